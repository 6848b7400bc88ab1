"""A real SMTP server on this machine, which keeps the mails it receives."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from vindima.server.people.mail import Post


class PostOffice:
    """Receives mails."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.envelopes: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.envelopes.append(envelope)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def links(self, address: str) -> list[str]:
        """The secrets of the links that were sent to an address."""
        texts = [mail.get_content() for mail in self.mails if mail["To"] == address]
        return [text.partition("/you#")[2].split()[0] for text in texts]


@contextmanager
def post_office() -> Iterator[tuple[PostOffice, Post]]:
    """A mail server, and the settings to reach it."""
    office = PostOffice()
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    controller = Controller(office, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield office, Post("127.0.0.1", port, "Vindima <games@wine.example.org>")
    finally:
        controller.stop()
