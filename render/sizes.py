"""How large pictures are shown, and what follows for them."""

from __future__ import annotations

PHONE = 400  # pixels: the width of a message on a phone
INLINE = 550, 350  # pixels: what Discord's desktop shows of a picture at most
LEAST = 34  # the least size of type that matters: 11 pixels on a phone
SHEET = LEAST * PHONE // 11  # the width of a complete sheet: such type is 11 pixels there, too
