"""Many games at once, in arrays that are filled in place: the fastest way to learn from either game.

>>> from vindima.research import vector
>>> env = vector.make("viticulture", players=2, games=64, seed=1)
>>> actions = env.mask.argmax(axis=1)              # the first legal answer of each game
>>> reward, done = env.step(actions)

`env.observation`, `env.mask` and `env.seat` describe the question that each game asks, seen by the seat that
answers it. `docs/how-to/learning.md` shows how to learn with them.

The interface follows Gymnasium's `VectorEnv` where it fits (`num_envs`, `reset`, `step`, `close`, finished
games restart within the same step) and differs where it cannot: several seats take turns in each game, so a
reward belongs to every seat and not to the one that has just answered; arrays are reused instead of returned;
and an answer that is not legal raises IllegalAnswer before anything changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vindima.core.contract import find
from vindima.core.explain import BadData
from vindima.research.rewards import SHARE, check_reward
from vindima.research.vector.arrays import Spec
from vindima.research.vector.environment import Group, VectorEnv
from vindima.research.vector.network import NETWORK_VERSION, Network

__all__ = ["NETWORK_VERSION", "Group", "Network", "VectorEnv", "make"]


def make(
    game: str,
    players: int,
    games: int = 64,
    workers: int = 0,
    seed: int = 0,
    *,
    groups: int = 1,
    reward: str = SHARE,
    skip_forced: bool = False,
    ray: str | None = None,
    variants: Sequence[Mapping[str, Any]] = (),
    **options: Any,
) -> VectorEnv:
    """Start `games` games, each at its first question.

    With `workers`, that many processes play them over shared memory; the games are the same as without. With
    `ray`, the address of a Ray cluster, the workers are actors there; `local` starts a cluster here. With
    `groups`, the games are divided into groups that step independently (`env.groups`), so that one group can
    play while a network answers for another. With `skip_forced`, questions with a single legal answer are
    answered without being shown. Options of the game are keywords; `variants` are further sets of options,
    which the rows use in rotation.
    """
    check_reward(reward)
    if games < 1:
        raise BadData(f"games={games}: a vector environment plays at least one game")
    kinds = [find(game).complete(players, {**options, **each}) for each in variants or ({},)]
    spec = Spec(game, players, games, seed, reward, skip_forced, kinds)
    return VectorEnv(spec, workers, groups, ray)
