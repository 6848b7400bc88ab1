"""What a server sends about a game outside its pages: Web Push, mails, webhooks, and previews of links.

All of it consists of public facts: who plays which game, whose turn it is, which year it is, and who has won.
Everything that may be sent is therefore known in advance, and anything else is a leak.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx

from tests.server.notices.receiver import Receiver, Subscriber, Taken, receiving
from tests.server.post_office import PostOffice, post_office
from tests.server.served import Browser, Running, served, settle
from vindima.core import contract
from vindima.locale import Text
from vindima.server.database import identity
from vindima.server.http.documents.cards import card
from vindima.server.notices.messages import KINDS
from vindima.server.notices.words import speaker
from vindima.server.tables.common.clock import CLOCK
from vindima.server.tables.common.notices import EVENTS

ORIGIN: Final = "http://wine.example.org"
SITE: Final = "wine.example.org"
NAMES: Final = ("Ana", "Bo", "Cy", "Di")
LANGUAGES: Final = ("en", "fr", "pl", "pt", "zh")
SOON: Final = timedelta(seconds=61)
"""After this time, people have been notified of every event that they have not seen."""
MAILED: Final = timedelta(minutes=20)
"""After this time, it has also been mailed."""
YEARS: Final = range(1, 31)
OPAQUE: Final = r"[A-Za-z0-9_-]"
KNOWN_HEADERS: Final = {
    "accept",
    "authorization",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "host",
    "idempotency-key",
    "topic",
    "ttl",
    "urgency",
    "user-agent",
    "x-vindima-delivery",
}
MAIL_HEADERS: Final = {
    "Auto-Submitted",
    "Content-Transfer-Encoding",
    "Content-Type",
    "Date",
    "From",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    "MIME-Version",
    "Message-ID",
    "Subject",
    "To",
}
MATRIX: Final = "_matrix/client/v3/rooms/wine/send/m.room.message"
"""The path of a room, to which every message is a separate request."""


class Outpost(NamedTuple):
    """A server, and the receivers of everything that it sends outside its pages."""

    running: Running
    office: PostOffice
    receiver: Receiver


@contextmanager
def outpost(folder: Path) -> Iterator[Outpost]:
    """A server that sends mails, Web Push and webhooks to this machine. The clock is reset at the end."""
    ahead = CLOCK.ahead
    with (
        post_office() as (office, post),
        receiving() as receiver,
        served(folder / "tables.db", origin=ORIGIN, post=post, private_hooks=True) as running,
    ):
        yield Outpost(running, office, receiver)
    CLOCK.move(ahead - CLOCK.ahead)


class AllowedTexts(NamedTuple):
    """The titles and texts that a person may be sent about a table, in one language."""

    titles: set[str]
    texts: set[str]


def table_named(text: Text, game: str, names: list[str]) -> str:
    return text.say("notice-table", game=text.say(f"web-game-{game}"), names=text.listed(names))


def won_by(text: Text, table: str, winners: list[str]) -> set[str]:
    """The texts that are sent when the game is over."""
    if not winners:
        return set()
    return {text.say("notice-over", table=table, count=len(winners), names=text.listed(winners))}


def to_person(text: Text, game: str, others: list[str], winners: list[str]) -> AllowedTexts:
    table = table_named(text, game, others)
    years = {text.say("notice-year", table=table, year=year) for year in YEARS}
    titles = {text.say(f"notice-{event}-title") for event in EVENTS}
    return AllowedTexts(titles, {table, *years, *won_by(text, table, winners)})


def to_group(text: Text, game: str, names: list[str], winners: list[str]) -> set[str]:
    """The texts that webhooks may send."""
    table = table_named(text, game, names)
    turns = {
        text.say(f"notice-hook-{event}", table=table, name=name)
        for event in ("turn", "clock")
        for name in names
    }
    rest = {text.say(f"notice-hook-{event}", table=table) for event in ("began", "over")}
    return {*turns, *rest, *won_by(text, table, winners)}


class Channels:
    """Everything that is sent about one game to its players outside the pages."""

    def __init__(self, post: Outpost, table: str, players: list[Browser], first: int, hosted: bool) -> None:
        self.post, self.table, self.players = post, table, players
        self.link = f"{ORIGIN}/table/{table}"
        # Loading the catalogues of a language takes a second, so ten consecutive games share two languages.
        spoken = [LANGUAGES[(first // 10 + number) % len(LANGUAGES)] for number in range(2)]
        self.languages = [spoken[seat % 2] for seat in range(len(players))]
        self.hosted = hosted
        self.phones = [Subscriber() for _ in players]
        face = players[0].table(table)
        self.game = str(face["game"])
        self.names = [str(seat["name"]) for seat in face["seats"]]
        self.links = [face["watch_link"], *face["invite_links"].values()]
        """The links whose previews messengers show."""
        self.shown: list[tuple[str, str, str, Any, bytes]] = []
        """The previews: the link, its page, a page without a preview, the invitation, and the picture."""
        self.mails: list[EmailMessage] = []
        for seat in range(len(players)):
            self._subscribe(seat)
        for kind in KINDS if hosted else ():
            path = f"{kind}/{MATRIX}" if kind == "matrix" and first % 2 else kind
            url = f"{post.receiver.address}/{table}/{path}"
            players[0].post("/me/hooks", {"kind": kind, "url": url, "table": table})

    def _subscribe(self, seat: int) -> None:
        """Notify a player of everything through every channel."""
        browser, language = self.players[seat], self.languages[seat]
        browser.ask("PUT", "/me", {"name": self.names[seat], "language": language})
        wanted = {"channels": ["browser", "push", "mail"], "events": list(EVENTS), "quiet": None}
        browser.ask("PUT", "/me/notices", {**wanted, "zone": "UTC", "digest": 15})
        endpoint = f"{self.post.receiver.address}{self._path(seat)}"
        browser.post("/me/notices/device", self.phones[seat].subscription(endpoint))
        live = self.post.running.house.loaded(self.table)
        assert live is not None
        person = next(place.browser for place in live.stored.places if place.seat == seat)
        with self.post.running.app.state.store.begin() as connection:
            identity.keep_address(connection, person, self._address(seat))

    def _path(self, seat: int) -> str:
        return f"/{self.table}/push/{seat}"

    def _address(self, seat: int) -> str:
        return f"{seat}.{self.table.lower()}@example.org"

    def passes(self, *steps: timedelta) -> None:
        """Advance the clock step by step, so that everything pending is sent."""
        for step in steps:
            settle(self.post.running)
            CLOCK.move(step)
        settle(self.post.running)

    def preview(self) -> None:
        """Fetch the previews of all links, as a messenger does."""
        address = self.post.running.address
        for link in self.links:
            secret = link.rpartition("/")[2]
            told = httpx.get(f"{address}/api/invitations/{secret}", verify=False)
            page = httpx.get(f"{address}{link}", verify=False)
            bare = httpx.get(f"{address}/join/nothing", verify=False)
            picture = httpx.get(f"{address}/api/cards/{secret}.png", verify=False)
            if told.is_success:
                self.shown.append((link, page.text, bare.text, told.json(), picture.content))

    @property
    def texts(self) -> list[str]:
        """Everything that was sent for a person to read."""
        pushed = [text.decode() for _, text in self.pushed()]
        return [
            *pushed,
            *(str(mail) for _, mail in self.mailed()),
            *(one.body.decode() for one in self.hooked()),
        ]

    def pushed(self) -> Iterator[tuple[int, bytes]]:
        for seat, phone in enumerate(self.phones):
            yield from ((seat, phone.read(taken.body)) for taken in self.post.receiver.to(self._path(seat)))

    def mailed(self) -> Iterator[tuple[int, EmailMessage]]:
        for seat in range(len(self.players)):
            mails = [mail for mail in self.post.office.mails if mail["To"] == self._address(seat)]
            yield from ((seat, mail) for mail in mails)

    def hooked(self, kind: str = "") -> list[Taken]:
        start = f"/{self.table}/{kind}"
        pushed = f"/{self.table}/push/"
        taken = self.post.receiver.taken
        return [one for one in taken if one.path.startswith(start) and not one.path.startswith(pushed)]

    # Findings

    def findings(self, winners: Iterable[int], turns: int) -> Iterator[str]:
        """Complaints after a game with these winners and this number of turns that everybody saw begin."""
        won = [self.names[seat] for seat in winners]
        allowed_texts = []
        for seat, language in enumerate(self.languages):
            others = [name for name in self.names if name != self.names[seat]]
            allowed_texts.append(to_person(speaker(language), self.game, others, won))
        for seat, text in self.pushed():
            yield from (f"push: {fault}" for fault in self._push(json.loads(text), allowed_texts[seat]))
        for seat, mail in self.mailed():
            texts = speaker(self.languages[seat])
            yield from (f"mail: {fault}" for fault in self._mail(mail, texts, allowed_texts[seat]))
        group = to_group(speaker(self.languages[0]), self.game, self.names, won)
        for kind in KINDS:
            told = self.hooked(kind)
            for one in told:
                yield from (f"{kind}: {fault}" for fault in self._hook(kind, one.json, group, won))
            if len({one.body for one in told}) < len(told) and kind == "json":
                yield "json: a message was sent twice"
        if sum(one.json["event"] == "turn" for one in self.hooked("json")) > turns:
            yield "json: there are more messages than turns"
        for one in (one for one in self.post.receiver.taken if one.path.startswith(f"/{self.table}/")):
            yield from (f"headers: {name} is sent" for name in one.headers.keys() - KNOWN_HEADERS)
        for link, page, bare, told, picture in self.shown:
            yield from (f"preview: {fault}" for fault in self._preview(link, page, bare, told))
            if picture != card(told["game"], tuple(seat["kind"] != "open" for seat in told["seats"])):
                yield "picture: it is not the expected one"

    def _push(self, said: Mapping[str, Any], allowed_texts: AllowedTexts) -> Iterator[str]:
        if said.keys() != {"title", "text", "tag", "url", "waiting"}:
            yield f"it has {sorted(said)}"
        if said["title"] not in allowed_texts.titles or said["text"] not in allowed_texts.texts:
            yield f"{said['title']}: {said['text']}"
        if not re.fullmatch(OPAQUE + "{32}", said["tag"]) or said["url"] != f"/table/{self.table}":
            yield f"{said['tag']} at {said['url']}"
        if said["waiting"] not in (0, 1):
            yield f"{said['waiting']} games are waiting"

    def _mail(self, mail: EmailMessage, text: Text, allowed_texts: AllowedTexts) -> Iterator[str]:
        yield from (f"{name} is sent" for name in set(mail.keys()) - MAIL_HEADERS)
        stop = re.fullmatch(rf"<{ORIGIN}/api/unsubscribe/(\d+\.{OPAQUE}{{43}})>", mail["List-Unsubscribe"])
        if stop is None or not re.fullmatch(rf"<{OPAQUE}+@{SITE}>", mail["Message-ID"]):
            yield f"{mail['List-Unsubscribe']} in {mail['Message-ID']}"
            return
        counts = {text.say("notice-mail-subject", count=count) for count in range(2, len(EVENTS) + 1)}
        if mail["Subject"] not in {f"{title} – {SITE}" for title in {*allowed_texts.titles, *counts}}:
            yield f"the subject {mail['Subject']}"
        link, you = f"{ORIGIN}/unsubscribe#{stop[1]}", f"{ORIGIN}/you"
        footer = text.say("notice-mail-footer", site=SITE, link=link, you=you).splitlines()
        lines = {
            text.say("notice-mail-line", title=title, text=said)
            for title in allowed_texts.titles
            for said in allowed_texts.texts
        }
        allowed = {*lines, *footer, self.link, "-- ", "--", ""}
        yield from (f"the line {line}" for line in mail.get_content().splitlines() if line not in allowed)

    def _hook(self, kind: str, said: Mapping[str, Any], group: set[str], won: list[str]) -> Iterator[str]:
        forms: dict[str, dict[str, Any]] = {
            "discord": {"username": "Vindima", "content": None, "allowed_mentions": {"parse": []}},
            "slack": {"text": None, "unfurl_links": False, "mrkdwn": False},
            "matrix": {"msgtype": "m.notice", "body": None},
        }
        if kind == "matrix" and "msgtype" not in said:
            forms["matrix"] = {"username": "Vindima", "text": None}
        if kind == "json":
            ends = said["event"] == "over"
            known = {
                "id": said["id"] if re.fullmatch(OPAQUE + "{43}", said["id"]) else None,
                "text": said["text"] if said["text"] in group else None,
                "event": said["event"] if said["event"] in EVENTS else None,
                "table": self.table,
                "game": self.game,
                "players": self.names,
                "waiting": [name for name in self.names if said["waiting"] == [name]],
                "winners": won if ends else [],
                "link": self.link,
            }
            if said != known:
                yield f"{said}"
            return
        form = forms[kind]
        (field,) = [name for name, value in form.items() if value is None]
        text = html.unescape(said[field].replace("\\", ""))
        allowed = {f"{one} {self.link}" for one in group} | {f"{one} <{self.link}>" for one in group}
        if {**said, field: None} != form or text not in allowed:
            yield f"{said}"

    def _preview(self, link: str, page: str, bare: str, told: Mapping[str, Any]) -> Iterator[str]:
        """Check that the page differs from others only by public facts at the end of its head."""
        before, _, after = bare.partition("</head>")
        after = f"</head>{after}"
        head = page[len(before) : -len(after)]
        tags = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', head)
        if page != f"{before}{head}{after}" or re.sub("<meta [^>]*>", "", head):
            yield "the page differs elsewhere"
        text = speaker(self.languages[0] if self.hosted else "en")
        game, free = contract.find(self.game).title, sum(seat["kind"] == "open" for seat in told["seats"])
        key, secret = f"preview-{told['kind']}", link.rpartition("/")[2]
        about = text.say(f"{key}-about", game=game, seats=len(told["seats"]), free=free)
        address = self.post.running.address
        allowed = {
            "og:type": {"website"},
            "og:site_name": {"Vindima"},
            "og:title": {text.say(key, game=game), text.say(f"{key}-by", name=self.names[0], game=game)},
            "og:description": {about},
            "og:url": {f"{ORIGIN}/join/{secret}", f"{address}/join/{secret}"},
            "og:image": {f"{ORIGIN}/api/cards/{secret}.png", f"{address}/api/cards/{secret}.png"},
            "og:image:width": {"1200"},
            "og:image:height": {"630"},
            "og:image:alt": {game},
            "description": {about},
            "twitter:card": {"summary_large_image"},
        }
        for name, value in tags:
            if html.unescape(value) not in allowed.get(name, set()):
                yield f"{name} is {value}"
