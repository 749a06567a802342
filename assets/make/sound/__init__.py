"""Every sound of the house, synthesised with numpy alone: nothing is recorded, nothing is borrowed."""
