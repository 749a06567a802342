"""Soaks: long runs, one program each. `python -m tests.soak.NAME --help` says what it takes."""
