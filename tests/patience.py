"""How long a test waits for what must come. No test is about being quick: only what never comes makes one fail."""

from typing import Final

PATIENCE_S: Final = 300.0
"""For programs, which import and compile before they say anything."""
PAGE_S: Final = 120.0
PAGE_MS: Final = 1000 * PAGE_S
"""For what a page shows: a test has many such expectations, and the first that is not met ends it."""
