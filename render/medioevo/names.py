"""Names as a map writes them: without an article, with a capital."""

from __future__ import annotations

from render.picture import Scene
from rules.medioevo.data import TERRITORIES, Place, Realm


def _bare(scene: Scene, name: str) -> str:
    for article in scene.say("medioevo-picture-articles").split("|"):
        if name.startswith(article):
            name = name.removeprefix(article)
            break
    name = name.strip()
    return name[:1].upper() + name[1:]


def place_name(scene: Scene, place: Place) -> str:
    return _bare(scene, scene.say(f"medioevo-place-{place}"))


def area_name(scene: Scene, place: Place) -> str:
    land = TERRITORIES.get(place)
    return scene.say(f"medioevo-area-{place}") if land and land.area else ""


def realm_name(scene: Scene, realm: Realm) -> str:
    return _bare(scene, scene.say(f"medioevo-realm-{realm}"))
