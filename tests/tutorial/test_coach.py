"""The coach at the table: what is held lies still, what is named can be seen, no skip by mistake."""

from __future__ import annotations

import pygame
import pytest

from game.bulls.tokens import FACE
from game.core.action import action, parse_action, parse_token, token
from game.lessons.course import Chapter, Course, course
from game.lessons.grading import Grade, exactly
from scenes.screenshots.catalogue import STEP, answer
from scenes.stage.pieces import HAND
from scenes.tutorial.coach import EDGE, SkipButton, Slip, SlipButton
from scenes.tutorial.coach import FACE as SIZE
from scenes.tutorial.lesson import QUIET, GuidedScene
from scenes.tutorial.lesson_driver import words
from scenes.ui.dialog import Dialog
from scenes.ui.input import Act, Key
from scenes.ui.page import Page
from scenes.ui.widgets import Button
from tests.narrow import there
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse, page_of
from tests.tutorial.conftest import CHAPTERS, begin, lesson, some_chapters, take, waits

BARE = True


def at_beat(sitting: Sitting, game: str, chapter: str, place: int) -> GuidedScene:
    """The lesson of a chapter, when it has come to that beat."""
    sitting.manager.begin(sitting.app.services.teach(game, chapter))
    while lesson(sitting).guide.place < place:
        take(sitting)
    sitting.until(lambda: waits(lesson(sitting)))
    return lesson(sitting)


def find(scene: GuidedScene, kind: type) -> list[pygame.FRect]:
    """Where the widgets of that kind lie."""
    return [widget.rect for widget in scene.page.widgets if isinstance(widget, kind)]


def lying(scene: GuidedScene) -> list[tuple[object, ...]]:
    """Everything on the table, and where."""
    return [
        (piece.token, piece.x, piece.y, piece.width, piece.angle, piece.alpha, piece.layer)
        for piece in scene.stage.pieces.values()
    ]


@some_chapters
def test_while_the_coach_holds_the_table_nothing_hangs_in_the_air(
    sit: Sit, rows: Course, chapter: Chapter
) -> None:
    sitting = sit(speed="normal")
    begin(sitting, rows, chapter)
    scene, held = lesson(sitting), 0
    while not scene.guide.is_last:
        while not waits(scene):
            scene.update(STEP / 4)
        if scene.guide.frozen and scene.director.busy and not scene.guide.verdict:
            held += 1
            assert not scene.stage.effects, scene.guide.beat.text
            before, view = lying(scene), scene.director.view
            scene.stage.settle(scene.skin.settle(view, scene.session.viewer.is_face_up(None)))
            assert lying(scene) == before, scene.guide.beat.text
        if scene.guide.frozen:
            scene.go_on()
        else:
            answer(scene, there(scene.table.ask))
    assert held or all(not beat.is_only_read for beat in chapter.beat[2:-2])


def test_the_button_that_skips_stands_apart_asks_and_has_never_the_focus(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "forks", 0)
    (skip,), (following,) = find(scene, SkipButton), find(scene, SlipButton)
    slip = find(scene, Slip)[0]
    assert skip.right > slip.right - 40 and skip.bottom < slip.top + 40
    assert not skip.inflate(60, 0).colliderect(following)
    while not scene.guide.is_last:
        current = scene.page.ring.current
        assert current is None or current.key != "coach skip"
        take(sitting)
    scene = at_beat(sitting, "bulls", "forks", 4)
    place, actions = scene.guide.place, list(scene.table.record.actions)
    mouse = Mouse(sitting)
    mouse.press("coach skip")
    sitting.rest(0.3)
    assert isinstance(sitting.top, Dialog)
    mouse.press("answer 0")
    sitting.rest(0.3)
    assert lesson(sitting) is scene and scene.guide.place == place
    mouse.press("coach skip")
    sitting.rest(0.3)
    mouse.press("answer 1")
    sitting.rest(0.3)
    assert lesson(sitting).guide.chapter.id == "horns"
    again = sitting.app.services.teach("bulls", "forks")
    assert isinstance(again, GuidedScene)
    assert 0 < again.guide.place <= place
    assert list(again.table.record.actions) == actions[: len(again.table.record.actions)]


def test_where_next_was_nothing_else_ever_lies(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "forks", 2)
    (following,) = find(scene, SlipButton)
    mouse, chapter = Mouse(sitting), scene.guide.chapter
    for _ in range(3):
        mouse.click(following.center)
        sitting.rest(0.2)
    assert lesson(sitting).guide.chapter is chapter


def test_what_is_pressed_just_when_the_coach_says_something_else_does_nothing(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "forks", 0)
    keys = Keyboard(sitting)
    for _ in range(6):
        keys.key(pygame.K_RETURN)
    assert scene.guide.place == 1
    sitting.rest(QUIET + 0.1)
    keys.key(pygame.K_RETURN)
    assert scene.guide.place == 2


def test_a_slip_is_as_high_and_as_wide_as_its_words(sit: Sit) -> None:
    sitting = sit(speed="normal")
    scene = at_beat(sitting, "bulls", "horns", 4)
    while scene.guide.verdict or scene.guide.beat.text != "Fingers crossed!":
        take(sitting)
    slip = find(scene, Slip)[0]
    assert slip.h <= SIZE + 2 * EDGE
    assert slip.w < 320


def test_rings_and_arrows_lie_below_tips_and_large_cards(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "forks", 1)
    drawn: list[str] = []
    monkeypatch.setattr(scene.coach, "draw_pointers", lambda *rest: drawn.append("pointers"))
    monkeypatch.setattr(Page, "draw", lambda page, canvas: drawn.append("page"))
    monkeypatch.setattr(scene.zoom, "draw", lambda canvas, by_keys: drawn.append("zoom"))
    scene.draw(scene.services.canvas)
    assert drawn == ["pointers", "page", "zoom"]


def test_a_button_that_the_coach_speaks_of_is_ringed(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "days", 3)
    assert scene.guide.beat.do == ("done",)
    ask = there(scene.turn).ask
    button = there(scene.page.find(scene.skin.label(ask.options[-1], ask, 0))).rect
    assert button in scene.named()


@some_chapters
def test_while_the_coach_holds_the_table_no_other_words_hang_there(
    sit: Sit, rows: Course, chapter: Chapter
) -> None:
    sitting = sit(speed="faster")
    begin(sitting, rows, chapter)
    scene = lesson(sitting)
    while not scene.guide.is_last:
        if scene.guide.frozen:
            assert scene.session.prompt_panel.words == ""
        take(sitting)


def test_the_pause_of_a_lesson_saves_no_game(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "forks", 0)
    Keyboard(sitting).back()
    sitting.rest(0.5)
    assert sitting.top is not scene
    words = [widget.text for widget in page_of(sitting).all() if isinstance(widget, Button)]
    assert "Leave the lesson" in words and not any("Save" in text for text in words)


def test_the_arrow_of_the_first_lesson_points_at_a_die_that_can_get_there(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "forks", 6)
    game, goal = scene.table.game, there(scene.guide.beat.goal)
    shown = [parse_token(word) for word in scene.guide.beat.show if word.startswith("runner")]
    scene.session.play(there(scene.table.ask).options[:1])
    view = scene.table.view(0)
    for runner in shown:
        turned = [
            exactly(
                game, goal, view, [action("pick", runner), parse_action("done"), action("pick", FACE[face])]
            )
            for face in range(1, 7)
        ]
        assert max(filter(None, turned)) == 1.0
    others = [token("runner", number) for number in (0, 1, 2, 3) if token("runner", number) not in shown]
    assert others and shown


def test_two_runners_that_are_spoken_of_are_both_ringed(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "horns", 1)
    assert "Your two 4s" in scene.guide.beat.text
    ringed = {name for piece in scene.driver.shown() for name in piece.tokens}
    assert {token("runner", 0), token("runner", 1)} <= ringed


def test_where_the_coach_asks_which_all_legal_cards_are_lit_and_a_wrong_one_comes_back(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene, mouse = at_beat(sitting, "toruro", "ladder", 2), Mouse(sitting)
    assert scene.turn is not None
    assert {str(name) for option in scene.turn.ask.options for name in option.picks} == {"card:12", "card:16"}
    lay, decisions = lying(scene), len(scene.table.record.actions)
    mouse.press("card:16")
    sitting.rest(1.0)
    assert scene.session.prompt_panel.words == scene.guide.beat.sentence
    assert len(scene.table.record.actions) == decisions
    assert lying(scene) == lay
    mouse.press("card:12")
    sitting.rest(0.2)
    assert len(scene.table.record.actions) > decisions


def test_the_ring_of_a_card_leans_with_it_and_leaves_out_what_the_next_one_covers(sit: Sit) -> None:
    scene = at_beat(sit(speed="faster"), "toruro", "go", 2)
    (mark,) = scene.rings()
    (piece,) = scene.driver.shown()
    top_left, top_right = map(pygame.Vector2, mark.edge[:2])
    assert piece.angle > 0 and top_left.y > top_right.y, "counterclockwise"
    following = min(
        other.rect.left
        for other in scene.stage.pieces.values()
        if other.layer == HAND and other.rect.left > piece.rect.left
    )
    assert mark.covered == pytest.approx(piece.rect.right - following)
    assert (top_right - top_left).length() < piece.rect.w


@pytest.mark.parametrize("text", [100, 200])
def test_the_slip_of_toruro_has_a_place_of_its_own_right_of_the_hand(sit: Sit, text: int) -> None:
    sitting = sit(speed="faster", text_size=text)
    begin(sitting, *next(pair for pair in CHAPTERS if pair[1].id == "swap"))
    scene, texts = lesson(sitting), set[str]()
    while not scene.guide.is_last:
        take(sitting)
        sitting.until(lambda: waits(scene))
        scene.lay()
        slip = find(scene, Slip)[0]
        assert any(room.contains(slip) for room in scene.skin.coach_rooms), scene.guide.text
        pieces = [
            piece for piece in scene.stage.pieces.values() if piece.token.kind in ("pot", "seat", "card")
        ]
        assert slip.collidelist([piece.rect for piece in pieces]) < 0, scene.guide.text
        assert not scene.session.chronicle.place.h and scene.stage.piece(token("partida", 0)) is None
        texts.add(scene.guide.text)
    assert len(texts) == 4


def test_a_verdict_that_has_no_room_at_once_goes_on_on_a_second_page(sit: Sit) -> None:
    sitting = sit(speed="faster", text_size=200)
    begin(sitting, *next(pair for pair in CHAPTERS if pair[1].id == "swap"))
    scene = lesson(sitting)
    while not scene.guide.verdict:
        take(sitting)
    scene.lay()
    place, said = scene.guide.place, list[str]()
    for _ in range(2):
        assert scene.guide.place == place and scene.guide.verdict
        said += [widget.words for widget in scene.page.widgets if isinstance(widget, Slip)]
        verdict = scene.guide.verdict
        sitting.rest(QUIET + 0.1)
        Mouse(sitting).press("coach next")
    assert "\n".join(said) == verdict and not scene.guide.verdict


def test_in_lessons_of_toruro_nothing_is_said_before_it_is_seen(sit: Sit) -> None:
    scene = at_beat(sit(speed="normal"), "toruro", "seven", 2)
    while scene.guide.place == 2:
        words, king = scene.session.prompt_panel.words, scene.stage.piece(token("card", 9))
        lies = king is not None and king.y > 260
        assert lies or "king of coins" not in words, words
        scene.update(0.02)
    assert [play.card for play in there(scene.table.view(0)).trick] == [9, 8], "Teo has played, too"
    assert "You are the last" in scene.guide.text


def test_lola_is_said_to_have_played_when_she_has(sit: Sit) -> None:
    sitting = sit(speed="faster")
    begin(sitting, *next(pair for pair in CHAPTERS if pair[1].id == "cards" and pair[0].game == "bulls"))
    scene = lesson(sitting)
    while not scene.guide.beat.text.startswith("Lola has played"):
        take(sitting)
    sitting.until(lambda: waits(scene))
    assert not there(scene.table.view(0)).hands[1]
    assert there(scene.table.ask).seat == 0
    assert "is thinking" not in scene.session.prompt_panel.words


@pytest.mark.parametrize(
    ("yours", "judged"),
    [(3.82, "Nothing was better"), (3.56, "Best: **+3.8**. Yours: **+3.6**: a sound choice.")],
)
def test_a_dominated_card_is_never_called_the_best_and_the_best_is_named(yours: float, judged: str) -> None:
    goal = there(next(beat.goal for beat in there(course("toruro").find("seven")).beat if beat.goal))
    said = words(goal, Grade(yours, 3.82))
    assert judged in said
    assert ("Nothing was better" in said) == (yours == 3.82)
    assert said.endswith(goal.why)


@pytest.mark.parametrize(
    ("yours", "judged"),
    [(0.42, "a sound choice"), (0.37, "the weaker choice"), (0.27, "much the weaker choice")],
)
def test_a_grade_names_both_choices_and_its_words_follow_the_difference(yours: float, judged: str) -> None:
    goal = there(next(beat.goal for beat in there(course("toruro").find("swap")).beat if beat.goal))
    said = words(goal, Grade(yours, 0.47), ("the 5 of cups", "the king of coins, the 5 of cups"))
    assert "Best: the king of coins, the 5 of cups, **45 %**. Yours: the 5 of cups, **" in said
    assert f" %**: {judged}." in said


def test_counted_chances_are_told_to_fives_and_exact_ones_to_the_point() -> None:
    ladder = there(next(beat.goal for beat in there(course("toruro").find("ladder")).beat if beat.goal))
    assert "Best: **30 %**. Yours: **25 %**" in words(ladder, Grade(0.26, 0.31))
    favourite = there(next(b.goal for b in there(course("alatriste").find("favourite")).beat if b.goal))
    assert "**72 %**" in words(favourite, Grade(26 / 36, 26 / 36))


def test_escape_opens_the_pause_at_once(sit: Sit) -> None:
    sitting = sit(speed="faster")
    scene = at_beat(sitting, "bulls", "forks", 0)
    scene.go_on()
    sitting.frame()
    assert scene.handle(Key(Act.BACK)) is not None


def test_no_arrow_of_the_coach_strikes_through_a_pot(sit: Sit) -> None:
    scene = at_beat(sit(speed="faster"), "toruro", "go", 2)
    pots = [piece.rect for piece in scene.stage.pieces.values() if piece.token.kind == "pot"]
    assert all(any(kept.contains(pot) for kept in scene.kept_clear()) for pot in pots)
