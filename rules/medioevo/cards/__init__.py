"""The abilities of the 72 Empire cards, by what they are about."""

from rules.medioevo.cards.deck import CARD_POWERS
from rules.medioevo.cards.militia import defended
from rules.medioevo.cards.relief import Hurry, Relief, helpers
from rules.medioevo.cards.rerouting import Lay, Rerouting
from rules.medioevo.cards.routes import move_cube, read_cube
from rules.medioevo.cards.saviours import Foretell, Omens

__all__ = [
    "CARD_POWERS",
    "Foretell",
    "Hurry",
    "Lay",
    "Omens",
    "Relief",
    "Rerouting",
    "defended",
    "helpers",
    "move_cube",
    "read_cube",
]
