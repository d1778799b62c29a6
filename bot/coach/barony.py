"""Barony for somebody's first game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from bot.coach.lesson import Course, Facts, Lesson, Moment, asked, both, doing
from rules.barony.data import DUKE, GOLD, STARTING_CITIES, TITLE_PRICE, Kind
from rules.barony.land import Hex, Land, land_of
from rules.barony.view import BaronyView, PieceView, SeatView
from rules.core.words import Words, words

Here = Moment[BaronyView]

# What is on the board


def _land(here: Here) -> Land:
    return land_of(here.view.land)


def _me(here: Here) -> SeatView:
    return here.view.seats[here.seat]


def _rivals(here: Here) -> list[SeatView]:
    return [panel for panel in here.view.seats if panel.seat != here.seat]


def _on(here: Here, hex_: Hex) -> tuple[PieceView, ...]:
    return here.view.pieces.get(hex_, ())


def _mine(here: Here, kind: Kind) -> list[Hex]:
    """Where one has pieces of that kind."""
    return [hex_ for hex_ in here.view.pieces if _count(here, hex_, here.seat, kind)]


def _count(here: Here, hex_: Hex, seat: int, *kinds: Kind) -> int:
    return sum(piece.count for piece in _on(here, hex_) if piece.seat == seat and piece.kind in kinds)


def _cities(here: Here) -> list[Hex]:
    """Everybody's."""
    return [hex_ for hex_ in here.view.pieces if any(piece.kind == "city" for piece in _on(here, hex_))]


def _gold(panel: SeatView) -> int:
    return sum(GOLD[terrain] * number for terrain, number in panel.tokens.items() if terrain in GOLD)


def _terrain(here: Here, hex_: Hex) -> Words:
    return words(f"barony-terrain-{_land(here).terrain[hex_]}")


def _named(here: Here, hex_: Hex) -> Words:
    return words("barony-label-hex", hex=hex_, terrain=_terrain(here, hex_))


# Founding


def _sites(here: Here) -> Iterator[Hex]:
    """Where a starting city could stand, room for the others left aside (B-8)."""
    land, cities = _land(here), set(_cities(here))
    for hex_, terrain in land.terrain.items():
        if terrain not in ("lake", "forest") and hex_ not in cities and cities.isdisjoint(land.near[hex_]):
            yield hex_


def _promise(here: Here, hex_: Hex) -> int:
    """The gold that can be earned around a city, and a lake for its recruits."""
    land = _land(here)
    around = sum(GOLD.get(land.terrain[near], 0) for near in (hex_, *land.near[hex_]))
    return around + (4 if hex_ in land.shore else 0)


def _founding_facts(here: Here) -> Facts:
    land = _land(here)
    best = max(_sites(here), key=lambda hex_: _promise(here, hex_))
    near = Counter(land.terrain[hex_] for hex_ in land.near[best])
    around = [words(f"barony-around-{terrain}", count=near[terrain]) for terrain in (*GOLD, "lake") if near[terrain]]
    return {"hex": _named(here, best), "around": [*around]}


def _founded(here: Here) -> int:
    return len(_mine(here, "city"))


def _next_city_facts(here: Here) -> Facts:
    shore = any(hex_ in _land(here).shore for hex_ in _mine(here, "city"))
    return {"number": _founded(here) + 1, "all": STARTING_CITIES, "lake": "yes" if shore else "no"}


# A turn


def _reserve(here: Here) -> int:
    return _me(here).reserve["knight"]


def _turn_facts(here: Here) -> Facts:
    lakes = [hex_ for hex_ in _mine(here, "city") if hex_ in _land(here).shore]
    return {
        "reserve": _reserve(here),
        "most": 3 if lakes else 2,
        "city": (lakes or _mine(here, "city"))[0],
    }


def _building_sites(here: Here) -> list[Hex]:
    """Where own knights stand who could build now (B-16)."""
    return [
        hex_
        for hex_ in _mine(here, "knight")
        if all(piece.seat == here.seat and piece.kind == "knight" for piece in _on(here, hex_))
    ]


def _building_facts(here: Here) -> Facts:
    land, sites = _land(here), _building_sites(here)
    return {"count": len(sites), "gold": sum(GOLD[land.terrain[hex_]] for hex_ in sites)}


def _can_build(here: Here) -> bool:
    return "build" in here.kinds and len(_building_sites(here)) > 1


def _prey(here: Here, kind: Kind) -> tuple[Hex, int] | None:
    """Where a piece of that kind stands that one could destroy, and whose it is (B-15)."""
    found = ((hex_, foe.seat) for hex_ in here.view.pieces for foe in _lone(here, hex_) if foe.kind == kind)
    return next(found, None)


def _lone(here: Here, hex_: Hex) -> list[PieceView]:
    """What two own pieces would destroy on a hex that they can enter."""
    land = _land(here)
    foes = [piece for piece in _on(here, hex_) if piece.seat != here.seat]
    walls = any(piece.kind in ("city", "stronghold") for piece in foes)
    pairs = any(_count(here, hex_, piece.seat, "knight", "village") > 1 for piece in foes)
    if walls or pairs or hex_ in land.mountains:
        return []
    near = sum(_count(here, side, here.seat, "knight") for side in land.near[hex_])
    return foes if near and near + _count(here, hex_, here.seat, "knight", "village") > 1 else []


def _raid(kind: Kind) -> Callable[[Here], bool]:
    return lambda here: _prey(here, kind) is not None


def _raid_facts(here: Here, kind: Kind) -> Facts:
    prey = _prey(here, kind)
    assert prey is not None
    return {"hex": prey[0], "owner_seat": prey[1]}


def _in_danger(here: Here) -> Hex | None:
    """A lone village of one's own that one rival could overrun with two knights."""
    land = _land(here)
    for hex_ in _mine(here, "village"):
        if _count(here, hex_, here.seat, "knight") or hex_ in land.mountains:
            continue
        for rival in _rivals(here):
            near = sum(_count(here, side, rival.seat, "knight") for side in land.near[hex_])
            if near and near + _count(here, hex_, rival.seat, "knight") > 1:
                return hex_
    return None


def _danger_facts(here: Here) -> Facts:
    hex_ = _in_danger(here)
    assert hex_ is not None
    return {"hex": hex_}


# Points


def _ripe(here: Here) -> list[Hex]:
    """Own villages that could become cities now (B-17)."""
    land, cities = _land(here), set(_cities(here))
    return [
        hex_
        for hex_ in _mine(here, "village")
        if land.terrain[hex_] != "forest"
        and cities.isdisjoint(land.near[hex_])
        and all(piece.seat == here.seat for piece in _on(here, hex_))
    ]


def _city_facts(here: Here) -> Facts:
    return {"hex": _named(here, _ripe(here)[0]), "left": _me(here).reserve["city"]}


def _title_facts(here: Here) -> Facts:
    me = _me(here)
    return {"gold": _gold(me), "price": TITLE_PRICE, "title": words(f"barony-title-{me.rank + 1}")}


def _nearly_duke(here: Here) -> SeatView | None:
    """Somebody who is one title short of ending the game."""
    short = [panel for panel in here.view.seats if panel.rank == DUKE - 1]
    return max(short, key=lambda panel: (panel.seat != here.seat, _gold(panel)), default=None)


def _end_facts(here: Here) -> Facts:
    nearly = _nearly_duke(here)
    assert nearly is not None
    best = max(panel.track + panel.silver for panel in _rivals(here))
    return {
        "who": "me" if nearly.seat == here.seat else "other",
        "seat": nearly.seat,
        "gold": _gold(nearly),
        "price": TITLE_PRICE,
        "mine": _me(here).track + _me(here).silver,
        "best": best,
    }


def _purse_facts(here: Here) -> Facts:
    return {"gold": _gold(_me(here)), "price": TITLE_PRICE}


_placing, _on_turn = asked("barony-prompt-place"), asked("barony-prompt-turn")

COURSE = Course[BaronyView](
    game="barony",
    seats=2,
    lessons=(
        # Kinds of action, when they are first looked at
        Lesson("recruit", "recruit", doing("recruit"), _turn_facts),
        Lesson("move", "move", doing("move")),
        Lesson("build", "build", doing("build"), _building_facts),
        Lesson("city", "city", doing("city")),
        Lesson("expedition", "expedition", doing("expedition"), lambda here: {"reserve": _reserve(here)}),
        Lesson("title", "title", doing("title"), _title_facts),
        # Founding
        Lesson("place", "setup", both(_placing, lambda here: not _founded(here)), _founding_facts),
        Lesson("place-next", "setup", both(_placing, lambda here: _founded(here) > 0), _next_city_facts),
        # A turn, and what is new in it
        Lesson("turn", "turn", _on_turn, _turn_facts),
        Lesson("final-round", "end", both(_on_turn, lambda here: here.view.final_round)),
        Lesson(
            "title-ready", "title", both(_on_turn, lambda here: "title" in here.kinds), _title_facts, about=("title",)
        ),
        Lesson("end-near", "end", both(_on_turn, lambda here: _nearly_duke(here) is not None), _end_facts),
        Lesson("city-ready", "city", both(_on_turn, lambda here: "city" in here.kinds), _city_facts, about=("city",)),
        Lesson(
            "danger", "move", both(_on_turn, lambda here: _in_danger(here) is not None), _danger_facts, about=("move",)
        ),
        Lesson(
            "raid", "move", both(_on_turn, _raid("village")), lambda here: _raid_facts(here, "village"), about=("move",)
        ),
        Lesson("build-ready", "build", both(_on_turn, _can_build), _building_facts, about=("build",)),
        Lesson(
            "clash", "move", both(_on_turn, _raid("knight")), lambda here: _raid_facts(here, "knight"), about=("move",)
        ),
        Lesson("pass", "turn", both(_on_turn, lambda here: here.kinds == ("pass",))),
        Lesson("rhythm", "goal", both(_on_turn, lambda here: here.view.round > 2), _purse_facts),
    ),
)
