"""The tree says what the window shows and the voice says, keeps its numbers, and knows no hidden card."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from game.translation import tr
from scenes.menus.pasted import PasteScene
from scenes.reader.tree import LOG, ROOT, Ids, Node, NodeAction, Role, Tree, page_of, tree_of, widgets_by_id
from scenes.screenshots.catalogue import SHOTS
from scenes.table.play import PlayScene
from scenes.ui.scene import Scene
from scenes.voice.stream import plain
from tests.menus.conftest import stand
from tests.narrow import as_a
from tests.needs import long
from tests.table.conftest import Sit, Sitting, sit
from tests.table.test_hidden import imagine_hidden

__all__ = ["sit", "stand"]

BARE = True


class Told:
    """Keeps what readers are told, in place of the library."""

    def __init__(self, sitting: Sitting) -> None:
        self.active, self.starts = True, 1
        self.trees: list[tuple[Tree | None, Tree]] = []
        adapter: Any = self
        self.reader = sitting.manager.screen_reader
        self.reader._adapter = adapter

    def show(self, old: Tree | None, new: Tree) -> None:
        self.trees.append((old, new))

    def focus(self, focused: bool) -> None:
        """Nothing has to be known of it here."""

    def place(self, left: int, top: int, width: int, height: int) -> None:
        """Nothing has to be known of it here."""

    @property
    def now(self) -> Tree:
        return self.trees[-1][1]

    def ask(self, name: str, action: NodeAction, text: str = "") -> None:
        """Ask for something as a reader does, of the thing of that name."""
        self.reader._asked.put(
            (next(number for number, node in self.now.nodes.items() if node.name == name), action, text)
        )


def at(sit: Sit, shot: str, **settings: object) -> tuple[Sitting, Scene]:
    """The program at that shot, at rest."""
    sitting = sit(**settings)
    scene = SHOTS[shot](sitting.app, 1)
    sitting.manager.begin(scene)
    sitting.rest(0.3)
    return sitting, scene


def at_title(sit: Sit) -> tuple[Sitting, Told]:
    """The program at its title, and what readers are told of it."""
    sitting = sit()
    told = Told(sitting)
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.0)
    return sitting, told


def tree(sitting: Sitting, scene: Scene, ids: Ids) -> Tree:
    return tree_of(scene, sitting.app.services.canvas, ids, "Sobremesa")


@pytest.mark.parametrize(
    "shot",
    [
        "title",
        "settings",
        "curtain",
        "play",
        *map(long, ("lobby", "keys", "pause", "log", "rules", "results", "film", "daily", "puzzle-table")),
        *map(long, ("toruro", "toruro-accuse", "toruro-pay", "toruro-dial", "toruro-results", "lessons")),
        *map(
            long, ("alatriste", "alatriste-trade", "alatriste-split", "alatriste-boards", "alatriste-throw")
        ),
    ],
)
def test_the_tree_and_the_voice_say_the_same(sit: Sit, shot: str) -> None:
    sitting, scene = at(sit, shot)
    ids, stream, voice = Ids(), sitting.app.services.stream, sitting.manager.voice
    made, page = tree(sitting, scene, ids), page_of(scene)
    widgets = {number: w for number, w in widgets_by_id(scene, ids) if w.focusable}
    assert page is not None
    assert widgets
    for number, widget in widgets.items():
        node = made.nodes[number]
        page.ring.current = None
        voice.follow(scene)
        page.lead_to(widget)
        voice.follow(scene)
        if plain(widget.spoken_text) and scene.voice_target(True) is widget:
            assert node.said == stream.last(1)[0]
            assert tree(sitting, scene, ids).focus == number
        heard = f"{node.name} {node.value} {node.details}"
        assert {*node.said.replace(":", " ").replace(".", " ").split()} <= {
            *heard.replace(":", " ").replace(".", " ").split(),
            *tr("button").split(),
        }, "nothing that is said is missing"
    texts = {node.said for node in made.nodes.values() if node.role is Role.TEXT}
    assert texts >= {plain(remark.text) for remark in scene.remarks()} - {""}


@pytest.mark.parametrize(
    ("shot", "seat"),
    [
        ("play-peek", None),
        ("toruro-peek", None),
        ("alatriste-peek", None),
        *(long(game, 0) for game in ("play", "toruro", "alatriste")),
    ],
)
def test_the_tree_does_not_tell_hidden_cards_apart(sit: Sit, shot: str, seat: int | None) -> None:
    sitting, scene = at(sit, shot, confirm="always")
    assert isinstance(scene, PlayScene)
    ids, made = Ids(), []
    for seed in (3, 4):
        imagine_hidden(scene, seat, seed)
        sitting.frame()
        made.append(tree(sitting, scene, ids))
    assert made[0] == made[1]
    assert len(made[0].nodes) > 20


def test_ids_stay_and_only_what_has_changed_is_told(sit: Sit) -> None:
    sitting, told = at_title(sit)
    assert told.trees[0][0] is None
    count, before = len(told.trees), told.now
    sitting.rest(1.0)
    assert len(told.trees) == count, "nothing is told while nothing changes"
    told.ask("Settings", NodeAction.FOCUS)
    sitting.rest(0.2)
    assert len(told.trees) == count + 1
    assert told.now.nodes[told.now.focus].name == "Settings"
    assert told.now.nodes == before.nodes
    sitting.app.services.relayout = True
    sitting.rest(0.2)
    assert told.now.nodes == before.nodes, "a new layout has the same numbers"
    told.starts += 1
    sitting.rest(0.2)
    assert told.trees[-1][0] is None, "who comes is told all"


def test_what_a_reader_asks_for_goes_the_way_of_keys(sit: Sit) -> None:
    sitting, told = at_title(sit)
    told.ask("Settings", NodeAction.PRESS)
    sitting.rest(1.0)
    assert type(sitting.top).__name__ == "SettingsScene"
    assert told.now.nodes[told.now.focus].role is Role.CHOICE
    (size,) = [node for node in told.now.nodes.values() if node.name == "Text size"]
    assert size.actions == (NodeAction.FOCUS, NodeAction.PRESS, NodeAction.LESS, NodeAction.MORE)
    told.ask("Text size", NodeAction.MORE)
    sitting.rest(0.3)
    assert sitting.app.services.settings.text_size > 100


def test_a_reader_writes_in_a_field_and_what_it_wrote_is_told(sit: Sit) -> None:
    sitting, scene = at(sit, "paste")
    told = Told(sitting)
    for text in ("BULLS-12", "TORO", ""):
        sitting.rest(0.5)
        (field,) = [node for node in told.now.nodes.values() if node.role is Role.FIELD]
        assert NodeAction.WRITE in field.actions
        told.ask(field.name, NodeAction.WRITE, text)
        sitting.rest(0.5)
        assert as_a(PasteScene, scene).text == text
        assert not scene.listens, "nothing is being written any more"
        (field,) = [node for node in told.now.nodes.values() if node.role is Role.FIELD]
        assert text in field.said


def test_what_cannot_be_pressed_is_told_as_off_with_its_reason(sit: Sit) -> None:
    sitting, _ = at(sit, "rules")
    told = Told(sitting)
    sitting.rest(0.3)
    off = [node for node in told.now.nodes.values() if node.off]
    assert off
    assert all(NodeAction.PRESS not in node.actions and node.details for node in off)


def test_what_is_asked_for_while_a_scene_changes_is_done_once_it_is_there(sit: Sit) -> None:
    sitting, told = at_title(sit)
    told.ask("Settings", NodeAction.PRESS)
    told.ask("Quit", NodeAction.PRESS)
    sitting.rest(1.0)
    assert type(sitting.top).__name__ == "SettingsScene", "of what is gone nothing is done"
    assert sitting.manager.stack.running


def test_sentences_come_live_and_private_ones_are_forgotten(sit: Sit) -> None:
    sitting, told = at_title(sit)
    stream = sitting.app.services.stream
    stream.tell("Nobody goes.")
    sitting.rest(0.2)
    log = told.now.nodes[LOG]
    assert log.live
    last = told.now.nodes[log.children[-1]]
    assert (last.said, last.live) == ("Nobody goes.", True)
    stream.tell("You hold the king.", private=True)
    stream.forget_private()
    sitting.rest(0.2)
    assert not [node for node in told.now.nodes.values() if "king" in node.said]


def test_the_voice_falls_silent_while_a_reader_is_there(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.voice.speech.programs", list)
    sitting = sit(voice_speech=True)
    sitting.manager.begin(sitting.app.home())
    sitting.rest(0.2)
    listeners = sitting.app.services.stream.listeners
    assert len(listeners) == 2
    told = Told(sitting)
    sitting.rest(0.2)
    assert len(listeners) == 1
    told.active = False
    sitting.rest(0.2)
    assert len(listeners) == 2


def test_without_the_library_the_program_runs_as_ever(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "accesskit", None)
    sitting = sit()
    sitting.manager.screen_reader.open()
    sitting.manager.begin(sitting.app.home())
    sitting.rest(0.5)
    assert not sitting.manager.screen_reader.active


def test_every_row_is_one_that_the_library_takes() -> None:
    library = pytest.importorskip("accesskit")
    assert all(hasattr(library.Role, role.value) for role in Role)
    assert all(hasattr(library.Action, action.value) for action in NodeAction)


def test_the_window_has_the_keyboard_where_nothing_can_be_chosen(sit: Sit) -> None:
    sitting, scene = sit(), Scene()
    assert tree(sitting, scene, Ids()) == Tree(
        {ROOT: Node(Role.WINDOW, "Sobremesa", children=(LOG,)), LOG: Node(Role.LOG, "", live=True)}, ROOT
    )
