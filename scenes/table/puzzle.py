"""The table of a puzzle: one choice, then why; and its game played on from there, which never counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.bots.judge import Comparison, Reply, complete
from game.bots.reasons import decisive_feature
from game.core.record import Record
from game.core.rng import Rng
from game.core.script import Ask
from game.core.table import Table
from game.puzzles.puzzle import Puzzle
from game.review.audit import Verdict
from game.review.decisions import Decision
from game.translation import tr
from scenes.menus.menu import MenuChoice
from scenes.menus.puzzles import level_name, next_puzzle
from scenes.services import Services
from scenes.table.badge import badge_on
from scenes.table.driver import Driver
from scenes.table.play import PlayScene
from scenes.table.second_try import STATES, ComparisonScene, SecondTryScene
from scenes.table.session import TableSession
from scenes.ui.input import Act, Input, Key
from scenes.ui.scene import STAY, Pop, Push, Scene, Transition
from scenes.ui.widgets import Widget

LEAST = 0.02
"""How much worse than the best any other option is at least, as a share of the victory."""


def puzzle_title(puzzle: Puzzle) -> str:
    """Return the number of a puzzle and how hard it is."""
    return tr("Puzzle {number}: {level}", number=puzzle.number, level=level_name(puzzle.level))


def verdict_of(puzzle: Puzzle, table: Table[Any, Any], ask: Ask) -> Verdict:
    """Return the best reply to a puzzle beside the one that tempts, and what speaks most for it."""
    game, view = table.game, table.view(ask.seat)
    best, tempting = (
        complete(game, view, ask, ask.for_bots[place - 1], puzzle.number)
        for place in (puzzle.answer, puzzle.tempting)
    )
    because = decisive_feature(game, view, ask, Rng(puzzle.number), best[0], tempting[0])
    decision = Decision(len(table.record.actions), table.rounds, view, ask, tempting)
    return Verdict(decision, best, Comparison(1, puzzle.gain, 0.0, puzzle.error), because)


class PuzzleScene(SecondTryScene):
    """Puts the question of a puzzle, to be answered once."""

    without = (*SecondTryScene.without, "hint")

    def __init__(
        self,
        services: Services,
        session: TableSession,
        home: Callable[[], Scene],
        puzzle: Puzzle,
        verdict: Verdict,
    ) -> None:
        super().__init__(services, session, home, session.table.record, verdict)
        self.puzzle = puzzle
        session.odds_gauge.is_withheld = session.skin.is_puzzle = True

    @property
    def question(self) -> str:
        return tr("{puzzle}. One choice: which is best?", puzzle=puzzle_title(self.puzzle))

    @property
    def way_back(self) -> str:
        return tr("Back to the puzzles")

    def _choose(self, reply: Reply) -> None:
        best = self.verdict.reply
        if best[0] in reply:
            self.services.diary.solve(self.puzzle.game, self.puzzle.number)
            reply = best
        super()._choose(reply)

    def _compare(self) -> None:
        self._goto = Push(
            PuzzleAnswerScene(
                self.services, self.session, self.record, self.verdict, self.replies, self.puzzle
            )
        )

    def badges(self) -> Sequence[Widget]:
        tip = tr("Nothing of this counts. Back to the puzzles")
        return [badge_on(self.services.canvas, self.session.chronicle, puzzle_title(self.puzzle), Pop, tip)]

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.HINT:
            return STAY  # it would tell the answer
        return super().handle(item)


class PuzzleAnswerScene(ComparisonScene):
    """Says which option is best, why, and what the one that tempts costs."""

    def __init__(
        self,
        services: Services,
        session: TableSession,
        record: Record,
        verdict: Verdict,
        replies: dict[Reply, str],
        puzzle: Puzzle,
    ) -> None:
        self.puzzle = puzzle
        super().__init__(services, session, record, verdict, replies)
        self.first = "next" if self._following() is not None else "back"

    def begin(self) -> None:
        self._weigh(STATES, self._take)

    def _take(self, found: Any) -> None:
        """Take what the replies are worth; what the tempting one costs stands in the row of the puzzle."""
        super()._take(found)
        best, tempting = self.verdict.reply, self.verdict.decision.reply
        worth = max(self.shares[best], self.puzzle.gain)
        for reply, share in self.shares.items():
            self.shares[reply] = min(share, worth - LEAST)
        self.shares |= {best: worth, tempting: worth - self.puzzle.gain}

    @property
    def title(self) -> str:
        """The heading: whether it was solved."""
        return tr("Well found!") if next(iter(self.replies)) == self.verdict.reply else tr("Not the best")

    def _what(self, reply: Reply) -> str:
        now = next(iter(self.replies))
        if reply == self.verdict.reply:
            return tr("Your choice, and the best") if reply == now else tr("The best")
        if reply == self.verdict.decision.reply:
            return tr("Your choice, which tempts most") if reply == now else tr("What tempts most")
        return tr("Your choice")

    @property
    def sentences(self) -> list[str]:
        told, tempting = super().sentences[:-1], self.verdict.decision.reply
        best, other = (round(100 * self.shares[one]) for one in (self.verdict.reply, tempting))
        cost = tr("**{choice}** costs {n} of 100 victories.", choice=self.replies[tempting], n=best - other)
        known = tr("{puzzle}. Known from what can be seen from this chair.", puzzle=puzzle_title(self.puzzle))
        return [*told, *([cost] if self.services.settings.numbers != "story" else []), known]

    def _following(self) -> Puzzle | None:
        return next_puzzle(self.services, self.puzzle.game, self.puzzle)

    def choices(self) -> list[MenuChoice]:
        following = self._following()
        made = [
            MenuChoice("back", tr("To the puzzles"), self.back, "paper" if following else "gold"),
            MenuChoice("again", tr("Again"), partial(self._open, self.puzzle)),
            MenuChoice("on", tr("Play on from here"), partial(self._open, self.puzzle, play_on=True)),
        ]
        if following is not None:
            made.append(MenuChoice("next", tr("Next puzzle"), partial(self._open, following), "gold"))
        return made

    def _open(self, puzzle: Puzzle, play_on: bool = False) -> Transition:
        """Leave this puzzle for the table of one."""
        return Pop(partial(Pop, lambda: Push(self.services.puzzle(puzzle, play_on))))


class OnwardDriver(Driver):
    """Leaves everything to the player; there is no film of a game that began with its decision."""

    can_pass = False
    can_be_filmed = False


class OnwardScene(PlayScene):
    """Goes on with the game of a puzzle from its decision; it is saved nowhere."""

    def __init__(
        self, services: Services, session: TableSession, home: Callable[[], Scene], puzzle: Puzzle
    ) -> None:
        super().__init__(services, session, home)
        self.puzzle = puzzle
        session.driver = OnwardDriver()

    def badges(self) -> Sequence[Widget]:
        words = tr("From puzzle {number}", number=self.puzzle.number)
        tip = tr("Nothing of this counts. Back to the puzzles")
        return [badge_on(self.services.canvas, self.session.chronicle, words, Pop, tip)]
