"""The computer player of Medioevo: small judgements, phase by phase, on what its seat may know; the table as a seat may
foresee it; and what is answered for one whose time is up."""

from rules.medioevo.mind.battles import fight
from rules.medioevo.mind.campaigns import move
from rules.medioevo.mind.chances import Enemy, odds
from rules.medioevo.mind.choice import choose
from rules.medioevo.mind.fleets import galleys, worth_of_galley
from rules.medioevo.mind.foresight import Plan, ahead
from rules.medioevo.mind.goals import nearness
from rules.medioevo.mind.insight import INSIGHT
from rules.medioevo.mind.judgement import aspects, judged
from rules.medioevo.mind.learning import YIELDS, studies
from rules.medioevo.mind.overtures import borders, overture
from rules.medioevo.mind.projects import machines
from rules.medioevo.mind.reasons import motives
from rules.medioevo.mind.rehearsal import rehearsed
from rules.medioevo.mind.sieges import engines, followers, worth_of_engine
from rules.medioevo.mind.stand_in import timeout
from rules.medioevo.mind.talks import answer, gain_of_war
from rules.medioevo.mind.ventures import venture

__all__ = [
    "INSIGHT",
    "YIELDS",
    "Enemy",
    "Plan",
    "ahead",
    "answer",
    "aspects",
    "borders",
    "choose",
    "engines",
    "fight",
    "followers",
    "gain_of_war",
    "galleys",
    "judged",
    "machines",
    "motives",
    "move",
    "nearness",
    "odds",
    "overture",
    "rehearsed",
    "studies",
    "timeout",
    "venture",
    "worth_of_engine",
    "worth_of_galley",
]
