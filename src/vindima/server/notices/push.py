"""Web Push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292).

Both take a few lines with `cryptography`, which passkeys need anyway. The usual package for this brings two
HTTP clients, which would follow an address into our own network.
"""

from __future__ import annotations

import base64
import json
import os
import time
from binascii import Error as NotBase64
from typing import Any, Final
from urllib.parse import urlsplit

from vindima.server.tables.common.problems import Problem

__all__ = ["Signer", "encrypted", "new_key", "readable_key"]

LIFE: Final = 12 * 3600
"""Seconds for which a signature is valid; push services accept a day at most."""
RECORD: Final = 4096
"""The size of an encrypted record, which is the whole message."""
POINT: Final = 65
AUTH: Final = 16


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key that signs messages to push services."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


def readable_key(public_key: str, auth: str) -> None:
    """Refuse keys of a browser that cannot be used for encryption."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(public_key))
        good = len(unpacked(public_key)) == POINT and len(unpacked(auth)) == AUTH
    except (ValueError, NotBase64):
        good = False
    if not good:
        raise Problem("bad-request", "keys: these are not the keys of a push subscription")


def encrypted(text: bytes, public_key: str, auth: str, salt: bytes | None = None, own: Any = None) -> bytes:
    """A message that only the browser with these keys can read. Tests supply the salt and our own key."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = os.urandom(16) if salt is None else salt
    own = ec.generate_private_key(ec.SECP256R1()) if own is None else own
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(public_key))
    mine = point_of(own)
    info = b"WebPush: info\0" + unpacked(public_key) + mine
    secret = derived(unpacked(auth), own.exchange(ec.ECDH(), theirs), info, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: Any) -> bytes:
    """The public key of a private key."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


class Signer:
    """Signs messages to push services, so that they know whose they are and whom to contact."""

    def __init__(self, key: str, contact: str | None) -> None:
        self.key = key
        self.contact = contact
        """A contact address of the operators: `https:` or `mailto:`."""
        self._private: Any = None
        self._signed: dict[str, tuple[float, str]] = {}
        """By push service: the signature, and until when it is used."""

    @property
    def private(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec

        if self._private is None:
            self._private = ec.derive_private_key(int.from_bytes(unpacked(self.key), "big"), ec.SECP256R1())
        return self._private

    @property
    def public(self) -> str:
        """The key that browsers need to subscribe."""
        return packed(point_of(self.private))

    def authorization(self, endpoint: str) -> str:
        """The `Authorization` header for a push service; it is reused for a while."""
        parts = urlsplit(endpoint)
        audience, now = f"{parts.scheme}://{parts.netloc}", time.time()
        until, known = self._signed.get(audience, (0.0, ""))
        if until < now:
            if len(self._signed) > 100:
                self._signed.clear()
            known = f"vapid t={self._token(audience, int(now) + LIFE)}, k={self.public}"
            self._signed[audience] = now + LIFE / 2, known
        return known

    def _token(self, audience: str, until: int) -> str:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        claims: dict[str, str | int] = {"aud": audience, "exp": until}
        if self.contact is not None:
            claims["sub"] = self.contact
        parts = [packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(parts)
        numbers = decode_dss_signature(self.private.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{packed(b''.join(number.to_bytes(32, 'big') for number in numbers))}"
