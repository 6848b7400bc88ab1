"""A player who continues through an outage, and remembers what the server has acknowledged."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from tests.siege.people import GREEDY, ME, Person
from vindima.server.database.access import rows
from vindima.server.database.admin import looking

__all__ = ["Guest"]

SEATS: Final = ([ME, ME], [ME, GREEDY])
SHORT: Final = 60.0
"""Seconds that a guest waits for a reply."""


class Guest:
    """Plays both seats at one table, and against a bot at another."""

    def __init__(self, port: int, seed: int = 0) -> None:
        self.person = Person(port, patience=SHORT)
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, list[str]] = {}
        self.waiting: dict[str, dict[str, Any]] = {}
        """By table, an answer that was sent but not acknowledged."""
        self.refused = 0
        self.keys = 0
        self.tables = [self.opens(seats) for seats in SEATS]

    @property
    def given(self) -> int:
        """How many answers were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    def opens(self, seats: list[Any]) -> str:
        table = self.person.opens(seats)
        assert table is not None
        self.acknowledged[table] = []
        return table

    def answers(self, number: int) -> bool:
        """Answer at a table, or resend an unacknowledged answer; True if it is acknowledged."""
        table = self.tables[number]
        try:
            body = self.waiting.get(table) or self.question(number)
            if body is None:
                return False
            self.waiting[table] = body
            status, _ = self.person.ask("POST", f"/tables/{table}/answers", body)
        except OSError:
            status = 0
        if status == 200:
            self.acknowledged[table].append(self.waiting.pop(table)["token"])
        else:
            self.refused += 1
        return status == 200

    def question(self, number: int) -> dict[str, Any] | None:
        """An answer to the open question of a table; None if it is not for us.

        A game that is over is replaced by a new one.
        """
        for seat, kind in enumerate(SEATS[number]):
            if kind != ME:
                continue
            status, state = self.person.ask("GET", f"/tables/{self.tables[number]}/state?seat={seat}")
            if status == 200 and state["view"]["over"]:
                self.tables[number] = self.opens(SEATS[number])
                return None
            if status == 200 and state["answers"]:
                self.keys += 1
                token = self.chance.choice(state["answers"])["token"]
                return {"seat": seat, "revision": state["revision"], "key": f"g{self.keys}", "token": token}
        return None

    def plays(self, answers: int, patience: float) -> float | None:
        """Give answers at both tables; returns the seconds that it took, or None if it took too long."""
        begin = time.monotonic()
        for number in range(len(SEATS)):
            wanted = self.given + answers
            while self.given < wanted:
                if time.monotonic() - begin > patience:
                    return None
                if not self.answers(number):
                    time.sleep(0.05)
        return time.monotonic() - begin

    def healthy(self) -> bool:
        """True if the server reports that it is healthy."""
        try:
            return self.person.ask("GET", "/health")[0] == 200
        except OSError:
            return False

    def lost(self, database: str) -> list[str]:
        """The differences between the logs of the tables and the acknowledged answers."""
        found = []
        with looking(database) as connection:
            for table, told in self.acknowledged.items():
                kept = [act.tokens[0] for act in rows.acts_of(connection, table) if act.decided]
                if kept[: len(told)] != told or len(kept) > len(told) + (table in self.waiting):
                    found.append(f"{len(told)} answers were acknowledged, {len(kept)} are in the log")
        return found
