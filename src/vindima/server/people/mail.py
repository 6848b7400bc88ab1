"""Mails: the server they are sent through, and their texts."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from vindima.core.explain import BadData
from vindima.locale import Text, languages

__all__ = ["Outbox", "Post", "letter", "post_of"]

LOG: Final = logging.getLogger("vindima.server")
PORTS: Final = {"smtp": 587, "smtps": 465}
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
"""Hosts to which a password may go without TLS."""
SLOW: Final = 20.0
"""Seconds after which a mail server that does not respond has failed."""
TOGETHER: Final = 2
"""How many mails are sent at the same time."""


@dataclass(frozen=True)
class Post:
    """The mail server that takes our mails, and the sender."""

    host: str
    port: int
    sender: str
    tls: bool = False
    """True if the connection begins with TLS. Otherwise it is upgraded to TLS if the server offers that."""
    user: str = ""
    password: str = field(default="", repr=False)

    def send(self, mail: EmailMessage) -> None:
        """Send a mail and wait until the server has accepted it. Raises OSError or SMTPException."""
        if self.tls:
            context = ssl.create_default_context()
            with smtplib.SMTP_SSL(self.host, self.port, timeout=SLOW, context=context) as server:
                self._hand_over(server, mail)
            return
        with smtplib.SMTP(self.host, self.port, timeout=SLOW) as server:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            elif self.user and self.host not in LOCAL:
                raise smtplib.SMTPNotSupportedError("no password without TLS")
            self._hand_over(server, mail)

    def _hand_over(self, server: smtplib.SMTP, mail: EmailMessage) -> None:
        if self.user:
            server.login(self.user, self.password)
        server.send_message(mail)


def post_of(url: str, sender: str, password: str) -> Post:
    """The mail server of an address such as `smtp://user@mail.example.org:587`; otherwise raises BadData."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError as error:
        raise BadData(f"--smtp: {error}") from error
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
        raise BadData("--smtp: write, for example, smtp://user@mail.example.org:587")
    if parts.password is not None:
        raise BadData(
            "--smtp: everybody on the machine can read it; put the password into VINDIMA_SMTP_PASSWORD"
        )
    if "@" not in parseaddr(sender)[1] or any(ord(letter) < 32 for letter in sender):
        raise BadData(f"--mail-from {sender} is not an e-mail address")
    user = unquote(parts.username or "")
    return Post(parts.hostname, port or PORTS[parts.scheme], sender, parts.scheme == "smtps", user, password)


def letter(kind: str, language: str, sender: str, address: str, **values: str | int) -> EmailMessage:
    """A mail of a kind, in a language if we support it."""
    text = Text(language if language in languages() else "en")
    mail = EmailMessage()
    mail["From"], mail["To"] = sender, address
    mail["Subject"] = text.say(f"mail-{kind}-subject", **values)
    mail["Date"] = formatdate(localtime=False)
    mail["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text.say(f"mail-{kind}", **values) + "\n")
    return mail


class Outbox:
    """Hands mails to the mail server, a few at the same time."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self._turns = asyncio.Semaphore(TOGETHER)

    async def send(self, mail: EmailMessage) -> None:
        """Send a mail and wait until the server has accepted it. Raises OSError or SMTPException."""
        try:
            async with self._turns:
                await asyncio.to_thread(self.post.send, mail)
        except (OSError, smtplib.SMTPException) as error:
            # The error may repeat the address.
            LOG.warning("a mail could not be sent: %s", type(error).__name__)
            raise
