### Enclave: English

enclave-name = Enclave
enclave-hook = Steal back the future from a paradise that is not yours.
enclave-summary = The world has ended, and those who ended it live in a paradise of their own. Thieves jump there through the cracks. For six rounds you decide together the order in which the places in town open, pick your four visits in secret, buy armour, medicine and machine parts, pack your sarcophagus before the traps are known, and carry what you learn to the tree, where knowledge turns into points. A player with four tree tiles at the end of a round wins on the spot.
enclave-length = About 2 hours
enclave-reconstructed = Most values of this game are reconstructed: the rulebook we work from gives the rules, the counts and all fifteen tree cards, but shows other cards only in examples. What missions, finds, protections, medicine and upgrades are called, do and cost, what the Shepherd pays, the numbers of His Grace Lizard and of Angelos, and where the critical and super zones begin are ours, tried out in thousands of games between bots.
enclave-cards-lead = Every card: what the two markets sell, the missions with their traps and rewards, the traps themselves, the finds and the fifteen cards of the tree.

## Places

enclave-location-shepherd = Shepherd
    .one = the Shepherd
enclave-location-oracle = Oracle
    .one = the Oracle
enclave-location-outlet = Maggot's Outlet
    .one = Maggot's Outlet
enclave-location-square = Square of Daggers
    .one = the Square of Daggers
enclave-location-crossing = Crossing
    .one = the Crossing
enclave-location-tree = Tree
    .one = the Tree

## Decks

enclave-deck-outlet = Outlet cards
enclave-deck-square = Square cards
enclave-deck-missions = missions
enclave-deck-traps = traps
enclave-deck-finds = finds
enclave-deck-tree = tree cards

enclave-item-outlet = { $count ->
    [one] 1 Outlet card
   *[other] { $count } Outlet cards
  }
enclave-item-square = { $count ->
    [one] 1 Square card
   *[other] { $count } Square cards
  }
enclave-item-missions = { $count ->
    [one] 1 mission
   *[other] { $count } missions
  }
enclave-item-traps = { $count ->
    [one] 1 trap
   *[other] { $count } traps
  }
enclave-item-finds = { $count ->
    [one] 1 find
   *[other] { $count } finds
  }
enclave-item-1-top = card 1 on top
enclave-item-1-bottom = card 1 underneath
enclave-item-2-top = card 2 on top
enclave-item-2-bottom = card 2 underneath
enclave-item-3-top = card 3 on top
enclave-item-3-bottom = card 3 underneath
enclave-item-4-top = card 4 on top
enclave-item-4-bottom = card 4 underneath
enclave-item-5-top = card 5 on top
enclave-item-5-bottom = card 5 underneath
enclave-item-6-top = card 6 on top
enclave-item-6-bottom = card 6 underneath

enclave-colour-red = red
enclave-colour-blue = blue
enclave-colour-green = green
enclave-colour-yellow = yellow

enclave-thief-red = Ansgar Voss
enclave-thief-blue = Mirela Quint
enclave-thief-green = Rudo Halloran
enclave-thief-yellow = Ysolde Brandt

enclave-category-markers = tree markers
enclave-category-tiles = tree tiles
enclave-category-coins = coins
enclave-category-finds = find cards

enclave-word-p = physical
enclave-word-m = mental
enclave-word-sesame = sesame
enclave-word-sarcophagus = sarcophagus
enclave-word-coins = coins
enclave-word-knowledge = knowledge
enclave-word-tiles = tree tiles
enclave-word-points = points
enclave-word-hand = hand
enclave-word-row = on offer
enclave-word-pile = discard pile
enclave-word-round = round
enclave-word-order = turn order
enclave-word-prepared = preparation tile
enclave-word-sync = synchronisation tile
enclave-word-cancel = critical-immunity tile
enclave-word-extra = extra action
enclave-word-known = you know

enclave-kind-protection = protection
enclave-kind-healing = healing
enclave-kind-thief = thief upgrade
enclave-kind-machine = machine upgrade
enclave-kind-knowledge = knowledge
enclave-kind-trap = trap
enclave-kind-mission = mission
enclave-kind-tree = tree card

enclave-phase-setup = Set-up
enclave-phase-round = A new round
enclave-phase-initiative = I Initiative
enclave-phase-planning = II Planning
enclave-phase-action = III Action
enclave-phase-tree = IV Tree
enclave-phase-rotation = V Rotation
enclave-phase-over = The end

## What a mission may cost

enclave-odds-certain = Certain damage: { $p } physical, { $m } mental.
enclave-odds-average = On average: { $p } physical, { $m } mental.
enclave-odds-worst = At worst: { $p } physical, { $m } mental.
enclave-odds-chance = Success in about { $percent } of 100 cases, packing { $cards }.
enclave-odds-none = nothing
enclave-odds-short-head = Damage (Body / Mind)
enclave-odds-short-certain = at least { $p } / { $m }
enclave-odds-short-average = on average { $p } / { $m }
enclave-odds-short-worst = at most { $p } / { $m }
enclave-odds-caption = The chances are for the best you can pack, as far as you can know. Damage: Body / Mind, before protection.
enclave-odds-traps = The traps do damage: Body { $p }, Mind { $m }; you are protected against { $pp } and { $mm } so far.
enclave-odds-enough = With everything you have packed, you succeed.
enclave-odds-not-enough = Even with everything you have packed, you fail.

## What cards do: their texts follow from their values

enclave-harm-p = { $p } physical
enclave-harm-m = { $m } mental
enclave-harm-both = { $p } physical and { $m } mental
enclave-change-p = physical { $n }
enclave-change-m = mental { $n }
enclave-change-sesame = sesame { $n }
enclave-change-sarcophagus = sarcophagus { $n }
enclave-many-traps = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
  }
enclave-many-knowledge = { $n } knowledge
enclave-many-tiles = { $n ->
    [one] { $n } tree tile
   *[other] { $n } tree tiles
  }
enclave-many-finds = { $n ->
    [one] { $n } find
   *[other] { $n } finds
  }
enclave-effect-protection = Protection, once on a mission: { $harm }.
enclave-effect-healing = Healing, once: { $harm }.
enclave-effect-trap = Damage: { $harm }.
enclave-effect-thief = Thief upgrade: { $change }.
enclave-effect-machine = Machine upgrade: { $change }.
enclave-effect-knowledge = Kept, it gives { $n } knowledge at once.
enclave-effect-mission = { $traps }. Reward: { $reward }.
enclave-effect-mission-harm = { $traps }, damage { $harm }. Reward: { $reward }.

## Cards

enclave-card-SD01 = Riveted Jerkin
enclave-card-SD02 = Wax Earplugs
enclave-card-SD03 = Smoke Pellet
enclave-card-SD04 = Guild Knot
enclave-card-SD05 = Riveted Jerkin
enclave-card-SD06 = Wax Earplugs
enclave-card-SD07 = Smoke Pellet
enclave-card-SD08 = Guild Knot
enclave-card-SD09 = Riveted Jerkin
enclave-card-SD10 = Wax Earplugs
enclave-card-SD11 = Smoke Pellet
enclave-card-SD12 = Guild Knot
enclave-card-SD13 = Riveted Jerkin
enclave-card-SD14 = Wax Earplugs
enclave-card-SD15 = Smoke Pellet
enclave-card-SD16 = Guild Knot
enclave-card-SD17 = Boiler-plate Shield
enclave-card-SD18 = Mirror Monocle
enclave-card-SD19 = Double-sewn Cloak
enclave-card-SD20 = Ash Mask
enclave-card-SD21 = Tortoise Harness
enclave-card-SD22 = Bell of Silence
enclave-card-SD23 = Paired Wards
enclave-card-SD24 = Spring Greaves
enclave-card-SD25 = Candle of Reason
enclave-card-SD26 = Tuned Coil
enclave-card-SD27 = Twin Condenser
enclave-card-SD28 = Wider Lid
enclave-card-SD29 = Cargo Cradle
enclave-card-SD30 = Balance Valve
enclave-card-SD31 = Spliced Tendons
enclave-card-SD32 = Spiral Tattoo
enclave-card-SD33 = Bull Glands
enclave-card-SD34 = Saint's Full Tattoo
enclave-card-MO01 = Healing Talisman
enclave-card-MO02 = Poppy Ampoule
enclave-card-MO03 = Cobweb Poultice
enclave-card-MO04 = Lullaby Box
enclave-card-MO05 = Monk's Broth
enclave-card-MO06 = Barber's Flask
enclave-card-MO07 = Dried Toad
enclave-card-MO08 = Week of Sleep
enclave-card-MO09 = Borrowed Kidney
enclave-card-MO10 = Serpent Tattoo
enclave-card-MO11 = Night at the Surgeon's
enclave-card-MO12 = Third Eyelid
enclave-card-EM01 = Orchard Fence
enclave-card-EM02 = Laundry of the Blessed
enclave-card-EM03 = Toll Chapel
enclave-card-EM04 = Pilgrims' Dormitory
enclave-card-EM05 = Choir School
enclave-card-EM06 = Salt Gate
enclave-card-EM07 = House of Veils
enclave-card-EM08 = Clockwork Garden
enclave-card-EM09 = Archive of Hymns
enclave-card-EM10 = Glass Foundry
enclave-card-EM11 = Warden's Aviary
enclave-card-EM12 = Well of Whispers
enclave-card-EM13 = Vault of Patterns
enclave-card-EM14 = Nursery of Angels
enclave-card-EM15 = Reliquary Train
enclave-card-EM16 = Throne of Dawn
enclave-card-EM17 = Engine of Grace
enclave-card-EM18 = Council of the Twelve
enclave-card-ET01 = Swinging Censer
enclave-card-ET02 = Thorn Hedge
enclave-card-ET03 = Falling Grate
enclave-card-ET04 = Scalding Font
enclave-card-ET05 = Razor Choir
enclave-card-ET06 = Crushing Cloister
enclave-card-ET07 = Hounds of Light
enclave-card-ET08 = Lightning Vestry
enclave-card-ET09 = Hall of Regrets
enclave-card-ET10 = Endless Hymn
enclave-card-ET11 = Borrowed Face
enclave-card-ET12 = Weeping Fog
enclave-card-ET13 = Mother's Voice
enclave-card-ET14 = Mirror Court
enclave-card-ET15 = Sleepless Bell
enclave-card-ET16 = Judgement Seat
enclave-card-ET17 = Burning Confessional
enclave-card-ET18 = Angel with Two Swords
enclave-card-EF01 = Torn Blueprint
enclave-card-EF02 = Annotated Psalter
enclave-card-EF03 = Pump Diagram
enclave-card-EF04 = Lens Tables
enclave-card-EF05 = Complete Plans of a Loom
enclave-card-EF06 = Humming Crystal
enclave-card-EF07 = Folding Casket
enclave-card-EF08 = Master's Gearbox
enclave-card-EF09 = Angel Sinew
enclave-card-EF10 = Quiet Halo
enclave-card-EF11 = Balm of the Chosen
enclave-card-EF12 = Warm Stone
enclave-card-EF13 = Music Box
enclave-card-EF14 = Manna Wafer
enclave-card-EF15 = Warden's Breastplate
enclave-card-EF16 = Blindfold of Calm
enclave-card-EF17 = Feather Cape
enclave-card-EF18 = Halo Lantern
enclave-card-TC1A = Loki
    .text = Choose another player with cards in hand and take one of them at random.
enclave-card-TC1B = Anzelm's Workshop
    .text = Look at up to 2 cards from the Square's deck or its discard pile; you may buy one of them.
enclave-card-TC1C = Ma Lou's Stand
    .text = Look at up to 2 cards from the Outlet's deck or its discard pile; you may buy one of them.
enclave-card-TC2A = His Grace Lizard
    .text = By place on this level: the first player may pay 8 coins for 3 knowledge, the second 5 coins for 2 knowledge; the third gets 1 knowledge, the fourth 3 coins.
enclave-card-TC2B = Mr Woo's Rarities
    .text = You may sell one of your thief upgrades for twice its price.
enclave-card-TC2C = Alba Chryzostom
    .text = You may give back any amount of knowledge for 7 coins each.
enclave-card-TC3A = Doctor Tertius
    .text = Your physical and mental states rise to their maxima.
enclave-card-TC3B = Crossing at Angelos's
    .text = You may go on a mission with 1 trap; the reward is 1 knowledge and 1 find.
enclave-card-TC3C = In Sync
    .text = Take a synchronisation tile: next round you may take another player along at the Crossing.
enclave-card-TC4A = Amber Svensen
    .text = Look at up to 6 cards from the tops of the decks and put them back on top or underneath.
enclave-card-TC4B = Ultima Thule Research Station
    .text = Next round you may play a fifth action card.
enclave-card-TC4C = Akunen
    .text = Take a critical-immunity tile: the critical zone no longer harms you.
enclave-card-TC5A = Talking Foxes
    .text = You may discard 1 healing card from your hand for 2 knowledge.
enclave-card-TC5B = Jacob Tyllo
    .text = Once per game you may give back 1 tree tile for 4 knowledge.
enclave-card-TC5C = Order of the World's End
    .text = You may exchange 1 knowledge for 1 point on any level that still has its marker.

## Questions to the player; .other is what the rest of the table reads

enclave-ask-bid = How much do you bid for your place in the turn order?
    .other = Waiting for { $name } to bid.
enclave-ask-tile = Put an initiative tile on a place that has none.
    .other = Waiting for { $name } to place an initiative tile.
enclave-ask-plan = Choose a place in secret.
    .other = Waiting for { $name } to choose a place.
enclave-ask-level = On which level of the tree do you put your cube?
    .other = Waiting for { $name } to choose a tree level.
enclave-ask-peek = How many cards from which decks do you want to look at?
    .other = Waiting for { $name } to look at cards.
enclave-ask-return = Put each card back, on top or underneath.
    .other = Waiting for { $name } to put cards back.
enclave-ask-market = Buy a card, discard one, or leave.
    .other = Waiting for { $name } to go shopping.
enclave-ask-sync = With whom do you go on the mission?
    .other = Waiting for { $name } to choose a partner.
enclave-ask-crossing = Cross to a mission, cross blindly, or prepare.
    .other = Waiting for { $name } to cross or to prepare.
enclave-ask-pack = Pack protections before the traps are turned up.
    .other = Waiting for { $name } to pack.
enclave-ask-use = Which protections do you use against the traps?
    .other = Waiting for { $name } to use protections.
enclave-ask-tree-tile = Keep the tree tile, or take 2 knowledge instead?
    .other = Waiting for { $name } to decide about a tree tile.
enclave-ask-find = Sell the find, or keep it?
    .other = Waiting for { $name } to decide about a find.
enclave-ask-exchange = How much knowledge do you turn into points here?
    .other = Waiting for { $name } to exchange knowledge.
enclave-ask-card = Do you want to use the card of this level?
    .other = Waiting for { $name } to use the card of the level.
enclave-ask-stall = Do you want to buy one of these cards?
    .other = Waiting for { $name } to buy or to leave it.

enclave-step-tile = Which number?
enclave-step-on = Where to?
enclave-step-peek = From which deck?
enclave-step-return = Which card next, and where to?
enclave-step-remove = Which upgrade makes room?

## Moves, as they stand on buttons

enclave-move-bid = Bid { $coins }
enclave-move-tile = Tile { $number } on { WORD($location, kind: "location", form: "one") }
enclave-move-plan = Go to { WORD($location, kind: "location", form: "one") }
enclave-move-pass-plan = Do not play a fifth card
enclave-move-level = Level { $level }
enclave-move-peek = Look at { ITEMS($items) }
enclave-move-peek-none = Look at nothing
enclave-move-return = Put back: { ITEMS($items) }
enclave-move-buy = Buy { CARD($card) } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }
enclave-move-buy-remove = Buy { CARD($card) } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
  } and remove { CARD($removed) }
enclave-move-discard = Discard { CARD($card) }
enclave-move-pass-market = Leave the market
enclave-move-partner = Go together with { $victim }
enclave-move-pass-sync = Go alone
enclave-move-cross = Cross to { CARD($card) }
enclave-move-blind = Cross blindly
enclave-move-prepare = Prepare for the next round
enclave-move-pack = Pack { CARD($card) }
enclave-move-done-pack = Everything is packed
enclave-move-use = Use { CARD($card) }
enclave-move-use-tile = Use the preparation tile
enclave-move-done-use = Use nothing more
enclave-move-tree-tile = Keep the tree tile
enclave-move-knowledge = Take 2 knowledge instead
enclave-move-sell = Sell the find
enclave-move-keep = Keep the find
enclave-move-keep-remove = Keep the find and remove { CARD($removed) }
enclave-move-exchange = { $count ->
    [0] Exchange nothing
   *[other] Exchange { $count } knowledge
  }
enclave-move-card = Use { CARD($card) }
enclave-move-pass-card = Do not use the card
enclave-move-steal = Steal a card from { $victim }
enclave-move-absent = Choose seat { $number } (no player sits there)
enclave-move-look-deck = Look at { $count } from the deck
enclave-move-look-pile = Look at { $count } from the discard pile
enclave-move-pass-stall = Buy nothing
enclave-move-woo = Sell { CARD($card) } to Mr Woo
enclave-move-trade = Give { $count } knowledge for coins
enclave-move-feed = Feed the foxes { CARD($card) }
enclave-move-offer = Exchange 1 knowledge on level { $level }
enclave-move-heal = Heal with { CARD($card) }
enclave-move-thief = The { WORD($colour, kind: "colour") } thief
enclave-move-order = An order of the players
enclave-move-first = { $name } bids first
enclave-move-tree = { CARD($card) } grows on the tree
enclave-move-draw = Turn up { CARD($card) }
enclave-move-pluck = Take { CARD($card) }

## What happened

enclave-log-thief = { $name } plays the { WORD($colour, kind: "colour") } thief.
    .you = You play the { WORD($colour, kind: "colour") } thief.
enclave-log-first = { $name } bids first.
    .you = You bid first.
enclave-log-bid = { $name } bids { $coins }.
    .you = You bid { $coins }.
enclave-log-place = { $name } is number { $place } in the turn order and has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
    .you = You are number { $place } in the turn order and have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }.
enclave-log-tree = Level { $level } of the tree: { CARD($card) }.
enclave-log-deal = New card: { CARD($card) }.
enclave-log-shuffle = The discards are shuffled into the deck ({ WORD($deck, kind: "deck") }).
enclave-log-round = Round { $round } begins.
enclave-log-tile = { $name } puts tile { $number } on { WORD($location, kind: "location", form: "one") }.
    .you = You put tile { $number } on { WORD($location, kind: "location", form: "one") }.
enclave-log-plan = { $name } plays { WORD($location, kind: "location", form: "one") }.
    .you = You play { WORD($location, kind: "location", form: "one") }.
enclave-log-rest = { $name } does not play a fifth card.
    .you = You do not play a fifth card.
enclave-log-cube = { $name } puts a cube on { WORD($location, kind: "location", form: "one") }.
    .you = You put a cube on { WORD($location, kind: "location", form: "one") }.
enclave-log-level = { $name } puts a cube on level { $level } of the tree.
    .you = You put a cube on level { $level } of the tree.
enclave-log-visit = Tile { $number }: { WORD($location, kind: "location") }.
enclave-log-shepherd = { $name } works for the Shepherd: { $coins ->
    [0] { $knowledge } knowledge
    [one] 1 coin{ $knowledge ->
        [0] { "" }
       *[other] , { $knowledge } knowledge
      }
   *[other] { $coins } coins{ $knowledge ->
        [0] { "" }
       *[other] , { $knowledge } knowledge
      }
  }.
    .you = You work for the Shepherd: { $coins ->
        [0] { $knowledge } knowledge
        [one] 1 coin{ $knowledge ->
            [0] { "" }
           *[other] , { $knowledge } knowledge
          }
       *[other] { $coins } coins{ $knowledge ->
            [0] { "" }
           *[other] , { $knowledge } knowledge
          }
      }.
enclave-log-order = { $name } will be number { $place } in the turn order.
    .you = You will be number { $place } in the turn order.
enclave-log-peek = { $name } looks at { ITEMS($items) }.
    .you = You look at { ITEMS($items) }.
enclave-log-peek-none = { $name } does not look at any cards.
    .you = You do not look at any cards.
enclave-log-look = { $name } sees { CARD($card) } ({ WORD($deck, kind: "deck") }).
    .you = You see { CARD($card) } ({ WORD($deck, kind: "deck") }).
enclave-log-look-hidden = { $name } looks at a card ({ WORD($deck, kind: "deck") }).
enclave-log-return = { $name } puts { $top } back on top and { $bottom } underneath.
    .you = You put { $top } back on top and { $bottom } underneath.
enclave-log-return-own = { $name } puts back: { ITEMS($items) }.
    .you = You put back: { ITEMS($items) }.
enclave-log-buy = { $name } buys { CARD($card) } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }.
    .you = You buy { CARD($card) } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
      }.
enclave-log-discard = { $name } discards { CARD($card) }.
    .you = You discard { CARD($card) }.
enclave-log-pass = { $name } leaves the market.
    .you = You leave the market.
enclave-log-remove = { $name } removes { CARD($card) }.
    .you = You remove { CARD($card) }.
enclave-log-sync = { $name } and { $victim } go on the mission together.
    .you = You and { $victim } go on the mission together.
    .victim = { $name } and you go on the mission together.
enclave-log-alone = { $name } goes alone.
    .you = You go alone.
enclave-log-cross = { $name } crosses: { CARD($card) }.
    .you = You cross: { CARD($card) }.
enclave-log-blind = { $name } crosses blindly: { CARD($card) }.
    .you = You cross blindly: { CARD($card) }.
enclave-log-prepare = { $name } prepares for the next round.
    .you = You prepare for the next round.
enclave-log-pack = { $name } packs { CARD($card) } (card { $count }).
    .you = You pack { CARD($card) } (card { $count }).
enclave-log-pack-hidden = { $name } packs card { $count }.
enclave-log-packed = { $name } is ready, with { $count ->
    [one] 1 card
   *[other] { $count } cards
  } packed.
    .you = You are ready, with { $count ->
        [one] 1 card
       *[other] { $count } cards
      } packed.
enclave-log-trap = A trap: { CARD($card) }!
enclave-log-use = { $name } uses { CARD($card) }.
    .you = You use { CARD($card) }.
enclave-log-use-tile = { $name } uses the preparation tile.
    .you = You use the preparation tile.
enclave-log-used = { $name } uses no more protection.
    .you = You use no more protection.
enclave-log-hurt = { $name } takes damage: { $p ->
    [0] { $m } mental
   *[other] { $p } physical{ $m ->
        [0] { "" }
       *[other] , { $m } mental
      }
  }.
    .you = You take damage: { $p ->
        [0] { $m } mental
       *[other] { $p } physical{ $m ->
            [0] { "" }
           *[other] , { $m } mental
          }
      }.
enclave-log-success = { $name } completes the mission.
    .you = You complete the mission.
enclave-log-failure = { $name } fails the mission.
    .you = You fail the mission.
enclave-log-knowledge = { $name } gets { $count } knowledge.
    .you = You get { $count } knowledge.
enclave-log-tree-tile = { $name } keeps a tree tile.
    .you = You keep a tree tile.
enclave-log-tile-sold = { $name } takes { $count } knowledge instead of a tree tile.
    .you = You take { $count } knowledge instead of a tree tile.
enclave-log-find = { $name } finds { CARD($card) }.
    .you = You find { CARD($card) }.
enclave-log-find-hidden = { $name } finds something.
enclave-log-sold = { $name } sells { CARD($card) } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
    .you = You sell { CARD($card) } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }.
enclave-log-kept = { $name } keeps { CARD($card) }.
    .you = You keep { CARD($card) }.
enclave-log-stash = { $name } keeps { CARD($card) } in hand.
    .you = You keep { CARD($card) } in hand.
enclave-log-stash-hidden = { $name } keeps the find in hand.
enclave-log-exchange = { $count ->
    [0] { $name } exchanges no knowledge on level { $level }.
   *[other] { $name } turns { $count } knowledge into points on level { $level }.
  }
    .you = { $count ->
        [0] You exchange no knowledge on level { $level }.
       *[other] You turn { $count } knowledge into points on level { $level }.
      }
enclave-log-marker = { $name } takes the tree marker of level { $level }.
    .you = You take the tree marker of level { $level }.
enclave-log-card = { $name } uses { CARD($card) }.
    .you = You use { CARD($card) }.
enclave-log-decline = { $name } does not use { CARD($card) }.
    .you = You do not use { CARD($card) }.
enclave-log-steal = { $name } steals { CARD($card) } from { $victim } ({ WORD($deck, kind: "deck") }).
    .you = You steal { CARD($card) } from { $victim } ({ WORD($deck, kind: "deck") }).
    .victim = { $name } steals { CARD($card) } from you ({ WORD($deck, kind: "deck") }).
enclave-log-steal-hidden = { $name } steals a card from { $victim } ({ WORD($deck, kind: "deck") }).
    .victim = { $name } steals a card from you ({ WORD($deck, kind: "deck") }).
enclave-log-stall = { $name } looks at { $count ->
    [one] 1 card
   *[other] { $count } cards
  } from { $source ->
    [pile] the discard pile
   *[other] the deck
  } ({ WORD($deck, kind: "deck") }).
    .you = You look at { $count ->
        [one] 1 card
       *[other] { $count } cards
      } from { $source ->
        [pile] the discard pile
       *[other] the deck
      } ({ WORD($deck, kind: "deck") }).
enclave-log-lizard = { $name } visits His Grace: { $fee ->
    [0] { "" }
    [one] pays 1 coin,{ " " }
   *[other] pays { $fee } coins,{ " " }
  }gets { $knowledge ->
    [0] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }
   *[other] { $knowledge } knowledge{ $coins ->
        [0] { "" }
        [one] { " " }and 1 coin
       *[other] { " " }and { $coins } coins
      }
  }.
    .you = You visit His Grace: { $fee ->
        [0] { "" }
        [one] pay 1 coin,{ " " }
       *[other] pay { $fee } coins,{ " " }
      }get { $knowledge ->
        [0] { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
          }
       *[other] { $knowledge } knowledge{ $coins ->
            [0] { "" }
            [one] { " " }and 1 coin
           *[other] { " " }and { $coins } coins
          }
      }.
enclave-log-woo = { $name } sells { CARD($card) } to Mr Woo for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
    .you = You sell { CARD($card) } to Mr Woo for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }.
enclave-log-alba = { $name } gives { $count } knowledge for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }.
    .you = You give { $count } knowledge for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      }.
enclave-log-heal = { $name } heals with { CARD($card) }: { $p ->
    [0] { $m } mental
   *[other] { $p } physical{ $m ->
        [0] { "" }
       *[other] , { $m } mental
      }
  }.
    .you = You heal with { CARD($card) }: { $p ->
        [0] { $m } mental
       *[other] { $p } physical{ $m ->
            [0] { "" }
           *[other] , { $m } mental
          }
      }.
enclave-log-feed = { $name } feeds the foxes { CARD($card) } for { $count } knowledge.
    .you = You feed the foxes { CARD($card) } for { $count } knowledge.
enclave-log-tyllo = { $name } gives Jacob Tyllo a tree tile for { $count } knowledge.
    .you = You give Jacob Tyllo a tree tile for { $count } knowledge.
enclave-log-offer = { $name } exchanges 1 knowledge on level { $level }.
    .you = You exchange 1 knowledge on level { $level }.
enclave-log-rotate = { CARD($card) } leaves the row.
enclave-log-bonus = { $name } gets { $points ->
    [one] 1 point
   *[other] { $points } points
  } for the most { WORD($category, kind: "category") }.
    .you = You get { $points ->
        [one] 1 point
       *[other] { $points } points
      } for the most { WORD($category, kind: "category") }.
enclave-log-instant = { $name } has four tree tiles!
    .you = You have four tree tiles!
enclave-log-over = The game is over.

## The end

enclave-source-tree = Tree
enclave-source-markers = Most markers
enclave-source-tiles = Most tiles
enclave-source-coins = Most coins
enclave-source-finds = Most finds
enclave-reason-rounds = Six rounds are over.
enclave-reason-tree-tiles = A player had four tree tiles at the end of a round.
enclave-tie-tiles = Tied on points: more tree tiles decided.
enclave-tie-points = Tied on tree tiles: more points decided.
enclave-tie-knowledge = Still tied: more knowledge decided.
enclave-tie-shared = Still tied: the victory is shared.

## Table options

enclave-option-order_method = First turn order
    .help = Drawn at random, or bid for with coins.
enclave-option-tree_setup = Tree cards
    .help = A random set, the set for a first game, or five cards of your choice.
enclave-option-thief_choice = Thieves
    .help = Random, or a colour for each seat; they differ only in their looks.
enclave-value-draw = drawn at random
enclave-value-bid = bid for
enclave-value-random = random
enclave-value-first_game = for a first game

## Why not

enclave-why-over = The game is over.
enclave-why-not-your-turn = It is not your turn.
enclave-why-not-now = That cannot be done now.
enclave-why-bid = Another player has already bid { $coins }.
enclave-why-purse = You can bid { $most ->
    [one] 1 coin
   *[other] { $most } coins
  } at most.
enclave-why-tile-placed = Tile { $number } is already on the board.
enclave-why-has-tile = There is already a tile here: { WORD($location, kind: "location") }.
enclave-why-no-tree-tile = The Tree never gets a tile; it always comes after the five places in town.
enclave-why-must-play = You must play a card.
enclave-why-card-played = You have already played that card this round: { WORD($location, kind: "location") }.
enclave-why-out-of-reach = You can reach levels { $low } to { $high }; every tree tile lets you go one level farther.
enclave-why-too-many-looks = You may look at { $most } cards at most.
enclave-why-deck-too-small = That deck does not have that many cards.
enclave-why-return = Put back each card you looked at exactly once.
enclave-why-not-in-row = { CARD($card) } is not there.
enclave-why-too-dear = It costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }; you have { $coins }.
enclave-why-make-room = Both slots are full: name the upgrade of that kind you remove.
enclave-why-no-removing = There is room for it, so you may not remove an upgrade.
enclave-why-remove-own = { CARD($card) } is not one of your two upgrades of that kind: remove one of those.
enclave-why-no-upgrade-gained = It is not an upgrade: nothing is removed for it.
enclave-why-partner = Choose another player at the Crossing who is not in a pair yet.
enclave-why-must-cross = You must cross, cross blindly or prepare.
enclave-why-pair-crosses = A pair goes on a mission; it cannot prepare.
enclave-why-no-missions = There are no missions left in the deck.
enclave-why-no-healing = { CARD($card) } does not heal anything.
enclave-why-not-in-hand = You do not have { CARD($card) } in hand.
enclave-why-no-effect = { CARD($card) } would change nothing now.
enclave-why-heal-later = Healing is not possible now.
enclave-why-no-protection = { CARD($card) } is not a protection.
enclave-why-packed-already = { CARD($card) } is already packed.
enclave-why-sarcophagus-full = Your sarcophagus holds only { $most } cards.
enclave-why-not-packed = You have not packed { CARD($card) }.
enclave-why-no-tile = You have no preparation tile to use now.
enclave-why-too-much = You can exchange { $most } knowledge here at most.
enclave-why-no-victim = Choose another player who has cards in hand.
enclave-why-no-look = There are not that many cards.
enclave-why-no-upgrade = That is not one of your thief upgrades.
enclave-why-no-knowledge = You do not have that much knowledge.
enclave-why-no-medicine = That is not one of your healing cards.
enclave-why-no-marker = That level no longer has its tree marker.
enclave-why-other-card = The card of this level does something else.
enclave-why-not-looked-at = { CARD($card) } is not one of the cards you are looking at.

## Sections of the rules

enclave-section-G = General
enclave-section-S = Setting up
enclave-section-T = The thief card
enclave-section-U = Upgrades
enclave-section-R = A round
enclave-section-D = Decks
enclave-section-I = Phase I: Initiative
enclave-section-P = Phase II: Planning
enclave-section-A = Phase III: Action
enclave-section-H = The Shepherd
enclave-section-O = The Oracle
enclave-section-M = Maggot's Outlet
enclave-section-K = The Square of Daggers, and both markets
enclave-section-C = The Crossing
enclave-section-X = Carrying out a mission
enclave-section-W = Rewards
enclave-section-F = Phase IV: the Tree
enclave-section-TC = Tree cards
enclave-section-Y = Joint missions
enclave-section-V = Phase V: Rotation
enclave-section-E = The end
enclave-section-VAR = Options
enclave-section-EX = Examples
enclave-section-Q = Rulings
## Rules

enclave-rule-EN-G1 = There are six places: the Shepherd, the Oracle, Maggot's Outlet, the Square of Daggers and the Crossing are the town; the sixth is the Tree.
enclave-rule-EN-G2 = A number under a sign is its value; a sign without a number counts as 1. Its position on the card does not matter.
enclave-rule-EN-G3 = A green background is good for you: protection, healing, a raised maximum, a gain. A red background is bad: damage, a lowered value, a payment.
enclave-rule-EN-G4 = Signs: physical and mental, sesame, sarcophagus, knowledge, coins, tree tiles, traps to draw, finds to draw, cards to look at.
enclave-rule-EN-G5 = Kinds of cards: finds are won on missions, traps do damage, protections work only during a mission, healing only before or after it; thief upgrades raise the physical or mental maximum, machine upgrades raise sesame or sarcophagus.
enclave-rule-EN-G6 = The game lasts six rounds at most. The most points win, or four tree tiles.
enclave-rule-EN-G7 = Your hand has no limit. Nothing may be traded, lent or given away.
enclave-rule-EN-S1 = Two to four players can play.
enclave-rule-EN-S2 = Each player draws or chooses a thief; the four differ only in picture and colour.
enclave-rule-EN-S3 = Each player takes the six action cards and the wooden pieces of their colour.
enclave-rule-EN-S4 = Random: the first turn order is drawn at random. The first player starts with 8 coins, then 9, 10 and 11.
enclave-rule-EN-S5 = Bidding: each player has 11 coins. Beginning with a random player, clockwise, each player bids once, openly; a bid above 0 must differ from all earlier ones. The highest bid comes first; bids are paid. Players who bid 0 come last, in the order of their bids.
enclave-rule-EN-S6 = Physical and mental state and maximum start at 0, sesame at 0, the sarcophagus at 2, points at 0.
enclave-rule-EN-S7 = Each player takes the four starting protections of their colour in hand; those of unused colours are out of the game.
enclave-rule-EN-S8 = With two players, all Square cards with the mark 3+ are removed.
enclave-rule-EN-S9 = Each of the five decks is shuffled on its own.
enclave-rule-EN-S10 = Maggot's Outlet shows four cards; with two players, three.
enclave-rule-EN-S11 = The Square of Daggers shows four cards; with two players, three.
enclave-rule-EN-S12 = The Crossing shows as many missions as there are players.
enclave-rule-EN-S13 = Traps and finds are in face-down decks.
enclave-rule-EN-S14 = Each tree level gets one of its three cards at random; the others are out of the game. The set for a first game is Loki, Alba Chryzostom, Doctor Tertius, Amber Svensen, Talking Foxes.
enclave-rule-EN-S15 = The marker of every tree level starts at 10 with four players, at 9 with three, at 7 with two.
enclave-rule-EN-S16 = The round marker is on level 1; tiles and tokens are beside the board for all to see.
enclave-rule-EN-T1 = Physical and mental state and maximum stay between −5 and +5; what goes beyond is lost. A state never exceeds its maximum.
enclave-rule-EN-T2 = The disc shows the state, the small cube the maximum.
enclave-rule-EN-T3 = −4 and −5 are the critical zone, with the numbers 1 and 2; +4 and +5 are the super zone, with the numbers 1 and 2. They count on missions only.
enclave-rule-EN-T4 = Sesame, from 0 to 6, is added to the price of every find you sell.
enclave-rule-EN-T5 = The sarcophagus, from 2 to 5, is the most protections you may pack for a mission.
enclave-rule-EN-U1 = Upgrades come from the Square, the Outlet and finds. Their bonuses add up, but never beyond the end of a track.
enclave-rule-EN-U2 = You can have two thief upgrades and two machine upgrades.
enclave-rule-EN-U3 = A thief upgrade moves the maximum and the state by the same amount, and moves both back when it goes.
enclave-rule-EN-U4 = A machine upgrade moves sesame or sarcophagus, and moves them back when it goes.
enclave-rule-EN-U5 = If both slots are full, first remove one of the two to its discard pile, without compensation; then place the new one.
enclave-rule-EN-U6 = With a free slot, nothing is removed; an upgrade cannot be removed by choice.
enclave-rule-EN-R1 = A round has five phases: Initiative, Planning, Action, Tree, Rotation.
enclave-rule-EN-D1 = As soon as a deck has fewer than three cards and there are discards, the discards are shuffled together with the rest of the deck.
enclave-rule-EN-D2 = If a deck cannot fill a row, the row is filled as far as there are cards.
enclave-rule-EN-D3 = A card goes to the discard pile of its own deck; piles keep their order.
enclave-rule-EN-I1 = In turn order, each player takes one of the tiles 1 to 5 and puts it on a place in town that has none, until all five are placed.
enclave-rule-EN-I2 = Every place in town gets exactly one tile, the Tree none. Placing a tile does not oblige you to go there.
enclave-rule-EN-P1 = Four times, all players choose an action card in secret; when all have chosen, the cards are turned up together.
enclave-rule-EN-P2 = After that, in turn order, each player puts a cube on the first free space of the chosen place.
enclave-rule-EN-P3 = You play exactly four different cards per round. You cannot pass.
enclave-rule-EN-P4 = A player who played the Tree puts the cube on the level of the round marker, or up to as many levels away as they have tree tiles.
enclave-rule-EN-P5 = In round 6 every level is open to all.
enclave-rule-EN-P6 = With an extra action you may play a fifth card in a fifth step.
enclave-rule-EN-A1 = Places resolve in the order of their tiles, players there in the order of their cubes.
enclave-rule-EN-A2 = When all players are done at a place, its row is filled; a place without cubes is skipped.
enclave-rule-EN-A3 = You act only where you have a cube.
enclave-rule-EN-H1 = At the Shepherd, each player gets the coins and knowledge printed at the place of their cube.
enclave-rule-EN-H2 = You do not gain a find here.
enclave-rule-EN-O1 = Players at the Oracle take the first places in the turn order, in the order of their cubes; the others follow as before. The new order applies from the next round on.
enclave-rule-EN-O2 = That happens even if you do not look at any cards.
enclave-rule-EN-O3 = Then each of them may look at up to 3 cards from the tops of any decks.
enclave-rule-EN-O4 = Say first how many from which deck. Look at them alone and put each back on top of its deck or underneath, in any order; then the next player acts.
enclave-rule-EN-M1 = Maggot's Outlet sells healing and thief upgrades.
enclave-rule-EN-M2 = A healing card is used once and discarded: states rise by its values, never above their maxima.
enclave-rule-EN-M3 = You may heal in any decision of your own, but not from the moment the traps of your mission are turned up until it is finished.
enclave-rule-EN-K1 = The Square sells protections, thief upgrades and machine upgrades.
enclave-rule-EN-K2 = A protection works once, on a mission, and is then discarded.
enclave-rule-EN-K3 = Each player has up to two actions in a market: all first actions in cube order, then all second ones.
enclave-rule-EN-K4 = To buy: pay the price and take the card; the others slide left and one new card is added.
enclave-rule-EN-K5 = To discard: put any card from the row on the discard pile; slide and add one likewise.
enclave-rule-EN-K6 = After the first action your cube moves to the second track. If you leave at the first action, you give up the second as well.
enclave-rule-EN-K7 = When all players are done, the row is full again.
enclave-rule-EN-C1 = At the Crossing, each player does one of three things: cross, cross blindly, or prepare.
enclave-rule-EN-C2 = To cross, choose a mission from the row and carry it out; it is discarded whatever happens.
enclave-rule-EN-C3 = To cross blindly, turn up the top mission of the deck and carry it out.
enclave-rule-EN-C4 = To prepare, do not go on a mission here; take a preparation tile that can be used only in the next round.
enclave-rule-EN-C5 = Missions are not replaced until all players are done here.
enclave-rule-EN-X1 = A mission: choose it, pack, turn up the traps, use protections, mark damage, take the reward, discard.
enclave-rule-EN-X2 = Pack protections from your hand, face down, up to as many as your sarcophagus holds. A preparation tile does not count.
enclave-rule-EN-X3 = Turn up as many traps as the mission shows.
enclave-rule-EN-X4 = Now use any of the packed cards and the preparation tile. What you do not use returns to your hand.
enclave-rule-EN-X5 = Damage of each type is that of the mission and all traps; in the critical zone its number is added, in the super zone it is subtracted.
enclave-rule-EN-X6 = The protection you used is subtracted; the state falls by the rest. More protection than damage does nothing.
enclave-rule-EN-X7 = The mission fails if you took damage and a state is then in the critical zone. Otherwise it succeeds.
enclave-rule-EN-X8 = A thief in the critical zone may still go on missions.
enclave-rule-EN-X9 = After a failure, you get 1 knowledge instead of the reward.
enclave-rule-EN-X10 = After a success, you get the whole reward.
enclave-rule-EN-X11 = Mission, traps and used cards are discarded; a used preparation tile goes back.
enclave-rule-EN-X12 = The trap deck is public: 8 physical and 8 mental traps of 4 or 5, and 2 of both kinds.
enclave-rule-EN-W1 = You receive knowledge first, then tree tiles, then finds one by one.
enclave-rule-EN-W2 = Knowledge: take that many.
enclave-rule-EN-W3 = A tree tile won on a mission: keep it, or take 2 knowledge instead.
enclave-rule-EN-W4 = A find: look at it, and sell or keep it before you draw the next.
enclave-rule-EN-W5 = If you sell it, it brings its price plus your sesame.
enclave-rule-EN-W6 = If you keep it: knowledge is taken at once, an upgrade is placed, healing and protections go to your hand.
enclave-rule-EN-W7 = A find cannot be sold later, except a thief upgrade at Mr Woo's.
enclave-rule-EN-F1 = The Tree resolves after the town, level by level from the bottom, cubes in order.
enclave-rule-EN-F2 = You use only the level your cube is on.
enclave-rule-EN-F3 = First, give back knowledge for 1 point each, up to the number on the level's marker; the marker goes down by the same amount.
enclave-rule-EN-F4 = The player who brings the marker to 0 takes it. The level gives no more points.
enclave-rule-EN-F5 = Then you may use the card of the level once.
enclave-rule-EN-TC1 = The card of level 1 is one of three.
enclave-rule-EN-TC1A = Loki: take a random card from another player's hand.
enclave-rule-EN-TC1B = Anzelm's Workshop: look at up to 2 cards from the Square's deck or discard pile; you may buy one.
enclave-rule-EN-TC1C = Ma Lou's Stand: the same for Maggot's Outlet.
enclave-rule-EN-TC2 = The card of level 2 is one of three.
enclave-rule-EN-TC2A = His Grace Lizard: a bonus by place on the level; the first two must pay for theirs.
enclave-rule-EN-TC2B = Mr Woo's Rarities: sell one of your thief upgrades for twice its price.
enclave-rule-EN-TC2C = Alba Chryzostom: give back knowledge for 7 coins each.
enclave-rule-EN-TC3 = The card of level 3 is one of three.
enclave-rule-EN-TC3A = Doctor Tertius: your states rise to their maxima.
enclave-rule-EN-TC3B = Crossing at Angelos's: carry out the mission printed there.
enclave-rule-EN-TC3C = In Sync: take a synchronisation tile for the next round.
enclave-rule-EN-TC4 = The card of level 4 is one of three.
enclave-rule-EN-TC4A = Amber Svensen: look at up to 6 cards as at the Oracle.
enclave-rule-EN-TC4B = Ultima Thule: one more action next round.
enclave-rule-EN-TC4C = Akunen: the critical zone no longer affects you; a mission fails only if a state would fall below it.
enclave-rule-EN-TC5 = The card of level 5 is one of three.
enclave-rule-EN-TC5A = Talking Foxes: discard a healing card for 2 knowledge.
enclave-rule-EN-TC5B = Jacob Tyllo: once per game, a tree tile for 4 knowledge.
enclave-rule-EN-TC5C = Order of the World's End: exchange 1 knowledge on any level that still has its marker.
enclave-rule-EN-Y1 = Before the first crossing, each holder of a synchronisation tile from last round may choose a partner among those at the Crossing.
enclave-rule-EN-Y2 = They go on one mission when the holder's cube comes up; the partner cannot refuse, and a pair cannot prepare.
enclave-rule-EN-Y3 = They draw one more trap.
enclave-rule-EN-Y4 = Both pack, the holder first, and see each other's cards.
enclave-rule-EN-Y5 = Protections of both are summed and protect both; both take the same damage; the zones count for each player separately.
enclave-rule-EN-Y6 = If either fails, both fail. Otherwise each gets the whole reward, the holder first.
enclave-rule-EN-Y7 = The tile goes back after that Crossing, used or not.
enclave-rule-EN-V1 = The leftmost card of the Outlet, the Square and the Crossing is discarded; rows slide and are filled.
enclave-rule-EN-V2 = The round marker moves up one level; after round 5 it leaves the board.
enclave-rule-EN-V3 = Unused preparation tiles from the last round are discarded; cubes, action cards and initiative tiles return.
enclave-rule-EN-V4 = There is no rotation after the last round.
enclave-rule-EN-E1 = If a player has four tree tiles at the end of a round, the game ends and they win, whatever the score.
enclave-rule-EN-E2 = Otherwise it ends after round 6.
enclave-rule-EN-E3 = Then, having the most tree markers, tree tiles, coins or find cards brings 2 points each.
enclave-rule-EN-E4 = If several players share the most, each of them gets 1 point.
enclave-rule-EN-E5 = The most points win; in a tie, the most tree tiles, then the most knowledge; if still tied, the victory is shared.
enclave-rule-EN-E6 = Knowledge left over is worth nothing.
enclave-rule-EN-VAR1 = Option: the first turn order is drawn or bid for.
enclave-rule-EN-VAR2 = Option: the tree cards are random, the set for a first game, or five cards of your choice.
enclave-rule-EN-VAR3 = Option: thieves are random or chosen.
enclave-rule-EN-EX1 = Four players in order A, B, C, D start with 8, 9, 10 and 11 coins.
enclave-rule-EN-EX2 = A thief at physical −1 (maximum +2) and mental −1 (maximum 0) gains mental +2: mental is now +1 (maximum +2), physical stays.
enclave-rule-EN-EX3 = Two upgrades of physical +2 each, state +1 (maximum +4). Replacing one by physical +2 and mental +2 first takes the state to −1 (maximum +2), then back to +1 (maximum +4); mental is +2 (maximum +2).
enclave-rule-EN-EX4 = Three players plan four cards; the cubes are in the order in which they were placed.
enclave-rule-EN-EX5 = At the Oracle, you may ask for 2 traps and 1 find.
enclave-rule-EN-EX6 = Physical −3 (maximum +2), healed by 6: +2, and the card is discarded.
enclave-rule-EN-EX7 = The first player buys the second card of the row and everything slides; the two others act, then all three a second time in the same order.
enclave-rule-EN-EX8 = A mission of 4 physical damage with two traps: 11 physical and 3 mental, protection 9 and 5; physical falls by 2, and it succeeds.
enclave-rule-EN-EX9 = A marker at 9: the first exchanges 4, the second 3, and the third, who has 5, only 2; the third takes the marker and keeps 3.
enclave-rule-EN-EX10 = Signs with numbers: 2 damage, sesame +2, sarcophagus +2, 2 knowledge, 3 coins, 1 tree tile, 2 traps, 1 find, 3 looks.
enclave-rule-EN-Q1 = The designer is Krzysztof Wolicki.
enclave-rule-EN-Q2 = The turn order is settled this way for round 1 only; later only the Oracle changes it.
enclave-rule-EN-Q3 = One open bid each, 0 to 11, any value not yet bid; zeros may repeat.
enclave-rule-EN-Q4 = Seating matters for bidding only.
enclave-rule-EN-Q5 = The sixth disc marks the turn order; the fifth cube is for an extra action.
enclave-rule-EN-Q6 = Thieves do not differ.
enclave-rule-EN-Q7 = The colours are red, blue, green and yellow.
enclave-rule-EN-Q8 = Starting protections of unused colours are out of the game.
enclave-rule-EN-Q9 = Six Square cards are marked 3+.
enclave-rule-EN-Q10 = Four tree tiles win, not tree markers.
enclave-rule-EN-Q11 = There is one marker per level.
enclave-rule-EN-Q12 = −4 and −5 are critical, +4 and +5 are super.
enclave-rule-EN-Q13 = Only the part of a change beyond the end is lost.
enclave-rule-EN-Q14 = The maximum is the sum of the bonuses within the track; the state moves as far as the maximum does.
enclave-rule-EN-Q15 = Sesame and sarcophagus are recalculated from the cards that are left.
enclave-rule-EN-Q16 = You may put any remaining tile on any free place in town; the last one is forced.
enclave-rule-EN-Q17 = You cannot play fewer than four cards.
enclave-rule-EN-Q18 = The tree level is chosen when the cube is placed.
enclave-rule-EN-Q19 = You may move from 0 levels up to as many as you have tree tiles, counted when the cube is placed.
enclave-rule-EN-Q20 = In round 6 there is no round marker; all levels are open.
enclave-rule-EN-Q21 = Markets are refilled after every action, missions only at the end.
enclave-rule-EN-Q22 = The Shepherd does not give finds.
enclave-rule-EN-Q23 = Decks are checked after every single card; cards being looked at count as in the deck, turned-up traps, the running mission and a find being decided do not.
enclave-rule-EN-Q24 = You look at 0 to 3 cards, never more than a deck holds.
enclave-rule-EN-Q25 = The new order counts from the next Initiative phase on.
enclave-rule-EN-Q26 = Healing is offered in your own open decisions, never as an interruption, never during the secret choice, never between traps and the end of the mission.
enclave-rule-EN-Q27 = Healing must move at least one disc.
enclave-rule-EN-Q28 = If you leave at the first action, you give up both; at the second, only that one.
enclave-rule-EN-Q29 = Any two actions are possible, and the new card may be taken at once.
enclave-rule-EN-Q30 = The price must be payable before anything is removed.
enclave-rule-EN-Q31 = Used starting protections come back through the Square.
enclave-rule-EN-Q32 = A short row stays short until the next full fill; an action adds one card only.
enclave-rule-EN-Q33 = At the Crossing you must do one of the three.
enclave-rule-EN-Q34 = Missions cannot run out.
enclave-rule-EN-Q35 = A preparation tile counts in the next round only, at the Crossing or at Angelos's; there is one at most.
enclave-rule-EN-Q36 = In the example the protection is 9.
enclave-rule-EN-Q37 = The preparation tile protects against 2 physical and 2 mental damage.
enclave-rule-EN-Q38 = Too much protection does not heal.
enclave-rule-EN-Q39 = The states at the moment the traps are turned up decide which zones count.
enclave-rule-EN-Q40 = A thief in the critical zone of either type fails on any damage.
enclave-rule-EN-Q41 = The zone's number counts once per type.
enclave-rule-EN-Q42 = A failed mission costs damage and used cards as usual; you do not have to use any.
enclave-rule-EN-Q43 = One find at a time.
enclave-rule-EN-Q44 = An upgrade found with full slots replaces one, or is sold.
enclave-rule-EN-Q45 = The sesame at the moment of the sale counts.
enclave-rule-EN-Q46 = Only cards of the find deck count as finds, placed or in hand.
enclave-rule-EN-Q47 = The player who uses Loki names the victim; chance picks the card.
enclave-rule-EN-Q48 = How many cards from which deck a player holds is public.
enclave-rule-EN-Q49 = At a stall, choose the deck or discard pile and look at its top 1 or 2; the rest goes back in order, then the bought card is paid.
enclave-rule-EN-Q50 = His Grace counts the place of the cube; if you do not pay, you get nothing.
enclave-rule-EN-Q51 = Mr Woo pays twice the printed price, finds included.
enclave-rule-EN-Q52 = Alba takes knowledge left after the exchange.
enclave-rule-EN-Q53 = Angelos's mission has 1 trap and gives 1 knowledge and 1 find.
enclave-rule-EN-Q54 = A partner needs a cube at the Crossing and cannot refuse; a tile held by a player already paired is lost.
enclave-rule-EN-Q55 = There is one more trap in all; the zones count for each thief separately.
enclave-rule-EN-Q56 = An extra action in round 6 does nothing; there is one at most, and it is optional.
enclave-rule-EN-Q57 = Akunen's tile stays; a mission then fails only if a state would fall below −5.
enclave-rule-EN-Q58 = One healing card per visit; healing finds count.
enclave-rule-EN-Q59 = Jacob Tyllo works once for each player; the tile goes back.
enclave-rule-EN-Q60 = This exchange counts like any other: it gives a point and may take the marker.
enclave-rule-EN-Q61 = Knowledge from the level's card cannot be exchanged in the same visit.
enclave-rule-EN-Q62 = You may go to the Tree without knowledge.
enclave-rule-EN-Q63 = If several players have four tree tiles: most tree tiles, then points, then knowledge, then shared.
enclave-rule-EN-Q64 = A player who has none gets no bonus.
enclave-rule-EN-Q65 = A final tie is a shared victory.
enclave-rule-EN-Q66 = Coins and knowledge never run out.
enclave-rule-EN-Q67 = When tree tiles have run out, the winner takes the 2 knowledge.
enclave-rule-EN-Q68 = Rotation discards the leftmost card if there is one.
enclave-rule-EN-Q69 = Points beyond 30 still count.
enclave-rule-EN-Q70 = Gifts, trades and throwing cards away are not allowed.
enclave-rule-EN-Q71 = A tree card is not used up: one use per cube and round.
enclave-rule-EN-Q72 = Only the drawer sees a find; it becomes public unless it goes to the hand.
enclave-rule-EN-Q73 = Obvious misprints of the rulebook are ignored.
enclave-rule-EN-Q74 = Amber Svensen does not change the turn order.
enclave-rule-EN-Q75 = A purchase: pay, remove, place, slide, refill.
enclave-rule-EN-Q76 = A player who prepares may still go to Angelos's.
enclave-rule-EN-Q77 = A level's card that would change nothing is still offered; one that lacks a target or payment cannot be used.
enclave-rule-EN-Q78 = Lower places are ranked in the same way.
## Errors

enclave-error-card-kind = { $where }: there is no { $kind } in deck { $deck }
enclave-error-card-colour = { $where }: colour must be one of { $known }
enclave-error-card-three-plus = { $where }: three_plus must be true or false, and true only for the Square's market cards
enclave-error-card-changed = { $where }: { $id } must keep its deck, kind and colour
enclave-error-cards-four = { $where } must be four numbers
enclave-error-cards-missing = { $where }: { $id } is missing, or is not a card of the box
enclave-error-cards-count = { $where }: { $found } cards instead of { $wanted }
enclave-error-tree-set = tree_setup must be random, first_game or five tree cards, one per level; not { $value }
enclave-error-tree-level = tree_setup: { $id } is not a card of level { $level }
enclave-error-thieves = thief_choice must be random or a different colour for each seat: { $known }
enclave-error-other-deck = { $card } belongs to another deck
enclave-error-colour-taken = another player has that colour
enclave-error-not-an-upgrade = only upgrades of that kind can be there
enclave-error-seat-twice = a seat is listed twice
enclave-error-whole-order = must name every seat once
enclave-error-tree-cards = must have five entries, one per level
enclave-error-tile-twice = that tile is already elsewhere
enclave-error-all-tiles = all five tiles are on the board after the Initiative phase
enclave-error-not-held = { $card } is never held in hand
enclave-error-not-packable = only protections in hand can be packed
enclave-error-fact = names cards and where they lie among
enclave-error-played = each player must have played the same number of cards, at most four
enclave-error-no-tree-card = only a player who turned up the Tree card chooses a level
enclave-error-no-cube = there is no cube
enclave-error-cubes-lie = cubes are where cards were played, and nowhere else
enclave-error-cubes-gone = there is no cube there at this moment: the cubes have gone back to their owners
enclave-error-two-levels = seat { $seat } has a cube on level { $level } as well; the Tree card is played once a round
enclave-error-cards-a-round = at most { $most } cards and cubes in one round
enclave-error-nothing-looked-at = must name the cards being looked at
enclave-error-no-mission = there is no mission under way
enclave-error-not-on-mission = is not on the mission
enclave-error-find-phase = names the find in phase find, and only there
enclave-error-not-amber = only Amber Svensen's level has a look
enclave-error-choice = must be the player's own card, while another player is still choosing
enclave-error-no-auction = there is no bidding with order_method = draw
enclave-error-mates = holder and partner name each other, both are at the Crossing, and the holder's synchronisation tile is for this round
enclave-error-knows = { $card } is not a card hidden from that observer
enclave-error-next-round = must not be “next”: what serves in the next round is won later in this one
enclave-error-no-preparation = only a preparation tile of this round (prepared: now) can have been used
enclave-error-marker-taken = the marker of level { $level } is at 0 when exactly one thief has taken it, and only then; thieves with that marker: { $takers }
enclave-error-points-given = the levels have given { $given } points, but the thieves have { $points }
enclave-error-tile-supply = there are only { $most } tree tiles in all
enclave-error-not-over = the game is over after round { $rounds }, or when a player has four tree tiles
enclave-error-over-by-tiles = with four tree tiles the game would have ended with the last round
enclave-error-both-tracks = the cube of seat { $seat } is on the first track; it cannot be on both
enclave-error-whose-turn = must be { $seat }: that seat is asked here
enclave-error-thin-deck = must be empty: with fewer than three cards in the deck, the pile is shuffled into it at once
enclave-error-cube-waits = a card played this round whose cube is still to be placed; in turn order, seats before `turn` have none
enclave-error-no-partners = must hold a synchronisation tile for this round at the Crossing, not be in a pair, and have another player to choose
enclave-error-other-mission = TC3B is the mission of the level with Angelos's card, and no other mission is carried out there
enclave-error-traps-due = must name { $due } traps: as many as this mission has turned up by now
enclave-error-no-reward = the reward of this mission does not contain that
enclave-error-holder-first = the holder packs and uses first; the partner has not begun yet
enclave-error-not-a-stall = only Anzelm's Workshop and Ma Lou's Stand have a stall
enclave-error-no-pile = there are no discards to look at
enclave-error-pile-is-open = must be empty: cards of the discard pile stay where they are
enclave-error-bids-in-turn = bids go round from `first`: seat { $seat } bids before this one
enclave-error-bid-taken = another player has bid the same; only 0 may be bid again
# end of errors

# -- the page

enclave-web-town = The town
enclave-web-yours = Your thief
enclave-web-order = When this place resolves
enclave-web-marker = The round marker
enclave-web-level = Level { $n }
enclave-web-left = { $count ->
    [one] { $count } point left
   *[other] { $count } points left
 }
enclave-web-packed = packed protections
enclave-web-track = now { $state }, at most { $most }
enclave-web-bid = bids { $n }
enclave-web-top = on top
enclave-web-bottom = at the bottom
enclave-web-among = in places others have changed (top: { $top }, bottom: { $bottom })
enclave-web-number = Tile number
enclave-web-confirm = Confirm
enclave-web-look = Look at these
enclave-web-look-none = Look at nothing
enclave-web-to-top = on top
enclave-web-to-bottom = underneath
enclave-place-shepherd = Shepherd
enclave-place-oracle = Oracle
enclave-place-outlet = { enclave-location-outlet }
enclave-place-square = Square of Daggers
enclave-place-crossing = Crossing
enclave-place-tree = Tree
enclave-pile-outlet = Outlet
enclave-pile-square = Square
enclave-pile-missions = Missions
enclave-pile-traps = Traps
enclave-pile-finds = Finds
enclave-short-p = Body
enclave-short-m = Mind
enclave-short-sesame = Sesame
enclave-short-sarcophagus = Slots
enclave-short-knowledge = Knowledge
enclave-count-points = { $count ->
    [one] point
   *[other] points
  }
enclave-count-coins = { $count ->
    [one] coin
   *[other] coins
  }
enclave-count-knowledge = knowledge
enclave-count-tiles = { $count ->
    [one] tree tile
   *[other] tree tiles
  }
enclave-count-leaves = { $count ->
    [one] tile
   *[other] tiles
  }
enclave-count-finds = { $count ->
    [one] find
   *[other] finds
  }
enclave-count-cards = { $count ->
    [one] card
   *[other] cards
  }
enclave-count-sarcophagus = { $count ->
    [one] slot
   *[other] slots
  }
enclave-count-sesame = sesame
enclave-state-critical = critical
enclave-state-hurt = hurt
enclave-state-steady = steady
enclave-state-super = super
enclave-does-TC1A = Steal a random card from a rival's hand.
enclave-does-TC1B = See 2 Square cards, buy one.
enclave-does-TC1C = See 2 Outlet cards, buy one.
enclave-does-TC2A = Knowledge for coins, by your place.
enclave-does-TC2B = Sell a thief upgrade for twice its price.
enclave-does-TC2C = Sell any knowledge for 7 coins each.
enclave-does-TC3A = Heal body and mind up to their maxima.
enclave-does-TC3B = A mission: 1 trap for 1 knowledge, 1 find.
enclave-does-TC3C = Next round, cross together with a rival.
enclave-does-TC4A = Look at 6 cards from the decks.
enclave-does-TC4B = Play a fifth action card next round.
enclave-does-TC4C = Being critical no longer harms you.
enclave-does-TC5A = Swap a healing card for 2 knowledge.
enclave-does-TC5B = Once: 1 tree tile for 4 knowledge.
enclave-does-TC5C = 1 knowledge for 1 point on any level.
enclave-page-tree = Tree
enclave-page-town = Town
enclave-page-yours = Yours
enclave-page-rivals = Rivals
enclave-web-path = This round
enclave-web-of = of { $n }
enclave-web-now = now
enclave-web-done = done
enclave-web-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
enclave-web-choosing = is choosing
enclave-web-chosen = has chosen
enclave-web-decks = Decks
enclave-web-decks-seen = and what you have seen
enclave-web-discarded = { $n } discarded
enclave-web-kinds = { $p } body · { $m } mind · { $both } both
enclave-web-supply = { $count ->
    [one] tree tile left; four win at once
   *[other] tree tiles left; four win at once
  }
enclave-web-upgrades = Upgrades
enclave-web-free = free slot
enclave-web-hand = Hand
enclave-web-short = { $n } short
enclave-web-act = Act { $n } of 2.
enclave-web-buy = Buy for { $price }
enclave-web-slots-after = Slots: { $before } → { $after }.
enclave-web-slot-free = It fits your free slot.
enclave-web-slot-full = Both slots are full: you remove one first.
enclave-web-tile-keep = Keep it: tile { $tiles } of the four that win at once.
enclave-web-tile-trade = Take knowledge: { $before } → { $after }.
enclave-web-sell-find = Sell it: coins { $before } → { $after }.
enclave-web-oracle-brings = new order, look at { $n }
enclave-web-coins-after = Coins: { $before } → { $after }.
enclave-web-leave-sure = You have an act left and coins for a card. Leave anyway?
enclave-web-lacks = It costs { $price }, you have { $coins }: { $missing } short.
enclave-web-discard = Discard it…
enclave-web-discard-sure = It leaves the row for all players. This is one of your two acts.
enclave-web-keep = Leave it there
enclave-web-stay = Go back
enclave-web-blind-sure = You would see the mission only when you are there, and you will probably fail.
enclave-web-fail-sure = As it stands the mission fails: you bring home 1 knowledge.
enclave-web-before = { $count ->
    [one] 1 cube before you
   *[other] { $count } cubes before you
  }
enclave-web-resolves = it resolves as number { $n }
enclave-web-best = Best odds there:
enclave-web-to-tree = in the end knowledge becomes points; next you choose the level.
enclave-web-replace = Replace { $name }
enclave-web-peek-hint = Up to { $n } in all; you alone see them.
enclave-web-seal = Seal it
enclave-web-pack-nothing = Pack nothing
enclave-web-put = Put the tile here
enclave-web-put-there = lower numbers resolve earlier.
enclave-web-tile-hint = Choose a number, then a place without a tile.
enclave-web-plan-hint = Choose a place on the board or here. It stays hidden until all have chosen.
enclave-web-level-hint = The levels in reach glow.
enclave-web-market-hint = Choose a card to see what it would do.
enclave-web-exchange-hint = 1 knowledge becomes 1 point, as long as fruit is left on the bough.
enclave-scene-cross = Cross
enclave-scene-pack = Pack
enclave-scene-traps = Traps
enclave-scene-use = Use
enclave-scene-outcome = Outcome
enclave-scene-reward = Reward
enclave-scene-sarcophagus = Sarcophagus
enclave-scene-slots = { $count ->
    [one] 1 slot
   *[other] { $count } slots
  }
enclave-scene-used = used
enclave-scene-mission = mission
enclave-scene-damage = damage
enclave-scene-left = Damage left: Body { $p }, Mind { $m }.
enclave-scene-certain = Certain damage: Body { $p }, Mind { $m }.
enclave-scene-average = On average: Body { $p }, Mind { $m }.
enclave-scene-worst = At worst: Body { $p }, Mind { $m }.
enclave-scene-would-win = The mission succeeds.
enclave-scene-would-lose = That is not enough yet.
enclave-scene-wins = Succeeds as it stands
enclave-scene-loses = Fails as it stands
enclave-scene-with = Succeeds with { $name }
enclave-scene-with-fails = Still fails with { $name }
enclave-scene-shut = Slot { $n } needs a wider sarcophagus
enclave-scene-unprepared = No preparation: prepare at the Crossing
enclave-scene-success = Success
enclave-scene-failure = Failure
enclave-scene-consolation = 1 knowledge
enclave-scene-only = only 1 knowledge
enclave-guide-cross = Your cube is first at the Crossing, { $name }. Every mission shows how likely you are to succeed. Choose “{ enclave-card-EM01 }”: one trap, two knowledge.
enclave-guide-pack = Before the traps are turned up, you may pack protections, at most two with your sarcophagus. Pack “{ enclave-card-SD03 }”: it helps against both kinds of damage.
enclave-guide-ready = One is enough today: a protection you use is gone. Press “Everything is packed” and see what waits for you.
enclave-guide-use = A trap of both kinds! What you packed can be used now, { $name }. Use “{ enclave-card-SD03 }”.
enclave-guide-used = You can bear the rest of the damage. Finish, and take the reward home.
enclave-guide-buy = Two knowledge, and the Shepherd has paid you. Now the Square of Daggers: “{ enclave-card-SD28 }” lets you pack one more protection from now on. Buy it.
enclave-guide-leave = You may act twice in a market. You have seen enough: leave.
enclave-guide-exchange = The Tree, { $name }! Carry all your knowledge up: each piece is a point, as long as the level has points left.
enclave-guide-plan = Welcome, { $name }! Three of your four cubes are placed; the numbers say when each place resolves. Choose in secret where the last one goes: the Crossing comes first, and a mission brings knowledge.
enclave-guide-done = That is the heart of it, { $name }: plan, pack, hope. Knowledge you carry to the tree becomes points, as long as the level still has some; four tree tiles at the end of a round win the game. You are ready for a real table!
