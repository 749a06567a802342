"""The adapter: brings the rows of a tree to the system by AccessKit. Nothing else knows that library.

It calls us from a thread of its own, and holds a lock of its own meanwhile. Who calls it then, holding the
lock of Python, waits for ever; so it is only called while `active`, which it is told last of all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from scenes.reader.tree import ROOT, Node, NodeAction, Role, Tree

ON_BUS = sys.platform not in ("win32", "darwin")
"""Readers listen to a bus, as on all systems but two."""
SDL_WINDOW = "SDLWindow"
"""The class of our windows on a Mac, which has the focus in place of what is in it."""
Asked = Callable[[int, NodeAction, str], object]


class Adapter:
    """Tells the readers of the system about the window of that native `handle`, and what they ask for.

    `asked` is called with the id of a node and a text that was written, if any, from any thread.

    Raises ImportError: the library is not there, or not for this system.
    """

    def __init__(self, handle: int, title: str, asked: Asked) -> None:
        import accesskit

        self._library, self._title, self._asked = accesskit, title, asked
        self._actions = [(getattr(accesskit.Action, action.value), action) for action in NodeAction]
        self.active = False
        """A reader is there."""
        self.starts = 0
        """How many times one has come."""
        begin, hear = self._begin, self._hear
        self._adapter: Any
        if sys.platform == "win32":
            from accesskit import windows

            self._adapter = windows.SubclassingAdapter(handle, begin, hear)
        elif sys.platform == "darwin":
            from accesskit import macos

            macos.add_focus_forwarder_to_window_class(SDL_WINDOW)
            self._adapter = macos.SubclassingAdapter.for_window(handle, begin, hear)
        else:
            from accesskit import unix

            self._adapter = unix.Adapter(begin, hear, self._end)

    # --- what the library calls ---

    def _begin(self) -> Any:
        """Return the tree to begin with, which is an empty window: scenes belong to another thread."""
        update = self._update(None, Tree({ROOT: Node(Role.WINDOW, self._title)}, ROOT))
        self.starts += 1
        self.active = True
        return update

    def _end(self) -> None:
        self.active = False

    def _hear(self, request: Any) -> None:
        kind, value = request.data or (None, "")
        text = value if kind == self._library.ActionDataKind.VALUE else ""
        for theirs, ours in self._actions:
            if theirs == request.action:
                self._asked(request.target, ours, text)

    # --- what we call ---

    def show(self, old: Tree | None, new: Tree) -> None:
        """Tell what has changed since the `old` tree; without it, all."""
        if self.active:
            events = self._adapter.update_if_active(partial(self._update, old, new))
            if events is not None:
                events.raise_events()

    def focus(self, focused: bool) -> None:
        """Tell whether the window has the keyboard; on Windows, windows tell that themselves."""
        if not self.active or sys.platform == "win32":
            return
        if sys.platform == "darwin":
            events = self._adapter.update_view_focus_state(focused)
            if events is not None:
                events.raise_events()
        else:
            self._adapter.update_window_focus_state(focused)

    def place(self, left: int, top: int, width: int, height: int) -> None:
        """Tell where the window lies on the screen; where there is no bus, windows tell that themselves."""
        if self.active and ON_BUS:
            area = self._library.Rect(left, top, left + width, top + height)
            self._adapter.set_root_window_bounds(area, area)

    # --- rows in the terms of the library ---

    def _update(self, old: Tree | None, new: Tree) -> Any:
        library, before = self._library, old.nodes if old is not None else {}
        update = library.TreeUpdate(new.focus)
        if old is None:
            update.tree = tree = library.Tree(ROOT)
            tree.toolkit_name = self._title
        for number, node in new.nodes.items():
            if before.get(number) != node:
                update.nodes.append((number, self._node(node)))
        return update

    def _node(self, node: Node) -> Any:
        library = self._library
        made = library.Node(getattr(library.Role, node.role.value))
        if node.role is Role.TEXT:
            made.set_value(node.name)
        else:
            made.set_label(node.name)
        details = node.details
        if node.value and ON_BUS and node.percent is None and node.on is None:
            details = f"{node.value}. {details}"  # the bus has no words for values
        if details:
            made.set_description(details)
        if node.percent is not None:
            value, low, high = map(float, node.percent)
            made.set_numeric_value(value)
            made.set_min_numeric_value(low)
            made.set_max_numeric_value(high)
        elif node.value and node.on is None:
            made.set_value(node.value)
        if node.on is not None:
            made.set_toggled(library.Toggled.TRUE if node.on else library.Toggled.FALSE)
        if node.off:
            made.set_disabled()
        if node.live:
            made.set_live(library.Live.POLITE)
        if node.area is not None:
            made.set_bounds(library.Rect(*map(float, node.area)))
        for action in node.actions:
            made.add_action(getattr(library.Action, action.value))
        made.set_children(list(node.children))
        return made
