"""The wire protocol is described completely, and the types of the pages are generated from it."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import httpx
import pytest
from pydantic import TypeAdapter, ValidationError

import vindima
from tests.server.served import ME, EventStream, bot, eventually, fits_description, seed_that_asks
from vindima.bots import LEARNED
from vindima.server.http.app import description
from vindima.server.http.schema import described
from vindima.server.http.wire import FILE, GENERATOR, WEB, digest, generated
from vindima.server.tables.common.problems import STATUS, ProblemName
from vindima.server.wire import table as wire
from vindima.vinhos import model as vinhos
from vindima.viticulture import model as viticulture

PAGES = Path(__file__).parents[3] / "src" / "vindima" / "web"
vinhos_view: Any = import_module("vindima.vinhos.view")
viticulture_view: Any = import_module("vindima.viticulture.view")


def test_the_types_of_the_pages_are_up_to_date():
    """If this fails, run: python -m vindima.server.http.wire --write"""
    assert f"Description: {digest()}" in (PAGES / FILE.relative_to(WEB)).read_text("utf-8")


@pytest.mark.skipif(not (PAGES / GENERATOR).exists(), reason="the packages of the web are not installed")
def test_the_types_of_the_pages_are_those_that_the_generator_writes(monkeypatch):
    monkeypatch.setattr("vindima.server.http.wire.WEB", PAGES)
    assert (PAGES / FILE.relative_to(WEB)).read_text("utf-8") == generated()


def test_every_endpoint_describes_its_response():
    undescribed = {
        (path, method)
        for path, methods in description()["paths"].items()
        for method, operation in methods.items()
        for content in operation["responses"]["200"].get("content", {"": {}}).values()
        if not content.get("schema")
    }
    files = {("/api/tables/{id}/record", "get"), ("/api/check/{game}/folder", "post")}
    files |= {("/api/me/data", "get"), ("/api/metrics", "get"), ("/api/cards/{secret}.png", "get")}
    assert undescribed == files  # not JSON


def test_a_response_that_differs_from_its_description_is_found():
    request = httpx.Request("GET", "http://localhost/api/me")
    right = {"name": "Ana", "language": "pt", "settings": None}
    assert fits_description("GET", httpx.Response(200, json=right, request=request))
    for wrong in ({"name": "Ana"}, {**right, "language": 1}, {**right, "id": 1}):
        with pytest.raises(ValidationError):
            fits_description("GET", httpx.Response(200, json=wrong, request=request))


def test_the_description_can_be_requested(ana):
    assert ana.get("/openapi") == description()


def test_the_pages_know_which_levels_need_a_network():
    source = Path(__file__).parents[3] / "src/vindima/web/src/lib/browser/networks.svelte.ts"
    assert f"LEARNED = {json.dumps(sorted(LEARNED))};" in source.read_text("utf-8")


def test_every_event_matches_its_description(ana):
    table = ana.opens([ME, bot()], "viticulture")
    stream = EventStream(ana, table, seat=0)
    ana.post(f"/tables/{table}/chat", {"text": "Olá"})
    eventually(lambda: {name for name, _, _ in stream.events} >= {"state", "table", "chat"})
    events = [(name, text) for (name, _, _), text in zip(stream.events, stream.texts, strict=False)]
    stream.close()
    adapters = {name: TypeAdapter(described(kind)) for name, kind in get_type_hints(wire.Events).items()}
    for name, text in events:
        adapters[name].validate_json(text, strict=True)


@pytest.mark.parametrize("game", vindima.games())
def test_views_match_their_types_throughout_a_game(game):
    module = {"vinhos": vinhos_view, "viticulture": viticulture_view}[game]
    adapter = TypeAdapter(described(module.View))
    for players in vindima.game(game).seats:
        position = vindima.game(game).new(players=players, seed=players)
        number = 0
        while not position.over:
            if number % 25 == 0:
                for reader in (None, position.seat):
                    adapter.validate_python(position.view(reader), strict=True)
            position.apply(position.legal[number % len(position.legal)])
            number += 1
        adapter.validate_python(position.view(None), strict=True)


def test_views_use_the_names_of_the_models():
    for module, names in (
        (vinhos, vinhos_view),
        (viticulture, viticulture_view),
    ):
        for constant, kind in (
            ("COLOURS", "Colour"),
            ("FEATURES", "Feature"),
            ("ACTIONS", "Action"),
            ("WINES", "Wine"),
            ("CARDS", "CardKind"),
            ("FIELDS", "FieldId"),
            ("SEASONS", "Season"),
            ("ROWS", "Row"),
            ("STRUCTURES", "Structure"),
        ):
            if hasattr(names, kind):
                assert sorted(getattr(module, constant)) == sorted(get_args(getattr(names, kind))), kind
    assert (*viticulture.WORKERS, "automa") == get_args(viticulture_view.WorkerKind)


def test_every_problem_has_a_status_and_a_message():
    assert set(STATUS) == set(get_args(ProblemName))
    words = Path(vindima.__file__).parent / "locale" / "en"
    catalogue = "".join((words / name).read_text("utf-8") for name in ("web.ftl", "web-offline.ftl"))
    keys = {f"web-error-{name}" for name in STATUS} | {"web-undo-over", "web-undo-others"}
    assert {key for key in keys if f"\n{key} =" not in catalogue} == set()


def test_a_game_marks_the_options_of_solo_games(ana):
    options = {option["name"]: option["solo"] for game in ana.get("/games") for option in game["options"]}
    assert options["level"]
    assert not options["friendly"]


def test_a_refusal_names_its_answer_and_rules(ana):
    table = ana.opens([ME, bot()], seed=seed_that_asks(0))
    refusal = ana.state(table)["refusals"][0]
    assert refusal["rules"]
    assert refusal["answer"]["key"]
