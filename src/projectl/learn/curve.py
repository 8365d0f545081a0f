"""The curve of a run as a picture: how often the network won against the evaluation by hand, and what it lost."""

import json
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 320
EDGE: Final = 44
STYLE: Final = (
    "text{font:12px sans-serif;fill:#777}path{fill:none;stroke-width:2}"
    ".won{stroke:#2a7}.lost{stroke:#c63;stroke-dasharray:4 3}.half{stroke:#999;stroke-width:1}"
)


def read_curve(file: Path) -> list[dict[str, Any]]:
    """The lines of a run, a generation each."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def _path(points: list[tuple[float, float]], kind: str) -> str:
    """A line through points between 0 and 1, the origin at the lower left."""
    across, up = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    steps = " ".join(f"{EDGE + x * across:.1f},{HEIGHT - EDGE - y * up:.1f}" for x, y in points)
    return f'<path class="{kind}" d="M{steps}"/>' if points else ""


def draw(found: list[dict[str, Any]]) -> str:
    """An SVG: minutes across; shares won up, and the loss of the chance to win beside it."""
    most = max(noted["s"] for noted in found) or 1.0
    won = [(noted["s"] / most, noted["won"]) for noted in found if "won" in noted]
    lost = [(noted["s"] / most, min(1.0, noted["loss"][0])) for noted in found if noted["loss"][0] > 0]
    low, right = HEIGHT - EDGE, WIDTH - EDGE
    texts = [
        f'<text x="8" y="{EDGE + 4}">100 %</text><text x="8" y="{HEIGHT / 2 + 4}">50 %</text>',
        f'<text x="8" y="{low + 4}">0 %</text><text x="{EDGE}" y="{low + 20}">0</text>',
        f'<text x="{right}" y="{low + 20}" text-anchor="end">{most / 60:.1f} minutes</text>',
        f'<text x="{EDGE}" y="20">games won against the evaluation by hand; broken: loss</text>',
    ]
    drawn = _path([(0, 0.5), (1, 0.5)], "half") + _path(won, "won") + _path(lost, "lost")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><style>{STYLE}</style>'
        f"{drawn}{''.join(texts)}</svg>\n"
    )
