"""What everybody at the table sees that speaks for an answer: the public part of why somebody gave it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.alatriste import odds
from game.alatriste.rows import BOXES, CARDS, PALACE, RULES
from game.alatriste.signs import Sign, all_signs, of_card, of_choice
from game.alatriste.tokens import NOBODY
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste.words.explain import percent
from scenes.skins.alatriste.words.questions import Words
from scenes.ui.text import signed

UNASKED = frozenset({"window pass", "play stop", "offer cancel", "offer_cards done", "want_cards nothing"})
"""Answers after which nobody would ask why."""
SILENT = frozenset(
    {"split", "offer", "offer_cards", "offer_ducats", "want_cards", "offer_promises", "offer_send"}
)
"""Questions at which something is put together that is only shown when it is whole."""
FAR = 12
"""Nobody speaks of a Patrol that is farther away."""

EVEN = 0.5
"""Above this chance one goes where a rival stands because of it."""

Facts = Iterator[str]


def motive(words: Words, ask: Ask, action: Action, view: AlatristeView, chances: bool = True) -> str | None:
    """Return in one sentence what speaks for an answer; "" if nothing can be seen, None if nobody asks.

    The `view` is that of whoever reads it: nothing is said but what they may know, and no `chances` to
    those who want none.
    """
    prompt = ask.prompt.partition(".")[2]
    if f"{prompt} {action.verb}" in UNASKED or prompt in SILENT or action.verb == "offer":
        return None
    found = [*_FACTS[prompt](words, ask, action, view)] if prompt in _FACTS else []
    found = [fact for fact in found if chances or "%" not in fact]
    return tr("Everybody sees: {facts}.", facts="; ".join(found)) if found else ""


def what_of(signs: Sequence[Sign]) -> str:
    """Return what something brings or costs, each with its number."""
    names = {"fame": tr("Fame"), "vigour": tr("Vigour"), "fencing": tr("Fencing"), "ducats": tr("Ducats")}
    counted = [(icon, n) for icon, n in signs if isinstance(n, int)]
    parts = [f"{names[icon]} {signed(n)}" for icon, n in counted if icon in names and n]
    for icon, n in counted:
        if icon == "card" and n > 0:
            parts.append(trn("1 card", "{n} cards", n))
    return ", ".join(parts)


def _plain(text: str) -> str:
    """Return the text of a row as a part of a sentence."""
    return tr(text).rstrip(".") if text else ""


def _move(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    seat, box = ask.seat, action.picks[0].id
    own, row, patrol = view.players[seat], BOXES[box], view.madrid.steps[view.patrol]
    others = [option.picks[0].id for option in ask.options if option.picks and option != action]
    way = odds.way_of_task(view, seat)
    if way and way[-1] == box:
        yield tr("a task leads there")
    if row.audience and own.is_received:
        yield tr("{n} % to win the audience", n=percent(odds.chance_of_audience(own, row.audience)))
    elif own.is_received and view.madrid.steps[box][PALACE] < view.madrid.steps[own.box][PALACE]:
        yield tr("nearer to the Favourite")
    if not odds.is_dangerous(view, box, seat) and any(odds.is_dangerous(view, one, seat) for one in others):
        yield tr("elsewhere jail waits")
    if own.wanted and patrol[box] < FAR and all(patrol[box] >= patrol[one] for one in others):
        yield tr("no other way ends farther from the Patrol")
    for rival in odds.others_at(view, box, seat) if row.fight else ():
        win = odds.odds(view, seat, rival.seat, False, True).win
        if win > EVEN:
            yield tr("{n} % to beat {name} there", name=words.name(rival.seat), n=percent(win))
    signs = [sign for sign in all_signs(box) if sign[0] != "ducats" or not own.waiver(box)]
    if found := what_of([*signs, ("card", int(row.card))]):
        yield tr("there: {what}", what=found)
    elif row.text:
        yield tr("there: {what}", what=_plain(row.text))


def _patrol(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    box, steps = action.picks[0].id, view.madrid.steps
    sought = [player for player in view.players if player.wanted and player.present]
    if not sought:
        yield tr("justice seeks nobody now")
    for player in sought:
        before, after = steps[view.patrol][player.box], steps[box][player.box]
        name = words.name(player.seat)
        if player.seat == ask.seat and after > before:
            yield tr("the Patrol goes away from {name}", name=name)
        elif player.seat != ask.seat and after < before:
            yield tr("the Patrol comes nearer to {name}, whom justice seeks", name=name)


def _fight(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    prompt = ask.prompt.partition(".")[2]
    duel, brings = prompt in ("challenge", "accept"), prompt != "accept"
    against = [pick.id for pick in action.picks] or [
        name.id for option in ask.options for name in option.picks if name.kind == "seat"
    ] or [name.id for name in ask.about if name.kind == "seat"]  # fmt: skip
    if prompt == "thrust":
        assert view.fight is not None
        duel, brings = view.fight.duel, view.fight.a == ask.seat
        against = [name.id for name in ask.about]
    for rival in against:
        found, name = odds.odds(view, ask.seat, rival, duel, brings), words.name(rival)
        if found.doomed:
            yield tr("sure death")
        elif found.dooms:
            yield tr("{name} would die at once", name=name)
        else:
            yield tr("{n} % to beat {name}", name=name, n=percent(found.win))
            if found.fall >= 0.01:
                yield tr("{n} % to fall", n=percent(found.fall))
        if found.patrol and prompt != "thrust":
            yield tr("the Patrol comes with {n} %", n=percent(found.patrol))
    own = view.players[ask.seat]
    if prompt == "challenge":
        yield tr("a challenge brings {n} Fame", n=own.challenge_fame)
    elif prompt == "accept":
        yield tr("accepting brings {n} Fame, refusing costs {loss}", n=own.challenge_fame,
                 loss=RULES.refusal_fame)  # fmt: skip
    elif prompt == "combat":
        yield tr("falling upon somebody costs {n} Fame", n=RULES.combat_fame)


def _bail(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    price, die = (name.id for name in ask.about)
    yield tr("{n} % that the die opens the door", n=percent((7 - die) / 6))
    yield tr("bail takes {n} of {all} Ducats", n=price, all=view.players[ask.seat].ducats)


def _option(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    own = view.players[ask.seat]
    if action.picks:
        number = action.picks[0].id
        cost: list[Sign] = [("ducats", -view.choices[number][1])]
        found = of_choice([name for name, _ in view.choices], number)
        if what_of(found):
            yield tr("this brings {what}", what=what_of([*cost, *found]))
    if any(cost for _, cost in view.choices):
        yield trn("1 Ducat in the purse", "{n} Ducats in the purse", own.ducats)


def _stay(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    own = view.players[ask.seat]
    if own.wanted:
        yield trn("justice seeks for 1 more turn", "justice seeks for {n} more turns", own.wanted)
    away = view.madrid.steps[view.patrol][own.box]
    yield trn("the Patrol is 1 step away", "the Patrol is {n} steps away", away)


def _cards(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    """Say what a card is worth that is placed, taken, kept or given up; or on whom an attack falls."""
    if len(action.picks) == 2 and action.picks[1].kind == "seat":
        yield from _attack(words, ask, action, view)
        return
    card = next((name.id for name in (*action.picks, *ask.about) if name.kind == "card"), NOBODY)
    if card not in CARDS:
        return
    row = CARDS[card]
    if action.verb == "sell":
        yield tr("this brings {what}", what=what_of([("ducats", row.sell)]))
        return
    signs: list[Sign] = [("fame", row.fame), ("vigour", row.vigour), ("fencing", row.fencing)]
    found = what_of(signs if row.is_laid else of_card(card))
    gone = action.verb in ("lose", "discard", "lay_aside")
    if found:
        yield tr("this gives up {what}", what=found) if gone else tr("this brings {what}", what=found)
    elif gone:
        yield tr("no number hangs on the card")
    elif row.text:
        yield _plain(row.text)


def _attack(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    card, target = (name.id for name in action.picks)
    victim, own = view.players[target], view.players[ask.seat]
    rivals = [player.fame_total for player in view.players if player.seat not in (ask.seat, target)]
    name, takes = words.name(target), what_of(of_card(card)) or _plain(CARDS[card].text)
    if takes:
        yield tr("for {name}: {what}", name=name, what=takes)
    if victim.fame_total >= max((*rivals, own.fame_total)):
        yield tr("{name} has most Fame, {n}", name=name, n=victim.fame_total)
    elif victim.fame_total > own.fame_total:
        yield tr("{name} is ahead, with {n} Fame", name=name, n=victim.fame_total)


def _reply(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    if view.offer is not None and view.offer.sent:
        yield tr("{name} {terms}", name=words.name(view.offer.sender), terms=words.offer(view.offer))


def _dice(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    bet = next((name.id for name in (*action.picks, *ask.about) if name.kind == "count"), 0)
    own = view.players[ask.seat]
    if bet:
        yield tr("the stake is {n} of {all} Ducats", n=bet, all=own.ducats)
    if more := own.sum_of("dice"):
        yield tr("a friend adds {n} to the dice", n=signed(more))


def _vote(words: Words, ask: Ask, action: Action, view: AlatristeView) -> Facts:
    best = max(view.players, key=lambda player: player.score)
    yield tr("{name} leads, with {n} Fame", name=words.name(best.seat), n=best.fame_total)


_FACTS: dict[str, Callable[[Words, Ask, Action, AlatristeView], Facts]] = {
    "move": _move,
    "patrol": _patrol,
    **dict.fromkeys(("challenge", "accept", "combat", "thrust"), _fight),
    "bail": _bail,
    "option": _option,
    "stay": _stay,
    **dict.fromkeys(
        ("play", "window", "prize", "prize_keep", "loss", "hurt", "hand", "discard", "counter", "save"),
        _cards,
    ),
    "reply": _reply,
    **dict.fromkeys(("bet", "join"), _dice),
    "end_vote": _vote,
}
"""What is to be seen, by the question."""
