"""Settings that all tests share."""

import signal

from hypothesis import HealthCheck, settings

# The same examples on every run and every machine; a slow machine is no failure.
settings.register_profile(
    "projectl",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.load_profile("projectl")

# A run that was started in the background may have inherited that Ctrl-C is ignored, and programs it starts would
# inherit it in turn.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
