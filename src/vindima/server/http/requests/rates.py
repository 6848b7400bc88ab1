"""Rate limits."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

__all__ = ["Rates", "network_of"]


class Rates:
    """A token bucket per client: `per_second` on average, `burst` at once; 0 means no limit."""

    KEPT: Final = 20_000

    def __init__(self, per_second: float, burst: float | None = None) -> None:
        self.per_second = per_second
        self.burst = 10 * per_second if burst is None else burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Consume some tokens; returns False, and consumes none, if fewer are left."""
        if not self.per_second:
            return True
        now = time.monotonic()
        left, since = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        self._left[who] = (left - cost if left >= cost else left), now
        if len(self._left) > self.KEPT:
            self._left.popitem(last=False)
        return left >= cost


@lru_cache(Rates.KEPT)
def network_of(host: str) -> str:
    """The client that an address stands for: itself or, for IPv6, its /64 network, which one customer has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
