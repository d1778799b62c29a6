"""The computer player of Medioevo: small judgements, phase by phase, on what its seat may know."""

from rules.medioevo.mind.battles import fight
from rules.medioevo.mind.campaigns import move
from rules.medioevo.mind.chances import Enemy, odds
from rules.medioevo.mind.choice import choose
from rules.medioevo.mind.learning import YIELDS, studies
from rules.medioevo.mind.rehearsal import rehearsed
from rules.medioevo.mind.talks import answer
from rules.medioevo.mind.ventures import venture

__all__ = [
    "YIELDS",
    "Enemy",
    "answer",
    "choose",
    "fight",
    "move",
    "odds",
    "rehearsed",
    "studies",
    "venture",
]
