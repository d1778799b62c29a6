# Torres before the first move: what it is, and its options by their purpose.

torres-about = Raise castles block by block and climb them with your knights; high knights in large castles score best.
torres-length = about an hour
torres-preset-first = the base game of the 2017 edition; everyone has a deck of action cards. Torres has no shorter form.
torres-preset-expert = the advanced game: all ten action cards in hand from the start, and a master card that scores extra.
torres-preset-classic = the base game by the older rules, with one common deck of action cards.
