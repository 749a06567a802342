"""A table of El Toro at rest: nothing that is read or asked lies over the dice that it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pygame
import pytest

from game.bulls import GAME
from game.bulls.events import Rerolled, Shifted, Trampled, Turned
from game.bulls.forecast import risks, table_after
from game.bulls.odds import odds
from game.bulls.rows import CARDS, KINDS, Card
from game.bulls.tokens import MARKER, RUNNER
from game.bulls.view import BullsView
from game.core.action import token
from game.core.event import Event, Removed
from game.core.script import Ask, advance, pending
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing import card_faces
from scenes.skins.bulls.drawing.card_faces import BAND, name_ribbon
from scenes.skins.bulls.drawing.face_picker import picker_of
from scenes.skins.bulls.drawing.horned_marks import in_words
from scenes.skins.bulls.event_table import line
from scenes.skins.bulls.layout import DiceLayout
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.skins.bulls.words.recap import MOST, has_befallen, recap
from scenes.stage.chronicle import RECAP
from scenes.stage.director import PATIENCE
from scenes.stage.pieces import Piece
from scenes.table.log import is_told
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.input import Pointer
from scenes.ui.theme import PAPER_HI, ratio
from tests.bulls.table import do, play, position, space, town
from tests.bulls.walk import walk
from tests.narrow import as_a, there
from tests.skins.bulls.test_words import words_of
from tests.stage.conftest import Begin

DICE = ("runner", "bull")


def dice_of(scene: PlayScene) -> list[Piece]:
    """The sprites of all dice."""
    return [piece for piece in scene.stage.pieces.values() if piece.token.kind in DICE]


def in_row(row: int) -> Callable[[PlayScene, Ask], bool]:
    """True where a card is to be played while the dice stand in that row."""
    return lambda scene, ask: ask.prompt == "bulls.play_card" and scene.table.view(ask.seat).row == row


@pytest.mark.parametrize("row", range(4))
def test_a_card_that_is_looked_at_hides_no_dice_and_the_prompt_stays(begin: Begin, row: int) -> None:
    scene = play_until(begin(1, 4, humans=1), in_row(row))
    panel, canvas = scene.session.prompt_panel, scene.services.canvas
    at_rest, seen = panel.area(canvas, None), 0
    for name in scene.skin.slots():
        scene.handle(Pointer("move", (there(scene.stage.piece(name)).x, 700)))
        scene.update(1.0)
        area = there(scene.zoom.area(1.0))
        assert area.w == pytest.approx(200)
        assert [piece for piece in dice_of(scene) if piece.rect.colliderect(area)] == []
        assert panel.area(canvas, area) == at_rest
        seen += 1
    assert seen > 1


def test_cards_of_the_hand_stand_upright_below_the_question(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    panel = scene.session.prompt_panel.area(scene.services.canvas, None)
    hand = [there(scene.stage.piece(name)) for name in scene.skin.slots()]
    assert {(card.angle, card.rect.top) for card in hand} == {(0.0, hand[0].rect.top)}
    assert panel.bottom <= hand[0].rect.top + 1 < panel.bottom + 6
    assert 720 - hand[0].rect.top >= 95, "more than half of it is seen"


def test_a_card_of_the_hand_rises_only_while_it_is_looked_at(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    first, second = (there(scene.stage.piece(name)) for name in scene.skin.slots()[:2])
    low = first.lift
    scene.skin.point(first.token)
    assert first.lift > low
    scene.session.settle()
    first, second = (there(scene.stage.piece(card.token)) for card in (first, second))
    assert first.lift > low
    scene.skin.point(second.token)
    assert first.lift == low and second.lift > low


def dice_layout(view: BullsView) -> DiceLayout:
    """Where the dice of a view stand in the town that the program ships."""
    columns = (94.0, 342.0, 587.0, 832.0, 1065.0)
    middles = {space.id: (columns[space.row], 122.0 + 106 * space.index) for space in town().spaces}
    found = DiceLayout(middles, frozenset(town().destinations), ("yellow", "blue", "green"))
    found.read(view)
    return found


def test_no_die_is_darkened_where_others_are_chosen() -> None:
    dice = dice_layout(
        GAME.view(next(state for state, ask in walk(3, 5) if ask.prompt == "bulls.play_card"), 0)
    )
    assert {(piece.token.kind, piece.is_paling) for piece in dice.pieces()} == {(kind, True) for kind in DICE}


def face_questions() -> Iterator[tuple[BullsView, Ask, list[dict[int, int]]]]:
    """Questions for a face, each with the chances of all Runners after every answer by the rules."""
    for seed in range(5, 11):
        for state, ask in walk(3, seed):
            if ask.prompt == "bulls.choose_face":
                after = []
                for option in ask.options:
                    then = GAME.clone(state)
                    advance(then, option)
                    after.append(risks(GAME.view(then, ask.seat)))
                if then.row == state.row:
                    yield GAME.view(state, ask.seat), ask, after


def lying_of(view: BullsView, ask: Ask) -> int:
    """The place of the die that is turned, or where a Bull comes in."""
    dice = [lying for thing in ask.about if (lying := view.die(thing)) is not None and thing.kind != "card"]
    return dice[0].space if dice else next(thing.id for thing in ask.about if thing.kind == "space")


def test_each_face_says_what_comes_of_it_and_none_lies_over_dice() -> None:
    runners = bulls = 0
    for view, ask, after in face_questions():
        dice = dice_layout(view)
        picker = there(picker_of(view, ask, dice))
        stand = [
            pygame.FRect(c.x - c.size / 2, c.y - c.size / 2, c.size, c.size) for c in dice.cells().values()
        ]
        assert picker.area.collidelist(stand) < 0
        if picker.is_row:
            low = pygame.FRect(layout.PAPER.right, layout.HOOK.y, *layout.HAND)
            assert low.contains(picker.area) and view.row <= 1, "over no street"
        else:
            assert pygame.FRect(0, layout.BAR, 1280, 520).contains(picker.area)
            beside = dice.paving(lying_of(view, ask)).left - picker.area.right
            assert 0 < beside < 60, "it lies where the dice have been"
        for face, outcome, led, chances in zip(
            picker.faces, picker.outcomes, picker.exits, after, strict=True
        ):
            if picker.die.kind == "runner" and picker.die.id in chances:
                assert outcome == in_words(Fraction(chances[picker.die.id], 6))
                then = odds(there(table_after(view, ask, face)))[picker.die.id]
                assert there(led).card == (view.slots[then.likeliest] if sum(then.arrivals) else None)
                runners += 1
            elif picker.die.kind == "bull":
                assert (outcome == "–") or any(chances.values())
                assert led is None
                bulls += 1
    assert runners and bulls


def test_a_face_that_is_pointed_at_says_where_its_die_runs(begin: Begin) -> None:
    scene = play_until(begin(2, 4, humans=1), lambda scene, ask: ask.prompt == "bulls.choose_face")
    faces = [piece for piece in scene.stage.pieces.values() if piece.token.kind == "face"]
    said = {scene.skin.explain(face) for face in faces}
    assert len(faces) == len(said) == 6
    assert all("it runs to" in words for words in said)


def test_anothers_card_lies_below_its_seat_and_points_at_what_it_is_used_on(begin: Begin) -> None:
    scene = begin(3, 3)
    skin, pointed = as_a(BullsSkin, scene.skin), 0
    scene.director.finish()
    while scene.table.ask is not None and pointed < 5:
        scene.session.think(scene.table.ask)
        for _ in range(2000):
            if not scene.director.busy:
                break
            scene.director.update(0.1)
            aim, view = skin._props.aim, as_a(BullsView, scene.director.view)
            if aim is None or view.card is None:
                continue
            card = there(scene.stage.piece(token("card", view.card)))
            x, y = skin._props.in_play(there(view.player))
            assert (card.x, card.y) == pytest.approx((x, y))
            assert aim.colour == scene.table.seats[there(view.player)].colour and aim.ends
            aim.draw(scene.services.canvas)
            pointed += 1
            scene.director.skip()
        assert skin._props.aim is None
    assert pointed >= 5


def told(events: list[Event], state: object) -> list[Event]:
    """Those events that befall seat 0 and stand in the chronicle."""
    words = words_of(state)  # type: ignore[arg-type]
    return [event for event in events if has_befallen(event, 0) and line(words, event) is not None]


def test_only_what_others_did_to_a_seat_befalls_it() -> None:
    hands = [["quick_feet"], ["wrong_turn"]]
    state = position(["0 S2 2", "1 S2 4"], hands=hands)
    do(state, "play quick_feet", "done")
    events = play(state, "play wrong_turn", "pick runner:0", "done")
    assert [type(event).__name__ for event in told(events, state)] == ["Turned"]
    assert not [event for event in events if has_befallen(event, 1)]
    assert pending(state) is None or RUNNER[0] in [RUNNER[id] for id in state.runners]


def test_the_chronicle_recalls_at_a_turn_what_befell_its_player_until_they_answer(begin: Begin) -> None:
    scene = begin(8, 4, humans=1)
    chronicle = scene.session.chronicle
    play_until(scene, lambda scene, ask: bool(chronicle.recap))
    assert chronicle._heading == "Since your last turn"
    events = [there(line.event) for line in chronicle.recap]
    assert events and all(has_befallen(event, 0) for event in events)
    scene.session.think(there(scene.table.ask))
    assert not chronicle.recap and chronicle._heading == "Chronicle"


def test_what_befell_a_player_is_recalled_with_their_own_dice_alone(begin: Begin) -> None:
    scene = play_until(begin(3, 6, humans=1), is_first_card)
    chronicle, canvas, skin = scene.session.chronicle, scene.services.canvas, as_a(BullsSkin, scene.skin)
    own, place = RUNNER[:4], tuple(token("space", space(key)) for key in ("A1", "A2", "B1", "B2"))
    befell: list[Event] = [
        Trampled("bulls.7.3", place[0], (own[0], RUNNER[17]), (5, 3)),
        Rerolled("bulls.9.1", own[1:4], (1, 5, 6), 1, (2, 3, 4), place[:1] * 3),
        Turned("bulls.9.2", (own[1], RUNNER[17]), (3, 2), 2, (4, 5), place[:2]),
        Trampled("bulls.7.3", place[2], (own[3],), (6,)),
        Shifted("bulls.9.3", own[1:2], place[2:3], place[3:], (3,), 3),
        Removed("bulls.9.5", (MARKER[0],), (token("sign", min(town().signs)),), 4),
        Turned("bulls.9.2", own[2:3], (1,), 5, (2,), place[:1]),
    ]
    lines = [there(skin.line(event)) for event in befell]
    chronicle.recap = recap(skin._words, skin._hud.faces, lines, 0)
    told = [line.text for line in chronicle.recap]
    assert len(told) == MOST and told[1].count("die_yellow") == 2, "all who were trampled are one row"
    assert [line.event for line in chronicle.recap] == [befell[place] for place in (2, 3, 4, 5, 6)], "in turn"
    assert not [text for text in told if re.search("die_(?!yellow)", text)]
    assert all("[faces/" in text for place, text in enumerate(told) if place != 1), "with who did it"
    for size in (1.0, 2.0):
        canvas.lettering.factor = size
        with chronicle._sized(canvas):
            areas = [area for _, area in chronicle._shown(canvas)]
            wide = [canvas.measure(text, RECAP)[0] for text in told]
        assert len(areas) == MOST and all(chronicle.place.contains(area) for area in areas)
        assert all(words < area.w for words, area in zip(wide, areas, strict=True))
    chronicle.recap = recap(skin._words, skin._hud.faces, lines[:3], 0)
    assert all(name in chronicle.recap[-1].text for name in ("die_yellow_4", "die_yellow_3", "Fuente"))
    assert is_told(lines[2], chronicle.recap[-1]), "which a press finds in the whole chronicle"


def test_every_roundabout_bears_its_name(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begin(1, 2)
    written: list[str] = []
    text = Canvas.text

    def noted(self: Canvas, words: str, *rest: object, **more: object) -> pygame.FRect:
        written.append(words)
        return text(self, words, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", noted)
    skin = as_a(BullsSkin, scene.skin)
    skin._town._names(scene.services.canvas)
    named = [space.name for space in town().spaces if space.number is None and space.slot is None]
    assert written == named and len(named) == 12


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_in_large_letters_a_sign_says_its_parity_alone_in_larger_ones(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    skin, drawn = as_a(BullsSkin, begin(1, 2).skin), set[str]()
    canvas = skin._services.canvas
    picture = canvas.picture

    def note(name: str, *given: Any, **how: Any) -> Any:
        drawn.add(name)
        return picture(name, *given, **how)

    monkeypatch.setattr(canvas, "picture", note)
    monkeypatch.setattr(canvas.lettering, "factor", text)
    for _ in skin._town._light(canvas, skin._town._look(canvas)):
        pass
    signs = {name for name in drawn if "/sign_" in name}
    assert len(signs) == 2 and all(name.endswith("_large") is (text >= 1.5) for name in signs)


@pytest.mark.parametrize(("seats", "least"), [(2, 2.0), (4, 1.8), (6, 1.4)])
def test_the_counts_on_the_plates_grow_with_the_text(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, seats: int, least: float
) -> None:
    scene = begin(1, seats)
    scene.director.finish()
    hud, canvas = as_a(BullsSkin, scene.skin)._hud, scene.services.canvas
    sizes: dict[str, float] = {}
    text = Canvas.text

    def noted(self: Canvas, words: str, *rest: Any, **more: Any) -> pygame.FRect:
        if words.isdigit() and rest[2] == "caption":
            sizes[words] = self.lettering.factor
        return text(self, words, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    monkeypatch.setattr(canvas.lettering, "factor", 2.0)
    hud.draw(canvas)
    assert sizes and min(sizes.values()) >= least


@pytest.mark.parametrize(("seats", "words"), [(4, {"Play", "Run", "Charge", "Pass"}), (6, {"Play"})])
def test_the_bar_of_many_seats_says_in_words_only_what_is_done_now(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, seats: int, words: set[str]
) -> None:
    scene = play_until(begin(1, seats, humans=1), is_first_card)
    written: list[str] = []
    text = Canvas.text

    def noted(self: Canvas, words: str, *rest: Any, **more: Any) -> pygame.FRect:
        written.append(words)
        return text(self, words, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    as_a(BullsSkin, scene.skin)._hud._draw(scene.services.canvas)
    assert words == {"Play", "Run", "Charge", "Pass"} & {*written}


def test_in_large_letters_the_names_of_the_hand_are_printed_across_its_cards(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    ribbons = [layout.ribbon(card) for card in scene.skin.slots()]
    assert not scene.stage.find(ribbons)
    scene.services.canvas.lettering.factor = 2.0
    scene.session.settle()
    assert [piece.picture.rpartition("/")[2] for piece in scene.stage.find(ribbons)] == [
        CARDS[card.id].id for card in scene.skin.slots()
    ]
    assert not any(piece.target for piece in scene.stage.find(ribbons))
    scene.session.think(there(scene.table.ask))
    for _ in range(PATIENCE + 1):  # in which its picture is waited for
        scene.director.update(1 / 60)
    assert len(scene.stage.find(ribbons)) == len(ribbons) - 1
    scene.services.canvas.lettering.factor = 1.0


@pytest.mark.parametrize("card", KINDS, ids=[card.id for card in KINDS])
def test_a_name_in_large_letters_lies_on_the_colour_of_its_card(begin: Begin, card: Card) -> None:
    art = begin(1, 2).services.canvas.art
    card_faces.register(art)
    ribbon, master = art.picture(name_ribbon(card.id), 600), art.load_uncached(f"bulls/action_{card.id}")
    ground = pygame.Color(ribbon.get_at((580, 126)))
    near = pygame.Color(*pygame.transform.average_color(master, BAND))
    assert max(abs(one - other) for one, other in zip(ground[:3], near[:3], strict=True)) < 20
    assert ratio(PAPER_HI, (ground.r, ground.g, ground.b)) >= 4.5
    plain = {ribbon.get_at((x, 126))[:3] for x in range(30, 120, 4)}
    assert card.bull_icon <= (len(plain) > 4), "the sign of a Bull is printed there, too"
