"""Closes its output and stays."""

import os
import time

from proper import hello

hello()
os.close(1)
time.sleep(3600)
