### Rookery, shared texts: English
### Every language has the same keys and the same variables. Attributes are free, except .text, .help and .other.

## Lists and little words

# An empty list of loot.
ui-nothing = nothing
# Joins a list: first $list and $next with a comma, at the very end $list and $last with "and".
ui-comma = { $list }, { $next }
ui-and = { $list } and { $last }
ui-yes = yes
ui-no = no
ui-on = on
ui-off = off
ui-none = none

## People

ui-seat = Player { $n }
ui-you = you
ui-players = Players
ui-spectator = Spectator
ui-bot-random = Random bot
    .help = Plays any legal move. Beat it to learn the rules.
ui-bot-urchin = Urchin
    .help = Knows the rules of thumb and forgets them every third move.
ui-bot-heuristic = Cutpurse
    .help = Weighs loot, prices and risk the way a person at the table would.
ui-bot-burglar = Burglar
    .help = Learned by playing millions of decisions. Answers at once.
ui-bot-fence = Fence
    .help = Learned, and thinks ahead a little in worlds that might be true.
ui-bot-mastermind = Mastermind
    .help = Learned, and thinks ahead for about two seconds.
ui-bot-legend = Legend
    .help = Learned, and thinks for about ten seconds. For analysis.
ui-thinking = { $name } is thinking …
ui-waiting = Waiting for { $name }.
ui-given = Your answer: { $move }. You may change it until all answers are in.
ui-given-held = Your answer: { $move }.
ui-switches = When should the table stop for you?
ui-switches-lead = Where it does not stop, you pass without a word. The others cannot tell.
ui-stop-when = Stop me only when
ui-stop-now = Stop me now
ui-switch-at = And only at these moments
ui-unasked = Nothing here for you: your answer is sealed for you.

## At the table

ui-your-turn = Your turn
ui-moves = You may
ui-more-moves = { $count ->
    [one] … and one more. Type it in notation, or “all” to see it.
   *[other] … and { $count } more. Type one in notation, or “all” to see them.
  }
ui-choose = Number or move:
ui-confirm = Confirm
ui-back = Back
ui-log = What happened
ui-hint = Suggestion: { $move }
ui-saved = Game saved in { $file }.
ui-loaded = Game loaded from { $file }.
ui-bye = See you next time! Your game is saved in { $file }.
ui-undo-done = Taken back.
ui-undo-refused-nothing = There is nothing to take back.
ui-undo-refused-others = Too late to take that back: another player has moved since.
ui-undo-refused-sealed = You cannot take that back now: several players are being asked at once, and it must stay hidden who has answered.
ui-undo-refused-chance = You cannot take that back: dice have been rolled or a card has been drawn since.
ui-undo-refused-revealed = You cannot take that back: something hidden has come to light since.
ui-undo-refused-told = You cannot take that back: the others have already read it.
ui-undo-refused-turn = Too late to take that back: the turn is over.
ui-undo-refused-over = The game is over; nothing can be taken back.
ui-not-a-move = “{ $text }” is not a move I know. Type “help” for the commands.
ui-ambiguous = { $count ->
    [one] “{ $text }” could mean something else. Please be more exact.
   *[other] “{ $text }” could mean { $count } different moves. Please be more exact.
  }
ui-illegal = Not allowed ({ $clause }): { $reason }
ui-legal = That move is legal.
ui-help =
    What you can type:
      3              choose the line with that number
      MOVE           play a move as notation, for example the one a line shows
      all [PAGE]     list every legal move
      back           one step back while you choose
      why [MOVE]     which rule forbids a move, or what the question is about
      undo [all]     take back your last move, or all since the last roll
      hint           ask for advice
      table          show the table again
      cards          explain the cards in play
      log            everything that has happened so far
      rules [WORD]   read the rules, one rule (L6), or those with a word
      save [FILE]    save the game
      load FILE      go on with a saved game
      help           show this list
      quit           leave; the game is kept

## Names of things on the table

ui-pool = Middle
ui-pile = Pile
ui-gold = Gold
ui-infamy = Infamy
ui-cards = Cards
ui-market = Market
ui-deck = Deck
ui-row = Row
ui-round = Round { $n }
ui-phase-over = Game over
ui-secret = secret
ui-cost = Cost
ui-effect = Effect
ui-name = Name
ui-icons = Icons
ui-points = Points
ui-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
  }

## The end

ui-over = The game is over.
ui-winner = { $name } wins!
ui-shared = Victory is shared: { $names }.
ui-nobody-wins = No player wins.
ui-score = Score
ui-rank = Rank
ui-total = Total

## Rules, cards and where they come from

ui-rules = Rules
ui-options = Options
ui-clause = Rule
ui-source = Source
ui-source-rulebook = from the rulebook
ui-source-published = from public material
ui-source-reconstructed = reconstructed
ui-language = Language
ui-unofficial = Rookery is an unofficial project by fans. The rules are told in our own words; the names of the games belong to their owners; no art or text was copied.

## Bots and tournaments

ui-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
ui-wins = Wins
ui-mean = Mean

## When something is wrong

ui-error-record = The record cannot be read: line { $line }: { $why }
ui-error-position = This position is not possible: { $where }: { $why }
ui-error-seats = This game cannot be played by this many: { $seats }. Possible: { $allowed }.
ui-error-option = There is no option called “{ $name }”.
ui-error-option-value = “{ $value }” is not possible for the option “{ $name }”. Possible: { $allowed }.
ui-error-game = There is no game called “{ $name }”. Known games: { $known }.
ui-error-language = There is no language “{ $name }”. Known languages: { $known }.
ui-error-file = The file { $file } cannot be read: { $why }
ui-error-verify = The record does not match its seed at line { $line }.
ui-verified = Every roll and every draw follows from the seed.

## The terminal table

# The person at the table, where no name was given; it stands in sentences like "… takes 2 red gems".
ui-newcomer = Newcomer
ui-welcome = Welcome, { $name }! You are in seat { $seat }. Type “help” for the commands, “hint” for advice.
ui-decks = Decks
ui-dice = Dice
# Heads of narrow columns: can this card be paid for now? Can this pile be stolen?
ui-pay = Pay?
ui-rob = Rob?
ui-rob-safe = safe
ui-own-pile = Your pile
# Dice a thief has put back and that are about to be rolled again.
ui-aside = Returned
ui-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
ui-on-sale = New on sale: { $cards }.
ui-so-far = Chosen so far:
ui-step-pool = Take from the middle
ui-step-rob = Rob { $name }
ui-step-buy = Buy { $name }
ui-step-use = Use { $name }
ui-steps-tip = { $count ->
    [one] One move in all. Or type it whole: { $move }
   *[other] { $count } moves in all. Choose step by step, or type one whole: { $move }
  }
ui-count-tip = Enter takes the smallest number, “back” goes back. Or type it whole: { $move }
ui-confirm-tip = Enter confirms, “back” changes it.
ui-enter-tip = Press Enter to do it.
ui-between = Please type a number from { $low } to { $high }.
ui-example = For example: { $move }
ui-pages = { $count ->
    [one] One legal move.
   *[other] { $count } legal moves, page { $page } of { $pages }. “all { $next }” shows another page, “back” closes the list.
  }
ui-more = Enter: more, q: stop
ui-earlier = { $count ->
    [one] … one earlier line: type “log”.
   *[other] … { $count } earlier lines: type “log”.
  }
ui-which-file = Name the file: load FILE
ui-quit-tip = To leave the table, type “quit”.
ui-record-kept = The record of this game is saved in { $file }.
ui-chart = Where the points come from
# Other words for the commands; "command: word, word; command: word". The English commands always work.
ui-aliases = back: b; cards: card; help: commands; hint: advice, tip; log: history; quit: leave, bye; rules: rule; table: board, show; undo: oops; why: explain

## Reading rules, cards and records

ui-provenance = Where the cards come from: { $sources }.
ui-reconstructed = Reconstructed, so perhaps not as printed: { $cards }.
ui-reconstructed-none = No value is reconstructed.
ui-as-told = The game as told to: { $name }.
ui-proved = { $count ->
    [one] { $count } random result was verified.
   *[other] { $count } random results were verified.
  }
ui-scripted = { $count ->
    [one] { $count } result was set by hand and cannot be verified.
   *[other] { $count } results were set by hand and cannot be verified.
  }
ui-not-verified = The record { $file } could not be verified:
ui-problem = line { $line }: { $why }
ui-doctor-core = Core
ui-doctor-compiled = compiled
ui-doctor-pure = interpreted (slower)
ui-doctor-languages = Languages
ui-doctor-game = Game
ui-doctor-bots = bots
ui-doctor-data = Games are kept in
ui-doctor-writable = writable
ui-doctor-read-only = not writable
ui-doctor-installed = installed
ui-doctor-missing = not installed (optional)
ui-doctor-unset = not set

## When something is wrong on the command line

ui-error-record-whole = The record cannot be read: { $why }
ui-error-not-record = { $file } is not a Rookery record.
ui-error-version = { $file } was played under version { $there } of the rules; this is version { $here }.
ui-error-other-game = { $file } is the record of another game.
ui-error-write = The file { $file } cannot be written: { $why }
ui-error-overwrite = { $file } already exists and is not a record; please choose another name.
ui-error-cards = The cards in { $file } cannot be used: { $why }
ui-error-option-form = Write an option as NAME=VALUE, not “{ $text }”.
ui-error-bot = There is no bot called “{ $name }”. Known bots: { $known }.
ui-error-bots = { $count ->
    [one] One bot was named, but { $wanted } are needed.
   *[other] { $count } bots were named, but { $wanted } are needed.
  }
ui-error-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
ui-error-name = A name has 1 to 30 characters.
ui-error-clause = No rule matches “{ $text }”.
ui-error-request = This cannot be done: { $why }

## server

ui-error-bad-request = This request cannot be understood.
ui-error-broken = Something went wrong on our side. Nothing of your game is lost.
ui-error-busy = Too much is happening at this table at once. Please try again.
ui-error-damaged = This table cannot be read any more. Its host can find out why, and perhaps repair it.
ui-error-empty = Your message is empty.
ui-error-full = That seat is taken, or all seats are.
ui-error-host-only = Only the host of the table can do that.
ui-error-method = That cannot be done at this address.
ui-error-name-taken = The name { $name } belongs to someone else.
ui-error-no-hints = There are no hints at this table.
ui-error-no-moment = There is no such moment; the last one is { $last }.
ui-error-no-proposal = There is nothing for you to agree to.
ui-error-no-table = There is no such table, or it is not open to you.
ui-error-not-a-move = That is not a move in this game.
ui-error-not-asked = It is not your turn to answer.
ui-error-not-away = Not yet: { $name } was here recently, or still has time to answer.
ui-error-not-found = There is nothing here.
ui-error-not-now = That cannot be done now.
ui-error-not-over = That can only be done when the game is over.
ui-error-not-playing = No game is in progress at this table.
ui-error-not-signed-in = Please choose a name first.
ui-error-not-waiting = The game has already begun.
ui-error-not-with-token = A program with a bot token cannot do that.
ui-error-not-your-seat = That is not your seat.
ui-error-old-rules = This game was played under older rules and cannot be shown at a table.
ui-error-origin = This was sent from the page of another site and was refused.
ui-error-password = Name and password do not match.
ui-error-password-length = A password has { $least } to { $most } characters.
ui-error-paused = The game is paused.
ui-error-hushed = There is no free chat at this table while the game is running; only the quick phrases are allowed.
ui-error-no-switch = There is no such switch at this table.
ui-error-phrase = There is no such quick phrase.
ui-error-proposal = That cannot be proposed now.
ui-error-proposal-open = Something else is being proposed; please answer that first.
ui-error-seat-taken = Someone is sitting in a seat that would be removed.
ui-error-seats-free = Some seats are still free. Wait for people, or put bots there.
ui-error-setup = The table cannot be set up like that: { $why }
ui-error-setups = This table has been set up again too many times. Please open another one.
ui-error-sits-already = You are already at this table.
ui-error-choice-taken = Another player has already chosen that.
ui-error-no-draft = Drafts are not kept for this question.
ui-error-stale = Too late: that question has already been answered. This is the current table.
ui-error-store = The server cannot save anything at the moment, so nothing has changed. Please try again.
ui-error-too-big = That is too long.
ui-error-readers = The server is busy reading what others have sent. Please try again in a moment.
ui-error-unreadable = That could not be read: reading it ended in an error. Nothing has changed.
ui-error-unreadable-memory = That takes more than { $megabytes } MB of memory to read, so it was stopped. Nothing has changed.
ui-error-unreadable-slow = That takes longer than { $seconds } s to read, so it was stopped. Nothing has changed.
ui-error-too-fast = Too many requests. Please wait a moment.
ui-error-not-seeking = You are not waiting to be paired.
ui-error-guest-asks = Guests cannot ask by name: set a password first, or send your friend link.
ui-error-friends-full = One of you already has { $most } friends.
ui-error-blocked-full = You have already blocked { $most } people.
ui-error-no-friend = Only friends can be invited here.
ui-error-calls-full = Enough people have been invited for now.
ui-error-too-many-open = You have { $most } public tables waiting for people. Start or change one of them first.
ui-error-too-many-tokens = You have too many bot tokens. Revoke one first.
ui-phrase-hello = Hello!
ui-phrase-thanks = Thank you!
ui-phrase-well-played = Well played!
ui-phrase-good-luck = Good luck!
ui-phrase-sorry = Sorry!
ui-phrase-hurry = Whose turn is it?
ui-phrase-moment = One moment, please.
ui-phrase-trouble = My connection is bad.
ui-phrase-back = I am back.
ui-phrase-rule = Please explain a rule.
ui-phrase-oops = Oops!
ui-phrase-wow = What a heist!
ui-phrase-bye = Goodbye!

## pages

ui-a-person = A person
ui-about = About
ui-about-1 = Rookery is one table for games about thieves. Play against bots with one click, or send a link to your friends.
ui-about-2 = The rules are enforced and explained: if you cannot do something, you are told which rule forbids it.
ui-about-3 = Every roll and every draw follows from a secret seed. Its hash is shown before the game and the seed after it, so anyone can check that there was no cheating.
ui-account-help = A password turns your guest name into an account. Your games stay yours, on every device.
ui-add-bot = Add a bot
ui-again = Play again
ui-agree = Agree
ui-away = away
ui-bank = Clock for the whole game
ui-bot = Bot
ui-bot-warm = A bot is playing for them
ui-breakdown = Where the points come from
ui-by-link = By invite link
    .help = Only people with the link find the table.
ui-chat = Chat
ui-chat-empty = No messages yet.
ui-hushed = Silence
ui-hushed-more = There is no talking while this game is played. These notices are allowed.
ui-chat-say = Say something
ui-chat-unread = New in the chat:
ui-close = Close
ui-commitment = Hash of the secret seed
ui-copied = Copied
ui-copy = Copy
ui-credit-by = Made by
ui-credit-headings = headings
ui-credit-icons = icons
ui-credit-scripts = live updates
ui-credit-sounds = sounds
ui-credit-text = text
ui-credit-use = Used for
ui-credits = Credits
ui-credits-lead = Rookery is built on the work of others. Thank you!
ui-credits-none = This copy runs without icons, fonts and scripts.
ui-curious = For the curious
ui-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
ui-drawer = Log, chat and table
ui-eyes = View as
ui-first = To the beginning
ui-font = Typeface
ui-font-alegreya = Bookish (Alegreya)
ui-font-atkinson = Easy to read (Atkinson Hyperlegible)
ui-font-system = As on my device
ui-for-programs = For programs
ui-own-cards = Own cards
    .help = The text of a cards file of your own, with corrected values. What is wrong in it is named with its row.
    .start = The file of the box
ui-for-research = For research
ui-free-seat = free seat
ui-go-back = Back
ui-hint-ask = Hint
ui-hint-head = Suggestion
ui-hint-text = A bot in your seat would play:
ui-hint-best = a bot in your seat would play this
ui-more-ways = And { $count ->
    [one] one more way
   *[other] { $count } more ways
} to answer: choose it on the table.
ui-hints = Allow hints
    .help = Every player may ask what a bot would do.
ui-home = Home
ui-home-head = Take a seat among thieves
ui-home-lead = No account needed: play against bots at once, or send a link and play with friends.
ui-host = host
ui-host-starts = The host starts the game as soon as all seats are taken.
ui-prepared-table = This table begins from a prepared position, or with random results chosen by the host.
ui-how-many = How many players?
ui-if-so-many = with { $n } or more players
ui-in-play = in play
ui-increment = Added after each answer
ui-invite = Invite link
ui-invite-friends = Invite friends
ui-invite-text = Send this link to your friends, or let them scan the code. Anyone who opens it finds a seat here.
ui-join = Sit down
ui-join-lead = { $name } keeps a seat for you.
ui-last = To the end
ui-lead-chart = The lead, round by round
ui-learn = Learn it in one round
ui-learn-other = You could do that at a real table. In this first round, follow the coach.
ui-leave = Leave the table
ui-level = Level of the bot
ui-licence = Licence
ui-link-moment = Link to this moment
ui-login = Log in
ui-login-lead = Only for accounts with a password. Guests do not need to log in.
ui-logout = Log out
ui-look = Look and sound
ui-look-account = Your account keeps these settings: they are the same wherever you sign in.
ui-look-guest = This browser keeps these settings. With an account they follow you to other devices.
ui-look-table = Look at the table
ui-logout-guest = You have no password yet. If you log out as a guest, you cannot come back to these games.
ui-make-account = Keep your games: set a password
ui-make-free = Free up the seat
ui-make-table = Open the table
ui-menu = Menu
ui-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
ui-mode-live = Live
    .help = All players are at the table at the same time.
ui-mode-turn = Turn by turn
    .help = Players answer when they have time, over days if need be.
ui-moment = Moment
ui-my-games = My games
ui-name-help = Any name will do. Leave it empty and you are named after a bird.
# after birds; in this order, as many as in English
ui-birds-bots = Jackdaw, Magpie, Raven, Rook, Crow, Jay, Starling, Chough, Nutcracker, Treepie
ui-birds-guests = Wren, Robin, Finch, Swift, Heron, Plover, Linnet, Siskin, Dunlin, Redwing
ui-new-lead = The defaults are fine. Change what you like.
ui-new-table = A new table
ui-next = One step forward
ui-no-clock = no limit
ui-no-motion = No motion: things jump instead of moving
ui-no-open-tables = No table is waiting right now. Open one yourself!
ui-not-so = That is not possible
ui-notify = Notify me when it is my turn
ui-notify-off = Your browser does not allow notifications.
ui-notify-on = You will be notified.
ui-ok = OK
ui-open = Open
ui-open-tables = Open tables
ui-pace = Pace
ui-page-ambiguous = That could mean several moves. Please choose one.
ui-page-illegal = The rules do not allow that now.
ui-page-missing = There is no such page.
ui-page-no-move = Choose something first, then confirm.
ui-page-wrong = Something in that request was not right.
ui-password = Password
ui-password-new = New password
ui-password-old = Current password
ui-past-games = Finished games
ui-paused = paused
ui-play-now = Play now
ui-play-on = Play on from here
ui-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
ui-prev = One step back
ui-profile = Profile
ui-search-nothing = Nothing in the rules matches these words.
ui-statistics = Statistics
ui-game = Game
ui-played = Played
ui-played-with = With whom
ui-won-me = Your wins
ui-won-them = Their wins
ui-no-games = No finished game yet. The first one is one click away.
ui-won = won
ui-not-won = played
ui-proposal-others = The others at the table decide.
ui-proposal-yours = You proposed this; the others decide.
ui-propose = Propose
ui-propose-end = End the game
ui-propose-live = Play live
ui-propose-pause = Pause
ui-propose-resume = Continue
ui-propose-turn = Play turn by turn
ui-propose-warm = A bot for { $name }
ui-proposed-end = Do you want to end the game here, without a result?
ui-proposed-live = Do you want to play live from now on?
ui-proposed-pause = Do you want to pause the game?
ui-proposed-resume = Do you want to continue the game?
ui-proposed-turn = Do you want to play turn by turn from now on?
ui-proposed-warm = Should a bot play for { $name }?
ui-public = Public
    .help = The table is listed on the home page; anyone may sit down or watch.
ui-qr = Invite link as a QR code
ui-question = Question
ui-record = Download the record
ui-refresh = Refresh
ui-refuse = Decline
ui-share = Share
ui-end-share = Copy a link to the replay; anyone who has it may watch
ui-end-you-win = You win!
ui-end-you-share = You share the victory with { $names }.
ui-end-ahead = { $count ->
    [one] One point
   *[other] { $count } points
} ahead of { $name }.
ui-end-behind = { $count ->
    [one] One point
   *[other] { $count } points
} behind { $name }.
ui-end-ready = Already in: { $names }
ui-end-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-rematch = Rematch
ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-at = Moment { $at } of { $last }
ui-replay-begin = The beginning
ui-replay-lost = This moment could not be loaded. Check your connection and try again.
ui-replay-rounds = Rounds
ui-replay-save = Save as a file
ui-replay-saving = Making the file: { $n } %
ui-replay-saved = The file is saved. It plays without a connection.
ui-replay-saved-some = The file is saved. It plays without a connection. Some views did not fit.
ui-replay-unsaved = The file could not be made. Check your connection and try again.
ui-replay-key-play = play or pause
ui-replay-key-before = previous round
ui-replay-key-after = next round
ui-report = Report a problem
ui-report-packed = What to send
ui-report-text = Here is everything we need to see what you saw. Copy it into your report and say what you expected.
ui-result = The result
ui-room-lead = The waiting room. The game begins when every seat is taken.
ui-save = Save
ui-saved-settings = Saved.
ui-search-rules = Search the rules
ui-seats = Seats
ui-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
  }
ui-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
ui-see-result = See the result
ui-send = Send
ui-settings = Settings
ui-show = Show
ui-sit = Sit here
ui-choice-take = Choose
ui-choice-dealt = Leave it to chance
ui-skip = Skip ahead
ui-step = Next
ui-skip-to-content = To the content
ui-sound = Sounds
ui-start = Start the game
ui-start-wait = Some seats are still free: wait for friends, or add bots.
ui-tab-log = Log
ui-table = Table
ui-take-back = Take it back
ui-theme = Light or dark
ui-theme-auto = as on my device
ui-theme-dark = dark: lantern light
ui-theme-light = light: parchment
ui-turn-limit = Turn by turn: time for one answer
ui-type-move = Or type a move:
ui-undo = Undo
ui-unfold = Show { $name }'s cards
ui-verify = Check the dice
ui-verify-how = The hash, published before the game, fixed the seed. Now that it is known, every roll and draw can be worked out again and compared.
ui-verify-later = The seed is shown when the game is over. Then everything can be checked.
ui-verify-not = Not everything here can be verified.
ui-watch = Watch
ui-what-can-i = What can I do?
ui-who-comes = Who may join?
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-why-not = Why can't I?
ui-your-name = Your name

## home, pairing, friends, profile

ui-nav-games = Games
ui-start-here = Start here
ui-start-easiest = The easiest of the five: learn it by playing one round.
ui-first-round = First round
ui-play-bots = Play bots
ui-with-friends = With friends
ui-demand-1 = easiest
ui-demand-2 = easy
ui-demand-3 = medium
ui-demand-4 = demanding
ui-demand-5 = the most demanding
ui-your-tables = Your tables
ui-no-tables = You are not at any table yet.
ui-go-on = Go on
ui-with = with { $names }
ui-live-watch = Live, open to watch
ui-no-live = No public game is being played right now.
ui-find-table = Find a table
ui-pair-lead = Say what you would like to play. The game begins as soon as enough players want the same.
ui-pair-any-game = any game
ui-pair-any-seats = any number
ui-pair-me = Find players
ui-pair-bots = Bots may fill empty seats
ui-pair-join = Join
ui-pair-people = { $count ->
    [one] { $count } player is waiting
   *[other] { $count } players are waiting
  }
ui-pair-waiting = You are waiting to be paired.
ui-pair-found = { $found } of { $needed } found
ui-pair-for = You are looking for: { $games }, { $seats }
ui-pair-keep = Keep this page open. The game begins by itself; if you leave the page, you stop waiting.
ui-pair-start-bots = Start with bots
ui-pair-stop = Stop waiting
ui-call = { $name } invites you to a table: { $game }
ui-call-no = No, thanks
ui-friends = Friends
ui-friends-all = All friends
ui-friends-none = No friends here yet. Send someone your link!
ui-friends-asking = { $count ->
    [one] { $count } person would like to be your friend.
   *[other] { $count } people would like to be your friends.
  }
ui-friends-requests = Friend requests
ui-friends-guest = You are playing as a guest. Set a password in the settings to keep your friends, and to ask others by name.
ui-friend-add = Add a friend
ui-friend-name = Name of the account
ui-friend-ask = Ask
ui-friend-asked = Sent. If there is an account with this name, its owner will see your request.
ui-friend-link = Your friend link
ui-friend-link-text = Send it to people you know. Anyone who opens it can become your friend.
ui-friend-link-new = Make a new link
    .help = The old link stops working.
ui-friend-be = { $name } would like to be your friend
ui-friend-be-text = Friends see when the other is online, and can invite each other to tables.
ui-friend-yes = Become friends
ui-friend-accept = Accept
ui-friend-refuse = Decline
ui-friend-remove = Remove
ui-friend-block = Block
ui-friend-unblock = Unblock
ui-friends-blocked = Blocked
    .help = They cannot send you requests or invitations, and you are never paired with them. They are not told.
ui-friend-call = Invite
ui-friend-called = invited
ui-friend-calls = Invite a friend
ui-online = online
ui-offline = not here
ui-at-table = at a table: { $game }
ui-hidden = Friends do not see when I am online or at a table
ui-history = Games
ui-history-all = All games
ui-since = at the table since { $when }
ui-history-older = Older games
ui-history-newest = Newest games
ui-when = When
ui-place = Place
ui-place-of = { $place } of { $count }
ui-records = Download these records
ui-chance-tick = mark: what chance alone would give
ui-wins-count = { $count ->
    [one] { $count } win
   *[other] { $count } wins
  }

# end of pages

## errors
# They follow “line 3:” or stand before [TM-S1]: no capital, no full stop.

ui-error-game-no-game = no game “{ $name }”; there are { $known }
ui-error-game-broken = the game “{ $name }” of the package { $package } cannot be played: { $fault }
ui-error-game-no-option = no option “{ $option }”; there are { $known }
ui-error-game-option-value = option { $option } must be one of { $allowed }, not { $value }
ui-error-game-cards-text = option { $option } must be the text of a cards file
ui-error-game-cards-toml = { $where }: not a TOML text{ $line ->
    [0] { "" }
   *[other] { " " }(line { $line }, column { $column })
  }
ui-error-game-cards-dots = { $where }: more than { $most } dots in line { $line }
ui-error-game-cards-none = { $where }: no [[{ $kind }]] rows
ui-error-game-cards-section = { $where }: the section [{ $section }] is missing
ui-error-game-card-row = { $where }: must be a table of entries
ui-error-game-card-entry = { $where }: “{ $entry }” must be a text of at most { $most } printable characters
ui-error-game-card-twice = { $where }: the id is used twice
ui-error-game-card-new = { $where }: the id of a new card is up to three capital letters and up to three digits, such as { $example }, not “{ $id }”
ui-error-game-card-names = { $where }: “{ $entry }” must be a table of names in these languages: { $known }
ui-error-game-card-source = { $where }: source must be one of { $sources }
ui-error-game-card-unknown = { $where }: “{ $id }” is not in the box
ui-error-game-card-missing = { $where }: { $id } is missing
ui-error-game-card-fixed = { $where }: “{ $entry }” must be as in the box ({ $expected })
ui-error-game-card-number = { $where } must be a number from { $low } to { $high }, not { $value }
ui-error-game-seats = { $low } to { $high } can play this game, not { $found }
ui-error-game-no-documents = { $name } has no position documents
ui-error-game-not-over = the game is not over
ui-error-game-asks-chance = chance is asked first: let it answer with ask_chance()
ui-error-game-not-asked = seat { $seat } is not asked
ui-error-game-no-seat = no seat { $seat }; there are 0 to { $last }
ui-error-game-no-record = a sampled match has no record: its past is only what one seat knows
ui-error-game-no-step = no such step: “{ $step }”
ui-error-game-words = words must be texts of at most 200 characters
ui-error-game-names = names must be { $seats } texts of at most 60 characters, one per seat
ui-error-game-bot-numpy = the bot “{ $level }” needs NumPy: pip install numpy
ui-error-game-no-bot = no bot “{ $level }” for { $name }; there are { $known }
ui-error-game-no-teams = “{ $name }” is not a game with two sides
ui-error-game-bots = bots named: { $count }, seats: { $seats }; name one to { $seats } of { $known }
ui-error-game-few-games = at least one game is needed, not { $found }
ui-error-game-few-jobs = at least one job is needed, not { $found }
ui-error-game-arena-form = there is no form “{ $form }”; there are { $known }
ui-error-game-arena-few-bots = { $form } needs { $least } bots or more, not { $count }
ui-error-game-arena-sides-bots = a contest of sides needs two bots, not { $count }
ui-error-game-arena-many =
    these bots would make { $count ->
        [one] one table
       *[other] { $count } different tables
    }; at most { $most } are possible
ui-error-game-arena-name-twice = two different bots are called “{ $name }”; give one of them another name: NAME=BOT
ui-error-game-arena-bot-twice = “{ $name }” is named twice; in this form ({ $form }) each bot is named once
ui-error-game-arena-bot-form = “{ $text }” is not a bot: name a level, bot:NAME, network:FILE or program:COMMAND
ui-error-game-arena-rules = { $name } has rules version { $here } here, but the contest is played by version { $there }
ui-error-game-arena-sprt = “{ $text }” does not work as a test: give LOW,HIGH as differences from par, such as 0,0.05, and alpha and beta between 0 and 0.5
ui-error-game-arena-sprt-form = a sequential test needs a match or sides, with two different bots
ui-error-game-arena-openskill = ratings need openskill, which comes with Rookery but is missing here: install Rookery again
ui-error-game-arena-pyarrow = Parquet needs pyarrow: pip install rookery[arena]
ui-error-game-arena-results = “{ $file }” must end in one of { $known }
ui-error-game-arena-ray = --ray needs Ray: pip install rookery[cluster]
ui-error-game-arena-ray-address = no Ray cluster answers at { $address }: { $why }
ui-error-game-no-program = there is no program “{ $name }” here
ui-error-game-bot-not-installed = no installed package brings a bot “{ $name }”; there are { $known }
ui-error-game-bot-broken = the bot “{ $name }” cannot be used: { $why }
ui-error-game-bot-other-game = the bot “{ $name }” does not play { $asked }, only { $known }
ui-error-game-network-file = the network { $file } cannot be read: { $why }
ui-error-game-network-other = the network { $file } was not trained for { $name } as it is now
ui-error-game-network-table = the network { $file } does not know tables of { $name } with these options
ui-error-game-network-effort = “{ $effort }” is not a search: name { $known }, or candidates, rounds, worlds and decisions, such as 8x4x16x24
ui-error-game-network-much = “{ $effort }” is too much: at most { $most } decisions are played for one
ui-error-game-journal-none = { $file } is not a journal of the arena
ui-error-game-journal-broken = the journal { $file } is damaged in line { $line }
ui-error-game-journal-other = the journal { $file } belongs to another contest: { $what } is { $there } there and { $here } here
ui-error-game-journal-rules = the journal { $file } was begun under rules version { $there }; now it is { $here }
ui-error-game-journal-busy = another arena is writing to the journal { $file }
ui-error-game-stored = stored answer “{ $answer }” does not follow the rules
ui-error-position-document = the document
ui-error-position-table = must be a table of entries
ui-error-position-plain = must be plain data: tables with texts as keys, lists, texts, and numbers of at most { $widest } bits, nested at most { $deepest } deep
ui-error-position-texts = must be a list of texts
ui-error-position-not-a-result = “{ $result }” is not a random result: { $why }
ui-error-position-cannot-happen = “{ $result }” cannot happen now; “{ $example }”, for example, can
ui-error-position-one-of = must be one of { $allowed }, not { $value }
ui-error-position-number = must be a whole number from { $low } to { $high }, not { $value }
ui-error-position-no-entry = unknown entry “{ $entry }”; there are { $known }
ui-error-position-per-seat = must be a list of { $seats }, one per seat
ui-error-position-goes-on = the game cannot go on from here ({ $why })
ui-error-position-no-card = “{ $card }” is not a card at this table
ui-error-position-twice = { $card } is listed twice
ui-error-position-elsewhere = { $card } is also in { $place }
ui-error-position-list = must be a list, or words in a text
ui-error-position-must-be = must be { $expected } here, not { $found }
ui-error-position-phases = belongs only to: { $phases }
ui-error-position-too-many = at most { $most } can be there
ui-error-position-adds-up = the pieces on this table do not add up
ui-error-position-no-rule = must be a rule in progress: a table whose “rule” is one of { $known }
ui-error-position-inside = nothing like this can be in progress inside “{ $rule }”
ui-error-position-asks-nothing = there is no question here
ui-error-position-numbers = must be these numbers: { $fields }
ui-error-position-no-answer = there can be no such sealed answer, or it would be the last
ui-error-record-text = a record must be a text
ui-error-record-too-long = longer than { $most } characters
ui-error-record-too-many-lines = more than { $most } lines
ui-error-record-first-line = a record must start with “{ $format }”
ui-error-record-no-entry = “{ $entry }” is not an entry; there are { $known }
ui-error-record-twice = “{ $entry }” is given twice
ui-error-record-answer = an answer must be a seat number, * or +, and a move
ui-error-record-move-missing = the move is missing
ui-error-record-hidden = this line is hidden: a player's copy of a game in progress cannot be replayed
ui-error-record-hidden-position = the table was prepared, and its position stays hidden until the game is over: a player's copy of a game in progress cannot be replayed
ui-error-record-missing = the entry “{ $entry }” is missing
ui-error-record-number = “{ $entry }” must be a whole number
ui-error-record-hex = “{ $entry }” must be 64 hexadecimal digits
ui-error-record-json = “{ $entry }” is not readable JSON
ui-error-record-shape = “{ $entry }” has the wrong shape
ui-error-record-texts = “{ $entry }” must be a list of texts
ui-error-record-rules-version = rules version { $there }, but these rules are version { $here }
ui-error-record-seed-commitment = the seed does not match the commitment
ui-error-record-seed-hidden = the seed has not been revealed
ui-error-record-seed-differs = the seed gives “{ $proved }”, the record says “{ $found }”
ui-error-record-unproved-position = the game began from a prepared position: nothing proves that it was not stacked
ui-error-record-unproved-end = the record ends before the game is over: what is missing cannot be verified
ui-error-record-unproved-deal = { $count ->
    [one] option { $option }: what seat { $seats } has does not follow from the seed; it was chosen, or the record was altered
   *[other] option { $option }: what seats { $seats } have does not follow from the seed; it was chosen, or the record was altered
  }
ui-error-record-opening = this game cannot be set up: { $why }
ui-error-record-not-a-move = not a move: { $why }
ui-error-record-over = the game is over before this line
ui-error-record-no-seat = there is no seat { $seat }
ui-error-record-asked = { $asked ->
    [chance] chance
   *[other] seat { $asked }
  } is asked here, not { $answers ->
    [chance] chance
   *[other] seat { $answers }
  }
ui-error-record-cannot-happen = “{ $move }” cannot happen here
ui-error-record-forbidden = “{ $move }” is forbidden by { $rule }
ui-error-move-type = a move must be a text or a Move, not { $found }
ui-error-move-ambiguous = “{ $text }” could mean several moves ({ $count }): { $shown }
ui-error-move-empty = an empty text is not a move
ui-error-move-no-verb = “{ $word }” is not a command in this game
ui-error-move-write = write it like this: { $example }
ui-error-move-one-of = “{ $word }” is not one of { $known }
ui-error-move-no-word = “{ $word }” means nothing here; it would be something like { $example }
ui-error-move-number = “{ $word }” is not a number from { $low } to { $high }
ui-error-move-chance = “{ $move }” is decided by chance, not by a player
ui-error-move-no-action = there is no action { $number }; there are { $actions }
ui-error-wire-json = this is not JSON
ui-error-wire-shape = this is not a packed table
ui-error-wire-numbers = not a packed table: the numbers do not match
ui-error-wire-opening = not a packed table: { $why }
ui-error-wire-game = a table of { $there }, not of { $here }
ui-error-wire-version = rules version { $there }, but these rules are version { $here }
ui-error-wire-checksum = a damaged table: the checksum does not match

# end of errors

## remote

ui-doctor-server = Server
ui-remote-aliases = agree: accept; refuse: decline; say: chat, tell
ui-remote-back = The server is back.
ui-remote-bad-address = “{ $text }” is not the address of a server. It looks like http://192.168.1.5:8000
ui-remote-bye = See you next time! Your seat stays yours; come back with:
ui-remote-consent = Type “agree” or “refuse”.
ui-remote-game = The game “{ $name }” is not known here; a newer Rookery may know it.
ui-remote-game-or-table = On a server, name either a game for a new table or, with --table, an existing table.
ui-remote-help = On a server there is also “say TEXT” to talk to the other players, and “agree” or “refuse” when someone makes a proposal. The server keeps the game; “save” stores a copy of its record here.
ui-remote-invite = Friends join with this link, in the browser or with “rookery play --server”: { $link }
ui-remote-lost = Connection lost. Trying to reconnect …
ui-remote-moved = The game has moved on; press Enter to see it.
ui-remote-no-load = You cannot load another game at a server table.
ui-remote-no-rookery = There is no Rookery server at { $server }.
ui-remote-no-server = The server at { $server } cannot be reached: { $why }
ui-remote-not-there = { $option } does not work on a server.
ui-remote-refused = The server refuses: { $why }
ui-remote-room = { $count ->
    [0] At the table: { $names }. Waiting for the host to begin.
    [one] At the table: { $names }. { $count } seat is free.
   *[other] At the table: { $names }. { $count } seats are free.
  }
ui-remote-token = The server does not know the token in { $variable }.
ui-remote-which-server = Name the server: --server URL
ui-serve-address = The address { $address } cannot be used: { $why }
ui-serve-database = The database { $url } does not answer: { $why }
ui-serve-full = There is no room left for the database { $url }: the disk is full.
ui-serve-lan = Phones and computers on the same network: { $url }
ui-serve-missing = The package { $name } is missing. pip install 'rookery[server]' brings everything the server needs.
ui-lab-missing = The package { $name } is missing. pip install 'rookery[lab]' brings everything the lab needs.
ui-lab-exported =
    { $decisions ->
        [one] One decision is in { $file }.
       *[other] { $decisions } decisions are in { $file }.
    }
ui-serve-newer = The database { $url } has been used by a newer version of Rookery (its version is { $found }). Please start that version, or restore a backup.
ui-serve-port = Port { $port } is taken. Choose another one with --port, or 0 for any.
ui-serve-ready = Rookery is served at { $url }
ui-serve-redis = The address of Redis must begin with redis:// or rediss://
ui-serve-scheme = There is no database of the kind “{ $scheme }”. Use sqlite:///FILE or postgresql+psycopg://…
ui-serve-setting = This setting cannot be used: { $why }
ui-serve-stop = Ctrl-C ends it; no game is lost.
ui-damage-card = The card that lists show cannot be read. It is made again when someone opens a list, or by a repair.
ui-damage-entry = Entry { $entry } of { $count } cannot be read ({ $why }). Restore it from a backup; a repair takes the table back to the entry before it.
ui-damage-first = Its first entry is missing or cannot be read, and nothing can be read without it. Restore it from a backup.
ui-damage-head = The row of the table itself is missing or cannot be read. Restore it from a backup.
ui-damage-missing = Entry { $entry } is missing; entries stored: { $count }. Restore it from a backup; a repair takes the table back to the entry before it.
ui-damage-none = There is no damaged table with this name.
ui-damage-rules = This version of Rookery does not know its rules. Nothing is lost; a version that knows them can open it.
ui-tables-cannot-mend = The table { $id } cannot be repaired: { $why }
ui-tables-mended = { $id } can be read again. Entries removed: { $count }; they are kept in: { $file }
ui-tables-read = Tables read: { $count }. Damaged: { $damaged }.
ui-which-game = Name a game. Known games: { $known }.

# end of remote

# The line to the table

ui-line-live = Live
ui-line-back = Back
ui-line-offline = Offline
ui-line-trying = Reconnecting… { $s } s
ui-line-lost = Connection lost. Trying again in { $s } s.
ui-line-lost-more = Nothing can be chosen until the table answers. The seat stays yours.
ui-line-offline-head = You are offline.
ui-line-offline-more = Your seat stays yours, but a running clock keeps running. The page comes back by itself as soon as it can.
ui-line-kept = “{ $move }” is kept and will be sent once, as soon as the table answers. Nothing else can be chosen until then.
ui-line-your-answer = Your answer
ui-line-take-back = Take it back
ui-line-try-now = Try now
ui-line-back-head = Back at the table.
ui-line-back-more = New lines in the log: { $n }. They are marked there.
ui-line-while-away = while you were away
ui-line-late = That move came too late.
ui-line-late-more = The table has changed in the meantime. Choose again.

# The log beside the board

ui-lines-earlier = Earlier lines
ui-lines-you = You
ui-search = Search
ui-lines-find = Search the log
ui-lines-since = since your last turn
ui-lines-nothing = Nothing in the log matches.

# Keys, and further wishes

ui-keys = Keys
ui-confirm-again = Nothing has happened yet.
ui-confirm-do = Do it
ui-confirm-final = This cannot be taken back.
ui-confirm-keys = Enter confirms, Escape cancels.
ui-confirm-not-yet = Not yet
ui-key-space = Space
ui-key-answer = answer in the bar
ui-key-enter = confirm
ui-key-not = not this
ui-key-undo = undo
ui-key-letters = letters on what glows
ui-key-glow = go round what glows
ui-key-why = why not?
ui-key-zoom = read the card
ui-key-hint = hint
ui-key-all = all moves
ui-key-log = log
ui-key-talk = talk
ui-key-skip = skip ahead
ui-key-these = these keys
ui-wish-size = Size of text
ui-wish-size-normal = Normal
ui-wish-size-large = Larger
ui-wish-contrast = Contrast
ui-wish-contrast-normal = Normal
ui-wish-contrast-high = High
ui-wish-confirm = Ask before a move
ui-wish-confirm-final = Only before final moves
ui-wish-confirm-never = Never
ui-wish-confirm-always = Always
ui-wish-volume = Volume of sounds
ui-wish-volume-full = Full
ui-wish-volume-half = Half
ui-wish-volume-low = Low

# Leaving

ui-leaving = What should happen to your seat?
ui-leaving-keep = Keep it, I will be back
ui-leaving-keep-more = Nothing changes; the others see that you are away.
ui-leaving-go = Leave it to the others
ui-leaving-go-more = The other players are told and may agree on a bot. You can take the seat back at any time.
ui-give-up = Give up the seat
ui-give-up-more = For good: a bot plays on, and the game counts as last place for you.
ui-give-up-sure = Give up your seat?
ui-give-up-then = There is no way back: a bot plays your seat to the end, everyone is told, and the game counts as last place for you. You can still watch.
ui-give-up-not = Not yet
ui-give-up-yes = Yes, give it up
ui-ended = The players ended this game. There is no result.
ui-ending = End the game here?
ui-ending-more = Without a result, if all who are still at the table agree.
ui-ending-then = Everyone at the table is asked; bots always agree. If all agree, the game ends at once: no player wins or loses, and the replay shows all hands.
ui-ending-yes = Yes, propose it
ui-no-result = no result

# Writing a game

ui-new-game-written = A game to start from is in { $folder }:
ui-compile-begun = Compiling the rules of { $name }: this takes a few minutes.
ui-compile-done = { $count ->
    [one] { $name } is compiled: one extension module.
   *[other] { $name } is compiled: { $count } extension modules.
  }
ui-compile-cleaned = { $count ->
    [one] One compiled module of { $name } was removed.
   *[other] { $count } compiled modules of { $name } were removed.
  }
ui-new-game-next = What comes next:
ui-error-compile-game = { $name } is not an installed game of your own; there are: { $known }
ui-error-not-compiled = { $name } is not compiled, and plays interpreted as before: { $why }
ui-error-new-game-name = A game cannot be called “{ $name }”: use lower-case words with hyphens between them, such as tea-party.
ui-error-new-game-taken = There is a game called { $name } already.
ui-error-new-game-folder = { $folder } already exists.
ui-check-declared = Declarations
ui-check-texts = Texts
ui-check-play = Play
ui-check-laws = Laws of a frame
ui-check-secrecy = Secrecy
ui-check-sampling = Sampled worlds
ui-check-records = Records
ui-check-documents = Documents
ui-check-bots = Bots
ui-check-board = Board
ui-check-made = { $count ->
    [one] { $count } check
   *[other] { $count } checks
  }
ui-check-good = { $name }: everything holds.
ui-check-bad = { $name }: { $count ->
    [one] { $count } thing does not hold.
   *[other] { $count } things do not hold.
  }

# The command line

ui-cli-usage = Usage
ui-cli-options = options
ui-cli-command = command
ui-cli-arguments = Arguments
ui-cli-commands = Commands
ui-cli-default = (default: { $value })
ui-cli-help = Show this text and stop.
ui-cli-version = Show the version and stop.
ui-cli-lang = Language: en, hu, pl or de. Without it, that of the system.
ui-cli-rookery = One table for games of thieves: play here or on a server, read rules and cards, verify records.
ui-cli-play = Play in this terminal: against bots, or at a table on a server (--server).
ui-cli-rules = Read the rules in our own words, clause by clause.
ui-cli-cards = List all cards with cost, icons, effect and source.
ui-cli-verify = Verify every roll and draw of a record against its seed.
ui-cli-replay = Retell a recorded game and show the table at its end.
ui-cli-doctor = Show what is installed here and how it runs.
ui-cli-serve = Run the server: tables in the browser, for terminals and for programs.
ui-cli-tables = Read all tables of a server: which are damaged, why, and what can be done.
ui-cli-arena = Hold a tournament of bots with rotating seats and confidence intervals.
ui-cli-bench = Measure how fast the engine is on this machine.
ui-cli-lab = For research: games as data.
ui-cli-export = Write games as Parquet, a row per decision: what the seat saw, what it played, how it ended.
ui-cli-new-game = Write a small complete game of your own to start from.
ui-cli-check-game = Check everything that must hold for a game: rules, secrecy, records, texts.
ui-cli-compile-game = Compile the rules of an installed game with mypyc, as those of Rookery's games are.
ui-cli-game = A game, such as thiefs-market.
ui-cli-seats = Number of players. Without it: 4, if the game allows it.
ui-cli-option = A table option, such as promo=true. May be repeated.
ui-cli-file = A record.
ui-cli-play-seed = Fixes dice and cards. Without it they are secret.
ui-cli-bot = Level of the bots (“rookery doctor” lists them): one for all, or one per bot.
ui-cli-play-seat = Your seat, counted from 0.
ui-cli-play-cards = Play with your own cards file.
ui-cli-load = Continue a saved game.
ui-cli-name = Your name at the table.
ui-cli-play-open = Play with everything open that the game can show.
ui-cli-fast = Do not pause after each move of a bot.
ui-cli-server = Play on a server. The invite link of a table will do.
ui-cli-table = A table on the server.
ui-cli-invite = The token that opens a private table.
ui-cli-clause = A clause, such as TM-L6.
ui-cli-search = Only clauses with this word.
ui-cli-replay-seat = Through whose eyes. Without it: a spectator's.
ui-cli-replay-open = Show what every player knows.
ui-cli-to = Stop after this many moves.
ui-cli-json = Write JSON, for programs.
ui-cli-host = Address to listen on; 0.0.0.0 opens it to the whole network.
ui-cli-port = Port to listen on. Without it: 8000; 0 takes any free one.
ui-cli-database = sqlite:///FILE or postgresql+psycopg://…. Without it: a file of its own.
ui-cli-redis = Redis, for several processes that serve the same tables.
ui-cli-serve-open = Open it in the browser.
ui-cli-mend = Repair a damaged table as the list says.
ui-cli-games = Number of games.
ui-cli-bots = Levels, separated by commas; the last one takes the remaining seats.
ui-cli-train = Train a network for a game by self-play.
ui-cli-train-out = The folder for the checkpoint, the network and the log. Training continues from what is there.
ui-cli-train-seats = Numbers of players, separated by commas: one network learns them all.
ui-cli-train-decisions = Number of decisions to learn from.
ui-cli-train-seed = The same seed gives the same training.
ui-cli-train-workers = Number of processes that play. 0: play in this one.
ui-cli-train-games = Number of games against the heuristic bots at the end. 0: none.
ui-cli-train-imitate = Seconds of watching the heuristic bots before self-play begins. 0: none.
ui-cli-train-expert = Seconds of learning from searches after self-play. 0: none.
ui-cli-train-examine = Processes that keep measuring the network against the heuristic bots and keep the best one. 0: none.
ui-cli-train-minutes = Stop after this many minutes, whatever the number of decisions.
ui-train-strength = Against the heuristic bots it won { $share } % of { $games } games ({ $par } times par).
ui-train-missing = The package { $name } is missing. pip install 'rookery[train]' brings everything training needs.
ui-train-done = The network is in { $file }.
ui-cli-levels = Measure each level of bots against the one below.
ui-cli-levels-seed = The same seed gives the same games.
ui-cli-levels-write = Put the table between the marks of this file, and a picture beside it.
ui-cli-study = Let bots play each other, and report what that says about the game: seats, length, points, and everything that can be taken.
ui-cli-study-seed = The same seed gives the same games.
ui-cli-study-bots = Levels, separated by commas; the last one takes the remaining seats. Without it: the strongest that answers at once.
ui-cli-study-data = Write all figures to this file as JSON.
ui-cli-arena-seed = The same seed gives the same games.
ui-cli-arena-bots = Bots, separated by commas: levels, bot:NAME, network:FILE.npz, program:COMMAND. In a match the last one takes the remaining seats.
ui-cli-arena-bot = One bot, as above; commas are allowed in it, and NAME=BOT names it. May be repeated.
ui-cli-form = match, sides (two secret sides), pairs (each against tables of each other), round-robin (every table of different bots) or gauntlet (the first against each other).
ui-cli-mirror = The same deal for all games in which a table changes seats.
ui-cli-journal = Keep every game in this file; an interrupted contest continues from there.
ui-cli-results = Write a row per seat and game: .csv or .parquet.
ui-cli-sprt = Stop when it is clear whether the first bot wins LOW or HIGH more than par, such as 0,0.05.
ui-cli-alpha = How often a bot that is only LOW may pass the test.
ui-cli-beta = How often a bot that is HIGH may fail it.
ui-cli-ratings = Ratings by openskill in the standings; --no-ratings leaves them out.
ui-cli-ray = Play on a Ray cluster at this address.
ui-cli-arena-seconds = Seconds that a program or an installed bot may take for a decision.
ui-cli-memory = Megabytes it may use; 0: any number.
ui-cli-new-game-name = What the game is called, such as tea-party.
ui-cli-new-game-folder = Write it here. Without it: a folder with the name of the game.
ui-cli-check-game-games = Number of games for each number of players and option. Without it: as many as suit their length.
ui-cli-check-game-seed = The same seed gives the same games.
ui-cli-compile-game-clean = Remove the compiled modules.
ui-cli-jobs = Number of processes.
ui-cli-report = Write the result to this file too.
ui-cli-export-out = The Parquet file to write.
ui-cli-export-records = Records to write instead of playing new games.
ui-cli-export-seed = The same seed gives the same games.
ui-cli-export-bots = Levels, separated by commas, dealt to the seats in turn.
ui-cli-teams = Two bots, one for each side, in a game with sides.
ui-cli-seconds = Seconds per measurement.
ui-cli-quick = A fifth of a second each: a rough look.
ui-cli-error-command = There is no command “{ $name }”. Commands: { $known }.
ui-cli-error-option = There is no option { $name }. See “{ $help }”.
ui-cli-error-option-value = { $name } needs a value. See “{ $help }”.
ui-cli-error-missing = { $name } is missing. See “{ $help }”.
ui-cli-error-value = This value does not work for { $name }. See “{ $help }”.
ui-cli-error-words = That is more than the command takes. See “{ $help }”.
ui-cli-error-full = The disk is full: not everything could be written.
ui-cli-error-system = The system does not allow this: { $why }
# Who is at the table, who watches, and how quickly bots go on

ui-people = At the table
ui-here = here
ui-program = A program
ui-gone = has left the table
ui-gone-then-live = The seat stays theirs, and a running clock goes on. After 1:00 the others may agree on a bot; players who come back take their seat again.
ui-gone-then-turn = The seat stays theirs. If a question has waited for three days, the others may agree on a bot; players who come back take their seat again.
ui-watchers = Watching
ui-watchers-none = No one is watching.
ui-watchers-see = Watchers see what everyone sees.
ui-watchers-more = and { $n } more
ui-watchers-unnamed =
    { $n ->
        [one] { $n } guest
       *[other] { $n } guests
    }
ui-invite-now = Invite someone to watch
ui-watch-lead = { $name } invites you to watch this game.
ui-watch-text = Anyone with this link can watch. Watchers see what everyone sees, and no player's hand.
ui-watch-link = Link to watch
ui-watch-qr = Link to watch as a QR code
ui-watch-ask = This table is private. Someone with a seat can send the link to watch.
ui-phrase-gone = has left the table. The seat stays theirs.
ui-phrase-here = is back.
ui-phrase-bot-in = is away. A bot plays on until they return.
ui-phrase-gave-up = has given up the seat. A bot plays it to the end.
ui-phrase-ended = proposed to end the game, and everyone agreed. There is no result.
ui-phrase-watches = is watching.
ui-phrase-paused = proposed a pause. The game is paused.
ui-phrase-resumed = proposed to continue. The game goes on.
ui-tempo = Bots
ui-tempo-more = How long a bot's move stays on the table, for everyone here
ui-tempo-brisk = Quick
ui-tempo-calm = Calm
ui-tempo-slow = Slow
ui-tempo-step = Step by step

# What the settings do

ui-theme-more = Unless you choose one, it follows your device.
ui-font-more = Atkinson is made for readers with low vision; your device's own typeface loads fastest.
ui-wish-size-more = Makes all texts larger, on the boards too where there is room.
ui-wish-contrast-more = Darker ink and brighter edges, without shades of brown.
ui-wish-confirm-more = A second click confirms. Final moves are those that reveal something or cannot be taken back.
ui-wish-volume-more = Only if sounds are on.
ui-wish-speed = Speed of movement
ui-wish-speed-more = How long pieces travel. The move counts at once in any case.
ui-wish-speed-normal = Normal
ui-wish-speed-quick = Twice as fast
ui-wish-speed-slow = Half as fast
ui-wish-palette = Player colours
ui-wish-palette-more = Every player also has an emblem and a number, so that colour never says anything alone.
ui-wish-palette-normal = Rich
ui-wish-palette-distinct = For colour-blind eyes
ui-no-motion-more = If your device asks for less motion, that is always respected.
ui-sound-more = For your turn, and for each move of the others.
ui-notify-more = Your browser tells you while this page is in the background. It asks for your permission first.

# Without a connection

ui-offline-head = No connection
ui-offline-text = Rookery cannot be reached. Your tables and your seats are kept.
ui-offline-again = Try again

## what rookery doctor says of a server and its settings

ui-doctor-answers = answers
ui-doctor-database = works, stands at { $form }
ui-doctor-empty = works, and is empty
ui-doctor-no-database = not there yet; the first start makes it
ui-doctor-no-pages = missing: only the API is served
ui-doctor-silent = does not answer: { $error }
ui-doctor-slower = missing: slower
ui-doctor-there = there
ui-doctor-settings = settings
ui-doctor-db = database
ui-doctor-pages = pages
ui-doctor-cores = cores
ui-doctor-newer = stands at { $form }: a later version of Rookery made it, and this one cannot read it
ui-error-setting-choice = { $name } is one of: { $choices }
ui-error-setting-range = { $name } is a number from { $low } to { $high }
ui-error-setting-above = these are above 0: { $names }
ui-error-setting-most = { $name } is at most { $most }
ui-error-setting-database = { $name } starts with sqlite:/// or postgresql+psycopg://
ui-error-setting-number = { $name } is a number, not “{ $found }”
ui-setting-database = SQLAlchemy URL of the database
ui-setting-redis = URL of Redis, where several processes serve the same tables
ui-setting-connect_seconds = PostgreSQL: a connection that takes longer has failed
ui-setting-statement_seconds = PostgreSQL: a statement that takes longer is ended; 0: never
ui-setting-idle_seconds = PostgreSQL: a transaction that stands still for longer is ended; 0: never
ui-setting-host = address to listen on
ui-setting-port = port to listen on
ui-setting-sync = SQLite: full (flush every commit) or normal
ui-setting-pace = milliseconds between the visible steps of bots
ui-setting-regret = milliseconds a bot leaves a person to take an answer back, where that is allowed
ui-setting-slowly = share of the waiting times that hide who answered; 0: none
ui-setting-workers = processes in which bots think; 0: threads of the server
ui-setting-bot_seconds = if a bot thinks longer, the timeout rule answers for it
ui-setting-program_seconds = if a program at a table takes longer to answer, the timeout rule answers for it
ui-setting-readers = processes in which positions, card files and records are read
ui-setting-read_seconds = what takes longer to read is refused
ui-setting-read_memory = megabytes; what takes more to read is refused
ui-setting-poll = seconds between checks for changes that were not announced
ui-setting-sweep = seconds between checks for overdue tables
ui-setting-grace = seconds another process may be late before this one takes over its table
ui-setting-idle = seconds until a table without onlookers leaves memory
ui-setting-unwatched = tables without onlookers in memory; the others wait in the database
ui-setting-origins = further origins that may post, comma-separated (https://…)
ui-setting-proxies = addresses of proxies whose headers are trusted
ui-setting-secure = 1: the session cookie travels over https only, HSTS is sent
ui-setting-logs = json, console, or auto (console on a terminal)
ui-setting-log_level = debug, info, warning or error
ui-setting-rate = requests per session
ui-setting-rate_address = requests per address, all its sessions together
ui-setting-rate_posts = posts per session
ui-setting-rate_guests = new guests per address
ui-setting-rate_logins = attempts to log in, and passwords set, per name from one address
ui-setting-rate_tries = the same per address, whatever the name
ui-setting-rate_tables = new tables, records to verify and games to analyse, per person
ui-setting-rate_chat = lines of chat per person
ui-setting-max_body = bytes of a request's body
ui-setting-metrics_token = with it, /metrics can be read from another machine
ui-setting-otel = 1: traces and metrics with OpenTelemetry (extra otel); the variables OTEL_… say where they go
ui-setting-test = 1: test mode (model games, fault injection); never on a real server
ui-setting-kill_at = test mode: die at write n, e.g. 7:before, 7:stored, 7:acked

## for those who look after a server, and for one's own data

ui-error-banned = An admin of this server has banned you.
ui-error-muted = An admin has muted you. You can play on, but you cannot chat.
ui-error-network = This is not an address or a network. Examples: 192.0.2.7, 192.0.2.0/24, 2001:db8::/64.
ui-error-network-wide = This network cannot be banned: it is too large, or it is this machine.
ui-error-network-own = You are connected from this network yourself.
ui-error-days = Please give a number from 0 to 36500.
ui-error-wards-full = There are too many bans. Lift some first.
ui-error-no-person = There is no such person.
ui-error-admin-first = This person is an admin. Remove that role first.
ui-error-admin-account = Only an account with a password can become an admin.
ui-error-admin-self = You cannot remove your own admin role. Ask another admin, or use the terminal.
ui-error-last-admin = You are the last admin. Make another account an admin first.
ui-error-link = This link no longer works. Links work once, and for a limited time.
ui-error-no-mail = This server sends no e-mail.
ui-error-mail = This e-mail address cannot be used.
ui-error-mail-account = Set a password first: guests have none to recover.
ui-error-leave-name = Type your name exactly as it is shown.
ui-error-number = When you report this, give this number: { $number }
ui-error-setting-extra = { $name } needs the extra { $extra }, which is not installed
ui-error-setting-mail = e-mail also needs these settings: { $names }
ui-serve-first-admin = This server has no admin yet. The first person to open this link becomes one. It works once, for a day: { $url }
ui-admin-link = This link makes one account an admin. It works once, for a day:
ui-admin-old-form = The database has the older form { $form }. Start the server once: it brings the database to the newest form.
ui-admin-none-running = No server process is running.
ui-admin-figures = tables in memory { $tables }, sockets { $sockets }, moves per second { $moves }, memory { $memory } MB
ui-admin = Administration
ui-admin-now = Now
ui-admin-people = People
ui-admin-tables = Tables
ui-admin-bans = Bans and mutes
ui-admin-log = Audit log
ui-admin-done = Done.
ui-admin-here = Here now
ui-admin-nobody = No one.
ui-admin-role = admin
ui-admin-load = Load
ui-admin-counts = Tables: { $playing } being played, { $waiting } waiting, { $over } over. Accounts: { $accounts }.
ui-admin-process = Process
ui-admin-in-memory = In memory
ui-admin-sockets = Sockets
ui-admin-moves = Moves/s
ui-admin-damaged = Damaged tables
ui-admin-damaged-help = “rookery tables” reads all tables and says what is wrong and what can be done.
ui-admin-damaged-none = No damaged table has been opened lately.
ui-admin-banner = Shown on every page
ui-admin-hours = Hours
ui-admin-hours-more = 0: until you end it
ui-admin-find = Find
ui-admin-find-person = Name or id of a person
ui-admin-find-table = Id of a table or person, or a game
ui-admin-account = account
ui-admin-guest = guest
ui-admin-muted = muted
ui-admin-banned = banned
ui-admin-since = here since
ui-admin-last = last seen
ui-admin-act = Actions
ui-admin-why = Why
ui-admin-days = Days
ui-admin-days-more = 0: for ever
ui-admin-status = Status
ui-admin-status-any = all
ui-admin-status-waiting = waiting
ui-admin-status-playing = being played
ui-admin-status-over = over
ui-admin-public = public
ui-admin-private = private
ui-admin-close-help = The game ends here without a result, as if all players had agreed. A waiting table is removed.
ui-admin-delete-help = Everything that is stored about the table is deleted. Only a backup can bring it back.
ui-admin-no-tables = No tables.
ui-admin-ward-ban = banned
ui-admin-ward-mute = muted
ui-admin-ward-range = network
ui-admin-until = until
ui-admin-for-ever = for ever
ui-admin-no-bans = No one is banned or muted.
ui-admin-range = Address or network
ui-admin-range-more = A single IPv6 address stands for its /64 network.
ui-admin-who = Who
ui-admin-what = What
ui-admin-whom = Target
ui-admin-no-acts = Nothing yet.
ui-admin-first = Become an admin
ui-admin-first-lead = Admins look after this server: people, tables, bans and announcements.
ui-admin-first-you = You are signed in: { $name }. This account becomes an admin.
ui-admin-first-account = Choose a name and a password for the admin account, or log in first.
ui-admin-first-take = Become an admin
ui-banner = Announcement
ui-act-admin = New admin
ui-act-announce = Announce
ui-act-announce-end = End the announcement
ui-act-backup = Backup
ui-act-ban = Ban
ui-act-ban-range = Ban a network
ui-act-close = Close the table
ui-act-delete = Delete the table
ui-act-dismiss = Remove the admin role
ui-act-end-sessions = End all sessions
ui-act-fair = Look at fair play
ui-act-link = Link for a new admin
ui-act-mute = Mute
ui-act-purge = Delete old data
ui-act-rename = Rename
ui-act-restore = Restore a backup
ui-act-unban = Lift the ban
ui-act-unban-range = Lift the network's ban
ui-act-unmute = Unmute
ui-data = Your data
ui-data-help = See where you are signed in, download a copy of everything that is yours, or delete your account.
ui-sessions = Where you are signed in
ui-sessions-help = End any session that you do not recognise.
ui-sessions-some = A browser or a program
ui-sessions-this = this one
ui-sessions-end = End
ui-sessions-end-others = End all others
ui-email = E-mail address
ui-email-help = For a forgotten password, and for messages you ask for; it is shown to no one else. You will get a message to confirm it. Leave the field empty to remove it.
ui-export = Download a copy
ui-export-help = One file with your profile, friends, sessions, games and their records, and everything you wrote.
ui-leave-for-good = Delete your account
ui-leave-help = You will be asked to confirm.
ui-leave-sure = Delete your account for good? You cannot undo this.
ui-leave-goes = Your name, password, friends, sessions and everything you wrote are deleted.
ui-leave-stays = Games with other players stay. They show “N. N.” instead of your name.
ui-leave-seats = In games that are still being played, a bot takes your seat.
ui-leave-name = To confirm, type your name: { $name }
ui-leave-not = No, keep my account
ui-leave-yes = Yes, delete everything
ui-mail-sent = A message is on its way. Open the link in it within a day.
ui-mail-confirm = Rookery: confirm your e-mail address
ui-mail-confirm-text =
    Someone wants to use this address for the account “{ $name }” on a Rookery server. If it was you, open this link within a day:

    { $url }

    If it was not you, ignore this message.
ui-mail-confirm-help = Is this your address, for your account on this server?
ui-mail-confirm-yes = Yes, confirm
ui-mail-recover = Rookery: choose a new password
ui-mail-recover-text =
    Someone has asked for a new password for the account “{ $name }”. If it was you, open this link within an hour:

    { $url }

    If it was not you, ignore this message: your password stays as it is.
ui-recover = Forgot your password?
ui-recover-help = Type the e-mail address of your account.
ui-recover-new = Choose a new password. All your sessions and bot tokens will end.
ui-recover-asked = If there is an account with this address, a message is on its way. The link in it works for an hour.
ui-recover-send = Send me a link
ui-notices = Turn by turn
ui-notices-help = For games in which people answer when they find the time: how you hear that it is your turn, your calendar, and your vacation.
ui-notices-account = Notices, a calendar and vacation are for people with an account. Choose a password under Settings first.
ui-notice-subject = Rookery: your turn at { $game }
ui-notice-subject-many = Rookery: your turn at { $n ->
    [one] { $n } table
   *[other] { $n } tables
  }
ui-notice-hello = Hello { $name },
ui-notice-lead = { $n ->
    [one] it is your turn at this table:
   *[other] it is your turn at these tables:
  }
ui-notice-with = With { $names }
ui-notice-asked = Asked: { $names }
ui-notice-left = Time left: { $left }, until { $until }
ui-notice-no-limit = There is no time limit.
ui-notice-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
ui-notice-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
ui-notice-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
ui-notice-why = You get this message because you asked to be told when it is your turn.
ui-notice-change = Change when and how:
ui-notice-stop = No more of these e-mails:
ui-unsubscribe = Unsubscribe
ui-unsubscribe-help = Do you want no more e-mails when it is your turn?
ui-unsubscribe-yes = Yes, stop these e-mails
ui-unsubscribe-done = You will get no more of these e-mails. Under Settings you can switch them on again.
ui-error-wish = This cannot be chosen: { $why }
ui-way-mail = E-mail
ui-way-when = When it is your turn
ui-how-off = Never
ui-how-now = At once
ui-how-hourly = Together, every hour
ui-how-daily = Together, once a day
ui-way-when-help = Only if you do not answer within a few minutes and do not have the table open. Once for each question.
ui-way-address = They go to { $address }.
ui-way-no-address = For this you need an e-mail address that you have confirmed.
ui-way-no-mail = This server sends no e-mails.
ui-way-refused = Your address was refused several times in a row, so the e-mails were stopped.
ui-way-hour = The daily e-mail comes at
ui-way-quiet = Quiet hours
ui-way-quiet-from = From
ui-way-quiet-to = Until
ui-way-quiet-help = Nothing is sent then; it comes afterwards. The same hour twice: no quiet hours.
ui-way-zone = Time zone
ui-vacation = Vacation
ui-vacation-help = In games played turn by turn, your time stands still while you are on vacation. A day that has begun counts as a whole one. Everyone at your tables sees until when you are away. In tournaments whose rounds begin at fixed times, and in rounds of a fixed length, the clock goes on.
ui-vacation-left = { $n ->
    [0] No vacation days are left for { $year }.
    [one] { $n } vacation day is left for { $year }.
   *[other] { $n } vacation days are left for { $year }.
  }
ui-vacation-first = First day
ui-vacation-last = Last day
ui-vacation-take = Go on vacation
ui-vacation-now = You are on vacation until
ui-vacation-end = I am back
ui-vacation-cancel = Cancel
ui-vacation-planned = Planned
ui-vacation-until = on vacation until { $date }
ui-vacation-of = { $name }: on vacation until { $date }
ui-vacation-cup = Turn by turn: a player's time stands still on vacation.
ui-vacation-cup-not = Turn by turn: rounds begin at fixed times, so the clock goes on even on vacation.
ui-error-vacation-none = There is no vacation on this server.
ui-error-vacation-dates = A vacation begins today or later, at most a year ahead, and its last day is not before its first.
ui-error-vacation-twice = You have a vacation on some of these days already.
ui-error-vacation-many = You have planned enough vacations for now.
ui-error-vacation-days =
    { $n ->
        [one] That would be too many: there is one vacation day in a year.
       *[other] That would be too many: there are { $n } vacation days in a year.
    }
ui-error-vacation-gone = This vacation is over, or there never was one.
ui-calendar = Calendar
ui-calendar-name = Rookery
ui-calendar-help = A link for your calendar program: until when you are to answer in games played turn by turn, and when rounds of your tournaments begin.
ui-calendar-address = Address
ui-calendar-secret = Anyone with this address sees these dates. A new link makes the old one useless.
ui-calendar-make = Make a link
ui-calendar-renew = New link
ui-calendar-stop = No link any more
ui-calendar-turn = Time is up: { $game }
ui-calendar-round = { $cup }: round { $n }
ui-push = In this browser
ui-push-help = Your browser tells you that it is your turn even when Rookery is not open, as soon as it is, but not in your quiet hours. It goes, encrypted, through the push service of your browser's maker.
ui-push-on = Tell me in this browser
ui-push-this = this browser
ui-push-remove = Remove
ui-push-unable = This browser cannot do that here: it takes scripts, https, and a browser with web push.
ui-push-none = This server sends no notices to browsers.
ui-admin-notices = Notices
ui-admin-notices-help = Days that are over: today's numbers would tell who has been asked.
ui-admin-yesterday = Yesterday
ui-admin-week = Seven days
ui-admin-way-mail = E-mail
ui-admin-way-push = Browsers
ui-admin-sent = { $sent } sent, { $failed } failed
ui-admin-stuck = some cannot be sent now
ui-error-push = This subscription cannot be used.
ui-keep-sessions = Ended sessions
ui-keep-waiting = Tables that were never played
ui-keep-cups = Tournaments that never began
ui-keep-games = Finished games of guests
ui-keep-guests = Guests without games
ui-keep-audit = Old lines of the audit log
ui-keep-dry = Nothing was deleted.
ui-keep-done = All of this was deleted.
ui-backup-backup = Backup written. Tables: { $tables }, people: { $people }, entries: { $entries }.
ui-backup-restore = Restored. Tables: { $tables }, people: { $people }, entries: { $entries }.
ui-backup-exists = { $file } already exists. A backup never overwrites a file.
ui-backup-form = The database does not have the newest form. Start the server once, then make the backup.
ui-backup-file = { $file } is not a backup of Rookery.
ui-backup-running = A server is running on this database. Stop it first; if it was killed, wait a minute.
ui-backup-full = This database is not empty. With --replace, the backup takes the place of everything in it.
ui-backup-broken = The copy is damaged.
ui-backup-newer = The backup has form { $form }, from a newer version of Rookery.
ui-setting-rate_mails = e-mails per address and per person
ui-setting-keep_guests = days until a guest without games is deleted; 0: never
ui-setting-keep_waiting = days until a table that only waited is deleted; 0: never
ui-setting-keep_cups = days until a tournament that never began is deleted, from its creation or its planned beginning; 0: never
ui-setting-keep_sessions = days until an ended session is deleted; 0: never
ui-setting-keep_games = days until a finished game without accounts is deleted; 0: never
ui-setting-keep_audit = days until a line of the audit log is deleted; 0: never
ui-setting-url = the address at which people reach this server, for links in e-mails (https://…)
ui-setting-smtp = mail server: smtps://user:password@host, smtp+starttls://… or smtp://…
ui-setting-mail_from = sender of e-mails
ui-setting-notice_seconds = seconds people have to answer before they are told that it is their turn
ui-setting-vacation_days = days of vacation a year in turn-based games; 0: none
ui-setting-push = 0: no web push; otherwise it works where ROOKERY_URL is set
ui-setting-push_key = key for web push, if it is not to be made at the first start
ui-cli-admin = Look after a server: people, tables, bans, backups. It also works while the server runs.
ui-cli-admin-status = Show who is playing now and how the processes are doing.
ui-cli-admin-people = Find people by name or id; without a name: accounts, bans and mutes.
ui-cli-admin-tables = List all tables, or only those that are damaged.
ui-cli-admin-log = Read what admins did: who, what, when and why.
ui-cli-admin-close = End a game without a result; a waiting table is removed.
ui-cli-admin-delete = Delete a table and everything that is stored about it.
ui-cli-admin-mute = Mute a person: they can play, but not chat.
ui-cli-admin-unmute = Unmute a person.
ui-cli-admin-ban = Ban a person or a network. Their sessions and sockets end at once.
ui-cli-admin-unban = Lift the ban of a person or a network.
ui-cli-admin-end-sessions = End all sessions of a person.
ui-cli-admin-fair = What stands out about fair play, or all figures about a person.
ui-cli-admin-rename = Give a person another name.
ui-cli-admin-announce = Show a text at the top of every page; without a text: end it.
ui-cli-admin-link = Print a link that makes one account an admin.
ui-cli-admin-dismiss = Remove the admin role from a person.
ui-cli-admin-purge = Delete what the settings no longer keep.
ui-cli-admin-backup = Write everything to one new file, even while the server runs.
ui-cli-admin-restore = Restore a backup, from SQLite or PostgreSQL into either. The server must be stopped.
ui-cli-admin-backup-file = The new file.
ui-cli-admin-restore-file = The backup.
ui-cli-replace = Replace everything in the database.
ui-cli-dry_run = Only count.
ui-cli-person = A person's id, or the name of an account.
ui-cli-who = A person, or a network such as 192.0.2.0/24.
ui-cli-why = The reason; it is kept in the log.
ui-cli-days = For this many days; 0: for ever.
ui-cli-hours = For this many hours; 0: until you end it.
ui-cli-text = What to show.
ui-cli-url = The address at which people reach the server.
ui-cli-which = waiting, playing or over; a table, a game, or a person's id.
ui-cli-damaged = Read every table and list the damaged ones.
ui-cli-count = Number of lines.
ui-cli-admin-people-name = Part of a name, or an id.
ui-cli-admin-rename-name = The new name.

# The arena: what it shows and writes

ui-arena-bot = bot
ui-arena-wins = wins
ui-arena-shared = { $count } shared
ui-arena-win-rate = win rate
ui-arena-interval = 95 % interval
ui-arena-points = points
ui-arena-place = place
ui-arena-sources = points by source
ui-arena-by-seat = win rate by seat
ui-arena-seat = seat { $seat }
ui-arena-anybody = anybody
ui-arena-rating = rating
ui-arena-ratings-none = No ratings: openskill, which comes with Rookery, is missing. Install Rookery again.
ui-arena-speed = { $speed } games/s, { $left } left
ui-arena-progress = { $done }/{ $all } games, { $speed }/s, { $left } s left
ui-arena-head = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, { $bots }, seed { $seed }
ui-arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $seconds } s: { $speed } games/s with { $jobs ->
    [one] { $jobs } job
   *[other] { $jobs } jobs
  }, { $decisions } decisions a game; par { $par }
ui-arena-resumed = { $count } of them were in the journal
ui-arena-cut = { $count } cut off and not counted
ui-arena-crashed = { $count } crashed and not counted
ui-arena-crash = Game { $game } crashed: { $why }; record: { $file }
ui-arena-report = report: { $file }
ui-arena-results = results: { $file }
ui-arena-turn-crashed = crashed
ui-arena-turn-slow = too slow
ui-arena-turn-nonsense = no legal move
ui-arena-faults = { $bot } lost { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  } by the timeout rule ({ $why }); first in game { $game }: { $note }
ui-arena-faults-head = Turns lost
ui-arena-sprt-h1 = Test passed after { $games } games: { $bot } wins { $share }, which speaks for { $high } and against { $low } (LLR { $ratio }, bounds { $reject } and { $accept }).
ui-arena-sprt-h0 = Test failed after { $games } games: { $bot } wins { $share }, which speaks for { $low } and against { $high } (LLR { $ratio }, bounds { $reject } and { $accept }).
ui-arena-sprt-open = Test undecided after { $games } games: { $bot } wins { $share }; { $low } or { $high }? (LLR { $ratio }, bounds { $reject } and { $accept })
ui-arena-sprt-caption = The log-likelihood ratio after each block of games; the test ends at one of the dashed lines.
ui-arena-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } at { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, { $form }, seed { $seed }. A shared victory counts as its share. Intervals are 95 %, after Wilson.
ui-arena-form-match = a match with changing seats
ui-arena-form-sides = side against side
ui-arena-form-pairs = each against tables of each other
ui-arena-form-round-robin = every table of different bots
ui-arena-form-gauntlet = the first against each other
ui-arena-cut-long = { $count ->
    [one] { $count } game went on for too long, was cut off and is not counted.
   *[other] { $count } games went on for too long, were cut off and are not counted.
  }
ui-arena-crashed-long = { $count ->
    [one] { $count } game crashed and is not counted; see below.
   *[other] { $count } games crashed and are not counted; see below.
  }
ui-arena-crash-head = Game { $game } crashed
ui-arena-win-caption = With 95 % intervals; the dashed line is par.
ui-arena-rating-caption = Openskill (Plackett–Luce), mean and 95 % interval; a newcomer has 25. Ties are counted; the order of the games is averaged out.
ui-arena-ahead = Who came in before whom
ui-arena-ahead-caption = How often a seat of the bot in the row came in before one of the bot in the column; equal places count half.
ui-arena-scores = scores
ui-arena-scores-caption = How often each final score was reached, per bot.
ui-arena-sources-caption = Mean points per game and where they came from.
ui-arena-seats-caption = Seats count from 0; the start player is drawn. With 95 % intervals.
ui-arena-length = game length
ui-arena-length-caption = Decisions per game.
ui-arena-decisions = { $count } decisions
ui-arena-taken = what is taken
ui-arena-taken-caption = Share of the chances in which it was taken.
ui-arena-standings = Standings; points per game
ui-arena-mean = mean { $value }

# A study of a game

ui-study-title = A study of { $game }
ui-study-about = Finished games: { $games }. Players in each: { $seats }. Played by { $bots }; seed { $seed }.
ui-study-caveat = The figures say how these bots fare. A thing that wins more may be strong, or these bots may know better what to do with it, or take it when they are winning anyway.
ui-study-left-out = Games not counted: { $cut } went on for too long, { $crashed } crashed.
ui-study-group-caption = Win rate of the players who took it, with 95 % intervals and their number. The dashed line is the mean of them all: { $base }.
ui-study-all = All figures
ui-study-thing = what
ui-study-source = source
ui-study-times = times
ui-study-games = games / with it
ui-study-seats = seats
ui-study-way = how
ui-study-base = mean of its kind
ui-study-outliers = What stands out
ui-study-outliers-caption = What wins more, or less, than other things that are taken in the same way. If all were alike, only one study in a thousand would name anything here.
ui-study-no-outliers = Nothing differs from others of its kind by more than chance explains.
ui-study-mean = per player
ui-study-share = share
ui-study-winners = per winner
ui-study-stands-out = { $thing } ({ $way }): { $rate } of { $seats }, its kind { $base }
ui-analysis = Analysis
ui-analysis-chances = Chance of winning
ui-analysis-chart = Each player's chance of winning, move by move
ui-analysis-turning = Turning points
ui-analysis-none = No move and no stroke of luck stands out.
ui-analysis-moves = Moves worth another look
ui-analysis-accuracy = Accuracy
ui-analysis-luck = Luck
ui-analysis-play = Play
ui-analysis-won = Won
ui-analysis-better = Better: { $move }
ui-analysis-line = It could have gone on like this:
ui-analysis-lucky = Luck favours { $name }
ui-analysis-unlucky = Luck turns against { $name }
ui-analysis-inaccuracy = inaccuracy
ui-analysis-mistake = mistake
ui-analysis-blunder = blunder
ui-analysis-good = good find
ui-analysis-brilliant = brilliant find
ui-analysis-network = Judged by the bot that has learned this game, from what each player could know when moving. The chart averages neighbouring moves.
ui-analysis-foresight = Judged by rules of thumb that play on until the table comes to rest, from what each player could know when moving. Long plans are not seen. The chart averages neighbouring moves.
ui-analysis-thumbs = Judged by rules of thumb and games finished at random, from what each player could know when moving. Long plans are not seen, and leads count for less than they should. The chart averages neighbouring moves.
ui-analysis-luck-note = Luck is what chance brought compared with what could be expected; play is the rest.
ui-analysis-progress = Analysing: { $done } of { $all }, about { $left } s left
ui-analysis-stopped = Stopped. Nothing was written.
ui-analysis-written = Written: { $file }
ui-analysis-effort = no effort “{ $name }”; there are { $known }
ui-cli-analyse = Look back at a finished game: chances, mistakes, turning points, luck.
ui-cli-effort = How much work: quick (about a minute) or deep.
ui-cli-html = Write one HTML file with the chart.
ui-cli-analyse-seed = The same seed gives the same analysis.
ui-analysis-go = Analyse this game
ui-analysis-what = Who was likely to win, move by move; the better moves that were missed; what was luck. It takes a minute or more.
ui-analysis-nobody = This game has not been analysed yet. Its players can ask for it.
ui-analysis-going = Analysing: { $n } %
ui-analysis-waiting =
    { $count ->
        [0] The analysis begins in a moment.
        [one] { $count } game is analysed first.
       *[other] { $count } games are analysed first.
    }
ui-analysis-failed = The analysis took too long or too much memory, so it was stopped.
ui-analysis-show = Show on the board
ui-analysis-back = Back to the game
ui-analysis-never = This did not happen: it is how the game could have gone on.
ui-error-analyses = Many games are waiting to be analysed. Please try again in a few minutes.
ui-setting-analysis_seconds = an analysis of a finished game that takes longer is stopped
ui-setting-analysis_memory = megabytes; an analysis that needs more is stopped
ui-setting-fair_games = finished ranked games that each process looks at in an hour for the figures about fair play; 0: none

# -- ranked games and ratings

ui-undo-refused-ranked = In a ranked game nothing can be taken back.
ui-error-ranked-account = Ranked games need an account. Set a password in the settings, and your name becomes an account.
ui-error-ranked-people = Only people can play a ranked game, not bots or programs.
ui-error-ranked-prepared = A ranked game begins like any other: without a prepared position, planned chance or earlier moves.
ui-error-ranked-options = Ranked games follow the usual rules: no variants, cards of your own or chosen characters.
ui-error-ranked-clock = A ranked game needs a clock: 1 minute to 2 hours for each player, or turn by turn 1 hour to 14 days for each answer.
ui-error-ranked-stays = Whether a table is ranked cannot be changed later. Please open another one.
ui-error-ranked-seated = Other players sat down because of this setup: at a ranked table it stays as it is while they sit there.
ui-error-ranked-away = { $name } is not here just now. Wait a little, or free up the seat.
ui-error-ranked-proposal = At a ranked table you can only propose to end the game.
ui-ranked = Ranked
    .help = With an account, a clock and the usual rules. The game counts for the ratings of all players.
ui-ranked-table = Ranked game: no hints, no taking back. A player who leaves takes last place.
ui-ratings = Ratings
ui-ratings-lead = Ranked games against people, by game, number of players and pace. You are listed after { $games } games, once you have met { $met } different opponents.
ui-ratings-show = Show
ui-ratings-none = Nothing here yet: no player has enough ranked games.
ui-ratings-better = Higher ratings
ui-ratings-more = Lower ratings
ui-ratings-how = All players begin at 1500. The number after ± says how far off a rating may still be; it shrinks with every game.
ui-rating = Rating
ui-rating-lately = ranked games from the last six months
ui-rating-chart = Your ratings over the last six months
ui-rating-yours = Your rating: { $points } ± { $margin }
ui-rating-place = place { $place }
ui-rating-provisional = provisional
ui-rating-needs-games = { $count ->
    [one] { $count } more game until you are listed
   *[other] { $count } more games until you are listed
    }
ui-rating-needs-met = { $count ->
    [one] { $count } more opponent until you are listed
   *[other] { $count } more opponents until you are listed
    }
ui-size-2 = 2 players
ui-size-3-4 = 3–4 players
ui-size-5-more = 5 or more players
ui-pace-none = no clock
ui-pace-fast = fast
ui-pace-slow = slow
ui-pace-turn = turn by turn
ui-pair-ranked = Ranked, with players of about your strength
ui-pair-ranked-account = Ranked games need an account:
ui-pair-ranked-set = set a password
ui-pair-lang = Preferably players who speak my language
ui-pair-reach = Players within { $points } points of your rating; the range grows as you wait.
ui-pair-reach-any = Players with any rating.
ui-pair-bots-instead = Play with bots instead
ui-pair-bots-later = If the wait is long, you can soon play with bots instead. That game will not count.
ui-pair-bots-now = No one has come yet? Play with bots instead. That game does not count.
ui-admin-fair = Fair play
ui-admin-fair-head = Ranked games from the same address
ui-admin-fair-help = These people played ranked games with each other from the same address. It may be a family, a school or one person with two accounts. The server never acts on this by itself.
ui-admin-fair-none = No such games.
ui-admin-fair-games = { $count ->
    [one] { $count } game of { $together } together
   *[other] { $count } games of { $together } together
    }
ui-fair-head = What stands out
ui-fair-help = Figures from finished ranked games and tournament games, for you to judge. There can be innocent reasons: teachers and pupils, families, a style of one's own. The server never acts on them by itself.
ui-fair-compared = Compared: { $sums } sums, about { $people } players. Only what chance alone would seldom bring to anybody is listed (corrected p below 0.05). Search for a player to see everything about them.
ui-fair-none = Nothing stands out.
ui-fair-stands-out = stands out
ui-fair-all = All figures
ui-fair-names = “{ $event }” { $times } times out of { $of } possible ({ $rate } %); { $usual } % would be usual.
ui-fair-gives = Their decisions change the other player's chances by { $excess } (± { $error }) percentage points each, compared with what is usual.
ui-fair-results = With the other player at the table they beat everyone else { $excess } (± { $error }) percentage points more often than in other company.
ui-fair-sees = Their moves are { $excess } (± { $error }) percentage points better each than their own knowledge explains, compared with all other players.
ui-fair-chance = { $count ->
    [one] { $count } game
   *[other] { $count } games
    } · chance alone: p { $chance }, corrected { $corrected }
ui-fair-how = How this is measured
ui-fair-how-names = Events that name another seat: how often such an event named this player whenever it could have, compared with the others at the same table and with how everyone else treats this player. A robbery that was spared counts too.
ui-fair-how-gives = What the moves gave: how much a decision changed the other player's chances of winning, compared with other legal moves, with the rest of the table, and with everyone else's decisions.
ui-fair-how-results = Results: how a player did against the rest of the table, compared with ratings and with the same player's games in other company.
ui-fair-how-sees = Knowledge: moves are weighed in the true world and in worlds that the player could not tell from it. Moves that are again and again better in the true one suggest that somebody saw other hands, or reads the table very well.
ui-fair-how-sure = “±” is one standard error, with games as units. “Corrected” is p times the number of sums compared: below 0.05, chance alone would bring it to anybody at all less than once in 20 such lists. A sample of games is looked at, after they have ended.

## Tournaments
ui-cups = Tournaments
ui-cups-lead = Tournaments for people with an account on this server. Anyone can watch.
ui-cups-new = New tournament
ui-cups-account = To hold a tournament or to play in one you need an account:
ui-cups-open = Open for registration
ui-cups-running = Under way
ui-cups-over = Finished
ui-cups-none = Nothing here just now.
ui-cups-all = All tournaments
ui-cup-name = Name of the tournament
ui-cup-form = Form
ui-cup-form-swiss = Swiss
    .help = In every round all play, with others who have about as many points and whom they have not met.
ui-cup-form-groups = Groups with a final
    .help = In small groups all meet all; the best of each group play a final.
ui-cup-seats = Players at a table
    .help = One more or fewer where the number of players asks for it; two stay two, and one player may rest.
ui-cup-rounds = Rounds
    .help = In groups, 0 means: until all have met.
ui-cup-size = Players in a group
ui-cup-best = How many of each group go on
    .help = 0: without a final.
ui-cup-finals = Rounds of the final
ui-cup-groups-only = Only for groups
ui-cup-flow = When rounds begin
ui-cup-flow-hand = When I say so
ui-cup-flow-leisure = As soon as all games are over
ui-cup-flow-times = At fixed times, once all games are over
ui-cup-begins = The first round begins
    .help = Leave it empty to begin the first round yourself.
ui-cup-every = Minutes from one round to the next
ui-cup-grace = Minutes to take a seat
    .help = After that the others play without those who have not come. Turn by turn, games begin at once.
ui-cup-most = Maximum number of players
ui-cup-ranked = All games are ranked: they have a clock, and count for the ratings.
ui-cup-make = Open the registration
ui-cup-round = Round { $round }
ui-cup-round-of = Round { $round } of { $count }
ui-cup-final = Final
ui-cup-group = Group { $n }
ui-cup-host = Host: { $name }
ui-cup-tables-of = { $seats } at a table
ui-cup-enter = Register
ui-cup-return = Play on
ui-cup-leave = Withdraw
ui-cup-you-in = You are registered.
ui-cup-you-out = You do not take part in the coming rounds.
ui-cup-yours = Your game: table { $n }, with { $names }
ui-cup-here = Take my seat
ui-cup-waits = You have taken your seat. The game begins when all are there: { $here } of { $count }. Keep this page open.
ui-cup-to-table = To the table
ui-cup-bye-yours = You rest this round. That counts as a win.
ui-cup-seats-until = Take your seats by
ui-cup-next-at = The next round begins at
ui-cup-standings = Standings
ui-cup-points = Points
ui-cup-opponents = Opponents
ui-cup-wins = Wins
ui-cup-direct = Head to head
ui-cup-games = Games
ui-cup-by = Decided by
ui-cup-by-points = points
ui-cup-by-opponents = stronger opponents
ui-cup-by-wins = more wins
ui-cup-by-direct = games with each other
ui-cup-ties = The first at a table gets 1 point, the last 0, the others share the range between. Equal points are separated by how well the opponents did, then by first places, then by the games with each other. Players who are equal in all of it share the place.
ui-cup-out = out
ui-cup-table = Table { $n }
ui-cup-seating = { $here } of { $count } here
ui-cup-live = live
ui-cup-done = over
ui-cup-void = No result: the host decides
ui-cup-bye = bye
ui-cup-absent = did not come
ui-cup-by-host = as the host says
ui-cup-hosting = For the host
ui-cup-pair = Begin round { $round }
ui-cup-finish = End the tournament
ui-cup-cancel = Cancel the tournament
ui-cup-sure = Yes, I am sure
ui-cup-remove = Take out of the tournament
ui-cup-removed = Taken out
ui-cup-readmit = Let back in
ui-cup-result = Say the result
ui-cup-games-open = The next round can begin when all games are over.
ui-cup-all-played = All rounds have been played.
ui-cup-players = Players
ui-cup-nobody = No one has registered yet.
ui-cup-wall = For the wall
ui-cup-csv = Results as CSV
ui-cup-until-seats = until seats must be taken
ui-cup-until-round = until the next round
ui-cup-scan = Scan to register, to take your seat or to watch
ui-cup-rest = Byes
ui-cup-moved-up = up { $count }
ui-cup-moved-down = down { $count }
ui-cup-calls = { $name }: your table is waiting for you.
ui-cup-back = To the tournament
ui-error-no-cup = There is no such tournament.
ui-error-cup-damaged = What is stored of this tournament can no longer be read.
ui-error-cup-game = There is no such game on this server.
ui-error-cup-seats = This game is for { $low } to { $high } players at a table.
ui-error-cup-rounds = There can be { $low } to { $high } rounds.
ui-error-cup-size = A group can have { $low } to { $high } players.
ui-error-cup-best = From { $low } to { $high } players of each group can go on.
ui-error-cup-finals = The final can have { $low } to { $high } rounds.
ui-error-cup-every = There can be { $low } to { $high } minutes from one round to the next.
ui-error-cup-grace = There can be { $low } to { $high } minutes to take a seat.
ui-error-cup-most = From { $low } to { $high } players can take part.
ui-error-cup-begins = That is not a time within the coming year.
ui-error-cup-name = Please give the tournament a name of 2 to { $most } characters.
ui-error-cup-many = You already have { $most } tournaments that are not over. Please end or cancel one first.
ui-error-cup-account = Tournaments need an account. Set a password in the settings, and your name becomes an account.
ui-error-cup-entered = You are registered already.
ui-error-cup-not-entered = This player does not take part, or has withdrawn already.
ui-error-cup-full = The tournament is full: { $most } players have registered.
ui-error-cup-final = The final has begun: the tournament takes no more players.
ui-error-cup-over = This tournament is over, or its last round has begun.
ui-error-cup-left = You have withdrawn. Register again before you take a seat.
ui-error-cup-removed = The host has taken you out of this tournament.
ui-error-cup-not-removed = This player has not been taken out.
ui-error-cup-no-seat = No table waits for you in this round.
ui-error-cup-games-open = Games are still being played, or have no result yet. The host can say how they ended.
ui-error-cup-too-few = Too few players take part to fill a table.
ui-error-cup-round = This round cannot begin now. Please look at the tournament again.
ui-error-cup-rounds-over = All rounds have been played. You can end the tournament.
ui-error-cup-nothing = No round has been played yet. You can cancel the tournament instead.
ui-error-cup-begun = The tournament has begun and cannot be cancelled any more. You can end it when all games are over.
ui-error-cup-too-late = The next round has begun: results of earlier rounds stay as they are.
ui-error-cup-players = A result names all players of the table, and no one else.
ui-error-cup-places = These places do not fit together: after two shared first places comes the third.
ui-error-cup-no-game = There is no such game in this tournament.
ui-error-cup-host = Only the host of the tournament can do that.
ui-act-cup-cancel = Cancel a tournament
ui-act-cup-correct = Say a result
ui-act-cup-create = New tournament
ui-act-cup-finish = End a tournament
ui-act-cup-pair = Begin a round
ui-act-cup-remove = Take a player out
ui-act-cup-readmit = Let a player back in

## Clubs

ui-error-no-club = There is no such club.
ui-error-club-damaged = What is stored of this club can no longer be read.
ui-error-club-account = Clubs are for people with an account. Set a password in the settings, and your name becomes an account.
ui-error-club-only = This is for members of the club alone.
ui-error-club-keepers = Only those who manage the club can do that.
ui-error-club-owner = Only the owner of the club can do that.
ui-error-club-name = Please give the club a name of 30 characters at most, with letters or digits in it.
ui-error-club-taken = Another club has this name, or one that looks the same.
ui-error-club-about = A description can have { $most } characters at most.
ui-error-club-owned = You own { $most } clubs already. Please hand one over or dissolve it first.
ui-error-club-heir = They own { $most } clubs already and cannot take over another.
ui-error-club-many = You can be in { $most } clubs at most, requests included.
ui-error-club-full = The club has no room for more: { $most } is the limit.
ui-error-club-keepers-full = A club can have { $most } keepers at most.
ui-error-club-out = You have been taken out of this club. Only its keepers can let you in again.
ui-error-club-nobody = That person is not in the club.
ui-error-club-owner-leaves = The owner cannot go: hand the club over first, or dissolve it.
ui-error-league-stays = The league says how its tables are set up.
ui-act-club-change = Change a club
ui-act-club-close = Dissolve a club
ui-act-club-found = New club
ui-act-club-hand = Say who manages a club
ui-act-club-remove = Take a member out
ui-act-league-create = New league
ui-act-league-end = End a league
ui-act-league-strike = Let a league game count or not
ui-clubs = Clubs
ui-clubs-lead = Play with your own circle: tables for members alone, tournaments and leagues.
ui-clubs-new = New club
ui-clubs-own = My clubs
ui-clubs-find = Find a club
ui-clubs-words = Part of its name
ui-clubs-search = Search
ui-clubs-none = No such clubs here yet.
ui-clubs-all = All clubs
ui-clubs-account = To found a club or to join one you need an account:
ui-club-what = The club
ui-club-name = Name of the club
ui-club-about = Description
    .help = Who you are, when you play, where you meet. Plain text.
ui-club-door = Who may join
ui-club-door-open = Open
    .help = Anyone with an account joins at once.
ui-club-door-request = By request
    .help = People ask to join, and a keeper lets them in.
ui-club-door-invite = Private
    .help = Only those with the invitation link can join. No one else sees the club or its members.
ui-club-make = Found the club
ui-club-manage = Manage the club
ui-club-back = Back to the club
ui-club-yours = You and this club
ui-club-rank-owner = owner
ui-club-rank-keeper = keeper
ui-club-rank-member = member
ui-club-rank-asked = asked to join
ui-club-rank-out = taken out
ui-club-asked = request sent
ui-club-waits = You have asked to join. A keeper of the club will answer.
ui-club-unask = Take the request back
ui-club-join = Join the club
ui-club-ask = Ask to join
ui-club-tables = Open and running tables
ui-club-no-tables = No table of the club right now. Set one up!
ui-club-new-table = New table for the club
ui-club-finished = Latest finished games
ui-club-none-finished = No game of the club has been finished yet.
ui-club-for-members = The club's tables and games are for its members alone.
ui-club-who = Members
ui-club-rating-at = Ratings at which game
ui-club-at = Ratings: { $game }
ui-club-leave = Leave the club
ui-club-leave-means = You no longer see the club's tables. Games in which you sit stay yours.
ui-club-asking = Requests to join
ui-club-admit = Let in
ui-club-refuse = Refuse
ui-club-keeper = Make keeper
ui-club-unkeeper = Keeper no more
ui-club-hand = Hand over the club
ui-club-hand-means = { $name } will own the club, and you stay a keeper.
ui-club-remove = Take out
ui-club-remove-means = They no longer see the club's tables and cannot come back unless a keeper lets them in. Games in which they sit stay theirs.
ui-club-kept-out = People who were taken out
ui-club-readmit = Let in again
ui-club-forget = Let them ask again
ui-club-link = Invitation link
ui-club-link-means = Anyone with an account who opens this link can join.
ui-club-qr = The link as a code to scan
ui-club-dissolve = Dissolve the club
ui-club-dissolve-means = The club's page, its members and its leagues with their standings are deleted for good. Finished games stay with those who played them, people at running tables and in running tournaments play on.
ui-club-for = For the club { $name }
    .help = Listed for its members. Only they can join or watch.
ui-club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
ui-club-invited = { $count ->
    [one] You are invited to join this club. It has { $count } member.
   *[other] You are invited to join this club. It has { $count } members.
}
ui-error-no-league = There is no such league.
ui-error-league-damaged = What is stored of this league can no longer be read.
ui-error-league-name = Please give the league a name of 30 characters at most, with letters or digits in it.
ui-error-league-least = The least number of games can be { $low } to { $high }.
ui-error-league-season = A season lasts between an hour and a year, begins within a year and ends in the future.
ui-error-league-many = The club already has { $most } leagues that are not over. Please end one first.
ui-error-league-closed = The season of this league has not begun yet, or is over.
ui-error-league-full = The league is full: { $most } games have been played.
ui-error-league-no-game = There is no such game in this league.
ui-leagues = Leagues
ui-league-new = New league
ui-league-name = Name of the league
ui-league-low = Players at a table, from
ui-league-high = to
ui-league-least = Least number of games
    .help = Players with fewer games stand behind all others.
ui-league-begins = First day of the season
ui-league-ends = Last day of the season
    .help = Days are counted in UTC.
ui-league-make = Open the league
ui-league-coming = Not begun
ui-league-running = Under way
ui-league-over = Finished
ui-league-how = Members of the club set up league tables and sit down at them whenever they like. The games are ranked, and every one of them counts in the table below.
ui-league-ties = The first at a table gets 1 point, the last 0, the others share the range between; those who share a place share its points. Points per game decide, players with enough games first. Equal players are separated by how well the opponents did, then by first places, then by the games with each other.
ui-league-average = Per game
ui-league-too-few = too few games
ui-league-nobody = No game has been played yet.
ui-league-tables = League tables
ui-league-no-tables = No league table right now.
ui-league-table = New league table
ui-league-games = Games that were played
ui-league-strike = Do not count
ui-league-unstrike = Count again
ui-league-struck = does not count
ui-league-end = End the league
ui-league-end-means = The standings stay as they are. Games that are still being played no longer count.
ui-league-last = Games set up in the season count even if they end later.
ui-cup-by-enough = games played
ui-cup-for = For whom
ui-cup-for-all = For everyone with an account
ui-invite-club = Members of the club find this table on its page, or come with this link. It opens nothing to others.
