"""The tests' own eyes: an error in a page is seen, and so is what keeps people out."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import Pages, axe
from tests.browser.contrast import too_faint
from tests.browser.player import until
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
    until(page, lambda: any(trouble in each for each in pages.troubles()), trouble)
    pages.allow(".")
    assert pages.troubles() == []


@pytest.mark.xfail(raises=AssertionError, reason="what is proved: trouble in a page fails its test")
def test_a_test_in_whose_page_something_goes_wrong_fails(page: Page) -> None:
    page.goto("/")
    page.evaluate("console.error('oh dear')")


def test_an_answer_that_says_no_is_trouble_even_where_the_page_is_silent(page: Page, pages: Pages) -> None:
    page.goto("/")
    pages.allow("^console")
    page.evaluate("fetch('/api/nowhere').then((answer) => answer.status)")
    until(page, pages.troubles, "the answer")
    assert [each.split(" ")[:2] for each in pages.troubles()] == [["response:", "404"]]
    pages.allow(".")


def test_a_text_that_can_hardly_be_read_is_seen_whatever_is_behind_it(page: Page) -> None:
    page.set_content(
        """<body style="background: linear-gradient(#000, #333)"><p style="color: #fff">clear</p>
        <p style="color: #555">faint</p><p style="color: #fff; opacity: .3">faded</p>
        <button disabled style="color: #555">off</button>"""
    )
    assert [each.split('"')[1] for each in too_faint(page)] == ["faint", "faded"]


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
