"""Every rule of Barony has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

RULES = {f"b{number}" for number in range(1, 23)} - {"b9"}  # there is no B-9


def test_every_rule_has_a_test_of_its_name() -> None:
    source = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert set(re.findall(r"def test_(b\d+)_", source)) == RULES
