import asyncio
import itertools
import json
import time

import pytest
from typer.testing import CliRunner

from projectl.cli.benches import server
from projectl.cli.benches.clients import Pace, Table, Tally
from projectl.cli.main import app

FIGURES = {"moves_per_s", "p50_ms", "p99_ms", "errors", "server_ms_a_move"} | {
    f"{who}_cores" for who in ("server", "players", "others")
}


def test_tables_and_idle_connections_are_measured_on_a_real_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WARM_UP_S", "SETTLE_S"):
        monkeypatch.setattr(server, name, 0.2)  # whoever measures in earnest waits longer
    asked = ["bench", "server", "--json", "--tables", "3", "--seconds", "2", "--idle", "20"]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["database"] == "sqlite"
    (play,) = found["play"]
    assert play["tables"] == play["playing"] == 3
    assert play["lost"] == 0
    assert play["in_log"] >= play["acknowledged"] > 0
    assert set(play["paced"]) == {"wanted_per_s", *FIGURES}
    assert set(play["flat_out"]) == FIGURES
    for part in (play["paced"], play["flat_out"]):
        assert part["moves_per_s"] > 0
        assert 0 < part["p50_ms"] <= part["p99_ms"]
        assert part["errors"] == {}
    assert found["idle"]["wanted"] == found["idle"]["held"] == 20


def test_a_move_is_due_when_it_is_due_however_late_the_answer_before_it_came() -> None:
    async def scenario() -> None:
        pace, due = Pace(tables=1, moves_per_s=100), list[float]()
        table = Table(0, pace, Tally())

        def move(at: float) -> None:
            due.append(at)
            if len(due) == 3:
                time.sleep(0.1)  # the server stands still for as long as ten moves take
            if len(due) < 20:
                pace.move_soon(table, move)
            else:
                done.set()

        done = asyncio.Event()
        pace.move_soon(table, move)
        pace.begin()
        await done.wait()
        assert [later - sooner for sooner, later in itertools.pairwise(due)] == pytest.approx([0.01] * 19)

    asyncio.run(scenario())
