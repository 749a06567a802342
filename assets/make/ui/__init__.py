"""The pictures that all games share: buttons, panels, icons, portraits, the title."""
