"""A picture for one person's panel: sent with every click, so in few bytes."""

from __future__ import annotations

import io
from math import sqrt

from PIL import Image

from render.picture import Picture

LIMIT = 100_000  # bytes
_WIDEST = 1100  # pixels; a panel shows half as many, the rest is for whoever opens the picture
_SMALLER = 0.95  # at least, of the width at the next try
_QUALITY, _EFFORT = 56, 3  # of WebP: more effort takes longer and hardly saves


def slim(picture: Picture) -> Picture:
    """The same in at most 100 kB: as it is, or else as WebP, as large as it can be. Takes some computing: call it in a
    thread."""
    if len(picture.png) <= LIMIT:
        return picture
    drawn = Image.open(io.BytesIO(picture.png)).convert("RGB")
    wide = min(_WIDEST, drawn.width)
    while True:
        high = round(drawn.height * wide / drawn.width)
        out = io.BytesIO()
        drawn.resize((wide, high), Image.Resampling.LANCZOS, reducing_gap=2.0).save(
            out, "WEBP", quality=_QUALITY, method=_EFFORT
        )
        if out.tell() <= LIMIT:
            return Picture(out.getvalue(), picture.alt, wide, high)
        wide = round(wide * min(_SMALLER, sqrt(LIMIT / out.tell())))
