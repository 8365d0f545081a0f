"""Facts as sentences. Each sentence stands for itself, so that a language can build it in its own order."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from projectl.analysis.story import QUIET, Fact
from projectl.words import say
from projectl.words.phrases import counted

MOST_SENTENCES: Final = 3
"""What does not fit into these matters less."""


def _complete(fact: Fact, language: str) -> str:
    """[P1] [P2] a puzzle completed, its points if it has any, and what it brings."""
    key = "complete" if fact["points"] else "complete_pointless"
    points = counted("point", fact["points"], language)
    fill = partial(say, language=language, puzzle=fact["puzzle"], points=points)
    if fact["pieces"]:
        return fill(f"reason.{key}_piece", piece=fact["pieces"][0])
    if fact["raised"]:
        (given, taken), *more = fact["raised"]
        if more and more[0][0] == taken:  # [G5] twice the same piece
            taken = more.pop(0)[1]
        raised = [say("reason.levelup", language, given=each[0], taken=each[1]) for each in more]
        return " ".join([fill(f"reason.{key}_raise", given=given, taken=taken), *raised])
    return fill(f"reason.{key}_m") if fact["m"] else fill(f"reason.{key}")


def _touches(fact: Fact, language: str) -> str:
    """[E3] a puzzle and what it takes; nothing more, where it is full already."""
    kind = fact["kind"] if fact["count"] else f"{fact['kind']}_paid"
    return say(
        f"reason.{kind}{'_saving' if fact['saved'] and fact['count'] else ''}",
        language,
        puzzle=fact["puzzle"],
        points=counted("point", fact["points"], language),
        touches=counted("touch", fact["count"], language),
    )


def _total(fact: Fact, language: str) -> str:
    return say("reason.total", language, points=counted("point", fact["points"], language))


def _after(fact: Fact, language: str) -> str:
    """A puzzle, taken or worked on, and how far it then is."""
    if fact["actions"] is None:
        key = f"reason.{fact['kind']}"
    else:
        key = f"reason.{fact['kind']}_needs" if fact["actions"] else f"reason.{fact['kind']}_done"
    actions = counted("more_action", fact["actions"] or 0, language)
    return say(key, language, puzzle=fact["puzzle"], actions=actions)


def _got(fact: Fact, language: str) -> str:
    """A piece that comes, by how many steps, and the puzzle that needs it."""
    steps = fact["swaps"] + (fact["kind"] == "gain")
    key = f"reason.{fact['kind']}{'_on' if steps > 1 else ''}{'_for' if fact['puzzle'] else ''}"
    swaps = counted("swap", fact["swaps"], language)
    named = {name: fact[name] for name in ("given", "first", "taken", "puzzle")}
    return say(key, language, swaps=swaps, **named)


def _placing(fact: Fact, language: str) -> str:
    """[T11] [A2] worth a word where it places on several puzzles."""
    count = len(set(fact["puzzles"]))
    return say(f"reason.{fact['kind']}", language, puzzles=counted("puzzle", count, language)) if count > 1 else ""


def _deck(fact: Fact, language: str) -> str:
    named = {name: fact[name] for name in ("puzzle",) if name in fact}
    return say(f"reason.{fact['kind']}", language, deck=say(f"deck.{fact['deck']}", language), **named)


def _plain(fact: Fact, language: str) -> str:
    return say(f"reason.{fact['kind']}", language, **{name: fact[name] for name in fact if name != "kind"})


SENTENCES: Final[dict[str, Callable[[Fact, str], str]]] = {
    "complete": _complete,
    "touches": _touches,
    "later_touches": _touches,
    "total": _total,
    "take": _after,
    "near": _after,
    "gain": _got,
    "swap": _got,
    "levelup": _got,
    "reward": _got,
    "master": _placing,
    "ambassador": _placing,
    "draw": _deck,
    "recycle": _deck,
    "under": _deck,
}
"""The kinds that are more than a text with its places filled in."""


def sentence(fact: Fact, language: str = "en") -> str:
    """A fact in a sentence; empty if it need not be said."""
    return SENTENCES.get(fact["kind"], _plain)(fact, language)


def told(facts: Sequence[Fact]) -> list[Fact]:
    """The facts to tell: no piece that only served to complete a puzzle, no ending where something was done."""
    completed = {fact["puzzle"] for fact in facts if fact["kind"] == "complete"}
    kept = [fact for fact in facts if fact["kind"] == "complete" or fact.get("puzzle") not in completed]
    worth = [fact for fact in kept if fact["kind"] not in QUIET]
    return worth if any(fact["kind"] != "only" for fact in worth) else kept


def reason(facts: Sequence[Fact], language: str = "en") -> str:
    """The most important facts, in a few sentences, none of them twice."""
    sentences = dict.fromkeys(sentence(fact, language) for fact in told(facts))
    return " ".join([text for text in sentences if text][:MOST_SENTENCES])
