"""The page's own code in Node, without a browser: made into one file, and given scripts of messages."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from web.build import ROOT, WEB, environment, node

ENTRY = WEB / "src" / "testing" / "answering.ts"
BUILT = WEB / "src" / "engine" / "built"
MADE = ROOT / ".cache" / "answering.mjs"


@cache
def _made() -> Path:
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = [str(node()), str(rolldown), str(ENTRY), "--file", str(MADE), "--format", "esm", "--platform", "node"]
    subprocess.run(command, cwd=WEB, env=environment(), check=True, capture_output=True)
    return MADE


def told_by_the_page(scripts: list[dict[str, Any]]) -> list[list[list[dict[str, Any]]]]:
    """For each script, and each of its messages, what a table in the page told."""
    command = [str(node()), str(_made()), str(BUILT / "rules.wasm"), str(BUILT / "bots.wasm")]
    ran = subprocess.run(
        command, input=json.dumps(scripts).encode(), capture_output=True, env=environment(), check=False
    )
    assert ran.returncode == 0, ran.stderr.decode()
    told: list[list[list[dict[str, Any]]]] = json.loads(ran.stdout)
    return told
