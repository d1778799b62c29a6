# Saga en mots

saga-survey-realm = Revenu { $income }. Pouvoirs : { $powers }.
saga-survey-defenders = Défendu par { $cards }, pour { $defence }.
saga-survey-army =
    { $missing ->
        [0] Vaut { $value } : assez.
       *[other] Vaut { $value } : il manque { $missing }.
    }
saga-survey-free = Chevaliers libres : { $cards }.

saga-brings-pass = compte comme passer
saga-brings-income = +{ $points } au début de votre prochain tour
