## Une maison sur un serveur PostgreSQL

host-unreachable = La base de données est injoignable pour l’instant : { $problem }. Réessayez dans un instant.
host-no-driver = Une base PostgreSQL demande un paquet de plus : pip install castellan[postgres].

## Copier une maison

host-copy-full = La base d’arrivée contient déjà des tables. Copiez dans une base vide.
host-copy-mixed = La base d’arrivée contient une copie inachevée d’autre chose. Copiez dans une base vide.
host-copy-differs = La copie n’est pas identique à l’original : « { $source } » diffère. Fermez tous les Castellan qui utilisent l’une ou l’autre base, puis copiez dans une base vide.
host-copy-unfinished = La base de données { $path } est une copie inachevée. Terminez-la d’abord avec castellan copy.
cli-copy = Tout copier d’une base de données dans une autre : fichiers SQLite ou adresses PostgreSQL ; une copie interrompue reprend où elle en était
cli-copy-from = la base à copier, que personne n’utilise pendant ce temps
cli-copy-to = la base vide où copier, ou la copie à terminer
cli-copy-progress = { $done } lignes sur { $all } copiées et comparées
cli-copy-done = Tout a été copié dans { $path }, puis comparé ligne par ligne.
cli-copy-nothing = La base de données { $path } n’existe pas.
cli-copy-same = On ne copie pas une base de données dans elle-même.

## Vérifier toutes les tables

cli-verify-all = Rejouer le journal de chaque table et comparer le résultat à ce qui est enregistré
cli-verify-all-progress = { $done } tables sur { $all }
cli-verify-all-good = { $count ->
    [0] Il n’y a aucune table à vérifier.
    [one] La seule table est saine.
   *[other] Les { $count } tables sont saines.
  }
cli-verify-all-bad = { $id } ({ $name }) : { $problem }
cli-verify-all-unopened = Les règles d’aujourd’hui ne peuvent pas l’ouvrir.
