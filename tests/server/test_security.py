"""What strangers, other sites and the impatient are kept from."""

import io
import json
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import structlog
from websockets.exceptions import InvalidStatus

from projectl.server import journal, metrics
from projectl.server.config import Config, WrongSetting, database_address, ready
from projectl.server.refusing import Refused
from projectl.server.wire.limits import MOST_KEYS, Buckets, neighbourhood
from projectl.server.wire.security import check_host, check_origin
from tests.patience import PATIENCE_S
from tests.server.serving import Serving, dial, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("security")) as running:
        yield running


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("proxied")
    with serving(folder, proxies=("127.0.0.1",), origins=("https://play.example",), rate=1.0) as running:
        yield running


HERE = Config(database="x", host="127.0.0.1", port=8765)
LAN = Config(database="x", host="0.0.0.0")
BEHIND = Config(database="x", host="0.0.0.0", origins=("https://play.example",), proxies=("10.0.0.1",))


# Where it came from


@pytest.mark.parametrize(
    ("headers", "is_ours"),
    [
        ({"host": "localhost:8765"}, True),
        ({"host": "localhost:8765", "origin": "http://localhost:8765"}, True),
        ({"host": "localhost:8765", "origin": "http://LOCALHOST:8765"}, True),
        ({"host": "localhost:8765", "origin": "https://localhost:8765"}, False),
        ({"host": "localhost:8765", "origin": "http://localhost:9999"}, False),
        ({"host": "localhost:8765", "origin": "http://evil.example"}, False),
        ({"host": "localhost:8765", "origin": "null"}, False),
        ({"host": "", "origin": "http://"}, False),
        ({"origin": "null"}, False),
        ({"host": "localhost:8765", "sec-fetch-site": "same-origin"}, True),
        ({"host": "localhost:8765", "sec-fetch-site": "none"}, True),
        ({"host": "localhost:8765", "sec-fetch-site": "same-site"}, False),
        ({"host": "localhost:8765", "sec-fetch-site": "cross-site"}, False),
        ({"host": "inside:1", "origin": "https://play.example", "sec-fetch-site": "cross-site"}, True),
        ({"host": "inside:1", "origin": "https://play.example.evil"}, False),
    ],
)
def test_only_our_own_pages_may_change_anything(headers: dict[str, str], is_ours: bool) -> None:
    if is_ours:
        check_origin(headers, BEHIND, "http")
    else:
        with pytest.raises(Refused, match="another site"):
            check_origin(headers, BEHIND, "http")


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765", "x.localhost", ""])
def test_a_server_for_one_machine_goes_by_its_names(host: str) -> None:
    check_host({"host": host}, HERE)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "192.168.0.4:8765"])
def test_a_server_that_knows_its_names_goes_by_no_other(host: str) -> None:
    for config in (HERE, BEHIND):
        with pytest.raises(Refused, match="does not go by that name"):
            check_host({"host": host}, config)
    check_host({"host": host}, LAN)


@pytest.mark.parametrize("host", ["[", "[::1", "[v1.zz]:1", "a\u2100.example", "]", "//", "@"])
def test_what_is_no_name_is_no_name_of_ours(host: str) -> None:
    for config in (HERE, BEHIND):
        with pytest.raises(Refused, match="does not go by that name"):
            check_host({"host": host}, config)


@pytest.mark.parametrize("host", ["play.example", "PLAY.example:443", "play.example:8443", "localhost:8765", "[::1]:1"])
def test_a_server_with_an_address_goes_by_its_name_on_any_port(host: str) -> None:
    check_host({"host": host}, BEHIND)


@pytest.mark.parametrize(
    ("host", "origin"),
    [("evil.example", "http://evil.example"), ("play.example", "http://play.example"), ("10.0.0.9", "http://10.0.0.9")],
)
def test_a_server_with_an_address_takes_no_other_for_its_own(host: str, origin: str) -> None:
    with pytest.raises(Refused, match="another site"):
        check_origin({"host": host, "origin": origin}, BEHIND, "http")
    check_origin({"host": host, "origin": origin}, LAN, "http")


@pytest.mark.parametrize("scheme", ["http", "ws"])
def test_a_page_is_ours_only_by_the_same_scheme(scheme: str) -> None:
    """Without TLS anybody in between writes the page."""
    plain, safe = ({"host": "10.0.0.9", "origin": f"{way}://10.0.0.9"} for way in ("http", "https"))
    check_origin(plain, LAN, scheme)
    check_origin(safe, LAN, f"{scheme}s")
    for headers, other in ((plain, f"{scheme}s"), (safe, scheme)):
        with pytest.raises(Refused, match="another site"):
            check_origin(headers, LAN, other)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_another_sites_page_cannot_act_for_somebody(server: Serving, method: str) -> None:
    ada = server.guest()
    answer = ada.request(
        method,
        "/api/me/name" if method == "PUT" else "/api/logout" if method == "POST" else "/api/me",
        headers={"Origin": "http://evil.example"},
        json={"name": "Eve"},
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")
    assert ada.get("/api/me/export").status_code == 200


def test_another_sites_page_cannot_open_a_socket(server: Serving) -> None:
    headers = {"Cookie": f"projectl={server.guest().cookies['projectl']}", "Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused, dial(server.config.port, headers):
        pass
    assert refused.value.response.status_code == 403
    headers["Origin"] = server.url.replace("http:", "https:")
    with pytest.raises(InvalidStatus), dial(server.config.port, headers):
        pass
    headers["Origin"] = server.url
    with dial(server.config.port, headers) as line:
        assert json.loads(line.recv(timeout=PATIENCE_S))["type"] == "hello"


def test_a_name_that_leads_here_from_elsewhere_is_refused(server: Serving) -> None:
    answer = server.client().get("/api/me", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "other_host")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz"])
def test_a_name_that_is_none_is_refused(server: Serving, path: str) -> None:
    answer = server.client().get(path, headers={"Host": "["})
    assert (answer.status_code, answer.json()["code"]) == (403, "other_host")


def test_a_socket_by_a_name_that_is_none_is_refused(server: Serving) -> None:
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    with socket.create_connection(("127.0.0.1", server.config.port), timeout=PATIENCE_S) as raw:
        raw.sendall(f"GET /ws HTTP/1.1\r\nHost: [\r\n{upgrade}dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        assert b" 403 " in raw.recv(65536).partition(b"\r\n")[0]


def test_who_runs_a_server_reaches_it_by_any_name(proxied: Serving) -> None:
    asking = proxied.client(headers={"Host": "10.1.2.3:8765", "X-Forwarded-For": "203.0.113.9"})
    assert [asking.get(path).status_code for path in ("/healthz", "/metrics", "/api/me")] == [200, 200, 403]


@pytest.mark.parametrize("path", ["/api/login", "/api/tables"])
@pytest.mark.parametrize("deep", [b"[" * 15_000, b'{"seats":' * 1500, b'{"account":' + b"[" * 10_000])
def test_what_is_nested_too_deep_is_unreadable(server: Serving, path: str, deep: bytes) -> None:
    answer = server.guest().post(path, content=deep, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


# What browsers are told


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/nothing", "/api/tables/none", "/metrics", "/healthz", "/api/openapi.json"]
)
def test_every_answer_carries_the_headers(server: Serving, path: str) -> None:
    headers = server.client().get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    # Drawings carry style attributes; no script, and no style sheet, may stand in a page.
    allowed = [each for each in headers["content-security-policy"].split("; ") if "unsafe" in each or "*" in each]
    assert allowed == ["script-src 'self' 'wasm-unsafe-eval'", "style-src-attr 'unsafe-inline'"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    if path.startswith("/api/me"):
        assert headers["cache-control"] == "no-store"


def test_the_cookie_is_for_the_server_alone(server: Serving) -> None:
    given = server.client().get("/api/me").headers["set-cookie"]
    parts = {part.strip().lower() for part in given.split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert len(given.partition("=")[2].partition(";")[0]) >= 32


def test_behind_tls_the_cookie_never_travels_without(proxied: Serving) -> None:
    given = proxied.client().get("/api/me", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.1"})
    assert "secure" in given.headers["set-cookie"].lower()


def test_only_a_trusted_proxy_is_believed(server: Serving) -> None:
    given = server.client().get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "secure" not in given.headers["set-cookie"].lower()


def test_links_lead_where_people_come_in(proxied: Serving) -> None:
    headers = {"X-Forwarded-For": "203.0.113.2", "Origin": "https://play.example"}
    client = proxied.client(headers=headers)
    client.get("/api/me")
    assert (
        client.post("/api/tables", json={"seats": ["you", "open"]}).json()["link"].startswith("https://play.example/t/")
    )


# Too much


def test_a_bucket_empties_and_fills_again() -> None:
    now = [100.0]
    buckets = Buckets(2, 3, lambda: now[0])
    assert [buckets.wait("a") for _ in range(5)] == [0, 0, 0, 0.5, 0.5]
    assert buckets.wait("b") == 0
    now[0] += 0.5
    assert buckets.wait("a") == 0
    now[0] -= 50
    assert 0 < buckets.wait("a") <= 1, "a clock that jumps back gives nothing and takes nothing"


def test_who_is_told_to_slow_down_is_counted() -> None:
    buckets, counted = Buckets(1, 2, what="uploads"), metrics.slowed.labels("uploads")._value
    before = counted.get()
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Refused):
        buckets.take("a")
    assert counted.get() == before + 1


def test_buckets_do_not_grow_for_ever() -> None:
    buckets = Buckets(1, 1)
    for number in range(MOST_KEYS + 500):
        buckets.wait(str(number))
    assert len(buckets) == MOST_KEYS


def test_an_ipv6_line_counts_as_one() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"
    assert neighbourhood("testclient") == "testclient"


def test_passwords_cannot_be_tried_for_long(proxied: Serving) -> None:
    client = proxied.client(headers={"X-Forwarded-For": "203.0.113.3"})
    for _ in range(30):
        answer = client.post("/api/login", json={"account": "nobody", "password": "guess guess"})
        if answer.status_code == 429:
            break
        assert answer.status_code == 403
    assert answer.status_code == 429
    assert answer.json()["code"] == "slow_down"
    assert 0 < answer.json()["retry_after"] <= int(answer.headers["retry-after"])
    elsewhere = proxied.client(headers={"X-Forwarded-For": "203.0.113.4"})
    same = elsewhere.post("/api/login", json={"account": "Nobody", "password": "guess guess"})
    assert same.status_code == 403, "a stranger who guesses does not keep the owner out"


def until_refused(ask: Callable[[], httpx.Response]) -> int:
    """Ask again and again until that is too often; how the first time was answered. A slow machine may ask longer."""
    first = ask().status_code
    assert any(ask().status_code == 429 for _ in range(1000))
    return first


def test_guests_and_tables_are_not_made_by_the_thousand(proxied: Serving) -> None:
    address = {"X-Forwarded-For": "203.0.113.5"}
    assert until_refused(lambda: proxied.client(headers=address).get("/api/me")) == 200
    client = proxied.client(headers={"X-Forwarded-For": "203.0.113.6", "Origin": "https://play.example"})
    client.get("/api/me")
    assert until_refused(lambda: client.post("/api/tables", json={"seats": ["you", "open"]})) == 201
    assert client.get("/api/bots").status_code == 200


def test_one_address_does_not_slow_another_down(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=("127.0.0.1",), rate=0.05) as running:
        noisy = running.client(headers={"X-Forwarded-For": "203.0.113.7"})
        statuses = [noisy.get("/healthz").status_code for _ in range(100)]
        assert 429 in statuses
        assert running.client(headers={"X-Forwarded-For": "203.0.113.8"}).get("/healthz").status_code == 200


def test_a_head_that_never_ends_is_cut_off(server: Serving) -> None:
    with socket.create_connection(("127.0.0.1", server.config.port), timeout=PATIENCE_S) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        with pytest.raises(ConnectionError):
            raw.sendall(b"x" * 100_000_000)
    assert server.client().get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "sent",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"GET /" + b"\xff" * 20 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: projectl=\xff\xfe\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"projectl=a;" * 999 + b"\r\n\r\n",
        b"PUT /api/me/name HTTP/1.1\r\nHost: localhost\r\nContent-Type: a; charset=\xc3\r\nContent-Length: 2\r\n\r\n{}",
    ],
)
def test_what_is_no_http_does_no_harm(server: Serving, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.config.port), timeout=PATIENCE_S) as raw:
        raw.sendall(sent)
        raw.shutdown(socket.SHUT_WR)
        answer = raw.recv(65536)
    assert b" 500 " not in answer.partition(b"\r\n")[0]
    assert server.client().get("/healthz").status_code == 200


# What is written down


def test_logs_hold_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    with serving(tmp_path) as running:
        ada = running.guest()
        secret = "correct horse battery"
        codes = ada.post("/api/account", json={"account": "ada", "password": secret}).json()["codes"]
        opened = ada.post("/api/tables", json={"seats": ["you", "open"]}).json()
        ada.get(f"/api/tables/{opened['table']}", params={"key": opened["key"]})
        ada.post("/api/login", json={"account": "ada", "password": "wrong and wrong"})
        headers = {"Cookie": f"projectl={ada.cookies['projectl']}"}
        with dial(running.config.port, headers, f"?key={opened['key']}") as line:
            line.recv(timeout=PATIENCE_S)
            line.send(json.dumps({"type": "join", "table": opened["table"], "key": opened["key"], "id": 1}))
            line.send(json.dumps({"type": "say", "table": opened["table"], "text": "a secret between us", "id": 2}))
            while json.loads(line.recv(timeout=PATIENCE_S)).get("id") != 2:
                pass
    text = written.getvalue()
    assert '"answered"' in text
    for hidden in (secret, "wrong and wrong", opened["key"], ada.cookies["projectl"], "between us", *codes):
        assert hidden not in text


def test_a_secret_logged_by_mistake_is_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    journal.set_up(is_terminal=False)
    log = structlog.get_logger("projectl.test")
    log.info("mistake", token="abc123", password="abc123", key="abc123", table="t1")
    try:
        hidden = "abc123"
        raise ValueError(f"what was sent: {hidden}")
    except ValueError:
        log.exception("bug")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert first["table"] == "t1"
    assert second["error"] == "ValueError"
    assert "test_security.py:" in second["where"]
    assert "abc123" not in written.getvalue()
    journal.set_up(is_terminal=True)
    structlog.get_logger("projectl.test").warning("for people", table="t2", token="abc123")
    assert "table" in written.getvalue().splitlines()[-1]
    assert "abc123" not in written.getvalue()
    journal.set_up()


# Settings


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("/data/a.db", "/data/a.db"),
        ("sqlite:////data/a.db", "/data/a.db"),
        ("sqlite:///a.db", str(Path("a.db").absolute())),
        ("postgres://u:p@h/d", "postgresql://u:p@h/d"),
        ("postgresql+asyncpg://u@h/d", "postgresql://u@h/d"),
    ],
)
def test_a_database_is_named_in_any_usual_way(given: str, kept: str) -> None:
    assert database_address(given) == kept


@pytest.mark.parametrize("given", ["", "  ", "mysql://h/d", "postgresql://h", "sqlite://a.db"])
def test_what_is_no_database_is_refused(given: str) -> None:
    with pytest.raises(WrongSetting, match="PROJECTL_DATABASE"):
        database_address(given)


def test_lists_may_be_parted_by_commas() -> None:
    config = ready(database="x", origins=["https://A.example/, http://b.example"], proxies=["10.0.0.0/8,::1"])
    assert config.origins == ("https://a.example", "http://b.example")
    assert config.proxies == ("10.0.0.0/8", "::1")
    assert not config.is_local


def test_bots_are_shared_out_among_processes() -> None:
    config = ready(database="postgresql://h/d", processes=3, bots=7)
    assert config.bots_each == 2
    with pytest.raises(WrongSetting, match="PROJECTL_BOTS"):
        ready(database="postgresql://h/d", processes=3, bots=2)
