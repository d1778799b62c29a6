## Ce que disent encore les journaux des versions précédentes.

medioevo-ability-building_protects_two = { medioevo-ability-building_protects_more }
medioevo-ability-capture_at_2_to_1 = { medioevo-ability-capture_easily }
medioevo-ability-capture_penalty_minus_2 = { medioevo-ability-capture_at_less_penalty }
medioevo-effect-building_half_price = { medioevo-effect-half_price }
medioevo-effect-half_of_interest = { medioevo-effect-interest_share }
medioevo-effect-interest_minus_50 = { medioevo-effect-interest_relief }
medioevo-effect-building_minus_50 = le prochain bâtiment de la liste coûte 50 florins de moins.
