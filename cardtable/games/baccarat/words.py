"""What is said at Baccarat, told in the talk, cried by the croupier, and written on tokens and plates."""
from __future__ import annotations

from cardtable.showing.phrases import number

TOKENS = {
    "place": "Lay", "again": "As before", "take": "Take one up", "clear": "Take up", "double": "Double", "move": "Move",
    "done": "Enough", "deal": "Deal", "draw": "Draw", "stand": "Stand", "banco": "Banco", "cheval": "Banco, à cheval",
    "let-by": "Let it by", "hold": "Deal on", "retire": "Pass the deal",
    "take-over": "Take the bank", "leave": "Leave it",
    "accept": "Accept all", "decline": "Decline it", "hold-all": "Hold all", "give-up": "Give up the bank",
    "fill-up": "Fill it up", "bid": "Bid", "pass": "Pass", "resign": "Give up the evening"}
BANK_DONE, STAKE_DONE, NO_STAKE = "That is my bank", "Staked", "No stake"
CARD, NO_CARD, HALVES, REST, RETIRE = "Card", "No card", "Go halves", "Rest on the bank", "Retire"

SILENCE = "At five nobody may advise a punter, or remark on what is done. Afterwards you may look at it."

MEANINGS = {
    "place": "A counter is laid; press the place where it is to lie.",
    "again": "As much is laid as the last time.",
    "clear": "What you have laid comes back.",
    "take": "Then press the place from which your stake is to come back.",
    "double": "As much again is laid on it.",
    "banking: done": "What you have laid is the bank. Whatever it wins stays in it until you pass the deal.",
    "staking: done": "What you have laid is your stake in this hand.",
    "unstaked: done": "You have no part in this hand. To stake, take a counter of the rack and press the stakes.",
    "deal": "The cards are dealt by one, to the punters first.",
    "third: draw": "The banker deals you a third card, face up.",
    "third: stand": "You keep your two cards.",
    "third at five: draw": "At five you are free. If you always do the same, a banker who has noticed gains by it.",
    "third at five: stand": "At five you are free. If you always do the same, a banker who has noticed gains by it.",
    "option: draw": "You take a third card; then all is shown.",
    "option: stand": "You keep your two cards, and all is shown.",
    "banco": "You alone play against the whole bank.",
    "halves: banco": "You play for half of the bank on your side, and the other claimant on the other.",
    "cheval": "You alone play against the whole bank, half of it on each hand.",
    "let-by": "You may stake a part when all have spoken.",
    "hold": "You deal the next hand, with all that lies in the bank.",
    "retire": "You take what lies in the bank; the others may go on with as much.",
    "take-over": "You put down as much as lies there, and deal.",
    "leave": "The next in order is asked.",
    "accept": "You add as much as is wanting, and answer for every stake.",
    "decline": "What is over the bank is given back, from the last in order.",
    "rest: decline": "You answer for no more than lies in the bank.",
    "hold-all": "You add as much as is wanting: the bank is unlimited.",
    "give-up": "Stakes are taken up, and another may have the bank.",
    "fill-up": "You add what is wanting to the least bank.",
    "bid": "Who will risk most is banker.",
    "pass": "You bid no more for this bank.",
}
AWAITED = {
    "auction": "to bid", "banking": "to lay a bank", "going_bank": "to say banco", "staking": "to stake",
    "excess": "to accept or not", "dealing": "to deal", "third": "to take a card or not",
    "option": "to draw or stand", "holding": "to deal on or not", "succession": "to take the bank or not",
    "broken": "to fill up the bank or not"}
GUIDANCE = {
    "auction": "The bank goes to whoever will risk most; it has a small advantage over all others.",
    "banking": "Lay what you will risk as a bank. It is all at stake on every hand, and what it wins stays in it.",
    "going_bank": "You may go bank: play alone against all that lies there; or let it by, and stake a part when all "
                  "have spoken.",
    "staking": "Lay a part of the bank as your stake. Who has staked most holds the cards for all.",
    "third": "You hold the cards of the punters. Below five a card must be taken, at six and seven refused; at five it "
             "is as you like.",
    "option": "You are bound by nothing. Your cards, the card that was drawn, and what you know of the punter are all "
              "you have.",
    "holding": "All that lies in the bank is at stake if you deal on; if you pass the deal it is yours.",
}

TOLD = {
    "first place": ("You have drawn the first place.", "{name} has drawn the first place."),
    "shuffled": ("The croupier shuffles {packs} packs, and they are cut.",) * 2,
    "supply": ("Too few cards are left: they go into the basket, and others are brought.",) * 2,
    "bank comes": ("The bank is yours.", "The bank comes to {name}."),
    "auction": ("The bank is put up.",) * 2,
    "banks": ("You put down a bank of {coins}.", "{name} puts down a bank of {coins}."),
    "nobody stakes": ("Nobody stakes.",) * 2,
    "holds": ("You hold the cards {side}.", "{name} holds the cards {side}."),
    "natural": ("You turn up {point}.", "{name} turns up {point}."),
    "takes card": ("You take the {card}.", "{name} takes the {card}."),
    "stands": ("You stand.", "{name} stands."),
    "draws card": ("You draw the {card}.", "{name} draws the {card}."),
    "banker": ("The bank wins{side}, {bank} to {theirs}.",) * 2,
    "punters": ("The punters win{side}, {theirs} to {bank}.",) * 2,
    "tie": ("Equal{side}, {bank} each: the stakes stand over.",) * 2,
    "accepts": ("You accept all stakes.", "{name} accepts all stakes."),
    "declines": ("What is over the bank is declined.",) * 2,
    "rests": ("You answer for the bank alone.", "{name} answers for the bank alone."),
    "unpaid": ("The bank is at an end: {coins} of your stake go unpaid.",
               "The bank is at an end: {coins} of {name}’s stake go unpaid."),
    "false draw": ("That was a false draw.", "{name} has made a false draw."),
    "retires": ("You pass the deal, at {coins}.", "{name} passes the deal, at {coins}."),
    "takes over": ("You go on with a bank of {coins}.", "{name} goes on with a bank of {coins}."),
    "changes places": ("You and {other} change places.", "{name} and {other} change places."),
    "cards end": ("The cards are at an end, and with them the bank.",) * 2,
    "broken": ("Your bank is broken.", "The bank of {name} is broken."),
    "fills up": ("You fill up the bank.", "{name} fills up the bank."),
    "resign": ("You leave the table.", "{name} leaves the table."),
    "staked": ("You stake {coins}{side}.", "{name} stakes {coins}{side}."),
    "taken up": ("You take up {coins}.", "{name} takes up {coins}."),
    "lost": ("You lose {coins}{side}.", "{name} loses {coins}{side}."),
    "won": ("You are paid {coins}{side}.", "{name} is paid {coins}{side}."),
    "declined": ("You take back {coins} of your stake.", "{name} takes back {coins} of the stake."),
    "added": ("You add {coins} to the bank.", "{name} adds {coins} to the bank."),
    "bank back": ("You take the bank, {coins}.", "{name} takes the bank, {coins}."),
    "fine": ("You are fined {coins}.", "{name} is fined {coins}."),
    "liable": ("You answer to {to} for {coins}.", "{name} answers to {to} for {coins}."),
}
SAID = {
    "banco": "Banco.", "banco suivi": "Banco suivi.", "halves": "Half shares.", "cheval": "Banco, à cheval.",
    "card": "Card.", "no card": "No.", "bids": "I bid {coins}.", "passes": "Pass.", "leaves": "Not I.",
    "retires": "I pass the deal.", "accepts": "The stakes are accepted.",
}
ACCOUNTS = {"laid": "the bank", "staked": "stakes", "taken up": "taken up", "lost": "lost", "won": "won",
            "back": "stakes back",
            "declined": "declined", "bank": "the bank", "bank back": "the bank back", "added": "added to the bank",
            "fine": "a fine", "liable": "answered for"}

CRIES = {
    "open": ("Messieurs, faites vos jeux.", "Gentlemen, place your stakes."),
    "bank": ("Il y a {coins} en banque.", "There are {coins} in the bank."),
    "banco": ("Banco.", "Somebody plays against the whole bank."),
    "dealing": ("Les jeux sont faits. Rien ne va plus.", "The stakes are made. No more stakes."),
    "auction": ("La banque est aux enchères.", "The bank is put up to auction."),
    "card": ("Carte.", "A card."), "no card": ("Non.", "No."),
    "banker": ("La banque gagne.", "The bank wins."), "punters": ("Les pontes gagnent.", "The punters win."),
    "tie": ("En cartes.", "Equal points."), "natural": ("{french}.", "{english}."),
    "retires": ("La main passe.", "The deal passes."), "supply": ("Une taille nouvelle.", "A fresh supply."),
}
FRENCH = ("baccara", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf")

SPOTS = {"bank": "the bank", "table": "the stakes", "right": "the right", "left": "the left"}
SIDES = {"table": ("for the punters", ""), "right": ("of the right", " on the right"),
         "left": ("of the left", " on the left")}
"""Whose cards somebody holds, and on which hand something is won, lost or staked."""


def point(two: int) -> str:
    """"five", "baccarat"."""
    return number(two, none="baccarat")
