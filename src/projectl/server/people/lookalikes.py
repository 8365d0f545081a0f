"""Letters that look like others, and names that are made of them to be taken for somebody else's.

Only what a reader cannot see is looked at. A name in one script is a name, whatever it looks like beside another; one
that mixes scripts shows it, unless every letter of the one has a twin in the other.
"""
# ruff: noqa: RUF001 - letters that look like others are what this file is about

import unicodedata
from typing import Final

TWINS: Final = {
    "CYRILLIC": str.maketrans("АВЕЅІЈКМНОРСТУХԚԜӀаеѕіјорсухԁһԛԝӏ", "ABESIJKMHOPCTYXQWIaesijopcyxdhqwl"),
    "GREEK": str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϳ", "ABEZHIKMNOPTYXovj"),
    "ARMENIAN": str.maketrans("ՍՏՕոսօհցյ", "USOnuohgj"),
}
"""Letters that are drawn like Latin ones, by script."""
ALIKE: Final = {
    **TWINS["CYRILLIC"],
    **TWINS["GREEK"],
    **TWINS["ARMENIAN"],
    **str.maketrans("вгкмнптүұѵѡьиϲαεικρτυχωηγσς", "brkmhntyyvwbucaeikptuxwnyss"),
    **str.maketrans("ɩɪɑɡɢɴᴀᴄᴅᴇᴊᴋᴍᴏᴘʀꜱᴛᴜᴠᴡᴢʟłđðøħŧƒʏß", "iiaggnacdejkmoprstuvwzllddohtfyb"),
    **str.maketrans("035", "oes"),
}
"""Besides these, letters that are taken for Latin ones at a glance."""
STROKES: Final = str.maketrans("i1", "ll")


def outline(name: str) -> str:
    """What is seen of a name at a glance: two that share it are taken for one another."""
    spread = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    letters = "".join(letter for letter in spread if letter.isalnum())
    drawn = letters.translate(ALIKE).casefold().translate(ALIKE).replace("rn", "m").replace("vv", "w")
    return drawn.translate(STROKES)


def is_disguised(name: str) -> bool:
    """Whether a word is written in two scripts and looks as if it were in one."""
    return any(_is_mixed(word, script) for word in unicodedata.normalize("NFD", name).split() for script in TWINS)


def _is_mixed(word: str, script: str) -> bool:
    theirs, latin = ({letter for letter in word if _is_in(letter, of)} for of in (script, "LATIN"))
    twins = TWINS[script]
    hides_in_latin = all(ord(letter) in twins for letter in theirs)
    hides_there = latin <= set(map(chr, twins.values()))
    return bool(theirs and latin) and (hides_in_latin or hides_there)


def _is_in(letter: str, script: str) -> bool:
    return unicodedata.name(letter, "").startswith(f"{script} ") and letter.isalpha()
