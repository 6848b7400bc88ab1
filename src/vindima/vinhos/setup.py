"""Setting up: decks, supplies, order of play, and each player's first vineyard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vindima.core.chance import seeded
from vindima.core.contract import Game
from vindima.core.explain import Arg, Reason, Ref
from vindima.core.rows import replaced
from vindima.core.step import NOBODY, NOTHING, Frame, Step
from vindima.vinhos import telling
from vindima.vinhos.codes import BUY
from vindima.vinhos.estates import place_vineyard, take_vineyard
from vindima.vinhos.experts import COURT_SPACES
from vindima.vinhos.model import (
    DOURO,
    ESTATES,
    EXPERTS_PER_FEATURE,
    FEATURES,
    MULTIPLIER_ROOM,
    MULTIPLIERS,
    NO_REGION,
    PASS,
    REGIONS,
    SOURCE_COUNT,
    TILES_PER_REGION,
)
from vindima.vinhos.production import FIRST_WINE, NO_STORE
from vindima.vinhos.reasons import CANNOT_PAY, DECK_EMPTY, NOT_IN_PLAY
from vindima.vinhos.state import NO_SEAT, NOT_PRESENTED, Setup, State
from vindima.vinhos.tables import Tables
from vindima.vinhos.year import YEAR


def new_state(game: Game, players: int, seed: int, options: dict[str, Any], tables: Tables) -> State:
    """The position before the first vineyard is bought."""
    state = empty_state(Setup(game, players, tables, options), seeded(seed))
    state.order = tuple(state.shuffled(list(range(players))))
    out = regions_left_out(state, players, options["regions"])
    for region in range(len(REGIONS)):
        if region not in out:
            first = region * TILES_PER_REGION
            state.in_play |= 1 << region
            deck = tuple(state.shuffled(list(range(first, first + TILES_PER_REGION))))
            state.decks = replaced(state.decks, region, deck)
    for feature in range(len(FEATURES)):
        first = feature * EXPERTS_PER_FEATURE
        deck = tuple(state.shuffled(list(range(first, first + EXPERTS_PER_FEATURE))))
        state.expert_decks = replaced(state.expert_decks, feature, deck)
    state.vintages = tuple(state.shuffled(list(range(1, len(tables.vintages.ids)))))
    if DOURO in out:
        state.porto_left = 0
    for place, seat in enumerate(state.order):
        by_place = tables.board.start_cash[players][place]
        state.cash[seat] = tables.board.start_cash_variant if state.setup.order_by_region else by_place
    state.then(*[Frame(FIRST_VINEYARD, seat) for seat in state.order], Frame(BEGIN, NOBODY))
    state.settle()
    return state


def regions_left_out(state: State, players: int, choice: str) -> list[int]:
    """The regions left out: drawn at random, or those suggested for a first game (V3)."""
    if choice == "suggested":
        return list(state.tables.regions.suggested_out[players])
    drawn = state.shuffled(list(range(len(REGIONS))))
    return drawn[state.tables.regions.count[players] :]


def empty_state(setup: Setup, chance: int) -> State:
    """A board with nothing dealt yet."""
    tables, players = setup.tables, setup.players
    estates = players * ESTATES
    return State(
        setup,
        stack=[],
        legal=(),
        chance=chance,
        reveals=0,
        year=0,
        phase=0,
        order=(),
        lower=(NO_SEAT,) * players,
        in_play=0,
        decks=((),) * len(REGIONS),
        knowers=(0,) * len(REGIONS),
        cubes=[0] * len(REGIONS),
        cubes_left=tables.regions.cubes,
        wineries_left=tables.supply.wineries[players],
        cellars_left=tables.supply.cellars[players],
        enologists_left=tables.supply.enologists,
        porto_left=tables.supply.porto_tiles,
        vintage=0,
        vintages=(),
        features=(0,) * len(FEATURES),
        expert_decks=((),) * len(FEATURES),
        sales=(NO_SEAT,) * len(tables.sales.ids),
        export=(NO_SEAT,) * len(tables.export.ids),
        court=(0,) * (players * COURT_SPACES),
        multipliers=(NO_SEAT,) * (len(MULTIPLIERS) * MULTIPLIER_ROOM),
        fair_slots=(NO_SEAT,) * len(tables.fair.slot_ids),
        plays=(0,) * players,
        cash=[0] * players,
        account=[tables.bank.account_start] * players,
        investment=[tables.bank.invest_start] * players,
        fair_points=[0] * players,
        barrels=[tables.supply.barrels] * players,
        marker=[PASS] * players,
        up=[0] * players,
        down=[0] * players,
        porto=(0,) * players,
        fair_tile=(NOT_PRESENTED,) * players,
        points=(0,) * (players * SOURCE_COUNT),
        benefits=0,
        free_move=0,
        discount=0,
        region=(NO_REGION,) * estates,
        colour=(0,) * estates,
        tiles=((),) * estates,
        wineries=(0,) * estates,
        enologists=(0,) * estates,
        cellar=(0,) * estates,
        waiting=(0,) * estates,
        wines=[NO_STORE] * estates,
        porto_given=0,
    )


class FirstVineyard(Step[State]):
    """The vineyard that each player begins with, bought from the starting cash (V1, V4)."""

    rule = "Vinhos, Initial preparation; V1, V4"
    starts_turn = True

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return range(BUY, BUY + len(REGIONS))

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        deck = state.decks[code - BUY]
        if not deck:
            return DECK_EMPTY if state.in_play >> (code - BUY) & 1 else NOT_IN_PLAY
        return CANNOT_PAY if state.tables.vineyards.cost[deck[0]] > state.cash[frame.seat] else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        seat = frame.seat
        tile = take_vineyard(state, code - BUY)
        state.cash[seat] -= state.tables.vineyards.cost[tile]
        if state.events is not None:
            telling.cash(state, seat, -state.tables.vineyards.cost[tile], "vineyard")
        state.push(FIRST_WINE, seat)
        place_vineyard(state, seat * ESTATES, tile)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == NOTHING or not state.decks[code - BUY]:
            return {}
        tile = state.decks[code - BUY][0]
        price = state.tables.vineyards.cost[tile]
        return {
            "vineyard": Ref("vineyard", state.tables.vineyards.ids[tile]),
            "price": price,
            "short": max(0, price - state.cash[frame.seat]),
        }


class Begin(Step[State]):
    """After the first vineyards: the variant orders players by region and pays the later ones."""

    rule = "Vinhos, Initial preparation; Chinese edition, variants: player order"

    def take(self, state: State, frame: Frame, code: int) -> None:
        if state.setup.order_by_region:
            state.order = tuple(sorted(state.order, key=lambda seat: state.region[seat * ESTATES]))
            players = state.setup.players
            if state.events is not None:
                telling.order(state, "order-start")
            for seat in state.order[1:] if players == 2 else state.order[2:]:
                state.cash[seat] += 1
                if state.events is not None:
                    telling.cash(state, seat, 1, "start")
        state.push(YEAR, NOBODY)


FIRST_VINEYARD: Final = FirstVineyard()
BEGIN: Final = Begin()
