### Thieves Den: English
### Letters of treasures (C G A F P), W (any treasure), T (thief), R (reputation) and rule ids are the same everywhere.

thieves-den-name = Thieves Den
thieves-den-hook = Send your thieves wherever it pays, even if it feeds a rival.
thieves-den-summary = The boss of the thieves is in prison, and the chair is free. In three rounds you scout locations, send thieves to rob them (your own or your rivals'), sell sets of treasure to fences, buy spells from the wizard and send treasure to the hag. A thief you send to a rival stays with that rival, and usually brings a gift along. The player with the greatest reputation at the end takes the chair.
thieves-den-reconstructed = Most values of this game are reconstructed: the rulebook we work from shows them only as pictures. The rulebook gives the structure, the counts, the twelve powers and what Witch Hut, Guild, Laborium, Custom House and Potion Shop do; the types, most abilities, owner bonuses, wants and reputation are ours, tried out in thousands of games between bots.

## Tokens
## Value: counted ($count), for ITEMS. .one: a single one, for FACE. .many: without a number. .name: the bare word.

thieves-den-item-C = { $count ->
    [one] a codex
   *[other] { $count } codices
  }
    .one = a codex
    .many = codices
    .name = codex
thieves-den-item-G = { $count ->
    [one] a gem
   *[other] { $count } gems
  }
    .one = a gem
    .many = gems
    .name = gem
thieves-den-item-A = { $count ->
    [one] an artefact
   *[other] { $count } artefacts
  }
    .one = an artefact
    .many = artefacts
    .name = artefact
thieves-den-item-F = { $count ->
    [one] a fossil
   *[other] { $count } fossils
  }
    .one = a fossil
    .many = fossils
    .name = fossil
thieves-den-item-P = { $count ->
    [one] a potion
   *[other] { $count } potions
  }
    .one = a potion
    .many = potions
    .name = potion
thieves-den-item-W = { $count ->
    [one] a treasure of any type
   *[other] { $count } treasures of any type
  }
    .one = a treasure of any type
    .many = treasures of any type
    .name = treasure of any type
thieves-den-item-T = { $count ->
    [one] a thief
   *[other] { $count } thieves
  }
    .one = a thief
    .many = thieves
    .name = thief
thieves-den-item-R = { $count ->
    [one] 1 reputation
   *[other] { $count } reputation
  }
    .one = 1 reputation
    .many = reputation
    .name = reputation

## Types of locations and fences

thieves-den-type-village = Village
thieves-den-type-shadow = Shadow
thieves-den-type-ruin = Ruin
thieves-den-type-sacred = Sacred
thieves-den-type-city = City
thieves-den-type-noble = Noble
thieves-den-type-agent = Agent
thieves-den-type-collector = Collector
thieves-den-type-enchanter = Enchanter
thieves-den-type-mercenary = Mercenary
thieves-den-type-peddler = Peddler
thieves-den-type-tinker = Tinker

## Locations

thieves-den-card-L01 = Potion Shop
thieves-den-card-L02 = Old Schoolhouse
thieves-den-card-L03 = Village Green
thieves-den-card-L04 = Laborium
thieves-den-card-L05 = Roadside Inn
thieves-den-card-L06 = Hiring Fair
thieves-den-card-L07 = Cursed Armoury
thieves-den-card-L08 = Smugglers' Cave
thieves-den-card-L09 = Night Market
thieves-den-card-L10 = Witch Hut
thieves-den-card-L11 = Guild
thieves-den-card-L12 = Dead Drop
thieves-den-card-L13 = Bone Quarry
thieves-den-card-L14 = Drowned Cellar
thieves-den-card-L15 = Toppled Library
thieves-den-card-L16 = Forgotten Crypt
thieves-den-card-L17 = Deep Dig
thieves-den-card-L18 = Abandoned Camp
thieves-den-card-L19 = Scriptorium
thieves-den-card-L20 = Pilgrim Chapel
thieves-den-card-L21 = Healers' Cloister
thieves-den-card-L22 = Reliquary
thieves-den-card-L23 = Moon Shrine
thieves-den-card-L24 = Wayside Altar
thieves-den-card-L25 = Jewellers' Row
thieves-den-card-L26 = Arsenal Yard
thieves-den-card-L27 = Museum
thieves-den-card-L28 = Custom House
thieves-den-card-L29 = Auction House
thieves-den-card-L30 = Crowded Market

## Fences

thieves-den-card-NO1 = Lady Ashcombe
thieves-den-card-NO2 = Baron Vell
thieves-den-card-NO3 = The Dowager
thieves-den-card-AG1 = Quiet Corin
thieves-den-card-AG2 = Mistress Quill
thieves-den-card-AG3 = The Grey Envoy
thieves-den-card-CO1 = Old Brannock
thieves-den-card-CO2 = Professor Mott
thieves-den-card-CO3 = The Curator
thieves-den-card-EN1 = Sister Nettle
thieves-den-card-EN2 = Hexmaster Orl
thieves-den-card-EN3 = The Veiled One
thieves-den-card-ME1 = One-Eyed Tarn
thieves-den-card-ME2 = Captain Rusk
thieves-den-card-ME3 = The Iron Widow
thieves-den-card-PE1 = Pockets
thieves-den-card-PE2 = Granny Odds
thieves-den-card-PE3 = The Wagonmaster
thieves-den-card-TI1 = Sprocket Jo
thieves-den-card-TI2 = Brother Cog
thieves-den-card-TI3 = The Clockwright

## Powers

thieves-den-card-PW01 = Vanishing Act
    .text = Take a thief from any location onto your board; that location goes on top of the deck.
thieves-den-card-PW02 = Double Team
    .text = A thief from the forest joins another on a location or fence: rob that location, or deal with that fence where it lies.
thieves-den-card-PW03 = Twin Strike
    .text = Rob a location or deal with a fence, then do one of the two again.
thieves-den-card-PW04 = New Faces
    .text = Put three fences from the display under the deck and refill it; then rob a location or deal with a fence.
thieves-den-card-PW05 = Grand Illusion
    .text = Gain 3 reputation.
thieves-den-card-PW06 = Conjured Trinket
    .text = Gain a treasure of your choice.
thieves-den-card-PW07 = Scrying
    .text = Turn the top location of the deck up above your board; then you may rob a location or deal with a fence.
thieves-den-card-PW08 = Transmutation
    .text = Return 2 of your thieves to the forest and take 2 treasures of your choice.
thieves-den-card-PW09 = Shadow Step
    .text = Move a thief from a location to an empty one and use that one; then the thief comes to your board.
thieves-den-card-PW10 = Switcheroo
    .text = Exchange a location above your board for one above another board; thieves stay on the cards.
thieves-den-card-PW11 = False Owner
    .text = Rob a location. You get its owner bonus, even if it is not yours.
thieves-den-card-PW12 = Call to Arms
    .text = Gain 3 thieves.

## Schemes

thieves-den-card-S01 = Market Rounds
thieves-den-card-S02 = Night Roads
thieves-den-card-S03 = Farmers' Tales
thieves-den-card-S04 = Pilgrims' Purse
thieves-den-card-S05 = Buried Streets
thieves-den-card-S06 = Tomb Robbers
thieves-den-card-S07 = Dark Vows
thieves-den-card-S08 = Back Alleys
thieves-den-card-S09 = Lost Relics
thieves-den-card-S10 = Poor Box

## What cards do: their texts follow from their values

thieves-den-own-location = { $type }. { $does } Owner bonus: { ITEMS($bonus) }.
thieves-den-own-location-none = { $type }. { $does } No owner bonus.
thieves-den-own-instant = { $type }. At once: { $does }
thieves-den-own-fence = { $type }. Wants { ITEMS($wants) }; brings { ITEMS($brings) }.
thieves-den-own-scheme = { ITEMS($brings) } for every pair of locations you have collected: one of type { $first }, one of type { $second }.
thieves-den-own-some = { ITEMS($loot) }
thieves-den-own-upto = up to { ITEMS($loot) }
thieves-den-own-get = Get { $gain }.
thieves-den-own-pay-W = You may return a treasure to get { $gain }.
thieves-den-own-pay-T = You may return a thief to get { $gain }.
thieves-den-own-may-W = You may return a treasure. If you do: { $does }
thieves-den-own-may-T = You may return a thief. If you do: { $does }
thieves-den-own-destroy = Return an opponent's treasure to the city.
thieves-den-own-steal = Take a treasure from an opponent.
thieves-den-own-lure = Take a thief from an opponent.

## Questions to the player; .other is what the rest of the table reads

thieves-den-ask-pick = Pick a location and pass the rest on.
    .other = Waiting for { $name } to pick a location.
thieves-den-ask-turn = Choose an action, or pass.
    .other = Waiting for { $name } to act.
thieves-den-ask-gain = Which treasure do you take?
    .other = Waiting for { $name } to take a treasure.
thieves-den-ask-upto = Which treasure do you take? You may stop.
    .other = Waiting for { $name } to take a treasure or stop.
thieves-den-ask-return = Your chests are full. Which treasure do you return?
    .other = Waiting for { $name } to return surplus treasure.
thieves-den-ask-destroy = Whose treasure goes back to the city?
    .other = Waiting for { $name } to choose a treasure that goes back to the city.
thieves-den-ask-steal = Whose treasure do you take?
    .other = Waiting for { $name } to choose a treasure to take.
thieves-den-ask-lure = Whose thief comes over to you?
    .other = Waiting for { $name } to choose whose thief comes over.
thieves-den-ask-pay = Do you want to pay what this place asks for?
    .other = Waiting for { $name } to pay or decline.
thieves-den-ask-vanish = Which location vanishes with its thief?
    .other = Waiting for { $name } to make a location vanish.
thieves-den-ask-double = Where does a second thief join in?
    .other = Waiting for { $name } to place a second thief.
thieves-den-ask-strike = Rob a location or deal with a fence.
    .other = Waiting for { $name } to rob or deal.
thieves-den-ask-renew = Which three fences go under the deck?
    .other = Waiting for { $name } to send three fences away.
thieves-den-ask-may = You may rob a location or deal with a fence.
    .other = Waiting for { $name } to rob, deal or decline.
thieves-den-ask-shift = Which thief moves where?
    .other = Waiting for { $name } to move a thief.
thieves-den-ask-swap = Which locations change places?
    .other = Waiting for { $name } to exchange two locations.
thieves-den-ask-false = Which location do you rob, taking its owner bonus?
    .other = Waiting for { $name } to rob a location.
thieves-den-ask-holder = You decide the tie: who takes the direction tile?
    .other = Waiting for { $name } to hand over the direction tile.
thieves-den-ask-add = Which treasure do you pay for the wild one?
    .other = Waiting for { $name } to complete a deal.
thieves-den-ask-first = The first player is chosen at random.
    .other = The first player is chosen at random.
thieves-den-ask-scheme = A scheme is dealt.
    .other = A scheme is dealt.
thieves-den-ask-draw = A location is drawn.
    .other = A location is drawn.
thieves-den-ask-fence = A fence is turned up.
    .other = A fence is turned up.
thieves-den-ask-turn-up = A power is turned up.
    .other = A power is turned up.

## Moves, as they stand on buttons

thieves-den-move-pick = Pick the { CARD($card) }
thieves-den-move-rob = Rob { $victim }'s { CARD($card) }
thieves-den-move-rob-own = Rob your own { CARD($card) }
thieves-den-move-rob-left = Rob the { CARD($card) } (no owner)
thieves-den-move-deal = Deal with { CARD($card) }: { ITEMS($loot) } for { $fame } reputation
thieves-den-move-power = Use { CARD($card) }, paying { FACE($face) }
thieves-den-move-power-less = Use { CARD($card) }, paying { FACE($face) } (brings less, or nothing)
thieves-den-move-hag = Send { FACE($face) } to the hag for { $fame } reputation
thieves-den-move-vault = Break into the vault with 2 thieves for { FACE($face) }
thieves-den-move-vault-none = Break into the vault with 2 thieves (the city is empty)
thieves-den-move-recruit = Recruit a thief for { ITEMS($loot) }
thieves-den-move-recruit-none = Recruit for { ITEMS($loot) } (no thief is left)
thieves-den-move-pass = Pass for the rest of the round
thieves-den-move-take = Take { FACE($face) }
thieves-den-move-stop = Take nothing more
thieves-den-move-return = Return { FACE($face) }
thieves-den-move-destroy = Return { $victim }'s { FACE($face, form: "name") } to the city
thieves-den-move-steal = Take { FACE($face) } from { $victim }
thieves-den-move-lure = Take a thief from { $victim }
thieves-den-move-pay = Pay { FACE($face) }
thieves-den-move-pay-thief = Pay a thief
thieves-den-move-decline = Decline
thieves-den-move-vanish = Make the { CARD($card) } vanish
thieves-den-move-double = Send a second thief to { CARD($card) }
thieves-den-move-renew = Send away { CARDS($cards) }
thieves-den-move-shift = Move the thief from the { CARD($card) } to the { CARD($second) }
thieves-den-move-swap = Exchange the { CARD($card) } for { $victim }'s { CARD($second) }
thieves-den-move-holder = { $name } takes the direction tile
thieves-den-move-add = Add { FACE($face) }
thieves-den-move-first = { $name } begins
thieves-den-move-scheme = Deal { CARD($card) }
thieves-den-move-draw = Draw { CARD($card) }
thieves-den-move-fence = Turn up { CARD($card) }
thieves-den-move-turn = Turn up { CARD($card) }

## Small steps

thieves-den-step-kind = What do you do?
thieves-den-step-card = Which card?
thieves-den-step-treasure = Which treasure?
thieves-den-step-seat = Which player?
thieves-den-step-slot = Which fence?
thieves-den-step-rob = Rob a location
thieves-den-step-deal = Deal with a fence
thieves-den-step-power = Use a power
thieves-den-step-hag = Send treasure to the hag
thieves-den-step-vault = Break into the vault
thieves-den-step-recruit = Recruit a thief

## Words on the board

thieves-den-word-city = City
thieves-den-word-forest = Forest
thieves-den-word-hag = Hag
thieves-den-word-vault = Vault
thieves-den-word-recruit = Recruit
thieves-den-word-display = Fences
thieves-den-word-powers = Powers
thieves-den-word-hand = Your hand
thieves-den-word-scheme = Your scheme
thieves-den-word-passed = passed
thieves-den-word-reputation = Reputation
thieves-den-word-treasures = Treasures
thieves-den-word-thieves = Thieves
thieves-den-word-locations = Locations
thieves-den-word-collected = Collected
thieves-den-word-decks = Decks
thieves-den-word-used = used
thieves-den-word-free = no owner
thieves-den-word-deck = Location deck
thieves-den-word-tile = Direction tile
thieves-den-phase-setup = Setting up
thieves-den-phase-scouting = Scouting
thieves-den-phase-thieving = Thieving
thieves-den-phase-cleanup = Cleanup

## What happened

thieves-den-log-first = { $name } takes the direction tile and begins.
    .you = You take the direction tile and begin.
thieves-den-log-scheme = { $name } gets a scheme: { CARD($card) }.
    .you = You get a scheme: { CARD($card) }.
thieves-den-log-scheme-hidden = { $name } gets a scheme.
    .you = You get a scheme.
thieves-den-log-tile = Power turned up: { CARD($card) }.
thieves-den-log-fence = Fence turned up: { CARD($card) }.
thieves-den-log-round = Round { $round }: { $name } begins.
    .you = Round { $round }: you begin.
thieves-den-log-hand = { $name } now holds: { CARDS($cards) }.
    .you = You now hold: { CARDS($cards) }.
thieves-den-log-hand-none = { $name } holds no cards now.
    .you = You hold no cards now.
thieves-den-log-hand-hidden = { $name } now holds { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
thieves-den-log-pick = { $name } reveals the { CARD($card) }.
    .you = You reveal the { CARD($card) }.
thieves-den-log-instant = { $name } uses the { CARD($card) } at once.
    .you = You use the { CARD($card) } at once.
thieves-den-log-under = { $name } puts the { CARD($card) } under the deck.
    .you = You put the { CARD($card) } under the deck.
thieves-den-log-under-hidden = { $name } puts the last card under the deck.
    .you = You put the last card under the deck.
thieves-den-log-laid = The { CARD($card) } is laid face up to the left of { $name }'s board.
    .you = The { CARD($card) } is laid face up to the left of your board.
thieves-den-log-rob = { $name } robs the { CARD($card) }.
    .you = You rob the { CARD($card) }.
thieves-den-log-gain = { $name } gets { ITEMS($loot) } ({ CARD($card) }).
    .you = You get { ITEMS($loot) } ({ CARD($card) }).
thieves-den-log-gain-bare = { $name } gets { ITEMS($loot) }.
    .you = You get { ITEMS($loot) }.
thieves-den-log-gain-none = { $name } gets nothing: the supply is empty.
    .you = You get nothing: the supply is empty.
thieves-den-log-bonus = As the owner of the { CARD($card) }, { $name } gets { ITEMS($loot) }.
    .you = As the owner of the { CARD($card) }, you get { ITEMS($loot) }.
thieves-den-log-bonus-none = As the owner, { $name } gets nothing: the supply is empty.
    .you = As the owner, you get nothing: the supply is empty.
thieves-den-log-surplus = { $name } has no room for more and returns { ITEMS($loot) }.
    .you = You have no room for more and return { ITEMS($loot) }.
thieves-den-log-deal = { $name } deals with { CARD($card) }.
    .you = You deal with { CARD($card) }.
thieves-den-log-fame = { $name } gains { $fame } reputation from { CARD($card) }.
    .you = You gain { $fame } reputation from { CARD($card) }.
thieves-den-log-power = { $name } pays the wizard { ITEMS($loot) } for { CARD($card) }.
    .you = You pay the wizard { ITEMS($loot) } for { CARD($card) }.
thieves-den-log-hag = { $name } sends the hag { ITEMS($loot) } for { $fame } reputation.
    .you = You send the hag { ITEMS($loot) } for { $fame } reputation.
thieves-den-log-vault = { $name } breaks into the vault and takes { ITEMS($loot) }.
    .you = You break into the vault and take { ITEMS($loot) }.
thieves-den-log-vault-none = { $name } breaks into the vault and finds nothing.
    .you = You break into the vault and find nothing.
thieves-den-log-recruit = { $name } gives up { ITEMS($loot) } and recruits a thief.
    .you = You give up { ITEMS($loot) } and recruit a thief.
thieves-den-log-recruit-none = { $name } gives up { ITEMS($loot) }, but no thief is left to recruit.
    .you = You give up { ITEMS($loot) }, but no thief is left to recruit.
thieves-den-log-pass = { $name } passes.
    .you = You pass.
thieves-den-log-destroy = { $name } sends { ITEMS($loot) } from { $victim }'s board back to the city.
    .you = You send { ITEMS($loot) } from { $victim }'s board back to the city.
    .victim = { $name } sends { ITEMS($loot) } from your board back to the city.
thieves-den-log-steal = { $name } takes { ITEMS($loot) } from { $victim }.
    .you = You take { ITEMS($loot) } from { $victim }.
    .victim = { $name } takes { ITEMS($loot) } from you.
thieves-den-log-lure = { $name } takes a thief from { $victim }.
    .you = You take a thief from { $victim }.
    .victim = { $name } takes a thief from you.
thieves-den-log-pay = { $name } pays { ITEMS($loot) } ({ CARD($card) }).
    .you = You pay { ITEMS($loot) } ({ CARD($card) }).
thieves-den-log-pay-bare = { $name } pays { ITEMS($loot) }.
    .you = You pay { ITEMS($loot) }.
thieves-den-log-decline = { $name } declines.
    .you = You decline.
thieves-den-log-stop = { $name } takes nothing more.
    .you = You take nothing more.
thieves-den-log-vanish = { $name } takes the thief from the { CARD($card) }, which goes on top of the deck.
    .you = You take the thief from the { CARD($card) }, which goes on top of the deck.
thieves-den-log-double = A second thief joins in at { CARD($card) } for { $name }.
    .you = A second thief joins in at { CARD($card) } for you.
thieves-den-log-renew = { $name } sends away { CARDS($cards) }.
    .you = You send away { CARDS($cards) }.
thieves-den-log-scry = { $name } turns up the { CARD($card) } from the deck.
    .you = You turn up the { CARD($card) } from the deck.
thieves-den-log-shift = { $name } moves the thief from the { CARD($card) } to the { CARD($second) }.
    .you = You move the thief from the { CARD($card) } to the { CARD($second) }.
thieves-den-log-home = The thief from the { CARD($card) } joins { $name }.
    .you = The thief from the { CARD($card) } joins you.
thieves-den-log-swap = { $name } exchanges the { CARD($card) } for { $victim }'s { CARD($second) }.
    .you = You exchange the { CARD($card) } for { $victim }'s { CARD($second) }.
    .victim = { $name } exchanges the { CARD($card) } for your { CARD($second) }.
thieves-den-log-thieves = { $thieves ->
    [0] No thief comes home to { $name }.
    [one] 1 thief comes home to { $name }.
   *[other] { $thieves } thieves come home to { $name }.
  }
    .you = { $thieves ->
        [0] No thief comes home to you.
        [one] 1 thief comes home to you.
       *[other] { $thieves } thieves come home to you.
      }
thieves-den-log-cleanup = Cleanup of round { $round }.
thieves-den-log-left = The { CARD($card) } goes back under the deck.
thieves-den-log-holder = { $name } takes the direction tile and turns it over.
    .you = You take the direction tile and turn it over.
thieves-den-log-majority = Most fences of type { WORD($type, kind: "type") }: { $name } gains { $fame } reputation.
    .you = Most fences of type { WORD($type, kind: "type") }: you gain { $fame } reputation.
thieves-den-log-majority-none = Most fences of type { WORD($type, kind: "type") }: a tie, no player scores.
thieves-den-log-plan = { $name } reveals { CARD($card) }: { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  }, { $fame } reputation.
    .you = You reveal { CARD($card) }: { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
      }, { $fame } reputation.
thieves-den-log-over = The game is over.
thieves-den-log-add = { $name } adds { ITEMS($loot) }.
    .you = You add { ITEMS($loot) }.
thieves-den-log-dealt = The { CARD($card) } is dealt to { $name }.
    .you = The { CARD($card) } is dealt to you.
thieves-den-log-dealt-hidden = A card from under the deck is dealt to { $name }.
    .you = A card from under the deck is dealt to you.
thieves-den-log-score = { $name } ends with { $points } reputation.
    .you = You end with { $points } reputation.

## The end

thieves-den-source-fences = Fences
thieves-den-source-hag = The hag
thieves-den-source-locations = Locations
thieves-den-source-powers = Powers
thieves-den-source-majorities = Majorities
thieves-den-source-scheme = Scheme
thieves-den-reason-rounds = Three rounds have been played.
thieves-den-tie-points = Decided by reputation.
thieves-den-tie-tokens = Tied on reputation; more treasures and thieves decide.
thieves-den-tie-shared = Tied in everything; the victory is shared.

## Options of a table

thieves-den-option-start = First player
    .help = Who takes the direction tile at the start: at random, or the seat you name.
thieves-den-value-random = at random

## Why a move is refused

thieves-den-why-over = The game is over.
thieves-den-why-passed = You have passed and take no more turns this round.
thieves-den-why-not-asked = It is not your turn to answer.
thieves-den-why-not-now = That does not answer the question.
thieves-den-why-must = This is not optional.
thieves-den-why-way-out = To do without it, choose “{ $word }”.
thieves-den-why-not-in-hand = { CARD($card) } is not in your hand.
thieves-den-why-picked = You have already picked, and a pick is final.
thieves-den-why-not-face-up = { CARD($card) } is not face up.
thieves-den-why-occupied = There is already a thief on { CARD($card) }.
thieves-den-why-no-thief = You have no thief on your board.
thieves-den-why-not-on-display = { CARD($card) } is not on display.
thieves-den-why-cannot-pay = You do not have everything that { CARD($card) } wants.
thieves-den-why-not-turned-up = { CARD($card) } is not face up on its stack.
thieves-den-why-power-used = { CARD($card) } has already been used this round.
thieves-den-why-no-treasure = You do not have { FACE($face) }.
thieves-den-why-needed = If you pay with { FACE($face) }, { CARD($card) } can no longer be carried out.
thieves-den-why-not-usable = { CARD($card) } cannot be carried out now.
thieves-den-why-hag-full = The hag already has { FACE($face) } this round.
thieves-den-why-vault-thieves = The vault takes 2 of your thieves, and you have fewer.
thieves-den-why-vault-none = There is still treasure in the city: choose one.
thieves-den-why-recruit-two = Recruiting costs two treasures that you have.
thieves-den-why-not-in-city = The city does not hold { FACE($face) }.
thieves-den-why-pay-other = That is not what must be paid here.
thieves-den-why-no-thief-there = There is no thief on { CARD($card) }.
thieves-den-why-three-fences = Choose three fences from the display, or all if there are fewer.
thieves-den-why-not-empty = The thief must move to another, empty location, not to { CARD($card) }.
thieves-den-why-not-yours = { CARD($card) } is not above your board.
thieves-den-why-not-theirs = { CARD($card) } is not above another player's board.
thieves-den-why-opponent = Choose an opponent.
thieves-den-why-target-passed = That player has passed and is safe for the rest of the round.
thieves-den-why-no-thief-theirs = That player has no thief to lose.
thieves-den-why-no-treasure-theirs = That player does not have { FACE($face) }.
thieves-den-why-not-tied = That player is not one of the tied players.

## What is wrong with a text or a document

thieves-den-error-start-seat = seat { $seat } cannot begin at a table of { $seats }
thieves-den-error-card-missing = { $where }: { $id } ({ $kind }) is missing
thieves-den-error-cards-many = { $where }: { $found } cards of the kind { $kind }, at most { $most } are possible
thieves-den-error-one-of = { $where } must be one of { $allowed }
thieves-den-error-location = { $where }: a location must have an ability, and “instant” must be true or false
thieves-den-error-bonus = { $where }: an owner bonus is treasures and thieves, and an instant has none
thieves-den-error-wants = { $where }: wants are one to { $most } letters of { $letters }
thieves-den-error-scheme = { $where }: a scheme has two different types
thieves-den-error-part = { $where }: “{ $part }” is not a part of an ability, such as 2C, 1W, 3R or steal
thieves-den-error-part-pay = { $where }: what is paid is “pay W” or “pay T”, not “{ $part }”
thieves-den-error-parts = { $where }: one to { $most } parts
thieves-den-error-gained = { $where }: at most { $most } treasures and thieves, as many as a player board holds
thieves-den-error-box = { $where }: “{ $entry }” is printed in the rulebook and stays as it is
thieves-den-error-no-treasure = “{ $word }” is not a treasure; there are { $known }
thieves-den-error-treasure-list = treasures are a text such as "C C G", a list, or counts by letter
thieves-den-error-too-many-treasures = more treasures of one type than there are
thieves-den-error-board-full = at most { $most } treasures can lie on this board now, not { $found }
thieves-den-error-reputation = a number, or numbers by source
thieves-den-error-left-side = only with two players is there a location, without the instant symbol, at a left side
thieves-den-error-no-space = no thief can stand there
thieves-den-error-instant-above = instants are in the pile at the left, not above a board
thieves-den-error-hand-size = each player must hold four cards, less those picked
thieves-den-error-display = six slots, empty ones only when the deck is empty
thieves-den-error-power-stacks = three stacks, each with its face-up tile
thieves-den-error-hag = the hag has each treasure at most once
thieves-den-error-not-hidden = only cards in hands and under the deck can be known in this way
thieves-den-error-turn-passed = this player has passed
thieves-den-error-no-pick = picks are face down only while another player is still choosing, and come from the player's own hand
thieves-den-error-cannot-go-on = the rules cannot go on from here
thieves-den-error-nothing-started = no rule is in progress inside the one before
thieves-den-error-instant-there = must be an instant in the pile of this player, who has just revealed it
thieves-den-error-robbed-there = must be a location where this robbery has put a thief
thieves-den-error-fence-there = must be a fence where this deal has put a thief
thieves-den-error-power-paid = must be a face-up power with a treasure beside it
thieves-den-error-second-thief = a second thief comes only with { $power }, face up and paid for
thieves-den-error-multiple = must be a multiple of { $of }
thieves-den-error-wilds = the fences above the boards have been given { $due } treasures for the wild treasures they want, not { $found }
thieves-den-error-treasures-total = with what lies elsewhere there are { $found } × { $letter }; there must be { $total }
thieves-den-error-thieves-total = with those elsewhere there are { $found } thieves; there must be { $total }

## Headings of the rules

thieves-den-section-G = What it is about
thieves-den-section-S = Setting up
thieves-den-section-Y = Symbols
thieves-den-section-C = Cards and tiles
thieves-den-section-B = The player board
thieves-den-section-R = A round
thieves-den-section-scouting = Scouting
thieves-den-section-thieving = Thieving
thieves-den-section-A = The six actions
thieves-den-section-P = The powers
thieves-den-section-L = Special locations
thieves-den-section-U = Cleanup
thieves-den-section-E = The end
thieves-den-section-X = Examples
thieves-den-section-Q = Rulings

## The rules, clause by clause

thieves-den-rule-TD-G1 = After three rounds and the final scoring, the player with the most reputation wins.
thieves-den-rule-TD-G2 = There are five types of treasure: codex, gem, artefact, fossil and potion. One token is one treasure.
thieves-den-rule-TD-G3 = The supply is the city for treasures and the forest for thieves. Tokens on cards, cost spots, hag spaces, in the vault or on the recruit space are locked: they have no owner until cleanup.
thieves-den-rule-TD-G4 = Thieves have no colour. A thief belongs to the player board it sits on.
thieves-den-rule-TD-G5 = You own the locations that lie face up above your board, and the fences that lie there.
thieves-den-rule-TD-G6 = Reputation never goes down.
thieves-den-rule-TD-G7 = Players sit in a ring. In rounds one and three, drafting and turns go to the next seat clockwise, in round two counterclockwise.

thieves-den-rule-TD-S1 = Each player takes a player board, puts a score marker on 0, and seats 3 thieves. There are no treasures on the boards yet.
thieves-den-rule-TD-S2 = Shuffle the ten schemes and deal one to each player, face down. Return the rest to the box unseen.
thieves-den-rule-TD-S3 = Shuffle the twelve powers and build three stacks of three; the other three go back unseen. Turn the top tile of each stack face up.
thieves-den-rule-TD-S4 = Shuffle the locations into a deck: with two players only the 30 with the set symbol, otherwise all 60.
thieves-den-rule-TD-S5 = Shuffle the fences and turn up six as the display; the rest is the deck. With two players use only the 21 with the set symbol, otherwise all 42.
thieves-den-rule-TD-S6 = Put 3 thieves per player in the forest and 5, 7, 9 or 11 treasures of each type in the city, for 2, 3, 4 or 5 players. What is left over stays in the box.
thieves-den-rule-TD-S7 = The start player takes the direction tile and lays it with its first side up. The player with the tile begins the round.

thieves-den-rule-TD-Y1 = Wild: one treasure of any type; you choose which. When you gain it, the type you choose must be in the city.
thieves-den-rule-TD-Y2 = Reputation: move your score marker forward by the number shown.
thieves-den-rule-TD-Y3 = Thief: one thief token.
thieves-den-rule-TD-Y4 = Face-up location: any location in play in front of any player.
thieves-den-rule-TD-Y5 = Location deck: draw from the top, discard to the bottom.
thieves-den-rule-TD-Y6 = Face-up fence: a fence in front of a player or on display.
thieves-den-rule-TD-Y7 = Fence deck: draw from the top, discard to the bottom.
thieves-den-rule-TD-Y8 = Action space: where a thief is put on a location or fence to use it.
thieves-den-rule-TD-Y9 = Instant: the location is used as soon as it is revealed; it has no action space.
thieves-den-rule-TD-Y10 = Owner bonus: the symbol in the corner of a location.
thieves-den-rule-TD-Y11 = Opponent: choose one opponent as the target.
thieves-den-rule-TD-Y12 = Pay: return what is left of the symbol to the supply to get what is right of it.
thieves-den-rule-TD-Y13 = Take: take what is left of the symbol to get what is right of it.
thieves-den-rule-TD-Y14 = Plus: both sides together.
thieves-den-rule-TD-Y15 = Destroy: choose a treasure on another player's board and return it to the city.

thieves-den-rule-TD-C1 = A location has a name, an ability, a type and usually an owner bonus; half of them have the set symbol.
thieves-den-rule-TD-C2 = A location with the instant symbol is used when it is revealed and never holds a thief.
thieves-den-rule-TD-C3 = A location with an action space holds one thief, no more. Putting it there uses the ability. Only Double Team adds a second.
thieves-den-rule-TD-C4 = The owner bonus comes from the supply whenever another player puts a thief on the location. Some locations have none.
thieves-den-rule-TD-C5 = Every location and every fence is in the box twice, once per set.
thieves-den-rule-TD-C6 = A fence names its type, the treasures it wants and its reputation. One thief and all those treasures earn the reputation.
thieves-den-rule-TD-C7 = A power is a spell that the wizard sells for one treasure.
thieves-den-rule-TD-C8 = A scheme shows two types of location and a value: it pays for every pair of one location of each type.

thieves-den-rule-TD-B1 = A player board has room for 8 treasures. If you would hold more, return the surplus at once; you choose which, old or new.
thieves-den-rule-TD-B2 = A player board seats 6 thieves. Any more go to the forest at once.
thieves-den-rule-TD-B3 = Your scheme lies face down. You may look at it at any time; the others see it only at the end.
thieves-den-rule-TD-B4 = Locations you have collected lie face down at the left. You may look at them; you do not have to show them.
thieves-den-rule-TD-B5 = Fences you have collected lie face down at the right, just as secret.
thieves-den-rule-TD-B6 = Supplies are limited. If there is less than an effect gives, you get what is there, and you do not get the rest later.

thieves-den-rule-TD-R1 = The game has three rounds, each with scouting, thieving and cleanup in this order.

thieves-den-rule-TD-D1 = Each player is dealt 4 locations.
thieves-den-rule-TD-D2 = Each player secretly picks one card from their hand, lays it face down and passes the rest in the direction of the tile.
thieves-den-rule-TD-D3 = When all players have passed their cards on, all picks are revealed together and laid face up above their owners' boards.
thieves-den-rule-TD-D4 = A revealed instant is used at once and then goes to its owner's face-down pile at the left.
thieves-den-rule-TD-D5 = Pick and reveal until each player has revealed 3 cards: from four, from three, from two.
thieves-den-rule-TD-D6 = With three to five players, the last card of each hand goes under the deck, unseen by the others.
thieves-den-rule-TD-D7 = With two players, the last card of each hand is laid face up at the left side of that board. If it is an instant, it goes under the deck unused instead.

thieves-den-rule-TD-T1 = The holder of the direction tile begins; in its direction, each player in turn takes exactly one action or passes.
thieves-den-rule-TD-T2 = There are six actions: rob a location, deal with a fence, use a power, send treasure to the hag, break into the vault, recruit a thief. Take any of them as often as you like, if you can carry it out and pay for it.
thieves-den-rule-TD-T3 = You may pass even if you could act, and must pass if you cannot.
thieves-den-rule-TD-T4 = A player who has passed takes no more turns this round.
thieves-den-rule-TD-T5 = A player who has passed cannot be the target of another player's action for the rest of the round.
thieves-den-rule-TD-T6 = The phase ends when all players have passed. The last player left continues, one action after another, until they pass.

thieves-den-rule-TD-A1 = Rob a location: choose a face-up location without a thief above any board, including your own; with two players, also one at a left side.
thieves-den-rule-TD-A2 = Move a thief from your board onto it. It stays there until cleanup.
thieves-den-rule-TD-A3 = Then use the location's ability.
thieves-den-rule-TD-A4 = Then, if the location is another player's, that player gets its owner bonus.
thieves-den-rule-TD-A5 = Deal with a fence: choose one from the display.
thieves-den-rule-TD-A6 = Put the card above your board, a thief on it and exactly the treasures it wants. All this stays there until cleanup.
thieves-den-rule-TD-A7 = Once everything is placed, you gain the fence's reputation. If you cannot place everything, the action does not happen.
thieves-den-rule-TD-A8 = Turn up the top fence of the deck in the empty slot. If the deck is empty, the slot stays empty.
thieves-den-rule-TD-A9 = Use a power: choose a face-up power without a treasure beside it.
thieves-den-rule-TD-A10 = Put one treasure of any type on its cost spot. It stays until cleanup, so each power works only once per round, no matter who uses it.
thieves-den-rule-TD-A11 = Then carry out the power.
thieves-den-rule-TD-A12 = Send treasure to the hag: put a treasure on the empty space of its type. It stays until cleanup.
thieves-den-rule-TD-A13 = You gain the reputation beside that space at once: 2 for every type of treasure.
thieves-den-rule-TD-A14 = Break into the vault: put 2 of your thieves there. They stay until cleanup.
thieves-den-rule-TD-A15 = Take 1 treasure of your choice from the city.
thieves-den-rule-TD-A16 = Recruit a thief: put any 2 of your treasures on the recruit space. They stay until cleanup.
thieves-den-rule-TD-A17 = Take 1 thief from the forest.

thieves-den-rule-TD-P1 = Vanishing Act: take a thief from any location onto your board; the location goes face down on top of the deck. Some face-up location must hold a thief.
thieves-den-rule-TD-P2 = Double Team: put a thief from the forest next to a thief on a location or fence, and rob that location or deal with that fence. The fence stays where it lies. Needs a thief in the forest and a space you can use.
thieves-den-rule-TD-P3 = Twin Strike: rob a location or deal with a fence, then do either again. The first must be possible after paying.
thieves-den-rule-TD-P4 = New Faces: put any 3 fences from the display under the deck and refill the slots; then rob a location or deal with a fence.
thieves-den-rule-TD-P5 = Grand Illusion: gain 3 reputation.
thieves-den-rule-TD-P6 = Conjured Trinket: gain 1 treasure of your choice.
thieves-den-rule-TD-P7 = Scrying: turn the top location of the deck face up above your board; then you may rob a location or deal with a fence.
thieves-den-rule-TD-P8 = Transmutation: return 2 thieves from your board to the forest, then take any 2 treasures from the city.
thieves-den-rule-TD-P9 = Shadow Step: move a thief from a location to another, empty one and use its ability; then that thief comes to your board.
thieves-den-rule-TD-P10 = Switcheroo: exchange a location above your board for one above another player's board; thieves stay on the cards. That player must not have passed.
thieves-den-rule-TD-P11 = False Owner: rob a location and get its owner bonus yourself, whether it is another player's or your own.
thieves-den-rule-TD-P12 = Call to Arms: gain 3 thieves from the forest.

thieves-den-rule-TD-L1 = Witch Hut: choose an opponent and one of that player's treasures; it goes back to the city.
thieves-den-rule-TD-L2 = Guild: choose an opponent; one of that player's thieves moves to your board.
thieves-den-rule-TD-L3 = Laborium: you may return one of your treasures to take up to 2 treasures of your choice.
thieves-den-rule-TD-L4 = Custom House: choose an opponent and one of that player's treasures; it moves to your board.
thieves-den-rule-TD-L5 = Potion Shop: a location with an action space that gives 3 potions.

thieves-den-rule-TD-U1 = All thieves on the locations above your board come to your board, no matter who sent them; any beyond 6 go to the forest. Then the locations go to your pile at the left.
thieves-den-rule-TD-U2 = With two players, thieves at the left sides go to the forest and those cards under the deck.
thieves-den-rule-TD-U3 = Thieves and treasures on fences go to the supply, the fences to their owners' piles at the right.
thieves-den-rule-TD-U4 = Treasures beside powers go to the city. The top tile of each stack leaves the game, used or not, and the next one is turned up.
thieves-den-rule-TD-U5 = The hag's treasures go to the city.
thieves-den-rule-TD-U6 = Thieves in the vault go to the forest.
thieves-den-rule-TD-U7 = Treasures on the recruit space go to the city.
thieves-den-rule-TD-U8 = The player with the least reputation takes the direction tile; if tied, the one with the fewest treasures and thieves together; if still tied, the last holder decides.
thieves-den-rule-TD-U9 = The new holder turns the tile over and begins the next round.
thieves-den-rule-TD-U10 = What players have on their boards stays with them, and so does the display.

thieves-den-rule-TD-E1 = The game ends with the cleanup of round three.
thieves-den-rule-TD-E2 = All players reveal their fences. For each of the seven types, the player with the most (not tied) gains its majority value: 5 for Collector and Peddler, 4 for Agent, Enchanter and Tinker, 3 for Noble and Mercenary.
thieves-den-rule-TD-E3 = If several players are tied for the most of a type, its value is not gained.
thieves-den-rule-TD-E4 = All players reveal their schemes and collected locations. Each player gains the scheme's value for every pair.
thieves-den-rule-TD-E5 = The most reputation wins; if tied, the most treasures and thieves together; if still tied, the victory is shared.

thieves-den-rule-TD-X1 = Alice's chests are full when David robs her Potion Shop. After his potions she gets her gem and returns one treasure of her choice, the gem or an older one.
thieves-den-rule-TD-X2 = Only 2 potions are left. Alice robs the Potion Shop and gets those 2; she does not get the third later.
thieves-den-rule-TD-X3 = David has passed. When Kira robs the Custom House, she cannot choose him.
thieves-den-rule-TD-X4 = Kira robs David's Smugglers' Cave: first she gets 2 fossils, then he gets 2 thieves. In cleanup her thief becomes his as well.
thieves-den-rule-TD-X5 = Kira deals with an Agent who wants 2 codices: the card, a thief and the codices lie above her board, she gains the reputation at once, the slot is refilled, and after cleanup the card is one of her Agents.
thieves-den-rule-TD-X6 = David pays a potion for Grand Illusion and gains 3 reputation. That tile cannot be used again this round.
thieves-den-rule-TD-X7 = Kira sends a fossil to the hag and gains the reputation. The fossil's space is taken until cleanup.
thieves-den-rule-TD-X8 = David puts his last 2 thieves in the vault and takes a codex.
thieves-den-rule-TD-X9 = Kira puts a gem and a potion on the recruit space and gets a thief.

thieves-den-rule-TD-Q1 = The top powers lie face up from the start: the short rules say so, and otherwise none could be chosen.
thieves-den-rule-TD-Q2 = Recruiting brings a thief. Where the book says treasure, a line was copied from the vault.
thieves-den-rule-TD-Q3 = The first side of the direction tile points clockwise, the second counterclockwise.
thieves-den-rule-TD-Q4 = Here the first player is random, unless the host names a seat.
thieves-den-rule-TD-Q5 = The wizard is called Alazar, and any treasure pays for a power.
thieves-den-rule-TD-Q6 = If several instants are revealed at once, all cards are laid out first; then the instants are used one after the other, beginning with the start player, in the direction of the tile.
thieves-den-rule-TD-Q7 = An instant must be used. What it offers for a price or “up to” a number may be declined.
thieves-den-rule-TD-Q8 = The last card of a hand is passed on too; the player who receives it returns it or lays it out.
thieves-den-rule-TD-Q9 = You see your next hand at the reveal, not before. A pick is final.
thieves-den-rule-TD-Q10 = Cards that go under the deck do so beginning with the start player, in the direction of the tile, each beneath the one before.
thieves-den-rule-TD-Q11 = Cards are dealt one at a time, beginning with the start player, in the direction of the tile, four times round.
thieves-den-rule-TD-Q12 = With two players, the locations at the left sides have no owner: they give no owner bonus and do not count for schemes. Vanishing Act, Double Team, Shadow Step and False Owner may use them, Switcheroo may not.
thieves-den-rule-TD-Q13 = Locations and fences of a player who has passed may be used all the same, and that player still gets owner bonuses.
thieves-den-rule-TD-Q14 = A player is the target of the Witch Hut, the Guild, the Custom House and Switcheroo. Only opponents who have not passed can be chosen.
thieves-den-rule-TD-Q15 = If no opponent can be chosen, such an ability does nothing; you may still rob the location, and its owner still gets the bonus. If one can, it must be done.
thieves-den-rule-TD-Q16 = You may rob a location that gives you nothing.
thieves-den-rule-TD-Q17 = Vault, recruiting and powers may be used even if the supply has nothing to give: you pay and get less, or nothing.
thieves-den-rule-TD-Q18 = The limits are checked after each whole ability, bonus or effect: take everything first, then return the surplus, before anything else happens.
thieves-den-rule-TD-Q19 = The limit on thieves always applies, including owner bonuses and in cleanup.
thieves-den-rule-TD-Q20 = You cannot refuse a gain, except one offered “up to” a number or for a price.
thieves-den-rule-TD-Q21 = Several wilds are chosen one after the other, alike or not, only of types still in the city.
thieves-den-rule-TD-Q22 = At the Laborium you may take back the type you returned, and take 0, 1 or 2. Without a treasure nothing happens.
thieves-den-rule-TD-Q23 = You do not have to pay what a location asks for; then you get nothing. What you pay goes to the supply, not onto the card.
thieves-den-rule-TD-Q24 = If Vanishing Act takes a location with two thieves, one comes to you and the other goes to the forest.
thieves-den-rule-TD-Q25 = All players know that this card is on top of the deck.
thieves-den-rule-TD-Q26 = Double Team on a location is a whole robbery with a thief from the forest, ability and owner bonus included. Both thieves come to the owner in cleanup.
thieves-den-rule-TD-Q27 = Double Team on any player's fence: you pay the treasures onto the card and gain its reputation. The card stays, no slot is refilled, and everything on it goes to the supply in cleanup.
thieves-den-rule-TD-Q28 = The second action of Twin Strike and the action of New Faces must be taken if possible and are skipped otherwise. The one of Scrying is optional.
thieves-den-rule-TD-Q29 = New Faces takes three fences, or all if fewer are on display. They go under the deck in the order of the slots; then the slots are filled in order while the deck lasts.
thieves-den-rule-TD-Q30 = If Scrying turns up an instant, it is used at once and goes to your pile; then comes the optional action. With an empty deck, only the action remains.
thieves-den-rule-TD-Q31 = After Shadow Step's ability, the owner of the location gets the bonus; then the thief comes to you.
thieves-den-rule-TD-Q32 = Both locations of Shadow Step may be robbed again, but one that held two thieves keeps one.
thieves-den-rule-TD-Q33 = The thieves of Transmutation go straight to the forest.
thieves-den-rule-TD-Q34 = False Owner at a left side is a robbery without a bonus.
thieves-den-rule-TD-Q35 = Conjured Trinket costs a treasure and brings one: it changes one into another.
thieves-den-rule-TD-Q36 = The player using the Witch Hut or the Custom House chooses the treasure.
thieves-den-rule-TD-Q37 = If no player has a fence of a type, its value is not gained.
thieves-den-rule-TD-Q38 = A pair is one card of each of the two types; each card counts in one pair only.
thieves-den-rule-TD-Q39 = Instants in your pile count for your scheme.
thieves-den-rule-TD-Q40 = The cleanup of round three is carried out up to the recruit space; no power is turned up, and the direction tile stays.
thieves-den-rule-TD-Q41 = For ties, the tokens on the player board count, after the thieves have come home.
thieves-den-rule-TD-Q42 = The holder who decides a tie may choose to keep the tile, if tied.
thieves-den-rule-TD-Q43 = If a fence wants a wild treasure, any type will do.
thieves-den-rule-TD-Q44 = The deck cannot run out while dealing; if it did, the cards left would be dealt.
thieves-den-rule-TD-Q45 = If you can only pass, you pass without being asked, and that pass is as final as any other.
thieves-den-rule-TD-Q46 = You may take back the steps of your own turn until it ends, but not past a hidden card that was revealed nor past another player's answer.
thieves-den-rule-TD-Q47 = Reputation has no upper limit; the track goes round every 50.
thieves-den-rule-TD-Q48 = Where the book says player board for the display and the power stacks, the game board is meant.
thieves-den-rule-TD-Q49 = You cannot pay for a power with a treasure that its effect then lacks.
thieves-den-rule-TD-Q50 = The parts of an ability are resolved from left to right. A choice without an option is skipped and gives nothing.
thieves-den-rule-TD-Q51 = The other places are ordered like the first: reputation, then treasures and thieves. Tied players share a place, and the next one is skipped.
thieves-den-rule-TD-Q52 = Switcheroo exchanges one of your own locations. If you have none above your board, you cannot use it.

## The table in the browser

thieves-den-length = 30–45 minutes
thieves-den-cards-lead = Every card: locations with their ability and the owner's gift, fences with what they want and what they bring, the wizard's powers and the secret schemes. Each location and each fence is in the box twice.
thieves-den-deck-location = Locations
thieves-den-deck-fence = Fences
thieves-den-deck-power = Powers
thieves-den-deck-scheme = Schemes
thieves-den-board = The board
thieves-den-yours = Your board
thieves-den-hand = Your hand
thieves-den-place-city = City
thieves-den-place-forest = Forest
thieves-den-place-hag = The hag
thieves-den-place-vault = Vault
thieves-den-place-recruit = Recruit
thieves-den-place-wizard = Alazar the wizard
thieves-den-place-fences = Fences
thieves-den-place-rob = Rob
thieves-den-place-sell = Sell
thieves-den-place-magic = Magic
thieves-den-place-feed = Hag
thieves-den-place-track = Reputation
thieves-den-place-boards = Boards
thieves-den-passed = passed
thieves-den-nobodys = no owner
thieves-den-chests = Chests: { $n } of { $most } full
thieves-den-chairs = Chairs: { $n } of { $most } taken
thieves-den-pile-hand = Cards in hand: { $n }
thieves-den-pile-pile = Locations collected, face down: { $n }
thieves-den-pile-sold = Fences collected, face down: { $n }
thieves-den-pairs = Pairs so far: { $n }
thieves-den-tile-on = Direction tile: this player begins the round, and play goes clockwise.
thieves-den-tile-back = Direction tile: this player begins the round, and play goes counterclockwise.
thieves-den-tile-over = Direction tile
thieves-den-brief-PW01 = Take a thief off a location; the card goes back on the deck
thieves-den-brief-PW02 = A forest thief joins another: use that location or fence too
thieves-den-brief-PW03 = Rob or sell, then do one of the two again
thieves-den-brief-PW04 = Send three fences away, then rob or sell
thieves-den-brief-PW05 = Gain 3 reputation
thieves-den-brief-PW06 = Take any treasure
thieves-den-brief-PW07 = Turn up a location of your own, then rob or sell
thieves-den-brief-PW08 = Two of your thieves to the forest, take any two treasures
thieves-den-brief-PW09 = Move a thief to a free location and use it; the thief is yours
thieves-den-brief-PW10 = Swap one of your locations for another player's
thieves-den-brief-PW11 = Rob a location and get its gift yourself
thieves-den-brief-PW12 = Gain 3 thieves
thieves-den-pick-on = The rest goes on to { $name }.
thieves-den-pick-final = A pick is final.
thieves-den-pick-pair = { $name } makes pair { $n } of your scheme (+{ $worth }).
thieves-den-glow = Click what glows.
thieves-den-signs = Signs
thieves-den-sign-fame = Reputation
thieves-den-sign-gift = Owner bonus: what a robber brings the owner
thieves-den-sign-now = Works at once, when it is revealed
thieves-den-sign-space = Action space: one thief may rob here
thieves-den-rim = Tap anything with a gold rim to see what it brings.
thieves-den-page-rob = Rob
thieves-den-page-sell = Sell
thieves-den-page-magic = Magic
thieves-den-page-places = Places
thieves-den-lead-fences = a thief and all they want, for reputation at once
thieves-den-lead-wizard = one treasure each, once a round
thieves-den-lead-city = treasures left
thieves-den-lead-hag = feeds on one of each type a round
thieves-den-lead-own = Your locations: robbers pay you the gift
thieves-den-lead-most = Most of a type pays at the end
thieves-den-kept = Kept locations
thieves-den-per-pair = per pair
thieves-den-used = used this round
thieves-den-used-by = used by { $name }
thieves-den-pay-any = pay any one
thieves-den-sell-now = Sell now: +{ $n }
thieves-den-sell-soon = All here: +{ $n }
thieves-den-then-sell = then: +{ $n }
thieves-den-short-one = 1 short: { $item }
thieves-den-short-thief = you need a thief
thieves-den-short = { $n } short
thieves-den-peek-you = You:
thieves-den-peek-after = Afterwards:
thieves-den-peek-full = Chests full: { $count ->
    [one] a treasure
   *[other] { $count } treasures
  } must go back.
thieves-den-peek-scheme = Counts for your scheme: { $name }.
thieves-den-peek-own = home at the end of the round:
thieves-den-peek-end = at the end of the round:
thieves-den-peek-opens = Then you can sell to
thieves-den-peek-new = Then a new fence is turned up.
thieves-den-peek-short = (no more left)
thieves-den-peek-again = Tap again to do it.
thieves-den-yours-then = You have:
thieves-den-pass = Pass
thieves-den-pass-lead = ends your round
thieves-den-pass-means = You cannot act again this round, and no one can steal from you any more.
thieves-den-pass-keep = You keep { $thieves ->
    [one] 1 thief
   *[other] { $thieves } thieves
  } and { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
  }.
thieves-den-not-yet = Not yet
thieves-den-renew-idle = Tick the fences to send away: { $n }.
thieves-den-renew-said = Ticked:
thieves-den-renew-do = Send them away
thieves-den-warn-city = The city has too little left: you would get less than the full gain, or nothing.
thieves-den-warn-forest = The forest has too few thieves left: you would get less than the full gain, or nothing.
thieves-den-warn-chairs = You have too few free chairs: any thief without one goes back to the forest.
thieves-den-guide-pick = Welcome, { $name }! First you scout: each player picks a location and passes the rest on, and all picks are revealed together. Your scheme pays for pairs of a village and a city, and you already have a city. Pick the Potion Shop.
thieves-den-guide-rob = Now the thieves go out. You may rob any location without a thief, your rivals' too. Jackdaw's Jewellers' Row gives you three gems, but the gift in its corner goes to the owner: Jackdaw gets a fossil, and keeps your thief when the round ends. Rob it all the same.
thieves-den-guide-deal = Three gems! Fences buy exactly what they ask for. What you have is ticked, what you lack is only an outline. Lady Ashcombe wants two gems and a thief, and brings 6 reputation. Deal with her.
thieves-den-guide-hag = One gem is left. The hag takes one treasure of each type per round and pays 2 reputation at once. Send her the gem.
thieves-den-guide-own = Your last thief, { $name }. Rob your own Potion Shop: three potions, no gift for a rival, and the thief comes back to you in the cleanup.
thieves-den-guide-power = The wizard sells each of the three powers once per round, for any treasure. Grand Illusion brings 3 reputation: click it and pay a potion.
thieves-den-guide-pass = Nothing more pays off now, and the others have passed. Pass as well: your treasures stay with you for the next round.
thieves-den-guide-done = That was a round, { $name }! The thief on your Potion Shop has come home, the one at the Jewellers' Row now works for Jackdaw, and the locations you collected count for your scheme at the end. After three rounds, the player with the most fences of a type gains its bonus too. You are ready for a real table!
