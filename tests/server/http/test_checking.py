"""An owner of the box checks numbers over HTTP, and can play with the corrected ones at once."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

import vindima
from tests.server.http.test_answers import problem
from tests.server.served import ME, bot
from vindima.checking import doubtful

SLOT = "export.toml: slot 'c2r1'"


@pytest.mark.parametrize("game", vindima.games())
def test_the_uncertain_numbers_are_listed(ana, game):
    told = ana.get(f"/check/{game}")
    items = [item for part in told["parts"] for item in part["items"]]
    assert [item["name"] for item in items if item["doubtful"]] == list(doubtful(game))


def test_a_new_table_uses_a_corrected_number(ana):
    checked = ana.post("/check/vinhos", {"corrected": {SLOT: {"value": 11}}})
    assert checked["troubles"] == []
    table = ana.opens([ME, bot()], options={"tables": checked["tables"]})
    slots = {slot["id"]: slot for slot in ana.state(table)["view"]["export"]["slots"]}
    assert slots["c2r1"]["value"] == 11


def test_a_rejected_correction_is_explained_and_writes_no_tables(ana):
    checked = ana.post("/check/vinhos", {"corrected": {SLOT: {"value": 99}}})
    (trouble,) = checked["troubles"]
    assert trouble["name"] == SLOT
    assert trouble["message"] == {"key": "check-expected-range", "args": {"low": 1, "high": 30}}
    assert checked["tables"] == {}


def test_corrections_of_all_uncertain_numbers_fit_into_a_request(ana):
    items = doubtful("vinhos")
    body = {"corrected": {name: item.current for name, item in items.items()}, "note": "注" * 1000}
    checked = ana.post("/check/vinhos", body)
    assert checked["troubles"] == []
    assert len(checked["report"]["confirmed"]) == len(items)


def test_the_folder_is_sent_as_an_archive(ana):
    response = ana.ask("POST", "/check/vinhos/folder", {"confirmed": [SLOT]})
    assert response.headers["content-disposition"] == 'attachment; filename="vinhos-box.zip"'
    archive = zipfile.ZipFile(io.BytesIO(response.content))
    assert archive.namelist() == ["vinhos-box/export.toml"]


def test_an_entry_that_is_not_uncertain_is_refused(ana):
    problem(ana.ask("POST", "/check/vinhos", {"confirmed": ["nothing"]}), 400, "bad-request")
    problem(ana.ask("POST", "/check/vinhos", {"corrected": {SLOT: {"id": "x"}}}), 400, "bad-request")
    problem(ana.ask("POST", "/check/chess", {}), 404, "no-page")
    problem(ana.ask("GET", "/check/chess"), 404, "no-page")


@pytest.mark.parametrize(
    "tables",
    [
        "/etc",
        {"../../etc/passwd": {}},
        {"export.toml": []},
        {"export.toml": {"slots": 3}},
    ],
)
def test_a_new_table_accepts_neither_a_folder_nor_broken_data_tables(ana, tables):
    response = ana.ask(
        "POST", "/tables", {"game": "vinhos", "seats": [ME, bot()], "options": {"tables": tables}}
    )
    assert response.status_code in (400, 422)
    assert json.loads(response.text)["error"] in ("web-error-bad-request", "web-error-bad-record")
