"""Medioevo Universale: six realms, barbarians at every border, and a year of seven phases."""
