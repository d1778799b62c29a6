"""War and peace between players (M-64, M-120 to M-122)."""
