"""Statistics of games of the strongest bot, and the page and chart that show them."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

pytest.importorskip("numpy", reason="numpy is not installed")

import vindima
from vindima.research.discoveries import ENOUGH, TOPICS, Seat, Tally, main, page

TOPIC = TOPICS["viticulture"]


def seat(won, *tokens):
    return Seat([(year, "place-worker", token) for year, token in enumerate(tokens, 1)], won, {"orders": 4})


def test_answers_are_counted_by_year_player_and_opening():
    toured = seat(1.0, "place give-tour left", "build yoke", "place make-wine left", "build yoke")
    passed = seat(0.0, "place give-tour left", "pass", "place play-summer left", "place give-tour beside")
    tally = Tally(TOPIC, [[toured, passed]] * ENOUGH)
    actions, structures = TOPIC[0], TOPIC[2]
    assert (tally.games, tally.players) == (ENOUGH, 2 * ENOUGH)
    assert tally.totals(actions)["give-tour"] == 3 * ENOUGH
    assert tally.years[actions]["give-tour", 4] == tally.users[structures]["yoke"] == ENOUGH
    assert tally.openings["give-tour", "play-summer", "give-tour"] == ENOUGH
    text = page("viticulture", 2, tally)
    assert "| Orders | 4.00 |" in text
    assert "| Give tour | 1.50 | 1.00 | 0.00 | 0.50 |" in text
    assert "| Yoke | 50% | 1.00 | 3.0 | 100% |" in text
    assert "| Give tour, Play summer, Give tour | 50% | 0% |" in text


def test_win_shares_of_few_players_are_omitted():
    text = page("viticulture", 2, Tally(TOPIC, [[seat(1.0, "build yoke")]]))
    assert "| Yoke | 100% | 1.00 | 1.0 |  |" in text


@pytest.mark.parametrize("game", vindima.games())
def test_games_are_played_and_every_statistic_occurs(tmp_path, game):
    main([game, "--games", "1", "--write", str(tmp_path)])
    text = (tmp_path / f"discoveries-{game}.md").read_text("utf-8")
    sections = {part.partition("\n")[0]: part.count("\n| ") for part in text.split("\n## ")[1:]}
    assert [*sections] == ["Points by source", "Openings", *[topic.title for topic in TOPICS[game]]]
    assert all(lines > 2 for lines in sections.values()), sections
    drawing = ET.parse(tmp_path / f"discoveries-{game}.svg").getroot()
    assert drawing.tag.endswith("svg")


def test_impossible_games_are_refused():
    with pytest.raises(SystemExit, match="7"):
        main(["viticulture", "--players", "7", "--games", "1"])
