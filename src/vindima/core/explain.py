"""What the rules tell people: reasons, messages and questions; and the errors of the public API.

Nothing here is a sentence. A message names an entry of the catalogues and the values for it.
"""

from __future__ import annotations

from typing import Final, final

from vindima.core import wire

__all__ = [
    "Answer",
    "Arg",
    "BadData",
    "BadRecord",
    "IllegalAnswer",
    "Message",
    "NewerRecord",
    "Question",
    "Reason",
    "Ref",
    "Refusal",
]


@final
class Ref:
    """A noun of a game inside a message: the catalogues name it `<kind>-<id>`."""

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, id: str) -> None:
        self.kind = kind
        self.id = id

    def __reduce__(self) -> tuple[object, ...]:
        return Ref, (self.kind, self.id)

    def __repr__(self) -> str:
        return f"Ref({self.kind!r}, {self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ref) and other.kind == self.kind and other.id == self.id

    def __hash__(self) -> int:
        return hash((self.kind, self.id))


Arg = int | str | Ref


@final
class Message:
    """The key of a catalogue entry, with its variables."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Arg]) -> None:
        self.key = key
        self.args = args

    def __reduce__(self) -> tuple[object, ...]:
        return Message, (self.key, self.args)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"

    def to_dict(self) -> wire.Message:
        """The message as JSON; a noun becomes `{"ref": [kind, id]}`."""
        args: dict[str, int | str | wire.Ref] = {}
        for name, value in self.args.items():
            if isinstance(value, Ref):
                args[name] = {"ref": (value.kind, value.id)}
            else:
                args[name] = value
        return {"key": self.key, "args": args}


@final
class Reason:
    """Why something cannot be done: a message key and the rule behind it. A constant of its game."""

    __slots__ = ("key", "rule")

    def __init__(self, key: str, rule: str) -> None:
        if not key or not rule:
            raise BadData(f"a reason needs a key and a rule, not {key!r} and {rule!r}")
        self.key = key
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.key, self.rule)

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r})"


NOT_AN_ANSWER: Final = Reason("not-an-answer", "the question asked")


@final
class Answer:
    """One possible answer to a question."""

    __slots__ = ("code", "message", "token")

    def __init__(self, code: int, token: str, message: Message) -> None:
        self.code = code
        self.token = token
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return Answer, (self.code, self.token, self.message)

    def __repr__(self) -> str:
        return f"Answer({self.code}, {self.token!r}, {self.message!r})"


@final
class Refusal:
    """An answer that is not allowed now, and why."""

    __slots__ = ("code", "message", "rule", "token")

    def __init__(self, code: int, token: str, message: Message, rule: str) -> None:
        self.code = code
        self.token = token
        self.message = message
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.code, self.token, self.message, self.rule)

    def __repr__(self) -> str:
        return f"Refusal({self.code}, {self.token!r}, {self.message!r}, {self.rule!r})"


@final
class Question:
    """What a seat is asked now, and the rule behind the question."""

    __slots__ = ("message", "rule", "seat")

    def __init__(self, seat: int, message: Message, rule: str) -> None:
        self.seat = seat
        self.message = message
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return Question, (self.seat, self.message, self.rule)

    def __repr__(self) -> str:
        return f"Question({self.seat}, {self.message!r}, {self.rule!r})"


class IllegalAnswer(ValueError):
    """An answer that the position does not allow. The position is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        words = refusal.message.key.replace("-", " ")
        super().__init__(f"{refusal.token!r} is not possible: {words} ({refusal.rule})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAnswer, (self.refusal,)


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the text names file and place."""


class NewerRecord(BadRecord):
    """A record in a file format that only a newer version of this program can read."""


class BadData(ValueError):
    """A data table that is incomplete or inconsistent; the text names file, table and value."""
