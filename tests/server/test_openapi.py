"""The OpenAPI document keeps its promises: Schemathesis tries each address with what it allows and what it forbids."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.counts import times
from tests.patience import PATIENCE_S
from tests.server.serving import Serving, serving, wait_until

EXAMPLES = 2
SETTINGS = """
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]

[auth.openapi.person]
api_key = "{token}"
"""
"""What is too long is refused with 413, which Schemathesis does not count as a refusal by itself."""
ENDING = ("DELETE /api/me", "POST /api/logout")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("openapi"), bots=1) as running:
        client = running.client()
        wait_until(lambda: client.get("/readyz").status_code == 200)
        yield running


def schemathesis(server: Serving, folder: Path, token: str, *filters: str) -> None:
    (folder / "schemathesis.toml").write_text(SETTINGS.format(token=token))
    command: list[str | Path] = [Path(sys.executable).with_name("schemathesis"), "run", "--no-color"]
    command += ["--seed", "1", "--generation-database", "none", "--request-timeout", str(PATIENCE_S)]
    command += ["--phases", "examples,coverage,fuzzing", "--max-examples", str(times(EXAMPLES, 20))]
    command += [*filters, f"{server.url}/api/openapi.json"]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=times(int(PATIENCE_S)), check=False
    )
    assert done.returncode == 0, done.stdout[:8000] + done.stdout[-4000:] + done.stderr[-2000:]


def test_schemathesis_finds_nothing(server: Serving, tmp_path: Path) -> None:
    token = server.guest().cookies["projectl"]
    schemathesis(server, tmp_path, token, *(word for name in ENDING for word in ("--exclude-name", name)))


def test_schemathesis_finds_nothing_where_a_session_ends(server: Serving, tmp_path: Path) -> None:
    token = server.guest().cookies["projectl"]
    schemathesis(server, tmp_path, token, *(word for name in ENDING for word in ("--include-name", name)))
