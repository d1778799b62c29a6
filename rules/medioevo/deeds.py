"""What players did this turn, as far as objectives ask for it (M-51). Forgotten at the end of the turn.

The kinds are `DEEDS` in `data.empire`; the facts that go with each are what the objectives' filters ask.
"""

from __future__ import annotations

from rules.medioevo.data import Place
from rules.medioevo.data.empire import DEEDS
from rules.medioevo.position import Deed, Fact, Player, Position


def note(position: Position, seat: int, kind: str, count: int = 1, **facts: Fact) -> None:
    enter(position.players[seat], kind, count, **facts)


def conquered(position: Position, place: Place) -> bool:
    """Whether a land was taken this turn, by anybody."""
    return any(
        deed.kind == "conquer" and deed.facts["place"] == place for player in position.players for deed in player.deeds
    )


def enter(player: Player, kind: str, count: int = 1, **facts: Fact) -> None:
    """The same, where no more is at hand than the player."""
    assert kind in DEEDS, kind
    if count:
        player.deeds.append(Deed(kind, count, facts))
