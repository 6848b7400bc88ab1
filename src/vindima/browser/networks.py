"""The networks of bots in a browser: fetched when they are needed, and computed by JavaScript."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from vindima.bots.master import NoNetwork

if TYPE_CHECKING:
    from vindima.bots.learned.network import Network

__all__ = ["Elsewhere", "Fetched"]


class Elsewhere:
    """The networks as seen by the worker of the tables: only the bots, in their own workers, have them."""

    def obstacle(self, game: str) -> str:
        return ""

    def find(self, game: str) -> Network:
        raise NoNetwork("only bots have networks here")


class Fetched:
    """Networks whose weights JavaScript fetches: `fetch` gives a buffer, or None if it fails."""

    def __init__(self, fetch: Callable[[str], Any], functions: Any) -> None:
        self._fetch = fetch
        self._functions = functions
        self._found: dict[str, Network] = {}

    def obstacle(self, game: str) -> str:
        return ""

    def find(self, game: str) -> Network:
        """The network of a game. After a failure it is fetched again: there may be a connection now."""
        if game not in self._found:
            weights = self._fetch(game)
            if weights is None:
                raise NoNetwork("its weights could not be fetched")
            # Imported here, so that it does not delay the start for people who never play against a network.
            from vindima.bots.learned.network import read_network
            from vindima.browser.arithmetic import Functions

            self._found[game] = read_network(weights.to_bytes(), Functions(self._functions))
        return self._found[game]
