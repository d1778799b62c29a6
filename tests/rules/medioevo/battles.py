"""Battles in a few lines: who stands against whom, loaded dice, and what is left afterwards."""

from __future__ import annotations

from typing import Any

from rules.core import Action, Chance, engine
from rules.core.legal import checked
from rules.medioevo.battle import Battle, Fight, Recast, Sacrifice, open_battle
from rules.medioevo.diplomacy import at_war
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War, in_order
from tests.rules.medioevo.builder import GAME, flow_on, told, two

BLUE, YELLOW = 0, 1


class Loaded(Chance):
    """Dice that fall as told, each at most its number of sides."""

    def __init__(self, *rolls: int) -> None:
        super().__init__("loaded", 1)
        self.left = list(rolls)

    def below(self, sides: int) -> int:
        value = self.left.pop(0)
        assert 1 <= value <= sides, f"a d{sides} cannot show {value}"
        self.draws.append(value - 1)
        return value - 1


class Scene:
    """A state under way. Moves are checked, dice are loaded and must all be used up."""

    def __init__(self, state: MedioevoState) -> None:
        self.state = state
        self.told: list[str] = []
        self._settle(Loaded())

    def _settle(self, chance: Loaded) -> None:
        flow = flow_on(self.state)
        flow.chance = chance
        while self.state.stack and not engine.awaited(self.state):
            self.state.advance(flow)
        self._finish(chance, told(flow.events))

    def _finish(self, chance: Loaded, events: list[str]) -> None:
        assert not chance.left, f"dice left over: {chance.left}"
        assert GAME.faults(self.state) == []
        self.told += events

    def do(self, seat: int, action: Action, *rolls: int) -> Scene:
        """One move; `rolls` are the dice that fall before anybody is asked again."""
        assert type(action) in engine.pending(self.state)[seat].actions, f"{action} is not asked"
        chance = Loaded(*rolls)
        played = engine.play_on(engine.clone(GAME, self.state), seat, checked(action, self.state, seat), chance)
        self.state = played.state
        self._finish(chance, told(played.events))
        return self

    def begin(self, *rolls: int, seats: tuple[int, ...] = (BLUE, YELLOW)) -> Scene:
        """Both are ready; the last one sees the first dice."""
        asked = [seat for seat in seats if seat in engine.awaited(self.state)]
        for seat in asked:
            self.do(seat, Fight(), *(rolls if seat == asked[-1] else ()))
        return self

    def keep(self, seat: int, *rolls: int) -> Scene:
        """The dice stay as they are; `rolls` are what falls next."""
        return self.do(seat, Recast(()), *rolls)

    def spare(self, seat: int, *rolls: int) -> Scene:
        """Nobody is sacrificed."""
        return self.do(seat, Sacrifice(0), *rolls)

    @property
    def battle(self) -> Battle:
        found = self.state.stack[-1]
        assert isinstance(found, Battle)
        return found

    @property
    def view(self) -> Any:
        return GAME.view(self.state, None).battle

    @property
    def asked(self) -> tuple[int, ...]:
        return engine.awaited(self.state)

    def army(self, seat: int | None, place: str = "rum") -> dict[str, int]:
        state = self.state
        return in_order(state.barbarians.get(place, {}) if seat is None else state.players[seat].army(place))  # type: ignore


def stand(state: MedioevoState, seat: int | None, place: str, units: dict[str, int]) -> None:
    army: Any = dict(units)
    if seat is None:
        state.barbarians[place] = army
        return
    if army:
        state.players[seat].armies.pop(place, None)
    for unit, count in army.items():
        state.players[seat].station(place, unit, count)


def clash(
    attackers: dict[str, int],
    defenders: dict[str, int],
    *,
    place: str = "rum",
    attacker: int | None = BLUE,
    defender: int | None = YELLOW,
    state: MedioevoState | None = None,
    march: int = 0,
    entering: bool = True,
) -> Scene:
    """Two armies meet, and wait for the first round."""
    state = state or two()
    stand(state, attacker, place, attackers)
    stand(state, defender, place, defenders)
    if attacker is not None and defender is not None and not at_war(state, attacker, defender):
        state.wars.append(War((min(attacker, defender), max(attacker, defender)), since=1))
    open_battle(flow_on(state), place, attacker, defender, march=march, entering=entering)
    return Scene(state)
