"""Passkeys: challenges for authenticators, and the verification of their responses.

The library takes more than a second to import, so it is imported when somebody uses a passkey.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from vindima.server.tables.common.problems import Problem

__all__ = ["Made", "Party", "challenge_in", "new_handle", "party_of"]

TITLE: Final = "Vindima"
"""The name of this site in authenticators."""
LOCAL: Final = "localhost"
"""The only host for which browsers allow passkeys without TLS."""


class Party(NamedTuple):
    """The relying party of passkeys: the host, and the origin of its pages."""

    id: str
    origin: str

    def creation(self, challenge: bytes, handle: str, name: str, known: Iterable[str]) -> dict[str, Any]:
        """What `navigator.credentials.create` needs for a passkey that needs no user name."""
        from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
        from webauthn.helpers import structs

        options = generate_registration_options(
            rp_id=self.id,
            rp_name=TITLE,
            user_id=base64url_to_bytes(handle),
            user_name=name or TITLE,
            challenge=challenge,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
            ],
        )
        found: dict[str, Any] = json.loads(options_to_json(options))
        return found

    def request(self, challenge: bytes) -> dict[str, Any]:
        """What `navigator.credentials.get` needs: any passkey for this site is accepted."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=self.id, challenge=challenge)
        found: dict[str, Any] = json.loads(options_to_json(options))
        return found

    def made(self, credential: dict[str, Any], challenge: bytes) -> Made:
        """The passkey that an authenticator has created."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.id,
                expected_origin=self.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise refused(error) from error
        key = bytes_to_base64url(found.credential_public_key)
        return Made(bytes_to_base64url(found.credential_id), key, found.sign_count)

    def used(self, credential: dict[str, Any], challenge: bytes, made: Made, handle: str) -> int:
        """The signature count that an authenticator reports, if its signature is valid."""
        from webauthn import base64url_to_bytes, verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            named = str(credential["response"].get("userHandle") or "")
            if not hmac.compare_digest(named.encode(), handle.encode()):
                raise ValueError("the passkey belongs to another person")
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.id,
                expected_origin=self.origin,
                credential_public_key=base64url_to_bytes(made.public_key),
                credential_current_sign_count=made.uses,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
            raise refused(error) from error
        return found.new_sign_count


class Made(NamedTuple):
    """A passkey: its id and its public key in base64, and its signature count."""

    credential: str
    public_key: str
    uses: int


def refused(error: Exception) -> Problem:
    """The problem with a passkey. The details are left out because they may repeat what was sent."""
    return Problem("passkey", f"the passkey was not accepted: {type(error).__name__}")


def new_handle() -> str:
    """256 bits by which authenticators know a person, and nobody else does."""
    return secrets.token_urlsafe(32)


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that an authenticator claims to have signed."""
    from webauthn import base64url_to_bytes
    from webauthn.helpers import parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        signed = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(signed).challenge
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
        raise refused(error) from error


def party_of(origin: str) -> Party | None:
    """The relying party at an origin; None where browsers allow no passkeys: they need TLS and a name."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    try:
        ip_address(host)
    except ValueError:
        return Party(host, origin) if host and (parts.scheme == "https" or host == LOCAL) else None
    return None
