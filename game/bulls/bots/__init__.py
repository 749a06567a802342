"""What rules never import: what bots know of Running with the Bulls (values, features), achievements."""
