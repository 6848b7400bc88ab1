"""`expert` answers from the network of `master`, but does not always give the answer it considers best."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar, Final, final

from vindima.bots.master import Master
from vindima.core.chance import Chance, seeded
from vindima.core.explain import BadData
from vindima.core.position import Position

if TYPE_CHECKING:
    from vindima.bots.learned.network import Network

__all__ = ["EXPERT", "Expert"]

EXPERT: Final = "expert"
"""Its code."""
TEMPERATURE: Final = 5.0
"""Chosen by measurement, with `BLUNDER`, to rank between `hard` and `master` in both games."""
BLUNDER: Final = 0.002
"""The minimum probability of an answer, relative to the best one's; less probable answers are never given."""
SLIPS: Final = 13
"""The stream of a bot's seed that decides which answer is given."""
PARTS: Final = 1 << 30


@final
class Expert(Master):
    """Samples its answers from the policy of the network, flattened by a temperature; it does not search.

    So its mistakes are answers that `master` considered too. With a temperature near 0 it is `master` without
    search. Answers whose probability is below the share `blunder` of the best one's are excluded.
    """

    code: ClassVar[str] = EXPERT

    def __init__(self, temperature: float = TEMPERATURE, blunder: float = BLUNDER) -> None:
        super().__init__()
        if not 0 < temperature < 1e6 or not 0 < blunder <= 1:
            raise BadData("expert needs a temperature above 0, and a blunder above 0 and up to 1")
        self.temperature = temperature
        self.blunder = blunder

    def ranked(self, network: Network, position: Position, seed: int) -> list[int]:
        """The answer that it gives, then the others, most probable first."""
        from vindima.bots.learned.search import PolicySearch

        search = PolicySearch(network, position, seed)
        codes = search.ranked()
        best = search.root.edges[codes[0]].prior
        shares = [search.root.edges[code].prior / best for code in codes]
        odds = list(accumulate(share ** (1 / self.temperature) for share in shares if share >= self.blunder))
        drawn = Chance(seeded(seed, SLIPS)).below(PARTS) / PARTS
        given = codes.pop(bisect(odds, drawn * odds[-1]))
        return [given, *codes]
