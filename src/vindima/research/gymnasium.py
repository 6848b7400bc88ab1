"""One seat of either game as a Gymnasium environment; bots play the others.

>>> import gymnasium
>>> import vindima.research.gymnasium
>>> env = gymnasium.make("vindima/ViticultureSolo-v1", level="easy")

Importing this module registers `vindima/ViticultureSolo-v1` (against the Automa), and against bots
`vindima/ViticultureSeat-v1` and `vindima/VinhosSeat-v1`. Observations are `Position.feature_vector`, see
`docs/reference/features-<game>.md`; actions are codes. `info["action_mask"]` and `action_masks()` tell which
of them are legal. The reward comes at the end of the game, see `vindima.research.rewards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from vindima.bots import Bot, Guest, ask, bot_of
from vindima.core.chance import mixed, seeded
from vindima.core.contract import find
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.research.arrays import SEEDS, action_mask, bounds, observation
from vindima.research.drawing import RENDER_MODES, rendered
from vindima.research.rewards import SHARE, check_reward, rewards

__all__ = ["IDS", "SeatEnv"]

MOST_STEPS: Final = 20_000
"""A registered environment truncates a game after this many steps, many times a real game's length."""

Observation = NDArray[np.int16]
Opponents = str | Bot | Sequence[str | Bot]
Info = dict[str, Any]


class SeatEnv(gymnasium.Env):  # type: ignore[misc]  # the library is not followed by the type checker
    """One seat of a game, from its first question to the end of the game."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str = "vinhos",
        players: int = 4,
        seat: int | None = None,
        opponents: Opponents = "random",
        reward: str = SHARE,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """If `seat` is not given, one is drawn for each game.

        `opponents` are bots or their codes: one for each other seat, beginning with the next seat, or a
        single one for all. An illegal action changes nothing and earns `illegal_reward`. Options are those of
        the game.
        """
        check_reward(reward)
        self.game = find(game)
        self.players = players
        self.options = self.game.complete(players, options)
        if seat is not None and seat not in range(players):
            raise BadData(f"there is no seat {seat!r}; the seats are 0 to {players - 1}")
        self.fixed_seat = seat
        self.bots = _bots(opponents, players - 1)
        self.started = False
        self.reward = reward
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = spaces.Box(*bounds(self.game, players), dtype=np.int16)
        self.action_space = spaces.Discrete(self.game.codes)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a new game and play it up to the seat's first question."""
        super().reset(seed=seed)
        self.close()
        self.started = True
        self.seed = int(self.np_random.integers(SEEDS))
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.position: Position = self.game.new(self.players, self.seed, **self.options)
        self.answers = 0
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Give the seat's answer and play the others until the seat is asked again.

        Raises ResetNeeded before the first game and after the end of one.
        """
        if not self.started or self.position.over:
            raise ResetNeeded("no game is in progress: call reset() before step()")
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
        """Let the bots answer until the seat is asked or the game is over."""
        position = self.position
        while not position.over and position.seat != self.seat:
            bot = self.bots[(position.seat - self.seat) % self.players - 1]
            self._answer(ask(bot, position, mixed(seeded(self.seed) + self.answers)))

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal code."""
        return action_mask(self.position, self.seat).astype(np.bool_)

    def _observation(self) -> Observation:
        return observation(self.position, self.seat)

    def _info(self) -> Info:
        return {
            "action_mask": action_mask(self.position, self.seat),
            "seat": self.seat,
            "score": self.position.scores[self.seat],
            "illegal": False,
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the seat sees."""
        return rendered(self.position.view(self.seat), self.render_mode)

    def close(self) -> None:
        """End the opponents that run as separate programs; the next game restarts them."""
        for bot in self.bots:
            if isinstance(bot, Guest):
                bot.close()


def _bots(opponents: Opponents, count: int) -> list[Bot]:
    """The bots of the other seats, beginning with the next seat."""
    each: list[str | Bot]
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        each = list(opponents)
    else:
        each = [opponents] * count
    if len(each) != count:
        raise BadData(f"{len(each)} opponents were given for {count} other seats")
    return [bot_of(one) for one in each]


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
