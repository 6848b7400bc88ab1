"""Matches and vector environments on a Ray cluster: the same games as without, and clear errors."""

from __future__ import annotations

import importlib
import importlib.util
import os
import signal
import sys
from time import sleep

import pytest

import vindima
from tests.research.test_backends import alone, digest_on
from tests.research.test_vector import first_legal, played
from tests.workers.jobs import exits
from vindima.core.explain import BadData
from vindima.research import cluster, vector
from vindima.research.arena import Plan, play_match
from vindima.research.backends import Ray
from vindima.research.vector import actors
from vindima.workers import WorkerDied

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is large, so the extra `ray` is not part of `dev`"
)


@pytest.fixture(scope="module")
def local():
    """A cluster of two processors, shared by all tests of this file: it takes seconds to start."""
    with Ray("local", workers=2) as shared:
        shared.cluster.join(shared.workers)
        yield
    assert not shared.cluster.ray.is_initialized()


@needs_ray
def test_results_are_the_same_even_if_a_worker_is_killed(local, tmp_path):
    broken = tmp_path / "killed"
    assert digest_on(Ray("local", workers=2), str(broken)) == alone()
    assert broken.exists()


@needs_ray
def test_a_task_that_kills_its_workers_is_reported(local):
    with Ray("local", workers=2) as backend:
        outcomes = {outcome.task: outcome for outcome in backend.run(range(2, 5), exits)}
    assert isinstance(outcomes[3].error, WorkerDied)
    assert outcomes[4].result == 4


@needs_ray
def test_a_class_outside_the_package_plays(local):
    """Its module is in the folder in which the cluster was started."""
    plan = Plan("vinhos", ("py:tests.research.matches:Last", "random"), games=2, seed=1)
    with Ray("local", workers=2) as backend:
        outcomes = list(backend.run(plan.matches(), play_match))
    assert [outcome.error for outcome in outcomes] == [None, None]
    assert all(outcome.result["failures"] == [] for outcome in outcomes)


def call_until_it_ends(ray, actor):
    """Call an actor until it is gone: Ray takes a moment to end it, and until then it still answers."""
    for _ in range(600):
        ray.get(actor.__ray_call__.remote(lambda _: None), timeout=60)
        sleep(0.1)


@needs_ray
@pytest.mark.parametrize("name", vindima.games())
def test_actors_and_groups_play_the_same_games(name, local):
    alone = vector.make(name, players=2, games=6, seed=8)
    expected = played(alone, 25)
    alone.reset(seed=9)
    others = played(alone, 25)
    with vector.make(name, players=2, games=6, seed=8, workers=2, groups=2, ray="local") as env:
        assert played(env, 25) == expected
        env.reset()
        assert played(env, 25) == expected
        env.reset(seed=9)
        assert played(env, 25) == others != expected


@needs_ray
def test_a_dead_actor_is_reported_and_the_others_stop_with_their_environment(local):
    ray = importlib.import_module("ray")
    with vector.make("viticulture", players=2, games=4, workers=2, seed=1, ray="local") as env:
        survivor, killed = env._players._actors
        played(env, 2)
        os.kill(ray.get(killed.__ray_call__.remote(lambda _: os.getpid())), signal.SIGTERM)
        with pytest.raises(WorkerDied, match=r"worker 1 on the Ray cluster 'local' has died.*start again"):
            played(env, 1000)
    with pytest.raises(ray.exceptions.RayActorError):
        call_until_it_ends(ray, survivor)


@needs_ray
def test_closing_an_environment_leaves_the_connection_to_others(local):
    one, other = (vector.make("vinhos", players=2, games=1, workers=1, ray="local") for _ in range(2))
    one.close()
    other.step(first_legal(other))
    other.close()


@needs_ray
def test_a_cluster_without_free_processors_is_reported(local, monkeypatch):
    monkeypatch.setattr(actors, "PATIENCE", 3)
    monkeypatch.setattr(actors, "LOCAL", "another address")
    with pytest.raises(BadData, match=r"of 3 workers have begun.*has 2 processors.*Ask for fewer workers"):
        vector.make("vinhos", players=2, games=3, workers=3, ray="local")


@needs_ray
def test_another_version_on_the_cluster_is_refused(local, monkeypatch):
    monkeypatch.setattr(actors, "__version__", "0.0.1")
    with pytest.raises(BadData, match=r"install the same version on all of them"):
        vector.make("vinhos", players=2, games=1, workers=1, ray="local")


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nonsense"])
def test_an_unreachable_cluster_is_reported_at_once(address):
    with pytest.raises(BadData, match=r"cannot be reached: .*ray start --head"):
        cluster.Cluster(address)._connect(None)


def test_without_ray_the_error_names_the_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadData, match=r"pip install 'vindima\[ray\]'"):
        vector.make("vinhos", players=2, games=2, workers=2, ray="local")


def test_a_cluster_needs_workers():
    with pytest.raises(BadData, match=r"choose workers=1 or more"):
        vector.make("vinhos", players=2, games=2, ray="local")
