"""What the symbols of Medioevo's pictures mean."""

from __future__ import annotations

from functools import partial

from render.figures import Row, Section, Table
from render.figures.signs import ring_sign, row_of_signs
from render.marks import pip
from render.medioevo import points, symbols
from render.medioevo.leaders import leader_sign
from render.medioevo.overview import army_token
from render.medioevo.pieces import BUILDINGS, ENGINES, UNIT_SIGNS, VEHICLES
from render.medioevo.realms import BARBARIAN
from render.medioevo.rulebook import icons
from render.medioevo.signs import sign
from render.medioevo.sites import House, Stage
from render.medioevo.stands import badge, house, route_flag, token
from render.medioevo.status import die
from render.paper import PARCHMENT_LIGHT
from render.roster import tick
from render.seats import crown, shield
from rules.medioevo.data import COLOURS, GOODS, Die

_SIZE = icons.SIZE
_GOLD = (214, 178, 88)  # of objective tokens of any colour

_KINDS: tuple[Die, ...] = ("d4", "d6", "d8")
_DICE = tuple(partial(die, kind, 3, 42) for kind in _KINDS)

SYMBOLS = Table(
    (
        (
            Section(
                "land",
                (
                    Row("holder", partial(shield, icons.OWNER, _SIZE), id="holder"),
                    Row("token", partial(token, icons.OWNER, 46), id="token"),
                    Row("fire", partial(symbols.fire, 46), id="fire"),
                    Row("area", partial(symbols.medal, "wine", 48), id="medal"),
                    Row("port", partial(symbols.port, 44), id="port"),
                    Row("market", partial(symbols.cube, "furs", 42), id="cube"),
                    Row("stage", partial(route_flag, Stage(icons.OWNER, "open"), 1.7), id="stage-open"),
                    Row("reached", partial(route_flag, Stage(icons.OWNER, "done"), 1.7), id="stage-done"),
                    Row("end", partial(route_flag, Stage(icons.OWNER, "end"), 1.7), id="stage-end"),
                    Row("battle", partial(symbols.clash, 46), id="battle"),
                ),
            ),
        ),
        (
            Section("goods", tuple(Row(f"/medioevo-good-{g}", partial(symbols.medal, g, 48), id=g) for g in GOODS)),
            Section("dice", (Row("all", partial(row_of_signs, _DICE), id="dice"),), room=150),
        ),
        (
            Section(
                "player",
                (
                    Row("honour", partial(symbols.honour, 46), id="honour"),
                    Row("lands", icons.building("tower", 46), id="lands"),
                    Row("units", icons.unit("heavy", 46), id="units"),
                    Row("transports", icons.vehicle("wagon", 48), id="transports"),
                    Row("cards", partial(symbols.card, 44), id="cards"),
                    Row("tokens", partial(symbols.point, _GOLD, 42), id="tokens"),
                    Row("loans", partial(symbols.debt, 44), id="loans"),
                    Row("florins", partial(symbols.florin, 46), id="florins"),
                    Row("tax", partial(symbols.chest, 46), id="tax"),
                    Row("upkeep", partial(symbols.purse, 46), id="upkeep"),
                    Row("blood", partial(symbols.drop, 44), id="blood"),
                ),
            ),
        ),
    ),
    shares=(0.37, 0.27, 0.36),
)

MARKS = Table(
    (
        (
            Section(
                "map",
                (
                    Row("army", partial(army_token, icons.OWNER, 3), id="army-token"),
                    Row("horde", partial(army_token, BARBARIAN, 2), id="horde-token"),
                    Row("ring", ring_sign, id="ring"),
                    Row("leader", leader_sign, id="leader"),
                    Row("option", partial(pip, "4", 46), id="number"),
                    Row("order", partial(row_of_signs, (partial(pip, "1", 46), partial(pip, "2", 46)))),
                ),
                room=120,
            ),
        ),
        (
            Section(
                "players",
                (
                    Row("awaited", partial(shield, icons.OWNER, _SIZE), id="awaited"),
                    Row("answered", tick, id="done"),
                    Row("winner", partial(crown, 50), id="crown"),
                ),
            ),
        ),
    ),
)

PIECES = Table(
    (
        (
            Section(
                "buildings",
                (
                    *(Row(f"/medioevo-thing-{kind}", icons.building(kind), id=kind) for kind in BUILDINGS),
                    Row("damage", partial(house, House("fort", 2, icons.OWNER), _SIZE), id="damage"),
                ),
                room=70,
            ),
        ),
        (
            Section(
                "units",
                tuple(
                    Row(f"/medioevo-thing-{'captain1' if kind == 'captain' else kind}", icons.unit(kind), id=kind)
                    for kind in UNIT_SIGNS
                ),
                room=70,
            ),
            Section(
                "armies",
                (
                    Row("army", icons.army(("light", 3), ("captain2", 1)), id="army"),
                    Row("horde", icons.horde(("light", 2)), id="horde"),
                    Row("hired", icons.mixed(hired=1), id="hired"),
                    Row("guest", icons.mixed(guest_of="blue"), id="guest"),
                ),
                room=138,
            ),
        ),
        (
            Section(
                "carts",
                (
                    *(Row(f"/medioevo-thing-{kind}", icons.vehicle(kind), id=kind) for kind in VEHICLES),
                    *(Row(f"/medioevo-thing-{kind}", icons.engine(kind), id=kind) for kind in ENGINES),
                ),
                room=70,
            ),
            Section(
                "marks",
                (
                    Row("level", icons.levelled("wagon", 2), id="level"),
                    Row("stopped", icons.levelled("galley", 1, stopped=True), id="stopped"),
                ),
                room=70,
            ),
        ),
    ),
    shares=(0.28, 0.38, 0.34),
)

SIGNS = Table(
    (
        (
            Section(
                "forbidden",
                tuple(Row(kind, partial(sign, kind, 50), id=kind) for kind in ("no-fight", "no-trade", "no-leave")),
            ),
            Section(
                "granted",
                tuple(
                    Row(kind, partial(sign, kind, 50), id=kind)
                    for kind in ("edict", "way", "walls", "spared", "safe", "unseen")
                ),
            ),
        ),
        (
            Section(
                "points",
                tuple(Row(f"/medioevo-branch-{c}", partial(points.point, c, 40), id=f"point-{c}") for c in COLOURS),
            ),
            Section(
                "sheets",
                (
                    Row("used", partial(points.point, "red", 40, True), id="used"),
                    Row("count", partial(badge, "3", 36, PARCHMENT_LIGHT, (43, 33, 24)), id="count"),
                    Row("prisoners", partial(symbols.bars, 40), id="prisoners"),
                    Row("met", partial(symbols.seal, 40), id="met"),
                    Row("truce", partial(symbols.pennant, PARCHMENT_LIGHT, 40), id="truce"),
                ),
            ),
        ),
    ),
    shares=(0.56, 0.44),
)
