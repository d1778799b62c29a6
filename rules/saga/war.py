"""S-12: how realms change hands, and how knights that lay face down are turned up."""

from __future__ import annotations

from rules.core import Flow
from rules.saga.data import VALUES, Card, Colour
from rules.saga.phrases import card_words, realm_words
from rules.saga.position import Position, worth
from rules.saga.powers import needed, special_of
from rules.saga.view import StepView


def attack(flow: Flow[Position], seat: int, target: Colour) -> None:
    """An army has received a knight: it conquers by itself if it is strong enough, unless that is for its owner to
    say."""
    if not flow.state.by_choice and beats(flow.state, seat, target):
        conquer(flow, seat, target)


def beats(position: Position, seat: int, target: Colour) -> bool:
    """Whether an army is strong enough for its realm. It never is for one that its owner has."""
    if position.realms[target].owner == seat:
        return False
    return position.players[seat].armies[target].value >= needed(position, target)


def might_beat(position: Position, seat: int, target: Colour) -> bool:
    """Whether an army may be strong enough for its realm, as the others see it: a knight that lies face down may be
    worth anything."""
    army = position.players[seat].armies[target]
    most = worth(army.cards) + (max(VALUES) if army.hidden is not None else 0)
    return most >= needed(position, target) and position.realms[target].owner != seat


def fall(flow: Flow[Position], target: Colour) -> None:
    """TAKE_BACK: of the opponents' armies that now beat a realm, the highest takes it; among equals, the next
    clockwise from the owner."""
    position = flow.state
    owner = position.realms[target].owner
    assert owner is not None
    best: int | None = None
    strength = needed(position, target)
    for step in range(1, position.seats):
        seat = (owner + step) % position.seats
        army = position.players[seat].armies.get(target)
        if army is not None and army.value >= strength:
            best, strength = seat, army.value + 1
    if best is not None:
        conquer(flow, best, target)


def conquer(flow: Flow[Position], seat: int, target: Colour) -> None:
    """The player takes the realm, the army becomes its defence, and the beaten defenders leave."""
    position = flow.state
    realm, player = position.realms[target], position.players[seat]
    uncover(flow, seat, target)
    army = player.armies.pop(target)
    beaten, loser = realm.defenders, realm.owner
    strength = (worth(army.cards), worth(beaten))
    realm.owner, realm.used, realm.defenders = seat, False, army.cards
    _tell(flow, seat, target, loser, strength)
    if loser is None:
        position.free += beaten
        return
    for card in beaten:
        position.players[loser].gain(card)
    if special_of(position, target) == "hidden-card":
        for colour, led in position.players[loser].armies.items():
            if led.hidden_by in (None, target):
                uncover(flow, loser, colour)


def _tell(flow: Flow[Position], seat: int, target: Colour, loser: int | None, strength: tuple[int, int]) -> None:
    flow.state.last.append(StepView(seat, "conquer", target))
    if not flow.heard:
        return
    name, (attack, defence) = realm_words(target), strength
    if loser is None:
        flow.say("saga-event-conquer", places=(target,), seat=seat, realm=name, attack=attack, defence=defence)
    else:
        flow.say(
            "saga-event-conquer-from",
            places=(target,),
            seat=seat,
            owner_seat=loser,
            realm=name,
            attack=attack,
            defence=defence,
        )


def uncover(flow: Flow[Position], seat: int, target: Colour) -> Card | None:
    """A knight that lay face down in an army is turned up."""
    army = flow.state.players[seat].armies[target]
    card = army.hidden
    if card is None:
        return None
    army.cards.append(card)
    army.hidden = army.hidden_by = None
    flow.reveal()
    flow.state.last.append(StepView(seat, "reveal", target, card))
    flow.say("saga-event-reveal", places=(target,), seat=seat, realm=realm_words(target), card=card_words(card))
    return card
