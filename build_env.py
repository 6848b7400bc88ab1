"""Creates a virtual environment and installs requirements into it.

`python build_env.py FOLDER REQUIREMENT...` does nothing if the folder already holds exactly these. It
installs with uv if that can be fetched, because uv is several times faster, and otherwise with pip. It needs
only the standard library, so it runs on a bare Python.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_locks import hold

ROOT = Path(__file__).parent
BUILD = ROOT / "build"
"""Locks, logs, compiled modules and other reproducible files."""
READY = ".ready"
"""Written into an environment when it is complete; holds the digest of its requirements."""


class NotInstalled(Exception):
    """An environment could not be created; the text says what to do."""


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Hold a lock of this checkout, so that concurrent commands do not disturb each other."""
    BUILD.mkdir(exist_ok=True)
    with hold(BUILD / f"{name}.lock"):
        yield


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return program_in(folder, "python")


def program_in(folder: Path, name: str) -> Path:
    """The path of a program in an environment."""
    return folder / "Scripts" / f"{name}.exe" if sys.platform == "win32" else folder / "bin" / name


def dependencies(*extras: str) -> list[str]:
    """The requirements of the package and some of its extras, from `pyproject.toml`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    optional = project["optional-dependencies"]
    return [*project["dependencies"], *[entry for extra in extras for entry in optional[extra]]]


def digest_of(requirements: list[str]) -> str:
    """A digest that changes with the requirements, the files they name, and the interpreter."""
    parts = [sys.version, sys.base_prefix, *requirements]
    for requirement in requirements:
        path = ROOT / requirement.partition("[")[0]
        if path.suffix == ".whl" and path.is_file():
            parts.append(hashlib.sha256(path.read_bytes()).hexdigest())
        elif path.is_dir():
            parts.append((path / "pyproject.toml").read_text("utf-8"))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def is_ready(folder: Path, requirements: list[str]) -> bool:
    stamp = folder / READY
    return stamp.exists() and stamp.read_text() == digest_of(requirements)


def prepare(folder: Path, requirements: list[str]) -> None:
    """Make `folder` an environment that holds `requirements`; raises NotInstalled."""
    with locked(folder.name):
        if is_ready(folder, requirements):
            return
        (folder / READY).unlink(missing_ok=True)
        if not python_of(folder).exists():
            run([sys.executable, "-m", "venv", "--without-pip", "--clear", str(folder)], folder)
        install(folder, requirements)
        (folder / READY).write_text(digest_of(requirements))


def install(folder: Path, requirements: list[str]) -> None:
    uv = uv_for(folder)
    # A folder is installed editable. A rebuilt wheel replaces the old one of the same version.
    words = [word for item in requirements for word in (("--editable", item) if item[0] == "." else (item,))]
    wheels = [word for word in requirements if ".whl" in word]
    if uv is not None:
        again = ["--reinstall-package", "vindima"] if wheels else []
        command = [str(uv), "pip", "install", "--quiet", "--python", str(python_of(folder)), *again, *words]
        if subprocess.run(command, cwd=ROOT, capture_output=True).returncode == 0:
            return
        # uv may fail where only pip is configured with an index, so try pip below.
    pip = [str(python_of(folder)), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    run([str(python_of(folder)), "-m", "ensurepip"], folder)
    if wheels:
        run([*pip, "--force-reinstall", "--no-deps", *(word.partition("[")[0] for word in wheels)], folder)
    run([*pip, *words], folder)


def uv_for(folder: Path) -> Path | None:
    """The uv of an environment or beside this interpreter, or else fetched with pip; None if that fails."""
    uv = program_in(folder, "uv")
    beside = Path(sys.executable).with_name(uv.name)
    if present := next(filter(Path.exists, (uv, beside)), None):
        return present
    fetch = ["--python", str(python_of(folder)), "install", "--quiet", "--disable-pip-version-check", "uv"]
    if subprocess.run([sys.executable, "-m", "pip", *fetch], capture_output=True).returncode:
        own = str(python_of(folder))
        if subprocess.run([own, "-m", "ensurepip"], capture_output=True).returncode == 0:
            subprocess.run([own, "-m", "pip", *fetch[2:]], capture_output=True)
    return uv if uv.exists() else None


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=os.environ)
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-12:])
        raise NotInstalled(
            f"{folder.name} could not be prepared:\n{said}\nOnce this is solved, run make again."
        )


def main(arguments: list[str]) -> int:
    folder, *requirements = arguments
    if is_ready(ROOT / folder, requirements):
        return 0
    print(f"Preparing {folder} (once)", flush=True)
    try:
        prepare(ROOT / folder, requirements)
    except NotInstalled as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
