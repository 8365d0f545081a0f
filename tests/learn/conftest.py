"""What learns is tried only when somebody asks for it: it needs PyTorch, and minutes (`dev.py test --learn`)."""

import os

collect_ignore_glob = [] if os.environ.get("PROJECTL_LEARN", "") not in ("", "0") else ["test_*.py"]
