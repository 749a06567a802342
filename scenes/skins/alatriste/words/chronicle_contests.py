"""What is told of contests, dice and audiences, of trading and promises, and of the end with its results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.alatriste import events
from game.alatriste.events_combat import Clashed, Died, Jailed
from game.alatriste.tokens import PROMISES
from game.alatriste.view import AlatristeView, OfferView
from game.core.action import Token
from game.core.event import Event
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.services import by_round
from scenes.skins.alatriste.words.answers import reason
from scenes.skins.alatriste.words.memory import memory
from scenes.skins.alatriste.words.questions import Said, Words, says
from scenes.stage.results import SHADE, Results, amount, results_picture


def contest_held(words: Words, event: events.ContestHeld) -> Said:
    """Say which contest brings everybody to the Main Square."""
    return 2, tr("**{contest}** on the Main Square: all come who can.", contest=contest(event.name))


def contest_rolled(words: Words, event: events.ContestRolled) -> Said:
    """Say what each came to."""
    said = tr("{contest}: {scores}.", contest=contest(event.name),
              scores=_scores(words, event.seats, event.scores))  # fmt: skip
    return 1, said + _tie(event.scores)


def contest_won(words: Words, event: events.ContestWon) -> Said:
    """Say who won, by the dice or by a card."""
    name, held = words.name(event.seat), contest(event.name)
    if event.card is not None:
        return 2, tr("{name} wins the {contest} through {card}.", name=name, card=words.thing(event.card),
                     contest=held)  # fmt: skip
    return 2, tr("{name} wins the {contest}.", name=name, contest=held)


dice_staked = says(
    1,
    lambda event, at: trn(
        "{name} stakes 1 Ducat on the dice.", "{name} stakes {n} Ducats on the dice.", event.bet, **at
    ),
)


def dice_thrown(words: Words, event: events.DiceThrown) -> Said:
    """Say what each staker and the bank came to."""
    said = tr("Dice: {scores}.", scores=_scores(words, event.seats, event.scores))
    return 1, said + _tie(event.scores)


dice_won = says(
    1,
    lambda event, at: trn(
        "{name} takes the pot of 1 Ducat.", "{name} takes the pot of {n} Ducats.", event.pot, **at
    ),
)


def audience_held(words: Words, event: events.AudienceHeld) -> Said:
    """Say how an audience ended."""
    one, other = event.faces
    values = {
        "name": words.name(event.seat), "one": one, "other": other, "n": event.thrown, "least": event.needed,
    }  # fmt: skip
    if event.total >= event.target:
        return 2, tr("{name} enters the King's service: {one} + {other} = {n}, with {least} or more needed.",
                     **values)  # fmt: skip
    return 2, tr("{name} is refused: {one} + {other} = {n}, with {least} or more needed.", **values)


turned_away = says(1, lambda event, at: tr("{name} has too little Fame to be received.", **at))


def game_ended(words: Words, event: events.GameEnded) -> Said:
    """Say who has won, and why it is over."""
    names = words.names(event.winners)
    count = len(event.winners)
    reasons = {
        "audience": tr("{names} has won: in the King's service.", names=names),
        "agreement": trn("All agree to end: {names} wins by score.", "All agree to end: {names} share it.",
                         count, names=names),
        "cap": trn("The last round is over: {names} wins by score.",
                   "The last round is over: {names} share it.", count, names=names),
        "last": tr("Nobody else is left: {names} has won.", names=names),
    }  # fmt: skip
    return 2, reasons[event.why]


def contest(name: str) -> str:
    """Return what a contest is called."""
    return tr("Bullfight") if name == "bullfight" else tr("Act of Faith")


def _tie(scores: tuple[int, ...]) -> str:
    """Return why dice roll again, if they do."""
    return tr(" A tie: those with most roll again.") if scores.count(max(scores)) > 1 else ""


def _scores(words: Words, seats: tuple[int, ...], scores: tuple[int, ...]) -> str:
    names = [words.name(seat) if seat >= 0 else tr("the bank") for seat in seats]
    return ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))


def waiting(words: Words, event: events.AudienceHeld) -> str:
    """Say who is received, while the dice roll."""
    return tr("{name} stands before the Favourite…", name=words.name(event.seat))


def comparing(words: Words, event: events.ContestRolled | events.DiceThrown) -> str:
    """Ask who has most, while the dice roll."""
    return tr("Who has most?")


def made(words: Words, event: events.OfferMade) -> Said:
    """Say what is offered and wanted."""
    offer = OfferView(
        event.seat, event.target, True, tuple(card.id for card in event.cards), event.count, event.ducats,
        event.want_ducats, event.want_kind, event.want_count, event.want_card is not None,
        event.want_card.id if event.want_card else 0, event.promises,
    )  # fmt: skip
    return 1, tr("{name} makes an offer to {target}: {offer}.", name=words.name(event.seat),
                 target=words.name(event.target), offer=words.offer(offer))  # fmt: skip


def answered(words: Words, event: events.OfferAnswered) -> Said:
    """Say how an offer is answered, and why it was refused."""
    at = words.places(event)
    if event.reason:
        return 1, tr(
            "{name} refuses the offer of {target}: “{reason}”", **{**at, "reason": reason(event.reason)[0]}
        )
    answers = {
        "accepted": tr("{name} accepts the offer of {target}.", **at),
        "refused": tr("{name} refuses the offer of {target}.", **at),
        "counter": tr("{name} answers {target} with another offer.", **at),
    }
    return 1, answers[event.answer]


def traded(words: Words, event: events.Traded) -> Said:
    """Say what changed hands."""
    return 1, tr(
        "{name} gives {given} to {target} for {taken}.",
        name=words.name(event.seat),
        target=words.name(event.target),
        given=_goods(words, event.given, event.counts[0], event.ducats[0]),
        taken=_goods(words, event.taken, event.counts[1], event.ducats[1]),
    )


def trading(words: Words, event: events.Traded) -> str:
    """Say who strikes a bargain, while its goods lie still before them."""
    one, other = words.name(event.seat), words.name(event.target)
    return tr("{one} and {other} strike a bargain…", one=one, other=other)


def promised(words: Words, event: events.Promised) -> Said:
    """Say what is promised."""
    promise = words.promise(PROMISES.index(event.kind), event.about, event.turns)
    return 1, tr("{name} promises {to}: {promise}.", **words.places(event), promise=promise)


def settled(words: Words, event: events.PromiseSettled) -> Said:
    """Say whether a promise was kept."""
    at = words.places(event)
    if event.kept:
        return 0, tr("{name} has kept a promise to {to}.", **at)
    return 2, tr("{name} has broken a promise to {to}.", **at)


end_proposed = says(2, lambda event, at: tr("{name} proposes to end the game.", **at))
end_voted = says(
    1,
    lambda event, at: tr("{name} agrees.", **at) if event.agreed else tr("{name} does not agree.", **at),
)


def _goods(words: Words, known: tuple[Token, ...], count: int, ducats: int) -> str:
    """Return cards, by their names where they are known, and Ducats."""
    goods = [words.things(known)] if known else [trn("1 card", "{n} cards", count)] if count else []
    if ducats:
        goods.append(trn("1 Ducat", "{n} Ducats", ducats))
    return ", ".join(goods) or tr("nothing")


def results(view: AlatristeView, seats: Sequence[Seat], story: Sequence[Event]) -> Results:
    """Return who won, with everybody's fights, Fame, Ducats and score."""
    ended = next((event for event in reversed(story) if isinstance(event, events.GameEnded)), None)
    winners = ended.winners if ended is not None else ()
    is_served = view.ended == "audience"
    won = Counter(event.winner for event in story if isinstance(event, Clashed))
    names = ", ".join(seats[seat].name for seat in winners)
    return Results(
        title=trn("{names} wins Madrid!", "{names} share Madrid!", len(winners), names=names),
        picture=results_picture(
            seats,
            winners,
            f"alatriste/scene_{'audience' if is_served else 'results'}",
            "alatriste/scene_parting",
        ),
        shade=SHADE,
        seats=tuple(seats),
        columns=(tr("Fights won"), tr("Fame"), tr("Ducats"), tr("Score")),
        rows=tuple(
            (won[player.seat], player.fame_total, player.ducats, player.score) for player in view.players
        ),
        winners=winners,
        when=by_round,
        verdict=_service(view, seats, story) if is_served else _verdict(view, winners, names),
        sentences=tuple(_sentences(view, seats, story)),
        memory=memory(seats, story),
        decided_by=tr("by audience") if is_served else "",
        sign="alatriste/icon_valido" if is_served else "",
        ranks=[(not player.left, player.score, player.fame_total) for player in view.players],
    )


def _verdict(view: AlatristeView, winners: Sequence[int], names: str) -> str:
    """Say how it ended, and by what they won if others have as high a score."""
    reasons = {
        "agreement": tr("All agreed to end it, and the score decided."),
        "cap": tr("The last round was over, and the score decided."),
        "last": tr("Everybody else had left."),
    }
    why = reasons.get(view.ended, "")
    score = max((player.score for player in view.players if player.seat in winners), default=0.0)
    equal = [player for player in view.players if player.score == score and not player.left]
    fame = sorted((player.fame_total for player in equal), reverse=True)
    if view.ended not in ("agreement", "cap") or len(fame) < 2:
        return why
    if len(winners) > 1:
        shared = tr("Equal in score ({score}) and in Fame: the victory is shared.", score=amount(score))
        return f"{why} {shared}"
    more = tr(
        "Equal in score ({score}): {name} wins by more Fame, {more} to {fewer}.",
        score=amount(score), name=names, more=fame[0], fewer=fame[1],
    )  # fmt: skip
    return f"{why} {more}"


def _service(view: AlatristeView, seats: Sequence[Seat], story: Sequence[Event]) -> str:
    """Say what the winner needed and threw before the Favourite, and why no score counts beside that."""
    held = next((event for event in reversed(story) if isinstance(event, events.AudienceHeld)), None)
    if held is None:
        return tr("The King's Favourite took the winner into the King's service.")
    told = tr(
        "{name} needed {n} before the King's Favourite and threw {threw}: that wins at once.",
        name=seats[held.seat].name, n=held.needed, threw=held.thrown,
    )  # fmt: skip
    richest = max(view.players, key=lambda player: player.score)
    if richest.score <= view.players[held.seat].score:
        return told
    even = tr("Not even the score of {name} counts beside it: {best}.", name=seats[richest.seat].name,
              best=amount(richest.score))  # fmt: skip
    return f"{told} {even}"


def _sentences(view: AlatristeView, seats: Sequence[Seat], story: Sequence[Event]) -> list[str]:
    deaths = sum(isinstance(event, Died) for event in story)
    jails = sum(isinstance(event, Jailed) for event in story)
    fights = sum(isinstance(event, Clashed) and event.winner is not None for event in story)
    counted = (
        trn("1 round", "{n} rounds", view.round),
        trn("1 fight", "{n} fights", fights),
        trn("1 arrest", "{n} arrests", jails),
        trn("1 death", "{n} deaths", deaths),
    )
    lines = [tr("Madrid has seen: {counted}.", counted=", ".join(counted))]
    lines.append(tr("Score = Fame + half the Ducats."))
    lines += [
        trn("{name} broke 1 promise.", "{name} broke {n} promises.", count, name=who.name)
        for who, count in zip(seats, view.broken, strict=True)
        if count
    ]
    return lines
