"""What a picture of a battle shows of each side, gathered from the view in the words of a language."""

from __future__ import annotations

from dataclasses import dataclass

from render.medioevo.force import battle_force
from render.medioevo.realms import BARBARIAN, colour_of
from render.medioevo.sites import Host
from render.medioevo.words import name_of
from render.picture import Scene
from render.words import listed
from rules.medioevo.data import UNITS, Die, Engine, Unit
from rules.medioevo.table import in_order
from rules.medioevo.view import BattleSideView, BattleView, MedioevoView

Row = tuple[str, int]


@dataclass(frozen=True)
class Shot:
    kind: Engine
    note: str
    rolls: tuple[int, ...]


@dataclass(frozen=True)
class Side:
    """All that one half of the picture shows, in the words of its language."""

    owner: str
    name: str
    role: str
    won: bool
    troops: tuple[tuple[Unit, int, int], ...]  # now, and at the start
    notes: tuple[str, ...]
    force: tuple[str, ...]  # what cards and technologies do for or to it
    shots: tuple[Shot, ...]
    arrows: tuple[int, ...]
    dice: tuple[tuple[Die, int, bool], ...]  # with what was rerolled
    again: str  # the word for that
    attack: tuple[Row, ...]
    attack_label: str
    attack_value: int | None
    casualties: tuple[Row, ...]
    casualty_label: str
    casualty_value: int | None
    damage: tuple[Row, ...]
    damage_label: str
    owed: str
    captives: Host | None


def _rows(scene: Scene, rows: tuple[tuple[str, int], ...]) -> tuple[Row, ...]:
    return tuple((scene.say(key), number) for key, number in rows)


def _notes(scene: Scene, side: BattleSideView) -> tuple[str, ...]:
    """What a side has on its side, each in a line."""
    found: list[str] = []
    for kind in filter(None, (side.protection, side.also) if side.shelter else ()):
        against = scene.say(f"medioevo-picture-against-{kind}")
        found.append(scene.say("medioevo-picture-shelter", against=against, points=side.shelter))
    if side.galleys:
        found.append(scene.say("medioevo-picture-galleys", levels=side.galleys))
    if side.abilities:
        able = side.abilities.items()
        kinds = listed(f"{scene.say(f'medioevo-picture-able-{kind}')} ×{count}" for kind, count in able)
        found.append(scene.say("medioevo-picture-abilities", kinds=kinds))
    if side.captain_levels or side.captain_uses:
        uses = listed(_use(scene, use) for use in side.captain_uses) or scene.say("medioevo-picture-no-use")
        found.append(scene.say("medioevo-picture-captain", levels=side.captain_levels, uses=uses))
    if side.sacrificed:
        found.append(scene.say("medioevo-picture-sacrificed", count=side.sacrificed))
    if side.capture:
        found.append(scene.say("medioevo-picture-capture"))
    return tuple(found)


def _use(scene: Scene, use: str) -> str:
    how, _, kind = use.partition("-")
    return scene.say(f"medioevo-picture-captain-{how}", kind=scene.say(f"medioevo-picture-able-{kind}"))


def _shots(scene: Scene, side: BattleSideView) -> tuple[Shot, ...]:
    return tuple(
        Shot(
            crew.kind,
            scene.say(
                "medioevo-picture-crew",
                count=sum(crew.crew.values()),
                target=scene.say(f"medioevo-picture-target-{crew.target or 'units'}"),
            ),
            crew.rolls,
        )
        for crew in side.engines
    )


def side_of(view: MedioevoView, scene: Scene, battle: BattleView, role: str) -> Side:
    side = battle.attacker if role == "attacker" else battle.defender
    kinds: list[Unit] = [unit for unit in UNITS if unit in side.army or unit in side.start]
    owner = BARBARIAN if side.seat is None else colour_of(view, side.seat)
    return Side(
        owner=owner,
        name=name_of(scene, side.seat),
        role=scene.say(f"medioevo-picture-{role}"),
        won=battle.winner == role,
        troops=tuple((unit, side.army.get(unit, 0), side.start.get(unit, 0)) for unit in kinds),
        notes=_notes(scene, side),
        force=battle_force(view, scene, battle, side),
        shots=_shots(scene, side),
        arrows=side.arrows,
        dice=tuple((kind, value, kind in side.rerolled) for kind, value in side.dice.items()),
        again=scene.say("medioevo-picture-rerolled"),
        attack=_rows(scene, side.attack),
        attack_label=scene.say("medioevo-picture-attack"),
        attack_value=side.attack_value,
        casualties=_rows(scene, side.casualties),
        casualty_label=scene.say("medioevo-picture-casualties"),
        casualty_value=side.casualty_value,
        damage=_rows(scene, side.damage),
        damage_label=scene.say("medioevo-picture-damage"),
        owed=scene.say("medioevo-picture-owed", points=side.owed) if side.owed else "",
        captives=Host("nobody", tuple(in_order(side.captives).items())) if side.captives else None,
    )
