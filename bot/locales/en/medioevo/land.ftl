### Medioevo Universale, in English: cards and technologies about land, movement, barbarians and events.

medioevo-prompt-foretell = Choose this turn’s event from these three.

medioevo-event-forbid_combat = { $seat } forbids all fighting in { $place } this turn.
medioevo-event-forbid_trade = { $seat } forbids all trade in { $place } this turn.
medioevo-event-forbid_leave = { $seat } forbids everyone to leave { $place } this turn.
medioevo-event-lands-spared = { $seat } protects from the event: { $lands }.
medioevo-event-shielded = { $seat } protects from plunder this turn: { $things }.
medioevo-event-doubles-duty = This turn { $seat }’s { $thing } in { $place } is both a caravan and a war wagon.
medioevo-event-keeps-pace = { $seat }’s { $thing } in { $place } keeps pace with its army this turn.
medioevo-event-engine-carries = { $number ->
    [one] { $seat }’s { $thing } in { $place } carries up to { $number } unit this turn.
   *[other] { $seat }’s { $thing } in { $place } carries up to { $number } units this turn.
  }
medioevo-event-unseen = { $seat }’s { $thing } in { $place } may travel unhindered.
medioevo-event-half-goes-on = { $count } of { $seat }’s units in { $place } may move on.
medioevo-event-hired-leave = { $seat }’s hired horde leaves { $place }: { $horde }.
medioevo-event-guest-home = { $seat }’s { $thing } returns from the barbarians to { $place }.
medioevo-event-logistics = Logistics: { $seat }’s { $thing } may cross { $place } this turn.
medioevo-event-edict = Edict: { $seat } may cross { $place } this turn without a horde.
medioevo-event-nation = Nation: { $seat } moves { COUNT($count, $thing) } from { $origin } to { $target }.

medioevo-foretell-name = choose
medioevo-foretell-description = Choose this turn’s event
medioevo-foretell-button = Choose event
medioevo-foretell-card-name = event
medioevo-foretell-card-description = One of the three events
medioevo-foretell-card-prompt = Which event?
