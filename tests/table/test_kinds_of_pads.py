"""Pads after a start: people have their kind of pad again, and are asked where some are alike."""

from __future__ import annotations

import pygame

from game.storage.evenings import Guest
from scenes.evening.desk import Desk
from scenes.evening.start import EveningStart
from scenes.menus.hands import HandsScene, OpenerRow
from scenes.table.seat_choices import ask_whose_pads
from scenes.ui.hands import Hands
from scenes.ui.widgets import Label
from tests.table.conftest import Sit
from tests.table.pads import virtual_pads
from tests.table.test_pads import people, persons, sat_down

A = pygame.CONTROLLER_BUTTON_A


def test_after_a_start_people_have_their_kind_of_pad_again_where_nobody_can_be_mistaken() -> None:
    hands = Hands()
    one, *alike = (hands.plug_in(kind) for kind in ("g", "h", "h"))
    hands.recognize({"Ana": "g", "Bea": "h", "Carmen": "k"})
    assert hands.people == {"Ana": one}
    hands.unplug(alike[1])
    hands.recognize({"Bea": "h", "Carmen": "h"})
    assert hands.people == {"Ana": one}, "two want it"
    hands.recognize({"Bea": "h"})
    assert hands.people == {"Ana": one, "Bea": alike[0]}


def test_the_kind_of_pad_of_a_person_outlasts_the_program(sit: Sit) -> None:
    sitting = sit()
    sitting.app.services.people.add("Ana", 1, "blue")
    with virtual_pads(sitting, 1) as (pad,):
        sitting.app.services.hand_out(people("Ana", "Bea"), {pad.source: 0})
    again = sit()
    with virtual_pads(again, 1) as (pad,):
        again.app.services.recognize(["Ana", "Bea"])
        assert again.app.services.hands.people == {"Ana": pad.source}


def test_people_whose_pads_are_alike_are_asked_for_a_press_and_get_their_own_seats(sit: Sit) -> None:
    sitting = sit()
    services = sitting.app.services
    for place, name in enumerate(("Bea", "Carmen")):
        services.people.add(name, place, "blue")
    with virtual_pads(sitting, 2) as pads:
        services.hand_out(people("Bea", "Carmen"), {pad.source: place for place, pad in enumerate(pads)})
        services.hands.people.clear()
        services.recognize(["Ana", "Bea", "Carmen"])
        assert services.hands.people == {}
        given: dict[str, int] = {}
        scene = HandsScene(services, [person._replace(colour="blue") for person in persons()], given)
        sitting.manager.begin(scene)
        assert "**Bea**, **Carmen**" in said(scene)
        pads[1].press(A)
        assert given == {pads[1].source: 1}, "Ana never had a pad, so it is Bea's"
        sitting.frame()
        assert "**Carmen**: **press a button" in said(scene)
        pads[0].press(A)
        assert given == {pads[1].source: 1, pads[0].source: 2}
        sitting.frame()
        assert "press a button" not in said(scene)


def test_a_game_gone_on_with_says_where_pads_are_alike(sit: Sit) -> None:
    sitting = sit()
    services = sitting.app.services
    with virtual_pads(sitting, 2) as pads:
        given = {pad.source: seat for seat, pad in enumerate(pads)}
        scene = sat_down(sitting, "toruro", given)
        assert scene.table.ask is not None
        scene.session.play([scene.table.ask.options[0]])
        scene.director.finish()
        for seat in scene.table.seats[:2]:
            services.people.add(seat.name, seat.index, "blue")
        services.hand_out(scene.table.seats, given)
        ask_whose_pads(services, scene.session)
        assert scene.session.prompt_panel.notice == "", "everybody has their own"
        services.hands.people.clear()
        ask_whose_pads(services, scene.session)
        assert "Who plays with what" in scene.session.prompt_panel.notice


def test_pads_are_given_to_people_on_the_page_that_begins_an_evening(sit: Sit) -> None:
    sitting = sit()
    services = sitting.app.services
    company = Guest("Ana", "yellow"), Guest("Bea", "blue")
    evening = services.evenings.begin(company, ("bulls",))
    with virtual_pads(sitting, 2) as pads:
        start = EveningStart(services, Desk(services, evening))
        sitting.manager.begin(start)
        start.devices[pads[1].source] = 0
        start.devices[pads[0].source] = 1
        start.relayout()
        sitting.frame()
        row = start.page.find("hands")
        assert isinstance(row, OpenerRow)
        assert row.value == "2 have their own"
        start.begin()
        assert services.hands.people == {"Ana": pads[1].source, "Bea": pads[0].source}


def said(scene: HandsScene) -> str:
    """What the page of devices says below its heading."""
    return [widget.text for widget in scene.page.widgets if isinstance(widget, Label)][1]
