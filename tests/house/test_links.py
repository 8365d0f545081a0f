"""Links from one page of ours to another lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")]


def anchors(page: str) -> set[str]:
    """What the headings of a page are called in an address: lower case, hyphens, no other signs."""
    headings = re.findall(r"^#+ (.+)$", page, flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def dead_links(page: Path) -> list[str]:
    """The links to files or headings that are not there."""
    found = []
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        file = page.parent / name if name else page
        if not file.exists() or (anchor and anchor not in anchors(file.read_text(encoding="utf-8"))):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def test_what_an_operator_needs_is_found_and_short() -> None:
    """The page about load is linked from the one about running a server, and its history is elsewhere."""
    assert "](server-load.md)" in (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert len((ROOT / "docs" / "server-load.md").read_text(encoding="utf-8").splitlines()) <= 12


def test_a_dead_link_is_seen(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("## More people: PostgreSQL\n")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](other.md#more-people-postgresql) [b](#c) [d](gone.md) [e](other.md#f) [g](https://example.org)"
    )
    assert dead_links(page) == ["#c", "gone.md", "other.md#f"]
