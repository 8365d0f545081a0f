"""What `projectl train --bundle` writes trains where there is nothing else but PyTorch."""

import os
import platform
import re
import subprocess
import sys
import sysconfig
import zipfile
from importlib.metadata import distribution, distributions
from pathlib import Path

import pytest

from projectl.learn import bundle
from tests.house.test_release import PINNED, lock
from tests.house.test_release import distribution as name_of
from tests.house.test_wheel import _put
from tests.learn.test_training import TINY
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.skipif(
    (platform.system(), platform.machine()) != ("Linux", "x86_64"), reason="the archive is for Linux x86_64"
)


def as_wheel(name: str, folder: Path) -> None:
    """A wheel of what is installed: what would be downloaded, but for this Python."""
    one = distribution(name)
    with zipfile.ZipFile(folder / f"{name}.whl", "w") as wheel:
        for file in one.files or ():
            place = Path(str(file.locate()))
            if ".." not in file.parts and place.is_file():
                wheel.write(place, file.as_posix())


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """The Python of an environment with PyTorch and what it brings along."""
    home = tmp_path / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    place = Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))
    wanted = {found[0] for found in PINNED.findall(lock("requirements-learn.lock"))} - {"gymnasium", "sb3-contrib"}
    for one in distributions():
        if name_of(one.metadata["Name"]) in wanted:
            _put(one, place)
    return home / "bin" / "python3"


def test_a_machine_with_nothing_but_pytorch_trains_by_what_the_archive_has(tmp_path: Path, bare: Path) -> None:
    plan, wheels, top = tmp_path / "plan.toml", tmp_path / "wheels", tmp_path / bundle.TOP
    plan.write_text(TINY.replace("generations = 3", "generations = 2"), "utf-8")
    wheels.mkdir()
    for name in bundle.PACKAGES:
        as_wheel(name, wheels)
    for name, content in bundle.members(plan, wheels):
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_bytes(content)
    program = top / "train.py"
    program.write_text(re.sub(r"PYTHON = \(3, 12\)", f"PYTHON = {sys.version_info[:2]}", program.read_text("utf-8")))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}

    def said(*words: str) -> str:
        done = subprocess.run(
            [bare, *words], cwd=tmp_path, env=kept, capture_output=True, text=True, timeout=PATIENCE_S * 10, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    look = (
        "from importlib.util import find_spec as f; print(f('numba'), f('projectl'), f('msgspec'), f('torch') is None)"
    )
    assert said("-c", look) == "None None None False\n"
    assert "--minutes" in said(str(program), "--help")
    assert "2 workers" in said(str(program), "--jobs", "2")
    assert (tmp_path / "run" / "weights.npz").is_file()
