"""The music of a table: what its game plays now, and in its last quarter."""

from __future__ import annotations

from game.core.script import Ask
from scenes.services import Services
from scenes.table.driver import Listener
from scenes.table.session import TableSession
from scenes.ui.scene import Scene


class Finale(Listener):
    """Has the music of the moment play at the table of `scene`, and near its end a finale."""

    def __init__(self, scene: Scene, services: Services, session: TableSession) -> None:
        self._scene, self._services, self._session = scene, services, session

    def asked(self, ask: Ask) -> None:
        table, skin = self._session.table, self._session.skin
        info, view = self._services.skins[table.game.meta.id], table.view(None)
        is_closing = info.finale and skin.is_closing(view)
        music = (info.finale,) if is_closing else tuple(skin.programme(view, info.music))
        if music != self._scene.music:
            self._scene.music = music
            self._services.sound.music(music)
