"""`vindima serve` and `vindima play` in the browser: output and reasons not to start."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import closing

import pytest

import vindima
from vindima.cli import main
from vindima.cli.serve import checked_origin
from vindima.server.http.documents.pages import Pages


@pytest.fixture(autouse=True)
def pages(monkeypatch, tmp_path):
    """Pretend that the pages are built, and keep games in a temporary folder."""
    monkeypatch.setattr(Pages, "built", True)
    monkeypatch.setenv("VINDIMA_HOME", str(tmp_path))


def refused(capsys, *words: str) -> str:
    assert main(list(words)) == 2
    output = capsys.readouterr().err
    assert output.count("\n") == 1
    return str(output)


def test_help_documents_every_option(capsys):
    assert main(["serve", "--help"]) == 0
    output = capsys.readouterr().out
    for option in ("--host", "--port", "--database", "--workers", "--tables", "--rate", "--origin"):
        assert option in output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--port", "99999"], "cannot listen at 127.0.0.1 port 99999"),
        (["--host", "no.such.host.invalid"], "cannot listen at no.such.host.invalid"),
        (["--port", "0", "--database", "/no/such/folder/x.db"], "there is no folder /no/such/folder"),
        (["--port", "0", "--database", "mysql://x"], "only sqlite and postgresql are known"),
        (["--workers", "0"], "--workers is 0; it must be 1 or more"),
        (["--rate", "-1"], "--rate is -1.0; it must be 0 or more"),
    ],
)
def test_a_server_that_cannot_start_says_why(capsys, words, reason):
    assert reason in refused(capsys, "serve", *words)


def test_a_port_in_use_is_reported(capsys):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port}: Address already in use" in refused(capsys, "serve", "--port", port)


def test_missing_pages_are_reported(capsys, monkeypatch):
    monkeypatch.setattr(Pages, "built", False)
    assert "build_web.py" in refused(capsys, "serve", "--port", "0")


@pytest.mark.parametrize("words", [["--save", "x.jsonl"], ["--ask-forced"]])
def test_options_for_the_terminal_need_the_terminal(capsys, words):
    assert "is for a table in the terminal: add --terminal" in refused(capsys, "play", *words)


def test_a_database_in_use_is_reported(capsys, tmp_path):
    from vindima.server.database.access.store import Store

    with closing(Store(str(tmp_path / "tables.db"))):
        assert "another server is using it" in refused(capsys, "serve", "--port", "0")


CODE = """
import sys
from vindima.cli import main
from vindima.cli.serve import checked_origin
from vindima.server.http.documents.pages import Pages
if __name__ == "__main__":
    Pages.built = True
    sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def command(tmp_path):
    """A function that runs a command in the background; it is stopped at the end."""
    script = tmp_path / "run.py"
    script.write_text(CODE)
    started = []

    def run(*words: str) -> subprocess.Popen[str]:
        process = subprocess.Popen([sys.executable, str(script), *words], stdout=subprocess.PIPE, text=True)
        started.append(process)
        return process

    yield run
    for process in started:
        with process:
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=30) == 0


def printed_link(process) -> str:
    """The link to the table. The line before it names the version and the database."""
    started = process.stdout.readline()
    assert started.startswith(f"Vindima {vindima.__version__} is starting"), started
    assert "tables.db" in started
    line = process.stdout.readline()
    assert "/join/" in line, line
    return str(next(word for word in line.split() if word.startswith("http://")))


def seat_taken_by(link: str):
    """The response to a browser that follows the link."""
    address, _, _ = link.partition("/join/")
    headers = {"X-Vindima": "1", "Content-Type": "application/json"}
    body = json.dumps({"link": link}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/links", body, headers)) as response:
        return json.load(response)


def test_play_opens_a_table_and_links_to_a_seat(command):
    first = printed_link(command("play", "--no-browser", "--seats", "human:Ana,random"))
    assert seat_taken_by(first)["seat"] == 0
    # A second command uses the server of the first.
    guest = command("play", "viticulture", "--no-browser", "--seats", "human,human")
    second = printed_link(guest)
    assert guest.wait(timeout=30) == 0
    assert second.partition("/join/")[0] == first.partition("/join/")[0]
    assert seat_taken_by(second)["seat"] == 0


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("https://wine.example.org/", "https://wine.example.org"),
        ("HTTPS://Wine.example.org:443", "https://wine.example.org"),
        ("http://wine.example.org:8080", "http://wine.example.org:8080"),
        ("http://[::1]:80/", "http://[::1]"),
    ],
)
def test_an_origin_is_normalized_as_browsers_send_it(given, meant):
    assert checked_origin(given) == meant


@pytest.mark.parametrize(
    "given", ["wine.example.org", "https://x.org/path", "ftp://x.org", "https://a@b.org"]
)
def test_a_text_that_is_not_an_origin_is_refused(capsys, given):
    assert "not an origin" in refused(capsys, "serve", "--port", "0", "--origin", given)


def test_a_folder_without_a_site_is_refused(capsys, tmp_path):
    assert "vindima site" in refused(capsys, "serve", "--port", "0", "--site", str(tmp_path))
