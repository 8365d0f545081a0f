"""Settings that all tests share."""

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
