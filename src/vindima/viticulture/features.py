"""The feature vector of the game, block by block: what a seat may know of a position.

Each function writes the blocks of the tuple below it, in the same order.
"""

from __future__ import annotations

from typing import Final

from vindima.core.encode import Writer, within
from vindima.core.features import (
    Block,
    Layout,
    numbered,
    put_notes,
    put_question,
    put_to_answer,
    question_blocks,
    score_block,
)
from vindima.core.masks import count
from vindima.core.rows import replaced
from vindima.viticulture.cellar import COLOUR_COUNT, WINE_COUNT
from vindima.viticulture.codes import CARD, CARD_COUNT, VALUES
from vindima.viticulture.encoded import (
    EMPTY_PILES,
    ORDERS,
    SUMMER_VISITORS,
    VINES,
    WINTER_VISITORS,
    EncodedFields,
    EncodedPile,
)
from vindima.viticulture.hands import ALL_KINDS, FULL, size, vine_count
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

AUTOMA_CARDS: Final = 24
MANY: Final = 99
MOST_POINTS: Final = 999
MOST_LIRA: Final = 999
PLACES: Final = len(BOARD_ACTIONS) * ROOM
ROW_COUNT: Final = len(ROWS)


def card_names() -> list[str]:
    """The names of all cards by number, see `codes.CARD`."""
    last = (*CARD[1:], CARD_COUNT)
    return [f"{CARDS[kind]}.{number}" for kind in ALL_KINDS for number in range(last[kind] - CARD[kind])]


def place_names() -> list[str]:
    return [f"{ACTIONS[action]}.{SPACES[space]}" for action in BOARD_ACTIONS for space in range(ROOM)]


# The board


def put_board(state: State, seat: int, out: Writer) -> None:
    setup = state.setup
    put_question(state, seat, out)
    out.put(int(setup.friendly))
    out.put(int(setup.free_devalue))
    out.put(int(setup.aggressive))
    if setup.solo:
        out.put(LEVELS.index(setup.options["level"]))
        out.put(CHALLENGES.index(setup.options["challenge"]))
        out.put(setup.years)
    else:
        out.put_zeros(3)
    out.put(within(state.year, 0, MANY))
    out.put_place(state.season, len(SEASONS))
    out.put(int(state.year >= setup.years if setup.solo else bool(state.ended)))
    for kind in ALL_KINDS:
        out.put(size(state.decks[kind], kind))
    put_discards(state, out)
    put_shown(state, out)
    for wine in range(WINE_COUNT):
        out.put(within(state.made[wine], 0, MANY))
    out.put(within(state.reaped, 0, MANY))
    out.put(within(state.planted, 0, MANY))
    out.put(within(state.built, 0, MANY))
    if setup.solo:
        put_automa(state, out)
    else:
        out.put_zeros(PLACES + 3 + ROW_COUNT + AUTOMA_CARDS)


def put_automa(state: State, out: Writer) -> None:
    """Write what only a solo game has, from the spaces that the Automa blocks to its deck."""
    blocked = 0
    for space, who in enumerate(state.spaces):
        if who == AUTOMA:
            blocked |= 1 << space
    out.put_flags(blocked, PLACES)
    out.put(within(state.automa_vp, 0, MANY))
    out.put(within(state.tokens, 0, MANY))
    out.put(state.lost)
    out.put_flags(state.row_tokens, ROW_COUNT)
    out.put_flags(state.automa_deck, AUTOMA_CARDS)


def put_discards(state: State, out: Writer) -> None:
    """Write the top card of each discard pile, then which cards are in it."""
    for pile in state.discards:
        out.put(1 + pile[-1] if pile else 0)
    encoded = state.encoded_piles or EMPTY_PILES
    for kind in ALL_KINDS:
        pile = state.discards[kind]
        if encoded[kind].pile is not pile:
            encoded = replaced(encoded, kind, EncodedPile(pile, kind))
            state.encoded_piles = encoded
        out.put_piece(encoded[kind].piece)


def put_shown(state: State, out: Writer) -> None:
    """Write the cards that lie face up for a choice, which is rare."""
    if state.shown:
        counts = [0] * CARD_COUNT
        for card in state.shown:
            counts[card] += 1
        out.put_part(counts, 0, CARD_COUNT)
    else:
        out.put_zeros(CARD_COUNT)


QUESTION, SEAT, NOTES, TO_ANSWER = question_blocks()

BOARD: Final[tuple[Block, ...]] = (
    QUESTION,
    Block(
        numbered("option", ("friendly", "free_devalue", "aggressive")),
        0,
        1,
        "1 if the variant is played",
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
    ),
    Block(("year",), 0, MANY, "the year, 0 during setup", clipped=True),
    Block(numbered("season", SEASONS), 0, 1, "1 at the season"),
    Block(("last_year",), 0, 1, "1 if the game ends with this year"),
    Block(numbered("deck", CARDS), 0, MANY, "how many cards the deck has"),
    Block(
        numbered("discard_top", CARDS),
        0,
        MANY,
        "the uppermost discard: 1 + its number among its kind; 0 if there is none",
    ),
    Block(numbered("discard", card_names()), 0, FULL, "copies of the card in its discard pile"),
    Block(numbered("shown", card_names()), 0, FULL, "copies of the card that lie open for a choice"),
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
        clipped=True,
    ),
    Block(numbered("automa_at", place_names()), 0, 1, "1 if the Automa blocks the space"),
    Block(
        ("automa.points", "tokens", "lost"),
        0,
        MANY,
        (
            "alone: the Automa's points",
            "alone: bonus action tokens of the player",
            "alone: 1 once the game is lost before its end",
        ),
        clipped=True,
    ),
    Block(numbered("row_token", ROWS), 0, 1, "alone: 1 if the row still has its token"),
    Block(
        numbered("automa.card", range(AUTOMA_CARDS)),
        0,
        1,
        "alone: 1 if the card is still to come from the Automa's deck",
    ),
)


# What only the seat knows


def put_own(state: State, seat: int, out: Writer) -> None:
    put_notes(state, seat, out)
    out.put_counts(state.vines[seat], VINES)
    out.put_flags(state.orders[seat], ORDERS)
    out.put_flags(state.summer[seat], SUMMER_VISITORS)
    out.put_flags(state.winter[seat], WINTER_VISITORS)


OWN: Final[tuple[Block, ...]] = (
    SEAT,
    NOTES,
    Block(numbered("hand", card_names()), 0, FULL, "copies of the card in this seat's hand"),
)


# What everyone knows about each seat


def put_seat(state: State, seat: int, out: Writer) -> None:
    put_to_answer(state, seat, out)
    out.put(within(state.score(seat), -MOST_POINTS, MOST_POINTS))
    for source in range(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT):
        points = state.points[source]
        out.put(within(points, -MOST_POINTS, MOST_POINTS) if points else 0)
    out.put(within(state.lira[seat], 0, MOST_LIRA))
    out.put(state.residual[seat])
    out.put(state.workers[seat])
    out.put(state.trained[seat])
    out.put(state.idle[seat])
    put_marks(state, seat, out)
    out.put(vine_count(state.vines[seat]))
    out.put(count(state.orders[seat]))
    out.put(count(state.summer[seat]))
    out.put(count(state.winter[seat]))
    out.put_place(state.rooster[seat], ROW_COUNT)
    out.put(place_of(state, seat))
    out.put_flags(state.structures[seat], len(STRUCTURES))
    put_workers(state, seat, out)
    put_fields(state, seat, out)
    put_tokens(state, seat, out)


def put_tokens(state: State, seat: int, out: Writer) -> None:
    """Write the grapes and wines, all flags at once: most are 0."""
    tokens = 0
    for place in range((seat + 1) * WINE_COUNT - 1, seat * WINE_COUNT - 1, -1):
        tokens = tokens << VALUES | state.wines[place] >> 1
    for place in range((seat + 1) * COLOUR_COUNT - 1, seat * COLOUR_COUNT - 1, -1):
        tokens = tokens << VALUES | state.grapes[place] >> 1
    out.put_flags(tokens, VALUES * (COLOUR_COUNT + WINE_COUNT))


def put_marks(state: State, seat: int, out: Writer) -> None:
    """Write the flags of a seat, see MARKS."""
    marks = state.grande >> seat & 1
    marks |= (state.grey == seat) << 1
    marks |= (state.first == seat) << 2
    marks |= (state.passed >> seat & 1) << 3
    marks |= (state.windmill_used >> seat & 1) << 4
    marks |= (state.tasting_used >> seat & 1) << 5
    marks |= (state.acted >> seat & 1) << 6
    out.put_flags(marks, len(MARKS))


def place_of(state: State, seat: int) -> int:
    """The place of a seat in the order of play, counted from 1; 0 if it has none."""
    for place, other in enumerate(state.order):
        if other == seat:
            return place + 1
    return 0


def put_workers(state: State, seat: int, out: Writer) -> None:
    """Write where the workers of a seat are, and where those placed ahead will be."""
    away = workers_away(state, seat)
    if away:
        put_placed(state, seat, away, out)
    else:
        out.put_zeros(PLACES + len(BOARD_ACTIONS) + 3)
    planned = 0
    for plan in state.plans:
        if plan[0] == seat:
            planned |= 1 << BOARD_ACTIONS.index(plan[1])
    out.put_flags(planned, len(BOARD_ACTIONS))


def workers_away(state: State, seat: int) -> int:
    """How many workers of a seat are on the board or at its Yoke."""
    grey = state.tables.mat.temporary if state.grey == seat else 0
    return state.workers[seat] + grey - state.idle[seat] + 1 - (state.grande >> seat & 1)


def put_placed(state: State, seat: int, away: int, out: Writer) -> None:
    """Write where the workers of a seat are, `away` of them in all; nothing comes after the last one."""
    regular = 1 + 2 * seat
    written = 0
    for space, who in enumerate(state.spaces):
        if who and regular <= who <= regular + 1:
            out.put_zeros(space - written)
            out.put(who - regular + 1)
            written = space + 1
            away -= 1
            if not away:
                break
    out.put_zeros(PLACES - written)
    beside = 0
    if away:
        for action, seats in enumerate(state.beside):
            if seats:
                beside |= (seats >> seat & 1) << action
    out.put_flags(beside, len(BOARD_ACTIONS))
    out.put(state.lira_regular[seat])
    out.put(state.lira_grande >> seat & 1)
    out.put(state.yoke[seat])


def put_fields(state: State, seat: int, out: Writer) -> None:
    """Write the fields of a seat. They seldom change, so they stay encoded."""
    encoded = state.encoded_fields
    if encoded is None or not encoded.valid(state):
        encoded = EncodedFields(state)
        state.encoded_fields = encoded
    out.put_piece(encoded.pieces[seat])


FIELD: Final = ("owned", "harvested", "red", "white", *numbered("vine", range(VINES)))
MARKS: Final = ("grande", "temporary", "first", "passed", "windmill_used", "tasting_room_used", "joined_in")

SEATS: Final[tuple[Block, ...]] = (
    TO_ANSWER,
    score_block(SOURCES, MOST_POINTS),
    Block(("lira",), 0, MOST_LIRA, "money", clipped=True),
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
    ),
    Block(numbered("cards", CARDS), 0, MANY, "how many cards of the kind are in hand"),
    Block(numbered("rooster", ROWS), 0, 1, "1 at the wake-up row of the rooster"),
    Block(("place",), 0, 6, "place in the order of play; 0 is none"),
    Block(numbered("structure", STRUCTURES), 0, 1, "1 if the structure stands"),
    Block(
        numbered("at", place_names()),
        0,
        2,
        "1 for a regular worker on the space, 2 for a grande",
    ),
    Block(
        numbered("beside", [ACTIONS[action] for action in BOARD_ACTIONS]),
        0,
        1,
        "1 if the grande stands beside the spaces of the action",
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
    ),
    Block(
        numbered("planned", [ACTIONS[action] for action in BOARD_ACTIONS]),
        0,
        1,
        "1 if a worker has been placed ahead at the action",
    ),
    Block(
        [f"{field}.{name}" for field in FIELDS for name in FIELD],
        0,
        MANY,
        "of the field: owned, harvested this year, red and white value, copies of each vine",
    ),
    Block(
        [f"grape.{colour}-{value}" for colour in COLOURS for value in range(1, VALUES + 1)],
        0,
        1,
        "1 if the grape is on the crush pad",
    ),
    Block(
        [f"wine.{wine}-{value}" for wine in WINES for value in range(1, VALUES + 1)],
        0,
        1,
        "1 if the wine is in the cellars",
    ),
)

LAYOUT: Final[Layout[State]] = Layout(BOARD, put_board, OWN, put_own, SEATS, put_seat)
