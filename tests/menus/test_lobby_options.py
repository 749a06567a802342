"""The terms of a game: decided, suggested, and brought along."""

from game.bots.characters import Character
from game.core.game import Meta, Option, Options
from scenes.menus.lobby_seats import HUMAN, LobbyOptions, LobbySeats


def suggest(humans: int) -> Options:
    return {"length": "short"} if humans >= 4 else {}


META = Meta(
    "game",
    "Game",
    1,
    range(2, 11),
    ("yellow", "blue", "green", "white", "purple", "pink", "sky", "maroon"),
    options=(
        Option("length", "Length", "How long.", "long", (("long", "Long"), ("short", "Short"))),
        Option("vow", "Vow", "Who has vowed.", 0, (), per_seat=True),
    ),
    menu=range(3, 9),
    suggest=suggest,
)
PLAIN = Character("plain", 90, "Plain", "regular", ("all",), "", "", 0.0, 0.0)
DEVOUT = Character("devout", 91, "Devout", "regular", ("all",), "", "", 0.0, 0.0, options=("vow",))


def laid() -> tuple[LobbySeats, LobbyOptions]:
    seats = LobbySeats.usual(META, [PLAIN, DEVOUT])
    return seats, LobbyOptions(META, seats)


def sit(seats: LobbySeats, terms: LobbyOptions, place: int, who: str) -> None:
    seats.seat(place, who)
    terms.sit(place)


def test_a_table_full_of_people_begins_with_what_suits_so_many() -> None:
    seats, terms = laid()
    assert terms.values["length"] == "long"
    for place in range(1, 4):
        sit(seats, terms, place, HUMAN)
    assert terms.values["length"] == "short"


def test_what_somebody_decided_stays_whoever_sits_down() -> None:
    seats, terms = laid()
    terms.decide("length", "long")
    for place in range(1, 4):
        sit(seats, terms, place, HUMAN)
    assert terms.values["length"] == "long"


def test_whoever_sits_down_brings_their_own_vow_and_takes_it_along() -> None:
    seats, terms = laid()  # a human, Plain, Devout, Plain
    assert terms.values["vow"] == 0b0100
    sit(seats, terms, 1, "devout")
    assert terms.values["vow"] == 0b0110
    sit(seats, terms, 2, "plain")
    assert terms.values["vow"] == 0b0010


def test_anybody_may_vow_and_seats_are_counted_without_empty_places() -> None:
    seats, terms = laid()
    terms.turn("vow", 3, True)
    assert terms.is_on("vow", 3)
    sit(seats, terms, 1, "empty")
    assert terms.values["vow"] == 0b0110
    terms.turn("vow", 2, False)
    assert terms.values["vow"] == 0b0100


def test_new_seats_after_a_game_keep_its_terms() -> None:
    seats, terms = laid()
    terms.decide("length", "short")
    terms.turn("vow", 0, True)
    terms.turn("vow", 2, False)
    again = LobbyOptions(META, LobbySeats.of(META, [PLAIN, DEVOUT], seats.to_seats()), terms.values)
    assert again.values == terms.values == {"length": "short", "vow": 0b0001}


def test_the_menu_offers_fewer_seats_than_the_rules_can_play() -> None:
    assert len(laid()[0].rows) == 8
