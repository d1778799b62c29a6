"""Pictures are drawn unpacked here; those whose size counts are packed once, as the bot does it."""

from __future__ import annotations

import io

from PIL import Image

from render import encode
from render.picture import Picture

_LEVEL = encode.LEVEL  # read before any test sets another one


def weight(made: Picture) -> int:
    """How many bytes the file has when it is packed."""
    out = io.BytesIO()
    with Image.open(io.BytesIO(made.png)) as image:
        image.save(out, "PNG", compress_level=_LEVEL)
    return out.tell()
