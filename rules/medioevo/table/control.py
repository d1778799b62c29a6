"""M-34, M-35: who controls what, and who is there. Control is worked out from units, tokens and homes, never kept."""

from __future__ import annotations

from rules.core import Flow, Words, words
from rules.core.words import Item
from rules.medioevo.data import TERRITORIES, Place
from rules.medioevo.table.army import size
from rules.medioevo.table.geography import is_sea
from rules.medioevo.table.phrases import place_words, side_words
from rules.medioevo.table.pieces import Standing
from rules.medioevo.table.position import Position


def home_owner(position: Position, place: Place) -> int | None:
    """The player whose home a land is, eliminated ones aside."""
    home = _HOME.get(place, "")
    return next((seat for seat, player in position.seated() if player.realm == home), None)


def armed(position: Position, place: Place) -> list[int]:
    """The seats with units in a place."""
    return [seat for seat, player in enumerate(position.players) if place in player.armies]


def present(position: Position, place: Place) -> list[int]:
    """The seats with units there, at sea with galleys too, in turn order."""
    found = armed(position, place)
    if is_sea(place):
        found += [
            seat
            for seat, player in enumerate(position.players)
            if seat not in found and any(t.place == place and t.kind == "galley" for t in player.transports)
        ]
    return [seat for seat in position.order if seat in found]


def token_owner(position: Position, place: Place) -> int | None:
    return next((seat for seat, player in enumerate(position.players) if place in player.control), None)


def claimant(position: Position, place: Place) -> int | None:
    """M-34: whose land it is while nobody's units hold it."""
    token = token_owner(position, place)
    return home_owner(position, place) if token is None else token


def visits(position: Position, seat: int, place: Place) -> bool:
    """M-34: whether the units of a seat are guests in a land (M-121)."""
    player = position.players[seat]
    return place in player.guest and place in player.armies


def holders(position: Position, place: Place, newcomer: int | None) -> list[int]:
    """M-34: whose units counted for the control of a land before somebody came: all but guests of those who have it."""
    return [seat for seat in armed(position, place) if seat != newcomer and not _hosted(position, seat, place)]


def _hosted(position: Position, seat: int, place: Place) -> bool:
    """Whether units are guests in a land that is still their host's but for newcomers."""
    if not visits(position, seat, place):
        return False
    host = position.players[seat].guest[place]
    return place in position.players[host].armies or host == claimant(position, place)


def contested(position: Position, place: Place) -> bool:
    """M-34: units of two sides, or barbarians."""
    return place in position.barbarians or len(armed(position, place)) > 1


def controller(position: Position, place: Place) -> int | None:
    """M-34: units hold land, then a token, then the home. In one pass, being asked more often than anything else."""
    if place in position.barbarians:
        return None
    home = _HOME.get(place, "")
    holder: int | None = None
    marker: int | None = None
    owner: int | None = None
    visited = False
    for seat, player in enumerate(position.players):
        if place in player.armies:
            if place in player.guest:
                visited = True
                continue
            if holder is not None:
                return None  # contested
            holder = seat
        elif place in player.control:
            marker = seat
        elif player.realm == home and not player.out:
            owner = seat
    found = holder if holder is not None else marker if marker is not None else owner
    return _visited(position, place, found, held=holder is not None) if visited else found


def _visited(position: Position, place: Place, found: int | None, *, held: bool) -> int | None:
    """Guests neither hold nor contest the land of their host. Where that is another's by now, they are units like all
    others."""
    guests = {
        seat: position.players[seat].guest[place] for seat in armed(position, place) if visits(position, seat, place)
    }
    if all(host == found for host in guests.values()):
        return found
    return next(iter(guests)) if len(guests) == 1 and not held else None


def controlled(position: Position, seat: int) -> list[Place]:
    """Only land that is home, garrisoned or marked can be under control; the order is that of the map."""
    player = position.players[seat]
    home = () if player.out else position.home(seat)
    claims = {*home, *player.armies, *player.control}.difference(position.barbarians)
    disputed = {*player.guest}
    for other in position.players:
        if other is not player:
            disputed.update(other.armies, other.control)
    held = [
        place for place in claims if place in _RANK and (place not in disputed or controller(position, place) == seat)
    ]
    held.sort(key=_RANK.__getitem__)
    return held


_RANK = {place: rank for rank, place in enumerate(TERRITORIES)}
_HOME = {place: land.home for place, land in TERRITORIES.items() if land.home is not None}


def own_buildings(position: Position, seat: int) -> list[tuple[Place, Standing]]:
    """Buildings belong to whoever controls the land."""
    mine = (place for place in position.buildings if controller(position, place) == seat)
    return [(place, standing) for place in mine for standing in position.buildings[place].values()]


def hostile_army(position: Position, seat: int, place: Place) -> bool:
    return place in position.barbarians or any(other != seat for other in armed(position, place))


def land_outcome(position: Position, seat: int, place: Place | None) -> Words | None:
    """Whose land it is, and whose armies are in it."""
    if place is None:
        return None
    armies = [(other, size(position.players[other].army(place))) for other in armed(position, place)]
    horde = size(position.barbarians.get(place, {}))
    found: list[Item] = [_army_words(other, count) for other, count in (*armies, *([(None, horde)] if horde else []))]
    lord = None if is_sea(place) else controller(position, place)
    if lord is not None and lord not in dict(armies):
        found.insert(0, words("medioevo-outcome-undefended", side=side_words(lord)))
    if found:
        return words("medioevo-outcome-found", found=found)
    return None if is_sea(place) else words("medioevo-outcome-nobody")


def _army_words(side: int | None, count: int) -> Words:
    return words("medioevo-outcome-army", side=side_words(side), count=count)


def lift_token(position: Position, place: Place) -> int | None:
    """M-35: the token of a land goes back to its owner, who is told."""
    owner = token_owner(position, place)
    if owner is not None:
        position.players[owner].control.remove(place)
    return owner


def send_back(flow: Flow[Position], place: Place) -> int | None:
    """M-35: the token of a land goes back to its owner, who is told."""
    owner = lift_token(flow.state, place)
    if owner is not None:
        flow.say("medioevo-event-withdraw", places=(place,), seat=owner, place=place_words(place))
    return owner
