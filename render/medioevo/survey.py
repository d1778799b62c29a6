"""Medioevo in words: the realms, the wars, the battle; then the map, land by land and sea by sea."""

from __future__ import annotations

from render.medioevo.alts import battle_alt, place_told, realm_alt, standing
from render.medioevo.names import place_name
from render.medioevo.words import changed, headline, name_of, stage
from render.picture import Say, Scene
from render.survey import Place, Survey, sentence
from render.words import listed
from rules.medioevo.table import NEAR
from rules.medioevo.view import MedioevoView


def _places(view: MedioevoView) -> tuple[Place, ...]:
    return (*view.lands, *view.seas)


def _name(say: Say, place: Place) -> str:
    return place_name(Scene((), say), place)


def _near(view: MedioevoView, place: Place) -> tuple[Place, ...]:
    there = _places(view)
    return tuple(other for other in NEAR[place] if other in there)


def _there(view: MedioevoView, scene: Scene, place: Place) -> list[str]:
    market = view.markets.get(place, ())
    goods = listed(scene.say(f"medioevo-good-{good}") for good in market)
    told = [place_told(view, scene, place)]
    told += [scene.say("medioevo-survey-market", goods=goods)] if goods else []
    return told + [
        scene.say("medioevo-survey-route", name=name_of(scene, route.seat))
        for route in view.routes
        if place in (*route.open, *route.done, route.destination)
    ]


def _head(view: MedioevoView, scene: Scene) -> list[str]:
    course = [sentence(stage(view, scene)), sentence(changed(view, scene)), sentence(headline(view, scene))]
    seats = [*view.order, *(player.seat for player in view.players if player.seat not in view.order)]
    lines = [*course, *(sentence(standing(view, scene, view.players[seat])) for seat in seats)]
    lines += [
        scene.say("medioevo-survey-war", name=name_of(scene, war.sides[0]), other=name_of(scene, war.sides[1]))
        for war in view.wars
    ]
    if view.seat is not None:
        lines.append(realm_alt(view, scene, view.players[view.seat]))
    if view.battle is not None:
        lines.append(battle_alt(view, scene))
    return [line for line in lines if line]


def _rows(view: MedioevoView, scene: Scene) -> list[str]:
    """Empty places together, at the end."""
    told = {place: _there(view, scene, place) for place in _places(view)}
    empty = [place for place, lines in told.items() if len(lines) == 1 and _is_empty(view, scene, place)]
    rows = [" ".join(lines) for place, lines in told.items() if place not in empty]
    names = listed(place_name(scene, place) for place in empty)
    return [*rows, scene.say("medioevo-survey-empty", places=names)] if empty else rows


def _is_empty(view: MedioevoView, scene: Scene, place: Place) -> bool:
    """Neither held by anybody nor with anything in it."""
    bare = scene.say(
        "medioevo-picture-site",
        place=place_name(scene, place),
        owner="",
        held="no",
        things=scene.say("medioevo-picture-nothing"),
    )
    return place_told(view, scene, place) == bare


SURVEY = Survey(_places, _name, _near, _there, _head, _rows)
