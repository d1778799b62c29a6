"""M-51: which objective to claim, and for which token."""

from __future__ import annotations

from random import Random

from rules.core import Action
from rules.core.legal import completions
from rules.medioevo.mind.founding import TASTE
from rules.medioevo.objectives import Claim, tokens_for
from rules.medioevo.table import Position


def claim(position: Position, seat: int, rng: Random) -> Action | None:
    """Whatever brings a token: that is honour, and points in every turn to come. Of colours the one that it uses most
    and has least of."""
    owned = position.players[seat].tokens

    def worth(option: Claim) -> float:
        colour = option.colour or tokens_for(position, option.card)[0]
        return TASTE[colour] / (1 + owned.get(colour, 0))

    options = [option for option in completions(Claim, position, seat) if isinstance(option, Claim)]
    return max((option for option in options if tokens_for(position, option.card)), key=worth, default=None)
