"""What a thing is and means now, for whoever points at it, and its print for whoever does not see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from game.alatriste import odds
from game.alatriste.events import Walked
from game.alatriste.rows import BOXES, CARDS, PALACE, RULES
from game.alatriste.tokens import NOBODY, NOWHERE, PAWN
from game.alatriste.view import AlatristeView, PlayerView
from game.core.event import Drew, Event, Rolled
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces, peril, plate_way, signs_key
from scenes.skins.alatriste.drawing.hud import explain_phases
from scenes.skins.alatriste.layout import STATS
from scenes.skins.alatriste.words.characteristics import meaning, total
from scenes.skins.alatriste.words.counsel import compared
from scenes.skins.alatriste.words.questions import Words
from scenes.skins.alatriste.words.victory import has_score_to_count
from scenes.skins.alatriste.words.ways import merits
from scenes.stage.pieces import Piece
from scenes.stage.results import amount
from scenes.ui.text import signed
from scenes.voice.stream import colour_names


class Explain:
    """Explanations of one view; `numbers` says whether chances are told."""

    def __init__(self, view: AlatristeView, words: Words) -> None:
        self._view, self._words = view, words
        self._own = view.players[view.seat] if view.seat is not None else None
        self.numbers = True
        self.attack = 0
        """The attack card that a target is chosen for, or 0."""

    def __call__(self, piece: Piece) -> str:
        """Return the words for a piece."""
        tell: dict[str, Callable[[int], list[str]]] = {
            "box": self._box,
            "way": self._box,
            "seat": self._seat,
            "pawn": self._pawn,
            "patrol": self._patrol,
            "card": self._card,
            "stat": self._stat,
            "deck": lambda _: [trn("The pack: 1 card.", "The pack: {n} cards.", self._view.pack)],
            "pile": lambda _: [
                trn("The discards: 1 card.", "The discards: {n} cards.", len(self._view.discard))
            ],
            "die": lambda _: [tr("The die of this move")],
            "fame": self._fame,
            "signs": lambda _: signs_key.explain(),
            "phase": lambda _: explain_phases(self._view.phase),
        }
        made = tell.get(piece.token.kind)
        return "\n".join(made(piece.token.id)) if made is not None else ""

    # --- boxes ---

    def _box(self, box: int) -> list[str]:
        view, row = self._view, BOXES[box]
        here = odds.others_at(view, box, view.seat)
        lines = self._for_me(box, here)
        if here:
            lines.append(tr("Here: {names}.", names=self._words.names(player.seat for player in here)))
        if view.patrol == box:
            lines.append(tr("The Patrol stands here."))
        if not row.fight:
            lines.append(tr("Nobody may fight here."))
        if row.card:
            lines.append(tr("Whoever ends here draws a card."))
        return [*lines, self._zone(box)]

    def _zone(self, box: int) -> str:
        zone = self._view.madrid.zones[box]
        numeral, fame = "I" * zone, self._view.players[0].asked[zone - 1]
        if not fame:
            return tr("Zone {zone}: for everybody.", zone=numeral)
        if self._view.players[0].short:
            return tr("Zone {zone}: for {fame} Fame.", zone=numeral, fame=fame)
        return tr("Zone {zone}: for {fame} Fame and a transport.", zone=numeral, fame=fame)

    def _for_me(self, box: int, here: list[PlayerView]) -> list[str]:
        """Return what ending there would mean for whoever looks."""
        own, row = self._own, BOXES[box]
        if own is None or own.dead:
            return []
        lines = []
        waiver = own.waiver(box)
        if waiver:
            lines.append(tr("You pay nothing here: {card}.", card=card_faces.name(waiver)))
        elif row.debt > own.ducats:
            lines.append(_debt(own, row.debt))
        better = dict.fromkeys(card for card, _ in own.bonuses(box))
        lines += [tr("More through {card}.", card=card_faces.title(card)) for card in better]
        if odds.is_seized(self._view, box, own.seat):
            lines.append(tr("**Justice would take you here.**"))
        if row.fight and here and box != own.box:
            lines += [self._duel(own, other) for other in here]
            if self.numbers:
                lines.append(self._watched(box))
        if row.audience is not None:
            lines.append(self._audience(own, row.audience))
        return lines

    def _duel(self, own: PlayerView, other: PlayerView) -> str:
        name = self._words.name(other.seat)
        if not self.numbers:
            return tr("{name} may challenge you.", name=name)
        return tr("{name} may challenge you; you would win a duel: {n}%.", name=name,
                  n=percent(odds.duel_chance(own, other)))  # fmt: skip

    def _watched(self, box: int) -> str:
        chance, duels = odds.patrol_at(self._view, box)
        if not duels:
            return tr("The Patrol would stop a combat here: {n}%, and never a duel.", n=percent(chance))
        return tr("The Patrol would stop a fight here: {n}%.", n=percent(chance))

    def _audience(self, own: PlayerView, target: int) -> str:
        missing = own.audience_fame - own.fame_total
        if missing > 0:
            return trn("You lack 1 Fame to be received.", "You lack {n} Fame to be received.", missing)
        least = target - own.friends_at_court
        if not self.numbers:
            return tr("You win with {n} or more on two dice.", n=least)
        chance = percent(odds.chance_of_audience(own, target))
        return tr("You win with {n} or more on two dice: {chance}%.", n=least, chance=chance)

    # --- people ---

    def _seat(self, seat: int) -> list[str]:
        player = self._view.players[seat]
        lines = [
            self._words.name(seat),
            *self._warnings(seat),
            tr("Score now {n}: Fame, and half the Ducats.", n=amount(player.score)),
            *self._goal(player),
            *self._way(player),
            tr("Fencing in a duel {duel}, in a combat {combat}", duel=player.duel_fencing,
               combat=player.combat_fencing),
            *peril.told(player),
            *self._troubles(player),
        ]  # fmt: skip
        if player.alive:
            lines.append(trn("1 card in the hand", "{n} cards in the hand", player.cards))
        if player.board:
            laid = ", ".join(card_faces.name(card) for card in player.board)
            lines.append(tr("On the board: {cards}", cards=laid))
        if player.attacks:
            waiting = ", ".join(card_faces.name(card) for card, _ in player.attacks)
            lines.append(tr("Attacks that wait: {cards}", cards=waiting))
        if player.hand and seat != self._view.seat and self._words.face_up:
            known = ", ".join(card_faces.name(card) for card in player.hand)
            lines.append(tr("You know of the hand: {cards}", cards=known))
        if self._view.trading and self._own is not None and seat != self._own.seat and player.alive:
            lines.append(tr("A click offers a trade, while you play cards."))
        for by, to, kind, about, turns in self._view.promises:
            if by == seat:
                lines.append(tr("Promised {to}: {promise}", to=self._words.name(to),
                               promise=self._words.promise(kind, about, turns)))  # fmt: skip
        kept, broken = self._view.kept[seat], self._view.broken[seat]
        if kept or broken:
            lines.append(tr("Promises kept: {kept}, broken: {broken}", kept=kept, broken=broken))
        return lines

    def _warnings(self, seat: int) -> list[str]:
        """Return why the attack that is chosen would be wasted on them, or break a promise."""
        if not self.attack or self._own is None:
            return []
        found = odds.attack_warnings(self._view, self._own.seat, self.attack, seat)
        return [f"**{warning(*row)}**" for row in found]

    def _troubles(self, player: PlayerView) -> list[str]:
        """Return what keeps a player from the turn, or hunts them."""
        lines = []
        if player.left:
            lines.append(tr("Has left the game"))
        elif player.dead:
            lines.append(tr("Dead: begins again with the next turn"))
        if player.wounded:
            lines.append(tr("Gravely wounded"))
        if player.prison:
            jail = tr("In the Court Jail") if player.prison == "court" else tr("In the Town Jail")
            lines.append(jail)
        if player.away:
            lines.append(trn("Away for 1 turn more", "Away for {n} turns more", player.away))
        if player.skip:
            lines.append(trn("Misses 1 turn more", "Misses {n} turns more", player.skip))
        if player.refuge:
            lines.append(tr("In refuge in a church"))
        if player.wanted:
            lines.append(trn("Wanted for 1 turn more", "Wanted for {n} turns more", player.wanted))
        return lines

    def _pawn(self, seat: int) -> list[str]:
        player = self._view.players[seat]
        lines = [self._words.name(seat), *peril.told(player), *self._troubles(player)]
        if player.box != NOWHERE:
            lines.insert(1, tr(BOXES[player.box].name))
        own = self._own
        if self.numbers and own is not None and seat != own.seat and player.present:
            lines.append(tr("You would win a duel: {n}%.", n=percent(odds.duel_chance(own, player))))
        return lines

    def _fame(self, seat: int) -> list[str]:
        """Return how far a player has come, and what the next threshold takes."""
        player = self._view.players[seat]
        fame = player.fame_total
        lines = [trn("{name}: 1 Fame", "{name}: {n} Fame", fame, name=self._words.name(seat))]
        return [*lines, *self._goal(player)]

    def _goal(self, player: PlayerView) -> list[str]:
        """Return what the next threshold of Fame takes, or an audience."""
        fame = player.fame_total
        missing = next((asked - fame for asked in player.asked if asked > fame), 0)
        if missing:
            return [trn("The next zone opens with 1 more.", "The next zone opens with {n} more.", missing)]
        target = BOXES[PALACE].audience
        if not player.is_received or target is None:
            return []
        lines, least = [tr("The King's Favourite receives them.")], target - player.friends_at_court
        if self.numbers:
            chance = percent(odds.chance_of_audience(player, target))
            lines.append(tr("They win with {n} or more on two dice: {chance}%.", n=least, chance=chance))
        return lines

    def _way(self, player: PlayerView) -> list[str]:
        """Return what the signs below a face stand for, until the score takes their place."""
        if has_score_to_count(self._view):
            return []
        names = {
            "fame": tr("Fame enough"),
            "transport": tr("a transport"),
            "valido": tr("only the dice are left"),
        }
        steps = [f"[alatriste/icon_{icon}] {names[icon]}" for icon, _ in plate_way.signs(player)]
        return [tr("Below the face light up: {steps}.", steps=", ".join(steps))]

    def _patrol(self, _: int) -> list[str]:
        view = self._view
        lines = [tr("**The Patrol**"), tr(BOXES[view.patrol].name)]
        if self.numbers and self._own is not None and self._own.box != NOWHERE:
            chance, duels = odds.patrol_at(view, self._own.box)
            words = tr("It would stop a fight where you stand: {n}%.", n=percent(chance))
            if not duels:
                words = tr("It would stop a combat where you stand: {n}%, and never a duel.",
                           n=percent(chance))  # fmt: skip
            lines.append(words)
        return lines

    # --- cards and numbers ---

    def _card(self, card: int) -> list[str]:
        """Return what the card does not say, which is shown beside these words."""
        lines, row = [], CARDS[card]
        for player in self._view.players:
            author = dict(player.attacks).get(card)
            if author is not None:
                by = tr("an enemy who is gone") if author == NOBODY else self._words.name(author)
                lines.append(tr("It waits for {name}; played by {author}.",
                               name=self._words.name(player.seat), author=by))  # fmt: skip
        if row.enemies:
            named = {row.key: row.name for row in CARDS.values()}
            rivals = ", ".join(tr(named[key]) for key in row.enemies)
            lines.append(tr("Enemies: {names}", names=rivals))
        return lines

    def _stat(self, number: int) -> list[str]:
        stat = [*STATS][number]
        own = self._view.players[self._view.seat if self._view.seat is not None else self._view.active]
        return [*meaning(own, stat), tr("The boxes that may bring more shine on the map.")]


def warning(why: odds.Caution, card: int) -> str:
    """Return in words what speaks against an attack; `card` is what wards it off."""
    words = {
        "shield": tr("{card} wards it off", card=card_faces.name(card)) if card else "",
        "nothing": tr("Nothing to lose"),
        "promise": tr("It breaks your promise"),
    }
    return words[why]


def _debt(own: PlayerView, debt: int) -> str:
    """Return what befalls whoever cannot pay that much."""
    if own.is_jailed_for(debt):
        return tr("**You could not pay here**, and would be jailed for debt.")
    shame = own.fame_lost_for(debt)
    if not shame:
        return tr("**You could not pay here.**")
    return trn("**You could not pay here**, and would lose 1 Fame.",
               "**You could not pay here**, and would lose {n} Fame.", shame)  # fmt: skip


def percent(chance: float) -> int:
    """Return a chance in hundredths."""
    return round(100 * chance)


def reasons(
    before: AlatristeView, told: Sequence[tuple[Event, AlatristeView]], has_numbers: bool = True
) -> str:
    """Return in one sentence what an answer brings or costs before a die is rolled or a card is drawn."""
    ahead = [*takewhile(lambda pair: not isinstance(pair[0], Rolled | Drew), told)]
    if not ahead or before.seat is None:
        return ""
    then, now = before.players[before.seat], ahead[-1][1].players[before.seat]
    changes = (
        (tr("Fame"), now.fame_total - then.fame_total),
        (tr("Vigour"), now.vigour - then.vigour),
        (tr("Ducats"), now.ducats - then.ducats),
    )
    texts = [f"{words} {signed(change)}" for words, change in changes if change]
    event = ahead[0][0]
    if isinstance(event, Walked) and event.pieces[0] == PAWN[then.seat]:
        box = event.path[-1].id
        if not any(n > 0 for _, n in changes):
            texts = merits(then, box, has_numbers)
        texts += compared(before, then.seat, box, has_numbers)
    elif not any(n > 0 for _, n in changes):
        texts = []
    return tr("Because: {reasons}.", reasons=", ".join(texts)) if texts else ""


def aloud(piece: Piece, explained: str, view: AlatristeView, seats: tuple[Seat, ...]) -> str:
    """Return a piece in sentences; `explained` is what whoever points at it is parts."""
    name = piece.token
    lines = [explained]
    if name.kind in ("box", "way"):
        lines.insert(0, box(name.id))
    elif name.kind == "card":
        lines.insert(0, card(name.id))
    elif name.kind == "pile" and view.discard:  # a first card may be on its way there
        lines.append(tr("On top: {card}", card=card(view.discard[-1])))
    elif name.kind == "seat":
        player = view.players[name.id]
        place = tr(BOXES[player.box].name) if player.box != NOWHERE else ""
        lines = [numbers(seats[name.id], player), place, *explained.split("\n")[1:]]  # but for the name
    return "\n".join(line for line in lines if line)


def box(number: int) -> str:
    """Return a box as its sheet has it."""
    row = BOXES[number]
    return f"{tr(row.name)}\n{tr(row.text)}"


def card(number: int) -> str:
    """Return a card as it is printed; what its other signs mean stands in its text."""
    row = CARDS[number]
    kinds = {
        "character": tr("Character"),
        "possession": tr("Possession"),
        "attack": tr("Attack"),
        "help": tr("Help"),
    }
    named = ((tr("Fame"), row.fame), (tr("Vigour"), row.vigour), (tr("Fencing"), row.fencing))
    values = ", ".join(f"{words} {signed(value)}" for words, value in named if value)
    return "\n".join(part for part in (f"{tr(row.name)}, {kinds[row.kind]}", tr(row.text), values) if part)


def numbers(seat: Seat, player: PlayerView) -> str:
    """Return what the plate of a player shows."""
    parts = [
        tr("Fame {n}", n=total(player, "fame")),
        tr("Vigour {n} of {most}", n=total(player, "vigour"), most=RULES.vigour + player.vigour_bonus),
        tr("Fencing {n}", n=total(player, "fencing")),
        trn("1 Ducat", "{n} Ducats", player.ducats),
        trn("1 card", "{n} cards", player.cards),
        tr("may enter zone {zone}", zone="I" * player.level),
    ]
    if player.box != NOWHERE:
        parts.append(tr("score now {n}", n=amount(player.score)))
    if player.attacks:
        parts.append(trn("1 attack waits", "{n} attacks wait", len(player.attacks)))
    name = tr("{name} ({colour})", name=seat.name, colour=colour_names()[seat.colour])
    return f"{name}: {', '.join(parts)}"
