"""`master` answers from a network trained by self-play, and searches if it has time."""

from __future__ import annotations

import logging
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from vindima.bots.hard import MASTER as STYLE
from vindima.bots.hard import Hard
from vindima.bots.thinking.lookahead import (
    EXPLAINED,
    Explanation,
    Lookahead,
    determinized,
    explanations,
    revalued,
    successor,
)
from vindima.bots.thinking.value import evaluator_for
from vindima.core.explain import BadData
from vindima.core.position import Position

if TYPE_CHECKING:
    from vindima.bots.learned.network import Network

__all__ = ["MASTER", "Master", "NoNetwork", "network_of", "plays", "use_networks"]

MASTER: Final = "master"
"""Its code."""
FOLDER: Final = Path(__file__).parent / "weights"
HARD_SECONDS: Final = 2.0
"""How long `hard` thinks in place of a `master` without a time limit."""


class NoNetwork(Exception):
    """`master` cannot play a game here; the text says why."""


class Networks(Protocol):
    """The source of the networks of `master`."""

    def obstacle(self, game: str) -> str:
        """Why there is no network for a game; empty if there is one, even if it must still be fetched."""

    def find(self, game: str) -> Network:
        """The network for a game. Raises NoNetwork if there is none."""


class Packaged:
    """The networks of the package, which need numpy."""

    def obstacle(self, game: str) -> str:
        if find_spec("numpy") is None:
            return "numpy is not installed: pip install 'vindima[master]'"
        if not (FOLDER / f"{game}.npz").exists():
            return f"no network has been trained for {game}"
        return ""

    def find(self, game: str) -> Network:
        if reason := self.obstacle(game):
            raise NoNetwork(reason)
        from vindima.bots.learned.arrays import load

        return load(FOLDER / f"{game}.npz")


networks: Networks = Packaged()
"""The source of networks used in this process."""


def use_networks(those: Networks) -> None:
    """Set the source of networks, as browsers do."""
    global networks
    networks = those


def obstacle(game: str) -> str:
    """Why `master` cannot play a game here; empty if it can."""
    return networks.obstacle(game)


def plays(game: str) -> bool:
    """True if `master` can play a game here."""
    return not obstacle(game)


def network_of(game: str) -> Network | None:
    """The network for a game; None if `master` cannot play it here."""
    try:
        return networks.find(game)
    except NoNetwork:
        return None


@cache
def report(code: str, reason: str) -> None:
    """Log once for each bot and reason that another bot plays instead."""
    logging.getLogger("vindima").warning("%s cannot play, so hard plays instead: %s", code, reason)


class Master:
    """The policy of the network or, with `seconds` or a number of `iterations`, tree search guided by it.

    `weights` names a weights file to use instead of the game's own. Without weights for a game, or without
    numpy, `hard` plays instead. With a number of iterations, or without any search, the same position and
    seed give the same answer on every machine.
    """

    code: ClassVar[str] = MASTER

    def __init__(self, seconds: float = 0.0, iterations: int = 0, weights: str = "") -> None:
        if not 0 <= seconds < 1e6 or iterations < 0:
            raise BadData("master needs seconds of 0 or more, and iterations of 0 or more")
        self.seconds = seconds
        self.iterations = iterations
        self.weights = weights
        self.substitute: Hard | None = None

    def choose(self, position: Position, seed: int) -> int:
        codes = list(position.legal)
        if len(codes) == 1:
            return codes[0]
        network = self.network(position)
        if network is None:
            return self.hard().choose(position, seed)
        return self.ranked(network, position, seed)[0]

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """Its best answers. The gain is the lead in points that the network expects in addition.

        No answer is shown with a higher gain than one that is preferred to it.
        """
        network = self.network(position)
        if network is None:
            return self.hard().explain(position, seed)
        from vindima.bots.learned.search import expected_lead

        now = determinized(position, seed, 0)
        evaluator = evaluator_for(now.game.name, STYLE)
        lines = dict(zip(now.legal, Lookahead(evaluator, now, 0, margin=True).lines(now), strict=True))
        before, most = expected_lead(network, now, now.seat), float("inf")
        codes = self.ranked(network, position, seed)[:EXPLAINED]
        values = []
        for code in codes:
            most = min(most, expected_lead(network, successor(now, code), now.seat) - before)
            values.append(evaluator.margin(now, now.seat) + most)
        return explanations(evaluator, now, codes, revalued([lines[code] for code in codes], values))

    def ranked(self, network: Network, position: Position, seed: int) -> list[int]:
        """The legal answers, the best first."""
        from vindima.bots.learned.search import PolicySearch, search_policy

        if self.seconds or self.iterations:
            return search_policy(network, position, seed, self.iterations, self.seconds).ranked()
        return PolicySearch(network, position, seed).ranked()

    def hard(self) -> Hard:
        """The substitute where the network cannot play."""
        if self.substitute is None:
            self.substitute = Hard(seconds=self.seconds or HARD_SECONDS, iterations=self.iterations)
        return self.substitute

    def network(self, position: Position) -> Network | None:
        """The network for a game; None if `hard` has to play it."""
        game = position.game.name
        try:
            network = self.found(game)
        except NoNetwork as error:
            report(self.code, str(error))
            return None
        if network.form.game != game:
            raise BadData(f"{self.weights}: these weights play {network.form.game}, not {game}")
        return network

    def found(self, game: str) -> Network:
        if not self.weights or find_spec("numpy") is None:
            return networks.find(game)
        from vindima.bots.learned.arrays import load

        return load(Path(self.weights))
