## Lettres scellées

table-letter-name = lettre
table-letter-description = Une lettre scellée à des joueurs de cette table, ou les lettres que vous avez
option-to-name = à
option-to-description = Qui doit la lire ; à plusieurs, avec des virgules
option-letter-name = texte
option-letter-description = Ce que vous écrivez ; sans texte, une page s’ouvre
button-letters = Lettres
button-letters-open = Ouvrir les lettres
button-letters-keep = Laisser scellées
letter-box = Votre lettre
letter-box-title = À { $names }
letter-to = Écrire à…
letter-whom = Il y a plus d’une personne à qui écrire à { $table } : dites à qui.
letter-sent = { $count ->
    [one] Votre lettre à { $names }, à **{ $table }**, est scellée et partie. Elle arrive en message privé si la personne en accepte ; sinon, elle attend dans son propre menu et dans `/table lettre`.
   *[other] Votre lettre à { $names }, à **{ $table }**, est scellée et partie. Elle arrive en message privé à qui en accepte ; sinon, elle attend dans le menu de chacun et dans `/table lettre`.
}
letter-heading = { $count ->
    [0] ✉️ **{ $name }**, après le coup { $move } ({ $when }) :
   *[other] ✉️ **{ $name }** à **{ $names }**, après le coup { $move } ({ $when }) :
}
letter-told = { $count ->
    [0] ✉️ { $name } a écrit : { $text }
   *[other] ✉️ { $name } a écrit à { $names } : { $text }
}
letter-direct = Une lettre scellée pour vous à **{ $table }** ({ $link }). Personne d’autre n’en sait rien.
    { $text }
letters-title = ✉️ **Lettres à { $table }** ({ $page }/{ $pages })
letters-none = Il n’y a pas de lettre à lire pour vous ici.
letters-sealed = Ces lettres sont scellées. Elles ne s’ouvrent que si tous ceux qui en ont écrit sont d’accord.
letters-ask = La partie est finie. Si tous ceux qui ont écrit une lettre sont d’accord, toutes s’ouvrent à tout le monde, à leur place dans le récit.
letters-agreed = Vous êtes d’accord pour ouvrir les lettres. Elles restent scellées tant que les autres auteurs ne le sont pas tous.
letters-opened = Tous ceux qui ont écrit étaient d’accord : ces lettres sont ouvertes à tous et figurent dans le récit de la partie.
panel-letters = { $count ->
    [one] ✉️ Une lettre scellée vous attend : `/table lettre`
   *[other] ✉️ { $count } lettres scellées vous attendent : `/table lettre`
}
desk-letters = { $count ->
    [one] ✉️ Une lettre scellée vous attend à **{ $table }** : `/table lettre`
   *[other] ✉️ { $count } lettres scellées vous attendent à **{ $table }** : `/table lettre`
}
host-letters-opened = Les lettres de { $table } sont ouvertes : tous ceux qui en ont écrit étaient d’accord. Elles figurent désormais dans le récit de la partie.
host-letter-nobody = Il n’y a personne d’autre à { $table } pour lire une lettre.
host-letter-computer = { $name } n’est pas une personne et ne lit pas de lettres.
host-letter-self = Une lettre à vous-même ? `/table note` garde ce que personne d’autre ne lira.
host-letter-many = Vous avez écrit { $most } lettres à { $table } en un jour. Le messager a besoin de repos.
host-letter-empty = La lettre est vide.
host-letter-long = Une lettre a { $most } caractères au plus.
host-letter-none = Vous n’avez pas écrit de lettre à { $table }.
