"""Compiles the engine with mypyc.

`python build_engine.py` prints the folder of the compiled modules and compiles only if no folder matches the
current sources. Wheel builds (`hatch_build.py`) and `make play` share these folders, so an edit outside the
engine compiles nothing. A folder gets its final name only when it is complete.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

from build_env import BUILD, ROOT, locked

PARTS = (
    "core",
    "vinhos",
    "viticulture",
    "bots/thinking",
)
"""The compiled packages and modules: they must be fast, and import only the standard library."""

REQUIREMENTS = ["mypy>=1.18", "pybind11>=3.0", "setuptools>=77"]
"""What compilation needs besides a C compiler."""

ENGINES = BUILD / "engine"
KEPT = 3
"""How many compiled engines are kept, so that switching between two branches recompiles neither."""

SCRIPT = """
import subprocess
import sys
from pathlib import Path
from mypyc.build import mypycify
from pybind11.setup_helpers import ParallelCompile
from setuptools import setup
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler, get_python_inc

ParallelCompile(default=int(sys.argv[1])).install()
modules = mypycify(
    ["--strict", "--no-warn-unused-ignores", "--follow-imports=silent", *sys.argv[2:]],
    opt_level="1",
    debug_level="0",
    multi_file=True,
    group_name="vindima",
    target_dir="generated",
)
if sys.platform == "linux":
    header = Path("generated", "prefix.h")
    header.write_text("#include <Python.h>")
    compiler = new_compiler()
    customize_compiler(compiler)
    options = ["-I" + get_python_inc(), *modules[0].extra_compile_args]
    subprocess.run([*compiler.compiler_so, *options, "-x", "c-header", header])
for module in modules:
    if len(module.sources) > 1:
        bundles = []
        for first in range(0, len(module.sources), 10):
            names = [Path(source).name for source in module.sources[first : first + 10]]
            bundles.append(Path("generated", f"bundle{first}.c"))
            bundles[-1].write_text("".join(f'#include "{name}"\\n' for name in names))
        module.sources = [str(bundle) for bundle in bundles]
    if sys.platform == "linux":
        module.extra_compile_args += ["-include", str(header)]
        module.extra_link_args.append("-Wl,-Bsymbolic")
setup(
    name="vindima-compiled",
    packages=[],
    ext_modules=modules,
    script_args=["build_ext", "--build-lib", "built", "--parallel", sys.argv[1]],
)
"""
"""The script that compiles a folder with a copy of the sources.

- ParallelCompile and `--parallel`: setuptools alone would compile one file of one module at a time.
- bundles: every file would read the same long headers again, which takes a fifth longer.
- prefix.h: the headers of Python are compiled once. If that fails, or if the compiler cannot use the result,
  every file reads them itself, which takes a tenth longer.
- opt_level: a higher one takes the C compiler half as long again and makes no game faster, because games
  spend their time in calls that it cannot inline.
- `-Bsymbolic`: calls bound by the linker need no lookup in a table of addresses. Random games are a tenth
  faster with it.
- Link-time optimisation saves 3 % of the instructions of a decision and doubles the compile time. A profile
  of random games saves as much and quadruples it.
- `--follow-imports=silent`: the modules that the compiled ones import may need packages that are not
  installed here, so their errors are ignored.
"""


class NotCompiled(Exception):
    """The engine could not be compiled; the text says why."""


def modules(package: Path) -> Iterator[Path]:
    """Every source file to compile, below a folder with the package `vindima`."""
    for part in PARTS:
        path = package / part
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def digest_of(package: Path) -> str:
    """A digest that changes with the compiled sources, the way they are compiled, and the interpreter."""
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    parts = [SCRIPT, sysconfig.get_config_var("EXT_SUFFIX") or "", *flags]
    digest = hashlib.sha256("\0".join(parts).encode())
    for path in modules(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def compiled(package: Path = ROOT / "src" / "vindima") -> Path | None:
    """The folder of compiled modules that matches the sources; None if they are not compiled yet."""
    folder = ENGINES / digest_of(package)
    return folder if folder.is_dir() else None


def has_compiler() -> bool:
    """True if there is a C compiler."""
    if sys.platform == "win32":
        programs = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"))
        return (programs / "Microsoft Visual Studio" / "Installer" / "vswhere.exe").exists()
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (named, "cc", "gcc", "clang"))


def compile_engine() -> Path:
    """Compile the engine unless it is compiled, and return its folder. Raises NotCompiled."""
    with locked("engine"):
        ENGINES.mkdir(parents=True, exist_ok=True)
        for left in BUILD.glob("compiling-*"):
            shutil.rmtree(left)
        with tempfile.TemporaryDirectory(prefix="compiling-", dir=BUILD) as name:
            # Take the digest of the copy: the sources may be edited during the compilation.
            work = Path(name)
            shutil.copytree(ROOT / "src", work / "src", ignore=shutil.ignore_patterns("web", "__pycache__"))
            folder = ENGINES / digest_of(work / "src" / "vindima")
            if not folder.is_dir():
                compile_in(work)
                (work / "built").rename(folder)
            os.utime(folder)
        for old in sorted(ENGINES.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old)
        return folder


def compile_in(work: Path) -> None:
    """Compile the sources in `work/src` to `work/built`."""
    sources = [str(path.relative_to(work)) for path in modules(work / "src" / "vindima")]
    command = [sys.executable, "-c", SCRIPT, str(os.cpu_count() or 1), *sources]
    environment = {**os.environ, "MYPYPATH": "src"}
    run = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True)
    if run.returncode:
        raise NotCompiled("\n".join((run.stdout + run.stderr).strip().splitlines()[-5:]))


if __name__ == "__main__":
    try:
        print(compile_engine())
    except NotCompiled as error:
        sys.exit(str(error))
