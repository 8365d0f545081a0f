"""Builds the browser client into every wheel. An editable install goes without: `dev.py` builds it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Runs `web/build.py` before files are packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a build; `version` is "standard" or "editable"."""
        if version == "editable":
            return
        done = subprocess.run([sys.executable, str(Path(self.root) / "web" / "build.py")], check=False)
        if done.returncode:
            raise RuntimeError("The browser client could not be built; the reason is above.")
        # `projectl train --bundle` fetches what the lock names.
        build_data["force_include"]["requirements.lock"] = "projectl/requirements.lock"
