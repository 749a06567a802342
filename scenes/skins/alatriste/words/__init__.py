"""What is said at the table of El Capitán Alatriste: questions, answers, reasons, the chronicle."""
