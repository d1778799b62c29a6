### Medioevo Universale, en français : les consignes de la phase 2 et les vœux pour un royaume.

medioevo-command-usual = décisions courantes
medioevo-command-usual-lead = selon vos consignes : batailles contre les barbares, rebelles, pertes dues aux événements
medioevo-command-usual-all = tout selon vos consignes : toutes les batailles, et vos choix de premier joueur
medioevo-command-usual-ask = me consulter pour tout
medioevo-command-habits = cartes et technologies
medioevo-command-habits-ask = me consulter quand je peux réagir
medioevo-command-habits-usual = l’usage de chacune
medioevo-command-tokens = jetons de contrôle sans soutien
medioevo-command-tokens-ask = me demander lequel retirer
medioevo-command-tokens-least = le territoire qui vaut le moins
medioevo-command-rebels = rebelles
medioevo-command-rebels-ask = me demander où ils se lèvent
medioevo-command-rebels-safest = là où il y a le moins de niveaux de bâtiments
medioevo-command-disasters = pertes dues aux événements
medioevo-command-disasters-ask = me consulter
medioevo-command-disasters-cheapest = ce qui coûte le moins
medioevo-command-horde = si vous êtes premier, dés des barbares
medioevo-command-horde-ask = me consulter
medioevo-command-horde-keep = les garder
medioevo-command-horde-fewer = relancer ceux qui amènent un barbare
medioevo-command-horde-more = relancer ceux qui n’en amènent pas
medioevo-command-omens = si vous êtes premier, effets de l’événement
medioevo-command-omens-ask = me consulter
medioevo-command-omens-mildest = ceux qui vous épargnent
medioevo-command-supply = si vous êtes premier, barbares en plus
medioevo-command-supply-ask = me consulter
medioevo-command-supply-leave = aucun

medioevo-arrange-name = consignes
medioevo-arrange-description = Consignes pour la phase 2 : rebelles, pertes dues aux événements, barbares
medioevo-arrange-button = Consignes
medioevo-arrange-point-name = point
medioevo-arrange-point-description = Ce que règle la consigne
medioevo-arrange-point-prompt = Quelle consigne ?
medioevo-arrange-choice-name = choix
medioevo-arrange-choice-description = Ce qu’il faut faire
medioevo-arrange-choice-prompt = Que faut-il faire désormais ?

medioevo-prompt-rank = Vous pouvez déjà dire quels royaumes vous aimeriez, le préféré d’abord.
medioevo-event-rank = Enregistré. Vos vœux : { $realms }.
medioevo-nothing-wish = Pas d’autre vœu
medioevo-rank-name = vœux
medioevo-rank-description = Dire quels royaumes vous aimeriez, le préféré d’abord
medioevo-rank-button = Dire vos vœux
medioevo-rank-first-name = premier
medioevo-rank-first-description = Le royaume que vous préférez
medioevo-rank-first-prompt = Quel royaume préférez-vous ?
medioevo-rank-second-name = deuxième
medioevo-rank-second-description = Si celui-ci est pris
medioevo-rank-second-prompt = Et si celui-ci est pris ?
medioevo-rank-third-name = troisième
medioevo-rank-third-description = Si celui-là est pris aussi
medioevo-rank-third-prompt = Et si celui-là est pris aussi ?
medioevo-rank-fourth-name = quatrième
medioevo-rank-fourth-description = Votre quatrième vœu
medioevo-rank-fourth-prompt = Et votre quatrième vœu ?
medioevo-rank-fifth-name = cinquième
medioevo-rank-fifth-description = Votre cinquième vœu
medioevo-rank-fifth-prompt = Et votre cinquième vœu ?

medioevo-option-realms-wishes = par vœux secrets, tous à la fois

medioevo-option-orders-name = Décisions courantes
medioevo-option-orders-description = Ce avec quoi chacun commence, et qu’il peut changer à tout moment
medioevo-option-orders-usual = selon des consignes
medioevo-option-orders-asked = demandées chaque fois

medioevo-event-everyday = Les décisions courantes suivent des consignes : batailles contre les barbares, rebelles, pertes dues aux événements, et chaque carte selon son usage. Qui veut être consulté le dit sous *Consignes*, à tout moment.
medioevo-note-everyday = Sauf avis contraire sous *Consignes*, les batailles contre les barbares, les rebelles, les pertes dues aux événements et les cartes qui réagissent suivent vos consignes.
medioevo-note-extent = Une fois pour toute la partie : vos consignes doivent-elles aussi combattre les joueurs, et choisir pour vous quand vous êtes premier en phase 2 ? *Consignes* permet d’en changer à tout moment.
medioevo-brings-led = vous consulter dans les batailles entre joueurs
medioevo-rely-name = s-en-remettre
medioevo-rely-description = Votre liste est complète, et vos consignes décident désormais tout ce qu’elles peuvent
medioevo-rely-button = Terminer, tout par consignes
medioevo-event-rely = Enregistré. Tout ce qui peut suivre vos consignes les suit.
medioevo-refusal-rely = Cela se demande une seule fois, avec les premiers achats ; *Consignes* le permet à tout moment.
