### Thieves Den: English
### Letters of treasures (C G A F P), W (any treasure), T (thief), R (reputation) and rule ids are the same everywhere.

thieves-den-name = Thieves Den
thieves-den-hook = Send your thieves wherever it pays, even if it feeds a rival.
thieves-den-summary = The boss of the thieves sits in a cell, and the chair is free. In three rounds you scout locations, send thieves to rob them (your own or your rivals'), sell sets of treasure to fences, buy spells from the wizard and feed the hag. The thief you send to a rival stays with the rival, and usually brings a gift along. Whoever has the greatest reputation in the end takes the chair.

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
    [one] an artifact
   *[other] { $count } artifacts
  }
    .one = an artifact
    .many = artifacts
    .name = artifact
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
    .text = Village. Get 3 potions. Owner bonus: 1 gem.
thieves-den-card-L02 = Old Schoolhouse
    .text = Village. Get 2 codices. Owner bonus: 2 thieves.
thieves-den-card-L03 = Village Green
    .text = Village. Get 1 gem and 1 fossil. Owner bonus: 1 potion.
thieves-den-card-L04 = Laborium
    .text = Village. You may return a treasure to get up to 2 treasures of any type. Owner bonus: 1 artifact.
thieves-den-card-L05 = Roadside Inn
    .text = Village. Get 2 thieves. Owner bonus: 1 codex.
thieves-den-card-L06 = Hiring Fair
    .text = Village. At once: Get 2 thieves.
thieves-den-card-L07 = Cursed Armoury
    .text = Shadow. Get 3 artifacts. Owner bonus: 1 potion.
thieves-den-card-L08 = Smugglers' Cave
    .text = Shadow. Get 2 fossils. Owner bonus: 2 thieves.
thieves-den-card-L09 = Night Market
    .text = Shadow. Get 1 potion and 1 gem. Owner bonus: 1 artifact.
thieves-den-card-L10 = Witch Hut
    .text = Shadow. Return a treasure of an opponent to the city. No owner bonus.
thieves-den-card-L11 = Guild
    .text = Shadow. Take a thief from an opponent. Owner bonus: 1 codex.
thieves-den-card-L12 = Dead Drop
    .text = Shadow. At once: Get 1 artifact and 1 thief.
thieves-den-card-L13 = Bone Quarry
    .text = Ruin. Get 3 fossils. Owner bonus: 1 codex.
thieves-den-card-L14 = Drowned Cellar
    .text = Ruin. Get 2 potions. Owner bonus: 2 thieves.
thieves-den-card-L15 = Toppled Library
    .text = Ruin. Get 1 codex and 1 artifact. Owner bonus: 1 fossil.
thieves-den-card-L16 = Forgotten Crypt
    .text = Ruin. Get 1 treasure of any type and 2 reputation. Owner bonus: 1 gem.
thieves-den-card-L17 = Deep Dig
    .text = Ruin. You may return a thief to get 3 treasures of any type. No owner bonus.
thieves-den-card-L18 = Abandoned Camp
    .text = Ruin. At once: Get 1 fossil and 1 potion.
thieves-den-card-L19 = Scriptorium
    .text = Sacred. Get 3 codices. Owner bonus: 1 artifact.
thieves-den-card-L20 = Pilgrim Chapel
    .text = Sacred. Get 2 gems. Owner bonus: 2 thieves.
thieves-den-card-L21 = Healers' Cloister
    .text = Sacred. Get 1 artifact and 1 potion. Owner bonus: 1 codex.
thieves-den-card-L22 = Reliquary
    .text = Sacred. Get 1 codex and 2 reputation. Owner bonus: 1 fossil.
thieves-den-card-L23 = Moon Shrine
    .text = Sacred. Get 2 treasures of any type. Owner bonus: 1 thief.
thieves-den-card-L24 = Wayside Altar
    .text = Sacred. At once: Get 3 reputation.
thieves-den-card-L25 = Jewellers' Row
    .text = City. Get 3 gems. Owner bonus: 1 fossil.
thieves-den-card-L26 = Arsenal Yard
    .text = City. Get 2 artifacts. Owner bonus: 2 thieves.
thieves-den-card-L27 = Museum
    .text = City. Get 1 fossil and 1 codex. Owner bonus: 1 gem.
thieves-den-card-L28 = Custom House
    .text = City. Take a treasure from an opponent. Owner bonus: 1 potion.
thieves-den-card-L29 = Auction House
    .text = City. You may return a treasure to get 4 reputation. No owner bonus.
thieves-den-card-L30 = Crowded Market
    .text = City. At once: Get 1 gem and 1 treasure of any type.

## Fences

thieves-den-card-NO1 = Lady Ashcombe
    .text = Noble. Wants 2 gems; brings 6 reputation.
thieves-den-card-NO2 = Baron Vell
    .text = Noble. Wants 2 gems and 1 codex; brings 9 reputation.
thieves-den-card-NO3 = The Dowager
    .text = Noble. Wants 2 gems, 1 codex and 1 artifact; brings 12 reputation.
thieves-den-card-AG1 = Quiet Corin
    .text = Agent. Wants 2 codices; brings 5 reputation.
thieves-den-card-AG2 = Mistress Quill
    .text = Agent. Wants 2 codices and 1 potion; brings 8 reputation.
thieves-den-card-AG3 = The Grey Envoy
    .text = Agent. Wants 2 codices, 1 gem and 1 potion; brings 11 reputation.
thieves-den-card-CO1 = Old Brannock
    .text = Collector. Wants 2 fossils; brings 4 reputation.
thieves-den-card-CO2 = Professor Mott
    .text = Collector. Wants 2 fossils and 1 gem; brings 7 reputation.
thieves-den-card-CO3 = The Curator
    .text = Collector. Wants 1 codex, 1 gem and 2 fossils; brings 10 reputation.
thieves-den-card-EN1 = Sister Nettle
    .text = Enchanter. Wants 2 potions; brings 5 reputation.
thieves-den-card-EN2 = Hexmaster Orl
    .text = Enchanter. Wants 2 potions and 1 artifact; brings 8 reputation.
thieves-den-card-EN3 = The Veiled One
    .text = Enchanter. Wants 2 potions, 1 gem and 1 artifact; brings 11 reputation.
thieves-den-card-ME1 = One-Eyed Tarn
    .text = Mercenary. Wants 2 artifacts; brings 6 reputation.
thieves-den-card-ME2 = Captain Rusk
    .text = Mercenary. Wants 2 artifacts and 1 fossil; brings 9 reputation.
thieves-den-card-ME3 = The Iron Widow
    .text = Mercenary. Wants 2 artifacts, 1 fossil and 1 potion; brings 12 reputation.
thieves-den-card-PE1 = Pockets
    .text = Peddler. Wants 1 codex and 1 potion; brings 4 reputation.
thieves-den-card-PE2 = Granny Odds
    .text = Peddler. Wants 1 gem, 1 potion and 1 fossil; brings 7 reputation.
thieves-den-card-PE3 = The Wagonmaster
    .text = Peddler. Wants 1 codex, 1 gem, 1 potion and 1 fossil; brings 11 reputation.
thieves-den-card-TI1 = Sprocket Jo
    .text = Tinker. Wants 1 artifact and 1 fossil; brings 5 reputation.
thieves-den-card-TI2 = Brother Cog
    .text = Tinker. Wants 1 codex, 1 artifact and 1 fossil; brings 8 reputation.
thieves-den-card-TI3 = The Clockwright
    .text = Tinker. Wants 1 codex, 1 gem, 1 artifact and 1 potion; brings 12 reputation.

## Powers

thieves-den-card-PW01 = Vanishing Act
    .text = Take a thief from any location onto your board; that location goes on top of the deck.
thieves-den-card-PW02 = Double Team
    .text = A thief from the forest joins another on a location or fence: rob that location, or deal with that fence where it lies.
thieves-den-card-PW03 = Twin Strike
    .text = Rob a location or deal with a fence, then do one of the two again.
thieves-den-card-PW04 = New Faces
    .text = Put three fences of the display under the deck and refill it; then rob a location or deal with a fence.
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
    .text = Rob a location. You get its owner bonus, whoever owns it.
thieves-den-card-PW12 = Call to Arms
    .text = Gain 3 thieves.

## Schemes

thieves-den-card-S01 = Market Rounds
    .text = 3 reputation for every pair of locations you have collected: one of type Village, one of type City.
thieves-den-card-S02 = Night Roads
    .text = 3 reputation for every pair of locations you have collected: one of type Village, one of type Shadow.
thieves-den-card-S03 = Farmers' Tales
    .text = 3 reputation for every pair of locations you have collected: one of type Village, one of type Ruin.
thieves-den-card-S04 = Pilgrims' Purse
    .text = 3 reputation for every pair of locations you have collected: one of type Village, one of type Sacred.
thieves-den-card-S05 = Buried Streets
    .text = 3 reputation for every pair of locations you have collected: one of type Ruin, one of type City.
thieves-den-card-S06 = Tomb Robbers
    .text = 3 reputation for every pair of locations you have collected: one of type Shadow, one of type Ruin.
thieves-den-card-S07 = Dark Vows
    .text = 3 reputation for every pair of locations you have collected: one of type Shadow, one of type Sacred.
thieves-den-card-S08 = Back Alleys
    .text = 3 reputation for every pair of locations you have collected: one of type Shadow, one of type City.
thieves-den-card-S09 = Lost Relics
    .text = 3 reputation for every pair of locations you have collected: one of type Ruin, one of type Sacred.
thieves-den-card-S10 = Poor Box
    .text = 3 reputation for every pair of locations you have collected: one of type Sacred, one of type City.

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
thieves-den-ask-destroy = Whose treasure shall go back to the city?
    .other = Waiting for { $name } to choose a treasure that is lost.
thieves-den-ask-steal = Whose treasure do you take?
    .other = Waiting for { $name } to choose a treasure to take.
thieves-den-ask-lure = Whose thief comes over to you?
    .other = Waiting for { $name } to choose whose thief comes over.
thieves-den-ask-pay = Do you pay what this place asks?
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
thieves-den-ask-false = Which location do you rob as its owner?
    .other = Waiting for { $name } to rob a location.
thieves-den-ask-holder = You decide the tie: who takes the direction tile?
    .other = Waiting for { $name } to hand over the direction tile.
thieves-den-ask-add = Which treasure meets the wild want?
    .other = Waiting for { $name } to complete a deal.
thieves-den-ask-first = Who begins is drawn by lot.
    .other = Who begins is drawn by lot.
thieves-den-ask-scheme = A scheme is dealt.
    .other = A scheme is dealt.
thieves-den-ask-draw = A location is drawn.
    .other = A location is drawn.
thieves-den-ask-fence = A fence is turned up.
    .other = A fence is turned up.
thieves-den-ask-turn-up = A power is turned up.
    .other = A power is turned up.

## Moves, as they stand on buttons

thieves-den-move-pick = Pick { CARD($card) }
thieves-den-move-rob = Rob { CARD($card) } of { $victim }
thieves-den-move-rob-own = Rob your own { CARD($card) }
thieves-den-move-rob-left = Rob { CARD($card) }, which nobody owns
thieves-den-move-deal = Deal with { CARD($card) }: { ITEMS($loot) } for { $fame } reputation
thieves-den-move-power = Use { CARD($card) }, paying { FACE($face) }
thieves-den-move-hag = Send { FACE($face) } to the hag for { $fame } reputation
thieves-den-move-vault = Break into the vault with 2 thieves for { FACE($face) }
thieves-den-move-vault-none = Break into the vault with 2 thieves, though the city is empty
thieves-den-move-recruit = Recruit a thief for { ITEMS($loot) }
thieves-den-move-pass = Pass for the rest of the round
thieves-den-move-take = Take { FACE($face) }
thieves-den-move-stop = Take nothing more
thieves-den-move-return = Return { FACE($face) }
thieves-den-move-destroy = Destroy { FACE($face) } of { $victim }
thieves-den-move-steal = Take { FACE($face) } from { $victim }
thieves-den-move-lure = Take a thief from { $victim }
thieves-den-move-pay = Pay { FACE($face) }
thieves-den-move-pay-thief = Pay a thief
thieves-den-move-decline = Decline
thieves-den-move-vanish = Make { CARD($card) } vanish
thieves-den-move-double = Join the thief at { CARD($card) }
thieves-den-move-renew = Send away { CARDS($cards) }
thieves-den-move-shift = Move the thief from { CARD($card) } to { CARD($second) }
thieves-den-move-swap = Exchange { CARD($card) } for { CARD($second) } of { $victim }
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

## What happened

thieves-den-log-first = { $name } takes the direction tile and will begin.
thieves-den-log-scheme = { $name } gets a scheme: { CARD($card) }.
thieves-den-log-scheme-hidden = { $name } gets a scheme.
thieves-den-log-tile = Power turned up: { CARD($card) }.
thieves-den-log-fence = Fence turned up: { CARD($card) }.
thieves-den-log-round = Round { $round }: { $name } begins.
thieves-den-log-hand = { $name } now holds: { CARDS($cards) }.
thieves-den-log-hand-none = { $name } holds no cards now.
thieves-den-log-hand-hidden = { $name } now holds { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
thieves-den-log-pick = { $name } reveals { CARD($card) }.
thieves-den-log-instant = { $name } uses { CARD($card) } at once.
thieves-den-log-under = { $name } puts { CARD($card) } under the deck.
thieves-den-log-under-hidden = { $name } puts the last card under the deck.
thieves-den-log-laid = { CARD($card) } is laid out at the left side of { $name }.
thieves-den-log-rob = { $name } robs { CARD($card) }.
thieves-den-log-gain = { $name } gets { ITEMS($loot) } ({ CARD($card) }).
thieves-den-log-gain-bare = { $name } gets { ITEMS($loot) }.
thieves-den-log-gain-none = { $name } gets nothing: the supply is empty.
thieves-den-log-bonus = As the owner of { CARD($card) }, { $name } gets { ITEMS($loot) }.
thieves-den-log-bonus-none = As the owner, { $name } gets nothing: the supply is empty.
thieves-den-log-surplus = { $name } has no room for more and returns { ITEMS($loot) }.
thieves-den-log-deal = { $name } deals with { CARD($card) }.
thieves-den-log-fame = { $name } gains { $fame } reputation from { CARD($card) }.
thieves-den-log-power = { $name } pays the wizard { ITEMS($loot) } for { CARD($card) }.
thieves-den-log-hag = { $name } sends the hag { ITEMS($loot) } for { $fame } reputation.
thieves-den-log-vault = { $name } breaks into the vault and takes { ITEMS($loot) }.
thieves-den-log-vault-none = { $name } breaks into the vault and finds nothing.
thieves-den-log-recruit = { $name } gives up { ITEMS($loot) } and recruits a thief.
thieves-den-log-recruit-none = { $name } gives up { ITEMS($loot) }, but no thief is left to recruit.
thieves-den-log-pass = { $name } passes.
thieves-den-log-destroy = { $name } makes { $victim } return { ITEMS($loot) }.
thieves-den-log-steal = { $name } takes { ITEMS($loot) } from { $victim }.
thieves-den-log-lure = { $name } takes a thief from { $victim }.
thieves-den-log-pay = { $name } pays { ITEMS($loot) } ({ CARD($card) }).
thieves-den-log-pay-bare = { $name } pays { ITEMS($loot) }.
thieves-den-log-decline = { $name } declines.
thieves-den-log-stop = { $name } takes nothing more.
thieves-den-log-vanish = { $name } takes the thief from { CARD($card) }, which goes on top of the deck.
thieves-den-log-double = A second thief joins in at { CARD($card) } for { $name }.
thieves-den-log-renew = { $name } sends away { CARDS($cards) }.
thieves-den-log-scry = { $name } turns up { CARD($card) } from the deck.
thieves-den-log-shift = { $name } moves the thief from { CARD($card) } to { CARD($second) }.
thieves-den-log-home = The thief from { CARD($card) } joins { $name }.
thieves-den-log-swap = { $name } exchanges { CARD($card) } for { CARD($second) } of { $victim }.
thieves-den-log-thieves = { $thieves ->
    [one] 1 thief comes home to { $name }.
   *[other] { $thieves } thieves come home to { $name }.
  }
thieves-den-log-cleanup = Cleanup of round { $round }.
thieves-den-log-left = { CARD($card) } goes back under the deck.
thieves-den-log-holder = { $name } takes the direction tile and turns it over.
thieves-den-log-majority = Most fences of type { WORD($type, kind: "type") }: { $name } gains { $fame } reputation.
thieves-den-log-majority-none = Most fences of type { WORD($type, kind: "type") }: nobody alone.
thieves-den-log-plan = { $name } reveals { CARD($card) }: { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
  }, { $fame } reputation.
thieves-den-log-over = The game is over.
thieves-den-log-add = { $name } adds { ITEMS($loot) }.
thieves-den-log-dealt = { CARD($card) } is dealt to { $name }.
thieves-den-log-dealt-hidden = A card from under the deck is dealt to { $name }.
thieves-den-log-score = { $name } ends with { $points } reputation.

## The end

thieves-den-source-fences = Fences
thieves-den-source-hag = The hag
thieves-den-source-locations = Locations
thieves-den-source-powers = Powers
thieves-den-source-majorities = Majorities
thieves-den-source-scheme = Scheme
thieves-den-reason-rounds = Three rounds have been played.
thieves-den-tie-points = Decided by reputation.
thieves-den-tie-tokens = Level on reputation; more treasures and thieves decide.
thieves-den-tie-shared = Level in everything; the victory is shared.

## Options of a table

thieves-den-option-start = First player
    .help = Who takes the direction tile at the start: drawn by lot, or the seat you name.
thieves-den-value-random = by lot

## Why a move is refused

thieves-den-why-over = The game is over.
thieves-den-why-passed = You have passed and take no more turns this round.
thieves-den-why-not-asked = You are not asked now.
thieves-den-why-not-now = That is not what you are asked.
thieves-den-why-not-in-hand = { CARD($card) } is not in your hand.
thieves-den-why-not-face-up = { CARD($card) } does not lie face up.
thieves-den-why-occupied = A thief already stands on { CARD($card) }.
thieves-den-why-no-thief = You have no thief on your board.
thieves-den-why-not-on-display = { CARD($card) } is not on display.
thieves-den-why-cannot-pay = You do not have everything that { CARD($card) } wants.
thieves-den-why-not-turned-up = { CARD($card) } does not lie face up on its stack.
thieves-den-why-power-used = { CARD($card) } has been used this round.
thieves-den-why-no-treasure = You do not have { FACE($face) }.
thieves-den-why-needed = If you pay with { FACE($face) }, { CARD($card) } can no longer be carried out.
thieves-den-why-not-usable = { CARD($card) } cannot be carried out now.
thieves-den-why-hag-full = The hag already has { FACE($face) } this round.
thieves-den-why-vault-thieves = The vault takes 2 of your thieves, and you have fewer.
thieves-den-why-vault-none = There is still treasure in the city: choose one.
thieves-den-why-recruit-two = Recruiting costs two treasures that you have.
thieves-den-why-not-in-city = The city does not hold { FACE($face) }.
thieves-den-why-pay-other = That is not what must be paid here.
thieves-den-why-no-thief-there = No lone thief stands on { CARD($card) }.
thieves-den-why-three-fences = Choose three fences of the display, or all if there are fewer.
thieves-den-why-not-empty = The thief must move to another, empty location; { CARD($card) } is none.
thieves-den-why-not-yours = { CARD($card) } does not lie above your board.
thieves-den-why-not-theirs = { CARD($card) } does not lie above another player's board.
thieves-den-why-opponent = Choose an opponent.
thieves-den-why-target-passed = That player has passed and is safe for the rest of the round.
thieves-den-why-no-thief-theirs = That player has no thief to lose.
thieves-den-why-no-treasure-theirs = That player does not have { FACE($face) }.
thieves-den-why-not-tied = That player is not among those who are tied.

## What is wrong with a text or a document

thieves-den-error-start-seat = seat { $seat } cannot begin at a table of { $seats }
thieves-den-error-no-treasure = “{ $word }” is no treasure; there are { $known }
thieves-den-error-write-pick = write: pick L07A
thieves-den-error-write-rob = write: rob L07A
thieves-den-error-write-deal = write: deal NO1A
thieves-den-error-write-power = write: power PW05 gem
thieves-den-error-write-hag = write: hag gem
thieves-den-error-write-vault = write: vault gem, or vault none
thieves-den-error-write-recruit = write: recruit gem potion
thieves-den-error-write-pass = write: pass
thieves-den-error-write-take = write: take gem
thieves-den-error-write-stop = write: stop
thieves-den-error-write-return = write: return gem
thieves-den-error-write-destroy = write: destroy 2 gem
thieves-den-error-write-steal = write: steal 2 gem
thieves-den-error-write-lure = write: lure 2
thieves-den-error-write-pay = write: pay gem, or pay thief
thieves-den-error-write-decline = write: decline
thieves-den-error-write-vanish = write: vanish L07A
thieves-den-error-write-double = write: double L07A, or double NO1A
thieves-den-error-write-renew = write the slots, from 0 to 5: renew 0 2 5
thieves-den-error-write-shift = write: shift L01A L07B
thieves-den-error-write-swap = write: swap L01A L07B
thieves-den-error-write-holder = write: holder 2
thieves-den-error-write-add = write: add gem
thieves-den-error-write-first = write: first 2
thieves-den-error-write-scheme = write: scheme S01
thieves-den-error-write-draw = write: draw L07A
thieves-den-error-write-fence = write: fence NO1A
thieves-den-error-write-turn = write: turn PW05
thieves-den-error-treasure-list = treasures are a text such as "C C G", a list, or counts by letter
thieves-den-error-too-many-treasures = more treasures of one type than there are
thieves-den-error-board-full = more treasures than a player board can ever hold
thieves-den-error-true-false = true or false
thieves-den-error-reputation = a number, or numbers by source
thieves-den-error-left-side = only with two players one location without the instant symbol lies at a left side
thieves-den-error-no-space = no thief can stand there
thieves-den-error-hands = hands are held only while scouting
thieves-den-error-hand-size = everybody holds four cards, less those picked
thieves-den-error-display = six slots, empty ones only when the deck is empty
thieves-den-error-power-stacks = three stacks, each with its face-up tile
thieves-den-error-hag = each treasure lies with the hag at most once
thieves-den-error-not-hidden = only cards in hands and under the deck can be known so
thieves-den-error-too-early = in this phase no thief is out and nobody has passed
thieves-den-error-turn-passed = this player has passed
thieves-den-error-no-pick = picks lie face down only while somebody still chooses, and come from the own hand
thieves-den-error-doing = not a rule in progress
thieves-den-error-cannot-go-on = the rules cannot go on from here
thieves-den-error-adds-up = tokens or cards are missing or there are too many

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
