"""The tree: one row for each thing that a scene shows or lets one choose, as a screen reader is told of it.

Rows are plain values; `scenes.reader.adapter` brings them to the system.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from game.translation import tr
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Choice, Control, Slider, Toggle
from scenes.ui.field import TextField
from scenes.ui.page import Page
from scenes.ui.scene import Scene
from scenes.ui.widgets import Button, Widget
from scenes.voice.stream import plain

ROOT, LOG = 1, 2
"""The ids of the window and of what has been said in it."""
OWN = 100
"""The first id of what a scene shows."""


class Role(Enum):
    """What kind of thing a node is, by the names that readers have for it."""

    WINDOW = "WINDOW"
    LOG = "LOG"
    TEXT = "LABEL"
    BUTTON = "BUTTON"
    ITEM = "LIST_ITEM"
    SWITCH = "SWITCH"
    SLIDER = "SLIDER"
    CHOICE = "COMBO_BOX"
    FIELD = "TEXT_INPUT"


class NodeAction(Enum):
    """What a reader can ask for."""

    FOCUS = "FOCUS"
    PRESS = "CLICK"
    LESS = "DECREMENT"
    MORE = "INCREMENT"
    WRITE = "SET_VALUE"


class Node(NamedTuple):
    """A thing in the tree. `said` is the sentence of the voice about it.

    Its `name` is the first part of that and `details` the last; what kind of thing it is and which `value` it
    has, readers say themselves. A slider has a value in `percent` between two bounds, a switch is `on`; the
    `area` is left, top, right and bottom in pixels of the window. What is `live` is read as it comes.
    """

    role: Role
    name: str
    said: str = ""
    details: str = ""
    value: str = ""
    percent: tuple[int, int, int] | None = None
    on: bool | None = None
    off: bool = False
    actions: tuple[NodeAction, ...] = ()
    area: tuple[int, int, int, int] | None = None
    live: bool = False
    children: tuple[int, ...] = ()


class Tree(NamedTuple):
    """All nodes by their ids, and the id of the one that keys act on."""

    nodes: dict[int, Node]
    focus: int


class Ids:
    """Numbers for nodes: the same key has the same number as long as the program runs."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}

    def of(self, *key: Hashable) -> int:
        """Return the number of a key."""
        return self._numbers.setdefault(key, OWN + len(self._numbers))


def page_of(scene: Scene) -> Page | None:
    """Return the page on which the widgets of a scene lie; None if it has none."""
    page = getattr(scene, "page", None)
    return page if isinstance(page, Page) else None


def widgets_by_id(scene: Scene, ids: Ids) -> Iterator[tuple[int, Widget]]:
    """Yield the widgets of a scene with their ids: those that can be chosen, and those that can be read.

    The id is that of its key, or of its `alias`, where its key would tell what nobody may know.
    """
    seen, page = Counter[str](), page_of(scene)
    for widget in page.all() if page is not None else ():
        if widget.focusable or widget.spoken_text:
            name = (widget.alias or widget.key) if widget.focusable else "text"
            seen[name] += 1
            yield ids.of(type(scene).__name__, name, seen[name]), widget


def tree_of(scene: Scene, canvas: Canvas, ids: Ids, title: str, told: Sequence[tuple[int, str]] = ()) -> Tree:
    """Return the tree of a scene in a window of that title.

    `told` are the last sentences that were said beside what is on the scene, each with a number of its own.
    """
    target = scene.voice_target(True)
    nodes: dict[int, Node] = {}
    focus, laid = ROOT, Counter[str]()
    for number, widget in widgets_by_id(scene, ids):
        nodes[number] = node_of(widget, canvas)
        if widget is target:
            focus = number
        if not widget.focusable:
            laid[widget.spoken_text] += 1
    texts: dict[int, Node] = {}
    for place, remark in enumerate(scene.remarks()):
        if laid[remark.text] > 0:  # it lies on the page, too
            laid[remark.text] -= 1
        elif words := plain(remark.text):
            texts[ids.of(type(scene).__name__, "remark", place)] = Node(Role.TEXT, words, words)
    log = {ids.of("told", number): Node(Role.TEXT, words, words, live=True) for number, words in told}
    root = Node(Role.WINDOW, title, children=(*texts, *nodes, LOG))
    heads = {ROOT: root, LOG: Node(Role.LOG, "", live=True, children=tuple(log))}
    return Tree({**heads, **texts, **nodes, **log}, focus)


def node_of(widget: Widget, canvas: Canvas) -> Node:
    """Return the node of a widget."""
    said = plain(widget.spoken_text)
    shown = canvas.to_pixels(widget.rect)
    area = shown.left, shown.top, shown.right, shown.bottom
    if not widget.focusable:
        return Node(Role.TEXT, said, said, area=area)
    name, value, details = _parts(widget)
    pressable = widget.walkable and not (isinstance(widget, Button) and widget.off)
    actions = [NodeAction.FOCUS, *([NodeAction.PRESS] if pressable else ())]
    if isinstance(widget, Slider | Choice):
        actions += [NodeAction.LESS, NodeAction.MORE]
    if isinstance(widget, TextField):
        actions.append(NodeAction.WRITE)
    return Node(
        _role(widget),
        name,
        said,
        details,
        value,
        percent=(widget.value, *widget.bounds) if isinstance(widget, Slider) else None,
        on=widget.value if isinstance(widget, Toggle) else None,
        off=isinstance(widget, Button) and bool(widget.off),
        actions=tuple(actions),
        area=area,
    )


def _role(widget: Widget) -> Role:
    """Return the kind of thing that a widget is."""
    kinds: tuple[tuple[type[Widget], Role], ...] = (
        (Toggle, Role.SWITCH),
        (Slider, Role.SLIDER),
        (Control, Role.CHOICE),
        (TextField, Role.FIELD),
    )
    found = next((role for kind, role in kinds if isinstance(widget, kind)), None)
    return found or (Role.BUTTON if widget.walkable else Role.ITEM)


def _parts(widget: Widget) -> tuple[str, str, str]:
    """Return the name of a widget, its value, and what else there is to say about it.

    What the voice says is `name: kind` or `name: value`, then lines with more. Where it is not, all of it
    is the name.
    """
    first, _, rest = widget.spoken_text.partition("\n")
    if isinstance(widget, Control) and first == f"{widget.name}: {widget.value_text}":
        return plain(widget.name).removesuffix("."), plain(widget.value_text).removesuffix("."), plain(rest)
    if isinstance(widget, Button) and first == f"{widget.label}: {widget.role}":
        kind = "" if widget.role == tr("button") else widget.role
        return plain(widget.label).removesuffix("."), "", plain(f"{kind}\n{rest}")
    return plain(widget.spoken_text), "", ""
