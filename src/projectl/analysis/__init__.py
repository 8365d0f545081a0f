"""What a good player would do here, and why."""

from projectl.analysis.account import Account, account
from projectl.analysis.hints import Hint, hints
from projectl.analysis.story import Fact

__all__ = ["Account", "Fact", "Hint", "account", "hints"]
