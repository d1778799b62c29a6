"""B-16: construction."""

from __future__ import annotations

from typing import Annotated

from rules.barony.data import Building
from rules.barony.land import Hex
from rules.barony.outlook import building_likely, building_outcome
from rules.barony.phrases import hex_label, hexes_apart, off_board, refuse, terrain_words
from rules.barony.position import Position, building_on, foreign_knight, held
from rules.barony.view import StepView
from rules.core import Action, Ask, Flow, Refusal, Some, Words, words


def barred(position: Position, seat: int, hex_: Hex) -> Refusal | None:
    """Why nothing can be built on a hex."""
    if hex_ not in position.players[seat].knights:
        return refuse("B-16", "build-no-knight", hex_, hex=hex_)
    if standing := building_on(position, hex_):
        owner, building = standing
        kind = words(f"barony-kind-{building}")
        return refuse("B-16", "build-taken", hex_, hex=hex_, owner_seat=owner, piece=kind)
    rival = foreign_knight(position, seat, hex_)
    if rival is not None:
        return refuse("B-16", "build-foreign-knight", hex_, hex=hex_, owner_seat=rival)
    return None


def building_sites(position: Position, seat: int) -> list[Hex]:
    """The hexes that are not barred; said without reasons, for it is asked very often."""
    player, foreign = position.players[seat], held(position, seat)
    return [hex_ for hex_ in player.knights if hex_ not in player.buildings and hex_ not in foreign]


def _villages(position: Position, seat: int) -> Some | None:
    player = position.players[seat]
    villages, strongholds = player.reserve("village"), player.reserve("stronghold")
    sites = building_sites(position, seat)
    if not sites or not (villages or strongholds):
        return Some((), 1)
    return Some(sites, 0 if strongholds else 1, villages) if villages else None


def _strongholds(position: Position, seat: int, villages: tuple[Hex, ...]) -> Some | None:
    reserve = position.players[seat].reserve("stronghold")
    sites = [hex_ for hex_ in building_sites(position, seat) if hex_ not in villages]
    return Some(sites, 0 if villages else 1, reserve) if sites and reserve else None


def _no_villages(position: Position, seat: int, villages: tuple[Hex, ...]) -> Refusal:
    return _refusal(position, seat, "village", villages) or refuse("B-16", "build-nothing")


def _no_strongholds(position: Position, seat: int, villages: tuple[Hex, ...], strongholds: tuple[Hex, ...]) -> Refusal:
    twice = next((hex_ for hex_ in strongholds if hex_ in villages), None)
    if twice is not None:
        return refuse("B-16", "build-twice", twice, hex=twice)
    return _refusal(position, seat, "stronghold", strongholds) or refuse("B-16", "build-nothing")


def _refusal(position: Position, seat: int, kind: Building, hexes: tuple[Hex, ...]) -> Refusal | None:
    for index, hex_ in enumerate(hexes):
        if why := off_board(position, hex_) or barred(position, seat, hex_):
            return why
        if hex_ in hexes[:index]:
            return refuse("B-16", "build-twice", hex_, hex=hex_)
    reserve = position.players[seat].reserve(kind)
    if len(hexes) > reserve:
        return refuse("B-16", f"build-too-many-{kind}", *hexes, count=reserve)
    return None


def _outcome(position: Position, seat: int, *earlier: object) -> Words:
    *_, hex_ = earlier
    return building_outcome(position, seat, str(hex_))


def _likely(position: Position, seat: int, *earlier: object) -> float:
    *_, hex_ = earlier
    return building_likely(position, seat, str(hex_))


class Build(Action, frozen=True, tag="build"):
    """B-16: knights become villages or strongholds, one a hex, and each earns a token."""

    rule = "B-16"

    villages: Annotated[
        tuple[Hex, ...],
        Ask(
            _villages,
            "B-16",
            _no_villages,
            hex_label,
            hexes_apart,
            outcome=_outcome,
            likely=_likely,
            nothing="barony-nothing-village",
        ),
    ] = ()
    strongholds: Annotated[
        tuple[Hex, ...],
        Ask(
            _strongholds,
            "B-16",
            _no_strongholds,
            hex_label,
            hexes_apart,
            outcome=_outcome,
            likely=_likely,
            nothing="barony-nothing-stronghold",
        ),
    ] = ()

    @classmethod
    def closed(cls, state: Position, seat: int) -> Refusal | None:
        player = state.players[seat]
        if not player.knights:
            return refuse("B-16", "build-no-knights")
        if not player.reserve("village") and not player.reserve("stronghold"):
            return refuse("B-16", "build-no-buildings")
        return None if building_sites(state, seat) else refuse("B-16", "build-nowhere", *player.knights)

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.last = []
        for hex_ in self.villages:
            _raise(flow, seat, hex_, "village")
        for hex_ in self.strongholds:
            _raise(flow, seat, hex_, "stronghold")


def _raise(flow: Flow[Position], seat: int, hex_: Hex, kind: Building) -> None:
    position, player = flow.state, flow.state.players[seat]
    player.lift_knight(hex_)
    player.buildings[hex_] = kind
    position.last.append(StepView("build", hex_))
    terrain = position.board.terrain[hex_]
    paid = position.pile(terrain) != 0  # B-4: an empty pile gives nothing
    if paid:
        player.earn(terrain)
    key = f"barony-event-build-{kind}" if paid else f"barony-event-build-{kind}-unpaid"
    flow.say(key, places=(hex_,), seat=seat, hex=hex_, terrain=terrain_words(terrain))
