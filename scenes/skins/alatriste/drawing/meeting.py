"""An encounter: who meets, where Fencing comes from, all that may come of a fight, and what answers bring."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste.odds import odds
from game.alatriste.rows import CARDS, RULES
from game.alatriste.tokens import NOBODY, SEAT
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import action
from game.core.script import Ask
from game.core.seat import Seat
from game.translation import tr
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.fight_odds import Scales, rivals_of
from scenes.skins.alatriste.drawing.fight_outcomes import Chance, Terms, outcomes
from scenes.ui.text import signed

PROMPTS = ("alatriste.challenge", "alatriste.accept", "alatriste.combat")
ATTACKED = "alatriste.attacked"


def armed_with(player: PlayerView, duel: bool) -> list[int]:
    """Return the cards on a board that add to the dice of a fight: in a duel possessions, without pistols."""
    rows = [(card, CARDS[card]) for card in player.board]
    return [
        card
        for card, row in rows
        if row.fencing and (not duel or (row.kind == "possession" and not row.pistol))
    ]


def sources(player: PlayerView, duel: bool) -> list[tuple[str, int]]:
    """Return what makes up the number that a player adds to the dice, each with its name."""
    found = [(tr("Fencing"), player.fencing)]
    found += [(card_faces.name(card), CARDS[card].fencing) for card in armed_with(player, duel)]
    if player.fight:
        found.append((tr("Secret thrust"), player.fight))
    return found


def unused(player: PlayerView, duel: bool) -> list[tuple[str, int]]:
    """Return the cards on a board that would add to the dice of a combat and do not in a duel."""
    rest = set(armed_with(player, duel=False)) - set(armed_with(player, duel))
    return [(card_faces.name(card), CARDS[card].fencing) for card in player.board if card in rest]


def whole_skill(player: PlayerView, duel: bool) -> str:
    """Return how much less than on the plate counts in a duel; "" if all of it does."""
    if not unused(player, duel):
        return ""
    return tr("not in a duel: {n} of {whole}", n=player.duel_fencing, whole=player.combat_fencing)


def _has_cards(player: PlayerView) -> bool:
    """Return whether the winner of a duel finds a card to take from them."""
    return bool(player.cards or player.board)


def standoff(view: AlatristeView, seats: Sequence[Seat]) -> Ask | None:
    """Return what a person has answered, or will, who is about to fight; None if nobody here is."""
    pair, duel = _met(view)
    people = [seat for seat in pair if seats[seat].human]
    if not people:
        return None
    brings = people[0] == pair[0]
    rival = SEAT[pair[1] if brings else pair[0]]
    if brings and not duel:
        return Ask(people[0], "alatriste.combat", (action("combat", rival),))
    return Ask(people[0], _KINDS[brings, duel], (), (rival,))


_KINDS = {(True, True): "alatriste.challenge", (False, True): "alatriste.accept", (False, False): ATTACKED}
"""By whether a seat has begun, and whether it is a duel, what it is asked; a victim is asked nothing."""


def _met(view: AlatristeView) -> tuple[tuple[int, ...], bool]:
    """Return who has begun with whom, nobody if nobody has, and whether it is a duel."""
    if view.fight is not None:
        return (view.fight.a, view.fight.b), view.fight.duel
    met = next((fields for name, fields in view.bookmarks if name == "Encounter"), ())
    seats = [field for field in met[1:] if isinstance(field, int)]
    if not seats or seats[-1] == NOBODY:
        return (), False
    return (seats[-1], seats[0]), True


class Meeting:
    """What is known of an encounter by whoever is asked about it; `numbers` says whether odds are told."""

    def __init__(self, ask: Ask, view: AlatristeView, seats: Sequence[Seat], numbers: bool) -> None:
        self.ask, self.seats, self.numbers = ask, seats, numbers
        self.players = view.players
        self.duel = ask.prompt in ("alatriste.challenge", "alatriste.accept")
        brings = ask.prompt in ("alatriste.challenge", "alatriste.combat")
        self.odds = [odds(view, ask.seat, rival, self.duel, brings) for rival in rivals_of(ask)]

    @property
    def own(self) -> PlayerView:
        """Whoever is asked."""
        return self.players[self.ask.seat]

    def bars(self) -> list[list[Chance]]:
        """Return what may come of a fight with each rival, as pieces of one bar."""
        return [outcomes(found, Terms(self.own, self.players[found.rival], self.duel)) for found in self.odds]

    def kinds(self) -> list[Chance]:
        """Return everything that may come of a fight with some rival, each once."""
        return list({chance.words: chance for bar in self.bars() for chance in bar}.values())

    def spoken_text(self) -> Sequence[str]:
        """Where everybody's Fencing comes from, the odds, and what the answers bring."""
        said = [self._said(seat) for seat in (self.ask.seat, *(found.rival for found in self.odds))]
        if self.numbers:
            rivals = [self.seats[found.rival] for found in self.odds]
            said.append(Scales(list(zip(rivals, self.bars(), strict=True))).spoken_text)
        return [*said, *filter(None, [self.danger()]), *self.stakes()]

    @property
    def is_settled(self) -> bool:
        """True if nobody throws any dice."""
        return all(found.dooms or found.doomed for found in self.odds)

    @property
    def is_lost(self) -> bool:
        """True if it can end in one way alone, with the death of whoever is asked: words say so."""
        return len(self.odds) == 1 and self.odds[0].doomed and not self.odds[0].patrol

    def on_condition(self) -> list[str]:
        """Return on what the bar depends besides whoever is asked; nothing if on nobody."""
        if self.ask.prompt != "alatriste.challenge":
            return []
        return [tr("If accepted:")]

    def danger(self) -> str:
        """Return that the fight may cost the life of whoever is asked, and why; "" if it cannot."""
        if self.odds[0].doomed or not any(found.fall for found in self.odds):
            return ""
        if self.own.vigour_bonus:
            return tr(
                "Your Vigour is {vigour}: a wound may take all of it, but your cards save you from death.",
                vigour=self.own.vigour,
            )
        return tr("You may die. Your Vigour is {vigour}, and a wound takes up to 6.", vigour=self.own.vigour)

    def _said(self, seat: int) -> str:
        player = self.players[seat]
        listed = ", ".join(f"{words} {n}" for words, n in sources(player, self.duel))
        idle = ", ".join(f"{words} {signed(n)}" for words, n in unused(player, self.duel))
        rest = f"; {idle}: {whole_skill(player, self.duel)}" if idle else ""
        return f"{self.seats[seat].name}: {player.skill(self.duel)} ({listed}{rest})"

    def stakes(self) -> list[str]:
        """Return what each answer brings, and what is fought for."""
        rival = self.seats[self.odds[0].rival].name
        if self.ask.prompt == "alatriste.challenge":
            offer = tr(
                "You: {gain} Fame. {name}: {loss} for refusing, {gain} for accepting.",
                name=rival,
                gain=signed(self.own.challenge_fame),
                loss=signed(-RULES.refusal_fame),
            )
            return [offer, self._prize(), self.wound]
        if self.ask.prompt == "alatriste.accept":
            gain, loss = signed(self.own.challenge_fame), signed(-RULES.refusal_fame)
            answer = tr("Accepting: {gain} Fame. Refusing: {loss} Fame.", gain=gain, loss=loss)
            return [answer, self._prize(), self.wound]
        if self.odds[0].doomed:
            return [
                tr("Whoever is fallen upon with {n} Vigour or less dies without any dice.", n=RULES.weak),
                tr("Only a surgeon lets you fight for your life."),
            ]
        return [
            tr("Falling upon somebody: {loss} Fame. It cannot be refused.", loss=signed(-RULES.combat_fame)),
            tr("The loser discards {n} cards.", n=RULES.combat_cards),
            self.wound,
        ]

    @property
    def wound(self) -> str:
        """What it costs to be hurt."""
        return tr("Whoever is hurt loses a die of Vigour, 1 to 6: the winner, too.")

    def _prize(self) -> str:
        """What one wins in a duel, and what one loses in it, as both are now. Rule 8.2."""
        rival, n = self.players[self.odds[0].rival], signed(self.own.duel_prize)
        won = (
            tr("You win: {n} Fame and a card of theirs.", n=n)
            if _has_cards(rival)
            else tr("You win: {n} Fame, taken from them.", n=n)
        )
        lost = (
            tr("You lose: they take a card of yours.")
            if _has_cards(self.own)
            else tr("You lose: {n} Fame.", n=signed(-self.own.duel_prize))
        )
        return f"{won} {lost}"
