"""Asks the engine of the page, in a Node of its own that answers many questions."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE_S
from web.build import node

HERE = Path(__file__).parent


def node_command(script: Path) -> list[str]:
    """How Node runs a script that imports sources of the page, types and all."""
    flags = ["--experimental-transform-types", "--disable-warning=ExperimentalWarning"]
    return [str(node()), *flags, "--import", (HERE / "endings.ts").as_uri(), str(script)]


class PageEngine:
    """The modules as the page loads them; a context, at whose end Node ends."""

    def __init__(self) -> None:
        self._node = subprocess.Popen(
            node_command(HERE / "answering.ts"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> "PageEngine":
        return self

    def __exit__(self, *_: object) -> None:
        self._node.communicate(timeout=PATIENCE_S)

    def ask(self, kind: str, **question: Any) -> bytes:
        """The answer to a question."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps({"kind": kind, **question}).encode() + b"\n")
        self._node.stdin.flush()
        size = self._node.stdout.read(4)
        assert len(size) == 4, "Node has ended; its words are above"
        return self._node.stdout.read(int.from_bytes(size, "little"))
