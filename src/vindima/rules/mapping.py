"""The rule map: each statement of a rulebook, the steps that implement it, its tests and its paragraph.

`map/<game>.toml` holds the statements of a rulebook in our own words, in the order of the book:

- `lines`: how many lines the text of the rulebook has;
- `sections`, each with an `id`, a `title`, `statements` and `asides`. The numbers of lines prove that nothing
  was skipped: statements and asides together cover the book. A variant from another edition has no lines;
- a statement has an `id`, a `text`, its `lines`, the `steps` that implement it by their names in the game's
  catalogue, and the `anchor` of its paragraph. Its tests are those of the `rulings` and of the worked
  `examples` that it names, and further `tests` by their names;
- an aside is text without a rule, and says what it is.

Rulings and visitors follow the statements; they are found through `rulings.md` and the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from vindima.core import contract
from vindima.core.sheet import Sheet, packaged
from vindima.rules.citing import TITLES, citations
from vindima.rules.rulings import Ruling, rulings
from vindima.rules.tables import NONE

__all__ = ["Aside", "RuleMap", "Section", "Statement", "page", "rule_map", "steps_of_ruling", "visitors"]

MANY: Final = 9999
NOTE: Final = "<!-- Written by `python -m vindima.rules --map docs/reference` from src/vindima/rules/map. -->"
INTRODUCTION: Final = """\
# Rule map of {title}

Where each rule is: the statements of the rulebook in our own words, the steps of the engine that implement
them, the tests that check them, and the paragraph of the [rules reference](../rules/{game}.md) that explains
them. The numbers are lines of the rulebook's text; statements and asides together cover all {lines} of them.
A step stands for its parts, too.
"""


CARDS: Final = "Each card has tests of its own in `tests/viticulture`, whose names begin with its name."


class Statement(NamedTuple):
    """One rule of a rulebook."""

    id: str
    text: str
    lines: tuple[int, ...]
    """The first and the last line; empty for a rule of another edition."""
    steps: tuple[str, ...]
    rulings: tuple[str, ...]
    examples: tuple[str, ...]
    named: tuple[str, ...]
    anchor: str

    def tests(self, game: str) -> list[str]:
        """The names of its tests, each once."""
        known = {ruling.id: ruling.test for ruling in rulings(game)}
        found = [f"test_{example.replace('-', '_')}" for example in self.examples]
        found += [known[id] for id in self.rulings]
        return list(dict.fromkeys([*found, *self.named]))


class Aside(NamedTuple):
    """Lines without a rule of their own."""

    text: str
    lines: tuple[int, ...]


class Section(NamedTuple):
    """A section of a rulebook."""

    id: str
    title: str
    statements: tuple[Statement, ...]
    asides: tuple[Aside, ...]


class RuleMap(NamedTuple):
    """All sections of a rulebook."""

    game: str
    lines: int
    sections: tuple[Section, ...]

    @property
    def statements(self) -> list[Statement]:
        return [statement for section in self.sections for statement in section.statements]


def rule_map(game: str) -> RuleMap:
    """The map of a game; a wrong entry raises BadData with its place."""
    sheet = packaged("vindima.rules", f"map/{game}.toml")
    lines = sheet.number("lines", 1, MANY)
    sections = tuple(_section(row, lines) for row in sheet.rows("sections", 1, MANY))
    sheet.close()
    return RuleMap(game, lines, sections)


def _section(row: Sheet, lines: int) -> Section:
    statements = row.rows("statements", 0, MANY) if row.has("statements") else []
    asides = row.rows("asides", 0, MANY) if row.has("asides") else []
    return Section(
        row.text("id"),
        row.text("title"),
        tuple(_statement(entry, lines) for entry in statements),
        tuple(Aside(entry.text("text"), _lines(entry, lines)) for entry in asides),
    )


def _statement(row: Sheet, lines: int) -> Statement:
    return Statement(
        row.text("id"),
        row.text("text"),
        _lines(row, lines) if row.has("lines") else (),
        row.texts("steps", 1),
        row.texts("rulings", default=()),
        row.texts("examples", default=()),
        row.texts("tests", default=()),
        row.text("anchor"),
    )


def _lines(row: Sheet, most: int) -> tuple[int, ...]:
    first, last = row.numbers("lines", 2, 2, 1, most)
    if first > last:
        raise row.error(f"lines is [{first}, {last}], expected the first line before the last")
    return first, last


def visitors(game: str) -> list[str]:
    """The steps that are cards (each cites the paragraph of its own name), without their parts."""
    steps = contract.find(game).catalogue.steps.items()
    cards = [(name, step.rule) for name, step in steps if "/" not in name and ", Visitors: " in step.rule]
    return [name for name, rule in cards if name in citations(rule, game)]


def steps_of_ruling(game: str, ruling: Ruling) -> list[str]:
    """The steps that cite a ruling, without parts of a step that cites it as a whole."""
    (anchor,) = citations(ruling.id, game)
    steps = contract.find(game).catalogue.steps
    found = [name for name, step in steps.items() if anchor in citations(step.rule, game)]
    return list(dict.fromkeys(name.partition("/")[0] for name in found))


# The page


def page(game: str) -> str:
    """The map as Markdown."""
    found = rule_map(game)
    parts = [NOTE, INTRODUCTION.format(title=TITLES[game], game=game, lines=found.lines).strip()]
    parts += [_section_text(game, section) for section in found.sections]
    parts += ["## Rulings", _table("Ruling", [_ruling_row(game, ruling) for ruling in rulings(game)])]
    if cards := visitors(game):
        parts += ["## Cards", CARDS.strip(), _table("Card", [_card_row(game, card) for card in cards])]
    return "\n\n".join(parts) + "\n"


def _section_text(game: str, section: Section) -> str:
    rows: list[tuple[str, ...]] = [
        (
            f"{one.id} {one.text}",
            _span(one.lines),
            _steps(game, one.steps),
            _codes(one.tests(game)),
            _link(game, one.anchor),
        )
        for one in section.statements
    ]
    asides = [f"- {_span(aside.lines)}: {aside.text}" for aside in section.asides]
    parts = [f"## {section.id}. {section.title}"]
    if rows:
        parts.append(_table("Statement", rows))
    if asides:
        parts.append("Without a rule:\n\n" + "\n".join(asides))
    return "\n\n".join(parts)


def _ruling_row(game: str, ruling: Ruling) -> tuple[str, ...]:
    anchor = citations(ruling.id, game)[0]
    return (
        ruling.id,
        NONE,
        _steps(game, steps_of_ruling(game, ruling)),
        _codes([ruling.test]),
        _link(game, anchor),
    )


def _card_row(game: str, card: str) -> tuple[str, ...]:
    return card, NONE, _steps(game, [card]), f"`test_{card.replace('-', '_')}*`", _link(game, card)


def _table(first: str, rows: list[tuple[str, ...]]) -> str:
    head = [(first, "Lines", "Steps", "Tests", "Paragraph"), ("---",) * 5]
    return "\n".join(f"| {' | '.join(row)} |" for row in [*head, *rows])


def _span(lines: tuple[int, ...]) -> str:
    return "–".join(map(str, dict.fromkeys(lines))) or NONE


def _steps(game: str, names: Iterable[str]) -> str:
    """Steps with the classes that implement them; a ruling may also rest only on a reason or on the setup."""
    steps = contract.find(game).catalogue.steps
    return ", ".join(f"{name} (`{type(steps[name]).__name__}`)" for name in names) or NONE


def _codes(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _link(game: str, anchor: str) -> str:
    return f"[{anchor}](../rules/{game}.md#{anchor})"
