"""M-50, M-52, M-110 to M-112, M-130, M-131: how cards and technologies are used, and the windows for reactions."""

from rules.medioevo.economy import Levy, Pledge
from rules.medioevo.powers.accustomed import by_habit
from rules.medioevo.powers.book import (
    ABILITIES,
    LEFT,
    TECHNIQUES,
    ability_of,
    enter_abilities,
    enter_techniques,
    known_techniques,
    power_of,
    reacting,
)
from rules.medioevo.powers.casting import Cast, of_three, throw
from rules.medioevo.powers.command import POINTS, Instruct, order_of
from rules.medioevo.powers.context import Rolling, beneath, dice_shown, moment_of, set_die, under
from rules.medioevo.powers.exercising import (
    able,
    cards_to_turn,
    carry_out,
    in_domains,
    is_private,
    moved_by_power,
    playable_cards,
    points_words,
    power_words,
    turn_card,
    usable,
    uses_of,
)
from rules.medioevo.powers.habits import ALWAYS, ASK, HABITS, Habit, could_use, habit_of, wish_of
from rules.medioevo.powers.options import option_label
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.power import (
    ABILITY,
    MOMENTS,
    Exercise,
    Exertion,
    Moment,
    Power,
    Prospect,
    Slot,
)
from rules.medioevo.powers.routine import ROUTINE, Arrange, is_led, routine_of
from rules.medioevo.powers.stepwise import Name, Naming, Stepwise, Stop, ask_names
from rules.medioevo.powers.use import Use
from rules.medioevo.powers.windows import WISHES, Orders, Pass, Paying, Turned, Window, by_habit_alone, open_window

# What may be said beforehand, and changes no question that is asked now.
STANDING = (Orders, Habit, Instruct, Arrange, Levy, Pledge)

__all__ = [
    "ABILITIES",
    "ABILITY",
    "ALWAYS",
    "ASK",
    "HABITS",
    "LEFT",
    "MOMENTS",
    "POINTS",
    "ROUTINE",
    "STANDING",
    "TECHNIQUES",
    "WISHES",
    "Arrange",
    "Cast",
    "Exercise",
    "Exertion",
    "Habit",
    "Instruct",
    "Moment",
    "Name",
    "Naming",
    "Orders",
    "Pass",
    "Paying",
    "Play",
    "Power",
    "Prospect",
    "Rolling",
    "Slot",
    "Stepwise",
    "Stop",
    "Turned",
    "Use",
    "Window",
    "ability_of",
    "able",
    "ask_names",
    "beneath",
    "by_habit",
    "by_habit_alone",
    "cards_to_turn",
    "carry_out",
    "could_use",
    "dice_shown",
    "enter_abilities",
    "enter_techniques",
    "habit_of",
    "in_domains",
    "is_led",
    "is_private",
    "known_techniques",
    "moment_of",
    "moved_by_power",
    "of_three",
    "open_window",
    "option_label",
    "order_of",
    "playable_cards",
    "points_words",
    "power_of",
    "power_words",
    "reacting",
    "routine_of",
    "set_die",
    "throw",
    "turn_card",
    "under",
    "usable",
    "uses_of",
    "wish_of",
]
