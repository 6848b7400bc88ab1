"""Where the seed of a table comes from, and how everybody can verify later that nobody chose it.

A shared deal has two steps. Each person's browser *seals* a random share: it sends the hash. When all seats
are taken and all shares are sealed, each browser *opens* its share. The seed is a hash of all shares and of
the server's salt, to which the server committed itself first. If anybody changes seats, or seals again, after
the first share was opened, a new round begins, in which all shares are new, and everybody is told.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from vindima.core.shuffle import SHARED, commitment_to, commitment_to_salt, seal_of, shared_seed
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import OPEN, PERSON, Seat, Stored
from vindima.server.wire import people as wire_people

__all__ = [
    "Kept",
    "chosen",
    "drawn",
    "opened",
    "proof",
    "ready_seed",
    "sealed",
    "seat_changed",
    "shared",
    "to_wire",
]

Kept = dict[str, Any]
"""A shuffle as it is stored, with its secrets."""


def drawn(seed: int) -> Kept:
    """The server has drawn the seed, and commits itself to it before the first answer."""
    salt = secrets.token_hex(16)
    return {"kind": "server", "salt": salt, "commitment": commitment_to(seed, salt)}


def chosen(seed: int) -> Kept:
    """The person who opened the table may know the seed, and with it every hand: so everybody is told."""
    return {"kind": "chosen", "seed": str(seed)}


def shared() -> Kept:
    """The people at the table will contribute; the server commits itself to its own part."""
    salt = secrets.token_hex(32)
    begin = {"kind": SHARED, "salt": salt, "commitment": commitment_to_salt(salt), "round": 0, "dealt": False}
    return next_round(begin)


# Rounds of a shared deal


def next_round(kept: Kept) -> Kept:
    """The same deal with all shares still to come. `bound` are the seats whose shares are being opened."""
    return {**kept, "round": kept["round"] + 1, "seals": {}, "shares": {}, "bound": None}


def contributors(seats: Sequence[Seat]) -> list[int]:
    """The seats whose browsers contribute: those that a person currently plays."""
    return [seat.seat for seat in seats if seat.kind == PERSON and not seat.stand_in]


def current(kept: Kept, seats: Sequence[Seat]) -> Kept:
    """The round in progress: a new one if other people sit here than when the first share was opened."""
    same = kept["dealt"] or kept["bound"] in (None, contributors(seats))
    return kept if same else next_round(kept)


def complete(kept: Kept, seats: Sequence[Seat]) -> bool:
    """True if every seat is taken and every share is sealed."""
    taken = all(seat.kind != OPEN for seat in seats)
    return taken and all(str(seat) in kept["seals"] for seat in contributors(seats))


def waiting(stored: Stored) -> Kept:
    """The shuffle of a table whose cards are not dealt yet; raises a Problem if there is no such deal."""
    kept = stored.shuffle or {}
    if kept.get("kind") != SHARED or kept["dealt"]:
        raise Problem("stale", "the cards are dealt")
    return current(kept, stored.seats)


def sealed(stored: Stored, seat: int, seal: str) -> Kept:
    """The shuffle after a seat has sealed a share."""
    kept = waiting(stored)
    if kept["bound"] is not None:
        kept = next_round(kept)
    return {**kept, "seals": {**kept["seals"], str(seat): seal}}


def opened(stored: Stored, seat: int, share: str) -> Kept:
    """The shuffle after a seat has opened its share; the last share settles the seed."""
    kept, name = waiting(stored), str(seat)
    if not complete(kept, stored.seats):
        raise Problem("stale", "not everybody has sealed a share")
    if kept["seals"].get(name) != seal_of(kept["commitment"], seat, share):
        raise Problem("bad-request", "this is not the share that the seat has sealed")
    bound = contributors(stored.seats)
    shares = {**kept["shares"], name: share}
    return {**kept, "bound": bound, "shares": shares, "dealt": len(shares) == len(bound)}


def seat_changed(stored: Stored, seat: int) -> Kept | None:
    """The shuffle after another player has taken a seat; None if that changes nothing."""
    kept = stored.shuffle or {}
    if kept.get("kind") != SHARED or kept["dealt"]:
        return None
    kept = current(kept, stored.seats)
    if kept["bound"] is not None:
        kept = next_round(kept)
    seals = {name: seal for name, seal in kept["seals"].items() if name != str(seat)}
    alone = not contributors(stored.seats) and complete(kept, stored.seats)
    return {**kept, "seals": seals, "dealt": alone}


def ready_seed(stored: Stored) -> int | None:
    """The seed of a shared deal, once it is settled."""
    kept = stored.shuffle or {}
    if kept.get("kind") != SHARED or not kept["dealt"]:
        return None
    return shared_seed(kept["salt"], {int(seat): share for seat, share in kept["shares"].items()})


# What others see of it


def to_wire(stored: Stored) -> wire_people.Shuffle:
    """The shuffle as everybody at the table may know it."""
    kept = stored.shuffle or {}
    found: wire_people.Shuffle = {
        "kind": kept.get("kind", "server"),
        "seed": kept.get("seed"),
        "commitment": kept.get("commitment"),
        "round": 0,
        "dealt": True,
        "opening": False,
        "seals": {},
        "opened": [],
    }
    if found["kind"] == SHARED:
        kept = current(kept, stored.seats)
        found["round"], found["dealt"], found["seals"] = kept["round"], kept["dealt"], kept["seals"]
        found["opening"] = not kept["dealt"] and complete(kept, stored.seats)
        found["opened"] = sorted(map(int, kept["shares"]))
    return found


def proof(stored: Stored) -> dict[str, Any]:
    """The proof that is added to the header of a finished game's record, for `vindima replay --verify`."""
    kept = stored.shuffle or {}
    found: Kept = {name: kept[name] for name in ("kind", "salt", "commitment", "shares") if name in kept}
    if "shares" in found:
        found["seals"] = {seat: kept["seals"][seat] for seat in kept["shares"]}
    return found if "salt" in found else {}
