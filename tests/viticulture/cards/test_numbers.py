"""The numbers of a visitor are written once, in its data entry, where rules and texts read them."""

from __future__ import annotations

import copy
import re
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console

import vindima
from tests.viticulture_table import answer, hold, lay, play
from vindima.cli.board_viticulture import Board
from vindima.core.combine import OneOf, effect_of
from vindima.core.explain import BadData
from vindima.core.step import Step
from vindima.locale import Text, languages
from vindima.rules.tables import Book
from vindima.rules.viticulture import TABLES as RULES_TABLES
from vindima.viticulture.cards import VISITORS, summer
from vindima.viticulture.cards.card import Card, effects_of
from vindima.viticulture.cards.choices import ChooseTwo
from vindima.viticulture.cards.everyone import JoinIn
from vindima.viticulture.facts import facts as facts_of
from vindima.viticulture.state import State
from vindima.viticulture.tables import DATA, Tables, load_tables, tables_from

OWN = load_tables()
IDS = (*OWN.summer.ids, *OWN.winter.ids)
NUMBERS = [(id, name) for id in IDS for name in OWN.numbers_of(id)]
FOLDER = Path(vindima.__file__).parent / "locale"
PLACEABLE = re.compile(r"\{[^{}]*\}")
ENTRY = re.compile(r"^viticulture-(?:text|effect)-(.+?)(?:-n)* =(.*(?:\n .*)*)", re.MULTILINE)
BRANCH = re.compile(r"^ *\*?\[\d\]", re.MULTILINE)


class Deck(NamedTuple):
    """A deck of visitors for tests."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    numbers: tuple[dict[str, int], ...]


def corrected(visitor: str, name: str, value: int) -> Tables:
    """Tables in which one number of a visitor is corrected."""
    file = "summer.toml" if visitor in OWN.summer.ids else "winter.toml"
    data: dict[str, Any] = copy.deepcopy(DATA.own[file])
    row = next(row for row in data["visitors"] if row["id"] == visitor)
    row["numbers"][name] = value
    return tables_from({file: data})


def parts(step: Step[Any]) -> list[Step[Any]]:
    """A step and all steps below it."""
    return [step, *(part for child in step.children() for part in parts(child))]


@cache
def effects(visitor: str) -> list[str]:
    """The ids of the effects that the answers of a visitor choose, as texts name them."""
    found: list[Step[Any]] = []
    for step in parts(VISITORS[visitor]):
        if isinstance(step, ChooseTwo):
            found += step.items
        elif isinstance(step, OneOf):
            found += step.branches
        elif isinstance(step, JoinIn):
            found.append(step.step)
    names = dict.fromkeys(effect_of(step).id for step in found)
    return [name for name in names if name.startswith(visitor)]


def said(text: Text, visitor: str, **other: int) -> list[str]:
    """The text of a visitor and those of its answers; `other` are numbers that differ from the table."""
    nouns = [("text", visitor), *(("effect", id) for id in effects(visitor))]
    numbers = OWN.numbers_of(visitor) | other
    return [text.noun("viticulture", kind, id, numbers) for kind, id in nouns]


@pytest.fixture(scope="module", params=languages())
def text(request) -> Text:
    return Text(request.param, spell_unknown=False)


@pytest.mark.slow
def test_no_text_of_a_visitor_contains_a_literal_number(text):
    found = ENTRY.findall((FOLDER / text.language / "viticulture-cards.ftl").read_text("utf-8"))
    about = {(id, words) for id, words in found if id in IDS}
    assert {id for id, _ in about} == set(IDS)
    for id, words in about:
        lines = BRANCH.sub("", re.sub(r"\{ \$n\d ->", "", words))
        assert not re.search(r"\d", PLACEABLE.sub("", lines)), (text.language, id, words)


@pytest.mark.slow
def test_each_number_of_a_visitor_is_in_its_text_in_every_language(text):
    for visitor, name in NUMBERS:
        for value in (1, 2, 5, 7, 22):
            if value == OWN.numbers_of(visitor)[name]:
                continue
            before, after = said(text, visitor), said(text, visitor, **{name: value})
            assert before[0] != after[0], (text.language, visitor, name, value)


@pytest.mark.slow
def test_a_choice_shows_the_same_numbers_in_every_language():
    texts = [Text(language, spell_unknown=False) for language in languages()]
    for visitor, name in NUMBERS:
        other = {name: OWN.numbers_of(visitor)[name] + 20}
        changed = [
            [a != b for a, b in zip(said(text, visitor), said(text, visitor, **other), strict=True)]
            for text in texts
        ]
        assert all(one == changed[0] for one in changed), (visitor, name)


def test_polish_has_three_forms_of_lira():
    text = Text("pl")
    words = [text.noun("viticulture", "effect", "tour-guide-0", {"lira": lira}) for lira in (1, 3, 5, 22, 25)]
    assert words == ["weź 1 lira", "weź 3 liry", "weź 5 lirów", "weź 22 liry", "weź 25 lirów"]


# A corrected number reaches the rules and every reader


def with_surveyor(tables: Tables) -> State:
    """A game with these tables, in which seat 0 holds the Surveyor and owns three empty fields."""
    table = lay(2)
    table.tables = table.setup.tables = tables
    hold(table, 0, "surveyor")
    return table


@pytest.mark.parametrize("lira", [2, 5])
def test_the_effect_pays_the_number_in_the_table(lira):
    table = with_surveyor(corrected("surveyor", "lira", lira))
    play(table, 0, "surveyor")
    answer(table, "choose first")
    assert table.lira[0] == 3 * lira


@pytest.mark.parametrize("lira", [2, 5])
def test_the_answer_shows_the_number_in_the_table(lira):
    table = with_surveyor(corrected("surveyor", "lira", lira))
    play(table, 0, "surveyor")
    first = next(answer for answer in table.answers() if answer.token == "choose first")
    assert first.message.args["lira"] == lira
    assert f"{lira} lira for each field" in Text("en").message(first.message)


def test_terminal_rules_and_page_show_the_number_in_the_table():
    tables = corrected("surveyor", "lira", 5)
    board = Board(Text("en"), with_surveyor(tables).view(0), ("Ana", "Rui"))
    board.tables = tables
    console = Console(width=200, file=StringIO())
    console.print(board.hand(0))
    assert "5 lira for each of your fields" in console.file.getvalue()
    book = Book("viticulture", Text("en"))
    book.data = copy.deepcopy(book.data)
    book.data["summer"]["visitors"][0]["numbers"]["lira"] = 5
    assert "5 lira for each of your fields" in next(RULES_TABLES["summer"](book))[2]
    assert facts_of(tables)["numbers"]["surveyor"] == {"lira": 5, "vp": 1}


# Errors at import


def test_a_corrected_visitor_must_have_the_numbers_that_its_effect_uses():
    data = copy.deepcopy(DATA.own["summer.toml"])
    data["visitors"][0]["numbers"]["grapes"] = 3
    with pytest.raises(
        BadData, match=r"summer.toml: visitor 'surveyor': numbers has grapes, lira, vp, expected"
    ):
        tables_from({"summer.toml": data})


def test_an_effect_must_not_use_a_number_that_the_card_lacks():
    with pytest.raises(BadData, match=r"Surveyor: its effect .* 'vp'"):
        summer.surveyor(Card("Surveyor", {"lira": 0}))


@pytest.mark.interpreted
def test_a_number_that_no_effect_uses_is_refused():
    deck = Deck(("surveyor",), ("Surveyor",), ({"lira": 2, "vp": 1, "wines": 1},))
    with pytest.raises(BadData, match="'surveyor': its effect does not use the number wines"):
        effects_of(deck, summer, 0)


@pytest.mark.interpreted
def test_a_card_without_an_effect_is_refused():
    with pytest.raises(BadData, match="'beekeeper' has no effect: add the function beekeeper"):
        effects_of(Deck(("beekeeper",), ("Beekeeper",), ({},)), summer, 0)
