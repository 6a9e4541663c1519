"""The laws of short whist, the Revised Code of 1900 as Hoyle's Games Modernized prints it (002:5285-5961).

The numbers are the book's to 94; those of Dummy and of etiquette, which it does not number, follow.
"""
from __future__ import annotations

from cardtable.families.laws import articles
from cardtable.games.whist.faults import ALL_ENGLISH
from cardtable.games.whist.incidents import ENGLISH as INCIDENTS
from cardtable.rules.laws import ALWAYS, ETIQUETTE, PREVENTED

MATTERS = {
    "table": "7 11-16", "packs": "1-3 41", "cutting": "4-6 8-10", "shuffling": "17-24 26-28",
    "dealing": "25 34-36", "misdeal": "29-33 37-39", "numbers": "40 72-73", "turn-up": "42-45",
    "turn": "60 64-66 69-71", "exposed": "58-59 63 68", "revoke": "74-83 85-86", "penalties": "67 87-88 91",
    "claims": "61-62 99", "tricks": "89 94", "score": "47 50 56-57", "honours": "48-49 51-52",
    "stakes": "46 53-55 84", "words": "90 98", "bystanders": "92-93", "dummy": "95-97", "leaving": "100"}

HOYLE, LAW = articles("hoyle-1909", "Hoyle, 1909", "002", (
    ("packs", "Two packs", "5291", PREVENTED,
     "Each side deals with a pack of its own."),
    ("", "Torn or marked cards", "5293-5294", PREVENTED,
     "They are replaced by agreement, or fresh packs are bought by all together."),
    ("", "Fresh cards", "5296-5300", PREVENTED,
     "Before the cut for a deal anybody may ask for fresh cards if he pays. Two packs are brought, and the dealer "
     "chooses one."),
    ("ace low", "The ace in drawing", "5302", ALWAYS,
     "Drawing or cutting, the ace counts lowest."),
    ("", "One pack to draw from", "5304-5305", ALWAYS,
     "All draw, or cut, out of a single pack."),
    ("", "More cards than one", "5307-5310", PREVENTED,
     "Who draws or shows several cards draws afresh."),
    ("table", "Who may sit", "5312-5326", ALWAYS,
     "Six fill a table, those who came first before others; doubts are drawn for, low cards first. Of more than four "
     "all draw, and the four lowest begin. Equal cards draw again as far as it matters."),
    ("partners", "Partners and the first deal", "5328-5331", ALWAYS,
     "The four draw once more. The two low cards play together against the two high ones, and the lowest of all deals, "
     "choosing pack and places for good. Here there is one pack, and the cards seat them: so it is ruled."),
    ("equal", "Two equal cards", "5333-5337", ALWAYS,
     "Unless they are the highest two, both draw again. For the two lowest this only settles the deal; for the two "
     "between, the better new card joins the highest of the first draw."),
    ("three equal", "Three equal cards", "5339-5345", ALWAYS,
     "The three draw again. If the fourth had the highest card, the lower two of the new draw are partners and the "
     "lowest deals. If he had the lowest, he deals, and the upper two of the new draw are partners."),
    ("cutting out", "Who makes room", "5347-5355", ALWAYS,
     "When a rubber ends and others wait, those go out who have played most rubbers in succession. Among equals cards "
     "are drawn, and the highest go."),
    ("entry", "Declaring to come in", "5357-5363", ETIQUETTE,
     "Who wants to enter says so before cards are drawn for the next rubber or for going out. A table that is not full "
     "may be joined at any time, and whoever declares earlier goes before who declares later."),
    ("", "Fresh tables", "5365-5367", ETIQUETTE,
     "Those who sit nowhere else have the first right to form a new table; others draw for it."),
    ("", "A substitute", "5369-5371", ETIQUETTE,
     "With leave of the other three, who must go before the rubber ends may name somebody to play it out."),
    ("", "Two tables", "5373-5376", ETIQUETTE,
     "Who cuts into another table gives up his turn at the first, and ranks there as the last to arrive."),
    ("", "A table broken up", "5378-5383", ETIQUETTE,
     "Those who stay behind go before him who broke it up wherever they would enter, and draw if places are short."),
    ("shuffling", "Who shuffles", "5385-5388", PREVENTED,
     "For the first deal an adversary makes up the pack chosen; the next dealer, or his partner, the other."),
    ("", "How to shuffle", "5390-5391", PREVENTED,
     "Not below the table, nor so that a face shows."),
    ("", "When not to shuffle", "5393-5394", PREVENTED,
     "Never while a hand is being played."),
    ("", "Not by dealing out", "5396-5397", PREVENTED,
     "Cards that have been used are not mixed by dealing them into heaps."),
    ("", "Once each", "5399-5400", PREVENTED,
     "A player shuffles once before a deal, save the dealer at the end, or after a faulty cut or for a new deal."),
    ("", "Gathering the other pack", "5402-5403", PREVENTED,
     "The dealer’s partner collects it, and may shuffle it first."),
    ("", "Where the pack lies", "5405-5407", PREVENTED,
     "Shuffled and squared, face down, it is put at the left of whoever deals next."),
    ("", "The dealer shuffles last", "5409-5413", PREVENTED,
     "That is his right. If a card is seen as he does so, or as he offers the cut, he must shuffle again."),
    ("deal", "Whose deal it is", "5415-5417", ALWAYS,
     "The lowest card of the draw deals first; then the deal goes round to the left as long as the rubber lasts."),
    ("cut", "The cut", "5419-5425", PREVENTED,
     "The adversary on the dealer’s right divides the pack, four cards or more in each part. A card shown, a muddle, "
     "or doubt where it was parted calls for another cut."),
    ("", "A cut stands", "5427-5429", PREVENTED,
     "Once the pack is parted he cannot change his mind, nor shuffle."),
    ("", "Shuffled after the cut", "5431-5432", PREVENTED,
     "A dealer who then shuffles has lost his deal."),
    ("new deal", "A new deal", "5434-5442", PREVENTED,
     "The same dealer deals afresh if the pack proves faulty, if a card besides the last lies faced in it, or if "
     "somebody takes up a hand that is not his."),
    ("shown", "A card shown in dealing", "5447-5452", PREVENTED,
     "If the dealer’s side shows one, the others may ask for a new deal while neither has touched a card; if they show "
     "it, the dealer may, while his partner has touched none. When the deal stands the card cannot be called."),
    ("", "Cards touched in dealing", "5454-5456", PREVENTED,
     "If somebody touches his cards early, his adversaries may touch theirs and keep their right to a new deal."),
    ("", "The trump turned too fast", "5458-5460", PREVENTED,
     "Turning it before the others could decide about a card shown does not cost them their choice."),
    ("", "The dealer peeps", "5462-5463", PREVENTED,
     "If he looks at the trump card as he deals, his adversaries may see it too, and either may have a new deal."),
    ("", "Out of turn, or the wrong pack", "5465-5467", PREVENTED,
     "Who deals out of turn, or with the adversaries’ cards, may be stopped until the trump is turned; afterwards all "
     "goes on as though it were right."),
    ("", "Acting for a partner", "5469-5470", PREVENTED,
     "Nobody shuffles, cuts or deals for his partner unless the opponents allow it."),
    ("", "A dealer interrupted", "5472-5476", PREVENTED,
     "Adversaries who wrongly dispute score or deal while he deals cannot hold a misdeal against him: he deals again."),
    ("misdeal", "What a misdeal is", "5478-5506", PREVENTED,
     "Cards not dealt singly and in order from the dealer’s left; the last card laid face down, or not falling to the "
     "dealer; one hand too long and another short, unless an adversary caused it; cards touched to be counted; two at "
     "once or twice to one hand, not mended before the next card; a pack not cut, if noticed before the turn-up and "
     "before anybody looks."),
    ("", "A partner’s misdeal", "5511-5513", PREVENTED,
     "Who takes his partner’s deal and misdeals costs him the deal, which goes to the adversary next in order."),
    ("", "What it costs", "5515-5519", PREVENTED,
     "A misdeal loses the deal. It does not if an adversary touched cards before the dealer’s partner touched any."),
    ("", "A hand too short", "5521-5526", PREVENTED,
     "If three hands are right, and the fourth finds after the first trick that it lacks cards, the deal stands and he "
     "answers for any revoke as if he had them."),
    ("", "A faulty pack", "5528-5534", PREVENTED,
     "Only the hand in which that is found is void; what was scored before stands, and the same dealer deals again."),
    ("turn-up", "The trump card", "5536-5540", ALWAYS,
     "The dealer takes it into his hand when his first turn to play has come. Left lying when the second trick has "
     "been quitted it may be called, as his partner may remind him."),
    ("trump asked", "The trump card asked for", "5542-5546", ALWAYS,
     "When it is in hand nobody may ask for or name it; to name it allows the others to call for the highest or lowest "
     "trump, once. The suit may be asked for always."),
    ("", "Taken up too early", "5548-5551", PREVENTED,
     "A dealer who takes the trump card into his hand before his turn to play may be told to lay it down again. Wrong "
     "cards laid instead may be called until it appears."),
    ("", "The dealer has forgotten it", "5553-5559", PREVENTED,
     "If the dealer says that he cannot recollect the trump card, his best or worst trump may be called throughout the "
     "hand; which of the two it is stays so, and it never makes him revoke."),
    ("rubber", "The rubber", "5561-5564", ALWAYS,
     "Best of three games. After two to the same players no third is played."),
    ("game", "Five points", "5566-5567", ALWAYS,
     "A game is five up. Tricks beyond six are worth a point each."),
    ("honours", "Honours", "5569-5580", ALWAYS,
     "Ace, king, queen and knave of trumps. Partners who have all four between them score four; three score two."),
    ("at four", "No honours at four", "5585-5586", ALWAYS,
     "A side that stood at four as the deal began counts none."),
    ("order", "The order of scoring", "5588-5589", ALWAYS,
     "What a revoke costs goes first, the tricks after it, and honours at the end."),
    ("", "Honours claimed in time", "5591-5592", ALWAYS,
     "Honours count only if somebody claims them before a trump is turned for the next deal. The table does so for "
     "everybody."),
    ("", "Claiming and marking", "5594-5597", ALWAYS,
     "To score honours is not enough: they are claimed when the hand ends, and may then be marked at any time in that "
     "game. To call “game” is enough where tricks and honours make it."),
    ("value", "What a game is worth", "5599-5609", ALWAYS,
     "A treble, three, if the losers stand at nothing; a double, two, at one or two; a single, one, at three or four."),
    ("rubber points", "Two for the rubber", "5614-5615", ALWAYS,
     "Whoever wins the rubber adds two to the value of his games."),
    ("deducted", "The losers’ game", "5617-5619", ALWAYS,
     "After three games, what the losers gained by theirs is taken off."),
    ("", "A wrong score", "5621-5624", PREVENTED,
     "It may be put right until the game is over, that is until the next trump card is turned."),
    ("", "A wrong score that touches the rubber", "5626-5629", PREVENTED,
     "It may be put right as long as the rubber lasts."),
    ("exposed", "What an exposed card is", "5631-5639", PREVENTED,
     "Cards played two at a time, a card dropped face up on or over the table however quickly it is caught, and one "
     "named by whoever holds it."),
    ("called", "Exposed cards are called", "5644-5652", PREVENTED,
     "They lie open, and the other side may call them at their owner’s turn; of two played together it says which "
     "counts now. A card fallen under the table is safe. To call before the turn forgoes that trick."),
    ("", "Winning and leading on", "5654-5661", PREVENTED,
     "Who leads again and again without waiting for his partner lets the adversaries order that partner to win one of "
     "those tricks; the cards led since are exposed."),
    ("thrown down", "A hand thrown down", "5663-5666", PREVENTED,
     "It is exposed, and its cards may be called. Whoever keeps up his own cannot be made to lay it down."),
    ("all down", "All four thrown down", "5668-5675", PREVENTED,
     "The hand is over, and nobody may say it could have gone otherwise, save for a revoke that is proved: the guilty "
     "side cannot win by that hand, and pays three for each."),
    ("", "A card named by an adversary", "5677-5680", PREVENTED,
     "One detached and rightly named is exposed. Who names it wrongly may have a suit called at the next lead."),
    ("turn", "A lead out of turn", "5682-5693", PREVENTED,
     "The adversaries call the card, or a suit from whichever of the two first gets the lead, at once if it was the "
     "partner’s. With a suit called the card goes back to its hand."),
    ("", "Partners lead together", "5695-5698", PREVENTED,
     "Of partners who lead at the same time the one in error may be told to give the best or the worst he has in the "
     "suit rightly led, or his card is treated as exposed."),
    ("", "A false lead followed", "5700-5707", PREVENTED,
     "A lead out of turn that all have followed stands. If not all have, their cards go back freely, and only the "
     "leader answers for it."),
    ("", "Never to a revoke", "5709-5710", PREVENTED,
     "No call can make anybody revoke."),
    ("", "Calling again", "5712-5713", PREVENTED,
     "A card may be called trick after trick until it falls."),
    ("", "A suit not held", "5715-5718", PREVENTED,
     "Whoever is told to lead a suit he lacks has paid."),
    ("third hand", "Third hand before second", "5720-5721", PREVENTED,
     "Then the fourth may play before his partner as well."),
    ("fourth hand", "Fourth hand too soon", "5723-5725", PREVENTED,
     "If he plays before his partner, and third hand has not, that partner may be told to take the trick or to leave "
     "it."),
    ("", "A trick without a card", "5727-5731", PREVENTED,
     "Noticed when the next has been played to, the others may choose a new deal, or let it stand; the last card then "
     "fills the gap, and is no revoke in it."),
    ("", "Two cards to a trick", "5733-5743", PREVENTED,
     "Who plays two cards to a trick, or mixes one with it, answers for the revokes that follow from it. If found "
     "while the hand is played, tricks are counted and searched and the card restored, exposed if there has been no "
     "revoke."),
    ("follow", "Following suit", "5745-5746", PREVENTED,
     "To play another suit while holding cards of the one led is to revoke. Who has none may play what he likes, and "
     "is never bound to trump or to win."),
    ("revoke", "What a revoke costs", "5748-5775", PREVENTED,
     "Its adversaries choose, at the end of the hand, and may consult: three tricks pass to them, or three points off, "
     "or three added. Each revoke is dealt with whole, by itself, within this game, and before all other scores."),
    ("", "Orders not obeyed", "5780-5784", PREVENTED,
     "To disregard a lawful demand for highest or lowest, to win or lose a trick or lead a suit, when one could obey, "
     "is punished as a revoke."),
    ("established", "When a revoke is established", "5786-5792", PREVENTED,
     "When the trick lies turned and the hand has left it, or when its maker or his partner has led or played on. To "
     "throw down the hand or claim the game is to play on."),
    ("", "Asking one’s partner", "5794-5802", PREVENTED,
     "“None of the suit?”, asked before the trick is quitted, keeps the error open unless it is answered by no, or the "
     "side plays on, or turns the trick itself."),
    ("", "Searching the tricks", "5804-5805", PREVENTED,
     "Those who claim a revoke may go through all tricks when the hand is over."),
    ("", "A revoke put right", "5807-5812", PREVENTED,
     "Of who puts his error right in time to save a revoke the wrong card may be called whenever the adversaries think "
     "fit, or his best or worst asked for to that trick. Who has played after him may change his card."),
    ("", "Cards mixed", "5814-5819", PREVENTED,
     "To mix them when a revoke has been claimed proves it. Mixed before, it is only harder to prove."),
    ("", "Too late to claim", "5821-5822", PREVENTED,
     "Once the next deal has been cut for, no revoke can be claimed."),
    ("", "To be played out", "5824-5826", PREVENTED,
     "The offending side may always have the hand played to its end."),
    ("", "Bets", "5828-5830", ETIQUETTE,
     "Those on tricks or score go by the score with the penalty in it."),
    ("both", "Revokes on both sides", "5832-5834", PREVENTED,
     "They cancel, and neither side can win the game by that hand."),
    ("capped", "A revoking side stops at four", "5838-5842", PREVENTED,
     "However it is punished, a side cannot win the game by a hand in which it has revoked."),
    ("", "Choosing a penalty", "5844-5854", PREVENTED,
     "Partners settle who is to choose, and he does it without advice; else they lose the right. Only about a revoke "
     "may they consult."),
    ("", "A wrong penalty", "5859-5863", PREVENTED,
     "To ask for what the law does not give is to forgo all penalty."),
    ("place", "Placing the cards", "5865-5868", ALWAYS,
     "Until the trick is touched anybody may ask that each card be put before its player."),
    ("", "Pointing at the trick", "5870-5875", PREVENTED,
     "Who claims it, names or draws in his card before his partner has played lets the others order that partner to "
     "play high or low, to win or not to win."),
    ("", "Time to decide", "5877-5878", ALWAYS,
     "Whoever has incurred a penalty gives the others reasonable time."),
    ("", "A bystander speaks of the score", "5880-5883", ETIQUETTE,
     "If his remark saves somebody from an oversight, the players may make him pay the stakes."),
    ("", "A bystander judges", "5885-5886", ETIQUETTE,
     "If the players agree, he may settle what is in question."),
    ("looking back", "A quitted trick", "5888-5891", ALWAYS,
     "Turned and quitted it may not be looked at again before the end. To do so lets a suit be called from that side."),
    ("dummy", "Dummy", "5929-5941", ALWAYS,
     "Three may play: one plays his own hand and the fourth, which lies face up before the first lead. Dummy has the "
     "first deal of every rubber. No misdeal is known there, since nobody gains by it: faulty deals are simply dealt "
     "again. That the lowest card has Dummy first, and each of the three in turn, rubber by rubber, is ruled here."),
    ("dummy faults", "Faults at Dummy", "5941-5952", PREVENTED,
     "Dummy’s revoke, once quitted, stands unpunished; his partner’s is punished like any. The partner may show his "
     "cards or claim without penalty, but when he leads from the wrong hand a suit may be called."),
    ("double dummy", "Double Dummy", "5954-5959", ALWAYS,
     "Two play, each with an open partner, under the rules of Dummy. That the lower card’s Dummy deals first is ruled "
     "here."),
    ("etiquette", "Etiquette", "5894-5927", ETIQUETTE,
     "Keep back your next card until your partner has played; let no word or gesture tell of your hand. Ask for the "
     "cards to be placed for your own sake only. Do not revoke on purpose, nor a second time to hide the first. "
     "Bystanders stay silent, and do not walk round the hands."),
), house=(
    ("claim", "The rest claimed (a house rule, not in the book)", "", ALWAYS,
     "Who is to play may claim all tricks that are left, if nothing still out can beat his cards."),
    ("giving up", "Giving up (a house rule, not in the book)", "", ALWAYS,
     "Who gives up loses the rubber by the scores as they stand, and pays for his partner too; and with it the match "
     "ends, whatever number of rubbers was agreed on."),
), numbered=True, matters=MATTERS, faults=ALL_ENGLISH)
HOYLE = HOYLE._replace(incidents=INCIDENTS)
