"""Each language: which texts are the same as English and why, words that its rulebook prints, and some it does not."""

import re
from typing import Final

SIGNS: Final = {
    **dict.fromkeys(("rules-option", "bot-listed", "details-held-by", "details-meter-deck"), "two places and a colon"),
    **dict.fromkeys(("board-cell-taken", "games-ago"), "places alone"),
    **dict.fromkeys(("seat-bot", "seat-bot-of-several"), "only a name, and its number"),
    **dict.fromkeys(("table-times", "touches-mark"), "a sign and a number"),
    **dict.fromkeys(("arena-hours", "arena-minutes", "arena-seconds", "arena-milliseconds"), "units of time"),
    "account-codes-name": "a file name",
    **dict.fromkeys(("bot-setting", "daily-line", "usage-bad-value"), "places and signs"),
    "puzzles-id": "an abbreviation",
    "edition-kickstarter": "a name",
    "here-file-name": "a file name",
    "home-name": "the name of the game",
    "board-title": "the name of the game",
    "piece-T4": "the shape of a letter",
}
"""Texts that may be the same in any language, and why."""

_MENU: Final = dict.fromkeys(("home-menu", "board-menu"), "the same word")
_CHAT: Final = dict.fromkeys(("board-chat", "waiting-chat"), "the same word")
_LOBBY: Final = dict.fromkeys(("home-lobby", "home-lobby-nav"), "the same word, as in the glossary")
_SOLO: Final = dict.fromkeys(("mode-solo", "home-solo"), "the published word")
_UNITS: Final = dict.fromkeys(("lobby-clock", "new-clock-minutes"), "minutes and seconds are abbreviated the same")
_KEYS: Final = dict.fromkeys(("keys-home-key", "keys-end-key"), "as keyboards are printed there")
_STANDARD: Final = dict.fromkeys(("mode-standard", "difficulty-standard"), "the published word")
_BOT: Final = dict.fromkeys(("away-bot", "arena-head-bot"), "the same word")
SAME: Final[dict[str, dict[str, str]]] = {
    "de": {
        **dict.fromkeys(("table-ambassador", "do-ambassador", "do-master", "do-ghost"), "the published name"),
        **dict.fromkeys(("board-chat", "bot-name-champion"), "the same word"),
    },
    "cs": {
        **(_MENU | _CHAT | _LOBBY | _UNITS | _KEYS | _BOT),
        **dict.fromkeys(("table-ambassador", "do-ambassador"), "the published name"),
        "bot-name-expert": "the same word, as in the glossary",
        "piece-I2": "the same word",
    },
    "es": {
        **(_CHAT | _UNITS | _BOT),
        "bot-name-casual": "the same word, as in the glossary",
        "piece-S4": "the same word",
        "rulepage-no": "the same word",
        "usage-error": "the same word",
        "report-bots": "the same word",
    },
    "fr": {
        **(_MENU | _SOLO | _STANDARD | _BOT),
        **dict.fromkeys(("bot-name-novice", "bot-name-expert", "bot-name-champion"), "the same word"),
        **dict.fromkeys(("score-pile-briefly", "score-touches", "score-total", "arena-head-score"), "the same word"),
        **dict.fromkeys(("rules-sources", "rules-options", "rulepage-option", "home-pages"), "the same word"),
        **dict.fromkeys(("solve-action", "keys-actions", "board-actions", "replay-pause"), "the same word"),
        **dict.fromkeys(("settings-volume", "settings-notify", "waiting-chat-say", "table-hidden"), "the same word"),
        **dict.fromkeys(("piece-I2", "piece-S4"), "the same word"),
        **dict.fromkeys(("puzzles-count", "puzzles-points"), "the same word"),
    },
    "it": {
        **(_MENU | _CHAT | _LOBBY | _UNITS | _STANDARD | _BOT),
        **dict.fromkeys(("table-round", "replay-round", "board-round", "report-axis-round"), "the published word"),
        **dict.fromkeys(("piece-I2", "piece-S4"), "the same word, as in the glossary"),
        **dict.fromkeys(("result-home", "web-home", "settings-volume", "rulepage-no"), "the same word"),
        **dict.fromkeys(("account-title", "account-password"), "the same word"),
    },
    "pl": {**(_MENU | _SOLO | _UNITS | _KEYS | _BOT), "piece-I2": "the same word"},
    "pt-BR": {
        **(_MENU | _CHAT | _LOBBY | _SOLO | _UNITS | _KEYS | _BOT),
        **dict.fromkeys(
            ("keys-replay", "result-replay", "replay-title", "games-look", "home-replay"), "as in the glossary"
        ),
        "bot-name-casual": "the same word, as in the glossary",
        "settings-volume": "the same word",
    },
    "uk": dict(_KEYS),
}
"""Texts that are the same in one language, and why: each was looked at."""

PUBLISHED: Final[dict[str, dict[str, str]]] = {
    "de": {
        "refusal-too-many-puzzles": "Vor dir liegen bereits 4 unvollständige Puzzles.",
        "refusal-place-outside": "Dieses Teil passt dort nicht hinein",
        "refusal-master-used": "Du hast die Masteraktion in diesem Zug bereits genutzt.",
        "refusal-not-your-turn": "Du bist nicht dran.",
        "refusal-wrong-rows": "Du kannst nur Puzzles aus den { side-name } Reihen nehmen.",
        "refusal-reward-not-offered": "Wähle eines der angebotenen Teile als Belohnung",
        "refusal-gain-none-left": "Im allgemeinen Vorrat liegt kein Teil",
        "refusal-piece-not-in-play": "Ghost Piece Erweiterung",
        "action-name": "[ambassador] Ambassador-Aktion\n       *[ghost] Ghost Piece-Aktion",
        "count-piece": "Teile",
        "count-puzzle": "Puzzles",
        "count-point": "Punkte",
        "count-lock": "Blockaden",
        "table-supply": "eigener Vorrat",
        "table-finishing": "Abschlussaktionen",
        "table-you-to-play": "Dein Zug",
        "score-title": "Endwertung",
        "score-pile": "Siegpunktstapel",
        "told-levelup": "wertet { $given } zu { $taken } auf",
        "told-skip": "Stufenaufstieg",
        "difficulty-standard": "Einfach",
        "difficulty-challenging": "Herausfordernd",
        "difficulty-unbeatable": "Unbesiegbar",
        "expansion-ambassador": "Ambassador-Modul",
        "option-solo-locks-reserve": "aus dem allgemeinen Vorrat",
    },
    "cs": {
        "count-piece": "dílky",
        "count-puzzle": "skládačky",
        "count-lock": "zám",
        "table-finishing": "úprav",
        "touches-saves": "Rozpracovaná",
    },
    "es": {"count-piece": "piezas", "count-puzzle": "rompecabezas", "count-lock": "trabas", "action-name": "Maestra"},
    "fr": {
        "count-piece": "pièces",
        "count-puzzle": "puzzles",
        "action-name": "Super Action",
        "table-finishing": "Touches",
        **dict.fromkeys(("dock-gain", "keys-gain"), "Prendre une pièce"),
    },
    "it": {
        "count-piece": "pezzi",
        "count-puzzle": "puzzle",
        "table-finishing": "Ultimi Ritocchi",
        "action-name": "Maestro",
        **dict.fromkeys(("dock-gain", "keys-gain"), "Prendi un pezzo"),
        **dict.fromkeys(("learn-base-last", "learn-first-final"), "mazzo puzzle neri"),
    },
    "pl": {
        "count-piece": "elementy",
        "count-puzzle": "układanki",
        "action-name": "mistrzowsk",
        "table-finishing": "ykończenia",
        **dict.fromkeys(("learn-base-last", "learn-first-final"), "Stos czarnych układanek"),
    },
    "pt-BR": {
        "count-piece": "peças",
        "count-puzzle": "quebra-cabeças",
        "action-name": "Mestre",
        "table-finishing": "Ajustes",
    },
    "uk": {"count-piece": "деталі", "count-puzzle": "головоломки", "count-point": "бали", "table-finishing": "штрих"},
}
"""Words as the rulebook of a language prints them, where a player meets them."""

GLOSSED: Final = {
    "home-name": "game.name",
    "replay-supply": "supply",
    "board-reserve": "reserve",
    "score-pile": "victoryPile",
    "keyline-level": "level",
    "keys-master": "action.master",
    "keys-ghost": "action.ghost",
    "keys-ambassador": "action.ambassador",
    "dock-recycle": "action.recycle",
    "puzzles-reward": "reward",
    "board-finishing": "finishingTouches",
    "board-last-round": "finalRound",
    "games-shared": "sharedVictory",
    "table-opponent": "solo.opponent",
    "new-difficulty": "difficulty",
    "difficulty-standard": "difficulty.standard",
    "difficulty-challenging": "difficulty.challenging",
    "difficulty-unbeatable": "difficulty.unbeatable",
    "board-marker-white": "marker.white",
    "board-marker-black": "marker.black",
    "expansion-ambassador": "expansion.ambassador",
}
"""Messages that are a term of docs/glossary.md, in every language."""

TYPED: Final = re.compile(r"`[^`]*`|<\w+>|</\w+>|\{[^{}]*\}|\$\w+|\[\w+\]|--?\w[\w-]*|'[^']*'")
"""What is no word of a language: places, tags, code."""
NOT_SAID: Final = {
    "de": re.compile(
        r"\b(Reserve|Nachziehstapel|Karten?|Steine?|Plättchen|Schloss|Schlösser|Meister|Botschafter|Geist|Level-Ups?"
        r"|Schliff|Sie|Ihnen|Ihre?)\b"
    ),
    "cs": re.compile(
        r"\b(kostk\w*|kámen|žolík\w*|puzzl\w*|hádank\w*|hlavolam\w*|mistrovsk\w*|duch\w*|velvyslan\w*|poslední kolo"
        r"|protihráč\w*|vylepš\w*|tvůj|tvoje|tobě|tebe)\b",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"\b(puzles?|cartas?|fichas?|celdas?|suministro|ordenador|vosotros|usted|bloqueos?)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(r"\b(tuiles?|cadenas|banque|stock|Action Maître|montée de niveau|tu|ton|tes)\b", re.IGNORECASE),
    "it": re.compile(
        r"\b(tesser[ae]|tassell[oi]|cell[ae]|lucchett[oi]|scorta|riserva generale|gettone|pedina|ultimo round"
        r"|Azione Maestra|tocchi finali|vostr\w*)\b",
        re.IGNORECASE,
    ),
    "pl": re.compile(
        r"\b(puzzli|kafel\w*|klock\w*|żeton\w*|talia|kłódk\w*|nieukończon\w*|Państwo|\w+łeś|\w+łaś)\b", re.IGNORECASE
    ),
    "pt-BR": re.compile(
        r"\b(cartas?|baralho|fichas?|oponente|cadeado|trava|estoque|retoques?|última rodada|teu|vós)\b", re.IGNORECASE
    ),
    "uk": re.compile(
        r"\b(фігур\w*|шматок|фішк\w*|очк\w*|пазл\w*|стовпчик\w*|супердія|ти|тебе|тобі|твій|твоя|твоє|твої)\b|[ыэъё]",
        re.IGNORECASE,
    ),
}
"""Words that a rulebook does not use for these things, and the address it does not use."""

QUOTES: Final = {
    "en": "“”",
    "de": "„“",
    "cs": "„“",
    "es": "“”",
    "fr": "«»",
    "it": "«»",
    "pl": "„”",
    "pt-BR": "“”",
    "uk": "«»",
}
"""How a language quotes; other marks are another's."""
