"""The rows of boxes, cards and figures; what is wrong in them is told with its place."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given

import game.alatriste
from game.alatriste.rows import (
    BOXES,
    CARD_KINDS,
    CARDS,
    COLOURS,
    EFFECT_LISTS,
    KINDS,
    BoxFile,
    CardFile,
    RuleFile,
    check,
)
from game.core.errors import UserError
from game.core.toml_rows import read_rows
from tests.damage import damaged

HERE = Path(game.alatriste.__file__).parent
BOX_TEXT, CARD_TEXT, RULE_TEXT = (
    (HERE / f"{name}.toml").read_text(encoding="utf-8") for name in ("boxes", "cards", "rules")
)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('stop = "all"', 'stop = "some"', "$.box[40].stop"),
        ('op = "pay", n = 1 }]', 'op = "pay", n = 0 }]', "$.box[0].do[0].n"),
        ("at = 5, do", "at = 1, do", "$.box[2].do[0]"),
        ('own = "transport", do', "do", "$.box[27].do[0]"),
        ('op = "dice_game"', 'op = "cards"', "$.box[20].do[0].op"),
        ('key = "horse"', 'key = "mule"', "$.box[10].do"),
        ('towards = "plaza_mayor"', 'towards = "plaza"', "$.board.first_move_towards"),
        ('id = "puerta_sol"', 'id = "prado"', "$.box[27].id"),
    ],
)
def test_a_wrong_box_is_named_with_its_file_and_place(old: str, new: str, place: str) -> None:
    assert old in BOX_TEXT
    with pytest.raises(UserError) as fault:
        boxes = read_rows(BOX_TEXT.replace(old, new, 1), "boxes.toml", BoxFile)
        check(boxes, read_rows(CARD_TEXT, "cards.toml", CardFile))
    assert str(fault.value).startswith("boxes.toml: ") and place in str(fault.value)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("numbers = [1]", "numbers = [25]", "$.card[0]"),
        ("numbers = [2]", "numbers = [1]", "$.card[1].numbers"),
        ("numbers = [96]", "numbers = []", "no help has the number 96"),
        ('enemies = ["quevedo"]', 'enemies = ["lope"]', "$.card[0].enemies"),
        ('timing = "task"', 'timing = "own"', "$.card[35]"),
        ('tag = "war"\n', "", "$.card[35]"),
        ('box = "flandes"', 'box = "flanders"', "card[35]"),
        ('waive = ["escuela_esgrima"]', 'waive = ["escuela"]', "card[1]"),
        ('key = "secretario"', 'key = "velazquez"', "$.card[8].key"),
        ('stat = "fame", n = 3', 'stat = "honour", n = 3', "$.card[42].do[0].stat"),
    ],
)
def test_a_wrong_card_is_named_with_its_file_and_place(old: str, new: str, place: str) -> None:
    assert old in CARD_TEXT
    with pytest.raises(UserError) as fault:
        cards = read_rows(CARD_TEXT.replace(old, new, 1), "cards.toml", CardFile)
        check(read_rows(BOX_TEXT, "boxes.toml", BoxFile), cards)
    assert str(fault.value).startswith("cards.toml: ") and place in str(fault.value)


def test_a_wrong_figure_is_named_with_its_file_and_place() -> None:
    with pytest.raises(UserError, match=r"rules.toml: .*\$.rules"):
        read_rows(RULE_TEXT.replace("least = 2 ", "least = 6 "), "rules.toml", RuleFile)


@given(damaged(BOX_TEXT.encode()))
def test_damaged_rows_are_read_or_refused_in_one_sentence(whole: bytes) -> None:
    try:
        boxes = read_rows(whole.decode(errors="replace"), "boxes.toml", BoxFile)
        check(boxes, read_rows(CARD_TEXT, "cards.toml", CardFile))
    except UserError as fault:
        assert str(fault).startswith(("boxes.toml: ", "cards.toml: "))


def test_every_box_and_card_has_its_own_name() -> None:
    for names in ([box.name for box in BOXES], [card.name for card in CARD_KINDS]):
        assert len(set(names)) == len(names) and all(names)
    assert all(box.text for box in BOXES) and all(card.text for card in CARD_KINDS)


def test_21_boxes_carry_a_c() -> None:
    assert sum(box.card for box in BOXES) == 21


def test_the_96_cards_come_in_61_kinds_each_with_its_range_of_numbers() -> None:
    assert sorted(CARDS) == list(range(1, 97)) and len(CARD_KINDS) == 61
    assert Counter(card.kind for card in CARDS.values()) == {
        "character": 24,
        "possession": 24,
        "attack": 36,
        "help": 12,
    }
    assert all(number in KINDS[card.kind] for number, card in CARDS.items())


def test_only_two_kinds_of_card_take_fame_away() -> None:
    assert {card.key for card in CARD_KINDS if card.fame < 0} == {"saddle_pistols", "loaded_dice"}


def test_every_operation_of_every_list_has_a_name() -> None:
    assert len(EFFECT_LISTS["plaza_mayor"]) == 1 and len(EFFECT_LISTS["plaza_mayor/0/5"]) == 1
    assert {type(effect).__name__ for deeds in EFFECT_LISTS.values() for effect in deeds} == {
        *("Gain", "Lose", "Pay", "Draw", "Fetch", "Discard", "Steal", "Roll", "If", "Choose", "Away"),
        *("Skip", "Jail", "Release", "Others", "Alms", "Sanctuary", "Contest", "DiceGame", "Audience"),
        *("Cancel", "Boost"),
    }


def test_there_is_a_colour_for_every_seat() -> None:
    assert len(set(COLOURS)) == 6
