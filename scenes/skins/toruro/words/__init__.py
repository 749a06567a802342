"""What is said at the table of Toruro: questions, answers, reasons, the chronicle."""
