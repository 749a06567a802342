"""Translation: every text that a player sees, in the player's language.

The English text is the message's id; other languages come from compiled gettext catalogues in assets/texts.
"""

from __future__ import annotations

import gettext
import locale
import os

from game.storage.paths import resource

LANGUAGES: dict[str, str] = {"en": "English", "es": "Español"}
DOMAIN = "sobremesa"
POINTS = {"en": ".", "es": ","}
"""What stands between the whole and the tenths of a number."""

_language = "en"
_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def use(language: str) -> None:
    """Translate into that language from now on. An unknown one becomes English, an empty one the system's."""
    global _language, _catalogue  # noqa: PLW0603
    wanted = language or system_language()
    _language = wanted if wanted in LANGUAGES else "en"
    if _language == "en":
        _catalogue = gettext.NullTranslations()
    else:
        _catalogue = gettext.translation(DOMAIN, resource("assets/texts"), [_language], fallback=True)


def language() -> str:
    """Return the language in use: `en` or `es`."""
    return _language


def system_language() -> str:
    """Return the first language of the system that there are texts in, or English."""
    named = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    named.append(locale.getlocale()[0] or "")
    for name in ":".join(named).split(":"):
        code = name[:2].lower()
        if code in LANGUAGES or name.startswith("Spanish"):
            return code if code in LANGUAGES else "es"
    return "en"


def tr(text: str, **values: object) -> str:
    """Return the text in the player's language, with its `{named}` places filled."""
    translated = _catalogue.gettext(text) if text else ""
    return translated.format(**values) if values else translated


def trn(one: str, many: str, n: int, **values: object) -> str:
    """Return the text for one or for many of something; `{n}` is how many."""
    return _catalogue.ngettext(one, many, n).format(n=n, **values)


def decimal(number: float, *, signed: bool = False) -> str:
    """Return a number to one place as the language in use writes it; `signed`: with its plus, too.

    >>> use("es")
    >>> decimal(-0.62), decimal(0.1, signed=True), decimal(-0.04)
    ('−0,6', '+0,1', '0,0')
    >>> use("en")
    """
    rounded = round(number, 1) + 0.0  # no −0.0
    written = f"{rounded:+.1f}" if signed else f"{rounded:.1f}"
    return written.replace("-", "−").replace(".", POINTS[_language])
