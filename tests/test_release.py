"""A release: versions agree, supported platforms are built and tested, and promised names still exist."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import build_release
import build_version
import vindima
from build_version import Files
from tests.released import FILE, PROMISED

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SUPPORTED = ["3.11", "3.12", "3.13", "3.14"]


def workflow(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text("utf-8"))
    return found


# Versions


def test_every_file_states_the_same_version():
    assert build_version.disagreements() == []
    assert build_version.version() == vindima.__version__


@pytest.fixture
def checkout(tmp_path):
    """A git checkout of the files that state the version, tagged with that version."""
    files = Files.of(tmp_path)
    for path, own in zip(vars(files).values(), vars(Files.of()).values(), strict=True):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(own.read_text("utf-8"), "utf-8")
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message=Everything")
    git(tmp_path, "tag", f"v{vindima.__version__}")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def test_a_new_version_is_written_into_every_file(checkout):
    files = Files.of(checkout)
    old = build_version.notes(files)
    changes = files.changelog.read_text("utf-8").replace(
        "## [Unreleased]\n", "## [Unreleased]\n\n- News.\n", 1
    )
    files.changelog.write_text(changes, "utf-8")
    build_version.write("7.8.9", "2031-02-03", files)
    assert build_version.version(files) == "7.8.9"
    assert build_version.latest(files.changelog) == ("7.8.9", "2031-02-03")
    assert build_version.disagreements(files) == []
    assert build_version.notes(files).startswith("- News.")
    assert old in files.changelog.read_text("utf-8")


def test_a_file_with_another_version_is_reported(checkout):
    files = Files.of(checkout)
    text = files.citation.read_text("utf-8")
    files.citation.write_text(text.replace("date-released: ", "date-released: 1"), "utf-8")
    (fault,) = build_version.disagreements(files)
    assert fault.startswith("CITATION.cff has the date")


def test_a_clean_tagged_checkout_is_released(checkout):
    assert build_release.refusal(checkout) is None


def test_a_checkout_with_uncommitted_changes_is_refused(checkout):
    (checkout / "new.txt").touch()
    assert "not committed, the first is new.txt" in str(build_release.refusal(checkout))


def test_a_commit_without_its_tag_is_refused(checkout):
    git(checkout, "tag", "--delete", f"v{vindima.__version__}")
    git(checkout, "tag", "v0.0.1")
    assert f"no tag v{vindima.__version__}" in str(build_release.refusal(checkout))
    assert "--trial" in str(build_release.refusal(checkout))


def test_files_outside_git_are_refused(checkout, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(checkout.parent))
    (checkout / ".git").rename(checkout / "elsewhere")
    assert "this is none" in str(build_release.refusal(checkout))


def test_the_workflow_publishes_nothing_without_addresses(capsys, monkeypatch):
    monkeypatch.setattr(build_release, "refusal", lambda: None)
    monkeypatch.setattr(build_version, "missing_addresses", lambda: ["Homepage", "Source"])
    assert build_release.main(["--publish"]) == 1
    assert "lacks Homepage, Source" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("urls", "missing"),
    [
        ("", ["Homepage", "Documentation", "Source"]),
        ('Homepage = "https://a/"\nSource = "https://a/s"\n', ["Documentation"]),
        ('Homepage = "https://a/"\nDocumentation = "https://a/d"\nSource = "https://a/s"\n', []),
    ],
)
def test_missing_project_addresses_are_listed(tmp_path, urls, missing):
    (tmp_path / "pyproject.toml").write_text(f"[project]\n[project.urls]\n{urls}", "utf-8")
    assert build_version.missing_addresses(tmp_path) == missing


# Build results


def test_packing_a_folder_is_reproducible(tmp_path):
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "assets" / "b.js").write_text("b")
    (site / "index.html").write_text("a")
    for name in ("one.zip", "two.zip"):
        build_release.pack(site, tmp_path / name, 1_700_000_000)
        os.utime(site / "index.html", (0, 0))
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert zipfile.ZipFile(tmp_path / "one.zip").namelist() == ["assets/b.js", "index.html"]


def test_checksums_have_the_format_of_sha256sum(tmp_path):
    (tmp_path / "vindima-site-1.0.0.zip").write_bytes(b"site")
    build_release.write_sums(tmp_path)
    (line,) = (tmp_path / build_release.SUMS).read_text("utf-8").splitlines()
    assert re.fullmatch(r"[0-9a-f]{64}  vindima-site-1\.0\.0\.zip", line)


def test_parts_are_built_in_a_fixed_order():
    assert build_release.parts_named("sums,sdist") == ["sdist", "sums"]


@pytest.mark.slow
def test_the_sources_become_a_pure_wheel_without_git(tmp_path):
    """As an installer builds it: from the unpacked source distribution, without git history or node."""
    pytest.importorskip("hatchling", reason="hatchling is not installed")
    hook = "from hatchling.build import {0}; {0}({1!r})"
    environment = {**os.environ, "VINDIMA_PURE": "1", "VINDIMA_NO_WEB": "1"}

    def build(what: str, folder: Path) -> None:
        command = [sys.executable, "-c", hook.format(f"build_{what}", str(tmp_path))]
        subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)

    build("sdist", ROOT)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (sources,) = (tmp_path / "unpacked").iterdir()
    build("wheel", sources)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name == f"vindima-{vindima.__version__}-py3-none-any.whl"
    names = set(zipfile.ZipFile(wheel).namelist())
    package = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "vindima").rglob("*.py")}
    assert {name for name in package if "/node_modules/" not in name} <= names


# Supported platforms


def test_every_supported_python_is_named_everywhere():
    named = re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["project"]["classifiers"]), re.MULTILINE)
    built = [f"3.{tag[3:].rstrip('-*')}" for tag in PROJECT["tool"]["cibuildwheel"]["build"]]
    tested = workflow("ci.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert named == built == tested == list(build_release.PYTHONS) == SUPPORTED
    assert PROJECT["project"]["requires-python"] == f">={SUPPORTED[0]}"


def test_three_operating_systems_run_both_commands():
    job = workflow("ci.yml")["jobs"]["test"]
    assert {name.partition("-")[0] for name in job["strategy"]["matrix"]["os"]} == {
        "ubuntu",
        "macos",
        "windows",
    }
    commands = " ".join(step.get("run", "") for step in job["steps"])
    assert "make play" in commands
    assert "make test" in commands


def test_wheels_are_built_for_every_platform():
    systems = workflow("release.yml")["jobs"]["wheels"]["strategy"]["matrix"]["os"]
    assert {name.partition("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}
    assert any(name.endswith("-arm") for name in systems)


def test_only_tags_are_published():
    jobs = workflow("release.yml")["jobs"]
    publishing = {
        name for name, job in jobs.items() if {"id-token", "pages"} & job.get("permissions", {}).keys()
    }
    assert publishing == {"publish", "pages"}
    for name in (*publishing, "announce", "manifest"):
        assert "startsWith(github.ref, 'refs/tags/v')" in jobs[name]["if"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_and_have_minimal_permissions(path):
    found = workflow(path.name)
    assert found["permissions"] == {"contents": "read"}
    for job in found["jobs"].values():
        assert job["timeout-minutes"] <= 120
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", step["uses"]), step["uses"]


def test_make_targets_used_by_workflows_exist():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    used = {target for path in WORKFLOWS for target in re.findall(r"\bmake (\w+)", path.read_text("utf-8"))}
    assert used == {"play", "test", "release"}
    for target in used:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_project_addresses_are_real():
    """Domains such as `example.org` are reserved for examples. The citation names the homepage, if any."""
    urls = PROJECT["project"]["urls"]
    assert not [url for url in urls.values() if re.search(r"\bexample\.(com|net|org)\b", url)]
    cited = re.findall(r"^url: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited == [url for name, url in urls.items() if name == "Homepage"]


# Promises


@pytest.mark.parametrize("kind", PROMISED)
def test_nothing_that_a_release_promised_is_removed(kind):
    noted = json.loads(FILE.read_text("utf-8"))[kind]
    assert noted
    assert sorted(set(noted) - set(PROMISED[kind]())) == []
