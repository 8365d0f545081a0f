"""The oldest browsers are the same wherever they are said."""

import re

import pytest

from web.build import ROOT, WEB

SAID = {
    "README.md": r"Chrome or Edge (\d+), Firefox (\d+), Safari ([\d.]+\d)",
    "docs/site.md": r"Chrome and Edge from (\d+), Firefox from (\d+), Safari from ([\d.]+\d)",
    "docs/architecture.md": r"Chrome\s+and Edge (\d+), Firefox (\d+), Safari ([\d.]+\d)",
}


@pytest.mark.parametrize("file", SAID)
def test_the_build_aims_at_the_browsers_that_are_named(file: str) -> None:
    aimed = re.findall(r'"(chrome|edge|firefox|safari)([\d.]+)"', (WEB / "vite.config.ts").read_text(encoding="utf-8"))
    oldest = dict(aimed)
    said = re.search(SAID[file], (ROOT / file).read_text(encoding="utf-8"))
    assert said is not None
    assert said.groups() == (oldest["chrome"], oldest["firefox"], oldest["safari"])
    assert oldest["edge"] == oldest["chrome"]
