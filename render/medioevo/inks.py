"""The palette of Medioevo's pictures."""

from __future__ import annotations

from pathlib import Path

from render.encode import inks_of

inks = inks_of(Path(__file__).parent)
