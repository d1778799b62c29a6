### Medioevo Universale: the variants (M-140 to M-144), in English.

## Options

medioevo-option-terrain-name = Terrain
medioevo-option-terrain-description = Steps and upkeep cost what the terrain asks
