"""The arena: fair plans, results that replay, resumable files and correct reports."""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

import pytest

import vindima
from vindima.research.arena import (
    Match,
    Output,
    Plan,
    Result,
    deal_seed,
    digest,
    fingerprint,
    play_match,
    run,
)
from vindima.research.report import Report, Tally, places, wilson
from vindima.workers import NoResult, Outcome, Outcomes, Pool

LAST = """
class Last:
    def choose(self, position, seed):
        return position.legal[-1]

class Fails:
    def choose(self, position, seed):
        raise KeyError("lost")
"""


class InProcess:
    """An in-process backend that records what it plays and can be interrupted."""

    def __init__(self, stop_after: int | None = None) -> None:
        self.played: list[int] = []
        self.stop_after = stop_after

    def run(self, tasks, worker) -> Outcomes[Any, Any]:
        for task in tasks:
            if len(self.played) == self.stop_after:
                raise KeyboardInterrupt
            self.played.append(task.number)
            yield Outcome(task, worker(task))


def plan_of(games: int = 4, **changes) -> Plan:
    return Plan(**{"game": "vinhos", "seats": ("random", "random"), "games": games, "seed": 7, **changes})


@pytest.fixture(scope="module")
def results():
    """Every result of a small plan."""
    return [play_match(match) for match in plan_of().matches()]


# The plan


def test_every_deal_is_played_once_in_every_rotation(tmp_path):
    plan = plan_of(games=9, seats=("random", "cmd:python3", "cmd:sh"))
    matches = list(plan.matches())
    assert [match.number for match in matches] == list(range(9))
    deals = [deal_seed(7, number) for number in range(3)]
    assert [match.seed for match in matches] == [deal for deal in deals for _ in range(3)]
    for deal in deals:
        seated = [match.seats for match in matches if match.seed == deal]
        for seat in range(3):
            assert {seats[seat] for seats in seated} == set(plan.seats), "every bot has every seat once"


def test_runs_with_different_seeds_share_no_deals():
    seeds = [{match.seed for match in plan_of(games=400, seed=seed).matches()} for seed in range(5)]
    assert all(len(deals) == 200 for deals in seeds)
    assert len(set().union(*seeds)) == 1000
    assert all(seed < 1 << 53 for seed in set().union(*seeds)), "a float must represent it exactly"


def test_the_number_of_games_is_rounded_up_to_full_rotations():
    assert plan_of(games=5, seats=("random",) * 4).total == 8
    assert plan_of(games=8, seats=("random",) * 4).total == 8


def test_rotations_of_equal_bots_are_different_games_of_the_same_deal(results):
    first, second = results[:2]
    assert first["record"]["seed"] == second["record"]["seed"]
    assert first["record"]["answers"] != second["record"]["answers"]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": ("random",)}, "vinhos is for 2 to 4 players"),
        ({"seats": ("random", "martian")}, "there is no bot 'martian'"),
        ({"games": 0}, "0 games cannot be played"),
        ({"options": {"tax": 1}}, "has no option 'tax'"),
    ],
)
def test_an_invalid_plan_is_refused(change, line):
    with pytest.raises(vindima.BadData, match=line):
        plan_of(**change)


# The games


@pytest.mark.parametrize("game", vindima.games())
def test_a_result_matches_the_replay_of_its_record(game):
    result = play_match(Match(0, game, ("random",) * 3, seed=3, rotation=1))
    end = vindima.Record.from_dict(json.loads(json.dumps(result["record"]))).replay()
    assert end.over
    assert result["scores"] == end.scores
    assert result["winners"] == end.winners
    assert result["breakdown"] == [end.breakdown(seat) for seat in range(3)]
    assert [sum(part.values()) for part in result["breakdown"]] == end.scores
    assert result["failures"] == []


def test_times_are_measured_for_questions_with_a_choice(results):
    record = vindima.Record.from_dict(results[0]["record"])
    choices = Counter(p.seat for p in record.positions() if not p.over and len(p.legal) > 1)
    assert [len(times) for times in results[0]["times"]] == [choices[0], choices[1]]


def test_a_solo_game_has_a_result():
    result = play_match(Match(0, "viticulture", ("random",), seed=3, rotation=0))
    assert len(result["scores"]) == 1
    report = Report(1)
    report.add(result)
    assert report.to_dict()["bots"][0]["played"] == 1


def test_the_digest_depends_on_the_games_but_not_on_their_order(results):
    prints = [(result["number"], fingerprint(result)) for result in results]
    assert digest(prints) == digest(reversed(prints))
    changed = {**results[0], "scores": [0, 0]}
    assert fingerprint(changed) != fingerprint(results[0])
    slower = {**results[0], "times": [[9], [9]]}
    assert fingerprint(slower) == fingerprint(results[0])


# The file


def numbers(path) -> list[int]:
    return [json.loads(line)["number"] for line in path.read_text("utf-8").splitlines()]


def interrupted(path, after: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        list(run(plan_of(), InProcess(stop_after=after), Output(path)))


def test_an_interrupted_run_resumes_without_repeating_games(tmp_path, results):
    path = tmp_path / "games.jsonl"
    interrupted(path, after=2)
    assert numbers(path) == [0, 1]
    found: list[Result] = []
    backend = InProcess()
    list(run(plan_of(), backend, Output(path, resume=True), found.append))
    assert backend.played == [2, 3]
    assert [result["number"] for result in found] == [0, 1]
    assert numbers(path) == [0, 1, 2, 3]
    read = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [fingerprint(result) for result in read] == [fingerprint(result) for result in results]


@pytest.mark.parametrize("missing", [1, 400])
def test_a_truncated_line_is_dropped_and_its_game_played_again(tmp_path, missing):
    path = tmp_path / "games.jsonl"
    interrupted(path, after=3)
    whole = path.read_bytes()
    path.write_bytes(whole[:-missing])
    backend = InProcess()
    list(run(plan_of(), backend, Output(path, resume=True)))
    assert backend.played == [2, 3]
    assert numbers(path) == [0, 1, 2, 3]
    assert path.read_bytes().startswith(whole[: whole.rindex(b"\n", 0, -1) + 1]), "complete lines must stay"


def test_a_finished_run_can_be_extended(tmp_path):
    path = tmp_path / "games.jsonl"
    list(run(plan_of(), InProcess(), Output(path)))
    backend = InProcess()
    list(run(plan_of(games=6), backend, Output(path, resume=True)))
    assert backend.played == [4, 5]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"seed": 8}, "line 1: from another run: seed is"),
        ({"game": "viticulture"}, "line 1: from another run: game is 'vinhos'"),
        ({"seats": ("random", "cmd:python3")}, "line 1: from another run: seats is"),
        ({"games": 1}, "line 3: game 2 is not one of the 2"),
        ({"options": {"turn_order_by_region": True}}, "line 1: from another run: options"),
    ],
)
def test_the_file_of_another_run_is_refused_and_left_unchanged(tmp_path, change, line):
    path = tmp_path / "games.jsonl"
    interrupted(path, after=3)
    before = path.read_bytes()
    with pytest.raises(vindima.BadRecord, match=line):
        list(run(plan_of(**change), InProcess(), Output(path, resume=True)))
    assert path.read_bytes() == before


def test_a_broken_line_in_the_middle_is_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    interrupted(path, after=2)
    path.write_bytes(b"{}\n" + path.read_bytes())
    with pytest.raises(vindima.BadRecord, match="line 1: not the result of a game"):
        list(run(plan_of(), InProcess(), Output(path, resume=True)))


def test_a_file_with_games_is_refused_unless_the_run_resumes(tmp_path):
    path = tmp_path / "games.jsonl"
    interrupted(path, after=1)
    with pytest.raises(vindima.BadData, match="already contains games"):
        Output(path)


def test_a_game_without_a_result_is_not_counted_and_is_retried(tmp_path):
    path = tmp_path / "games.jsonl"

    class Broken(InProcess):
        def run(self, tasks, worker) -> Outcomes[Any, Any]:
            for outcome in super().run(tasks, worker):
                yield (
                    outcome._replace(result=None, error=NoResult("lost"))
                    if outcome.task.number == 1
                    else outcome
                )

    outcomes = list(run(plan_of(), Broken(), Output(path)))
    assert [outcome.task.number for outcome in outcomes if outcome.result is None] == [1]
    assert numbers(path) == [0, 2, 3]
    backend = InProcess()
    list(run(plan_of(), backend, Output(path, resume=True)))
    assert backend.played == [1]


def test_a_run_on_worker_processes_gives_the_same_results(results):
    with Pool(2) as pool:
        outcomes = list(run(plan_of(), pool))
    prints = [(o.task.number, fingerprint(o.result)) for o in outcomes if o.result is not None]
    assert digest(prints) == digest((result["number"], fingerprint(result)) for result in results)


# The report


def fake(number: int, seats: list[str], scores: list[int], winners: list[int], times: int = 5):
    return {
        "number": number,
        "record": {"seats": seats},
        "scores": scores,
        "winners": winners,
        "breakdown": [{"fair": score} for score in scores],
        "failures": [],
        "times": [[times, times] for _ in seats],
    }


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_wilson_interval(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_winners_come_first_and_equal_scores_share_a_place():
    assert places(fake(0, [], [10, 30, 10, 30], winners=[3])) == [3, 2, 3, 1]
    assert places(fake(0, [], [10, 30, 10, 30], winners=[1, 3])) == [3, 1, 3, 1]


def test_the_report_counts_wins_by_bot_and_by_seat():
    report = Report(2)
    report.add(fake(0, ["a", "b"], [10, 20], [1]))
    report.add(fake(1, ["b", "a"], [30, 10], [0]))
    report.add(fake(2, ["a", "b"], [20, 20], [0, 1]))
    data = report.to_dict()
    a, b = data["bots"]
    assert (a["bot"], a["played"], a["wins"], a["mean_score"]) == ("a", 3, 0.5, pytest.approx(13.333))
    assert (b["bot"], b["played"], b["wins"], b["mean_score"]) == ("b", 3, 2.5, pytest.approx(23.333))
    assert b["breakdown"] == {"fair": pytest.approx(23.333)}
    assert [seat["win_share"] for seat in data["seats"]] == [0.5, 0.5]


def test_several_seats_of_one_game_are_one_observation():
    report = Report(4)
    for number in range(40):
        report.add(fake(number, ["a", "b", "b", "b"], [1, 1, 1, 1], [0 if number % 4 == 0 else 1]))
    one, three = report.to_dict()["bots"]
    assert (one["games"], one["played"], three["games"], three["played"]) == (40, 40, 40, 120)
    low, high = wilson(10, 40)
    assert one["win_share_95"] == pytest.approx([low, high], abs=1e-4)
    assert three["win_share_95"] == pytest.approx([(1 - high) / 3, (1 - low) / 3], abs=1e-4)
    assert three["win_share"] == pytest.approx(0.25)


def test_a_bot_in_all_seats_has_a_certain_win_share():
    report = Report(2)
    report.add(fake(0, ["a", "a"], [10, 20], [1]))
    assert report.to_dict()["bots"][0]["win_share_95"] == [0.5, 0.5]
    alone = Report(1)
    alone.add(fake(0, ["a"], [10], [0]))
    assert alone.to_dict()["bots"][0]["win_share_95"] == pytest.approx(list(wilson(1, 1)), abs=1e-4)


def test_a_class_outside_the_package_plays_in_worker_processes(tmp_path, monkeypatch):
    (tmp_path / "arena_bots.py").write_text(LAST, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    plan = plan_of(games=2, seats=("py:arena_bots:Last", "py:arena_bots:Fails"))
    with Pool(2) as pool:
        outcomes = list(run(plan, pool))
    sys.modules.pop("arena_bots")
    for outcome in outcomes:
        assert outcome.result is not None
        seats = outcome.result["record"]["seats"]
        failed = seats.index("py:arena_bots:Fails")
        assert [entry["seat"] for entry in outcome.result["failures"]] == [failed]
        assert outcome.result["failures"][0]["reason"] == "raised KeyError: 'lost'"
        position = vindima.Record.from_dict(outcome.result["record"]).start()
        for token in outcome.result["record"]["answers"]:
            if position.seat != failed:
                assert position.code(token) == position.legal[-1]
            position.apply(position.code(token))


def test_the_better_bot_is_rated_higher_whatever_the_order_of_results():
    games = [fake(n, ["a", "b", "a"], [10, 10 + n % 3, 9], [1 if n % 3 else 0]) for n in range(20)]
    reports = Report(3), Report(3)
    for report, order in zip(reports, (games, games[::-1]), strict=True):
        for game in order:
            report.add(game)
    ratings = reports[0].ratings()
    assert ratings["b"][0] > 25 > ratings["a"][0]
    assert ratings == reports[1].ratings()


def test_without_the_package_a_note_replaces_ratings(monkeypatch):
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("vindima.research.extras.importlib.import_module", missing)
    report = Report(2)
    report.add(fake(0, ["a", "b"], [10, 20], [1]))
    data = report.to_dict()
    assert data["notes"] == ["No ratings: openskill.models is not installed: pip install 'vindima[arena]'"]
    assert not any("rating" in bot for bot in data["bots"])


def test_quantiles_of_the_answer_times():
    tally = Tally()
    for time in [100] * 98 + [5000, 5000]:
        tally.add({**fake(0, ["a"], [1], []), "times": [[time]]}, 0)
    assert tally.time(0.5) == pytest.approx(100, rel=0.02)
    assert tally.time(0.99) == pytest.approx(5000, rel=0.02)
