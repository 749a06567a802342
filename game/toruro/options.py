"""The options of a table, and the rules of the house that follow from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from game.core.game import Option, Options, Value
from game.toruro.rows import DIRECTIONS, PRESETS

Misplays: TypeAlias = Literal["strict", "honour"]
Detection: TypeAlias = Literal["audit", "instant", "accuse"]
Spoils: TypeAlias = Literal["forfeit", "keep"]
Payment: TypeAlias = Literal["offer", "auto"]


@dataclass(frozen=True, slots=True)
class House:
    """The switches of a session.

    `tenth_free`, `ace_all_go` and `first_all_go` are house rules 1 to 3. `at_once` is how many lulos are paid
    in a round (house rule 4) until `grows` says otherwise: ((after that round, so many), ...). `promised` is
    house rule 5: the sum of 2**seat of those who always go with cups. `cap` is the number of La Última; a
    `ceiling`, `least_rounds` or `cap` of 0 is none. `turn_step` and `deal_step` are +1 clockwise or -1
    counter-clockwise.
    """

    tenth_free: bool
    ace_all_go: bool
    first_all_go: bool
    at_once: int
    grows: tuple[tuple[int, int], ...]
    promised: int
    ceiling: int
    least_rounds: int
    cap: int
    turn_step: int
    deal_step: int
    misplay: Misplays
    detection: Detection
    spoils: Spoils
    overtrump: bool
    payment: Payment

    def has_promised(self, seat: int) -> bool:
        """True if this seat always goes when cups are trumps (house rule 5)."""
        return bool(self.promised >> seat & 1)

    def at_once_in(self, round: int) -> int:
        """Return how many lulos are paid in that round, unless the table has agreed on another number."""
        count = self.at_once
        for after, more in self.grows:
            if round > after:
                count = more
        return count


AS_PRESET = "preset"


def _switch(key: str, name: str, text: str, *choices: tuple[Value, str]) -> Option:
    """Return an option whose default is what the preset says."""
    return Option(key, name, text, AS_PRESET, ((AS_PRESET, "As the evening has it"), *choices))


YES_NO = ((True, "Yes"), (False, "No"))

OPTIONS = (
    Option(
        "preset",
        "Evening",
        "The kind of evening: how long it takes, and which house rules it has.",
        next(iter(PRESETS)),
        tuple((row.id, row.name) for row in PRESETS.values()),
        sentences=tuple(row.sentence for row in PRESETS.values()),
    ),
    _switch("hr1", "Every tenth lulo is free", "House rule 1: nothing is owed for it.", *YES_NO),
    _switch("hr2", "All go on an ace", "House rule 2: if an ace is exposed, everybody goes.", *YES_NO),
    _switch("hr3", "All go at first", "House rule 3: in a partida's first round everybody goes.", *YES_NO),
    _switch(
        "pay_at_once",
        "Lulos paid at once",
        "House rule 4: how many lulos are paid each round.",
        (1, "One"),
        (2, "Two"),
        (3, "Three"),
    ),
    Option("hr5", "The promise", "House rule 5: who always goes when cups are trumps.", 0, (), per_seat=True),
    _switch(
        "lulo_ceiling",
        "Ceiling of a lulo",
        "The most that a lulo can be.",
        (0, "None"),
        (30, "30 chips"),
        (60, "60 chips"),
        (120, "120 chips"),
    ),
    _switch(
        "min_rounds",
        "Least rounds",
        "A session that is younger goes on with another partida.",
        (0, "None"),
        (8, "8 rounds"),
        (16, "16 rounds"),
        (24, "24 rounds"),
    ),
    _switch(
        "cap",
        "Last round",
        "In that round, La Última, all debts are paid, everybody goes, and it is over.",
        (0, "None"),
        (8, "Round 8"),
        (16, "Round 16"),
        (30, "Round 30"),
        (45, "Round 45"),
    ),
    Option(
        "direction",
        "Direction",
        "Which way round play and deal go.",
        next(iter(DIRECTIONS)),
        tuple((row.id, row.name) for row in DIRECTIONS.values()),
    ),
    Option(
        "payment",
        "Payment",
        "Whether seats that owe the same are asked who pays, or the next one in turn does.",
        "offer",
        (("offer", "The debtors are asked"), ("auto", "The next in turn pays")),
    ),
    Option(
        "overtrump",
        "Overtrumping",
        "Whether a trump in a plain trick must beat the trumps that lie there, if possible.",
        False,
        ((False, "No"), (True, "Yes")),
    ),
    Option(
        "misplay",
        "Wrong cards",
        "Whether a card can be played against the rules at all.",
        "strict",
        (("strict", "Cannot be played"), ("honour", "On your honour")),
    ),
    Option(
        "detection",
        "Finding out",
        "On your honour: how wrong cards come to light.",
        "audit",
        (("audit", "After the third trick"), ("instant", "At once"), ("accuse", "Only if somebody accuses")),
    ),
    Option(
        "misplay_pots",
        "Plates of a cheat",
        "On your honour: what becomes of the plates that were won by wrong cards.",
        "forfeit",
        (("forfeit", "They go on to the next round"), ("keep", "They are kept")),
    ),
)


def suggest(humans: int) -> Options:
    """Return options that suit so many people at the screen."""
    fitting = [row for row in PRESETS.values() if 0 < row.humans <= max(humans, 1)]
    return {"preset": max(fitting, key=lambda row: row.humans).id}


def house_of(options: Options) -> House:
    """Return the rules of the house by these options, which are complete."""
    preset = PRESETS[str(options["preset"])]
    direction = DIRECTIONS[str(options["direction"])]

    def chosen(key: str) -> Value:
        """Return the value of an option, or that of the preset."""
        value: Value = getattr(preset, key) if options[key] == AS_PRESET else options[key]
        return value

    rules = {
        "tenth_free": chosen("hr1"),
        "ace_all_go": chosen("hr2"),
        "first_all_go": chosen("hr3"),
        "at_once": chosen("pay_at_once"),
        "grows": preset.escalate if options["pay_at_once"] == AS_PRESET else (),
        "promised": options["hr5"],
        "ceiling": chosen("lulo_ceiling"),
        "least_rounds": chosen("min_rounds"),
        "cap": chosen("cap"),
        "turn_step": direction.turn_step,
        "deal_step": direction.deal_step,
        "misplay": options["misplay"],
        "detection": options["detection"],
        "spoils": options["misplay_pots"],
        "overtrump": options["overtrump"],
        "payment": options["payment"],
    }
    return msgspec.convert(rules, House)
