"""The box is opened: the options, all scripts, the table before the first question, and what lies on it."""

from __future__ import annotations

from itertools import chain

from game.alatriste import apply_effects
from game.alatriste.attack import Attack, attack_of
from game.alatriste.card_phase import CardPhase
from game.alatriste.choices import Choosing, Parting, Payment
from game.alatriste.contests import Dicing
from game.alatriste.effect_list import Deeds
from game.alatriste.encounter import Encounter
from game.alatriste.ending import EndVote
from game.alatriste.fight import Fight
from game.alatriste.game_flow import Campaign
from game.alatriste.madrid import Madrid
from game.alatriste.move_phase import Outing
from game.alatriste.rows import CARDS, COLOURS, PATROL_START
from game.alatriste.state import Alatriste, Player
from game.alatriste.tokens import CARD, PATROL, PAWN
from game.alatriste.trade import Offering
from game.alatriste.turn_steps import Homecoming, Turn
from game.alatriste.wounds import Dying, Life
from game.core.action import Token
from game.core.game import Graph, Meta, Option, Options
from game.core.rng import Rng
from game.core.script import Frame

_CAPS = (
    (60, "The full game"),
    (12, "Short Madrid"),
    (30, "30 rounds"),
    (45, "45 rounds"),
    (0, "No last round"),
)
_LENGTHS = (
    "60 rounds at most, but most games are won by the 40th: an hour against three bots, two with friends.",
    "12 rounds, then the score decides: twenty minutes against three bots, less than an hour with friends.",
    "Half of all games end by score: less than an hour against three bots, longer with friends.",
    "Few games end by score: an hour against three bots, two with friends.",
    "Until somebody enters the King's service, however long it takes.",
)
_TRADING = ((True, "On"), (False, "Off"))

META = Meta(
    id="alatriste",
    name="El Capitán Alatriste",
    version=1,
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
        players=[Player() for _ in range(seats)],
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
    apply_effects.Others,
    Payment,
    Choosing,
    Parting,
    Dicing,
    Encounter,
    Fight,
    Dying,
)
