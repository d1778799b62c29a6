### Medioevo Universale, in English: cards and technologies in battle.

medioevo-label-nth = no. { $number }
medioevo-choice-arrow = archer
medioevo-protect-second-name = and
medioevo-protect-second-description = A second kind of attack, with the Scientist
medioevo-protect-second-prompt = What else do your walls protect from?
medioevo-event-saved = A surgeon of { $seat } saves a unit in { $place } from one damage.
medioevo-event-saved-from-event = A surgeon of { $seat } saves a unit from one damage of the event.
medioevo-event-trapped = { $seat } traps an enemy unit in { $place }: { $thing }.
medioevo-event-spy-nothing = The spy of { $seat } in { $place } achieves nothing.
medioevo-event-jailer = { $seat } will take one of the units that fall in { $place } prisoner.
medioevo-event-attack-bonus = { $seat } adds { $bonus } to the attack: { $side }.
medioevo-event-shoot-again = Archers of { $seat } shoot again: { $rolls }.
medioevo-event-aimed = Archers of { $seat } take aim: { $rolls }.
medioevo-event-more-archers = In { $place } units of { $seat } also shoot as archers: { $count }.
medioevo-event-aids-come = { $seat } hurries units from { $origin } to { $place }: { $army }.
medioevo-event-strategy = A plan of { $seat } will cost the enemy in { $place } { $points } damage before the mêlée.
