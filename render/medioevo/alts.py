"""The alt texts of Medioevo's pictures. Nothing hidden."""

from __future__ import annotations

from collections.abc import Iterable

from render.medioevo.force import battle_force, marks_of, realm_force
from render.medioevo.names import place_name
from render.medioevo.words import army_told, changed, headline, lands_of, name_of, stage, title_of
from render.picture import Scene
from render.words import listed
from rules.medioevo.data import Place, technology_at
from rules.medioevo.table import size
from rules.medioevo.view import BattleSideView, BuildingView, MedioevoView, PlayerView


def standing(view: MedioevoView, scene: Scene, player: PlayerView) -> str:
    points = view.outcome.scores[player.seat] if view.outcome else player.honour
    return scene.say(
        "medioevo-picture-standing",
        name=name_of(scene, player.seat),
        realm=title_of(scene, player),
        points=points,
        lands=lands_of(view, player.seat),
        units=sum(size(army) for army in player.armies.values()),
    )


def board_alt(view: MedioevoView, scene: Scene) -> str:
    seats = [*view.order, *(p.seat for p in view.players if p.seat not in view.order)]
    rows = "; ".join(standing(view, scene, view.players[seat]) for seat in seats)
    parts = [_ended(changed(view, scene)), _ended(headline(view, scene)), _ended(stage(view, scene))]
    marked = listed(place_name(scene, place) for place in scene.rings if place in (*view.lands, *view.seas))
    if marked:
        parts.append(scene.say("render-ringed", where=marked))
    parts.append(scene.say("render-standings", rows=rows))
    if force := marks_of(view, scene, (*view.lands, *view.seas)):
        parts.append(scene.say("medioevo-force-told", things=listed(mark.text for mark in force)))
    return " ".join(filter(None, parts))


def _ended(text: str) -> str:
    return f"{text.rstrip('.')}." if text else ""


def close_alt(view: MedioevoView, scene: Scene, places: Iterable[Place]) -> str:
    """What stands in the places of a close-up."""
    told = [scene.say("medioevo-picture-close"), _ended(headline(view, scene))]
    told += [place_told(view, scene, place) for place in places]
    return " ".join(told)


def place_told(view: MedioevoView, scene: Scene, place: Place) -> str:
    """Who holds a place, and all that stands in it."""
    owner = view.controllers.get(place)
    things = [_house(scene, house) for house in view.buildings if house.place == place]
    for player in view.players:
        if army := player.armies.get(place):
            things.append(_of(scene, player.seat, army_told(scene, army)))
        carts = [t.kind for t in player.transports if t.place == place]
        carts += [e.kind for e in player.engines if e.place == place]
        if carts:
            things.append(_of(scene, player.seat, listed(scene.say(f"medioevo-thing-{kind}") for kind in carts)))
    if horde := view.barbarians.get(place):
        things.append(_of(scene, None, army_told(scene, horde)))
    things += [mark.text for mark in marks_of(view, scene, (place,))]
    return scene.say(
        "medioevo-picture-site",
        place=place_name(scene, place),
        owner="" if owner is None else name_of(scene, owner),
        held="no" if owner is None else "yes",
        things=listed(things) or scene.say("medioevo-picture-nothing"),
    )


def _house(scene: Scene, house: BuildingView) -> str:
    kind = scene.say(f"medioevo-thing-{house.kind}")
    return scene.say("medioevo-survey-damaged", thing=kind, damage=house.damage) if house.damage else kind


def _of(scene: Scene, seat: int | None, things: str) -> str:
    return scene.say("medioevo-picture-of", name=name_of(scene, seat), things=things)


def battle_alt(view: MedioevoView, scene: Scene) -> str:
    battle = view.battle
    if battle is None:
        return scene.say("medioevo-picture-no-battle")
    place = place_name(scene, battle.place)
    told = [scene.say("medioevo-picture-battle", place=place, round=battle.round), _ended(headline(view, scene))]
    for role, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        told += [_side(scene, side, role), *map(_ended, battle_force(view, scene, battle, side))]
    return " ".join(told)


def _side(scene: Scene, side: BattleSideView, role: str) -> str:
    told = scene.say(
        f"medioevo-picture-{role}-has",
        name=name_of(scene, side.seat),
        wild="yes" if side.seat is None else "no",
        army=army_told(scene, side.army) or scene.say("medioevo-picture-nothing"),
    )
    if side.attack_value is None:
        return told
    lost = side.casualty_value or 0
    return f"{told} {scene.say('medioevo-picture-values', attack=side.attack_value, casualties=lost)}"


def realm_alt(view: MedioevoView, scene: Scene, player: PlayerView | None) -> str:
    if player is None:
        return scene.say("medioevo-picture-realm-nobody")
    told = [_ended(standing(view, scene, player))]
    if player.florins is not None:
        told.append(scene.say("medioevo-picture-purse", florins=player.florins, loans=player.loans, tax=player.tax))
    if player.cards:
        cards = listed(scene.say(f"medioevo-card-{card}") for card in player.cards)
        told.append(scene.say("medioevo-picture-cards-told", cards=cards))
    known = listed(
        scene.say(f"medioevo-technology-{technology_at(colour, level)}")
        for colour, top in player.technology.items()
        for level in range(1, top + 1)
    )
    if known:
        told.append(scene.say("medioevo-picture-known", technologies=known))
    made = listed(
        scene.say("medioevo-count", count=count, thing=scene.say(f"medioevo-colour-{colour}"))
        for colour, count in player.points.items()
    )
    if made:
        told.append(scene.say("medioevo-force-points-told", points=made))
    force = realm_force(view, scene, player)
    if force:
        told.append(scene.say("medioevo-force-told", things="; ".join(mark.text for mark in force)))
    return " ".join(told)
