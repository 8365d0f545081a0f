"""`projectl train`, as far as it goes without PyTorch; tests/learn has the rest."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from projectl.cli.main import app
from projectl.learn.curve import draw
from projectl.learn.plan import DEFAULT, read_plan


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
