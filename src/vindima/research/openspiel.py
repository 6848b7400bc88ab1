"""Both games in OpenSpiel, as Python games whose chance is sampled.

>>> import pyspiel
>>> import vindima.research.openspiel
>>> game = pyspiel.load_game("vindima_viticulture(players=3,seed=7)")

A state begins with one chance node of one outcome, which deals the game. A game with a seed deals the same
games in the same order each time it is loaded; with seed -1 each game is another. The parameters `players`,
`seed` and `reward` (see `vindima.research.rewards`) apply to both games; the others are the options of the
game. The observation tensor is `Position.feature_vector`, the observation string the seat's view as JSON.
"""

from __future__ import annotations

import json
import secrets
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from vindima.core.chance import mixed, seeded
from vindima.core.contract import Game, find
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.research.rewards import MARGIN, MOST_MARGIN, SHARE, check_reward, rewards

__all__ = ["NAMES", "SpielGame", "SpielObserver", "SpielState"]

NAMES: Final = {"vinhos": "vindima_vinhos", "viticulture": "vindima_viticulture"}
"""The short name of each game in OpenSpiel."""
MOST_ANSWERS: Final = 20_000
DEAL: Final = 0
NO_SEED: Final = -1


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of all instances of a game."""
    options = {option.name: option.default for option in game.options if option.default is not None}
    return pyspiel.GameType(
        short_name=NAMES[game.name],
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[-1], "seed": NO_SEED, "reward": SHARE, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """One of the two games with its parameters."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        kind = game_type(rules)
        given = {**kind.parameter_specification, **(params or {})}
        self.players = int(given.pop("players"))
        self.seed = int(given.pop("seed"))
        self.reward = str(given.pop("reward"))
        check_reward(self.reward)
        self.options = rules.complete(self.players, given)
        self.dealt = 0
        margin = self.reward == MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.codes,
            max_chance_outcomes=1,
            num_players=self.players,
            min_utility=-MOST_MARGIN if margin else 0.0,
            max_utility=MOST_MARGIN if margin else 1.0,
            max_game_length=MOST_ANSWERS,
        )
        super().__init__(kind, info, params or {})

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def deal(self) -> Position:
        """The next game that the seed decides, or any."""
        number = secrets.randbits(63) if self.seed == NO_SEED else mixed(seeded(self.seed) + self.dealt)
        self.dealt += 1
        return self.rules.new(self.players, number, **self.options)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What one seat may know at a moment; OpenSpiel's other kinds of observation are not offered."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise BadData(f"{self.rules.name} has observations, but no information states of perfect recall")
        return SpielObserver(self.rules, self.players)


class Table:
    """A position that OpenSpiel may copy and save."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.position.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A game in progress; before the deal it has no position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table | None = None

    # OpenSpiel's own way asks a game of sampled chance for a generator that games in Python cannot give it.
    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (str(self.get_game()), self.serialize())

    @property
    def position(self) -> Position | None:
        """The position, hidden things included; None before the deal."""
        return None if self.table is None else self.table.position

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.position.over else self.table.position.seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.position.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Table(self.get_game().deal())
        else:
            self.table.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if self.table is None or player < 0 else self.table.position.token(action)

    def returns(self) -> list[float]:
        game = self.get_game()
        return [0.0] * game.players if self.table is None else rewards(self.table.position, game.reward)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """A state that the player cannot tell from this one, with all that is hidden from it drawn anew."""
        other: SpielState = self.clone()
        if other.table is not None:
            seed = secrets.randbits(63) if sampler is None else int(sampler() * (1 << 53))
            other.table = Table(other.table.position.determinize(player, seed))
        return other

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        position = self.table.position
        question = position.question
        asked = "over" if question is None else f"seat {question.seat} answers {question.message.key}"
        return f"{asked}, scores {position.scores}"


class SpielObserver:
    """What one seat may know: numbers in `tensor`, JSON as a string."""

    def __init__(self, rules: Game, players: int) -> None:
        self.tensor = np.zeros(len(rules.feature_names(players)), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.position is None else state.position.feature_vector(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return (
            "" if state.position is None else json.dumps(state.position.view(player), separators=(",", ":"))
        )


def _restored(game: str, state: str) -> SpielState:
    restored: SpielState = pyspiel.load_game(game).deserialize_state(state)
    return restored


class SpielVinhos(SpielGame):
    """Vinhos in OpenSpiel."""

    rules = find("vinhos")


class SpielViticulture(SpielGame):
    """Viticulture in OpenSpiel."""

    rules = find("viticulture")


# What is registered outlives the interpreter: a class may, a function that is freed then ends in a crash.
for _game in (SpielVinhos, SpielViticulture):
    if NAMES[_game.rules.name] not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_game.rules), _game)
