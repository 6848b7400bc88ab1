"""The smallest game that uses all of the core: three rounds of picking apples, bidding and hiding cards.

A turn uses every combinator. Then all players bid coins in secret, and the highest bidder hides one of the
top two cards of a deck for good. Apples and hidden cards score points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from vindima.core.answers import Vocabulary
from vindima.core.chance import MASK, Chance, seeded
from vindima.core.combine import DONE, YES, Each, Maybe, OneOf, Seq, UpTo, add_plain_words
from vindima.core.contract import Catalogue, Game, Option
from vindima.core.explain import Arg, Reason
from vindima.core.position import Position
from vindima.core.step import FOREVER, NOBODY, NOTHING, OPEN, UNTIL_REVEAL, Frame, Step

PICK: Final = 10
KEEP: Final = 12
COLOURS: Final = ("red", "green")
APPLES: Final = 6
CARDS: Final = 8
ROUNDS: Final = 3

NO_COIN: Final = Reason("toy-no-coin", "Toy, Buying")
NO_APPLE: Final = Reason("toy-no-apple", "Toy, Apples")

WORDS: Final = Vocabulary("toy")
add_plain_words(WORDS)
WORDS.words(PICK, "pick", "colour", COLOURS)
WORDS.words(KEEP, "keep", "card", [f"card-{number}" for number in range(CARDS)])


class Toy(Position):
    """Each seat has coins, hidden cards and apples; `apples` holds a number per seat and colour."""

    __slots__ = ("apples", "bids", "coins", "deck", "kept", "options_used_here", "round", "supply")
    fields: ClassVar[tuple[str, ...]] = ("round", "coins", "apples", "supply", "deck", "bids", "kept")

    def __init__(
        self,
        options: dict[str, Any],
        stack: list[Frame],
        legal: Sequence[int],
        chance: int,
        reveals: int,
        round: int,
        coins: list[int],
        apples: list[int],
        supply: list[int],
        deck: list[int],
        bids: list[int],
        kept: list[tuple[int, ...]],
    ) -> None:
        super().__init__(stack, legal, chance, reveals)
        self.options_used_here = options
        self.round = round
        self.coins = coins
        self.apples = apples
        self.supply = supply
        self.deck = deck
        self.bids = bids
        self.kept = kept

    def clone(self) -> Toy:
        fields = {name: getattr(self, name) for name in self.fields}
        copies: dict[str, Any] = {
            name: field[:] if isinstance(field, list) else field for name, field in fields.items()
        }
        return Toy(self.options_used_here, self.stack[:], self.legal, self.chance, self.reveals, **copies)

    @property
    def game(self) -> Game:
        return GAME

    @property
    def vocabulary(self) -> Vocabulary:
        return WORDS

    @property
    def players(self) -> int:
        return len(self.coins)

    @property
    def options_used(self) -> dict[str, Any]:
        return self.options_used_here

    @property
    def scores(self) -> list[int]:
        return [sum(breakdown(self, seat).values()) for seat in range(self.players)]


def breakdown(state: Toy, seat: int) -> dict[str, int]:
    return {"apples": sum(state.apples[2 * seat : 2 * seat + 2]), "cards": sum(state.kept[seat])}


def view(state: Toy, seat: int | None) -> dict[str, Any]:
    frame = state.stack[-1] if state.stack else None
    mine = frame is not None and frame.seat == seat
    question = state.question if frame is not None and (mine or frame.step.secret == OPEN) else None
    return {
        "to_answer": state.seat,
        "question": question and question.message.to_dict(),
        "legal": [state.token(code) for code in state.legal] if mine else [],
        "open": [state.round, state.coins, state.apples, state.supply, len(state.deck)],
        "bid": None if seat is None else state.bids[seat],
        "kept": [
            cards if state.over or seat == other else len(cards) for other, cards in enumerate(state.kept)
        ],
    }


def determinize(state: Toy, seat: int | None, seed: int) -> Toy:
    chance = Chance(seeded(seed, 1))
    other = state.clone()
    other.chance = chance.below(MASK)
    if state.over:
        return other
    frame = state.stack[-1]
    shown = 2 if frame.step is HIDE and frame.seat == seat else 0
    known = [at for at in range(state.players) if at == seat]
    unknown = [card for at in range(state.players) if at not in known for card in state.kept[at]]
    pool = chance.shuffled([*state.deck[shown:], *unknown])
    for at in range(state.players):
        if at not in known:
            other.kept[at] = tuple(pool.pop() for _ in state.kept[at])
    other.deck = [*state.deck[:shown], *pool]
    if frame.step is BID:
        waiting = [open.seat for open in state.stack if open.step is BID]
        if frame.seat != seat:
            other.stack[-1] = Frame(BID, frame.seat)
        for at in range(state.players):
            if at != seat and at not in waiting:
                other.bids[at] = chance.below(state.coins[at] + 1)
    other.legal = other.options()
    return other


class Coin(Step[Toy]):
    rule = "Toy, Work"

    def take(self, state: Toy, frame: Frame, code: int) -> None:
        state.coins[frame.seat] += 1


class Pick(Step[Toy]):
    """Take an apple free of charge."""

    rule = "Toy, Apples"

    def blocked(self, state: Toy, seat: int) -> Reason | None:
        return None if any(state.supply) else NO_APPLE

    def candidates(self, state: Toy, frame: Frame) -> Sequence[int]:
        return range(PICK, PICK + len(COLOURS))

    def refuse(self, state: Toy, frame: Frame, code: int) -> Reason | None:
        return None if state.supply[code - PICK] else NO_APPLE

    def take(self, state: Toy, frame: Frame, code: int) -> None:
        if code != NOTHING:
            state.supply[code - PICK] -= 1
            state.apples[2 * frame.seat + code - PICK] += 1


class Buy(Pick):
    """Buy an apple for a coin."""

    rule = "Toy, Buying"

    def blocked(self, state: Toy, seat: int) -> Reason | None:
        return NO_COIN if not state.coins[seat] else super().blocked(state, seat)

    def take(self, state: Toy, frame: Frame, code: int) -> None:
        super().take(state, frame, code)
        state.coins[frame.seat] -= code != NOTHING


class Bid(Step[Toy]):
    """Bid one more coin, or stop. The memo counts the coins."""

    rule = "Toy, Bidding"
    secret = UNTIL_REVEAL

    def options(self, state: Toy, frame: Frame) -> Sequence[int]:
        return (YES, DONE) if len(frame.memo) < state.coins[frame.seat] else ()

    def take(self, state: Toy, frame: Frame, code: int) -> None:
        if code == YES:
            state.stack.append(frame.noting(YES))
        else:
            state.bids[frame.seat] = len(frame.memo)


class Reveal(Step[Toy]):
    """All players pay; the highest bidder (the first in a tie) hides a card."""

    rule = "Toy, Bidding"

    def take(self, state: Toy, frame: Frame, code: int) -> None:
        state.reveals += 1
        for seat, bid in enumerate(state.bids):
            state.coins[seat] -= bid
        state.push(HIDE, state.bids.index(max(state.bids)))
        state.bids = [0] * state.players


class Hide(Step[Toy]):
    """The seat keeps one of the two top cards; the other goes to the bottom."""

    rule = "Toy, Hiding"
    secret = FOREVER

    def options(self, state: Toy, frame: Frame) -> Sequence[int]:
        return [KEEP + card for card in state.deck[:2]]

    def take(self, state: Toy, frame: Frame, code: int) -> None:
        first, second = state.deck[:2]
        kept, left = (first, second) if code - KEEP == first else (second, first)
        state.kept[frame.seat] = (*state.kept[frame.seat], kept)
        state.deck = [*state.deck[2:], left]
        state.reveals += 1


class Round(Step[Toy]):
    rule = "Toy, Rounds"

    def take(self, state: Toy, frame: Frame, code: int) -> None:
        state.round += 1
        bids = [Frame(BID, seat) for seat in range(state.players)]
        next_round = [Frame(ROUND, NOBODY)] if state.round < ROUNDS else []
        state.then(Frame(TURNS, NOBODY), *bids, Frame(REVEAL, NOBODY), *next_round)


class StartTurn(Step[Toy]):
    """The first question of a turn, where undo keeps a checkpoint."""

    rule = "Toy, Turns"
    starts_turn = True

    def options(self, state: Toy, frame: Frame) -> Sequence[int]:
        return (YES,)

    def take(self, state: Toy, frame: Frame, code: int) -> None:
        state.push(TURN, frame.seat)

    def describe(self, state: Toy, frame: Frame, code: int) -> dict[str, Arg]:
        return {"round": state.round}


def everyone(state: Toy, seat: int) -> Sequence[int]:
    first = state.round % state.players
    return [*range(first, state.players), *range(first)]


COIN: Final = Coin()
BUY: Final = Buy()
TURN: Final = Seq("Toy, Turns", OneOf("Toy, Turns", COIN, BUY), Maybe(BUY), UpTo(2, Pick()))
START_TURN: Final = StartTurn()
TURNS: Final = Each(everyone, START_TURN)
BID: Final = Bid()
REVEAL: Final = Reveal()
HIDE: Final = Hide()
ROUND: Final = Round()


class ToyGame(Game):
    name = "toy"
    title = "Toy"
    rules = "1"
    seats = range(2, 5)
    options = (Option("rich", False, (False, True), "Everyone begins with more coins."),)
    catalogue = Catalogue(
        {
            "coin": COIN,
            "buy": BUY,
            "turn": TURN,
            "start-turn": START_TURN,
            "turns": TURNS,
            "bid": BID,
            "reveal": REVEAL,
            "hide": HIDE,
            "round": ROUND,
        }
    )

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> Toy:
        coins = [3 if options["rich"] else 1] * players
        state = Toy(options, [], (), seeded(seed), 0, 0, coins, [0] * (2 * players), [APPLES] * 2, [], [], [])
        state.bids, state.kept = [0] * players, [()] * players
        state.deck = state.shuffled(list(range(CARDS)))
        state.push(ROUND, NOBODY)
        state.settle()
        return state

    def restore(self, data: dict[str, Any]) -> Toy:
        return Toy(self.complete(data["players"], data["options"]), **self.fields(Toy, data))

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        assert isinstance(position, Toy)
        return view(position, seat)

    def determinize(self, position: Position, seat: int | None, seed: int) -> Toy:
        assert isinstance(position, Toy)
        return determinize(position, seat, seed)

    def winners(self, position: Position) -> list[int]:
        best = max(position.scores)
        return [seat for seat, score in enumerate(position.scores) if score == best]

    def breakdown(self, position: Position, seat: int) -> dict[str, int]:
        assert isinstance(position, Toy)
        return breakdown(position, seat)


GAME: Final = ToyGame()
