"""The results of a game of Alatriste: how it ended, and where everybody's score comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.alatriste.events import GameEnded
from game.alatriste.events_combat import Clashed, Died, Jailed
from game.alatriste.view import AlatristeView
from game.core.event import Event
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.stage.skin import Results, results_picture


def results(view: AlatristeView, seats: Sequence[Seat], story: Sequence[Event]) -> Results:
    """Return who won, with everybody's fights, Fame, Ducats and score."""
    ended = next((event for event in reversed(story) if isinstance(event, GameEnded)), None)
    winners = ended.winners if ended is not None else ()
    won = Counter(event.winner for event in story if isinstance(event, Clashed))
    names = ", ".join(seats[seat].name for seat in winners)
    return Results(
        title=trn("{names} wins Madrid!", "{names} share Madrid!", len(winners), names=names),
        picture=results_picture(seats, winners, "alatriste/scene_results", "alatriste/scene_parting"),
        seats=tuple(seats),
        columns=(tr("Fights won"), tr("Fame"), tr("Cards"), tr("Ducats"), tr("Score")),
        rows=tuple(
            (
                won[player.seat],
                player.fame,
                player.fame_total - player.fame,
                player.ducats,
                int(player.score),
            )
            for player in view.players
        ),
        winners=winners,
        sentences=tuple(_sentences(view, seats, story)),
    )


def _sentences(view: AlatristeView, seats: Sequence[Seat], story: Sequence[Event]) -> list[str]:
    reasons = {
        "audience": tr("The King's Favourite took the winner into the King's service."),
        "agreement": tr("All agreed to end it, and the score decided."),
        "cap": tr("The last round was over, and the score decided."),
        "last": tr("Everybody else had left."),
    }
    deaths = sum(isinstance(event, Died) for event in story)
    jails = sum(isinstance(event, Jailed) for event in story)
    fights = sum(isinstance(event, Clashed) and event.winner is not None for event in story)
    counted = (
        trn("1 round", "{n} rounds", view.round),
        trn("1 fight", "{n} fights", fights),
        trn("1 arrest", "{n} arrests", jails),
        trn("1 death", "{n} deaths", deaths),
    )
    lines = [reasons[view.ended]] if view.ended in reasons else []
    lines.append(tr("Madrid has seen: {counted}.", counted=", ".join(counted)))
    lines.append(tr("The score is all Fame and half the Ducats; here halves are left out."))
    lines += [
        trn("{name} broke 1 promise.", "{name} broke {n} promises.", count, name=who.name)
        for who, count in zip(seats, view.broken, strict=True)
        if count
    ]
    return lines
