"""`projectl site`: the browser client as a folder of files, for any web host and without a server."""

import json
import shutil
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from projectl.cli.ends import FAILED
from projectl.words import say

CLIENT: Final = Path(__file__).parents[1] / "server" / "client"
"""Where the build puts it."""
LIST: Final = "site.json"
"""What a site is known by: the names of its files, so that the next one takes the place of these and of no others."""
ONLY_SERVED: Final = "server."
"""What names of pages for a server begin with."""
COMPRESSED: Final = (".br", ".gz")
"""A host compresses by itself, or does not know these."""

Out = Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER")]


def site(out: Out) -> None:
    """Write the game as a web site: a folder of files that needs no server."""
    if not (CLIENT / "index.html").is_file():
        _refuse(say("site-not-built"))
    for name in _old_files(out):
        (out / name).unlink(missing_ok=True)
    names = [name for name in _files(CLIENT) if not name.startswith(ONLY_SERVED) and not name.endswith(COMPRESSED)]
    for name in names:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(CLIENT / name, out / name)
    (out / LIST).write_text(json.dumps(names, indent=1) + "\n", encoding="utf-8")
    typer.echo(say("site-written", folder=out, count=len(names) + 1))
    typer.echo(say("site-ask-first"))


def _files(folder: Path) -> list[str]:
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())


def _old_files(out: Path) -> list[str]:
    """The files of the site that is there; none in a folder that is new or empty, and any other is left alone."""
    if not out.exists() or (out.is_dir() and not any(out.iterdir())):
        return []
    try:
        names = json.loads((out / LIST).read_text(encoding="utf-8"))
        if not isinstance(names, list):
            raise TypeError
        known = set(_files(out))
    except (OSError, TypeError, ValueError):
        _refuse(say("site-other-folder", folder=out))
    return [name for name in names if name in known]


def _refuse(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(FAILED)
