"""The window and what runs in it: the scene stack, start-up, transitions, the services of one run."""
