"""What a picture of Medioevo says in words: who is to move, how far the game is, and the alt texts. Nothing hidden."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from render.medioevo.names import place_name, realm_name
from render.medioevo.sites import Site
from render.picture import Scene
from rules.medioevo.army import in_order, size
from rules.medioevo.data import Place, Unit, technology_at
from rules.medioevo.view import BattleSideView, MedioevoView, PlayerView

PHASES = ("order", "events", "taxes", "purchases", "combat", "trade")


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def name_of(scene: Scene, seat: int | None) -> str:
    if seat is None:
        return scene.say("medioevo-picture-barbarians")
    return scene.names[seat] if seat < len(scene.names) else str(seat + 1)


def title_of(scene: Scene, player: PlayerView) -> str:
    """The realm, after the team where there are any (M-143): of a long line the end is cut off."""
    realm = realm_name(scene, player.realm) if player.realm else scene.say("medioevo-picture-no-realm")
    return realm if player.team is None else f"{scene.say('medioevo-picture-team', number=player.team + 1)} · {realm}"


def army_told(scene: Scene, army: Mapping[Unit, int]) -> str:
    return listed(
        scene.say("medioevo-count", count=count, thing=scene.say(f"medioevo-thing-{unit}"))
        for unit, count in in_order(army).items()
    )


def headline(view: MedioevoView, scene: Scene, *, short: bool = False) -> str:
    """Whose turn it is, or who has won; short: of many only how many."""
    seats = view.outcome.winners if view.outcome else view.awaited
    if not seats:
        return scene.say("render-waiting")
    if short and len(seats) > 2 and not view.outcome:
        return scene.say("medioevo-picture-many", count=len(seats))
    names = listed(name_of(scene, seat) for seat in seats)
    return scene.say("render-won" if view.outcome else "render-turn", names=names, count=len(seats))


def phase_name(view: MedioevoView, scene: Scene) -> str:
    return scene.say(f"medioevo-picture-phase-{view.phase}") if view.phase else ""


def stage(view: MedioevoView, scene: Scene) -> str:
    if view.outcome:
        return scene.say("render-over")
    turn = scene.say("medioevo-picture-turn", turn=view.turn, turns=view.turns)
    return f"{turn} · {phase_name(view, scene)}" if view.phase else turn


def changed(view: MedioevoView, scene: Scene) -> str:
    """One line on where things happened last, or on what is going on."""
    if view.battle:
        return scene.say("medioevo-picture-battle-at", place=place_name(scene, view.battle.place))
    if view.event:
        return scene.say(f"medioevo-event-card-{view.event}")
    places = [place for place in scene.news if place in view.lands or place in view.seas]
    told = listed(place_name(scene, place) for place in reversed(places[-3:]))
    return scene.say("medioevo-picture-news", places=told) if told else ""


def lands_of(view: MedioevoView, seat: int) -> int:
    return sum(owner == seat for owner in view.controllers.values())


def _standing(view: MedioevoView, scene: Scene, player: PlayerView) -> str:
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
    rows = "; ".join(_standing(view, scene, view.players[seat]) for seat in seats)
    parts = [_ended(changed(view, scene)), _ended(headline(view, scene)), _ended(stage(view, scene))]
    marked = listed(place_name(scene, place) for place in scene.rings if place in (*view.lands, *view.seas))
    if marked:
        parts.append(scene.say("render-ringed", where=marked))
    return " ".join(filter(None, [*parts, scene.say("render-standings", rows=rows)]))


def _ended(text: str) -> str:
    return f"{text.rstrip('.')}." if text else ""


def close_alt(view: MedioevoView, scene: Scene, places: Iterable[Place], sites: Mapping[Place, Site]) -> str:
    """What stands in the places of a close-up."""
    told = [scene.say("medioevo-picture-close"), _ended(headline(view, scene))]
    told += [_site(view, scene, sites[place]) for place in places]
    return " ".join(told)


def _site(view: MedioevoView, scene: Scene, site: Site) -> str:
    owner = view.controllers.get(site.place)
    things = [scene.say(f"medioevo-thing-{house.kind}") for house in site.houses]
    for player in view.players:
        if army := player.armies.get(site.place):
            things.append(_of(scene, player.seat, army_told(scene, army)))
        carts = [t.kind for t in player.transports if t.place == site.place]
        carts += [e.kind for e in player.engines if e.place == site.place]
        if carts:
            things.append(_of(scene, player.seat, listed(scene.say(f"medioevo-thing-{kind}") for kind in carts)))
    if horde := view.barbarians.get(site.place):
        things.append(_of(scene, None, army_told(scene, horde)))
    return scene.say(
        "medioevo-picture-site",
        place=site.name,
        owner="" if owner is None else name_of(scene, owner),
        held="no" if owner is None else "yes",
        things=listed(things) or scene.say("medioevo-picture-nothing"),
    )


def _of(scene: Scene, seat: int | None, things: str) -> str:
    return scene.say("medioevo-picture-of", name=name_of(scene, seat), things=things)


def battle_alt(view: MedioevoView, scene: Scene) -> str:
    battle = view.battle
    if battle is None:
        return scene.say("medioevo-picture-no-battle")
    place = place_name(scene, battle.place)
    told = [scene.say("medioevo-picture-battle", place=place, round=battle.round), _ended(headline(view, scene))]
    told += [_side(scene, battle.attacker, "attacker"), _side(scene, battle.defender, "defender")]
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
    told = [_ended(_standing(view, scene, player))]
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
    return " ".join(told)
