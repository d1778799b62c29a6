"""How running games of earlier versions become games of today's: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.game import Converter


def pass_only_if_need_be(state: Mapping[str, Any]) -> dict[str, Any]:
    """Version 2: a table may let its players pass at will. None had."""
    return {**state, "pass_at_will": False}


CONVERTERS: Mapping[int, Converter] = {2: pass_only_if_need_be}
