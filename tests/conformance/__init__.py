"""What every game must keep, checked by playing it: see `checks` for positions and moves, `leaks` for secrets."""
