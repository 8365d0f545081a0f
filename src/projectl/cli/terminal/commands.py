"""What can be typed besides moves: help, moves, why, hint, undo, save, load, rules, table, seat, again, quit."""

from collections.abc import Callable
from typing import Final

from projectl import IllegalMove
from projectl.cli.terminal.completing import about
from projectl.cli.terminal.files import FileTrouble, save_record
from projectl.cli.terminal.reading import VERBS, read_move
from projectl.cli.terminal.session import Session
from projectl.cli.terminal.sitting_down import deal_again, sit_down_at
from projectl.notation.moves import EXAMPLES
from projectl.words import say
from projectl.words.phrases import kebab

MOST_CHOICES: Final = 6


class Leave(Exception):
    """The player wants to go."""


def refuse(session: Session, sentence: str, rule: str | None = None) -> None:
    """Say why not, with the rule."""
    session.say(f"{sentence} ({rule})" if rule else sentence, "bold red")


def help_me(session: Session, topic: str) -> None:
    """The rules in brief and the commands, by the screenful, or one topic."""
    if topic and not (topic.isascii() and topic.isdigit()):
        _help_on(session, topic)
        return
    pages = dict(enumerate(session.pages(_help_sections(session)), 1))
    page = next((number for number in pages if str(number) == (topic or "1")), None)
    if page is None:
        refuse(session, say("help-no-page", page=topic[:9]))
        return
    for section in pages[page]:
        session.say(section)
    if page < len(pages):
        session.say(say("help-page", page=page, count=len(pages), following=page + 1), "bold")


def _help_sections(session: Session) -> list[str]:
    """What the help says about this game."""
    view = session.game.view()
    extra = [[name] for name in view["expansions"]]
    if options := [name for name in ("deck_top", "recycle") if view["options"][name]]:
        extra.append(["options", *options])
    if view["variant"] != "standard":
        extra.append([view["variant"]])
    sections = [["rules"], *extra, ["commands"]]
    return ["\n".join(say(f"help-{kebab(name)}") for name in names) for names in sections]


def _help_on(session: Session, topic: str) -> None:
    meta = about(topic.lower())
    if meta and (topic.lower() in VERBS or topic.lower() in COMMANDS):
        example = EXAMPLES.get(topic.lower(), topic.lower())
        session.say(say("help-topic", topic=topic.lower(), text=meta, example=example))
        return
    rules(session, topic)


def rules(session: Session, word: str) -> None:
    """The rule text behind an id or a word."""
    from projectl.cli.rules import print_rules

    print_rules(session.console, word or None)


def moves(session: Session, words: str) -> None:
    """Everything legal now, in groups; with words: one by one."""
    from projectl.cli.terminal.moves import group_lines, single_lines

    session.listed = session.legal()
    show = single_lines if words else group_lines
    lines = list(show(session.listed, words, session.console.width))
    for line in lines:
        session.say(line)
    if not lines:
        refuse(session, say("prompt-no-such-moves", text=words[:40]) if words else say("refusal-game-over"))


def why(session: Session, text: str) -> None:
    """Whether a move is allowed, and if not, why."""
    if not text:
        refuse(session, say("prompt-which-move"))
        return
    reading = read_move(text, session.legal())
    if reading.choices:
        say_choices(session, reading.choices)
        return
    move = reading.move or text
    refusal = session.game.why_not(move, session.seat)
    if refusal is None:
        session.say(say("prompt-allowed", text=move), "bold green")
    else:
        refuse(session, refusal.sentence, refusal.rule)


def hint(session: Session, text: str) -> None:
    """The best moves now, so many of them, and why."""
    from projectl.cli.terminal.advice import MOST, advise

    if session.game.is_over:
        refuse(session, say("refusal-game-over"))
    elif text and not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST):
        refuse(session, say("advice-how-many", most=MOST))
    else:
        advise(session, int(text) if text else None)


def say_choices(session: Session, choices: tuple[str, ...]) -> None:
    """What a shortened move could be."""
    shown, more = choices[:MOST_CHOICES], len(choices) - MOST_CHOICES
    key = "prompt-ambiguous-many" if more > 0 else "prompt-ambiguous"
    session.say(say(key, moves=", ".join(shown), count=more))


def undo(session: Session, _text: str) -> None:
    """Back to the last decision of a person."""
    undone = session.take_back()
    if not undone:
        refuse(session, say("prompt-nothing-to-undo"))
        return
    if len(undone) > MOST_CHOICES:
        session.notes.append(say("prompt-undone-many", first=undone[-1], last=undone[0], decisions=len(undone)))
    else:
        session.notes.append(say("prompt-undone", moves=", ".join(reversed(undone))))


def save(session: Session, name: str) -> None:
    """Write the record."""
    if not name:
        refuse(session, say("prompt-which-file", command="save"))
        return
    try:
        path = save_record(session.game, name)
    except FileTrouble as trouble:
        refuse(session, str(trouble))
        return
    session.say(say("prompt-saved", decisions=len(session.made), path=path), "green")


def load(session: Session, name: str) -> None:
    """Go on with a saved game, and with those who sat there."""
    if not name:
        refuse(session, say("prompt-which-file", command="load"))
        return
    try:
        sit_down_at(session, name)
    except FileTrouble as trouble:
        refuse(session, str(trouble))


def again(session: Session, _text: str) -> None:
    """Another game of the same kind, with the same people and bots."""
    if not session.game.is_over:
        refuse(session, say("prompt-not-over-yet"))
        return
    deal_again(session)


def news(session: Session, _text: str) -> None:
    """What happened since the last prompt with a table, all of it."""
    for note in session.news or [say("prompt-no-news")]:
        session.say(note)


def table(session: Session, _text: str) -> None:
    """Draw the table again."""
    session.is_stale = True


def seat(session: Session, text: str) -> None:
    """[L3] decide for another of the people who may."""
    count = len(session.seating.bots)
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= count:
        refuse(session, say("prompt-no-such-seat", count=count))
        return
    wanted = int(text) - 1
    name = session.seating.name(wanted)
    if session.seating.is_bot(wanted):
        refuse(session, say("prompt-seat-is-bot", who=name))
    elif wanted not in session.game.to_decide:
        refuse(session, say("prompt-seat-not-deciding", who=name))
    else:
        session.seat = wanted
        session.is_stale = True
        session.notes.append(say("prompt-seat-now", who=name))


def leave(_session: Session, _text: str) -> None:
    """Go."""
    raise Leave


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "help": help_me,
    "moves": moves,
    "why": why,
    "hint": hint,
    "undo": undo,
    "save": save,
    "load": load,
    "rules": rules,
    "table": table,
    "seat": seat,
    "news": news,
    "again": again,
    "quit": leave,
}
ALWAYS: Final = ("help", "moves", "why", "rules", "table", "news", "quit")
"""Commands that give nothing away."""
ALIASES: Final = {"?": "help", "q": "quit", "exit": "quit"}


def obey(session: Session, line: str) -> None:
    """Do what was typed: a command, the number of a listed move, or a move."""
    text = " ".join(line.split())
    word = text.partition(" ")[0]
    command = COMMANDS.get(ALIASES.get(word.lower(), word.lower()))
    if command is not None and ALIASES.get(word.lower(), word.lower()) in session.without:
        refuse(session, say("daily-without", command=word.lower()))
    elif command is not None:
        command(session, line.strip()[len(word) :].strip())
    elif text:
        _move(session, text)


def _move(session: Session, text: str) -> None:
    legal = session.legal()
    if text.isascii() and text.isdigit():
        is_there = session.listed == legal and 1 <= int(text) <= len(legal)
        if not is_there:
            refuse(session, say("prompt-unknown-number", number=text))
            return
        text = legal[int(text) - 1]
    reading = read_move(text, legal)
    if reading.choices:
        say_choices(session, reading.choices)
        return
    if reading.move is None and not session.game.is_over and text.split()[0] not in VERBS:
        refuse(session, say("prompt-not-a-command", text=text[:40]))
        return
    try:
        session.play(reading.move or text)
    except IllegalMove as error:
        refuse(session, error.refusal.sentence, error.refusal.rule)
