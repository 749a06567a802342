"""The music of a table: what its game plays now, and in its last quarter."""

from __future__ import annotations

from game.core.script import Ask
from scenes.services import Services
from scenes.table.driver import Listener
from scenes.table.session import TableSession
from scenes.ui.scene import Scene


def music_of(services: Services, session: TableSession) -> tuple[str, ...]:
    """Return the pieces that a game has now: its finale from its last quarter on."""
    table, skin = session.table, session.skin
    info, view = services.skins[table.game.meta.id], table.view(None)
    if info.finale and skin.is_closing(view):
        return (info.finale,)
    return tuple(skin.programme(view, info.music))


class Finale(Listener):
    """Has the music of the moment play at the table of `scene`, and near its end a finale."""

    def __init__(self, scene: Scene, services: Services, session: TableSession) -> None:
        self._scene, self._services, self._session = scene, services, session

    def asked(self, ask: Ask) -> None:
        music = music_of(self._services, self._session)
        if music != self._scene.music:
            self._scene.music = music
            self._services.sound.music(music)
