## La chance de tous

table-option-luck-name = Chance de tous
table-option-luck-description = Chacun donne un mot qui entre dans la graine : même l’hôte du bot ne choisit pas la donne
button-ready = Prêt
luck-box = Votre mot : gardez-le ou changez-le
luck-promise = Chance de tous. Le code d’équité du secret de la maison : `{ $promise }`
luck-word = { $name } : « { $word } »
luck-words = Mots donnés : { $words }
luck-waits = Doivent encore appuyer sur *Prêt* et donner un mot : { $names }
luck-verified = Chance de tous :
    · le secret de la maison : `{ $secret }`
    · son code d’équité, montré avant tout mot : `{ $promise }`
    · les mots, dans l’ordre : { $words }
    · SHA-256 du secret et des mots, un par ligne : `{ $seed }`
host-luck-off = La chance de tous est désactivée à { $table } : aucun mot à donner.
host-luck-given = Votre mot à { $table } est donné ; il reste.
host-luck-word = Un mot a de 1 à { $most } caractères.
host-luck-unready = { $table } peut commencer quand tout le monde a appuyé sur *Prêt*. Il manque encore : { $names }.
host-verify-luck = La graine ne découle pas du secret promis et des mots.
