### Thief's Market: English
### Letters of faces (R W B G Y I S), decks (A B C) and rule ids are the same in every language.

thiefs-market-name = Thief's Market
thiefs-market-hook = Share out the loot, and give no one a reason to rob you.
thiefs-market-summary = A heap of dice is in the middle. Take as much as you dare, or grab the whole pile of another thief and put something back; a thief left with empty hands does the same, until every player owns something. Then spend your gems on accomplices, tricks and finery. The player with the darkest reputation at the end rules the thieves.

## Loot
## Value: counted ($count), for ITEMS. .one: a single piece, for FACE. .many: without a number. .name: the bare face.

thiefs-market-item-R = { $count ->
    [one] a red gem
   *[other] { $count } red gems
  }
    .one = a red gem
    .many = red gems
    .name = red
thiefs-market-item-W = { $count ->
    [one] a white gem
   *[other] { $count } white gems
  }
    .one = a white gem
    .many = white gems
    .name = white
thiefs-market-item-B = { $count ->
    [one] a blue gem
   *[other] { $count } blue gems
  }
    .one = a blue gem
    .many = blue gems
    .name = blue
thiefs-market-item-G = { $count ->
    [one] a green gem
   *[other] { $count } green gems
  }
    .one = a green gem
    .many = green gems
    .name = green
thiefs-market-item-Y = { $count ->
    [one] a bag of gold
   *[other] { $count } bags of gold
  }
    .one = a bag of gold
    .many = bags of gold
    .name = bag
thiefs-market-item-I = { $count ->
    [one] a mask
   *[other] { $count } masks
  }
    .one = a mask
    .many = masks
    .name = mask
thiefs-market-item-S = { $count ->
    [one] the start player marker
   *[other] { $count } start player markers
  }
    .one = the start player marker
    .many = markers
    .name = marker
# Gold tokens as part of a price, for PRICE.
thiefs-market-item-gold = { $count ->
    [one] 1 gold token
   *[other] { $count } gold tokens
  }
    .one = a gold token
    .many = gold tokens
    .name = gold

## Icons

thiefs-market-icon-H = henchman
thiefs-market-icon-M = magic
thiefs-market-icon-T = hideout
thiefs-market-icon-N = map
thiefs-market-icon-E = gear
thiefs-market-icon-P = plan

## What cards do: their texts follow from their effects

thiefs-market-die-R = a red die
    .to = red
    .into = a red gem
    .cost = red
thiefs-market-die-W = a white die
    .to = white
    .into = a white gem
    .cost = white
thiefs-market-die-B = a blue die
    .to = blue
    .into = a blue gem
    .cost = blue
thiefs-market-die-G = a green die
    .to = green
    .into = a green gem
    .cost = green
thiefs-market-die-Y = a bag of gold
    .to = a bag of gold
    .into = a bag of gold
    .cost = a bag of gold
thiefs-market-die-I = a mask
    .to = a mask
    .into = a mask
    .cost = a mask
thiefs-market-or = { $list } or { $last }
thiefs-market-effect-colours = { WORD($die, kind: "die", form: "to") }
thiefs-market-effect-gems = { WORD($die, kind: "die", form: "to") }
thiefs-market-effect-things = { WORD($die, kind: "die", form: "into") }
thiefs-market-effect-flip-colours = Once per round: turn { WORD($die, kind: "die") } in your pile to { $to }.
thiefs-market-effect-flip-gems = Once per round: turn { WORD($die, kind: "die") } in your pile to { $to }.
thiefs-market-effect-flip-things = Once per round: turn { WORD($die, kind: "die") } in your pile into { $to }.
thiefs-market-effect-sell = Once per round: discard { WORD($die, kind: "die") } for 1 infamy token.
thiefs-market-effect-xbuy = If your final pile held { WORD($die, kind: "die") }, you may buy one more card.
thiefs-market-effect-onbuy = Whenever you buy a card with { WORD($die, kind: "die", form: "cost") } in its cost, this one included: 1 infamy token.
thiefs-market-effect-onbuy-later = Whenever you buy a card with { WORD($die, kind: "die", form: "cost") } in its cost: 1 infamy token.
thiefs-market-effect-vp = { $x ->
    [one] Worth { $x } point.
   *[other] Worth { $x } points.
  }
thiefs-market-effect-safe = { $x ->
    [one] Worth { $x } point, or { $y } if you have two or more hideouts.
   *[other] Worth { $x } points, or { $y } if you have two or more hideouts.
  }
thiefs-market-effect-map = { $x ->
    [one] Worth { $x } point, or { $y } if another player has a map icon.
   *[other] Worth { $x } points, or { $y } if another player has a map icon.
  }
thiefs-market-effect-golem-later = 3 points for each pair of magic icons you own.
thiefs-market-effect-none-later = Does nothing at all.
thiefs-market-effect-gauntlet = Once per round: discard a mask for 1 gold token, which you may spend at once.
thiefs-market-effect-eyepatch = If your pile holds the marker when the splitting is over: 1 infamy token.
thiefs-market-effect-scales = If you exchange any bags at the end of the round: 1 extra gold token.
thiefs-market-effect-lucky = When you are robbed, you may choose one returned die that is not rerolled. When the splitting is over, you may reroll one die in your pile.
thiefs-market-effect-potion = When bought: it leaves the game, and you gain the next card of the deck for free.
thiefs-market-effect-clutches = Each time your pile is stolen: 1 infamy token.
thiefs-market-effect-haul = When gained: 1 infamy token for every piece of your final pile, marker included.
thiefs-market-effect-golem = 3 points for each pair of magic icons you own, counting this one.
thiefs-market-effect-exit = On your buying turn, as often as you like: pay 1 gold token for 2 infamy tokens.
thiefs-market-effect-racket = You may buy one more card each turn. Each card you buy costs one gem less; you choose which.
thiefs-market-effect-estate = If you exchange any masks at the end of the round: 1 extra infamy token.
thiefs-market-effect-loyalty = 1 point for each other card you own.
thiefs-market-effect-campaign = 1 point for every 2 infamy tokens you hold.
thiefs-market-effect-copy = When gained: becomes a lasting copy of a card that another player owns.
thiefs-market-effect-alley = When the splitting is over and another player has 5 or more pieces of loot: 2 infamy tokens.
thiefs-market-effect-none = Does nothing at all, but shows one icon of every kind.
thiefs-market-effect-curse = 1 point for each magic icon the other players own.

## Cards of deck A

thiefs-market-card-A01 = Alchemical Lab
thiefs-market-card-A02 = Bondsman
thiefs-market-card-A03 = Coercion Coordinator
thiefs-market-card-A04 = Corrupt Official
thiefs-market-card-A05 = Disgruntled Minion
thiefs-market-card-A06 = Fence
thiefs-market-card-A07 = Glamer
thiefs-market-card-A08 = Guy In a Trenchcoat
thiefs-market-card-A09 = Local Celebrity
thiefs-market-card-A10 = Nearby Safehouse
thiefs-market-card-A11 = Necklace
thiefs-market-card-A12 = Pawnbroker
thiefs-market-card-A13 = Philosopher's Stone
thiefs-market-card-A14 = Public Relations Expert
thiefs-market-card-A15 = Shadowy Hood
thiefs-market-card-A16 = Tailor

## Cards of deck B

thiefs-market-card-B01 = Anthropomorphic Water Buffalo
thiefs-market-card-B02 = Bookie
thiefs-market-card-B03 = Brooch
thiefs-market-card-B04 = Concealed Safehouse
thiefs-market-card-B05 = Deceptive Bits of Colored Glass
thiefs-market-card-B06 = Easily Impressed Noble
thiefs-market-card-B07 = Executive Assistant
thiefs-market-card-B08 = Eyepatch of Command
thiefs-market-card-B09 = Fortified Safehouse
thiefs-market-card-B10 = Gauntlet of Evil Intent
thiefs-market-card-B11 = Imbalanced Scales
thiefs-market-card-B12 = Legitimate Jeweller
thiefs-market-card-B13 = Lucky Animal Appendage
thiefs-market-card-B14 = Menacing Monocle
thiefs-market-card-B15 = Provisioned Safehouse
thiefs-market-card-B16 = Rumor-Monger
thiefs-market-card-B17 = Sticky-Fingered Dockhand
thiefs-market-card-B18 = Unlabeled Potion
thiefs-market-card-B19 = Wicked Clutches

## Cards of deck C

thiefs-market-card-C01 = Big Haul
thiefs-market-card-C02 = Collecting Golem
thiefs-market-card-C03 = Crown
thiefs-market-card-C04 = Exit Strategy
thiefs-market-card-C05 = Fur Coat
thiefs-market-card-C06 = Giant Belt Buckle
thiefs-market-card-C07 = Insurance Racket
thiefs-market-card-C08 = Island Estate
thiefs-market-card-C09 = Loyalty Program
thiefs-market-card-C10 = Political Campaign
thiefs-market-card-C11 = Scepter
thiefs-market-card-C12 = The Heist
thiefs-market-card-C13 = Treasure Map
thiefs-market-card-C14 = Treasure Map

## Promo cards

thiefs-market-card-X01 = Mimetic Stew
thiefs-market-card-X02 = Narrow Alleyway
thiefs-market-card-X03 = Wut
thiefs-market-card-X04 = Purported Curse

## Questions to the player; .other is what the rest of the table reads

thiefs-market-ask-split = Take loot from the middle, or rob another player.
    .other = Waiting for { $name } to take loot or rob another player.
thiefs-market-ask-save = You have been robbed! Which returned die keeps its face?
    .other = Waiting for { $name } to choose a die that is not rerolled.
thiefs-market-ask-reroll = Do you want to reroll one die of your pile?
    .other = Waiting for { $name } to reroll a die or leave it.
thiefs-market-ask-buy = Buy, use your cards, or end your turn.
    .other = Waiting for { $name } to go shopping.
thiefs-market-ask-copy = Which card should the stew taste like?
    .other = Waiting for { $name } to choose a card to copy.
thiefs-market-ask-grab = Quick, grab the marker!
    .other = Waiting for { $name } to grab the marker.

thiefs-market-step-source = Where do you take from?
thiefs-market-step-count = { $item ->
    [S] The marker as well?
   *[other] How many { FACE($item, form: "many") }?
  }
thiefs-market-step-waive = Which gem do you not pay for?
thiefs-market-step-gold = How many { FACE($item, form: "many") } do you pay in gold?
thiefs-market-step-face = Which face should it show?

## Moves, as they stand on buttons

thiefs-market-move-take = Take { ITEMS($loot) }
thiefs-market-move-rob = Rob { $victim }: keep { ITEMS($kept) }, return { ITEMS($returned) }
thiefs-market-move-save = Do not reroll { FACE($face) }
thiefs-market-move-save-none = Let everything be rerolled
thiefs-market-move-reroll = Reroll { FACE($face) }
thiefs-market-move-reroll-none = Reroll nothing
thiefs-market-move-buy = Buy { CARD($card) } for { PRICE($paid, $gold) }{ $waived ->
    [none] { "" }
   *[other] { " " }({ FACE($waived) } waived)
  }
thiefs-market-move-flip = { CARD($card) }: turn { FACE($from) } into { FACE($to) }
thiefs-market-move-sell = { CARD($card) }: discard { FACE($face) } for 1 infamy token
thiefs-market-move-trade = { CARD($card) }: discard a mask for 1 gold token
thiefs-market-move-exit = Pay 1 gold token for 2 infamy tokens
thiefs-market-move-end = End your turn
thiefs-market-move-copy = Copy { CARD($card) }
thiefs-market-move-grab = Grab the marker!
thiefs-market-move-first = { $name } gets the start player marker
thiefs-market-move-roll = The dice show { ITEMS($loot) }
thiefs-market-move-draw = Turn up { CARD($card) }

## What happened

thiefs-market-log-first = { $name } gets the start player marker and begins.
    .you = You get the start player marker and begin.
thiefs-market-log-round = Round { $round }: { $name } begins.
    .you = Round { $round }: you begin.
thiefs-market-log-roll = { $name } rolls { ITEMS($loot) }.
    .you = You roll { ITEMS($loot) }.
thiefs-market-log-take = { $name } takes { ITEMS($loot) }.
    .you = You take { ITEMS($loot) }.
thiefs-market-log-rob = { $name } robs { $victim }, keeps { ITEMS($kept) } and returns { ITEMS($returned) }.
    .you = You rob { $victim }, keep { ITEMS($kept) } and return { ITEMS($returned) }.
    .victim = { $name } robs you, keeps { ITEMS($kept) } and returns { ITEMS($returned) }.
thiefs-market-log-save = { $name } keeps { FACE($face) } from being rerolled.
    .you = You keep { FACE($face) } from being rerolled.
thiefs-market-log-save-none = { $name } lets everything be rerolled.
    .you = You let everything be rerolled.
thiefs-market-log-rerolled = The returned dice now show { ITEMS($loot) }.
thiefs-market-log-lucky = { $name } rerolls { FACE($from) } and gets { FACE($to) }.
    .you = You reroll { FACE($from) } and get { FACE($to) }.
thiefs-market-log-lucky-none = { $name } rerolls nothing.
    .you = You reroll nothing.
thiefs-market-log-buying = { $name } goes shopping.
    .you = You go shopping.
thiefs-market-log-buy = { $name } buys { CARD($card) } for { PRICE($paid, $gold) }{ $waived ->
    [none] .
   *[other] { " " }({ FACE($waived) } waived).
  }
    .you = You buy { CARD($card) } for { PRICE($paid, $gold) }{ $waived ->
        [none] .
       *[other] { " " }({ FACE($waived) } waived).
      }
thiefs-market-log-flip = { $name } turns { FACE($from) } into { FACE($to) } with { CARD($card) }.
    .you = You turn { FACE($from) } into { FACE($to) } with { CARD($card) }.
thiefs-market-log-sell = { $name } discards { FACE($face) } for { CARD($card) }.
    .you = You discard { FACE($face) } for { CARD($card) }.
thiefs-market-log-trade = { $name } discards a mask for { CARD($card) }.
    .you = You discard a mask for { CARD($card) }.
thiefs-market-log-exit = { $name } pays 1 gold token for 2 infamy tokens.
    .you = You pay 1 gold token for 2 infamy tokens.
thiefs-market-log-end = { $name } is done.
    .you = You are done.
thiefs-market-log-copy = { $name }'s stew turns into { CARD($card) }.
    .you = Your stew turns into { CARD($card) }.
thiefs-market-log-potion = { $name } drinks the potion and gains { CARD($card) }.
    .you = You drink the potion and gain { CARD($card) }.
thiefs-market-log-potion-none = { $name } drinks the potion, and nothing happens.
    .you = You drink the potion, and nothing happens.
thiefs-market-log-infamy = { $name } gets { $count ->
    [one] { $count } infamy token
   *[other] { $count } infamy tokens
  } ({ CARD($card) }).
    .you = You get { $count ->
        [one] { $count } infamy token
       *[other] { $count } infamy tokens
      } ({ CARD($card) }).
thiefs-market-log-gold = { $name } gets { $count ->
    [one] { $count } gold token
   *[other] { $count } gold tokens
  } ({ CARD($card) }).
    .you = You get { $count ->
        [one] { $count } gold token
       *[other] { $count } gold tokens
      } ({ CARD($card) }).
thiefs-market-gain-infamy = +{ $count } infamy
thiefs-market-gain-gold = +{ $count } gold
thiefs-market-log-exchange = { $name } exchanges loot: { $gold ->
    [0] +{ $infamy } infamy
   *[other] +{ $gold } gold{ $infamy ->
        [0] {""}
       *[other] , +{ $infamy } infamy
      }
  }.
    .you = You exchange loot: { $gold ->
        [0] +{ $infamy } infamy
       *[other] +{ $gold } gold{ $infamy ->
            [0] {""}
           *[other] , +{ $infamy } infamy
          }
      }.
thiefs-market-log-deal = New on sale from deck { $deck }: { CARD($card) }.
thiefs-market-log-open = Deck { $deck } is opened.
thiefs-market-log-over = The game is over.
thiefs-market-log-grab = { $name } grabs the marker and runs off laughing.
    .you = You grab the marker and run off laughing.
thiefs-market-log-score = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .you = You score { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.

## The end

thiefs-market-source-infamy = Infamy tokens
thiefs-market-source-henchmen = Most henchmen
thiefs-market-source-gold = Most gold
thiefs-market-source-cards = Cards
thiefs-market-reason-deck = Deck C can no longer fill its row.
thiefs-market-tie-points = Decided by points.
thiefs-market-tie-cards = Tied on points; more cards decide.
thiefs-market-tie-tokens = Tied on points and cards; more tokens decide.
thiefs-market-tie-shared = Tied in everything; the victory is shared.
thiefs-market-tie-grab = Tied in everything; the quicker hand on the marker decides.

## Options of a table

thiefs-market-option-promo = Promo cards
    .help = Shuffle the four promo cards into decks B and C before cards are removed.
thiefs-market-option-start = First player
    .help = Who gets the marker at the start: at random, or the seat you name.
thiefs-market-option-open-infamy = Open infamy
    .help = Show all players how many infamy tokens each player holds.
thiefs-market-option-gold-limit = Gold limit
    .help = House rule: the most gold tokens a player may spend in one round. The rulebook has no such limit.
thiefs-market-option-last-tie = Last tie-break
    .help = If players are tied in everything: share the victory, or race for the marker. Never a race in ranked games.
thiefs-market-value-random = at random
thiefs-market-value-shared = share the victory
thiefs-market-value-grab = race for the marker
thiefs-market-value-none = none

## Why a move is refused

thiefs-market-why-no-passing = Passing is not possible while the loot is split: take something or rob another player.
thiefs-market-why-pool-empty = There is nothing left in the middle: rob another player.
thiefs-market-why-not-in-pool = The middle does not hold { ITEMS($loot) }.
thiefs-market-why-take-all = You are the last one without a pile: take everything in the middle, or rob another player.
thiefs-market-why-no-pile = That player has no pile to steal.
thiefs-market-why-lone = A single piece of loot cannot be stolen.
thiefs-market-why-self = You cannot rob yourself.
thiefs-market-why-nobody-there = No player sits there.
thiefs-market-why-first-turn = No player has a pile yet, so there is nothing to steal.
thiefs-market-why-return-one = You must return at least one stolen piece.
thiefs-market-why-not-in-pile = That pile does not hold { ITEMS($loot) }.
thiefs-market-why-have-pile = You already have a pile.
thiefs-market-why-not-on-sale = { CARD($card) } is not on sale.
thiefs-market-why-no-purchase = You have no purchase left this turn.
thiefs-market-why-cannot-pay = Your gems and your gold are not enough to pay for { CARD($card) }.
thiefs-market-why-dice-short = Your pile does not hold that part of the price: { ITEMS($loot) }.
thiefs-market-why-overpay = Pay the exact price: one gem or gold token per symbol.
thiefs-market-why-gold-short = You do not have that much gold.
thiefs-market-why-gold-limit = That is more gold than this table allows in one round.
thiefs-market-why-waive = The price of { CARD($card) } does not include { FACE($face) }: you cannot waive it.
thiefs-market-why-no-racket = Only the owner of the Insurance Racket may waive a gem.
thiefs-market-why-waive-which = The Insurance Racket takes one gem off the price: name the one you waive.
thiefs-market-why-not-owned = You do not own { CARD($card) }.
thiefs-market-why-no-such-card = No card at this table does that.
thiefs-market-why-as-copy = { CARD($card) } counts as the card it copies: name that one.
thiefs-market-why-used = You have already used that card this round.
thiefs-market-why-no-die = Your pile does not hold { FACE($face) }.
thiefs-market-why-same-face = The die already shows that face.
thiefs-market-why-wrong-face = That card cannot turn the die that way.
thiefs-market-why-no-flip = { CARD($card) } does not turn dice.
thiefs-market-why-no-sale = { CARD($card) } does not buy gems.
thiefs-market-why-no-trade = { CARD($card) } does not give gold for masks.
thiefs-market-why-no-gold-exit = The exit costs 1 gold token, and you have none.
thiefs-market-why-not-asked-phase = This is not the phase for that.
thiefs-market-why-over = The game is over.
thiefs-market-why-chance-only = Only chance decides that.
thiefs-market-why-first-save = First, the robbed player chooses which returned die is not rerolled.
thiefs-market-why-first-copy = First, the card to copy is chosen.
thiefs-market-why-not-returned = No such die was returned.
thiefs-market-why-own-card = Only a card that another player owns can be copied.
thiefs-market-why-not-your-turn = It is not your turn.
thiefs-market-why-not-tied = Only players who are tied for the victory may grab the marker.

## Headings of the rules

thiefs-market-section-C = What things are
thiefs-market-section-S = Setting up
thiefs-market-section-R = A round
thiefs-market-section-L = Splitting the loot
thiefs-market-section-M = When the splitting is over
thiefs-market-section-P = Making Purchases
thiefs-market-section-E = End of the round
thiefs-market-section-G = End of the game
thiefs-market-section-K = What the cards do
thiefs-market-section-V = Variants
thiefs-market-section-X = Examples
thiefs-market-section-Q = Rulings
thiefs-market-section-D = Decisions
thiefs-market-section-T = For testers
    .aside = How scripted dice come, for those who write tests.
thiefs-market-section-I = What always holds
    .aside = True in every game, whatever the players do.

## The rules, clause by clause

thiefs-market-rule-TM-C1 = Loot is every die in play and the start player marker as well. Wherever loot is counted, taken, kept or returned, the marker is one piece.
thiefs-market-rule-TM-C2 = All dice are alike. Red, white, blue, green, bag and mask are on one face each and come up equally often.
thiefs-market-rule-TM-C3 = The four gem faces are your money: they pay for cards when it is time to buy.
thiefs-market-rule-TM-C4 = A bag becomes 1 gold token when the round ends, not before. The die itself never pays for a card.
thiefs-market-rule-TM-C5 = A mask (called a laurel in the printed English rules) becomes 1 infamy token when the round ends. It never pays for a card.
thiefs-market-rule-TM-C6 = At the end of the game each infamy token is 1 point.
thiefs-market-rule-TM-C7 = Gold never runs out, and all players may see at any time how much each player has.
thiefs-market-rule-TM-C8 = Infamy tokens never run out, and how many you hold is your secret.
thiefs-market-rule-TM-C9 = Points printed on a card are not tokens. You get nothing when you buy it; the points count at the end.
thiefs-market-rule-TM-C10 = Where a card and the rules disagree, the card is right.

thiefs-market-rule-TM-S1 = Three, four or five thieves can play, no fewer and no more.
thiefs-market-rule-TM-S2 = Use 10 dice with three players, 11 with four and all 13 with five. The others stay in the box.
thiefs-market-rule-TM-S3 = One player starts with the start player marker. Here the player is chosen at random, unless the host names one.
thiefs-market-rule-TM-S4 = Every player begins with 1 gold token and no infamy.
thiefs-market-rule-TM-S5 = The aid card is only a reminder and does nothing in play.
thiefs-market-rule-TM-S6 = Shuffle decks A, B and C separately, then set cards aside unseen until 13, 12 and 11 are left, whatever the number of players. What was set aside stays out.
thiefs-market-rule-TM-S7 = Turn up five cards of deck A as the market. Eight stay in deck A; decks B and C are still fully hidden.
thiefs-market-rule-TM-S8 = Seats never change, and the turn always passes clockwise.

thiefs-market-rule-TM-R1 = Every round has three parts: split the loot, buy, tidy up. Rounds follow one another until the game ends.
thiefs-market-rule-TM-R2 = The player who got the marker at setup begins round one. After that, the player who had it in their pile begins the next round.

thiefs-market-rule-TM-L1 = The first player rolls all dice and puts them in the middle with the marker. There are no piles yet.
thiefs-market-rule-TM-L2 = The first player opens by taking any loot from the middle, one piece or more, even all of it. There is nothing to steal yet.
thiefs-market-rule-TM-L3 = Dice you take keep the face they show.
thiefs-market-rule-TM-L4 = After each action the turn goes clockwise to the nearest player without a pile. Players who have one are skipped.
thiefs-market-rule-TM-L5 = On your turn you either take some loot from the middle or rob another player. You may not pass, and you act only while you have no pile.
thiefs-market-rule-TM-L6 = To rob another player, take their whole pile if it has two or more pieces. Keep at least one piece and return at least one to the middle; the choice is yours.
thiefs-market-rule-TM-L7 = A pile of just one piece is safe, whether it is a die or the marker.
thiefs-market-rule-TM-L8 = Returned dice are rolled again. What you keep stays as it is, and the marker is never rolled.
thiefs-market-rule-TM-L9 = If you are robbed, you act again when the turn reaches you. No player is protected: you can be robbed many times, and you may rob the robber.
thiefs-market-rule-TM-L10 = If you are the only one without a pile and take from the middle, you must take all of it, marker included. You may rob another player instead.
thiefs-market-rule-TM-L11 = The splitting is over when every player has a pile. The middle is then empty, and one player has the marker.
thiefs-market-rule-TM-L12 = All piles lie open, with every face in sight.

thiefs-market-rule-TM-M1 = First, the owner of the Lucky Animal Appendage may reroll one die of their own pile.
thiefs-market-rule-TM-M2 = Then every pile is noted down as the final pile: its faces, its size and whether it holds the marker. Nothing done later changes that note.
thiefs-market-rule-TM-M3 = Then the Eyepatch of Command gives its token, and so does the Narrow Alleyway if it is in play.
thiefs-market-rule-TM-M4 = After that, the buying begins.

thiefs-market-rule-TM-P1 = The player with the marker buys first. Then every player has one turn, clockwise.
thiefs-market-rule-TM-P2 = On your turn you may buy one card, or nothing at all.
thiefs-market-rule-TM-P3 = You may buy any open card, from any row. Gaps are filled only when the round ends, so latecomers choose from what is left.
thiefs-market-rule-TM-P4 = For each gem in the price, discard a die that shows it or pay 1 gold token.
thiefs-market-rule-TM-P5 = A gold token stands for any gem. Spend and save as many as you like.
thiefs-market-rule-TM-P6 = Bags, masks and the marker never pay for anything.
thiefs-market-rule-TM-P7 = Pay exactly: one die or one token for each gem in the price, never more.
thiefs-market-rule-TM-P8 = You buy one card a round, unless a card of yours allows more. All your purchases happen in your one turn.
thiefs-market-rule-TM-P9 = Your cards lie open in front of you where all players can read them.
thiefs-market-rule-TM-P10 = Gems you have not spent when your turn ends are lost.
thiefs-market-rule-TM-P11 = Use your cards on your own buying turn, in any order, before or after buying, even if you buy nothing. A new card works at once.
thiefs-market-rule-TM-P12 = You may buy once, plus once for each extra-purchase card whose condition is met, plus once with the Insurance Racket. A card gained mid-turn counts at once.

thiefs-market-rule-TM-E1 = When all players have bought, each bag left in your pile brings 1 gold token and each mask 1 infamy token. The Imbalanced Scales and the Island Estate may add one more.
thiefs-market-rule-TM-E2 = Gold from this exchange can first be spent in the next round.
thiefs-market-rule-TM-E3 = All dice and the marker go back to the middle, used or not.
thiefs-market-rule-TM-E4 = Fill the newest row of the market back up to five cards from its own deck.
thiefs-market-rule-TM-E5 = If deck A or B runs out before its row is full, deal what it has and open five cards of the next deck as a new row at once.
thiefs-market-rule-TM-E6 = If the deck has exactly the cards needed, the row is full and the next deck stays closed for now.
thiefs-market-rule-TM-E7 = Older rows are never filled up again, but their cards stay on sale. The market can therefore show more than five cards.
thiefs-market-rule-TM-E8 = If deck C has fewer cards than its row needs, no card is dealt and the game is over.
thiefs-market-rule-TM-E9 = Otherwise the next round begins with the player who had the marker.

thiefs-market-rule-TM-G1 = The game ends at once when deck C cannot bring its row back to five. Gold and infamy from that last round still count.
thiefs-market-rule-TM-G2 = Most henchman icons: 3 points. Second most: 1 point.
thiefs-market-rule-TM-G3 = Most gold tokens: 3 points. There is no second prize.
thiefs-market-rule-TM-G4 = Players who tie for such a place each get 1 point less than it is worth.
thiefs-market-rule-TM-G5 = These points go straight into the score. They are not infamy tokens.
thiefs-market-rule-TM-G6 = Add the points of your cards, fixed and calculated.
thiefs-market-rule-TM-G7 = Add 1 point for each infamy token. Gold as such is worth nothing.
thiefs-market-rule-TM-G8 = The highest total wins.
thiefs-market-rule-TM-G9 = In a tie, more cards win.
thiefs-market-rule-TM-G10 = Still tied? More tokens win, gold and infamy together.
thiefs-market-rule-TM-G11 = Still tied? In the rulebook, the first player to snatch the marker and run off laughing wins. Here the victory is shared.

thiefs-market-rule-TM-K1 = Some cards turn a die: once per round, set one die of your pile from the face the card names to one it offers. It then counts as its new face in every way.
thiefs-market-rule-TM-K2 = Some cards buy gems: once per round, discard one die of the named colour and take 1 infamy token at once.
thiefs-market-rule-TM-K3 = Gauntlet of Evil Intent: once per round, discard a mask for 1 gold token. You may spend it in the same turn.
thiefs-market-rule-TM-K4 = Some cards let you buy once more if your final pile held the named gem. Several such gems still give one purchase per card, and you pay as usual.
thiefs-market-rule-TM-K5 = Only the final pile matters for that: spending or turning the gem does not cost you the extra purchase, and turning another die into it does not earn one.
thiefs-market-rule-TM-K6 = Some cards reward shopping: whenever you buy a card with the named gem in its printed cost, this one included, take 1 infamy token. It is one token per card, however you pay.
thiefs-market-rule-TM-K7 = If several of your cards reward the same purchase, each of them gives its token.
thiefs-market-rule-TM-K8 = Necklace and Shadowy Hood are worth 2 points, Brooch and Menacing Monocle 3, Fur Coat and Giant Belt Buckle 4, Crown and Scepter 6.
thiefs-market-rule-TM-K9 = Eyepatch of Command: 1 infamy token whenever the splitting ends with the marker in your pile. It does not work yet in the round you buy it.
thiefs-market-rule-TM-K10 = A safehouse is worth its lower value alone and its higher value if you own two or more hideout icons: 1 or 2 for the nearby one, 2 or 4 for the others.
thiefs-market-rule-TM-K11 = Imbalanced Scales: if you exchange at least one bag, take 1 more gold token, one in all. This works in the round you buy them.
thiefs-market-rule-TM-K12 = Lucky Animal Appendage, when you are robbed: you may name one returned die that is not rerolled. If only the marker is returned, there is nothing to choose.
thiefs-market-rule-TM-K13 = Lucky Animal Appendage, when the splitting is over: you may reroll one die of your pile, once, and live with the result.
thiefs-market-rule-TM-K14 = Unlabeled Potion: it leaves the game when bought, and you gain the next card that would come to the market, free. That card counts as gained, not bought; if no card is left, you get nothing.
thiefs-market-rule-TM-K15 = Wicked Clutches: take 1 infamy token each time your pile is stolen.
thiefs-market-rule-TM-K16 = Big Haul and The Heist: when you gain one, take 1 infamy token for each piece of your final pile, marker included, whatever you have spent since.
thiefs-market-rule-TM-K17 = Collecting Golem: 3 points for every full pair of magic icons you own, its own included.
thiefs-market-rule-TM-K18 = Exit Strategy: on your buying turn, pay 1 gold token and take 2 infamy tokens, as often as you like.
thiefs-market-rule-TM-K19 = Insurance Racket: each card you buy costs one gem less, and you choose which. A price may drop to nothing; the Racket does not cheapen itself.
thiefs-market-rule-TM-K20 = Insurance Racket: it also gives you one more purchase each turn, starting with the turn you get it.
thiefs-market-rule-TM-K21 = Island Estate: if you exchange at least one mask, take 1 more infamy token, one in all. This works in the round you buy it.
thiefs-market-rule-TM-K22 = Loyalty Program: 1 point for each other card you own at the end.
thiefs-market-rule-TM-K23 = Political Campaign: 1 point for every two infamy tokens you hold at the end; an odd one is ignored.
thiefs-market-rule-TM-K24 = Treasure Map: 7 points, but only 5 if another player owns any card with a map icon.
thiefs-market-rule-TM-K25 = No card of the basic game takes infamy away, steals tokens or cards, or destroys another player's card. The Potion removes only itself.
thiefs-market-rule-TM-K26 = The icons for gear and plans have no effect in the basic game.
thiefs-market-rule-TM-K27 = Mimetic Stew: as you gain it, choose a card of another player. For the rest of the game the Stew is a copy of it, in everything but its cost.
thiefs-market-rule-TM-K28 = Narrow Alleyway: when the splitting ends and any other player has five or more pieces, take 2 infamy tokens in all. It does not work yet in the round you buy it.
thiefs-market-rule-TM-K29 = Wut: it does nothing, but its six icons count wherever icons are counted.
thiefs-market-rule-TM-K30 = Purported Curse: 1 point at the end for each magic icon in front of the other players.

thiefs-market-rule-TM-V1 = There are no official variants, and no rules for one or two players.
thiefs-market-rule-TM-V2 = If you like, four promo cards join decks B and C before cards are set aside. The decks keep their usual size, so more cards stay out.

thiefs-market-rule-TM-X1 = Example: a pile of red, blue and marker is robbed. The thief has six ways to keep one or two pieces; each returned die is rolled, the marker is not.
thiefs-market-rule-TM-X2 = Example: three cards of row A were bought and deck A has enough. Three new ones are dealt and the row has five again.
thiefs-market-rule-TM-X3 = Example: two A cards are left and deck A is empty. Five B cards are opened, so seven are on sale; from now on only row B is filled up.
thiefs-market-rule-TM-X4 = Example: the last player without a pile takes from the middle and so takes all of it. Every player now has a pile, one of them with the marker.
thiefs-market-rule-TM-X5 = Example: all 33 gold tokens of the box are handed out, and you earn another. You get it all the same.

thiefs-market-rule-TM-Q1 = You must take at least one piece.
thiefs-market-rule-TM-Q2 = If the middle is empty and you have no pile, you must rob another player. There is always a pile big enough.
thiefs-market-rule-TM-Q3 = After a robbery the turn passes clockwise from the thief, not straight to the victim.
thiefs-market-rule-TM-Q4 = The thief decides what to keep before anything is rolled; all returned dice are then rolled together.
thiefs-market-rule-TM-Q5 = Returning just the marker is fine; then no die is rolled.
thiefs-market-rule-TM-Q6 = You may pay with gold even if you have the gem.
thiefs-market-rule-TM-Q7 = There is no limit on gold, neither for holding nor for spending. The players may agree on one as a house rule.
thiefs-market-rule-TM-Q8 = Robbing costs no points. Its only price is the loot you return.
thiefs-market-rule-TM-Q9 = You may not overpay to get rid of dice.
thiefs-market-rule-TM-Q10 = Cards are used only on your own buying turn, and a card bought this turn may be used this turn.
thiefs-market-rule-TM-Q11 = Even if you buy nothing, you may use your cards before ending your turn.
thiefs-market-rule-TM-Q12 = When the splitting is over: first the lucky reroll, then the final piles are noted, then the Eyepatch and the Alleyway give their tokens.
thiefs-market-rule-TM-Q13 = The marker counts as a piece for Big Haul and The Heist.
thiefs-market-rule-TM-Q14 = You may pay for an extra-purchase card with the very gem it looks for. The final pile held it, so the extra purchase is yours.
thiefs-market-rule-TM-Q15 = If you buy the Eyepatch while you hold the marker, it gives nothing this round: the splitting is already over.
thiefs-market-rule-TM-Q16 = Shopping rewards look at the printed cost, not at what you really paid.
thiefs-market-rule-TM-Q17 = A card gained through the Potion is not bought, so nothing rewards it. Buying the Potion itself is rewarded by the cards you had before.
thiefs-market-rule-TM-Q18 = The Potion uses up one purchase, leaves the game face up and is not one of your cards. You may buy it even if there is no card to gain.
thiefs-market-rule-TM-Q19 = If deck C is already open, the Potion gives you the top card of C, even if you bought the Potion from row B.
thiefs-market-rule-TM-Q20 = The victim chooses whether a returned die is not rerolled, and which, after the thief has decided and before the roll.
thiefs-market-rule-TM-Q21 = With the Racket, a card of one gem is free. It still counts as bought and is still rewarded.
thiefs-market-rule-TM-Q22 = After a tie for most henchmen, the next highest is still second and gets 1 point, or nothing if that place is tied too.
thiefs-market-rule-TM-Q23 = Without a single henchman, or without gold, you score nothing in that contest.
thiefs-market-rule-TM-Q24 = The last tie is a shared victory. The players may race for the marker for fun, but never in ranked play.
thiefs-market-rule-TM-Q25 = Gold from the last exchange comes too late for the Exit Strategy: it works only on your buying turn.
thiefs-market-rule-TM-Q26 = The Loyalty Program counts all your other cards, gained ones too, but not a Potion you drank.
thiefs-market-rule-TM-Q27 = If you own both Treasure Maps, each is worth 7, as long as no other player has a map icon.
thiefs-market-rule-TM-Q28 = The Island Estate has a map icon and costs blue and green, as its printed card shows.
thiefs-market-rule-TM-Q29 = Big Haul has a plan icon.
thiefs-market-rule-TM-Q30 = When deck C falls short, none of its remaining cards is dealt; scoring begins at once.
thiefs-market-rule-TM-Q31 = If row C is still complete, the game goes on, even with an empty deck C.
thiefs-market-rule-TM-Q32 = You are never forced to buy. A computer experiment may stop after 100 rounds, but must say that it was cut short.
thiefs-market-rule-TM-Q33 = At the end of the round all players exchange at the same time.
thiefs-market-rule-TM-Q34 = The two leftover cards in the rulebook example belong to deck A.
thiefs-market-rule-TM-Q35 = All players may know how many cards a deck holds, but neither their order nor what was set aside.
thiefs-market-rule-TM-Q36 = You cannot turn a die to the face it already shows, nor one that has left your pile.
thiefs-market-rule-TM-Q37 = One die may be turned several times in a turn, each time by a different card.
thiefs-market-rule-TM-Q38 = The Stew becomes its copy before anything else happens, so rewards and effects on gaining count. Its own cost of blue and green stays; if no other player has a card, it remains a plain stew.
thiefs-market-rule-TM-Q39 = Your turn ends when you say so. If there is nothing left but to end it, the program may do it for you.
thiefs-market-rule-TM-Q40 = Points, then cards, then tokens rank all players. Equal in all three means the same place.
thiefs-market-rule-TM-Q41 = If two players have the same effect when the splitting ends, the one with the marker goes first, then clockwise.

thiefs-market-rule-TM-D1 = First choose where to take from: the middle, or a pile you may steal.
thiefs-market-rule-TM-D2 = From the middle, choose any pieces, at least one; the last player takes everything.
thiefs-market-rule-TM-D3 = From a stolen pile, choose what to keep: at least one piece, but not all.
thiefs-market-rule-TM-D4 = Robbed owners of the Lucky Animal Appendage choose one returned die that is not rerolled, or none.
thiefs-market-rule-TM-D5 = When the splitting is over, owners of the Lucky Animal Appendage choose one of their dice to reroll, or none.
thiefs-market-rule-TM-D6 = On your buying turn, choose again and again: buy a card, use a card, or end the turn.
thiefs-market-rule-TM-D7 = With the Insurance Racket, choose which gem of the price you do not pay.
thiefs-market-rule-TM-D8 = When paying, choose for each gem whether a die or gold pays for it.
thiefs-market-rule-TM-D9 = When a card offers several faces, choose the one the die should show.
thiefs-market-rule-TM-D10 = With the Mimetic Stew, choose which card of another player to copy.

thiefs-market-rule-TM-T1 = Scripted dice come in a fixed order: at the start of a round one after another, after a robbery in the order of their old faces red, white, blue, green, bag, mask.

thiefs-market-rule-TM-I1 = No die is ever lost: middle, piles and spent dice together are always 10, 11 or 13.
thiefs-market-rule-TM-I2 = There is exactly one marker, in the middle or in one pile; while you buy, always in a pile.
thiefs-market-rule-TM-I3 = After the splitting the middle is empty and every player has at least one piece.
thiefs-market-rule-TM-I4 = Only players without a pile act, and there is always one who can. Every robbery shrinks the loot in piles, so the splitting must come to an end.
thiefs-market-rule-TM-I5 = Every card is in exactly one place: set aside, in a deck, on sale, with a player, or out of the game.
thiefs-market-rule-TM-I6 = No row ever has more than five cards. At the start of a round the newest row has exactly five; older ones only shrink.
thiefs-market-rule-TM-I7 = Gold never falls below zero, and infamy tokens are never lost.
thiefs-market-rule-TM-I8 = You never buy more cards in a turn than your own cards allow, and never more than six.
thiefs-market-rule-TM-I9 = An ability marked once per round works once per round and no more.
thiefs-market-rule-TM-I10 = A purchase costs the buyer exactly its price, discount included, and touches no other player.
thiefs-market-rule-TM-I11 = While one player acts, another can only lose a pile, or gain infamy from the Wicked Clutches.
thiefs-market-rule-TM-I12 = The points for henchmen and gold always add up as the places and ties demand.
thiefs-market-rule-TM-I13 = You see your own infamy and what lies open. Nothing hidden is ever sent to you.
thiefs-market-rule-TM-I14 = Decks open in the order A, B, C, and the game ends only when deck C cannot refill its row.
thiefs-market-rule-TM-I15 = The same seed and the same choices always give the same game.

## pages

thiefs-market-can-buy = Cards you can pay for: { $count }. Purchases left: { $left }.
thiefs-market-guide-buy = Everyone has a pile now, so it is time to buy, { $name }. Cards you can pay for glow. Buy the Alchemical Lab with your two red gems.
thiefs-market-guide-done = That was a whole round, { $name }: the card works for you from now on, and your mask became an infamy token, worth a point. Rounds go on until deck C runs dry; then infamy, cards, henchmen and gold are counted. You are ready for a real table!
thiefs-market-guide-rob = Robbed! That is the game, { $name }: a player without a pile may take another player's and must put something back. Raven's pile is the biggest. Choose Rob at that stall; keep the two red gems and the mask, and tap the others: they go back to the middle and are rerolled.
thiefs-market-guide-take = Welcome, { $name }! The dice in the middle are the loot. Gems buy cards; a bag becomes gold, a mask becomes infamy. Two red gems would buy the Alchemical Lab: click two red dice and one mask, then take them. A small pile tempts no one.
thiefs-market-length = 30–50 minutes
thiefs-market-infamy-hidden = hidden until the end
thiefs-market-no-pile = no pile yet
thiefs-market-pick-all = You are the last without a pile, so nothing may stay in the middle. Taking all ends the splitting.
thiefs-market-pick-idle = Tap dice in the middle to choose them, or rob one of the stalls.
thiefs-market-pick-keep = Keep:
thiefs-market-pick-return = return:
thiefs-market-pick-take = Take:
thiefs-market-pile-size = { $count ->
    [one] { $count } piece of loot
   *[other] { $count } pieces of loot
  }
thiefs-market-pool-empty = The middle is empty.
thiefs-market-rob = Rob { $name }
thiefs-market-cards-lead = Every card, with its cost at the top left, its kind at the top right and its effect below.
thiefs-market-step-split = Splitting
thiefs-market-step-buy = Buying
thiefs-market-step-exchange = Exchange
thiefs-market-notation = In notation: red R, white W, blue B, green G, bag Y, mask I, marker S. take R B; rob 2 keep R; buy A07.
thiefs-market-row = Row { $deck }
thiefs-market-safe = one piece: safe
thiefs-market-take-all = { $count ->
    [one] Take it
   *[other] Take all { $count }
  }
thiefs-market-take-chosen = Take what is chosen
thiefs-market-yours = Your pile and your cards
thiefs-market-page-loot = Loot
thiefs-market-loot = The loot
thiefs-market-tied = Tied together: all or nothing
thiefs-market-tap = Tap what you want; the rest stays
thiefs-market-choose = Choose what stays with you
thiefs-market-keeps = You keep
thiefs-market-goes-back = Goes back, rolled anew
thiefs-market-tap-moves = tap a piece to move it
thiefs-market-one-back = at least one must go back
thiefs-market-booth-old = Last pieces
thiefs-market-booth-new = New tonight
thiefs-market-pay = Pay now
thiefs-market-pay-gold = Pay now, { $count } gold
thiefs-market-then = Enough to buy it
thiefs-market-then-gold = Enough, with { $count } gold
thiefs-market-no-purchase = no purchase left
thiefs-market-short = 1 short: { $gem }
thiefs-market-short-or = short: { $gem } or { $other }
thiefs-market-short-many = { $count } short
thiefs-market-henchmen = Henchmen
thiefs-market-prize-two = most 3★ · 2nd 1★
thiefs-market-prize-one = most 3★
thiefs-market-deck-fill = Row { $deck } is filled to five each round.
thiefs-market-deck-next = { $next } opens when deck { $deck } runs out.
thiefs-market-deck-last = The game ends when deck { $deck } runs out.
thiefs-market-pile = Your pile
thiefs-market-cards = Your cards: used in your buying turn
thiefs-market-not-this = Not this
thiefs-market-rob-this = Weigh up robbing { $name }
thiefs-market-robbing = Robbing { $name }: choose what you keep.
thiefs-market-rob-short = Rob
thiefs-market-rob-none = Keep at least one
thiefs-market-rob-all = Put one back first
thiefs-market-pile-of = The pile of { $name }
thiefs-market-pick-rob = Nothing is left in the middle: rob a pile.
thiefs-market-end-sure = End your turn?
thiefs-market-end-lost = lost: { $gems }
thiefs-market-use-now = use it
thiefs-market-needs = needs { $gem }
thiefs-market-infamy-secret = your infamy is secret
thiefs-market-pile-spent = pile spent
thiefs-market-after-you = acts after you
thiefs-market-pile-to-be = Your pile to be
thiefs-market-would-hold = Pieces: { $n }. { $who } could rob you.
thiefs-market-would-safe = A single piece is safe from robbery.
thiefs-market-would-end = Everyone has a pile then, and buying begins.
thiefs-market-would-begin = With the marker, you buy first.
thiefs-market-could-buy = Enough for: { $cards }.
thiefs-market-could-not = Not enough for any card yet.
thiefs-market-take-verb = Take
thiefs-market-leaves = leaves { $n } in the middle
thiefs-market-leaves-none = leaves nothing in the middle
thiefs-market-counter = The counter
thiefs-market-you-pay = You pay
thiefs-market-no-die = no { $gem } die
thiefs-market-no-gold = no gold left
thiefs-market-one-gold = 1 gold
thiefs-market-for-free = free
thiefs-market-left = Left
thiefs-market-at-once = Works at once, from this turn on.
thiefs-market-at-end = Counts at the end of the game.
thiefs-market-next-round = Works from the next round on.
thiefs-market-buy-this = Buy { $card }?
thiefs-market-buy-for = Buy for
thiefs-market-buy-free = Buy for free

# end of pages

## errors
# They follow “line 3:” or stand before [TM-S1]: no capital, no full stop.

thiefs-market-error-cards-many = { $where }: { $found } cards, at most { $most } are possible
thiefs-market-error-cards-unique = { $where }: two cards have an effect of which there can be only one
thiefs-market-error-card-deck = { $where }: deck must be A, B or C
thiefs-market-error-card-cost = { $where }: cost must be one or more of R, W, B, G, at most three alike
thiefs-market-error-card-icons = { $where }: icons must be letters of { $icons }
thiefs-market-error-cards-icons = { $where }: { $found } icons { $icon } on all cards together, at most { $most } are possible
thiefs-market-error-card-module = { $where }: module can only be “promo”
thiefs-market-error-effect-unknown = { $where }: unknown effect “{ $effect }”
thiefs-market-error-effect-flip = { $where }: a flip must name each target once, and never its own face
thiefs-market-error-deck-keep = { $where }: decks.keep.{ $deck } must be between { $low } and the deck's { $high } cards
thiefs-market-error-dice-in-play = { $where }: dice.in_play.{ $seats } must be between { $low } and { $high }
thiefs-market-error-start-seat = option start names seat { $seat }, but there are { $seats }
thiefs-market-error-no-loot = “{ $word }” is not a loot; there are { $known }
thiefs-market-error-which-loot = name the loot, such as red blue marker (TM-Q1)
thiefs-market-error-one-marker = there is only one marker
thiefs-market-error-only-dice = there are only { $dice } dice
thiefs-market-error-gems-of-a-colour = no card shows that many gems of one colour
thiefs-market-error-roll-dice = a roll has 1 to { $dice } dice
thiefs-market-error-loot-list = loot must be a list or a text of faces such as R R S
thiefs-market-error-marker-aside = the marker is never rerolled; it is in the pool
thiefs-market-error-used = only abilities the thief has can be used
thiefs-market-error-stew-owner = only the owner of the Mimetic Stew copies a card
thiefs-market-error-stew-card = no other thief owns that card
thiefs-market-error-row-early = row { $deck } is open before its deck is current
thiefs-market-error-only-potion = only the Unlabeled Potion ever leaves the game
thiefs-market-error-other-deck = { $id } belongs to another deck
thiefs-market-error-deck-over = more than { $most } cards of this letter
thiefs-market-error-deck-older = deck { $deck } has run out before deck { $current } is opened
thiefs-market-error-deck-left = { $out } cards are elsewhere, so the deck has { $left }, not { $found }
thiefs-market-error-turn-split = only a thief without a pile acts in the Split phase
thiefs-market-error-lucky-save = only the owner of the Lucky Animal Appendage may save a die
thiefs-market-error-no-robbery = there was no robbery that returned dice
thiefs-market-error-lucky-reroll = only the owner of the Lucky Animal Appendage with a die rerolls
thiefs-market-error-gaining-phase = names the Mimetic Stew in phase copy, and only there
thiefs-market-error-gaining-stew = only your own Mimetic Stew asks what to copy
thiefs-market-error-marker-in-pile = one player's pile must hold the marker
thiefs-market-error-marker-stays = the marker never leaves its pile
thiefs-market-error-purchases = more than the { $most } purchases allowed
thiefs-market-error-grabbed = only one of those tied for the victory wins the race
thiefs-market-error-between-rounds = between rounds players have no loot and nothing is rolled
thiefs-market-error-pool-empty = the pool is empty after the Split phase
thiefs-market-error-all-piles = every player has a pile after the Split phase
thiefs-market-error-dice-over = { $found } dice, but only { $dice } are in play
thiefs-market-error-dice-piles = { $found } dice in piles, but { $dice } are in play
thiefs-market-error-dice-count = { $found } dice, but { $dice } are in play
thiefs-market-error-which-pool = name the loot in the pool
thiefs-market-error-potion-owned = the Unlabeled Potion leaves the game when it is bought: it cannot be one of a player's cards
thiefs-market-error-row-older = a row older than the newest one has at most four cards
thiefs-market-error-turn-first = while no player has a pile, it is the start player's turn
thiefs-market-error-turn-order = the thief before must have a pile: the turn passes to the nearest one without
thiefs-market-error-gaining-model = no other player owns a card that could be copied
thiefs-market-error-final-over = { $found } dice in the final piles, but only { $dice } are in play
thiefs-market-error-still-to-play = this thief has not had a turn to buy yet: nothing has been used, bought or paid, and the pile is the final pile
thiefs-market-error-pile-over = more loot than in the final pile
thiefs-market-error-pile-faces = more dice differ from the final pile than the abilities used could turn
thiefs-market-error-marker-left = the marker must be in the pool or in a pile

# A card that somebody's own file has renamed, in the forms of cards.
thiefs-market-own-card = { $name }

# end of errors
