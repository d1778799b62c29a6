"""M-1, M-6 to M-10: realms, the first settlements, barbarians, cards and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from rules.core import Action, Ask, Decision, Flow, Frame, OneOf, Refusal, Words, words
from rules.core.words import Item
from rules.medioevo.data import (
    COLOURS,
    REALM_LINKS,
    REALMS,
    TERRITORIES,
    VEHICLE_ROWS,
    VEHICLES,
    Colour,
    Place,
    Realm,
    Vehicle,
)
from rules.medioevo.table import (
    HOMES,
    NEAR_BY_LAND,
    Position,
    Standing,
    Transport,
    ability_outcome,
    branch_outcome,
    card_label,
    card_words,
    carries_outcome,
    colour_label,
    colour_words,
    enlist,
    good_words,
    level_label,
    objective_tokens_left,
    open_realms,
    place_label,
    place_words,
    places_apart,
    realm_words,
    refuse,
    thing_label,
    top,
)

_START_LEVELS = 2  # M-6: of transports, in total
_DEALT = 3  # M-9


# M-1: realms


def _realms(position: Position, seat: int) -> OneOf:
    return OneOf(open_realms(position.realms, position.seats))


def no_realm(position: Position, seat: int, *realms: object) -> Refusal:
    if realms[-1] in position.realms:
        return refuse("M-1", "realm-taken")
    return refuse("M-1", "realm-apart")


def realm_label(position: Position, seat: int, realm: Realm) -> Words:
    return realm_words(realm)


def realm_outcome(position: Position, seat: int, realm: Realm | None, *others: Realm | None) -> Words | None:
    """Lands, inhabited areas, ports, and how many realms are beside it."""
    named = others[-1] if others else realm
    if named is None:
        return None
    areas = [area for place in HOMES[named] if (area := TERRITORIES[place].area) is not None]
    near = sum(named in pair for pair in REALM_LINKS)
    ports = sum(area.port for area in areas)
    return words("medioevo-outcome-realm", lands=len(HOMES[named]), areas=len(areas), ports=ports, near=near)


def free_around(position: Position, seat: int, realm: Realm) -> float:
    """How much land is beside a realm that is home to nobody."""
    around = {near for place in HOMES[realm] for near in NEAR_BY_LAND[place]}
    return sum(_is_free(position, place) for place in around - {*HOMES[realm]})


def _is_free(position: Position, place: Place) -> bool:
    return TERRITORIES[place].home not in position.realms


class Reign(Action, frozen=True, tag="reign"):
    """M-1: choose a realm linked to one already chosen."""

    rule = "M-1"
    group = "start"

    realm: Annotated[Realm, Ask(_realms, "M-1", no_realm, realm_label, outcome=realm_outcome, likely=free_around)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.players[seat].realm = self.realm
        flow.say("medioevo-event-reign", seat=seat, realm=realm_words(self.realm))


# M-1, M-133: wishes


def _wished(position: Position, seat: int, *before: Realm | None) -> OneOf | None:
    """Those not named yet, and no more of them; all together where nothing is left to say."""
    left = [realm for realm in REALMS if realm not in before]
    if before and (before[-1] is None or len(left) == 1):
        return None
    return OneOf([*left, None] if before else left)


_WISH = Ask(_wished, "M-133", no_realm, realm_label, outcome=realm_outcome, nothing="medioevo-nothing-wish")


class Rank(Action, frozen=True, tag="rank"):
    """M-133: the realms that one would like, the dearest first; good until one's turn has come."""

    rule = "M-133"
    group = "start"

    first: Annotated[Realm, _WISH]
    second: Annotated[Realm | None, _WISH] = None
    third: Annotated[Realm | None, _WISH] = None
    fourth: Annotated[Realm | None, _WISH] = None
    fifth: Annotated[Realm | None, _WISH] = None

    @property
    def concealed(self) -> bool:
        return True

    def apply(self, flow: Flow[Position], seat: int) -> None:
        ranked: list[Realm | None] = [self.first, self.second, self.third, self.fourth, self.fifth]
        wishes: list[Realm] = [realm for realm in ranked if realm is not None]
        named: list[Item] = [realm_words(realm) for realm in wishes]
        top(flow.state, Realms).wishes[seat] = wishes
        flow.say("medioevo-event-rank", to=(seat,), realms=named)


class Realms(Frame, tag="realms"):
    """In an order drawn by lot. Those whose turn is still to come may say what they would like. `sealed`: all do so at
    the same time, and nobody is asked again."""

    waiting: list[int]
    wishes: dict[int, list[Realm]] = {}
    sealed: bool = False

    def asks(self, state: Position) -> dict[int, Decision]:
        if self.sealed:
            missing = self.wishes.keys() < set(self.waiting)
            return {seat: self._rank(awaited=seat not in self.wishes) for seat in self.waiting if missing}
        asked = dict.fromkeys(self.waiting[:1], _REIGN)
        return asked | {seat: self._rank(awaited=False) for seat in self.waiting[1:]}

    def _rank(self, *, awaited: bool) -> Decision:
        return Decision(prompt=words("medioevo-prompt-rank"), actions=(Rank,), secret=True, awaited=awaited)

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        if isinstance(action, Reign):
            self.waiting.remove(seat)

    def advance(self, flow: Flow[Position]) -> None:
        if self.waiting:
            flow.reveal()
        for seat in self.waiting:
            open_ = open_realms(flow.state.realms, flow.state.seats)
            wished = self.liked(flow.state, seat)
            Reign(wished or flow.chance.pick(open_)).apply(flow, seat)
        flow.pop()

    def liked(self, state: Position, seat: int) -> Realm | None:
        """What a seat would like best of what is left."""
        open_ = open_realms(state.realms, state.seats)
        return next((realm for realm in self.wishes.get(seat, ()) if realm in open_), None)


_REIGN = Decision(prompt=words("medioevo-prompt-reign"), actions=(Reign,))


def as_ranked(position: Position, seat: int) -> Reign | None:
    """M-133: what whoever chooses now has said beforehand, as far as it is still to be had; None: they are asked."""
    frame = top(position, Realms)
    liked = None if frame.sealed else frame.liked(position, seat)
    return None if liked is None else Reign(liked)


def draw_realms(flow: Flow[Position], seats: Sequence[int]) -> None:
    for seat in flow.chance.shuffled(seats):
        choice = flow.chance.pick(open_realms(flow.state.realms, flow.state.seats))
        Reign(choice).apply(flow, seat)


# M-7: settling


def _home_areas(position: Position, seat: int) -> OneOf:
    return OneOf([place for place in position.home(seat) if TERRITORIES[place].area])


def _home(position: Position, seat: int, *earlier: object) -> OneOf:
    return OneOf(position.home(seat))


def _bases(position: Position, seat: int, kind: Vehicle) -> list[Place]:
    home = position.home(seat)
    if not VEHICLE_ROWS[kind].sea:
        return list(home)
    return [place for place in home if (area := TERRITORIES[place].area) and area.port]


def _kinds(position: Position, seat: int, *earlier: object) -> OneOf:
    return OneOf([kind for kind in VEHICLES if _bases(position, seat, kind)])


def _levels(position: Position, seat: int, *earlier: object) -> OneOf:
    return OneOf(range(_START_LEVELS, 0, -1))


def _first_bases(position: Position, seat: int, village: Place, archer: Place, kind: Vehicle, level: int) -> OneOf:
    return OneOf(_bases(position, seat, kind))


def _second_kinds(
    position: Position, seat: int, village: Place, archer: Place, kind: Vehicle, level: int, base: Place
) -> OneOf | None:
    return None if level == _START_LEVELS else _kinds(position, seat)


def _second_bases(
    position: Position,
    seat: int,
    village: Place,
    archer: Place,
    kind: Vehicle,
    level: int,
    base: Place,
    second: Vehicle | None,
) -> OneOf | None:
    return None if second is None else OneOf(_bases(position, seat, second))


def _not_home(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-7", "settle-place")


def _no_kind(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-7", "settle-kind")


def _room_around(position: Position, seat: int, *values: Any) -> float:
    """How much land beside it is home to nobody."""
    return sum(_is_free(position, near) for near in position.world.near_by_land[values[-1]])


def _outlook(position: Position, seat: int, *values: Any) -> Words:
    return words("medioevo-outcome-free", count=int(_room_around(position, seat, *values)))


def _village_outcome(position: Position, seat: int, place: Place) -> Words:
    """What one can buy there, and what lies open beside it."""
    area = TERRITORIES[place].area
    assert area is not None
    free = int(_room_around(position, seat, place))
    return words("medioevo-outcome-village", good=good_words(area.good), count=free)


def _vehicle_outcome(position: Position, seat: int, village: Place, archer: Place, kind: Vehicle, level: int) -> Words:
    """What it carries and how far it gets; with a small one comes another."""
    row, others = VEHICLE_ROWS[kind], _START_LEVELS - level
    room, moves = row.capacity[level - 1], row.movement[level - 1]
    return words("medioevo-outcome-vehicle", room=room, moves=moves, others=others)


def _wrong_levels(position: Position, seat: int, *values: object) -> Refusal:
    return refuse("M-6", "settle-levels", levels=_START_LEVELS)


class Settle(Action, frozen=True, tag="settle"):
    """M-7: the village, the archer, and one transport of level II or two of level I."""

    rule = "M-7"
    group = "start"

    village: Annotated[
        Place,
        Ask(_home_areas, "M-7", _not_home, place_label, places_apart, outcome=_village_outcome, likely=_room_around),
    ]
    archer: Annotated[
        Place,
        Ask(_home, "M-7", _not_home, place_label, places_apart, outcome=_outlook, likely=_room_around),
    ]
    transport: Annotated[Vehicle, Ask(_kinds, "M-7", _no_kind, thing_label, outcome=carries_outcome)]
    level: Annotated[int, Ask(_levels, "M-6", _wrong_levels, level_label, outcome=_vehicle_outcome)]
    base: Annotated[
        Place,
        Ask(_first_bases, "M-7", _not_home, place_label, places_apart, outcome=_outlook, likely=_room_around),
    ]
    transport2: Annotated[
        Vehicle | None, Ask(_second_kinds, "M-6", _wrong_levels, thing_label, outcome=carries_outcome)
    ] = None
    base2: Annotated[
        Place | None,
        Ask(_second_bases, "M-7", _not_home, place_label, places_apart, outcome=_outlook, likely=_room_around),
    ] = None

    def apply(self, flow: Flow[Position], seat: int) -> None:
        state, player = flow.state, flow.state.players[seat]
        state.buildings[self.village] = {"civil": Standing("village")}
        player.station(self.archer, "archer")
        player.transports.append(Transport(state.name(self.transport), self.transport, self.level, self.base))
        if self.transport2 is not None and self.base2 is not None:
            player.transports.append(Transport(state.name(self.transport2), self.transport2, 1, self.base2))
        flow.say("medioevo-event-settle", places=(self.village,), seat=seat, place=place_words(self.village))


class Settling(Frame, tag="settling"):
    """All at once: everybody settles at home."""

    waiting: list[int]

    def asks(self, state: Position) -> dict[int, Decision]:
        return dict.fromkeys(self.waiting, _SETTLE)

    def take(self, flow: Flow[Position], seat: int, action: Action) -> None:
        action.apply(flow, seat)
        self.waiting.remove(seat)

    def advance(self, flow: Flow[Position]) -> None:
        flow.pop()


_SETTLE = Decision(prompt=words("medioevo-prompt-settle"), actions=(Settle,))


def settle(flow: Flow[Position]) -> None:
    flow.push(Settling(waiting=list(flow.state.order)))


def light_fires(flow: Flow[Position]) -> None:
    """M-8."""
    for place in flow.state.world.fires:
        enlist(flow.state.barbarians.setdefault(place, {}), "light")


# M-9: the first Empire card


def _dealt(position: Position, seat: int) -> OneOf:
    return OneOf(top(position, Courtiers).dealt[seat])


class Keep(Action, frozen=True, tag="keep"):
    """M-9: keep one of the cards looked at."""

    rule = "M-9"
    group = "start"

    card: Annotated[int, Ask(_dealt, "M-9", None, card_label, outcome=ability_outcome)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Courtiers).kept[seat] = self.card
        flow.say("medioevo-event-sealed", seat=seat)


class Courtiers(Frame, tag="courtiers"):
    """Everybody looks at three cards; the choice may change until the last one is in."""

    dealt: dict[int, list[int]]
    kept: dict[int, int] = {}

    def asks(self, state: Position) -> dict[int, Decision]:
        prompt = words("medioevo-prompt-keep")
        return {
            seat: Decision(prompt=prompt, actions=(Keep,), secret=True, awaited=seat not in self.kept)
            for seat in self.dealt
        }

    def advance(self, flow: Flow[Position]) -> None:
        flow.reveal()
        for seat, cards in self.dealt.items():
            kept = self.kept[seat]
            flow.state.players[seat].cards.append(kept)
            flow.state.empire += [card for card in cards if card != kept]
            flow.say("medioevo-event-keep", seat=seat, card=card_words(kept))
        flow.state.empire = flow.chance.shuffled(flow.state.empire)
        flow.pop()


def deal_courtiers(flow: Flow[Position]) -> None:
    deck = flow.state.empire
    dealt: dict[int, list[int]] = {}
    for seat in flow.state.order:
        dealt[seat] = [deck.pop(0) for _ in range(_DEALT)]
    flow.reveal()
    flow.push(Courtiers(dealt=dealt))


# M-10: the first objective token


def _colours(position: Position, seat: int) -> OneOf:
    return OneOf([colour for colour in COLOURS if objective_tokens_left(position, colour)])


class Take(Action, frozen=True, tag="take"):
    """M-10: a token of any colour: one technology point of it each turn."""

    rule = "M-10"
    group = "start"

    colour: Annotated[Colour, Ask(_colours, "M-10", None, colour_label, outcome=branch_outcome)]

    def apply(self, flow: Flow[Position], seat: int) -> None:
        top(flow.state, Talents).taken[seat] = self.colour
        flow.say("medioevo-event-sealed", seat=seat)


class Talents(Frame, tag="talents"):
    """All at once; there are tokens of every colour for everybody."""

    taken: dict[int, Colour] = {}

    def asks(self, state: Position) -> dict[int, Decision]:
        prompt = words("medioevo-prompt-take")
        return {
            seat: Decision(prompt=prompt, actions=(Take,), secret=True, awaited=seat not in self.taken)
            for seat in state.order
        }

    def advance(self, flow: Flow[Position]) -> None:
        flow.reveal()
        flow.pop()
        for seat in flow.state.order:
            flow.state.players[seat].tokens[self.taken[seat]] = 1
            flow.say("medioevo-event-take", seat=seat, colour=colour_words(self.taken[seat]))
        flow.show()


def hand_out_tokens(flow: Flow[Position]) -> None:
    flow.push(Talents())
