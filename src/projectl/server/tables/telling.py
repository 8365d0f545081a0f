"""Who is told what happens at a table: the clients of this process, and the other processes.

A notice to another process says only that something happened, and may be lost: the log in the database is what counts.
"""

import secrets
from typing import Any

from projectl.server.processes import notices
from projectl.server.processes.channels import Notices
from projectl.server.tables.listener import Said
from projectl.server.tables.loaded import LoadedTable


class Telling:
    """Tells clients and other processes; without channels there are no others."""

    def __init__(self, channels: Notices | None) -> None:
        self._channels = channels
        self.process = secrets.token_urlsafe(6)
        """What the others call this one."""

    # Clients of this process

    def table_changed(self, loaded: LoadedTable) -> None:
        """Something was folded in."""
        for listener in loaded.listeners:
            listener.table_changed(loaded.live.table)
        if loaded.listeners and loaded.present != loaded.announced:  # somebody who was watching sat down, or stood up
            self.presence_changed_here(loaded)

    def presence_changed_here(self, loaded: LoadedTable) -> None:
        """Somebody of this process came to a table, left it, sat down or stood up."""
        self.presence_changed(loaded)
        self.announce(loaded)

    def presence_changed(self, loaded: LoadedTable) -> None:
        """Somebody came or went, wherever."""
        loaded.note_missing()
        presence = loaded.presence
        for listener in loaded.listeners:
            listener.presence_changed(loaded.live.table, presence)

    def offer_changed(self, loaded: LoadedTable) -> None:
        """Those who are here may choose how to go on, or not any more."""
        for listener in loaded.listeners:
            listener.table_changed(loaded.live.table)

    def said(self, loaded: LoadedTable, said: Said) -> None:
        """Somebody said something, wherever."""
        for listener in loaded.listeners:
            listener.hear(loaded.live.table, said)

    # Other processes

    def log_grew(self, loaded: LoadedTable) -> None:
        """There is something to read."""
        self._notify(loaded, "log", number=loaded.live.number)

    def chat_grew(self, loaded: LoadedTable, number: int) -> None:
        """Something was said here."""
        self._notify(loaded, "chat", number=number)

    def announce(self, loaded: LoadedTable) -> None:
        """Say who is here."""
        loaded.announced = loaded.present
        people, watching = loaded.announced
        away = {person: loaded.time - since for person, since in loaded.missing.items()}
        self._notify(loaded, "here", people=sorted(people), watching=watching, away=away)

    def _notify(self, loaded: LoadedTable, about: Any, **facts: Any) -> None:
        if self._channels is not None:
            notice = notices.Notice(self.process, loaded.live.table, about, **facts)
            self._channels.publish(notices.write(notice), notices.CHANNEL)
