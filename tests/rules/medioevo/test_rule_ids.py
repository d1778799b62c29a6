"""Every rule of Medioevo that is built so far has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

BUILT = {*range(1, 12), *range(20, 25), *range(30, 36), *range(40, 49), *range(60, 66), *range(70, 87), 95}
BUILT |= {*range(100, 107), 108, *range(120, 123), 125, 131, *range(135, 138)}


def test_every_rule_has_a_test_of_its_name() -> None:
    source = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert {int(number) for number in re.findall(r"def test_m(\d+)_", source)} == BUILT
