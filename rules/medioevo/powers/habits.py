"""M-131: what becomes of a card or technology in windows, said beforehand: always used, used where much is at stake,
never, or asked about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from rules.core import Action, Ask, Flow, OneOf, Words, words
from rules.medioevo.powers.command import routine_of
from rules.medioevo.powers.exercising import moment_cards, playable_cards, reactions
from rules.medioevo.powers.power import TECHNIQUES, Moment, Power, ability_of, known_techniques
from rules.medioevo.table import Position, Wish, card_words

ASK, GREAT, ALWAYS, NEVER = "ask", "great", "always", "never"
HABITS = (ASK, GREAT, ALWAYS, NEVER)
MUCH = 3  # points of damage, or rebellions, from which on much is at stake


def wish_of(position: Position, seat: int, moment: str) -> Wish:
    return position.players[seat].orders.get(moment, "involved")


def habit_of(position: Position, seat: int, name: str) -> str:
    """What was said of a card or technology; else what is usual for it, where that has been wished for."""
    player = position.players[seat]
    if name in player.habits or routine_of(player, "habits") == ASK:
        return player.habits.get(name, ASK)
    power = _power(name)
    return power.usual if power is not None else ASK


def _power(name: str) -> Power | None:
    return ability_of(int(name)) if name.isdigit() else TECHNIQUES[name]


def _slight(name: str, moment: Moment, stake: int | None) -> bool:
    """Whether little is at stake; where nobody has counted it, for what only helps to something made for the moment."""
    if stake is not None:
        return stake < MUCH
    power = _power(name)
    return power is not None and moment not in power.moments


def usual_reactions(position: Position, seat: int, moment: Moment, *, deciding: bool) -> bool:
    """Whether somebody with no habits at all would be asked. `deciding`: who has just decided, or is about to, is not
    asked for what can be used then."""
    return any(not (deciding and later) for _, later in reactions(position, seat, moment))


def wanted_reactions(
    position: Position, seat: int, moment: Moment, *, deciding: bool, stake: int | None
) -> Iterator[str]:
    """What a seat could use in the window on top and wants to be asked about, or to use without being asked."""
    for name, later in reactions(position, seat, moment):
        habit = habit_of(position, seat, name)
        slight = habit == GREAT and _slight(name, moment, stake)
        if not (slight or habit == NEVER or (deciding and later)):
            yield name


def could_use(position: Position, seat: int, moment: Moment) -> bool:
    """At a decision of one's own: whether there is something of use that was made for such a moment, and is not
    let go by habit."""
    if wish_of(position, seat, moment) == "never" or not moment_cards(position, moment):
        return False
    names = [name for name, later in reactions(position, seat, moment) if later]
    return any(habit_of(position, seat, name) != NEVER for name in names)


# Saying it


def _named(position: Position, seat: int) -> Iterator[tuple[str, Power]]:
    player = position.players[seat]
    for card in (*player.cards, *(card for card in playable_cards(player) if card not in player.cards)):
        power = ability_of(card)
        if power is not None:
            yield str(card), power
    for name in known_techniques(player):
        yield name, TECHNIQUES[name]


def _reacting(position: Position, seat: int) -> OneOf:
    return OneOf([name for name, power in _named(position, seat) if power.moments])


def _choices(position: Position, seat: int, power: str) -> OneOf:
    return OneOf(HABITS)


def _name_words(name: str) -> Words:
    return card_words(int(name)) if name.isdigit() else words(f"medioevo-technology-{name}")


def _habit_words(habit: str) -> Words:
    return words(f"medioevo-habit-{habit}", much=MUCH)


def _power_label(position: Position, seat: int, name: str) -> Words:
    return words("medioevo-label-habit", power=_name_words(name), habit=_habit_words(habit_of(position, seat, name)))


def _habit_label(position: Position, seat: int, habit: str) -> Words:
    return _habit_words(habit)


class Habit(Action, frozen=True, tag="habit"):
    """M-131: what becomes of one card or technology in windows."""

    rule = "M-131"
    group = "card"
    aside = True

    power: Annotated[str, Ask(_reacting, "M-131", None, _power_label)]
    habit: Annotated[str, Ask(_choices, "M-131", None, _habit_label)]

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].habits[self.power] = self.habit
        name, habit = _name_words(self.power), _habit_words(self.habit)
        flow.say("medioevo-event-habit", to=(seat,), power=name, habit=habit)
