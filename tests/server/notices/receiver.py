"""A push service and webhooks on this machine, which verify signatures and decrypt messages."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Taken(NamedTuple):
    """A request that was received."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Receives requests; the first ones are answered with the statuses in `refuses`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.taken: list[Taken] = []
        self.refuses: list[int] = []
        self.refused: list[Taken] = []

    def to(self, path: str) -> list[Taken]:
        """The accepted requests to a path."""
        return [one for one in self.taken if one.path.partition("?")[0] == path]


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A server that receives requests while the block runs."""

    class Handler(BaseHTTPRequestHandler):
        def take(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found = Taken(self.command, self.path, headers, body)
            status = receiver.refuses.pop(0) if receiver.refuses else 201
            (receiver.taken if status == 201 else receiver.refused).append(found)
            self.send_response(status)
            if status == 302:
                self.send_header("Location", "/elsewhere")
            self.end_headers()

        do_POST = do_PUT = take  # noqa: N815

        def log_message(self, *words: Any) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


# What a browser does with a push message. Implements the standards independently of the server's code.


def hmac_of(key: bytes, text: bytes) -> bytes:
    found = HMAC(key, SHA256())
    found.update(text)
    return found.finalize()


class Subscriber:
    """A subscribed browser, which alone can read the messages sent to it (RFC 8291)."""

    def __init__(
        self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = bytes(range(16))
    ) -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "public_key": packed(self.point), "auth": packed(self.auth)}

    def read(self, body: bytes) -> bytes:
        """The text of an encrypted message that consists of one record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = hmac_of(self.auth, self.private.exchange(ec.ECDH(), key))
        secret = hmac_of(shared, b"WebPush: info\0" + self.point + theirs + b"\x01")
        first = hmac_of(salt, secret)
        content = hmac_of(first, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = hmac_of(first, b"Content-Encoding: nonce\0\x01")[:12]
        text = AESGCM(content).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return text[:-1]


def claims_in(authorization: str) -> tuple[dict[str, Any], str]:
    """The claims signed by a server, and its key; raises InvalidSignature otherwise (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, signature = fields["t"].rpartition(".")
    head, claims = (json.loads(unpacked(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    raw = unpacked(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(fields["k"]))
    key.verify(encode_dss_signature(*numbers), text.encode(), ec.ECDSA(SHA256()))
    return claims, fields["k"]
