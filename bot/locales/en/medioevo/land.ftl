### Medioevo Universale, in English: cards and technologies about land, movement, barbarians and events.

medioevo-prompt-foretell = Three events lie open. Which one is this turn’s?

medioevo-event-forbid_combat = { $seat } forbids all fighting in { $place } this turn.
medioevo-event-forbid_trade = { $seat } forbids all trade in { $place } this turn.
medioevo-event-forbid_leave = { $seat } forbids everybody to leave { $place } this turn.
medioevo-event-lands-spared = { $seat } protects from the event: { $lands }.
medioevo-event-shielded = { $seat } protects from plunder this turn: { $things }.
medioevo-event-doubles-duty = For this turn a transport of { $seat } in { $place } serves as caravan and as war wagon ({ $thing }).
medioevo-event-keeps-pace = An engine of { $seat } in { $place } keeps pace with its army ({ $thing }).
medioevo-event-engine-carries = An engine of { $seat } in { $place } carries up to { $number } units this turn ({ $thing }).
medioevo-event-unseen = A transport of { $seat } in { $place } goes unseen to its destination ({ $thing }).
medioevo-event-half-goes-on = Half of the army of { $seat } may go on from { $place }: { $count }.
medioevo-event-hired-leave = The hired horde of { $seat } leaves { $place }: { $horde }.
medioevo-event-guest-home = A unit of { $seat } comes back from the barbarians to { $place }: { $thing }.
medioevo-event-logistics = By Logistics a piece of { $seat } may cross { $place } this turn ({ $thing }).
medioevo-event-edict = By Edict { $seat } may cross { $place } this turn without a horde.
medioevo-event-nation = By Nation { $seat } moves barbarians from { $origin } to { $target }: { $count } × { $thing }.

medioevo-foretell-name = foretell
medioevo-foretell-description = Choose the event of this turn
medioevo-foretell-button = Choose the event
medioevo-foretell-card-name = event
medioevo-foretell-card-description = One of the three events
medioevo-foretell-card-prompt = Which event?
