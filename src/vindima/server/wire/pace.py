"""The wire protocol, continued: the pace of tables, clocks, days off, and prepared turns."""

from __future__ import annotations

from typing import Literal, TypedDict

from vindima.core.wire import Message

__all__ = ["Clock", "DaysOff", "Forecast", "Pace", "Plan", "PlanStep"]


class Pace(TypedDict):
    """How much time players have. Live: a stock and an increment; correspondence: hours for each turn."""

    kind: Literal["live", "turns"]
    bank: int
    """Live: the seconds that each player starts with."""
    increment: int
    """Live: the seconds that a player gets after each turn."""
    hours: int
    """Correspondence: the hours for each turn. They do not pass on the player's days off."""
    bot: str
    """The bot that plays the rest of a turn when the time is over."""


class Clock(TypedDict):
    """The clocks of a table at the moment when this was sent."""

    seat: int | None
    """The seat whose clock runs."""
    left: list[float]
    """The seconds that each seat has left; in correspondence games, for a turn."""
    until: str | None
    """When the time of the running clock is over."""
    out: bool
    """True if that time is over and a bot plays the turn."""


class DaysOff(TypedDict):
    """The days on which a person's turns take no time, in correspondence games."""

    weekdays: list[int]
    """0 is Monday."""
    dates: list[str]
    """Past ones of this year count towards the allowance and stay."""
    zone: str
    """The time zone in which the days begin and end."""
    most_weekdays: int
    most_dates: int
    """How many single days each year may have."""
    weekdays_from: str | None
    """The day from which the weekdays can be changed again; null: now."""


class PlanStep(TypedDict):
    """An answer of a prepared turn."""

    token: str
    question: Message
    answer: Message


class Plan(TypedDict):
    """The turn that a seat has prepared. Nobody else learns of it."""

    steps: list[PlanStep]
    """Empty: nothing is prepared."""
    played: int
    """How many of the steps have been played."""
    waits: bool
    """True if the next step will be played if it is still possible and still costs and yields the same."""
    dropped: Literal["passed", "question", "impossible", "changed"] | None
    """Why the rest was not played: the seat has answered otherwise or was asked something else, or its answer
    is not possible or costs or yields something else.
    """


class PlanAnswer(TypedDict):
    token: str
    message: Message


class Forecast(TypedDict):
    """What a seat will probably be asked next, if the others do nothing that matters for it."""

    steps: list[PlanStep]
    """The answers so far."""
    question: Message | None
    """Null: after these steps the turn is over."""
    answers: list[PlanAnswer]
