"""The stage: what lies on the table as sprites, how it moves, and how a click becomes one Action."""
