"""The music of the last quarter of a game."""

from __future__ import annotations

from game.core.script import Ask
from scenes.services import Services
from scenes.table.driver import Listener
from scenes.table.session import TableSession
from scenes.ui.scene import Scene


class Finale(Listener):
    """Has the finale of a game play at the table of `scene` from its last quarter on."""

    def __init__(self, scene: Scene, services: Services, session: TableSession) -> None:
        self._scene, self._services, self._session = scene, services, session

    def asked(self, ask: Ask) -> None:
        table = self._session.table
        finale = self._services.skins[table.game.meta.id].finale
        if finale and self._session.skin.is_closing(table.view(None)):
            self._scene.music = (finale,)
            self._services.sound.music(self._scene.music)
