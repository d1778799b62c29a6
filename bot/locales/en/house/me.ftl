# /me: what a person wants of the house

me-command = me
me-command-description = How Castellan treats you, at every table
me-confirm-name = confirm
me-confirm-description = See every move before it is played, or only those you cannot freely undo
option-always-name = always
option-always-description = On: every move is shown first. Off: only what you cannot freely undo
me-confirm-always = Every move of yours will be shown before it is played.
me-confirm-weighty = Your moves are played as soon as you have answered the last question. Only what you cannot freely undo is shown first.
