"""The board of Viticulture in a terminal."""

from __future__ import annotations

import io
import random
import sys

import pytest
from rich.cells import cell_len
from rich.console import Console

import vindima
from tests import viticulture_table as kit
from tests.viticulture_solo import deck
from vindima.cli import main
from vindima.cli.board_viticulture import Board, lacking
from vindima.locale import Text
from vindima.viticulture.model import BLUSH, RED

TEXT = Text(spell_unknown=False)
NAMES = ("Ana", "Rui", "Eva", "Ivo", "Lia", "Noé")


def drawn(position, seat: int | None = 0, width: int = 80) -> list[str]:
    """The lines of the board as a seat sees it."""
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(Board(TEXT, position.view(seat), NAMES).render(width))
    return [line.rstrip() for line in capture.get().splitlines()]


def line_with(lines: list[str], start: str) -> str:
    """The only line that begins with a text, with runs of spaces collapsed."""
    (found,) = [" ".join(line.split()) for line in lines if line.strip().startswith(start)]
    return found


def test_year_season_order_and_roosters():
    table = kit.lay(3, season="winter", year=4)
    kit.roosters(table, "row-6", "row-2", "row-4")
    lines = drawn(table)
    assert any("Year 4, winter · order: B Rui › C Eva › A Ana" in line for line in lines)
    assert any("row 2: a vine B" in line and "row 3: an order ·" in line for line in lines)


def test_an_action_shows_its_workers_and_its_bonus():
    table = kit.lay(5, season="winter")
    kit.stand(table, 2, "make-wine left")
    kit.stand(table, 1, "make-wine middle", "grande")
    kit.stand(table, 3, "make-wine right")
    kit.stand(table, 4, "make-wine beside", "grande")
    assert line_with(drawn(table), "Make up to") == "Make up to two wines C [B*] D E* a third wine"


def test_the_gain_lira_space_counts_its_workers():
    table = kit.lay(2)
    kit.stand(table, 1, "gain-lira")
    kit.stand(table, 1, "gain-lira", "grande")
    assert line_with(drawn(table), "Gain 1 lira") == "Gain 1 lira B 2"


def test_decks_and_the_top_of_the_discards():
    table = kit.lay(2)
    kit.on_pile(table, "surveyor", "broker")
    assert line_with(drawn(table), "summer visitors") == "summer visitors 36 Broker"
    assert line_with(drawn(table), "vines") == "vines 42 –"


def test_a_vineyard_with_fields_structures_and_cellars():
    table = kit.lay(2)
    kit.plant(table, 0, "field-6", "pinot", "syrah")
    kit.build(table, 0, "yoke", "medium-cellar")
    kit.grapes(table, 0, "red-2", "red-9")
    kit.wines(table, 0, "blush-5")
    lines = drawn(table)
    assert any("Field 0 of 5" in line and "Field 4 of 6" in line for line in lines)
    assert any("Pinot (red 1, white 1)" in line for line in lines)
    assert line_with(lines, "Built:") == "Built: yoke, medium cellar"
    assert "large cellar 6" in " ".join(lines)
    assert line_with(lines, "red grapes") == "red grapes · ● · · · · · · ●"
    assert line_with(lines, "blush wine") == "blush wine · ● ·"
    assert line_with(lines, "sparkling wine") == "sparkling wine"


def test_the_hand_shows_what_vines_need_orders_lack_and_visitors_do():
    table = kit.lay(2)
    kit.hold(table, 0, "merlot", "order-18", "order-02", "cultivator")
    kit.wines(table, 0, "red-5", "white-2")
    lines = drawn(table)
    assert line_with(lines, "Merlot") == "Merlot (red 3) needs irrigation tower"
    assert line_with(lines, "order 18").endswith("4 VP, +1 residual; missing blush wine of value 4")
    assert line_with(lines, "order 2 ").endswith("can be filled")
    assert line_with(lines, "Cultivator (summer): Plant a vine, even if that exceeds")


def test_nobody_sees_another_hand():
    table = kit.lay(2)
    kit.hold(table, 1, "merlot", "order-18", "cultivator")
    for seat in (0, None):
        shown = "\n".join(drawn(table, seat))
        assert not any(word in shown for word in ("Merlot", "order 18", "Cultivator"))
        assert "1/1/1/0" in shown


def test_the_automa_with_workers_and_tokens():
    table = kit.lay(1, level="hard", challenge="challenge-3", tokens=2, aggressive=True)
    deck(table, "automa-02")
    table.row_tokens = 0b10
    kit.season(table, "summer")
    lines = drawn(table, width=120)
    expected = "Automa 20 VP (hard, 7 years) · 2 bonus action tokens · be ahead at the end of every year"
    assert any(expected in line for line in lines)
    assert any("challenge 3: have six workers at the end of year 3" in line for line in lines)
    assert line_with(lines, "Plant a vine") == "Plant a vine × a second vine"
    assert any("row 2: a vine ●" in line and "row 3: an order ·" in line for line in lines)


def test_an_order_takes_one_wine_for_each_icon():
    assert lacking(((RED, 4), (RED, 3)), {"red": [3, 5]}) == []
    assert lacking(((RED, 4), (RED, 3)), {"red": [5]}) == [(RED, 3)]
    assert lacking(((RED, 4), (BLUSH, 4)), {"red": [3], "blush": [9]}) == [(RED, 4)]


@pytest.mark.parametrize("players", range(1, 7))
def test_every_position_fits_into_80_columns(players):
    chance = random.Random(players)
    position = vindima.game("viticulture").new(players, seed=players)
    for number in range(300):
        if position.over:
            break
        if number % 30 == 0:
            # In turn the seat and a spectator, in a narrow and in a wide terminal.
            for seat, width in ((position.seat, 80), (None, 120)) if number % 60 else ((None, 80),):
                assert max(map(cell_len, drawn(position, seat, width))) <= width
        position.apply(chance.choice(position.legal))


@pytest.fixture
def typed(monkeypatch, capsys):
    """A function that runs `vindima play viticulture` with typed lines and returns the output."""

    def play(*lines: str, args: tuple[str, ...]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "--terminal", "viticulture", "--seed", "4", *args]) == 0
        return str(capsys.readouterr().out)

    return play


def test_a_person_plays_against_a_bot(typed):
    shown = typed("1", "1", "why", *["1"] * 20, "log", "score", "quit", args=("--seats", "human,random"))
    assert "A You: Spring: which row of the wake-up chart does your rooster take?" in shown
    assert "B Random: Take row" in shown
    assert "Not possible now:" in shown
    assert "tasting room" in shown
    assert "Goodbye." in shown


def test_a_solo_game_ends_with_the_automa(typed):
    shown = typed(*["1"] * 900, args=("--seats", "human", "--option", "level=hard"))
    assert "The Automa wins; you have" in shown
    assert "Goodbye." not in shown


def test_the_reconstructed_numbers_are_listed(capsys):
    assert main(["rules", "viticulture", "--data"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("automa.toml") == 12
    assert "Entries: 312, of which 5 reconstructed and 7 derived." in " ".join(shown.split())


def test_the_rules_list_options_and_every_ruling(capsys):
    assert main(["rules", "viticulture"]) == 0
    shown = capsys.readouterr().out
    assert "choose from 0 … 99" in shown
    assert "T28" in shown
    assert "harvest_empty_field" in shown
