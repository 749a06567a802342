"""Toruro: forty Spanish cards, three pots on a bull, and a slate full of debts.

Glossary, as the rulebook has it. The three *pots* are the *cabeza* (head), *barriga* (belly) and *cola*
(tail). A card is *exposed* and makes trumps. Whoever *goes* plays three *tricks*, one for each pot; who wins
none commits a *lulo*, a debt of the whole *stake*, which is chalked on the slate and later paid onto the
pots. A *partida* ends when nobody owes anything; a session may have several, and a last round, *La Última*.
Paragraphs such as "toruro.4.2" are those of the rules page.
"""
