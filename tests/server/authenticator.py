"""A software authenticator, which creates passkeys and signs with them, correctly or not."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, ATTESTED = 0x01, 0x40
"""Flags: a person was present; the data contain a new key."""


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.handle = ""
        self.uses = 0

    def signed_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def authenticator_data(self, host: str, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def create(self, options: Any) -> dict[str, Any]:
        """The response to creation options."""
        self.handle = options["user"]["id"]
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self.authenticator_data(options["rp"]["id"], PRESENT | ATTESTED) + bytes(16)
        data += struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        response = {
            "clientDataJSON": encoded(self.signed_data("webauthn.create", options["challenge"])),
            "attestationObject": encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self.credential(response)

    def sign(self, options: Any, **more: Any) -> dict[str, Any]:
        """The response to request options."""
        client = self.signed_data("webauthn.get", options["challenge"])
        data = self.authenticator_data(options["rpId"], PRESENT)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": encoded(client),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
            "userHandle": self.handle,
        }
        return self.credential({**response, **more})

    def credential(self, response: dict[str, Any]) -> dict[str, Any]:
        id = encoded(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
