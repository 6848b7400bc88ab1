"""Visitors that let every player do something and reward their owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vindima.core.combine import DONE, YES, Maybe
from vindima.core.masks import bits
from vindima.core.step import EMPTY, Frame, Step
from vindima.viticulture.state import State


class EachMay(Step[State]):
    """In wake-up order, all players may do a step; the owner gets a reward for each opponent who does.

    With `owner=False` only the opponents may; with `passed=False` only players who have not passed. With
    `hidden` the others must not see who is able to do it, so every player is asked, even without a choice.
    """

    def __init__(
        self,
        rule: str,
        step: Step[State],
        reward: Step[State] | None = None,
        owner: bool = True,
        passed: bool = True,
        hidden: bool = False,
    ) -> None:
        self.rule = rule
        self.join = JoinIn(rule, step, hidden)
        self.rewards = Rewards(rule, reward) if reward is not None else None
        self.owner = owner
        self.passed = passed

    def asked(self, state: State, owner: int) -> list[int]:
        """The seats that may do it, in wake-up order."""
        return [
            seat
            for seat in state.order
            if (self.owner or seat != owner) and (self.passed or not state.passed >> seat & 1)
        ]

    def take(self, state: State, frame: Frame, code: int) -> None:
        if self.rewards is not None:
            state.push(self.rewards, frame.seat)
        for seat in reversed(self.asked(state, frame.seat)):
            state.push(self.join, seat, (frame.seat,))

    def children(self) -> tuple[Step[Any], ...]:
        return (self.join,) if self.rewards is None else (self.join, self.rewards)


class JoinIn(Maybe[State]):
    """One seat may do the step. The memo is the owner of the visitor."""

    ask = "join-in"

    def __init__(self, rule: str, step: Step[State], hidden: bool) -> None:
        super().__init__(step)
        self.rule = rule
        self.hidden = hidden

    def options(self, state: State, frame: Frame) -> Sequence[int]:
        if self.step.blocked(state, frame.seat) is None:
            return (YES, DONE)
        return (DONE,) if self.hidden else EMPTY

    def take(self, state: State, frame: Frame, code: int) -> None:
        if code == YES and frame.seat != frame.memo[0]:
            state.acted |= 1 << frame.seat
        super().take(state, frame, code)


class Rewards(Step[State]):
    """The owner's reward, once for each opponent who joined in."""

    def __init__(self, rule: str, reward: Step[State]) -> None:
        self.rule = rule
        self.reward = reward

    def take(self, state: State, frame: Frame, code: int) -> None:
        for _ in bits(state.acted):
            state.push(self.reward, frame.seat)

    def children(self) -> tuple[Step[Any], ...]:
        return (self.reward,)
