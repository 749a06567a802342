"""What the four numbers of a player are made of, and what they mean now."""

from __future__ import annotations

from game.alatriste.rows import CARDS, RULES
from game.alatriste.signs import Stat
from game.alatriste.view import PlayerView
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces, peril
from scenes.ui.text import signed


def total(player: PlayerView, stat: Stat) -> int:
    """Return a characteristic as it is shown everywhere: that of the chips and of all cards together."""
    totals: dict[Stat, int] = {
        "fame": player.fame_total,
        "vigour": player.vigour + player.vigour_bonus,
        "fencing": player.combat_fencing,
        "ducats": player.ducats,
    }
    return totals[stat]


def meaning(player: PlayerView, stat: Stat) -> list[str]:
    """Return what a characteristic of a player is made of, and what it leads to."""
    if stat == "fame":
        return [_made_of(tr("Fame"), player, stat), *_next_zone(player)]
    if stat == "vigour":
        most = tr("Chips of Vigour are never more than {most}.", most=RULES.vigour)
        danger = peril.told(player) or [tr("With {weak} or less, whoever is attacked dies.", weak=RULES.weak)]
        return [_made_of(tr("Vigour"), player, stat), most, *danger]
    if stat == "fencing":
        lines = [_made_of(tr("Fencing"), player, stat)]
        if player.duel_fencing != player.combat_fencing:
            lines.append(tr("In a duel {duel}, in a combat {combat}.", duel=player.duel_fencing,
                            combat=player.combat_fencing))  # fmt: skip
        return [*lines, tr("A 6 among one's dice of a duel teaches: +1.")]
    return [
        trn("**Ducats**: 1.", "**Ducats**: {n}.", player.ducats),
        tr("Each turn brings 1, 2 or 3, by your Fame; cards may add or take."),
    ]


def _made_of(name: str, player: PlayerView, stat: Stat) -> str:
    """Return the total in bold, and behind it the chips and what each card adds."""
    given = {card: getattr(CARDS[card], stat) for card in player.board}
    cards = [f"{card_faces.name(card)} {signed(number)}" for card, number in given.items() if number]
    whole = f"**{name} {total(player, stat)}**"
    if not cards:
        return whole
    return tr("{whole}: {chips} of your own, {cards}.", whole=whole, chips=getattr(player, stat),
              cards=", ".join(cards))  # fmt: skip


def _next_zone(player: PlayerView) -> list[str]:
    nearest = next((fame for fame in player.asked if fame > player.fame_total), None)
    if nearest is None:
        return []
    if player.short:
        return [tr("The next zone opens with {fame} Fame.", fame=nearest)]
    return [tr("The next zone opens with {fame} Fame and a transport.", fame=nearest)]
