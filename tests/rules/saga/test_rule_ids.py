"""Every rule of Saga is named by a test, and every refusal by a rule."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = [*range(1, 9), *range(10, 16), *range(20, 24)]  # S-1 to S-8, S-10 to S-15, S-20 to S-23


def rules_tested() -> set[int]:
    names = (
        node.name
        for path in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return {int(found[1]) for name in names if (found := re.match(r"test_s(\d+)_", name))}


def test_every_rule_has_a_test_of_its_own() -> None:
    assert [rule for rule in RULES if rule not in rules_tested()] == []


def test_every_test_is_of_a_rule_that_there_is() -> None:
    assert rules_tested() <= set(RULES)


def test_rules_named_in_the_code_are_those_of_the_page() -> None:
    sources = (HERE.parents[2] / "rules" / "saga").rglob("*.py")
    named = {int(number) for path in sources for number in re.findall(r"S-(\d+)", path.read_text(encoding="utf-8"))}
    assert named <= set(RULES)
