"""Both games as PettingZoo environments (AEC): every seat an agent, every answer an action.

>>> from vindima.research.pettingzoo import viticulture_v1
>>> env = viticulture_v1.env(players=3)

The observation is a dictionary: `observation` is `Position.feature_vector`, described in
`docs/reference/features-<game>.md`, and `action_mask` has a 1 for each legal code; the mask of
a seat that is not asked is all 0. Forced answers are actions like any other. Rewards come at the end of
the game, see `vindima.research.rewards`.
"""

from __future__ import annotations

from functools import cached_property
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from vindima.core.contract import find
from vindima.core.position import Position
from vindima.research.arrays import SEEDS, action_mask, bounds, observation
from vindima.research.drawing import RENDER_MODES, rendered
from vindima.research.rewards import SHARE, check_reward, rewards

__all__ = ["VindimaEnv", "env", "raw_env", "vinhos_v1", "viticulture_v1"]

Observation = dict[str, NDArray[Any]]

VERSION: Final = 1
"""Changes when the same actions could lead to other observations or rewards."""


class VindimaEnv(AECEnv):  # type: ignore[misc]  # the library has no types
    """A table at which every seat is an agent, `player_0` and so on."""

    def __init__(
        self,
        game: str = "vinhos",
        players: int = 4,
        reward: str = SHARE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Options are those of the game; a game is truncated after `max_cycles` answers of one seat."""
        super().__init__()
        check_reward(reward)
        self.game = find(game)
        self.options = self.game.complete(players, options)
        self.reward = reward
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random()
        self._spaces = {agent: self._new_spaces() for agent in self.possible_agents}

    @property
    def players(self) -> int:
        return len(self.possible_agents)

    def _new_spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        seen = {
            "observation": spaces.Box(*bounds(self.game, self.players), dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (self.game.codes,), np.int8),
        }
        return spaces.Dict(seen), spaces.Discrete(self.game.codes)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. A seed determines this game and all later ones started without a seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = int(self._random.integers(SEEDS))
        self.position: Position = self.game.new(self.players, number, **self.options)
        self.answered = [0] * self.players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {
            "observation": observation(self.position, seat),
            "action_mask": action_mask(self.position, seat),
        }

    def step(self, action: int | None) -> None:
        """Give the answer of the seat that is asked; an illegal answer raises IllegalAnswer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must answer"
        seat = self.position.seat
        self.position.apply(int(action))
        self.answered[seat] += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over:
            self.rewards = dict(zip(self.agents, rewards(self.position, self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.position.seat]
            if self.answered[seat] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees."""
        return rendered(self.position.view(None), self.render_mode)

    def close(self) -> None:
        """Nothing to release: boards are drawn into arrays and text, not into windows."""

    @cached_property
    def state_space(self) -> spaces.Box:
        """The combined knowledge of all seats, seat by seat."""
        low, high = (np.tile(bound, self.players) for bound in bounds(self.game, self.players))
        return spaces.Box(low, high, dtype=np.int16)

    def state(self) -> NDArray[np.int16]:
        seats = range(self.players)
        return np.concatenate([observation(self.position, seat) for seat in seats])


def raw_env(**arguments: Any) -> VindimaEnv:
    """The environment without wrappers: an illegal answer raises IllegalAnswer."""
    return VindimaEnv(**arguments)


def env(**arguments: Any) -> Any:
    """The environment in the usual wrappers: an illegal answer ends the game and costs 1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def _named(game: str) -> SimpleNamespace:
    """The functions for one game, like a PettingZoo module whose name contains its version."""
    return SimpleNamespace(
        env=lambda **arguments: env(game=game, **arguments),
        raw_env=lambda **arguments: raw_env(game=game, **arguments),
    )


vinhos_v1: Final = _named("vinhos")
viticulture_v1: Final = _named("viticulture")
