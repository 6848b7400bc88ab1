"""`vindima admin`: what operators of a server do with its database."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from vindima.cli.helped import later
from vindima.cli.serve import database
from vindima.core.record import write_whole

__all__ = ["VERBS", "add_arguments", "run"]

LISTED: Final = 50
ON_ONE: Final = ("show", "close", "delete", "export")
ON_BROWSER: Final = ("ban", "unban", "mute", "unmute")
VERBS: Final = (
    "list",
    *ON_ONE,
    "purge",
    *ON_BROWSER,
    "reports",
    "resolve",
    "ratings",
    "stats",
    "check",
    "backup",
    "restore",
)
"""The subcommands; the catalogues explain each."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima admin`."""
    parser.add_argument("--database", metavar="URL", help=later("cli-help-serve-database"))
    verbs = parser.add_subparsers(dest="verb", metavar="what", required=True)

    def add(name: str) -> ArgumentParser:
        help = later(f"cli-help-admin-{name}")
        return verbs.add_parser(name, help=help, description=help)

    add("list").add_argument(
        "--most", type=int, default=LISTED, metavar="N", help=later("cli-help-admin-most")
    )
    for name in ON_ONE:
        one = add(name)
        one.add_argument("table", help=later("cli-help-admin-table"))
        if name == "export":
            one.add_argument("file", type=Path, help=later("cli-help-admin-file"))
    purge = add("purge")
    purge.add_argument("--days", type=int, required=True, metavar="N", help=later("cli-help-admin-days"))
    purge.add_argument("--running", action="store_true", help=later("cli-help-admin-running"))
    purge.add_argument("--browsers", action="store_true", help=later("cli-help-admin-browsers"))
    for name in ON_BROWSER:
        add(name).add_argument("browser", type=int, help=later("cli-help-admin-browser"))
    add("reports")
    add("resolve").add_argument("report", type=int, help=later("cli-help-admin-report"))
    add("ratings")
    add("stats")
    add("check")
    for name in ("backup", "restore"):
        add(name).add_argument("file", type=Path, help=later("cli-help-admin-file"))


def run(arguments: Namespace) -> int:
    """Run the subcommand. Every result is one JSON object per line, for people and programs alike."""
    from vindima.server.database import admin

    address, verb = database(arguments), arguments.verb
    if verb in ("backup", "restore"):
        (admin.backup if verb == "backup" else admin.restore)(address, arguments.file)
        say({"done": verb, "file": str(arguments.file)})
        return 0
    if verb in ("list", "show", "export", "reports", "stats", "check"):
        return looked(address, arguments)
    if verb in (*ON_BROWSER, "resolve"):
        return moderated(address, arguments)
    return changed(address, arguments)


def looked(address: str, arguments: Namespace) -> int:
    """The commands that change nothing and may run beside a server."""
    from vindima.server.database import admin
    from vindima.server.database.access import rows
    from vindima.server.database.people import moderation

    broken = 0
    with admin.looking(address) as connection:
        if arguments.verb == "list":
            for row in admin.tables(connection, arguments.most):
                say(line_of(row, rows.stamp(row.updated)))
        elif arguments.verb == "show":
            stored = rows.stored(connection, arguments.table)
            seats = [] if stored is None else [seat._asdict() for seat in stored.seats]
            places = [] if stored is None else [(place.browser, place.seat) for place in stored.places]
            say({"table": arguments.table, "found": stored is not None, "seats": seats, "browsers": places})
        elif arguments.verb == "export":
            write_whole(arguments.file, admin.export(connection, arguments.table))
            say({"done": "export", "file": str(arguments.file)})
        elif arguments.verb == "reports":
            for row in moderation.reports(connection):
                say(report_of(row, rows.stamp(row.at)))
        elif arguments.verb == "stats":
            say(admin.statistics(connection))
        else:
            count = 0
            for fault in admin.faults(connection):
                broken += 1
                say({"database": fault})
            for id, reason in admin.broken_tables(connection):
                count += 1
                if reason is not None:
                    broken += 1
                    say({"table": id, "broken": reason})
            say({"checked": count, "broken": broken})
    return 1 if broken else 0


def changed(address: str, arguments: Namespace) -> int:
    """The commands that change the database."""
    from vindima.server.database import admin

    verb = arguments.verb
    with admin.changing(address) as connection:
        if verb == "purge":
            gone = admin.purge(connection, arguments.days, arguments.running, arguments.browsers)
            say({"done": verb, **gone})
        elif verb == "ratings":
            say({"done": verb, **admin.rate_again(connection)})
        else:
            (admin.close_table if verb == "close" else admin.delete_table)(connection, arguments.table)
            say({"done": verb, "table": arguments.table})
    return 0


def moderated(address: str, arguments: Namespace) -> int:
    """The commands about people, which take effect in a running server by themselves."""
    from vindima.server.database import admin

    verb = arguments.verb
    with admin.beside(address) as connection:
        if verb == "resolve":
            admin.resolve(connection, arguments.report)
            say({"done": verb, "report": arguments.report})
        else:
            field = "banned" if verb.endswith("ban") else "muted"
            admin.set_browser(connection, arguments.browser, **{field: not verb.startswith("un")})
            say({"done": verb, "browser": arguments.browser})
    return 0


def report_of(row: Any, at: str) -> dict[str, Any]:
    """A report: the line and its author, who reports it, and why."""
    table = {"table": row.table_id, "line": row.number}
    return {
        "report": row.id,
        "at": at,
        **table,
        "browser": row.browser,
        "name": row.name,
        "text": row.text,
        "reported_by": row.reporter,
        "reason": row.reason,
    }


def line_of(row: Any, updated: str) -> dict[str, Any]:
    names = ("id", "game", "year", "over", "closed")
    return {**{name: getattr(row, name) for name in names}, "updated": updated}


def say(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False), flush=True)
