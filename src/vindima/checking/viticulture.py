"""The uncertain numbers of Viticulture: some handicaps of the solo campaign."""

from __future__ import annotations

from typing import Final

from vindima.checking.parts import ANY, Entries, Field, Path, Plan, Row
from vindima.core.explain import Message

__all__ = ["PLANS"]


def challenge(path: Path, row: Row) -> Message:
    return Message("viticulture-check-challenge", {"number": int(str(path[1]).rpartition("-")[2])})


PLANS: Final = (
    Plan(
        "campaign",
        (
            Entries("automa.toml", ("campaign", ANY, "start-vp"), (Field("start-vp", "number"),), challenge),
            Entries("automa.toml", ("campaign", ANY, "residual"), (Field("residual", "number"),), challenge),
            Entries(
                "automa.toml",
                ("campaign", ANY, "cellar-vp", "medium"),
                (Field("medium", "number"),),
                challenge,
            ),
            Entries(
                "automa.toml", ("campaign", ANY, "cellar-vp", "large"), (Field("large", "number"),), challenge
            ),
        ),
    ),
)
