## Les mots des images de Saga et de leurs textes de remplacement.

saga-picture-final-turn = Dernier tour
saga-picture-unowned = à personne
saga-picture-free = Chevaliers libres
saga-picture-no-free = aucun
saga-picture-no-armies = aucune armée d’attaque
saga-picture-missing = il manque { $count }
saga-picture-ready = suffit
saga-picture-prepared = en attente
saga-picture-in-hand = en main
saga-picture-defenders = Défenseurs
saga-picture-no-defenders = aucun défenseur
saga-picture-attackers = Attaquants
saga-picture-no-attackers = aucune armée ne l’attaque
saga-picture-your-hand = Votre main, { $name }
saga-picture-hand-empty = Votre main est vide
saga-picture-hand-worth =
    { $count ->
        [one] { $count } chevalier, valeur { $worth }
       *[other] { $count } chevaliers, valeur { $worth }
    }
saga-picture-hand-playable =
    { $count ->
        [0] Aucun ne peut être posé maintenant
        [one] 1 jouable : il dépasse
       *[other] { $count } jouables : ils dépassent
    }
saga-picture-hand-all = Tous sont jouables
saga-picture-hand-nobody = Chacun ne voit que sa propre main.
saga-picture-last = { $name } { $told }
saga-picture-last-open = ouvre une armée contre { $realm } ({ $card })
saga-picture-last-join = ajoute { $card } contre { $realm }
saga-picture-last-hide = ajoute un chevalier face cachée contre { $realm }
saga-picture-last-reinforce = renforce { $realm } avec { $card }
saga-picture-last-take-back = reprend { $card } ({ $realm })
saga-picture-last-recruit = recrute { $card }
saga-picture-last-conquer = conquiert { $realm }
saga-picture-last-conquer-with = conquiert { $realm } avec { $card }
saga-picture-last-reveal = révèle { $card } contre { $realm }
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
saga-picture-realm = { $realm } est à { $name } ; il faut { $needed } pour le prendre
saga-picture-realm-unowned = { $realm } n’est à personne ; il faut { $needed } pour le prendre
saga-picture-close = Vue rapprochée : { $told }. Défenseurs : { $cards }.
saga-picture-army =
    { $hidden ->
        [yes] { $name } attaque avec { $cards } et un chevalier face cachée.
       *[no] { $name } attaque avec { $cards }.
    }
saga-picture-hand =
    { $count ->
        [0] La main { DE($name) } est vide.
       *[other] La main { DE($name) } : { $cards }.
    }
saga-picture-playable = Jouables : { $cards }.
saga-picture-secret = Face cachée contre { $realm } : { $card }.
