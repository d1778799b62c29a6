"""The battle (M-70 to M-86): who meets whom where, and its steps: before the first round, those of a round (`rounds`),
and whether there is another one.

Whoever brings two sides together calls `open_battle`. Several battles may lie on the stack for one place (M-82), so
one whose opponents are gone when its turn comes does nothing.
"""

from __future__ import annotations

from itertools import pairwise

from rules.core import Action, Decision, Flow
from rules.medioevo.battle.abilities import Lead
from rules.medioevo.battle.damage import Bear
from rules.medioevo.battle.dice import Recast, Sacrifice, dice_lying, lay_die
from rules.medioevo.battle.endings import cease, judge
from rules.medioevo.battle.entrusting import Entrust, Intervene, follow_orders, with_orders
from rules.medioevo.battle.field import ATTACKER, DEFENDER, Fray, Side, army, called_off, reconciled, settled
from rules.medioevo.battle.galleys import man_galleys
from rules.medioevo.battle.melee import Avenge, Overwhelm
from rules.medioevo.battle.prepare import PREPARATIONS, Grant, Spurn
from rules.medioevo.battle.rounds import ROUND, Step, window
from rules.medioevo.battle.spoils import Annex, Loot
from rules.medioevo.data import Place
from rules.medioevo.effects import fighting_forbidden
from rules.medioevo.powers import Moment
from rules.medioevo.table import Position, holders, is_sea, place_words, present, send_back, side_words, troops_words

# Before the first round


def _muster(flow: Flow[Position], fray: Fray) -> None:
    """One whose opponents are gone when its turn comes is no battle. M-35: control tokens go."""
    state = flow.state
    if not _meet(state, fray):
        flow.pop()
        return
    if called_off(state, fray):
        flow.pop()
        cease(flow, fray)
        return
    if not fray.naval:
        send_back(flow, fray.place)
    follow_orders(state, fray)
    for who, side in enumerate(fray.sides):
        side.start = dict(army(state, fray, who))
    flow.say(
        "medioevo-event-battle",
        places=(fray.place,),
        place=place_words(fray.place),
        side=side_words(fray.attacker),
        army=troops_words(fray.sides[ATTACKER].start),
        other=side_words(fray.defender),
        foes=troops_words(fray.sides[DEFENDER].start),
    )


def _meet(position: Position, fray: Fray) -> bool:
    """Whether both sides are there, at sea perhaps with nothing but galleys, and one of them can fight."""
    strong = [bool(army(position, fray, who)) for who in (ATTACKER, DEFENDER)]
    afloat = present(position, fray.place) if fray.naval else []
    return any(strong) and all(strong[who] or side.seat in afloat for who, side in enumerate(fray.sides))


def _begin(flow: Flow[Position], fray: Fray) -> None:
    """The first round begins, unless a side is nothing but empty galleys (M-78) or has lost everybody to a card, or the
    battle is forbidden."""
    man_galleys(flow.state, fray)
    forbidden = fighting_forbidden(flow.state, fray.place) or reconciled(flow.state, fray)
    if forbidden or settled(flow.state, fray):
        fray.at = "judge"


# After a round


def _judge(flow: Flow[Position], fray: Fray) -> None:
    if judge(flow, fray):
        fray.at = "window-round"


def _again(flow: Flow[Position], fray: Fray) -> None:
    """Between two rounds a card may end the battle, or stop it (M-86), and so may a treaty."""
    fray.at = "judge" if called_off(flow.state, fray) or settled(flow.state, fray) else "round"


_IN_ORDER: tuple[Step, ...] = (
    Step("muster", _muster),
    window("battle", "battle"),
    Step("begin", _begin),
    *ROUND,
    Step("judge", _judge),
    window("round", "round"),
    Step("again", _again),
)
STEPS = {step.name: step for step in _IN_ORDER}
FOLLOWING = dict(pairwise(STEPS)) | {"again": "round"}


# The battle


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
