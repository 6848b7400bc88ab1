"""The uncertain numbers of Viticulture: some handicaps of the solo campaign."""

from __future__ import annotations

from typing import Final

from vindima.checking.parts import ANY, NUMBER, Entries, Field, Path, Plan, Row
from vindima.core.explain import Message

__all__ = ["PLANS"]


def challenge(path: Path, row: Row) -> Message:
    return Message("viticulture-check-challenge", {"number": int(str(path[1]).rpartition("-")[2])})


PLANS: Final = (
    Plan(
        "campaign",
        (
            Entries("automa.toml", ("campaign", ANY, "start-vp"), (Field("start-vp", NUMBER),), challenge),
            Entries("automa.toml", ("campaign", ANY, "residual"), (Field("residual", NUMBER),), challenge),
            Entries(
                "automa.toml",
                ("campaign", ANY, "cellar-vp", "medium"),
                (Field("medium", NUMBER),),
                challenge,
            ),
            Entries(
                "automa.toml", ("campaign", ANY, "cellar-vp", "large"), (Field("large", NUMBER),), challenge
            ),
        ),
    ),
)
