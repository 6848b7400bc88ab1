"""Commitments: hashes that are published before a game, and prove after it that nobody chose its seed.

Either the server draws the seed and commits to it, or the deal is *shared*: the server commits to a salt,
every person at the table to a share, and the seed is a hash of them all. Nothing is opened before everyone
has committed, so one honest participant is enough to ensure that nobody could choose the deal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

__all__ = ["SHARED", "commitment_to", "commitment_to_salt", "fault_in", "seal_of", "shared_seed"]

SHARED = "shared"
"""The kind of shuffle to which the server and the people at the table contribute."""


def digest(*lines: object) -> str:
    return hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()


def commitment_to(seed: int, salt: str) -> str:
    """The commitment to a seed. The salt prevents anyone from testing seeds against it."""
    return digest("vindima shuffle", seed, salt)


def commitment_to_salt(salt: str) -> str:
    """The server's commitment to its part of a shared deal."""
    return digest("vindima salt", salt)


def seal_of(commitment: str, seat: int, share: str) -> str:
    """A seat's commitment to its share, bound to the server's, so that no share works at two tables."""
    return digest("vindima share", commitment, seat, share)


def shared_seed(salt: str, shares: Mapping[int, str]) -> int:
    """The 128-bit seed made of the server's salt and the shares of the seats."""
    return int(digest("vindima deal", salt, *(f"{seat} {shares[seat]}" for seat in sorted(shares)))[:32], 16)


def fault_in(seed: int, proof: Mapping[str, Any]) -> str:
    """Why the proof in a record does not fit its seed; empty if it does."""
    if not {"salt", "commitment"} <= proof.keys():
        return "nobody has committed to the seed of this game before it began"
    salt, commitment = str(proof["salt"]), proof["commitment"]
    if proof.get("kind") != SHARED:
        fits = commitment_to(seed, salt) == commitment
        return "" if fits else "the seed is not the one that the server committed to"
    if commitment_to_salt(salt) != commitment:
        return "the salt is not the one that the server committed to"
    try:
        shares = {int(seat): str(share) for seat, share in proof["shares"].items()}
        seals = {int(seat): str(seal) for seat, seal in proof["seals"].items()}
    except (KeyError, AttributeError, ValueError):
        return "the shares of the seats are missing"
    for seat in sorted(shares.keys() | seals.keys()):
        if seat not in shares or seals.get(seat) != seal_of(str(commitment), seat, shares[seat]):
            return f"the share of seat {seat + 1} does not match its seal"
    return "" if shared_seed(salt, shares) == seed else "the seed does not match the salt and the shares"
