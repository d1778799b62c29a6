"""M-40 to M-48: phase 4, purchases as lists that run when everybody is done."""

from rules.medioevo.purchases.basket import Lists, Purchase, ahead, carry_out, entry_words, planning
from rules.medioevo.purchases.buildings import Build, Repair, buildable, cost_there, tokens_gained
from rules.medioevo.purchases.delivery import ENTRIES, Delivery
from rules.medioevo.purchases.deployment import Deploy, Deployment, Shift
from rules.medioevo.purchases.learning import Research, Seek, next_level
from rules.medioevo.purchases.machines import Equip, Forge, Improve, engine_of_level
from rules.medioevo.purchases.phase import (
    Audience,
    Choose,
    Conceal,
    Done,
    Purchases,
    Rely,
    Shopping,
    Unlist,
    orders_asked,
)
from rules.medioevo.purchases.raising import next_building, raise_building, token_slot
from rules.medioevo.purchases.sites import is_mustering_place, mustering_places, yards
from rules.medioevo.purchases.troops import Promote, Ransom, Recall, Recruit, most_recruits

__all__ = [
    "ENTRIES",
    "Audience",
    "Build",
    "Choose",
    "Conceal",
    "Delivery",
    "Deploy",
    "Deployment",
    "Done",
    "Equip",
    "Forge",
    "Improve",
    "Lists",
    "Promote",
    "Purchase",
    "Purchases",
    "Ransom",
    "Recall",
    "Recruit",
    "Rely",
    "Repair",
    "Research",
    "Seek",
    "Shift",
    "Shopping",
    "Unlist",
    "ahead",
    "buildable",
    "carry_out",
    "cost_there",
    "engine_of_level",
    "entry_words",
    "is_mustering_place",
    "most_recruits",
    "mustering_places",
    "next_building",
    "next_level",
    "orders_asked",
    "planning",
    "raise_building",
    "token_slot",
    "tokens_gained",
    "yards",
]
