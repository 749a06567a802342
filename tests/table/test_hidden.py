"""Hidden cards stay hidden: what a table shows does not depend on what nobody at it may know.

Each test plays the same scene twice, with other cards where they are hidden, and compares all pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import pygame
import pytest

from game import find
from game.bulls.rows import CARDS
from game.bulls.tokens import RUNNERS_PER_SEAT
from game.core.script import pending
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.stage.pieces import HAND
from scenes.table.handover import SECONDS, HandoverScene
from scenes.table.play import PlayScene
from scenes.window import scene_manager
from tests.narrow import there
from tests.needs import long
from tests.pictures import same
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse, page_of, widget
from tests.table.player import Player

ONE = ("quick_feet", "jostle", "cowbell", "stampede", "red_cape")
OTHER = ("quick_feet", "show_off", "side_alley", "loose_bull", "huddle_up")
"""Two hands that begin with the same card."""
NEXT = ("change_of_plans", "about_face", "wrong_turn", "firecrackers", "follow_the_flag")

TORURO = find("toruro")

SEA = (1170, 560)
"""A point where nothing lies."""

Act = Callable[[Sitting], Iterable[bytes]]


@pytest.fixture(autouse=True)
def still_flames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Candles keep one look: they flicker by a clock of their own, which each new picture sets back."""
    monkeypatch.setattr(scene_manager, "GLIMMER", math.inf)


def deal(scene: PlayScene, hands: dict[int, tuple[str, ...]]) -> None:
    """Let seats hold other cards than they do, out of the deck and the hands of the others."""
    state = scene.table._state
    pool = [*state.deck, *(card for seat in hands for card in state.hands[seat])]
    for seat, kinds in hands.items():
        state.hands[seat] = []
        for kind in kinds:
            card = next(card for card in pool if CARDS[card].id == kind)
            pool.remove(card)
            state.hands[seat].append(card)
    state.deck = pool
    ask_again(scene)


def ask_again(scene: PlayScene) -> None:
    """Put the question on the table afresh: its position is another one."""
    scene.table.ask = pending(scene.table._state)
    scene.session.proceed()


def imagine_hidden(scene: PlayScene, seat: int | None, seed: int) -> None:
    """Deal anew everything that `seat`, or for None the public, cannot see."""
    table = scene.table
    state = table.game.determinize(table.view(seat), type(table._state.rng)(seed))
    state.events = table._events
    table._state = state
    ask_again(scene)


def at_cards(sit: Sit, humans: int, **settings: object) -> Sitting:
    """A table of two, or of one person and two bots, where the first card is to be played."""
    sitting = sit(confirm="off", **settings)
    sitting.sit_down(2 if humans > 1 else 3, humans, seed=5)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.play_card")
    Mouse(sitting).move(SEA)
    return sitting


def film(sitting: Sitting, seconds: float, every: float = 0.15) -> list[bytes]:
    """Pictures of what happens by itself."""
    pictures = []
    for _ in range(round(seconds / every)):
        sitting.frame(dt=every)
        pictures.append(sitting.picture())
    return pictures


def hand_of(scene: PlayScene) -> list[str]:
    """The cards of the hand on the table from left to right."""
    return [str(piece.token) for piece in scene.stage.pieces.values() if piece.layer == HAND]


def looks(sitting: Sitting) -> list[bytes]:
    """Everything that a curious player can look at without a key that turns a hand up."""
    scene, mouse, keys = sitting.play, Mouse(sitting), Keyboard(sitting)
    pictures = [sitting.picture()]
    for name in hand_of(scene):
        mouse.move(widget(sitting, name).rect.midtop)
        pictures += film(sitting, 0.9)
    for _ in range(len(page_of(sitting).ring.reachable())):
        keys.key(pygame.K_TAB)
        pictures += film(sitting, 0.6, every=0.3)
    for key in (pygame.K_l, pygame.K_ESCAPE, pygame.K_ESCAPE):
        keys.key(key)
        pictures += film(sitting, 0.9, every=0.3)
    return pictures


@pytest.mark.parametrize("seed", [long(1), 2])
def test_two_people_who_do_not_peek_see_nothing_of_any_hand(sit: Sit, seed: int) -> None:
    seen = []
    for other in (False, True):
        sitting = at_cards(sit, 2, privacy="peek")
        if other:
            imagine_hidden(sitting.play, None, seed)
        sitting.rest(0.3)
        seen.append(looks(sitting))
    assert same(*seen)


@pytest.mark.parametrize("prompt", [long("toruro.exchange"), "toruro.play"])
def test_at_a_table_of_toruro_nothing_tells_what_a_hand_that_lies_face_down_is_bound_to(
    sit: Sit, prompt: str
) -> None:
    seen: list[list[bytes]] = []
    answers: list[int] = []
    for seed in range(12):
        sitting = sit(confirm="risky", privacy="peek")
        scene = sitting.app.begin(NewGame(TORURO, seats(TORURO, 5, 2), {}), 3)
        sitting.manager.begin(scene)
        Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == prompt)
        Mouse(sitting).move(SEA)
        if seed:
            imagine_hidden(scene, None, seed)
        count = len(there(scene.table.ask).options)
        if len(seen) == 2 and prompt == "toruro.play" and 1 not in (*answers, count):
            continue  # a hand that is bound to one card is still to come
        sitting.rest(0.3)
        seen.append(looks(sitting))
        answers.append(count)
        if len(seen) == 3:
            break
    assert prompt == "toruro.exchange" or {*answers} > {1}
    assert same(seen[0], seen[1])
    assert same(seen[0], seen[2])


def test_one_person_sees_nothing_of_the_hands_of_bots(sit: Sit) -> None:
    seen = []
    for other in (False, True):
        sitting = at_cards(sit, 1)
        if other:
            imagine_hidden(sitting.play, 0, 3)
        sitting.rest(0.3)
        seen.append(looks(sitting))
    assert same(*seen)


def with_a_key(sitting: Sitting, *kinds: int, key: int = pygame.K_p) -> bytes:
    """The picture after a key went down, up, or both."""
    for kind in kinds:
        sitting.frame(pygame.event.Event(kind, key=key, mod=0))
    return sitting.picture()


def test_whoever_peeks_sees_the_hand_and_only_as_long_as_the_key_is_down(sit: Sit) -> None:
    seen = []
    for hand in (ONE, OTHER):
        sitting = at_cards(sit, 2, privacy="peek")
        scene = sitting.play
        deal(scene, {there(scene.table.ask).seat: hand})
        closed = with_a_key(sitting, pygame.KEYDOWN, pygame.KEYUP, key=pygame.K_LSHIFT)
        seen.append((closed, with_a_key(sitting, pygame.KEYDOWN), with_a_key(sitting, pygame.KEYUP)))
    (closed, opened, after), (other_closed, other_opened, other_after) = seen
    assert closed == after == other_closed == other_after
    assert opened != other_opened


def test_a_hand_is_closed_when_another_window_comes_to_the_front(sit: Sit) -> None:
    sitting = at_cards(sit, 2, privacy="peek")
    closed = with_a_key(sitting, pygame.KEYDOWN, pygame.KEYUP, key=pygame.K_LSHIFT)
    assert with_a_key(sitting, pygame.KEYDOWN) != closed
    sitting.frame(pygame.event.Event(pygame.WINDOWFOCUSLOST, window=None))
    assert sitting.picture() == closed


def test_the_chronicle_names_no_card_before_it_lies_on_the_table(sit: Sit) -> None:
    sitting = at_cards(sit, 2, privacy="peek")
    scene = sitting.play
    player = Player(sitting, Mouse(sitting), 4)
    names = {card.name for card in CARDS}
    told = 0

    def only_public(ask: object) -> bool:
        nonlocal told
        played = [action.picks[0].id for action in scene.table.record.actions if action.verb == "play"]
        public = {CARDS[card].name for card in (*played, *thrown, *scene.table.view(None).discard)}
        thrown.update(scene.table.view(None).discard)
        for line in scene.session.chronicle.lines:
            named = {name for name in names if name in line.text}
            told += bool(named)
            assert named <= public, line.text
        return bool(scene.table.view(None).day == 3)

    thrown: set[int] = set()
    player.play(only_public)
    assert told > 10


def test_cards_picked_in_secret_at_dawn_show_nothing_until_all_have_decided(sit: Sit) -> None:
    seen, lines = [], []
    for places in ((1, 2), (3, 4)):
        sitting = at_cards(sit, 2, privacy="peek")
        scene = sitting.play
        Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.keep_cards")
        first = there(scene.table.ask).seat
        deal(scene, {first: ONE, 1 - first: NEXT})
        sitting.rest(0.3)
        keys = Keyboard(sitting)
        for place in places:
            keys.digit(place)
        keys.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        assert scene.turn is not None
        assert len(scene.turn.chosen) == 2
        label = scene.skin.label(scene.turn.ask.options[-1], scene.turn.ask, 2)
        Mouse(sitting).press(label)
        pictures = film(sitting, 1.5)
        assert there(scene.table.ask).seat == 1 - first
        pictures += looks(sitting)
        seen.append(pictures)
        lines.append([*scene.session.chronicle.lines])
    assert same(*seen)
    assert lines[0] == lines[1]


# --- from one person to the next ---


def without_runners(scene: PlayScene, seat: int) -> None:
    """All Runners of a seat are out, so that its cards about them ask nothing and the next seat follows."""
    state = scene.table._state
    dice = zip(state.runners, state.spaces, state.faces, strict=True)
    kept = [die for die in dice if die[0] // RUNNERS_PER_SEAT != seat]
    state.runners, state.spaces, state.faces = (list(column) for column in zip(*kept, strict=True))


def handed_over(sit: Sit, privacy: str, hand: tuple[str, ...], after: Act) -> list[bytes]:
    """The person in turn looks at a card of that hand and plays the first of it; then it is another's turn.

    The pictures begin when nobody holds the hand open any more.
    """
    sitting = at_cards(sit, 2, privacy=privacy)
    scene = sitting.play
    seat = there(scene.table.ask).seat
    without_runners(scene, seat)
    deal(scene, {seat: hand, 1 - seat: NEXT})
    sitting.app.services.settings.speed = "normal"
    scene.enter()
    keys = Keyboard(sitting)
    Mouse(sitting).move(widget(sitting, hand_of(scene)[3]).rect.midtop)
    sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0))
    sitting.rest(0.6)
    keys.digit(1)
    sitting.frame(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0))
    assert there(scene.table.ask).seat == 1 - seat
    return [*after(sitting)]


def until_asked(sitting: Sitting) -> list[bytes]:
    """What is shown until the next person is asked."""
    pictures = []
    for _ in range(200):
        pictures += film(sitting, 0.15)
        if isinstance(sitting.top, PlayScene) and sitting.top.turn is not None:
            return pictures
    raise AssertionError("nobody is asked")


def peeking(sitting: Sitting) -> Iterable[bytes]:
    """The next person turns the own hand up without touching the mouse, and down again."""
    until_asked(sitting)
    sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0))
    yield from film(sitting, 0.9)
    sitting.frame(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0))
    yield from film(sitting, 0.5)


def replaying(sitting: Sitting) -> Iterable[bytes]:
    """The next person wants to see the last move again."""
    until_asked(sitting)
    Keyboard(sitting).key(pygame.K_r)
    yield from film(sitting, 3.0)


def behind_the_curtain(sitting: Sitting) -> Iterable[bytes]:
    """The curtain falls, and the next person opens it without touching the mouse before."""
    sitting.until(lambda: isinstance(sitting.top, HandoverScene))
    yield from film(sitting, 1.0)
    Keyboard(sitting).hold(SECONDS + 0.1)
    yield from until_asked(sitting)
    yield from film(sitting, 1.0)


@pytest.mark.parametrize(
    ("privacy", "after"),
    [("peek", until_asked), long("peek", peeking), long("peek", replaying), ("curtain", behind_the_curtain)],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_nothing_of_a_hand_is_seen_once_it_is_another_persons_turn(
    sit: Sit, privacy: str, after: Act
) -> None:
    assert same(*(handed_over(sit, privacy, hand, after) for hand in (ONE, OTHER)))


def test_open_hands_too_are_those_of_the_person_in_turn_alone(sit: Sit) -> None:
    def asked(sitting: Sitting) -> Iterable[bytes]:
        until_asked(sitting)
        yield from looks(sitting)

    assert same(*(handed_over(sit, "open", hand, asked) for hand in (ONE, OTHER)))


def test_a_card_chosen_unseen_is_not_named_before_it_is_played(sit: Sit) -> None:
    def chosen(sitting: Sitting) -> Iterable[bytes]:
        yield sitting.picture()
        Mouse(sitting).press(hand_of(sitting.play)[2])
        assert sitting.play.turn is not None
        assert sitting.play.turn.armed is not None
        yield from film(sitting, 0.9)

    seen = []
    for hand in (ONE, OTHER):
        sitting = at_cards(sit, 2, privacy="peek")
        sitting.app.services.settings.confirm = "risky"
        deal(sitting.play, {there(sitting.play.table.ask).seat: hand})
        sitting.rest(0.3)
        seen.append([*chosen(sitting)])
    assert same(*seen)


@pytest.mark.parametrize(("humans", "is_patient"), [(0, True), (1, True), (2, False)])
def test_no_picture_comes_late_that_may_hide_something_from_somebody(
    sit: Sit, humans: int, is_patient: bool
) -> None:
    assert sit().sit_down(4, humans, 1).is_patient is is_patient
