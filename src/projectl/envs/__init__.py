"""Environments for learning: Gymnasium, PettingZoo, OpenSpiel, and a batch of games in one array.

`BatchGame` needs nothing beside this package; the others need the extra `projectl[rl]`, and say so. Importing this room
lets Gymnasium know `ProjectL-v1`.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from projectl.envs.batch import BatchGame
from projectl.envs.layout import OBSERVATION_VERSION, Layout

if TYPE_CHECKING:
    from projectl.envs import projectl_v1, spiel
    from projectl.envs.single import ProjectLEnv
    from projectl.envs.vector import ProjectLVectorEnv

__all__ = [
    "OBSERVATION_VERSION",
    "BatchGame",
    "Layout",
    "ProjectLEnv",
    "ProjectLVectorEnv",
    "projectl_v1",
    "spiel",
]

ENV_ID: Final = "ProjectL-v1"
NEEDS: Final = {
    "ProjectLEnv": ("single", "gymnasium", "Gymnasium"),
    "ProjectLVectorEnv": ("vector", "gymnasium", "Gymnasium"),
    "projectl_v1": ("", "pettingzoo", "PettingZoo"),
    "spiel": ("", "pyspiel", "OpenSpiel"),
}
"""Where each of the others is, and what it needs."""


def __getattr__(name: str) -> Any:
    if name not in NEEDS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    place, needed, called = NEEDS[name]
    if find_spec(needed) is None:
        install = f"{sys.executable} -m pip install 'projectl[rl]'"
        raise ImportError(f"{name} needs {called}, which is not installed: {install}", name=needed)
    module = import_module(f"{__name__}.{place or name}")
    return getattr(module, name) if place else module


def _register() -> None:
    import gymnasium  # noqa: PLC0415 - only where it is installed

    if ENV_ID not in gymnasium.registry:
        gymnasium.register(
            ENV_ID,
            entry_point="projectl.envs.single:ProjectLEnv",
            vector_entry_point="projectl.envs.vector:ProjectLVectorEnv",
            disable_env_checker=True,
        )


if find_spec("gymnasium") is not None:
    _register()
