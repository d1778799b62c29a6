"""What a turn of Saga posts: the six realms and the free knights, and beside them the players with their armies."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import encode
from render.keep import kept
from render.landscape import BOARD, COLUMN, WIDE, page
from render.paper import PARCHMENT_LIGHT, parchment
from render.picture import Picture, Scene
from render.plates import Holder, ranked
from render.roster import Entry, Tally, drawn_entry, first_of, heights
from render.saga.cards import HIGH, arms, banner, set_back
from render.saga.inks import inks
from render.saga.marks import Marks, marks_of
from render.saga.page import Piece, laid, strip_image, strip_of
from render.saga.players import Panel, panel_of
from render.saga.realms import Tile, edge, fan, name_at, numbers_on, tile_of
from render.saga.symbols import coin, seal, swords, tower
from render.saga.table import Row, lay_knights, row_of
from render.saga.words import board_alt
from render.seats import blank_shield, shield
from render.sizes import LEAST
from render.strip import INSET
from render.type import write
from rules.saga.view import SagaView, SeatView

_COLUMNS, _GAP, _FREE = 3, 10, 104
_SEAL, _SMALL_SEAL = 40, 34
_LEAST = 150  # the height that a player's place needs
_TILE = ((BOARD[2] - BOARD[0] - (_COLUMNS - 1) * _GAP) // _COLUMNS, (BOARD[3] - BOARD[1] - 4 - _FREE - 2 * _GAP) // 2)


def _sign(name: str, size: int) -> Image.Image:
    if name == "worth":
        return tower(size)
    return _set(int(name), size) if name.isdigit() else arms(name, size)


@kept
def _set(number: int, size: int) -> Image.Image:
    return set_back(number).resize((size * 3 // 4, size * 10 // 9), Image.Resampling.LANCZOS)


def _entry(panel: Panel) -> Entry:
    """Points, hand, what the realms would count; then every army with its target and how far it has come."""
    holder = Holder(panel.colour, panel.name, panel.points, panel.turn, panel.won)
    tallies = [Tally(f"×{panel.hand}", str(panel.set), panel.hand_marked), Tally(f"+{panel.worth}", "worth")]
    for group in panel.groups:
        marked = any(slot.marked for slot in group.slots)
        left_over = Tally(f"{group.count} {group.note}")
        tallies.append(Tally(group.count, group.colour, marked) if group.colour else left_over)
    return Entry(holder, tuple(tallies))


@kept
def drawn_tile(tile: Tile, size: tuple[int, int], march: str = "") -> Image.Image:
    """A realm; `march`: how far an army has come, before what it needs."""
    image = Image.new("RGB", size, PARCHMENT_LIGHT)
    pen = ImageDraw.Draw(image)
    edge(pen, size, 8 if tile.ringed else 5 if tile.marked else 0, None)
    left, right = 20, size[0] - 14
    below = name_at(pen, tile.name, (left, 44), right - left - _numbered(image, tile)) + 14
    top = size[1] - HIGH - 18
    high = min(76, top - below - 2)
    flag, owner = banner(tile.colour, 58, high), _owner(tile, min(72, high))
    image.paste(flag, (left, below), flag)
    image.paste(owner, (left + 68, below + 2), owner)
    wide = write(pen, (right, below + 30), f"+{tile.income}", "label-bold", LEAST, anchor="rs")
    image.paste(coin(30), (right - wide - 34, below + 4), coin(30))
    room = top - below > 24 + _SEAL  # under the income; else beside it
    for number, (power, _, used) in enumerate(tile.powers, 1):
        sign = seal(power, _SEAL if room else _SMALL_SEAL, used)
        corner = (right + 4, below + 37) if room else (right - wide - 36, below + 2)
        image.paste(sign, (corner[0] - number * (sign.width + 4), corner[1]), sign)
    wide = write(pen, (right, top + 84), f"{march}{tile.needed}", "label-bold", 48, anchor="rs")
    fan(image, tile.defenders, (left, top), right - left - max(74, wide + 16))
    image.paste(swords(42), (right - 46, top + 2), swords(42))
    return inks().set(image)


def _owner(tile: Tile, size: int) -> Image.Image:
    return shield(tile.owner_colour, size) if tile.owner_colour else blank_shield(size)


def _numbered(image: Image.Image, tile: Tile) -> int:
    """The disc with its numbers in the upper right corner, and how much room it takes."""
    if not tile.numbers:
        return 0
    disc = numbers_on(tile)
    image.paste(disc, (image.width - disc.width - 8, 8), disc)
    return disc.width


@kept
def _drawn_free(row: Row) -> Image.Image:
    """The free knights on one line."""
    image = parchment((BOARD[2] - BOARD[0], _FREE))
    pen = ImageDraw.Draw(image)
    left = 4 + write(pen, (4, _FREE // 2 + 12), row.heading, "title", LEAST) + 18
    lay_knights(image, row, left)
    return inks().set(image)


def _players(view: SagaView, scene: Scene, marks: Marks) -> list[Piece]:
    rows = heights(len(view.seats), COLUMN[3], tallest=190, first=first_of(view), least=_LEAST)

    def place(seat: SeatView, box: tuple[int, int, int, int]) -> Piece:
        size = (box[2] - box[0], box[3] - box[1])
        return drawn_entry(_entry(panel_of(view, seat, scene, marks)), size, inks(), _sign), box[:2]

    return [place(seat, box) for seat, box in zip(ranked(view, view.seats), rows, strict=True)]


def draw(view: SagaView, scene: Scene) -> Image.Image:
    """The picture in its palette, ready to be encoded."""
    marks = marks_of(view)
    pieces: list[Piece] = [(strip_image(strip_of(view, scene, WIDE)), (INSET, INSET))]
    for number, realm in enumerate(view.realms):
        row, column = divmod(number, _COLUMNS)
        corner = BOARD[0] + column * (_TILE[0] + _GAP), BOARD[1] + 4 + row * (_TILE[1] + _GAP)
        pieces.append((drawn_tile(tile_of(view, realm, scene, marks, 1), _TILE), corner))
    pieces.append((_drawn_free(row_of(view, scene)), (BOARD[0], BOARD[3] - _FREE)))
    return laid(page(inks()), [*pieces, *_players(view, scene, marks)])


def turn(view: SagaView, scene: Scene) -> Picture:
    return encode.picture(draw(view, scene), board_alt(view, scene))
