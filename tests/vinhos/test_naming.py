"""Estates are named after their region, with a number only if two of a seat's estates share it."""

from __future__ import annotations

import pytest

from tests import vinhos_table as on
from tests.vinhos_table import PURPLE, RED
from vindima.locale import Text
from vindima.vinhos.estates import drop_vineyard
from vindima.vinhos.model import ESTATES
from vindima.vinhos.naming import estate_named
from vindima.vinhos.state import State


@pytest.fixture
def table() -> State:
    """Red has estates in Dão, Minho and Minho, and one without a region; Purple has one in Dão."""
    table = on.lay()
    for place, tile in enumerate(("dao_red_1", "minho_red_1", "minho_white_1"), 1):
        on.vineyard(table, RED, place, tile)
    on.vineyard(table, PURPLE, 1, "dao_white_1")
    return table


def names(table: State, seat: int) -> list[str]:
    return [estate_named(table, estate).id for estate in table.estates(seat)]


def said(table: State, token: str, language: str = "en") -> str:
    return Text(language).message(table.answer(table.code(token)).message)


def test_an_estate_is_named_after_its_region(table):
    assert names(table, RED) == ["dao", "minho-2", "minho-3", "estate-4"]
    assert names(table, PURPLE) == ["dao", "estate-2", "estate-3", "estate-4"]


@pytest.mark.slow
def test_answers_name_estates_and_keep_their_tokens(table):
    table.cash[RED] = 20
    on.turn(table, RED)
    on.answer(table, "go wineries")
    assert said(table, "place estate-1") == "Put it in the Dão estate"
    assert said(table, "place estate-2") == "Put it in Minho estate 2"
    assert said(table, "place estate-4") == "Put it in estate 4"
    assert said(table, "place estate-1", "pl") == "Umieść w posiadłości Dão"
    assert said(table, "place estate-2", "fr") == "Placer dans le domaine du Minho (2)"
    assert said(table, "place estate-1", "pt") == "Colocar na quinta do Dão"
    assert said(table, "place estate-4", "zh") == "放在物业4"


def test_a_wine_names_its_estate_only_if_its_region_is_ambiguous(table):
    on.wine(table, RED, 1, slot=1, production=4)
    on.wine(table, RED, 3, slot=2, production=6)
    on.turn(table, RED)
    on.answer(table, "go export")
    assert said(table, "wine estate-1-slot-1") == "The red Dão wine, value 4 (slot 1)"
    assert said(table, "wine estate-3-slot-2").endswith("(Minho estate 3, slot 2)")


def test_an_event_names_the_estate_that_loses_its_region(table):
    table.events = []
    drop_vineyard(table, PURPLE * ESTATES, table.tiles[PURPLE * ESTATES][0])
    (event,) = [event for event in table.events if event.kind == "lose-vineyard"]
    assert event.args["estate"] == estate_named(table, RED * ESTATES)
    assert names(table, PURPLE)[0] == "estate-1"
