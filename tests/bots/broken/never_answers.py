"""Says hello, then thinks for ever without listening."""

import time

from proper import hello

hello()
time.sleep(3600)
