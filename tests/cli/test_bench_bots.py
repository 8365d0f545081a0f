"""`projectl bench bots`."""

import json

from typer.testing import CliRunner

from projectl.bots import BOTS
from projectl.cli.benches import bots as bench_bots
from projectl.cli.main import app


def test_every_bot_is_measured_with_every_budget() -> None:
    done = CliRunner().invoke(app, ["bench", "bots", "--decisions", "2", "--json"])
    assert done.exit_code == 0
    found = json.loads(done.stdout)["bots"]
    assert [row["bot"] for row in found] == bench_bots.specs()
    assert {row["bot"].partition(":")[0] for row in found} == set(BOTS)
    assert {"mcts:think_ms=50", "mcts:think_ms=200", "mcts:think_ms=1000"} <= {row["bot"] for row in found}
    for row in found:
        assert row["decisions"] == 2
        assert 0 < row["p50_think_ms"] <= row["p99_think_ms"]
        assert ("simulated_decisions_per_s" in row) == row["bot"].startswith(("mcts", "expert"))
        assert (row.get("network_evaluations_per_s", 0) > 0) == (row["bot"] == "champion")
        assert row.get("network_weights", 0) == (104_290 if row["bot"] == "champion" else 0)


def test_the_table_names_every_bot() -> None:
    rows = [{"bot": "mcts", "decisions_per_s": 5.0, "p50_think_ms": 200.0, "p99_think_ms": 201.0}]
    assert bench_bots.table(rows).row_count == 1
