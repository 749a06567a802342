"""The whole game: its options, the table before the first question, and the rounds until it ends."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from game.alatriste import apply_effects
from game.alatriste.apply_effects import Choosing, Parting, Payment
from game.alatriste.card_phase import Attack, CardPhase, attack_of
from game.alatriste.contests import Dicing
from game.alatriste.effect_list import Deeds, Discarding
from game.alatriste.ending import EndVote, finish
from game.alatriste.events import StarterChosen
from game.alatriste.fight import Encounter, Fight
from game.alatriste.madrid import Madrid
from game.alatriste.move_phase import Outing
from game.alatriste.rows import CARDS, COLOURS, PATROL_START, RULES
from game.alatriste.state import Alatriste, Player
from game.alatriste.tokens import CARD, PATROL, PAWN, dice
from game.alatriste.trade import Offering
from game.alatriste.transfers import draw
from game.alatriste.turn_steps import Homecoming, Turn
from game.alatriste.wounds import BIRTH, SPLITS, Dying, Life, born, seal
from game.core.action import Action, Token
from game.core.event import Rolled
from game.core.game import Graph, Meta, Option, Options
from game.core.rng import Rng
from game.core.script import AGAIN, Ask, Frame, Outcome


@dataclass(slots=True)
class Campaign(Frame):
    """`turn` counts the seats that have split, and later those that have had their turn this round."""

    turn: int = 0


def split_points(state: Alatriste, frame: Campaign, answer: Action | None) -> Outcome:
    """Ask every seat in secret for its split, then show them all."""
    if frame.turn == state.seats:
        for seat in range(state.seats):
            born(state, seat)
        frame.turn = 0
        return None
    if answer is None:
        return Ask(frame.turn, "alatriste.split", SPLITS)
    seal(state, frame.turn, answer)
    frame.turn += 1
    return AGAIN


def deal_cards(state: Alatriste, frame: Campaign, answer: Action | None) -> Outcome:
    """Deal a hand to every seat."""
    for seat in range(state.seats):
        draw(state, seat, RULES.hand, BIRTH)
    return None


def choose_starter(state: Alatriste, frame: Campaign, answer: Action | None) -> Outcome:
    """Roll for the starter, ties again; play passes to the right."""
    rollers = list(range(state.seats))
    while len(rollers) > 1:
        faces = state.rng.dice(len(rollers))
        for seat, face in zip(rollers, faces, strict=True):
            state.emit(Rolled(BIRTH, dice(seat, 1), (face,), seat))
        rollers = [seat for seat, face in zip(rollers, faces, strict=True) if face == max(faces)]
    state.starter = rollers[0]
    state.emit(StarterChosen(BIRTH, (state.starter, *state.after(state.starter))))
    return None


def rounds(state: Alatriste, frame: Campaign, answer: Action | None) -> Outcome:
    """Give every seat its turn, from the starter on; after the last round the score decides."""
    if state.ended:
        return None
    if frame.turn == 0:
        if state.cap and state.round == state.cap:
            finish(state, "cap")
            return None
        state.round += 1
    seat = (state.starter - frame.turn) % state.seats
    frame.turn = (frame.turn + 1) % state.seats
    if not state.players[seat].left:
        state.stack.append(Turn(seat=seat))
    return AGAIN


Campaign.steps = (split_points, deal_cards, choose_starter, rounds)


_CAPS = (
    (60, "The full game"),
    (RULES.short.rounds, "Short Madrid"),
    (30, "30 rounds"),
    (45, "45 rounds"),
    (0, "No last round"),
)
_LENGTHS = (
    "60 rounds at most, but most games are won by the 40th: an hour against three bots, two with friends.",
    "The game in small: all begin with 9 Fame and a nag, zones open early, a walk may stop where somebody "
    "can be fought, 12 rounds at most: twenty minutes against three bots.",
    "Half of all games end by score: less than an hour against three bots, longer with friends.",
    "Few games end by score: an hour against three bots, two with friends.",
    "Until somebody enters the King's service, however long it takes.",
)
_TRADING = ((True, "On"), (False, "Off"))


def _suggest(humans: int) -> Options:
    """Return that whoever plays alone among bots plays the game in small: all of it in one sitting."""
    return {"cap": RULES.short.rounds} if humans == 1 else {}


META = Meta(
    id="alatriste",
    name="El Capitán Alatriste",
    version=5,
    seats=range(2, len(COLOURS) + 1),
    colours=COLOURS,
    board="madrid",
    options=(
        Option(
            "cap",
            "Length",
            "After how many rounds the score decides, if nobody has won.",
            60,
            _CAPS,
            _LENGTHS,
        ),
        Option("trading", "Trading", "Hand cards, Ducats and promises may change hands.", True, _TRADING),
    ),
    suggest=_suggest,
)


def setup(seats: int, options: Options, rng: Rng, board: Graph | None) -> Alatriste:
    """Return a game that is about to begin."""
    assert isinstance(board, Madrid)
    return Alatriste(
        stack=[Campaign()],
        rng=rng,
        events=None,
        board=board,
        cap=int(options["cap"]),
        trading=bool(options["trading"]),
        players=[Player(short=options["cap"] == RULES.short.rounds) for _ in range(seats)],
        patrol=PATROL_START,
        pack=sorted(CARDS),
        discard=[],
        seen=[0] * (max(CARDS) + 1),
        splits=[0] * seats,
        offers=[0] * seats,
        kept=[0] * seats,
        broken=[0] * seats,
    )


def pieces(state: Alatriste) -> list[Token]:
    """Return every card, every pawn and the Patrol, wherever they are: none may be lost or doubled."""
    played = attack_of(state)
    held = chain(*((*player.hand, *player.board) for player in state.players))
    waiting = (card for player in state.players for card, _ in player.attacks)
    cards = [*state.pack, *state.discard, *held, *waiting, *([played.card] if played else [])]
    return [*(CARD[card] for card in cards), *(PAWN[seat] for seat in range(state.seats)), PATROL]


SCRIPTS: tuple[type[Frame], ...] = (
    Campaign,
    Life,
    Turn,
    CardPhase,
    Offering,
    EndVote,
    Attack,
    Homecoming,
    Outing,
    Deeds,
    Discarding,
    apply_effects.Others,
    Payment,
    Choosing,
    Parting,
    Dicing,
    Encounter,
    Fight,
    Dying,
)
