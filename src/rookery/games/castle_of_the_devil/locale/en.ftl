### The Castle of the Devil: English
### Ids of cards, factions and rules are the same in every language.

castle-of-the-devil-name = The Castle of the Devil
castle-of-the-devil-hook = Ten strangers in a coach, two secret societies, and no one may talk.
castle-of-the-devil-summary = Every passenger in the coach secretly belongs to one of two societies. Offer items face down, fight to look into another player's papers or luggage, and recognise your friends by the players they support. When your society holds three keys, or three goblets, say so: if you are right, it wins; if you are wrong, the others do.
castle-of-the-devil-length = 30–60 minutes
castle-of-the-devil-cards-lead = Every card: the items of the luggage, the ten occupations, the two societies, the Drink of Power and the passengers of the coach.

## Items: counted, for lists; .one: a single piece; .name: the bare word

castle-of-the-devil-item-key = { $count ->
    [one] a Key
   *[other] { $count } Keys
  }
    .one = a Key
    .name = Key
castle-of-the-devil-item-goblet = { $count ->
    [one] a Goblet
   *[other] { $count } Goblets
  }
    .one = a Goblet
    .name = Goblet
castle-of-the-devil-item-bag = { $count ->
    [one] a Secret Bag
   *[other] { $count } Secret Bags
  }
    .one = a Secret Bag
    .name = Secret Bag
castle-of-the-devil-item-bag_key = { $count ->
    [one] the Secret Bag (key)
   *[other] { $count } Secret Bags (key)
  }
    .one = the Secret Bag (key)
    .name = Secret Bag (key)
castle-of-the-devil-item-bag_goblet = { $count ->
    [one] the Secret Bag (goblet)
   *[other] { $count } Secret Bags (goblet)
  }
    .one = the Secret Bag (goblet)
    .name = Secret Bag (goblet)
castle-of-the-devil-item-dagger = { $count ->
    [one] the Dagger
   *[other] { $count } Daggers
  }
    .one = the Dagger
    .name = Dagger
castle-of-the-devil-item-gloves = { $count ->
    [one] the Gloves
   *[other] { $count } pairs of Gloves
  }
    .one = the Gloves
    .name = Gloves
castle-of-the-devil-item-knives = { $count ->
    [one] the Throwing Knives
   *[other] { $count } sets of Throwing Knives
  }
    .one = the Throwing Knives
    .name = Throwing Knives
castle-of-the-devil-item-whip = { $count ->
    [one] the Whip
   *[other] { $count } Whips
  }
    .one = the Whip
    .name = Whip
castle-of-the-devil-item-ring = { $count ->
    [one] the Poison Ring
   *[other] { $count } Poison Rings
  }
    .one = the Poison Ring
    .name = Poison Ring
castle-of-the-devil-item-monocle = { $count ->
    [one] the Monocle
   *[other] { $count } Monocles
  }
    .one = the Monocle
    .name = Monocle
castle-of-the-devil-item-privilege = { $count ->
    [one] the Privilege
   *[other] { $count } Privileges
  }
    .one = the Privilege
    .name = Privilege
castle-of-the-devil-item-pearl = { $count ->
    [one] the Black Pearl
   *[other] { $count } Black Pearls
  }
    .one = the Black Pearl
    .name = Black Pearl
castle-of-the-devil-item-tome = { $count ->
    [one] the Tome
   *[other] { $count } Tomes
  }
    .one = the Tome
    .name = Tome
castle-of-the-devil-item-coat = { $count ->
    [one] the Coat
   *[other] { $count } Coats
  }
    .one = the Coat
    .name = Coat
castle-of-the-devil-item-sextant = { $count ->
    [one] the Sextant
   *[other] { $count } Sextants
  }
    .one = the Sextant
    .name = Sextant
castle-of-the-devil-item-crest = { $count ->
    [one] the Lodge Crest
   *[other] { $count } Lodge Crests
  }
    .one = the Lodge Crest
    .name = Lodge Crest
castle-of-the-devil-item-mirror = { $count ->
    [one] the Broken Mirror
   *[other] { $count } Broken Mirrors
  }
    .one = the Broken Mirror
    .name = Broken Mirror

## Cards, with what they do

castle-of-the-devil-card-key = Key
    .one = a Key
    .text = The Order needs three.
castle-of-the-devil-card-goblet = Goblet
    .one = a Goblet
    .text = The Brotherhood needs three.
castle-of-the-devil-card-bag_key = Secret Bag (key)
    .one = the Secret Bag (key)
    .text = Trade it away: draw the top item. Not for the other bag. A Key once the deck has run out.
castle-of-the-devil-card-bag_goblet = Secret Bag (goblet)
    .one = the Secret Bag (goblet)
    .text = Trade it away: draw the top item. Not for the other bag. A Goblet once the deck has run out.
castle-of-the-devil-card-dagger = Dagger
    .one = the Dagger
    .text = Attacking: +1.
castle-of-the-devil-card-gloves = Gloves
    .one = the Gloves
    .text = Defending: +1.
castle-of-the-devil-card-knives = Throwing Knives
    .one = the Throwing Knives
    .text = Supporting the attacker: +1 for the attacker.
castle-of-the-devil-card-whip = Whip
    .one = the Whip
    .text = Supporting the defender: +1 for the defender.
castle-of-the-devil-card-ring = Poison Ring
    .one = the Poison Ring
    .text = Attacking or defending: you win a tie.
castle-of-the-devil-card-monocle = Monocle
    .one = the Monocle
    .text = Trade it away: see your partner's faction.
castle-of-the-devil-card-privilege = Privilege
    .one = the Privilege
    .text = Trade it away: see your partner's whole luggage.
castle-of-the-devil-card-pearl = Black Pearl
    .one = the Black Pearl
    .text = Offered, it must be accepted. The faction that holds it may not claim victory.
castle-of-the-devil-card-tome = Tome
    .one = the Tome
    .text = Trade it away: swap occupations with your partner; both lie face down again.
castle-of-the-devil-card-coat = Coat
    .one = the Coat
    .text = Trade it away: a new occupation from the pile for your old one.
castle-of-the-devil-card-sextant = Sextant
    .one = the Sextant
    .text = Trade it away: choose a direction; each player passes one item that way.
castle-of-the-devil-card-crest = Lodge Crest
    .one = the Lodge Crest
    .text = With three keys and goblets in any combination, you may win alone.
castle-of-the-devil-card-mirror = Broken Mirror
    .one = the Broken Mirror
    .text = Offered, it must be accepted. Nothing is named and nothing happens in its trade.
castle-of-the-devil-card-diplomat = Diplomat
    .one = the Diplomat
    .text = Once, besides your action: demand an item in a trade. If it is not there, you see the luggage and your turn ends.
castle-of-the-devil-card-doctor = Doctor
    .one = the Doctor
    .text = Once, right after a fight: the winner gets nothing for it.
castle-of-the-devil-card-duelist = Duelist
    .one = the Duelist
    .text = Once, attacking or defending: no other player may interfere, and you get +1.
castle-of-the-devil-card-poisoner = Poison Mixer
    .one = the Poison Mixer
    .text = Once, as an outsider: you decide who wins the fight.
castle-of-the-devil-card-grandmaster = Grandmaster
    .one = the Grandmaster
    .text = Defending: +1.
castle-of-the-devil-card-clairvoyant = Clairvoyant
    .one = the Clairvoyant
    .text = Once, on your turn: look through the item deck and put two cards on top.
castle-of-the-devil-card-hypnotist = Hypnotist
    .one = the Hypnotist
    .text = Attacking, right after the support: one outsider may not support anyone or use anything.
castle-of-the-devil-card-bodyguard = Bodyguard
    .one = the Bodyguard
    .text = Supporting another player: a further +1.
castle-of-the-devil-card-priest = Priest
    .one = the Priest
    .text = Once, before the support: stop the fight. An attacker with two items or more gives you one.
castle-of-the-devil-card-thug = Thug
    .one = the Thug
    .text = Attacking: +1.
castle-of-the-devil-card-order = Order of Open Secrets
    .one = the Order of Open Secrets
    .text = Wants three Keys.
castle-of-the-devil-card-brotherhood = Brotherhood of True Lies
    .one = the Brotherhood of True Lies
    .text = Wants three Goblets.
castle-of-the-devil-card-drink = Drink of Power
    .one = the Drink of Power
    .text = Counts as a Key or Goblet for a player of the smaller faction who declares victory.
castle-of-the-devil-card-marie = Marie Saunière
    .one = Marie Saunière
    .text = A passenger; no power.
castle-of-the-devil-card-basilius = Basilius Kartov
    .one = Basilius Kartov
    .text = A passenger; no power.
castle-of-the-devil-card-gundla = Gundla von Hochberg
    .one = Gundla von Hochberg
    .text = A passenger; no power.
castle-of-the-devil-card-juan = Juan Tirador
    .one = Juan Tirador
    .text = A passenger; no power.
castle-of-the-devil-card-sarah = Sarah Mac Mullin
    .one = Sarah Mac Mullin
    .text = A passenger; no power.
castle-of-the-devil-card-zacharias = Bruder Zacharias
    .one = Bruder Zacharias
    .text = A passenger; no power.
castle-of-the-devil-card-romana = Romana Baranov
    .one = Romana Baranov
    .text = A passenger; no power.
castle-of-the-devil-card-michel = Michel de Molay
    .one = Michel de Molay
    .text = A passenger; no power.
castle-of-the-devil-card-theodora = Theodora Krayenborg
    .one = Theodora Krayenborg
    .text = A passenger; no power.
castle-of-the-devil-card-henry = Sir Henry Sinclair
    .one = Sir Henry Sinclair
    .text = A passenger; no power.

## Questions to the player; .other is what the rest of the table reads

castle-of-the-devil-ask-turn = Your turn: pass, trade, fight, or claim victory.
    .other = It is { $name }'s turn.
castle-of-the-devil-ask-partner = To whom do you offer an item?
    .other = { $name } chooses whom to offer an item.
castle-of-the-devil-ask-offer = Which item do you offer, face down?
    .other = { $name } chooses an item to offer.
castle-of-the-devil-ask-answer = An item is offered to you. Refuse it, or return one of your own.
    .other = { $name } looks at the offered item.
castle-of-the-devil-ask-smuggle = Do you want the item you gave to be named, if it has a power?
    .other = The two traders decide what to declare.
castle-of-the-devil-ask-carry = Do you want to carry out your item's effect?
    .other = { $name } decides whether to carry it out.
castle-of-the-devil-ask-bag = A card is about to be drawn for a bag. Do you want to act first?
    .other = A card is about to be drawn for a bag; { $name } may act first.
castle-of-the-devil-ask-direction = In which direction does each player pass an item?
    .other = { $name } chooses a direction.
castle-of-the-devil-ask-pass-on = Which item do you pass on?
    .other = Each player chooses an item to pass on.
castle-of-the-devil-ask-whom = Whom do you attack?
    .other = { $name } looks for an opponent.
castle-of-the-devil-ask-before = Before any player takes sides: do you want to act?
    .other = Before any player takes sides.
castle-of-the-devil-ask-payment = The Priest has stopped you. Which item do you pay?
    .other = { $name } pays the Priest.
castle-of-the-devil-ask-support = Whom do you support?
    .other = { $name } chooses whom to support.
castle-of-the-devil-ask-hypnosis = Do you want to hypnotise another player?
    .other = { $name } looks around.
castle-of-the-devil-ask-ability = Do you want to use an item or your occupation?
    .other = Items and occupations may be used now.
castle-of-the-devil-ask-doctor = The fight is won. Do you want to stop the winner?
    .other = The fight is won; another player may step in.
castle-of-the-devil-ask-reward = You have won. Papers or luggage?
    .other = { $name } chooses the reward.
castle-of-the-devil-ask-take = Take an item, or leave everything?
    .other = { $name } goes through the luggage.
castle-of-the-devil-ask-give-back = It was the only item. Which of your items do you give in return?
    .other = { $name } chooses an item to give in return.
castle-of-the-devil-ask-demand-whom = From whom do you demand an item?
    .other = The Diplomat, { $name }, chooses a player.
castle-of-the-devil-ask-demand-what = Which item do you demand?
    .other = The Diplomat, { $name }, names an item.
castle-of-the-devil-ask-demanded = An item is demanded from you.
    .other = { $name } answers the Diplomat.
castle-of-the-devil-ask-demand-give = Which item do you give for it?
    .other = The Diplomat, { $name }, chooses an item to give.
castle-of-the-devil-ask-stack = Which card do you put on top of the deck?
    .other = { $name } looks through the deck.
castle-of-the-devil-ask-present = You have too many items. Give one away.
    .other = { $name } has too many items and gives one away.
castle-of-the-devil-ask-allies = Name the allies who hold what you need.
    .other = { $name } stands up and claims victory.
castle-of-the-devil-ask-enemies = Name the enemies who hold what they need.
    .other = { $name } stands up to prophesy.
castle-of-the-devil-ask-start = Who starts?
castle-of-the-devil-ask-occupation = An occupation is dealt.
castle-of-the-devil-ask-faction = A faction is dealt.
castle-of-the-devil-ask-deal-bag = A bag is dealt.
castle-of-the-devil-ask-deal = An item is dealt.
castle-of-the-devil-ask-draw = An item is drawn.
castle-of-the-devil-ask-hire = An occupation is drawn.

## Moves, as they stand on buttons

castle-of-the-devil-move-pass = Pass
castle-of-the-devil-move-wait = Do nothing
castle-of-the-devil-move-trade = Offer a trade
castle-of-the-devil-move-fight = Start a fight
castle-of-the-devil-move-declare = Declare victory
castle-of-the-devil-move-alone = Win alone with the Lodge Crest
castle-of-the-devil-move-prophesy = Prophesy
castle-of-the-devil-move-use = Use { CARD($card, form: "one") }
castle-of-the-devil-move-use-poisoner = Poison Mixer: let { $victim } win
castle-of-the-devil-move-use-hypnotist = Hypnotist: hypnotise { $victim }
castle-of-the-devil-move-to = { $victim }
castle-of-the-devil-move-to-offer = Offer to { $victim }
castle-of-the-devil-move-to-attack = Attack { $victim }
castle-of-the-devil-move-absent = { $move } (no player sits there)
castle-of-the-devil-move-give = Give { CARD($card, form: "one") }
castle-of-the-devil-move-refuse = Refuse
castle-of-the-devil-move-return = Accept and return { CARD($card, form: "one") }
castle-of-the-devil-move-aloud = Let it be named
castle-of-the-devil-move-silent = Keep silent
castle-of-the-devil-move-carry = Carry it out
castle-of-the-devil-move-decline = Decline
castle-of-the-devil-move-left = To the left
castle-of-the-devil-move-right = To the right
castle-of-the-devil-move-sword = Sword: support the attacker
castle-of-the-devil-move-shield = Shield: support the defender
castle-of-the-devil-move-neither = Support neither side
castle-of-the-devil-move-papers = Look at faction and occupation
castle-of-the-devil-move-luggage = Go through the luggage
castle-of-the-devil-move-take = Take { CARD($card, form: "one") }
castle-of-the-devil-move-leave = Take nothing
castle-of-the-devil-move-demand = Demand: { FACE($item, form: "name") }
castle-of-the-devil-move-hand = Hand over { CARD($card, form: "one") }
castle-of-the-devil-move-none = I have none
castle-of-the-devil-move-stack = Put { CARD($card, form: "one") } on top
castle-of-the-devil-move-present = Give { CARD($card, form: "one") } to { $victim }
castle-of-the-devil-move-name = Name { $allies }
castle-of-the-devil-move-name-nobody = Name no one
castle-of-the-devil-move-start = { $victim } starts
castle-of-the-devil-move-occupation = Occupation: { CARD($job) }
castle-of-the-devil-move-faction = Faction: { CARD($faction) }
castle-of-the-devil-move-key-bag = { $victim } gets the Secret Bag (key)
castle-of-the-devil-move-goblet-bag = { $victim } gets the Secret Bag (goblet)
castle-of-the-devil-move-deal = Dealt: { CARD($card) }
castle-of-the-devil-move-draw = Drawn: { CARD($card) }
castle-of-the-devil-move-hire = New occupation: { CARD($job) }

## What happened

castle-of-the-devil-log-round = Journey { $round } begins.
castle-of-the-devil-log-round-only = The coach sets off.
castle-of-the-devil-log-talk = Talking is allowed at this table.
castle-of-the-devil-log-dealt = { $name } belongs to the { CARD($faction) }, works as a { CARD($job) } and carries { ITEMS($loot) }.
    .you = You belong to the { CARD($faction) }, work as a { CARD($job) } and carry { ITEMS($loot) }.
castle-of-the-devil-log-turn = Turn { $turns }: { $name }.
castle-of-the-devil-log-action = { $action ->
    [trade] { $name } wants to trade.
    [fight] { $name } picks a fight.
    [declare] { $name } stands up to claim victory.
   *[other] { $name } stands up to prophesy.
  }
castle-of-the-devil-log-partner = { $name } turns to { $victim }.
castle-of-the-devil-log-pass = { $name } passes.
    .you = You pass.
castle-of-the-devil-log-offer = { $name } offers { $victim } { CARD($card, form: "one") }, face down.
    .you = You offer { $victim } { CARD($card, form: "one") }, face down.
    .victim = { $name } offers you { CARD($card, form: "one") }, face down.
castle-of-the-devil-log-offer-secret = { $name } offers { $victim } an item, face down.
    .you = You offer { $victim } an item, face down.
    .victim = { $name } offers you an item, face down.
castle-of-the-devil-log-refused = { $name } refuses.
    .you = You refuse.
castle-of-the-devil-log-accepted = { $name } accepts and returns { CARD($card, form: "one") }.
    .you = You accept and return { CARD($card, form: "one") }.
castle-of-the-devil-log-accepted-secret = { $name } accepts and returns an item.
    .you = You accept and return an item.
castle-of-the-devil-log-exchange = { $name } gives { CARD($card, form: "one") }, { $victim } gives { CARD($other, form: "one") }. Exchange done, nothing declared.
    .you = You give { CARD($card, form: "one") }, { $victim } gives { CARD($other, form: "one") }. Exchange done, nothing declared.
    .victim = { $name } gives { CARD($card, form: "one") }, you give { CARD($other, form: "one") }. Exchange done, nothing declared.
castle-of-the-devil-log-exchange-secret = { $name } and { $victim }: exchange done, nothing declared.
    .you = You and { $victim }: exchange done, nothing declared.
    .victim = { $name } and you: exchange done, nothing declared.
castle-of-the-devil-log-exchange-named = { $name } gives { CARD($card, form: "one") }, { $victim } gives { CARD($other, form: "one") }. Named: { ITEMS($loot) }.
    .you = You give { CARD($card, form: "one") }, { $victim } gives { CARD($other, form: "one") }. Named: { ITEMS($loot) }.
    .victim = { $name } gives { CARD($card, form: "one") }, you give { CARD($other, form: "one") }. Named: { ITEMS($loot) }.
castle-of-the-devil-log-exchange-named-secret = { $name } and { $victim }: exchange done. Named: { ITEMS($loot) }.
    .you = You and { $victim }: exchange done. Named: { ITEMS($loot) }.
    .victim = { $name } and you: exchange done. Named: { ITEMS($loot) }.
castle-of-the-devil-log-declined = { $name } does not use { FACE($item) }.
    .you = You do not use { FACE($item) }.
castle-of-the-devil-log-draw = { $name } draws { CARD($card, form: "one") }; left in the deck: { $left }.
    .you = You draw { CARD($card, form: "one") }; left in the deck: { $left }.
castle-of-the-devil-log-draw-secret = { $name } draws an item; left in the deck: { $left }.
    .you = You draw an item; left in the deck: { $left }.
castle-of-the-devil-log-deck-out = The deck has run out: one bag is now a Key, the other a Goblet.
castle-of-the-devil-log-monocle = Through the Monocle, { $name } sees that { $victim } belongs to the { CARD($faction) }.
    .you = Through the Monocle, you see that { $victim } belongs to the { CARD($faction) }.
    .victim = Through the Monocle, { $name } sees that you belong to the { CARD($faction) }.
castle-of-the-devil-log-monocle-secret = Through the Monocle, { $name } sees { $victim }'s faction.
    .you = Through the Monocle, you see { $victim }'s faction.
    .victim = Through the Monocle, { $name } sees your faction.
castle-of-the-devil-log-luggage = { $name } looks through { $victim }'s luggage: { ITEMS($loot) }.
    .you = You look through { $victim }'s luggage: { ITEMS($loot) }.
    .victim = { $name } looks through your luggage: { ITEMS($loot) }.
castle-of-the-devil-log-luggage-secret = { $name } looks through { $victim }'s luggage.
    .you = You look through { $victim }'s luggage.
    .victim = { $name } looks through your luggage.
castle-of-the-devil-log-tome = { $name } and { $victim } swap occupations: { CARD($job, form: "one") } goes to { $victim }, { CARD($other, form: "one") } to { $name }.
    .you = You and { $victim } swap occupations: { CARD($job, form: "one") } goes to { $victim }, { CARD($other, form: "one") } to you.
castle-of-the-devil-log-tome-secret = { $name } and { $victim } swap occupations, face down.
    .you = You and { $victim } swap occupations, face down.
castle-of-the-devil-log-coat = { $name } puts { CARD($other, form: "one") } into the pile and becomes a { CARD($job) }.
    .you = You put { CARD($other, form: "one") } into the pile and become a { CARD($job) }.
castle-of-the-devil-log-coat-secret = { $name } takes a new occupation, face down.
    .you = You take a new occupation, face down.
castle-of-the-devil-log-direction = { $direction ->
    [left] { $name } chooses: each player passes an item to the left.
   *[other] { $name } chooses: each player passes an item to the right.
  }
castle-of-the-devil-log-passed-on = { $name } passes { CARD($card, form: "one") } to { $victim }.
    .you = You pass { CARD($card, form: "one") } to { $victim }.
    .victim = { $name } passes { CARD($card, form: "one") } to you.
castle-of-the-devil-log-passed-on-secret = { $name } passes an item to { $victim }.
    .you = You pass an item to { $victim }.
castle-of-the-devil-log-attack = { $name } attacks { $victim }.
    .you = You attack { $victim }.
    .victim = { $name } attacks you.
castle-of-the-devil-log-use = { $name } uses { CARD($card, form: "one") }.
    .you = You use { CARD($card, form: "one") }.
castle-of-the-devil-log-use-poisoner = { $name }, the Poison Mixer, lets { $victim } win.
    .you = You, the Poison Mixer, let { $victim } win.
    .victim = { $name }, the Poison Mixer, lets you win.
castle-of-the-devil-log-use-hypnotist = { $name }, the Hypnotist, hypnotises { $victim } for this fight.
    .you = You, the Hypnotist, hypnotise { $victim } for this fight.
    .victim = { $name }, the Hypnotist, hypnotises you for this fight.
castle-of-the-devil-log-payment = { $name } pays { $victim } with { CARD($card, form: "one") }.
    .you = You pay { $victim } with { CARD($card, form: "one") }.
    .victim = { $name } pays you with { CARD($card, form: "one") }.
castle-of-the-devil-log-payment-secret = { $name } pays { $victim } with an item.
    .you = You pay { $victim } with an item.
castle-of-the-devil-log-support = { $name } supports { $victim }.
    .you = You support { $victim }.
    .victim = { $name } supports you.
castle-of-the-devil-log-support-nobody = { $name } supports neither side.
    .you = You support neither side.
castle-of-the-devil-log-result = { $swords } to { $shields }: { $name } wins the fight.
    .you = { $swords } to { $shields }: you win the fight.
castle-of-the-devil-log-result-tie = { $swords } to { $shields }: the fight is a tie.
castle-of-the-devil-log-papers = { $name } looks at { $victim }'s papers: { CARD($faction) }, { CARD($job) }.
    .you = You look at { $victim }'s papers: { CARD($faction) }, { CARD($job) }.
    .victim = { $name } looks at your papers: { CARD($faction) }, { CARD($job) }.
castle-of-the-devil-log-papers-secret = { $name } looks at { $victim }'s papers.
    .you = You look at { $victim }'s papers.
    .victim = { $name } looks at your papers.
castle-of-the-devil-log-taken = { $name } takes { CARD($card, form: "one") } from { $victim }.
    .you = You take { CARD($card, form: "one") } from { $victim }.
    .victim = { $name } takes { CARD($card, form: "one") } from you.
castle-of-the-devil-log-taken-secret = { $name } takes an item from { $victim }.
    .you = You take an item from { $victim }.
    .victim = { $name } takes an item from you.
castle-of-the-devil-log-taken-nothing = { $name } takes nothing from { $victim }.
    .you = You take nothing from { $victim }.
    .victim = { $name } takes nothing from you.
castle-of-the-devil-log-given-back = { $name } gives { $victim } { CARD($card, form: "one") } in return.
    .you = You give { $victim } { CARD($card, form: "one") } in return.
    .victim = { $name } gives you { CARD($card, form: "one") } in return.
castle-of-the-devil-log-given-back-secret = { $name } gives { $victim } another item in return.
    .you = You give { $victim } another item in return.
castle-of-the-devil-log-demand = { $name } demands from { $victim }: { FACE($item, form: "name") }.
    .you = You demand from { $victim }: { FACE($item, form: "name") }.
    .victim = { $name } demands from you: { FACE($item, form: "name") }.
castle-of-the-devil-log-handed = { $name } hands over { FACE($item) }.
    .you = You hand over { FACE($item) }.
castle-of-the-devil-log-gives = { $name } gives { $victim } { CARD($card, form: "one") } for { CARD($other, form: "one") }.
    .you = You give { $victim } { CARD($card, form: "one") } for { CARD($other, form: "one") }.
    .victim = { $name } gives you { CARD($card, form: "one") } for { CARD($other, form: "one") }.
castle-of-the-devil-log-gives-secret = { $name } gives { $victim } an item for it.
    .you = You give { $victim } an item for it.
castle-of-the-devil-log-no-such = { $name } does not have it: { FACE($item, form: "name") }.
    .you = You do not have it: { FACE($item, form: "name") }.
castle-of-the-devil-log-foresees = { $name } looks through the deck: { ITEMS($loot) }.
    .you = You look through the deck: { ITEMS($loot) }.
castle-of-the-devil-log-foresees-secret = { $name } looks through the deck.
    .you = You look through the deck.
castle-of-the-devil-log-stacked = { $name } puts { CARD($card, form: "one") } on top of the deck, place { $place }.
    .you = You put { CARD($card, form: "one") } on top of the deck, place { $place }.
castle-of-the-devil-log-stacked-secret = { $name } puts a card on top of the deck, place { $place }.
    .you = You put a card on top of the deck, place { $place }.
castle-of-the-devil-log-present = { $name } has too many items and gives { CARD($card, form: "one") } to { $victim }.
    .you = You have too many items and give { CARD($card, form: "one") } to { $victim }.
    .victim = { $name } has too many items and gives { CARD($card, form: "one") } to you.
castle-of-the-devil-log-present-secret = { $name } has too many items and gives an item to { $victim }.
    .you = You have too many items and give an item to { $victim }.
castle-of-the-devil-log-claim = { $name } claims victory for the { CARD($faction) } and turns up { CARD($job, form: "one") } and { ITEMS($loot) }.
    .you = You claim victory for the { CARD($faction) } and turn up { CARD($job, form: "one") } and { ITEMS($loot) }.
castle-of-the-devil-log-claim-prophecy = { $name } of the { CARD($faction) } prophesies and turns up { CARD($job, form: "one") } and { ITEMS($loot) }.
castle-of-the-devil-log-named = { $name } names { $victim }: { CARD($faction) }, with { ITEMS($loot) }.
    .you = You name { $victim }: { CARD($faction) }, with { ITEMS($loot) }.
    .victim = { $name } names you: { CARD($faction) }, with { ITEMS($loot) }.
castle-of-the-devil-log-verdict-true = That is true. The { CARD($faction) } wins.
castle-of-the-devil-log-verdict-false = That is false. The { CARD($faction) } wins.
castle-of-the-devil-log-alone = { $name } shows the Lodge Crest and wins alone, with { ITEMS($loot) }.
    .you = You show the Lodge Crest and win alone, with { ITEMS($loot) }.
castle-of-the-devil-log-cap = After { $turns } turns, no player has won.
castle-of-the-devil-log-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } in all.
castle-of-the-devil-log-quiet = { $moment ->
    [before] No player stops the fight.
    [hypnosis] No player is hypnotised.
    [abilities] No player uses anything more.
    [doctor] No player stops the winner.
   *[other] No player looks through the deck.
  }
castle-of-the-devil-log-revealed = { $name } belonged to the { CARD($faction) } as { CARD($job, form: "one") }, with { ITEMS($loot) }.
    .you = You belonged to the { CARD($faction) } as { CARD($job, form: "one") }, with { ITEMS($loot) }.
castle-of-the-devil-log-over = The journey is over.

## The end

castle-of-the-devil-source-victory = Victory
castle-of-the-devil-source-rounds = Points from the journeys
castle-of-the-devil-reason-true = The claim of victory was true.
castle-of-the-devil-reason-false = The claim of victory was false.
castle-of-the-devil-reason-alone = The Lodge Crest won alone.
castle-of-the-devil-reason-prophecy = The prophecy was true.
castle-of-the-devil-reason-false-prophecy = The prophecy was false.
castle-of-the-devil-reason-cap = The agreed number of turns is over.
castle-of-the-devil-tie-faction = The whole faction wins together.
castle-of-the-devil-tie-nobody = No player has won.
castle-of-the-devil-tie-last-round = Tied on points; the last journey decides.
castle-of-the-devil-tie-shared = Tied on points; the victory is shared.

## Options of a table

castle-of-the-devil-option-items = Items
    .help = All of them, or, for a first journey, only those with a seal.
castle-of-the-devil-option-smuggling = Smuggling
    .help = The player who gives a trade item away decides whether it is named and works.
castle-of-the-devil-option-prophecy = Prophecy
    .help = You may also win by naming the enemies who hold what they need.
castle-of-the-devil-option-effects-optional = Optional effects
    .help = House rule: a named item's effect may be declined.
castle-of-the-devil-option-talk = Talking allowed
    .help = The rules do not allow talking during the journey. The players may still agree to chat.
castle-of-the-devil-option-rounds = Journeys
    .help = Play a campaign of several journeys for points.
castle-of-the-devil-option-turn-cap = Turn limit
    .help = For research: the game ends without a winner if no one has claimed victory by then. 0 means no limit.
castle-of-the-devil-option-characters = Characters
    .help = Who each player is: chosen before the journey, or dealt. They have no powers.
castle-of-the-devil-value-full = all
castle-of-the-devil-value-first-journey = first journey

## Why a move is refused

castle-of-the-devil-why-over = The journey is over.
castle-of-the-devil-why-not-asked = It is not your turn to answer.
castle-of-the-devil-why-not-now = That does not answer the question.
castle-of-the-devil-why-announced = You must go on with what you have announced.
castle-of-the-devil-why-self = Choose another player.
castle-of-the-devil-why-no-such-seat = No player sits there.
castle-of-the-devil-why-name-others = Name other players at this table only.
castle-of-the-devil-why-pearl = While you hold the Black Pearl, your faction may not claim victory.
castle-of-the-devil-why-nothing-needed = To claim victory you must hold something your faction needs.
castle-of-the-devil-why-no-prophecy = This table plays without prophecies.
castle-of-the-devil-why-no-crest = You do not have the Lodge Crest.
castle-of-the-devil-why-not-enough = You need three keys and goblets for that.
castle-of-the-devil-why-other-moment = You cannot use { CARD($card, form: "one") } at this moment.
castle-of-the-devil-why-at-turn = Use { CARD($card, form: "one") } on your own turn, before your action.
castle-of-the-devil-why-after-fight = Use { CARD($card, form: "one") } right after a fight has been won.
castle-of-the-devil-why-in-fight = Use { CARD($card, form: "one") } in a fight.
castle-of-the-devil-why-after-support = Use { CARD($card, form: "one") } only right after all players have taken sides.
castle-of-the-devil-why-after-sides = Use { CARD($card, form: "one") } in a fight, once all players have taken sides.
castle-of-the-devil-why-next-step = Not yet: you can use { CARD($card, form: "one") } in the next step of this fight.
castle-of-the-devil-why-decided = This fight is decided: it is too late to use { CARD($card, form: "one") }.
castle-of-the-devil-why-before-support = You can use { CARD($card, form: "one") } only before any player takes sides.
castle-of-the-devil-why-as-mover = You can use { CARD($card, form: "one") } only on your own turn.
castle-of-the-devil-why-as-attacker = Only the attacker can use { CARD($card, form: "one") }.
castle-of-the-devil-why-as-defender = Only the player who is attacked can use { CARD($card, form: "one") }.
castle-of-the-devil-why-as-principal = Only the two who fight can use { CARD($card, form: "one") }.
castle-of-the-devil-why-as-outsider = Only players who do not fight themselves can use { CARD($card, form: "one") }.
castle-of-the-devil-why-as-attacked = You cannot stop your own attack with { CARD($card, form: "one") }.
castle-of-the-devil-why-as-sword = Only players who support the attacker can use { CARD($card, form: "one") }.
castle-of-the-devil-why-as-shield = Only players who support the defender can use { CARD($card, form: "one") }.
castle-of-the-devil-why-as-supporter = Only players who support another player can use { CARD($card, form: "one") }.
castle-of-the-devil-why-used-in-fight = You have already used { CARD($card, form: "one") } in this fight.
castle-of-the-devil-why-by-trade = To use { CARD($card, form: "one") }, trade it away.
castle-of-the-devil-why-never-used = You cannot use { CARD($card, form: "one") } like this.
castle-of-the-devil-why-needs-target = { CARD($card) }: name a player.
castle-of-the-devil-why-no-target = Use { CARD($card, form: "one") } without naming a player.
castle-of-the-devil-why-principals-only = { CARD($card) }: only one of the two who fight can win.
castle-of-the-devil-why-outsiders-only = { CARD($card) }: choose a player at this table who is not one of the two who fight.
castle-of-the-devil-why-hypnotised = You are hypnotised and cannot use anything in this fight.
castle-of-the-devil-why-duel = After the Duelist, no other player may interfere in this fight.
castle-of-the-devil-why-not-your-job = { CARD($card) } is not your occupation.
castle-of-the-devil-why-spent = You have already used { CARD($card, form: "one") }.
castle-of-the-devil-why-no-deck = The deck is empty.
castle-of-the-devil-why-not-yours = You do not have { CARD($card, form: "one") } in your luggage.
castle-of-the-devil-why-must-accept = You must accept { CARD($card, form: "one") }.
castle-of-the-devil-why-only-bag = Your only item is a bag: you must refuse the other bag.
castle-of-the-devil-why-bag-for-bag = A bag may not be exchanged for the other bag.
castle-of-the-devil-why-has-given = That player is at the limit and has just given something away.
castle-of-the-devil-why-you-have-it = You have what is demanded, so you must hand it over.
castle-of-the-devil-why-no-such-name = You cannot demand that now: { FACE($item, form: "name") }.
castle-of-the-devil-why-not-demanded = The demand was not for { CARD($card, form: "one") }.
castle-of-the-devil-why-not-there = That luggage does not contain { CARD($card, form: "one") }.
castle-of-the-devil-why-not-in-deck = The deck does not contain { CARD($card, form: "one") }.

## The table in words

castle-of-the-devil-board-deck = Deck { $count }
castle-of-the-devil-board-pile = Occupations { $count }
castle-of-the-devil-board-turned = the bags are a Key and a Goblet
castle-of-the-devil-board-turn = Turn { $count }
castle-of-the-devil-board-dark = face down
castle-of-the-devil-board-spent = spent
castle-of-the-devil-board-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
  }
castle-of-the-devil-board-hand = Your luggage
castle-of-the-devil-board-fight = { $name } attacks { $victim }: { $swords } to { $shields }
castle-of-the-devil-board-side = { $name } supports { $victim }
castle-of-the-devil-board-offer = { $name } offers { $victim } { CARD($card, form: "one") }
castle-of-the-devil-board-offer-secret = { $name } offers { $victim } an item
castle-of-the-devil-board-note = { ITEMS($loot) }: among { $places }
castle-of-the-devil-board-place-deck = the deck
castle-of-the-devil-board-place-offer = the offer
castle-of-the-devil-board-place-aside = the table
castle-of-the-devil-board-place-pile = the pile

## Errors

castle-of-the-devil-error-seal = { $where }: seal must be one of { $allowed }
castle-of-the-devil-error-too-many = there is not another { $card }
castle-of-the-devil-error-nowhere = { $card } is not anywhere
castle-of-the-devil-error-one-item = each player must have at least one item
castle-of-the-devil-error-top-two = at most two cards are on top
castle-of-the-devil-error-memory = these are not marks of what is known
castle-of-the-devil-error-progress = no rule can be in progress like this
castle-of-the-devil-error-before-deal = a table has no document before everything is dealt
castle-of-the-devil-error-uses = must be a list of tables with “seat” and “card”
castle-of-the-devil-error-only-seats = only these seats can be in this set: { $seats }
castle-of-the-devil-error-exactly = at this table it must be { $seats }
castle-of-the-devil-error-face-up = only a player whose { $card } is face up can do this
castle-of-the-devil-error-no-use = seat { $seat } cannot have used { $card } in this fight
castle-of-the-devil-error-by-use = this goes with the use of { $card } in this fight, and only with it
castle-of-the-devil-error-no-claim = the round cannot have come to this claim or to this end
castle-of-the-devil-error-result = the fight is at { $swords } to { $shields }, and goes on differently
castle-of-the-devil-error-lying = { $count ->
    [0] there is no card there at this moment
   *[other] there is exactly one card there at this moment
  }
castle-of-the-devil-error-how-many = at this moment it must be from { $least } to { $most } items
castle-of-the-devil-error-bag = a bag is always in a player's luggage
castle-of-the-devil-error-whose-turn = turn { $turns } of the round belongs to seat { $seat }
castle-of-the-devil-error-not-over = only a finished game has an ending
castle-of-the-devil-error-few-points = the rounds before must have brought { $least } points or more
castle-of-the-devil-error-undecided = after round { $rounds } one player must lead; before, it cannot be over
castle-of-the-devil-error-forgotten = more players know { $card } than are marked here

## Rules

castle-of-the-devil-section-S = Setting off
castle-of-the-devil-section-G = In general
castle-of-the-devil-section-T = A turn
castle-of-the-devil-section-X = Trading
castle-of-the-devil-section-F = Fighting
castle-of-the-devil-section-V = Claiming victory
castle-of-the-devil-section-H = Too much luggage
castle-of-the-devil-section-O = Occupations
castle-of-the-devil-section-I = Items
castle-of-the-devil-section-D = Drinks of Power
castle-of-the-devil-section-M = Talking
castle-of-the-devil-section-N = Variants
castle-of-the-devil-section-K = Campaign
castle-of-the-devil-section-E = Examples
castle-of-the-devil-section-W = At the online table
castle-of-the-devil-section-Q = Rulings

castle-of-the-devil-rule-CD-S1 = Three to ten passengers can play.
castle-of-the-devil-rule-CD-S2 = Each player has a character. Characters have no powers.
castle-of-the-devil-rule-CD-S3 = Each player gets one of the ten occupations face down; the others form a face-down pile.
castle-of-the-devil-rule-CD-S4 = With an even number of players, half belong to the Order and half to the Brotherhood. Faction cards are dealt face down.
castle-of-the-devil-rule-CD-S5 = With an odd number of players, one extra faction card is used, and the one left over stays unseen: one faction is smaller by one, and the players are not told which.
castle-of-the-devil-rule-CD-S6 = With an odd number of players, each player gets a Drink of Power, face up.
castle-of-the-devil-rule-CD-S7 = On a first journey, only items with a seal are used. Any of the five others may be added later.
castle-of-the-devil-rule-CD-S8 = Each player starts with one item: the two bags are among them, and all others have a seal, so the bags start in two different hands and nothing unsealed is dealt.
castle-of-the-devil-rule-CD-S9 = With three players, each player gets two items: the bags and four other sealed ones, shuffled together. The Black Pearl is left out.
castle-of-the-devil-rule-CD-S10 = With ten players, the Coat is left out, because there is no occupation pile.
castle-of-the-devil-rule-CD-S11 = All other items in use are shuffled into one face-down deck.
castle-of-the-devil-rule-CD-S12 = You may always look at your own cards.
castle-of-the-devil-rule-CD-S13 = The player who has travelled farthest in life starts.
castle-of-the-devil-rule-CD-G1 = Character cards show support in fights; they are not luggage.
castle-of-the-devil-rule-CD-G2 = The Order wins with three keys, the Brotherhood with three goblets, no matter which of its members hold them.
castle-of-the-devil-rule-CD-G3 = To use your occupation you turn it face up. It stays face up.
castle-of-the-devil-rule-CD-G4 = An occupation may be used at any time its own text allows, even on another player's turn.
castle-of-the-devil-rule-CD-G5 = Some occupations work as often as you like, others once. A spent one works again only after the Coat or the Tome has turned it face down.
castle-of-the-devil-rule-CD-G6 = An item used in a fight is shown to all players and taken back afterwards. Items are never used up.
castle-of-the-devil-rule-CD-G7 = Card text overrides the rules.
castle-of-the-devil-rule-CD-T1 = On your turn you do exactly one thing: pass, offer a trade, start a fight, or declare victory. Then it is your left neighbour's turn.
castle-of-the-devil-rule-CD-T2 = If you pass, nothing happens.
castle-of-the-devil-rule-CD-T3 = The Diplomat and the Clairvoyant are used on your turn in addition to your action.
castle-of-the-devil-rule-CD-T4 = There is no limit on the number of turns; only a declaration ends the journey.
castle-of-the-devil-rule-CD-X1 = You slide one of your items face down to one other player, who alone looks at it.
castle-of-the-devil-rule-CD-X2 = That player accepts or refuses.
castle-of-the-devil-rule-CD-X3 = If your only item is a bag, you must refuse the other bag.
castle-of-the-devil-rule-CD-X4 = The Black Pearl and the Broken Mirror must be accepted.
castle-of-the-devil-rule-CD-X5 = If you accept, keep the item and return another card face down; the offering player must take it.
castle-of-the-devil-rule-CD-X6 = A bag may never be exchanged for the other bag, as long as they are bags.
castle-of-the-devil-rule-CD-X7 = The Tome, Privilege, Secret Bag, Coat, Monocle and Sextant work when traded. The new owner names the item; the player who gave it away gets the effect.
castle-of-the-devil-rule-CD-X8 = If one of the two items is the Broken Mirror, nothing is named and nothing happens.
castle-of-the-devil-rule-CD-X9 = Items that do not work by being traded must not be named.
castle-of-the-devil-rule-CD-X10 = A refused item goes back; it is not named and does nothing.
castle-of-the-devil-rule-CD-X11 = Accepted or refused, the turn ends.
castle-of-the-devil-rule-CD-X12 = When a bag is named, only its drawing power is read out, never which of the two it is.
castle-of-the-devil-rule-CD-F1 = You point at another player: you are the attacker, that player the defender.
castle-of-the-devil-rule-CD-F2 = The attacker shows a sword, the defender a shield: one point each.
castle-of-the-devil-rule-CD-F3 = Before any player takes sides, a Priest may stop the fight.
castle-of-the-devil-rule-CD-F4 = Clockwise from the attacker's left, each other player openly supports the attacker, the defender, or neither.
castle-of-the-devil-rule-CD-F5 = Right after that, and only then, an attacking Hypnotist may act.
castle-of-the-devil-rule-CD-F6 = Then items and occupations are used in any order.
castle-of-the-devil-rule-CD-F7 = When no player wants to use anything more, swords count for the attacker and shields for the defender.
castle-of-the-devil-rule-CD-F8 = The one with more points wins, the other loses. Supporters win and lose nothing.
castle-of-the-devil-rule-CD-F9 = The winner looks either at the loser's faction and occupation, or at the whole luggage, and may then take one item.
castle-of-the-devil-rule-CD-F10 = If you take the loser's only item, you must give another item in its place. This is not a trade.
castle-of-the-devil-rule-CD-F11 = In a tie, the attacker draws the top item, if there is one. Nothing is looked at.
castle-of-the-devil-rule-CD-F12 = When one of them wins, nothing is drawn, not even if the Poison Ring turned a tie into a win.
castle-of-the-devil-rule-CD-F13 = After the fight, items and characters return to their owners; face-up occupations stay face up. The turn ends.
castle-of-the-devil-rule-CD-F14 = After a win, a Doctor may void the reward.
castle-of-the-devil-rule-CD-F15 = Each standing supporter and each card used counts one. A Poison Mixer's verdict comes first, then the points, then the Poison Ring.
castle-of-the-devil-rule-CD-V1 = You may declare victory only as your action, and only if you hold something your faction needs.
castle-of-the-devil-rule-CD-V2 = The faction needs three: real ones, or two and the bag once the deck has run out.
castle-of-the-devil-rule-CD-V3 = With an odd number of players, and if your faction is the smaller one, your own drink counts as one more.
castle-of-the-devil-rule-CD-V4 = You say which faction you speak for and turn up all your cards.
castle-of-the-devil-rule-CD-V5 = You name the allies who hold needed items; they show faction and items. Every player named must be of your faction and hold something needed.
castle-of-the-devil-rule-CD-V6 = The claim is true if no player of the faction holds the Black Pearl and those named hold with you what is needed. If it is true, your faction wins; if not, the other one does.
castle-of-the-devil-rule-CD-V7 = A faction that holds the Black Pearl may not declare victory.
castle-of-the-devil-rule-CD-V8 = Instead, you may declare a lone victory with the Lodge Crest.
castle-of-the-devil-rule-CD-H1 = You may own eight items with three players, six with four, otherwise five.
castle-of-the-devil-rule-CD-H2 = If you have more, give items away at once; you choose which, and to whom. Items are given away in no other case.
castle-of-the-devil-rule-CD-H3 = A gift cannot be refused. A player who then has too many items gives one away in turn.
castle-of-the-devil-rule-CD-H4 = A gift is not a trade: nothing works, nothing is named, and only the two players know the card.
castle-of-the-devil-rule-CD-O1 = Diplomat, once: on your turn, in addition to your action, demand a named item from a player, who must trade it. If they do not have it, you see their whole luggage and your turn ends.
castle-of-the-devil-rule-CD-O2 = Doctor, once: directly after a fight, the winner gets nothing for it. You do not have to have taken part.
castle-of-the-devil-rule-CD-O3 = Duelist, once: attacking or defending, no other player may interfere and you get +1, even after support and abilities.
castle-of-the-devil-rule-CD-O4 = Poison Mixer, once: as an outsider, you decide who wins, even after support and abilities.
castle-of-the-devil-rule-CD-O5 = Grandmaster: +1 as the defender.
castle-of-the-devil-rule-CD-O6 = Clairvoyant, once: on your turn, look through the item deck, choose two cards, shuffle the others, and put the two on top in any order.
castle-of-the-devil-rule-CD-O7 = Hypnotist: as the attacker, right after the support, forbid one player to support anyone or use anything in this fight.
castle-of-the-devil-rule-CD-O8 = Bodyguard: the player you support gets a further +1. It does not work in your own fights.
castle-of-the-devil-rule-CD-O9 = Priest, once: stop a fight before any player takes sides. An attacker with two or more items gives you one of them.
castle-of-the-devil-rule-CD-O10 = Thug: +1 as the attacker.
castle-of-the-devil-rule-CD-I1 = Dagger: +1 as the attacker, not as a supporter.
castle-of-the-devil-rule-CD-I2 = Gloves: +1 as the defender, not as a supporter.
castle-of-the-devil-rule-CD-I3 = Throwing Knives: +1 for the attacker you support.
castle-of-the-devil-rule-CD-I4 = Whip: +1 for the defender you support.
castle-of-the-devil-rule-CD-I5 = Secret Bag: traded away, you draw the top item. Never for the other bag. When the deck has run out, it is a key or a goblet.
castle-of-the-devil-rule-CD-I6 = Key: the Order needs three.
castle-of-the-devil-rule-CD-I7 = Goblet: the Brotherhood needs three.
castle-of-the-devil-rule-CD-I8 = Tome: traded away, you swap occupations with your partner. Both lie face down and can be used again.
castle-of-the-devil-rule-CD-I9 = Coat: traded away, you draw a new occupation face down; the old one goes back to the pile and can be used again.
castle-of-the-devil-rule-CD-I10 = Monocle: traded away, you look at your partner's faction.
castle-of-the-devil-rule-CD-I11 = Privilege: traded away, you look at your partner's whole luggage.
castle-of-the-devil-rule-CD-I12 = Black Pearl: offered, it must be accepted. The faction that holds it may not declare victory.
castle-of-the-devil-rule-CD-I13 = Poison Ring: as attacker or defender you win a tie.
castle-of-the-devil-rule-CD-I14 = Lodge Crest: with it and three keys and goblets in any combination, you may declare a lone victory. Bags count once turned, drinks do not.
castle-of-the-devil-rule-CD-I15 = Sextant: traded away, you choose a direction and each player passes one item to that neighbour. This is not a trade.
castle-of-the-devil-rule-CD-I16 = Broken Mirror: offered, it cannot be refused. The item exchanged for it does not work, and neither is named.
castle-of-the-devil-rule-CD-I17 = When the deck runs out, it is announced at once that one bag is now a key and the other a goblet, in every respect.
castle-of-the-devil-rule-CD-D1 = A drink counts as one key or goblet, only for the declarer, and only if the declarer's faction is the smaller one.
castle-of-the-devil-rule-CD-D2 = A drink never counts for the Lodge Crest.
castle-of-the-devil-rule-CD-M1 = During the journey you speak only through your cards and actions.
castle-of-the-devil-rule-CD-N1 = Smuggling: the player who gives a trade item away decides whether it works. If not, it is not named.
castle-of-the-devil-rule-CD-N2 = Prophecy: as your declaration, turn up your cards and name the enemies who hold the three items their faction needs. If they do, your faction wins, otherwise theirs.
castle-of-the-devil-rule-CD-N3 = First journey: sealed items only.
castle-of-the-devil-rule-CD-K1 = A campaign is an agreed number of journeys with points after each.
castle-of-the-devil-rule-CD-K2 = A true claim gives the declarer 3 points, or 5 with three needed items in the declarer's own luggage. The Lodge Crest gives 4, and the other players score nothing.
castle-of-the-devil-rule-CD-K3 = Other members of the winning faction get 2 points if they hold something needed, otherwise 1.
castle-of-the-devil-rule-CD-K4 = A false claim gives each member of the other faction 2 points.
castle-of-the-devil-rule-CD-K5 = A true prophecy gives the prophet 3 points and the other members 1; a false one gives each enemy 2.
castle-of-the-devil-rule-CD-K6 = The player with the most points wins. In a tie, the tied player who won the last journey wins; if that does not decide, all play one more journey.
castle-of-the-devil-rule-CD-E1 = Example: with the Lodge Crest, two keys and a goblet you declare alone and win alone.
castle-of-the-devil-rule-CD-E2 = Example: you trade the Sextant to your left neighbour and choose left. You too pass one item there; each player keeps as many items as before, and nothing passed works.
castle-of-the-devil-rule-CD-E3 = Example: at two to two, the defender uses the Poison Ring, wins, and gets a reward. The attacker draws nothing.
castle-of-the-devil-rule-CD-E4 = Example: at two to two without a ring, the attacker draws the top item.
castle-of-the-devil-rule-CD-E5 = Example: once the deck is empty, a bag may be exchanged for a bag; nothing is named or drawn.
castle-of-the-devil-rule-CD-E6 = Example: your only item is a bag and the other bag is offered; you can only refuse.
castle-of-the-devil-rule-CD-E7 = Example: a key is traded for the Dagger; the others learn only that a trade took place.
castle-of-the-devil-rule-CD-E8 = Example: the Broken Mirror is traded for the Monocle; no faction is seen and nothing is named.
castle-of-the-devil-rule-CD-E9 = Example: seven players, the Brotherhood has three. A goblet with the declarer, one with a named ally, and the drink make three.
castle-of-the-devil-rule-CD-E10 = Example: the smaller faction holds one key and the turned bag; with the drink that is enough. Before the deck has run out it is not.
castle-of-the-devil-rule-CD-E11 = Example: an attacker with one item pays the Priest nothing; with two, one of them.
castle-of-the-devil-rule-CD-E12 = Example: the Diplomat demands the Whip in vain, sees the luggage, and the turn ends without an action.
castle-of-the-devil-rule-CD-E13 = Example: the loser's only item is taken; the winner gives another in return, and nothing works.
castle-of-the-devil-rule-CD-E14 = Example: a Clairvoyant puts two cards on top, then trades a bag, and draws the first of them.
castle-of-the-devil-rule-CD-W1 = Who is asked depends only on what everyone knows, never on what a player really holds.
castle-of-the-devil-rule-CD-W2 = Each player who is asked answers secretly: pass, or one use. It stays hidden who has answered; all uses are shown together.
castle-of-the-devil-rule-CD-W3 = Before the support and during the abilities there are further rounds of questions until all players have passed. At the other moments there is one round.
castle-of-the-devil-rule-CD-W4 = In one round, the Priest comes first, then the Duelist; what they make void goes back unseen and unspent. A Clairvoyant's look comes last.
castle-of-the-devil-rule-CD-W5 = Each card works once in a fight. Several cards are used in several rounds.
castle-of-the-devil-rule-CD-W6 = A player is asked if they might have something to use at that moment, because their occupation is face down, or face up and still usable.
castle-of-the-devil-rule-CD-W7 = The question stays open for a random time, even if all players have answered. A player who is too late passes.
castle-of-the-devil-rule-CD-W8 = Each player has the same private switches for passing automatically. The others do not see them.
castle-of-the-devil-rule-CD-W9 = Questions to one player are asked even if only one answer is possible; only a card that all players can see to be the only one is played at once.
castle-of-the-devil-rule-CD-W10 = If your time runs out, you pass, even in the middle of an offer or an attack; you refuse a trade, support neither side, and answer no. With Smuggling the item works, and a claim or prophecy names those chosen so far. The winner looks at the luggage and takes nothing. Otherwise chance decides.
castle-of-the-devil-rule-CD-W11 = For programs, such a question is a sequence of decisions, beginning with the active player; the earlier answers stay hidden.
castle-of-the-devil-rule-CD-W12 = A trade goes step by step: offer, answer, exchange, naming, then the offered item's effect, then that of the returned one.
castle-of-the-devil-rule-CD-W13 = When nothing is named, the same line appears after the same time.
castle-of-the-devil-rule-CD-W14 = From the deal to the end, only a few quick phrases are available. Chat is open before and after, or if all players have agreed to it.
castle-of-the-devil-rule-CD-W15 = Occupations and fight items can be used at the listed moments and at no other.
castle-of-the-devil-rule-CD-W16 = The player the Diplomat addresses is always asked. The Diplomat chooses what to give before seeing what comes.
castle-of-the-devil-rule-CD-Q1 = Online, the starting player is chosen at random.
castle-of-the-devil-rule-CD-Q2 = Trade effects are not optional, unless the players agree otherwise.
castle-of-the-devil-rule-CD-Q3 = First, the exchange is completed, then the offered item works, then the returned one.
castle-of-the-devil-rule-CD-Q4 = Both items are named before the first effect, the offered one first.
castle-of-the-devil-rule-CD-Q5 = The Privilege shows the luggage as it is then, the Privilege included.
castle-of-the-devil-rule-CD-Q6 = That occupations change hands is public; each player sees only the new card, so with the Tome both know both.
castle-of-the-devil-rule-CD-Q7 = With the Coat you draw the top occupation; the old one is shuffled into the pile.
castle-of-the-devil-rule-CD-Q8 = All items have a seal except Tome, Coat, Sextant, Lodge Crest and Broken Mirror.
castle-of-the-devil-rule-CD-Q9 = Only Bodyguard and Duelist show both icons; which one counts follows from the side they are on.
castle-of-the-devil-rule-CD-Q10 = Duelist, Thug, Grandmaster and Poison Mixer may act before the support; items only after it.
castle-of-the-devil-rule-CD-Q11 = Nothing is used between two choices of support.
castle-of-the-devil-rule-CD-Q12 = The Duelist beats the Poison Mixer in any order. The Poison Mixer stays spent, unless both acted in the same round.
castle-of-the-devil-rule-CD-Q13 = The Duelist undoes all support, what supporters used, and any verdict. What attacker and defender used stands.
castle-of-the-devil-rule-CD-Q14 = After an early Duelist, there is no support; only a defending Priest can still act.
castle-of-the-devil-rule-CD-Q15 = A Doctor may act after a Duelist.
castle-of-the-devil-rule-CD-Q16 = A Doctor cannot act on a tie.
castle-of-the-devil-rule-CD-Q17 = The hypnotised player cannot use anything until the turn ends; a verdict they have already given as Poison Mixer stands.
castle-of-the-devil-rule-CD-Q18 = The Hypnotist may choose any outsider, supporter or not.
castle-of-the-devil-rule-CD-Q19 = The Priest may be the defender, but not the attacker.
castle-of-the-devil-rule-CD-Q20 = A fight stopped by the Priest ends the attacker's turn.
castle-of-the-devil-rule-CD-Q21 = Face-up occupations do not work by themselves; they must be used again in each fight.
castle-of-the-devil-rule-CD-Q22 = The winner must choose one of the two rewards; taking an item is optional.
castle-of-the-devil-rule-CD-Q23 = What is given back must be a different card from the one taken.
castle-of-the-devil-rule-CD-Q24 = Items laid out in the fight belong to the luggage that is gone through.
castle-of-the-devil-rule-CD-Q25 = The Diplomat acts at the start of the turn; after success the action is still to come.
castle-of-the-devil-rule-CD-Q26 = The Diplomat chooses what to give after the demanded item was found; it counts as the offered one.
castle-of-the-devil-rule-CD-Q27 = Any item name in use may be demanded, but not a bag once the bags have turned, and not by a player whose only item is a bag.
castle-of-the-devil-rule-CD-Q28 = The Diplomat's trade is a trade: items work, the Mirror prevents naming, and the rule for bags applies.
castle-of-the-devil-rule-CD-Q29 = Once turned, the bags can be demanded as a key and a goblet.
castle-of-the-devil-rule-CD-Q30 = With one card in the deck a Clairvoyant looks and puts it back; with none, the occupation cannot be used.
castle-of-the-devil-rule-CD-Q31 = A turned bag is not named and draws nothing.
castle-of-the-devil-rule-CD-Q32 = Holders of turned bags do not have to show them.
castle-of-the-devil-rule-CD-Q33 = In one chain of gifts, a player who has already given one away gets none, unless they are below the limit.
castle-of-the-devil-rule-CD-Q34 = The limit is checked after every single gain. Taking an item and giving one back is one step.
castle-of-the-devil-rule-CD-Q35 = Without a needed item you cannot declare; a drink is not an item.
castle-of-the-devil-rule-CD-Q36 = A player with the Black Pearl can neither declare for the faction nor prophesy.
castle-of-the-devil-rule-CD-Q37 = If an ally holds the Black Pearl, the claim is false.
castle-of-the-devil-rule-CD-Q38 = The Black Pearl does not prevent a victory with the Lodge Crest.
castle-of-the-devil-rule-CD-Q39 = A false lone claim is impossible.
castle-of-the-devil-rule-CD-Q40 = All allies are named at once, then everything is shown.
castle-of-the-devil-rule-CD-Q41 = Naming more allies than necessary is fine, if each of them meets the conditions.
castle-of-the-devil-rule-CD-Q42 = The drinks of allies never count.
castle-of-the-devil-rule-CD-Q43 = The drink counts automatically; it is not announced.
castle-of-the-devil-rule-CD-Q44 = You may declare victory even if you know that the claim is false.
castle-of-the-devil-rule-CD-Q45 = For a prophecy, every player named must be an enemy with a needed item, and together they must hold at least three. The prophet needs none; a Black Pearl on the prophet's side makes it false.
castle-of-the-devil-rule-CD-Q46 = Smuggling is also asked in a Diplomat's trade and in a trade with the Mirror, where it has no effect.
castle-of-the-devil-rule-CD-Q47 = For 5 points the three items must be in the declarer's own luggage; a drink does not count.
castle-of-the-devil-rule-CD-Q48 = Of the tied leaders, those on the winning side of the last journey stay in; if that is not exactly one, all play one more journey.
castle-of-the-devil-rule-CD-Q49 = Later journeys start with the left neighbour of the last starter; everything is dealt again.
castle-of-the-devil-rule-CD-Q50 = A paragraph misplaced in the rulebook belongs to the Hypnotist.
castle-of-the-devil-rule-CD-Q51 = A known alternative for three players is not part of this rulebook.
castle-of-the-devil-rule-CD-Q52 = For research, a limit on the number of turns can be set; the game then ends without a winner.
castle-of-the-devil-rule-CD-Q53 = You may attack any other player, or offer them a trade, as often as you like.
castle-of-the-devil-rule-CD-Q54 = With the Sextant, the direction comes first; then all players choose secretly and pass at once.
castle-of-the-devil-rule-CD-Q55 = An attacking Clairvoyant may act during the fight.
castle-of-the-devil-rule-CD-Q56 = Needed items of members who were not named do not count.
castle-of-the-devil-rule-CD-Q57 = Characters are chosen before the deal; a seat without one gets one at random.
castle-of-the-devil-rule-CD-Q58 = Loot, what is given back, the Priest's payment, gifts and items passed by the Sextant are not trades.

## Cards in few words, where they are small

castle-of-the-devil-brief-bag_key = Trade it away: draw an item. Ends as a Key.
castle-of-the-devil-brief-bag_goblet = Trade it away: draw an item. Ends as a Goblet.
castle-of-the-devil-brief-monocle = Trade it away: see their faction.
castle-of-the-devil-brief-privilege = Trade it away: see their whole luggage.
castle-of-the-devil-brief-pearl = Must be accepted. Its faction may not claim victory.
castle-of-the-devil-brief-tome = Trade it away: swap occupations too.
castle-of-the-devil-brief-coat = Trade it away: get a new occupation.
castle-of-the-devil-brief-sextant = Trade it away: all pass an item one way.
castle-of-the-devil-brief-crest = Three keys and goblets in all: you may win alone.
castle-of-the-devil-brief-mirror = Must be accepted. Nothing happens in its trade.

## The page in the browser

castle-of-the-devil-deck-character = Passengers
castle-of-the-devil-deck-drink = Drinks of Power
castle-of-the-devil-deck-faction = Factions
castle-of-the-devil-deck-item = Items
castle-of-the-devil-deck-occupation = Occupations
castle-of-the-devil-guide-bodyguard = Two against two. Everyone is asked at once now, and it stays hidden who answers. Your occupation glows: a Bodyguard adds one more for the side you support. Click it.
castle-of-the-devil-guide-declare = Raven won and looked at Magpie's papers. It is your turn again. You hold two Keys, and Raven had another one: that makes three. Declare victory!
castle-of-the-devil-guide-done = The claim was true, { $name }: the whole Order wins. That is the journey: learn who your friends are, help them in the open, and speak when you are sure. You are ready for a real coach!
castle-of-the-devil-guide-monocle = The Monocle works when you trade it away: you will see your partner's faction. Click it; only Raven will look at it.
castle-of-the-devil-guide-name = Name the allies who hold what is missing: click Raven, then say it. If one name is wrong, the others win.
castle-of-the-devil-guide-shield = Raven took it and gave you a Key, and you have seen it: Raven belongs to the Order, like you! Only you know that. Now Magpie attacks Raven. Stand with your ally: choose the shield.
castle-of-the-devil-guide-trade = Welcome aboard, { $name }! You belong to the Order and look for three Keys, but talking is not allowed. So let your luggage talk: click “Offer a trade”.
castle-of-the-devil-guide-wait = Three shields to two swords. Something was used, so everyone is asked once more. You have nothing else: do nothing.
castle-of-the-devil-guide-whom = Every other player glows: choose with whom. Click Raven, who sits across the coach.
castle-of-the-devil-web-among = { $cards }: somewhere here: { $places }
castle-of-the-devil-web-attack = Attack
castle-of-the-devil-web-attackers = { $count ->
    [one] point for the attacker
   *[other] points for the attacker
  }
castle-of-the-devil-web-certain = What follows for certain
castle-of-the-devil-web-choose-card = Click one of your glowing cards.
castle-of-the-devil-web-choose-one = Click a passenger who glows.
castle-of-the-devil-web-claimant = claimed victory
castle-of-the-devil-web-claim-goblet = “We hold the three goblets!”
castle-of-the-devil-web-claim-key = “We hold the three keys!”
castle-of-the-devil-web-fault-faction = { $name } is on the other side.
castle-of-the-devil-web-fault-few = Too few were there.
castle-of-the-devil-web-fault-item = { $name } has nothing that is needed.
castle-of-the-devil-web-fault-pearl = { $name } holds the Black Pearl.
castle-of-the-devil-web-show-all = Show all at once
castle-of-the-devil-web-claimed-by = { $name } rises and speaks.
castle-of-the-devil-web-coach = The coach
castle-of-the-devil-web-deck = Item deck
castle-of-the-devil-web-defence = Defence
castle-of-the-devil-web-defenders = { $count ->
    [one] point for the defender
   *[other] points for the defender
  }
castle-of-the-devil-web-demanded = Demanded:
castle-of-the-devil-web-demands = { $name } demands from { $victim }:
castle-of-the-devil-web-duel = A duel: no other player may interfere
castle-of-the-devil-web-face-up = face up
castle-of-the-devil-web-faction = Faction
castle-of-the-devil-web-faction-down = Faction, face down
castle-of-the-devil-web-factions-left = Of those you do not know: Order { $order }, Brotherhood { $brotherhood }.
castle-of-the-devil-web-final-fight = Next, choose whom to attack. You cannot also trade this turn.
castle-of-the-devil-web-final-pass = Your turn ends without a trade or a fight.
castle-of-the-devil-web-foes-goblet = Goblets seen: { $names }
castle-of-the-devil-web-foes-key = Keys seen: { $names }
castle-of-the-devil-web-goal-all = You know of all three. Declare on your turn if you are sure.
castle-of-the-devil-web-goal-goblet = Three goblets
castle-of-the-devil-web-goal-key = Three keys
castle-of-the-devil-web-goal-known = what you know
castle-of-the-devil-web-goal-naming = Everyone you name fills a place: gold is what you have seen, an outline is a guess.
castle-of-the-devil-web-goal-some = Declare on your turn once you know of the rest.
castle-of-the-devil-web-goal-unseen = not seen
castle-of-the-devil-web-goal-yours = yours
castle-of-the-devil-web-guess-faction = Guess faction
castle-of-the-devil-web-guess-job = Guess occupation
castle-of-the-devil-web-hypnotised = { $name } is hypnotised
castle-of-the-devil-web-in-deck = In the deck: { $cards }
castle-of-the-devil-web-in-pile = In the occupation pile: { $cards }
castle-of-the-devil-web-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
  }
castle-of-the-devil-web-items-left = { $count ->
    [one] { $count } item left
   *[other] { $count } items left
  }
castle-of-the-devil-web-job = Occupation
castle-of-the-devil-web-job-down = Occupation, face down
castle-of-the-devil-web-job-mark-of = Your guess at the occupation of { $name }
castle-of-the-devil-web-journey = Journey { $n } of { $of }
castle-of-the-devil-web-known-already = You know: { $cards }
castle-of-the-devil-web-last-journey = The last journey was won by { $names }.
castle-of-the-devil-web-leads = { $name } wins as it stands
castle-of-the-devil-web-left-in-deck = Left in the deck:
castle-of-the-devil-web-luggage = Luggage
castle-of-the-devil-web-mark-brotherhood = Brotherhood?
castle-of-the-devil-web-mark-of = Your guess at the faction of { $name }
castle-of-the-devil-web-mark-order = Order?
castle-of-the-devil-web-mark-trust = Watch out!
castle-of-the-devil-web-marks = Your own marks
castle-of-the-devil-web-memo = your note…
castle-of-the-devil-web-name-go = Declare victory
castle-of-the-devil-web-name-idle = Click the passengers you name, then say it. Every player named must hold something that is needed.
castle-of-the-devil-web-name-one = Name { $name }
castle-of-the-devil-web-name-said = You name
castle-of-the-devil-web-no-side = { $count ->
    [one] takes no side
   *[other] take no side
  }
castle-of-the-devil-web-not-yet = Not yet
castle-of-the-devil-web-notes = Your notes
castle-of-the-devil-web-notes-lead = What you have seen or were shown, and what follows from it. Only you see this page.
castle-of-the-devil-web-odd = One faction has one member fewer; a drink counts only for its declarer.
castle-of-the-devil-web-of-limit = { $n } of { $of }
castle-of-the-devil-web-offer-card = Offer { CARD($card, form: "one") }
castle-of-the-devil-web-offered = You are offered:
castle-of-the-devil-web-offers = { $name } offers { $victim } something
castle-of-the-devil-web-on-top = On top of the deck, in this order: { $cards }
castle-of-the-devil-web-own-luggage = Your luggage
castle-of-the-devil-web-own-papers = Your papers
castle-of-the-devil-web-passenger = Passenger
castle-of-the-devil-web-phase-abilities = a fight: items and occupations
castle-of-the-devil-web-phase-before = a fight: before the support
castle-of-the-devil-web-phase-demand = the Diplomat demands
castle-of-the-devil-web-phase-doctor = a fight is won
castle-of-the-devil-web-phase-foresight = a look into the deck
castle-of-the-devil-web-phase-hypnosis = a fight: after the support
castle-of-the-devil-web-phase-over = journey's end
castle-of-the-devil-web-phase-payment = paying the Priest
castle-of-the-devil-web-phase-present = too much luggage
castle-of-the-devil-web-phase-reward = the reward
castle-of-the-devil-web-phase-sextant = the Sextant goes round
castle-of-the-devil-web-phase-support = a fight: who supports whom?
castle-of-the-devil-web-phase-trade = a trade
castle-of-the-devil-web-phase-turn = on the road
castle-of-the-devil-web-pile = Occupation pile
castle-of-the-devil-web-place-aside = cards on the table
castle-of-the-devil-web-place-deck = the deck
castle-of-the-devil-web-place-offer = the offered card
castle-of-the-devil-web-place-pile = the occupation pile
castle-of-the-devil-web-plaque-declare-why = you know of { $have } of three; a false claim loses
castle-of-the-devil-web-plaque-fight-why = the others take sides
castle-of-the-devil-web-plaque-trade-why = one item, face down
castle-of-the-devil-web-points = Points
castle-of-the-devil-web-poisoned = The Poison Mixer decides for { $name }
castle-of-the-devil-web-present-how = Click one of your cards, then the player who gets it.
castle-of-the-devil-web-return-how = Click the card you give in return, or refuse.
castle-of-the-devil-web-shield = Supports the defender
castle-of-the-devil-web-short-brotherhood = Brotherhood
castle-of-the-devil-web-short-order = Order
castle-of-the-devil-web-spent = spent
castle-of-the-devil-web-stood = Fights with you: { $with }, against you: { $against }
castle-of-the-devil-web-sure = This decides the game and cannot be taken back. If it is wrong, the others win.
castle-of-the-devil-web-sword = Supports the attacker
castle-of-the-devil-web-text-of = Your note on { $name }
castle-of-the-devil-web-their-turn = Active player
castle-of-the-devil-web-then-allies-no = One mistake, or the Black Pearl on your side: the others win.
castle-of-the-devil-web-then-allies-see = Everyone you name shows their papers and luggage.
castle-of-the-devil-web-then-allies-yes = All on your side, each with something you need: your society wins.
castle-of-the-devil-web-then-answer-no = Refuse: the card goes back, unnamed.
castle-of-the-devil-web-then-answer-see = Only the two of you have seen this card.
castle-of-the-devil-web-then-answer-yes = Return an item: the exchange is made, and items with a power are named.
castle-of-the-devil-web-then-demand-no = It is not there: you see the luggage, and your turn ends.
castle-of-the-devil-web-then-demand-see = You demand one item by its name.
castle-of-the-devil-web-then-demand-yes = It is there: you give an item of yours for it.
castle-of-the-devil-web-then-fight-no = A tie: there is no winner, and you draw an item. If you lose, your opponent may look at yours.
castle-of-the-devil-web-then-fight-see = The others take sides, one after the other, in the open.
castle-of-the-devil-web-then-fight-yes = Win: you look at the papers, or at the luggage and may take an item.
castle-of-the-devil-web-then-trade-no = Refused: the card comes back, unnamed. Your turn ends.
castle-of-the-devil-web-then-trade-see = Only the passenger you choose sees the card, and accepts or refuses.
castle-of-the-devil-web-then-trade-yes = Accepted: you get an item in return; items with a power are named.
castle-of-the-devil-web-tied = A tie as it stands
castle-of-the-devil-web-turn = Turn { $n }
castle-of-the-devil-web-turn-of = It is { $name }'s turn.
castle-of-the-devil-web-turned = The deck has run out: one bag is a Key, the other a Goblet.
castle-of-the-devil-web-unknown = { $count ->
    [one] { $count } unknown
   *[other] { $count } unknown
  }
castle-of-the-devil-web-unseen = Items whose place you do not know: { $cards }
castle-of-the-devil-web-unseen-jobs = Occupations whose place you do not know: { $cards }
castle-of-the-devil-web-unseen-yet = You have seen nothing of this yet.
castle-of-the-devil-web-window = Sealed answers: every player who might act has been asked. The answers are opened together.
castle-of-the-devil-web-window-short = { $count ->
    [one] { $count } passenger asked, sealed.
   *[other] { $count } passengers asked at once, sealed.
  }
castle-of-the-devil-web-window-you = It stays hidden who answers, and when. All answers are opened together.
castle-of-the-devil-web-winners = Victory for { $names }
castle-of-the-devil-web-won = { $name } wins the fight
castle-of-the-devil-web-you = You
castle-of-the-devil-web-you-know = You know this; the others do not see it.
castle-of-the-devil-web-your-turn = It is your turn.
castle-of-the-devil-web-yours = Your papers and luggage
castle-of-the-devil-switch-ability = When items and occupations can be used
castle-of-the-devil-switch-bag = Before a card is drawn for a bag
castle-of-the-devil-switch-before = Before any player takes sides in a fight
castle-of-the-devil-switch-doctor = After a fight has been won
castle-of-the-devil-stop-always = always
castle-of-the-devil-stop-attacked = I am attacked
castle-of-the-devil-stop-side = I take a side
castle-of-the-devil-stop-winner = I can change the winner
