"""The benchmark: fixed games, correct scores, and a page of results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import vindima
from vindima.cli import main
from vindima.research import benchmark
from vindima.research.arena import Plan, play_match
from vindima.research.benchmark import (
    DEALS,
    Score,
    Scorer,
    Track,
    add_scores,
    page,
    scored,
    tracks,
    write_page,
)
from vindima.research.report import wilson
from vindima.workers import Outcome


class InProcess:
    """An in-process backend that counts its games."""

    def __init__(self):
        self.played = 0

    def run(self, tasks, function):
        for task in tasks:
            self.played += 1
            yield Outcome(task, function(task))


def test_every_game_and_number_of_players_has_tracks():
    found = list(tracks())
    assert len({track.name for track in found}) == len(found)
    for name in vindima.games():
        for players in vindima.game(name).seats:
            own = [track for track in found if (track.game, track.players) == (name, players)]
            assert len(own) == 2


def test_all_agents_play_the_same_deals_from_every_seat():
    for track in tracks():
        one, other = (track.plan(agent, 3) for agent in ("random", "easy"))
        assert one.total == 3 * track.players
        assert [match.seed for match in one.matches()] == [match.seed for match in other.matches()]
    every = {match.seed for match in Track("vinhos", 2, "greedy").plan("random", DEALS).matches()}
    assert len(every) == DEALS
    usual = {match.seed for match in Plan("vinhos", ("random",) * 2, 1000).matches()}
    assert not every & usual, "the deals of the benchmark are used for nothing else"


@pytest.mark.parametrize("deals", [0, DEALS + 1])
def test_numbers_of_deals_out_of_range_are_refused(deals):
    with pytest.raises(vindima.BadData, match=f"1 to {DEALS} deals, not {deals}"):
        Track("vinhos", 2, "greedy").plan("random", deals)


def test_a_score_counts_only_the_agent():
    track = Track("vinhos", 2, "random")
    results = [play_match(match) for match in track.plan("random", 2).matches()]
    scorer = Scorer(track)
    for result in results:
        scorer.add(result)
    score = scorer.score()
    seats = [0, 1, 0, 1]
    wins = sum(
        1 / len(result["winners"])
        for seat, result in zip(seats, results, strict=True)
        if seat in result["winners"]
    )
    leads = [r["scores"][seat] - r["scores"][1 - seat] for seat, r in zip(seats, results, strict=True)]
    assert (score.track, score.games, score.failures) == ("vinhos-2-random", 4, 0)
    assert score.win_share == pytest.approx(wins / 4)
    assert score.win_share_95 == pytest.approx(wilson(wins, 4))
    assert score.margin == pytest.approx(sum(leads) / 4)
    assert score.points == pytest.approx(sum(r["scores"][s] for s, r in zip(seats, results, strict=True)) / 4)
    low, high = score.margin_95
    first, second = sum(leads[:2]) / 2, sum(leads[2:]) / 2
    assert high - low == pytest.approx(2 * 1.959964 * abs(first - second) / 2, rel=1e-6)
    assert Score.from_dict(json.loads(json.dumps(score.to_dict()))).track == score.track


def test_the_solo_margin_is_relative_to_the_automa():
    track = Track("viticulture", 1, "", {"level": "normal"})
    (match,) = track.plan("random", 1).matches()
    result = play_match(match)
    end = vindima.Record.from_dict(result["record"]).replay()
    scorer = Scorer(track)
    scorer.add(result)
    assert scorer.score().margin == end.scores[0] - end.view(None)["automa"]["points"]


def test_saved_games_are_not_played_again(tmp_path):
    track, first, second = Track("vinhos", 2, "random"), InProcess(), InProcess()
    seen = []
    (score,) = scored("random", [track], first, 1, tmp_path, lambda *args: seen.append(args))
    (again,) = scored("random", [track], second, 1, tmp_path)
    assert (first.played, second.played, len(seen)) == (2, 0, 2)
    assert again.margin == score.margin


def test_the_page_ranks_the_agents_of_each_track(tmp_path):
    best = Score("vinhos-2-greedy", 100, 0.75, (0.6, 0.8), 9.5, (8.0, 11.0), 90.0, 0, 1500.0, 9000.0)
    add_scores(tmp_path, "easy", [Score(**{**vars(best), "win_share": 0.25})])
    add_scores(tmp_path, "py:mine:Bot", [best], "learned for a day")
    write_page(tmp_path)
    text = (tmp_path / "benchmark.md").read_text("utf-8")
    assert text.index("`py:mine:Bot`") < text.index("| `easy`")
    assert "| `py:mine:Bot` | 100 | 75.0% | 60.0 – 80.0 | +9.5 | 8.0 – 11.0 | 90.0 | 1.50 | 0 |" in text
    assert "- `py:mine:Bot`: learned for a day" in text
    assert text == page(json.loads((tmp_path / "benchmark.json").read_text("utf-8"))["agents"])


def test_results_of_another_version_are_discarded(tmp_path, monkeypatch):
    score = Score("vinhos-2-greedy", 100, 0.75, (0.6, 0.8), 9.5, (8.0, 11.0), 90.0, 0, 1500.0, 9000.0)
    add_scores(tmp_path, "easy", [score])
    monkeypatch.setattr(benchmark, "VERSION", benchmark.VERSION + 1)
    add_scores(tmp_path, "medium", [score])
    assert set(json.loads((tmp_path / "benchmark.json").read_text("utf-8"))["agents"]) == {"medium"}


def test_the_command_scores_an_agent_and_adds_it_to_the_page(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(benchmark, "OPPONENTS", ("random",))
    words = ["benchmark", "random", "--game", "vinhos", "--players", "2", "--deals", "1", "--workers", "1"]
    words += ["--output", str(tmp_path)]
    assert main([*words, "--json", "--write", str(tmp_path), "--about", "any answer"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["benchmark"], printed["agent"]) == (benchmark.VERSION, "random")
    (score,) = printed["scores"]
    assert (score["track"], score["games"]) == ("vinhos-2-random", 2)
    assert "- `random`: any answer" in (tmp_path / "benchmark.md").read_text("utf-8")
    assert main(words) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("vinhos-2-random")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["martian"], "there is no bot 'martian'"),
        (["random", "--game", "chess"], "the benchmark has no such part"),
        (["random", "--players", "9"], "the benchmark has no such part; it has vinhos-2-greedy"),
        (["random", "--write", "no-such-folder"], "there is no folder no-such-folder"),
    ],
)
def test_invalid_arguments_are_refused(words, line, capsys):
    assert main(["benchmark", *words]) == 2
    assert line in capsys.readouterr().err


def test_the_page_in_the_docs_shows_the_saved_results():
    folder = Path(__file__).parents[2] / "docs" / "reference"
    kept = json.loads((folder / "benchmark.json").read_text("utf-8"))
    assert kept["version"] == benchmark.VERSION
    assert (folder / "benchmark.md").read_text("utf-8") == page(kept["agents"])
