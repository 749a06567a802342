"""Motion: how every event of Alatriste looks while it happens."""
