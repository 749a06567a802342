"""How things move on the table of Toruro: cards, chips, tricks, audits, and the evening."""
