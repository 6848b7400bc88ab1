"""The report of a siege as a Markdown page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.siege.besieged import passed

__all__ = ["Report", "measured"]


class Report:
    """The report's paragraphs and tables, and all faults."""

    def __init__(self) -> None:
        self.lines = ["# Siege", ""]
        self.faults: list[str] = []

    def say(self, *lines: str) -> None:
        """Add a paragraph."""
        self.lines += [*lines, ""]

    def fault(self, what: str) -> None:
        self.faults.append(what)

    def table(self, titles: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        written = [" | ".join(map(shown, row)) for row in rows]
        line = "| --- " * len(titles) + "|"
        self.say(f"| {' | '.join(titles)} |", line, *(f"| {row} |" for row in written))

    def text(self) -> str:
        verdict = [f"- {fault}" for fault in self.faults] or ["No faults were found."]
        return "\n".join([*self.lines, "## Verdict", "", *verdict, ""])

    # Parts

    def fuzz(self, found: dict[str, Any]) -> None:
        """Random requests."""
        state = "unchanged" if found["unchanged"] else "**changed**"
        statuses = ", ".join(f"{status}: {count}" for status, count in found["statuses"].items())
        self.say(
            "## Fuzzed requests",
            "",
            f"{found['requests']:,} requests by {found['attackers']} attackers to {found['endpoints']} "
            f"endpoints, a tenth of them uploads of corrupted records; {len(found['errors'])} server errors "
            f"or lost connections. Other people's tables were {state}. {found['seconds']} s.",
            "",
            f"Statuses: {statuses}.",
        )
        for error in found["errors"][:20]:
            self.fault(f"fuzz: {error}")
        if not found["unchanged"]:
            self.fault("fuzz: something that belongs to others has changed")

    def kills(self, found: Sequence[dict[str, Any]]) -> None:
        """Killed servers."""
        self.say("## Killed servers")
        titles = (
            "database",
            "servers",
            "kills",
            "games",
            "acknowledged answers",
            "lost",
            "broken tables",
            "s",
        )
        names = ("database", "servers", "kills", "games", "acknowledged", "lost", "broken", "seconds")
        self.table(titles, ([counted(one[name]) for name in names] for one in found))
        for one in found:
            for what in [*one["lost"], *one["broken"]]:
                self.fault(f"kills on {one['database']}: {what}")

    def clocks(self, found: dict[str, Any]) -> None:
        """Clocks, jobs and notices on two servers, one of which is killed again and again."""
        self.say("## Clocks, jobs and notices")
        self.table([name.replace("_", " ") for name in found], [[counted(value) for value in found.values()]])
        for name, value in found.items():
            if value and name.endswith(("_lost", "_twice", "_unplayed")):
                self.fault(f"clocks, jobs and notices: {value} {name.replace('_', ' ')}")

    def outages(self, found: Sequence[dict[str, Any]]) -> None:
        """Outages of what a server needs."""
        self.say("## Outages")
        titles = (
            "outage",
            "acknowledged during it",
            "refused",
            "healthy during it",
            "recovered after s",
            "lost",
        )
        rows = []
        for one in found:
            if "impossible" in one:
                rows.append([one["outage"], f"not possible here: {one['impossible']}", *[""] * 4])
                continue
            names = ("outage", "acknowledged", "refused", "healthy", "recovered", "lost")
            rows.append([counted(one[name]) for name in names])
            if not one["passed"]:
                self.fault(f"outage {one['outage']}: the server did not recover")
        self.table(titles, rows)

    def attacks(self, found: Sequence[dict[str, Any]], before: Sequence[dict[str, Any]] = ()) -> None:
        """Attacks on this server, and perhaps on an older one."""
        self.say(
            "## Attacks",
            "",
            "Memory in MB and other people's turns in ms (p99; a turn reads the state and answers): before, "
            "during and after an attack. *Bot* is how long another person waits for a bot in ms, *CPU* the "
            "fraction of a core that the server itself used, *disk* how many MB it wrote.",
        )
        titles = ("attack", "server", "memory", "p99", "bot", "CPU", "disk", "turns failed", "fault")
        older = {one["attack"]: one for one in before}
        rows = []
        for one in found:
            if one["attack"] in older:
                rows.append(measured("older", older[one["attack"]]))
            rows.append(measured("this", one))
            for fault in passed(one):
                self.fault(f"attack {one['attack']}: {fault}")
        self.table(titles, rows)

    def proxies(self, found: Sequence[dict[str, Any]]) -> None:
        """The configurations of proxies."""
        self.say("## Proxies")
        for one in found:
            name = one["proxy"]
            if not one["installed"]:
                self.say(f"{name} is not installed.")
                continue
            checks = {what: holds for what, holds in one.items() if isinstance(holds, bool)}
            self.say(f"{name}: " + ", ".join(f"{what}: {shown(holds)}" for what, holds in checks.items()))
            for what, holds in checks.items():
                if not holds:
                    self.fault(f"{name}: {what}")


def measured(server: str, one: dict[str, Any]) -> list[Any]:
    """A row of the table of attacks."""
    memory, turns = (
        " → ".join(f"{one[f'{name}_{when}']:.0f}" for when in ("before", "during", "after"))
        for name in ("memory", "p99")
    )
    bot = f"{one['bot_before']:.0f} → {one['bot_during']:.0f}"
    faults = ", ".join(passed(one)) or "none"
    return [one["attack"], server, memory, turns, bot, one["processor"], one["disk"], one["failures"], faults]


def counted(value: Any) -> Any:
    """The length of a list; any other value unchanged."""
    return len(value) if isinstance(value, list) else value


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.2f}"
    return "never" if value is None else str(value)
