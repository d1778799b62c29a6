"""How good a position is for a player, in points as they are expected to come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.barony.data import DUKE, GOLD, POINTS_PER_CITY, TITLE_PRICE
from rules.barony.land import Hex, land_of
from rules.barony.payment import gold
from rules.barony.position import Player, Position
from rules.barony.scoring import score, silver, track
from rules.core.insight import Aspect

_TITLE = 4.0  # a title is worth this beyond the gold that it costs: nobody can take it away
_GOLD = 1.0  # a piece of gold on the way to a title
_CROWN = 60.0  # the last title for a player who is then ahead
_FOLLY = -40.0  # the last title for one who is not
_ON_SITE = 0.65  # of what a building would bring, while the knight stands ready to build it
_STEP = 0.72  # what is left of it for each step still to go
_REACH = 3  # so many steps away a site is thought of; a raid may lead further
_NEARNESS = [_ON_SITE * _STEP**steps for steps in range(200)]  # by the steps of a march
_MUSTERED = 0.2  # a knight on the board, wherever it is
_THRIFT = 0.4  # buildings are not without end: of the gold that each one left must bring on the way to the crown
_WALLS = 0.4  # a stronghold in reserve is worth this much more than a village
_LOST_KNIGHT = -2.5  # gone for good
_RAID = 0.5  # of the token to be taken, for each of the two knights it takes
_CITY_SOON = 0.6  # of a new city's points, where a village could become one at once
_CITY_SITE = 0.25  # and where a village would first have to be built
_FEAR = 0.2  # of what an attack costs that could come next turn
_UNEASE = 0.04  # and of one that is half prepared
_ENVY = 0.45  # how much what the strongest rival has weighs against what is one's own


def building_price(player: Player) -> float:
    """What a building in reserve is worth: the more gold is still to be earned with few of them, the more."""
    needed = TITLE_PRICE * (DUKE - player.rank) - gold(player.tokens)
    left = player.reserve("village") + player.reserve("stronghold")
    return _THRIFT * max(0, needed) / max(1, left)


def judged(position: Position, seat: int, price: float) -> float:
    """The worth of a position to a player, a building in reserve being worth `price`."""
    players = position.players
    others = max(_holdings(player) for other, player in enumerate(players) if other != seat)
    return (
        _holdings(players[seat])
        + _reserves(players[seat], price)
        + _prospects(position, seat, price)
        - _dangers(position, seat)
        - _ENVY * others
        + _coronation(position, seat)
    )


def aspects(position: Position, seat: int, price: float) -> Iterator[Aspect]:
    """What `judged` is made of, one by one."""
    players = position.players
    others = max(_holdings(player) for other, player in enumerate(players) if other != seat)
    yield Aspect("holdings", _holdings(players[seat]))
    yield Aspect("reserves", _reserves(players[seat], price))
    yield Aspect("errands", _errands(position, seat, price))
    yield Aspect("cities", _future_cities(position, seat))
    yield Aspect("danger", -_dangers(position, seat), tuple(_exposed(position, seat)))
    yield Aspect("rivals", -_ENVY * others)
    yield Aspect("crown", _coronation(position, seat))


def _holdings(player: Player) -> float:
    """Points on the track, and tokens for what they will bring."""
    held = gold(player.tokens)
    useful = min(held, TITLE_PRICE * (DUKE - player.rank))
    surplus = silver(player) * (1 - useful / held) if held else 0.0
    return track(player) + _TITLE * player.rank + _GOLD * useful + surplus


def _reserves(player: Player, price: float) -> float:
    knights = sum(player.knights.values())
    buildings = price * player.reserve("village") + (price + _WALLS) * player.reserve("stronghold")
    return _MUSTERED * knights + buildings + _LOST_KNIGHT * player.removed


def _coronation(position: Position, seat: int) -> float:
    """Whether becoming duke wins; a rival who can still act in this round may pull ahead by a city."""
    if position.players[seat].rank < DUKE:
        return 0.0
    mine = score(position.players[seat])
    best = max(score(player) for other, player in enumerate(position.players) if other != seat)
    return _CROWN if mine > best else _FOLLY


# What knights and villages are going to be


def _prospects(position: Position, seat: int, price: float) -> float:
    return _errands(position, seat, price) + _future_cities(position, seat)


def _errands(position: Position, seat: int, price: float) -> float:
    """Every knight is promised the best errand in reach: a site for one of them, or a raid for two."""
    player = position.players[seat]
    if not player.knights:
        return 0.0
    raids = _raid_worths(position, seat)
    worth = {site: value - price for site, value in site_worths(position, seat).items() if value > price}
    worth.update(raids)
    offers = _offers(position, player.knights, worth, raids)
    offers.sort(reverse=True)
    idle, room = dict(player.knights), dict.fromkeys(raids, 2)
    buildings = player.reserve("village") + player.reserve("stronghold")
    total = 0.0
    for value, hex_, site in offers:
        if idle[hex_] and room.get(site, 1) and (buildings or site in raids):
            idle[hex_] -= 1
            room[site] = room.get(site, 1) - 1
            buildings -= site not in raids
            total += value
            if not any(idle.values()):
                break
    return total


def _offers(
    position: Position, knights: Iterable[Hex], worth: dict[Hex, float], raids: dict[Hex, float]
) -> list[tuple[float, Hex, Hex]]:
    """What sites and raids in reach are worth to whoever stands on a hex; a raid may lead further."""
    rings, marches = position.board.rings, position.board.marches
    offers: list[tuple[float, Hex, Hex]] = []
    for hex_ in knights:
        for nearness, ring in zip(_NEARNESS[: _REACH + 1], rings[hex_], strict=False):
            offers += [(worth[site] * nearness, hex_, site) for site in ring if site in worth]
        steps = marches[hex_]
        far = [raid for raid in raids if steps.get(raid, 0) > _REACH]
        offers += [(raids[raid] * _NEARNESS[steps[raid]], hex_, raid) for raid in far]
    return offers


def _raid_worths(position: Position, seat: int) -> dict[Hex, float]:
    """What each of two knights would have done who destroy a village that stands alone."""
    mountains, worth = position.board.mountains, dict[Hex, float]()
    for other, rival in enumerate(position.players):
        if other == seat or not rival.tokens:
            continue
        loot = max(GOLD[terrain] for terrain in rival.tokens)
        for hex_ in rival.sites("village"):
            if hex_ not in mountains and hex_ not in rival.knights:
                worth[hex_] = _RAID * loot
    return worth


def site_worths(position: Position, seat: int) -> dict[Hex, float]:
    """What a building would bring on each hex where this player could raise one, once a knight is there."""
    worth = dict(_bare_worths(position.land))
    for other, player in enumerate(position.players):
        for hex_ in player.buildings if other == seat else (*player.buildings, *player.knights):
            worth.pop(hex_, None)
    near_city = _near_cities(position)
    if position.players[seat].reserve("city") > _ripe_villages(position, seat, near_city):
        forests = position.board.forests
        for hex_ in worth.keys() - near_city - forests:
            worth[hex_] += POINTS_PER_CITY * _CITY_SITE
    return worth


@lru_cache(maxsize=64)
def _bare_worths(land: str) -> dict[Hex, float]:
    """What a building brings by the land alone."""
    return {hex_: float(GOLD[terrain]) for hex_, terrain in land_of(land).terrain.items() if terrain != "lake"}


def _near_cities(position: Position) -> set[Hex]:
    near = position.board.near
    cities = (hex_ for player in position.players for hex_ in player.sites("city"))
    return {beside for city in cities for beside in near[city]}


def _future_cities(position: Position, seat: int) -> float:
    left = position.players[seat].reserve("city")
    return POINTS_PER_CITY * _CITY_SOON * min(left, _ripe_villages(position, seat, _near_cities(position)))


def _ripe_villages(position: Position, seat: int, near_city: set[Hex]) -> int:
    """How many villages could become cities, each for itself."""
    terrain, villages = position.board.terrain, position.players[seat].sites("village")
    return sum(hex_ not in near_city and terrain[hex_] != "forest" for hex_ in villages)


def _dangers(position: Position, seat: int) -> float:
    """Villages that rivals could destroy, and the token that would go with each."""
    loot = max((GOLD[terrain] for terrain in position.players[seat].tokens), default=0)
    exposed = _exposed(position, seat).values()
    return loot * sum(_FEAR if strength > 1 else _UNEASE for strength in exposed)


def _exposed(position: Position, seat: int) -> dict[Hex, int]:
    """Villages that stand alone, with the knights of a rival that are near."""
    player, board, found = position.players[seat], position.board, dict[Hex, int]()
    for hex_ in player.sites("village"):
        if hex_ in player.knights or hex_ in board.mountains:
            continue
        strength = max(
            (rival.pawns(hex_) + sum(rival.knights.get(near, 0) for near in board.near[hex_]))
            for other, rival in enumerate(position.players)
            if other != seat
        )
        if strength:
            found[hex_] = strength
    return found
