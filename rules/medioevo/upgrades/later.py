"""Later versions of Medioevo, whose states only hold more than before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.medioevo.upgrades.version_2 import Plain

_UNSAID: Plain = {"pledge": None, "levy": 0, "plan": [], "habits": {}, "command": {}}


def to_version_4(state: Mapping[str, Any]) -> Plain:
    """Nobody has said anything beforehand yet."""
    return {**state, "players": [{**_UNSAID, **player} for player in state["players"]]}


def to_version_5(state: Mapping[str, Any]) -> Plain:
    """Nobody has said which realms they would like, and nobody has left a round of a battle to orders."""
    return {**state}


def to_version_6(state: Mapping[str, Any]) -> Plain:
    """Nobody began with standing orders; what has been said since stays."""
    return {**state}
