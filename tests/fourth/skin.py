"""Suns and Moons on the screen: a plain table of cards, and what is said at it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action, Token
from game.core.event import Drew, Event, Played
from game.core.script import Ask
from game.translation import tr
from scenes.services import by_round
from scenes.stage.card_table import CardTable
from scenes.stage.results import Results
from scenes.stage.rule_index import Index
from scenes.stage.skin import Line
from tests.fourth.game import RANKS, SunsView, Taken, card, suit


class SunsSkin(CardTable):
    """What differs from any other table of cards."""

    index = Index({"card": "suns.1.1", "seat": "suns.3.1"}, {"suns.lay": "suns.2.1"}, {"follow": "suns.2.2"})

    def hand(self, view: SunsView) -> Sequence[Token]:
        return [card(number) for number in view.hand]

    def laid(self, view: SunsView) -> Sequence[Sequence[Token]]:
        seats = len(view.counts)
        places = [(seat - view.leader) % seats for seat in range(seats)]
        return [[card(number) for number in view.trick[place : place + 1]] for place in places]

    def score(self, view: SunsView, seat: int) -> str:
        return tr("Tricks: {count}", count=view.won[seat])

    def card(self, name: Token) -> str:
        rank = name.id % RANKS + 1
        return tr("{rank} of moons", rank=rank) if suit(name.id) else tr("{rank} of suns", rank=rank)

    def prompt(self, ask: Ask) -> str:
        return tr("Lay a card.")

    def label(self, action: Action, ask: Ask, chosen: int = 0) -> str:
        return self.card(action.picks[0])

    def refusal(self, code: str) -> str:
        return tr("You hold a card of the suit that was led: it has to be laid.")

    def line(self, event: Event) -> Line | None:
        match event:
            case Played():
                name = self.seats[event.seat].name
                return Line(
                    tr("{name} lays the {card}.", name=name, card=self.card(event.card)),
                    event.rule,
                    event=event,
                )
            case Taken():
                return Line(
                    tr("{name} takes the trick.", name=self.seats[event.seat].name), event.rule, event=event
                )
            case Drew():
                return Line(
                    tr("{name} is dealt three cards.", name=self.seats[event.seat].name), event.rule, 0
                )
        return None

    def results(self, view: SunsView, told: Sequence[Line]) -> Results:
        winners = tuple(seat for seat, won in enumerate(view.won) if won == max(view.won))
        names = ", ".join(self.seats[seat].name for seat in winners)
        title, rows = tr("Won by {names}!", names=names), tuple((won,) for won in view.won)
        return Results(title, self.seats, (tr("Tricks"),), rows, winners, by_round)


SKIN = SunsSkin
