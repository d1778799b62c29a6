"""Tables of Barony: what its symbols mean, what titles cost, and the quick reference."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render.barony.coins import coin, token
from render.barony.coronets import coronet
from render.barony.pieces import badge, disc, piece
from render.barony.terrain import hex_mask, tile
from render.figures import Row, Section, Table
from render.figures.signs import arrow_sign, choice_sign, cross_sign, ring_sign, row_of_signs, track_sign
from render.keep import kept
from render.marks import pip
from render.paper import INK
from render.seats import crown
from rules.barony.data import (
    CREW,
    DUKE,
    GOLD,
    LEVY,
    LEVY_BY_A_LAKE,
    POINTS_PER_CITY,
    POINTS_PER_RANK,
    RESOURCES,
    SILVER,
    STARTING_CITIES,
    SUPPLY,
    TITLE_PRICE,
)
from rules.barony.land import TERRAINS, Terrain

FACTS = {
    "cities": STARTING_CITIES,
    "levy": LEVY,
    "lake_levy": LEVY_BY_A_LAKE,
    "crew": CREW,
    "price": TITLE_PRICE,
    "title_points": POINTS_PER_RANK,
    "city_points": POINTS_PER_CITY,
}
_SIGN = 54


@kept
def hex_sign(terrain: Terrain, size: int) -> Image.Image:
    """One hex of a terrain."""
    fine = 4
    side = size * fine / 2 - fine
    image = Image.new("RGBA", (size * fine, size * fine), (*INK, 0))
    for mask, fill in ((hex_mask(side + fine * 0.8), INK), (hex_mask(side - fine), tile(terrain, 1, side - fine))):
        image.paste(fill, ((image.width - mask.width) // 2, (image.height - mask.height) // 2), mask)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _gold(terrain: Terrain) -> str:
    return f"{GOLD[terrain]} · {SILVER[terrain]}"


SYMBOLS = Table(
    (
        (
            Section(
                "land",
                tuple(Row(f"/barony-terrain-{t}", partial(hex_sign, t, _SIGN), id=f"terrain-{t}") for t in TERRAINS),
            ),
        ),
        (
            Section(
                "pieces",
                (
                    *(Row(f"/barony-kind-{k}", partial(piece, k, "blue", _SIGN), id=f"piece-{k}") for k in SUPPLY),
                    Row("count", partial(badge, "3", 44, "blue"), id="badge"),
                    Row("disc", partial(disc, "blue", 46), id="disc"),
                ),
            ),
            Section("titles", (Row("rank", partial(coronet, DUKE, 46), id="coronet"),)),
        ),
        (
            Section(
                "marks",
                (
                    Row("ring", ring_sign, id="ring"),
                    Row("arrow", arrow_sign, id="arrow"),
                    Row("cross", cross_sign, id="cross"),
                    Row("number", partial(pip, "2", 44), id="number"),
                    Row("choice", choice_sign, id="choice"),
                ),
            ),
            Section(
                "card",
                (
                    Row("reserve", partial(piece, "knight", "yellow", 48), id="reserve"),
                    Row("token", partial(token, "field", 52), id="token"),
                    Row("purse", partial(coin, 42), id="coin"),
                    Row("track", partial(track_sign, "blue"), id="track"),
                    Row("winner", partial(crown, 46), id="crown"),
                ),
            ),
        ),
    ),
    shares=(0.21, 0.33, 0.46),
    tightest=44,
)

TITLE = Table(
    (
        (
            Section(
                "tokens",
                tuple(Row(f"/barony-terrain-{t}", partial(token, t, 56), _gold(t)) for t in RESOURCES),
                room=70,
            ),
            Section(
                "payments",
                (
                    Row("exact", partial(row_of_signs, tuple(partial(token, "field", 56) for _ in range(3))), "15"),
                    Row(
                        "over",
                        partial(
                            row_of_signs, tuple(partial(token, t, 56) for t in ("field", "plain", "plain", "forest"))
                        ),
                        "16",
                    ),
                ),
                room=262,
            ),
        ),
        (
            Section(
                "ladder",
                tuple(
                    Row(f"/barony-title-{rank}", partial(coronet, rank, 48), str(POINTS_PER_RANK * rank))
                    for rank in reversed(range(DUKE + 1))
                ),
            ),
            Section("rules", (Row("one"), Row("no-more"))),
        ),
    ),
    shares=(0.56, 0.44),
)

REFERENCE = Table(
    (
        (
            Section(
                "turn",
                (
                    Row("recruit", partial(piece, "knight", "blue", 46)),
                    Row("move", arrow_sign),
                    Row("build", partial(piece, "village", "blue", 46)),
                    Row("city", partial(piece, "city", "blue", 46)),
                    Row("expedition", partial(hex_sign, "plain", 46)),
                    Row("buy", partial(coin, 42)),
                ),
            ),
        ),
        (
            Section("tokens", tuple(Row(f"/barony-terrain-{t}", partial(token, t, 42), _gold(t)) for t in RESOURCES)),
            Section(
                "points",
                (
                    Row("each-title", None, f"+{POINTS_PER_RANK}"),
                    Row("each-city", None, f"+{POINTS_PER_CITY}"),
                    Row("silver"),
                ),
            ),
            Section("end", (Row("duke"),)),
        ),
    ),
    shares=(0.56, 0.44),
)
