### Age of Thieves: English
### Spaces (Nc3), cards (G04), districts (N E S W P) and rule ids are the same in every language.

age-of-thieves-name = Age of Thieves
age-of-thieves-hook = One night, one jewel, two open gates, and guards with very good ears.
age-of-thieves-summary = Master thieves prowl the city of Hadria. Every turn all players secretly lay down action cards and put action points on them: the more points, the sooner a card acts, and everyone knows when the city guard will act. Sneak through the streets, turn over what the guardhouses hide, gather jewels, send guards after your rivals. Once a thief lifts the Emperors' Jewel, the alarm is raised: five turns are left, two gates are open, and the thief who carries the jewel out wins.
age-of-thieves-length = 60–120 minutes
age-of-thieves-reconstructed = Much of this game is reconstructed: the rulebook we work from gives the rules, the counts, the city tokens and the names of fourteen general cards. Our own are the map (it fits every count and neighbourhood the rulebook states), the texts of the events, most general cards and their numbers, half of the abilities, the length of a Run, what Ambush brings, and most values of the city guard; they were tried out in games between bots.
age-of-thieves-cards-lead = Everything printed: the six thieves, their basic and special actions, the general action cards, the city tokens, and the events of calm and alarm.
age-of-thieves-deck-thief = Thieves
age-of-thieves-deck-action = Basic and special actions
age-of-thieves-deck-card = General actions
age-of-thieves-deck-token = City tokens
age-of-thieves-deck-calm = Events in calm
age-of-thieves-deck-alarm = Events in alarm

## Districts, jewels, figures

age-of-thieves-district-N = Golden Roofs
age-of-thieves-district-E = Empty Cauldron
age-of-thieves-district-S = Salty Docks
age-of-thieves-district-W = Clatters
age-of-thieves-district-P = Palace
age-of-thieves-jewel-yellow = a yellow jewel
age-of-thieves-jewel-green = a green jewel
age-of-thieves-jewel-emperor = the Emperors' Jewel
age-of-thieves-jewel-trinkets = Trinkets
age-of-thieves-figure-guard = A guard
age-of-thieves-figure-captain = A captain

## Spaces: street and number, or a name of their own

age-of-thieves-space-Na0 = Gilded Cage
age-of-thieves-space-Na1 = Crown Wall 2
age-of-thieves-space-Na2 = Sun Inn
age-of-thieves-space-Na3 = Crown Wall 4
age-of-thieves-space-Na4 = Crown Wall 5
age-of-thieves-space-Na5 = Crown Gate
age-of-thieves-space-Na6 = Crown Wall 7
age-of-thieves-space-Na7 = Crown Wall 8
age-of-thieves-space-Na8 = Pilgrim Gate
age-of-thieves-space-Na9 = Crown Wall 10
age-of-thieves-space-Nb0 = Goldbeaters' Row 1
age-of-thieves-space-Nb1 = Goldbeaters' Row 2
age-of-thieves-space-Nb2 = Goldbeaters' Row 3
age-of-thieves-space-Nb3 = Goldbeaters' Row 4
age-of-thieves-space-Nb4 = Goldbeaters' Row 5
age-of-thieves-space-Nb5 = Goldbeaters' Row 6
age-of-thieves-space-Nb6 = Goldbeaters' Row 7
age-of-thieves-space-Nb7 = Goldbeaters' Row 8
age-of-thieves-space-Nb8 = Dovecote
age-of-thieves-space-Nc0 = Silk Street 1
age-of-thieves-space-Nc1 = Silk Street 2
age-of-thieves-space-Nc2 = Silk Street 3
age-of-thieves-space-Nc3 = Silk Street 4
age-of-thieves-space-Nc4 = Silk Street 5
age-of-thieves-space-Nc5 = Silk Street 6
age-of-thieves-space-Nc6 = Silk Street 7
age-of-thieves-space-Nc7 = Bathhouse Drain
age-of-thieves-space-Nd0 = Peacock Lane 1
age-of-thieves-space-Nd1 = Peacock Lane 2
age-of-thieves-space-Nd2 = Fountain Ladder
age-of-thieves-space-Nd3 = North Imperial Guardhouse
age-of-thieves-space-Nd4 = Peacock Lane 5
age-of-thieves-space-Nd5 = Peacock Lane 6
age-of-thieves-space-Nd6 = The Mint
age-of-thieves-space-Ne0 = Ivy Arch
age-of-thieves-space-Ne1 = Envoys' Walk 2
age-of-thieves-space-Ne2 = Envoys' Walk 3
age-of-thieves-space-Ne3 = Envoys' Walk 4
age-of-thieves-space-Ne4 = Envoys' Walk 5
age-of-thieves-space-Ne5 = Envoys' Walk 6
age-of-thieves-space-Ea0 = The Pit
age-of-thieves-space-Ea1 = Ash Wall 2
age-of-thieves-space-Ea2 = Cold Hearth Inn
age-of-thieves-space-Ea3 = Ash Wall 4
age-of-thieves-space-Ea4 = Ash Wall 5
age-of-thieves-space-Ea5 = Ash Gate
age-of-thieves-space-Ea6 = Ash Wall 7
age-of-thieves-space-Ea7 = Ash Wall 8
age-of-thieves-space-Ea8 = Beggar Gate
age-of-thieves-space-Ea9 = Ash Wall 10
age-of-thieves-space-Eb0 = Beggars' Row 1
age-of-thieves-space-Eb1 = Beggars' Row 2
age-of-thieves-space-Eb2 = Beggars' Row 3
age-of-thieves-space-Eb3 = Beggars' Row 4
age-of-thieves-space-Eb4 = Beggars' Row 5
age-of-thieves-space-Eb5 = Beggars' Row 6
age-of-thieves-space-Eb6 = Beggars' Row 7
age-of-thieves-space-Eb7 = Beggars' Row 8
age-of-thieves-space-Eb8 = Rag Cellar
age-of-thieves-space-Ec0 = Bone Street 1
age-of-thieves-space-Ec1 = Bone Street 2
age-of-thieves-space-Ec2 = Bone Street 3
age-of-thieves-space-Ec3 = Bone Street 4
age-of-thieves-space-Ec4 = Bone Street 5
age-of-thieves-space-Ec5 = Bone Street 6
age-of-thieves-space-Ec6 = Bone Street 7
age-of-thieves-space-Ec7 = Bone Drain
age-of-thieves-space-Ed0 = Nettle Lane 1
age-of-thieves-space-Ed1 = Nettle Lane 2
age-of-thieves-space-Ed2 = Well Ladder
age-of-thieves-space-Ed3 = East Imperial Guardhouse
age-of-thieves-space-Ed4 = Nettle Lane 5
age-of-thieves-space-Ed5 = Nettle Lane 6
age-of-thieves-space-Ed6 = Pawn House
age-of-thieves-space-Ee0 = Broken Oven
age-of-thieves-space-Ee1 = Crust Walk 2
age-of-thieves-space-Ee2 = Crust Walk 3
age-of-thieves-space-Ee3 = Crust Walk 4
age-of-thieves-space-Ee4 = Crust Walk 5
age-of-thieves-space-Ee5 = Crust Walk 6
age-of-thieves-space-Sa0 = The Bilge
age-of-thieves-space-Sa1 = Quay Wall 2
age-of-thieves-space-Sa2 = Mermaid Inn
age-of-thieves-space-Sa3 = Quay Wall 4
age-of-thieves-space-Sa4 = Quay Wall 5
age-of-thieves-space-Sa5 = Salt Gate
age-of-thieves-space-Sa6 = Quay Wall 7
age-of-thieves-space-Sa7 = Quay Wall 8
age-of-thieves-space-Sa8 = Tar Gate
age-of-thieves-space-Sa9 = Quay Wall 10
age-of-thieves-space-Sb0 = Ropewalk 1
age-of-thieves-space-Sb1 = Ropewalk 2
age-of-thieves-space-Sb2 = Ropewalk 3
age-of-thieves-space-Sb3 = Ropewalk 4
age-of-thieves-space-Sb4 = Ropewalk 5
age-of-thieves-space-Sb5 = Ropewalk 6
age-of-thieves-space-Sb6 = Ropewalk 7
age-of-thieves-space-Sb7 = Ropewalk 8
age-of-thieves-space-Sb8 = Net Loft
age-of-thieves-space-Sc0 = Herring Street 1
age-of-thieves-space-Sc1 = Herring Street 2
age-of-thieves-space-Sc2 = Herring Street 3
age-of-thieves-space-Sc3 = Herring Street 4
age-of-thieves-space-Sc4 = Herring Street 5
age-of-thieves-space-Sc5 = Herring Street 6
age-of-thieves-space-Sc6 = Herring Street 7
age-of-thieves-space-Sc7 = Harbour Drain
age-of-thieves-space-Sd0 = Anchor Lane 1
age-of-thieves-space-Sd1 = Anchor Lane 2
age-of-thieves-space-Sd2 = Tide Ladder
age-of-thieves-space-Sd3 = South Imperial Guardhouse
age-of-thieves-space-Sd4 = Anchor Lane 5
age-of-thieves-space-Sd5 = Anchor Lane 6
age-of-thieves-space-Sd6 = Pearl House
age-of-thieves-space-Se0 = Smugglers' Arch
age-of-thieves-space-Se1 = Customs Walk 2
age-of-thieves-space-Se2 = Customs Walk 3
age-of-thieves-space-Se3 = Customs Walk 4
age-of-thieves-space-Se4 = Customs Walk 5
age-of-thieves-space-Se5 = Customs Walk 6
age-of-thieves-space-Wa0 = Iron Room
age-of-thieves-space-Wa1 = Hammer Wall 2
age-of-thieves-space-Wa2 = Bellows Inn
age-of-thieves-space-Wa3 = Hammer Wall 4
age-of-thieves-space-Wa4 = Hammer Wall 5
age-of-thieves-space-Wa5 = Hammer Gate
age-of-thieves-space-Wa6 = Hammer Wall 7
age-of-thieves-space-Wa7 = Hammer Wall 8
age-of-thieves-space-Wa8 = Mill Gate
age-of-thieves-space-Wa9 = Hammer Wall 10
age-of-thieves-space-Wb0 = Weavers' Row 1
age-of-thieves-space-Wb1 = Weavers' Row 2
age-of-thieves-space-Wb2 = Weavers' Row 3
age-of-thieves-space-Wb3 = Weavers' Row 4
age-of-thieves-space-Wb4 = Weavers' Row 5
age-of-thieves-space-Wb5 = Weavers' Row 6
age-of-thieves-space-Wb6 = Weavers' Row 7
age-of-thieves-space-Wb7 = Weavers' Row 8
age-of-thieves-space-Wb8 = Loom Attic
age-of-thieves-space-Wc0 = Anvil Street 1
age-of-thieves-space-Wc1 = Anvil Street 2
age-of-thieves-space-Wc2 = Anvil Street 3
age-of-thieves-space-Wc3 = Anvil Street 4
age-of-thieves-space-Wc4 = Anvil Street 5
age-of-thieves-space-Wc5 = Anvil Street 6
age-of-thieves-space-Wc6 = Anvil Street 7
age-of-thieves-space-Wc7 = Forge Drain
age-of-thieves-space-Wd0 = Cog Lane 1
age-of-thieves-space-Wd1 = Cog Lane 2
age-of-thieves-space-Wd2 = Millrace Ladder
age-of-thieves-space-Wd3 = West Imperial Guardhouse
age-of-thieves-space-Wd4 = Cog Lane 5
age-of-thieves-space-Wd5 = Cog Lane 6
age-of-thieves-space-Wd6 = Assay House
age-of-thieves-space-We0 = Keyhole Arch
age-of-thieves-space-We1 = Locksmiths' Walk 2
age-of-thieves-space-We2 = Locksmiths' Walk 3
age-of-thieves-space-We3 = Locksmiths' Walk 4
age-of-thieves-space-We4 = Locksmiths' Walk 5
age-of-thieves-space-We5 = Locksmiths' Walk 6
age-of-thieves-space-P0 = The Vault
age-of-thieves-space-P1E = Throne Steps 2
age-of-thieves-space-P1N = Throne Steps 1
age-of-thieves-space-P1S = Throne Steps 3
age-of-thieves-space-P1W = Throne Steps 4
age-of-thieves-space-P2a = Inner Court 1
age-of-thieves-space-P2b = Inner Court 2
age-of-thieves-space-P2c = Inner Court 3
age-of-thieves-space-P2d = Inner Court 4
age-of-thieves-space-P2e = Inner Court 5
age-of-thieves-space-P2f = Inner Court 6
age-of-thieves-space-P2g = Inner Court 7
age-of-thieves-space-P2h = Inner Court 8
age-of-thieves-space-P3a = Palace Ring 1
age-of-thieves-space-P3b = Palace Ring 2
age-of-thieves-space-P3c = Palace Ring 3
age-of-thieves-space-P3d = Palace Ring 4
age-of-thieves-space-P3e = Palace Ring 5
age-of-thieves-space-P3f = Palace Ring 6
age-of-thieves-space-P3g = Palace Drain
age-of-thieves-space-P3h = Palace Ring 8
age-of-thieves-space-P3i = Palace Ring 9
age-of-thieves-space-P3j = Palace Ring 10
age-of-thieves-space-P3k = Palace Ring 11
age-of-thieves-space-P3l = Palace Ring 12

## Thieves. Value: the name; .text: the ability. Below: the nicknames

age-of-thieves-card-morius = Morius
    .text = Rat Roads: he goes down where others come up, and up where others go down; Manholes and Ladders too.
age-of-thieves-card-jasmine = Jasmine
    .text = Old Flames: when she is caught, she does not discard a card, and she has all her AP even in a dungeon. In Planning, she draws one more card if a guard is within { $flames } spaces.
age-of-thieves-card-noiron = Noiron
    .text = Acrobat: once per turn, one more step in one of his moves.
age-of-thieves-card-zain = Zain
    .text = Strong Arm: his grenades fly 3 spaces farther. In the first turn, he draws two more cards.
age-of-thieves-card-nikolai = Nikolai
    .text = Tinkerer: in Planning, he draws two cards and keeps one.
age-of-thieves-card-joanne = Joanne
    .text = Mayor's Writ: until the alarm, guards have to be 1 space nearer to hear her.

age-of-thieves-title-morius = King of the Undercity
age-of-thieves-title-jasmine = Cunning Courtesan
age-of-thieves-title-noiron = Vengeful Noble
age-of-thieves-title-zain = Mad Arsonist
age-of-thieves-title-nikolai = Outcast Inventor
age-of-thieves-title-joanne = Rebel Captain

## Basic and special actions

age-of-thieves-card-move = Move
    .text = Sneak: up to { $sneak ->
        [one] { $sneak } step
       *[other] { $sneak } steps
    }. Or Run: up to { $run ->
        [one] { $run } step
       *[other] { $run } steps
    }, nothing but walking, and no other card this turn.
age-of-thieves-card-ambush = Ambush
    .text = Thief's Cunning: a card, or 1 AP next turn. Or Crafty Plan: 2 cards and 2 AP, and no other card this turn.
age-of-thieves-card-special = Special action
    .text = What only this thief can do. It is declared under a general card, which is its price.
age-of-thieves-card-special-morius = Whispers Below
    .text = Look at two face-down city tokens anywhere; you may swap them.
age-of-thieves-card-special-jasmine = Seduction
    .text = A guard within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } comes to your space. This turn it does not act and cannot catch you; it catches any others there.
age-of-thieves-card-special-noiron = Light Fingers
    .text = Take a random general card from the hand of a rival within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }.
age-of-thieves-card-special-zain = Powder Store
    .text = Take up to two grenades ({ age-of-thieves-card-G01 }, { age-of-thieves-card-G02 }, { age-of-thieves-card-G03 }, { age-of-thieves-card-G27 }) from the discard pile, but not the card just discarded as the price.
age-of-thieves-card-special-nikolai = Prototype
    .text = Use a device ({ age-of-thieves-card-G04 }, { age-of-thieves-card-G07 }, { age-of-thieves-card-G08 }, { age-of-thieves-card-G11 }, { age-of-thieves-card-G14 }, { age-of-thieves-card-G16 }) from the discard pile as if you had resolved it; not the card just discarded as the price. It stays there.
age-of-thieves-card-special-joanne = Confiscation
    .text = A rival within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } puts a jewel you choose (not the Emperors' Jewel) on their space or one next to it.

## General actions

age-of-thieves-card-G01 = Smoke Grenade
    .text = Smoke on one space within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } and on all spaces next to it. A thief in smoke is hidden, and can be robbed. If you stand in it, rob the rivals on your space at once.
age-of-thieves-card-G02 = Noise Grenade
    .text = Choose a space within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }: the city guard there and next to it does not act this turn. Rivals on it can be robbed.
age-of-thieves-card-G03 = Fire Grenade
    .text = Fire on a space within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } that holds no figure: it cannot be entered this turn.
age-of-thieves-card-G04 = Beacon
    .text = Move a guard within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
age-of-thieves-card-G05 = False Orders
    .text = Put any guard on any guardhouse without a guard or captain.
age-of-thieves-card-G06 = Elixir of Speed
    .text = Move up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
age-of-thieves-card-G07 = Pulley Rod
    .text = Rob a rival within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }: take a jewel as if you stood on their space.
age-of-thieves-card-G08 = Automatic Snare
    .text = A thief or guard within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } takes no steps for the rest of the turn. A rival caught in it can be robbed.
age-of-thieves-card-G09 = Stunning Gas
    .text = Move each guard within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, in your order.
age-of-thieves-card-G10 = Reflection Cloak
    .text = You are hidden until the end of the turn.
age-of-thieves-card-G11 = Grappling Rope
    .text = Move up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; you cannot be caught until the end of the turn.
age-of-thieves-card-G12 = Firecracker
    .text = Move a guard or captain within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
age-of-thieves-card-G13 = Gas Bolas
    .text = A rival within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } has { $amount } fewer AP next turn.
age-of-thieves-card-G14 = Mechanical Rats
    .text = Take a city token from a rival within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }, or turn up a token within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } and, if possible, keep it.
age-of-thieves-card-G15 = Rooftop Leap
    .text = Leap to a space within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } that holds no figure.
age-of-thieves-card-G16 = Spring Boots
    .text = Move up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; the city guard does not catch you on the way, only where you stop.
age-of-thieves-card-G17 = Undercity Guide
    .text = With a sewer entrance within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }: come out of any sewer exit.
age-of-thieves-card-G18 = Beggar's Rags
    .text = You are hidden until the end of the turn, or until you take a jewel or rob another thief.
age-of-thieves-card-G19 = Anonymous Tip
    .text = A new guard on a guardhouse in your district without a guard or captain.
age-of-thieves-card-G20 = Bribe
    .text = A guard in your district does not act this turn. You may also lead it up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: then it first catches every thief it can where it stands, including you.
age-of-thieves-card-G21 = Sleeping Draught
    .text = A guard or captain within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } does not act or catch anyone this turn; or a rival within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } has { $amount } fewer AP next turn.
age-of-thieves-card-G22 = Cutpurse
    .text = A rival within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    } can be robbed; at once, if you are on the same space.
age-of-thieves-card-G23 = Blackmail
    .text = A rival in your district gives you a general card of their choice.
age-of-thieves-card-G24 = Eavesdropper
    .text = Look at all remaining stacks of a rival within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }, then draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
age-of-thieves-card-G25 = Guild Favour
    .text = { $amount } more AP next turn.
age-of-thieves-card-G26 = Secret Cache
    .text = Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
age-of-thieves-card-G27 = Choking Grenade
    .text = Choose a space within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }: every other thief there or next to it has { $amount } fewer AP next turn.

## Briefly: what stands on the face of a card

age-of-thieves-brief-move = Sneak { $steps } steps; or Run 7, then no other card.
age-of-thieves-brief-ambush = A card or 1 AP; alone: 2 cards and 2 AP.
age-of-thieves-brief-special-morius = Look at two hidden tokens; you may swap them.
age-of-thieves-brief-special-jasmine = A guard within 3 comes to you, does not act.
age-of-thieves-brief-special-noiron = A random card from a rival within 6.
age-of-thieves-brief-special-zain = Up to two grenades from the discard pile.
age-of-thieves-brief-special-nikolai = A device from the discard pile. Needs a cover.
age-of-thieves-brief-special-joanne = A rival within 4 puts down a jewel you choose.
age-of-thieves-brief-G01 = Smoke within 4: hides thieves, who can be robbed.
age-of-thieves-brief-G02 = Guards within 3 do not act; rivals robbable.
age-of-thieves-brief-G03 = Fire within 4: that space cannot be entered.
age-of-thieves-brief-G04 = Move a guard within 5 up to 4 steps.
age-of-thieves-brief-G05 = Any guard goes to any guardhouse without one.
age-of-thieves-brief-G06 = Move up to 5 steps.
age-of-thieves-brief-G07 = Rob a rival within 4.
age-of-thieves-brief-G08 = A thief or guard within 6 takes no more steps.
age-of-thieves-brief-G09 = Move each guard within 5 up to 2 steps.
age-of-thieves-brief-G10 = Hidden until the end of the turn.
age-of-thieves-brief-G11 = Up to 3 steps; uncatchable this turn.
age-of-thieves-brief-G12 = Move a guard or captain within 5 up to 3 steps.
age-of-thieves-brief-G13 = A rival within 6: 4 AP fewer next turn.
age-of-thieves-brief-G14 = Take or turn up a token within 4.
age-of-thieves-brief-G15 = Leap to an empty space within 3.
age-of-thieves-brief-G16 = Up to 3 steps, past guards; not caught passing.
age-of-thieves-brief-G17 = From a sewer within 6 to any sewer exit.
age-of-thieves-brief-G18 = Hidden until you take a jewel or rob.
age-of-thieves-brief-G19 = A new guard on a guardhouse in your district.
age-of-thieves-brief-G20 = A guard in your district does not act; lead it 3.
age-of-thieves-brief-G21 = Guard or captain within 4 asleep; or rival −3 AP.
age-of-thieves-brief-G22 = A rival within 5 can be robbed.
age-of-thieves-brief-G23 = A rival in your district gives you a card.
age-of-thieves-brief-G24 = See the stacks of a rival within 5; draw a card.
age-of-thieves-brief-G25 = 3 more AP next turn.
age-of-thieves-brief-G26 = Draw 2 cards.
age-of-thieves-brief-G27 = Thieves within 5, and next to it: 2 AP fewer.

## City tokens

age-of-thieves-card-stash = Thief's Stash
    .text = Draw a card.
age-of-thieves-card-citizens = Alert Citizens
    .text = Every thief in this district discards a card.
age-of-thieves-card-plainclothes = Plain-garb Guard
    .text = A guard steps forward, right here.
age-of-thieves-card-informer = Informer
    .text = May be kept: 1 AP for one Declaration.
age-of-thieves-card-agent = Guild Agent
    .text = May be kept: 2 AP on one stack.
age-of-thieves-card-neighbourhood = Familiar Neighbourhood
    .text = May be kept: one more step in a move.
age-of-thieves-card-trinkets = Trinkets
    .text = May be kept: counts as a yellow jewel.
age-of-thieves-card-alley = Dark Alley
    .text = This space is a hideout from now on.
age-of-thieves-card-manhole = Manhole
    .text = This space is a sewer entrance from now on.
age-of-thieves-card-ladder = Ladder
    .text = This space is a sewer exit from now on.
age-of-thieves-down = Face-down token
age-of-thieves-down-help = It stays unknown until it is turned up.

## Events

age-of-thieves-card-C01 = Moonless Night
    .text = Guards hear 1 space less.
age-of-thieves-card-C02 = Torchlit Procession
    .text = Guards hear 1 space farther. At once: fire on the Emperors' Jewel, if no figure is there; it burns from turn to turn until the city guard's initiative is { $quench }.
age-of-thieves-card-C03 = Harbour Fog
    .text = Guards hear only 2 spaces far.
age-of-thieves-card-C04 = Changing of the Guard
    .text = At once: each thief may move one guard up to 2 steps.
age-of-thieves-card-C05 = Guild Payday
    .text = At once: each thief draws a card.
age-of-thieves-card-C06 = Whispers in the Taverns
    .text = Each thief has 2 more AP this turn.
age-of-thieves-card-C07 = Street Festival
    .text = You may sneak up to 5 steps.
age-of-thieves-card-C08 = City Guard Reinforced
    .text = At once: a new guard on a guardhouse in Clatters.
age-of-thieves-card-C09 = Flooded Sewers
    .text = The sewers cannot be used.
age-of-thieves-card-C10 = Night Market
    .text = At once: each thief may discard a card to draw two.
age-of-thieves-card-C11 = Drunken Patrol
    .text = The lower of two dice is the city guard's initiative.
age-of-thieves-card-C12 = Heavy Rain
    .text = No smoke, no fire; guards take 1 step fewer.
age-of-thieves-card-A01 = Manhunt
    .text = Captains take 1 more step.
age-of-thieves-card-A02 = Bells of Hadria
    .text = Guards and captains hear 2 spaces farther.
age-of-thieves-card-A03 = House Searches
    .text = At once: each thief outside the dungeons discards a card.
age-of-thieves-card-A04 = Barred Grates
    .text = The sewers cannot be used.
age-of-thieves-card-A05 = Double Patrols
    .text = At once: a new guard on a guardhouse in the district of the open gates.
age-of-thieves-card-A06 = Panic in the Streets
    .text = Guards and captains take 1 step fewer.
age-of-thieves-card-A07 = A Hundred Torches
    .text = Hideouts and Dark Alleys do not hide.
age-of-thieves-card-A08 = Price on the Jewel
    .text = The city guard hears the carrier of the Emperors' Jewel 3 spaces farther.
age-of-thieves-card-A09 = Riot at the Barracks
    .text = At once: the first thief takes a guard off the board.
age-of-thieves-card-A10 = The Guild Pays Its Debts
    .text = Each thief has 2 more AP this turn.
age-of-thieves-card-A11 = One Gate Barred
    .text = The first thief names an open gate that cannot be used this turn.

## Under earlier rules: what cards said up to version 1, up to version 3

age-of-thieves-until1-jasmine = Old Flames: when she is caught, she does not discard a card, and she has all her AP even in a dungeon.
age-of-thieves-until1-zain = Strong Arm: his grenades fly 3 spaces farther.
age-of-thieves-until1-joanne = Mayor's Writ: guards have to be 2 spaces nearer to hear her.
age-of-thieves-until1-special-noiron = Take a random general card from the hand of a rival.
age-of-thieves-until1-G20 = A guard in your district does not act this turn.
age-of-thieves-until1-G21 = A guard or captain within 2 spaces does not act or catch anyone this turn.
age-of-thieves-until1-C02 = Guards hear 1 space farther.
age-of-thieves-until3-G20 = A guard in your district moves up to 3 steps as you like and does not act this turn. First it catches every thief it can where it stands, including you.

## Questions

age-of-thieves-ask-sheet = Choose your thief.
age-of-thieves-ask-start = Choose the district where you begin.
age-of-thieves-ask-alarm = Where does this figure of the city guard go?
age-of-thieves-ask-jewel = Put a yellow jewel on an empty space in this district, at least 6 steps from every thief.
age-of-thieves-ask-limit = You have more than five cards: discard one.
age-of-thieves-ask-tinker = Keep one of the two cards you have drawn: discard the other.
age-of-thieves-ask-discard = Discard a card.
age-of-thieves-ask-declare = Put action points (AP) on your cards.
age-of-thieves-ask-next = Which of your stacks comes first?
age-of-thieves-ask-use = How do you use this card?
age-of-thieves-ask-move = Your move: step by step.
age-of-thieves-ask-target = Choose a target.
age-of-thieves-ask-march = Lead this figure, step by step.
age-of-thieves-ask-rob = Do you want to rob another thief?
age-of-thieves-ask-lose = You are caught. Which jewel do you lose?
age-of-thieves-ask-keep = Do you want to keep this token?
age-of-thieves-ask-order = The city guard acts. Which figure goes first?
age-of-thieves-ask-toward = Toward which space does this figure go?
age-of-thieves-ask-route = Where does this figure stop?
age-of-thieves-ask-recycle = The pool is empty. Which figure is taken from the board?
age-of-thieves-ask-cunning = Thief's Cunning: a card, or 1 AP for the next turn?
age-of-thieves-ask-grenade = Do you want to take a grenade from the discard pile?
age-of-thieves-ask-swap = Do you want to swap the two tokens?
age-of-thieves-ask-give = You are blackmailed. Which card do you hand over?
age-of-thieves-ask-place = To which guardhouse is the guard sent?
age-of-thieves-ask-event-guard = Changing of the Guard: do you want to move one guard?
age-of-thieves-ask-market = Night Market: do you want to discard a card to draw two?
age-of-thieves-ask-post = On which guardhouse is the new guard put?
age-of-thieves-ask-riot = Which guard leaves the board?
age-of-thieves-ask-gate = Which gate is barred this turn?
age-of-thieves-ask-nearest = That space is taken. Which of the nearest ones instead?
age-of-thieves-ask-put = Where is the jewel put?
age-of-thieves-ask-deal = A thief is dealt.
age-of-thieves-ask-draw = A card is drawn.
age-of-thieves-ask-first = A roll decides who is the first thief.
age-of-thieves-ask-event = The next event is turned up.
age-of-thieves-ask-watch-roll = The city guard's initiative is rolled.
age-of-thieves-ask-district = A district card is drawn.
age-of-thieves-ask-token = A city token is turned up.
age-of-thieves-ask-steal = A card is stolen unseen.

## Moves

age-of-thieves-move-thief = Play { CARD($thief) }
age-of-thieves-move-deal = { CARD($thief) } is dealt
age-of-thieves-move-start = Begin in { WORD($district, kind: "district") }
age-of-thieves-move-district = { WORD($district, kind: "district") }
age-of-thieves-move-at = { WORD($space, kind: "space") }
age-of-thieves-move-watch = The figure at { WORD($space, kind: "space") }
age-of-thieves-move-rival = { $victim }
age-of-thieves-move-go = Go to { WORD($space, kind: "space") }
age-of-thieves-move-toward = Toward { WORD($space, kind: "space") }
age-of-thieves-move-stop = Stop here
age-of-thieves-move-leave = Leave the city!
age-of-thieves-move-take = Take { WORD($jewel, kind: "jewel") }
age-of-thieves-move-take-token = Take { CARD($token) }
age-of-thieves-move-turn = Turn the token up
age-of-thieves-move-rob = Rob { $victim }: { WORD($jewel, kind: "jewel") }
age-of-thieves-move-sewer = Through the sewers to { WORD($space, kind: "space") }
age-of-thieves-move-familiar = Familiar Neighbourhood: one more step
age-of-thieves-move-acrobat = Acrobat: one more step
age-of-thieves-move-declare = Declare { CARDS($cards) }
age-of-thieves-move-declare-none = Declare nothing
age-of-thieves-move-next = { CARD($card) } first
age-of-thieves-move-next-special = The special action under { CARD($card) } first
age-of-thieves-move-decline = Decline
age-of-thieves-move-resolve = Use it
age-of-thieves-move-sneak = Sneak
age-of-thieves-move-run = Run
age-of-thieves-move-cunning = Thief's Cunning
age-of-thieves-move-plan = Crafty Plan
age-of-thieves-move-special = Use the special action
age-of-thieves-move-cover = Use the covering card instead
age-of-thieves-move-discard = Discard { CARD($card) }
age-of-thieves-move-none = Nothing
age-of-thieves-move-give = Hand over { CARD($card) }
age-of-thieves-move-lose = Lose { WORD($jewel, kind: "jewel") }
age-of-thieves-move-pick = Take { CARD($card) }
age-of-thieves-move-pick-use = Use { CARD($card) }
age-of-thieves-move-token = { $victim }'s { CARD($token) }
age-of-thieves-move-swap = Swap them
age-of-thieves-move-keep = Leave them as they are
age-of-thieves-move-keep-token = Keep it
age-of-thieves-move-draw = Draw a card
age-of-thieves-move-points = 1 AP for the next turn
age-of-thieves-move-jewel = From { $victim }: { WORD($jewel, kind: "jewel") }
age-of-thieves-move-draw-card = Draw { CARD($card) }
age-of-thieves-move-lift = Steal { CARD($card) }
age-of-thieves-move-roll = Roll { $dice }
age-of-thieves-move-event = { CARD($event) }
age-of-thieves-move-face = { CARD($token) }

## What happened

age-of-thieves-log-sheet = { $name } plays { CARD($thief) }.
    .you = You play { CARD($thief) }.
age-of-thieves-log-roll = { $name } rolls { $count }.
    .you = You roll { $count }.
age-of-thieves-log-first = { $name } is the first thief.
    .you = You are the first thief.
age-of-thieves-log-start = { $name } begins in { WORD($district, kind: "district") }.
    .you = You begin in { WORD($district, kind: "district") }.
age-of-thieves-log-turn = Turn { $count }. First thief: { $name }.
    .you = Turn { $count }. You are the first thief.
age-of-thieves-log-alarm = The alarm is raised! The gates of { WORD($district, kind: "district") } are open.
age-of-thieves-log-appear = { WORD($figure, kind: "figure") } appears at { WORD($space, kind: "space") }.
age-of-thieves-log-event = Event: { CARD($event) }.
age-of-thieves-log-jewel = { $name } puts a yellow jewel at { WORD($space, kind: "space") }.
    .you = You put a yellow jewel at { WORD($space, kind: "space") }.
age-of-thieves-log-no-jewel = There is no room for a yellow jewel in { WORD($district, kind: "district") }.
age-of-thieves-log-no-jewel-pool = There are no yellow jewels left in the pool.
age-of-thieves-log-watch-roll = The city guard's initiative is { $count }.
age-of-thieves-log-draw = { $name } draws { CARD($card) }.
    .you = You draw { CARD($card) }.
age-of-thieves-log-draw-hidden = { $name } draws a card.
    .you = You draw a card.
age-of-thieves-log-shuffle = The discard pile is shuffled into a new deck.
age-of-thieves-log-no-card = There are no cards left for { $name }.
    .you = There are no cards left for you.
age-of-thieves-log-discard = { $name } discards { CARD($card) }.
    .you = You discard { CARD($card) }.
age-of-thieves-log-keeps = { $name } does nothing here.
    .you = You do nothing here.
age-of-thieves-log-points = { $name } has { $blue } blue, { $red } red and { $purple } purple points.
    .you = You have { $blue } blue, { $red } red and { $purple } purple points.
age-of-thieves-log-declared = The screens are lifted.
age-of-thieves-log-stack = { $name }: a stack with { $points ->
    [one] 1 AP
   *[other] { $points } AP
  }.
    .you = You: a stack with { $points ->
        [one] 1 AP
       *[other] { $points } AP
      }.
age-of-thieves-log-lift = { $name } has declared: stacks { $count }, Informers { $informers }, Guild Agents { $agents }, unused AP { $unused }.
    .you = You have declared: stacks { $count }, Informers { $informers }, Guild Agents { $agents }, unused AP { $unused }.
age-of-thieves-log-reveal = At { $points } AP, { $name } turns up { CARD($card) }.
    .you = At { $points } AP, you turn up { CARD($card) }.
age-of-thieves-log-reveal-special = At { $points } AP, { $name } turns up the special action under { CARD($card) }.
    .you = At { $points } AP, you turn up the special action under { CARD($card) }.
age-of-thieves-log-use = { $name } uses { CARD($card) }.
    .you = You use { CARD($card) }.
age-of-thieves-log-use-sneak = { $name } uses { CARD($card) } (Sneak).
    .you = You use { CARD($card) } (Sneak).
age-of-thieves-log-use-run = { $name } uses { CARD($card) } (Run).
    .you = You use { CARD($card) } (Run).
age-of-thieves-log-use-cunning = { $name } uses { CARD($card) } (Thief's Cunning).
    .you = You use { CARD($card) } (Thief's Cunning).
age-of-thieves-log-use-plan = { $name } uses { CARD($card) } (Crafty Plan).
    .you = You use { CARD($card) } (Crafty Plan).
age-of-thieves-log-use-special = { $name } uses the special action under { CARD($card) }.
    .you = You use the special action under { CARD($card) }.
age-of-thieves-log-use-cover = { $name } gives up the special action and uses { CARD($card) }.
    .you = You give up the special action and use { CARD($card) }.
age-of-thieves-log-decline = { $name } declines { CARD($card) }.
    .you = You decline { CARD($card) }.
age-of-thieves-log-decline-special = { $name } declines the special action and { CARD($card) }.
    .you = You decline the special action and { CARD($card) }.
age-of-thieves-log-step = { $name } goes to { WORD($space, kind: "space") }.
    .you = You go to { WORD($space, kind: "space") }.
age-of-thieves-log-sewer = { $name } comes out of the sewers at { WORD($space, kind: "space") }.
    .you = You come out of the sewers at { WORD($space, kind: "space") }.
age-of-thieves-log-leave = { $name } leaves the city through { WORD($space, kind: "space") }!
    .you = You leave the city through { WORD($space, kind: "space") }!
age-of-thieves-log-stop = { $name } stops.
    .you = You stop.
age-of-thieves-log-extra = { $name } takes one more step.
    .you = You take one more step.
age-of-thieves-log-take = { $name } takes { WORD($jewel, kind: "jewel") } at { WORD($space, kind: "space") }.
    .you = You take { WORD($jewel, kind: "jewel") } at { WORD($space, kind: "space") }.
age-of-thieves-log-turn-up = { $name } turns up { CARD($token) } at { WORD($space, kind: "space") }.
    .you = You turn up { CARD($token) } at { WORD($space, kind: "space") }.
age-of-thieves-log-take-token = { $name } keeps { CARD($token) } from { WORD($space, kind: "space") }.
    .you = You keep { CARD($token) } from { WORD($space, kind: "space") }.
age-of-thieves-log-box = { CARD($token) } at { WORD($space, kind: "space") } leaves the game.
age-of-thieves-log-rob = { $name } robs { $victim }: { WORD($jewel, kind: "jewel") }.
    .you = You rob { $victim }: { WORD($jewel, kind: "jewel") }.
    .victim = { $name } robs you: { WORD($jewel, kind: "jewel") }.
age-of-thieves-log-mark = { $name } can be robbed.
    .you = You can be robbed.
age-of-thieves-log-vault = { $name } has broken into the vault: best burglar, and { $count ->
    [one] 1 red point
   *[other] { $count } red points
  }.
    .you = You have broken into the vault: best burglar, and { $count ->
        [one] 1 red point
       *[other] { $count } red points
      }.
age-of-thieves-log-gates = The gates of { WORD($district, kind: "district") } will open.
age-of-thieves-log-caught = { $name } is caught at { WORD($space, kind: "space") }!
    .you = You are caught at { WORD($space, kind: "space") }!
age-of-thieves-log-lose = { $name } loses { WORD($jewel, kind: "jewel") }; it is at { WORD($space, kind: "space") }.
    .you = You lose { WORD($jewel, kind: "jewel") }; it is at { WORD($space, kind: "space") }.
age-of-thieves-log-lose-pool = { $name } loses { WORD($jewel, kind: "jewel") }.
    .you = You lose { WORD($jewel, kind: "jewel") }.
age-of-thieves-log-dungeon = { $name } is thrown into the dungeon of { WORD($district, kind: "district") }.
    .you = You are thrown into the dungeon of { WORD($district, kind: "district") }.
age-of-thieves-log-district = The district card for { $name }: { WORD($district, kind: "district") }.
    .you = The district card for you: { WORD($district, kind: "district") }.
age-of-thieves-log-opened = { $name } loses a stack: { CARD($card) }.
    .you = You lose a stack: { CARD($card) }.
age-of-thieves-log-opened-special = { $name } loses a stack: the special action under { CARD($card) }.
    .you = You lose a stack: the special action under { CARD($card) }.
age-of-thieves-log-watch = The city guard acts (initiative { $count }).
age-of-thieves-log-watch-goes = { WORD($figure, kind: "figure") } goes from { WORD($from, kind: "space") } to { WORD($space, kind: "space") }.
age-of-thieves-log-watch-stays = { WORD($figure, kind: "figure") } stays at { WORD($space, kind: "space") }.
age-of-thieves-log-march = { WORD($figure, kind: "figure") }, led by { $name }, goes to { WORD($space, kind: "space") }.
    .you = { WORD($figure, kind: "figure") }, led by you, goes to { WORD($space, kind: "space") }.
age-of-thieves-log-moved = { WORD($figure, kind: "figure") }, led by { $name }, stops at { WORD($space, kind: "space") }.
    .you = { WORD($figure, kind: "figure") }, led by you, stops at { WORD($space, kind: "space") }.
age-of-thieves-log-effect = { $name }: { CARD($card) }, { WORD($space, kind: "space") }.
    .you = You: { CARD($card) }, { WORD($space, kind: "space") }.
age-of-thieves-log-no-target = { $name }'s { CARD($card) } has no effect.
    .you = Your { CARD($card) } has no effect.
age-of-thieves-log-smoke = { $name } wraps { WORD($space, kind: "space") } in smoke.
    .you = You wrap { WORD($space, kind: "space") } in smoke.
age-of-thieves-log-fire = { $name } sets { WORD($space, kind: "space") } on fire.
    .you = You set { WORD($space, kind: "space") } on fire.
age-of-thieves-log-blaze = A torch sets the treasury alight: the Emperors' Jewel ({ WORD($space, kind: "space") }) is out of reach until the city guard's initiative is 8.
age-of-thieves-log-quenched = The city guard puts out the fire on the Emperors' Jewel ({ WORD($space, kind: "space") }).
age-of-thieves-log-stun = { WORD($figure, kind: "figure") } at { WORD($space, kind: "space") } does not act this turn.
age-of-thieves-log-gain = { $name } will have { $count } more AP in the next Declaration.
    .you = You will have { $count } more AP in the next Declaration.
age-of-thieves-log-loss = { $name } will have { $count } fewer AP in the next Declaration.
    .you = You will have { $count } fewer AP in the next Declaration.
age-of-thieves-log-hide = { $name } is hidden.
    .you = You are hidden.
age-of-thieves-log-steal = { $name } steals { CARD($card) } from { $victim }.
    .you = You steal { CARD($card) } from { $victim }.
    .victim = { $name } steals { CARD($card) } from you.
age-of-thieves-log-steal-hidden = { $name } steals a card from { $victim }.
age-of-thieves-log-give = { $name } hands { CARD($card) } to { $victim }.
    .you = You hand { CARD($card) } to { $victim }.
    .victim = { $name } hands { CARD($card) } to you.
age-of-thieves-log-give-hidden = { $name } hands a card to { $victim }.
age-of-thieves-log-listen = { $name } looks at one of { $victim }'s stacks: { CARD($card) } with { $points } AP.
    .you = You look at one of { $victim }'s stacks: { CARD($card) } with { $points } AP.
    .victim = { $name } looks at one of your stacks: { CARD($card) } with { $points } AP.
age-of-thieves-log-listen-special = { $name } looks at one of { $victim }'s stacks: the special action under { CARD($card) } with { $points } AP.
    .you = You look at one of { $victim }'s stacks: the special action under { CARD($card) } with { $points } AP.
    .victim = { $name } looks at one of your stacks: the special action under { CARD($card) } with { $points } AP.
age-of-thieves-log-listen-hidden = { $name } looks at one of { $victim }'s stacks, with { $points } AP.
    .victim = { $name } looks at one of your stacks, with { $points } AP.
age-of-thieves-log-look = { $name } looks at the token at { WORD($space, kind: "space") }.
    .you = You look at the token at { WORD($space, kind: "space") }.
age-of-thieves-log-looked = { $name } sees { CARD($token) } at { WORD($space, kind: "space") }.
    .you = You see { CARD($token) } at { WORD($space, kind: "space") }.
age-of-thieves-log-looked-hidden = { $name } has seen the token at { WORD($space, kind: "space") }.
age-of-thieves-log-fetch = { $name } takes { CARD($card) } from the discard pile.
    .you = You take { CARD($card) } from the discard pile.
age-of-thieves-log-confiscate = { $name } takes { WORD($jewel, kind: "jewel") } from { $victim } and puts it at { WORD($space, kind: "space") }.
    .you = You take { WORD($jewel, kind: "jewel") } from { $victim } and put it at { WORD($space, kind: "space") }.
    .victim = { $name } takes { WORD($jewel, kind: "jewel") } from you and puts it at { WORD($space, kind: "space") }.
age-of-thieves-log-token-stolen = { $name } takes { CARD($token) } from { $victim }.
    .you = You take { CARD($token) } from { $victim }.
    .victim = { $name } takes { CARD($token) } from you.
age-of-thieves-log-barred = { $name } bars the gate { WORD($space, kind: "space") } this turn.
    .you = You bar the gate { WORD($space, kind: "space") } this turn.
age-of-thieves-log-gone = { WORD($figure, kind: "figure") } at { WORD($space, kind: "space") } leaves the board.
age-of-thieves-log-clean-up = The turn is over.
age-of-thieves-log-pass = { $name } is now the first thief.
    .you = You are now the first thief.
age-of-thieves-log-over = The night is over.
age-of-thieves-log-reposition = { WORD($figure, kind: "figure") } is put at { WORD($space, kind: "space") }.
age-of-thieves-log-swap = { $count ->
    [0] { $name } leaves the tokens as they are.
   *[other] { $name } swaps the tokens.
  }
    .you = { $count ->
        [0] You leave the tokens as they are.
       *[other] You swap the tokens.
      }
age-of-thieves-log-picks = { $name } chooses { WORD($space, kind: "space") }.
    .you = You choose { WORD($space, kind: "space") }.
age-of-thieves-log-aims = { $name } aims at { $victim }.
    .you = You aim at { $victim }.
    .victim = { $name } aims at you.
age-of-thieves-log-swap-hidden = { $name } may have swapped the tokens.

## The end

age-of-thieves-source-emperor = Emperors' Jewel
age-of-thieves-source-burglar = Best burglar
age-of-thieves-source-green = Green jewels
age-of-thieves-source-yellow = Yellow jewels
age-of-thieves-source-trinkets = Trinkets
age-of-thieves-reason-jewel = The Emperors' Jewel is out of the city.
age-of-thieves-reason-dawn = The night is over; the thieves who got out count their loot.
age-of-thieves-reason-nobody = No thief got out of the city.
age-of-thieves-tie-nobody = All thieves have lost.
age-of-thieves-tie-escaped = Only thieves who got out count.
age-of-thieves-tie-jewel = The Emperors' Jewel decides.
age-of-thieves-tie-burglar = Tied on points; the best burglar wins.
age-of-thieves-tie-jewels = Tied on points; more jewels decide.
age-of-thieves-tie-greens = Tied on points and jewels; more green ones decide.
age-of-thieves-tie-first = Tied in everything; the first to get out wins.

## Options

age-of-thieves-option-specials = Special actions
    .help = Each thief has a special action. Leave them out for a first game.
age-of-thieves-option-thieves = Thieves
    .help = Dealt at random, or chosen in turn, starting with the first thief.
age-of-thieves-value-dealt = dealt
age-of-thieves-value-chosen = chosen

## Why not

age-of-thieves-why-over = The game is over.
age-of-thieves-why-not-asked = It is not your turn to answer.
age-of-thieves-why-not-offered = That is not one of your choices now.
age-of-thieves-why-stack-empty = Every declared card must carry at least 1 AP.
age-of-thieves-why-not-in-hand = { CARD($card) } is not in your hand, or you do not have that many.
age-of-thieves-why-alike-order = Of identical cards, name the one with more AP first, and one that covers the special action before the others.
age-of-thieves-why-no-tokens = You do not have that many of these tokens.
age-of-thieves-why-agent-pair = Both AP of a Guild Agent go on one stack.
age-of-thieves-why-tokens-over = Your tokens are worth more AP than your stacks carry.
age-of-thieves-why-too-many-points = You have only { $count } AP.
age-of-thieves-why-no-specials = Special actions are not used in this game.
age-of-thieves-why-dungeon-move = In a dungeon, only Move can be used, to get out.
age-of-thieves-why-dungeon-fire = Every way out of the dungeon is on fire.
age-of-thieves-why-leave-dungeon = First, step out of the dungeon.
age-of-thieves-why-spent = After Run or Crafty Plan, you cannot use another card this turn.
age-of-thieves-why-not-alone = Run and Crafty Plan must be the only card you use this turn.
age-of-thieves-why-no-special-stack = There is no special action in this stack.
age-of-thieves-why-other-card = That belongs to another card.
age-of-thieves-why-snared = You are snared and cannot take a step this turn.
age-of-thieves-why-into-dungeon = You cannot enter the dungeon { WORD($space, kind: "space") } voluntarily.
age-of-thieves-why-no-path = No path leads from here to { WORD($space, kind: "space") }.
age-of-thieves-why-fire = { WORD($space, kind: "space") } is on fire.
age-of-thieves-why-no-steps = You have no steps left.
age-of-thieves-why-no-alarm = The gates open only when the alarm is raised.
age-of-thieves-why-no-gate = You are not on an open gate.
age-of-thieves-why-running = While running, you can do nothing but walk.
age-of-thieves-why-no-jewel = There is no such jewel here.
age-of-thieves-why-no-token = There is no such token here.
age-of-thieves-why-rob-elsewhere = You must be on the space of the thief you rob.
age-of-thieves-why-robbed-already = That thief has already been robbed this turn.
age-of-thieves-why-not-robbable = That thief cannot be robbed now.
age-of-thieves-why-no-such-jewel = That thief does not have that jewel.
age-of-thieves-why-sewers-shut = The sewers cannot be used this turn.
age-of-thieves-why-sewers-once = You may go through the sewers only once in a move.
age-of-thieves-why-no-entrance = There is no sewer entrance here.
age-of-thieves-why-not-entered = You must step onto the entrance in this move.
age-of-thieves-why-no-exit = That is not an exit you can use.
age-of-thieves-why-no-familiar = You have no Familiar Neighbourhood.
age-of-thieves-why-familiar-once = You may use only one Familiar Neighbourhood in a move.
age-of-thieves-why-acrobat-once = Acrobat works once per turn, and not after the sewers.
age-of-thieves-why-acrobat-noiron = Only Noiron is an acrobat.
age-of-thieves-why-start-taken = Another thief already begins in { WORD($district, kind: "district") }.
age-of-thieves-why-jewel-space = { WORD($space, kind: "space") } is not an empty space in that district, 6 steps or more from every thief.
age-of-thieves-why-must-discard = You must discard a card.
age-of-thieves-why-march = The figure cannot go to { WORD($space, kind: "space") }: no path, fire, or nowhere to stop.
age-of-thieves-why-target-needed = The card needs a target; to do nothing, decline the whole stack instead.
age-of-thieves-why-wrong-kind = This card does not name anything of that kind.
age-of-thieves-why-no-watch = There is no figure of the city guard at { WORD($space, kind: "space") }.
age-of-thieves-why-not-captains = This card works on guards, not on captains.
age-of-thieves-why-too-far = { WORD($space, kind: "space") } is too far away: the range is { $count }.
age-of-thieves-why-other-district = { WORD($space, kind: "space") } is in another district.
age-of-thieves-why-snared-guard = That guard is snared; no card can move it this turn.
age-of-thieves-why-moved-already = The guard at { WORD($space, kind: "space") } cannot be moved: each guard moves once, and only those that were in range.
age-of-thieves-why-not-yourself = Choose a rival, not yourself.
age-of-thieves-why-no-such-thief = No player sits there.
age-of-thieves-why-has-left = That thief has left the city.
age-of-thieves-why-in-dungeon = That thief is in a dungeon, out of reach of every card.
age-of-thieves-why-token-not-there = That thief does not have that token.
age-of-thieves-why-not-emperor = You may choose any jewel except the Emperors' Jewel.
age-of-thieves-why-dungeon-space = A dungeon cannot be chosen.
age-of-thieves-why-not-free = There is a figure at { WORD($space, kind: "space") }.
age-of-thieves-why-no-post = { WORD($space, kind: "space") } is not a guardhouse.
age-of-thieves-why-watch-there = There is already a figure of the city guard at { WORD($space, kind: "space") }.
age-of-thieves-why-no-face-down = There is no face-down token at { WORD($space, kind: "space") }.
age-of-thieves-why-token-twice = You are already looking at the token at { WORD($space, kind: "space") }.
age-of-thieves-why-only-entrance = That is the entrance itself; choose an exit elsewhere.
age-of-thieves-why-no-grenade = { CARD($card) } is not a grenade.
age-of-thieves-why-no-device = { CARD($card) } is not a device.
age-of-thieves-why-price = { CARD($card) } was the price of this action and cannot be chosen.
age-of-thieves-why-not-in-pile = { CARD($card) } is not in the discard pile.
age-of-thieves-why-put-near = The jewel is put on the rival's space or on one next to it.
age-of-thieves-why-turn-first = The token is face down: turn it up first.
age-of-thieves-why-face-up = The token is already face up.
age-of-thieves-why-not-kept = That token stays where it is; it cannot be kept.
age-of-thieves-why-take-trinkets = Face-up Trinkets are taken as a jewel.

## Errors

age-of-thieves-error-one-of = { $where } must be one of { $allowed }
age-of-thieves-error-together = { $where }: there must be { $wanted } together, not { $found }
age-of-thieves-error-path = { $where }: a path needs two different spaces of the board: a = "Na1", b = "Na2"
age-of-thieves-error-path-dungeon = { $where }: a path of a dungeon leads out of it (a = the dungeon, out = true), and no other path has “out”
age-of-thieves-error-far = { $where }: it must be possible to get from { $a } to { $b } in at most { $most } steps
age-of-thieves-error-declare-word = “{ $word }”: write a card and its AP, such as move:3 or special+G04:5
age-of-thieves-error-declare-twice = { $word } is listed twice
age-of-thieves-error-declare-many = at most five general cards can be declared
age-of-thieves-error-declare-points = a thief never has more than { $most } AP
age-of-thieves-error-space = “{ $word }” is not a space of the board
age-of-thieves-error-gates-open = once the Emperors' Jewel was lifted, the district of the open gates must be told (N, E, S or W)
age-of-thieves-error-gates-shut = the gates are known only after the Emperors' Jewel was lifted
age-of-thieves-error-event-side = the events do not match the side of the city guard sheet
age-of-thieves-error-event-early = no event is in force yet in this phase
age-of-thieves-error-figure-space = a figure of the city guard cannot stand there
age-of-thieves-error-captain-early = captains come with the alarm
age-of-thieves-error-dungeon-empty = there is nothing in a dungeon
age-of-thieves-error-fire-free = fire burns only where there is no figure
age-of-thieves-error-token-post = face-down tokens are on guardhouses outside the Palace
age-of-thieves-error-token-gone = that token never stays on the board
age-of-thieves-error-sheet-twice = two thieves have the same sheet
age-of-thieves-error-out-order = thieves leave one after the other, after the alarm
age-of-thieves-error-out-and-here = a thief who left is not on the board
age-of-thieves-error-best-burglar = one thief is the best burglar, once the jewel was lifted
age-of-thieves-error-used-tokens = more tokens used than there are
age-of-thieves-error-fresh = the cards just drawn are at most two of the hand
age-of-thieves-error-stacks = these stacks cannot be declared
age-of-thieves-error-hand-limit = more than five general cards in hand
age-of-thieves-error-cover = a special card has a general card on it, and only a special card has one
age-of-thieves-error-copies = there are not that many copies of { $card }
age-of-thieves-error-tokens = there are not that many city tokens
age-of-thieves-error-jewels = there are not that many jewels
age-of-thieves-error-known = must name who holds the card and who knows it
age-of-thieves-error-doing = these rules cannot be in progress here
age-of-thieves-error-not-over = the night cannot be over yet
age-of-thieves-error-phase-told = must be left out: doing or over tells how far the night is
age-of-thieves-error-alarm-lifted = must be true: the alarm is raised only after the Emperors' Jewel was lifted
age-of-thieves-error-alarm-raised = must be true while the alarm is being raised
age-of-thieves-error-due = true only during the move in which the Emperors' Jewel is first lifted, before the gates are known
age-of-thieves-error-barred = a gate is barred only by One Gate Barred (A11), and it is one of the two open ones
age-of-thieves-error-looked = Morius has looked only at tokens that lie face down (token: "down")
age-of-thieves-error-not-lifted = before the Emperors' Jewel was lifted (lifted: true) it is on the Palace centre, P0
age-of-thieves-error-red-points = one thief has the red points, once the Emperors' Jewel was lifted
age-of-thieves-error-robbed-marked = a thief who was robbed this turn has no theft marker
age-of-thieves-error-known-holder = none of these seats holds that card
age-of-thieves-error-is-over = must be true: the Emperors' Jewel or all thieves have left the city, or the last turn is over
age-of-thieves-error-first = the first thief is a seat once the dice have been rolled, and -1 before
age-of-thieves-error-set-up = does not match the set-up: thieves and start spaces are given out seat by seat, and each player has both when the night begins
age-of-thieves-error-nowhere = must be a space; only a thief who has left the city (out) is nowhere
age-of-thieves-error-not-left = “left” is a thief who has left the city (out) in this turn's Resolution
age-of-thieves-error-left-cards = must be empty: a thief who left keeps cards only until the Clean-up (state “left”), and their stacks are turned up
age-of-thieves-error-event-needed = must be told: in this phase an event is in force
age-of-thieves-error-event-last = there are no events left to turn up: the night would be over
age-of-thieves-error-acted = true from the moment the city guard acts in the Resolution to its end, false otherwise
age-of-thieves-error-resolving = true from the Declaration to the Clean-up, false otherwise
age-of-thieves-error-stacks-early = must be empty: stacks and the tokens on them are there only in the Resolution
age-of-thieves-error-swept = must be empty: smoke, fire, markers and all that holds for one turn come in the Resolution and end with the Clean-up
age-of-thieves-error-jewel-dropped = outside the Palace the Emperors' Jewel lies on an imperial guardhouse only
age-of-thieves-error-caught = must say “caught” while this thief is being caught
age-of-thieves-error-doing-thief = must be a thief on the board whom this rule concerns
age-of-thieves-error-doing-abroad = must be rivals on the board and outside the dungeons
age-of-thieves-error-doing-figure = must be figures of the city guard on the board that this rule can move
age-of-thieves-error-doing-space = must be the space where this is happening
age-of-thieves-error-doing-stack = must be a card that lies there and brings this about
age-of-thieves-error-doing-target = there is nothing here to choose from

## Rules

age-of-thieves-section-G = Terms
age-of-thieves-section-S = Setting up
age-of-thieves-section-E = Event phase
age-of-thieves-section-P = Planning
age-of-thieves-section-D = Declaration
age-of-thieves-section-R = Resolution: order
age-of-thieves-section-A = Actions
age-of-thieves-section-M = Movement
age-of-thieves-section-J = Jewels and tokens on the board
age-of-thieves-section-H = Theft
age-of-thieves-section-W = The city guard
age-of-thieves-section-C = Caught
age-of-thieves-section-V = The vault and the alarm
age-of-thieves-section-N = Clean-up
age-of-thieves-section-Z = End and winner
age-of-thieves-section-F = Spaces
age-of-thieves-section-K = City tokens and markers
age-of-thieves-section-I = Supplies
age-of-thieves-section-Y = Variants
age-of-thieves-section-X = Examples
age-of-thieves-section-Q = Rulings

age-of-thieves-rule-AT-G1 = A turn has five phases: Event, Planning, Declaration, Resolution, Clean-up. The game is a sequence of such turns.
age-of-thieves-rule-AT-G2 = Carry the Emperors' Jewel out through an open gate. Failing that, get out with more valuable loot than any other thief who gets out; a thief who stays inside loses.
age-of-thieves-rule-AT-G3 = The city has five districts: the Palace in the middle, Golden Roofs (N), Empty Cauldron (E), Salty Docks (S) and Clatters (W). Border marks on paths change nothing.
age-of-thieves-rule-AT-G4 = An effect touches only the kinds it names: figure, thief, guard, captain. What says “guard” never touches a captain.
age-of-thieves-rule-AT-G5 = A space is any space but a dungeon; an empty one holds nothing at all; a free one holds no figure.
age-of-thieves-rule-AT-G6 = Distance is the smallest number of steps between two spaces.
age-of-thieves-rule-AT-G7 = A range of n means at most n steps from the acting thief; D means that thief's district; no range means anywhere the text allows.
age-of-thieves-rule-AT-G8 = Thieves hit by a theft symbol can be robbed.
age-of-thieves-rule-AT-G9 = A player who moves a figure has full control of it: from no steps up to the number named, each figure as they like.
age-of-thieves-rule-AT-G10 = The first thief turns up events, places yellow jewels, rolls for the city guard, steers it where the rules leave a choice, and decides what concerns all players, even from a dungeon.
age-of-thieves-rule-AT-G11 = Abilities of thieves work as often as their condition holds, unless they say once per turn.
age-of-thieves-rule-AT-G12 = A thief is hidden on a hideout, a Dark Alley or smoke, under a cloak or rags, and for the rest of the turn in which they left a dungeon. A hidden thief is neither detected nor caught, but can be targeted and robbed.
age-of-thieves-rule-AT-G13 = Only a thief who is not hidden, not in a dungeon and not otherwise protected can be caught.
age-of-thieves-rule-AT-S1 = There is one guard on each of the 12 guardhouses with swords.
age-of-thieves-rule-AT-S2 = The Emperors' Jewel is on the Palace centre, a green jewel on each of the four marked spaces.
age-of-thieves-rule-AT-S3 = Every guardhouse outside the Palace gets a face-down city token, 40 in all; the other 11 leave the game unseen.
age-of-thieves-rule-AT-S4 = The pool holds 8 guards, 2 captains and 10 yellow jewels at first, and markers as needed.
age-of-thieves-rule-AT-S5 = The district deck has one card for each outer district.
age-of-thieves-rule-AT-S6 = 10 of the 12 calm events and 5 of the 11 alarm events are used; the others leave the game unseen.
age-of-thieves-rule-AT-S7 = The city guard sheet begins on its Calm side.
age-of-thieves-rule-AT-S8 = Each player is dealt one of the six thieves, face up.
age-of-thieves-rule-AT-S9 = Each player has Move, Ambush, the special action of their thief, and 10 blue points.
age-of-thieves-rule-AT-S10 = The 70 general cards are shuffled; each player draws two.
age-of-thieves-rule-AT-S11 = The highest roll decides who is the first thief; beginning with that player, clockwise, each player chooses a start space, one thief on each.
age-of-thieves-rule-AT-S12 = Thieves not used, with their cards and points, stay out of the game.
age-of-thieves-rule-AT-S13 = Two to four players can play; only the number of thieves and of red points (players minus one) differs.
age-of-thieves-rule-AT-E1 = If the Emperors' Jewel was lifted in the turn before, the alarm is raised before anything else.
age-of-thieves-rule-AT-E2 = The first thief turns up the next event of the current deck; it works at once, or until Clean-up.
age-of-thieves-rule-AT-E3 = The turn of the last event is still played to its end.
age-of-thieves-rule-AT-E4 = While it is calm, the first thief puts a yellow jewel on an empty space in the district shown, six or more steps from every thief.
age-of-thieves-rule-AT-E5 = After the alarm, no yellow jewels are placed.
age-of-thieves-rule-AT-E6 = The city guard's initiative is one die during calm and the higher of two during alarm, visible to all.
age-of-thieves-rule-AT-P1 = Beginning with the first thief, clockwise, every thief on the board draws a card, in a dungeon or not.
age-of-thieves-rule-AT-P2 = You may have at most five general cards in hand at any moment; the surplus is discarded at once.
age-of-thieves-rule-AT-P3 = Discards are face up for all players to look through.
age-of-thieves-rule-AT-P4 = When the deck has run out, the discard pile is shuffled into a new one.
age-of-thieves-rule-AT-D1 = All players declare at once and in secret: any cards from hand, face down, with AP on each.
age-of-thieves-rule-AT-D2 = Every declared card carries at least 1 AP; there is no upper limit, and AP may stay unused.
age-of-thieves-rule-AT-D3 = Your AP are your blue points, the red ones if you have the Emperors' Jewel, purple ones granted before, and the tokens you commit.
age-of-thieves-rule-AT-D4 = Effects that change AP apply when the Declaration begins.
age-of-thieves-rule-AT-D5 = A special action is declared under one general card, with the AP on both; a basic card cannot cover it.
age-of-thieves-rule-AT-D6 = When all players are ready, the screens are lifted: everyone sees the stacks and their AP, but not the cards.
age-of-thieves-rule-AT-D7 = Sheets are always open, but tokens worth AP may be hidden during the Declaration.
age-of-thieves-rule-AT-R1 = The AP on a stack are its initiative, the die is that of the city guard; they act from high to low.
age-of-thieves-rule-AT-R2 = All guards and captains act once per turn, together, at the city guard's initiative.
age-of-thieves-rule-AT-R3 = In a tie with the city guard, the thief goes first during calm, the city guard during alarm.
age-of-thieves-rule-AT-R4 = Tied thieves take turns, beginning with the first thief, clockwise, one stack at a time.
age-of-thieves-rule-AT-R5 = You may not give up your place in a tie.
age-of-thieves-rule-AT-R6 = To resolve a stack, its owner turns it up and applies it; the card stays until Clean-up.
age-of-thieves-rule-AT-R7 = A thief may decline a stack: it is turned up and does nothing.
age-of-thieves-rule-AT-R8 = You may look at your own declared cards at any time.
age-of-thieves-rule-AT-R9 = The phase ends when every stack has been resolved or declined and the city guard has acted; it always acts.
age-of-thieves-rule-AT-A1 = Move and Ambush have a weaker and a stronger effect; which one is chosen when the card comes up.
age-of-thieves-rule-AT-A2 = Sneak and Thief's Cunning combine freely with other cards.
age-of-thieves-rule-AT-A3 = Run and Crafty Plan are possible only if you resolve no other card this turn.
age-of-thieves-rule-AT-A4 = Sneak is up to 4 steps. Run is up to 7 steps, and nothing else: no jewels, tokens or thefts.
age-of-thieves-rule-AT-A5 = Ambush brings cards or AP for the next turn.
age-of-thieves-rule-AT-A6 = Basic cards come back every turn and can never be lost or discarded.
age-of-thieves-rule-AT-A7 = When a special stack comes up, you choose: the special action, with the cover discarded at once as its price, or the covering card instead.
age-of-thieves-rule-AT-A8 = Special cards come back, cannot be lost, and do not count for the hand limit.
age-of-thieves-rule-AT-A9 = A declared general card is discarded in Clean-up, whether it was resolved or not.
age-of-thieves-rule-AT-A10 = You may have at most five general cards in hand.
age-of-thieves-rule-AT-M1 = A move is a sequence of steps along paths, up to the number allowed, in any direction, even none.
age-of-thieves-rule-AT-M2 = Figures may pass through spaces with other figures.
age-of-thieves-rule-AT-M3 = At the end of a movement a space holds any number of thieves but only one figure of the city guard.
age-of-thieves-rule-AT-M4 = During their own move, a thief may take jewels, turn tokens and rob on every space they are on.
age-of-thieves-rule-AT-M5 = A figure that is repositioned is lifted and put down; nothing happens in between.
age-of-thieves-rule-AT-M6 = A thief who enters a sewer entrance may come out of any exit; that ends the move, and the exit is its last space.
age-of-thieves-rule-AT-M7 = The city guard does not use sewers but may stand on and cross those spaces.
age-of-thieves-rule-AT-M8 = Another movement card later in the turn works as usual after the sewers.
age-of-thieves-rule-AT-J1 = A thief on a jewel's space during their move may take it.
age-of-thieves-rule-AT-J2 = A thief on a token's space during their move may turn it up and, if its kind allows, keep it.
age-of-thieves-rule-AT-J3 = There is no limit to what a thief picks up or carries, and they do not have to stop for it.
age-of-thieves-rule-AT-J4 = Nothing is picked up while running.
age-of-thieves-rule-AT-H1 = A thief can be robbed only while a theft effect is on them.
age-of-thieves-rule-AT-H2 = A theft card hits a rival if they, or their space, are its target.
age-of-thieves-rule-AT-H3 = If you are on the same space as the rival hit, you may rob them at once.
age-of-thieves-rule-AT-H4 = Otherwise they get a theft marker: until the end of the turn, any thief who moves through their space may rob them.
age-of-thieves-rule-AT-H5 = A theft takes one jewel of the robber's choice, the Emperors' Jewel and Trinkets included.
age-of-thieves-rule-AT-H6 = A thief is robbed at most once per turn; robbing has no limit.
age-of-thieves-rule-AT-H7 = Unused theft markers go back in Clean-up.
age-of-thieves-rule-AT-W1 = The city guard sheet gives hearing and movement of guards and captains; they use no cards. During calm, guards hear 4 spaces far and walk 3. During alarm, guards hear 5 and walk 4, captains hear 6 and walk 5.
age-of-thieves-rule-AT-W2 = A figure of the city guard stays unless it detects a thief: one within its hearing who is not hidden.
age-of-thieves-rule-AT-W3 = It moves toward that thief along a shortest path, up to its movement.
age-of-thieves-rule-AT-W4 = Where it meets a thief who can be caught, it catches every such thief there, and stops.
age-of-thieves-rule-AT-W5 = All guards act first, then all captains; the first thief chooses the order.
age-of-thieves-rule-AT-W6 = Each figure goes for the nearest thief it detects.
age-of-thieves-rule-AT-W7 = At equal distance, the city guard tries to catch as many thieves as possible; the first thief decides what is left open.
age-of-thieves-rule-AT-W8 = It goes toward a detected thief even if it cannot catch them.
age-of-thieves-rule-AT-W9 = A thief who begins the turn on a figure's space is not caught until the city guard acts, unless something else makes that figure move.
age-of-thieves-rule-AT-W10 = A thief who is not hidden and steps onto a space of the city guard is caught at once.
age-of-thieves-rule-AT-W11 = So is a thief who turns up a Plain-garb Guard.
age-of-thieves-rule-AT-W12 = A figure moved by a card catches in the same way and stops there.
age-of-thieves-rule-AT-W13 = The city guard hears farther than it walks: being heard is not the same as being caught.
age-of-thieves-rule-AT-C1 = Caught: the Emperors' Jewel goes to the imperial guardhouse of the district (in the Palace it stays there); otherwise the cheapest jewel goes to the pool.
age-of-thieves-rule-AT-C2 = Then the thief discards a general card of their choice.
age-of-thieves-rule-AT-C3 = Then the thief goes to the dungeon of the district; if caught in the Palace, a district card says which; after the alarm, always that of the open gates.
age-of-thieves-rule-AT-C4 = The remaining stacks are turned up without effect.
age-of-thieves-rule-AT-C5 = A thief in a dungeon cannot be a target.
age-of-thieves-rule-AT-C6 = A thief who begins a turn in a dungeon has 2 blue points.
age-of-thieves-rule-AT-C7 = The first card they resolve must be Move, to get out.
age-of-thieves-rule-AT-C8 = A thief who leaves a dungeon is hidden until the end of that turn.
age-of-thieves-rule-AT-C9 = No thief enters a dungeon voluntarily, and the city guard never does; nothing is put there; any number of thieves can be inside.
age-of-thieves-rule-AT-V1 = The thief who lifts the Emperors' Jewel first takes the best-burglar token (3 points) and as many red points as they have rivals.
age-of-thieves-rule-AT-V2 = When that move is over, a district card opens the two gates of one district for the rest of the game.
age-of-thieves-rule-AT-V3 = The alarm is raised when the next turn begins.
age-of-thieves-rule-AT-V4 = When the jewel changes hands, the red points follow in Clean-up; the best-burglar token never does.
age-of-thieves-rule-AT-L1 = The alarm: the sheet is turned, two captains and two guards appear on the alarm spaces of the open district, and the alarm deck replaces the calm one.
age-of-thieves-rule-AT-L2 = From then on a thief may leave with one step from an open gate; that thief takes no further part.
age-of-thieves-rule-AT-L3 = From then on: alarm events, two dice, the city guard wins ties, the dungeon of the open district.
age-of-thieves-rule-AT-N1 = Clean-up: basic and special cards come back, all other declared cards are discarded.
age-of-thieves-rule-AT-N2 = Then smoke, fire, theft markers and all effects of the turn end, unless something says otherwise.
age-of-thieves-rule-AT-N3 = Then AP are reset: blue ones come back, red ones go to the holder of the jewel, purple ones are removed, and used tokens leave the game.
age-of-thieves-rule-AT-N4 = Then the event leaves the game; after the last one the game ends.
age-of-thieves-rule-AT-N5 = Last, the first-thief token passes to the left.
age-of-thieves-rule-AT-Z1 = All players lose if the calm deck runs out before the Emperors' Jewel was lifted.
age-of-thieves-rule-AT-Z2 = All players lose if the alarm deck runs out and no thief has left the city.
age-of-thieves-rule-AT-Z3 = A thief who leaves with the Emperors' Jewel wins at once.
age-of-thieves-rule-AT-Z4 = Otherwise, after the fifth alarm turn, the richest thief who left wins: best burglar 3, green 2, yellow and Trinkets 1.
age-of-thieves-rule-AT-Z5 = Ties: the best burglar, then most jewels, then most green ones, then the first to leave.
age-of-thieves-rule-AT-Z6 = If no thief who left has any points, the first to leave wins.
age-of-thieves-rule-AT-Z7 = Thieves still in the city do not count.
age-of-thieves-rule-AT-F1 = On alarm spaces a guard (grey) or a captain (brown) is added when the alarm is raised there.
age-of-thieves-rule-AT-F2 = Guards can appear on guardhouses.
age-of-thieves-rule-AT-F3 = An imperial guardhouse is a guardhouse, and receives the Emperors' Jewel if its carrier is captured.
age-of-thieves-rule-AT-F4 = A dungeon holds nothing but captured thieves.
age-of-thieves-rule-AT-F5 = Sewer entrances lead to sewer exits.
age-of-thieves-rule-AT-F6 = On a hideout a thief is hidden.
age-of-thieves-rule-AT-F7 = Gates lead out of the city; thieves begin on start spaces.
age-of-thieves-rule-AT-K1 = Thief's Stash: draw a card.
age-of-thieves-rule-AT-K2 = Alert Citizens: every thief in the district, not in a dungeon, discards a general card of their choice.
age-of-thieves-rule-AT-K3 = Plain-garb Guard: a guard appears there, or on the nearest space that can take one.
age-of-thieves-rule-AT-K4 = Informer: may be kept; 1 AP for one Declaration.
age-of-thieves-rule-AT-K5 = Guild Agent: may be kept; 2 AP, always on one stack.
age-of-thieves-rule-AT-K6 = Familiar Neighbourhood: may be kept; one more step in a move, at most one per move.
age-of-thieves-rule-AT-K7 = Trinkets: may be kept; a yellow jewel and a city token at once.
age-of-thieves-rule-AT-K8 = Dark Alley: the space is a hideout for the rest of the game.
age-of-thieves-rule-AT-K9 = Manhole: the space is a sewer entrance for the rest of the game.
age-of-thieves-rule-AT-K10 = Ladder: the space is a sewer exit for the rest of the game.
age-of-thieves-rule-AT-X1 = Effect markers last until the Clean-up of their turn, unless something says otherwise.
age-of-thieves-rule-AT-X2 = Smoke hides every thief in it, and each can be robbed while they are there.
age-of-thieves-rule-AT-X3 = Fire, only on a free space, keeps all figures out; the city guard hears across it but stops before it.
age-of-thieves-rule-AT-X4 = A theft marker shows who can be robbed this turn.
age-of-thieves-rule-AT-I1 = Only jewels, figures of the city guard and events are limited.
age-of-thieves-rule-AT-I2 = If there are no figures left in the pool, one of that kind is taken from elsewhere on the board.
age-of-thieves-rule-AT-I3 = If there are no jewels left in the pool, none is placed.
age-of-thieves-rule-AT-I4 = Events are never reshuffled.
age-of-thieves-rule-AT-I5 = Action cards are reshuffled from the discard pile.
age-of-thieves-rule-AT-Y1 = First game: leave the special actions out; abilities stay.
age-of-thieves-rule-AT-Y2 = Thieves may be chosen instead of dealt, beginning with the first thief, clockwise.
age-of-thieves-rule-AT-EX1 = Calm, city guard 2: Morius 4 and 4, Noiron 4 and 2. Order: Morius, Noiron, Morius, Noiron, city guard; during alarm, the city guard goes before the 2.
age-of-thieves-rule-AT-EX2 = City guard 6: Noiron's 10 acts first, then the city guard, then Morius's 4 and 1.
age-of-thieves-rule-AT-EX3 = With 10 AP: Ambush 1, Move 3, Smoke Grenade 5, and 1 unused.
age-of-thieves-rule-AT-EX4 = Joanne leads a guard with Beacon; on its third step it meets Jasmine, catches her and stops.
age-of-thieves-rule-AT-EX5 = False Orders puts a guard past Zain: he is not caught.
age-of-thieves-rule-AT-EX6 = Zain takes the sewers after two steps and picks up a jewel at the exit; his other steps are lost.
age-of-thieves-rule-AT-EX7 = If Noiron resolves the Pulley Rod, only Thief's Cunning is left for Ambush; if he declines it, Crafty Plan is possible.
age-of-thieves-rule-AT-EX8 = Jasmine's stack: Seduction under Beacon. She may use either on the guard.
age-of-thieves-rule-AT-EX9 = Noiron throws a Noise Grenade on the space he shares with Morius and takes his green jewel at once.
age-of-thieves-rule-AT-EX10 = Nikolai throws smoke on Jasmine's space from two spaces away: she is hidden and can be robbed, but he must come there to rob her.
age-of-thieves-rule-AT-EX11 = Automatic Snare never affects a captain.
age-of-thieves-rule-AT-EX12 = Fire may burn on the space of the Emperors' Jewel, not on a space with a figure.
age-of-thieves-rule-AT-EX13 = Stunning Gas may move three guards 1, 2 and 0 steps.
age-of-thieves-rule-AT-EX14 = A guard hears Jasmine but not cloaked Zain, walks two steps and catches her.
age-of-thieves-rule-AT-EX15 = During alarm, the guard catches Morius first, then the captain passes the guard and catches Noiron.
age-of-thieves-rule-AT-EX16 = The guard goes where two thieves are and catches the one who is not cloaked.
age-of-thieves-rule-AT-EX17 = The captain goes for the nearer thief and stops before the fire.
age-of-thieves-rule-AT-EX18 = Zain leaves the guard's space before the city guard acts and gets away.
age-of-thieves-rule-AT-EX19 = With three players, the best burglar takes 2 red points.
age-of-thieves-rule-AT-Q1 = There are two gates in each outer district, eight in all; two of them open.
age-of-thieves-rule-AT-Q2 = The city can be left from the alarm on, not before.
age-of-thieves-rule-AT-Q3 = Temporary AP are taken when the next Declaration begins, and are gone in its Clean-up.
age-of-thieves-rule-AT-Q4 = In Clean-up, the holder of the Emperors' Jewel has all red points; without a holder, they are in the pool.
age-of-thieves-rule-AT-Q5 = AP: 10, or 2 in a dungeon, less what is held back, not below 0; then red, purple and tokens are added.
age-of-thieves-rule-AT-Q6 = In a dungeon, only Move can be resolved, with at least one step out; other stacks are declined.
age-of-thieves-rule-AT-Q7 = Running out of a dungeon is allowed.
age-of-thieves-rule-AT-Q8 = A thief caught this turn leaves the dungeon in the next turn at the earliest.
age-of-thieves-rule-AT-Q9 = Distance ignores figures, fire and sewers and never leads through a dungeon; from a dungeon it is one more than from its nearest exit.
age-of-thieves-rule-AT-Q10 = On the space where a move begins, and in a move of no steps, a thief may do everything they may do on the way.
age-of-thieves-rule-AT-Q11 = The sewers can be used only from an entrance the thief stepped onto, or a Manhole they turned up, in this move.
age-of-thieves-rule-AT-Q12 = A thief moved by another player cannot pick up anything, rob anyone or use a way out.
age-of-thieves-rule-AT-Q13 = A figure put on the space of a thief who can be caught catches them, except when the alarm is raised.
age-of-thieves-rule-AT-Q14 = When a card moves a figure, it first catches any thief on its space, even for a move of no steps; repositioning does not do that.
age-of-thieves-rule-AT-Q15 = A figure of the city guard steps onto the space of another only if it can go on to a space where it may stop.
age-of-thieves-rule-AT-Q16 = A pursuit ends on the last space of its way where the figure may stop.
age-of-thieves-rule-AT-Q17 = The city guard takes the shortest paths regardless of fire, and no detours.
age-of-thieves-rule-AT-Q18 = Hidden thieves count for “more thieves on a space” if one there is detected.
age-of-thieves-rule-AT-Q19 = Figures detect one after the other, as each acts.
age-of-thieves-rule-AT-Q20 = Ties: first targets no other figure is after, then the fullest space, then the first thief's choice.
age-of-thieves-rule-AT-Q21 = A thief chooses which of their own stacks with equal AP comes next.
age-of-thieves-rule-AT-Q22 = It stays hidden whether a stack contains a special action.
age-of-thieves-rule-AT-Q23 = A special stack may be declined; its cover is discarded in Clean-up.
age-of-thieves-rule-AT-Q24 = A card counts as resolved if its effect was used, even without result; after Run or Crafty Plan, all later stacks are declined.
age-of-thieves-rule-AT-Q25 = If the deck and the discard pile are empty, no card is drawn.
age-of-thieves-rule-AT-Q26 = Declared cards do not count for the hand limit.
age-of-thieves-rule-AT-Q27 = Alert Citizens cost general cards only.
age-of-thieves-rule-AT-Q28 = A guard whose space is taken or burning goes to the nearest space that can take it; the first thief chooses if there are several.
age-of-thieves-rule-AT-Q29 = A token turned up may be left there; any thief may take it later in a move.
age-of-thieves-rule-AT-Q30 = On entering a space: first captures, then pick-ups, tokens and thefts, then sewers, then the next step.
age-of-thieves-rule-AT-Q31 = Among equally cheap jewels, the owner chooses; lost Trinkets leave the game.
age-of-thieves-rule-AT-Q32 = After the gate card is drawn, three district cards are left for captures in the Palace.
age-of-thieves-rule-AT-Q33 = If the thief is caught in the very move of the first pickup, they keep the token and the points, the jewel stays, and the gates are drawn afterwards.
age-of-thieves-rule-AT-Q34 = Later pickups from the centre do not bring a token or a district card.
age-of-thieves-rule-AT-Q35 = If the jewel is lifted in the tenth calm turn, the game goes on with the alarm.
age-of-thieves-rule-AT-Q36 = Things are picked up only during a move, so the first pickup always happens in a move.
age-of-thieves-rule-AT-Q37 = When all thieves have left, the game ends at once.
age-of-thieves-rule-AT-Q38 = When a thief has left, their stacks are turned up without effect, their cards are discarded in Clean-up, and they keep their loot.
age-of-thieves-rule-AT-Q39 = If the first thief has left, the next one clockwise decides instead.
age-of-thieves-rule-AT-Q40 = Alarm spaces that are taken: the nearest space that can take a figure; too few guards: some are taken from the board.
age-of-thieves-rule-AT-Q41 = Thieves in dungeons count for the distance of yellow jewels.
age-of-thieves-rule-AT-Q42 = Players tied for the highest roll reroll.
age-of-thieves-rule-AT-Q43 = A theft marker is put on a rival without jewels too.
age-of-thieves-rule-AT-Q44 = A theft card on a space hits every rival there; a thief on it may rob each of them, in any order.
age-of-thieves-rule-AT-Q45 = A thief robbed in smoke counts as robbed for this turn.
age-of-thieves-rule-AT-Q46 = The resolving player picks the figure taken from the board, not one placed by the same effect.
age-of-thieves-rule-AT-Q47 = Effects for all players reach thieves in dungeons too.
age-of-thieves-rule-AT-Q48 = A thief in a dungeon is not detected.
age-of-thieves-rule-AT-Q49 = A thief caught in the Event phase has 2 blue points this very turn.
age-of-thieves-rule-AT-Q50 = A thief who loses their hiding place on a figure's space is not caught yet.
age-of-thieves-rule-AT-Q51 = You cannot step into fire, into a dungeon, or out through a closed gate.
age-of-thieves-rule-AT-Q52 = Tokens that change a space add to what is printed there.
age-of-thieves-rule-AT-Q53 = A thief hidden by their space is not caught there.
age-of-thieves-rule-AT-Q54 = A Guild Agent on its own makes a stack of 2.
age-of-thieves-rule-AT-Q55 = After the sewers, a Familiar Neighbourhood gives exactly one more step, with everything a move allows except the sewers.
age-of-thieves-rule-AT-Q56 = A captured thief discards one card, and only Move frees them.
age-of-thieves-rule-AT-Q57 = The hand limit is five general cards in addition to the basic ones.
age-of-thieves-rule-AT-Q58 = Face-up Trinkets are a jewel on the board.
age-of-thieves-rule-AT-Q59 = Stacks above 8 simply go before every die.
age-of-thieves-rule-AT-Q60 = Without a general card in hand, you cannot declare a special action.
age-of-thieves-rule-AT-Q61 = Figures that do not act do nothing when the city guard acts, but still catch anyone who walks into them; a snared guard acts without steps and no card moves it.
age-of-thieves-rule-AT-Q62 = Rooftop Leap and Undercity Guide are not moves: nothing is picked up, but capture applies.
age-of-thieves-rule-AT-Q63 = A theft card on a thief already robbed has no further effect.
age-of-thieves-rule-AT-Q64 = If no thief is detected, nothing moves, but the city guard has acted.
age-of-thieves-rule-AT-Q65 = Among equally near thieves catching as many as possible comes before the first thief's choice.
age-of-thieves-rule-AT-Q66 = The gate card is drawn at random; the players cannot influence it.
age-of-thieves-rule-AT-Q67 = The Emperors' Jewel is put on its space even if it burns.
age-of-thieves-rule-AT-Q68 = A Run allows steps, the sewers, extra steps and leaving, nothing else.
age-of-thieves-rule-AT-Q69 = The discard pile is shuffled only when a card must be drawn and the deck is empty.
age-of-thieves-rule-AT-Q70 = Cards drawn together are drawn first, then the limit is checked; Nikolai first discards one of his two.
age-of-thieves-rule-AT-Q71 = You may choose not to rob at once: then the rival gets the theft marker, except in smoke.
age-of-thieves-rule-AT-Q72 = A Plain-garb Guard catches every thief who can be caught on the space where it is put, and none elsewhere.
age-of-thieves-rule-AT-Q73 = If several thieves are caught at once, they are handled one after the other, beginning with the first thief; a theft marker goes, “robbed” stays.
age-of-thieves-rule-AT-Q74 = If a thief is caught by their own card, the rest of its effect is lost.
age-of-thieves-rule-AT-Q75 = A figure acts like this: nearest target, shortest paths, as far as it may and can; only the end spaces nearest to the target count.
age-of-thieves-rule-AT-Q76 = If every way out of the dungeon is on fire, Move is declined.
age-of-thieves-rule-AT-Q77 = Extra steps of both kinds may be used in one move; after the sewers, only the token works.
age-of-thieves-rule-AT-Q78 = If a resolved card has a legal target, you must choose one; “up to” allows none, and the whole stack may be declined.
age-of-thieves-rule-AT-Q79 = Burning exits cannot be chosen; the exit must be a different space from the entrance.

# -- the page

age-of-thieves-map-key = On the map every space has the short name you type: { $id } is { $space }. The streets:
age-of-thieves-map-signs = 0–3 thieves, g guard, C captain, * jewel, “?” token face down, + token face up, ^ fire, ~ smoke
age-of-thieves-map-loot = Jewels
age-of-thieves-web-yours = Your thief
age-of-thieves-web-map = The map of Hadria
age-of-thieves-web-city = City
age-of-thieves-web-earshot = Earshot
age-of-thieves-web-signs = Signs
age-of-thieves-web-signs-head = What the signs on the map mean
age-of-thieves-web-on-map = Choose a glowing place on the map.
age-of-thieves-web-sign-post = Guardhouse. “?”: a city token, face down
age-of-thieves-web-sign-post-swords = Guardhouse with a guard from the start
age-of-thieves-web-sign-post-imperial = Imperial guardhouse: a caught thief's Emperors' Jewel comes here
age-of-thieves-web-sign-hideout = Hideout: guards neither hear nor catch you here
age-of-thieves-web-sign-sewer-in = Sewer entrance: come out of any exit
age-of-thieves-web-sign-sewer-out = Sewer exit
age-of-thieves-web-sign-dungeon = Dungeon: caught thieves start again here
age-of-thieves-web-sign-start = Inn: thieves begin here
age-of-thieves-web-sign-bell = Alarm: a guard (grey bell) or captain (orange) comes here
age-of-thieves-web-sign-gate = City gate: the way out, once it is open
age-of-thieves-web-sign-guard = Guard: hears and hunts thieves
age-of-thieves-web-sign-captain = Captain: comes with the alarm, hears and walks farther
age-of-thieves-web-hears-walks = hears { $hears }, walks { $walks }
age-of-thieves-web-captains = captains: hears { $hears }, walks { $walks }
age-of-thieves-web-equal-calm = ties: thief before city guard
age-of-thieves-web-equal-alarm = ties: city guard before thief
age-of-thieves-web-to-own = To my thief
age-of-thieves-web-lasts = Lasts this turn
age-of-thieves-web-ap = AP
age-of-thieves-web-guard-ears = Hears { $hears } steps (all red streets), walks { $walks } (solid red).
age-of-thieves-web-fits = { $count ->
    [one] One more card fits in your hand
   *[other] { $count } more cards fit in your hand
}
age-of-thieves-web-key-quiet = steps, unheard
age-of-thieves-web-key-heard = heard
age-of-thieves-web-key-catch = can be caught
age-of-thieves-web-key-ears = guards who hear you there
age-of-thieves-web-hears-now = Hears now:
age-of-thieves-web-hears-nobody = Hears no one now.
age-of-thieves-web-heard = { $count ->
    [one] one guard would hear you
   *[other] { $count } guards would hear you
 }
age-of-thieves-web-catch = { $count ->
    [one] one could catch you
   *[other] { $count } could catch you
 }
age-of-thieves-web-hides = you are hidden there
age-of-thieves-web-here = Where you stand:
age-of-thieves-web-when-ready = Rivals: when all are ready
age-of-thieves-web-vp = { $n } VP
age-of-thieves-web-cards = cards in hand
age-of-thieves-web-stack-now = now
age-of-thieves-web-stack-next = next
age-of-thieves-web-stack-later = later
age-of-thieves-web-stack-done = done
age-of-thieves-web-less = one point less
age-of-thieves-web-more = one point more
age-of-thieves-web-needs-cover = Needs a general card to cover it
age-of-thieves-web-bid-all = All your points are placed. Take one back with −.
age-of-thieves-web-bid-cover = First choose the general card it is declared under.
age-of-thieves-web-bid-none = No card has a point on it yet. Put one there with +, or declare nothing.
age-of-thieves-web-declare-cards = { $count ->
    [one] Declare one card
   *[other] Declare { $count } cards
 }
age-of-thieves-web-declare-sure = You would play no card this turn.
age-of-thieves-web-before = Before the city guard ({ $n }):
age-of-thieves-web-after = After the city guard ({ $n }):
age-of-thieves-web-left-points = Points left:
age-of-thieves-web-discards = Discard
age-of-thieves-web-gives = Hand over
age-of-thieves-web-takes = Take
age-of-thieves-web-turn = Turn { $n }
age-of-thieves-web-watch = City guard
age-of-thieves-web-order = The order of this turn
age-of-thieves-web-falling = high to low
age-of-thieves-web-calm = Calm
age-of-thieves-web-alarm = Alarm!
age-of-thieves-web-left = { $count ->
    [one] one event left
   *[other] { $count } events left
 }
age-of-thieves-web-deck = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
  } left
age-of-thieves-web-die = City guard at { $n }
age-of-thieves-web-gates = Open gates: { $district }
age-of-thieves-web-steps = { $count ->
    [one] one step left
   *[other] { $count } steps left
 }
age-of-thieves-web-reach = { $count ->
    [one] { WORD($space, kind: "space") }, one step
   *[other] { WORD($space, kind: "space") }, { $count } steps
 }
age-of-thieves-web-loot = { WORD($jewel, kind: "jewel") } at { WORD($space, kind: "space") }
age-of-thieves-web-loot-token = { CARD($token) } at { WORD($space, kind: "space") }
age-of-thieves-web-loot-down = turn up the token at { WORD($space, kind: "space") }
age-of-thieves-web-plan-sneak = Sneak to { $space }?
age-of-thieves-web-plan-go = Go to { $space }?
age-of-thieves-web-plan-run = Run to { $space }?
age-of-thieves-web-plan-lead = Lead it to { $space }?
age-of-thieves-web-plan-of = Steps: { $count } of { $left }.
age-of-thieves-web-plan-way = On the way:
age-of-thieves-web-plan-walk = { $count ->
    [one] Walk one step
   *[other] Walk { $count } steps
 }
age-of-thieves-web-plan-other = Other way
age-of-thieves-web-plan-hides = You are hidden there.
age-of-thieves-web-plan-quiet = No guard would hear you there.
age-of-thieves-web-plan-when = when the city guard acts at { $n }.
age-of-thieves-web-plan-acted = (the city guard has already acted this turn).
age-of-thieves-web-plan-ahead = Your { CARD($card) } ({ $n }) comes first.
age-of-thieves-web-plan-caught = A guard stands there: you would be caught at once.
age-of-thieves-web-plan-same = Go all the same
age-of-thieves-web-plan-stopped = You stop here.
age-of-thieves-web-plan-stopped-why = Something changed on the way. Choose again.
age-of-thieves-web-confirm = Choose
age-of-thieves-web-declare = Declare
age-of-thieves-web-cover = covered by
age-of-thieves-web-cover-none = cover …
age-of-thieves-web-hidden = hidden
age-of-thieves-web-dungeon = in the dungeon
age-of-thieves-web-out = has left
age-of-thieves-web-best = best burglar
age-of-thieves-web-worth = value of the jewels
age-of-thieves-web-blue = action points (AP)
age-of-thieves-web-red = red points
age-of-thieves-web-purple = extra points
age-of-thieves-web-fire = fire
age-of-thieves-web-blaze = fire, until the city guard's initiative is 8
age-of-thieves-web-smoke = smoke
age-of-thieves-web-declare-none = Declare nothing
age-of-thieves-web-gate-open = an open gate
age-of-thieves-web-first-thief = first thief
age-of-thieves-web-phase-setup = Set-up
age-of-thieves-web-phase-event = Event
age-of-thieves-web-phase-planning = Planning
age-of-thieves-web-phase-declaration = Declaration
age-of-thieves-web-phase-resolution = Resolution
age-of-thieves-web-phase-over = The end
age-of-thieves-web-state-cloak = cloaked
age-of-thieves-web-state-rags = in rags
age-of-thieves-web-state-freed = out of the dungeon
age-of-thieves-web-state-rope = on the rope
age-of-thieves-web-state-boots = spring boots
age-of-thieves-web-state-snared = snared
age-of-thieves-web-state-robbed = robbed
age-of-thieves-web-state-marked = can be robbed
age-of-thieves-web-state-spent = has acted
age-of-thieves-web-state-resolved = has used a card
age-of-thieves-web-state-acrobat = acrobat used
age-of-thieves-web-state-caught = caught
age-of-thieves-guide-declare = Welcome, { $name }! You have ten action points (AP) to put on your cards, in secret; cards with more AP act earlier. The red haze shows where the guards would hear you. Put 4 on “{ age-of-thieves-card-move }” and 3 on “{ age-of-thieves-card-G10 }”, then declare.
age-of-thieves-guide-sneak = Your Move comes first: 4 beats the city guard's 2. Sneak: four quiet steps, and you may pick things up on the way.
age-of-thieves-guide-go = There is a yellow jewel two steps away. Take the first step to the east: click the glowing space.
age-of-thieves-guide-on = Now go down to the jewel.
age-of-thieves-guide-take = You are on its space: take the jewel. Yellow ones bring points at the end of the night.
age-of-thieves-guide-stop = Two steps are left, but here you can be heard. Stop.
age-of-thieves-guide-cloak = Now “{ age-of-thieves-card-G10 }”: resolve it, and until the end of the turn no one can hear or catch you.
age-of-thieves-guide-done = The city guard came and found no one, { $name }. So the night goes on: steal, hide, and when a thief lifts the Emperors' Jewel, run for the open gates. You are ready for a real table!

age-of-thieves-move-no = No