# Barony before the first move: what it is, and its options by their purpose.

barony-about = Lead your knights, build villages and cities, and rise from baron to duke of a land of hexes.
barony-length = about 45 minutes
barony-preset-first = all the rules, and resource tokens never run out. Barony has no shorter or longer form.
barony-preset-scarce = only 20 resource tokens of each terrain; when they run out, you get none.
