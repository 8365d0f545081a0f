"""What a good player would do here, and why; and what a puzzle would cost."""

from projectl.analysis.account import Account, account
from projectl.analysis.facts import Fact
from projectl.analysis.hints import Hint, hints
from projectl.analysis.plans import TakePlan, plan_of

__all__ = ["Account", "Fact", "Hint", "TakePlan", "account", "hints", "plan_of"]
