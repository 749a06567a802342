"""A possible state behind a view: the unseen cards are dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.alatriste.apply_effects import Payment
from game.alatriste.card_phase import Attack, CardPhase
from game.alatriste.fight import Fight
from game.alatriste.rows import CARDS, RULES
from game.alatriste.setup import SCRIPTS
from game.alatriste.state import Alatriste, Offer, Player, player_like, terms_of
from game.alatriste.tokens import EVERYBODY, WISHES
from game.alatriste.trade import Offering
from game.alatriste.view import AlatristeView, Bookmark, OfferView, open_facts
from game.alatriste.wounds import Dying
from game.core.rng import Rng
from game.core.script import Frame

_SCRIPTS = {script.__name__: script for script in SCRIPTS}


def determinize(view: AlatristeView, rng: Rng) -> Alatriste:
    """Return a state that may lie behind a view, with random unknown cards, splits and dice.

    Everything that the view tells is as it tells; whoever is asked for a card that they may answer with holds
    one. What was counted for `metrics` starts at nothing.
    """
    stack = list(map(_frame, view.bookmarks))
    pool = _unseen(view)
    seen = [0] * (max(CARDS) + 1)
    players = [player_like(row, row.hand) for row in view.players]
    _deal(view, stack, players, pool, rng)
    for seat, (player, row) in enumerate(zip(players, view.players, strict=True)):
        for card in player.hand:
            seen[card] = 1 << seat
        for card in row.hand:
            seen[card] |= EVERYBODY if view.seat is None else 1 << view.seat
    if view.seat is not None:
        for card, bits in zip(view.players[view.seat].hand, view.shown, strict=True):
            seen[card] = bits
    splits = range(RULES.least, RULES.split - RULES.least + 1)
    return Alatriste(
        stack=stack,
        rng=rng.split(),
        events=None,
        board=view.madrid,
        players=players,
        pack=pool,
        seen=seen,
        splits=[
            (view.split if seat == view.seat else rng.pick(splits)) if sealed else 0
            for seat, sealed in enumerate(view.sealed)
        ],
        offer=_offer(view, view.offer, players, seen, rng) if view.offer else None,
        sales=list(view.sales),
        **open_facts(view, list),
    )


def _frame(bookmark: Bookmark) -> Frame:
    script = _SCRIPTS[bookmark[0]]
    frame = script()
    for name, value in zip(script.__match_args__, bookmark[1], strict=True):
        setattr(frame, name, value)
    return frame


def _unseen(view: AlatristeView) -> list[int]:
    known = {*view.discard, view.attack}
    for row in view.players:
        known.update(row.hand, row.board, (card for card, _ in row.attacks))
    return [card for card in CARDS if card not in known]


def _deal(view: AlatristeView, stack: list[Frame], players: list[Player], pool: list[int], rng: Rng) -> None:
    """Fill the hands: first with what the open question betrays, then with anything."""
    if stack and view.turn is not None and view.turn != view.seat:
        wanted, fits = _betrayed(view, stack[-1])
        hand = players[view.turn].hand
        while sum(map(fits, hand)) < wanted:
            card = rng.pick([card for card in pool if fits(card)])
            pool.remove(card)
            hand.append(card)
    for player, row in zip(players, view.players, strict=True):
        while len(player.hand) < row.cards:
            player.hand.append(rng.draw(pool))


def _betrayed(view: AlatristeView, frame: Frame) -> tuple[int, Callable[[int], bool]]:
    """Return how many cards of which sort the seat that is asked must hold, or it would not be asked."""
    assert view.turn is not None
    asked = view.players[view.turn]
    step = frame.steps[frame.pc].__name__
    can_sell = any(CARDS[card].sell for card in asked.board)
    match frame:
        case Attack():
            return 1, lambda card: CARDS[card].timing == "counter"
        case Dying() | Fight() if step in ("save", "last_help"):
            return 1, lambda card: CARDS[card].can_give("vigour")
        case Fight() if step in ("thrust_a", "thrust_b"):
            return 1, lambda card: CARDS[card].timing == "fight"
        case Payment() if not can_sell:
            return 1, lambda card: CARDS[card].can_give("ducats")
        case Offering() if step == "name_cards" and view.offer:
            kind = WISHES[view.offer.want_kind]
            return view.offer.want_count, lambda card: kind in ("any", CARDS[card].kind)
        case CardPhase() if step == "others_act" and not can_sell and not _can_offer(view):
            return 1, lambda card: CARDS[card].timing == "any" and asked.can_use(card)
    return 0, bool


def _can_offer(view: AlatristeView) -> bool:
    """Return whether the seat that is asked can make an offer, whatever it holds."""
    assert view.turn is not None
    partner = any(row.seat != view.turn and row.alive for row in view.players)
    return view.trading and view.offers[view.turn] < RULES.offers and partner


def _offer(view: AlatristeView, row: OfferView, players: list[Player], seen: list[int], rng: Rng) -> Offer:
    """Return the offer; what the viewer may not know of it is any of the cards that it could be."""
    sender, receiver = players[row.sender].hand, players[row.receiver].hand
    kind = WISHES[row.want_kind]
    fitting = [card for card in receiver if kind in ("any", CARDS[card].kind)]
    cards = list(row.cards) or sorted(_some(sender, row.count, rng))
    wish = row.want_card or (rng.pick(receiver) if row.wants_one else 0)
    if row.sent:
        for card in cards:
            seen[card] |= 1 << row.receiver
        if wish:
            seen[wish] |= 1 << row.sender
    named = list(row.named) or ([wish] if wish and row.names else _some(fitting, row.names, rng))
    promises = list(row.promises)
    return Offer(row.sender, row.receiver, cards, *terms_of(row), wish, promises, named, row.sent)


def _some(cards: Iterable[int], count: int, rng: Rng) -> list[int]:
    pool = list(cards)
    return [rng.draw(pool) for _ in range(count)]
