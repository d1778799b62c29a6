"""How a game ended, read from its last state without its rules: so tables of every version can be asked."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from rules.core import Outcome
from rules.host.store import Snapshot


class _Ended(Struct):
    """The part of any game's state that tells how it ended."""

    outcome: Outcome | None = None


def outcome_in(snapshot: Snapshot) -> Outcome | None:
    return msgspec.msgpack.decode(snapshot.state, type=_Ended).outcome
