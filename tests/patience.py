"""How long a test waits for what must come. No test is about being quick: only what never comes makes one fail."""

from typing import Final

PATIENCE_S: Final = 300.0
PATIENCE_MS: Final = 1000 * PATIENCE_S
