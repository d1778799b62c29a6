"""M-21 to M-24: phase 2, led by the first player."""

from rules.medioevo.events.deck import CHOSEN, choose_event, draw_event, strikes, take_chosen
from rules.medioevo.events.horde import HordeDice, Reroll
from rules.medioevo.events.leading import by_routine, cheapest_loss, least_token, safest_site
from rules.medioevo.events.phase import Decree, EventCard, Events, FirstEvents, check_rebellions
from rules.medioevo.events.strike import Crumble, Halt, Spoil, Strike, Suffer, concerned, struck_places
from rules.medioevo.events.supply import BarbarianSupply, Drive, Enough, Raise, gathering_places, mobile_hordes, ways

__all__ = [
    "CHOSEN",
    "BarbarianSupply",
    "Crumble",
    "Decree",
    "Drive",
    "Enough",
    "EventCard",
    "Events",
    "FirstEvents",
    "Halt",
    "HordeDice",
    "Raise",
    "Reroll",
    "Spoil",
    "Strike",
    "Suffer",
    "by_routine",
    "cheapest_loss",
    "check_rebellions",
    "choose_event",
    "concerned",
    "draw_event",
    "gathering_places",
    "least_token",
    "mobile_hordes",
    "safest_site",
    "strikes",
    "struck_places",
    "take_chosen",
    "ways",
]
