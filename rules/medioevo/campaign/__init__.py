"""M-23, M-24, M-60 to M-65: movements, barbarians, and what happens where somebody comes."""

from rules.medioevo.campaign.barbarians import Arrival, arrive, coming_horde, horde_of, joining, move_horde, raise_horde
from rules.medioevo.campaign.column import Column, Rota
from rules.medioevo.campaign.encounter import Encounter, Plunder, Spare, captors, catches, meet
from rules.medioevo.campaign.entry import Contact, barred, contact, foes, stake, target_label
from rules.medioevo.campaign.faults import cargo_faults, column_faults
from rules.medioevo.campaign.march import March
from rules.medioevo.campaign.movement import CAMPAIGN, Assault, Finish, Hold, Movement, Retire, can_act, quarrels
from rules.medioevo.campaign.onset import Engage, Forbear, Onset, admit, come_to, stop_fight
from rules.medioevo.campaign.phase import Campaign, Combat
from rules.medioevo.campaign.powers import besieged, calm, entangled, go, marching
from rules.medioevo.campaign.prospects import prospect, staying
from rules.medioevo.campaign.range import FOOT, reach, ways
from rules.medioevo.campaign.rebellion import (
    TAX_STEP,
    Rebellion,
    Rise,
    has_rebels,
    rebel,
    rebellion_of,
    rebellion_sites,
    rebellions_due,
)

__all__ = [
    "CAMPAIGN",
    "FOOT",
    "TAX_STEP",
    "Arrival",
    "Assault",
    "Campaign",
    "Column",
    "Combat",
    "Contact",
    "Encounter",
    "Engage",
    "Finish",
    "Forbear",
    "Hold",
    "March",
    "Movement",
    "Onset",
    "Plunder",
    "Rebellion",
    "Retire",
    "Rise",
    "Rota",
    "Spare",
    "admit",
    "arrive",
    "barred",
    "besieged",
    "calm",
    "can_act",
    "captors",
    "cargo_faults",
    "catches",
    "column_faults",
    "come_to",
    "coming_horde",
    "contact",
    "entangled",
    "foes",
    "go",
    "has_rebels",
    "horde_of",
    "joining",
    "marching",
    "meet",
    "move_horde",
    "prospect",
    "quarrels",
    "raise_horde",
    "reach",
    "rebel",
    "rebellion_of",
    "rebellion_sites",
    "rebellions_due",
    "stake",
    "staying",
    "stop_fight",
    "target_label",
    "ways",
]
