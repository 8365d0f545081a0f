"""The host that gives files away for the tests."""

import threading
from pathlib import Path

import pytest

from tests.browser.folder import given_away


def test_it_ends_although_a_test_failed_meanwhile(tmp_path: Path) -> None:
    before = threading.enumerate()

    def fail() -> None:
        with given_away(tmp_path):
            raise AssertionError("a test that fails")

    with pytest.raises(AssertionError):
        fail()
    assert [thread for thread in threading.enumerate() if thread not in before] == []
