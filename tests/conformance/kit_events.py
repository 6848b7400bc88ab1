"""The promises about events: they cover every change that a reader sees and reveal no hidden information."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from tests.conformance.kit import LONGEST, Case, every_case, exact, seats_and_spectator
from vindima.core.events import Event
from vindima.core.play import applied
from vindima.core.preview import changes

__all__ = ["check_covered", "check_nothing_hidden", "heard", "uncovered"]

DERIVED = {
    "vinhos": ("moves", "next_production", "value", "breakdown", "tax_space", "discs", "points", "prizes"),
    "viticulture": ("breakdown", "served"),
}
"""For each game, the parts of a view that follow from other parts."""
SIGNS = {
    "lira": 1,
    "pay": -1,
    "residual": 1,
    "lose-residual": -1,
    "points": 1,
    "lose-points": -1,
    "cash": 1,
    "pay-cash": -1,
    "toll": 1,
    "account": 1,
    "pay-account": -1,
    "fair-points": 1,
}
"""The sign of the change, for events whose number is its size."""
COUNTED = ("lira", "residual", "score", "cash", "account", "fair_points")
"""The parts of a seat whose changes are the sums of these events."""


def heard(events: list[Event], game: str, reader: int | None) -> list[dict[str, Any]]:
    """The events that a reader may know, as JSON."""
    return [
        {**event.message(game, reader).to_dict(), "seat": event.seat, "paths": list(event.paths)}
        for event in events
        if event.heard_by(reader)
    ]


def uncovered(
    game: str, before: dict[str, Any], after: dict[str, Any], events: list[dict[str, Any]]
) -> Iterator[str]:
    """The changes between two views of a reader that no event explains."""
    paths = [path for event in events for path in event["paths"]]
    for change in changes(before, after):
        if any(part in DERIVED[game] for part in change["path"]):
            continue
        path = "/".join(map(str, change["path"]))
        if not any(path == known or path.startswith(f"{known}/") for known in paths):
            yield f"{path}: {change['before']!r} became {change['after']!r}"
    yield from miscounted(before, after, events)


def miscounted(before: dict[str, Any], after: dict[str, Any], events: list[dict[str, Any]]) -> Iterator[str]:
    """The numbers of a seat that changed by another amount than their events add up to."""
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        for part in COUNTED:
            if part not in old:
                continue
            total = sum(amount_of(event) for event in events if f"seats/{seat}/{part}" in event["paths"])
            if new[part] - old[part] != total:
                yield f"seats/{seat}/{part}: {old[part]} became {new[part]}, but events total {total:+}"


def amount_of(event: dict[str, Any]) -> int:
    """The change that an event reports."""
    kind = event["key"].partition("-event-")[2]
    args = event["args"]
    return SIGNS.get(kind, 0) * int(args.get("amount", args.get("points", 0)))


def check_covered(case: Case, seed: int, everyone: bool = False) -> int:
    """Events cover every change that a reader sees in a random game. Returns the number of events."""
    chance = random.Random(seed)
    position = case.new(seed)
    count = 0
    readers: list[int | None] = seats_and_spectator(position) if everyone else [None, seed % case.players]
    views = {reader: position.view(reader) for reader in readers}
    for _ in range(LONGEST):
        if position.over:
            return count
        token = position.token(code := chance.choice(position.legal))
        events = applied(position, code)
        count += len(events)
        for reader in readers:
            view = position.view(reader)
            missing = [*uncovered(case.game.name, views[reader], view, heard(events, case.game.name, reader))]
            assert not missing, f"{case}, seed {seed}, reader {reader}, after {token!r}: {missing}"
            views[reader] = view
    raise AssertionError(f"no end after {LONGEST} answers")


def check_nothing_hidden(case: Case, seed: int, every: int = 5) -> int:
    """If a reader cannot tell two positions apart before and after an answer, the events are the same too.

    Returns how many positions were compared.
    """
    chance = random.Random(seed)
    position = case.new(seed)
    name = case.game.name
    compared = 0
    for number in range(LONGEST):
        if position.over:
            return compared
        code = chance.choice(position.legal)
        others = []
        if number % every == 0:
            others = [
                (reader, position.determinize(reader, number)) for reader in seats_and_spectator(position)
            ]
        events = applied(position, code)
        for reader, other in others:
            if code not in other.legal:
                continue
            imagined = applied(other, code)
            if exact(other.view(reader)) != exact(position.view(reader)):
                continue
            compared += 1
            expected = json.dumps(heard(events, name, reader))
            assert expected == json.dumps(heard(imagined, name, reader)), f"a leak to reader {reader}"
    raise AssertionError(f"no end after {LONGEST} answers")


def main() -> None:
    """Check many random games of both games: `python -m tests.conformance.kit_events [GAMES]`."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    cases = [case for case in every_case() if not case.options]
    events = 0
    for number in range(games):
        events += check_covered(cases[number % len(cases)], seed=1000 + number, everyone=True)
    print(f"{games} games, {events} events, every change that a reader saw was covered")


if __name__ == "__main__":
    main()
