"""What holds for all tests."""

import os

from hypothesis import HealthCheck, settings

# How fast a machine is must not decide whether the suite is green; in CI the same examples come at every run.
settings.register_profile(
    "house",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.load_profile("house")
