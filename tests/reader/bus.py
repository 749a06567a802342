"""A session bus with a bus for accessibility, as desktops have them, and somebody who knows only that one."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from jeepney import DBusAddress, MessageType, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
ADDRESS = "DBUS_SESSION_BUS_ADDRESS"
ATSPI = "org.a11y.atspi"
FOCUSED, CHECKED = 12, 4
"""Places of states in the numbers that the bus tells."""
BUTTON, LABEL = 43, 29
"""Kinds of things, as it counts them."""
PATIENCE = 30.0


@contextmanager
def session_bus() -> Iterator[str]:
    """A session bus that starts what it needs of the desktop; its address."""
    words = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    ) as daemon:
        assert daemon.stdout is not None
        try:
            address = daemon.stdout.readline().strip()
            with subprocess.Popen(
                [str(LAUNCHER), "--launch-immediately"],
                env={**os.environ, ADDRESS: address},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            ) as launcher:
                try:
                    yield address
                finally:
                    launcher.terminate()
        finally:
            daemon.terminate()


class Thing(NamedTuple):
    """A thing in the window of a program, as the bus tells of it."""

    path: str
    role: int
    name: str
    description: str
    states: int

    @property
    def text(self) -> str:
        """All that there is to read of it."""
        return f"{self.name} {self.description}".strip()

    def is_called(self, start: str) -> bool:
        """It can be chosen, and what there is to read of it begins so."""
        return self.role != LABEL and self.text.startswith(start)

    def has(self, state: int) -> bool:
        """It is in that state."""
        return bool(self.states >> state & 1)


class Blind:
    """Reads windows through the bus of that address, and acts through it; knows nothing else."""

    def __init__(self, address: str) -> None:
        self._session = open_dbus_connection(bus=address)
        self._bus: DBusConnection | None = None
        self._program = ("", "")

    def close(self) -> None:
        """Leave both buses."""
        self.switch(False)
        for connection in (self._bus, self._session):
            if connection is not None:
                connection.close()

    def switch(self, on: bool) -> None:
        """Say that a screen reader is there, or that none is."""
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            self._ask(self._session, Properties(status).set(name, "b", on))

    def listen(self) -> None:
        """Find the one program that has a window."""
        self.switch(True)
        address = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        (where,) = self._ask(self._session, new_method_call(address, "GetAddress"))
        self._bus = open_dbus_connection(bus=where)
        end = time.monotonic() + PATIENCE
        while True:
            found = self._children((f"{ATSPI}.Registry", f"/{ATSPI.replace('.', '/')}/accessible/root"))
            if found:
                (self._program,) = found
                return
            assert time.monotonic() < end, "no program tells of itself"
            time.sleep(0.05)

    def things(self) -> list[Thing]:
        """All that the window of the program shows, in the order of the tree."""
        found: list[Thing] = []
        for window in self._children(self._program):
            self._collect(window, found)
        return found

    def press(self, thing: Thing) -> None:
        """Do with a thing what a press does."""
        self._call((self._program[0], thing.path), "Action", "DoAction", "i", (0,))

    def focus(self, thing: Thing) -> None:
        """Give it the focus."""
        self._call((self._program[0], thing.path), "Component", "GrabFocus")

    def until(self, reached: Callable[[list[Thing]], bool], what: str) -> list[Thing]:
        """Read again and again until there is what is waited for."""
        end = time.monotonic() + PATIENCE
        while True:
            things = self.things()
            if reached(things):
                return things
            assert time.monotonic() < end, f"{what} does not come: {[thing.text for thing in things]}"
            time.sleep(0.02)

    def find(self, start: str) -> Thing:
        """The button or field whose text begins so, once it is there."""
        things = self.until(lambda things: any(thing.is_called(start) for thing in things), start)
        return next(thing for thing in things if thing.is_called(start))

    def choose(self, start: str) -> list[Thing]:
        """Press what is called so, and wait until something else is shown; all that is."""
        before = {thing.text for thing in self.things()}
        self.press(self.find(start))
        return self.until(lambda things: {thing.text for thing in things} != before, f"what {start} does")

    # --- calls ---

    def _collect(self, where: tuple[str, str], found: list[Thing]) -> None:
        facts = self._facts(where)
        if facts is None:
            return
        (role,) = self._call(where, "Accessible", "GetRole") or (0,)
        ((low, high),) = self._call(where, "Accessible", "GetState") or ((0, 0),)
        name, description = facts["Name"][1], facts["Description"][1]
        found.append(Thing(where[1], role, name, description, low | high << 32))
        for child in self._children(where) if facts["ChildCount"][1] else ():
            self._collect(child, found)

    def _facts(self, where: tuple[str, str]) -> dict[str, Any] | None:
        address = DBusAddress(where[1], where[0], f"{ATSPI}.Accessible")
        facts = self._ask(self._bus, Properties(address).get_all())
        whole = facts and {"Name", "Description", "ChildCount"} <= facts[0].keys()  # it may go meanwhile
        return facts[0] if whole else None

    def _children(self, where: tuple[str, str]) -> list[tuple[str, str]]:
        return (self._call(where, "Accessible", "GetChildren") or ([],))[0]

    def _call(self, where: tuple[str, str], interface: str, method: str, *rest: Any) -> Any:
        address = DBusAddress(where[1], where[0], f"{ATSPI}.{interface}")
        return self._ask(self._bus, new_method_call(address, method, *rest))

    def _ask(self, connection: DBusConnection | None, message: Any) -> Any:
        """The answer to a call; None if what it was about is gone."""
        assert connection is not None
        reply = connection.send_and_get_reply(message, timeout=PATIENCE)
        return reply.body if reply.header.message_type is MessageType.method_return else None
