"""The examples in the docstrings of the core are true: every module of it shows how it is used."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

CORE = Path(__file__).parents[3] / "rules" / "core"


@pytest.mark.parametrize("name", sorted(path.stem for path in CORE.glob("[a-z]*.py")))
def test_examples(name: str) -> None:
    found = doctest.testmod(import_module(f"rules.core.{name}"))
    assert found.attempted, "there is one"
    assert found.failed == 0
