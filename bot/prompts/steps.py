"""Every face of a panel is a step of its draft with a name of its own, which all its controls carry: a control of an
older face is recognised, and no two menus have the same id, for clients show the former choice in one that has."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace

from rules.host import Draft


def stepped(draft: Draft, **changes: Any) -> Draft:
    """The draft, changed, at a new step."""
    return replace(draft, step=secrets.token_hex(4), **changes)


def control(draft: Draft, word: str | None = None) -> str:
    """What the id of a control ends with."""
    return f"{draft.step}.{word}" if word else draft.step


def read_control(arg: str | None) -> tuple[str, str | None]:
    """Step and word again."""
    step, _, word = (arg or "").partition(".")
    return step, word or None
