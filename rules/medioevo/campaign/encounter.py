"""M-63, M-64, M-101: transports and engines without an army, and the armies that meet them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, Matters, OneOf, Refusal, Words, words
from rules.core.words import Item
from rules.medioevo.battle import Piece, loss_by, pieces_in, plunder_piece, worth
from rules.medioevo.data import Place
from rules.medioevo.diplomacy import ATTACK_PENALTY, may_attack, strike, truce_between, warned, would_break
from rules.medioevo.effects import safe_piece
from rules.medioevo.powers import open_window
from rules.medioevo.table import Position, armed, bleed, conquered, place_words, refuse, thing_words

# An army comes to such pieces: they are named by their place and owner


class Raid(Frame):
    """During such a frame armies may plunder what they stand beside."""

    def spoils_ahead(self) -> tuple[Place, ...]:
        """Land that is being entered: what stands there is its conqueror's to decide about (M-84)."""
        return ()


def catches(position: Position, seat: int, raid: Raid) -> dict[str, tuple[Place, int]]:
    """By name. M-84: what third parties have in land that was taken this turn stays as it is until the next."""
    return {
        f"{place}/{victim}": (place, victim)
        for place in position.players[seat].armies
        if place not in raid.spoils_ahead() and not conquered(position, place)
        for victim, _ in position.seated()
        if victim != seat and _loose(position, victim, place) and seat in captors(position, victim, place)
    }


def _loose(position: Position, victim: int, place: Place) -> list[Piece]:
    """What can be plundered there; what is safe stays as it is (cards 50, 51)."""
    return [piece for piece in pieces_in(position.players[victim], place) if not safe_piece(position, piece)]


def _prizes(position: Position, seat: int) -> OneOf | None:
    """What an army may plunder beside it. None: something has just come to the army, and there is no choice of what."""
    frame: Frame = position.stack[-1]
    return OneOf(tuple(catches(position, seat, frame))) if isinstance(frame, Raid) else None


def _no_prize(position: Position, seat: int, prize: object) -> Refusal:
    return refuse("M-101", "plunder-none")


def _prize_label(position: Position, seat: int, prize: str) -> Words:
    place, _, owner = prize.partition("/")
    label = words("medioevo-label-prize", place=place_words(place), seat=int(owner))
    return warned(label, len(would_break(position, seat, int(owner))))


class Plunder(Action, frozen=True, tag="plunder"):
    """M-101: an army takes what another has beside it without an army. Without the right to attack it costs honour."""

    rule = "M-101"
    perilous = True
    group = "battle"

    prize: Annotated[str | None, Ask(_prizes, "M-101", _no_prize, _prize_label)] = None

    def touches(self, state: Position, seat: int) -> Matters:
        return ("war",)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        frame: Frame = flow.state.stack[-1]
        if isinstance(frame, Encounter):
            frame.seize(seat)
            return
        assert isinstance(frame, Raid)
        place, victim = catches(flow.state, seat, frame)[self.prize or ""]
        found = _loose(flow.state, victim, place)
        flow.push(Encounter(victim=victim, place=place, pieces=_names(found), robber=seat, decided=True))


class Spare(Action, frozen=True, tag="spare"):
    """M-101: let what has come to an army be."""

    rule = "M-101"
    group = "battle"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        frame: Frame = flow.state.stack[-1]
        assert isinstance(frame, Encounter)
        frame.asked.remove(seat)
        flow.say("medioevo-event-spare", seat=seat, victim_seat=frame.victim, place=place_words(frame.place))


# Such pieces come to an army


def captors(position: Position, victim: int, place: Place) -> list[int]:
    """The players whose armies may fall upon pieces of another, in turn order: an own army protects them, and so does
    an armistice (M-120)."""
    present = armed(position, place)
    if victim in present:
        return []
    return [seat for seat in position.order if seat in present and not truce_between(position, seat, victim)]


def meet(flow: Flow[Position], victim: int, place: Place, pieces: Iterable[Piece]) -> None:
    """M-63, M-101: barbarians and armies at war plunder at once; the owners of others are asked."""
    state, names = flow.state, _names(pieces)
    if place in state.players[victim].armies:
        return
    found = captors(state, victim, place)
    enemy = next((seat for seat in found if may_attack(state, seat, victim)), None)
    if place in state.barbarians or enemy is not None:
        robber = None if place in state.barbarians else enemy
        flow.push(Encounter(victim=victim, place=place, pieces=names, robber=robber, decided=True))
    elif found:
        flow.push(Encounter(victim=victim, place=place, pieces=names, asked=found))


def _names(pieces: Iterable[Piece]) -> list[str]:
    return [piece.id for piece in pieces]


def _things(pieces: Iterable[Piece]) -> list[Item]:
    return [thing_words(piece.kind) for piece in pieces]


class Encounter(Frame, tag="encounter"):
    """Pieces among foreign armies. The owners of these are asked in turn order; whoever is to lose something may react
    (M-130) before it is plundered."""

    victim: int
    place: Place
    pieces: list[str]
    asked: list[int] = []
    decided: bool = False
    robber: int | None = None  # once decided; None: barbarians
    warned: bool = False

    def asks(self, state: Position) -> dict[int, Decision]:
        found, asked = self._left(state), self._unbound(state)
        if self.decided or not asked or not found:
            return {}
        prompt = words(
            "medioevo-prompt-plunder",
            victim_seat=self.victim,
            place=place_words(self.place),
            pieces=_things(found),
            florins=sum(map(worth, found)),
            honour=ATTACK_PENALTY,
        )
        return {asked[0]: Decision(prompt=prompt, actions=(Plunder, Spare))}

    def at_stake(self, state: Position, seat: int) -> int:
        return loss_by(self._left(state))

    def seize(self, seat: int) -> None:
        self.decided, self.robber = True, seat

    def advance(self, flow: Flow[Position]) -> None:
        if not self.decided or not self._left(flow.state):
            flow.pop()
        elif not self.warned:
            self.warned = True
            involved = [self.victim] if self.robber is None else [self.victim, self.robber]
            open_window(flow, "plunder", place=self.place, involved=involved)
        else:
            flow.pop()
            self._plunder(flow)

    def _unbound(self, state: Position) -> list[int]:
        """Those to be asked who have agreed on no armistice with the victim since (M-120)."""
        return [seat for seat in self.asked if not truce_between(state, seat, self.victim)]

    def _left(self, state: Position) -> list[Piece]:
        """What is to be plundered; nothing once robber and victim keep an armistice."""
        if self.robber is not None and truce_between(state, self.robber, self.victim):
            return []
        return [piece for piece in _loose(state, self.victim, self.place) if piece.id in self.pieces]

    def _plunder(self, flow: Flow[Position]) -> None:
        state, found, where = flow.state, self._left(flow.state), place_words(self.place)
        things = _things(found)
        if self.robber is None:
            for piece in found:
                state.players[self.victim].lose(piece)
            key = "medioevo-event-plunder-barbarians"
            flow.say(key, places=(self.place,), seat=self.victim, place=where, pieces=things)
            bleed(flow, self.victim)
            return
        strike(flow, self.robber, self.victim)
        gain = sum([plunder_piece(state, self.robber, self.victim, piece) for piece in found])
        state.players[self.robber].florins += gain
        flow.reveal()
        flow.say(
            "medioevo-event-plunder",
            places=(self.place,),
            seat=self.robber,
            victim_seat=self.victim,
            place=where,
            pieces=things,
            florins=gain,
        )
        bleed(flow, self.victim)
