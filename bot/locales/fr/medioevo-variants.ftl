### Medioevo Universale : les variantes (M-140 à M-144), en français.

## Options

medioevo-option-terrain-name = Terrain
medioevo-option-terrain-description = Les pas et l'entretien coûtent ce que demande le terrain
