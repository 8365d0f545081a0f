"""Notices: what processes tell each other, or one process itself, over Litestar Channels."""

from collections.abc import Callable

from litestar.channels import ChannelsBackend, ChannelsPlugin


class MayMiss(ChannelsBackend):
    """A backend that may lose notices, and calls `missed` when it did."""

    missed: Callable[[], object] | None = None


class Notices(ChannelsPlugin):
    """Channels between processes, or inside one."""

    def __init__(self, backend: ChannelsBackend) -> None:
        super().__init__(backend, arbitrary_channels_allowed=True)
        self.backend = backend

    def when_missed(self, catch_up: Callable[[], object]) -> None:
        """What to do when notices may have been lost."""
        if isinstance(self.backend, MayMiss):
            self.backend.missed = catch_up
