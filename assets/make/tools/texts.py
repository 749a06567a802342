"""The catalogue of texts: collect what players may read, and compile what was translated.

    python -m assets.make.tools.texts          bring the catalogue of every language up to date and compile it
    python -m assets.make.tools.texts --check  only say what is missing, superfluous or not compiled

Texts come from the code (`tr`, `trn`, `UserError`, the captions of an `Effect`), from the rows of the games
(.toml), and from the games' own descriptions. Translations are written by hand into
assets/texts/LANGUAGE/LC_MESSAGES/sobremesa.po; a new language of `game.translation` gets an empty one.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po

from game import GAMES
from game.core.game import Meta
from game.translation import DOMAIN, LANGUAGES
from scenes.skins import skin_infos

ROOT = Path(__file__).parents[3]
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")
CODE = ("game", "maps", "scenes")
KEYWORDS = {"tr": None, "trn": (1, 2), "UserError": None, "NotHereError": None, "Effect": (3,)}
ROW_KEYS = {"name", "short", "way", "text", "why", "sentence", "budget", "level"}

# A header without dates and names: equal texts give equal files.
HEADER = """\
# {name} texts of Sobremesa.
msgid ""
msgstr ""
"Project-Id-Version: Sobremesa\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals};\\n"

"""
ALWAYS = datetime(2026, 1, 1, tzinfo=UTC)

Message = str | tuple[str, ...]


def collected() -> Catalog:
    """Every text of the program, each with the files that it comes from."""
    catalog = Catalog(domain=DOMAIN)
    for place, message in _messages():
        catalog.add(message, locations=[(place, 0)])
    return catalog


def file(language: str, ending: str = "po") -> Path:
    """The catalogue of a language, as it is written or (`mo`) as the program reads it."""
    return ROOT / "assets" / "texts" / language / "LC_MESSAGES" / f"{DOMAIN}.{ending}"


def kept(language: str) -> Catalog:
    """The catalogue of a language as it is written; an empty one if there is none yet."""
    catalog = Catalog(locale=language, domain=DOMAIN)
    if file(language).exists():
        with file(language).open("rb") as written:
            catalog = read_po(written, locale=language, domain=DOMAIN)
    catalog.creation_date = catalog.revision_date = ALWAYS
    return catalog


def compiled(catalog: Catalog) -> bytes:
    """What the program reads."""
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def update(language: str) -> None:
    """Add new texts to a catalogue, drop those that are gone, and compile it."""
    catalog = kept(language)
    catalog.update(collected(), no_fuzzy_matching=True, keep_user_comments=True)
    catalog.obsolete.clear()
    body = BytesIO()
    write_po(body, catalog, width=110, omit_header=True, sort_output=True, include_lineno=False)
    name, plurals = Locale.parse(language).english_name, str(get_plural(language))
    header = HEADER.format(name=name, language=language, plurals=plurals.rstrip(";"))
    file(language).parent.mkdir(parents=True, exist_ok=True)
    file(language).write_bytes(header.encode() + body.getvalue())
    file(language, "mo").write_bytes(compiled(kept(language)))


def problems(language: str) -> list[str]:
    """What is wrong with the catalogue of a language, in words."""
    catalog, wanted = kept(language), collected()
    found = [f"not in the catalogue: {m.id!r}" for m in wanted if m.id and m.id not in catalog]
    for message in catalog:
        if not message.id:
            continue
        if message.id not in wanted:
            found.append(f"no longer in use: {message.id!r}")
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        if not all(strings) or message.fuzzy:
            found.append(f"not translated: {message.id!r}")
        found += [f"{message.id!r}: {error}" for error in message.check(catalog)]
    binary = file(language, "mo")
    if not binary.is_file() or binary.read_bytes() != compiled(catalog):
        found.append(f"{binary.name} is older than {file(language).name}")
    return found


def _messages() -> Iterator[tuple[str, Message]]:
    for folder in CODE:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for _, message, _, _ in extract_from_file("python", path, keywords=KEYWORDS):
                yield path.relative_to(ROOT).as_posix(), message
        for path in sorted((ROOT / folder).rglob("*.toml")):
            for text in _row_texts(tomllib.loads(path.read_text(encoding="utf-8"))):
                yield path.relative_to(ROOT).as_posix(), text
    for game in GAMES.values():
        for text in _game_texts(game.meta):
            yield f"game/{game.meta.id}/__init__.py", text
        yield "scenes/skins", skin_infos()[game.meta.id].credit
        for text in game.feature_phrases.values():
            yield f"game/{game.meta.id}/bots/features.py", text


def _row_texts(rows: object) -> Iterator[str]:
    if isinstance(rows, dict):
        for key, value in rows.items():
            if isinstance(value, str) and key in ROW_KEYS:
                yield value
            elif not isinstance(value, str) and key != "source":
                yield from _row_texts(value)
    elif isinstance(rows, list):
        for row in rows:
            yield from _row_texts(row)


def _game_texts(meta: Meta) -> Iterator[str]:
    yield meta.name
    for option in meta.options:
        yield from (option.name, option.text, *option.sentences)
        yield from (name for _, name in option.choices)


def main() -> int:
    """Do what the command line says; 1 if something is wrong with a catalogue."""
    found = []
    for language in TRANSLATED:
        if "--check" not in sys.argv:
            update(language)
        found += [f"{language}: {problem}" for problem in problems(language)]
    print("\n".join(found) or "ok")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
