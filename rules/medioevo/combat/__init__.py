"""M-70 to M-86: the battle, its rounds, and what follows from it."""
