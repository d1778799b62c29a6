### Medioevo Universale, in English: standing orders for phase 2, and wishes for a realm.

medioevo-command-usual = everyday decisions
medioevo-command-usual-lead = by your orders: battles against barbarians, rebels, losses by events
medioevo-command-usual-all = all by your orders: every battle, and what you decide as the first player
medioevo-command-usual-ask = ask me about everything
medioevo-command-habits = cards and technologies
medioevo-command-habits-ask = ask me when I could react
medioevo-command-habits-usual = as is usual for each
medioevo-command-tokens = control tokens without support
medioevo-command-tokens-ask = ask me which goes
medioevo-command-tokens-least = the land worth least
medioevo-command-rebels = rebels
medioevo-command-rebels-ask = ask me where they rise
medioevo-command-rebels-safest = where the fewest building levels stand
medioevo-command-disasters = losses by events
medioevo-command-disasters-ask = ask me
medioevo-command-disasters-cheapest = whatever costs least
medioevo-command-horde = if you are first, barbarian dice
medioevo-command-horde-ask = ask me
medioevo-command-horde-keep = keep them
medioevo-command-horde-fewer = reroll those that bring a barbarian
medioevo-command-horde-more = reroll those that bring none
medioevo-command-omens = if you are first, effects of the event
medioevo-command-omens-ask = ask me
medioevo-command-omens-mildest = those that spare you
medioevo-command-supply = if you are first, more barbarians
medioevo-command-supply-ask = ask me
medioevo-command-supply-leave = none

medioevo-arrange-name = orders
medioevo-arrange-description = Standing orders for phase 2: rebels, losses by events, barbarians
medioevo-arrange-button = Standing orders
medioevo-arrange-point-name = point
medioevo-arrange-point-description = What the order is about
medioevo-arrange-point-prompt = Which order?
medioevo-arrange-choice-name = choice
medioevo-arrange-choice-description = What should be done
medioevo-arrange-choice-prompt = What should be done from now on?

medioevo-prompt-rank = You may say now which realms you would like, the dearest first.
medioevo-event-rank = Saved. You would like { $realms }.
medioevo-nothing-wish = No other wish
medioevo-rank-name = wish
medioevo-rank-description = Say which realms you would like, the dearest first
medioevo-rank-button = Say your wishes
medioevo-rank-first-name = first
medioevo-rank-first-description = The realm you would like best
medioevo-rank-first-prompt = Which realm would you like best?
medioevo-rank-second-name = second
medioevo-rank-second-description = If that one is taken
medioevo-rank-second-prompt = And if that one is taken?
medioevo-rank-third-name = third
medioevo-rank-third-description = If that one is taken, too
medioevo-rank-third-prompt = And if that one is taken, too?
medioevo-rank-fourth-name = fourth
medioevo-rank-fourth-description = Your fourth wish
medioevo-rank-fourth-prompt = And your fourth wish?
medioevo-rank-fifth-name = fifth
medioevo-rank-fifth-description = Your fifth wish
medioevo-rank-fifth-prompt = And your fifth wish?

medioevo-option-realms-wishes = by secret wishes, all together

medioevo-option-orders-name = Everyday decisions
medioevo-option-orders-description = What everyone begins with; each may change it at any time
medioevo-option-orders-usual = by standing orders
medioevo-option-orders-asked = asked each time

medioevo-event-everyday = Everyday decisions follow standing orders: battles against barbarians, rebels, losses by events, and each card as is usual for it. Whoever wants to be asked changes that under *Standing orders*, at any time.
medioevo-note-everyday = Until you say otherwise under *Standing orders*, battles against barbarians, rebels, losses by events and cards that react go by orders.
medioevo-note-extent = Once for the whole game: should your orders fight players too, and choose for you when you are first in phase 2? *Standing orders* changes it at any time.
medioevo-brings-led = ask you in battles between players
medioevo-rely-name = rely
medioevo-rely-description = Your list is complete, and your orders decide all that they can from now on
medioevo-rely-button = Done, all by your orders
medioevo-event-rely = Saved. All that can be left to your orders is.
medioevo-refusal-rely = That is asked once, with the first purchases; *Standing orders* do it at any time.
