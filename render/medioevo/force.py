"""What cards and technologies leave in force, in the words of a language: line by line, each where it matters."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from render.medioevo.names import place_name
from render.medioevo.realms import colour_of
from render.medioevo.words import army_told, capital, name_of
from render.picture import Scene
from render.words import listed
from rules.medioevo.data import GOODS, Place, Unit
from rules.medioevo.view import BattleSideView, BattleView, EffectView, MedioevoView, PlayerView

CLASH = "clash"  # instead of a sign of the map: it counts in a battle


class Mark(NamedTuple):
    """Something in force and what tells it at a glance: the sign that marks it on the map, or whose it is."""

    text: str
    sign: str = ""
    owner: str = ""  # of the banner, or who is behind it, by their colour


def effect_told(scene: Scene, effect: EffectView) -> str:
    say = scene.say
    return say(
        f"medioevo-force-{effect.kind}",
        place=place_name(scene, effect.place) if effect.place else "",
        thing=_thing(scene, effect.thing),
        became=_thing(scene, effect.became),
        card=say(f"medioevo-card-{effect.card}") if effect.card else "",
        count=effect.count,
    )


def _thing(scene: Scene, kind: str | None) -> str:
    if kind is None:
        return ""
    return scene.say(f"medioevo-good-{kind}" if kind in GOODS else f"medioevo-thing-{kind}")


def _merged(told: Iterable[str]) -> tuple[str, ...]:
    """Lines as they stand in a list, alike ones once."""
    return tuple(mark.text for mark in _once(Mark(text) for text in told))


def _once(marks: Iterable[Mark]) -> Iterator[Mark]:
    for mark, times in Counter(marks).items():
        text = capital(mark.text)
        yield mark._replace(text=text if times == 1 else f"{text} ×{times}")


# A realm


def _concerns(view: MedioevoView, effect: EffectView, seat: int) -> bool:
    """Whether an effect is a seat's own doing, or what others do to its side, pieces and lands."""
    return seat in (effect.by, effect.seat) or (effect.place is not None and view.controllers.get(effect.place) == seat)


def realm_force(view: MedioevoView, scene: Scene, player: PlayerView) -> tuple[Mark, ...]:
    """All that holds for a player: their own doing, what others do to them, what counts in a battle, and the rest."""
    effects = [effect for effect in view.effects if _concerns(view, effect, player.seat)]
    effects.sort(key=lambda effect: (effect.concern == "side", effect.by != player.seat))
    marks = [_realm_mark(view, scene, player, effect) for effect in effects]
    return tuple(_once([*marks, *(Mark(text) for text in _realm_lines(view, scene, player))]))


def _realm_mark(view: MedioevoView, scene: Scene, player: PlayerView, effect: EffectView) -> Mark:
    told = effect_told(scene, effect)
    if effect.place and effect.concern == "side":
        told = scene.say("medioevo-force-in", what=told, place=place_name(scene, effect.place))
    if effect.by != player.seat:
        told = scene.say("medioevo-force-by", what=told, name=name_of(scene, effect.by))
    sign = effect.sign or (CLASH if effect.concern == "side" else "")
    return Mark(told, sign, "" if sign or effect.by == player.seat else colour_of(view, effect.by))


def _realm_lines(view: MedioevoView, scene: Scene, player: PlayerView) -> Iterator[str]:
    say = scene.say
    if player.banked:
        yield say("medioevo-force-banked", florins=player.banked)
    if player.lent:
        names = listed(say(f"medioevo-technology-{name}") for name in player.lent)
        yield say("medioevo-force-lent", technologies=names)
    if player.borrowed:
        yield say("medioevo-force-borrowed", cards=listed(say(f"medioevo-card-{card}") for card in player.borrowed))
    yield from (text for _, text in _strangers(view, scene, player))


def _strangers(view: MedioevoView, scene: Scene, player: PlayerView) -> Iterator[tuple[Place, str]]:
    """Who in a player's armies is somebody else's, which units are among others, and where they are guests."""
    say = scene.say
    for place, army in player.hired.items():
        yield place, say("medioevo-force-hired", place=place_name(scene, place), army=army_told(scene, army))
    for (seat, place), army in among(view).items():
        if seat == player.seat:
            yield place, say("medioevo-force-among", place=place_name(scene, place), army=army_told(scene, army))
    for place, host in player.guest.items():
        yield place, say("medioevo-force-guest", name=name_of(scene, host), place=place_name(scene, place))


def among(view: MedioevoView) -> dict[tuple[int, Place], dict[Unit, int]]:
    """Players' units among the barbarians of a place."""
    found: defaultdict[tuple[int, Place], dict[Unit, int]] = defaultdict(dict)
    for guest in view.guests:
        army = found[guest.seat, guest.place]
        army[guest.unit] = army.get(guest.unit, 0) + 1
    return found


# A place


def marks_of(view: MedioevoView, scene: Scene, places: Iterable[Place]) -> tuple[Mark, ...]:
    """What is marked in these places, with whose doing it is."""
    wanted = set(places)
    found = [
        Mark(
            scene.say("medioevo-force-by", what=effect_told(scene, effect), name=name_of(scene, effect.by)),
            effect.sign,
        )
        for effect in view.effects
        if effect.place in wanted and effect.sign is not None
    ]
    for player in view.players:
        name, owner = name_of(scene, player.seat), colour_of(view, player.seat)
        found += [
            Mark(scene.say("medioevo-force-of", what=text, name=name), owner=owner)
            for place, text in _strangers(view, scene, player)
            if place in wanted
        ]
    return tuple(found)


# A battle


def _strangers_here(view: MedioevoView, scene: Scene, seat: int | None, place: Place) -> list[str]:
    """Who in an army is no unit of its owner's, and whose guests they all are."""
    say = scene.say
    if seat is None:
        return [
            say("medioevo-force-among-here", army=army_told(scene, army), name=name_of(scene, owner))
            for (owner, where), army in among(view).items()
            if where == place
        ]
    player, found = view.players[seat], list[str]()
    if hired := player.hired.get(place):
        found.append(say("medioevo-force-hired-here", army=army_told(scene, hired)))
    if place in player.guest:
        found.append(say("medioevo-force-guest-here", name=name_of(scene, player.guest[place])))
    return found


def battle_force(view: MedioevoView, scene: Scene, battle: BattleView, side: BattleSideView) -> tuple[str, ...]:
    """What works for or on one side."""
    told = [
        effect_told(scene, effect)
        for effect in view.effects
        if effect.place == battle.place
        and (effect.concern == "both" or (effect.concern is not None and effect.seat == side.seat))
    ]
    return _merged((*told, *_strangers_here(view, scene, side.seat, battle.place)))
