"""Measurements: programs, not tests. Each prints its figures beside what they should reach.

    python -m tests.bench.rules      how fast the rules are, against a floor
    python -m tests.bench.search     how fast and how good the search of the bots is, against a plain one
    python -m tests.bench.frames     how long a frame takes, against a reference scene
    python -m tests.bench.whole      the same of whole games, with what the slowest frames made anew
    python -m tests.bench.start      how soon the title is shown, against a minimal program
    python -m tests.bench.package    the same of the packaged programs
    python -m tests.bench.idle       what the program costs while nothing happens
    python -m tests.bench.memory     how much memory it takes with a game on the screen

One prints sentences: `python -m tests.bench.explained` tells ten moves of a game, and why they were made.

Machines differ and drift, so most figures are ratios of two things that are measured in turn in one run.
"""
