"""Ids and secrets. A link to a seat is derived from the token of the browser that holds the seat.

So the server can show the link again without storing it. Invites and spectator links are stored as they are:
an invite opens only a seat that is still open, and a spectator link shows nothing hidden.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

__all__ = ["hashed", "is_id", "is_secret", "new_id", "new_salt", "new_secret", "seat_secret"]

ID: Final = re.compile(r"[0-9a-f]{16}")
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 bits in URL-safe base64."""


def new_secret() -> str:
    """256 bits of the system's randomness."""
    return secrets.token_urlsafe(32)


def new_salt() -> str:
    """A random salt of 128 bits for one sitting."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The id of a table or a campaign. Knowing an id gives access to nothing."""
    return secrets.token_hex(8)


def is_id(text: str) -> bool:
    """True if a text has the form of an id; no other text reaches the storage as one."""
    return ID.fullmatch(text) is not None


def is_secret(text: str) -> bool:
    """True if a text has the form of a secret."""
    return SECRET.fullmatch(text) is not None


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_secret(token: str, table: str, seat: int, salt: str) -> str:
    """The secret in the link that restores a browser's seat on another device, for one sitting."""
    digest = hmac.digest(token.encode(), f"seat {table} {seat} {salt}".strip().encode(), "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
