"""A link preview shows who invites to which game, and nothing more."""

from __future__ import annotations

import io

import httpx
from PIL import Image

from tests.server.http.test_answers import problem
from tests.server.http.test_meeting import OPEN, called
from tests.server.served import ME


def page(browser, link):
    """The page behind a link, requested without cookies."""
    address = str(browser.client.base_url).removesuffix("/api/")
    return httpx.get(f"{address}{link}", verify=False).text


def test_an_invitation_has_a_title_a_sentence_and_a_picture(ana, bo):
    table = called(ana, 'Ana "<b>').opens([ME, OPEN, OPEN])
    called(bo, "Secretive").follows(ana.table(table)["invite_links"]["1"])
    link = ana.table(table)["invite_links"]["2"]
    text = page(ana, link)
    assert 'property="og:title" content="Ana &quot;&lt;b&gt; invites you to Vinhos"' in text
    assert "Free seats: 1 of 3" in text
    assert "Secretive" not in text
    secret = link.rpartition("/")[2]
    response = bo.client.get(f"/cards/{secret}.png")
    image = Image.open(io.BytesIO(response.content))
    assert image.size == (1200, 630)
    colours = [image.convert("RGB").getpixel((column, 530)) for column in (890, 1000, 1110)]
    assert colours == [(0x6B, 0x2C, 0x91), (0x14, 0x5F, 0x7D), (0xFD, 0xF8, 0xEC)]


def test_the_preview_of_a_spectators_link_is_in_the_hosts_language(ana):
    ana.ask("PUT", "/me", {"name": "Ana", "language": "pt"})
    link = ana.table(ana.opens())["watch_link"]
    assert "Assiste ao jogo de Vinhos de Ana" in page(ana, link)


def test_links_that_restore_a_seat_have_no_preview(ana):
    table = ana.opens()
    (link,) = ana.table(table)["seat_links"].values()
    assert "og:" not in page(ana, link)
    assert "og:" not in page(ana, "/join/nothing")
    problem(ana.ask("GET", f"/cards/{link.rpartition('/')[2]}.png"), 404, "no-page")
