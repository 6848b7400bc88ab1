"""The Automa: it blocks spaces and hands out bonus action tokens; its score must be beaten."""

from __future__ import annotations

from vindima.core.chance import Chance
from vindima.core.masks import bits
from vindima.viticulture import telling
from vindima.viticulture.model import BOARD_ACTIONS, SUMMER, SUMMER_ACTIONS, WINTER_ACTIONS
from vindima.viticulture.state import AUTOMA, State
from vindima.viticulture.turn import ROOM

SEAT = 0
"""The only player."""


def begin_year(state: State) -> None:
    """In the aggressive variant the Automa's score follows its table; later years use the last entry."""
    if state.setup.aggressive:
        track = state.tables.automa.aggressive_vp
        state.automa_vp = track[min(state.year, len(track)) - 1]
        if state.events is not None:
            telling.automa_points(state)


def take_token(state: State, row: int) -> None:
    """The row's glass token becomes a bonus action token."""
    held = state.row_tokens >> row & 1 or state.year >= state.setup.level.any_row_from
    if held:
        state.tokens += state.tables.automa.tokens_a_row
    if state.events is not None:
        telling.token(state, "token" if held else "take-token", SEAT, row)
    state.row_tokens &= ~(1 << row)


def place_workers(state: State) -> None:
    """The Automa's cards of the season block actions; hard levels draw until enough workers are placed."""
    season = SUMMER_ACTIONS if state.season == SUMMER else WINTER_ACTIONS
    drawn = 0
    space = state.setup.open_spaces[0]
    free = sum(not state.spaces[action * ROOM + space] for action in season)
    wanted = min(state.setup.level.least_workers, on_actions(state, season) + free)
    while drawn < state.tables.automa.cards_a_season or on_actions(state, season) < wanted:
        if on_actions(state, BOARD_ACTIONS) >= state.tables.automa.most_workers:
            return
        block(state, draw_card(state))
        drawn += 1


def on_actions(state: State, actions: tuple[int, ...]) -> int:
    """How many of the Automa's workers are on these actions."""
    return sum(state.spaces[action * ROOM + space] == AUTOMA for action in actions for space in range(ROOM))


def draw_card(state: State) -> int:
    """Draw the next card; an empty deck is reshuffled first."""
    if not state.automa_deck:
        state.automa_deck, state.automa_discards = state.automa_discards, 0
        if state.events is not None:
            telling.automa_shuffle(state)
    cards = bits(state.automa_deck)
    chance = Chance(state.chance)
    card = cards[chance.below(len(cards))]
    state.chance = chance.counter
    state.automa_deck ^= 1 << card
    state.automa_discards |= 1 << card
    state.reveals += 1
    if state.events is not None:
        telling.automa_card(state, card)
    return card


def block(state: State, card: int) -> None:
    """Place a worker on each action of the card with a free space, as long as workers are left."""
    tables = state.tables.automa
    space = state.setup.open_spaces[0]
    for action in tables.summer[card] if state.season == SUMMER else tables.winter[card]:
        if on_actions(state, BOARD_ACTIONS) >= tables.most_workers:
            return
        if not state.spaces[action * ROOM + space]:
            state.spaces[action * ROOM + space] = AUTOMA
            if state.events is not None:
                telling.automa_place(state, action, space)


def is_over(state: State) -> bool:
    """True after the last year, or as soon as the game is lost."""
    challenge = state.setup.challenge
    if state.setup.aggressive and state.score(SEAT) <= state.automa_vp:
        state.lost = 1
    # Workers trained this year have joined by now; the grande is one of the six.
    if state.year == challenge.workers_by and state.workers[SEAT] + 1 < challenge.workers_wanted:
        state.lost = 1
    return bool(state.lost) or state.year >= state.setup.years
