### Medioevo Universale, in English: cards and technologies in battle.

medioevo-label-nth = no. { $number }
medioevo-choice-arrow = archer
medioevo-protect-second-name = second
medioevo-protect-second-description = Second kind of attack (Scholar card)
medioevo-protect-second-prompt = Which second kind of attack?
medioevo-event-saved = { $seat }’s Surgeon prevents 1 damage in { $place }.
medioevo-event-saved-from-event = { $seat }’s Surgeon prevents 1 damage from the event.
medioevo-event-trapped = { $seat } traps an enemy unit in { $place }: { $thing }.
medioevo-event-spy-nothing = { $seat }’s spy in { $place } achieves nothing.
medioevo-event-jailer = { $seat } will take one unit destroyed in { $place } prisoner.
medioevo-event-attack-bonus = { $seat } adds +{ $bonus } to the attack of { $side }.
medioevo-event-shoot-again = { $seat }’s archers shoot again: { $rolls }.
medioevo-event-aimed = { $seat }’s archers take aim: { $rolls }.
medioevo-event-more-archers = { $count ->
    [one] { $count } of { $seat }’s units in { $place } also shoots as an archer.
   *[other] { $count } of { $seat }’s units in { $place } also shoot as archers.
  }
medioevo-event-aids-come = { $seat } sends { $army } from { $origin } to { $place }.
medioevo-event-strategy = Strategy: { $seat } deals { $points } damage in { $place } before the melee.
