"""What every bank says of coins that are laid, and of what becomes of them."""
from __future__ import annotations

MEANINGS = {
    "place": "A counter is laid; press its place on the cloth.",
    "again": "Your stakes of the last coup are laid once more.",
    "clear": "All your stakes come back, but those in prison.",
    "take": "Then press the place from which your stake is to come back.",
    "move": "Then press where it lies, and where it is to lie.",
    "double": "As much again is laid on each of your stakes.",
    "prison": "The stake stays; if its chance comes next you take it up, without gain.",
    "half": "Half of the stake is yours again, and half the bank’s.",
}
TOLD = {
    "staked": ("You lay {coins} on {spot}.", "{name} lays {coins} on {spot}."),
    "taken up": ("You take up {coins} from {spot}.", "{name} takes up {coins} from {spot}."),
    "lost": ("Your {coins} on {spot} {are} raked in.", "{name} loses {coins} on {spot}."),
    "won": ("You are paid {coins} on {spot}.", "{name} is paid {coins} on {spot}."),
    "freed": ("Your {coins} on {spot} {are} free, and nothing is won.",
              "{name} has {coins} on {spot} free again, and nothing is won."),
    "prison": ("Your {coins} on {spot} {go} to prison.", "{name} leaves {coins} on {spot} in prison."),
    "half": ("You take back half of your stake on {spot}, {coins}.",
             "{name} takes back half of the stake on {spot}, {coins}."),
    "deeper": ("Your stake on {spot} goes {deep} into prison.",
               "The stake of {name} on {spot} goes {deep} into prison."),
    "nearer": ("Your stake on {spot} is {deep} in prison now.",
               "The stake of {name} on {spot} is {deep} in prison now."),
    "resign": ("You give up the evening; what lies loose is taken up, what is in prison is halved.",
               "{name} gives up the evening; what lies loose is taken up, what is in prison is halved."),
}
ACCOUNTS = {"staked": "staked", "taken up": "taken up", "lost": "raked in", "won": "won", "back": "stakes back",
            "freed": "freed from prison", "prison": "in prison", "half": "half back", "halved": "halved"}
"""What each payment was for, in an account."""
