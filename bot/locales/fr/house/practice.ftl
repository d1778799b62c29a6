## Playing on from a moment of another game

button-practise = Rejouer à partir d’ici
practice-opened = Une table d’entraînement privée, **{ $table }**, vous attend dans { $channel } : vous contre des joueurs IA, à partir de ce moment précis. Ce que vous ne pouviez pas savoir est redistribué. Rien de ce qui s’y passe ne change **{ $origin }**.
host-practice = Cette table sert à s’entraîner : elle reprend { $table } après le coup { $move }, et ce qu’on ne pouvait pas savoir est redistribué. Rien de ce qui se passe ici ne change cette partie.
host-practice-closed = { $table } se joue encore : on ne peut s’entraîner qu’à partir de la position actuelle et de sa propre place.
host-practice-over = À ce moment, { $table } est terminée. Revenez d’un coup en arrière pour rejouer.
