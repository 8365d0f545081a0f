"""Play, test and measure Project L from a fresh clone. Needs Python 3.11 or newer, git, and nothing else.

    python3 dev.py play [ARGS]            play in your browser (ARGS go to `projectl serve`)
    python3 dev.py terminal [ARGS]        play in the terminal (ARGS go to `projectl play`)
    python3 dev.py test [--full] [ARGS]   lint, types, all tests; --full counts ten times as long.
                                          ARGS go to pytest, whose bounds-checked second run is then left out
    python3 dev.py bench [ARGS]           measure the engine (ARGS go to `projectl bench engine`)
    python3 dev.py shots [--readme]       take pictures of the client, into shots/; --readme: those of the README too

The first call makes .venv in this folder and installs everything into it: a few minutes, with a connection and 1.5 GB
of room.
Nothing is written outside this folder but games and compiled rules, in your user's data and cache folders.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Mapping
from pathlib import Path

NEEDED = (3, 11)
if sys.version_info < NEEDED:
    sys.exit(
        f"Project L needs Python {NEEDED[0]}.{NEEDED[1]} or newer; this is {sys.version.split()[0]}.\n"
        "Install a newer one (from python.org or your system's packages) and call dev.py with it, "
        "for example: python3.12 dev.py play"
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
STAMP = VENV / "projectl-installed"
SCRIPTS = Path(sysconfig.get_path("scripts", "venv", {"base": str(VENV), "platbase": str(VENV)}))
EXE = sysconfig.get_config_var("EXE") or ""
PYTHON = str(SCRIPTS / f"python{EXE}")
PROJECTL = str(SCRIPTS / f"projectl{EXE}")
CLIENT = [PYTHON, str(ROOT / "web" / "build.py")]  # builds the client if it must; with a word, runs that script
BOUNDS_CHECKED = ["tests/rules", "tests/same", "tests/parsers"]  # every rule, and every odd position


def say(text: str) -> None:
    """Print at once, so that our lines and those of the programs we start stay in order."""
    print(text, flush=True)


def run(command: list[str], **extra_env: str) -> int:
    """Run a program in the repository and give back its exit code."""
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **extra_env}, check=False).returncode


def wanted_stamp() -> str:
    """What an up-to-date .venv was made from; the folder counts, because a moved .venv does not work."""
    parts = [LOCK.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), str(ROOT).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def tick(pip: subprocess.Popen[str]) -> None:
    """Print a dot now and then as long as a silent program runs."""
    while pip.poll() is None:
        print(".", end="", flush=True)
        time.sleep(2)


def pip_install(arguments: list[str]) -> None:
    """Install, naming each package as it arrives; all of pip's words only if it fails."""
    command = [PYTHON, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", *arguments]
    said = []
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as pip:
        for line in pip.stdout or ():
            said.append(line)
            if line.startswith("Collecting "):
                print(line.split()[1].partition("==")[0], end=" ", flush=True)
            elif line.startswith("Installing collected packages"):
                print("- unpacking", end=" ", flush=True)
                threading.Thread(target=tick, args=[pip], daemon=True).start()
        print(flush=True)
    if pip.returncode:
        sys.exit("".join(said) + "\nInstalling failed; pip's words are above. Is there a connection?")


def set_up() -> None:
    """Make .venv and install into it, unless that was done already for these very requirements."""
    if STAMP.exists() and STAMP.read_text() == wanted_stamp() and Path(PYTHON).exists():
        return
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        sys.exit(
            "This Python comes without its venv and ensurepip modules. Install them (on Debian and Ubuntu: "
            f"apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv), then call dev.py again."
        )
    say("[1/3] making .venv")
    if run([sys.executable, "-m", "venv", str(VENV)]):
        sys.exit(f"Could not make {VENV}; the reason is above.")
    say("[2/3] installing the packages named in requirements.lock")
    pip_install(["--require-hashes", "-r", str(LOCK)])
    say("[3/3] installing Project L itself, as an editable package")
    pip_install(["--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    STAMP.write_text(wanted_stamp())


def play(arguments: list[str]) -> int:
    """Set up, build the client, and open the browser; the first start compiles the rules, with a progress line."""
    set_up()
    return run(CLIENT) or run([PROJECTL, "serve", "--open", *arguments])


def terminal(arguments: list[str]) -> int:
    """Set up, and sit down at the table; the first game compiles the rules, with a progress line."""
    set_up()
    return run([PROJECTL, "play", *arguments])


def shots(arguments: list[str]) -> int:
    """Set up, build, compile, and take pictures of the client."""
    set_up()
    return run(CLIENT) or run([PROJECTL, "warm"]) or run([PYTHON, "-m", "tests.browser.shots", *arguments])


def bench(arguments: list[str]) -> int:
    """Set up, compile, and measure."""
    set_up()
    return run([PROJECTL, "warm", "--rules"]) or run([PROJECTL, "bench", "engine", *arguments])


def test(arguments: list[str]) -> int:
    """Run every check to its end, even after a failure, and sum up."""
    set_up()
    full = {"PROJECTL_FULL": "1"} if "--full" in arguments else {}
    chosen = [argument for argument in arguments if argument != "--full"]
    pytest = [PYTHON, "-m", "pytest", "-n", "auto"]
    checked = {"NUMBA_BOUNDSCHECK": "1"}
    steps: list[tuple[str, list[str], Mapping[str, str]]] = [
        ("lint", [PYTHON, "-m", "ruff", "check"], {}),
        ("format", [PYTHON, "-m", "ruff", "format", "--check"], {}),
        ("types", [PYTHON, "-m", "mypy"], {}),
        ("web build", CLIENT, {}),
        ("web lint", [*CLIENT, "lint"], {}),
        ("web types", [*CLIENT, "check"], {}),
        ("web unit", [*CLIENT, "test"], {}),
        ("browser", [PYTHON, "-m", "tests.browser.chromium.find"], {}),
        ("compile", [PROJECTL, "warm"], {}),
        ("tests", [*pytest, *chosen], full),
    ]
    if not chosen:
        steps += [("compile, bounds checked", [PROJECTL, "warm", "--rules"], checked)]
        steps += [("tests, bounds checked", [*pytest, *BOUNDS_CHECKED], {**full, **checked})]
    results = []
    for name, command, extra_env in steps:
        say(f"\n=== {name}")
        start = time.monotonic()
        code = run(command, **extra_env)
        results.append((name, code, time.monotonic() - start))
    say(f"\n{'step':<26}{'result':<10}{'seconds':>8}")
    for name, code, seconds in results:
        say(f"{name:<26}{'FAILED' if code else 'ok':<10}{seconds:>8.1f}")
    failed = sum(code != 0 for _, code, _ in results)
    total = sum(seconds for _, _, seconds in results)
    say(f"{'all':<26}{f'{failed} FAILED' if failed else 'ok':<10}{total:>8.1f}")
    return 1 if failed else 0


COMMANDS = {"play": play, "terminal": terminal, "test": test, "bench": bench, "shots": shots}


def main() -> int:
    """Do what the first word asks for, or say what there is."""
    word, *arguments = sys.argv[1:] or ["--help"]
    is_asked = word in ("test", "shots") and {"-h", "--help"} & set(arguments)
    if is_asked or word in {"-h", "--help", "help"}:
        say((__doc__ or "").strip())
        return 0
    if word not in COMMANDS:
        say(f"dev.py does not know '{word}'.\n\n{(__doc__ or '').strip()}")
        return 2
    try:
        return COMMANDS[word](arguments)
    except KeyboardInterrupt:
        say("")
        return 130


if __name__ == "__main__":
    sys.exit(main())
