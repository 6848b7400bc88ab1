"""The proof of a shuffle: a genuine proof passes, and every forgery is detected."""

from __future__ import annotations

import pytest

from vindima.core.shuffle import commitment_to_salt, fault_in, seal_of, shared_seed

SALT = "5a" * 32
SHARES = {0: "11" * 32, 2: "22" * 32}


def proof(**changes):
    commitment = commitment_to_salt(SALT)
    return {
        "kind": "shared",
        "salt": SALT,
        "commitment": commitment,
        "shares": {str(seat): share for seat, share in SHARES.items()},
        "seals": {str(seat): seal_of(commitment, seat, share) for seat, share in SHARES.items()},
        **changes,
    }


def test_a_shared_seed_is_derived_from_the_salt_and_all_shares():
    seed = shared_seed(SALT, SHARES)
    assert fault_in(seed, proof()) == ""
    assert seed == shared_seed(SALT, dict(reversed(SHARES.items())))
    assert seed != shared_seed(SALT, {0: SHARES[0]})
    assert 64 < seed.bit_length() <= 128


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"salt": "5b" * 32}, "the salt is not"),
        ({"shares": {"0": "33" * 32, "2": SHARES[2]}}, "the share of seat 1"),
        ({"shares": {"0": SHARES[0]}}, "the share of seat 3"),
        ({"seals": {}}, "the share of seat 1"),
        ({"seals": None}, "are missing"),
        ({"kind": "server"}, "the seed is not the one"),
    ],
)
def test_a_forged_shared_shuffle_is_detected(changes, fault):
    assert fault in fault_in(shared_seed(SALT, SHARES), proof(**changes))


def test_a_seed_not_derived_from_the_shares_is_detected():
    assert "does not match" in fault_in(shared_seed(SALT, SHARES) + 1, proof())


def test_a_share_is_valid_for_one_seat_of_one_table_only():
    assert len({seal_of("a", 0, "x"), seal_of("a", 1, "x"), seal_of("b", 0, "x")}) == 3
