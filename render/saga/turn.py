"""What a turn of Saga posts: the six realms and the free knights, and beside them the players with their armies."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.landscape import BOARD, COLUMN, LEAST, WIDE, page
from render.paper import INK_SOFT, PARCHMENT_LIGHT, parchment
from render.picture import Picture, Scene
from render.plates import Holder
from render.roster import Entry, Tally, drawn_entry, heights
from render.saga.cards import EDGE, HIGH, arms, banner, set_back, small
from render.saga.cards import WIDE as CARD
from render.saga.inks import inks
from render.saga.marks import Marks, marks_of
from render.saga.page import Piece, laid, strip_image, strip_of
from render.saga.players import Panel, panel_of
from render.saga.realms import Tile, edge, fan, tile_of, title
from render.saga.symbols import coin, seal, swords, tower
from render.saga.table import Row, row_of
from render.saga.words import board_alt
from render.seats import blank_shield, shield
from render.strip import INSET
from render.type import width, write
from rules.saga.view import SagaView, SeatView

_COLUMNS, _GAP, _FREE = 3, 10, 104
_TILE = ((BOARD[2] - BOARD[0] - (_COLUMNS - 1) * _GAP) // _COLUMNS, (BOARD[3] - BOARD[1] - 4 - _FREE - 2 * _GAP) // 2)


def _sign(name: str, size: int) -> Image.Image:
    if name == "worth":
        return tower(size)
    return set_back(int(name)).resize((27, 40), Image.Resampling.LANCZOS) if name.isdigit() else arms(name, size)


def _entry(panel: Panel) -> Entry:
    """Points, hand, what the realms would count; then every army with its target and how far it has come."""
    holder = Holder(panel.colour, panel.name, panel.points, panel.turn, panel.won)
    tallies = [Tally(f"×{panel.hand}", str(panel.set), panel.hand_marked), Tally(f"+{panel.worth}", "worth")]
    for group in panel.groups:
        marked = any(slot.marked for slot in group.slots)
        left_over = Tally(f"{group.count} {group.note}")
        tallies.append(Tally(group.count, group.colour, marked) if group.colour else left_over)
    return Entry(holder, tuple(tallies))


def _name(pen: ImageDraw.ImageDraw, name: str, left: int, right: int) -> int:
    """A realm's name on a line, or on two, broken at a hyphen; says where the rest begins."""
    if width("title", LEAST, name) <= right - left or "-" not in name:
        title(pen, (left, 44), name, "title", 38, right - left)
        return 58
    first, _, rest = name.rpartition("-")
    write(pen, (left, 36), f"{first}-", "title", LEAST, room=right - left)
    write(pen, (left, 68), rest, "title", LEAST, room=right - left)
    return 76


@kept
def _drawn_tile(tile: Tile) -> Image.Image:
    image = Image.new("RGB", _TILE, PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    edge(pen, _TILE, 8 if tile.ringed else 5 if tile.marked else 0, tile.owner_colour)
    left, right = 26, _TILE[0] - 14
    below = _name(pen, tile.name, left, right)
    flag, owner = banner(tile.colour, 58, 76), shield(tile.owner_colour, 72) if tile.owner_colour else blank_shield(72)
    image.paste(flag, (left, below), flag)
    image.paste(owner, (left + 68, below + 2), owner)
    wide = write(pen, (right, below + 30), f"+{tile.income}", "label-bold", LEAST, anchor="rs")
    image.paste(coin(30), (right - wide - 34, below + 4), coin(30))
    for number, (power, _, used) in enumerate(tile.powers):
        sign = seal(power, 40, used)
        image.paste(sign, (right - 40 - number * 44, below + 37), sign)
    top = _TILE[1] - HIGH - 18
    fan(image, tile.defenders, (left, top), right - left - 74)
    write(pen, (right, top + 84), str(tile.needed), "label-bold", 48, anchor="rs")
    image.paste(swords(42), (right - 46, top + 2), swords(42))
    return inks().set(image)


@kept
def _drawn_free(row: Row) -> Image.Image:
    """The free knights on one line."""
    image = parchment((BOARD[2] - BOARD[0], _FREE))
    pen = ImageDraw.Draw(image)
    left = 4 + write(pen, (4, _FREE // 2 + 12), row.heading, "title", LEAST) + 18
    if not row.cards:
        write(pen, (left, _FREE // 2 + 12), row.nobody, "title-italic", LEAST, colour=INK_SOFT)
    step = min(CARD + 8, (image.width - left - CARD - 8) // max(1, len(row.cards) - 1))
    for number, (card, ringed) in enumerate(row.cards):
        sprite = small(card, ringed)
        image.paste(sprite, (left + number * step - EDGE, (_FREE - HIGH) // 2 - EDGE), sprite)
    return inks().set(image)


def _players(view: SagaView, scene: Scene, marks: Marks) -> list[Piece]:
    rows = heights(len(view.seats), COLUMN[3], tallest=190)

    def place(seat: SeatView, box: tuple[int, int, int, int]) -> Piece:
        size = (box[2] - box[0], box[3] - box[1])
        return drawn_entry(_entry(panel_of(view, seat, scene, marks)), size, inks(), _sign), box[:2]

    return [place(seat, box) for seat, box in zip(view.seats, rows, strict=True)]


def draw(view: SagaView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    marks = marks_of(view)
    pieces: list[Piece] = [(strip_image(strip_of(view, scene, WIDE)), (INSET, INSET))]
    for number, realm in enumerate(view.realms):
        row, column = divmod(number, _COLUMNS)
        corner = BOARD[0] + column * (_TILE[0] + _GAP), BOARD[1] + 4 + row * (_TILE[1] + _GAP)
        pieces.append((_drawn_tile(tile_of(view, realm, scene, marks, 1)), corner))
    pieces.append((_drawn_free(row_of(view, scene)), (BOARD[0], BOARD[3] - _FREE)))
    return laid(page(inks()), [*pieces, *_players(view, scene, marks)])


def turn(view: SagaView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), board_alt(view, scene))
