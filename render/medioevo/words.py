"""What a picture of Medioevo says in words: who is to move, how far the game is, what is going on."""

from __future__ import annotations

from collections.abc import Mapping

from render import words
from render.medioevo.names import place_name, realm_name
from render.picture import Scene
from render.words import listed
from rules.core.words import Words
from rules.medioevo.data import Unit
from rules.medioevo.table import in_order
from rules.medioevo.view import MedioevoView, PlayerView, WindowView

PHASES = ("order", "events", "taxes", "purchases", "combat", "trade")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def name_of(scene: Scene, seat: int | None) -> str:
    if seat is None:
        return scene.say("medioevo-picture-barbarians")
    return words.name_of(scene, seat)


def title_of(scene: Scene, player: PlayerView) -> str:
    """The realm, after the team where there are any (M-143)."""
    realm = realm_name(scene, player.realm) if player.realm else scene.say("medioevo-picture-no-realm")
    team = team_of(scene, player)
    return f"{team} · {realm}" if team else realm


def team_of(scene: Scene, player: PlayerView) -> str:
    """The team, where there are any (M-143)."""
    return "" if player.team is None else scene.say("medioevo-picture-team", number=player.team + 1)


def army_told(scene: Scene, army: Mapping[Unit, int]) -> str:
    return listed(
        scene.say("medioevo-count", count=count, thing=Words(f"medioevo-thing-{unit}"))
        for unit, count in in_order(army).items()
    )


def headline(view: MedioevoView, scene: Scene, *, most: int = 99) -> str:
    """Whose turn it is, or who has won; of more than `most` only how many."""
    seats = view.outcome.winners if view.outcome else view.awaited
    if not seats:
        return scene.say("render-waiting")
    many = len(seats) > most and not view.outcome
    names = listed(name_of(scene, seat) for seat in seats)
    if view.window:
        key = "medioevo-force-reactions-many" if many else "medioevo-force-reactions"
        return scene.say(key, names=names, count=len(seats))
    if many:
        return scene.say("medioevo-picture-many", count=len(seats))
    return words.headline(view, scene)


def phase_name(view: MedioevoView, scene: Scene) -> str:
    return scene.say(f"medioevo-picture-phase-{view.phase}") if view.phase else ""


def stage(view: MedioevoView, scene: Scene) -> str:
    if view.outcome:
        return scene.say("render-over")
    turn = scene.say("medioevo-picture-turn", turn=view.turn, turns=view.turns)
    return f"{turn} · {phase_name(view, scene)}" if view.phase else turn


def changed(view: MedioevoView, scene: Scene) -> str:
    """One line on where things happened last, or on what is going on."""
    if view.window:
        return moment_told(scene, view.window)
    if view.battle:
        return scene.say("medioevo-picture-battle-at", place=place_name(scene, view.battle.place))
    if view.event:
        return scene.say(f"medioevo-event-card-{view.event}")
    places = [place for place in scene.news if place in view.lands or place in view.seas]
    told = listed(place_name(scene, place) for place in reversed(places[-3:]))
    if told:
        return scene.say("medioevo-picture-news", places=told)
    done, count = len(view.sealed), len({*view.sealed, *view.awaited})
    asked = not view.outcome and (done or count > 1)
    return scene.say("medioevo-picture-answered", done=done, count=count) if asked else ""


def moment_told(scene: Scene, window: WindowView) -> str:
    """M-131: what may be reacted to, and where."""
    moment = scene.say(f"medioevo-moment-{window.moment}")
    if window.place is None:
        return capital(moment)
    return scene.say("medioevo-force-moment", place=place_name(scene, window.place), moment=moment)


def lands_of(view: MedioevoView, seat: int) -> int:
    return sum(owner == seat for owner in view.controllers.values())
