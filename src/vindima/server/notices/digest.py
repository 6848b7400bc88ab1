"""The mail that combines several notices, and its unsubscribe link."""

from __future__ import annotations

import hmac
from email.message import EmailMessage
from email.utils import formatdate, parseaddr

from vindima.server.notices.telling import sealed
from vindima.server.notices.words import Words, speaker

__all__ = ["digest", "is_stop_secret", "person_in", "stop_secret"]


def stop_secret(seal: str, person: int, address: str) -> str:
    """The secret of the link that stops mails to an address. It needs no storage and does nothing else."""
    return f"{person}.{sealed(seal, f'stop {person} {address}')}"


def person_in(secret: str) -> int | None:
    """The person whose mails a link stops."""
    number = secret.partition(".")[0]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 10 else None


def is_stop_secret(seal: str, secret: str, person: int, address: str) -> bool:
    return hmac.compare_digest(secret.encode(), stop_secret(seal, person, address).encode())


def digest(
    name: str,
    language: str,
    sender: str,
    address: str,
    origin: str,
    stop: str,
    entries: list[tuple[Words, str]],
) -> EmailMessage:
    """A mail with these notices, each with its table. The name is the mail's, whenever it is sent."""
    text = speaker(language)
    site = origin.partition("://")[2]
    mail = EmailMessage()
    mail["From"], mail["To"] = sender, address
    subject = (
        entries[0][0].title if len(entries) == 1 else text.say("notice-mail-subject", count=len(entries))
    )
    mail["Subject"] = f"{subject} – {site}"
    mail["Date"] = formatdate(localtime=False)
    mail["Message-ID"] = f"<{name}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{origin}/api/unsubscribe/{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    lines = [
        f"{text.say('notice-mail-line', **words._asdict())}\n{origin}/table/{table}"
        for words, table in entries
    ]
    footer = text.say(
        "notice-mail-footer", site=site, link=f"{origin}/unsubscribe#{stop}", you=f"{origin}/you"
    )
    mail.set_content("\n\n".join([*lines, f"-- \n{footer}"]) + "\n")
    return mail
