"""The membership of this process in a Ray cluster, shared by everything in the process that uses Ray."""

from __future__ import annotations

import socket
from typing import Final

from vindima.core.explain import BadData
from vindima.research.extras import optional

__all__ = ["LOCAL", "Cluster"]

LOCAL: Final = "local"
"""The address that stands for a new Ray cluster on this machine, for the duration of this run."""
ANSWER: Final = 10.0
"""How many seconds the head node of a cluster has to answer."""
MEMBERS: set[Cluster] = set()
"""The users of the connection that this module has opened. A process has at most one connection."""


class Cluster:
    """A Ray cluster: `local` starts one on this machine, any other address joins a running one.

    Every machine of a cluster needs the same version of Vindima. If the process is connected already, the
    existing connection is used.
    """

    def __init__(self, address: str = LOCAL) -> None:
        self.ray = optional("ray", "ray")
        self.address = address

    def join(self, processors: int | None = None) -> None:
        """Connect to the cluster. A local cluster offers that many processors, or all of this machine's."""
        if not self.ray.is_initialized():
            self._connect(processors)
            MEMBERS.add(self)
        elif MEMBERS:  # otherwise the caller has connected, and will disconnect
            MEMBERS.add(self)

    def leave(self) -> None:
        """Disconnect from the cluster unless something else in this process still uses it."""
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
                self._check_reachable()
                self.ray.init(address=self.address, **quiet)
        except Exception as error:  # Ray raises a bare Exception if a node does not start in time
            if self.address == LOCAL:
                raise BadData(
                    f"no Ray cluster could be started on this machine, which may be too busy: {error}"
                ) from error
            raise BadData(
                f"the Ray cluster {self.address!r} cannot be reached: {error}. "
                "Start one with `ray start --head`, which prints its address, or choose the address 'local'"
            ) from error

    def _check_reachable(self) -> None:
        """Raise OSError if nothing listens at the address: Ray itself would wait forever."""
        host, colon, port = self.address.rpartition("://")[2].rpartition(":")
        if colon and port.isdecimal():
            socket.create_connection((host.strip("[]"), int(port)), ANSWER).close()
