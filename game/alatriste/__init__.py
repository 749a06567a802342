"""El Capitán Alatriste: soldiers seek Fame in the Madrid of Philip IV until one enters the King's service.

Glossary, as the rulebook has it. A player has *Vigour*, *Fame*, *Fencing* and *Ducats* as chips, *Characters*
and *Possessions* on the board before him, and *attacks* that wait there to be obeyed. Each of the 43 *boxes*
does something to whoever ends on it; they lie in three *zones*, the two upper of which ask for Fame and a
*transport*. The *Patrol* keeps the peace: it stops *duels* and *combats*, and arrests whoever is *wanted*.
Whoever is received at *El Valido* with enough Fame may win. Paragraphs such as "alatriste.8.2" are those of
the rules page.
"""
