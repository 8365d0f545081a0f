"""Compiled rules are kept on disk, and never served stale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import projectl

FOLDER = """
from projectl.rules.compiled import cache_folder
print(0, cache_folder())
"""
ASK = """
import numpy as np
from projectl.catalogue.book import BOOK
from projectl.rules import engine
from projectl.rules.compiled import cache_folder
from projectl.rules.state import STATE
states = np.zeros(1, STATE)
states[0].seats = 2
print(engine.score(states, 0, np.zeros(1, BOOK), 0), cache_folder())
"""
RULE = "    points = 0\n"


def ask(sources: Path, cache: Path, question: str = ASK, **more: str) -> tuple[int, Path]:
    """The score of an empty game and the cache folder, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "PROJECTL_CACHE": str(cache), **more}
    ran = subprocess.run([sys.executable, "-c", question], env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    score, folder = ran.stdout.strip().split(" ", 1)
    return int(score), Path(folder)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the program that may be edited."""
    package = Path(projectl.__file__).parent
    shutil.copytree(package, tmp_path / "src" / "projectl", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def folder_of(sources: Path, cache: Path, **more: str) -> Path:
    """Where compiled rules would lie; nothing is compiled to know that."""
    return ask(sources, cache, FOLDER, **more)[1]


def test_an_edited_rule_is_seen_by_the_next_run(sources: Path, tmp_path: Path) -> None:
    """The entry's own file stays as it is; the rule it calls, in another file, changes, and changes back."""
    rule, cache = sources / "projectl" / "rules" / "end.py", tmp_path / "cache"
    before = rule.read_text(encoding="utf-8")
    assert before.count(RULE) == 1
    score, first = ask(sources, cache)
    assert score == 0
    assert first.parent == cache
    compiled = sorted(first.rglob("*.nbc"))
    assert compiled

    rule.write_text(before.replace(RULE, "    points = 7\n"), encoding="utf-8")
    score, second = ask(sources, cache)
    assert score == 7
    assert second.parent == cache
    assert second != first

    rule.write_text(before, encoding="utf-8")
    assert ask(sources, cache) == (0, first)
    assert sorted(first.rglob("*.nbc")) == compiled


def test_an_edited_constant_of_the_catalogue_is_seen_too(sources: Path, tmp_path: Path) -> None:
    """Compiled code freezes the constants it reads, from whichever room they come."""
    first = folder_of(sources, tmp_path / "cache")
    book = sources / "projectl" / "catalogue" / "book.py"
    book.write_text(book.read_text(encoding="utf-8") + "\nREWARD_M = 12\n", encoding="utf-8")
    second = folder_of(sources, tmp_path / "cache")
    assert second.parent == first.parent
    assert second != first


def test_another_copy_of_the_same_sources_compiles_nothing(sources: Path, tmp_path: Path) -> None:
    """Neither where the files lie nor when they were written is in the key."""
    cache, other = tmp_path / "cache", tmp_path / "elsewhere"
    _, first = ask(sources, cache)
    compiled = {path: path.stat().st_mtime_ns for path in cache.rglob("*.nb[ic]")}
    assert compiled
    shutil.copytree(sources, other)
    for path in other.rglob("*.py"):
        os.utime(path, (1, 1))
    assert ask(other, cache) == (0, first)
    assert {path: path.stat().st_mtime_ns for path in cache.rglob("*.nb[ic]")} == compiled


def test_another_processor_has_another_folder(sources: Path, tmp_path: Path) -> None:
    first = folder_of(sources, tmp_path)
    assert folder_of(sources, tmp_path, NUMBA_CPU_NAME="generic") != first
    assert folder_of(sources, tmp_path) == first


def test_a_cache_that_cannot_be_written_is_replaced_by_a_temporary_one(sources: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    score, folder = ask(sources, tmp_path / "file" / "cache")
    assert score == 0
    assert folder.is_dir()
    assert (tmp_path / "file").read_text(encoding="utf-8") == "in the way"
    shutil.rmtree(folder)
