# /moi : ce que chacun attend de la maison

me-command = moi
me-command-description = Comment Castellan vous traite, à toutes les tables
me-confirm-name = confirmer
me-confirm-description = Voir chaque coup avant qu’il soit joué, ou seulement ceux qu’on ne reprend pas librement
option-always-name = toujours
option-always-description = Oui : chaque coup est montré d’abord. Non : seulement ce qui ne se reprend pas librement
me-confirm-always = Chacun de vos coups vous sera montré avant d’être joué.
me-confirm-weighty = Vos coups sont joués dès votre dernière réponse. Seul ce qui ne se reprend pas librement est montré d’abord.
