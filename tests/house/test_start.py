"""The first start: what is installed first is enough to begin with, and the page is built when it must be."""

import json
import re
import shutil
import subprocess
import sys
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

import dev
from tests.house.test_release import PROJECT, distribution, lock
from web import build

ROOT = Path(__file__).parents[2]
TAKEN_IF_THERE = {"setuptools", "pyyaml", "coverage", "scipy"}
"""What Numba and msgspec do without where it is not installed."""
LOADED = "import json, sys; print(json.dumps(sorted(sys.modules)))"


def loaded_by(program: str) -> set[str]:
    """The packages from outside that a program has loaded when it is done."""
    told = subprocess.run([sys.executable, "-c", f"{program}\n{LOADED}"], capture_output=True, text=True, check=True)
    modules: list[str] = json.loads(told.stdout.splitlines()[-1])
    found = packages_distributions()
    tops = {module.partition(".")[0] for module in modules}
    # Where several share a name, as fluent.runtime and fluent.syntax do, each has a part of its own in it.
    return {
        distribution(name) for top in tops for name in found.get(top, ()) if len({*found[top]}) == 1 or name in modules
    }


@pytest.mark.parametrize(
    "program",
    [
        "from projectl.bots.compiling import compile_parts; compile_parts(['engine'])",
        "import sys; sys.path.insert(0, 'web'); import data",
    ],
)
def test_what_is_installed_first_compiles_the_rules_and_makes_the_page(program: str) -> None:
    """They begin while the rest is being installed."""
    assert loaded_by(program) - TAKEN_IF_THERE - {"projectl"} <= dev.FIRST


def test_a_container_builds_with_what_a_build_requires_and_copies_what_the_page_is_made_of() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    (installed,) = re.findall(r"^RUN pip install --no-index --find-links wheels (.+)$", text, flags=re.MULTILINE)
    wanted = {distribution(one) for one in PROJECT["build-system"]["requires"]}
    assert set(installed.split()) == wanted
    brought = {distribution(one) for name in ("numba", "fluent.syntax") for one in requires(name) or ()}
    assert wanted | brought >= dev.FIRST
    if not build.is_built():
        build.data()
    copied = {
        word for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, flags=re.MULTILINE) for word in line.split()
    }
    read = json.loads(build.SOURCES.read_text(encoding="utf-8"))
    assert {Path(name).parts[0] for name in read} | {"web", "NOTICE", "hatch_build.py"} <= copied


def test_the_two_halves_of_the_lock_are_the_lock() -> None:
    first, rest = dev.requirements()
    assert first.count("==") == len(dev.FIRST)
    assert sorted((first + rest).splitlines()) == sorted(lock("requirements.lock").splitlines())


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of the page, to be changed."""
    leave = shutil.ignore_patterns("node_modules", "__pycache__", "client", "made")
    for name in ("web", "src"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=leave)
    return tmp_path


CHANGING = """\
import sys
sys.path[:0] = ["web"]
import build
build.data()
print(build.made_from())
for name in sys.argv[1:]:
    file = build.ROOT / "src" / "projectl" / name
    kept = file.read_bytes()
    file.write_bytes(kept + bytes([10]))
    print(build.made_from())
    file.write_bytes(kept)
print(build.made_from())
built = []
ask = lambda: built.append(build.is_built())
ask()
(build.ROOT / ".cache").mkdir()
(build.ROOT / ".cache" / "page-built").write_text(build.made_from())
ask()
client = build.ROOT / "src" / "projectl" / "server" / "client"
client.mkdir()
(client / "index.html").touch()
ask()
(build.ROOT / "web" / "index.html").write_text("another")
ask()
print(*built)
"""
"""One process for all of it: each takes two seconds to begin."""


def told_by(copy: Path, *names: str) -> list[str]:
    """What a program says that looks at the copy's own build."""
    command = [sys.executable, "-c", CHANGING, *names]
    return subprocess.run(command, cwd=copy, capture_output=True, text=True, check=True).stdout.split()


def test_a_changed_preset_makes_the_page_anew_and_one_that_was_not_built_or_is_old_is_not_built(copy: Path) -> None:
    """Not built: nothing is noted; what was noted is gone; it is there; what it was made from has changed."""
    names = ("rules/options.py", "rules/setup.py", "words/en/terms.ftl", "words/rules.en.md", "catalogue/data/base.txt")
    before, *after, again, nothing, gone, there, changed = told_by(copy, *names)
    assert len(set(after)) == len(names)
    assert before not in after
    assert again == before
    assert [nothing, gone, there, changed] == ["False", "False", "True", "False"]


def test_what_builds_the_page_is_deleted_and_only_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, web = tmp_path / "page", tmp_path / "web"
    (page / "node_modules").mkdir(parents=True)
    web.mkdir()
    monkeypatch.setattr(build, "PAGE", page)
    monkeypatch.setattr(build, "WEB", web)
    build.link(web / "node_modules", page / "node_modules")
    (page / "node_modules" / "here").touch()
    assert (web / "node_modules" / "here").exists()
    build.clean()
    assert list(web.iterdir()) == []
    assert not page.exists()


@pytest.mark.parametrize(
    "said",
    [
        "npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error request to ... failed, reason: self-signed certificate",
        "[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1)",
    ],
    ids=["npm", "pip"],
)
def test_a_strange_certificate_names_the_variables_to_set(said: str) -> None:
    assert build.advice("npm error code ENOTFOUND") == ""
    with pytest.raises(SystemExit, match=r"PIP_CERT.*NODE_EXTRA_CA_CERTS"):
        build.patiently("npm", [sys.executable, "-c", f"import sys; sys.exit({said!r})"], ROOT)


def interrupt(name: str, made_from: str) -> None:
    """Begin a part of the set-up and press Ctrl-C in the middle of it."""
    with pytest.raises(KeyboardInterrupt), dev.part(name, made_from):
        raise KeyboardInterrupt


def test_a_part_that_was_interrupted_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what was torn while it was changed cannot be mended: .venv is made anew."""
    monkeypatch.setattr(dev, "VENV", tmp_path)
    interrupt("packages", "1")
    for expected in (True, None):
        with dev.part("packages", "1") as was_interrupted:
            assert was_interrupted is expected
    assert not dev.is_torn()
    interrupt("packages", "2")
    assert dev.is_torn()


def test_a_step_that_fails_says_which_and_why() -> None:
    steps = dev.Steps()
    steps.beside(lambda: steps.run("mending the roof", [sys.executable, "-c", "import sys; sys.exit('no ladder')"]))
    with pytest.raises(SystemExit) as failed:
        steps.wait()
    assert "no ladder\n\nmending the roof: that failed" in str(failed.value)


def test_one_step_that_fails_ends_the_others() -> None:
    steps = dev.Steps()
    steps.beside(lambda: steps.run("waiting", [sys.executable, "-c", "import time; time.sleep(1000)"]))
    steps.beside(lambda: steps.run("failing", [sys.executable, "-c", "raise SystemExit(3)"]))
    with pytest.raises(SystemExit, match="failing: that failed"):
        steps.wait()
