"""What rules never import: what bots know of Toruro (policy, rollouts, features), achievements."""
