"""Both sides of the protocol: what is said, in which order, and how a bot of ours answers."""

import json
import shlex
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar

import pytest
from typer.testing import CliRunner

from projectl import Game
from projectl.bots import BOTS, NODES, THINK_MS, Kind, Limits, make
from projectl.bots.external import TERMS, ExternalBot, own_seed
from projectl.bots.forfeit import CAUSES
from projectl.bots.protocol import MOST_LINE, Misunderstood, serve
from projectl.bots.random import RandomBot
from projectl.cli.main import app
from projectl.words import say
from tests.bots.table import ROOT, command, play_on, program
from web import build

RECORDER = """\
import json, sys
with open(sys.argv[1], "w") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            print('{"type": "hello", "protocol": 1, "colour": "an unknown key"}', flush=True)
        if message["type"] == "decide":
            move = message["indices" if message["decision"] % 2 else "moves"][0]
            print(json.dumps({"type": "move", "decision": message["decision"], "move": move}), flush=True)
"""


@pytest.fixture
def recorder(tmp_path: Path) -> ExternalBot:
    """A bot that makes the first move, by text or by index, and writes down what it was told."""
    script = tmp_path / "recorder.py"
    script.write_text(RECORDER, encoding="utf-8")
    return ExternalBot(f"{command(script)} '{tmp_path / 'heard'}'", 5)


def heard(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "heard").read_text(encoding="utf-8").splitlines()]


def test_a_conversation_from_hello_to_quit(recorder: ExternalBot, tmp_path: Path) -> None:
    game = Game.new(variant="line-clear", players=4, expansions=("ghost",), seed=8)
    black = game.view()["markers"]["black"]
    first = (game.view(black), game.legal(black))
    for _ in range(2):
        assert recorder.choose(*first) == first[1][0]
    recorder.finish((3, 1), (0,))
    recorder.choose(*first)
    recorder.close()
    said = heard(tmp_path)
    kinds = ["hello", "new_game", "decide", "decide", "result", "new_game", "decide", "quit"]
    assert [message["type"] for message in said] == kinds
    hello, new_game, decide, second, result, again, *_ = said
    assert hello["protocol"] == 1
    assert hello["timeout_ms"] > new_game["think_ms"] > 0
    terms = {"players": 4, "variant": "line-clear", "expansions": ["ghost"], "difficulty": None, "puzzles": None}
    assert new_game.items() >= {"seat": black, "edition": "kickstarter", **terms}.items()
    assert new_game["options"] == first[0]["options"]
    assert new_game["seed"] != again["seed"]
    assert (decide["decision"], second["decision"]) == (1, 2)
    assert decide["view"] == first[0]
    assert decide["moves"] == [str(move) for move in first[1]]
    assert decide["indices"] == [move.index for move in first[1]]
    assert result == {"type": "result", "scores": [3, 1], "winners": [0]}


def test_a_program_is_not_told_the_seed_of_the_game() -> None:
    seeds = {own_seed(7, game) for game in range(1, 50)} | {own_seed(8, 1)}
    assert len(seeds) == 50
    assert all(0 <= seed < 2**32 and seed not in (7, 8) for seed in seeds)


def test_a_bot_of_ours_plays_the_same_behind_the_protocol() -> None:
    seed = own_seed(3, 1)
    outside = ExternalBot(f"'{sys.executable}' -m projectl.cli.main bot random", 3)
    try:
        far = play_on(Game.new(seed=4), [outside, make("random", 9)], 40)
    finally:
        outside.close()
    near = play_on(Game.new(seed=4), [make("random", seed), make("random", 9)], 40)
    assert far.record() == near.record()


def test_the_example_in_python_plays_a_whole_game_and_the_same_again() -> None:
    games = []
    for _ in range(2):
        bot = program(ROOT / "examples" / "bot.py")
        games.append(play_on(Game.new(seed=4), [bot, make("random", 9)]))
        bot.close()
    assert games[0].is_over
    assert games[0].record() == games[1].record()


def test_the_example_in_javascript_plays_a_whole_game() -> None:
    bot = ExternalBot(shlex.join([str(build.node()), str(ROOT / "examples" / "bot.js")]), 1)
    game = play_on(Game.new(variant="solo", seed=4), [bot])
    bot.close()
    assert game.is_over


def test_the_examples_are_short_and_need_nothing() -> None:
    for name, comment in (("bot.py", "#"), ("bot.js", "//")):
        lines = (ROOT / "examples" / name).read_text(encoding="utf-8").splitlines()
        assert len([line for line in lines if line.strip() and not line.startswith(comment)]) <= 22


# A bot of ours, as others see it


def served(*lines: str | bytes) -> list[dict[str, Any]]:
    sink = BytesIO()
    text = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    serve(lambda game: RandomBot(game.seed), "tested", BytesIO(text), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


HELLO = '{"type": "hello", "protocol": 1, "program": "x", "timeout_ms": 1, "news": []}'
NEW_GAME = json.dumps(
    {"type": "new_game", "seat": 0, "seed": 3, "think_ms": 10, "players": 2, "variant": "standard", "expansions": []}
    | {"edition": "kickstarter", "difficulty": None, "options": {}, "puzzles": None}
)
DECIDE = '{"type": "decide", "decision": 4, "think_ms": 10, "view": {}, "moves": ["gain O1"], "indices": [24]}'
CHOICE = DECIDE.replace('["gain O1"]', '["gain O1", "pass"]')


def within(line: str, think_ms: int) -> str:
    """The same with another time to think."""
    return line.replace('"think_ms": 10', f'"think_ms": {think_ms}')


def test_serve_answers_hello_and_decisions_and_nothing_else() -> None:
    said = served(HELLO, '{"type": "weather", "is": "fine"}', NEW_GAME, DECIDE, '{"type": "result"}', DECIDE)
    move = {"type": "move", "move": "gain O1", "decision": 4}
    assert said == [{"type": "hello", "protocol": 1, "name": "tested"}, move, move]


def test_serve_ends_with_quit() -> None:
    assert served(HELLO, '{"type": "quit"}', HELLO) == served(HELLO)


def test_serve_answers_another_version_with_its_own() -> None:
    assert served(HELLO.replace('"protocol": 1', '"protocol": 2'))[0]["protocol"] == 1


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ((HELLO, "hello?"), "line 2 of the input is not of the bot protocol: JSON is malformed"),
        (("[]",), "line 1 of the input is not of the bot protocol"),
        ((b"\xff",), "line 1 of the input is not of the bot protocol"),
        (("[" * 100_000,), "line 1 of the input is not of the bot protocol"),
        (('{"type": "hello"}',), "missing required field `protocol`"),
        ((DECIDE,), "line 1 of the input asks for a decision before any new_game"),
        ((NEW_GAME, DECIDE.replace("gain O1", "gain all")), "line 2 of the input: this is not a move: 'gain all'"),
    ],
)
def test_serve_says_what_it_cannot_understand(lines: tuple[str | bytes, ...], sentence: str) -> None:
    with pytest.raises(Misunderstood, match=sentence):
        served(*lines)


def test_the_command_speaks_the_protocol_and_nothing_else() -> None:
    spoken = CliRunner().invoke(app, ["bot", "random"], input=f"{HELLO}\n{NEW_GAME}\n{DECIDE}\n")
    assert spoken.exit_code == 0
    assert [json.loads(line)["type"] for line in spoken.stdout.splitlines()] == ["hello", "move"]


@pytest.mark.parametrize(
    ("arguments", "line", "sentence"),
    [
        (["nobody"], "", "there is no bot 'nobody'; the bots are random"),
        (["exec:true"], "", "own command line"),
        (["random"], "hello?", "line 1 of the input is not of the bot protocol"),
        (["mcts"], within(NEW_GAME, 19), "line 1 of the input: think_ms is a whole number from 20 to 3,600,000"),
        (["mcts"], f"{within(NEW_GAME, 20)}\n{within(CHOICE, 0)}", "line 2 of the input: think_ms is a whole number"),
        (["mcts:nodes=9"], f"{NEW_GAME}\n{CHOICE}", "line 2 of the input: this program reads the format"),
    ],
)
def test_the_command_refuses_in_a_sentence(arguments: list[str], line: str, sentence: str) -> None:
    spoken = CliRunner().invoke(app, ["bot", *arguments], input=f"{line}\n")
    assert spoken.exit_code == 2
    assert sentence in spoken.stderr
    assert spoken.stdout == ""


def test_without_a_name_the_command_lists_the_bots() -> None:
    listed = CliRunner().invoke(app, ["bot"]).stdout
    assert "random: Any kind of move at random" in listed
    assert all(f"{name}: {say(f'bot-about-{name}')}" in listed for name in BOTS)
    assert "  think_ms: how long to think about a decision, in ms (200 unless told)" in listed
    assert "(off unless told)" in listed
    assert "  nodes: how many positions to look at, in solo only: the same moves again (40,000 unless told)" in listed


class Clocked(RandomBot):
    """Remembers what time it was given, and for what it was made."""

    given: ClassVar[list[int | None]] = []

    def __init__(self, seed: int, think_ms: int, nodes: int | None) -> None:
        super().__init__(seed)
        self.given[:] = [think_ms, nodes]

    def give_time(self, think_ms: int) -> None:
        self.given.append(think_ms)


@pytest.mark.parametrize(
    ("spec", "given"),
    [
        ("thinker", [50, None, 30, 3000]),
        ("thinker:think_ms=70", [70, None]),
        ("thinker:nodes=5", [200, 5]),
    ],
)
def test_a_bot_thinks_as_long_as_each_question_asks_unless_its_command_line_says_how_long(
    spec: str, given: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "thinker", Kind(Clocked, (THINK_MS, NODES)))
    monkeypatch.setattr("projectl.cli.bot.rehearse", lambda _spec: None)
    lines = [within(NEW_GAME, 50), within(DECIDE, 30), within(DECIDE, 3000)]
    spoken = CliRunner().invoke(app, ["bot", spec], input="".join(f"{line}\n" for line in lines))
    assert spoken.exit_code == 0, spoken.output
    assert Clocked.given == given


def test_the_conversation_in_the_document_is_a_real_one() -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    lines = page.partition("## A conversation")[2].partition("```\n")[2].partition("```")[0].splitlines()
    said = [json.loads(line[2:].replace("{...}", "{}")) for line in lines if line.startswith("> ")]
    answers = [json.loads(line[2:]) for line in lines if line.startswith("< ")]
    assert [message["type"] for message in said] == ["hello", "new_game", "decide", "decide", "result", "quit"]
    hello, new_game, *decisions = said[:4]
    game = Game.new(players=new_game["players"], seed=7)
    view = game.view(0)
    assert view == json.loads(page.partition("```json\n")[2].partition("```")[0])
    assert all(view[key] == new_game[key] for key in TERMS)
    assert (hello["timeout_ms"], new_game["think_ms"]) == (Limits().timeout_ms, Limits().think_ms)
    for asked, answer in zip(decisions, answers[1:], strict=True):
        moves = game.legal()
        assert asked["moves"] == [str(move) for move in moves]
        assert asked["indices"] == [move.index for move in moves]
        game.play(next(move for move in moves if answer["move"] in (str(move), move.index)))


def test_the_document_shows_the_example_and_every_cause() -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    assert (ROOT / "examples" / "bot.py").read_text(encoding="utf-8") in page
    assert all(f"| `{code}` |" in page for code in CAUSES)
    assert f"{MOST_LINE:,} bytes" in page


def test_the_document_names_every_message_key() -> None:
    from projectl.bots import protocol

    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    kinds = [kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, protocol.Message)]
    for kind in kinds:
        for field in kind.__struct_fields__:
            assert f"`{field}`" in page, (kind, field)


def test_standard_input_that_closes_ends_the_command_quietly() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "projectl.cli.main", "bot", "random"], input=b"", capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, b"")
