"""M-142: blood tokens, spent when all dice lie and all have reacted to them, so that everybody knows the values. The
attacker speaks first, as with the dice."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Amount, Ask, Decision, Flow, Refusal, words
from rules.medioevo.combat.field import Fray, the_fray
from rules.medioevo.combat.melee import attack_parts, total
from rules.medioevo.phrases import refuse
from rules.medioevo.position import Position

BLOOD = "blood"  # among the bonuses of a side that has decided


def _tokens(position: Position, seat: int) -> Amount:
    return Amount(0, position.players[seat].blood)


def _too_many(position: Position, seat: int, count: object) -> Refusal:
    return refuse("M-142", "avenge", the_fray(position).place, most=position.players[seat].blood)


class Avenge(Action, frozen=True, tag="avenge"):
    """M-142: each blood token spent is +1 attack in this round."""

    rule = "M-142"
    group = "battle"

    count: Annotated[int, Ask(_tokens, "M-142", _too_many)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        fray = the_fray(flow.state)
        flow.state.players[seat].blood -= self.count
        fray.sides[fray.side_of(seat)].now.bonuses[BLOOD] = self.count
        if self.count:
            flow.say("medioevo-event-avenge", places=(fray.place,), seat=seat, count=self.count)


def avenging(position: Position, fray: Fray, who: int) -> dict[int, Decision]:
    side = fray.sides[who]
    if not position.blood or side.seat is None or BLOOD in side.now.bonuses:
        return {}
    most = position.players[side.seat].blood
    if not most:
        return {}
    own, other = (total(attack_parts(position, fray, at)) for at in (who, 1 - who))
    prompt = words("medioevo-prompt-avenge", most=most, own=own, other=other)
    return {side.seat: Decision(prompt=prompt, actions=(Avenge,))}
