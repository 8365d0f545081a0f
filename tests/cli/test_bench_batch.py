"""`projectl bench batch`."""

import json

from typer.testing import CliRunner

from projectl.cli.benches import batch as bench_batch
from projectl.cli.main import app


def test_environments_are_measured_beside_the_bare_rules_and_a_yardstick() -> None:
    done = CliRunner().invoke(app, ["bench", "batch", "--seconds", "0.2", "--json"])
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    for row in (found["one_core"], found["all_cores"], *found["modes"].values()):
        assert row["steps_per_s"] > 0
        assert row["decisions_per_s"] > 0
    assert found["connect_four_steps_per_s"] > 0
    assert set(found["modes"]) == set(bench_batch.MODES_TOO)
    assert bench_batch.table(found).row_count == 3 + len(found["modes"])
