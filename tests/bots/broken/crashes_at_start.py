"""Never gets as far as its hello."""

raise RuntimeError("no brain found")
