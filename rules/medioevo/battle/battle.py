"""The battle (M-70 to M-86): who meets whom where. Its steps are in `rounds`.

Whoever brings two sides together calls `open_battle`. Several battles may lie on the stack for one place (M-82), so
one whose opponents are gone when its turn comes does nothing.
"""

from __future__ import annotations

from rules.core import Action, Decision, Flow
from rules.medioevo.battle.abilities import Lead
from rules.medioevo.battle.damage import Bear
from rules.medioevo.battle.dice import Recast, Sacrifice, dice_lying, lay_die
from rules.medioevo.battle.entrusting import Entrust, Intervene, with_orders
from rules.medioevo.battle.field import Fray, Side
from rules.medioevo.battle.melee import Avenge, Overwhelm
from rules.medioevo.battle.prepare import PREPARATIONS, Grant, Spurn
from rules.medioevo.battle.rounds import FOLLOWING, STEPS
from rules.medioevo.battle.spoils import Annex, Loot
from rules.medioevo.data import Place
from rules.medioevo.effects import fighting_forbidden
from rules.medioevo.powers import Moment
from rules.medioevo.table import Position, holders, is_sea, place_words


class Battle(Fray, tag="battle"):
    """M-70: step by step, round by round."""

    def asks(self, state: Position) -> dict[int, Decision]:
        step = STEPS[self.at]
        return with_orders(self, step.asks(state, self)) if step.asks else {}

    def dice_lying(self, moment: Moment) -> dict[str, int]:
        return dice_lying(self, moment)

    def lay_die(self, moment: Moment, name: str, value: int) -> None:
        lay_die(self, moment, name, value)

    def advance(self, flow: Flow[Position]) -> None:
        """Up to the next step that may ask, or whatever comes in between."""
        stack = flow.state.stack
        while True:
            step = STEPS[self.at]
            self.at = FOLLOWING[self.at]
            step.do(flow, self)
            if not stack or stack[-1] is not self or STEPS[self.at].asks:
                return


def open_battle(
    flow: Flow[Position],
    place: Place,
    attacker: int | None,
    defender: int | None,
    *,
    march: int = 0,
    entering: bool = True,
) -> None:
    """Seats; None: barbarians. `entering`: the attackers have just come, so the defender may have controlled the land
    until now; not so where both have been there together (M-86). Where a Bishop forbids it (card 1), both stay."""
    if fighting_forbidden(flow.state, place):
        flow.say("medioevo-event-battle-stopped", places=(place,), place=place_words(place))
        return
    keeper = _keeper(flow.state, place, attacker, defender, entering=entering)
    sides = [Side(seat=attacker), Side(seat=defender)]
    flow.push(Battle(place=place, attacker=attacker, defender=defender, march=march, keeper=keeper, sides=sides))


def battle_to_come(flow: Flow[Position], fray: Fray, attacker: int) -> None:
    """M-82: who has come to barbarians amid a battle that is not theirs meets those who are left of them after it."""
    stack, place = flow.state.stack, fray.place
    battles = [frame for frame in stack if isinstance(frame, Battle) and frame.place == place]
    if any({battle.attacker, battle.defender} == {attacker, None} for battle in battles):
        return
    before = len(stack)
    open_battle(flow, place, attacker, None, entering=False)
    if len(stack) > before:
        at = next(at for at, frame in enumerate(stack) if frame is fray)
        stack.insert(at, stack.pop())


def _keeper(
    position: Position, place: Place, attacker: int | None, defender: int | None, *, entering: bool
) -> int | None:
    """M-34, M-70: who controlled the land until now. Guests hold nothing: it is their host's, also where the two fall
    out."""
    players = position.players
    host = None if defender is None else players[defender].guest.get(place)
    if host is not None and host == attacker:
        return attacker
    if attacker is not None and defender is not None and players[attacker].guest.get(place) == defender:
        return defender
    if not entering or is_sea(place) or (place in position.barbarians and attacker is not None):
        return None
    held = holders(position, place, attacker)
    return host if not held else defender if held == [defender] else None


BATTLE_ANSWERS: tuple[type[Action], ...] = (
    *PREPARATIONS, Entrust, Intervene, Grant, Spurn, Lead, Sacrifice, Recast, Avenge, Overwhelm, Bear,
    Loot, Annex,
)  # fmt: skip
