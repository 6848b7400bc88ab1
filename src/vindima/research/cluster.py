"""The membership of this process in a Ray cluster, which everything that works there shares."""

from __future__ import annotations

import socket
from typing import Final

from vindima.core.explain import BadData
from vindima.research.extras import optional

__all__ = ["LOCAL", "Cluster"]

LOCAL: Final = "local"
"""The address of a Ray cluster that is started on this machine, for this run."""
ANSWER: Final = 10.0
"""Seconds that the first machine of a cluster has to answer."""
MEMBERS: set[Cluster] = set()
"""Whoever needs the connection that this module has opened. A process has one connection at most."""


class Cluster:
    """A Ray cluster: `local` starts one on this machine, any other address joins one that is running.

    Every machine of a cluster needs the same version of Vindima. A process that is connected already stays
    where it is.
    """

    def __init__(self, address: str = LOCAL) -> None:
        self.ray = optional("ray", "ray")
        self.address = address

    def join(self, processors: int | None = None) -> None:
        """Connect to the cluster. A local one offers that many processors, or all of this machine."""
        if not self.ray.is_initialized():
            self._connect(processors)
            MEMBERS.add(self)
        elif MEMBERS:  # otherwise the caller has connected, and will disconnect
            MEMBERS.add(self)

    def leave(self) -> None:
        """Disconnect from the cluster if nobody else in this process needs it."""
        if self in MEMBERS:
            MEMBERS.remove(self)
            if not MEMBERS:
                self.ray.shutdown()

    def _connect(self, processors: int | None) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address == LOCAL:
                self.ray.init(address=LOCAL, num_cpus=processors, include_dashboard=False, **quiet)
            else:
                self._knock()
                self.ray.init(address=self.address, **quiet)
        except Exception as error:  # Ray raises Exception itself where a machine does not start in time
            if self.address == LOCAL:
                raise BadData(
                    f"no Ray cluster could be started on this machine, which may be too busy: {error}"
                ) from error
            raise BadData(
                f"the Ray cluster {self.address!r} cannot be reached: {error}. "
                "Start one with `ray start --head`, which prints its address, or choose the address 'local'"
            ) from error

    def _knock(self) -> None:
        """Raise OSError if nobody listens at the address: Ray itself would wait for ever."""
        host, colon, port = self.address.rpartition("://")[2].rpartition(":")
        if colon and port.isdecimal():
            socket.create_connection((host.strip("[]"), int(port)), ANSWER).close()
