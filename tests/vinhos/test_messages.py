"""Questions and answers of Vinhos say what will actually happen."""

from __future__ import annotations

import pytest

from tests import vinhos_table as kit
from vindima.locale import Text
from vindima.vinhos.fair import FAIR_STEP
from vindima.vinhos.state import State

ENGLISH = Text("en", spell_unknown=False)


def asked(table: State) -> str:
    assert table.question is not None
    return ENGLISH.message(table.question.message)


def said(table: State, token: str) -> str:
    [found] = [a.message for a in table.answers() if a.token == token]
    return ENGLISH.message(found)


@pytest.mark.parametrize(
    ("year", "number", "question", "first"),
    [
        (1, 1, "for the next phase?", "Play first in the next phase"),
        (3, 1, "for the next phase?", "Play first in the next phase"),
        (4, 2, "for next year?", "Play first next year"),
        (3, 2, "for the fair?", "Go first at the fair"),
        (6, 2, "for the fair?", "Go first at the fair"),
    ],
)
def test_a_place_in_turn_order_names_what_it_is_for(year, number, question, first):
    table = kit.lay(year=year)
    table.phase = number
    kit.stand(table, kit.RED, "bank")
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release")
    assert asked(table).endswith(question)
    assert said(table, "order place-1") == first


def test_a_late_announcement_is_for_the_current_fair():
    table = kit.lay(year=3)
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 4})
    kit.begin(table, FAIR_STEP)
    assert asked(table) == "The fair begins. Which wine do you present?"


def test_a_press_release_is_for_the_next_fair():
    table = kit.lay(year=2)
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 4})
    kit.stand(table, kit.RED, "bank")
    kit.turn(table, kit.RED)
    kit.answer(table, "go pass_press_release", "order place-1")
    assert asked(table) == "Which wine do you announce for the next fair?"


@pytest.mark.parametrize(("account", "gain"), [(5, 5), (19, 5), (21, 3), (24, 0)])
def test_a_sale_shows_what_the_account_receives(account, gain):
    table = kit.lay(year=2)
    kit.vineyard(table, kit.RED, 1, "dao_red_1", wines={1: 9})
    table.account[kit.RED] = account
    kit.turn(table, kit.RED)
    kit.answer(table, "go sales", "wine estate-1-slot-1")
    token = "sell hotel_red_5"
    amount = "0" if gain == 0 else f"{gain},000"
    assert f": {amount} Bagos to your account" in said(table, token)
    kit.answer(table, token)
    assert table.account[kit.RED] == account + gain
