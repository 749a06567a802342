"""A hint about a walk says what its end has that the other ends have not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.alatriste.rows import BOX
from game.alatriste.view import AlatristeView, view
from scenes.skins.alatriste.words.counsel import compared
from tests.alatriste.table import playing, position, seat

BARE = True


def table(*ends: str, rival: str = "rastro", **own: Any) -> AlatristeView:
    """A table at which ways to these boxes are open."""
    found = view(position(seat("prado", **own), seat(rival), frames=playing()), 0)
    return replace(found, walks=tuple((BOX["prado"], BOX[end]) for end in ends))


def told(seen: AlatristeView, box: str, has_numbers: bool = True) -> list[str]:
    """What speaks for a way, without what it brings."""
    return compared(seen, 0, BOX[box], has_numbers)


def test_a_way_that_alone_is_free_or_brings_most_fame_is_told_so() -> None:
    seen = table("huerta_regidor", "corral_cruz")
    assert told(seen, "huerta_regidor") == ["no other way is free of charge"]
    seen = table("flandes", "huerta_regidor")
    assert told(seen, "flandes")[0] == "no other way brings as much Fame"
    assert told(seen, "huerta_regidor") == [], "neither costs anything"


def test_a_way_that_leads_past_jail_is_told_first() -> None:
    seen = table("huerta_regidor", "recoletos", ducats=0)
    assert told(seen, "huerta_regidor")[0] == "no jail waits there" and told(seen, "recoletos") == []


def test_a_duel_is_told_with_its_chance_unless_numbers_are_unwanted() -> None:
    seen = table("huerta_regidor", rival="huerta_regidor")
    (duel,) = told(seen, "huerta_regidor")
    assert duel.startswith("a duel can be had there (") and duel.endswith("%)")
    assert told(seen, "huerta_regidor", has_numbers=False) == ["a duel can be had there"]
