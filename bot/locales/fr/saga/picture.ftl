## Les mots des images de Saga et de leurs textes de remplacement.

saga-picture-final-turn = Dernier tour
saga-picture-unowned = à personne
saga-picture-free = Chevaliers libres
saga-picture-no-free = aucun
saga-picture-no-armies = aucune armée en marche
saga-picture-missing = manque { $count }
saga-picture-ready = suffit
saga-picture-prepared = attend
saga-picture-in-hand = en main
saga-picture-defenders = Défenseurs
saga-picture-no-defenders = personne ne le défend
saga-picture-attackers = En marche
saga-picture-no-attackers = personne ne marche contre lui
saga-picture-your-hand = Votre main, { $name }
saga-picture-hand-empty = Votre main est vide
saga-picture-hand-worth =
    { $count ->
        [one] 1 chevalier, valeur { $worth }
       *[other] { $count } chevaliers, valeur { $worth }
    }
saga-picture-hand-playable =
    { $count ->
        [0] Aucun ne peut être joué maintenant
        [one] 1 peut être joué : il dépasse
       *[other] { $count } peuvent être joués : ils dépassent
    }
saga-picture-hand-all = Tous peuvent être joués
saga-picture-hand-nobody = Seul son propriétaire voit une main.
saga-picture-last = { $name } { $told }
saga-picture-last-open = mène { $card } contre { $realm }
saga-picture-last-join = ajoute { $card } contre { $realm }
saga-picture-last-hide = ajoute un chevalier face cachée contre { $realm }
saga-picture-last-reinforce = renforce { $realm } avec { $card }
saga-picture-last-take-back = reprend { $card } à { $realm }
saga-picture-last-recruit = recrute { $card }
saga-picture-last-conquer = conquiert { $realm }
saga-picture-last-conquer-with = conquiert { $realm } avec { $card }
saga-picture-last-reveal = retourne { $card } contre { $realm }
saga-picture-last-pass = passe
saga-picture-standing =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $realms ->
        [one] { $realms } royaume
       *[other] { $realms } royaumes
    }, { $hand ->
        [one] { $hand } chevalier en main
       *[other] { $hand } chevaliers en main
    }
saga-picture-realm = { $realm } est à { $name } et cède à { $needed }
saga-picture-realm-unowned = { $realm } n’est à personne et cède à { $needed }
saga-picture-close = Vue rapprochée : { $told }. Défenseurs : { $cards }.
saga-picture-army =
    { $hidden ->
        [yes] { $name } attaque avec { $cards } et un chevalier face cachée.
       *[no] { $name } attaque avec { $cards }.
    }
saga-picture-hand =
    { $count ->
        [0] La main de { $name } est vide.
       *[other] La main de { $name } : { $cards }.
    }
saga-picture-playable = Jouables : { $cards }.
saga-picture-secret = Face cachée contre { $realm } : { $card }.
