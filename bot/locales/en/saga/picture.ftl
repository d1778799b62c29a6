## Words in the pictures of Saga and in their alt texts.

saga-picture-final-turn = Last turn
saga-picture-unowned = unowned
saga-picture-free = Free knights
saga-picture-no-free = none
saga-picture-no-armies = no armies
saga-picture-missing = needs { $count } more
saga-picture-ready = enough
saga-picture-prepared = waits
saga-picture-in-hand = in hand
saga-picture-defenders = Defenders
saga-picture-no-defenders = no defenders
saga-picture-attackers = Attackers
saga-picture-no-attackers = no attackers
saga-picture-your-hand = Your hand, { $name }
saga-picture-hand-empty = Your hand is empty
saga-picture-hand-worth =
    { $count ->
        [one] 1 knight, worth { $worth }
       *[other] { $count } knights, worth { $worth }
    }
saga-picture-hand-playable =
    { $count ->
        [0] None playable now
        [one] 1 playable: it stands higher
       *[other] { $count } playable: they stand higher
    }
saga-picture-hand-all = All are playable
saga-picture-hand-nobody = Only its owner can see a hand.
saga-picture-last = { $name } { $told }
saga-picture-last-open = attacks { $realm } with { $card }
saga-picture-last-join = adds { $card } against { $realm }
saga-picture-last-hide = adds a face-down knight against { $realm }
saga-picture-last-reinforce = reinforces { $realm } with { $card }
saga-picture-last-take-back = recalls { $card } from { $realm }
saga-picture-last-recruit = recruits { $card }
saga-picture-last-conquer = conquers { $realm }
saga-picture-last-conquer-with = conquers { $realm } with { $card }
saga-picture-last-reveal = reveals { $card } against { $realm }
saga-picture-last-pass = passes
saga-picture-standing =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $realms ->
        [one] { $realms } realm
       *[other] { $realms } realms
    }, { $hand ->
        [one] { $hand } knight in hand
       *[other] { $hand } knights in hand
    }
saga-picture-realm = { $realm }: owned by { $name }, { $needed } to conquer
saga-picture-realm-unowned = { $realm }: unowned, { $needed } to conquer
saga-picture-close = Close-up: { $told }. Defenders: { $cards }.
saga-picture-army =
    { $hidden ->
        [yes] { $name } attacks with { $cards } and a face-down knight.
       *[no] { $name } attacks with { $cards }.
    }
saga-picture-hand =
    { $count ->
        [0] { $name }’s hand is empty.
       *[other] { $name }’s hand: { $cards }.
    }
saga-picture-playable = Playable: { $cards }.
saga-picture-secret = Face down against { $realm }: { $card }.
