"""The tests' own eyes: an error in a page is seen, and so is what keeps people out."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import Pages, axe
from tests.browser.sizes import first_files


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("console.error('oh dear')", "oh dear"),
        ("setTimeout(() => { throw new Error('oh dear') })", "oh dear"),
        ("void fetch('/api/nowhere')", "404"),
        ("void fetch('http://127.0.0.1:9/').catch(() => 0)", "127.0.0.1:9"),
    ],
)
def test_trouble_is_seen_unless_it_is_allowed(page: Page, pages: Pages, script: str, trouble: str) -> None:
    page.goto("/")
    page.evaluate(script)
    page.wait_for_timeout(200)
    assert any(trouble in each for each in pages.troubles())
    pages.allow(".")
    assert pages.troubles() == []


def test_a_picture_without_words_keeps_people_out(page: Page) -> None:
    page.set_content("<title>x</title><main><h1>x</h1><button></button></main>")
    assert [each.partition(":")[0] for each in axe(page)] == ["button-name", "html-has-lang"]


def test_what_a_script_imports_is_counted_and_what_it_may_need_later_is_not(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script type="module" crossorigin src="/a/main.js"></script>')
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "main.js").write_text('import{x}from"./x.js";import"./y.js";x(()=>import("./later.js"))')
    (tmp_path / "a" / "x.js").write_text('export*from"./y.js";')
    (tmp_path / "a" / "y.js").write_text('const from="./no.js"')
    assert [file.name for file in first_files(tmp_path)] == ["main.js", "x.js", "y.js"]
