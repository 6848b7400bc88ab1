"""Every worked example does in the engine exactly what it states, and is explained in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import vindima
from tests.broken import broken
from vindima.core.opening import Opening
from vindima.core.position import Position
from vindima.core.sheet import parse as parse_toml
from vindima.core.view import values_at
from vindima.locale import Text, languages
from vindima.rules.reference import anchors, examples_of, reference
from vindima.rules.worked import Example, Values, examples, markdown, parse

LOCALE = Path(vindima.__file__).parent / "locale"
KEY = re.compile(r"^([a-z]+-(?:example|shown)-[a-z0-9-]+) =(.*)$", re.MULTILINE)
GRID = {
    "vineyards",
    "wineries",
    "cellars",
    "enologists",
    "sales",
    "export",
    "bank",
    "wine-experts",
    "pass-and-press-release",
}
"""The paragraphs that explain the nine actions of Vinhos."""


@cache
def source(game: str) -> dict[str, Any]:
    file = resources.files("vindima.rules").joinpath("examples", f"{game}.toml")
    return parse_toml(file.name, file.read_bytes())


@cache
def text(language: str) -> Text:
    return Text(language, spell_unknown=False)


def starts(game: str) -> Iterator[tuple[dict[str, Any], Position]]:
    """Each example of a game with its starting position."""
    for one in source(game)["games"]:
        opening = Opening(game, one["players"], one["seed"], one.get("options", {}), tuple(one["answers"]))
        position = opening.record(0).start()
        for count in range(len(opening.answers) + 1):
            for entry in source(game)["examples"]:
                if (entry["game"], entry["after"]) == (one["id"], count):
                    yield entry, position.clone()
            if count < len(opening.answers):
                position.apply(position.code(opening.answers[count]))


def normal(value: Any) -> Values:
    if value is None or value is False or value == []:
        return ()
    return tuple(value) if isinstance(value, list) else (value,)


@pytest.mark.parametrize("game", vindima.games())
def test_an_example_states_what_the_engine_does(game):
    """Play each example independently of the parser in `rules.worked`."""
    shown, played = source(game)["shown"], 0
    for entry, position in starts(game):
        seat = entry.get("seat", position.seat)
        views = [position.view(seat)]
        for token in entry["play"]:
            position.apply(position.code(token))
        views.append(position.view(seat))
        for name, stated in entry["facts"].items():
            pair = stated if isinstance(stated, list) else [stated, stated]
            path = (shown.get(name) or shown[re.sub(r"\d+", "n", name)])["at"]
            for number in re.findall(r"\d+", name):
                path = path.replace("#", str(int(number) - 1), 1)
            found = [normal(next(iter(values_at(view, path, seat)), None)) for view in views]
            assert found == [normal(value) for value in pair], (entry["id"], name)
        played += 1
    assert played == len(source(game)["examples"]) == len(examples(game))


@pytest.mark.parametrize("game", vindima.games())
def test_examples_change_something_except_known_ones(game):
    still = {"stay", "salaries", "pass"}
    for example in examples(game):
        assert example.id in still or any(fact.before != fact.after for fact in example.facts), example.id


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", vindima.games())
def test_every_example_is_explained_in_every_language(game, language):
    for example in examples(game):
        words = markdown(example, text(language))
        assert example.explains(text(language)) in words
        assert not set("{}$_") & set(words)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", vindima.games())
def test_no_explanation_contains_a_literal_number(game, language):
    """Numbers must be arguments, so that the engine confirms each of them."""
    entries = KEY.findall((LOCALE / language / f"rules-{game}.ftl").read_text("utf-8"))
    assert len(entries) > 40
    assert {key for key, words in entries if re.search(r"\d", re.sub(r"\{.*?\}", "", words))} == set()


@pytest.mark.parametrize("game", vindima.games())
def test_no_text_is_unused(game):
    found = examples(game)
    names = {fact.name for example in found for fact in example.facts}
    things = {re.sub(r"-of-\d+$", "", name) for name in names}
    wanted = {f"{game}-example-{example.id}" for example in found}
    wanted |= {f"{game}-shown-{re.sub(r'[0-9]+', 'n', thing)}" for thing in things}
    keys = {key for key, _ in KEY.findall((LOCALE / "en" / f"rules-{game}.ftl").read_text("utf-8"))}
    assert keys == wanted
    shown = {name if name in source(game)["shown"] else re.sub(r"\d+", "n", name) for name in names}
    assert set(source(game)["shown"]) == shown


@pytest.mark.parametrize("game", vindima.games())
def test_every_example_is_in_its_paragraph(game):
    assert {example.paragraph for example in examples(game)} <= set(anchors(game, "en"))
    page = reference(game, "en")
    for example in examples(game):
        assert page.count(markdown(example, text("en"))) == 1


def explained(game: str) -> set[str]:
    return {example.paragraph for example in examples(game)}


def test_every_action_of_vinhos_has_an_example():
    assert explained("vinhos") >= GRID
    assert explained("vinhos") >= {"press-release", "movement", "divesting", "wine-experts-abilities"}
    assert explained("vinhos") >= {"taking-back-barrels", "interest", "salaries", "production", "prizes"}


def test_every_action_of_viticulture_has_an_example():
    board = vindima.game("viticulture").data
    assert board is not None
    actions = {*board.own["board.toml"]["summer"], *board.own["board.toml"]["winter"]}
    played = {
        token.split()[1]
        for entry in source("viticulture")["examples"]
        for token in entry["play"]
        if token.startswith("place ")
    }
    assert actions <= played
    assert explained("viticulture") >= {
        "wake-up-track",
        "fall",
        "ageing",
        "residual-payment",
        "end-of-the-year",
    }
    assert {"blush", "sparkling"} <= {example.id for example in examples("viticulture")}


def test_an_example_in_words():
    (sold,) = examples_of("vinhos", "sales")
    assert [fact.says("vinhos", text("en")) for fact in sold.facts] == [
        "Red wine in the Trás-os-Montes estate, slot 1: 2 → –",
        "Renown Cubes in Trás-os-Montes: 2 → 0",
        "Barrels in supply: 7 → 6",
        "Account: 5,000 Bagos → 9,000 Bagos",
    ]
    assert "your account receives 4,000 Bagos" in sold.explains(text("en"))


def test_a_negative_number_has_a_minus_sign():
    (bank, _) = examples_of("vinhos", "bank")
    assert "from −1 to 0" in bank.explains(text("en"))


GOOD = """
[shown]
cash = { at = "seats.me.cash", as = "money" }
wineries-n = { at = "seats.me.estates.#.wineries", as = "number" }

[[games]]
id = "game"
players = 2
seed = 6
options = { regions = "suggested" }
answers = ["buy dao", "buy alentejo"]

[[examples]]
id = "wineries"
paragraph = "wineries"
game = "game"
after = 2
play = ["go wineries", "place estate-1"]
facts = { cash = [7, 4], wineries-1 = [0, 1], wineries-2 = 0 }
"""


def read(content: str) -> tuple[Example, ...]:
    return parse("vinhos", content.encode(), "file.toml")


def test_a_valid_file_of_examples_is_read():
    (example,) = read(GOOD)
    assert [(fact.before, fact.after) for fact in example.facts] == [((7,), (4,)), ((0,), (1,)), ((0,), (0,))]
    assert [message.key for message in example.answers] == ["vinhos-answer-go", "vinhos-answer-place"]


@pytest.mark.parametrize(("old", "new", "error"), broken(__file__, "old", "new", "error"))
def test_an_error_names_its_place(old, new, error):
    assert old in GOOD
    with pytest.raises(vindima.BadData, match=error):
        read(GOOD.replace(old, new, 1))
