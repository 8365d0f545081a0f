"""`projectl train --bundle`: all that training needs on a machine with Python and PyTorch, and no network.

One archive: the rooms that training is made of, the plan, the compiled packages they stand on, as the lock of this
version names them, and `train.py`, which says what is missing. NumPy comes with PyTorch.
"""

import lzma
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, files
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final

from projectl.learn import bare

PACKAGE: Final = Path(__file__).parents[1]
ROOMS: Final = ("catalogue", "rules", "solver", "net", "notation", "words", "bots", "workers", "learn")
FILES: Final = ("__init__.py", "game.py")
"""Of the package: what learns, and what plays."""
PACKAGES: Final = ("numba", "llvmlite", "msgspec", "platformdirs", "fluent-syntax", "typing-extensions")
"""Of others: what all this imports."""
PLATFORMS: Final = ("manylinux2014_x86_64", "manylinux_2_17_x86_64", "manylinux_2_27_x86_64", "manylinux_2_28_x86_64")
TOP: Final = "projectl-train"
"""The folder that is unpacked."""
TESTS: Final = {"tests", "__pycache__"}
"""Folders of other packages that nobody needs."""
FILTERS: Final = ({"id": lzma.FILTER_X86}, {"id": lzma.FILTER_LZMA2, "preset": 6})
"""Most of it is code for the processor, which this packs better than others."""
LONG_AGO: Final = 315_532_800
"""When every file was written: 1980, so that the same sources make the same archive."""


class CannotBundle(RuntimeError):
    """What training needs cannot be had: `str` says why."""


def locked() -> str:
    """The lock of what is needed, with hashes: inside the package in a wheel, at the root of a clone."""
    places = (PACKAGE / "requirements.lock", PACKAGE.parents[1] / "requirements.lock")
    lock = next((place.read_text("utf-8") for place in places if place.is_file()), "")
    pinned = {one.partition("==")[0]: one for one in re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)}
    if missing := sorted(set(PACKAGES) - pinned.keys()):
        raise CannotBundle(f"no lock names {', '.join(missing)}")
    return "".join(pinned[name] for name in PACKAGES)


def fetch(folder: Path) -> None:
    """Download the wheels that the lock names into a folder, for the Python of the archive."""
    wanted = folder / "wanted.txt"
    wanted.write_text(locked(), "utf-8")
    target = ("--implementation", "cp", "--python-version", ".".join(map(str, bare.PYTHON)), "--only-binary", ":all:")
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check", "--no-deps")
    platforms = [word for platform in PLATFORMS for word in ("--platform", platform)]
    command = [*pip, *target, *platforms, "--require-hashes", "--dest", str(folder), "--requirement", str(wanted)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBundle((done.stderr.strip().splitlines() or ["pip failed"])[-1].removeprefix("ERROR: "))


def _of_wheel(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a wheel; without its tests, and without scripts."""
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            *folders, _ = PurePosixPath(name).parts
            is_script = any(folder.endswith(".data") for folder in folders)
            if not (name.endswith("/") or is_script or TESTS.intersection(folders)):
                yield name, packed.read(name)


def _of_ours() -> Iterator[tuple[str, bytes]]:
    """The files of our rooms, and the licence."""
    for room in ROOMS:
        for file in sorted((PACKAGE / room).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                yield f"projectl/{file.relative_to(PACKAGE).as_posix()}", file.read_bytes()
    for name in FILES:
        yield f"projectl/{name}", (PACKAGE / name).read_bytes()
    try:
        installed = files("projectl") or []
    except PackageNotFoundError:
        installed = []
    for one in installed:
        if one.name in {"LICENSE", "NOTICE"}:
            yield f"projectl/{one.name}", one.read_binary()


def members(plan: Path, wheels: Path) -> Iterator[tuple[str, bytes]]:
    """All that is in the archive, below its folder, by name."""
    yield "train.py", Path(bare.__file__).read_bytes()
    yield "plan.toml", plan.read_bytes()
    found = dict(_of_ours())
    for wheel in sorted(wheels.glob("*.whl")):
        found.update(_of_wheel(wheel))
    for name in sorted(found):
        yield f"packages/{name}", found[name]


def pack(file: Path, plan: Path, wheels: Path) -> None:
    """Write the archive with the wheels of a folder; a half written one never has its name."""
    half = file.with_name(f"{file.name}.new")
    try:
        with (
            lzma.open(half, "wb", filters=list(FILTERS)) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
        ):
            for name, content in members(plan, wheels):
                told = tarfile.TarInfo(f"{TOP}/{name}")
                told.size, told.mtime, told.mode = len(content), LONG_AGO, 0o644
                archive.addfile(told, BytesIO(content))
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)


def bundle(file: Path, plan: Path) -> None:
    """Fetch what is needed, and write the archive."""
    with TemporaryDirectory() as wheels:
        fetch(Path(wheels))
        pack(file, plan, Path(wheels))
