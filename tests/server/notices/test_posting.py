"""Requests to addresses that users enter never reach a private network."""

from __future__ import annotations

import asyncio
import socket
import threading

import pytest

from tests.server.notices.receiver import receiving
from vindima.server.notices import posting
from vindima.server.notices.posting import Forbidden, Poster, Unreachable, checked_url, is_public
from vindima.server.tables.common.problems import Problem

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "nonsense",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_private_networks_are_recognised(address):
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]
)
def test_addresses_of_the_internet_are_recognised(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:word@example.org/",
        "https://user@example.org/",
        "https://example.org:x/",
        "https://example.org:0/",
        "https://example.org/#part",
        "https://example.org/ HTTP/1.1",
        "https://example.org/\r\nX: y",
        "https://exämple.org/",
        "https://example.org/" + "x" * 1000,
        "//example.org/",
        "https://[::1/",
    ],
)
def test_invalid_addresses_are_refused(url):
    with pytest.raises(Problem, match="https://"):
        checked_url(url, private=False)


def sent(poster: Poster, url: str, method: str = "POST") -> int:
    return asyncio.run(poster.send(method, url, {"Content-Type": "text/plain"}, b"wine"))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"]
)
def test_no_request_is_sent_into_a_private_network(host, monkeypatch):
    def connect(*words, **more):
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises((Forbidden, Unreachable)):
        sent(Poster(), f"https://{host}/hook")


def test_a_host_name_is_resolved_once_and_the_checked_address_is_used(monkeypatch):
    """The name resolves to a public address first, and to a private one a moment later."""
    looked, reached = [], []

    async def look(self, host, port, **more):
        looked.append(host)
        address = "203.0.114.7" if len(looked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    async def connect(host, port, **more):
        reached.append((host, more["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable):
        sent(Poster(), "https://rebinding.example.org/")
    assert (looked, reached) == (["rebinding.example.org"], [("203.0.114.7", "rebinding.example.org")])


def test_private_networks_can_be_allowed():
    with receiving() as receiver:
        assert sent(Poster(private=True), f"{receiver.address}/a%20b/c?d=e&f=%2F") == 201
        (taken,) = receiver.taken
        assert (taken.method, taken.path, taken.body) == ("POST", "/a%20b/c?d=e&f=%2F", b"wine")
        assert taken.headers["content-type"] == "text/plain"


def test_redirects_are_not_followed():
    with receiving() as receiver:
        receiver.refuses = [302]
        assert sent(Poster(private=True), f"{receiver.address}/") == 302
        assert receiver.taken == []


@pytest.mark.parametrize("says", [b"", b"SSH-2.0 hello\r\n", b"HTTP/1.1 2", b"x" * 40_000])
def test_a_response_that_is_not_http_is_a_failure(says, monkeypatch):
    monkeypatch.setattr(posting, "SLOW", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(1000)
                connection.sendall(says)
                connection.recv(1000)

        thread = threading.Thread(target=serve)
        thread.start()
        with pytest.raises(Unreachable):
            sent(Poster(private=True), f"http://127.0.0.1:{listener.getsockname()[1]}/")
        thread.join()
