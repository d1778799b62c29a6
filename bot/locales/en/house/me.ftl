# /me: what a person wants of the house

me-command = me
me-command-description = How Castellan treats you, at every table
me-confirm-name = confirm
me-confirm-description = See every move before it is played, or only those that cannot be taken back freely
option-always-name = always
option-always-description = On: every move is shown first. Off: only what cannot be taken back freely
me-confirm-always = Every move of yours will be shown before it is played.
me-confirm-weighty = Your moves are played at your last answer. Only what cannot be taken back freely is shown first.
