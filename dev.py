"""Play, test and measure Project L from a fresh clone. Needs Python 3.11 or newer, git, and nothing else.

    python3 dev.py play [ARGS]            play in your browser (ARGS go to `projectl serve`)
    python3 dev.py terminal [ARGS]        play in the terminal (ARGS go to `projectl play`)
    python3 dev.py test [--full] [ARGS]   lint, types, all tests; --full: all combinations.
                                          ARGS go to pytest; nothing is then run with bounds checks
    python3 dev.py test --learn           what learns from the environments, with PyTorch (--full has it too)
    python3 dev.py bench [ARGS]           measure the engine (ARGS go to `projectl bench engine`)
    python3 dev.py bench start [COMMIT]   measure the first start: a fresh clone, until its page is there
    python3 dev.py engine                 build the engine of the page anew, after a change of rules or bots
    python3 dev.py shots [--readme]       take pictures of the client, into shots/; --readme: those of the README too
    python3 dev.py WORD -h                what the ARGS are, as soon as it is installed; installs nothing

The first `play` makes .venv in this folder, installs what a player needs into it, builds the page and compiles the
rules, all at the same time; it needs a connection, 450 MB of room, and 350 MB more while it builds. `test` installs the
rest, another gigabyte; --learn and --full also PyTorch, gigabytes where it comes with CUDA (a smaller build
of the same version that lies in .venv already is kept). Nothing is written outside this folder but games and compiled
rules, in your user's data and cache folders.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
DEV_LOCK = ROOT / "requirements-dev.lock"
LEARN_LOCK = ROOT / "requirements-learn.lock"
SCRIPTS = Path(sysconfig.get_path("scripts", "venv", {"base": str(VENV), "platbase": str(VENV)}))
EXE = sysconfig.get_config_var("EXE") or ""
PYTHON = str(SCRIPTS / f"python{EXE}")
PROJECTL = str(SCRIPTS / f"projectl{EXE}")
CLIENT = [PYTHON, str(ROOT / "web" / "build.py")]  # builds the client if it must; with a word, runs that script
START = [sys.executable, str(ROOT / "benchmarks" / "start.py")]
TAKES = {"play": ["serve"], "terminal": ["play"], "bench": ["bench", "engine"]}
"""The commands of `projectl` that ours hand their ARGS to."""
HELP = {"-h", "--help"}
FIRST = {"numba", "llvmlite", "numpy", "platformdirs", "msgspec", "fluent-syntax", "typing-extensions"}
"""What the rules are compiled with and the page is made with: installed first, so that both can begin."""


def say(text: str) -> None:
    """Print at once, so that our lines and those of the programs we start stay in order."""
    print(text, flush=True)


def run(command: list[str], **extra_env: str) -> int:
    """Run a program in the repository and give back its exit code."""
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **extra_env}, check=False).returncode


class Failed(Exception):
    """A step that failed: its name, and all that it said."""


class Steps:
    """Programs that run beside each other, with one line about all of them."""

    def __init__(self) -> None:
        self._running: dict[str, tuple[subprocess.Popen[str], float]] = {}
        self._trouble: list[str] = []
        self._threads: list[threading.Thread] = []
        self._is_over = False

    def run(self, name: str, command: list[str], **extra_env: str) -> None:
        """Run a program to its end; what it says is shown only if it fails."""
        if self._is_over:
            raise Failed
        start, env = time.monotonic(), {**os.environ, "PYTHONUNBUFFERED": "1", **extra_env}
        pipe, null = subprocess.PIPE, subprocess.DEVNULL
        with subprocess.Popen(
            command, cwd=ROOT, env=env, stdin=null, stdout=pipe, stderr=subprocess.STDOUT, text=True, errors="replace"
        ) as program:
            self._running[name] = program, start
            said = program.communicate()[0]
        del self._running[name]
        if program.returncode and not self._is_over:
            self._trouble.append(f"{said}\n{name}: that failed; the reason is above. The next call goes on from here.")
            self.stop()
        if program.returncode:
            raise Failed
        self._show(f"{name}: {time.monotonic() - start:.0f} s\n")

    def beside(self, work: Callable[[], None]) -> threading.Thread:
        """Do something meanwhile."""

        def do() -> None:
            try:
                work()
            except Failed:
                pass
            except OSError as error:
                self._trouble.append(str(error))
                self.stop()

        thread = threading.Thread(target=do)
        self._threads.append(thread)
        thread.start()
        return thread

    def stop(self) -> None:
        """End every program."""
        self._is_over = True
        for program, _ in list(self._running.values()):
            program.terminate()

    def wait(self) -> None:
        """Until everything is done; how long each program runs is shown meanwhile. What failed ends all of it."""
        try:
            for thread in self._threads:
                while thread.is_alive():
                    thread.join(1)
                    doing = (
                        f"{name} {time.monotonic() - start:.0f} s" for name, (_, start) in [*self._running.items()]
                    )
                    self._show(" · ".join(doing))
        except KeyboardInterrupt:
            self.stop()
            for thread in self._threads:
                thread.join()
            self._show("Stopped; the next call goes on from here.\n")
            raise
        if self._trouble:
            sys.exit("\n" + "\n".join(self._trouble))

    @staticmethod
    def _show(text: str) -> None:
        """A line that stays, or, at a terminal, one that the next overwrites."""
        if sys.stdout.isatty():
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[K{text[:width] if not text.endswith(chr(10)) else text}", end="", flush=True)
        elif text.endswith("\n"):
            print(text, end="", flush=True)


def mark(name: str) -> Path:
    """The file that says a part of the set-up is done, and from what."""
    return VENV / f"projectl-{name}"


def digest(*parts: str) -> str:
    """What a part is made from; the folder counts, because a moved .venv does not work."""
    return hashlib.sha256("\0".join((*parts, str(ROOT), sys.version)).encode()).hexdigest()


@contextmanager
def part(name: str, made_from: str) -> Iterator[bool | None]:
    """A part of the set-up: None if it is done, and else whether an earlier call was interrupted within it."""
    done, begun, wanted = mark(name), mark(f"{name}-begun"), digest(made_from)
    if done.exists() and done.read_text() == wanted:
        yield None
        return
    was_interrupted = begun.exists()
    begun.touch()
    yield was_interrupted
    done.write_text(wanted)
    begun.unlink()


def requirements() -> tuple[str, str]:
    """The lock of players, in two: what is installed first, and the rest."""
    pinned = re.split(r"^(?=[a-z0-9])", LOCK.read_text(encoding="utf-8"), flags=re.MULTILINE)
    first = [one for one in pinned if one.partition("==")[0] in FIRST]
    return "".join(first), "".join(one for one in pinned if one not in first)


def install(steps: Steps, name: str, text: str) -> bool:
    """Install what a lock names, unless it is; whether it was not.

    Nothing is resolved, for the lock is complete; and nothing is compiled to bytecode before it is used.
    """
    with part(name, text) as was_interrupted:
        if was_interrupted is None:
            return False
        wanted = mark(f"{name}.txt")
        wanted.write_text(text, encoding="utf-8")
        pip = [PYTHON, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--no-deps", "--no-compile"]
        # Half a package can neither be kept nor taken away: it is written over.
        again = ["--ignore-installed"] if was_interrupted else []
        steps.run(f"installing {name}", [*pip, *again, "--require-hashes", "--requirement", str(wanted)])
    return True


def install_ourselves(steps: Steps) -> None:
    """Project L itself, as an editable package."""
    with part("itself", (ROOT / "pyproject.toml").read_text(encoding="utf-8")) as was_interrupted:
        if was_interrupted is not None:
            pip = [PYTHON, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--no-deps"]
            steps.run("installing Project L", [*pip, "--no-build-isolation", "--editable", str(ROOT)])


def is_torn() -> bool:
    """Whether a change from some versions to others was interrupted: who knows which of them are there."""
    begun = [place.name.removeprefix("projectl-").removesuffix("-begun") for place in VENV.glob("projectl-*-begun")]
    return any(mark(name).exists() for name in begun)


def make_venv() -> None:
    """An empty .venv, unless there is one."""
    wanted = digest()
    if mark("venv").exists() and mark("venv").read_text() == wanted and Path(PYTHON).exists() and not is_torn():
        return
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        sys.exit(
            "This Python comes without its venv and ensurepip modules. Install them (on Debian and Ubuntu: "
            f"apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv), then call dev.py again."
        )
    steps = Steps()
    command = [sys.executable, "-m", "venv", *(["--clear"] if is_torn() else []), str(VENV)]
    steps.beside(lambda: steps.run("making .venv", command))
    steps.wait()
    mark("venv").write_text(wanted)


def set_up(*, has_page: bool = False, is_developing: bool = False) -> None:
    """Make .venv and what else is asked for, each part unless it is there already, as much as can be side by side."""
    make_venv()
    steps, has_compiler = Steps(), threading.Event()
    is_first = not mark("itself").exists()
    compile_now = "from projectl.bots.compiling import compile_parts; compile_parts(['engine'])"

    def compile_rules() -> None:
        try:
            is_new = install(steps, "what compiles", requirements()[0])
        finally:
            has_compiler.set()
        if is_new or is_first:  # later, whoever needs them compiles them
            steps.run("compiling the rules", [PYTHON, "-c", compile_now], PYTHONPATH=str(ROOT / "src"))

    def build_page() -> None:
        steps.run("fetching what builds the page", [*CLIENT, "fetch"])
        has_compiler.wait()
        steps.run("building the page", CLIENT)

    def install_rest() -> None:
        install(steps, "packages", requirements()[1])
        install_ourselves(steps)
        has_compiler.wait()
        if is_developing:
            install(steps, "tools", DEV_LOCK.read_text(encoding="utf-8"))

    steps.beside(compile_rules)
    steps.beside(install_rest)
    if has_page and run([*CLIENT, "ask"]):
        steps.beside(build_page)
    steps.wait()
    if has_page and not mark("tools").exists():
        run([*CLIENT, "clean"])


def learning_requirements() -> str:
    """The lock of what learns; without PyTorch and its CUDA where .venv has a build of that version already."""
    pinned = re.split(r"^(?=[a-z0-9])", LEARN_LOCK.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (version,) = (one.partition("==")[2].split()[0] for one in pinned if one.startswith("torch=="))
    has_it = f"import sys, torch; sys.exit(torch.__version__.partition('+')[0] != {version!r})"
    if subprocess.run([PYTHON, "-c", has_it], capture_output=True, check=False).returncode:
        return "".join(pinned)
    return "".join(one for one in pinned if not one.startswith(("torch==", "triton==", "nvidia-", "cuda-")))


def set_up_learning() -> None:
    """Install PyTorch, and what learns with it."""
    steps, wanted = Steps(), learning_requirements()

    def install_it() -> None:
        install(steps, "what learns", wanted)

    steps.beside(install_it)
    steps.wait()


def about() -> str:
    """What there is."""
    return (__doc__ or "").strip()


def explain(word: str, arguments: list[str]) -> int:
    """What a command does, without setting anything up; what its ARGS are, where that is installed."""
    if [word, *arguments[:1]] == ["bench", "start"]:
        return run([*START, "--help"])
    say(about())
    if word in TAKES and Path(PROJECTL).exists():
        say(f"\nARGS of {word}:\n")
        return run([PROJECTL, *TAKES[word], "--help"])
    return 0


def play(arguments: list[str]) -> int:
    """Set up, and open the browser; bots are compiled while somebody reads the first page."""
    set_up(has_page=True)
    return run([PROJECTL, *TAKES["play"], "--open", *arguments])


def terminal(arguments: list[str]) -> int:
    """Set up, and sit down at the table."""
    set_up()
    return run([PROJECTL, *TAKES["terminal"], *arguments])


def shots(arguments: list[str]) -> int:
    """Set up, build, compile, and take pictures of the client."""
    set_up(is_developing=True)
    return run(CLIENT) or run([PROJECTL, "warm"]) or run([PYTHON, "-m", "tests.browser.shots", *arguments])


def bench(arguments: list[str]) -> int:
    """Set up, compile, and measure; or measure all that on a clone of its own."""
    if arguments[:1] == ["start"]:
        return run([*START, *arguments[1:]])
    set_up()
    return run([PROJECTL, "warm", "--rules"]) or run([PROJECTL, *TAKES["bench"], *arguments])


def engine(arguments: list[str]) -> int:
    """Set up, and build the WebAssembly modules that are kept in web/src/engine/built."""
    set_up(is_developing=True)
    return run([PYTHON, "-m", "projectl.engine", *arguments])


def test(arguments: list[str]) -> int:
    """Set up, and run every check."""
    set_up(is_developing=True)
    if {"--learn", "--full"} & set(arguments):
        set_up_learning()
    return run([PYTHON, "-m", "tests.everything", *arguments])


COMMANDS = {"play": play, "terminal": terminal, "test": test, "bench": bench, "engine": engine, "shots": shots}


def main() -> int:
    """Do what the first word asks for, or say what there is."""
    word, *arguments = sys.argv[1:] or ["--help"]
    if word in {*HELP, "help"}:
        say(about())
        return 0
    if word not in COMMANDS:
        say(f"dev.py does not know '{word}'.\n\n{about()}")
        return 2
    if HELP & set(arguments):
        return explain(word, arguments)
    try:
        return COMMANDS[word](arguments)
    except KeyboardInterrupt:
        say("")
        return 130


if __name__ == "__main__":
    sys.exit(main())
