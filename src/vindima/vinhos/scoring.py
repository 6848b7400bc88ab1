"""Victory points at the end, their breakdown by source at any time, and the winners."""

from __future__ import annotations

from typing import Final

from vindima.vinhos.model import (
    FROM_ACCOUNT,
    FROM_MAJORITIES,
    FROM_MULTIPLIERS,
    MULTIPLIER_ROOM,
    PER_CASH,
    PER_CELLAR,
    PER_ENOLOGIST,
    PER_FULL_ESTATE,
    PER_VINEYARD,
    PER_WINERY,
    PLOTS,
    SOURCE_COUNT,
    SOURCES,
)
from vindima.vinhos.state import NO_SEAT, State

AT_THE_END: Final[tuple[int, ...]] = (
    PER_CELLAR,
    PER_VINEYARD,
    PER_ENOLOGIST,
    PER_CASH,
    PER_FULL_ESTATE,
    PER_WINERY,
)


def exported(state: State, seat: int) -> int:
    """The barrels that a seat has in the export area."""
    return state.export.count(seat)


def majorities(state: State, seat: int) -> int:
    """Points for the columns in which nobody has more barrels; a tie shares them, rounded down (V40)."""
    tables, players = state.tables, state.setup.players
    counts = [0] * (len(tables.export.majority_vp) * players)
    for slot, owner in enumerate(state.export):
        if owner != NO_SEAT:
            counts[tables.export.column[slot] * players + owner] += 1
    found = 0
    for column, points in enumerate(tables.export.majority_vp):
        own = counts[column * players + seat]
        if own:
            here = counts[column * players : column * players + players]
            if own == max(here):
                found += points // here.count(own)
    return found


def things(state: State, seat: int, multiplier: int) -> int:
    """How many items of a seat a multiplier counts."""
    if multiplier == PER_CASH:
        return state.cash[seat]
    found = 0
    for estate in state.estates(seat):
        if multiplier == PER_CELLAR:
            found += state.cellar[estate]
        elif multiplier == PER_VINEYARD:
            found += len(state.tiles[estate])
        elif multiplier == PER_ENOLOGIST:
            found += state.enologists[estate]
        elif multiplier == PER_WINERY:
            found += state.wineries[estate]
        elif len(state.tiles[estate]) + state.wineries[estate] == PLOTS:
            found += 1
    return found


def multiplied(state: State, seat: int) -> int:
    """Points of the multipliers that count at the end of the game."""
    found = 0
    for multiplier in AT_THE_END:
        first = multiplier * MULTIPLIER_ROOM
        for slot in range(state.tables.managers.multiplier_slots[multiplier]):
            if state.multipliers[first + slot] == seat:
                found += slot_points(state, seat, multiplier, slot)
    return found


def slot_points(state: State, seat: int, multiplier: int, slot: int) -> int:
    """The points that one slot of an end-of-game multiplier gives a seat."""
    tables = state.tables
    points = tables.managers.multiplier_vp[multiplier][slot] * things(state, seat, multiplier)
    if multiplier == PER_CASH:
        points //= tables.managers.cash_per[slot]
        if state.setup.cash_cap:
            points = min(points, tables.managers.cash_cap)
    return points


def at_the_end(state: State, seat: int) -> dict[int, int]:
    """The points that a seat would get if the game ended now, by source."""
    return {
        FROM_MAJORITIES: majorities(state, seat),
        FROM_ACCOUNT: state.tables.bank.account_vp[state.account[seat]],
        FROM_MULTIPLIERS: multiplied(state, seat),
    }


def score_the_end(state: State) -> None:
    """Score the end of the game for everyone."""
    for seat in range(state.setup.players):
        for source, points in at_the_end(state, seat).items():
            state.gain_points(seat, source, points)


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Points by source; before the end, including what the seat would score if the game ended now."""
    start = seat * SOURCE_COUNT
    found = dict(zip(SOURCES, state.points[start : start + SOURCE_COUNT], strict=True))
    if not state.over:
        for source, points in at_the_end(state, seat).items():
            found[SOURCES[source]] += points
    return found


def leaders(state: State) -> list[int]:
    """The seats with the most points and, among those, the most exported barrels."""
    ranks = [(state.score(seat), exported(state, seat)) for seat in range(state.setup.players)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def winners(state: State) -> list[int]:
    """The leaders with the most money; those still tied share the win (V41)."""
    tied = leaders(state)
    money = [state.cash[seat] + state.account[seat] for seat in tied]
    return [seat for seat, amount in zip(tied, money, strict=True) if amount == max(money)]
