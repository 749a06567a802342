"""What one seat may know of a game, and why it cannot pick a thing now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from game.alatriste.apply_effects import open_choices
from game.alatriste.card_phase import attack_of
from game.alatriste.fight import Fight
from game.alatriste.holdings import Holdings
from game.alatriste.madrid import Madrid, Walk
from game.alatriste.move_phase import open_walks
from game.alatriste.rows import CARDS
from game.alatriste.state import Alatriste, Offer, chips_of, fate_of, terms_of
from game.alatriste.tokens import NOBODY, PUBLIC, Phase
from game.alatriste.turn_steps import phase_of
from game.core.action import Token
from game.core.game import View
from game.core.script import Ask, Frame, pending

Bookmark: TypeAlias = tuple[str, tuple[int | str, ...]]
Promise: TypeAlias = tuple[int, int, int, int, int]

FACTS = ("cap", "trading", "round", "starter", "active", "patrol", "contest", "proposed", "winner", "ended")
OPEN_ROWS = ("discard", "offers", "promises", "kept", "broken", "courted")
"""The fields of a state that everybody sees; the second are rows."""


@dataclass(frozen=True, slots=True)
class PlayerView(Holdings):
    """A seat as another one sees it. `hand` are the cards that the viewer knows of `cards` in all.

    All else is as in `player.Player`.
    """

    seat: int
    vigour: int
    fame: int
    fencing: int
    ducats: int
    hand: tuple[int, ...]
    cards: int
    board: tuple[int, ...]
    attacks: tuple[tuple[int, int], ...]
    box: int
    first: bool
    away: int
    then: str
    prison: str
    served: int
    skip: int
    wanted: int
    refuge: bool
    wounded: int
    dead: bool
    left: bool
    fight: int
    audience: int
    zone: int
    falls: int
    bound: int
    short: bool


@dataclass(frozen=True, slots=True)
class OfferView:
    """An offer as a seat sees it; before it is sent others see only who makes it to whom.

    `cards`, `want_card` and `named` are empty (0) for whoever is not meant to know them.
    """

    sender: int
    receiver: int
    sent: bool
    cards: tuple[int, ...] = ()
    count: int = 0
    ducats: int = 0
    want_ducats: int = 0
    want_kind: int = 0
    want_count: int = 0
    wants_one: bool = False
    want_card: int = 0
    promises: tuple[tuple[int, int, int], ...] = ()
    named: tuple[int, ...] = ()
    names: int = 0


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight that seat `a` has brought to seat `b`."""

    a: int
    b: int
    duel: bool


@dataclass(frozen=True)
class AlatristeView(View):
    """The table as `seat` sees it. Cards are numbers, boxes the numbers of rows; lists run from seat 0.

    `turn` is the seat that decides now, `active` the one whose turn it is. `split` is the Fencing that `seat`
    itself has chosen in secret, `sealed` who has chosen. `shown` are, for each card of the own hand, the
    seats that know of it, as bits. `attack` is a card that is being played, `attacker` who
    plays it or NOBODY.

    `phase` is that of the turn, `fight` the one that goes on. `walks` are those that the question on the
    table offers, each with both ends, and `choices` its options, each with its name and what it costs.
    `bookmarks` are the scripts that run; they hold nothing secret. `sales` are the cards that `seat` itself
    has traded, each with the seats that gave and got it.
    """

    madrid: Madrid
    cap: int
    trading: bool
    round: int
    starter: int
    active: int
    turn: int | None
    players: tuple[PlayerView, ...]
    shown: tuple[int, ...]
    patrol: int
    pack: int
    discard: tuple[int, ...]
    split: int
    sealed: tuple[bool, ...]
    contest: bool
    proposed: bool
    attack: int | None
    attacker: int
    phase: Phase
    fight: FightView | None
    walks: tuple[Walk, ...]
    choices: tuple[tuple[str, int], ...]
    offer: OfferView | None
    offers: tuple[int, ...]
    promises: tuple[Promise, ...]
    kept: tuple[int, ...]
    broken: tuple[int, ...]
    courted: tuple[int, ...]
    sales: tuple[tuple[int, int, int], ...]
    winner: int
    ended: str
    bookmarks: tuple[Bookmark, ...]

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return not self.bookmarks

    @property
    def leaders(self) -> frozenset[int]:
        """The seats that have the highest score, then Fame: they win if the rounds run out. Rule 11.2."""
        ranks = {player.seat: (player.score, player.fame_total) for player in self.players if not player.left}
        best = max(ranks.values(), default=None)
        return frozenset(seat for seat, rank in ranks.items() if rank == best)


def view(state: Alatriste, seat: int | None) -> AlatristeView:
    """Return what that seat, or for None the public, may know."""
    ask = pending(state)
    attack = attack_of(state)
    bit = 1 << (PUBLIC if seat is None else seat)
    own = state.players[seat].hand if seat is not None else []
    return AlatristeView(
        seat=seat,
        madrid=state.board,
        turn=ask.seat if ask else None,
        players=tuple(_player(state, other, bit) for other in range(state.seats)),
        shown=tuple(state.seen[card] for card in own),
        pack=len(state.pack),
        split=state.splits[seat] if seat is not None else 0,
        sealed=tuple(split > 0 for split in state.splits),
        attack=attack.card if attack else None,
        attacker=attack.author if attack else NOBODY,
        phase=phase_of(state),
        fight=_fight(state),
        walks=tuple(open_walks(state).values()),
        choices=open_choices(state),
        offer=_offer(state, seat),
        sales=tuple(row for row in state.sales if seat in row[1:]),
        bookmarks=tuple(map(_bookmark, state.stack)),
        **open_facts(state, tuple),
    )


def open_facts(table: Alatriste | AlatristeView, rows: Callable[[Any], Any]) -> dict[str, Any]:
    """Return, by its name, what a state and a view of it have in common; rows are a list or a tuple."""
    return {
        **{name: getattr(table, name) for name in FACTS},
        **{name: rows(getattr(table, name)) for name in OPEN_ROWS},
    }


def _player(state: Alatriste, seat: int, bit: int) -> PlayerView:
    player = state.players[seat]
    known = tuple(card for card in player.hand if state.seen[card] & bit)
    lists = known, len(player.hand), tuple(player.board), tuple(player.attacks)
    return PlayerView(seat, *chips_of(player), *lists, *fate_of(player))


def _fight(state: Alatriste) -> FightView | None:
    fights = (frame for frame in reversed(state.stack) if isinstance(frame, Fight))
    return next((FightView(fight.a, fight.b, bool(fight.duel)) for fight in fights), None)


def _offer(state: Alatriste, seat: int | None) -> OfferView | None:
    offer = state.offer
    if offer is None:
        return None
    if not offer.sent and seat != offer.sender:
        return OfferView(offer.sender, offer.receiver, False)
    privy = seat in (offer.sender, offer.receiver)
    cards, card = (tuple(offer.cards), offer.want_card) if privy else ((), 0)
    named = tuple(offer.named) if seat == offer.receiver else ()
    wants = *terms_of(offer), offer.want_card > 0, card, tuple(offer.promises)
    return OfferView(
        offer.sender, offer.receiver, offer.sent, cards, len(offer.cards), *wants, named, len(offer.named)
    )


def goes_back(table: Alatriste | AlatristeView, offer: Offer | OfferView) -> Literal["", "sold", "bought"]:
    """Return whether the receiver has sold an offered card to the sender, or bought the wanted one."""
    if any((card, offer.receiver, offer.sender) in table.sales for card in offer.cards):
        return "sold"
    return "bought" if (offer.want_card, offer.sender, offer.receiver) in table.sales else ""


def _bookmark(frame: Frame) -> Bookmark:
    return type(frame).__name__, tuple(getattr(frame, name) for name in frame.__match_args__)


REASONS = (
    "alatriste.why.not_your_turn",
    "alatriste.why.choose_box",  # it is a box that is asked for; and so on
    "alatriste.why.choose_card",
    "alatriste.why.choose_seat",
    "alatriste.why.choose_count",
    "alatriste.why.choose_option",
    "alatriste.why.choose_kind",
    "alatriste.why.choose_answer",
    "alatriste.why.out_of_reach",  # no walk of that length ends there
    "alatriste.why.too_little_fame",  # for that zone
    "alatriste.why.no_transport",
    "alatriste.why.on_a_task",
    "alatriste.why.must_leave",
    "alatriste.why.not_in_hand",
    "alatriste.why.on_the_board",
    "alatriste.why.equal_card",
    "alatriste.why.enemy",
    "alatriste.why.nobody_to_attack",
    "alatriste.why.only_as_an_answer",
    "alatriste.why.only_in_a_fight",
    "alatriste.why.only_in_your_turn",
    "alatriste.why.of_no_use",
    "alatriste.why.does_not_fit",  # the card is of no avail for what is asked
    "alatriste.why.already_picked",
    "alatriste.why.in_order",  # a later one is picked, and this one is passed over
    "alatriste.why.dead",
    "alatriste.why.yourself",
    "alatriste.why.not_here",
)


def why_not(view: AlatristeView, ask: Ask, token: Token) -> str | None:
    """Return the code of the reason why the seat of the view cannot pick that thing; None if it can."""
    if ask.seat != view.seat:
        return "alatriste.why.not_your_turn"
    if any(token in option.picks for option in ask.options):
        return None
    return f"alatriste.why.{_reason(view, ask, token)}"


def _reason(view: AlatristeView, ask: Ask, token: Token) -> str:
    kinds = {pick.kind for option in ask.options for pick in option.picks}
    if token.kind == "card" and ("card" in kinds or ask.prompt in ("alatriste.play", "alatriste.window")):
        return _card(view, ask, token.id)
    if token.kind == "box" and "box" in kinds:
        return _box(view, ask, token.id)
    if token.kind in ("seat", "pawn") and "seat" in kinds:
        return _seat(view, token.id)
    for kind in ("box", "card", "seat", "option", "count", "kind"):
        if kind in kinds and kind != token.kind:
            return f"choose_{kind}"
    return "choose_answer"


def _card(view: AlatristeView, ask: Ask, number: int) -> str:
    own = view.players[ask.seat]
    if ask.prompt == "alatriste.offer_cards" and number in own.hand and view.offer:
        return "already_picked" if number in view.offer.cards else "in_order"
    if ask.prompt not in ("alatriste.play", "alatriste.window"):
        return "does_not_fit"
    if number in own.board:
        return "on_the_board"
    if number not in own.hand:
        return "not_in_hand"
    row = CARDS[number]
    if ask.prompt == "alatriste.window" and row.timing != "any":
        return "only_in_your_turn"
    if row.is_laid:
        return "equal_card" if any(CARDS[laid].key == row.key for laid in own.board) else "enemy"
    if row.kind == "attack":
        return "nobody_to_attack"
    return {"counter": "only_as_an_answer", "fight": "only_in_a_fight"}.get(row.timing or "", "of_no_use")


def _box(view: AlatristeView, ask: Ask, number: int) -> str:
    if ask.prompt != "alatriste.move":
        return "out_of_reach"
    own = view.players[ask.seat]
    zones = view.madrid.zones
    if any(pick.kind == "card" for pick in ask.about):
        return "on_a_task"
    if zones[number] > own.level:
        return "too_little_fame" if own.rank < zones[number] else "no_transport"
    return "must_leave" if zones[own.box] > own.level else "out_of_reach"


def _seat(view: AlatristeView, seat: int) -> str:
    if seat >= len(view.players) or not view.players[seat].alive:
        return "dead"
    return "yourself" if seat == view.seat else "not_here"
