"""Worked examples: a position, the answers given there, and what they change, checked on the engine.

`examples/<game>.toml` holds

- `shown`: everything that an example can show. `at` is a path into the view of the example's seat
  (`core.view.values_at`); each `#` there stands for a number of the name, counted from 0, so `wineries-2` is
  found under `wineries-n`. `as` says what lies there: a `number`, `money` (in thousands), a `flag`, a `seat`,
  or the kind of noun that an id belongs to; or a list of any of these. `of` is the path of the ids that the
  place is called after: the text of a place under `estates` receives `$place`, the name of the estate;
- `games`: the openings (`core.opening`) that the examples start from, each with an `id`;
- `examples`, each with an `id`; the `paragraph` of the reference that it belongs to; the `game`, and `after`
  how many of its answers the example begins; `play`, the answers of the example, of all seats; `seat`, the
  seat that the example is about (if absent, the one that answers first); and `facts`: each thing shown with
  its values before and after, `[5, 3]`, or with one value that stays the same. A value may be a list; `[]` is
  nothing.

When the file is read, every example is played and every fact is compared with the view. BadData says what is
wrong.

The catalogues explain an example under `<game>-example-<id>`, with the arguments `$<fact>`, `$<fact>-after`
and `$<fact>-change` (the difference, without a sign): a list counts as its sum, ids by their number. What a
fact is called is found under `<game>-shown-<name>`; `cash-of-2` is the `cash` of the second player.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from vindima.core.explain import IllegalAnswer, Message, Ref
from vindima.core.opening import Opening, check_tokens, read_opening
from vindima.core.position import Position
from vindima.core.sheet import Sheet
from vindima.core.sheet import parse as parse_toml
from vindima.core.view import named_after, values_at
from vindima.locale import DIGITS, Text

__all__ = ["Example", "Fact", "Values", "examples", "markdown", "parse", "worded"]

Values = tuple[int | str, ...]
"""What is found at one place of a view: nothing, one value, or the entries of a list."""

OF_PLAYER: Final = re.compile(r"(.+)-of-(\d+)")
"""The name of something that a certain player has, counted from 1: `cash-of-2`."""
ARROW: Final = " → "
NOTHING: Final = "–"
MANY: Final = 999
BOTH: Final = 2
"""The values before and after."""
CHECK: Final = "✓"
"""A flag that is set, in text."""


class Fact(NamedTuple):
    """Something shown before and after the answers of an example."""

    name: str
    kind: str
    """`number`, `money`, `flag`, `seat` or a kind of noun."""
    before: Values
    after: Values
    place: Ref | None = None
    """The name of the place that the first number of the fact's name counts, if places have names."""

    def args(self) -> dict[str, int | str]:
        """The numbers that a text may state."""
        before, after = _amount(self.before), _amount(self.after)
        return {
            self.name: _signed(before),
            f"{self.name}-after": _signed(after),
            f"{self.name}-change": abs(after - before),
        }

    def label(self, game: str, text: Text) -> str:
        """The name of what is shown."""
        if of_player := OF_PLAYER.fullmatch(self.name):
            thing, player = text.noun(game, "shown", of_player[1]), _letter(int(of_player[2]) - 1)
            return text.say("rules-of-player", thing=thing, player=player)
        places = {"place": text.noun(game, self.place.kind, self.place.id)} if self.place else {}
        return text.noun(game, "shown", self.name, places)

    def says(self, game: str, text: Text) -> str:
        """The fact in one line: `Cash: 5,000 Bagos → 3,000 Bagos`."""
        both = (worded(values, self.kind, game, text) for values in (self.before, self.after))
        states = dict.fromkeys(", ".join(words) or NOTHING for words in both)
        return text.say("rules-fact", thing=self.label(game, text), values=ARROW.join(states))


class Example(NamedTuple):
    """An example that was played: every fact is what the engine showed."""

    game: str
    id: str
    paragraph: str
    seat: int
    answers: tuple[Message, ...]
    """The answers of the example's own seat."""
    facts: tuple[Fact, ...]

    def explains(self, text: Text) -> str:
        """The sentences that explain the example."""
        numbers: dict[str, int | str | Ref] = {}
        for fact in self.facts:
            numbers |= fact.args()
        return text.message(Message(f"{self.game}-example-{self.id}", numbers))

    def answered(self, text: Text) -> list[str]:
        """The answers as sentences."""
        return [text.message(message) for message in self.answers]


class Shown(NamedTuple):
    """Something that the examples of a game can show."""

    at: str
    kind: str
    kind_of_place: str
    names_of_places: str
    """The path of the ids that name the places; empty if they have no names."""


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game, in the order of its file."""
    file = resources.files(__package__).joinpath("examples", f"{game}.toml")
    return parse(game, file.read_bytes(), f"examples/{game}.toml")


def markdown(example: Example, text: Text) -> str:
    """An example as a Markdown quotation: its explanation, the answers, and every fact before and after."""
    answers = text.say("rules-choices", answers=" · ".join(example.answered(text)))
    facts = [fact.says(example.game, text) for fact in example.facts]
    lines = [f"**{text.say('rules-example')}**", "", example.explains(text)]
    lines += ["", answers] if example.answers else []
    lines += ["", *(f"- {line}" for line in facts)]
    return "\n".join(f"> {line}".rstrip() for line in lines)


def parse(game: str, content: bytes, file: str) -> tuple[Example, ...]:
    """Read the examples of a game from the content of its file, and play them."""
    sheet = Sheet(file, "", parse_toml(file, content))
    table = sheet.table("shown")
    shown = {name: _read_shown(table.table(name)) for name in table.data}
    games = {row.id(): _Game(read_opening(game, row)) for row in sheet.rows("games", 1, MANY)}
    found = [_read_example(row, shown, games) for row in sheet.rows("examples", 1, MANY)]
    sheet.close()
    return tuple(found)


class _Game:
    """An opening and the position after each of its answers."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.positions = [opening.record(0).start()]

    def after(self, answers: int) -> Position:
        """A copy of the position after the first `answers` answers."""
        for token in self.opening.answers[len(self.positions) - 1 : answers]:
            position = self.positions[-1].clone()
            position.apply(position.code(token))
            self.positions.append(position)
        return self.positions[answers].clone()


def _read_shown(row: Sheet) -> Shown:
    if "of" not in row.data:
        return Shown(row.text("at"), row.text("as"), "", "")
    of = row.table("of")
    return Shown(row.text("at"), row.text("as"), of.text("kind"), of.text("at"))


def _read_example(row: Sheet, shown: Mapping[str, Shown], games: Mapping[str, _Game]) -> Example:
    id, paragraph, name = row.id(), row.text("paragraph"), row.text("game")
    if name not in games:
        raise row.error(f"game is {name!r}, expected one of {', '.join(games)}")
    opening = games[name].opening
    after, tokens = row.number("after", 0, len(opening.answers)), row.texts("play", 1)
    check_tokens(opening, row, tokens)
    try:
        position = games[name].after(after)
    except IllegalAnswer as error:
        raise row.error(f"game {name!r}: {error}") from error
    seat = row.number("seat", 0, opening.players - 1, position.seat)
    before = position.view(seat)
    answers = _play(row, position, seat, tokens)
    views = (before, position.view(seat))
    facts = row.value("facts")
    if not isinstance(facts, dict) or not facts:
        raise row.error(f"facts is {facts!r}, expected a table with an entry")
    seen = {name: _seen(row, shown, name, views) for name in facts}
    for name, fact in seen.items():
        _check(row, fact, facts[name])
    return Example(opening.game, id, paragraph, seat, answers, tuple(seen.values()))


def _play(row: Sheet, position: Position, seat: int, tokens: tuple[str, ...]) -> tuple[Message, ...]:
    """Give the answers and return the messages of those of the seat."""
    messages = []
    for token in tokens:
        code = position.code(token)
        if position.seat == seat and code in position.legal:
            messages.append(position.answer(code).message)
        try:
            position.apply(code)
        except IllegalAnswer as error:
            raise row.error(f"{token!r}: {error}") from error
    return tuple(messages)


def _seen(row: Sheet, shown: Mapping[str, Shown], name: str, views: tuple[dict[str, Any], ...]) -> Fact:
    """The values that the views show under a name."""
    place = shown.get(name) or shown.get(DIGITS.sub("n", name))
    if place is None:
        raise row.error(f"there is no {name!r} to show")
    path = place.at
    for number in DIGITS.findall(name):
        path = path.replace("#", str(int(number) - 1), 1)
    before, after = (_values(next(iter(values_at(view, path, view["seat"])), None)) for view in views)
    return Fact(name, place.kind, before, after, _place(place, name, views))


def _place(shown: Shown, name: str, views: tuple[dict[str, Any], ...]) -> Ref | None:
    """The name of the place that the first number of a name counts, preferably as it is after the answers."""
    if not shown.names_of_places:
        return None
    number = int(DIGITS.findall(name)[0]) - 1
    before, after = (values_at(view, shown.names_of_places, view["seat"]) for view in views)
    ids = before if after[number] is None else after
    return Ref(shown.kind_of_place, named_after(shown.kind_of_place, ids, number))


def _check(row: Sheet, fact: Fact, stated: Any) -> None:
    """Raise BadData unless a fact is as the file states it."""
    both = stated if isinstance(stated, list) and len(stated) == BOTH else [stated, stated]
    if [fact.before, fact.after] != [_values(value) for value in both]:
        seen = f"{list(fact.before)} before and {list(fact.after)} after"
        raise row.error(f"{fact.name} is stated as {stated!r}, but the game has {seen}")


def _values(value: Any) -> Values:
    """A value of a view or of the file, in the form in which they are compared."""
    if value is None or value is False:
        return ()
    if value is True:
        return (1,)
    return tuple(value) if isinstance(value, list) else (value,)


def _amount(values: Values) -> int:
    return sum(int(value) if isinstance(value, int) else 1 for value in values)


def _signed(number: int) -> int | str:
    """A number for a sentence; a negative one gets a minus sign instead of a hyphen."""
    return number if number >= 0 else f"−{-number}"


def _letter(seat: int) -> str:
    """The letter of a seat, as on the boards."""
    return chr(ord("A") + seat)


def worded(values: Values, kind: str, game: str, text: Text) -> list[str]:
    """The values of a fact in words, one by one."""
    return [_word(value, kind, game, text) for value in values]


def _word(value: int | str, kind: str, game: str, text: Text) -> str:
    match kind:
        case "number":
            return str(_signed(int(value)))
        case "money":
            return text.noun(game, "amount", str(value))
        case "flag":
            return CHECK
        case "seat":
            return _letter(int(value))
        case _:
            return text.noun(game, kind, str(value))
