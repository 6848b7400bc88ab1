"""What the box of Vinhos holds and how the end is scored, from the rulebook and independent of the engine.

Nothing here uses the engine's own counting. It reads the fields of a position, and takes numbers printed only
on the board from their data files rather than from the engine's tables.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib import resources
from itertools import chain
from typing import Any

from vindima.vinhos.model import (
    DOURO,
    ESTATES,
    EXPERTS,
    FEATURES,
    MINHO,
    MULTIPLIERS,
    NO_REGION,
    REGIONS,
    SOURCES,
)
from vindima.vinhos.state import NO_SEAT, NOT_PRESENTED, State

CUBES = 15
BARRELS = 8
DISCS = 9
DISCS_OFF_THE_MAP = 5  # scoring track, turn order, fair track, account, investment
EXPERT_LIMIT = 6
ENOLOGISTS = 8
PORTO_TILES = 6
VINTAGES = 9
YEARS = 6
WINERIES = {2: 8, 3: 12, 4: 16}
CELLARS = {2: 5, 3: 7, 4: 9}
REGIONS_IN_PLAY = {2: 6, 3: 7, 4: 8}
COURT_SPACES = 9
MULTIPLIER_SLOTS = 4  # places reserved for each multiplier in the state
VALUES = {
    "cellars": (4, 2),
    "vineyards": (2, 1),
    "enologists": (4, 2),
    "full_estates": (4, 2),
    "wineries": (2, 1),
}
BAGOS_A_POINT = (1, 2)
CASH_CAP = 16


@cache
def printed(name: str) -> dict[str, Any]:
    """A data file of the package."""
    found = resources.files("vindima.vinhos").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(found)


@cache
def tile_colours() -> list[str]:
    """The colour of each vineyard, region by region."""
    return [tile["colour"] for region in REGIONS for tile in printed("vineyards")[region]["tiles"]]


@cache
def box_rooms() -> list[int]:
    """How many cubes each region's box holds."""
    return [number(entry["room"]) for entry in printed("regions")["rooms"]["regions"]]


def tiles_in(mask: int) -> list[int]:
    """The expert tiles of a bit mask."""
    return [tile for tile in range(EXPERTS) if mask >> tile & 1] if mask else []


def number(entry: Any) -> int:
    """A printed number, with or without a source."""
    return int(entry["value"] if isinstance(entry, dict) else entry)


def own(state: State, seat: int) -> range:
    """The estates of a seat."""
    return range(ESTATES * seat, ESTATES * seat + ESTATES)


def open_steps(state: State, name: str) -> list[Any]:
    return [frame for frame in state.stack if frame.step.name == name]


# Supplies


def check_supplies(position: State) -> None:
    """Every piece in the box is in exactly one possible place."""
    check_cubes(position)
    check_barrels(position)
    check_experts(position)
    check_buildings(position)
    check_vineyards(position)
    check_estates(position)
    check_wines(position)
    check_years(position)
    check_fair(position)
    for seat in range(position.players):
        check_seat(position, seat)


def check_cubes(state: State) -> None:
    assert state.cubes_left + sum(state.cubes) + sum(state.waiting) == CUBES
    assert state.cubes_left >= 0
    for region, room in enumerate(box_rooms()):
        assert 0 <= state.cubes[region] <= (room if state.in_play >> region & 1 else 0)
    for estate, waiting in enumerate(state.waiting):
        room = state.wineries[estate] + state.cellar[estate] if state.region[estate] == NO_REGION else 0
        assert 0 <= waiting <= room, "a waiting cube lies on no tile"


def check_barrels(state: State) -> None:
    for seat in range(state.players):
        court = state.court[COURT_SPACES * seat : COURT_SPACES * seat + COURT_SPACES]
        out = state.sales.count(seat) + state.export.count(seat) + state.multipliers.count(seat)
        assert state.barrels[seat] + out + sum(court) == BARRELS
        assert state.barrels[seat] >= 0
        assert all(count >= 0 for count in court)
        for space in range(len(MULTIPLIERS) if seat in state.multipliers else 0):
            slots = state.multipliers[MULTIPLIER_SLOTS * space : MULTIPLIER_SLOTS * space + MULTIPLIER_SLOTS]
            assert slots.count(seat) <= 1, "two barrels of one player on a multiplier"


def check_experts(state: State) -> None:
    held = [*chain(*state.expert_decks)]
    for seat in range(state.players):
        mine = tiles_in(state.up[seat] | state.down[seat])
        assert not state.up[seat] & state.down[seat]
        assert not state.plays[seat] & ~state.up[seat], "an expert is played that is not face up"
        returning = any(frame.seat == seat for frame in open_steps(state, "return-expert"))
        assert len(mine) <= EXPERT_LIMIT + returning
        held += mine
    assert sorted(held) == list(range(EXPERTS))
    for feature, deck in enumerate(state.expert_decks):
        assert all(tile * len(FEATURES) // EXPERTS == feature for tile in deck)


def check_buildings(state: State) -> None:
    moving = len(open_steps(state, "rehouse"))
    assert state.enologists_left + sum(state.enologists) + moving == ENOLOGISTS
    assert state.wineries_left + sum(state.wineries) == WINERIES[state.players]
    assert state.cellars_left + sum(state.cellar) == CELLARS[state.players]
    porto = PORTO_TILES if state.in_play >> DOURO & 1 else 0
    assert state.porto_left + sum(state.porto) == porto
    left = (state.enologists_left, state.wineries_left, state.cellars_left, state.porto_left, *state.porto)
    assert min(left) >= 0


def check_vineyards(state: State) -> None:
    in_play = [region for region in range(len(REGIONS)) if state.in_play >> region & 1]
    assert len(in_play) == REGIONS_IN_PLAY[state.players]
    held = [*chain(*state.decks, *state.tiles)]
    held += [frame.memo[0] for frame in open_steps(state, "place-vineyard")]
    assert sorted(held) == [4 * region + tile for region in in_play for tile in range(4)]
    for region, deck in enumerate(state.decks):
        assert all(tile // 4 == region for tile in deck)


def check_estates(state: State) -> None:
    colours = tile_colours()
    for estate, tiles in enumerate(state.tiles):
        assert len(tiles) + state.wineries[estate] <= 3
        assert len(tiles) <= 2
        assert 0 <= state.enologists[estate] <= state.wineries[estate] <= 2
        assert state.cellar[estate] in (0, 1)
        if tiles:
            assert {tile // 4 for tile in tiles} == {state.region[estate]}
            assert len({colours[tile] for tile in tiles}) == 1
        else:
            assert state.region[estate] == NO_REGION
        assert not (state.region[estate] == MINHO and state.cellar[estate])


def check_wines(state: State) -> None:
    for estate, store in enumerate(state.wines):
        assert len(store) == 4
        if not any(store):
            continue
        assert all(wine == 0 or wine >> 4 > 0 for wine in store), "a wine without value"
        assert state.cellar[estate] or not any(store[2:]), "a wine older than two years without a cellar"
        assert all(wine == 0 or state.in_play >> (wine & 7) & 1 for wine in store)


def check_years(state: State) -> None:
    assert 0 <= state.year <= YEARS
    assert len(state.vintages) == VINTAGES - max(1, state.year)
    assert len({0, state.vintage, *state.vintages}) == len(state.vintages) + (2 if state.year > 1 else 1)
    assert (state.vintage == 0) == (state.year < 2), "vintage 0 belongs to the first year only"
    assert sorted(state.order) == list(range(state.players))
    placed = [seat for seat in state.lower if seat != NO_SEAT]
    assert len(set(placed)) == len(placed)
    last_space = len(printed("fair")["tracks"]["points"]) - 1
    assert all(0 <= space <= last_space for space in state.features)


def check_fair(state: State) -> None:
    for seat in range(state.players):
        presented = state.fair_tile[seat] != NOT_PRESENTED
        assert state.fair_slots.count(seat) == presented
        assert not presented or 0 <= state.fair_tile[seat] <= 4
        assert state.plays[seat].bit_count() <= max(0, state.fair_tile[seat])
        assert state.fair_points[seat] >= 0


def check_seat(state: State, seat: int) -> None:
    assert state.cash[seat] >= 0
    assert 0 <= state.account[seat] <= 24
    assert -2 <= state.investment[seat] <= 3
    discs = sum(state.region[estate] != NO_REGION for estate in own(state, seat))
    assert discs + DISCS_OFF_THE_MAP <= DISCS
    assert 0 <= state.marker[seat] < 9


# Scores


def check_scores(position: State) -> None:
    """Final scoring, sums and winners follow the rulebook."""
    for seat in range(position.players):
        found = position.breakdown(seat)
        assert found["majorities"] == majorities(position, seat)
        assert found["account"] == balance(position.account[seat])
        assert found["multipliers"] == multipliers(position, seat)
        assert found["empty_account"] <= 0
        assert found["empty_account"] % 2 == 0
        assert all(points >= 0 for source, points in found.items() if source != "empty_account")
        gained = position.points[len(SOURCES) * seat : len(SOURCES) * seat + len(SOURCES)]
        assert position.scores[seat] == sum(gained)
        if position.over:
            assert position.scores[seat] == sum(found.values())
    assert position.winners == (winners(position) if position.over else [])


def majorities(state: State, seat: int) -> int:
    """The most barrels in a column score its points; tied seats share them, rounding down."""
    export = printed("export")
    column_of = [slot["column"] for slot in export["slots"]]
    found = 0
    for column in export["columns"]:
        barrels = Counter(
            owner
            for owner, of in zip(state.export, column_of, strict=True)
            if of == column["number"] and owner != NO_SEAT
        )
        first = [other for other, count in barrels.items() if count == max(barrels.values())]
        if seat in first:
            found += number(column["majority_vp"]) // len(first)
    return found


def balance(account: int) -> int:
    """The points printed beside this balance."""
    rows = printed("bank")["account_vp"]["spaces"]
    (points,) = [number(row["vp"]) for row in rows if row["from"] <= account <= row["to"]]
    return points


def multipliers(state: State, seat: int) -> int:
    """The points for what the seat's barrels on multipliers count; the left slot is worth more."""
    counts = {
        "cellars": sum(state.cellar[estate] for estate in own(state, seat)),
        "vineyards": sum(len(state.tiles[estate]) for estate in own(state, seat)),
        "enologists": sum(state.enologists[estate] for estate in own(state, seat)),
        "wineries": sum(state.wineries[estate] for estate in own(state, seat)),
        "full_estates": sum(
            len(state.tiles[estate]) + state.wineries[estate] == 3 for estate in own(state, seat)
        ),
    }
    found = 0
    for space, name in enumerate(MULTIPLIERS):
        slots = state.multipliers[MULTIPLIER_SLOTS * space : MULTIPLIER_SLOTS * space + MULTIPLIER_SLOTS]
        if seat not in slots:
            continue
        slot = slots.index(seat)
        if name in VALUES:
            found += VALUES[name][slot] * counts[name]
        elif name == "cash":
            points = state.cash[seat] // BAGOS_A_POINT[slot]
            found += min(points, CASH_CAP) if state.options_used["cash_multiplier_cap"] else points
    return found


def winners(state: State) -> list[int]:
    """Most points, then most barrels exported, then most money; seats still tied share the victory."""
    standing = [
        (state.scores[seat], state.export.count(seat), state.cash[seat] + state.account[seat])
        for seat in range(state.players)
    ]
    return [seat for seat, rank in enumerate(standing) if rank == max(standing)]
