"""Pillow's signatures name numpy, which we do not have: this much of it makes them known."""
