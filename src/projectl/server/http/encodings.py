"""What a client can unpack."""

from litestar.datastructures import Headers


def accepts(headers: Headers, encoding: str) -> bool:
    """Whether a client takes an encoding, as `gzip` or `br`, by its Accept-Encoding."""
    weights: dict[str, float] = {}
    for word in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = word.partition(";")
        weights[name.strip()] = _weight(weight)
    return weights.get(encoding, weights.get("*", 0.0)) > 0


def _weight(text: str) -> float:
    """A `q=0.5`; what cannot be read is no wish at all."""
    key, _, value = text.replace(" ", "").partition("=")
    if not key:
        return 1.0
    try:
        return float(value) if key == "q" else 0.0
    except ValueError:
        return 0.0
