"""What every table shows: pieces as sprites, their motion, and how touches of them become Actions."""
