"""How long the first start takes, and how much room: `python3 dev.py bench start [COMMIT]`.

A fresh clone (of HEAD, or of another commit) in a temporary folder, with caches that are empty and lie there too, is
told to `dev.py play`; the clock stops when its page answers over HTTP. Room is what lies beside the clone's own files:
.venv, the page and what builds it, caches. Numbers of a busy machine, or of a slow connection, are numbers of those.
Standard library only, for any Python that can run dev.py.
"""

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOOK_S = 0.25
SCRIPT = re.compile(rb'<script[^>]+src="(/assets/[^"]+)"')


def megabytes(folder: Path) -> float:
    """What a folder takes on the disk; files may come and go meanwhile."""
    total, seen = 0, set()
    for place, _, names in os.walk(folder):
        for name in names:
            try:
                found = os.lstat(os.path.join(place, name))  # noqa: PTH118 - half a million files
            except OSError:
                continue
            if (found.st_dev, found.st_ino) not in seen:
                seen.add((found.st_dev, found.st_ino))
                total += getattr(found, "st_blocks", -(-found.st_size // 512)) * 512
    return total / 1e6


def resident(pid: int) -> float | None:
    """Megabytes of memory of a process, where that can be read."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1e3 if found else None


def server_of(port: int) -> int | None:
    """The process that serves a port: the one whose command line names it, and that nobody of its kind has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"serve" in words and str(port).encode() in words:
            found.append(int(folder.name))
    return min(found, default=None)


def processor_s(session: int) -> float | None:
    """Seconds of processor time that a session's programs took, those that have ended too, where that can be read."""
    ticks, is_known = 0, False
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = status.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[3]) == session:  # counted from the state, behind the program's name
            ticks, is_known = ticks + sum(map(int, words[11:15])), True
    return ticks / os.sysconf("SC_CLK_TCK") if is_known else None


class Watch(threading.Thread):
    """Looks again and again at how much room a folder takes, and keeps the most."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self.folder, self.least, self.most = folder, megabytes(folder), 0.0

    def run(self) -> None:
        """Until the program ends."""
        while True:
            self.most = max(self.most, self.now())
            time.sleep(1)

    def now(self) -> float:
        """What has come since it began to watch."""
        return megabytes(self.folder) - self.least


def is_served(url: str) -> bool:
    """Whether the page is there, and the program it names."""
    with urllib.request.urlopen(url, timeout=5) as answer:
        named = SCRIPT.search(answer.read())
    if named is None:
        return False
    with urllib.request.urlopen(url + named[1].decode().lstrip("/"), timeout=5) as answer:
        return bool(answer.read())


def is_ready(url: str) -> bool:
    """Whether bots can think."""
    with urllib.request.urlopen(f"{url}readyz", timeout=5) as answer:
        return bool(answer.status == 200)


def wait(program: "subprocess.Popen[bytes]", question: Callable[[str], bool], url: str) -> None:
    """Until something is so; a program that ends before is an error."""
    while program.poll() is None:
        try:
            if question(url):
                return
        except OSError:
            pass
        time.sleep(LOOK_S)
    sys.exit(f"dev.py play ended with {program.returncode}; its words are above.")


def clone(commit: str, folder: Path) -> None:
    """A clone as anybody gets it."""
    subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(folder)], check=True)
    subprocess.run(["git", "-C", str(folder), "checkout", "--quiet", commit], check=True)


def measure(commit: str, base: Path) -> None:
    """Clone, start, and say what it took."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    clone(commit, base / "clone")
    for name in ("cache", "data", "tmp", "home"):
        (base / name).mkdir()
    own = {"XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data", "TMPDIR": "tmp", "npm_config_cache": "cache/npm"}
    env = {**os.environ, **{name: str(base / place) for name, place in own.items()}}
    env |= {"PIP_NO_CACHE_DIR": "1", "PROJECTL_CACHE": str(base / "cache" / "projectl"), "BROWSER": "true"}
    env.pop("PYTHONPATH", None)
    watch, url = Watch(base), f"http://127.0.0.1:{port}/"
    watch.start()
    start = time.monotonic()
    command = [sys.executable, "dev.py", "play", "--port", str(port)]
    program = subprocess.Popen(command, cwd=base / "clone", env=env, start_new_session=os.name == "posix")
    try:
        wait(program, is_served, url)
        served_s, busy_s, served_mb = time.monotonic() - start, processor_s(program.pid), watch.now()
        wait(program, is_ready, url)
        ready_s, pid = time.monotonic() - start, server_of(port)
        memory = resident(pid) if pid else None
        print(f"page served after        {served_s:6.0f} s" + (f", {busy_s:.0f} s of processor time" if busy_s else ""))
        print(f"bots can think after     {ready_s:6.0f} s")
        print(f"beside the clone then    {served_mb:6.0f} MB, {watch.now():.0f} MB with the bots")
        print(f"at most, while it built  {watch.most:6.0f} MB")
        print(f"the server itself        {memory:6.0f} MB of memory" if memory else "memory cannot be read here")
        if hasattr(os, "getloadavg"):
            print(f"load of this machine     {os.getloadavg()[0]:6.1f} on {os.cpu_count()} cores")
    finally:
        if os.name == "posix":
            os.killpg(program.pid, signal.SIGINT)
        else:
            program.terminate()
        program.wait()


def main() -> None:
    """Measure the commit that was named, or HEAD."""
    parser = argparse.ArgumentParser(prog="dev.py bench start", description="How long the first start takes.")
    parser.add_argument("commit", nargs="?", default="HEAD", metavar="COMMIT", help="what is cloned, if not HEAD")
    commit = parser.parse_args().commit
    with tempfile.TemporaryDirectory(prefix="projectl-start-", ignore_cleanup_errors=True) as folder:
        measure(commit, Path(folder))


if __name__ == "__main__":
    main()
