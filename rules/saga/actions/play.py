"""S-11: a knight goes from the hand into an attack."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Flow, Matters, OneOf, Refusal, Words, words
from rules.saga.data import COLOUR, Card, Colour
from rules.saga.outlook import attack_likely, attack_outcome, card_likely, card_outcome, strength_with
from rules.saga.phrases import card_words, cards_apart, no_card, no_realm, realm_words, refuse
from rules.saga.playing import attackers, may_lead, targets
from rules.saga.position import Army, Position, worth
from rules.saga.powers import needed, ready
from rules.saga.view import StepView
from rules.saga.war import attack

_UP, _DOWN = "no", "yes"
_NOTHING = OneOf(())
_EITHER = OneOf((_UP, _DOWN))


def _cards(position: Position, seat: int) -> OneOf:
    return _NOTHING if position.played else OneOf(attackers(position, seat, position.players[seat].hand))


def _no_card(position: Position, seat: int, card: Card) -> Refusal:
    if unknown := no_card(card):
        return unknown
    if card not in position.players[seat].hand:
        return refuse("S-11", "not-in-hand", card, card=card_words(card))
    return refuse("S-11", "play-nowhere", card, card=card_words(card))


def card_label(position: Position, seat: int, card: Card) -> Words:
    return card_words(card)


def _armies(position: Position, seat: int, card: Card) -> OneOf:
    return OneOf(targets(position, seat, card))


def _no_army(position: Position, seat: int, card: Card, army: Colour | None) -> Refusal:
    if army is None:
        return refuse("S-11", "play-which-army", card, card=card_words(card))
    if unknown := no_realm(army):
        return unknown
    name, knight = realm_words(army), card_words(card)
    if army in position.players[seat].armies:
        return refuse("S-11", "play-colour-twice", card, army, realm=name, card=knight)
    if army != COLOUR[card]:
        return refuse("S-11", "play-wrong-leader", card, army, realm=name, card=knight)
    return refuse("S-11", "play-own-realm", army, realm=name)


def army_label(position: Position, seat: int, army: Colour) -> Words:
    """An army by the realm that it stands against."""
    return realm_words(army)


def _ways(position: Position, seat: int, card: Card, army: Colour) -> OneOf | None:
    """HIDDEN_CARD: never an army's first knight, nor a second one."""
    led = position.players[seat].armies.get(army)
    if led is None or led.hidden is not None or ready(position, seat, "hidden-card") is None:
        return None
    return _EITHER


def _no_way(position: Position, seat: int, card: Card, army: Colour, hidden: str) -> Refusal:
    if hidden not in (_UP, _DOWN):
        return refuse("", "yes-or-no", value=str(hidden))
    if ready(position, seat, "hidden-card") is None:
        return refuse("S-4", "hide-no-power")
    if army in position.players[seat].armies:
        return refuse("S-4", "hide-twice", army, realm=realm_words(army))
    return refuse("S-4", "hide-first", army, realm=realm_words(army))


def _way_label(position: Position, seat: int, hidden: str) -> Words:
    return words("saga-label-face-down" if hidden == _DOWN else "saga-label-face-up")


class Play(Action, frozen=True, tag="play"):
    """S-11: open an army, or add a colour to one that it does not have yet; then conquer, if that is enough."""

    rule = "S-11"

    card: Annotated[
        Card, Ask(_cards, "S-11", _no_card, card_label, cards_apart, outcome=card_outcome, likely=card_likely)
    ]
    army: Annotated[
        Colour | None, Ask(_armies, "S-11", _no_army, army_label, outcome=attack_outcome, likely=attack_likely)
    ] = None
    hidden: Annotated[str, Ask(_ways, "S-4", _no_way, _way_label)] = _UP

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        if state.played:
            return refuse("S-11", "played-already")
        return None if attackers(state, seat, state.players[seat].hand) else refuse("S-15", "play-nothing")

    @property
    def concealed(self) -> bool:
        return self.hidden == _DOWN

    def touches(self, state: Position, seat: int) -> Matters:
        """War is what takes a realm from another player."""
        owner = state.realms[self.army].owner if self.army is not None else None
        if self.army is None or owner in (None, seat) or state.by_choice:
            return ()
        strength = strength_with(state, seat, self.card, self.army)
        return ("war",) if strength >= needed(state, self.army) else ()

    def apply(self, flow: Flow[Position], seat: int) -> None:
        assert self.army is not None
        position, player = flow.state, flow.state.players[seat]
        lay(position, seat, self.card)
        army = player.armies.get(self.army)
        if army is None:
            assert may_lead(position, seat, COLOUR[self.card])
            player.armies[self.army] = Army([self.card])
            _tell(flow, seat, "open", self.army, self.card)
        elif self.concealed:
            realm = ready(position, seat, "hidden-card")
            assert realm is not None
            position.realms[realm].used = True
            army.hidden, army.hidden_by = self.card, realm
            position.last.append(StepView(seat, "hide", self.army))
            flow.say("saga-event-hide", places=(self.army,), seat=seat, realm=realm_words(self.army))
        else:
            army.cards.append(self.card)
            _tell(flow, seat, "join", self.army, self.card)
        attack(flow, seat, self.army)


def lay(position: Position, seat: int, card: Card) -> None:
    """S-20: a knight leaves the hand, perhaps the last one."""
    hand = position.players[seat].hand
    hand.remove(card)
    position.played = True
    position.emptied = not hand


def _tell(flow: Flow[Position], seat: int, kind: str, target: Colour, card: Card) -> None:
    """What the others see of it: a knight that lies face down is not counted in words."""
    position = flow.state
    army = position.players[seat].armies[target]
    position.last.append(StepView(seat, "open" if kind == "open" else "join", target, card))
    if not flow.heard:
        return
    key = f"saga-event-{kind}-veiled" if army.hidden is not None else f"saga-event-{kind}"
    flow.say(
        key,
        places=(target,),
        seat=seat,
        card=card_words(card),
        realm=realm_words(target),
        value=worth(army.cards),
        needed=needed(position, target),
    )
