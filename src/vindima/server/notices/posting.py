"""Sends requests to addresses that users have entered, but never into our own network (SSRF protection).

The name is resolved once, every address found is checked, and the connection goes to a checked address: a
name that is resolved differently a moment later reaches nothing. Redirects are not followed, and nobody waits
for a server that answers slowly or endlessly.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import SplitResult, quote, urlsplit

from vindima.server.tables.common.problems import Problem

__all__ = ["Forbidden", "Poster", "Unreachable", "checked_url", "is_public"]

SLOW: Final = 15.0
"""Seconds after which a request without an answer has failed."""
HEADERS: Final = 32 * 1024
"""The maximum size of a response's headers. The body is not read."""
NAT64: Final = IPv6Network("64:ff9b::/96")
"""The address prefixes behind which a network puts the whole of IPv4."""
PORTS: Final = {"http": 80, "https": 443}
LONGEST: Final = 1000


class Forbidden(Exception):
    """The address leads into a private network."""


class Unreachable(Exception):
    """Nobody answered, or not in time, or not in HTTP."""


class Target(NamedTuple):
    """The target of a request: a checked address, and the server's name for it."""

    address: str
    port: int
    host: str
    secure: bool


def checked_url(text: str, private: bool) -> str:
    """An address that requests may go to, judging by its form. `private` allows addresses without TLS."""
    schemes = ("https", "http") if private else ("https",)
    try:
        parts = urlsplit(text.strip())
        good = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    plain = text.isascii() and text.isprintable() and " " not in text.strip()
    if not good or not plain or len(text) > LONGEST or parts.username is not None or parts.fragment:
        raise Problem(
            "bad-request", f"url: write an address that begins with {schemes[0]}://, without a password"
        )
    return text.strip()


def is_public(text: str) -> bool:
    """True if an address belongs to the public internet, even inside another kind of address."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in (address, *inner(address)))


def inner(address: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses that an IPv6 address stands for."""
    if isinstance(address, IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in NAT64:
        found.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return [one for one in found if one is not None]


@cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


class Poster:
    """Sends requests; with `private`, also into private networks and without TLS."""

    def __init__(self, private: bool = False) -> None:
        self.private = private

    async def send(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request and return the status. Raises Forbidden or Unreachable."""
        parts = urlsplit(checked_url(url, self.private))
        try:
            async with asyncio.timeout(SLOW):
                return await self._send(method, parts, headers, body)
        except (TimeoutError, OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError) as error:
            raise Unreachable(type(error).__name__) from error
        except asyncio.LimitOverrunError as error:
            raise Unreachable("the response is too long") from error

    async def _send(self, method: str, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        target = await self.find(parts)
        secure = trusted() if target.secure else None
        reader, writer = await asyncio.open_connection(
            target.address,
            target.port,
            ssl=secure,
            server_hostname=target.host if secure else None,
            limit=HEADERS,
        )
        try:
            writer.write(head(method, parts, headers, len(body)) + body)
            await writer.drain()
            return status_of(await reader.readuntil(b"\r\n"))
        finally:
            writer.close()

    async def find(self, parts: SplitResult) -> Target:
        """The first permitted address of a server."""
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        allowed = [address for address in addresses if self.private or is_public(address)]
        if not allowed:
            raise Forbidden(host)
        return Target(allowed[0], port, host, parts.scheme == "https")


def head(method: str, parts: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    """The lines before the body of a request."""
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc
    lines = {"Host": host, "User-Agent": "Vindima", "Connection": "close", **headers}
    text = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{text}Content-Length: {length}\r\n\r\n".encode("ascii")


def status_of(line: bytes) -> int:
    """The status in the first line of a response."""
    words = line.split(b" ")
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].strip().isdigit():
        raise Unreachable("the response is not HTTP")
    return int(words[1])
