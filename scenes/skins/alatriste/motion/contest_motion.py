"""Motion of dice before a scene: contests and games, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste import events
from game.alatriste.rows import BOX, PRIZES
from game.alatriste.tokens import NOBODY
from game.core.event import Event, Rolled
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import contest_grounds
from scenes.skins.alatriste.drawing.card_faces import card
from scenes.skins.alatriste.drawing.den_sheet import pot, pot_place
from scenes.skins.alatriste.drawing.large_sheet import on_screen, sized
from scenes.skins.alatriste.layout import SCENE
from scenes.skins.alatriste.motion import doings, table_motion, theatre
from scenes.skins.alatriste.motion.props import Props
from scenes.skins.alatriste.motion.theatre import OVER
from scenes.stage.effect_sprites import Rain
from scenes.ui.anim import Cue, together, wait

DEN = BOX["garito"]
PLACES = {"dice": "garito", "bullfight": "plaza_mayor", "act_of_faith": "santo_oficio"}
"""The boxes where several seats throw."""
DICE = "alatriste.9.2"
"""The paragraph by which they do in a gaming den."""
CHEERS = (0.8, 0.9, 0.9)
"""Seconds before each cheer of whoever wins Madrid: the last is over before the last petal lies."""
PETALS = Rain(("alatriste/petal",), (20.0, 15.0, 24.0), 70, 0.02, 2.2, 40.0, 540.0, over=theatre.OVER)
"""What balconies throw on whoever enters the King's service."""


def contest_held(props: Props, event: events.ContestHeld) -> Cue:
    """Call everybody to the Main Square with trumpets, or the bell."""
    props.play_sound("dusk" if event.name == "bullfight" else "bell")
    words = tr("Bullfight!") if event.name == "bullfight" else tr("Act of Faith!")
    props.contest, props.throwing = event.name, event.seats
    yield from together([props.banner(words, 0.9), props.become(0.1)])


def game_rolled(props: Props, event: Rolled) -> Cue:
    """Throw the two dice of one seat, or of the bank, in a row of its own."""
    seat = NOBODY if event.seat is None else event.seat
    if props.act is None or props.act.is_over:
        yield from _open(props, event.rule == DICE)
    yield from table_motion.thrown(props, seat, event.faces)


def _open(props: Props, is_dice: bool) -> Cue:
    """Open the table of the game of dice, or of the contest that was called."""
    if is_dice:
        n = pot(props.staked)
        props.throwing = (*props.staked, NOBODY) if n else ()
        stake = trn("Most wins 1 Ducat", "Most wins {n} Ducats", n) if n else ""
        return table_motion.open_table(props, tr("The game of dice"), stake, "ducats", PLACES["dice"])
    words = tr("Bullfight") if props.contest == "bullfight" else tr("Act of Faith")
    stake = tr("Most wins {n} Fame", n=PRIZES[props.contest])
    return table_motion.open_table(props, words, stake, "fame", PLACES[props.contest])


def totals(props: Props, event: events.ContestRolled | events.DiceThrown) -> Cue:
    """Show what each came to; whoever ties for the most rolls again."""
    if props.act is None:
        return
    yield from table_motion.scored(props, event.seats, event.scores)
    if event.scores.count(max(event.scores)) > 1:
        yield from table_motion.tied(props, event.seats, event.scores)
    else:
        yield from wait(0.1)


def contest_won(props: Props, event: events.ContestWon) -> Cue:
    """Cheer the winner; a card may have won it without any dice."""
    props.play_sound("ole")
    if event.card is not None:
        yield from props.present(event.card, card(event.card.id), props.plate(event.seat), 0.6)
        yield from props.lower(event.card, 0.3, props.plate(event.seat))
        yield from props.go({piece.token: piece for piece in props.lay(props.view)}, 0.1)
    yield from _winner(props, event.seat)


def _winner(props: Props, seat: int, also: Cue | None = None) -> Cue:
    """Say who wins, and meanwhile show what else comes of it."""
    words = tr("{name} wins!", name=props.seats[seat].name) if seat >= 0 else tr("The bank wins!")
    others = [also] if also is not None else []
    if props.act is None:
        yield from together([props.banner(words, 0.7), *others])
        return
    yield from together([table_motion.won(props, seat, words, is_paid=also is not None), *others])
    people = [seat for seat in props.act.rows if seat >= 0]
    yield from theatre.rest(props, "table", people)
    if also is None and seat >= 0 and props.act is not None and props.act.stake is not None:
        yield from props.asides.beside([doings.take_home(props, props.act.stake, seat)], 0.1)
    yield from theatre.close_scene(props)


def dice_staked(props: Props, event: events.DiceStaked) -> Cue:
    """Open the table with the first stake, and let each slide into the pot there."""
    if event.bet:
        ground = contest_grounds.GROUNDS[PLACES["dice"]]
        people = table_motion.expect(props, ground, [*props.staked, event.seat, NOBODY])
        yield from props.come(contest_grounds.picture(ground), sized(SCENE), people)
        props.staked[event.seat] = event.bet
        props.play_sound("coins")
        goal = on_screen(pot_place(len(props.staked) + 1))
        yield from together([props.coins(event.bet, props.plate(event.seat), goal), props.become(0.1)])
        return
    yield from props.become(0.1)


def dice_won(props: Props, event: events.DiceWon) -> Cue:
    """Let the pot go to whoever threw most, as soon as that is said."""
    props.staked.clear()
    act = props.act
    start = props.box(DEN) if act is None else on_screen(pot_place(len(act.rows)))
    flown = props.become(0.1)
    if event.seat >= 0:
        props.play_sound("coins")
        slid = props.coins(event.pot, start, props.plate(event.seat), over=OVER + 0.5)
        if act is not None:
            for coin in act.coins:
                coin.alpha = 0.0
        flown = together([slid, flown])
    yield from _winner(props, event.seat, flown)


def game_ended(props: Props, event: events.GameEnded) -> Cue:
    """Let the sun set over Madrid, and on the winners."""
    yield from props.become(0.1)
    names = ", ".join(props.seats[seat].name for seat in event.winners)
    words = trn("{names} wins Madrid!", "{names} share Madrid!", len(event.winners), names=names)
    also = [props.particles.rain(PETALS), _cheers(props, event.winners)]
    yield from theatre.moment(props, "results", words, event.winners, "win", also)


def _cheers(props: Props, seats: Sequence[int]) -> Cue:
    """Let the winners leap, again and again, while petals fall on them."""
    for seconds in CHEERS:
        yield from wait(seconds)
        figures = props.act.figures if props.act is not None else {}
        yield from together([theatre.leaps(figures[seat]) for seat in seats if seat in figures])


def is_in_game(event: Event) -> bool:
    """Return whether the event belongs to a table or audience that may be open."""
    rules = ("alatriste.9.1", "alatriste.9.2", "alatriste.9.3")
    if isinstance(event, Rolled):
        return event.rule in rules
    return isinstance(
        event,
        events.ContestRolled | events.ContestWon | events.DiceThrown | events.DiceWon | events.AudienceHeld,
    )
