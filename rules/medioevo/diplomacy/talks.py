"""M-120: war, armistice and peace, at every decision of one's own; and answers to what others propose, at any time.

`WAR_AND_PEACE` is put beside whatever a step asks, and `with_answers` lets a seat with an open proposal answer it while
it is another's turn. Nobody is ever waited for.
"""

from __future__ import annotations

from typing import Annotated, get_args

from msgspec.structs import replace

from rules.core import Action, Ask, Decision, Flow, Matters, OneOf, Refusal, Words, words
from rules.medioevo.diplomacy.breaking import BREACH, break_between
from rules.medioevo.diplomacy.council import COUNCIL, MERE_WORDS
from rules.medioevo.diplomacy.relations import pacts_between, pair
from rules.medioevo.diplomacy.wars import call_allies, declare_war, make_peace, would_break
from rules.medioevo.table import Offer, Position, Treaty, controlled, refuse

TREATIES: tuple[Treaty, ...] = get_args(Treaty)


def seat_label(position: Position, seat: int, other: int) -> Words:
    return words("medioevo-label-seat", seat=other)


def warned(label: Words, pacts: int) -> Words:
    """M-121: a pact blocks nothing, but one is told before it breaks."""
    return words("medioevo-label-breaks", what=label, count=pacts, honour=pacts * BREACH) if pacts else label


def victim_label(position: Position, seat: int, victim: int) -> Words:
    """Somebody to attack, with the pacts that it would break."""
    return warned(seat_label(position, seat, victim), len(would_break(position, seat, victim)))


# War


def _enemies_to_be(position: Position, seat: int) -> OneOf:
    spared = {seat}
    for war in position.wars:
        if seat in war.sides:
            spared.update(war.sides)
    return OneOf([other for other, player in enumerate(position.players) if other not in spared and not player.out])


def _no_war(position: Position, seat: int, other: object) -> Refusal:
    return refuse("M-120", "declare")


def _enemy_label(position: Position, seat: int, other: int) -> Words:
    return warned(seat_label(position, seat, other), len(pacts_between(position, seat, other)))


def _contact(position: Position, seat: int, other: int) -> int:
    """How much of another's land is beside one's own."""
    own = {near for place in controlled(position, seat) for near in position.world.near[place]}
    return len(own & {*controlled(position, other)})


def _frontier(position: Position, seat: int, other: int) -> Words:
    return words("medioevo-outcome-frontier", count=_contact(position, seat, other))


class Declare(Action, frozen=True, tag="declare"):
    """M-120: war. Either side may attack from the next turn on; all pacts of the two are broken."""

    rule = "M-120"
    group = "pact"
    perilous = True
    weighty = True
    aside = True

    on: Annotated[int, Ask(_enemies_to_be, "M-120", _no_war, _enemy_label, outcome=_frontier, likely=_contact)]

    def touches(self, state: Position, seat: int) -> Matters:
        return ("war",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        declare_war(flow.state, seat, self.on)
        flow.reveal()
        flow.say("medioevo-event-declare", seat=seat, enemy_seat=self.on)
        break_between(flow, seat, self.on)
        call_allies(flow, seat, self.on)


# Armistice and peace


def _proposable(position: Position, seat: int, kind: Treaty) -> list[int]:
    """Enemies with whom nothing of the kind is arranged, open or declined."""
    enemies = {sum(war.sides) - seat for war in position.wars if seat in war.sides}  # the other one of each pair
    if not enemies:
        return []
    for offer in position.offers:
        if offer.kind == kind and seat in (offer.proposer, offer.to):
            enemies.discard(offer.proposer + offer.to - seat)
    if kind == "armistice":
        enemies.difference_update(one + other - seat for one, other in position.truces if seat in (one, other))
    return sorted(enemies)


def _treaties(position: Position, seat: int) -> OneOf:
    return OneOf([kind for kind in TREATIES if _proposable(position, seat, kind)] if position.wars else ())


def _enemies(position: Position, seat: int, kind: Treaty) -> OneOf:
    return OneOf(_proposable(position, seat, kind))


def _no_proposal(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-120", "propose")


def treaty_words(kind: Treaty) -> Words:
    return words(f"medioevo-treaty-{kind}")


def _treaty_label(position: Position, seat: int, kind: Treaty) -> Words:
    return treaty_words(kind)


class Propose(Action, frozen=True, tag="propose"):
    """M-120: an armistice for this turn, or peace, to somebody one is at war with."""

    rule = "M-120"
    group = "pact"
    aside = True
    offhand = True

    treaty: Annotated[Treaty, Ask(_treaties, "M-120", _no_proposal, _treaty_label)]
    to: Annotated[int, Ask(_enemies, "M-120", _no_proposal, seat_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.offers.append(Offer(kind=self.treaty, proposer=seat, to=self.to))
        flow.reveal()
        flow.say("medioevo-event-propose", seat=seat, enemy_seat=self.to, treaty=treaty_words(self.treaty))


# Answers: a proposal is named by its kind and its proposer


def _offers_to(position: Position, seat: int) -> dict[str, Offer]:
    return {f"{o.kind}-{o.proposer}": o for o in position.offers if o.to == seat and not o.declined}


def _open_offers(position: Position, seat: int) -> OneOf:
    return OneOf(tuple(_offers_to(position, seat)))


def _no_offer(position: Position, seat: int, offer: object) -> Refusal:
    return refuse("M-120", "no-offer")


def _offer_label(position: Position, seat: int, name: str) -> Words:
    kind, _, proposer = name.partition("-")
    return words("medioevo-label-offer", treaty=words(f"medioevo-treaty-{kind}"), seat=int(proposer))


class Accept(Action, frozen=True, tag="accept"):
    """M-120: what was proposed holds at once."""

    rule = "M-120"
    group = "pact"
    reply = True

    offer: Annotated[str, Ask(_open_offers, "M-120", _no_offer, _offer_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state = flow.state
        offer = _offers_to(state, seat)[self.offer]
        if offer.kind == "peace":
            make_peace(state, seat, offer.proposer)
        else:
            state.offers.remove(offer)
            state.truces.append(pair(seat, offer.proposer))
        flow.reveal()
        flow.say("medioevo-event-accept", seat=seat, enemy_seat=offer.proposer, treaty=treaty_words(offer.kind))


class Decline(Action, frozen=True, tag="decline"):
    """M-120: no, and not again this turn."""

    rule = "M-120"
    group = "pact"
    reply = True

    offer: Annotated[str, Ask(_open_offers, "M-120", _no_offer, _offer_label)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        offer = _offers_to(flow.state, seat)[self.offer]
        offer.declined = True
        flow.reveal()
        flow.say("medioevo-event-decline", seat=seat, enemy_seat=offer.proposer, treaty=treaty_words(offer.kind))


ANSWERS: tuple[type[Action], ...] = (Accept, Decline)
OVERTURES: tuple[type[Action], ...] = (Propose, *ANSWERS, *MERE_WORDS)  # no question depends on them, nor any purchase
WAR_AND_PEACE: tuple[type[Action], ...] = (Declare, Propose, *ANSWERS)
TALKS: tuple[type[Action], ...] = (*WAR_AND_PEACE, *COUNCIL)


def with_answers(position: Position, asked: dict[int, Decision]) -> dict[int, Decision]:
    """Whoever has been proposed something may answer, asked anything else or not. Most may anyhow, by what they are
    asked."""
    found = asked
    for offer in position.offers if asked else ():
        decision = found.get(offer.to)
        if offer.declined or (decision is not None and Accept in decision.actions):
            continue
        if found is asked:
            found = dict(asked)
        found[offer.to] = _ANSWERING if decision is None else _with_answers(decision)
    return found


_ANSWERING = Decision(prompt=words("medioevo-prompt-answer"), actions=ANSWERS, awaited=False)


def _with_answers(decision: Decision) -> Decision:
    return replace(decision, actions=(*decision.actions, *ANSWERS))


def expire(position: Position) -> None:
    """M-120: armistices and proposals are for one turn."""
    position.truces.clear()
    position.offers.clear()
