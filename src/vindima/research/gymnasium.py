"""One seat of either game as a Gymnasium environment; bots play the others.

>>> import gymnasium
>>> import vindima.research.gymnasium
>>> env = gymnasium.make("vindima/ViticultureSolo-v1", level="easy")

Importing this module registers `vindima/ViticultureSolo-v1` (against the Automa), and against bots
`vindima/ViticultureSeat-v1` and `vindima/VinhosSeat-v1`. Observations are `Position.feature_vector`, see
`docs/reference/features-<game>.md`; actions are codes. `info["action_mask"]` and `action_masks()` say which
of them are legal. The reward comes with the end of the game, see `vindima.research.rewards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vindima.bots import Bot, ask, make
from vindima.core.chance import mixed, seeded
from vindima.core.contract import find
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.research.drawing import outline, picture
from vindima.research.rewards import SHARE, check_reward, rewards

__all__ = ["IDS", "SeatEnv"]

SEEDS: Final = 1 << 32
MOST_STEPS: Final = 20_000
"""Where a registered environment is cut off: many times the length of any real game."""

Observation = NDArray[np.int16]
Info = dict[str, Any]


class SeatEnv(gymnasium.Env):  # type: ignore[misc]  # the library is not followed by the type checker
    """What one seat sees and answers, from its first question to the end of the game."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str = "vinhos",
        players: int = 4,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str = SHARE,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Without a `seat` it is drawn for each game. `opponents` are codes of bots, one for all or one each.

        An action that is not legal changes nothing and earns `illegal_reward`. Options are those of the game.
        """
        check_reward(reward)
        self.game = find(game)
        self.players = players
        self.options = self.game.complete(players, options)
        if seat is not None and seat not in range(players):
            raise BadData(f"seat {seat!r}: there are the seats 0 to {players - 1}")
        self.fixed_seat = seat
        self.bots = _bots(opponents, players - 1)
        self.reward = reward
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        low, high = (np.array(bound, np.int16) for bound in self.game.feature_bounds(players))
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.game.codes)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """A new game, up to the seat's first question."""
        super().reset(seed=seed)
        self.seed = int(self.np_random.integers(SEEDS))
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.position: Position = self.game.new(self.players, self.seed, **self.options)
        self.answers = 0
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """The seat's answer, and all that the others answer until it is asked again."""
        code = int(action)
        if code not in self.position.legal:
            return self._observation(), self.illegal_reward, False, False, {**self._info(), "illegal": True}
        self._answer(code)
        self._play_others()
        earned = rewards(self.position, self.reward)[self.seat]
        return self._observation(), earned, self.position.over, False, self._info()

    def _answer(self, code: int) -> None:
        self.position.apply(code)
        self.answers += 1

    def _play_others(self) -> None:
        """Bots answer until the seat is asked or the game is over."""
        position = self.position
        while not position.over and position.seat != self.seat:
            bot = self.bots[(position.seat - self.seat) % self.players - 1]
            self._answer(ask(bot, position, mixed(seeded(self.seed) + self.answers)))

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal code."""
        mask = np.zeros(self.game.codes, np.bool_)
        mask[list(self.position.legal)] = True
        return mask

    def _observation(self) -> Observation:
        return np.array(self.position.feature_vector(self.seat), np.int16)

    def _info(self) -> Info:
        return {
            "action_mask": self.action_masks().astype(np.int8),
            "seat": self.seat,
            "score": self.position.scores[self.seat],
            "illegal": False,
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the seat sees."""
        if self.render_mode is None:
            return None
        view = self.position.view(self.seat)
        return outline(view) if self.render_mode == "ansi" else picture(view)


def _bots(opponents: str | Sequence[str], count: int) -> list[Bot]:
    """The bots of the other seats, the next seat's first."""
    codes = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(codes) != count:
        raise BadData(f"{len(codes)} opponents for {count} other seats")
    return [make(code) for code in codes]


IDS: Final[dict[str, dict[str, Any]]] = {
    "vindima/VinhosSeat-v1": {"game": "vinhos", "players": 4},
    "vindima/ViticultureSeat-v1": {"game": "viticulture", "players": 4},
    "vindima/ViticultureSolo-v1": {"game": "viticulture", "players": 1},
}
"""The registered environments and what distinguishes them."""

for _id, _arguments in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point="vindima.research.gymnasium:SeatEnv",
            max_episode_steps=MOST_STEPS,
            kwargs=_arguments,
        )
