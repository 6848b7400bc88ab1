"""Leaks that are planted in every stream, so that tests can show that they are found.

Each plant patches a function of the server that produces what a stream sends.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any, Final

import pytest

from tests.server.channels import Outpost
from tests.server.leak import Contest, begun, leaks
from tests.server.leak_check import all_cards
from vindima.core.record import Record
from vindima.server.database.play import archive
from vindima.server.directing import desk
from vindima.server.http.documents import previews
from vindima.server.http.gathering import lobby
from vindima.server.http.people import notices, standing
from vindima.server.http.playing import plans
from vindima.server.notices import sending
from vindima.server.notices.messages import Request
from vindima.server.tables.game.chat import Said
from vindima.server.tables.game.table import Reader, Table
from vindima.server.tables.live.board import Board
from vindima.server.tables.live.live import Live

__all__ = ["PLANTED", "PLANTS", "found_everywhere", "noticed"]

SHORT: Final = 25
"""After this number of acts, a leak in every state has been found."""
CARDS: Final = all_cards(Record("viticulture", 2, 0).start())
Function = Callable[..., Any]

# In the states of a table


def with_hands_and_decks(table: Table) -> Any:
    fields = table.position.to_dict()["fields"]
    return [fields["decks"], fields.get("hands", "")]


def with_cards(table: Table) -> Any:
    position = table.position
    return [position.view(seat)["seats"][seat]["hand"] for seat in range(position.players)]


PLANTS: Final[tuple[tuple[str, Callable[[Table], Any], str], ...]] = (
    ("vinhos", with_hands_and_decks, "depends on what is hidden"),
    ("viticulture", with_hands_and_decks, "depends on what is hidden"),
    ("viticulture", with_cards, "hidden card"),
    ("vinhos", lambda table: table.play.record.seed, "the seed is revealed"),
)
"""The game, the secret planted in its states, and the complaint that it must cause."""


@contextmanager
def planted(secret: Callable[[Table], Any]) -> Iterator[None]:
    """Add a secret to every state while the block runs."""
    state = Table.state

    def told(table: Table, reader: Reader, whole: bool = True) -> dict[str, Any]:
        return {**state(table, reader, whole), "planted": secret(table)}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "state", told)
        # The plant does not match the OpenAPI description, which would be reported before the leak.
        patch.setattr("tests.server.served.fits_description", lambda method, response: True)
        yield


def noticed(post: Outpost, title: str, secret: Callable[[Table], Any], says: str) -> bool:
    """True if a planted leak is found."""
    with planted(secret):
        return any(says in leak for leak in leaks(post, begun(title), 0, SHORT))


# In everything else


def afterwards(change: Callable[[Any], Any]) -> Callable[[Function], Function]:
    """A plant that changes the result of a function."""
    return lambda function: lambda *given, **named: change(function(*given, **named))


naming_cards: Final = afterwards(lambda told: {**told, "planted": CARDS})
"""Adds the names of all cards to a result."""


def naming_cards_later(told: Function) -> Function:
    async def later(*given: Any, **named: Any) -> Any:
        return {**await told(*given, **named), "planted": CARDS}

    return later


def in_push(encrypt: Function) -> Function:
    def encrypted(text: bytes, *keys: Any) -> Any:
        said = json.loads(text)
        return encrypt(json.dumps({**said, "text": f"{said['text']} {CARDS[0]}"}).encode(), *keys)

    return encrypted


def in_mail(mail: EmailMessage) -> EmailMessage:
    mail.set_content(f"{mail.get_content()}{CARDS[0]}\n")
    return mail


def in_hook(request: Request) -> Request:
    said = json.loads(request.body)
    field = next(name for name in ("content", "body", "text") if name in said)
    return request._replace(body=json.dumps({**said, field: f"{CARDS[0]} {said[field]}"}).encode())


PLANTED: Final[dict[str, tuple[object, str, Callable[[Function], Function]]]] = {
    "push": (sending, "encrypted", in_push),
    "mail": (sending, "digest", afterwards(in_mail)),
    "json": (sending, "request_for", afterwards(in_hook)),
    "discord": (sending, "request_for", afterwards(in_hook)),
    "slack": (sending, "request_for", afterwards(in_hook)),
    "matrix": (sending, "request_for", afterwards(in_hook)),
    "preview": (previews, "words", afterwards(lambda words: (f"{words[0]} {CARDS[0]}", words[1]))),
    "picture": (previews, "card", afterwards(lambda drawn: drawn + CARDS[0].encode())),
    "lobby event tables": (lobby, "table_line", naming_cards),
    "lobby event offers": (Board, "_shown", naming_cards),
    "table event table": (Live, "face", naming_cards),
    "table event chat": (Said, "to_wire", naming_cards),
    "tournament event tournament": (desk, "tournament_to_wire", naming_cards),
    "/tables": (lobby, "table_line", naming_cards),
    "/offers": (Board, "page", naming_cards_later),
    "/tournaments": (desk, "line_of", naming_cards),
    "/profile": (standing, "profile", naming_cards),
    "/leaderboards/viticulture/2": (standing, "board", naming_cards),
    "/archive": (archive, "archive", naming_cards),
    "/me/waiting": (notices, "tag_of", afterwards(lambda tag: CARDS[0])),
    "/notices": (notices, "table_preferences", naming_cards),
    "/chat": (Said, "to_wire", naming_cards),
    "plan": (plans, "plan_to_wire", naming_cards),
}
"""By stream: the owner and name of the patched function, and the patch."""


@contextmanager
def planted_everywhere() -> Iterator[None]:
    """Add names of cards to every stream while the block runs."""
    with pytest.MonkeyPatch.context() as patch:
        # The plants do not match the OpenAPI description, which would be reported before the leak.
        patch.setattr("tests.server.served.fits_description", lambda method, response: True)
        for owner, name, change in {(id(plant[0]), plant[1]): plant for plant in PLANTED.values()}.values():
            patch.setattr(owner, name, change(getattr(owner, name)))
        yield


def found_everywhere(post: Outpost) -> set[str]:
    """The streams in which the planted leaks are found."""
    with planted_everywhere():
        found = leaks(post, begun("viticulture"), 0, SHORT)
        found += leaks(post, Record("viticulture", 2, 0), 0, 2, Contest)
    return {stream for stream in PLANTED if any(f"{stream}: " in leak for leak in found)}
