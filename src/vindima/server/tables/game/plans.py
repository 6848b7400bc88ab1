"""Prepared turns: what a player wants to answer at the next question, if it still does the same.

A step is played if the question is the expected one, the answer is possible, and it costs and yields for its
seat what was expected. Otherwise the rest of the plan is dropped, and only its owner learns why.
"""

from __future__ import annotations

import json
from typing import Any, Literal, NamedTuple

from vindima.core.explain import IllegalAnswer
from vindima.core.position import Position
from vindima.core.preview import Change, preview
from vindima.server.wire import pace as wire_pace

__all__ = ["Plan", "Step", "Why", "effect_of", "plan_to_wire", "why_not"]

Why = Literal["passed", "question", "impossible", "changed"]
"""Why a plan is dropped."""


class Step(NamedTuple):
    """One answer of a prepared turn."""

    token: str
    question: Any
    """The question that is expected, as a message on the wire."""
    answer: Any
    """The answer in words, as a message on the wire."""
    effect: list[Change]
    """What it is expected to change for the seat."""


class Plan(NamedTuple):
    """A prepared turn. Only those who hold the seat may know of it."""

    seat: int
    steps: tuple[Step, ...]
    after: int
    """How many answers the log had when the plan was made, or when its last step was played."""
    played: int = 0
    """How many of the steps have been played."""
    dropped: Why | None = None

    @property
    def waits(self) -> bool:
        """True if the next step may still be played."""
        return self.dropped is None and self.played < len(self.steps)


def why_not(step: Step, position: Position) -> Why | None:
    """Why a step cannot be played in a position that asks its seat; None if it can."""
    question = position.question
    if question is None or question.message.to_dict()["key"] != step.question["key"]:
        return "question"
    try:
        code = position.code(step.token)
    except IllegalAnswer:
        return "impossible"
    if code not in position.legal:
        return "impossible"
    return None if effect_of(position, code) == step.effect else "changed"


def effect_of(position: Position, code: int) -> list[Change]:
    """What an answer certainly changes for the seat that gives it, in its stored form."""
    (listed,) = preview(position, [code])
    own = [change for change in listed if change["path"][:2] == ["seats", position.seat]]
    kept: list[Change] = json.loads(json.dumps(own))
    return kept


def plan_to_wire(plan: Plan | None) -> wire_pace.Plan:
    """A plan as it goes over the wire, to its owner only."""
    if plan is None:
        return {"steps": [], "played": 0, "waits": False, "dropped": None}
    steps: list[wire_pace.PlanStep] = [
        {"token": step.token, "question": step.question, "answer": step.answer} for step in plan.steps
    ]
    return {"steps": steps, "played": plan.played, "waits": plan.waits, "dropped": plan.dropped}
