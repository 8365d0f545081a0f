"""A game in the terminal, from the first prompt to the score: who decides, what is shown, what is told."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from projectl import Game, Move
from projectl.bots import Bot, Forfeit, close, finish, make
from projectl.catalogue.box import open_box
from projectl.cli.terminal.files import FileTrouble
from projectl.cli.terminal.hints import View, hint, prompt
from projectl.cli.terminal.interrupts import ctrl_c_waits
from projectl.cli.terminal.keeping import Kept
from projectl.cli.terminal.scores import score_table
from projectl.cli.terminal.seating import Seating
from projectl.cli.terminal.table import Look, draw_table
from projectl.cli.terminal.tell import Event, tell
from projectl.words import say

AIRY: Final = 36
TIGHT: Final = 30
"""Heights in lines: from here on some are to spare, below there are too few."""
AIR: Final = 3
"""Lines that have to stay free below an airy table."""
MENU: Final = 6
TIGHT_MENU: Final = 3
"""Lines for the menu of what may be typed, which covers what stands above the prompt; the latter where few are."""
PROMPT: Final = 2
"""The prompt, and below it what the typed text would do."""
SCORE: Final = 8
"""Lines of the final score besides one a seat, with all that is said below it."""

AROUND: Final = 3
"""Lines around a page besides the menu: what leads on to the next, the prompt, and what the typed text would do."""

STAND_IN: Final = "random"
"""Who takes the seat of a bot that forfeits."""


class Session:
    """One sitting: a game, the people and bots around it, and a console; records may start `programs` and no others."""

    def __init__(
        self,
        console: Console,
        seating: Seating,
        game: Game,
        seed: int,
        is_by_lot: bool = False,
        programs: Collection[str] = (),
    ) -> None:
        self.console = console
        self.is_screen = False
        self.is_fitted = False
        self.above: list[Text] | None = None
        self.news: list[str] = []
        self.is_by_lot = is_by_lot
        self.programs = programs
        self.listed: list[str] = []
        self.without: Collection[str] = ()
        """Commands that are not to be had at this table."""
        self.is_kept = False
        self.kept: Kept | None = None
        self.bots: dict[int, Bot] = {}
        self.sit_down(game, seating, seed)

    def sit_down(self, game: Game, seating: Seating, seed: int, made: Sequence[tuple[int, str]] = ()) -> None:
        """Begin with this game; `made` are the decisions it already holds."""
        self.game = game
        self.seating = seating
        self.seed = seed
        self.made = list(made)
        self.close()
        self.kept = None
        game.seated = seating.seated
        # Whoever made the seating has looked whether it names programs that may be started.
        self.bots = {
            seat: make(bot, self._bot_seed(seat), allow_exec=True)
            for seat, bot in enumerate(seating.bots)
            if bot is not None
        }
        view = game.view()
        self.faces = {face.id: face for face in open_box(tuple(view["expansions"]), view["puzzles"]).puzzles}
        self.seat = seating.people[0] if seating.people else 0
        self.is_stale = True
        self.notes: list[str] = []

    def _bot_seed(self, seat: int) -> int:
        return self.seed * len(self.seating.bots) + seat

    def close(self) -> None:
        """Let the bots go, and the file of the game."""
        for bot in self.bots.values():
            close(bot)
        if self.kept is not None:
            self.kept.release()

    def keep(self) -> None:
        """Write the game as it is now to its file, if it is one to be kept; one that is over is not."""
        if not self.is_kept:
            return
        if self.game.is_over or not self.made:
            if self.kept is not None:
                self.kept.forget()
            return
        self.kept = self.kept or Kept.new()
        try:
            self.kept.write(self.game.record())
        except FileTrouble as trouble:
            self.is_kept = False
            self.notes.append(say("kept-cannot", reason=trouble))
            self.is_stale = True

    # Playing

    def legal(self) -> list[str]:
        """The moves of the seat that is asked."""
        return [str(move) for move in self.game.legal(self.seat)]

    def _play(self, seat: int, move: str | Move) -> list[Event]:
        events = self.game.play(move, seat)
        self.made.append((seat, str(move)))
        return events

    def play(self, move: str) -> None:
        """Make a move for the seat that is asked; an IllegalMove says why it may not be made."""
        self._note(self._play(self.seat, move))

    def _note(self, events: Sequence[Event], is_brief: bool = False) -> None:
        """What happened is told below the table; the solo opponent's steps get a line each."""
        told = tell(events, self.seating, is_brief)
        if told and self.game.view()["solo"] is None:
            told = [" ".join(told)]
        self.notes += told
        self.is_stale = True

    def let_bots_play(self) -> None:
        """Every bot that may decide does so at once; each turn is told in one breath."""
        while bots := [seat for seat in self.game.to_decide if seat in self.bots]:
            seat = bots[0]
            events: list[Event] = []
            try:
                while seat in self.game.to_decide and not any(event["kind"] == "end_turn" for event in events):
                    try:
                        with ctrl_c_waits():
                            move = self.bots[seat].choose(self.game.view(seat), self.game.legal(seat))
                            events += self._play(seat, move)
                    except Forfeit as forfeit:
                        self._note(events, is_brief=True)
                        events = []
                        self._replace_bot(seat, forfeit)
            finally:
                self._note(events, is_brief=True)
        if self.game.is_over:
            for bot in self.bots.values():
                finish(bot, self.game.scores, self.game.winners)

    def _replace_bot(self, seat: int, forfeit: Forfeit) -> None:
        """A bot forfeits: its seat goes to another, and the game goes on."""
        self.notes.append(say("bot-forfeits", number=seat + 1, cause=forfeit.cause, stand_in=STAND_IN))
        close(self.bots[seat])
        self.bots[seat] = make(STAND_IN, self._bot_seed(seat))
        self.seating = self.seating.with_bot(seat, STAND_IN)
        self.game.seated = self.seating.seated

    def turn_to_people(self) -> None:
        """Ask a person who may decide: the one asked last if possible, in Line Clear else the white marker's holder."""
        deciding = self.game.to_decide
        if self.seat in deciding or not deciding:
            return
        markers: View = self.game.view()["markers"] or {}
        self.seat = markers["white"] if markers.get("white") in deciding else deciding[0]

    def take_back(self) -> list[str]:
        """Back to the last decision of a person; the moves taken back, newest first."""
        if not any(seat in self.seating.people for seat, _ in self.made):
            return []
        undone = []
        while True:
            seat, move = self.made.pop()
            self.game.undo()
            undone.append(move)
            if seat in self.seating.people:
                self.seat = seat
                self.is_stale = True
                return undone

    # Showing

    def say(self, text: str, style: str = "") -> None:
        """Print a line or several, wrapped at the width of the terminal."""
        self.console.print(Text(text, style))

    @property
    def menu(self) -> int:
        """Lines kept for the menu below the prompt."""
        return TIGHT_MENU if self.console.height < TIGHT else MENU

    def pages(self, sections: Sequence[str]) -> list[list[str]]:
        """Sections by the screenful, so that nothing scrolls away; where there is no screen, all on one page."""
        room = self.console.height - self.menu - AROUND
        pages: list[list[str]] = [[]]
        left = room
        for section in sections:
            lines = len(Text(section).wrap(self.console, self.console.width))
            if self.is_screen and pages[-1] and lines > left:
                pages.append([])
                left = room
            pages[-1].append(section)
            left -= lines
        return pages

    def show(self) -> None:
        """Draw the table, tell what happened since, and at the end the score."""
        game = self.game
        view = game.view(self.seat)
        said = "" if game.is_over else hint(view, self.seat, self.seating, self.legal())
        table, below = self._fit(view, said)
        if self.is_screen:
            self.console.clear()
        for line in table:
            self.console.print(line, no_wrap=True, crop=True)
        if self.is_screen and not game.is_over:
            self.above = below
        else:
            for line in below:
                self.console.print(line)
        if game.is_over:
            self._show_score()
            self.say(say("prompt-after-end"))
            self.above = []
        self.news, self.notes = self.notes or self.news, []
        self.is_stale = False

    def _fit(self, view: View, said: str) -> tuple[list[Text], list[Text]]:
        """The table as roomy as the screen allows, and what stands between it and the prompt: news and a hint."""
        look = Look(self.seat, self.seating, self.console.width, is_coloured=self._is_coloured)
        notes = self._wrapped(self.notes, "italic" if self.is_screen else "")
        hints = self._wrapped([said] if said else [], "bold")
        if not self.is_fitted:
            return self._drawn(view, look), notes + hints
        score = len(self.game.scores) + SCORE if self.game.is_over else 0
        room = self.console.height - (PROMPT if self.is_screen else 1) - len(hints) - score
        tight = look._replace(is_tight=True)
        for each in (look._replace(is_airy=True), look, tight, tight._replace(is_dense=True)):
            table = self._drawn(view, each)
            if len(table) + max(len(notes), TIGHT_MENU) + AIR * each.is_airy <= room:
                break
        left = max(0, room - len(table))
        notes = self._latest(notes, left)
        blank = left - len(notes) if self.console.height < AIRY else max(0, min(left, MENU) - len(notes))
        return table, [*notes, *([Text()] * blank if self.is_screen else []), *hints]

    def _latest(self, notes: list[Text], most: int) -> list[Text]:
        """The news in so many lines: a line each, or in one go, or the latest of them and a word about the others."""
        if len(notes) <= most:
            return notes
        for first in range(len(self.notes)):
            more = [say("prompt-more-news")] if first else []
            together = self._wrapped([" ".join((*more, *self.notes[first:]))], "italic")
            if len(together) <= most:
                return together
        return self._wrapped([say("prompt-more-news")], "italic")[:most]

    @property
    def _is_coloured(self) -> bool:
        """Whether shapes may be told by colour alone; half blocks, which show it, need UTF."""
        console = self.console
        return console.color_system is not None and not console.no_color and console.encoding.startswith("utf")

    def _wrapped(self, texts: Sequence[str], style: str) -> list[Text]:
        return [line for text in texts for line in Text(text, style).wrap(self.console, self.console.width)]

    def _drawn(self, view: View, look: Look) -> list[Text]:
        lines = draw_table(view, self.faces, self.game.scores, look)
        if not look.is_coloured:
            for line in lines:
                line.rstrip()
        return lines

    def _show_score(self) -> None:
        told = self.game.standing.to_dict()
        self.console.print(score_table(told["accounts"], self.seating))
        for sentence in tell([told["verdict"]], self.seating):
            self.say(sentence, "bold")

    def prompt(self) -> str:
        """What stands before the cursor."""
        return prompt(self.game.view(self.seat), self.seat, self.seating)
