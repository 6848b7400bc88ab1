"""Backends: worker processes and clusters give the same results, even if a worker dies."""

from __future__ import annotations

import importlib.util
import sys

import pytest

import vindima
from tests.research.matches import fragile_match
from tests.workers.jobs import exits
from vindima.research.arena import Plan, digest, fingerprint, play_match
from vindima.research.backends import Ray, backend_for
from vindima.workers import Pool, WorkerDied

PLAN = Plan("vinhos", ("random", "random"), games=6, seed=40)
needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is large, so the extra `ray` is not part of `dev`"
)


def digest_on(backend: Pool | Ray, broken: str = "") -> str:
    """The digest of the plan on a backend; `broken` is a file that marks that a worker was killed."""
    tasks = [(broken if match.number == 2 else "", match) for match in PLAN.matches()]
    with backend:
        outcomes = list(backend.run(tasks, fragile_match))
    assert [outcome.error for outcome in outcomes if outcome.error] == []
    assert len(outcomes) == PLAN.total
    return digest((o.result["number"], fingerprint(o.result)) for o in outcomes if o.result is not None)


@pytest.fixture(scope="module")
def alone() -> str:
    """The digest of the plan without a backend."""
    return digest((match.number, fingerprint(play_match(match))) for match in PLAN.matches())


@pytest.mark.parametrize("workers", [1, 3])
def test_results_do_not_depend_on_the_number_of_workers(alone, workers):
    assert digest_on(Pool(workers)) == alone


def test_only_the_game_of_a_killed_worker_is_played_again(alone, tmp_path):
    broken = tmp_path / "killed"
    assert digest_on(Pool(2), str(broken)) == alone
    assert broken.exists()


@needs_ray
def test_a_local_cluster_gives_the_same_results_even_if_a_worker_is_killed(alone, tmp_path):
    broken = tmp_path / "killed"
    assert digest_on(Ray("local", workers=2), str(broken)) == alone
    assert broken.exists()


@needs_ray
def test_a_cluster_reports_a_task_that_kills_its_workers():
    with Ray("local", workers=2) as cluster:
        outcomes = {outcome.task: outcome for outcome in cluster.run(range(2, 5), exits)}
    assert isinstance(outcomes[3].error, WorkerDied)
    assert outcomes[4].result == 4


@needs_ray
def test_a_class_outside_the_package_plays_on_a_cluster(tmp_path, monkeypatch):
    source = "class Last:\n    def choose(self, position, seed):\n        return position.legal[-1]\n"
    (tmp_path / "cluster_bots.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    plan = Plan("vinhos", ("py:cluster_bots:Last", "random"), games=2, seed=1)
    with Ray("local", workers=2) as cluster:
        outcomes = list(cluster.run(plan.matches(), play_match))
    sys.modules.pop("cluster_bots")
    assert [outcome.error for outcome in outcomes] == [None, None]
    assert all(outcome.result["failures"] == [] for outcome in outcomes)


def test_without_ray_the_error_names_the_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(vindima.BadData, match=r"pip install 'vindima\[ray\]'"):
        backend_for(2, "local")


def test_zero_workers_are_refused():
    with pytest.raises(vindima.BadData, match="at least one is needed"):
        backend_for(0, None)
