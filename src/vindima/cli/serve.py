"""`vindima serve`: a server for everyone who can reach this machine."""

from __future__ import annotations

import os
import socket
import sys
from argparse import ArgumentParser, Namespace, _ActionsContainer
from contextlib import closing
from dataclasses import replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from vindima.cli.helped import add_number, later
from vindima.core.explain import BadData
from vindima.locale import Text

if TYPE_CHECKING:
    from vindima.server.http.app import Settings
    from vindima.server.people.mail import Post

__all__ = [
    "KEPT",
    "add_arguments",
    "add_settings",
    "checked_origin",
    "data_folder",
    "database",
    "listening_socket",
    "run",
    "settings_of",
]

HOST: Final = "127.0.0.1"
PORT: Final = 8470
TABLES: Final = 2000
CONNECTIONS: Final = 4000
RATE: Final = 20.0
LOGS: Final = ("text", "json")
KEPT: Final = ("finished", "idle", "browsers")
"""What is deleted by age: see `server.database.privacy.Rules`."""
TOKEN: Final = 16
"""The minimum length of the token for the metrics."""
PASSWORD: Final = "VINDIMA_SMTP_PASSWORD"
"""The environment variable with the password for the mail server."""
USUAL: Final = {"http": 80, "https": 443}
"""The default port of each scheme, which an origin omits."""


def data_folder() -> Path:
    """Where this user's games are kept: `VINDIMA_HOME`, or the system's folder for application data."""
    home = os.environ.get("VINDIMA_HOME")
    if home:
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Vindima"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Vindima"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vindima"


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima serve`."""
    parser.add_argument("--host", default=HOST, help=later("cli-help-serve-host", host=HOST))
    parser.add_argument("--port", type=int, default=PORT, help=later("cli-help-serve-port", port=str(PORT)))
    add_settings(parser)
    parser.add_argument("--origin", metavar="URL", help=later("cli-help-serve-origin"))
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help=later("cli-help-serve-trusted-proxy"),
    )
    add_number(parser, "connections", CONNECTIONS, "cli-help-serve-connections")
    parser.add_argument("--site", type=Path, metavar="FOLDER", help=later("cli-help-serve-site"))
    parser.add_argument(
        "--blocked-words", type=Path, metavar="FILE", help=later("cli-help-serve-blocked-words")
    )
    parser.add_argument("--smtp", metavar="URL", help=later("cli-help-serve-smtp"))
    parser.add_argument("--mail-from", metavar="ADDRESS", help=later("cli-help-serve-mail-from"))
    parser.add_argument("--private-hooks", action="store_true", help=later("cli-help-serve-private-hooks"))
    parser.add_argument("--metrics", type=Path, metavar="FILE", help=later("cli-help-serve-metrics"))
    parser.add_argument("--log", choices=LOGS, default=LOGS[0], help=later("cli-help-serve-log"))
    for name in KEPT:
        parser.add_argument(
            f"--keep-{name}", type=int, default=0, metavar="DAYS", help=later(f"cli-help-serve-keep-{name}")
        )


def add_settings(parser: _ActionsContainer) -> None:
    """Add the options that `serve` and `play` share."""
    parser.add_argument(
        "--database",
        metavar="URL",
        help=later("cli-help-serve-database"),
    )
    parser.add_argument("--workers", type=int, metavar="N", help=later("cli-help-serve-workers"))
    add_number(parser, "tables", TABLES, "cli-help-serve-tables")
    add_number(parser, "rate", RATE, "cli-help-serve-rate")


def database(arguments: Namespace) -> str:
    """The database given by `--database`, or the user's own."""
    if arguments.database is not None:
        return str(arguments.database)
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def listening_socket(host: str, port: int) -> socket.socket:
    """A listening socket; BadData explains why it cannot be opened."""
    if not 0 <= port < 1 << 16:
        raise BadData(f"cannot listen at {host} port {port}: ports go up to 65535")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(2048)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadData(f"cannot listen at {host} port {port}: {reason}") from error
    return listener


def at_least(name: str, value: Any, least: int) -> Any:
    """The value of an option; raises BadData if it is too small."""
    if value is not None and value < least:
        raise BadData(f"--{name} is {value}; it must be {least} or more")
    return value


def checked_proxy(text: str) -> str:
    """The address or network of a proxy."""
    try:
        return str(ip_network(text)) if "/" in text else str(ip_address(text))
    except ValueError as error:
        raise BadData(f"--trusted-proxy {text}: {error}") from error


def checked_origin(text: str | None) -> str | None:
    """The origin as browsers write it: scheme, host, and the port unless it is the default."""
    if text is None:
        return None
    parts = urlsplit(text.strip())
    try:
        port = parts.port
    except ValueError as error:
        raise BadData(f"--origin {text}: {error}") from error
    if parts.scheme not in USUAL or not parts.hostname or parts.path.strip("/") or parts.query or "@" in text:
        raise BadData(f"--origin {text} is not an origin: write, for example, https://wine.example.org")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, USUAL[parts.scheme]) else f":{port}")


def settings_of(arguments: Namespace, origin: str | None = None) -> Settings:
    """The server's settings; raises BadData if the server could not work with them."""
    from vindima.server.http.app import Settings
    from vindima.server.http.documents.pages import Pages

    for name, least in (("workers", 1), ("tables", 1), ("rate", 0)):
        at_least(name, getattr(arguments, name), least)
    if not Pages().built:
        raise BadData("the pages are not built: python build_web.py builds them in a checkout")
    return Settings(database(arguments), arguments.workers, arguments.tables, arguments.rate, origin)


def token_in(file: Path | None) -> str | None:
    """The token for the metrics, from a file: on the command line, everybody on the machine could read it."""
    if file is None:
        return None
    try:
        token = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"--metrics {file}: {error}") from error
    if len(token) < TOKEN or not token.isprintable() or " " in token:
        raise BadData(f"--metrics {file}: write one word of at least {TOKEN} letters into it")
    return token


def post_in(arguments: Namespace, origin: str | None) -> Post | None:
    """The mail server for sign-in links; raises BadData if a part of its settings is missing."""
    from vindima.server.people.mail import post_of

    if arguments.smtp is None:
        if arguments.mail_from is not None:
            raise BadData("--mail-from needs --smtp, the server that sends the mails")
        return None
    if arguments.mail_from is None:
        raise BadData("--smtp needs --mail-from, the sender of the mails")
    if origin is None:
        raise BadData("--smtp needs --origin: the links in mails lead there")
    return post_of(arguments.smtp, arguments.mail_from, os.environ.get(PASSWORD, ""))


def words_in(file: Path | None) -> Path | None:
    """The file with blocked words; raises BadData if it cannot be read."""
    from vindima.server.people.words import read_words

    if file is not None:
        try:
            read_words(file)
        except BadData as error:
            raise BadData(f"--blocked-words {error}") from error
    return file


def site_in(folder: Path | None) -> Path | None:
    """The folder of a site; raises BadData if it contains none."""
    if folder is not None and not (folder / "index.html").is_file():
        raise BadData(f"--site {folder}: there is no site; `vindima site {folder}` writes one")
    return folder


def run(arguments: Namespace) -> int:
    """Serve until interrupted."""
    from vindima.server.database.privacy import Rules
    from vindima.server.http.app import application
    from vindima.server.http.operations.logs import configure
    from vindima.server.http.serving import serve

    days = [at_least(f"keep-{name}", getattr(arguments, f"keep_{name}"), 0) for name in KEPT]
    configure(arguments.log)
    origin = checked_origin(arguments.origin)
    settings = replace(
        settings_of(arguments, origin),
        trusted_proxies=tuple(map(checked_proxy, arguments.trusted_proxy)),
        connections=at_least("connections", arguments.connections, 1),
        metrics_token=token_in(arguments.metrics),
        rules=Rules(*days),
        blocked_words=words_in(arguments.blocked_words),
        post=post_in(arguments, origin),
        private_hooks=arguments.private_hooks,
        site=site_in(arguments.site),
    )
    with closing(listening_socket(arguments.host, arguments.port)) as listener:
        app = application(settings)
        serve(app, listener, say_address, plain=arguments.log == "text")
    return 0


def say_address(address: str) -> None:
    print(Text().say("cli-serving", address=address), flush=True)
