"""A reader at a table in the search for leaks: its requests, and everything sent to it."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.server.served import Browser, EventStream, eventually
from vindima.server.tables.game.table import Reader

PREPARED: Final = 3
"""The maximum number of prepared answers."""
BELOW: Final = ("", "/record", "/chat", "/chat/heard", "/company", "/removals", "/notices")
"""Requested paths of the table."""
PATHS: Final = (
    "/tables",
    "/offers",
    "/tournaments",
    "/profile",
    "/leaderboards/viticulture/2",
    "/archive?hidden=true",
)
"""Requested paths that are the same for everybody."""
ABOUT_ME: Final = ("/me", "/me/identity", "/me/people", "/me/waiting", "/me/notices", "/me/days-off")


class Witness:
    """A reader at the table, and everything sent to that reader."""

    def __init__(self, address: str) -> None:
        self.browser = Browser(address)
        self.seat: Reader = None
        self.stream: EventStream | None = None
        self.lobby: EventStream | None = None
        """The events of the lobby: the browser's own tables, and those that everybody may join or watch."""
        self.reply: Any = None
        """The state in the reply to this seat's last act."""
        self.looked: list[tuple[int, str, int, str]] = []
        """Replays requested during the game: after how many acts, what, which line, and the text."""
        self.own: list[tuple[int, Any]] = []
        """The files with this person's own data: after how many acts, and the content."""
        self.listed: list[tuple[str, str]] = []
        """Lists, profiles and other responses: the path, and the text."""
        self.tournament: EventStream | None = None
        """The events of the tournament's page."""
        self.plans: list[tuple[int, str]] = []
        """Responses about this person's prepared turns: after how many acts, and the text."""

    def look(self, table: str, acts: int, chance: random.Random) -> None:
        """Request what the server does not send by itself."""
        query = {} if self.seat is None else {"seat": self.seat}
        lines = self.browser.state(table, **query)["count"]
        line = chance.randint(0, lines)
        for what in ("replay", f"replay/{line}"):
            text = self.browser.ask("GET", f"/tables/{table}/{what}", params=query).text
            self.browser.heard.pop()
            self.looked.append((acts, what.partition("/")[0], line if "/" in what else -1, text))
        for path in BELOW:
            self.read(path or "the table", f"/tables/{table}{path}")
        for path in (*PATHS, *ABOUT_ME):
            self.read(path, path)
        # A search in the archive must find no answers in logs, whatever the text.
        self.read("/archive", f"/archive?text={chance.choice('aeio')}")
        self.plans.append((acts, self.read("", f"/tables/{table}/plan", **query)))
        self.browser.post(f"/tables/{table}/chat", {"text": "my turn soon?"})
        self.own.append((acts, self.browser.ask("GET", "/me/data").json()))
        self.browser.heard.pop()
        self.sign_in()

    def read(self, name: str, path: str, **query: Any) -> str:
        """The response to a request; with a name, it is checked to name no card."""
        text = self.browser.ask("GET", path, params=query).text
        self.browser.heard.pop()
        if name:
            self.listed.append((name, text))
        return text

    def prepare(self, table: str, acts: int, chance: random.Random) -> None:
        """Prepare the beginning of a turn while somebody else has to answer."""
        tokens: list[str] = []
        body: dict[str, Any] = {"seat": self.seat, "tokens": tokens}
        for _ in range(PREPARED):
            found = self.browser.ask("POST", f"/tables/{table}/plan/forecast", body)
            self.plans.append((acts, self.browser.heard.pop()))
            if not found.is_success or found.json()["question"] is None:
                break
            tokens.append(chance.choice(found.json()["answers"])["token"])
        self.browser.ask("PUT", f"/tables/{table}/plan", body)
        self.plans.append((acts, self.browser.heard.pop()))

    def sign_in(self) -> None:
        """Preview a sign-in link, and sign in another device, whose responses are checked too."""
        secret = self.browser.post("/me/links", {})["link"].partition("#")[2]
        self.browser.post("/signin/look", {"secret": secret})
        if len(self.own) > 1:
            return
        phone = Browser(str(self.browser.client.base_url).removesuffix("/api/"))
        for path, body in (
            ("/signin/look", {"secret": secret}),
            ("/signin/email", {"address": "ana@example.org"}),
            ("/signin/passkey/options", {}),
            ("/signin", {"secret": secret}),
        ):
            phone.ask("POST", path, body)
        phone.get("/tables")
        self.browser.heard += phone.heard
        phone.close()

    @property
    def texts(self) -> list[str]:
        """Everything sent to this browser."""
        assert self.stream is not None
        elsewhere = [
            text for stream in (self.lobby, self.tournament) if stream is not None for text in stream.texts
        ]
        asked = [found[-1] for found in self.looked]
        asked += [found[-1] for found in (*self.listed, *self.plans)]
        return [*self.browser.heard, *elsewhere, *self.stream.texts, *asked]

    def asked(self) -> Any:
        """The newest state, as soon as it has a question for this seat."""
        return eventually(lambda: (state := self.newest())["answers"] and state)

    def newest(self) -> Any:
        assert self.stream is not None
        heard = next(data for name, data, _ in reversed(self.stream.events[:]) if name == "state")
        return heard if self.reply is None else max(heard, self.reply, key=lambda state: state["revision"])

    def close(self) -> None:
        for stream in (self.stream, self.lobby, self.tournament):
            if stream is not None:
                stream.close()
        self.browser.close()
