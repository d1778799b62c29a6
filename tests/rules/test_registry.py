"""The registry lists finished games only."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from rules import registry


def test_a_package_without_a_game_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rules.barony", ModuleType("rules.barony"))
    found = registry.games.__wrapped__()
    assert "barony" not in found


def test_a_package_with_a_game_is_listed() -> None:
    assert "barony" in registry.games()
