"""About the program: one press from the title, in both languages, at any text size."""

from __future__ import annotations

from dataclasses import replace

from game.core.game import AnyGame
from game.storage.paths import user_folder
from game.translation import tr, use
from scenes.menus.about import AboutScene
from scenes.menus.title import TitleScene
from scenes.ui.input import Act
from scenes.ui.scene import Scene
from scenes.ui.widgets import Scroll
from tests.menus.conftest import EVERY_LANGUAGE, SMALL_AND_LARGE, OnSurface, Stand
from tests.menus.test_menus import focus, press, shown


def told(scene: Scene) -> str:
    """All that stands on the page."""
    assert isinstance(scene, AboutScene)
    return "\n".join(widget.spoken_text for widget in scene.page.all())


def test_the_page_is_one_press_from_the_title_and_escape_leads_back(stand: Stand) -> None:
    focus(stand, "about")
    press(stand, Act.OK)
    assert isinstance(stand.manager.stack.top, AboutScene)
    press(stand, Act.BACK)
    assert isinstance(stand.manager.stack.top, TitleScene)


@EVERY_LANGUAGE
def test_it_tells_version_licences_authors_and_where_files_are_kept(stand: Stand, speech: str) -> None:
    use(speech)
    scene = AboutScene(stand.services)
    scene.layout(stand.services.canvas)
    words = told(scene)
    for name in (
        *("1.2.3", "MIT", "Paul Peterson", "Andrés Pabón", "Antonio Catalán", "Arturo Pérez-Reverte"),
        *(
            "pygame-ce",
            "PyTMX",
            "msgspec",
            "platformdirs",
            "tqdm",
            "segno",
            "Alegreya Sans",
            "Atkinson Hyperlegible",
            "Fira Sans",
            "Open Font License",
        ),
        *(str(user_folder()), "portable.txt", tr("How fairness is proved")),
    ):
        assert name in words
    games: list[AnyGame] = [*stand.services.games.values()]
    assert all(tr(game.meta.name) in words for game in games)


@EVERY_LANGUAGE
@SMALL_AND_LARGE
def test_every_paragraph_stays_in_its_box_and_the_page_can_be_read_to_its_end(
    stand: Stand, on_surface: OnSurface, size: tuple[int, int], percent: int, speech: str
) -> None:
    use(speech)
    canvas = on_surface(size, percent)
    scene = AboutScene(replace(stand.services, canvas=canvas))
    shown(scene, canvas)
    (page,) = (widget for widget in scene.page.widgets if isinstance(widget, Scroll))
    page.scroll_by(page.reach)
    scene.draw(canvas)
    assert not canvas.spills
    assert page.children[-1].rect.bottom <= page.rect.bottom + 0.5
