"""A table of Viticulture laid out by hand: put the pieces where a rule needs them, then answer with tokens.

    table = lay()                                       # three players, the first summer, nothing in hand
    hold(table, 0, "surveyor", "pinot", "pinot")        # cards leave their decks
    plant(table, 0, "field-6", "merlot")                # from the deck to a field, without its requirements
    build(table, 0, "trellis", "medium-cellar")
    grapes(table, 0, "red-1", "white-4")
    wines(table, 0, "blush-5")
    score(table, 0, 3)
    table.lira[0] = 8                                   # plain fields are simply set
    play(table, 0, "surveyor")                          # the visitor is played; its first question is open
    answer(table, "choose first")
    assert why_not(table, "build windmill") == "no-lira"

Seats count from 0, and their roosters are on rows in the same order: seat 0 wakes up first. Each has two
regular workers and the grande, none placed. Cards, vines, structures, fields, wines and actions are named as
in the tokens.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import vindima
from tests.answering import answer, in_turn, may, why_not
from vindima.core.explain import Reason
from vindima.core.masks import bits
from vindima.core.rows import replaced
from vindima.core.step import NOBODY, Frame, Step
from vindima.viticulture.actions.plant import FIELD_COUNT
from vindima.viticulture.actions.visitors import (
    PLAY_SUMMER_ACTION,
    PLAY_SUMMER_BONUS,
    PLAY_WINTER_ACTION,
    PLAY_WINTER_BONUS,
    PlayVisitor,
)
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import card_ids
from vindima.viticulture.hands import ALL_KINDS, change_hand, discard, hand, single, vine_kinds
from vindima.viticulture.model import (
    ACTIONS,
    BESIDE,
    COLOURS,
    FIELDS,
    FROM_START,
    GAIN_LIRA,
    GRANDE,
    ROWS,
    SEASONS,
    SOURCE_COUNT,
    SPACES,
    STRUCTURES,
    SUMMER_VISITOR,
    USE_YOKE,
    VINE,
    WINES,
    WORKERS,
)
from vindima.viticulture.state import NO_SEAT, State
from vindima.viticulture.turn import PLACE_WORKER, place_worker
from vindima.viticulture.year import END_YEAR, SEASON

__all__ = [
    "answer",
    "begin",
    "build",
    "discarded",
    "end_year",
    "fields",
    "grapes",
    "grapes_of",
    "hand_of",
    "hold",
    "holds",
    "in_turn",
    "lay",
    "may",
    "on_pile",
    "place_of",
    "plant",
    "play",
    "playable",
    "roosters",
    "score",
    "season",
    "sell_field",
    "stand",
    "structures_of",
    "turn",
    "why_not",
    "why_not_chosen",
    "why_not_played",
    "wines",
    "wines_of",
]


# The table


def lay(
    players: int = 3, season: str = "summer", year: int = 1, seed: int = 7, lira: int = 0, **options: Any
) -> State:
    """A new game without parents and without an open question: no cards in hand, no points.

    Seat 0 has the given lira, the others have none.
    """
    table = vindima.game("viticulture").new(players=players, seed=seed, **options)
    assert isinstance(table, State)
    table.stack.clear()
    table.legal = ()
    for seat in range(players):
        for kind in ALL_KINDS:
            held = hand(table, seat, kind)
            table.decks[kind] += held
            change_hand(table, seat, kind, -held)
        score(table, seat, 0)
    table.lira = [lira, *[0] * (players - 1)]
    table.structures = [0] * players
    table.workers = [2] * players
    table.idle = [2] * players
    table.grande = (1 << players) - 1
    table.grey = NO_SEAT
    table.year = year
    table.season = SEASONS.index(season)
    roosters(table, *ROWS[:players])
    return table


def roosters(table: State, *rows: str) -> None:
    """Put each seat's rooster on a row, which sets the order of play but gives no bonus."""
    table.rooster = tuple(ROWS.index(row) for row in rows)
    table.order = tuple(sorted(range(len(rows)), key=lambda seat: table.rooster[seat]))


def score(table: State, seat: int, points: int) -> None:
    """Set the seat's score."""
    start = seat * SOURCE_COUNT
    table.points[start : start + SOURCE_COUNT] = [0] * SOURCE_COUNT
    table.points[start + FROM_START] = points


# Cards


def card_of(table: State, id: str) -> tuple[int, int]:
    """The kind and number of a card."""
    for kind, ids in enumerate(card_ids(table.tables)):
        if id in ids:
            return kind, ids.index(id)
    raise AssertionError(f"there is no card {id!r}")


def from_deck(table: State, id: str) -> tuple[int, int]:
    """Take a card from its deck, or from its discard pile if the deck has none."""
    kind, card = card_of(table, id)
    held = vine_kinds(table.decks[kind]) if kind == VINE else bits(table.decks[kind])
    if card in held:
        table.decks[kind] -= single(kind, card)
    else:
        pile = list(table.discards[kind])
        assert card in pile, f"{id} is neither in its deck nor on its discard pile"
        pile.remove(card)
        table.discards[kind] = tuple(pile)
    return kind, card


def hold(table: State, seat: int, *ids: str) -> None:
    """Move cards from their decks to a hand."""
    for id in ids:
        kind, card = from_deck(table, id)
        change_hand(table, seat, kind, single(kind, card))


def on_pile(table: State, *ids: str) -> None:
    """Move cards from their decks to their discard piles, the last on top."""
    for id in ids:
        kind, card = from_deck(table, id)
        discard(table, kind, card)


def hand_of(table: State, seat: int, kind: str | None = None) -> list[str]:
    """The ids of the cards in a seat's hand, of one kind (`vine`, `order`, `summer`, `winter`) or of all."""
    held = table.view(seat)["seats"][seat]["hand"]
    return [id for name, ids in held.items() if kind in (None, name) for id in ids]


def holds(table: State, seat: int) -> dict[str, int]:
    """How many cards of each kind a seat holds, as everybody can see."""
    counts: dict[str, int] = table.view(None)["seats"][seat]["cards"]
    return {kind: count for kind, count in counts.items() if count}


def discarded(table: State, kind: str) -> list[str]:
    """The ids of the cards on a discard pile, the top one last."""
    pile: list[str] = table.view(None)["decks"][kind]["discards"]
    return pile


# What players own


def build(table: State, seat: int, *names: str) -> None:
    """Put structures on a seat's mat, free of charge."""
    for name in names:
        table.structures[seat] |= 1 << STRUCTURES.index(name)


def structures_of(table: State, seat: int) -> list[str]:
    return [STRUCTURES[number] for number in bits(table.structures[seat])]


def place_of(seat: int, field: str) -> int:
    """The index of a seat's field in the state's lists."""
    return seat * FIELD_COUNT + FIELDS.index(field)


def plant(table: State, seat: int, field: str, *vines: str) -> None:
    """Move vines from the deck to a field, whatever their requirements and the field's limit."""
    place = place_of(seat, field)
    for id in vines:
        _, vine = from_deck(table, id)
        table.vineyard = replaced(table.vineyard, place, tuple(sorted((*table.vineyard[place], vine))))


def fields(table: State, seat: int) -> dict[str, list[str]]:
    """The vines on each of a seat's fields; empty fields are omitted."""
    ids = table.tables.vines.ids
    found = {field: [ids[vine] for vine in table.vineyard[place_of(seat, field)]] for field in FIELDS}
    return {field: vines for field, vines in found.items() if vines}


def sell_field(table: State, seat: int, *names: str) -> None:
    """Take fields from a seat, which gets no lira for them."""
    for name in names:
        table.owned = replaced(table.owned, place_of(seat, name), 0)


def grapes(table: State, seat: int, *tokens: str) -> None:
    """Put grapes on the crush pad: `red-1`, `white-4`."""
    _add(table.grapes, seat, COLOURS, tokens)


def grapes_of(table: State, seat: int) -> list[str]:
    return _tokens(table.grapes[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT], COLOURS)


def wines(table: State, seat: int, *tokens: str) -> None:
    """Put wines into the cellars: `red-1`, `sparkling-9`, whatever cellars are built."""
    _add(table.wines, seat, WINES, tokens)


def wines_of(table: State, seat: int) -> list[str]:
    return _tokens(table.wines[seat * WINE_COUNT : (seat + 1) * WINE_COUNT], WINES)


def _add(masks: list[int], seat: int, names: tuple[str, ...], tokens: Iterable[str]) -> None:
    for token in tokens:
        name, _, value = token.rpartition("-")
        masks[seat * len(names) + names.index(name)] |= 1 << int(value)


def _tokens(masks: list[int], names: tuple[str, ...]) -> list[str]:
    return [f"{name}-{value}" for name, mask in zip(names, masks, strict=True) for value in bits(mask)]


def stand(table: State, seat: int, place: str, worker: str = "regular") -> None:
    """Place a worker of the seat on a space named as in tokens: `draw-vine left`, `use-yoke`."""
    name, _, space = place.partition(" ")
    action, kind = ACTIONS.index(name), WORKERS.index(worker)
    assert action in (GAIN_LIRA, USE_YOKE) or space in SPACES, f"{place!r} names no space"
    where = SPACES.index(space) if space else 0
    assert where != BESIDE or kind == GRANDE, "only the grande may be placed beside"
    place_worker(table, seat, action, where, kind)


# Playing


def begin(table: State, *steps: Step[Any] | tuple[Any, ...]) -> None:
    """Replace the stack by these steps, in this order, and settle.

    A step that asks nobody is given alone, any other as (step, seat) or (step, seat, memo).
    """
    frames = [Frame(*step) if isinstance(step, tuple) else Frame(step, NOBODY) for step in steps]
    table.stack[:] = reversed(frames)
    table.settle()


def season(table: State, name: str) -> None:
    """Begin a whole season; nothing follows it."""
    begin(table, (SEASON, NOBODY, (SEASONS.index(name),)))


def turn(table: State, seat: int, *tokens: str) -> None:
    """Give the seat a turn to place a worker, with these answers; nothing follows it."""
    begin(table, (PLACE_WORKER, seat))
    answer(table, *tokens)


def end_year(table: State) -> None:
    """End the year, and begin the next if there is one."""
    begin(table, END_YEAR)


def visitor_step(table: State, id: str, bonus: bool) -> PlayVisitor:
    kind, _ = card_of(table, id)
    if kind == SUMMER_VISITOR:
        return PLAY_SUMMER_BONUS if bonus else PLAY_SUMMER_ACTION
    return PLAY_WINTER_BONUS if bonus else PLAY_WINTER_ACTION


def play(table: State, seat: int, id: str, *tokens: str, bonus: bool = False) -> None:
    """Let the seat play a visitor, which is added to its hand if necessary, with these answers.

    With `bonus`, the question for a second visitor follows; otherwise nothing does.
    """
    kind, card = card_of(table, id)
    if not hand(table, seat, kind) >> card & 1:
        hold(table, seat, id)
    begin(table, (visitor_step(table, id, bonus), seat))
    answer(table, f"visit {id}", *tokens)


def playable(table: State, seat: int, id: str) -> bool:
    """True if the seat could play the visitor now."""
    return refused(table, seat, id) is None


def why_not_played(table: State, seat: int, id: str) -> str:
    """Why a visitor cannot be played, without the game's name: `no-lira`."""
    reason = refused(table, seat, id)
    assert reason is not None, f"{id} can be played"
    return reason.key.removeprefix("viticulture-")


def why_not_chosen(table: State, seat: int, id: str, choice: str) -> str:
    """Why one of a visitor's choices is refused, without the game's name. The position stays unchanged."""
    other = table.clone()
    play(other, seat, id)
    return why_not(other, choice)


def refused(table: State, seat: int, id: str) -> Reason | None:
    """Why the seat could not play the visitor if it had it. The position stays unchanged."""
    other = table.clone()
    kind, card = card_of(other, id)
    if not hand(other, seat, kind) >> card & 1:
        hold(other, seat, id)
    return visitor_step(other, id, bonus=False).card_refused(other, seat, card)
