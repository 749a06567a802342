"""Encounters on one sheet: whose faces meet, where Fencing comes from, the odds; how long scenes stay."""

from __future__ import annotations

import random
from dataclasses import replace
from types import UnionType
from typing import Any

import pygame
import pytest

from game.alatriste import events, events_combat
from game.alatriste.odds import odds
from game.alatriste.rows import CARDS
from game.alatriste.tokens import CHALLENGE, SEAT
from game.alatriste.view import AlatristeView
from game.core.action import action
from game.core.event import Event
from game.core.script import Ask
from game.translation import use
from scenes.skins.alatriste.drawing import card_faces, encounter, meeting
from scenes.skins.alatriste.drawing.cast import FEET, FENCER, Cast
from scenes.skins.alatriste.drawing.encounter import Encounter
from scenes.skins.alatriste.drawing.labels import Labels
from scenes.skins.alatriste.drawing.large_sheet import on_screen
from scenes.skins.alatriste.drawing.meeting import PROMPTS, sources
from scenes.skins.alatriste.motion import theatre
from scenes.skins.alatriste.motion.fight_sums import stake_of
from scenes.skins.alatriste.motion.props import MIDDLE
from scenes.skins.alatriste.screenshots import COMBAT, MOMENTS, Moment, arranged, moment
from scenes.skins.alatriste.words.spoils import spoils
from scenes.stage.faces import Mood
from scenes.stage.own_dice import CUP
from scenes.table.buttons import Answer
from scenes.table.play import PlayScene
from scenes.ui.anim import Pause
from scenes.ui.canvas import Canvas
from scenes.window.app import App, windowless
from tests.easel import Easel
from tests.narrow import as_a, there
from tests.skins.alatriste.conftest import Begin, anything, asked, play_on, skin_of

BODY_HIGH = 214.0
"""How high a fencer on guard is in a scene, plume included."""
BODY = 60.0
"""How far a fencer reaches to each side, without arms and blade."""


def sheet(scene: PlayScene) -> Encounter:
    """The sheet that lies over the board."""
    return as_a(Encounter, there(scene.turn).form)


@pytest.mark.parametrize("prompt", [name.partition(".")[2] for name in PROMPTS])
def test_before_a_fight_its_odds_are_told_of_every_rival(begin: Begin, prompt: str) -> None:
    scene = begin(3, 5, 5, privacy="open")
    ask = play_on(scene, random.Random(3), asked(prompt))
    rivals = [option.picks[0].id for option in ask.options if option.picks]
    if prompt != "combat":
        rivals = [ask.about[0].id]
    view = scene.table.view(ask.seat)
    expected = [odds(view, ask.seat, rival, prompt != "combat", prompt != "accept") for rival in rivals]
    assert sheet(scene).odds == expected
    scene.draw(scene.services.canvas)


@pytest.mark.parametrize("duel", [True, False])
def test_what_is_listed_of_a_fighter_adds_up_to_what_the_rules_add(begin: Begin, duel: bool) -> None:
    scene, chance, listed = begin(3, 5, 0), random.Random(3), 0
    for _ in range(250):
        scene.session.play(anything(there(scene.table.ask), chance))
        scene.director.finish()
        for player in scene.table.view(None).players:
            found = sources(player, duel)
            assert sum(n for _, n in found) == player.skill(duel)
            listed = max(listed, len(found))
    assert listed > 1


def test_in_a_story_the_sheet_tells_no_odds(begin: Begin) -> None:
    scene = begin(3, 5, 5, privacy="open", numbers="story")
    play_on(scene, random.Random(3), asked("combat"))
    told = "\n".join(sheet(scene).spoken_text())
    assert "%" not in told and "Fencing" in told
    assert not scene.session.odds_gauge.is_offered


def test_swords_are_drawn_with_a_red_button_and_nothing_else_is_red(app: App) -> None:
    scene = moment(app, 1, "odds")
    kinds = {widget.text: widget.kind for widget in scene.page.all() if isinstance(widget, Answer)}
    assert kinds["Challenge"] == "red"
    assert [kind for kind in kinds.values() if kind == "red"] == ["red"]


def test_the_sheet_says_what_a_refusal_costs(begin: Begin) -> None:
    scene = begin(3, 5, 5, privacy="open")
    play_on(scene, random.Random(3), asked("accept"))
    assert "Refusing: −2 Fame." in sheet(scene).stakes()[0]


def test_the_sheet_says_what_a_challenge_brings_to_whoever_is_challenged(begin: Begin) -> None:
    scene = begin(3, 5, 5, privacy="open")
    ask = play_on(scene, random.Random(3), asked("challenge"))
    rival = scene.table.seats[ask.about[0].id].name
    told = sheet(scene).stakes()[0]
    assert told == f"You: +1 Fame. {rival}: −2 for refusing, +1 for accepting."


def test_whoever_is_about_to_die_is_told_why_and_what_saves_them(app: App) -> None:
    scene = moment(app, 1, "surgeon")
    skin = skin_of(scene)
    view = there(skin._view)
    met = there(meeting.standoff(view, skin._seats))
    told = skin._sheets.encounter(met, view).stakes()
    assert told[0].startswith("Whoever is fallen upon with 3 Vigour or less dies")
    assert "surgeon" in told[1]


def portraits(scene: PlayScene) -> set[str]:
    """The portraits that are shown over the board."""
    return {piece.picture for piece in scene.stage.effects if "portrait" in piece.picture}


def until(scene: PlayScene, kind: type[Event] | UnionType) -> Event:
    """Let time go by, hurried, until an event of that kind waits for somebody."""
    for _ in range(3000):
        event = scene.director.event
        if scene.director.waiting and isinstance(event, kind):
            return event
        if scene.director.waiting:
            scene.director.skip()
        if not scene.director.busy:
            scene.session.play([there(scene.table.ask).options[-1]])
        scene.director.update(0.1)
    raise AssertionError(f"no {kind} waits")


def test_both_fighters_have_their_own_faces(app: App) -> None:
    scene = moment(app, 1, "duel")
    faces = [face.rpartition("/")[2] for face in skin_of(scene)._faces]
    assert {name.split()[0].rpartition("/")[2] for name in portraits(scene)} == {faces[0], faces[1]}


def test_a_fight_of_mine_stays_until_i_go_on(app: App) -> None:
    scene = moment(app, 1, "duel")
    until(scene, events_combat.Clashed | events.Changed)
    scene.director.update(60.0)
    assert scene.director.waiting


def test_a_scene_waits_for_those_in_it_the_first_times_and_never_for_bots(begin: Begin) -> None:
    props = skin_of(begin(1, 4, 1))._props
    pauses = [next(theatre.rest(props, "jail", (0, 2))) for _ in range(theatre.UNKNOWN + 1)]
    assert pauses == [*[Pause.READ] * theatre.UNKNOWN, Pause.SEEN]
    assert next(theatre.rest(props, "duel", (1, 2))) is Pause.SEEN
    assert next(theatre.rest(props, "duel", (1, 0))) is Pause.READ


def test_an_audience_always_stays_until_somebody_goes_on(app: App) -> None:
    scene = moment(app, 1, "audience")
    skin_of(scene)._props.scenes["audience"] = 9
    until(scene, events.AudienceHeld)


def test_where_only_bots_play_nothing_waits(begin: Begin) -> None:
    scene, chance = begin(3, 4, 0), random.Random(3)
    for _ in range(150):
        scene.session.play(anything(there(scene.table.ask), chance))
        while scene.director.busy:
            assert not scene.director.waiting
            scene.director.update(0.5)


def test_sources_are_listed_only_where_a_number_is_more_than_fencing(begin: Begin) -> None:
    scene = begin(1, 3, 1)
    view = scene.table.view(0)
    armed = replace(view.players[0], fencing=5, board=(33, 36), fight=3)
    ask = Ask(0, "alatriste.challenge", (CHALLENGE,), (SEAT[1],))
    view = replace(view, players=(armed, replace(view.players[1], board=()), *view.players[2:]))
    cast = Cast(scene.services.canvas.art, scene.table.seats, ["faces/teo"] * 3)
    sheet = Encounter(ask, view, str, scene.table.seats, cast, True)
    mine = sheet.listed(0)
    assert len(mine) > 1 and sum(n for _, n in mine) == armed.skill(True) and sheet.listed(1) == []


def test_a_character_does_not_count_in_a_duel_and_the_sheet_says_so_in_every_text_size(app: App) -> None:
    found = sheet(moment(app, 1, "accept"))
    own = found.own
    assert (own.combat_fencing, own.duel_fencing) == (9, 8)
    assert found.idle(0) == ["Ambrosio Spínola +1", "not in a duel: 8 of 9"] and found.idle(1) == []
    assert "Ambrosio Spínola +1: not in a duel: 8 of 9)" in found.spoken_text()[0]
    canvas = Easel(app.services.canvas)
    found._paint(canvas, False)
    assert {"8", "9", *found.idle(0)} <= {one.what for one in canvas.words}
    in_combat = Encounter(
        Ask(0, "alatriste.combat", (action("combat", SEAT[1]),)),
        there(skin_of(moment(app, 1, "accept"))._view),
        str,
        found.seats,
        found._cast,
        True,
    )
    assert in_combat.idle(0) == []


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize(
    ("name", "costs"),
    [("peril", ("It cannot be refused.", "You may die.")), ("odds", ("−2 for refusing", "1 to 6"))],
)
def test_what_the_answers_cost_stands_on_the_sheet_in_every_text_size_and_no_other_percents(
    app: App, text: float, name: str, costs: tuple[str, ...]
) -> None:
    app.services.canvas.lettering.factor = text
    found = sheet(moment(app, 1, name))
    told = " ".join(line.words for lines in found.lines() for line in lines)
    assert all(cost in told for cost in costs)
    assert "%" not in told + " ".join(found.stakes()) + found.danger()


@pytest.mark.parametrize("language", ["en", "es"])
def test_whatever_adds_to_fencing_has_a_name_of_whole_words(language: str) -> None:
    canvas = windowless((960, 540), language).services.canvas
    room = encounter.COLUMN - 33
    for card in (number for number, row in CARDS.items() if row.fencing):
        name = card_faces.name(card)
        short = encounter._short(canvas, name, room)
        assert short in name and short.split()[0] in name.split() and short.split()[-1] in name.split()
        with canvas.lettering.at_most(encounter.SIZES[-1]):
            assert canvas.fits(short, "caption", room)
    use("en")


def test_a_cup_in_a_fight_stands_between_the_fighters(app: App) -> None:
    app.services.settings.dice = "every"
    scene = arranged(app, 1, Moment(*COMBAT, "Rolled die:2 ", 0.0))
    while not scene.director.is_throw_awaited:
        scene.update(0.05)
    cup = next(piece for piece in scene.stage.effects if piece.picture == CUP)
    fencers = there(skin_of(scene)._props.act).fencers.values()
    assert len(fencers) == 2
    for fencer in fencers:
        assert abs(cup.x - on_screen((fencer.x, 0.0))[0]) > cup.width / 2 + BODY


def test_the_sheet_of_an_encounter_goes_as_the_patrol_stops_the_fight(app: App) -> None:
    scene = moment(app, 1, "patrol")
    assert skin_of(scene)._props.fought


def test_neither_the_way_of_the_patrol_nor_its_shout_hides_anybody_on_the_board(app: App) -> None:
    scene, seen = arranged(app, 1, MOMENTS["patrol"]._replace(seconds=0.0)), set[str]()
    figures = [piece.rect for piece in scene.stage.pieces.values() if piece.token.kind in ("pawn", "patrol")]
    while isinstance(scene.director.event, events_combat.PatrolWatched):
        scene.director.update(1 / 30)
        for piece in scene.stage.effects:
            if piece.picture.startswith(("shouts/", "alatriste/en/note watch")) and piece.scale == 1.0:
                seen.add(piece.picture.partition("/")[0])
                assert piece.rect.collidelist(figures) < 0, piece.picture
    assert seen == {"shouts", "alatriste"}


def test_a_tie_says_who_throws_again_while_the_dice_lie_there_and_leaves_the_sums(app: App) -> None:
    scene = arranged(app, 1, MOMENTS["dice"]._replace(seconds=0.0))
    told, seen = "Amaya, Bruno: once more", False
    for _ in range(120):
        scene.update(1 / 60)
        seen = seen or any(told in piece.picture and piece.alpha > 0.9 for piece in scene.stage.effects)
    assert seen
    assert not any(told in piece.picture and piece.alpha for piece in scene.stage.effects)
    act = there(skin_of(scene)._props.act)
    again = {seat for seat, label in act.earlier.items() if label.alpha == 1.0}
    assert again == {0, 1}, "who have 10 each, and throw again"
    rail = MIDDLE[1] + theatre.TOP + there(act.ground).rail
    for seat, label in act.earlier.items():
        assert label.x == act.figures[seat].x, "and has it before him meanwhile"
        assert act.figures[seat].rect.top < label.rect.top and label.rect.bottom < rail


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("theirs", [True, False])
def test_the_sheet_of_a_duel_says_what_its_loser_pays(app: App, own: bool, theirs: bool) -> None:
    bare: dict[str, Any] = {"hand": [], "board": []}
    stripped = {seat: bare for seat, has in (("0", own), ("1", theirs)) if not has}
    scene = arranged(app, 1, MOMENTS["odds"]._replace(players=stripped))
    ask, found = there(scene.table.ask), sheet(scene)
    assert ask.prompt == "alatriste.challenge" and ask.seat != found.odds[0].rival
    has = (theirs, own) if ask.seat == 0 else (own, theirs)
    _, prize, wound = found.stakes()
    assert ("a card of theirs" in prize, "a card of yours" in prize) == has
    assert ("taken from them" in prize, "You lose: −1 Fame." in prize) == (not has[0], not has[1])
    assert "1 to 6" in wound


@pytest.mark.parametrize("name", ["duel", "combat"])
def test_the_end_of_a_fight_tells_the_margin_and_the_prize_beside_both_sums(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = arranged(app, 1, MOMENTS[name]._replace(event="Clashed", seconds=0.0))
    told, write = set[str](), Labels.__call__

    def note(labels: Labels, words: str, *rest: Any) -> tuple[str, float, float]:
        told.add(words)
        return write(labels, words, *rest)

    monkeypatch.setattr(Labels, "__call__", note)
    for _ in range(120):
        scene.update(0.05)
    margin = {"duel": "Won by 5: +1 Fame and a card", "combat": "Won by 10: Bruno discards 2 cards"}[name]
    assert margin in told


def test_a_loser_of_a_duel_without_cards_gives_up_fame() -> None:
    seen: AlatristeView = moment(windowless((1280, 720), "en"), 1, "targets").table.view(0)
    first, second, *others = seen.players
    poor = replace(seen, players=(first, replace(second, cards=0, board=()), *others))
    lost = events_combat.Clashed("alatriste.8.2", (0, 1), ((4, 5), (6, 3)), (20, 15), 0, True)
    assert spoils(poor, lost, "Bruno") == "Won by 5: +1 Fame, taken from Bruno"
    assert spoils(poor, replace(lost, duel=False), "Bruno") == "Won by 5"


def test_what_a_combat_is_fought_for_says_whose_loss_it_is() -> None:
    scene = moment(windowless((1280, 720), "en"), 1, "targets")
    tied = events_combat.Clashed("alatriste.8.3", (0, 1), ((4, 5), (6, 3)), (15, 15), None, False)
    assert stake_of(skin_of(scene)._props, tied, None) == [("draws", "−2 for the loser")]


def words_of(scene: PlayScene) -> list[str]:
    """Every label and cry that an open scene shows."""
    act = there(skin_of(scene)._props.act)
    return [piece.picture for piece in act.pieces if piece.alpha > 0.5]


def test_an_audience_says_what_dice_and_friends_must_make_and_the_others_look_on(app: App) -> None:
    scene = moment(app, 1, "audience")
    shown, act = words_of(scene), there(skin_of(scene)._props.act)
    assert any("9 or more on two dice: 28 %" in piece.picture for piece in act.pieces), "until the answer"
    assert any("9: received!" in words for words in shown)
    assert {*act.faces} == {0, 1, 2, 3}
    moods = {seat: face.picture for seat, face in act.faces.items()}
    cast = skin_of(scene)._cast
    assert moods == {seat: cast.portrait(seat, Mood.GLAD if seat == 0 else Mood.SORE) for seat in range(4)}


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("name", ["odds", "peril"])
def test_fighters_stand_whole_above_the_bar_from_hat_to_boots(
    app: App, name: str, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = app.services.canvas
    canvas.lettering.factor = text
    found, zones, fencers = sheet(moment(app, 1, name)), list[pygame.FRect](), list[pygame.FRect]()
    paint, draw = found._scene, canvas.picture

    def heard(picture: str, *rest: Any, **how: Any) -> pygame.FRect:
        area = draw(picture, *rest, **how)
        if "fencer_" in picture:
            fencers.append(area)
        return area

    def scene(canvas: Canvas, zone: pygame.FRect) -> None:
        zones.append(zone)
        paint(canvas, zone)

    monkeypatch.setattr(found, "_scene", scene)
    monkeypatch.setattr(canvas, "picture", heard)
    found._draw(canvas)
    assert len(fencers) == 2
    for area in fencers:
        hat = area.bottom - area.h * (BODY_HIGH + FENCER[1] - FEET[1]) / FENCER[1]
        soles = area.top + area.h * FEET[1] / FENCER[1]
        assert zones[0].top <= hat and soles <= zones[0].bottom
