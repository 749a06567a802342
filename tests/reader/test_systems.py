"""On Windows and macOS readers are told by what the library has there: stand-ins have that, and no more."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.storage.settings import Settings
from scenes.reader.adapter import SDL_WINDOW, Adapter
from scenes.reader.tree import ROOT, Node, NodeAction, Role, Tree
from scenes.ui.art import Art
from scenes.ui.scene import Quit, Scene, Transition
from scenes.window.app import App
from scenes.window.scene_manager import SceneManager
from scenes.window.window import Window
from tests.menus.conftest import stand

__all__ = ["stand"]

BARE = True
HANDLE = 4711
SYSTEMS = ("win32", "darwin")
Factory = Callable[[], Any]


class Events:
    """What the library wants to be raised, once."""

    def __init__(self, raised: list[Events]) -> None:
        self.raised = raised

    def raise_events(self) -> None:
        assert self not in self.raised
        self.raised.append(self)


class OfWindows:
    """An adapter of a window: it asks for a tree when a reader comes, and has updates made from then on."""

    def __init__(self, handle: int, begin: Factory, hear: Callable[[Any], None]) -> None:
        self.handle, self.begin, self.hear = handle, begin, hear
        self.told: list[Any] = []
        self.raised: list[Events] = []

    def come(self) -> None:
        """Have a reader come."""
        self.told.append(self.begin())

    def update_if_active(self, factory: Factory) -> Events | None:
        if not self.told:
            return None
        self.told.append(factory())
        return Events(self.raised)


class OfMac(OfWindows):
    """The same on a Mac, where windows do not tell by themselves whether they have the keyboard."""

    focused = False

    def update_view_focus_state(self, focused: bool) -> Events:
        self.focused = focused
        return Events(self.raised)


class Bindings:
    """The library as it is on one system: `made` are the adapters, `log` is what was done in which order."""

    def __init__(self, system: str, library: ModuleType) -> None:
        self.made: list[Any] = []
        self.log: list[object] = []
        of_all = {name: getattr(library, name) for name in dir(library) if name[0].isupper()}
        windows = SimpleNamespace(SubclassingAdapter=self._make(OfWindows))
        macos = SimpleNamespace(
            SubclassingAdapter=SimpleNamespace(for_window=self._make(OfMac)),
            add_focus_forwarder_to_window_class=self.log.append,
        )
        own = {"windows": windows} if system == "win32" else {"macos": macos}
        self.module: Any = ModuleType("accesskit")
        vars(self.module).update(of_all | own)

    def _make(self, kind: type[OfWindows]) -> Callable[..., OfWindows]:
        def make(handle: int, begin: Factory, hear: Callable[[Any], None]) -> OfWindows:
            made = kind(handle, begin, hear)
            self.made.append(made)
            self.log.append(handle)
            return made

        return make

    @property
    def adapter(self) -> Any:
        """The only adapter."""
        (adapter,) = self.made
        return adapter


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The system that we are on, as far as the adapter knows."""
    monkeypatch.setattr("scenes.reader.adapter.sys", SimpleNamespace(platform=request.param))
    monkeypatch.setattr("scenes.reader.adapter.ON_BUS", False)
    return str(request.param)


@pytest.fixture
def bindings(system: str, monkeypatch: pytest.MonkeyPatch) -> Bindings:
    """What the library is on that system."""
    found = Bindings(system, pytest.importorskip("accesskit"))
    monkeypatch.setitem(sys.modules, "accesskit", found.module)
    return found


@pytest.fixture
def hidden_window() -> Iterator[Window]:
    """A window that is shown by whoever runs it, as on these systems."""
    opened = Window("Sobremesa", (960, 540), waits_for_reader=True)
    yield opened
    opened.destroy()


class LastScene(Scene):
    """Is over as soon as it has been seen."""

    def update(self, dt: float) -> Transition | None:
        return Quit() if dt else None


def run(window: Window, art: Art) -> SceneManager:
    """Run the program until it is over by itself."""
    app = App(window.surface, Settings(language="en", mute=True), art=art)
    manager = SceneManager(window, app.services, app.home)
    manager.run(LastScene())
    return manager


def asked_nothing(*what: object) -> None:
    """Where nothing is asked for."""
    pytest.fail(str(what))


def test_the_adapter_has_the_window_before_that_is_shown(
    system: str, bindings: Bindings, hidden_window: Window, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "show", lambda _: bindings.log.append("shown"))
    run(hidden_window, art)
    first = [SDL_WINDOW] if system == "darwin" else []
    assert bindings.log == [*first, hidden_window.handle, "shown"]


def test_nothing_is_told_before_a_reader_comes_and_each_update_is_raised(bindings: Bindings) -> None:
    adapter = Adapter(HANDLE, "Sobremesa", asked_nothing)
    old = Tree({ROOT: Node(Role.WINDOW, "Sobremesa", children=(100,)), 100: Node(Role.BUTTON, "Play")}, 100)
    adapter.show(None, old)
    assert not adapter.active
    assert bindings.adapter.told == []

    bindings.adapter.come()
    assert adapter.active
    adapter.show(None, old)
    adapter.show(old, Tree({**old.nodes, 100: Node(Role.BUTTON, "Go on")}, 100))
    first, whole, changed = bindings.adapter.told
    assert [number for number, _ in first.nodes] == [ROOT]
    assert [number for number, _ in whole.nodes] == [ROOT, 100]
    assert [(number, node.label) for number, node in changed.nodes] == [(100, "Go on")]
    assert len(bindings.adapter.raised) == 2


def test_windows_tell_themselves_where_they_are_and_on_a_mac_alone_we_tell_of_the_keyboard(
    system: str, bindings: Bindings
) -> None:
    adapter = Adapter(HANDLE, "Sobremesa", asked_nothing)
    bindings.adapter.come()
    adapter.place(0, 0, 960, 540)
    adapter.focus(True)
    assert len(bindings.adapter.raised) == (system == "darwin")
    assert system == "win32" or bindings.adapter.focused


def test_values_are_told_as_values_where_readers_have_words_for_them(bindings: Bindings) -> None:
    adapter = Adapter(HANDLE, "Sobremesa", asked_nothing)
    bindings.adapter.come()
    row = Node(Role.CHOICE, "Language", details="2 of 2", value="English")
    adapter.show(None, Tree({ROOT: Node(Role.WINDOW, "Sobremesa", children=(100,)), 100: row}, 100))
    _, made = bindings.adapter.told[-1].nodes[-1]
    assert (made.label, made.value, made.description) == ("Language", "English", "2 of 2")


def test_what_a_reader_asks_for_is_heard(bindings: Bindings) -> None:
    asked: list[tuple[int, NodeAction, str]] = []
    Adapter(HANDLE, "Sobremesa", lambda *what: asked.append(what))
    library, hear = bindings.module, bindings.adapter.hear
    hear(SimpleNamespace(action=library.Action.CLICK, target=100, data=None))
    written = library.ActionDataKind.VALUE, "Amaya"
    hear(SimpleNamespace(action=library.Action.SET_VALUE, target=101, data=written))
    assert asked == [(100, NodeAction.PRESS, ""), (101, NodeAction.WRITE, "Amaya")]


@pytest.mark.parametrize("is_there", [True, False], ids=["not for this system", "not at all"])
def test_without_the_library_of_this_system_the_window_is_shown_all_the_same(
    system: str, is_there: bool, hidden_window: Window, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(Window, "show", lambda _: shown.append("shown"))
    library: Any = ModuleType("accesskit") if is_there else None
    if library is not None:
        library.Action = pytest.importorskip("accesskit").Action
    monkeypatch.setitem(sys.modules, "accesskit", library)
    manager = run(hidden_window, art)
    assert shown == ["shown"]
    assert not manager.screen_reader.active
