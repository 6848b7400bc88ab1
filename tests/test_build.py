"""The table still works after builds that fail, are interrupted or run at the same time."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

import build_engine
import build_env
import build_table
from build_engine import NotCompiled

ROOT = Path(__file__).parents[1]


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with one source file of the engine, one other, and pages."""
    package = tmp_path / "src" / "vindima"
    for name in ("core/step.py", "server/app.py", "web/dist/index.html", "web/src/page.ts"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("x = 1\n")
    monkeypatch.setattr(build_engine, "PARTS", ("core",))
    monkeypatch.setattr(build_engine, "ROOT", tmp_path)
    monkeypatch.setattr(build_table, "PACKAGE", package)
    for module in (build_env, build_engine, build_table):
        monkeypatch.setattr(module, "BUILD", tmp_path / "build")
    monkeypatch.setattr(build_engine, "ENGINES", tmp_path / "build" / "engine")
    monkeypatch.setattr(build_table, "TABLES", tmp_path / "build" / "tables")
    monkeypatch.setattr(build_table, "python_of", lambda folder: sys.executable)
    monkeypatch.setattr(build_engine.compiled, "__defaults__", (package,))
    return package


@pytest.fixture
def compiler(monkeypatch):
    """Replaces the compiler by one that only records its calls."""
    calls = []

    def compile_in(work: Path) -> None:
        calls.append(work)
        (work / "built" / "vindima" / "core").mkdir(parents=True)
        (work / "built" / "vindima" / "core" / "step.so").write_text("compiled")

    monkeypatch.setattr(build_engine, "compile_in", compile_in)
    return calls


def test_sources_are_compiled_once_and_again_after_the_engine_was_edited(checkout, compiler):
    first = build_engine.compile_engine()
    (checkout / "server/app.py").write_text("x = 2\n")
    assert build_engine.compile_engine() == first == build_engine.compiled()
    (checkout / "core/step.py").write_text("x = 2\n")
    assert build_engine.compiled() is None
    assert build_engine.compile_engine() != first
    assert len(compiler) == 2


def test_a_failed_build_leaves_no_engine_behind(checkout, monkeypatch):
    def fail(work: Path) -> None:
        (work / "built").mkdir()
        raise NotCompiled("no compiler")

    monkeypatch.setattr(build_engine, "compile_in", fail)
    with pytest.raises(NotCompiled):
        build_engine.compile_engine()
    assert build_engine.compiled() is None
    assert list(build_env.BUILD.glob("compiling-*")) == []


def test_the_next_build_removes_the_files_of_a_killed_one(checkout, compiler):
    left = build_env.BUILD / "compiling-killed"
    left.mkdir(parents=True)
    build_engine.compile_engine()
    assert not left.exists()


def test_sources_edited_while_they_compile_do_not_get_the_old_engine(checkout, monkeypatch):
    def compile_in(work: Path) -> None:
        (checkout / "core/step.py").write_text("x = 2\n")
        (work / "built").mkdir()

    monkeypatch.setattr(build_engine, "compile_in", compile_in)
    assert build_engine.compile_engine().is_dir()
    assert build_engine.compiled() is None


def test_a_table_runs_from_a_copy_with_the_matching_engine(checkout, compiler):
    interpreted = build_table.copy_of_the_package()
    assert (interpreted / "vindima/web/dist/index.html").exists()
    assert not (interpreted / "vindima/web/src").exists()
    assert not (interpreted / "vindima/core/step.so").exists()
    build_engine.compile_engine()
    compiled = build_table.copy_of_the_package()
    assert (compiled / "vindima/core/step.so").read_text() == "compiled"
    assert interpreted.is_dir(), "a copy that is in use was removed"
    assert build_table.copy_of_the_package() == compiled


def test_a_copy_that_nobody_uses_is_removed(checkout, compiler):
    old = build_table.TABLES / "old"
    old.mkdir(parents=True)
    build_table.copy_of_the_package()
    assert not old.exists()


def test_without_a_compiler_the_table_reports_that_it_runs_interpreted(checkout, monkeypatch, capsys):
    monkeypatch.setattr(build_engine, "has_compiler", lambda: False)
    build_table.compile_in_background()
    assert "no C compiler" in capsys.readouterr().out


def test_a_failed_compilation_is_not_retried_at_every_start(checkout, monkeypatch, capsys, tmp_path):
    failed = tmp_path / "failed"
    monkeypatch.setattr(build_table, "FAILED", failed)
    monkeypatch.setattr(build_engine, "has_compiler", lambda: True)
    failed.write_text(build_engine.digest_of(checkout))
    build_table.compile_in_background()
    assert "make fast tries again" in capsys.readouterr().out


def test_two_commands_run_one_after_the_other(tmp_path):
    """The second waits until the first has released the lock."""
    code = """if True:
        import pathlib, sys, time, build_env
        build_env.BUILD = pathlib.Path(sys.argv[1])
        with build_env.locked("table"):
            print("in", flush=True)
            time.sleep(0.3)
            print("out", flush=True)
    """
    output = tmp_path / "output"
    with output.open("w") as file:
        command = [sys.executable, "-c", code, str(tmp_path)]
        both = [subprocess.Popen(command, cwd=ROOT, stdout=file) for _ in range(2)]
        assert [process.wait() for process in both] == [0, 0]
    assert output.read_text().split() == ["in", "out", "in", "out"]


def test_an_environment_is_ready_until_its_requirements_change(tmp_path):
    (tmp_path / build_env.READY).write_text(build_env.digest_of(["rich"]))
    assert build_env.is_ready(tmp_path, ["rich"])
    assert not build_env.is_ready(tmp_path, ["rich", "babel"])
    assert not build_env.is_ready(tmp_path / "none", ["rich"])


def test_a_failed_installation_is_reported(tmp_path):
    with pytest.raises(build_env.NotInstalled, match="could not be prepared"):
        build_env.run([sys.executable, "-c", "raise SystemExit('no network')"], tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix system: Windows sets it at the start")
def test_a_process_in_the_background_has_the_lowest_priority():
    code = "import os, build_table; build_table.lower_priority(); print(os.nice(0))"
    # In its own session: otherwise Linux would lower the priority of everything in this one.
    settings = {"cwd": ROOT, "capture_output": True, "text": True, "check": True, "start_new_session": True}
    assert subprocess.run([sys.executable, "-c", code], **settings).stdout.strip() == "19"


def test_progress_shows_seconds(capsys, monkeypatch):
    monkeypatch.setattr(build_table, "STARTED", time.monotonic() - 12)
    build_table.say("Installing")
    assert capsys.readouterr().out == "  12 s  Installing\n"
