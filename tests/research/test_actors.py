"""Vector environments on a Ray cluster: the same games as without, and clear errors instead of waiting."""

from __future__ import annotations

import importlib.util
import os
import signal
import sys

import pytest

import vindima
from tests.research.test_vector import drawn, first_legal, played
from vindima.core.explain import BadData
from vindima.research import cluster, vector
from vindima.research.vector import actors
from vindima.workers import WorkerDied

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="Ray is large, so the extra `ray` is no part of `dev`"
)


def process_of(env, number):
    """The process of an actor."""
    import ray

    return ray.get(env._players._actors[number].__ray_call__.remote(lambda _: os.getpid()))


@pytest.fixture(scope="module")
def local():
    """A cluster of two processors that all tests of this file share."""
    pytest.importorskip("ray", reason="Ray is large, so the extra `ray` is no part of `dev`")
    shared = cluster.Cluster()
    shared.join(2)
    yield
    shared.leave()


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
