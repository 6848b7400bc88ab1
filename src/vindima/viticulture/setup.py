"""Setting up: decks, the first player, Mamas and Papas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vindima.core.chance import Chance, seeded
from vindima.core.contract import Game
from vindima.core.explain import Arg, Reason, Ref
from vindima.core.rows import replaced
from vindima.core.step import NOBODY, NOTHING, Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.actions.plant import FIELD_COUNT, plant_refused
from vindima.viticulture.actions.train import train_refused
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import MAMA, PAPA, PLANT, TAKE_GIFT, TAKE_LIRA
from vindima.viticulture.hands import BITS, draw, one_vine, vine_kinds
from vindima.viticulture.model import (
    BOARD_ACTIONS,
    CARDS,
    FROM_START,
    GAINS,
    ORDER,
    REGULAR_WORKER,
    ROWS,
    SOURCE_COUNT,
    SPRING,
    STRUCTURE,
    STRUCTURES,
    VINE,
    VP,
)
from vindima.viticulture.reasons import NO_SCORING
from vindima.viticulture.state import NO_ROW, NO_SEAT, Setup, State
from vindima.viticulture.tables import Tables
from vindima.viticulture.turn import ROOM
from vindima.viticulture.year import YEAR


def new_state(game: Game, players: int, seed: int, options: dict[str, Any], tables: Tables) -> State:
    """The position before the first choice."""
    setup = Setup(game, players, tables, options)
    state = empty_state(setup, seeded(seed))
    fill_decks(state, options)
    chance = Chance(state.chance)
    state.first = chance.below(players)
    mamas = chance.shuffled(playable_mamas(state))
    papas = chance.shuffled(list(range(len(tables.papas.ids))))
    state.chance = chance.counter
    round_table = [(state.first + n) % players for n in range(players)]
    dealt = 2 if options["parents"] == "chosen" else 1
    frames = []
    if setup.challenge.mama:
        frames += [Frame(CHOOSE_MAMA, seat, deal(mamas, dealt)) for seat in round_table]
    else:
        frames += [Frame(CHOOSE_VINES, seat) for seat in round_table]
        for seat in round_table:
            add_workers(state, seat, tables.mamas.workers)
    frames += [Frame(CHOOSE_PAPA, seat, deal(papas, dealt)) for seat in round_table]
    state.then(*frames, Frame(YEAR, NOBODY))
    state.settle()
    return state


def deal(cards: list[int], count: int) -> tuple[int, ...]:
    """The next cards of a shuffled deck."""
    return tuple(cards.pop() for _ in range(count))


def playable_mamas(state: State) -> list[int]:
    """Every Mama; in a game without orders, only those that bring none."""
    cards = state.tables.mamas.cards
    orders = state.setup.challenge.orders
    return [mama for mama in range(len(cards)) if orders or not cards[mama][ORDER]]


def fill_decks(state: State, options: dict[str, Any]) -> None:
    """Fill the decks; a solo game leaves out the visitors that need other players (T23)."""
    tables = state.tables
    vines = sum(count << BITS * kind for kind, count in enumerate(tables.vines.count))
    out: tuple[str, ...] = ()
    if state.setup.solo:
        broad = tables.automa.removed_broad if options["fewer_visitors"] else ()
        out = (*tables.automa.removed, *broad)
    summer = sum(1 << card for card, id in enumerate(tables.summer.ids) if id not in out)
    winter = sum(1 << card for card, id in enumerate(tables.winter.ids) if id not in out)
    state.decks = [vines, (1 << len(tables.orders.ids)) - 1, summer, winter]


def empty_state(setup: Setup, chance: int) -> State:
    """A board with nothing dealt yet."""
    tables, players = setup.tables, setup.players
    board, challenge = tables.board, setup.challenge
    start_vp = board.start_vp
    residual = board.start_residual
    if setup.solo:
        start_vp = setup.level.start_vp if challenge.start_vp is None else challenge.start_vp
        residual = residual if challenge.residual is None else challenge.residual
    points = [0] * (players * SOURCE_COUNT)
    for seat in range(players):
        points[seat * SOURCE_COUNT + FROM_START] = start_vp
    return State(
        setup,
        stack=[],
        legal=(),
        chance=chance,
        reveals=0,
        year=0,
        season=SPRING,
        first=0,
        order=(),
        rooster=(NO_ROW,) * players,
        passed=0,
        ended=0,
        decks=[0] * len(CARDS),
        discards=[()] * len(CARDS),
        spaces=[0] * (len(BOARD_ACTIONS) * ROOM),
        beside=(0,) * len(BOARD_ACTIONS),
        lira_regular=(0,) * players,
        lira_grande=0,
        yoke=(0,) * players,
        plans=(),
        grey=NO_SEAT,
        lira=[0] * players,
        residual=[residual] * players,
        points=points,
        structures=[0] * players,
        windmill_used=0,
        tasting_used=0,
        workers=[0] * players,
        trained=(0,) * players,
        idle=[0] * players,
        grande=(1 << players) - 1,
        vineyard=((),) * (players * FIELD_COUNT),
        owned=(1,) * (players * FIELD_COUNT),
        harvested=0,
        grapes=[0] * (players * COLOUR_COUNT),
        wines=[0] * (players * WINE_COUNT),
        vines=[0] * players,
        orders=[0] * players,
        summer=[0] * players,
        winter=[0] * players,
        made=(0,) * WINE_COUNT,
        reaped=0,
        planted=0,
        built=0,
        acted=0,
        shown=(),
        tokens=setup.options["tokens"],
        row_tokens=(1 << len(ROWS)) - 1 if setup.solo else 0,
        automa_deck=(1 << len(tables.automa.ids)) - 1 if setup.solo else 0,
        automa_discards=0,
        automa_vp=setup.level.automa_vp if setup.solo else 0,
        lost=0,
    )


def add_workers(state: State, seat: int, count: int) -> None:
    """Add regular workers that can be used at once."""
    before = state.workers[seat]
    state.workers[seat] = min(before + count, state.setup.challenge.most_regular)
    state.idle[seat] = state.workers[seat]
    if state.events is not None and state.workers[seat] > before:
        telling.joins(state, seat, state.workers[seat] - before)


class ChooseMama(Step[State]):
    """Choose a Mama and take her workers, cards and lira. The memo holds those dealt (parents_order)."""

    rule = "Viticulture, Mamas and Papas; parents_order"
    starts_turn = True

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        return [MAMA + mama for mama in frame.memo] if len(frame.memo) > 1 else ()

    def take(self, state: State, frame: Frame, code: int) -> None:
        mama = frame.memo[0] if code == NOTHING else code - MAMA
        mamas, seat = state.tables.mamas, frame.seat
        if state.events is not None:
            telling.parent(state, "mama", seat, mamas.ids[mama])
            telling.lira(state, seat, mamas.lira[mama], telling.cause("parents"))
        add_workers(state, seat, mamas.workers)
        state.lira[seat] += mamas.lira[mama]
        for kind, count in enumerate(mamas.cards[mama]):
            draw(state, seat, kind, count)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if code == NOTHING:
            return {}
        mamas, mama = state.tables.mamas, code - MAMA
        return {**dict(zip(CARDS, mamas.cards[mama], strict=True)), "lira": mamas.lira[mama]}


class ChoosePapa(Step[State]):
    """Choose a Papa, then his gift or lira. The memo holds those dealt, or the one chosen and -1."""

    rule = "Viticulture, Mamas and Papas; parents_order"
    starts_turn = True

    def asks(self, state: State, frame: Frame) -> str:
        return "choose-papa" if self.undecided(frame) else "choose-papa-gift"

    def undecided(self, frame: Frame) -> bool:
        return len(frame.memo) == 2 and frame.memo[1] >= 0

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        return [PAPA + papa for papa in frame.memo] if self.undecided(frame) else (TAKE_GIFT, TAKE_LIRA)

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        """A gift that the challenge makes worthless is not offered."""
        if code != TAKE_GIFT:
            return None
        gift = state.tables.papas.gift[frame.memo[0]]
        if gift == REGULAR_WORKER:
            return train_refused(state, frame.seat)
        return NO_SCORING if gift == VP and not state.setup.challenge.scoring else None

    def take(self, state: State, frame: Frame, code: int) -> None:
        papas, seat = state.tables.papas, frame.seat
        if code >= PAPA:
            state.push(self, seat, (code - PAPA, -1))
            if state.events is not None:
                telling.parent(state, "papa", seat, papas.ids[code - PAPA])
            return
        papa = frame.memo[0]
        gain = papas.lira[papa] + (papas.or_lira[papa] if code == TAKE_LIRA else 0)
        state.lira[seat] += gain
        if state.events is not None:
            telling.papa_gift(state, seat, papas.ids[papa], code == TAKE_LIRA)
            telling.lira(state, seat, gain, telling.cause("parents"))
        if code == TAKE_LIRA:
            return
        if papas.gift[papa] == STRUCTURE:
            state.structures[seat] |= 1 << papas.structure[papa]
            if state.events is not None:
                telling.builds(state, seat, papas.structure[papa])
        elif papas.gift[papa] == REGULAR_WORKER:
            add_workers(state, seat, 1)
        elif papas.gift[papa] == VP:
            state.gain_points(seat, FROM_START, 1)

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        if self.undecided(frame) and code < PAPA:
            return {}
        papas, papa = state.tables.papas, code - PAPA if code >= PAPA else frame.memo[0]
        gift = papas.gift[papa]
        return {
            "papa": Ref("papa", papas.ids[papa]),
            "lira": papas.lira[papa],
            "more": papas.or_lira[papa],
            "gift": Ref("structure", STRUCTURES[papas.structure[papa]])
            if gift == STRUCTURE
            else Ref("gain", GAINS[gift]),
        }


class ChooseVines(Step[State]):
    """Challenge 1: choose vines and plant them before the first year (T27). The memo holds those planted."""

    rule = "Viticulture, Campaign: challenge 1; T27"
    starts_turn = True

    def candidates(self, state: State, frame: Frame) -> Sequence[int]:
        if len(frame.memo) >= state.setup.challenge.vines:
            return ()
        kinds = vine_kinds(state.decks[VINE])
        return [PLANT + FIELD_COUNT * vine + field for vine in kinds for field in range(FIELD_COUNT)]

    def refuse(self, state: State, frame: Frame, code: int) -> Reason | None:
        vine, field = (code - PLANT) // FIELD_COUNT, (code - PLANT) % FIELD_COUNT
        return plant_refused(state, frame.seat, vine, field, True, False)

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code >= PLANT:
            vine, field = (code - PLANT) // FIELD_COUNT, (code - PLANT) % FIELD_COUNT
            place = frame.seat * FIELD_COUNT + field
            state.decks[VINE] -= one_vine(vine)
            state.vineyard = replaced(state.vineyard, place, tuple(sorted((*state.vineyard[place], vine))))
            if state.events is not None:
                telling.vine(state, "plant-start", frame.seat, vine, field)
            state.stack.append(frame.noting(code))

    def describe(self, state: State, frame: Frame, code: int) -> dict[str, Arg]:
        return {"left": state.setup.challenge.vines - len(frame.memo)}


CHOOSE_MAMA: Final = ChooseMama()
CHOOSE_PAPA: Final = ChoosePapa()
CHOOSE_VINES: Final = ChooseVines()
