"""How the evening goes by: rounds and partidas, who goes, what is proposed, and the end."""

from __future__ import annotations

from functools import partial

from game.core.event import Event
from game.toruro import events
from game.translation import tr, trn
from scenes.skins.toruro.drawing.account import Account
from scenes.skins.toruro.motion import rim
from scenes.skins.toruro.motion.card_motion import gathered
from scenes.skins.toruro.motion.props import Props
from scenes.stage.faces import Mood
from scenes.stage.pieces import pop, slide
from scenes.ui.anim import Cue, ease_in_out, in_turn, together, tween, wait

GOES = "¡Voy!"
"""What a seat says that goes."""
DARK, DIMMED, GROWS = 0.7, 0.2, 0.8
"""How dark all else is while everybody's chips are shown after a partida, in how many seconds it becomes so,
and in how many the stacks of these grow."""
READ, READ_AGAIN = 2.8, 1.1
"""Seconds for which it is held up, the first time in an evening, and later; a click puts it down."""
SAID, SAID_AGAIN = 0.5, 0.2
"""Seconds for which it is called out what begins or ends, the first time in an evening, and later."""
AGREED = ("last", "first", "ace")
"""Reasons for which all go, so that nobody has to say so."""


def partida_began(props: Props, event: events.PartidaBegan) -> Cue:
    """A new partida is called out with its first round."""
    return wait(0.0)


def round_began(props: Props, event: events.RoundBegan) -> Cue:
    """The cards are gathered, behind the slate where it is held up, and the round is called out."""
    props.hud.turn = None
    yield from gathered(props, event)
    called_out = props.banner(tr("Round {round}", round=event.round), _rest(props, "round"))
    if props.account is not None:
        partida = props.account.partida + 1
        words = tr("Partida {partida}: round {round}", partida=partida, round=event.round)
        called_out = together([put_down(props), props.banner(words, _rest(props, "partida"))])
    if event.last:
        yield from props.sound("dusk")
        called_out = together([put_down(props), props.banner(tr("La Última"), 0.8)])
    yield from called_out


def _rest(props: Props, kind: str) -> float:
    return SAID_AGAIN if props.is_known(kind) else SAID


def at_once(props: Props, event: events.AtOnce) -> Cue:
    """From now on more lulos are paid in each round."""
    words = trn("{n} lulo a round", "{n} lulos a round", event.count)
    return in_turn([props.sound("chalk"), props.banner(words, 0.9)])


def went(props: Props, event: events.Went) -> Cue:
    """A seat says that it goes."""
    if event.why in AGREED:
        return in_turn([props.sound("chip"), wait(0.15)])
    return in_turn([props.sound("chip"), props.call_out(event.seat, GOES, 0.3)])


def deal_passed(props: Props, event: events.DealPassed) -> Cue:
    """The dealer's button goes on; nobody waits for it while the slate is held up."""
    hud = props.hud
    if hud.dealer is not None and props.account is None:
        button = props.effect("toruro/dealer", _button(props, hud.dealer), 26)
        hud.dealer = None
        yield from slide(button, _button(props, event.seat), 0.45, ease_in_out)
        props.gone(button)


def _button(props: Props, seat: int) -> tuple[float, float]:
    """Return where the dealer's button lies on a plate."""
    plate = props.hud.places.plate(seat)
    return plate.left + 4, plate.top + 6


def proposed(props: Props, event: events.Proposed) -> Cue:
    """A seat proposes how the evening shall go on."""
    words = tr("La Última?") if not event.at_once else trn("{n} lulo?", "{n} lulos?", event.at_once)
    return props.call_out(event.seat, words, 0.7)


def voted(props: Props, event: events.Voted) -> Cue:
    """A seat agrees, or refuses."""
    return props.call_out(event.seat, tr("Yes!") if event.agrees else tr("No!"), 0.35)


def decided(props: Props, event: events.Decided) -> Cue:
    """What comes of a proposal."""
    return props.banner(tr("Agreed!") if event.carried else tr("It falls"), 0.8)


def partida_ended(props: Props, event: events.PartidaEnded) -> Cue:
    """The slate is empty: everybody's chips grow as stacks on the dark table, until the next round."""
    yield from props.sound("clean")
    if "slate" not in props.known:
        yield from props.banner(tr("The slate is empty!"), SAID)
    props.account, props.grown = Account.of(event.partida, props.after), 0.0
    faces = [rim.face(props, seat, mood) for seat, mood in moved_by(props.account)]
    grow = tween(GROWS, partial(setattr, props, "grown"), ease_in_out)
    shown = [props.darken(DARK, DIMMED), *(pop(face, 0.24, 0.3) for face in faces)]
    yield from together([props.sound("chips"), grow, *shown])
    props.breath.begin(faces)
    yield from props.held("slate", READ, READ_AGAIN)
    props.breath.end()
    for face in faces:
        props.gone(face)


def put_down(props: Props) -> Cue:
    """Put the slate down again that is held up after a partida, if it is."""
    if props.account is not None:
        props.account = None
        yield from props.darken(0.0, DIMMED)


def is_behind_the_slate(props: Props, event: Event) -> bool:
    """Return whether the slate is still held up while an event is shown: the old table does not return."""
    return props.account is not None and isinstance(
        event, events.DealPassed | events.PartidaBegan | events.RoundBegan
    )


def moved_by(account: Account) -> list[tuple[int, Mood]]:
    """Return whose face an account moves: where several owed something, who paid most and who paid least."""
    payers = account.payers
    return [(payers[0], Mood.SORE), (payers[-1], Mood.GLAD)] if len(payers) > 1 else []


def game_ended(props: Props, event: events.GameEnded) -> Cue:
    """It is called out that the evening is over; who has won stands on the podium after that."""
    props.hud.turn = None
    return in_turn([props.sound("win"), props.banner(tr("The evening is over"), 0.8)])
