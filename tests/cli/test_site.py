"""`projectl site` writes what a host needs, and over nothing but a site of its own."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from projectl.cli import site
from projectl.cli.main import app

BUILT = {
    "index.html": "a page for files",
    "index.html.br": "",
    "index.html.gz": "",
    "server.de.html": "a page for a server",
    "server.en.html": "a page for a server",
    "NOTICE.txt": "whose game it is",
    "assets/main-1.js": "one",
    "assets/main-1.js.gz": "",
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as it is built."""
    folder = tmp_path / "client"
    for name, text in BUILT.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr(site, "CLIENT", folder)
    return folder


def written(out: Path) -> list[str]:
    return sorted(file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file())


@pytest.mark.usefixtures("client")
def test_a_site_has_what_a_host_needs_and_nothing_else(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["site", "--out", str(tmp_path / "new" / "site")])
    assert done.exit_code == 0, done.output
    assert written(tmp_path / "new" / "site") == ["NOTICE.txt", "assets/main-1.js", "index.html", "site.json"]
    lines = done.stdout.splitlines()
    assert len(lines) == 2
    assert "asks the publisher first" in lines[1]


def test_the_next_site_takes_the_place_of_the_last_and_leaves_what_others_put_there(
    client: Path, tmp_path: Path
) -> None:
    out = tmp_path / "site"
    assert CliRunner().invoke(app, ["site", "--out", str(out)]).exit_code == 0
    (out / "CNAME").write_text("example.org")
    (client / "assets" / "main-1.js").rename(client / "assets" / "main-2.js")
    assert CliRunner().invoke(app, ["site", "--out", str(out)]).exit_code == 0
    assert written(out) == ["CNAME", "NOTICE.txt", "assets/main-2.js", "index.html", "site.json"]


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("kept", ["notes.txt", "site.json"])
def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, kept: str) -> None:
    (tmp_path / kept).write_text('{"a": "file of another program"}')
    before = written(tmp_path)
    done = CliRunner().invoke(app, ["site", "--out", str(tmp_path)])
    assert done.exit_code == 1
    assert "is no site" in done.stderr
    assert written(tmp_path) == before


@pytest.mark.usefixtures("client")
def test_no_list_leads_out_of_the_folder(tmp_path: Path) -> None:
    out = tmp_path / "site"
    out.mkdir()
    (tmp_path / "secret.txt").write_text("mine")
    (out / "site.json").write_text(json.dumps(["../secret.txt", 7]))
    assert CliRunner().invoke(app, ["site", "--out", str(out)]).exit_code == 0
    assert (tmp_path / "secret.txt").read_text() == "mine"


def test_without_a_client_it_says_how_to_build_one(client: Path, tmp_path: Path) -> None:
    (client / "index.html").unlink()
    done = CliRunner().invoke(app, ["site", "--out", str(tmp_path / "site")])
    assert (done.exit_code, (tmp_path / "site").exists()) == (1, False)
    assert "dev.py" in done.stderr
