"""The learning example improves on random play."""

from __future__ import annotations

import pytest

from tests.research.example_files import load_example

np = pytest.importorskip("numpy", reason="numpy is not installed")
pytest.importorskip("gymnasium", reason="gymnasium is not installed")


@pytest.fixture(scope="module")
def example():
    return load_example("learn_solo")


def test_a_few_games_are_enough_to_clearly_beat_random_play(example, capsys):
    before, after = example.learn(batches=10, size=15, evaluation=40)
    assert "after 150 games" in capsys.readouterr().out
    error = np.sqrt(before.var(ddof=1) / len(before) + after.var(ddof=1) / len(after))
    assert after.mean() - before.mean() > 4 * error


def test_the_same_seed_gives_the_same_results(example, capsys):
    first, second = (example.learn(batches=2, size=3, evaluation=3, seed=8)[1] for _ in range(2))
    assert first.tolist() == second.tolist()


def test_an_interval_shows_the_mean_and_its_uncertainty(example):
    assert example.interval(np.array([1.0, 2.0, 3.0])) == "2.00 ± 1.13"
