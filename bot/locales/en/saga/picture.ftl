## Words in the pictures of Saga and in their alt texts.

saga-picture-final-turn = Last turn
saga-picture-unowned = nobody’s
saga-picture-free = Free knights
saga-picture-no-free = none
saga-picture-no-armies = no army on the march
saga-picture-missing = needs { $count }
saga-picture-ready = enough
saga-picture-prepared = waits
saga-picture-in-hand = in hand
saga-picture-defenders = Defenders
saga-picture-no-defenders = nobody defends it
saga-picture-attackers = On the march
saga-picture-no-attackers = nobody is on the march to it
saga-picture-your-hand = Your hand, { $name }
saga-picture-hand-empty = Your hand is empty
saga-picture-hand-worth =
    { $count ->
        [one] 1 knight, worth { $worth }
       *[other] { $count } knights, worth { $worth }
    }
saga-picture-hand-playable =
    { $count ->
        [0] None can be played now
        [one] 1 can be played: it stands higher
       *[other] { $count } can be played: they stand higher
    }
saga-picture-hand-all = All can be played
saga-picture-hand-nobody = A hand is seen by its owner only.
saga-picture-last = { $name } { $told }
saga-picture-last-open = leads { $card } against { $realm }
saga-picture-last-join = adds { $card } against { $realm }
saga-picture-last-hide = adds a knight face down against { $realm }
saga-picture-last-reinforce = reinforces { $realm } with { $card }
saga-picture-last-take-back = takes { $card } back from { $realm }
saga-picture-last-recruit = recruits { $card }
saga-picture-last-conquer = conquers { $realm }
saga-picture-last-conquer-with = conquers { $realm } with { $card }
saga-picture-last-reveal = turns up { $card } against { $realm }
saga-picture-last-pass = passes
saga-picture-standing =
    { $name }, { $points } points, { $realms ->
        [one] 1 realm
       *[other] { $realms } realms
    }, { $hand ->
        [one] 1 knight in hand
       *[other] { $hand } knights in hand
    }
saga-picture-realm = { $realm } is { $name }’s and falls to { $needed }
saga-picture-realm-unowned = { $realm } is nobody’s and falls to { $needed }
saga-picture-close = Close-up: { $told }. Defenders: { $cards }.
saga-picture-army =
    { $hidden ->
        [yes] { $name } attacks with { $cards } and a knight face down.
       *[no] { $name } attacks with { $cards }.
    }
saga-picture-hand =
    { $count ->
        [0] { $name }’s hand is empty.
       *[other] { $name }’s hand: { $cards }.
    }
saga-picture-playable = Playable: { $cards }.
saga-picture-secret = Face down against { $realm }: { $card }.
