"""The ladder: every rung can be played, and the page and chart show the results."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from vindima.core.explain import BadData
from vindima.research.arena import play_match
from vindima.research.ladder import (
    RUNGS,
    Rung,
    Standing,
    chart,
    main,
    middle,
    page,
    place,
    played,
    remembered,
)
from vindima.workers import NoResult, Outcome

QUICK = Rung("viticulture", "easy", "random", 2, 2)


def standing(rung=QUICK, games=40, wins=30.0):
    return Standing(rung, games, wins, points=21.5, rivals=9.25, median=0.01, slowest=0.2)


def test_every_rung_is_a_match_that_can_be_played():
    assert all(rung.plan.total >= rung.games for rung in RUNGS)
    assert len({rung.name for rung in RUNGS}) == len(RUNGS)


def test_a_rung_counts_its_bot_in_every_seat(tmp_path):
    found = played(QUICK, tmp_path, 2, 1)
    results = [play_match(match) for match in QUICK.plan.matches()]
    own = [result["scores"][-result["rotation"] % 2] for result in results]
    assert [result["record"]["seats"][-result["rotation"] % 2] for result in results] == ["easy", "easy"]
    assert found is not None
    assert found.games == 2
    assert found.points == pytest.approx(sum(own) / 2)
    assert found.wins == sum(-result["rotation"] % 2 in result["winners"] for result in results)


def test_saved_games_are_not_played_again(tmp_path, monkeypatch):
    first = played(QUICK, tmp_path, 2, 1)
    monkeypatch.setattr("vindima.research.ladder.play_match", None)
    assert played(QUICK, tmp_path, 2, 1) == first
    assert played(QUICK, tmp_path, 0, 1) == first, "saved games are reported even if none may be played"


def test_a_rung_without_games_has_no_standing(tmp_path):
    assert played(QUICK, tmp_path, 0, 1) is None


def test_the_page_has_a_line_for_every_rung():
    text = page([standing(), standing(Rung("vinhos", "greedy", "easy", 4, 40)), standing(RUNGS[-1])])
    assert "| easy against 1 random | 40 | 75% | 60% – 86% | 50% | 21.5 | 9.2 | 0.010 | 0.200 |" in text
    assert text.index("## Viticulture") < text.index("## Vinhos")
    assert "against the Automa, very-hard | 40 | 75% | 60% – 86% |  | 21.5 |  |" in text


def test_the_page_shows_how_games_of_the_strongest_bot_end():
    rung = Rung("viticulture", "hard:seconds=0.2", "random", 4, 4)
    ends = middle(range(20, 31)), middle([6] * 11)
    text = page([Standing(rung, 11, 9.0, 20.0, 3.0, 0.1, 0.2, *ends), standing()])
    assert "| Viticulture | hard:seconds=0.2 against 3 random | 25 (21 – 29) | 6 (6 – 6) |" in text
    assert "How games end" not in page([standing()])


def test_endings_are_read_from_the_games(tmp_path, monkeypatch):
    monkeypatch.setattr("vindima.research.ladder.FULL", "easy")
    rung = Rung("viticulture", "easy", "random", 4, 1)
    found = played(rung, tmp_path, 1, 1)
    (result,) = [play_match(match) for match in rung.plan.matches()][:1]
    assert found is not None
    most = max(result["scores"])
    assert found.score == f"{most} ({most} – {most})"
    assert int(found.year[0]) > 3


def test_the_chart_is_an_svg_with_a_point_for_every_share():
    drawing = ElementTree.fromstring(chart([standing(), standing(wins=10)]))
    points = [float(circle.get("cx", "")) for circle in drawing.iter("{http://www.w3.org/2000/svg}circle")]
    assert points == [place(0.75), place(0.25)]
    assert drawing.get("role") == "img"
    assert next(drawing.iter("{http://www.w3.org/2000/svg}title")).text


def test_the_command_writes_the_page_and_the_chart(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("vindima.research.ladder.RUNGS", (QUICK,))
    assert main(["--write", str(tmp_path), "--games", str(tmp_path / "games")]) == 0
    assert "easy against 1 random" in (tmp_path / "ladder.md").read_text("utf-8")
    assert "<svg" in (tmp_path / "ladder.svg").read_text("utf-8")
    assert capsys.readouterr().out.startswith("| easy against 1 random | 2 |")


def test_rungs_without_saved_games_keep_their_results(tmp_path, monkeypatch):
    other = Rung("viticulture", "easy", "random", 3, 1)
    monkeypatch.setattr("vindima.research.ladder.RUNGS", (QUICK, other))
    main(["--write", str(tmp_path), "--games", str(tmp_path / "games")])
    text = (tmp_path / "ladder.md").read_text("utf-8")
    (tmp_path / "games" / f"{QUICK.name}.jsonl").unlink()
    main(["--write", str(tmp_path), "--games", str(tmp_path / "games"), "--most", "0"])
    assert (tmp_path / "ladder.md").read_text("utf-8") == text
    assert set(remembered(tmp_path / "ladder.json")) == {QUICK.name, other.name}


def test_a_game_that_cannot_be_played_stops_the_ladder(tmp_path, monkeypatch):
    def broken(pool, tasks, function):
        yield Outcome(next(tasks), None, NoResult("out of grapes"))

    monkeypatch.setattr("vindima.workers.Pool.run", broken)
    with pytest.raises(BadData, match="out of grapes"):
        played(QUICK, tmp_path, 2, 1)
