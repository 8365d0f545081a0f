"""What the server answers over HTTP."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from projectl import Game, __version__
from projectl.bots import BOTS
from projectl.server.http.records import MOST_BYTES
from projectl.words import LANGUAGES, say
from projectl.words.phrases import kebab
from tests.server.serving import Serving, serving, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("http")) as running:
        yield running


AS_JSON = {"Content-Type": "application/json"}


def a_record() -> tuple[Game, str]:
    chance, game = random.Random(5), Game.new(seed=5)
    while not game.is_over:
        game.play(chance.choice(game.legal()))
    return game, game.record()


# Running it


def test_it_says_that_it_is_alive(server: Serving) -> None:
    assert server.client().get("/healthz").json() == {"is_alive": True, "version": __version__}


def test_it_is_not_ready_without_bots_and_says_so(server: Serving) -> None:
    answer = server.client().get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"is_ready": False, "missing": ["bots"]}


def test_it_is_ready_once_a_bot_can_think(tmp_path: Path) -> None:
    with serving(tmp_path, bots=1) as running:
        client = running.client()
        wait_until(lambda: client.get("/readyz").status_code == 200)
        assert client.get("/readyz").json() == {"is_ready": True, "missing": []}


def test_it_counts_for_prometheus(server: Serving) -> None:
    client = server.client()
    client.get("/api/bots")
    client.get("/nowhere")
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert 'projectl_http_requests_total{method="GET",path="/api/bots",status="200"}' in answer.text
    assert 'projectl_http_requests_total{method="GET",path="elsewhere",status="404"}' in answer.text
    for name in ("projectl_tables_loaded", "projectl_moves_total", "projectl_storage_gone_total"):
        assert f"\n{name} " in answer.text


# Errors


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing/here", 404, "not_found"),
        ("POST", "/healthz", 405, "wrong_method"),
        ("GET", "/ws", 405, "wrong_method"),
        ("GET", "/api/tables/none", 404, "no_such_table"),
        ("GET", "/api/tables/%00", 400, "unreadable"),
        ("GET", "/api/games?variant=chess", 400, "unreadable"),
        ("GET", "/api/games?since=yesterday", 400, "unreadable"),
        ("GET", "/api/games?cursor=x", 400, "unreadable"),
        ("GET", "/api/me/export", 401, "who_are_you"),
        ("DELETE", "/api/me", 401, "who_are_you"),
        ("GET", "/api/games/none/record", 404, "no_such_table"),
        ("GET", "/api/games/none/replay", 404, "no_such_table"),
        ("GET", "/api/me/tables", 401, "who_are_you"),
        *((method, "/api/nope", 404, "not_found") for method in ("GET", "POST", "DELETE")),
        ("GET", "/api/nope.html", 404, "not_found"),
        ("GET", "/api/nope/nope", 404, "not_found"),
    ],
)
def test_every_error_has_a_code_and_a_sentence(server: Serving, method: str, path: str, status: int, code: str) -> None:
    browsing = {"Accept": "text/html,*/*"} if path.startswith("/api/") else {}  # elsewhere a browser gets the page
    answer = server.client().request(method, path, headers=browsing)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["code"] == code
    assert answer.json()["sentence"].endswith((".", "'", ")")) or answer.json()["args"]


def test_a_sentence_is_in_the_language_that_is_asked_for(server: Serving) -> None:
    def sentence(wanted: str) -> str:
        answer = server.client().get("/api/games/none/record", headers={"Accept-Language": wanted})
        return str(answer.json()["sentence"])

    assert sentence("uk-UA,uk;q=0.9,en;q=0.8") == say("server-no-such-table", "uk")
    assert sentence("nl, pt;q=0.5") == say("server-no-such-table", "pt-BR")
    assert sentence("") == sentence("nl") == sentence(";q=,;;") == say("server-no-such-table", "en")


def test_a_guest_is_called_so_in_the_language_asked_for(server: Serving) -> None:
    me = server.client().get("/api/me", headers={"Accept-Language": "uk"}).json()
    assert me["name"].startswith("Гість ")


@pytest.mark.parametrize(("method", "path", "key"), [("GET", "/api/nowhere", "http-not-found"), ("PUT", "/api/me", "")])
def test_what_no_address_answers_is_refused_in_the_language_asked_for(
    server: Serving, method: str, path: str, key: str
) -> None:
    answer = server.client().request(method, path, headers={"Accept-Language": "uk"}).json()
    assert answer["sentence"] == (say(key, "uk") if key else say("http-wrong-method", "uk", method=method))


@pytest.mark.parametrize(
    "body", [b"{", b"\xff\xfe", b"[]", b'{"name": 7}', b'{"name": ""}', b'{"nom": "Ada"}', b"9" * 999]
)
def test_a_body_that_cannot_be_read_is_refused(server: Serving, body: bytes) -> None:
    answer = server.guest().put("/api/me/name", content=body, headers=AS_JSON)
    assert answer.status_code == 400
    assert answer.json()["code"] == "unreadable"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"{", say("unreadable-json", "uk")),
        (b'{"name": "\xff"}', say("unreadable-text", "uk")),
        (b'{"name": 7}', say("unreadable-key", "uk", key="name")),
        (b'{"nom": "Ada"}', say("unreadable-key", "uk", key="nom")),
        (b"[]", say("unreadable-else", "uk")),
        (b"[" * 15_000, say("unreadable-deep", "uk")),
    ],
)
def test_why_it_cannot_be_read_is_said_in_the_language_asked_for(server: Serving, body: bytes, why: str) -> None:
    answer = server.guest().put("/api/me/name", content=body, headers={**AS_JSON, "Accept-Language": "uk"}).json()
    assert answer["sentence"] == say("http-unreadable", "uk", why=why)


def test_a_record_that_is_no_text_is_refused_in_the_language_asked_for(server: Serving) -> None:
    headers = {"Content-Type": "text/plain", "Accept-Language": "cs"}
    answer = server.guest().post("/api/records", content=b"\xff", headers=headers).json()
    assert answer["sentence"] == say("http-unreadable", "cs", why=say("unreadable-text", "cs"))


def test_a_body_too_long_is_refused(server: Serving) -> None:
    answer = server.guest().put("/api/me/name", content=b" " * 20_000, headers=AS_JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
    assert answer.json()["args"] == {"most": 16_000}


TAKING_JSON = [
    ("PUT", "/api/me/name"),
    ("POST", "/api/account"),
    ("POST", "/api/login"),
    ("POST", "/api/recover"),
    ("PUT", "/api/me/password"),
    ("POST", "/api/me/codes"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/record"),
]


def test_these_are_the_addresses_that_take_json(server: Serving) -> None:
    document = server.client().get("/api/openapi.json").json()
    found = [
        (method.upper(), path)
        for path, methods in document["paths"].items()
        for method, told in methods.items()
        if "application/json" in told.get("requestBody", {}).get("content", {})
    ]
    assert sorted(found) == sorted(TAKING_JSON)
    assert all("415" in document["paths"][path][method.lower()]["responses"] for method, path in found)


@pytest.mark.parametrize(("method", "path"), TAKING_JSON)
@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b'{"\xc3\x28": 1}', b'{"account": "\xed\xa0\x80"}', b'["\x80"]'])
def test_json_that_is_no_text_is_refused_in_a_sentence(server: Serving, method: str, path: str, body: bytes) -> None:
    answer = server.guest().request(method, path, content=body, headers=AS_JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert "UTF-8" in answer.json()["sentence"]


@pytest.mark.parametrize(("method", "path"), TAKING_JSON)
@pytest.mark.parametrize("kind", [None, "", "text/plain", "multipart/form-data; boundary=x", "application/jsonp"])
def test_json_has_to_say_that_it_is(server: Serving, method: str, path: str, kind: str | None) -> None:
    """A page elsewhere can make a browser send these without asking us first."""
    headers = {} if kind is None else {"Content-Type": kind}
    answer = server.guest().request(method, path, content=b'{"name": "Eve"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong_type")
    assert answer.json()["sentence"] == "Send it as application/json."


def test_json_may_say_in_which_letters_it_is(server: Serving) -> None:
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert server.guest().put("/api/me/name", content=b'{"name": "Ada"}', headers=headers).json()["name"] == "Ada"


# Oneself


def test_a_stranger_becomes_a_guest_and_is_known_again(server: Serving) -> None:
    client = server.client()
    first = client.get("/api/me").json()
    assert first["account"] is None
    assert client.get("/api/me").json() == first
    assert server.guest().get("/api/me").json()["id"] != first["id"]


def test_a_guest_can_be_renamed(server: Serving) -> None:
    client = server.guest()
    assert client.put("/api/me/name", json={"name": " Ada "}).json()["name"] == "Ada"
    assert client.get("/api/me").json()["name"] == "Ada"
    refused = client.put("/api/me/name", json={"name": "\u202e"})
    assert (refused.status_code, refused.json()["code"]) == (409, "bad_name")


def test_an_account_is_found_again_from_another_browser(server: Serving) -> None:
    here, there = server.guest(), server.client()
    mine = here.get("/api/me").json()
    secret = {"account": "Grace", "password": "nanoseconds"}
    codes = here.post("/api/account", json=secret).json()["codes"]
    assert len(codes) == 10
    assert here.post("/api/account", json=secret).status_code == 409
    wrong = there.post("/api/login", json={**secret, "password": "microseconds"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_password")
    assert there.post("/api/login", json=secret).json()["id"] == mine["id"]
    assert there.put("/api/me/password", json={"old": "nanoseconds", "new": "picoseconds"}).status_code == 204
    assert there.post("/api/logout").status_code == 204
    assert "projectl" not in there.cookies
    renewed = there.post("/api/recover", json={"account": "grace", "code": codes[0], "password": "femtoseconds"})
    assert renewed.json()["id"] == mine["id"]
    assert here.get("/api/me/export").status_code == 401, "a recovery ends all other sessions"


def test_everything_kept_about_somebody_can_be_had_and_deleted(server: Serving) -> None:
    client = server.guest()
    mine = client.get("/api/me").json()["id"]
    kept = client.get("/api/me/export")
    assert kept.json()["profile"]["id"] == mine
    assert "attachment" in kept.headers["content-disposition"]
    token = client.cookies["projectl"]
    assert token not in kept.text
    assert client.delete("/api/me").status_code == 204
    again = server.client(cookies={"projectl": token})
    assert again.get("/api/me/export").status_code == 401
    assert again.get("/api/me").json()["id"] != mine


# Tables


def test_all_bots_are_listed(server: Serving) -> None:
    listed = server.client().get("/api/bots").json()["bots"]
    assert {bot["name"]: bot["about"] for bot in listed} == {name: say(f"bot-about-{name}") for name in BOTS}
    german = server.client(headers={"accept-language": "de"}).get("/api/bots").json()["bots"]
    assert [bot["about"] for bot in german] == [say(f"bot-about-{name}", "de") for name in BOTS]


def test_a_private_table_is_seen_by_its_host_and_with_its_key(server: Serving) -> None:
    host, other = server.guest(), server.guest()
    opened = host.post("/api/tables", json={"seats": ["you", "open"]})
    assert opened.status_code == 201
    table, key, link = (opened.json()[name] for name in ("table", "key", "link"))
    assert link == f"{server.url}/t/{table}#{key}"
    assert server.client().get(link).status_code == 200
    seen = host.get(f"/api/tables/{table}").json()
    assert (seen["phase"], seen["is_host"]) == ("waiting", True)
    assert other.get(f"/api/tables/{table}").status_code == 404
    assert other.get(f"/api/tables/{table}", params={"key": key[:-1]}).status_code == 404
    assert other.get(f"/api/tables/{table}", params={"key": key}).json()["is_host"] is False
    assert key not in other.get(f"/api/tables/{table}", params={"key": key}).text
    assert table not in other.get("/api/tables").text


def test_a_listed_table_is_in_the_lobby(server: Serving) -> None:
    host = server.guest()
    host.put("/api/me/name", json={"name": "Emmy"})
    wishes = {"seats": ["you", "open", "casual"], "is_listed": True, "clock": {"seconds": 600}}
    table = host.post("/api/tables", json=wishes).json()["table"]
    listed = next(one for one in server.client().get("/api/tables").json()["tables"] if one["table"] == table)
    assert listed["seats"] == ["taken", "open", "casual"]
    assert listed["host"] == "Emmy"
    assert listed["clock"] == {"seconds": 600, "increment": 0}
    assert "key" not in listed


TWO: dict[str, Any] = {"seats": ["you", "open"]}


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"seats": ["you", "nobody"]}, "no_bot"),
        ({"seats": ["casual", "casual"]}, "no_people"),
        ({"seats": ["you"] * 6, "variant": "solo"}, "solo_is_one"),
        ({"seats": ["you"] * 3, "variant": "line-clear"}, "seat_count"),
        ({"seats": ["you"] * 6}, "few_black"),
        ({"seats": ["you"], "variant": "solo", "options": {"endless_white": True}}, "endless_solo"),
        (TWO | {"names": ["Mia"]}, "names_for_seats"),
        (TWO | {"names": [None, "Mia"]}, "names_of_others"),
        (TWO | {"edition": "pocket"}, "unknown_value"),
        (TWO | {"expansions": ["x" * 999]}, "unknown_value"),
        (TWO | {"difficulty": "unbeatable"}, "difficulty_alone"),
        (TWO | {"options": {"nonsense": True}}, "no_option"),
        (TWO | {"options": {"pieces_each": 0}}, "pieces_each"),
        (TWO | {"options": {"pieces_each": 1}}, "few_pieces"),
        (TWO | {"options": {"recycle": 7}}, "yes_or_no"),
        (TWO | {"puzzles": "this is no puzzle file\n"}, "file_header"),
        (TWO | {"puzzles": "W01 1\n"}, "file_header"),
        (TWO | {"puzzles": ";\n"}, "file_empty"),
        (TWO | {"puzzles": "; set: what\n"}, "file_set_name"),
        (TWO | {"puzzles": "#####\n"}, "file_stray_row"),
        (TWO | {"puzzles": "Q01 1 O1\n"}, "file_unknown_id"),
        (TWO | {"puzzles": "W01 99 O1\n"}, "file_points"),
        (TWO | {"puzzles": "W01 1 Z9\n"}, "file_reward"),
        (TWO | {"puzzles": "W01 1 O1\n" + ".....\n" * 5}, "file_no_recess"),
        (TWO | {"puzzles": "W01 1 O1\n" + "#....\n" * 6}, "file_many_rows"),
        (TWO | {"puzzles": "W01 1 O1\n" + "#....\n" * 4}, "file_few_rows"),
        (TWO | {"puzzles": "W01 1 O1\n...\n" + "#....\n" * 4}, "file_row"),
        (TWO | {"puzzles": "W01 1 O1\n..x..\n" + "#....\n" * 4}, "file_character"),
        (TWO | {"puzzles": ("W01 1 O1\n" + "#....\n" * 5) * 2}, "file_twice"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    server: Serving, wishes: dict[str, Any], reason: str
) -> None:
    answer = server.guest().post("/api/tables", json=wishes)
    assert (answer.status_code, answer.json()["code"]) == (409, "impossible_table")
    facts = answer.json()["args"]
    assert facts["reason"] == reason, facts
    assert facts["why"]
    for language in LANGUAGES:
        assert len(say(f"impossible-{kebab(reason)}", language, **facts)) < 400


def test_nobody_opens_a_table_unknown(server: Serving) -> None:
    assert server.client().post("/api/tables", json={"seats": ["you", "open"]}).status_code == 401


def test_a_puzzle_file_of_ones_own_may_be_long(server: Serving) -> None:
    answer = server.guest().post("/api/tables", json={"seats": ["you", "open"], "puzzles": "#" * 63_000 + "\n"})
    assert answer.status_code in (201, 409)


# Games


def test_a_running_game_has_no_record(server: Serving) -> None:
    client = server.guest()
    table = client.post("/api/tables", json={"seats": ["you", "you"]}).json()["table"]
    refused = client.get(f"/api/games/{table}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")


def test_an_uploaded_record_is_described(server: Serving) -> None:
    game, text = a_record()
    answer = server.client().post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.json() == {
        "variant": "standard",
        "edition": "kickstarter",
        "expansions": [],
        "seats": 2,
        "decisions": text.partition("\n\n")[2].count("\n"),
        "is_over": True,
        "scores": list(game.scores),
        "winners": list(game.winners),
    }


@pytest.mark.parametrize(
    "text", ["", "<script>alert(1)</script>", "projectl-record/1\n\n0 exec rm", "projectl-record/99\n"]
)
def test_what_is_no_record_is_refused_and_not_repeated_as_a_page(server: Serving, text: str) -> None:
    answer = server.client().post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_a_record")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_record_of_another_kind_is_refused(server: Serving) -> None:
    client = server.client()
    assert client.post("/api/records", content=b"\xff" * 9, headers={"Content-Type": "text/plain"}).status_code == 400
    assert client.post("/api/records", json={"a": 1}).status_code == 415
    long = client.post("/api/records", content=b"x" * (MOST_BYTES + 1), headers={"Content-Type": "text/plain"})
    assert long.status_code == 413


def test_the_longest_record_is_read_in_time(server: Serving) -> None:
    _, text = a_record()
    lines = text + "0 pass\n" * ((MOST_BYTES - len(text)) // 7)
    answer = server.client().post("/api/records", content=lines, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 409


def test_ratings_and_games_begin_empty(server: Serving) -> None:
    client = server.client()
    assert client.get("/api/ratings", params={"variant": "solo"}).json() == {"variant": "solo", "ratings": []}
    assert client.get("/api/games", params={"since": "0001-01-01", "until": "9999-12-31"}).json() == {
        "games": [],
        "next": None,
    }


def test_the_document_describes_every_address(server: Serving) -> None:
    document = json.loads(server.client().get("/api/openapi.json").text)
    assert {"/healthz", "/readyz", "/metrics", "/api/me", "/api/tables", "/api/records"} <= set(document["paths"])
    assert document["components"]["securitySchemes"]["person"]["name"] == "projectl"
