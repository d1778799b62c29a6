"""How running games of earlier versions become games of today's: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.game import Converter


def spread_by_itself(state: Mapping[str, Any]) -> dict[str, Any]:
    """Version 2: a table may leave it to the players where blocks left over go. None had."""
    return {**state, "by_hand": False}


CONVERTERS: Mapping[int, Converter] = {2: spread_by_itself}
