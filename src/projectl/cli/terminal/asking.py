"""How a line is asked for: with completion in a terminal, plainly from a pipe or a dumb terminal."""

import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Final

from projectl.cli.signs import writable
from projectl.cli.terminal.commands import ALIASES, COMMANDS
from projectl.cli.terminal.reading import read_move
from projectl.cli.terminal.session import Session
from projectl.words import say

Ask = Callable[[str], str]
YES: Final = "y"
"""How a yes begins, whatever is spoken; a language has its own letter beside it."""


def is_terminal() -> bool:
    """Whether a person sits at a terminal that can move its cursor."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def plain_ask(message: str) -> str:
    """Ask without completion; a piped line is shown as if it had been typed."""
    print(message, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    if not sys.stdin.isatty():
        print(line.rstrip("\n"))
    return line


def toolbar(session: Session, text: str) -> str:
    """What the text typed so far would do."""
    word = text.partition(" ")[0]
    if not word or word in COMMANDS or word in ALIASES or word.isdigit():
        return f" {say('prompt-keys')}"
    legal = session.legal()
    reading = read_move(text, legal)
    if reading.move in legal:
        return f" ✓ {reading.move}"
    if reading.move is None:
        return f" {say('prompt-keys')}"
    refusal = session.game.why_not(reading.move, session.seat)
    if refusal is None or refusal.rule is None:
        return f" {say('prompt-keys')}"
    return f" ✗ {refusal.sentence} ({refusal.rule})"


def completing_ask(session: Session) -> Ask:
    """Ask with a menu of what is legal, opening while one types."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.application import get_app
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
    from prompt_toolkit.output.color_depth import ColorDepth
    from prompt_toolkit.styles import Style

    from projectl.cli.terminal.completing import LegalCompleter, meaning

    def meaning_of(words: Sequence[str]) -> str:
        return meaning(session.game.view(session.seat), session.faces, session.seat, words)

    encoding = session.console.encoding
    commands = tuple(name for name in COMMANDS if name not in session.without)
    keys = KeyBindings()

    @keys.add("c-c")
    def _clear_or_interrupt(event: KeyPressEvent) -> None:
        """Ctrl-C clears what is half typed; on an empty line it is Ctrl-C."""
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt())

    asking: PromptSession[str] = PromptSession(
        completer=LegalCompleter(session.legal, meaning_of, commands),
        complete_while_typing=True,
        color_depth=ColorDepth.DEPTH_1_BIT if session.console.no_color else None,
        style=Style.from_dict({"bottom-toolbar": "noreverse", "prompt": "bold"}),
        key_bindings=keys,
        bottom_toolbar=lambda: writable(toolbar(session, get_app().current_buffer.text), encoding),
    )

    def ask(message: str) -> str:
        """What the session has to say stands above the prompt, where the menu may cover it while one types."""
        above, session.above = session.above, None
        lines = [(str(line.style), f"{writable(line.plain, encoding)}\n") for line in above or []]
        reserved = 0 if above is not None else session.menu
        return asking.prompt([*lines, ("class:prompt", writable(message, encoding))], reserve_space_for_menu=reserved)

    return ask


def leaves() -> bool:
    """Whether somebody who pressed Ctrl-C or Ctrl-D wants to go; who presses it again does."""
    try:
        return plain_ask(f"{say('kept-leave')} ").strip().lower()[:1] in (YES, say("kept-yes"))
    except EOFError:
        return True


def choose_ask(session: Session) -> Ask:
    """The best way to ask that there is here."""
    session.is_screen = is_terminal()
    session.is_kept = sys.stdin.isatty()
    session.is_fitted = sys.stdout.isatty()
    if session.is_screen:
        return completing_ask(session)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return plain_ask
