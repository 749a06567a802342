"""How every event looks: the cue that moves the pieces, keeps the crowd and the bar in step, and is heard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from game.bulls.events import (
    Arrived,
    Charged,
    DayBegan,
    DayEnded,
    DestinationsDealt,
    EffectNoted,
    Entered,
    FirstPlayerPassed,
    GameEnded,
    Ran,
    Reshuffled,
    StepBegan,
    Trampled,
)  # fmt: skip
from game.bulls.rows import CARDS, DESTINATIONS
from game.bulls.tokens import CROWD, FLAGS, NOWHERE
from game.core.action import Token, token
from game.core.event import (
    Discarded,
    Drew,
    Event,
    Moved,
    Paid,
    Placed,
    Played,
    Removed,
    Rolled,
    Turned,
)  # fmt: skip
from game.words import tr
from maps.board import Board
from scenes.skins.bulls import places
from scenes.skins.bulls.cards import action_card, destination_card
from scenes.skins.bulls.crowd import Crowd
from scenes.skins.bulls.hud import Hud, effect_tags
from scenes.skins.bulls.places import Cell, Point
from scenes.stage.cues import change, flip, follow, pop, slide, tumble
from scenes.stage.pieces import BOARD, EFFECT, FLYING, Piece
from scenes.stage.stage import Stage
from scenes.ui.anim import (
    Cue,
    call,
    ease_in_out,
    ease_in_quad,
    ease_out_back,
    ease_out_cubic,
    in_turn,
    together,
    wait,
)  # fmt: skip

LANES = (-7.0, 0.0, 7.0)
"""How far Runners keep to the side of a street, so that they do not hide each other."""

Heard = Callable[[str], object]
Shout = Callable[[str], str]


class Staging:
    """Cues for one table. `heard` plays a sound by name; `shout` prints words and names their picture."""

    def __init__(
        self, board: Board, stage: Stage, crowd: Crowd, hud: Hud, heard: Heard, shout: Shout
    ) -> None:
        self._board, self._stage, self._crowd, self._hud = board, stage, crowd, hud
        self._heard, self._shout = heard, shout
        self._charging: Charged | None = None
        self._count = 0
        self.open_hand: int | None = None
        """The seat whose hand lies open on the screen."""

    def cue(self, event: Event) -> Cue | None:
        """The motion of an event; None where nothing moves."""
        make = _CUES.get(type(event))
        return make(self, event) if make is not None else None

    # --- the day ---

    def _day_began(self, event: DayBegan) -> Cue:
        self._hud.day, self._hud.phase = event.day, ""
        return in_turn([self._sound("dawn"), self._banner(tr("Day {day}", day=event.day), 1.1)])

    def _step_began(self, event: StepBegan) -> Cue:
        self._hud.phase = "play"
        return wait(0.1)

    def _day_ended(self, event: DayEnded) -> Cue:
        for line, total in zip(self._hud.lines, event.totals, strict=True):
            line.points = total
        return in_turn([self._sound("dusk"), self._banner(tr("Day {day} is over", day=event.day), 1.3)])

    def _game_ended(self, event: GameEnded) -> Cue:
        return in_turn([self._sound("win"), self._banner(tr("¡Viva la fiesta!"), 1.6)])

    def _first_passed(self, event: FirstPlayerPassed) -> Cue:
        self._hud.phase = "pass"
        seats = len(self._hud.seats)
        start = places.plate(self._hud.first, seats)
        coin = self._effect("bulls/first_player", start, 30)
        self._hud.first = -1

        def arrive() -> None:
            self._hud.first = event.seat
            self._gone(coin)

        return in_turn([slide(coin, places.plate(event.seat, seats), 0.5, ease_in_out), call(arrive)])

    def _banner(self, words: str, rest: float) -> Cue:
        banner = self._effect(self._shout(words), places.SHOUT, 420, 420 * 0.3)
        return in_turn(
            [
                pop(banner, 0.25, 0.4),
                wait(rest),
                change(banner, 0.25, alpha=0.0, scale=1.15),
                call(lambda: self._gone(banner)),
            ]
        )

    # --- cards ---

    def _dealt(self, event: DestinationsDealt) -> Cue:
        for piece in [piece for piece in self._stage.pieces.values() if piece.token.kind == "destination"]:
            self._stage.remove(piece.token)
        cues = []
        for slot, card in enumerate(event.slots):
            space = token("space", self._board.graph.destinations[slot])
            width, height = places.DESTINATION
            piece = self._stage.add(Piece(card, "bulls/card_back", *places.DECK, 60, 84, FLYING))
            face = destination_card(DESTINATIONS[card.id].id)
            cues.append(
                in_turn(
                    [
                        self._sound("deal"),
                        together(
                            [
                                slide(piece, self._board.points[space], 0.4),
                                change(piece, 0.4, width=width, height=height),
                                in_turn([wait(0.15), flip(piece, face, 0.2)]),
                            ]
                        ),
                        call(lambda piece=piece: setattr(piece, "layer", BOARD + 2)),
                    ]
                )
            )
        return together(cues, 0.12)

    def _drew(self, event: Drew) -> Cue:
        seats = len(self._hud.seats)
        own = event.seat == self.open_hand
        goal = (places.HAND[0], places.HAND[1] - 30) if own else places.plate(event.seat, seats)

        def draw(number: int) -> Cue:
            piece = self._effect("bulls/card_back", places.DECK, *places.PILE)
            size = {"width": 116.0, "height": 163.0} if own else {"width": 16.0, "height": 22.0}
            face = action_card(CARDS[event.cards[number].id].id) if own and event.cards else piece.picture

            def arrive() -> None:
                self._hud.lines[event.seat].cards += 1
                self._gone(piece)

            at = (goal[0] + (number - event.count / 2) * 90, goal[1]) if own else goal
            return in_turn(
                [
                    self._sound("card"),
                    together([slide(piece, at, 0.3), change(piece, 0.3, **size)]),
                    *([flip(piece, face, 0.16), wait(0.15)] if own else []),
                    call(arrive),
                ]
            )

        return together((draw(number) for number in range(event.count)), 0.07)

    def _played(self, event: Played) -> Cue:
        piece = self._stage.single(event.card)
        picture = action_card(CARDS[event.card.id].id)
        if piece is None:
            start = places.plate(event.seat, len(self._hud.seats))
            piece = self._stage.add(Piece(event.card, picture, *start, 30, 42, FLYING, shadow=True))
        piece.layer, piece.alpha, piece.angle = FLYING, 1.0, 0.0
        self._hud.lines[event.seat].cards -= 1
        self._hud.turn = event.seat
        width, height = 176.0, 248.0
        return in_turn(
            [
                self._sound("card"),
                together(
                    [
                        slide(piece, (places.SHOUT[0], places.SHOUT[1] + 30), 0.32, ease_out_back),
                        change(piece, 0.32, width=width, height=height),
                        *([flip(piece, picture, 0.2)] if piece.picture != picture else []),
                    ]
                ),
                wait(0.75),
                together(
                    [
                        slide(piece, places.IN_PLAY, 0.28, ease_in_out),
                        change(piece, 0.28, width=76.0, height=107.0),
                    ]
                ),
            ]
        )

    def _discarded(self, event: Discarded) -> Cue:
        cues = []
        width, height = places.PILE
        for card in event.cards:
            piece = self._stage.single(card)
            picture = action_card(CARDS[card.id].id)
            if piece is None:
                start = places.plate(event.seat, len(self._hud.seats))
                piece = self._stage.add(Piece(card, picture, *start, 20, 28, FLYING))
            piece.layer, piece.picture = FLYING, picture
            cues.append(
                together(
                    [
                        slide(piece, places.DISCARD, 0.3),
                        change(piece, 0.3, width=width, height=height, angle=0.0),
                    ]
                )
            )
        return in_turn([self._sound("card"), together(cues, 0.08)])

    def _reshuffled(self, event: Reshuffled) -> Cue:
        pile = self._effect("bulls/card_back", places.DISCARD, *places.PILE)
        return in_turn([self._sound("deal"), slide(pile, places.DECK, 0.4), call(lambda: self._gone(pile))])

    # --- dice ---

    def _rolled(self, event: Rolled) -> Cue:
        charged = self._charging is not None and event.rule == "bulls.7.3"
        for die, face in zip(event.dice, event.faces, strict=True):
            self._crowd.faces[die] = face
        fresh = [die for die in event.dice if die not in self._crowd.places]
        for die in fresh:
            self._crowd.places[die] = NOWHERE
        cells = self._crowd.cells()
        for die in fresh:
            start = (
                places.plate(die.id // CROWD, len(self._hud.seats))
                if die.kind == "runner"
                else (-60.0, 334.0)
            )
            piece = self._crowd.piece(die, cells[die])
            piece.x, piece.y = start
            self._stage.add(piece)
        gap = 0.22 if charged else 0.05
        return in_turn(
            [
                self._sound("dice"),
                together((self._roll(die, cells[die], die in fresh, charged) for die in event.dice), gap),
                self._escapes(event) if charged else wait(0.15),
            ]
        )

    def _roll(self, die: Token, cell: Cell, fresh: bool, high: bool) -> Cue:
        piece = self._stage.single(die)
        if piece is None:
            return wait(0.0)
        piece.halo = ""
        result = self._crowd.picture(die)
        throw = tumble(piece, self._crowd.tumbling(die), result, 0.7, 46 if high else 34)
        if not fresh:
            return in_turn([throw, self._sound("die")])
        return together([throw, slide(piece, (cell.x, cell.y), 0.45)])

    def _entered(self, event: Entered) -> Cue:
        for die, place, face in zip(event.dice, event.places, event.faces, strict=True):
            self._crowd.places[die], self._crowd.faces[die] = place.id, face
        self._sprites(event.dice)
        return in_turn([self._rearrange(0.5, hops=event.dice), self._sound("die")])

    def _turned(self, event: Turned) -> Cue:
        cues = []
        for die, face in zip(event.dice, event.faces, strict=True):
            self._crowd.faces[die] = face
            piece = self._stage.single(die)
            if piece is not None:
                cues.append(together([flip(piece, self._crowd.picture(die), 0.3), _hop(piece)]))
        return in_turn([self._sound("die"), together(cues, 0.12), wait(0.2)])

    def _moved(self, event: Moved) -> Cue:
        for die, place in zip(event.pieces, event.targets, strict=True):
            self._crowd.places[die] = place.id
        self._sprites(event.pieces)
        return in_turn([self._sound("die"), self._rearrange(0.5, hops=event.pieces)])

    # --- the run and the charge ---

    def _ran(self, event: Ran) -> Cue:
        bulls = event.pieces[0].kind == "bull"
        self._hud.phase = "charge" if bulls else "run"
        self._hud.turn = None
        for die, place in zip(event.pieces, event.targets, strict=True):
            self._crowd.places[die] = place.id
        cells = self._crowd.cells()
        runs = []
        for number, (die, street) in enumerate(zip(event.pieces, event.streets, strict=True)):
            piece = self._stage.single(die)
            if piece is not None:
                lane = 0.0 if bulls else LANES[number % len(LANES)]
                path = self._path(piece, street, cells[die], lane)
                runs.append(self._run(piece, path, cells[die], bulls))
        return in_turn(
            [
                self._sound("stampede" if bulls else "die"),
                together(runs, 0.06 if bulls else 0.03),
                self._rearrange(0.2),
            ]
        )

    def _run(self, piece: Piece, path: Sequence[Point], cell: Cell, bull: bool) -> Cue:
        grow = change(piece, 0.3, width=cell.size, height=cell.size)
        if not bull:
            return together([follow(piece, path, 0.95, hops=6), grow])
        dust = (self._dust(path, share) for share in (0.2, 0.4, 0.6, 0.8))
        run = follow(piece, path, 0.8, hops=3, ease=ease_in_quad)
        return together([run, grow, in_turn([wait(0.25), together(dust, 0.13)])])

    def _dust(self, path: Sequence[Point], share: float) -> Cue:
        x, y = path[min(len(path) - 1, int(share * len(path)))]

        def puff() -> Cue:
            cloud = self._effect("bulls/dust_1", (x, y + 10), 26)
            cloud.layer = BOARD + 4
            yield from change(cloud, 0.35, alpha=0.0, scale=1.7)
            self._gone(cloud)

        return puff()

    def _charged(self, event: Charged) -> Cue:
        self._charging = event
        stamps = []
        for bull in event.bulls:
            piece = self._stage.piece(bull)
            if piece is not None:
                stamps.append(pop(piece, 0.3, 1.45))
        for runner in event.runners:
            marked = self._stage.single(runner)
            if marked is not None:
                marked.halo = "bulls/ring_charge"
        return in_turn([self._sound("snort"), together(stamps, 0.08), wait(0.3)])

    def _escapes(self, event: Rolled) -> Cue:
        """Who no longer matches a Bull there is cheered."""
        assert self._charging is not None
        horns = set(self._charging.faces)
        saved = [die for die, face in zip(event.dice, event.faces, strict=True) if face not in horns]
        place = self._charging.place
        self._charging = None
        if not saved:
            return wait(0.2)
        x, y = self._crowd.middle(place.id)
        cheer = self._effect(self._shout(tr("¡Olé!")), (min(x + 40, 1190), y - 52), 96, 34)
        hops = [_hop(piece) for die in saved if (piece := self._stage.piece(die)) is not None]
        return in_turn(
            [
                self._sound("ole"),
                together([pop(cheer, 0.2, 0.5), *hops]),
                wait(0.25),
                change(cheer, 0.2, alpha=0.0),
                call(lambda: self._gone(cheer)),
            ]
        )

    def _trampled(self, event: Trampled) -> Cue:
        def fall(runner: Token) -> Cue:
            piece = self._stage.single(runner)
            if piece is None:
                return
            puff = self._effect("bulls/trampled", (piece.x, piece.y), 40)
            self._hud.lines[runner.id // CROWD].runners -= 1
            yield from together(
                [
                    change(piece, 0.42, ease_out_cubic, angle=340.0, scale=0.4, alpha=0.0, lift=34.0),
                    pop(puff, 0.3, 0.4),
                ]
            )
            self._stage.remove(runner)
            self._crowd.places.pop(runner, None)
            yield from change(puff, 0.2, alpha=0.0)
            self._gone(puff)

        falls = together((fall(runner) for runner in event.runners), 0.14)
        return in_turn([self._sound("trampled"), self._sound("gasp"), falls, self._rearrange(0.15)])

    # --- Direction tokens ---

    def _placed(self, event: Placed) -> Cue:
        owner = event.piece.id // FLAGS
        start = places.plate(owner, len(self._hud.seats))
        self._stage.remove(event.piece)
        colour = self._crowd.colours[owner]
        size = places.MARKER
        piece = self._stage.add(Piece(event.piece, f"bulls/marker_{colour}", *start, size, size, BOARD + 3))
        self._hud.lines[owner].markers -= 1
        return in_turn(
            [
                slide(piece, marker_place(self._board.points, event.place), 0.4, ease_in_out),
                self._sound("stamp"),
                pop(piece),
            ]
        )

    def _removed(self, event: Removed) -> Cue:
        if event.pieces[0].kind == "marker":
            return self._lifted(event.pieces[0])
        leaving = []
        for die in event.pieces:
            piece = self._stage.single(die)
            if piece is not None:
                end = (
                    places.plate(die.id // CROWD, len(self._hud.seats))
                    if die.kind == "runner"
                    else (-60, 334)
                )
                leaving.append(together([slide(piece, end, 0.5, ease_in_out), change(piece, 0.5, scale=0.6)]))
            self._crowd.places.pop(die, None)
        pieces = event.pieces
        return in_turn([together(leaving, 0.015), call(lambda: [self._stage.remove(die) for die in pieces])])

    def _lifted(self, marker: Token) -> Cue:
        owner = marker.id // FLAGS
        piece = self._stage.piece(marker)

        def gone() -> None:
            self._stage.remove(marker)
            self._hud.lines[owner].markers += 1

        if piece is None:
            return call(gone)
        home = places.plate(owner, len(self._hud.seats))
        return in_turn([self._sound("stamp"), slide(piece, home, 0.4, ease_in_out), call(gone)])

    # --- points ---

    def _arrived(self, event: Arrived) -> Cue:
        x, y = self._crowd.middle(event.place.id)
        return self._points(event.seat, event.points, (x - 30, y), event.runners)

    def _paid(self, event: Paid) -> Cue:
        return self._points(event.seat, event.points, places.plate(event.seat, len(self._hud.seats)), ())

    def _noted(self, event: EffectNoted) -> Cue:
        def note() -> None:
            line = self._hud.lines[event.seat]
            line.tags = (*line.tags, *effect_tags(event.destination.id))

        return in_turn([call(note), wait(0.15)])

    def _points(self, seat: int, points: int, start: Point, cheering: Iterable[Token]) -> Cue:
        """A number flies from where the points were won to the seat's plate, which counts up."""
        flyer = self._effect(self._shout(f"+{points}"), start, 84, 30)
        goal = places.plate(seat, len(self._hud.seats))
        line = self._hud.lines[seat]

        def count() -> Cue:
            for _ in range(points):
                line.points += 1
                self._heard("count")
                yield from wait(0.03)

        hops = [_hop(piece) for die in cheering if (piece := self._stage.piece(die)) is not None]
        return in_turn(
            [
                together([pop(flyer, 0.18, 0.5), *hops]),
                wait(0.15),
                slide(flyer, (goal[0] + 40, goal[1]), 0.4, ease_in_out),
                call(lambda: self._gone(flyer)),
                count(),
            ]
        )

    # --- what the cues above are made of ---

    def _sound(self, name: str) -> Cue:
        return call(lambda: self._heard(name))

    def _effect(self, picture: str, at: Point, width: float, height: float | None = None) -> Piece:
        """A passing sprite that is no thing of the game."""
        self._count += 1
        name = token("effect", self._count)
        piece = Piece(name, picture, *at, width, height or width, EFFECT, target=False)
        self._stage.effects.append(piece)
        return piece

    def _gone(self, effect: Piece) -> None:
        if effect in self._stage.effects:
            self._stage.effects.remove(effect)

    def _sprites(self, dice: Iterable[Token]) -> None:
        """Give a sprite of its own to every die that has come into play, or was in a stack."""
        cells = self._crowd.cells()
        for die in dice:
            piece = self._stage.single(die)
            if piece is None:
                self._stage.add(self._crowd.piece(die, cells[die]))
            else:
                piece.picture = self._crowd.picture(die)

    def _rearrange(self, seconds: float, hops: Iterable[Token] = ()) -> Cue:
        """Everybody goes to the cell that is theirs now; those in `hops` hop there."""

        def moves() -> Cue:
            cells = self._crowd.cells()
            hopping = set(hops)
            cues = []
            for die, cell in cells.items():
                piece = self._stage.single(die)
                if piece is None:
                    continue
                size = {"width": cell.size, "height": cell.size}
                if die in hopping:
                    path = [(piece.x, piece.y), (cell.x, cell.y)]
                    cues.append(
                        together([follow(piece, path, seconds, hops=3), change(piece, seconds, **size)])
                    )
                elif abs(piece.x - cell.x) + abs(piece.y - cell.y) + abs(piece.width - cell.size) > 0.5:
                    cues.append(change(piece, seconds, x=cell.x, y=cell.y, **size))
            yield from together(cues)

        return moves()

    def _path(self, piece: Piece, street: Token, cell: Cell, lane: float) -> list[Point]:
        """From where a die stands along its lane of the street to its cell."""
        middle = self._board.paths[street]
        inner = middle[len(middle) // 8 : -max(1, len(middle) // 8)]
        return [(piece.x, piece.y), *((x, y + lane) for x, y in inner), (cell.x, cell.y)]


def marker_place(points: Mapping[Token, Point], sign: Token) -> Point:
    """Where a Direction token lies on its sign: at its corner, so that the sign can still be read."""
    x, y = points[sign]
    return x - 30, y - 8


def _hop(piece: Piece) -> Cue:
    return in_turn([change(piece, 0.12, lift=12.0), change(piece, 0.14, ease_in_quad, lift=0.0)])


_CUES: dict[type[Event], Callable[..., Cue]] = {
    DayBegan: Staging._day_began,
    StepBegan: Staging._step_began,
    DayEnded: Staging._day_ended,
    GameEnded: Staging._game_ended,
    FirstPlayerPassed: Staging._first_passed,
    DestinationsDealt: Staging._dealt,
    Drew: Staging._drew,
    Played: Staging._played,
    Discarded: Staging._discarded,
    Reshuffled: Staging._reshuffled,
    Rolled: Staging._rolled,
    Entered: Staging._entered,
    Turned: Staging._turned,
    Moved: Staging._moved,
    Ran: Staging._ran,
    Charged: Staging._charged,
    Trampled: Staging._trampled,
    Placed: Staging._placed,
    Removed: Staging._removed,
    Arrived: Staging._arrived,
    Paid: Staging._paid,
    EffectNoted: Staging._noted,
}
