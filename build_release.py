"""Builds everything that is published: `make release`.

A release is built into `dist`, from a clean checkout whose commit has the tag of its version. A trial
(`make release ARGS=--trial`) is built into `build/trial`, from any state, and is not for publication.

| part | file |
| --- | --- |
| `sdist` | `vindima-VERSION.tar.gz`: the sources with the built pages, from which everything else is built |
| `pure` | `vindima-VERSION-py3-none-any.whl`: the same sources, interpreted, for platforms without a wheel |
| `wheels` | `vindima-VERSION-cp3xx-cp3xx-PLATFORM.whl`: the compiled engine, through cibuildwheel |
| `site` | `vindima-site-VERSION.zip`: the static files for play without a server |
| `image` | `vindima-image-VERSION-MACHINE.tar`: the container, where docker or podman can build it |
| `sums` | `SHA256SUMS`: the checksum of each file |
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

import build_version
from build_env import BUILD, ROOT, program_in

DIST = ROOT / "dist"
TRIAL = BUILD / "trial"
SUMS = "SHA256SUMS"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""The versions for which wheels are compiled; `tool.cibuildwheel` in `pyproject.toml` names the same."""
ENGINES = ("docker", "podman")
"""Programs that build and run containers."""
EARLIEST = 315_532_800
"""The beginning of 1980 in seconds: the earliest time in a zip archive."""


class NotReleased(Exception):
    """A release could not be built; the text says why."""


def say(text: str) -> None:
    print(text, flush=True)


def run(command: Sequence[str | Path], folder: Path = ROOT, **environment: str) -> str:
    """Run a program and return its output. Raises NotReleased with its last lines if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        last = "\n".join(done.stdout.strip().splitlines()[-15:])
        raise NotReleased(f"{' '.join(words[:4])} failed:\n{last}")
    return done.stdout


# What may be released


def refusal(root: Path = ROOT) -> str | None:
    """Why nothing can be released from a checkout; None if it can."""
    hint = "RELEASING.md says how to make a release; make release ARGS=--trial tries it without a tag."
    faults = build_version.disagreements(build_version.Files.of(root))
    if faults:
        return "\n".join([*faults, hint])
    try:
        changes = run(["git", "status", "--porcelain"], root).splitlines()
        tags = run(["git", "tag", "--points-at", "HEAD"], root).split()
    except (NotReleased, OSError):
        return f"A release is built from a git checkout, and this is none.\n{hint}"
    if changes:
        return f"Some files are not committed, the first is {changes[0][3:]}.\n{hint}"
    tag = f"v{build_version.version(build_version.Files.of(root))}"
    if tag not in tags:
        return f"This commit has no tag {tag}.\n{hint}"
    return None


def moment() -> str:
    """The timestamp of the archives: that of the commit, so that the same commit gives the same files."""
    try:
        return run(["git", "log", "-1", "--format=%ct"]).strip() or str(EARLIEST)
    except (NotReleased, OSError):
        return str(EARLIEST)


# The parts


def sdist_in(folder: Path) -> Path:
    """The source distribution of the current version. Raises NotReleased if there is none."""
    path = folder / f"vindima-{build_version.version()}.tar.gz"
    if not path.exists():
        raise NotReleased(f"{path.name} is not in {folder.name}: build the part sdist first")
    return path


def unpacked(sdist: Path, place: Path) -> Path:
    """The folder with the files of a source distribution."""
    with tarfile.open(sdist) as archive:
        archive.extractall(place, filter="data")
    return place / sdist.name.removesuffix(".tar.gz")


def backend(python: Path | str) -> list[str | Path]:
    """The command that builds a package with an interpreter."""
    return [python, "-m", "build"]


def build_sdist(folder: Path) -> None:
    run([*backend(sys.executable), "--sdist", "--outdir", folder], SOURCE_DATE_EPOCH=moment())


def build_pure(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        sources = unpacked(sdist_in(folder), Path(place))
        command = [*backend(sys.executable), "--wheel", "--outdir", folder, sources]
        run(command, VINDIMA_PURE="1", SOURCE_DATE_EPOCH=moment())


def container_engine() -> str | None:
    """The program that builds containers on this machine, if any."""
    return next((name for name in ENGINES if shutil.which(name)), None)


def build_wheels(folder: Path) -> None:
    """Build compiled wheels for this platform; the release workflow builds those of the others."""
    sdist = sdist_in(folder)
    engine = container_engine()
    if sys.platform != "linux" or engine:
        engines = {"CIBW_CONTAINER_ENGINE": engine} if engine else {}
        run([sys.executable, "-m", "cibuildwheel", "--output-dir", folder, sdist], ROOT, **engines)
        return
    say("  Neither docker nor podman is here: these wheels fit this machine and are not for publication")
    built = [version for version in PYTHONS if build_native(version, sdist, folder)]
    if not built:
        raise NotReleased(f"None of Python {', '.join(PYTHONS)} is installed")
    say(f"  Compiled for Python {', '.join(built)}")


def build_native(version: str, sdist: Path, folder: Path) -> bool:
    """Build a compiled wheel for an interpreter of this machine. False if there is no such interpreter."""
    python = shutil.which(f"python{version}")
    if python is None or subprocess.run([python, "-c", "import venv"], capture_output=True).returncode:
        return False
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        run([python, "-m", "venv", place / "env"])
        own = program_in(place / "env", "python")
        run([own, "-m", "pip", "install", "--quiet", "build"])
        sources = unpacked(sdist, place)
        # Share the compiled engines, which are stored by the digest of their sources.
        BUILD.mkdir(exist_ok=True)
        (sources / "build").symlink_to(BUILD, target_is_directory=True)
        command = [*backend(own), "--wheel", "--outdir", place / "wheel", sources]
        said = run(command, SOURCE_DATE_EPOCH=moment())
        (wheel,) = (place / "wheel").glob("*.whl")
        if wheel.name.endswith("-none-any.whl"):
            raise NotReleased(f"The engine could not be compiled for Python {version}:\n{said[-2000:]}")
        shutil.copy(wheel, folder)
    return True


def build_site(folder: Path) -> None:
    """Build the site from the checkout, because only a checkout has the documentation."""
    with tempfile.TemporaryDirectory() as name:
        site = Path(name) / "site"
        run([sys.executable, "build_web.py"])
        run([sys.executable, "-m", "vindima", "site", site])
        pack(site, folder / f"vindima-site-{build_version.version()}.zip", int(moment()))


def pack(folder: Path, archive: Path, seconds: int) -> None:
    """Pack a folder into an archive whose bytes depend only on names, contents and a timestamp."""
    year, month, day, hour, minute, second = time.gmtime(max(seconds, EARLIEST))[:6]
    when = (year, month, day, hour, minute, second)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), when)
                entry.external_attr = 0o644 << 16
                file.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)


def build_image(folder: Path) -> None:
    engine = container_engine()
    if engine is None:
        say("  Neither docker nor podman is here: no image is built")
        return
    version = build_version.version()
    name = f"vindima:{version}"
    with tempfile.TemporaryDirectory() as place:
        sources = unpacked(sdist_in(folder), Path(place))
        run([engine, "build", "--file", "deploy/Containerfile", "--tag", name, "."], sources)
    target = folder / f"vindima-image-{version}-{platform.machine().lower()}.tar"
    run([engine, "save", "--output", target, name])


def write_sums(folder: Path) -> None:
    """Check the packages, then write the checksum of every file in the format of `sha256sum --check`."""
    packages = sorted([*folder.glob("*.whl"), *folder.glob("vindima-[0-9]*.tar.gz")])
    if packages:
        run([sys.executable, "-m", "twine", "check", "--strict", *packages])
    wheels = [path for path in packages if path.suffix == ".whl"]
    if wheels:
        run([program_in(Path(sys.prefix), "check-wheel-contents"), *wheels])
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.is_file() and path.name != SUMS
    ]
    (folder / SUMS).write_text("".join(lines), "utf-8", newline="\n")


PARTS: dict[str, tuple[str, Callable[[Path], None]]] = {
    "sdist": ("Packing the sources with their pages", build_sdist),
    "pure": ("Building the pure wheel", build_pure),
    "wheels": ("Compiling wheels (minutes for each Python)", build_wheels),
    "site": ("Writing the site", build_site),
    "image": ("Building the container", build_image),
    "sums": ("Examining the packages and writing checksums", write_sums),
}
"""The parts in build order, each with the line that announces it and the function that builds it."""


def build(parts: Sequence[str], folder: Path) -> None:
    """Build some parts into a folder. If all parts are built, the folder is emptied first."""
    if list(parts) == list(PARTS):
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    for part in parts:
        text, function = PARTS[part]
        say(text)
        function(folder)
    for path in sorted(folder.iterdir()):
        say(f"{path.stat().st_size / 1e6:8.1f} MB  {path.name}")


def parts_named(text: str) -> list[str]:
    names = text.split(",")
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        raise argparse.ArgumentTypeError(f"{unknown[0]} is no part: choose from {', '.join(PARTS)}")
    return [part for part in PARTS if part in names]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make release", description="Build everything that is published.")
    parser.add_argument("--trial", action="store_true", help="build from any state, into build/trial")
    parser.add_argument("--publish", action="store_true", help="refuse what must not be published")
    parser.add_argument(
        "--only", type=parts_named, default=list(PARTS), metavar="PARTS", help=f"some of {','.join(PARTS)}"
    )
    parser.add_argument("--folder", type=Path, help="where the files go")
    chosen = parser.parse_args(arguments)
    reason = None if chosen.trial else refusal()
    missing = build_version.missing_addresses()
    if reason is None and chosen.publish and missing:
        reason = f"[project.urls] in pyproject.toml lacks {', '.join(missing)}: RELEASING.md says what to do"
    if reason is not None:
        print(reason, file=sys.stderr)
        return 1
    try:
        build(chosen.only, (chosen.folder or (TRIAL if chosen.trial else DIST)).absolute())
    except NotReleased as error:
        print(error, file=sys.stderr)
        return 1
    if missing:
        say("Before you publish: write the addresses of the project into pyproject.toml (RELEASING.md)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
