"""The configurations in `deploy` for nginx and Caddy, in front of a real server.

Each installed proxy runs with our file, in which only ports and certificates are replaced.
"""

from __future__ import annotations

import http.client
import json
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from tests.siege.servers import Server

__all__ = ["PROXIES", "proxied"]

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
NAME: Final = "wine.example.org"
RATE: Final = 1
"""How many changes per second one browser may make; the burst is ten times as large."""
ANA: Final = "127.0.0.5"
EVE: Final = "127.0.0.6"
PATIENCE: Final = 30.0


def free_port() -> int:
    with closing(socket.socket()) as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """The command that runs nginx with our configuration."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = re.sub(r"listen \[::\]:443 ssl;", "", site).replace("listen 443", f"listen 127.0.0.1:{port}")
    site = re.sub(r"/etc/letsencrypt/\S+/(fullchain|privkey)\.pem", rf"{folder}/\1.pem", site)
    (folder / "site").write_text(site.replace("127.0.0.1:8470", f"127.0.0.1:{server}"))
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{place}_temp_path {folder}/{place};" for place in places)
    site = f"http {{ access_log off; {temporary} include site; }}"
    whole = f"pid {folder}/pid; error_log {folder}/log; events {{}} {site}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    """The command that runs Caddy with our configuration."""
    site = (DEPLOY / "Caddyfile").read_text("utf-8")
    ours = f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/fullchain.pem {folder}/privkey.pem"
    site = site.replace(f"{{$VINDIMA_HOST:{NAME}}} {{", ours, 1)
    site = site.replace("127.0.0.1:8470", f"127.0.0.1:{server}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES: Final = {"nginx": nginx, "caddy": caddy}


@contextmanager
def running(name: str, folder: Path, server: int) -> Iterator[int]:
    """The port of a proxy that runs while the block does."""
    port = free_port()
    subject = ["-subj", f"/CN={NAME}", "-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *subject],
        check=True,
        capture_output=True,
    )
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(PROXIES[name](folder, port, server), stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while not accepts(port):
            assert process.poll() is None, (folder / "proxy.log").read_text("utf-8")
            assert time.monotonic() < end
            time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait()


def accepts(port: int) -> bool:
    with closing(socket.socket()) as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


class Visitor:
    """A browser that reaches the server through the proxy."""

    def __init__(self, port: int, address: str) -> None:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        line = socket.create_connection(("127.0.0.1", port), PATIENCE, (address, 0))
        self.line = http.client.HTTPSConnection(NAME, timeout=PATIENCE)
        self.line.sock = context.wrap_socket(line, server_hostname=NAME)
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None, **more: str) -> http.client.HTTPResponse:
        headers = {"X-Vindima": "1", "Content-Type": "application/json", "Origin": f"https://{NAME}"}
        content = None if body is None else json.dumps(body)
        self.line.request(method, f"/api{path}", content, {**headers, "Cookie": self.cookie, **more})
        response = self.line.getresponse()
        if given := response.headers.get("Set-Cookie"):
            self.cookie = given.partition(";")[0]
        return response


def proxied(name: str) -> dict[str, Any]:
    """The checks behind a proxy, if it is installed."""
    if shutil.which(name) is None:
        return {"proxy": name, "installed": False}
    words = ("--origin", f"https://{NAME}", "--trusted-proxy", "127.0.0.1", "--rate", str(RATE))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), *words) as server,
        running(name, Path(folder), server.port) as port,
    ):
        found = {"proxy": name, "installed": True, **seen(port)}
    return {**found, "passed": all(found.values())}


def seen(port: int) -> dict[str, bool]:
    """Check what two people see behind the proxy."""
    ana = Visitor(port, ANA)
    response = ana.ask("PUT", "/me", {"name": "Ana"})
    response.read()
    cookie = response.headers.get("Set-Cookie", "")
    found = {
        "secure cookie": cookie.startswith("__Host-") and "secure" in cookie.lower(),
        "HSTS": "Strict-Transport-Security" in response.headers,
    }
    table = json.loads(ana.ask("POST", "/tables", {"game": "vinhos", "seats": [{"kind": "open"}] * 2}).read())
    listener = Visitor(port, ANA)
    listener.cookie = ana.cookie
    begin = time.monotonic()
    stream = listener.ask("GET", f"/tables/{table['id']}/events")
    found["events at once"] = stream.readline().startswith(b"event: ") and time.monotonic() - begin < 10
    eve = Visitor(port, EVE)
    statuses = []
    for number in range(15 * RATE):
        # Each request has another forged address and another invented cookie.
        eve.cookie = f"__Host-vindima={number:043d}"
        forged = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "http"}
        response = eve.ask("POST", "/links", {"link": "/join/x"}, **forged)
        statuses.append(response.status)
        response.read()
    found["forged addresses do not count"] = 429 in statuses
    response = ana.ask("PUT", "/me", {"name": "Ana"})
    response.read()
    found["others are not limited"] = response.status == 200
    large = ana.ask("POST", "/tables", {"game": "x" * 1_200_000})
    # Caddy 2.6 aborts the request to the server and reports that as 502.
    found["large bodies are refused"] = large.status in (413, 502)
    return found
