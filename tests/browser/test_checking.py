"""An owner of a game checks its numbers in the browser and plays with the corrected ones."""

from __future__ import annotations

import json
import zipfile

import pytest

from vindima.checking import doubtful, parts

SLOT = "export.toml: slot 'c2r1'"
COUNT = len(doubtful("vinhos"))


@pytest.fixture
def owner(people):
    owner = people("Ana")
    owner.goto("/check/vinhos")
    owner.page.locator("#part-renown").wait_for()
    return owner


def cell(owner, name: str):
    """The first field of an uncertain number."""
    return owner.page.locator(f'[data-cell="{name}"]').first


def progress(owner, done: int, corrected: int) -> None:
    owner.sees(owner.say("check-progress", done=done, count=COUNT, corrected=corrected))


def saved(owner, key: str):
    """The file that a button saves."""
    with owner.page.expect_download() as waiting:
        owner.button(owner.say(key)).click()
    return waiting.value


def test_a_number_is_corrected_and_played_with(owner):
    first, second = list(doubtful("vinhos"))[:2]
    cell(owner, first).press("Enter")
    assert owner.page.evaluate("document.activeElement.dataset.cell") == second
    progress(owner, 1, 0)

    cell(owner, SLOT).fill("99")
    owner.sees(owner.say("check-expected-range", low=1, high=30))
    assert cell(owner, SLOT).get_attribute("aria-invalid") == "true"
    assert owner.button(owner.say("check-play")).is_disabled()
    cell(owner, SLOT).fill("11")
    owner.page.get_by_text(owner.say("check-expected-range", low=1, high=30)).wait_for(state="detached")
    progress(owner, 2, 1)

    owner.page.reload()
    progress(owner, 2, 1)
    assert cell(owner, SLOT).input_value() == "11"

    owner.page.locator("label", has_text=owner.say("check-edition")).locator("input").fill("English, 2010")
    report = json.loads(saved(owner, "check-send").path().read_text("utf-8"))
    assert report["corrected"] == [{"place": SLOT, "old": {"value": 6}, "new": {"value": 11}}]
    assert report["edition"] == "English, 2010"
    archive = saved(owner, "check-folder")
    assert archive.suggested_filename == "vinhos-box.zip"
    assert "vinhos-box/export.toml" in zipfile.ZipFile(archive.path()).namelist()

    owner.button(owner.say("check-play")).click()
    spot = owner.page.locator('[data-spot="export-c2r1"]')
    spot.wait_for()
    assert spot.text_content().strip() == "11"

    owner.goto("/new?game=vinhos")
    owner.page.get_by_label(owner.say("web-corrected-tables")).check()
    owner.button(owner.say("web-open-table")).click()
    spot.wait_for()
    assert spot.text_content().strip() == "11"


def test_a_button_confirms_the_rest_of_a_part(owner):
    part = parts("vinhos")[0]
    owner.page.locator("section", has=owner.page.locator(f"#part-{part.id}")).get_by_role(
        "button", name=owner.say("check-confirm-rest")
    ).click()
    progress(owner, sum(item.doubtful for item in part.items), 0)
    assert owner.page.evaluate("document.activeElement.id") == f"part-{parts('vinhos')[1].id}"


def test_every_kind_of_number_can_be_corrected(owner):
    page = owner.page
    cell(owner, "board.toml: tax, year 2").select_option("bank")
    page.locator("[data-cell=\"experts.toml: tile 'taste_cash'\"]").nth(1).check()
    page.locator("[data-cell=\"fair.toml: slot 'look_aroma'\"]").nth(1).select_option("cash_3")
    cell(owner, "fair.toml: tracks: points").fill("1")
    tile = page.locator("[data-cell=\"vintages.toml: tile 'm2a'\"]")
    tile.nth(1).fill("2")
    progress(owner, 5, 5)
    sales = page.locator("section", has=page.locator("#part-sales"))
    sales.get_by_role("button", name=owner.say("check-add-slot"), exact=True).first.click()
    owner.button(owner.say("check-remove-row")).click()
    progress(owner, 10, 11)
    report = json.loads(saved(owner, "check-send").path().read_text("utf-8"))
    new = {entry["place"]: entry["new"] for entry in report["corrected"]}
    assert new["sales.toml: new casa_de_fados slots 6"]["present"] is True
    assert new["export.toml: row 5"] == new["export.toml: slot 'c4r5'"] == {"present": False}
    assert new["board.toml: tax, year 2"] == {"space": "bank"}
    assert new["experts.toml: tile 'taste_cash'"] == {"arrow": True}
    assert new["fair.toml: slot 'look_aroma'"] == {"bonus": "cash_3"}
    assert new["fair.toml: tracks: points"]["points"][0] == 1
    assert new["vintages.toml: tile 'm2a'"] == {"features": {"aroma": 3, "alcohol": 2, "taste": 2}}


def test_the_lobby_and_the_rules_link_to_the_check(people):
    reader = people(language="fr")
    reader.goto("/")
    reader.page.locator('a[href="/check/viticulture"]').click()
    reader.page.locator("#part-campaign").wait_for()
    reader.goto("/rules/vinhos")
    assert reader.page.locator('a[href="/check/vinhos"]').text_content() == reader.say("web-check")
