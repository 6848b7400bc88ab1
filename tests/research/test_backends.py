"""Backends: worker processes give the same results, even if one of them dies. Clusters: `test_cluster.py`."""

from __future__ import annotations

import sys
from functools import cache

import pytest

import vindima
from tests.research.matches import fragile_match
from vindima.research.arena import Plan, digest, fingerprint, play_match
from vindima.research.backends import Ray, backend_for
from vindima.workers import Pool

PLAN = Plan("vinhos", ("random", "random"), games=6, seed=40)


def digest_on(backend: Pool | Ray, broken: str = "") -> str:
    """The digest of the plan on a backend; `broken` is a file that marks that a worker was killed."""
    tasks = [(broken if match.number == 2 else "", match) for match in PLAN.matches()]
    with backend:
        outcomes = list(backend.run(tasks, fragile_match))
    assert [outcome.error for outcome in outcomes if outcome.error] == []
    assert len(outcomes) == PLAN.total
    return digest((o.result["number"], fingerprint(o.result)) for o in outcomes if o.result is not None)


@cache
def alone() -> str:
    """The digest of the plan without a backend."""
    return digest((match.number, fingerprint(play_match(match))) for match in PLAN.matches())


@pytest.mark.parametrize("workers", [1, 3])
def test_results_do_not_depend_on_the_number_of_workers(workers):
    assert digest_on(Pool(workers)) == alone()


def test_only_the_game_of_a_killed_worker_is_played_again(tmp_path):
    broken = tmp_path / "killed"
    assert digest_on(Pool(2), str(broken)) == alone()
    assert broken.exists()


def test_without_ray_the_error_names_the_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(vindima.BadData, match=r"pip install 'vindima\[ray\]'"):
        backend_for(2, "local")


def test_zero_workers_are_refused():
    with pytest.raises(vindima.BadData, match="at least one is needed"):
        backend_for(0, None)
