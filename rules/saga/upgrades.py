"""How running games of earlier versions become games of today's: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.game import Converter


def conquer_by_itself(state: Mapping[str, Any]) -> dict[str, Any]:
    """Version 2: realms may be conquered by choice, and realm cards be those of a box. In earlier games they were not,
    and every knight face down lay there by the one realm with that power."""
    return {
        **state,
        "by_choice": False,
        "conquered": False,
        "realms": {colour: {**realm, "face": None} for colour, realm in state["realms"].items()},
        "players": [
            {**player, "armies": {target: {**army, "hidden_by": None} for target, army in player["armies"].items()}}
            for player in state["players"]
        ],
    }


CONVERTERS: Mapping[int, Converter] = {2: conquer_by_itself}
