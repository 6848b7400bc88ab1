"""Web Push: only the subscriber can read a message, and push services can verify the sender."""

from __future__ import annotations

import time

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.notices.receiver import Subscriber, claims_in, unpacked
from vindima.server.notices.push import Signer, encrypted, new_key, readable_key
from vindima.server.tables.common.problems import Problem

# RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
    "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key_of(number: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(number), "big"), ec.SECP256R1())


def test_encryption_matches_the_example_of_the_standard():
    assert encrypted(TEXT, PUBLIC, AUTH, unpacked(SALT), key_of(OWN)) == unpacked(BODY)


def test_only_the_subscriber_can_read_a_message():
    ana = Subscriber(key_of(THEIRS), unpacked(AUTH))
    assert ana.read(encrypted(TEXT, PUBLIC, AUTH)) == TEXT
    assert encrypted(TEXT, PUBLIC, AUTH) != encrypted(TEXT, PUBLIC, AUTH)
    with pytest.raises(InvalidTag):
        Subscriber().read(encrypted(TEXT, PUBLIC, AUTH))


def test_a_push_service_can_verify_the_sender():
    signer = Signer(new_key(), "https://wine.example.org")
    header = signer.authorization("https://push.example.org/send/1")
    claims, key = claims_in(header)
    assert (claims["aud"], claims["sub"]) == ("https://push.example.org", "https://wine.example.org")
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert key == signer.public
    assert signer.authorization("https://push.example.org/send/2") == header
    assert (
        claims_in(signer.authorization("https://other.example.org/"))[0]["aud"] == "https://other.example.org"
    )
    assert "sub" not in claims_in(Signer(new_key(), None).authorization("https://push.example.org/"))[0]


@pytest.mark.parametrize(
    ("key", "auth"), [("", AUTH), ("AAAA", AUTH), (PUBLIC, "AAAA"), ("B" + "A" * 86, AUTH)]
)
def test_unusable_keys_are_refused(key, auth):
    with pytest.raises(Problem, match="not the keys"):
        readable_key(key, auth)
