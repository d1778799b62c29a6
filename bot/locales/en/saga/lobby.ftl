# Saga before the first move: what it is, and its options by their purpose.

saga-about = Lead armies of knight cards against six realms, and hold what you have conquered.
saga-length = about 45 minutes
saga-preset-first = the crown sides of the realms, as the rules advise. Saga has no shorter or longer form.
saga-preset-reverse = the other sides of the realms, for those who know the crowns.
saga-preset-varied = every realm lies on one side or the other at random: no two games are alike.
saga-preset-even = crown sides, and every realm is defended by 5 at the start.
