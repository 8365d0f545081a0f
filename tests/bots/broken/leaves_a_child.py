"""Starts a program of its own that holds on to the pipes, and stalls."""

import subprocess
import sys
import time

from proper import hello

hello()
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
sys.stderr.write(f"child {child.pid}\n")
sys.stderr.flush()
time.sleep(3600)
