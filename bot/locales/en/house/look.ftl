# Asking a place, and the board in words

table-look-name = look
table-look-description = Ask a place: what stands there, what you may do there, and what forbids the rest
table-text-name = text
table-text-description = The whole board in words
button-look = Look at …
button-text = The board in words
button-symbols = Symbols
button-page-before = ◀
button-page-after = ▶
look-which = Which place?
look-title = **{ $place }** · { $table }
look-here = You may here: { $kinds }.
look-anywhere = Wherever it is: { $kinds }.
look-nothing-here = There is nothing you may do here now.
look-unasked = Not the time for: { $kinds }.
look-rule = { $kind } ({ $rule })
look-barred = Not here, or not now:
look-why = { $kind }: { $why }
look-not-now = It is not your turn, so nothing can be done here now.
look-page = Page { $page } of { $pages }
look-none = This game has no places to ask about.
text-title = **{ $table }** · { $game }, in words
survey-nothing = Nothing stands there.
survey-count = { $count } × { $thing }

# Mistyped, or not said

table-unknown-game-near = There is no game called “{ $game }”. Did you mean { $near }?
host-unknown-table-near = There is no table { $table }. Did you mean { $near }?
table-which-seat = You can sit down at { $tables }. Say which one with `table:`.
table-which = Several of your tables wait for you here: { $tables }. Say which one with `table:`.
