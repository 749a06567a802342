"""A game being played on the screen: input, questions, hints, bots' turns, toolbar, pause, handover."""
