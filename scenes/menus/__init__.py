"""Everything around the table: title, lobby, settings, rulebook, results, review, match history."""
