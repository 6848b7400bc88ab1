"""The feature vector of the game, block by block: what a seat may know of a position."""

from __future__ import annotations

from typing import Final

from vindima.core.encode import Writer
from vindima.core.features import Block, Layout, numbered, question_blocks
from vindima.viticulture.actions.plant import FIELD_COUNT
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import CARD, CARD_COUNT, VALUES
from vindima.viticulture.hands import ALL_KINDS, BITS, FULL, hand, size, vine_kinds
from vindima.viticulture.model import (
    ACTIONS,
    BOARD_ACTIONS,
    CARDS,
    CHALLENGES,
    COLOURS,
    FIELDS,
    LEVELS,
    ROWS,
    SEASONS,
    SOURCE_COUNT,
    SOURCES,
    SPACES,
    STRUCTURES,
    WINES,
)
from vindima.viticulture.state import AUTOMA, State
from vindima.viticulture.turn import ROOM

__all__ = ["LAYOUT"]

VINES: Final = CARD[1]
"""Room for kinds of vine."""
AUTOMA_CARDS: Final = 24
MANY: Final = 99
MOST_POINTS: Final = 999
MOST_LIRA: Final = 999
BEFORE_VINES: Final = 4
"""How many numbers of a field come before the copies of each vine."""


def card_names() -> list[str]:
    """The names of all cards by number, see `codes.CARD`."""
    last = (*CARD[1:], CARD_COUNT)
    return [f"{CARDS[kind]}.{number}" for kind in ALL_KINDS for number in range(last[kind] - CARD[kind])]


def place_names() -> list[str]:
    return [f"{ACTIONS[action]}.{SPACES[space]}" for action in BOARD_ACTIONS for space in range(ROOM)]


# The board


def setting(state: State, seat: int, out: Writer) -> None:
    setup = state.setup
    out.put(0, int(setup.friendly))
    out.put(1, int(setup.free_devalue))
    out.put(2, int(setup.aggressive))


def solo_setting(state: State, seat: int, out: Writer) -> None:
    setup = state.setup
    if setup.solo:
        out.put(0, LEVELS.index(setup.options["level"]))
        out.put(1, CHALLENGES.index(setup.options["challenge"]))
        out.put(2, setup.years)


def time(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.year)


def season(state: State, seat: int, out: Writer) -> None:
    if state.season >= 0:
        out.put(state.season, 1)


def last_year(state: State, seat: int, out: Writer) -> None:
    setup = state.setup
    out.put(0, int(state.year >= setup.years if setup.solo else bool(state.ended)))


def deck_sizes(state: State, seat: int, out: Writer) -> None:
    for kind in ALL_KINDS:
        out.put(kind, size(state.decks[kind], kind))


def discard_tops(state: State, seat: int, out: Writer) -> None:
    for kind in ALL_KINDS:
        if state.discards[kind]:
            out.put(kind, 1 + state.discards[kind][-1])


def discarded(state: State, seat: int, out: Writer) -> None:
    for kind in ALL_KINDS:
        out.count_each(CARD[kind], state.discards[kind])


def shown(state: State, seat: int, out: Writer) -> None:
    out.count_each(0, state.shown)


def visitor_tally(state: State, seat: int, out: Writer) -> None:
    out.put_all(0, state.made)
    out.put(WINE_COUNT, state.reaped)
    out.put(WINE_COUNT + 1, state.planted)
    out.put(WINE_COUNT + 2, state.built)


def automa_workers(state: State, seat: int, out: Writer) -> None:
    if state.setup.solo:
        for space, who in enumerate(state.spaces):
            if who == AUTOMA:
                out.put(space, 1)


def automa(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.automa_vp)
    out.put(1, state.tokens)
    out.put(2, state.lost)


def row_tokens(state: State, seat: int, out: Writer) -> None:
    out.put_flags(0, state.row_tokens)


def automa_cards(state: State, seat: int, out: Writer) -> None:
    out.put_flags(0, state.automa_deck)


QUESTION, NOTES, SEAT, TO_ANSWER = question_blocks()

BOARD: Final[tuple[Block[State], ...]] = (
    QUESTION,
    Block(
        numbered("option", ("friendly", "free_devalue", "aggressive")),
        0,
        1,
        "1 if the variant is played",
        setting,
    ),
    Block(
        numbered("solo", ("level", "challenge", "years")),
        0,
        MANY,
        (
            "alone: the Automa's level, from 0; else 0",
            "alone: the number of the challenge; else 0",
            "alone: how many years are played; else 0",
        ),
        solo_setting,
    ),
    Block(("year",), 0, MANY, "the year, 0 during setup", time, clipped=True),
    Block(numbered("season", SEASONS), 0, 1, "1 at the season", season),
    Block(("last_year",), 0, 1, "1 if the game ends with this year", last_year),
    Block(numbered("deck", CARDS), 0, MANY, "how many cards the deck has", deck_sizes),
    Block(
        numbered("discard_top", CARDS),
        0,
        MANY,
        "the uppermost discard: 1 + its number among its kind; 0 if there is none",
        discard_tops,
    ),
    Block(numbered("discard", card_names()), 0, FULL, "copies of the card in its discard pile", discarded),
    Block(numbered("shown", card_names()), 0, FULL, "copies of the card that lie open for a choice", shown),
    Block(
        numbered("visitor", (*numbered("made", WINES), "harvested", "planted", "built")),
        0,
        MANY,
        (
            *["wines of the kind that the visitor in play has made"] * len(WINES),
            "fields harvested by the visitor in play",
            "the last vine that the visitor in play has planted: 1 + 3 * vine + field; 0 is none",
            "the last structure that the visitor in play has built: 1 + its number; 0 is none",
        ),
        visitor_tally,
        clipped=True,
    ),
    Block(numbered("automa_at", place_names()), 0, 1, "1 if the Automa blocks the space", automa_workers),
    Block(
        ("automa.points", "tokens", "lost"),
        0,
        MANY,
        (
            "alone: the Automa's points",
            "alone: bonus action tokens of the player",
            "alone: 1 once the game is lost before its end",
        ),
        automa,
        clipped=True,
    ),
    Block(numbered("row_token", ROWS), 0, 1, "alone: 1 if the row still has its token", row_tokens),
    Block(
        numbered("automa.card", range(AUTOMA_CARDS)),
        0,
        1,
        "alone: 1 if the card is still to come from the Automa's deck",
        automa_cards,
    ),
)


# What only the seat knows


def held(state: State, seat: int, out: Writer) -> None:
    vines = state.vines[seat]
    for kind in vine_kinds(vines):
        out.put(kind, vines >> BITS * kind & FULL)
    out.put_flags(CARD[1], state.orders[seat])
    out.put_flags(CARD[2], state.summer[seat])
    out.put_flags(CARD[3], state.winter[seat])


OWN: Final[tuple[Block[State], ...]] = (
    SEAT,
    NOTES,
    Block(numbered("hand", card_names()), 0, FULL, "copies of the card in this seat's hand", held),
)


# What everyone knows about each seat


def score(state: State, seat: int, out: Writer) -> None:
    first = seat * SOURCE_COUNT
    out.put(0, state.score(seat))
    for source in range(SOURCE_COUNT):
        out.put(1 + source, state.points[first + source])


def lira(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.lira[seat])


def counts(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.residual[seat])
    out.put(1, state.workers[seat])
    out.put(2, state.trained[seat])
    out.put(3, state.idle[seat])


def marks(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.grande >> seat & 1)
    out.put(1, int(state.grey == seat))
    out.put(2, int(state.first == seat))
    out.put(3, state.passed >> seat & 1)
    out.put(4, state.windmill_used >> seat & 1)
    out.put(5, state.tasting_used >> seat & 1)
    out.put(6, state.acted >> seat & 1)


def hand_sizes(state: State, seat: int, out: Writer) -> None:
    for kind in ALL_KINDS:
        out.put(kind, size(hand(state, seat, kind), kind))


def row(state: State, seat: int, out: Writer) -> None:
    if state.rooster[seat] >= 0:
        out.put(state.rooster[seat], 1)


def place(state: State, seat: int, out: Writer) -> None:
    if seat in state.order:
        out.put(0, 1 + state.order.index(seat))


def structures(state: State, seat: int, out: Writer) -> None:
    out.put_flags(0, state.structures[seat])


def workers_on_spaces(state: State, seat: int, out: Writer) -> None:
    regular = 1 + 2 * seat
    for space, who in enumerate(state.spaces):
        if regular <= who <= regular + 1:
            out.put(space, who - regular + 1)


def workers_beside(state: State, seat: int, out: Writer) -> None:
    for action, mask in enumerate(state.beside):
        if mask:
            out.put(action, mask >> seat & 1)


def workers_elsewhere(state: State, seat: int, out: Writer) -> None:
    out.put(0, state.lira_regular[seat])
    out.put(1, state.lira_grande >> seat & 1)
    out.put(2, state.yoke[seat])


def planned(state: State, seat: int, out: Writer) -> None:
    for plan in state.plans:
        if plan[0] == seat:
            out.put(BOARD_ACTIONS.index(plan[1]), 1)


def fields(state: State, seat: int, out: Writer) -> None:
    vines = state.tables.vines
    first = 0
    for field in range(seat * FIELD_COUNT, seat * FIELD_COUNT + FIELD_COUNT):
        planted = state.vineyard[field]
        out.put(first, state.owned[field])
        out.put(first + 1, state.harvested >> field & 1)
        red = white = 0
        for vine in planted:
            red += vines.red[vine]
            white += vines.white[vine]
        out.count_each(first + BEFORE_VINES, planted)
        out.put(first + 2, red)
        out.put(first + 3, white)
        first += BEFORE_VINES + VINES


def grapes(state: State, seat: int, out: Writer) -> None:
    for colour in range(COLOUR_COUNT):
        out.put_flags(colour * VALUES, state.grapes[seat * COLOUR_COUNT + colour] >> 1)


def wines(state: State, seat: int, out: Writer) -> None:
    for wine in range(WINE_COUNT):
        out.put_flags(wine * VALUES, state.wines[seat * WINE_COUNT + wine] >> 1)


FIELD: Final = ("owned", "harvested", "red", "white", *numbered("vine", range(VINES)))
MARKS: Final = ("grande", "temporary", "first", "passed", "windmill_used", "tasting_room_used", "joined_in")

SEATS: Final[tuple[Block[State], ...]] = (
    TO_ANSWER,
    Block(
        ("score", *numbered("points", SOURCES)),
        -MOST_POINTS,
        MOST_POINTS,
        "victory points, all and by source",
        score,
        clipped=True,
    ),
    Block(("lira",), 0, MOST_LIRA, "money", lira, clipped=True),
    Block(
        ("residual", "workers", "trained", "idle"),
        0,
        MANY,
        (
            "residual payments",
            "regular workers, without the temporary one",
            "workers who join next year",
            "regular and temporary workers not yet placed",
        ),
        counts,
    ),
    Block(
        MARKS,
        0,
        1,
        (
            "1 if the grande is not yet placed",
            "1 if the temporary worker is here this year",
            "1 if the seat chooses its row first",
            "1 if the seat has passed this season",
            "1 if its windmill is used this year",
            "1 if its tasting room is used this year",
            "1 if the seat has joined in with the visitor in play",
        ),
        marks,
    ),
    Block(numbered("cards", CARDS), 0, MANY, "how many cards of the kind are in hand", hand_sizes),
    Block(numbered("rooster", ROWS), 0, 1, "1 at the wake-up row of the rooster", row),
    Block(("place",), 0, 6, "place in the order of play; 0 is none", place),
    Block(numbered("structure", STRUCTURES), 0, 1, "1 if the structure stands", structures),
    Block(
        numbered("at", place_names()),
        0,
        2,
        "1 for a regular worker on the space, 2 for a grande",
        workers_on_spaces,
    ),
    Block(
        numbered("beside", [ACTIONS[action] for action in BOARD_ACTIONS]),
        0,
        1,
        "1 if the grande stands beside the spaces of the action",
        workers_beside,
    ),
    Block(
        ("at.gain-lira.regular", "at.gain-lira.grande", "at.use-yoke"),
        0,
        MANY,
        (
            "regular workers at the place for one lira",
            "1 if the grande is at the place for one lira",
            "the worker at the Yoke: 1 regular, 2 grande",
        ),
        workers_elsewhere,
    ),
    Block(
        numbered("planned", [ACTIONS[action] for action in BOARD_ACTIONS]),
        0,
        1,
        "1 if a worker has been placed ahead at the action",
        planned,
    ),
    Block(
        [f"{field}.{name}" for field in FIELDS for name in FIELD],
        0,
        MANY,
        "of the field: owned, harvested this year, red and white value, copies of each vine",
        fields,
    ),
    Block(
        [f"grape.{colour}-{value}" for colour in COLOURS for value in range(1, VALUES + 1)],
        0,
        1,
        "1 if the grape is on the crush pad",
        grapes,
    ),
    Block(
        [f"wine.{wine}-{value}" for wine in WINES for value in range(1, VALUES + 1)],
        0,
        1,
        "1 if the wine is in the cellars",
        wines,
    ),
)

LAYOUT: Final[Layout[State]] = Layout(BOARD, OWN, SEATS)
