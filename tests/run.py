"""Runs the checks and the whole suite: `make test`.

The engine's tests run twice, on the sources and on the compiled wheel. Everything else runs on the wheel,
except for the few tests that subclass or patch the engine, which only the sources allow. The checks, the
build of the wheel and the tests of the sources begin together; the sources have low priority, so they use
the time in which the others wait. If only a few tests fail, and all of them wait for a browser or other
processes, they run once more, alone; those that then pass are reported as unsteady and must be fixed. At the
end, every test must have run somewhere, and the coverage of the engine must not be below the floors in
`pyproject.toml`.

    python -m tests.run            everything
    python -m tests.run check      lint, formatting, types and import directions
    python -m tests.run sources    test the engine on its sources, at low priority
    python -m tests.run wheel      build the wheel and install it into .venv-wheel
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from build_engine import has_compiler
from build_env import BUILD, ROOT, NotInstalled, prepare, program_in, python_of
from tests.browser.chromium import WHOLE, chromium
from tests.outcomes import Outcomes, faults, floors, uncovered

WHEEL = ROOT / ".venv-wheel"
PYTHON = sys.executable
IN_CI = os.environ.get("CI") == "true"
STARTED = time.monotonic()
Check = tuple[list[str], str]
"""A command, and what to do if it fails."""
PYTHON_CHECKS: tuple[Check, ...] = (
    ([PYTHON, "-m", "ruff", "check", "--quiet"], ""),
    ([PYTHON, "-m", "ruff", "format", "--check", "--quiet"], "Run: .venv/bin/ruff format"),
    ([PYTHON, "-m", "mypy", "--no-error-summary"], ""),
)
PAGE_CHECKS: tuple[Check, ...] = (
    ([PYTHON, "build_web.py", "check"], "Formatting: .venv/bin/python build_web.py format"),
    ([PYTHON, "build_web.py", "test"], ""),
)
ALONE: tuple[Check, ...] = (
    ([PYTHON, "-m", "pytest", "-q", "tests/test_imports.py"], ""),
    ([PYTHON, "-m", "vindima.server.http.wire", "--check"], ""),
)
"""Only part of `check`: the whole suite tests the same on the wheel."""
PYTEST = ("-m", "pytest", "-q", "--dist", "worksteal", "--durations", "10")
CORES = os.cpu_count() or 2
COVERAGE = BUILD / "coverage.json"
MEASURED = ",".join(f"src/vindima/{part}" for part in floors())
SLIPCOVER = ("-m", "slipcover", "--source", MEASURED, "--json", "--out", str(COVERAGE))
"""Measures coverage by changing bytecode, which takes much less time than tracing."""


def say(text: str) -> None:
    """Print a line of progress with the seconds since the start."""
    print(f"{time.monotonic() - STARTED:4.0f} s  {text}", flush=True)


def passes(checks: Sequence[Check]) -> bool:
    """True if all these checks pass; what a failing one says is printed."""
    passed = True
    for command, remedy in checks:
        run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if run.returncode:
            passed = False
            print(run.stdout.decode("utf-8", "replace"), remedy, sep="", flush=True)
    return passed


def check(*more: Check) -> bool:
    """True if all checks pass. Those of the pages run beside the others: each often uses only one core."""
    with ThreadPoolExecutor() as pool:
        return all([*pool.map(passes, (PYTHON_CHECKS + more, PAGE_CHECKS))])


def install_chromium() -> None:
    """Install the browsers in which the pages are tested, where that needs no confirmation.

    Nearly all tests use the headless shell; notifications need the full browser.
    """
    if sys.platform != "linux" or os.geteuid() or not shutil.which("apt-get"):
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y"]
    both = [*install, "chromium-headless-shell", "chromium"]
    for command in (both, ["apt-get", "update"], both, [*install, "chromium"]):
        if chromium() and chromium(WHOLE):
            return
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def build_wheel() -> None:
    """Build the wheel and install it with everything that tests need, or raise NotInstalled."""
    folder = BUILD / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    installer = ["--installer", "uv"] if program_in(Path(PYTHON).parents[1], "uv").exists() else []
    command = [PYTHON, "-m", "build", "--wheel", "--outdir", str(folder), *installer]
    # uv is in the same folder as this interpreter.
    path = os.pathsep.join([str(Path(PYTHON).parent), os.environ.get("PATH", "")])
    environment = {name: value for name, value in os.environ.items() if name != "VINDIMA_PURE"}
    run = subprocess.run(command, cwd=ROOT, env={**environment, "PATH": path}, capture_output=True, text=True)
    if run.returncode:
        raise NotInstalled(f"The wheel could not be built:\n{(run.stdout + run.stderr)[-3000:]}")
    wheel = next(folder.glob("*.whl")).relative_to(ROOT)
    if has_compiler() and wheel.name.endswith("-none-any.whl"):
        raise NotInstalled(f"The engine could not be compiled:\n{(run.stdout + run.stderr)[-3000:]}")
    extras = "dev,ray" if IN_CI else "dev"
    prepare(WHEEL, [f"{wheel}[{extras}]"])


def outcomes_of(name: str) -> Path:
    """The file with the outcomes of a run."""
    return BUILD / f"outcomes-{name}.json"


def run_tests(python: Sequence[str], name: str, workers: int, *arguments: str, **environment: str) -> bool:
    """Run pytest in several processes, and write the outcomes. True if all tests passed.

    `python` is the interpreter, with the module that measures the tests, if any.
    """
    path = outcomes_of(name)
    path.unlink(missing_ok=True)
    command = [*python, *PYTEST, "-n", str(workers), f"--outcomes={path}", *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}).returncode == 0


def test_sources() -> bool:
    """Run the engine's tests on the sources, and measure what they cover. True if all passed."""
    if sys.platform != "win32":
        os.nice(19)
    # Slipcover imports itself before pytest, which therefore warns that it cannot rewrite its assertions.
    quiet = ("-W", "ignore:Module already imported so cannot be rewritten; slipcover")
    return run_tests([PYTHON, *SLIPCOVER], "sources", CORES, "--engine", *quiet, VINDIMA_PURE="1")


def test() -> bool:
    """Run everything; True if all of it passed."""
    with ThreadPoolExecutor() as pool:
        browser = pool.submit(install_chromium)
        wheel = pool.submit(build_wheel)
        say("Checking, building the wheel, and testing the engine on its sources")
        checks = pool.submit(check)
        # Import every test once: otherwise each process of a run would rewrite the assertions of all of them.
        subprocess.run([PYTHON, "-m", "pytest", "-qq", "--collect-only"], cwd=ROOT, stdout=subprocess.DEVNULL)
        command = [PYTHON, "-m", "tests.run", "sources"]
        begun = pool.submit(subprocess.run, command, cwd=ROOT, capture_output=True, text=True)
        wheel.result()
        browser.result()
        # The checks also install what tests of the pages need.
        checked = checks.result()
        say("Testing the wheel")
        # Tests that wait for a browser or a server leave their core idle: one more worker uses it.
        python = [str(python_of(WHEEL))]
        on_wheel = run_tests(python, "wheel", CORES + 1)
        say("Waiting for the sources")
        ended = begun.result()
    print(ended.stdout + ended.stderr, end="")
    on_sources = ended.returncode == 0
    runs = [Outcomes.load(outcomes_of(name)) for name in ("sources", "wheel")]
    if unsteady := runs[1].worth_another_try():
        say("Retrying, alone, tests that may have had too little time")
        on_wheel = run_tests(python, "again", 0, *unsteady)
        runs.append(Outcomes.load(outcomes_of("again")))
        print(*(f"UNSTEADY {test}" for test in unsteady if on_wheel), sep="\n")
    complaints = [*faults(runs, IN_CI), *(uncovered(COVERAGE) if on_sources else [])]
    print(*complaints, sep="\n", end="\n" if complaints else "")
    passed = checked and on_wheel and on_sources and not complaints
    say("Everything passed" if passed else "Something failed: see above")
    return passed


COMMANDS: dict[str, Callable[[], bool | None]] = {
    "test": test,
    "check": lambda: check(*ALONE),
    "sources": test_sources,
    "wheel": build_wheel,
}
"""What each command runs; it fails if that returns False."""


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.run", description="Run the checks and the tests.")
    parser.add_argument("command", nargs="?", default="test", choices=COMMANDS)
    command = COMMANDS[parser.parse_args().command]
    # Tests start hundreds of processes: with bytecode files, modules are compiled only once.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # Shells make background commands ignore interrupts, but tests interrupt the programs that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return command() is False
    except NotInstalled as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
