"""The static files of the pages."""

from __future__ import annotations

import httpx
import pytest

from build_web import compress
from tests.server.http.test_answers import problem
from tests.server.served import served
from vindima.server.http.documents.pages import Pages


@pytest.fixture
def pages(tmp_path):
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Vindima</title>" + " " * 2000)
    (folder / "assets" / "main-abc123.js").write_text("export {};" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    compress(folder)
    with served(tmp_path / "tables.db", pages=folder) as running:
        yield running.address


@pytest.mark.parametrize(
    "path", ["", "new", "table/abc", "replay/abc?at=3", "join/secret", "campaign", "rules/x", "check/vinhos"]
)
def test_every_page_is_served_from_the_index(pages, path):
    response = httpx.get(f"{pages}/{path}", verify=False)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["cache-control"] == "no-cache"
    again = httpx.get(f"{pages}/{path}", headers={"If-None-Match": response.headers["etag"]}, verify=False)
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_with_a_hash_in_its_name_is_cached_for_ever(pages):
    response = httpx.get(f"{pages}/assets/main-abc123.js", verify=False)
    assert response.headers["content-type"].startswith("text/javascript")
    assert "immutable" in response.headers["cache-control"]
    plain = httpx.get(f"{pages}/assets/main-abc123.js", headers={"Accept-Encoding": "identity"}, verify=False)
    assert plain.text == response.text
    assert "content-encoding" not in plain.headers


def test_a_missing_file_is_not_served_as_a_page(pages):
    problem(httpx.get(f"{pages}/assets/main-old.js", verify=False), 404, "no-page")


@pytest.mark.parametrize(
    "path", ["../secret.txt", "..%2fsecret.txt", "assets/../../secret.txt", "%2e%2e/secret.txt"]
)
def test_nothing_outside_the_folder_is_served(pages, path):
    assert "secret" not in httpx.get(f"{pages}/{path}", verify=False).text


def test_unbuilt_pages_are_detected(tmp_path):
    assert not Pages(tmp_path).built


def test_the_site_is_allowed_to_run_webassembly(tmp_path):
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<title>Here</title>")
    with served(tmp_path / "tables.db", site=site) as running:
        page = httpx.get(f"{running.address}/offline/", verify=False)
        assert (page.status_code, page.text) == (200, "<title>Here</title>")
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert httpx.get(f"{running.address}/offline/none.js", verify=False).status_code == 404
