"""Who wins, and where the points came from."""

from __future__ import annotations

from vindima.core.masks import bits
from vindima.viticulture import telling
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT, total_value
from vindima.viticulture.model import FROM_CELLARS, SOURCE_COUNT, SOURCES
from vindima.viticulture.state import State


def cellar_points(state: State, seat: int) -> int:
    """The points that a challenge gives for wines in the cellars at the end."""
    mat, points = state.tables.mat, state.setup.challenge.cellar_vp
    first = seat * WINE_COUNT
    return sum(
        points[cellar]
        for mask in state.wines[first : first + WINE_COUNT]
        for value in bits(mask)
        for cellar in range(len(points))
        if mat.cellar_least[cellar] <= value <= mat.cellar_most[cellar]
    )


def score_the_end(state: State) -> None:
    """Score the points that are awarded only at the end."""
    for seat in range(state.setup.players):
        found = cellar_points(state, seat)
        state.points[seat * SOURCE_COUNT + FROM_CELLARS] += found
        if state.events is not None:
            telling.points(state, seat, FROM_CELLARS, found)


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Points by source; before the end, including what the seat would score if the game ended now."""
    start = seat * SOURCE_COUNT
    found = dict(zip(SOURCES, state.points[start : start + SOURCE_COUNT], strict=True))
    if not state.over:
        found[SOURCES[FROM_CELLARS]] += cellar_points(state, seat)
    return found


def tie_break(state: State, seat: int) -> tuple[int, int, int, int]:
    """Points, then lira, then wine, then grapes (tie_break)."""
    wines = state.wines[seat * WINE_COUNT : seat * WINE_COUNT + WINE_COUNT]
    grapes = state.grapes[seat * COLOUR_COUNT : seat * COLOUR_COUNT + COLOUR_COUNT]
    return state.score(seat), state.lira[seat], total_value(wines), total_value(grapes)


def result(state: State) -> str:
    """In a solo game, `win`, `draw` or `loss` against the Automa (T25); otherwise empty."""
    if not state.setup.solo:
        return ""
    score = state.score(0)
    if state.lost or score < state.automa_vp:
        return "loss"
    return "draw" if score == state.automa_vp else "win"


def winners(state: State) -> list[int]:
    """The seats that have won: the solo player only by beating the Automa; a full tie is shared (T18)."""
    if state.setup.solo:
        return [0] if result(state) == "win" else []
    ranks = [tie_break(state, seat) for seat in range(state.setup.players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
