"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

__all__ = ["Rates"]


class Rates:
    """So many a second for each, and ten seconds' worth at once; 0: as many as they like."""

    KEPT: Final = 20_000

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.burst = 10 * per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Use up one; False if there is none left."""
        if not self.per_second:
            return True
        now = time.monotonic()
        left, since = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        self._left[who] = (left - 1 if left >= 1 else left), now
        if len(self._left) > self.KEPT:
            self._left.popitem(last=False)
        return left >= 1
