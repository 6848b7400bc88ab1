"""Both games in OpenSpiel, as Python games with explicit chance.

>>> import pyspiel
>>> import vindima.research.openspiel
>>> game = pyspiel.load_game("vindima_viticulture(players=3,seed=7)")

A state begins with a chance node that deals the game. An answer that reveals hidden information (draws a
card, turns up a tile) is also followed by a chance node, which decides what is revealed: nobody can foresee
it, not even with a clone of the state. Every chance node has the same number of equally likely outcomes, set
by the parameter `outcomes`; each is sampled from everything that is possible. So the history alone determines
a state. The parameters `players`, `seed`, `outcomes` and `reward` (see `vindima.research.rewards`) apply to
both games; the others are the options of the game.

The observation tensor is `Position.feature_vector`, and the observation string is the seat's view as JSON. An
information state is that view with a digest of everything that the seat has seen and answered before.
"""

from __future__ import annotations

import json
import secrets
from functools import cached_property
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from vindima.core.chance import MASK, mixed, seeded
from vindima.core.contract import Game, find
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.research.recall import Memory
from vindima.research.rewards import MARGIN, MOST_MARGIN, SHARE, check_reward, rewards

__all__ = ["NAMES", "SpielGame", "SpielObserver", "SpielState"]

NAMES: Final = {"vinhos": "vindima_vinhos", "viticulture": "vindima_viticulture"}
"""The short name of each game in OpenSpiel."""
MOST_ANSWERS: Final = 20_000
OUTCOMES: Final = 256
"""The default number of outcomes of a chance node."""


def game_type(game: Game) -> Any:
    """The description of a game that OpenSpiel needs."""
    options = {option.name: option.default for option in game.options if option.default is not None}
    own = {"players": game.seats[-1], "seed": 0, "outcomes": OUTCOMES, "reward": SHARE}
    return pyspiel.GameType(
        short_name=NAMES[game.name],
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**own, **options},
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
        self.outcomes = int(given.pop("outcomes"))
        self.reward = str(given.pop("reward"))
        check_reward(self.reward)
        if self.outcomes < 1:
            raise BadData(f"outcomes={self.outcomes}: a chance node needs at least one outcome")
        self.options = rules.complete(self.players, given)
        margin = self.reward == MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.codes,
            max_chance_outcomes=self.outcomes,
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
        return MOST_ANSWERS

    @cached_property
    def distribution(self) -> list[tuple[int, float]]:
        """The outcomes of every chance node and their probabilities."""
        return [(outcome, 1 / self.outcomes) for outcome in range(self.outcomes)]

    def deal(self, outcome: int) -> Position:
        """The first position after an outcome of the first chance node."""
        return self.rules.new(self.players, mixed(seeded(self.seed) + outcome), **self.options)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of what one seat knows: now or, with perfect recall, everything since the start."""
        return SpielObserver(
            self.rules, self.players, iig_obs_type is not None and iig_obs_type.perfect_recall
        )


class Table:
    """The immutable data behind a state, which copies of the state share."""

    def __init__(self, position: Position, memory: Memory, answer: int | None = None) -> None:
        self.position = position
        self.memory = memory
        self.answer = answer
        """The answer that a chance node completes; None if a seat is asked."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self

    def after(self, code: int) -> Table:
        """The table after an answer of the seat that is asked."""
        position = self.position.clone()
        position.apply(code)
        if position.chance != self.position.chance or position.reveals != self.position.reveals:
            return Table(self.position, self.memory, code)
        return Table(position, self.memory.then(self.position.seat, code, position))

    def drawn(self, outcome: int) -> Table:
        """The table after a chance node: hidden information is resampled before the answer is given."""
        assert self.answer is not None
        position = self.position.redraw(mixed((self.position.chance + 1 + outcome) & MASK))
        position.apply(self.answer)
        return Table(position, self.memory.then(self.position.seat, self.answer, position))


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A game in progress; before the deal it has no position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table | None = None

    @property
    def position(self) -> Position | None:
        """The position, including hidden information; None before the deal. It must not be changed."""
        return None if self.table is None else self.table.position

    def current_player(self) -> int:
        if self.table is None or self.table.answer is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.position.over else self.table.position.seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.position.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        distribution: list[tuple[int, float]] = self.get_game().distribution
        return distribution

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            position = self.get_game().deal(action)
            self.table = Table(position, Memory.of(position))
        elif self.table.answer is not None:
            self.table = self.table.drawn(action)
        else:
            self.table = self.table.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.table is None:
            return f"{'deal' if self.table is None else 'draw'} {action}"
        return self.table.position.token(action)

    def returns(self) -> list[float]:
        game = self.get_game()
        return [0.0] * game.players if self.table is None else rewards(self.table.position, game.reward)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """A determinization: a state that the player cannot tell apart from this one.

        What the other players remember stays the same as in this state.
        """
        other: SpielState = self.clone()
        if other.table is not None:
            if other.table.answer is not None:
                raise BadData("a state at a chance node cannot be resampled: apply an outcome first")
            seed = secrets.randbits(53) if sampler is None else int(sampler() * (1 << 53))
            other.table = Table(other.table.position.determinize(player, seed), other.table.memory)
        return other

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        position = self.table.position
        question = position.question
        asked = "over" if question is None else f"seat {question.seat} answers {question.message.key}"
        if self.table.answer is not None:
            asked = f"seat {position.seat} has answered {position.token(self.table.answer)}"
        return f"{asked}, scores {position.scores}"


class SpielObserver:
    """What one seat may know: numbers in `tensor`, JSON as a string.

    With perfect recall there is only the string, because no tensor of fixed length can hold a whole game.
    """

    def __init__(self, rules: Game, players: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(len(rules.feature_names(players)), np.float32)
        self.dict = {} if perfect_recall else {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.position is None else state.position.feature_vector(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return ""
        seen = json.dumps(state.table.position.view(player), separators=(",", ":"))
        return f"{state.table.memory.digest(player)} {seen}" if self.perfect_recall else seen


class SpielVinhos(SpielGame):
    """Vinhos in OpenSpiel."""

    rules = find("vinhos")


class SpielViticulture(SpielGame):
    """Viticulture in OpenSpiel."""

    rules = find("viticulture")


# The registry outlives the interpreter: a class survives that, but a freed function would crash.
for _game in (SpielVinhos, SpielViticulture):
    if NAMES[_game.rules.name] not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_game.rules), _game)
