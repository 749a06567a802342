"""What is said at the table of Running with the Bulls: questions, answers, reasons, the chronicle."""
