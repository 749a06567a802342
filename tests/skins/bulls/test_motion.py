"""The staging of events: what is seen of them, and when."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from math import inf

from game.bulls import events
from game.bulls.rows import CARDS
from game.bulls.tokens import BULL, CARD, DESTINATION, MARKER, NOWHERE, RUNNER, owner
from game.bulls.view import BullsView
from game.core.action import token
from game.core.event import Drew, Placed, Played, Removed, Rolled
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls import layout, lying
from scenes.skins.bulls.event_table import SHOWN, cue
from scenes.skins.bulls.motion.props import Props
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.stage.pieces import CHOICE, FLYING, HAND, Piece
from scenes.table.play import PlayScene
from scenes.ui.anim import Cue
from scenes.ui.input import Act, Key, Pointer
from tests.bulls.walk import walk
from tests.narrow import as_a, there
from tests.stage.conftest import Begin

EVENTS = events.__name__
KINDS = ("bull", "runner")


def props_of(scene: PlayScene) -> Props:
    assert isinstance(scene.skin, BullsSkin)
    return scene.skin._props


def finish(motion: Cue | None) -> None:
    assert motion is not None
    with suppress(StopIteration):
        next(motion)
        while True:
            motion.send(inf)


def lasting(motion: Cue | None) -> float:
    """For how many seconds it moves."""
    assert motion is not None
    frames = 0
    with suppress(StopIteration):
        next(motion)
        while True:
            frames += 1
            motion.send(1 / 60)
    return frames / 60


def shown(scene: PlayScene, picture: str) -> list[Piece]:
    return [piece for piece in scene.stage.effects if piece.picture.startswith(picture)]


def lying_on(view: BullsView, flag: int, sign: int) -> BullsView:
    """The view with that Direction token on that sign."""
    return replace(view, flags=(*view.flags[:flag], sign, *view.flags[flag + 1 :]))


def test_every_kind_of_event_has_a_row() -> None:
    ours = {kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == EVENTS}
    assert len(ours) > 15 and ours <= set(SHOWN)
    happened = set()
    for state, _ in walk(3, seed=8):
        assert state.events is not None
        happened |= {type(event) for event in state.events}
        state.events.clear()
    assert happened | ours == set(SHOWN), "and no row is left of what never happens"


def test_at_the_end_of_each_event_bar_and_discards_say_what_its_view_says(begin: Begin) -> None:
    scene = begin(3, 3)
    scene.director.finish()
    props, shown = props_of(scene), 0
    while scene.table.ask is not None and shown < 400:
        scene.table.play(scene.table.ask.seat, scene.table.ask.options[0])
        for event, view in scene.table.events_with_views(None):
            if (motion := cue(props, event, view)) is not None:
                finish(motion)
            said = repr(props.hud)
            props.hud.read(view)
            assert said == repr(props.hud), event
            dice = {BULL[bull.id] for bull in view.bulls} | {RUNNER[runner.id] for runner in view.runners}
            assert {
                name for piece in scene.stage.pieces.values() for name in piece.tokens if name.kind in KINDS
            } == dice
            pile = scene.stage.piece(lying.PILE)
            assert (int(pile.badge) if pile is not None else 0) == len(view.discard), event
            shown += 1


def test_nobody_is_cheered_before_all_dice_have_settled(begin: Begin) -> None:
    scene = begin(1, 4)
    cheered = 0
    while scene.table.ask is not None and cheered < 3:
        scene.session.think(scene.table.ask)
        while scene.director.busy:
            event = scene.director.event
            if not (isinstance(event, Rolled) and event.rule == "bulls.7.3"):
                scene.director.skip()
                continue
            while scene.director.event is event:
                if shown(scene, "shouts/"):
                    assert all(there(scene.stage.piece(die)).angle == 0 for die in event.dice)
                    assert shown(scene, "bulls/star")
                    cheered += 1
                    break
                scene.director.update(1 / 60)
            scene.director.skip()
    assert cheered >= 3


def test_runners_of_a_street_and_colour_set_off_the_foremost_first_and_no_mark_runs_with_them(
    begin: Begin,
) -> None:
    scene = begin(1, 6)
    dangers, left = as_a(BullsSkin, scene.skin)._dangers, Counter[int]()
    while scene.table.ask is not None and left.total() < 6:
        scene.session.think(scene.table.ask)
        while scene.director.busy:
            event = scene.director.event
            if not (isinstance(event, events.Ran) and event.pieces[0].kind == "runner"):
                scene.director.skip()
                continue
            start = {die: there(scene.stage.piece(die)).x for die in event.pieces}
            for _ in range(15):
                scene.director.update(1 / 60)
                assert not dangers.marks()
            figures = len(shown(scene, "bulls/runner_"))
            assert 0 < figures < len(event.pieces) / 2
            for street in set(event.streets):
                taken = zip(event.pieces, event.streets, strict=True)
                dice = [die for die, way in taken if way == street]
                here = [die for die in dice if owner(die) == owner(dice[0])]
                gone = {die for die in here if there(scene.stage.piece(die)).lift > 0}
                stay = [start[die] for die in here if die not in gone]
                assert all(start[die] >= max(stay, default=0.0) for die in gone)
                left[street.id] += len(gone)
            scene.director.skip()
    assert left.total() > 3


def test_a_card_of_a_rival_is_read_the_first_time_and_passes_any_other_time(begin: Begin) -> None:
    scene = begin(1, 4)
    scene.director.finish()
    props, view = props_of(scene), as_a(BullsView, scene.director.view)
    alike = [card for card in CARD if CARDS[card.id].id == CARDS[0].id and scene.stage.piece(card) is None]
    first, second = (lasting(cue(props, Played("bulls.7.1", 1, card), view)) for card in alike[:2])
    assert first > 1 and second < 0.75


def test_direction_tokens_on_one_sign_lie_side_by_side_and_close_ranks(begin: Begin) -> None:
    scene = begin(2, 4)
    scene.director.finish()
    props, sign = props_of(scene), token("sign", 8)
    view = scene.table.view(None)
    for seat, flag in ((3, 9), (1, 3), (0, 0)):
        view = lying_on(view, flag, sign.id)
        finish(cue(props, Placed("bulls.9.6", MARKER[flag], sign, seat), view))
    lying = [scene.stage.pieces[MARKER[flag]] for flag in (0, 3, 9)]
    middle = props.board.points[sign][0]
    assert [piece.x > middle for piece in lying] == [True, False, True]
    assert len({piece.x for piece in lying}) == 3
    finish(cue(props, Removed("bulls.9.6", (MARKER[0],), (sign,)), lying_on(view, 0, NOWHERE)))
    assert MARKER[0] not in scene.stage.pieces
    assert [piece.x > middle for piece in lying[1:]] == [True, False]


def test_a_card_that_is_being_shown_is_not_shown_once_more_under_the_cursor(begin: Begin) -> None:
    scene = begin(1, 2, humans=1)
    scene.director.finish()
    card = [piece for piece in scene.stage.pieces.values() if piece.layer == HAND][1]
    scene.handle(Pointer("move", (card.x, 690)))
    scene.update(1.0)
    assert scene.zoom.area(1.0) is not None
    card.layer = FLYING
    assert scene.zoom.area(1.0) is None


def test_faces_to_choose_from_are_gone_once_one_is_chosen(begin: Begin) -> None:
    asked: Counter[bool] = Counter()
    for seed in (1, 2, 3):
        scene = begin(seed, 2, humans=1)
        while scene.table.ask is not None:
            scene.director.finish()
            ask = scene.table.ask
            faces = ask is not None and ask.prompt == "bulls.choose_face" and scene.turn is not None
            choices = [piece for piece in scene.stage.pieces.values() if piece.layer == CHOICE]
            assert bool(choices) == faces
            asked[faces] += 1
            if ask is None:
                break
            scene.session.think(ask)
            if faces and scene.director.busy:
                assert not [piece for piece in scene.stage.pieces.values() if piece.layer == CHOICE]
    assert asked[True] > 1


def test_a_face_is_chosen_by_its_number(begin: Begin) -> None:
    for seed in range(1, 9):
        scene = begin(seed, 2, humans=1)
        while (ask := scene.table.ask) is not None:
            scene.director.finish()
            if ask.prompt == "bulls.choose_face" and scene.turn is not None:
                scene.handle(Key(Act.SLOT, slot=4))
                assert str(scene.table.record.actions[-1]) == "pick face:4"
                return
            scene.session.think(ask)
    raise AssertionError("nobody was asked for a face")


def test_a_destination_card_lies_whole_when_the_dawn_is_clicked_through(begin: Begin) -> None:
    scene = begin(1, 2)
    props, view = props_of(scene), scene.table.view(None)
    dealt = tuple(DESTINATION[card] for card in view.slots)
    finish(cue(props, events.DestinationsDealt("bulls.6.4", dealt, ()), view))
    lying = [scene.stage.pieces[card] for card in dealt]
    assert {(piece.width, piece.height) for piece in lying} == {layout.DESTINATION}


def test_the_deck_counts_what_is_left_while_cards_are_dealt(begin: Begin) -> None:
    scene = begin(1, 2)
    props, view = props_of(scene), replace(scene.table.view(None), deck=47)
    deck = there(scene.stage.piece(layout.DECK_PILE))
    deck.badge = "52"
    next(there(cue(props, Drew("bulls.6.3", 0, 5), view)))
    assert deck.badge == "47"


def test_nothing_is_pointed_at_any_more_while_others_play(begin: Begin) -> None:
    scene = begin(1, 2, humans=1)
    scene.director.finish()
    sign = next(piece for piece in scene.stage.pieces.values() if piece.token.kind == "sign")
    scene.handle(Pointer("move", (sign.x, sign.y)))
    assert scene.zoom.piece is sign
    while scene.table.ask is not None and scene.table.seats[scene.table.ask.seat].human:
        scene.director.finish()
        ask = scene.table.ask
        scene.handle(Pointer("move", (sign.x, sign.y)))
        scene.session.play([there(ask).options[-1]])
    assert scene.zoom.piece is None


def test_from_the_chronicle_upwards_lies_the_corral_above_it(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    scene.page.focus("chronicle")
    scene.page.ring.shown = True
    scene.handle(Key(Act.UP))
    current = there(scene.page.ring.current)
    assert current.key.startswith("space:") and current.rect.centerx < 300
    scene.handle(Key(Act.DOWN))
    assert there(scene.page.ring.current).key == "chronicle"
