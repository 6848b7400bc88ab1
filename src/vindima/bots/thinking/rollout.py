"""Rollouts: every seat plays on by a fast policy that remembers turns which have done well before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from vindima.bots.thinking.lookahead import successor
from vindima.bots.thinking.value import LinearEvaluator
from vindima.core.chance import Chance, seeded
from vindima.core.position import Position
from vindima.core.step import Frame, begins_turn

__all__ = ["Horizon", "Rollout"]

NOISE: Final = 0.4
"""The range, in points, of the random error that the policy makes when it compares turns."""
MOST_ANSWERS: Final = 8
"""The greedy policy considers at most this many answers, chosen at random."""
MOST_KNOWN: Final = 3
"""The policy retries at most this many known ways to begin a turn, those with the highest gains."""
SHORTFALL: Final = 1.5
"""A known turn whose gain falls this far below its average is searched anew."""
LEARNING_RATE: Final = 0.3
"""The weight of the latest turn in the moving average of a known turn's gain."""
MOST_QUESTIONS: Final = 120
"""A rollout with more questions than this is cut off and evaluated."""
NOISE_STREAM: Final = 11
"""The stream of a seed that the noise is drawn from."""


@final
class Horizon:
    """How far a rollout goes: to the end of a number of turns that a seat has yet to begin."""

    __slots__ = ("left", "seat", "turn")

    def __init__(self, seat: int, turns: int = 1) -> None:
        self.seat = seat
        self.left = turns
        self.turn: Frame | None = None
        """The question with which the latest of those turns began."""

    def reached(self, position: Position) -> bool:
        """True if the rollout ends here. It must be called with every position on the way."""
        stack = position.stack
        if not stack:
            return True
        if begins_turn(stack, self.turn):
            if not self.left:
                return True
            if position.seat == self.seat:
                self.left -= 1
                self.turn = stack[-1]
        return False


@final
class KnownTurn:
    """How a seat continues after the answer that begins a turn, and the moving average of the turn's gain."""

    __slots__ = ("answers", "gain")

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.gain = 0.0


@final
class Rollout:
    """The rollout policy of all seats. Rollouts that share one object learn from each other.

    A turn that was played before is repeated as far as its answers are legal, like the last good reply in
    other games. Only a turn that gains less than it used to is searched anew.
    """

    def __init__(self, evaluator: LinearEvaluator, players: int) -> None:
        self.evaluator = evaluator
        self.known: list[dict[int, KnownTurn]] = [{} for _ in range(players)]
        """For each seat, its known turns by the answer that begins them."""
        self.noise = Chance(0)

    def begin(self, seed: int) -> None:
        """Begin another rollout; the seed decides all noise in it."""
        self.noise = Chance(seeded(seed, NOISE_STREAM))

    def values(self, position: Position, codes: Sequence[int]) -> list[float]:
        """The value of each answer to the seat that gives it: after the turn that it begins, or at once."""
        seat, known = position.seat, self.known[position.seat]
        if not begins_turn(position.stack):
            return [self.evaluator.value(successor(position, code), seat) for code in codes]
        found = []
        for code in codes:
            answers = list(known[code].answers) if code in known else []
            found.append(self.evaluator.value(self.play_turn(position, code, answers), seat))
        return found

    def play_turn(self, position: Position, code: int, answers: list[int], free: bool = True) -> Position:
        """The position after a turn that begins with one answer, continues with others, and then greedily.

        `answers` is set to the answers that were given. If the first answer is `free`, the turn still has to
        begin after it, and the best turn follows. If `free` is false, the position stops where the turn would
        begin again.
        """
        asked = position.stack[-1]
        floor = len(position.stack) - 1
        anchor = position.stack[floor - 1] if floor else None
        position = successor(position, code)
        number = 0
        for _ in range(MOST_QUESTIONS):
            stack = position.stack
            if len(stack) <= floor or (floor and stack[floor - 1] is not anchor):
                break
            if stack[-1] is asked:
                return self.best_turn(position, free=False) if free else position
            if len(position.legal) == 1:
                position.apply(position.legal[0])
                continue
            if number < len(answers) and answers[number] in position.legal:
                position.apply(answers[number])
            else:
                del answers[number:]
                code, position = self.greedy(position)
                answers.append(code)
            number += 1
        return position

    def play_until(self, position: Position, horizon: Horizon) -> Position:
        """The position at the horizon."""
        for _ in range(MOST_QUESTIONS):
            if horizon.reached(position):
                break
            position = self.advance(position)
        return position

    def play_to_choice(self, position: Position, seat: int) -> Position:
        """The next position in which a seat has a choice, or the end of the game."""
        for _ in range(MOST_QUESTIONS):
            if position.over or (position.seat == seat and len(position.legal) > 1):
                break
            position = self.advance(position)
        return position

    def advance(self, position: Position) -> Position:
        """The position after the turn that begins here, or after one answer."""
        if len(position.legal) == 1:
            position.apply(position.legal[0])
            return position
        return self.best_turn(position) if begins_turn(position.stack) else self.greedy(position)[1]

    def greedy(self, position: Position) -> tuple[int, Position]:
        """The answer whose successor has the highest value to the seat that is asked, and that successor."""
        legal, seat = position.legal, position.seat
        best, chosen, answer = -1e9, position, -1
        for code in legal if len(legal) <= MOST_ANSWERS else self.noise.shuffled(list(legal))[:MOST_ANSWERS]:
            child = successor(position, code)
            value = self.evaluator.value(child, seat)
            if value > best:
                best, chosen, answer = value, child, code
        return answer, chosen

    def best_turn(self, position: Position, free: bool = True) -> Position:
        """The position after the best turn, out of all new ones and the known ones with the highest gains."""
        seat, turns, asked = position.seat, self.known[position.seat], position.stack[-1]
        known = [code for code in position.legal if code in turns]
        known.sort(key=lambda code: -turns[code].gain)
        new = [code for code in position.legal if code not in turns]
        before = self.evaluator.value(position, seat)
        best, chosen = -1e9, position
        for code in new + known[:MOST_KNOWN]:
            turn = turns.get(code) or KnownTurn()
            child = self.play_turn(position, code, turn.answers, free)
            if not free and child.stack and child.stack[-1] is asked:
                continue
            gain = self.evaluator.value(child, seat) - before
            if code in turns:
                if gain < turn.gain - SHORTFALL:
                    fresh: list[int] = []
                    other = self.play_turn(position, code, fresh, free)
                    again = self.evaluator.value(other, seat) - before
                    if again > gain:
                        gain, child, turn.answers = again, other, fresh
                turn.gain += LEARNING_RATE * (gain - turn.gain)
            else:
                turns[code] = turn
                turn.gain = gain
            gain += NOISE * self.noise.below(1000) / 1000
            if gain > best:
                best, chosen = gain, child
        return self.greedy(position)[1] if chosen is position else chosen
