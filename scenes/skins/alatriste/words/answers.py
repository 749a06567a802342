"""Answers in words, as they stand on their buttons, and why something is not one, or is refused."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste.rows import CARDS, RULES
from game.alatriste.tokens import REASONS
from game.core.action import Action
from game.core.script import Ask
from game.translation import decimal, tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.words.questions import Words, of_kind
from scenes.stage.results import amount


def refusal(code: str) -> str:
    """Return the sentence for a code of `game.alatriste.view`."""
    sentences = {
        "not_your_turn": tr("It is not you who is asked."),
        "choose_box": tr("Choose one of the boxes that are lit."),
        "choose_card": tr("Choose a card."),
        "choose_seat": tr("Choose a player."),
        "choose_count": tr("Choose an amount."),
        "choose_option": tr("Choose one of the options below on the right."),
        "choose_kind": tr("Choose one of the things on the list."),
        "choose_answer": tr("Choose one of the answers below on the right."),
        "out_of_reach": tr("No walk of that length ends there."),
        "too_little_fame": tr("You have too little Fame for that zone."),
        "no_transport": tr("That zone is only for those who own a transport."),
        "on_a_task": tr("An attack binds you: you must take a shortest way to its box."),
        "must_leave": tr("You may not be in this zone any more: first take the shortest way out."),
        "not_in_hand": tr("This card is not in your hand."),
        "on_the_board": tr("This card lies on your board already."),
        "equal_card": tr("An equal card lies on your board."),
        "enemy": tr("An enemy of his lies on your board: discard that card first."),
        "nobody_to_attack": tr("There is nobody whom this attack could be played on."),
        "only_as_an_answer": tr("This card only answers an attack."),
        "only_in_a_fight": tr("This card is for fights only."),
        "only_in_your_turn": tr("This card can be played in your own turn only."),
        "of_no_use": tr("This card would be of no use now."),
        "does_not_fit": tr("This card is of no avail for what is asked."),
        "already_picked": tr("This is picked already."),
        "in_order": tr("You decided to keep this card."),
        "dead": tr("This player is not in the game now."),
        "yourself": tr("You cannot choose yourself."),
        "not_here": tr("This player cannot be chosen now."),
    }
    return sentences[code.rpartition(".")[2]]


def reason(code: str) -> tuple[str, str]:
    """Return a reason of `tokens.REASONS`, or "" for none, as whoever refuses says it; in a word or two."""
    words = {
        "": ("", tr("No!")),
        "few": (tr("Too few Ducats for it."), tr("Too little!")),
        "dear": (tr("It is too dear for me."), tr("Too dear!")),
        "need": (tr("I need it myself."), tr("I need it!")),
        "useless": (tr("It is of no use to me."), tr("What for?")),
        "word": (tr("You do not keep your word."), tr("Your word?")),
        "winning": (tr("You are about to win."), tr("Not to you!")),
    }
    return words[code]


def answer_words(what: str, about: int | str) -> str:
    """Return what somebody says to an offer at once; see `game.alatriste.bargains.Word`."""
    if what == "more":
        return trn("One Ducat more!", "{n} Ducats more!", int(about))
    if about in ("sold", "bought"):
        return {"sold": tr("I sold you this yesterday!"), "bought": tr("You sold me this yesterday!")}[about]
    if what == "refuse":
        return reason(str(about))[0] or tr("No!")
    return {"": tr("What do you offer?"), "accept": tr("Agreed!"), "look": tr("Let me see…")}[what]


def worth_words(worth: float) -> str:
    """Return what an offer is worth to whoever looks, in halves of a point of Fame."""
    halves = round(worth * 2) / 2
    if abs(halves) < 0.5:
        return tr("To you: as much as it costs")
    return tr("To you: worth about {fame} Fame", fame=signed_half(halves))


def fame(value: float) -> str:
    """Return what an action value comes to, which bots count in points of Fame."""
    return tr("{n} Fame", n=decimal(value))


def signed_half(number: float) -> str:
    """Return a number with its sign, which may end in a half."""
    return ("+" if number > 0 else "−") + amount(abs(number))


def label(words: Words, action: Action, ask: Ask, chosen: int = 0) -> str:
    """Return an answer in words; `chosen` things are chosen of a subset so far."""
    picks = action.picks
    if not picks:
        return _plain(words, action.verb, ask, chosen)
    kinds = tuple(pick.kind for pick in picks)
    if kinds == ("card",):
        return _about_card(action.verb, picks[0].id)
    if kinds == ("card", "seat"):
        return tr("{card} on {name}", card=card_faces.name(picks[0].id), name=words.plain(picks[1].id))
    if kinds == ("box",):
        way = words.watch(picks[0]) if ask.prompt == "alatriste.patrol" else words.way(picks[0])
        return way[:1].upper() + way[1:]
    if kinds == ("seat",):
        name = words.plain(picks[0].id)
        return tr("Fall upon {name}", name=name) if action.verb == "combat" else tr("To {name}", name=name)
    if kinds == ("count",):
        return _amount(action.verb, picks[0].id)
    if kinds == ("reason",):
        return reason(REASONS[picks[0].id])[0]
    if kinds == ("option",):
        return _option(words, picks[0].id)
    if action.verb == "want":
        return of_kind(picks[0].id, picks[1].id)
    about = picks[1].id if picks[1].kind == "seat" else -1
    return words.promise(picks[0].id, about, picks[-1].id).replace("**", "")


def _plain(words: Words, verb: str, ask: Ask, chosen: int) -> str:
    """Return an answer that is about nothing on the table."""
    prompt = ask.prompt.partition(".")[2]
    numbers = [about.id for about in ask.about if about.kind == "count"]
    says = {
        "counter decline": tr("Let it happen"),
        "save decline": tr("No surgeon"),
        "purse decline": tr("Pay what I have"),
        "option decline": tr("Do nothing"),
        "prize nothing": tr("Take nothing"),
        "offer_ducats nothing": tr("No Ducats"),
        "want_cards nothing": tr("No cards"),
        "offer_promises done": tr("Promise no more"),
        "challenge pass": tr("No challenge"),
        "combat pass": tr("Keep the peace"),
        "thrust pass": tr("No thrust"),
        "join pass": tr("Stay out"),
        "offer_cards done": (trn("Give 1 card", "Give {n} cards", chosen) if chosen else tr("Give no cards")),
        "accept accept": tr("Accept the duel"),
        "accept refuse": tr("Refuse the duel"),
        "reply accept": tr("Accept the offer"),
        "reply refuse": tr("Refuse the offer"),
        "stop": tr("End the turn") if words.is_closing else tr("Go on"),
        "pass": tr("Pass"),
        "cancel": tr("No offer"),
        "again": tr("Begin again"),
        "leave": tr("Leave the game"),
        "discard": tr("Discard a card"),
        "back": tr("Back"),
        "offer": tr("Offer a trade"),
        "propose_end": tr("Propose to end the game"),
        "bail": _priced(tr("Pay bail"), numbers[:1]),
        "roll": tr("Trust the die: {n} or more", n=numbers[-1]) if numbers else tr("Trust the die"),
        "stay": tr("Stay in the church"),
        "go_out": tr("Go out"),
        "join": _priced(tr("Join"), numbers),
        "challenge": tr("Challenge"),
        "hand": tr("A card of the hand, unseen"),
        "keep": tr("Keep it"),
        "lay_aside": tr("Discard it"),
        "send": tr("Send the offer"),
        "counter": tr("Make a counter-offer"),
        "agree": tr("Agree"),
        "refuse": tr("Refuse"),
    }
    return says.get(f"{prompt} {verb}") or says[verb]


def _about_card(verb: str, number: int) -> str:
    card = card_faces.name(number)
    if verb == "sell":
        return tr("Sell {card} for {n}", card=card, n=CARDS[number].sell)
    says = {
        "place": tr("Place {card}"),
        "help": tr("Play {card}"),
        "counter": tr("Answer with {card}"),
        "discard": tr("Discard {card}"),
        "lose": tr("Lose {card}"),
        "take": tr("Take {card}"),
        "give": tr("Give {card}"),
        "want": tr("Ask for {card}"),
    }
    return says[verb].format(card=card)


def _amount(verb: str, n: int) -> str:
    if verb == "split":
        return tr("Fencing {fencing}, Ducats {ducats}", fencing=n, ducats=RULES.split - n)
    if verb == "bet":
        return trn("Stake 1", "Stake {n}", n)
    return trn("Give 1 Ducat", "Give {n} Ducats", n) if verb == "give" else trn(
        "Want 1 Ducat", "Want {n} Ducats", n
    )  # fmt: skip


def _option(words: Words, number: int) -> str:
    text, cost = words.choice(number)
    return _priced(tr(text), [cost] if cost else [])


def _priced(name: str, costs: Sequence[int]) -> str:
    """Return what something is called with its cost in Ducats, if it has one."""
    return trn("{name}: 1 Ducat", "{name}: {n} Ducats", costs[0], name=name) if costs else name
