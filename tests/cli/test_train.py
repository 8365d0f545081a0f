"""`projectl train`, as far as it goes without PyTorch; tests/learn has the rest."""

import lzma
import re
import sys
import tarfile
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from projectl.cli.main import app
from projectl.learn import bare, bundle, cluster
from projectl.learn.curve import draw
from projectl.learn.games import CHUNK, Task, network_of
from projectl.learn.plan import DEFAULT, Plan, read_plan
from projectl.net.network import LAYERS, empty_layers, write_layers
from projectl.workers.cluster import Lost
from tests.house.test_imports import graph, source_files


def test_without_pytorch_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    done = CliRunner().invoke(app, ["train", "--run", str(tmp_path / "run")])
    assert done.exit_code == 1
    assert "projectl[learn]" in done.stderr


@pytest.mark.parametrize(
    ("text", "said"), [("speed = 3", "speed, which no run knows"), ("seed = ", "Invalid value"), (None, "No such file")]
)
def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "plan.toml"
    if text is not None:
        file.write_text(text, "utf-8")
    done = CliRunner().invoke(app, ["train", str(file), "--run", str(tmp_path / "run")])
    assert done.exit_code == 2
    assert said in done.stderr
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("name", ["champion.toml", "champion-2.toml"])
def test_the_plans_of_the_champion_cover_every_kind_of_game(name: str) -> None:
    plan = read_plan(DEFAULT.with_name(name))
    assert sum(table.share for table in plan.tables) == pytest.approx(1)
    assert {table.variant for table in plan.tables} == {"standard", "solo", "line-clear"}
    assert {table.players for table in plan.tables} == {None, 2, 3, 4, 5, 6}
    assert {table.edition for table in plan.tables} == {"kickstarter", "retail", "revised", "translated"}


def test_a_curve_is_drawn_as_it_was_measured() -> None:
    noted = [{"s": 60.0 * k, "loss": [0.5, 0.1], **({"won": k / 4} if k % 2 == 0 else {})} for k in range(5)]
    picture = draw(noted)
    assert picture.count("<path") == 3
    assert "44.0,276.0 320.0,160.0 596.0,44.0" in picture
    assert "4.0 minutes" in picture


@pytest.fixture
def wheels(monkeypatch: pytest.MonkeyPatch) -> None:
    """In place of what is downloaded: a package with tests and a script."""

    def fetch(folder: Path) -> None:
        with zipfile.ZipFile(folder / "numba-0-py3-none-any.whl", "w") as wheel:
            for name in (
                "numba/__init__.py",
                "numba/core/ir.py",
                "numba/tests/test_ir.py",
                "numba-0.data/scripts/numba",
            ):
                wheel.writestr(name, f"# {name}")

    monkeypatch.setattr(bundle, "fetch", fetch)
    monkeypatch.setattr(bundle, "FILTERS", ({"id": lzma.FILTER_LZMA2, "preset": 0},))  # soon done


@pytest.mark.usefixtures("wheels")
def test_an_archive_has_all_that_training_imports_and_no_tests_of_others(tmp_path: Path) -> None:
    file, plan = tmp_path / "train.tar.xz", tmp_path / "my.toml"
    plan.write_text("seed = 5\ngames = 3\n", "utf-8")
    done = CliRunner().invoke(app, ["train", str(plan), "--bundle", str(file)])
    assert done.exit_code == 0, done.output
    assert done.stdout.endswith("tar xf train.tar.xz && python3 projectl-train/train.py\n")
    assert sorted(tmp_path.iterdir()) == [plan, file]
    with tarfile.open(file) as archive:
        names = archive.getnames()
        kept = archive.extractfile("projectl-train/plan.toml")
        assert kept is not None
        assert kept.read() == plan.read_bytes()
    assert len(names) == len(set(names))
    assert {name.partition("/")[0] for name in names} == {bundle.TOP}
    assert [name for name in names if "/numba" in name] == [
        f"{bundle.TOP}/packages/numba/{name}" for name in ("__init__.py", "core/ir.py")
    ]
    reached, new = set[str](), {"projectl", "projectl.learn.__main__"}
    edges, files = graph(), source_files()
    while new:
        reached |= new
        new = {name for module in new for name in edges[module]} - reached
    places = {f"{bundle.TOP}/packages/{files[name].relative_to(files['projectl'].parents[1])}" for name in reached}
    assert len(reached) > 50
    assert sorted(places - set(names)) == []
    assert {f"{bundle.TOP}/packages/projectl/net/champion.npz", f"{bundle.TOP}/train.py"} <= set(names)


def test_what_is_downloaded_for_an_archive_is_locked_with_hashes() -> None:
    pinned = bundle.locked()
    for name in bundle.PACKAGES:
        assert re.search(rf"^{name}==\S+ \\\n    --hash=sha256:", pinned, flags=re.MULTILINE), name


def test_an_archive_that_cannot_be_written_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle, "PACKAGES", ("no-such-package",))
    done = CliRunner().invoke(app, ["train", "--bundle", str(tmp_path / "train.tar.xz")])
    assert (done.exit_code, done.stderr) == (1, "The archive cannot be written: no lock names no-such-package.\n")
    assert list(tmp_path.iterdir()) == []


def test_the_archive_says_what_a_machine_has_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bare, "PYTHON", (3, 0))
    assert "This archive is for Python 3.0 on Linux x86_64; this is Python 3." in bare.missing()
    monkeypatch.setattr(bare, "PYTHON", sys.version_info[:2])
    monkeypatch.setattr("platform.system", lambda: "Linux")
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setitem(sys.modules, "torch", None)
    assert bare.missing() == f"Training needs PyTorch, which {sys.executable} does not have."


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    done = CliRunner().invoke(app, ["train", "--run", str(tmp_path / "run"), "--ray", "10.0.0.1:6379"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert "projectl[arena]" in done.stderr
    assert not (tmp_path / "run").exists()


class Ray:
    """As much of Ray as training asks for; every task is done when it is given."""

    class exceptions:  # noqa: N801 - as it is called there
        class RayError(Exception):
            """Whatever goes wrong there."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []
        self.broken = ""

    def remote(self, **_wanted: int) -> Any:
        def kind(play: Any) -> Any:
            def remote(*told: Any) -> tuple[Any, str]:
                self.told.append(told)
                return play(*told)[0], f"task {len(self.told)}"

            return SimpleNamespace(remote=remote)

        return kind

    def put(self, thing: Any) -> Any:
        return thing

    def get(self, things: Any) -> Any:
        if self.broken:
            raise self.exceptions.RayError from None
        return things


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    there = Ray()
    monkeypatch.setitem(sys.modules, "ray", there)
    monkeypatch.setattr(cluster, "run", lambda task: (task.number, task.weights))
    return there


@pytest.mark.parametrize("cores", [None, 2])
def test_a_cluster_plays_all_games_by_the_weights_of_here_and_no_more_at_once_than_told(
    tmp_path: Path, ray: Ray, cores: int | None
) -> None:
    weights = tmp_path / "weights.npz"
    weights.write_bytes(b"what was learned")
    tasks = [Task(Plan(), weights, number) for number in range(3 * CHUNK + 1)]
    wait = cluster.Cluster(cores).begin(tasks)
    assert wait() == [(number, b"what was learned") for number in range(len(tasks))]
    held = ["task 1", "task 2"] if cores else [None, None]
    assert [after for *_, after in ray.told] == [None, None, *held]
    ray.broken = "yes"
    with pytest.raises(Lost, match="Ray says RayError"):
        wait()


def test_a_machine_with_other_bots_plays_nothing_to_learn_from() -> None:
    with pytest.raises(ValueError, match="other bots than here"):
        cluster.play([Task(Plan(), None, 0)], None, "another")


def test_weights_that_came_from_another_machine_are_those_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    layers = empty_layers((32, 16))
    write_layers(file, {name: layers[name] + 0.5 for name in layers})
    there, here = (network_of(weights, (32, 16)) for weights in (file.read_bytes(), file))
    assert all(np.array_equal(getattr(there, name), getattr(here, name)) for name in LAYERS)
    assert there.first[0, 0] == 0.5
