# Saga in words

saga-survey-realm = Income { $income }. Powers: { $powers }.
saga-survey-defenders = Defended by { $cards }, worth { $defence }.
saga-survey-army =
    { $missing ->
        [0] Worth { $value }: enough.
       *[other] Worth { $value }: { $missing } short.
    }
saga-survey-free = Free knights: { $cards }.

saga-brings-pass = counts as a pass
saga-brings-income = +{ $points } when your next turn begins
