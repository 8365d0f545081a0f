"""The client for browsers, from a folder as Vite builds it."""

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from projectl.server.http import page
from projectl.words import LANGUAGES
from tests.patience import PATIENCE_S
from tests.server.serving import Serving, serving

INDEX = b"<!doctype html><script type=module src=/assets/index-B3xY_9.js></script>"
SCRIPT = b"console.log('project l');" * 40
SECRET = b"nobody's business"
BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("page")) as running:
        yield running


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as it is built, and something beside it that is nobody's business."""
    folder = tmp_path / "client"
    (folder / "assets" / "fonts").mkdir(parents=True)
    for language in LANGUAGES:
        (folder / page.PAGE.format(language)).write_bytes(INDEX if language == "en" else language.encode())
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "index-B3xY_9.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-B3xY_9.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (folder / "assets" / "index-B3xY_9.js.br").write_bytes(b"what brotli made of it")
    (folder / "assets" / "index-C0.css").write_bytes(b"svg { fill: none }")
    (folder / "assets" / "fonts" / "onest-latin.D1.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_bytes(SECRET)
    monkeypatch.setattr(page.shelf, "folder", folder)
    return folder


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/solo",
        "/lobby",
        "/games",
        "/replay",
        "/replay/aIYQ",
        "/rules",
        "/learn",
        "/learn/base",
        "/daily",
        "/daily/2026-11-18",
        "/daily/trainer",
        "/settings",
        "/t/aIYQ",
        "/here/aIYQ",
        "/here/aIYQ/replay",
        "/watch/aIYQ",
    ],
)
@pytest.mark.usefixtures("built")
def test_every_address_of_the_client_is_its_page(server: Serving, path: str) -> None:
    answer = server.client().get(path)
    assert answer.status_code == 200
    assert answer.content == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("built")
def test_the_page_is_said_in_the_language_asked_for(server: Serving, language: str) -> None:
    """Whoever shows a link to it reads its title and description, and no script of ours."""
    client = server.client(headers={"Accept-Language": f"nl, {language};q=0.8, en;q=0.5", **BROWSER})
    content = INDEX if language == "en" else language.encode()
    assert (client.get("/").content, client.get("/nowhere").content) == (content, content)
    assert "Accept-Language" in client.get("/").headers["vary"]


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/new/more", "/index.html", "/client", "/assets", "/assets/"])
@pytest.mark.usefixtures("built")
def test_other_addresses_stay_nothing(server: Serving, path: str) -> None:
    answer = server.client().get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/new/more", "/t/aIYQ/more"])
@pytest.mark.usefixtures("built")
def test_a_browser_at_a_wrong_address_gets_the_page_that_says_so(server: Serving, path: str) -> None:
    answer = server.client(headers=BROWSER).get(path)
    assert (answer.status_code, answer.content) == (404, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["vary"] == "Accept, Accept-Language"
    assert server.client(headers=BROWSER).post(path).json()["code"] in ("not_found", "wrong_method")


@pytest.mark.parametrize("path", ["/api/nowhere", "/ws/more", "/assets/nowhere.js", "/favicon.ico"])
@pytest.mark.usefixtures("built")
def test_what_programs_ask_for_is_no_page_even_in_a_browser(server: Serving, path: str) -> None:
    answer = server.client(headers=BROWSER).get(path)
    assert answer.status_code == 404
    assert answer.content != INDEX


@pytest.mark.usefixtures("built")
def test_a_page_that_did_not_change_is_not_sent_again(server: Serving, built: Path) -> None:
    client = server.client()
    tag = client.get("/").headers["etag"]
    again = client.get("/new", headers={"If-None-Match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    (built / page.PAGE.format("en")).write_bytes(INDEX + b"<!-- built anew -->")
    anew = client.get("/", headers={"If-None-Match": tag})
    assert (anew.status_code, anew.content) == (200, INDEX + b"<!-- built anew -->")


@pytest.mark.parametrize(
    ("path", "kind", "content"),
    [
        ("/assets/index-B3xY_9.js", "text/javascript; charset=utf-8", SCRIPT),
        ("/assets/index-C0.css", "text/css; charset=utf-8", b"svg { fill: none }"),
        ("/assets/fonts/onest-latin.D1.woff2", "font/woff2", b"wOF2"),
    ],
)
@pytest.mark.usefixtures("built")
def test_what_has_a_digest_in_its_name_is_kept_for_good(server: Serving, path: str, kind: str, content: bytes) -> None:
    answer = server.client(headers={"Accept-Encoding": "identity"}).get(path)
    assert (answer.status_code, answer.content) == (200, content)
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.usefixtures("built")
def test_what_keeps_its_name_is_asked_for_again(server: Serving) -> None:
    answer = server.client().get("/favicon.svg")
    assert (answer.content, answer.headers["content-type"]) == (b"<svg/>", "image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"
    assert server.client().get("/favicon.ico").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=0.8, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("gzip;q=nothing", None),
        ("identity", None),
    ],
)
@pytest.mark.usefixtures("built")
def test_a_file_goes_out_as_small_as_the_browser_takes_it(server: Serving, accepted: str, encoding: str | None) -> None:
    with server.client().stream("GET", "/assets/index-B3xY_9.js", headers={"Accept-Encoding": accepted}) as answer:
        content = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"].lower() == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert content == {None: SCRIPT, "br": b"what brotli made of it", "gzip": gzip.compress(SCRIPT, mtime=0)}[encoding]


@pytest.mark.parametrize("path", ["/", "/assets/index-C0.css", "/favicon.svg"])
@pytest.mark.usefixtures("built")
def test_head_says_what_get_would(server: Serving, path: str) -> None:
    client = server.client()
    got, head = client.get(path), client.head(path)
    assert head.status_code == 200
    assert head.content == b""
    for name in ("content-length", "content-type", "etag", "cache-control"):
        assert head.headers[name] == got.headers[name]
    assert client.head("/nowhere").status_code == 404


def raw(server: Serving, path: str) -> bytes:
    """What is answered to an address sent letter by letter."""
    with socket.create_connection(("127.0.0.1", server.config.port), timeout=PATIENCE_S) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        heard = b""
        while part := line.recv(65536):
            heard += part
    return heard


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/assets//../../secret.txt",
        "/assets/../index.html",
        "/assets/.hidden",
        "/assets/leading-out.txt",
        "/assets/fonts",
        "/assets/index-C0.css%00.js",
        "/../secret.txt",
    ],
)
def test_nothing_outside_the_folder_is_given_away(server: Serving, built: Path, path: str) -> None:
    (built / "assets" / ".hidden").write_bytes(SECRET)
    (built / "assets" / "leading-out.txt").symlink_to(built.parent / "secret.txt")
    heard = raw(server, path)
    assert heard.split(b" ", 2)[1] in (b"400", b"404"), heard[:200]
    assert SECRET not in heard
    assert INDEX not in heard


def test_without_a_build_the_page_says_how_to_make_one(
    server: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page.shelf, "folder", tmp_path / "not" / "there")
    answer = server.client().get("/t/aIYQEeuPNsyQ")
    assert answer.headers["content-type"].startswith("text/html")
    assert "python3 dev.py play" in answer.text
    assert "/api/openapi.json" in answer.text
    assert server.client().get("/assets/index-C0.css").status_code == 404
