"""M-84, M-42: what a conqueror keeps and what is plundered."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Refusal, Some, Words, words
from rules.core.actions import fields_of
from rules.core.legal import domain_of
from rules.medioevo.battle.plunder import Piece, loss_by, pieces_in, plunder_piece, worth
from rules.medioevo.data import GOODS, TOP_LEVEL, VEHICLE_ROWS, Good, Place
from rules.medioevo.economy import PLUNDERED_CUBE, building_plunder
from rules.medioevo.effects import MARKET, safe_building, safe_cube, safe_piece
from rules.medioevo.powers import open_window, order_of
from rules.medioevo.table import (
    NEAR_BY_LAND,
    Position,
    SiegeEngine,
    bleed,
    control_tokens_left,
    good_words,
    is_sea,
    land_outcome,
    levels_owned,
    piece_label,
    place_label,
    place_words,
    raze,
    read_site,
    refuse,
    thing_words,
    tokens_match,
    top,
    unsupported,
    write_site,
)

# What there is


def _pieces(position: Position, spoils: Spoils) -> list[Piece]:
    """Transports and engines of the loser. Those of others stay (M-84); so does what is safe and was not taken over."""
    if spoils.loser is None:
        return []
    return [p for p in pieces_in(position.players[spoils.loser], spoils.place) if not safe_piece(position, p)]


def _fixtures(position: Position, spoils: Spoils) -> list[str]:
    """Buildings and market cubes: they need no token of their new owner. What is safe is kept without question."""
    if not spoils.land:
        return []
    place = spoils.place
    site, market = position.buildings.get(place, {}), position.markets.get(place, ())
    sites = [write_site(place, category) for category in site if not safe_building(position, place, category)]
    return [*sites, *(f"{MARKET}/{good}" for good in market if not safe_cube(position, place, good))]


def _good(fixture: str) -> Good | None:
    kind, _, name = fixture.partition("/")
    return next((good for good in GOODS if kind == MARKET and good == name), None)


def most_kept(position: Position, seat: int, level: int, number: int, others: list[int]) -> int:
    """How many of so many pieces of a level find a property token, beside the others that are kept."""
    levels = [*levels_owned(position.players[seat]), *others]
    return max(count for count in range(number + 1) if not count or tokens_match([*levels, *[level] * count]))


# The choice


def _keep(position: Position, seat: int) -> Some | None:
    fixtures = _fixtures(position, top(position, Spoils))
    return Some(fixtures) if fixtures else None


def _keep_level(level: int, position: Position, seat: int, higher: tuple[tuple[str, ...], ...]) -> Some | None:
    """Level by level, the highest first: what was kept before takes tokens away."""
    ids = [piece.id for piece in _pieces(position, top(position, Spoils)) if piece.level == level]
    kept = [TOP_LEVEL - rank for rank, chosen in enumerate(higher) for _ in chosen]
    return Some(ids, 0, most_kept(position, seat, level, len(ids), kept)) if ids else None


def _third(position: Position, seat: int, keep: object) -> Some | None:
    return _keep_level(3, position, seat, ())


def _second(position: Position, seat: int, keep: object, third: tuple[str, ...]) -> Some | None:
    return _keep_level(2, position, seat, (third,))


def _first(position: Position, seat: int, keep: object, third: tuple[str, ...], second: tuple[str, ...]) -> Some | None:
    return _keep_level(1, position, seat, (third, second))


def _fixture_label(position: Position, seat: int, fixture: str) -> Words:
    good = _good(fixture)
    if good:
        return words("medioevo-label-cube", good=good_words(good), florins=PLUNDERED_CUBE)
    standing = position.buildings.get(read_site(fixture)[0], {}).get(read_site(fixture)[1])
    if standing is None:
        return piece_label(position, seat, fixture)
    florins = building_plunder(standing.kind)
    return words("medioevo-label-plunder", thing=thing_words(standing.kind), level=standing.level, florins=florins)


def _loot_label(position: Position, seat: int, piece: str) -> Words:
    for player in position.players:
        for found in (*player.transports, *player.engines):
            if found.id == piece:
                thing = thing_words(found.kind)
                return words("medioevo-label-plunder", thing=thing, level=found.level, florins=worth(found))
    return words("medioevo-label-none")


def _no_tokens(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-84", "loot", top(position, Spoils).place)


class Loot(Action, frozen=True, tag="loot"):
    """M-84: what is kept; everything else is plundered. Pieces by their level, as far as property tokens go."""

    rule = "M-84"
    group = "battle"

    keep: Annotated[
        tuple[str, ...], Ask(_keep, "M-84", _no_tokens, _fixture_label, nothing="medioevo-nothing-keep")
    ] = ()
    third: Annotated[
        tuple[str, ...], Ask(_third, "M-84", _no_tokens, _loot_label, nothing="medioevo-nothing-keep")
    ] = ()
    second: Annotated[
        tuple[str, ...], Ask(_second, "M-84", _no_tokens, _loot_label, nothing="medioevo-nothing-keep")
    ] = ()
    first: Annotated[
        tuple[str, ...], Ask(_first, "M-84", _no_tokens, _loot_label, nothing="medioevo-nothing-keep")
    ] = ()

    def apply(self, flow: Flow[Position], seat: int) -> None:
        spoils = top(flow.state, Spoils)
        spoils.done = True
        kept = {*self.third, *self.second, *self.first}
        gain = sum(_plunder_fixture(flow, spoils, fixture) for fixture in _lost(flow.state, spoils, self.keep))
        for piece in _pieces(flow.state, spoils):
            gain += _take(flow.state, spoils, piece) if piece.id in kept else _plunder_piece(flow.state, spoils, piece)
        gain += _shed(flow, spoils)
        flow.state.players[seat].florins += gain
        place = place_words(spoils.place)
        keeps = len(self.keep) + len(kept)
        flow.say("medioevo-event-loot", places=(spoils.place,), seat=seat, place=place, kept=keeps, florins=gain)
        if gain:
            bleed(flow, spoils.loser)


def _lost(position: Position, spoils: Spoils, keep: tuple[str, ...]) -> list[str]:
    return [fixture for fixture in _fixtures(position, spoils) if fixture not in keep]


# What is done with it


def _record(position: Position, spoils: Spoils, what: str) -> None:
    owner = "nobody" if spoils.loser is None else "player"
    position.players[spoils.seat].note("pillage", what=what, owner=owner, place=spoils.place)


def _plunder_fixture(flow: Flow[Position], spoils: Spoils, fixture: str) -> int:
    state, good = flow.state, _good(fixture)
    if good:
        market = state.markets[spoils.place]
        market.remove(good)
        if not market:
            del state.markets[spoils.place]
        _record(state, spoils, "market_cube")
        return PLUNDERED_CUBE
    place, category = read_site(fixture)
    gain = building_plunder(state.buildings[place][category].kind)
    raze(state, place, category)
    _record(state, spoils, category)
    return gain


def _plunder_piece(position: Position, spoils: Spoils, piece: Piece) -> int:
    assert spoils.loser is not None
    return plunder_piece(position, spoils.seat, spoils.loser, piece)


def _take(position: Position, spoils: Spoils, piece: Piece) -> int:
    """Goods aboard stay aboard. What carries armies, or breaks walls, moves no more this turn."""
    assert spoils.loser is not None
    position.players[spoils.loser].lose(piece)
    victor = position.players[spoils.seat]
    if isinstance(piece, SiegeEngine):
        victor.engines.append(piece)
        piece.stopped = True
    else:
        victor.transports.append(piece)
        piece.stopped |= VEHICLE_ROWS[piece.kind].military
    return 0


def _secure(position: Position, spoils: Spoils) -> None:
    """Cards 50, 51: what is safe must be kept. Without a token for it, it stays with its old owner."""
    if not position.effects or spoils.loser is None:
        return
    for piece in pieces_in(position.players[spoils.loser], spoils.place):
        levels = levels_owned(position.players[spoils.seat])
        if safe_piece(position, piece) and tokens_match([*levels, piece.level]):
            _take(position, spoils, piece)


def _shed(flow: Flow[Position], spoils: Spoils) -> int:
    """M-61: what lay in a galley that was not kept is plundered after all; at sea it finds no other."""
    victor, gain = flow.state.players[spoils.seat], 0
    ships = {galley.id for galley in victor.galleys(spoils.place)}
    for piece in [piece for piece in pieces_in(victor, spoils.place) if piece.aboard and piece.aboard not in ships]:
        victor.lose(piece)
        gain += worth(piece)
    return gain


# M-42: control tokens around a military building that was kept


def annexable(position: Position, spoils: Spoils) -> list[Place]:
    """Tokens of the loser beside it that no other building of the loser supports."""
    standing = position.building(spoils.place, "military")
    left = control_tokens_left(position.players[spoils.seat])
    if spoils.loser is None or standing is None or not spoils.land or spoils.annexed >= min(standing.level, left):
        return []
    excess = unsupported(position, spoils.loser)
    tokens = [place for place in position.players[spoils.loser].control if place in NEAR_BY_LAND[spoils.place]]
    return [place for place in tokens if unsupported(position, spoils.loser, without=place) < excess]


def _annexable(position: Position, seat: int) -> OneOf:
    return OneOf([*annexable(position, top(position, Spoils)), None])


class Annex(Action, frozen=True, tag="annex"):
    """M-42: replace a control token of the loser beside the building that was kept; none: leave the rest."""

    rule = "M-42"
    group = "battle"

    place: Annotated[
        Place | None,
        Ask(_annexable, "M-42", None, place_label, outcome=land_outcome, nothing="medioevo-nothing-annex"),
    ]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        spoils = top(flow.state, Spoils)
        if self.place is None:
            spoils.land = False
            return
        assert spoils.loser is not None
        spoils.annexed += 1
        flow.state.players[spoils.loser].control.remove(self.place)
        flow.state.players[seat].control.append(self.place)
        flow.say("medioevo-event-annex", places=(self.place,), seat=seat, place=place_words(self.place))


class Spoils(Frame, tag="spoils"):
    """What the victor finds. `land`: the land itself is taken, so its buildings and market are too."""

    place: Place
    seat: int
    loser: int | None
    land: bool
    seen: bool = False  # M-130: others have had their chance to react
    secured: bool = False  # cards 50, 51: what is safe has been taken over
    done: bool = False
    annexed: int = 0
    entrusted: bool = False  # M-87: shared out by orders, as the battle was fought

    def asks(self, state: Position) -> dict[int, Decision]:
        if not self.secured:
            return {}
        where = place_words(self.place)
        if not self.done:
            if not self._choice(state):
                return {}
            return {self.seat: Decision(prompt=words("medioevo-prompt-loot", place=where), actions=(Loot,))}
        if not annexable(state, self):
            return {}
        return {self.seat: Decision(prompt=words("medioevo-prompt-annex", place=where), actions=(Annex,))}

    def at_stake(self, state: Position, seat: int) -> int:
        return loss_by(_pieces(state, self))

    def _choice(self, state: Position) -> bool:
        """Whether anything at all can be kept."""
        levels = {piece.level for piece in _pieces(state, self)}
        return bool(_fixtures(state, self)) or any(most_kept(state, self.seat, level, 1, []) for level in levels)

    def advance(self, flow: Flow[Position]) -> None:
        anything = _fixtures(flow.state, self) or _pieces(flow.state, self)
        if not self.seen:
            self.seen = True
            if anything:
                involved = [self.seat] if self.loser is None else [self.seat, self.loser]
                open_window(flow, "plunder", place=self.place, involved=involved)
        elif not self.secured:
            self.secured = True
            if not is_sea(self.place):
                _secure(flow.state, self)
        elif not self.done and anything:
            Loot().apply(flow, self.seat)  # no token for anything
        elif not self.done:
            self.done = True
        else:
            flow.pop()
            if is_sea(self.place):  # only now: galleys carry what is being shared out
                _secure(flow.state, self)


def take_spoils(flow: Flow[Position], seat: int, place: Place, loser: int | None, *, land: bool) -> None:
    flow.push(Spoils(place=place, seat=seat, loser=loser, land=land))


def by_orders_of_spoils(position: Position, seat: int) -> Action | None:
    """M-87: all that finds a token, or nothing; None: the victor is asked."""
    spoils, order = top(position, Spoils), order_of(position.players[seat], "spoils")
    if not spoils.entrusted or order == "ask":
        return None
    if spoils.done:
        return Annex(next(iter(annexable(position, spoils)), None))
    return keep_all(position, seat) if order == "keep" else Loot()


def keep_all(position: Position, seat: int) -> Loot:
    """Buildings and market, and pieces as far as property tokens go, the highest first."""
    chosen: list[tuple[str, ...]] = []
    for field in fields_of(Loot):
        domain = domain_of(field, position, seat, tuple(chosen))
        chosen.append(tuple(domain.options[: domain.hi]) if isinstance(domain, Some) else ())
    return Loot(*chosen)
