"""Numbers in texts are written as the program formats them in that language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vindima
from vindima.core.explain import Message
from vindima.locale import Text, languages
from vindima.vinhos.tables import load_tables as vinhos_tables
from vindima.viticulture import model
from vindima.viticulture.tables import load_tables as viticulture_tables

PACKAGE = Path(vindima.__file__).parent
LATE = re.compile(r"(?<![\d.])\d[ \u00a0\u202f,.]\d{3}(?!\d)|(?<![\d/:])\d{5,}")
"""Four digits are not separated (1000), five are (13\u00a0000)."""
WRONG = {
    "en": re.compile(r"\d[ \u00a0\u202f]\d{3}(?!\d)|(?<![\d,])\d000(?!\d)"),
    "fr": re.compile(r"\d[ \u00a0,]\d{3}(?!\d)|(?<!\d)\d000(?!\d)"),
    "pl": LATE,
    "pt": LATE,
}
"""Wrong ways to write thousands in a language."""


def mistakes(text: str, language: str) -> list[str]:
    return [found[0] for found in WRONG[language].finditer(text)]


@pytest.mark.parametrize("language", sorted(WRONG))
def test_thousands_are_written_consistently(language):
    paths = [*(PACKAGE / "locale" / language).glob("*.ftl"), *(PACKAGE / "rules" / language).glob("*.md")]
    found = {path.name: mistakes(path.read_text("utf-8"), language) for path in paths}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 000"),
        ("en", "costs 2000"),
        ("fr", "1\u00a0000"),
        ("fr", "2000"),
        ("pl", "1\u00a0000"),
        ("pt", "3.000"),
    ],
)
def test_wrongly_written_thousands_are_detected(language, text):
    assert mistakes(text, language)


def digits(text: Text, game: str, kind: str, id: str) -> list[int]:
    """The numbers in a name."""
    return [int(number) for number in re.findall(r"\d+", text.noun(game, kind, id))]


@pytest.mark.parametrize("language", languages())
def test_names_of_cards_agree_with_the_data(language):
    text, tables = Text(language), viticulture_tables()
    for kind, id in enumerate(tables.vines.ids):
        printed = [value for value in (tables.vines.red[kind], tables.vines.white[kind]) if value]
        assert digits(text, "viticulture", "vine", id) == printed
    for number, id in enumerate(tables.orders.ids):
        wines = [least for _, least in tables.orders.wines[number]]
        assert digits(text, "viticulture", "order", id) == [number + 1, *wines]


@pytest.mark.parametrize("language", languages())
def test_names_of_places_agree_with_the_data(language):
    text, board = Text(language), viticulture_tables().board
    for place, row in enumerate(model.ROWS):
        gain = board.wake_up_amount[place] if model.GAINS[board.wake_up[place]] in ("lira", "vp") else None
        assert digits(text, "viticulture", "row", row) == [place + 1, *([] if gain is None else [gain])]
    for action, id in enumerate(model.ACTIONS):
        lira = {"give-tour": board.amount, "gain-lira": board.amount, "train-worker": board.cost}.get(id)
        assert digits(text, "viticulture", "action", id) == ([] if lira is None else [lira[action]])
    for action in model.BOARD_ACTIONS:
        counted = model.GAINS[board.bonus[action]] in ("lira", "vp")
        typed = [board.bonus_amount[action]] if counted else []
        assert digits(text, "viticulture", "bonus", model.ACTIONS[action]) == typed


@pytest.mark.parametrize("language", languages())
def test_texts_of_a_variant_and_of_regions_agree_with_the_data(language):
    text, tables = Text(language), vinhos_tables()
    cap = text.say("web-option-vinhos-cash-multiplier-cap-help")
    assert str(tables.managers.cash_cap) in cap
    typed = {id: digits(text, "web-vinhos", "trait", id) for id in ("tras_os_montes", "alentejo", "algarve")}
    regions = tables.regions
    assert typed == {
        "tras_os_montes": [regions.tras_os_montes_points],
        "alentejo": [regions.alentejo_cube],
        "algarve": [regions.algarve_value],
    }


@pytest.mark.parametrize("language", languages())
def test_a_negative_number_has_a_minus_sign(language):
    message = Message("vinhos-event-divest", {"who": "Ana-Maria 2-3", "level": -2})
    text = Text(language).message(message)
    assert "−2" in text
    assert "Ana-Maria 2-3" in text
