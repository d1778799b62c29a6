## Luck from all

table-option-luck-name = Luck from all
table-option-luck-description = Everyone gives a word that goes into the seed, so that not even the host of the bot chooses the deal
button-ready = Ready
luck-box = Your word: keep it, or write another
luck-promise = Luck from all. The fairness code of the house’s secret: `{ $promise }`
luck-word = { $name }: “{ $word }”
luck-words = Words given: { $words }
luck-waits = Still to press *Ready* and give a word: { $names }
luck-verified = Luck from all:
    · the house’s secret: `{ $secret }`
    · its fairness code, shown before any word was given: `{ $promise }`
    · the words, in order: { $words }
    · SHA-256 of the secret and the words, a line each: `{ $seed }`
host-luck-off = Luck from all is off at { $table }: nothing needs a word.
host-luck-given = Your word at { $table } is given, and stays.
host-luck-word = A word has between 1 and { $most } characters.
host-luck-unready = { $table } can start once everyone has pressed *Ready*. Still missing: { $names }.
host-verify-luck = The seed does not follow from the promised secret and the words.
