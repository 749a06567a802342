"""Retelling: how the table looks after each event, to whoever saw it before and perceives the event.

The rules say only how a view looks once they rest; whoever shows their events one by one needs those between.
A tale follows all that lies on the table; it does not know what no event tells: who decides, which scripts
run, how many turns a promise or a chase still lasts. The next view sets that right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.alatriste import events, events_combat, events_trade
from game.alatriste.player import Player
from game.alatriste.rows import RULES
from game.alatriste.tokens import EVERYBODY, NOBODY, PROMISES
from game.alatriste.view import AlatristeView, OfferView, PlayerView
from game.core.action import Token
from game.core.event import Discarded, Drew, Event, Moved, Placed


@dataclass(frozen=True, slots=True)
class Tale:
    """The table as it has been told so far; `author` played the attack that is in the air, if one is."""

    view: AlatristeView
    author: int = NOBODY

    @property
    def players(self) -> tuple[PlayerView, ...]:
        """The seats as they are now."""
        return self.view.players


def begin(view: AlatristeView) -> Tale:
    """A tale that goes on from a view."""
    return Tale(view, view.attacker)


def retell(tale: Tale, event: Event) -> Tale:
    """What the table looks like after that event."""
    tell = TOLD.get(type(event))
    return tell(tale, event) if tell else tale


def hidden(tale: Tale) -> Tale:
    """The same table as it may be shown to several people at once: nobody's hand is known."""
    players = tuple(replace(player, hand=()) for player in tale.players)
    return Tale(replace(tale.view, players=players, shown=()), tale.author)


# --- the parts of a view ---


def _seat(tale: Tale, seat: int, **changes: Any) -> Tale:
    """The tale with something else about a seat."""
    players = list(tale.players)
    players[seat] = replace(players[seat], **changes)
    return replace(tale, view=replace(tale.view, players=tuple(players)))


def _all(tale: Tale, **changes: Any) -> Tale:
    return replace(tale, view=replace(tale.view, **changes))


def _pay(tale: Tale, seat: int, ducats: int) -> Tale:
    return _seat(tale, seat, ducats=tale.players[seat].ducats + ducats)


def _gone(tale: Tale, seat: int, cards: Iterable[int], count: int = 1) -> Tale:
    """So many cards leave a hand, these of them known."""
    row, cards = tale.players[seat], set(cards)
    if seat == tale.view.seat:
        shown = zip(row.hand, tale.view.shown, strict=False)
        tale = _all(tale, shown=tuple(bits for card, bits in shown if card not in cards))
    hand = tuple(card for card in row.hand if card not in cards)
    return _seat(tale, seat, hand=hand, cards=row.cards - count)


def _held(tale: Tale, seat: int, cards: Iterable[int], count: int = 1, known_to: int = 0) -> Tale:
    """So many cards come into a hand, these of them known; `known_to` are the seats that know, as bits."""
    row, cards = tale.players[seat], tuple(cards)
    if seat == tale.view.seat and cards:
        bits = known_to or 1 << seat
        tale = _all(tale, shown=(*tale.view.shown, *[bits] * len(cards)))
    return _seat(tale, seat, hand=(*row.hand, *cards), cards=row.cards + count)


# --- lives and turns ---


def _sealed(tale: Tale, event: events.SplitSealed) -> Tale:
    return _all(tale, sealed=_put(tale.view.sealed, event.seat, True))


def _split(tale: Tale, event: events.SplitShown) -> Tale:
    tale = _all(tale, sealed=_put(tale.view.sealed, event.seat, False))
    chips = {"vigour": RULES.vigour, "fencing": event.fencing, "ducats": event.ducats}
    return _seat(_blank(tale, event.seat), event.seat, **chips)


def _blank(tale: Tale, seat: int, **given: Any) -> Tale:
    """A seat with nothing at all, but what is given."""
    nothing = Player()
    names = set(PlayerView.__dataclass_fields__) & set(Player.__dataclass_fields__) - {"falls"}
    values = {name: getattr(nothing, name) for name in names}
    return _seat(tale, seat, **{**values, "hand": (), "board": (), "attacks": (), "cards": 0, **given})


def _starter(tale: Tale, event: events.StarterChosen) -> Tale:
    return _all(tale, starter=event.order[0])


def _turn(tale: Tale, event: events.TurnBegan) -> Tale:
    tale = _all(tale, active=event.seat, round=event.round, contest=False, proposed=False)
    return _seat(tale, event.seat, first=False, zone=0)


def _turn_lost(tale: Tale, event: events.TurnLost) -> Tale:
    changes: dict[str, dict[str, int]] = {
        "away": {"away": event.left},
        "skip": {"skip": event.left},
        "wounded": {"wounded": 2},
    }
    return _seat(tale, event.seat, **changes.get(event.why, {}))


def _boosted(tale: Tale, event: events.Boosted) -> Tale:
    more = getattr(tale.players[event.seat], event.what) + event.n
    return _seat(tale, event.seat, **{event.what: more})


def _died(tale: Tale, event: events_combat.Died) -> Tale:
    view, seat = tale.view, event.seat
    players = tuple(
        replace(row, attacks=tuple((card, NOBODY if by == seat else by) for card, by in row.attacks))
        for row in tale.players
    )
    promises = tuple(row for row in view.promises if seat not in row[:2])
    discard = (*view.discard, *(card.id for card in event.cards))
    shown = () if seat == view.seat else view.shown
    tale = _all(tale, players=players, promises=promises, discard=discard, shown=shown)
    return _blank(tale, seat, dead=True)


# --- chips, cards and places ---


def _changed(tale: Tale, event: events.Changed) -> Tale:
    return _seat(tale, event.seat, **{event.stat: event.now})


def _paid(tale: Tale, event: events.DucatsPaid) -> Tale:
    tale = _pay(tale, event.seat, -event.n)
    return tale if event.to is None else _pay(tale, event.to, event.n)


def _drew(tale: Tale, event: Drew) -> Tale:
    tale = _all(tale, pack=tale.view.pack - event.count)
    return _held(tale, event.seat, [card.id for card in event.cards], event.count)


def _reshuffled(tale: Tale, event: events.Reshuffled) -> Tale:
    return _all(tale, pack=tale.view.pack + event.count, discard=())


def _discarded(tale: Tale, event: Discarded) -> Tale:
    for card in [card.id for card in event.cards]:
        board = tale.players[event.seat].board
        if card in board:
            tale = _seat(tale, event.seat, board=tuple(laid for laid in board if laid != card))
        elif card == tale.view.attack:
            tale = _all(tale, attack=None)
        else:
            tale = _gone(tale, event.seat, [card])
        tale = _all(tale, discard=(*tale.view.discard, card))
    return tale


def _laid(tale: Tale, event: events.CardLaid) -> Tale:
    tale = _gone(tale, event.seat, [event.card.id])
    return _seat(tale, event.seat, board=(*tale.players[event.seat].board, event.card.id))


def _taken(tale: Tale, event: events.CardTaken) -> Tale:
    cards = [] if event.card is None else [event.card.id]
    if not event.hidden:
        board = tuple(card for card in tale.players[event.origin].board if card not in cards)
        return _held(_seat(tale, event.origin, board=board), event.seat, cards, known_to=EVERYBODY)
    both = 1 << event.seat | 1 << event.origin
    if tale.view.seat not in (event.seat, event.origin):
        tale = _seat(tale, event.origin, hand=())
    elif tale.view.seat == event.origin:
        tale = _all(tale, shown=tuple(bits & both for bits in tale.view.shown))
    return _held(_gone(tale, event.origin, cards), event.seat, cards, known_to=both)


def _fetched(tale: Tale, event: events.CardFetched) -> Tale:
    if event.card is None:
        return tale
    view, card = tale.view, event.card.id
    if card in view.discard:
        tale = _all(tale, discard=tuple(lying for lying in view.discard if lying != card))
    else:
        tale = _all(tale, pack=view.pack - 1)
    return _held(tale, event.seat, [card], known_to=EVERYBODY)


def _moved(tale: Tale, event: Moved) -> Tale:
    for piece, target in zip(event.pieces, event.targets, strict=True):
        tale = _stands(tale, piece, target)
    return tale


def _placed(tale: Tale, event: Placed) -> Tale:
    return _stands(tale, event.piece, event.place)


def _stands(tale: Tale, piece: Token, box: Token) -> Tale:
    return _all(tale, patrol=box.id) if piece.kind == "patrol" else _seat(tale, piece.id, box=box.id)


def _staked(tale: Tale, event: events.DiceStaked) -> Tale:
    return _pay(tale, event.seat, -event.bet)


def _pot(tale: Tale, event: events.DiceWon) -> Tale:
    return tale if event.seat == NOBODY else _pay(tale, event.seat, event.pot)


# --- attacks, fights, justice ---


def _attacked(tale: Tale, event: events_combat.Attacked) -> Tale:
    tale = _gone(tale, event.seat, [event.card.id])
    return replace(_all(tale, attack=event.card.id), author=event.seat)


def _countered(tale: Tale, event: events_combat.Countered) -> Tale:
    return replace(tale, author=event.seat) if event.reflected else tale


def _waits(tale: Tale, event: events_combat.AttackWaits) -> Tale:
    attacks = (*tale.players[event.seat].attacks, (event.card.id, tale.author))
    return _seat(_all(tale, attack=None), event.seat, attacks=attacks)


def _struck(tale: Tale, event: events_combat.AttackStruck) -> Tale:
    view, card = tale.view, event.card.id
    discard = (*view.discard, card)
    if card == view.attack:
        return _all(tale, attack=None, discard=discard)
    waiting = tuple(row for row in tale.players[event.seat].attacks if row[0] != card)
    return _seat(_all(tale, discard=discard), event.seat, attacks=waiting)


def _jailed(tale: Tale, event: events_combat.Jailed) -> Tale:
    return _seat(tale, event.seat, prison=event.which, served=0, away=0, refuge=False)


def _clashed(tale: Tale, event: events_combat.Clashed) -> Tale:
    for seat in event.seats if event.winner is not None else ():
        tale = _seat(tale, seat, fight=0)
    return tale


# --- bargains ---


def _offered(tale: Tale, event: events_trade.OfferMade) -> Tale:
    known = tale.players[event.seat].hand
    seen = [card.id for card in event.cards]
    if tale.view.seat == event.target:
        tale = _seat(tale, event.seat, hand=(*known, *(card for card in seen if card not in known)))
    offer = OfferView(
        event.seat, event.target, True, tuple(seen), event.count, event.ducats, event.want_ducats,
        event.want_kind, event.want_count,
        want_card=event.want_card.id if event.want_card else 0,
    )  # fmt: skip
    return _all(tale, offer=offer)


def _answered(tale: Tale, event: events_trade.OfferAnswered) -> Tale:
    return tale if event.answer == "accepted" else _all(tale, offer=None)


def _traded(tale: Tale, event: events_trade.Traded) -> Tale:
    given, taken = event.ducats
    tale = _pay(_pay(tale, event.seat, taken - given), event.target, given - taken)
    return _all(tale, offer=None)


def _promised(tale: Tale, event: events_trade.Promised) -> Tale:
    promise = (event.seat, event.to, PROMISES.index(event.kind), event.about, event.turns)
    return _all(tale, promises=(*tale.view.promises, promise))


def _settled(tale: Tale, event: events_trade.PromiseSettled) -> Tale:
    view, kind = tale.view, PROMISES.index(event.kind)
    promises = list(view.promises)
    found = next((row for row in promises if row[:3] == (event.seat, event.to, kind)), None)
    if found is not None:
        promises.remove(found)
    tally = "kept" if event.kept else "broken"
    counts = getattr(view, tally)
    return _all(tale, promises=tuple(promises), **{tally: _put(counts, event.seat, counts[event.seat] + 1)})


def _put(row: tuple[Any, ...], place: int, value: object) -> tuple[Any, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _ended(tale: Tale, event: events.GameEnded) -> Tale:
    winner = event.winners[0] if event.why == "audience" else tale.view.winner
    return _all(tale, ended=event.why, winner=winner)


TOLD: dict[type[Event], Callable[[Tale, Any], Tale]] = {
    events.SplitSealed: _sealed,
    events.SplitShown: _split,
    events.StarterChosen: _starter,
    events.TurnBegan: _turn,
    events.TurnLost: _turn_lost,
    events.MustMiss: lambda tale, event: _seat(tale, event.seat, skip=event.turns),
    events.Boosted: _boosted,
    events.Changed: _changed,
    events.DucatsPaid: _paid,
    events.CardLaid: _laid,
    events.CardTaken: _taken,
    events.CardFetched: _fetched,
    events.Reshuffled: _reshuffled,
    events.Walked: _moved,
    events.WentAway: lambda tale, event: _seat(tale, event.seat, away=event.turns),
    events.CameBack: lambda tale, event: _seat(tale, event.seat, away=0, box=event.box.id),
    events.LeftGame: lambda tale, event: _seat(tale, event.seat, left=True),
    events.ContestHeld: lambda tale, event: _all(tale, contest=True),
    events.DiceStaked: _staked,
    events.DiceWon: _pot,
    events.AudienceHeld: lambda tale, event: _seat(tale, event.seat, audience=0),
    events.GameEnded: _ended,
    events_combat.Attacked: _attacked,
    events_combat.Countered: _countered,
    events_combat.AttackWaits: _waits,
    events_combat.AttackStruck: _struck,
    events_combat.Jailed: _jailed,
    events_combat.Freed: lambda tale, event: _seat(tale, event.seat, prison="", served=0),
    events_combat.Wanted: lambda tale, event: _seat(tale, event.seat, wanted=event.turns),
    events_combat.RefugeTaken: lambda tale, event: _seat(tale, event.seat, refuge=event.taken),
    events_combat.Clashed: _clashed,
    events_combat.Died: _died,
    events_combat.FellWounded: lambda tale, event: _seat(tale, event.seat, wounded=0 if event.up else 1),
    events_trade.OfferMade: _offered,
    events_trade.OfferAnswered: _answered,
    events_trade.Traded: _traded,
    events_trade.Promised: _promised,
    events_trade.PromiseSettled: _settled,
    events_trade.EndProposed: lambda tale, event: _all(tale, proposed=True),
    Drew: _drew,
    Discarded: _discarded,
    Moved: _moved,
    Placed: _placed,
}
