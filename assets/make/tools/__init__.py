"""Programs beside the pictures: fonts, texts, contact sheets, the README's animation, packages."""
