"""Where the rulebook of Toruro tells of what."""

from __future__ import annotations

from scenes.stage.skin import Index

INDEX = Index(
    things={
        "card": "toruro.2.1",
        "back": "toruro.4.3",
        "stock": "toruro.4.6",
        "discard": "toruro.4.6",
        "pot": "toruro.4.7",
        "seat": "toruro.8",
        "lulo": "toruro.4.9",
        "slate": "toruro.4.2",
    },
    questions={
        "toruro.pay": "toruro.4.2",
        "toruro.split": "toruro.4.2",
        "toruro.go": "toruro.4.4",
        "toruro.exchange": "toruro.4.6",
        "toruro.give_back": "toruro.4.6",
        "toruro.play": "toruro.4.7",
        "toruro.accuse": "toruro.7.4",
        "toruro.vote": "toruro.6.4",
    },
    refusals={
        "toruro.why.exposed": "toruro.2.2",
        "toruro.why.lead_ace": "toruro.5.1",
        "toruro.why.lead_3_king": "toruro.5.2",
        "toruro.why.lead_highest_trump": "toruro.5.3",
        "toruro.why.follow_suit": "toruro.5.4",
        "toruro.why.must_trump": "toruro.5.5",
        "toruro.why.beat_trump": "toruro.5.6",
        "toruro.why.not_so_many": "toruro.4.2",
        "toruro.why.yourself": "toruro.7.4",
        "toruro.why.not_playing": "toruro.7.4",
        "toruro.why.found_out": "toruro.7.4",
        "toruro.why.last_trick": "toruro.7",
    },
)
