"""The program behind its window: it makes the services, and begins and resumes games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from datetime import datetime
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import pygame

from game import GAMES, VERSION, find
from game.core.errors import NotHereError, UserError
from game.core.seat import audience_of
from game.storage.lesson_progress import Progress, load_progress, save_progress
from game.storage.logs import log, report_crash
from game.storage.people import People
from game.storage.person import people_file
from game.storage.saves import Saved, SlotLock, latest, new_slot, open_slot, put_slot_aside, running
from game.storage.settings import Settings
from game.translation import use
from scenes.menus.title import TitleScene
from scenes.services import NewGame, Screening, Services
from scenes.skins import load_skin, skin_infos
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Scene, SmallTable
from scenes.ui.sound import Sound
from scenes.ui.text import Lettering
from scenes.window.books import Books
from scenes.window.doors import Doors

if TYPE_CHECKING:
    from game.bots.worker_pool import WorkerPool
    from game.core.event import Event
    from game.core.game import AnyGame
    from game.core.record import Record
    from game.core.seat import Seat
    from game.core.table import Table
    from game.lessons.course import ChapterProgress
    from scenes.services import Character
    from scenes.stage.skin import Skin
    from scenes.stage.stage import Stage
    from scenes.table.play import PlayScene
    from scenes.table.session import TableSession

SEED_BITS = 32
"""Bits of the seed of a new game: more would make every line of a game longer."""


class App:
    """The services of one run of the program; `complaints` wait to be shown.

    Games and settings are saved only if `keep`; `art` may have started to fetch pictures; with `workers` bots
    think in processes of their own. Modules that only a table needs are imported when there is one, so that
    the title is shown sooner.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        settings: Settings,
        keep: bool = True,
        art: Art | None = None,
        workers: bool = False,
    ) -> None:
        self.complaints: list[UserError] = []
        self._told: set[str] = set()
        self.keep, self._workers = keep, workers
        self._pool: WorkerPool | None = None
        self.table: Table[Any, Any] | None = None
        art = art or Art()
        people = People(settings, people_file() if keep else None, self.complaints.append)

        self._doors = Doors(lambda: self.services, self.session, self.show)
        books = Books(keep, self.complaints.append, self._complain_once)
        use(settings.language)
        self.services = Services(
            canvas=Canvas(surface, art, Lettering(art)),
            settings=settings,
            people=people,
            sound=Sound(settings),
            games=GAMES,
            skins=skin_infos(),
            characters=self.characters,
            start=self.start,
            resume=self.resume,
            latest=self.latest,
            saved_games=self.saved_games,
            look_back=self.look_back,
            film_of=self.film_of,
            film=self.film,
            write_line=self._doors.write_line,
            open_line=self._doors.open_line,
            lay=self.lay,
            go_back=self._doors.go_back,
            sit_again=self._doors.sit_again,
            try_again=self._doors.try_again,
            daily=self._doors.daily,
            daily_record=self._doors.daily_record,
            master_job=self._doors.master_job,
            puzzle=self._doors.puzzle,
            diary_of=books.diary_of,
            open_evenings=books.evenings,
            open_house_book=books.house_book,
            evening=self._doors.evening,
            evenings_of=self._doors.evenings_of,
            save_settings=lambda _: self._save(people.keep),  # an error is only logged
            teach=self.teach,
            save_progress=self.keep_progress,
            report=self.report,
            small_table=self.small_table,
            worker_pool=self.worker_pool,
            fetch=self.fetch,
            version=VERSION,
            progress=load_progress(self.complaints.append) if keep else Progress(),
            complaints=self.complaints,
        )
        self.services.adjust_canvas()
        self.services.bindings.load(settings, self.complaints.append)

    def fetch(self, game: str) -> None:
        """Start reading the pictures of a game's board."""
        self.services.canvas.art.fetch(self.services.skins[game].board())

    def worker_pool(self) -> WorkerPool | None:
        """The processes in which bots think, started at the first call; None without `workers`."""
        if self._workers and self._pool is None:
            from game.bots.worker_pool import WorkerPool

            self._pool = WorkerPool()
            self._pool.start()
        return self._pool

    def close(self) -> None:
        """End the processes in which bots think."""
        if self._pool is not None:
            self._pool.close()

    def home(self) -> Scene:
        """The title scene."""
        return TitleScene(self.services)

    def characters(self, game: str) -> Sequence[Character]:
        """The characters who play that game."""
        from game.bots.characters import characters

        return [row for row in characters() if row.plays(game)]

    def start(self, new: NewGame) -> Scene:
        """The table of a new game with a random seed."""
        if not self.services.progress.played:
            self.services.progress.played = True
            self.keep_progress()
        return self.begin(new, SystemRandom().getrandbits(SEED_BITS))

    def begin(self, new: NewGame, seed: int) -> PlayScene:
        """The table of a new game with that seed."""
        from game.core.table import Table
        from maps.reader import graph_of

        table = Table(new.game, new.seats, seed, new.options, graph_of(new.game))
        table.record.notes |= new.notes
        return self.show(table, self._new_lock(new.game))

    def _new_lock(self, game: AnyGame) -> SlotLock | None:
        return SlotLock(new_slot(game.meta.id)) if self.keep else None

    def lay(self, record: Record) -> Scene:
        """The table of a game that was begun elsewhere, after the decisions of that record.

        It is saved in a slot of its own. Raises UserError: it cannot be played by these rules.
        """
        from game.bots.characters import check_seats
        from scenes.window.replays import replayed

        check_seats(find(record.game).meta, record.seats)
        table, history = replayed(record)
        scene = self.show(table, self._new_lock(table.game), history)
        scene.session.saves.keep()
        return scene

    def resume(self, saved: Saved) -> Scene:
        """The table of a saved game, as it is on the disk by now.

        Raises UserError: it is open in another window, or its decisions do not lead where it says; then it
        is set aside, unless it belongs to something that is not there.
        """
        from game.bots.characters import check_seats
        from game.core.table import resume
        from maps.reader import graph_of
        from scenes.stage.sitters import happened
        from scenes.table.where_was_i import was_long_ago

        history: list[Event] = []
        with ExitStack() as undo:
            lock, record = None, saved.record
            if self.keep:
                lock, record = open_slot(saved.slot, self.complaints.append)
                undo.callback(lock.release)
            audience = audience_of(record.seats)
            game = find(record.game)
            check_seats(game.meta, record.seats)
            board = graph_of(game)
            try:
                table = resume(game, record, board, lambda made: history.extend(happened(made, audience)))
                scene = self.show(table, lock, history)
            except NotHereError:
                raise
            except Exception as error:
                fault = UserError("The position cannot be gone on with: {reason}.", reason=repr(error))
                fault = error if isinstance(error, UserError) else fault
                if lock is None or (fault is not error and record.version == game.meta.version):
                    raise
                raise put_slot_aside(lock.slot, fault) from error
            undo.pop_all()
            scene.recalls = was_long_ago(saved, datetime.now())
            return scene

    def look_back(self, slot: str) -> Scene:
        """How a finished game went.

        Raises UserError: it was not kept, or was played by other rules.
        """
        from game.storage.saves import finished_game, read_record
        from scenes.menus.review import ReviewScene
        from scenes.window.replays import replayed

        table, history = replayed(read_record(finished_game(slot)))
        results = self.show(table, history=history).results()
        results.review_job.slot = slot
        return ReviewScene(self.services, results.review_job, results.results.picture)

    def film_of(self, slot: str) -> Scene:
        """The film of the finished game whose slot had that name, as far as its file can be read.

        Raises UserError: it was not kept, or cannot be shown.
        """
        from game.storage.finished import read_what_is_left

        record, fault = read_what_is_left(slot)
        if fault is not None:
            self._complain_once(fault)
        return self.film(Screening(record, slot=slot))

    def film(self, what: Screening) -> Scene:
        """The film of a game.

        Raises UserError: not even its beginning can be shown.
        """
        from game.core.film import Film
        from maps.reader import board_of, graph_of
        from scenes.film.branches import Branches
        from scenes.film.film_scene import FilmScene
        from scenes.film.what_if import what_if
        from scenes.menus.review_job import ReviewJob
        from scenes.stage.faces import Faces
        from scenes.ui.marks import faces_of

        record, services = what.record, self.services
        game = find(record.game)
        film = Film(game, record, graph_of(game))
        if film.fault is not None:
            self._complain_once(film.fault)
        alone = audience_of(record.seats)
        over, when = film.stills[-1].ask is None, services.skins[record.game].when

        def load(services: Services, seats: Sequence[Seat], stage: Stage) -> Skin:
            names = [seat.name for seat in seats]
            sat = (record.seats_at(place) for place in (0, *(row.until for row in record.former)))
            sitters = next(found for found in sat if [seat.name for seat in found] == names)
            faces = Faces(faces_of(sitters))
            skin: Skin = load_skin(game.meta.id)(services, board_of(game), seats, faces, stage)
            return skin

        branches = Branches(
            services,
            film,
            slot=what.slot,
            lay=lambda table, history: self.session(table, history=history),
            when=when,
            home=self.home,
        )
        return FilmScene(
            services,
            film,
            load,
            what_if=partial(what_if, services, branches) if over else None,
            eyes=alone if what.seat is None else what.seat,
            fixed=what.seat is not None,
            at=what.at,
            go_on=what.go_on,
            review_job=ReviewJob(game, record, None, {}, when) if over else None,
            moments=what.moments,
        )

    def teach(self, game: str, chapter: str) -> Scene:
        """A chapter of a game's lessons, from where it was left, if it was.

        Raises UserError: there is none.
        """
        from game.lessons.course import course
        from maps.reader import graph_of
        from scenes.tutorial.lesson import open_chapter

        rules, halt = find(game), self.services.progress.left_at(game, chapter)
        table, guide = open_chapter(rules, course(game), chapter, graph_of(rules), halt)
        return self.show(table, guide=guide)

    def show(
        self,
        table: Table[Any, Any],
        lock: SlotLock | None = None,
        history: Sequence[Event] = (),
        guide: ChapterProgress | None = None,
    ) -> PlayScene:
        """The scene of a table; see TableSession for `lock` and `history`. With a guide it is a lesson."""
        from scenes.table.play import PlayScene

        self.table = table
        session = self.session(table, lock, history)
        if guide is None:
            scene = PlayScene(self.services, session, self.home)
        else:
            from scenes.tutorial.lesson import GuidedScene

            scene = GuidedScene(self.services, session, self.home, guide)
        scene.begin()
        return scene

    def session(
        self, table: Table[Any, Any], lock: SlotLock | None = None, history: Sequence[Event] = ()
    ) -> TableSession:
        """The session of a table, with nobody who looks at it yet."""
        from scenes.window.seating import session_of

        return session_of(self.services, table, lock, history)

    def small_table(self, game: str, size: tuple[int, int]) -> SmallTable:
        """A table of bots alone, of which that many pixels are seen at once."""
        from scenes.window import small_table

        return small_table.SmallTable(self.services, game, size)

    def latest(self) -> Saved | None:
        """The saved game that was played last, None if there is none."""
        return latest(self._complain_once) if self.keep else None

    def saved_games(self) -> Sequence[Saved]:
        """All games that can be gone on with, the last played first."""
        return list(running(self._complain_once)) if self.keep else []

    def _complain_once(self, fault: UserError) -> None:
        """Have an error told, unless it was: the title looks for games whenever it is shown again."""
        if str(fault) not in self._told:
            self._told.add(str(fault))
            self.complaints.append(fault)

    def keep_progress(self) -> None:
        """Save how far the player has come in the lessons; an error is only logged."""
        self._save(partial(save_progress, self.services.progress))

    def _save(self, save: Callable[[], object]) -> None:
        if self.keep:
            try:
                save()
            except UserError as fault:
                log.warning("%s", fault)

    def report(self, error: BaseException) -> Path | None:
        """Write a report with the game in it; return its path, None if it could not be written."""
        return report_crash(error, VERSION, self.record, self._doors.line_for_report)

    def record(self) -> Record | None:
        """The game on the table so far, if there is one."""
        return self.table.snapshot() if self.table is not None else None


def windowless(size: tuple[int, int], language: str, text_size: int = 100) -> App:
    """An app that draws into a surface of that size, with the settings of a first start but for these two."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    return App(pygame.Surface(size), Settings(language=language, text_size=text_size), keep=False)
