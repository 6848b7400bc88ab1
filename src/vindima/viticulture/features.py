"""What a seat may know of a position as numbers, block by block."""

from __future__ import annotations

from typing import Final

from vindima.core.features import Block, Layout, flags, numbered, one_of, question_blocks
from vindima.viticulture.actions.plant import FIELD_COUNT
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import CARD, CARD_COUNT, VALUES
from vindima.viticulture.hands import ALL_KINDS, BITS, FULL, hand, size
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
    SPACES,
    STRUCTURES,
    WINES,
)
from vindima.viticulture.placing import ROOM
from vindima.viticulture.state import AUTOMA, NO_SEAT, SOURCE_COUNT, SOURCES, State

__all__ = ["LAYOUT"]

VINES: Final = CARD[1]
"""Room for kinds of vine."""
AUTOMA_CARDS: Final = 24
MANY: Final = 99
MOST_POINTS: Final = 999
MOST_LIRA: Final = 999
PLACES: Final = len(BOARD_ACTIONS) * ROOM


def card_names() -> list[str]:
    """The names of all cards by number, see `codes.CARD`."""
    last = (*CARD[1:], CARD_COUNT)
    return [f"{CARDS[kind]}.{number}" for kind in ALL_KINDS for number in range(last[kind] - CARD[kind])]


def place_names() -> list[str]:
    return [f"{ACTIONS[action]}.{SPACES[space]}" for action in BOARD_ACTIONS for space in range(ROOM)]


def piled(cards: list[int]) -> list[int]:
    """How often each card number occurs."""
    found = [0] * CARD_COUNT
    for card in cards:
        found[card] += 1
    return found


# The board


def setting(state: State, seat: int) -> list[int]:
    setup = state.setup
    return [int(setup.friendly), int(setup.free_devalue), int(setup.aggressive)]


def solo_setting(state: State, seat: int) -> list[int]:
    options = state.setup.options
    if not state.setup.solo:
        return [0, 0, 0]
    return [LEVELS.index(options["level"]), CHALLENGES.index(options["challenge"]), state.setup.years]


def time(state: State, seat: int) -> list[int]:
    return [state.year]


def season(state: State, seat: int) -> list[int]:
    return one_of(state.season, len(SEASONS))


def last_year(state: State, seat: int) -> list[int]:
    last = state.year >= state.setup.years if state.setup.solo else bool(state.ended)
    return [int(last)]


def deck_sizes(state: State, seat: int) -> list[int]:
    return [size(state.decks[kind], kind) for kind in ALL_KINDS]


def discard_tops(state: State, seat: int) -> list[int]:
    return [1 + state.discards[kind][-1] if state.discards[kind] else 0 for kind in ALL_KINDS]


def discarded(state: State, seat: int) -> list[int]:
    return piled([CARD[kind] + card for kind in ALL_KINDS for card in state.discards[kind]])


def shown(state: State, seat: int) -> list[int]:
    return piled(state.shown)


def visitor_tally(state: State, seat: int) -> list[int]:
    return [*state.made, state.reaped, state.planted, state.built]


def automa_workers(state: State, seat: int) -> list[int]:
    return [1 if who == AUTOMA else 0 for who in state.spaces]


def automa(state: State, seat: int) -> list[int]:
    return [state.automa_vp, state.tokens, state.lost]


def row_tokens(state: State, seat: int) -> list[int]:
    return flags(state.row_tokens, len(ROWS))


def automa_cards(state: State, seat: int) -> list[int]:
    return flags(state.automa_deck, AUTOMA_CARDS)


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


def held(state: State, seat: int) -> list[int]:
    vines = state.vines[seat]
    found = [vines >> BITS * kind & FULL for kind in range(VINES)]
    found += flags(state.orders[seat], CARD[2] - CARD[1])
    found += flags(state.summer[seat], CARD[3] - CARD[2])
    return found + flags(state.winter[seat], CARD_COUNT - CARD[3])


OWN: Final[tuple[Block[State], ...]] = (
    SEAT,
    NOTES,
    Block(numbered("hand", card_names()), 0, FULL, "copies of the card in this seat's hand", held),
)


# What lies open of each seat


def score(state: State, seat: int) -> list[int]:
    first = seat * SOURCE_COUNT
    return [state.score(seat), *state.points[first : first + SOURCE_COUNT]]


def lira(state: State, seat: int) -> list[int]:
    return [state.lira[seat]]


def counts(state: State, seat: int) -> list[int]:
    return [state.residual[seat], state.workers[seat], state.trained[seat], state.idle[seat]]


def marks(state: State, seat: int) -> list[int]:
    return [
        state.grande >> seat & 1,
        int(state.grey == seat and state.grey != NO_SEAT),
        int(state.first == seat),
        state.passed >> seat & 1,
        state.windmill_used >> seat & 1,
        state.tasting_used >> seat & 1,
        state.acted >> seat & 1,
    ]


def hand_sizes(state: State, seat: int) -> list[int]:
    return [size(hand(state, seat, kind), kind) for kind in ALL_KINDS]


def row(state: State, seat: int) -> list[int]:
    return one_of(state.rooster[seat], len(ROWS))


def place(state: State, seat: int) -> list[int]:
    return [1 + state.order.index(seat) if seat in state.order else 0]


def structures(state: State, seat: int) -> list[int]:
    return flags(state.structures[seat], len(STRUCTURES))


def workers_on_spaces(state: State, seat: int) -> list[int]:
    regular = 1 + 2 * seat
    return [who - regular + 1 if regular <= who <= regular + 1 else 0 for who in state.spaces]


def workers_beside(state: State, seat: int) -> list[int]:
    return [mask >> seat & 1 for mask in state.beside]


def workers_elsewhere(state: State, seat: int) -> list[int]:
    return [state.lira_regular[seat], state.lira_grande >> seat & 1, state.yoke[seat]]


def planned(state: State, seat: int) -> list[int]:
    ahead = {plan[1] for plan in state.plans if plan[0] == seat}
    return [int(action in ahead) for action in BOARD_ACTIONS]


def fields(state: State, seat: int) -> list[int]:
    vines = state.tables.vines
    found: list[int] = []
    for field in range(seat * FIELD_COUNT, seat * FIELD_COUNT + FIELD_COUNT):
        planted = state.vineyard[field]
        found += [
            state.owned[field],
            state.harvested >> field & 1,
            sum(vines.red[vine] for vine in planted),
            sum(vines.white[vine] for vine in planted),
            *[planted.count(vine) for vine in range(VINES)],
        ]
    return found


def grapes(state: State, seat: int) -> list[int]:
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        found += flags(state.grapes[seat * COLOUR_COUNT + colour] >> 1, VALUES)
    return found


def wines(state: State, seat: int) -> list[int]:
    found: list[int] = []
    for wine in range(WINE_COUNT):
        found += flags(state.wines[seat * WINE_COUNT + wine] >> 1, VALUES)
    return found


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
