"""Pictures as seen with three kinds of colour vision."""

from __future__ import annotations

from PIL import Image

# Linear-light matrices for full dichromacy (Machado, Oliveira and Fernandes, 2009).
VISIONS: dict[str, tuple[float, ...]] = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
}


def _linear(level: int) -> float:
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _curved(share: float) -> int:
    share = min(1.0, max(0.0, share))
    curved = share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055
    return round(curved * 255)


def seen(colour: tuple[int, int, int], vision: str) -> tuple[int, int, int]:
    """One colour as seen with that vision."""
    light = [_linear(level) for level in colour]
    m = VISIONS[vision]
    red, green, blue = (_curved(sum(m[row * 3 + i] * light[i] for i in range(3))) for row in range(3))
    return red, green, blue


def simulated(image: Image.Image, vision: str) -> Image.Image:
    """A palette picture as seen with that vision: only its palette changes."""
    flat = image.getpalette() or []
    out = image.copy()
    triples = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    out.putpalette([level for triple in triples for level in seen(triple, vision)])
    return out
