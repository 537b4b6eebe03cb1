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
ui-bot-heuristic = Rule-of-thumb bot
    .help = Weighs loot, prices and risk the way a person at the table would.
ui-thinking = { $name } is thinking …
ui-waiting = Waiting for { $name }.
ui-given = Your answer: { $move }. You may change it until all answers are in.
ui-given-held = Your answer: { $move }.
ui-switches = When shall the table stop for you?
ui-switches-lead = Where it does not stop, you pass without a word. Nobody can tell.
ui-switch-off = Do not stop for me here

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
ui-hint = A thought: { $move }
ui-saved = Game saved in { $file }.
ui-loaded = Game loaded from { $file }.
ui-bye = Until next time! Your game is kept in { $file }.
ui-undo-done = Taken back.
ui-undo-refused-nothing = There is nothing to take back.
ui-undo-refused-others = Too late to take that back: somebody else has moved since.
ui-undo-refused-chance = You cannot take that back: dice have been rolled or a card has been drawn since.
ui-undo-refused-revealed = You cannot take that back: something hidden has come to light since.
ui-undo-refused-turn = Too late to take that back: the turn is over.
ui-undo-refused-over = The game is over; nothing can be taken back.
ui-not-a-move = “{ $text }” is not a move I know. Type “help” for the commands.
ui-ambiguous = { $count ->
    [one] “{ $text }” could be read in one other way. Please be more exact.
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
      log            all that happened so far
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
ui-nobody-wins = Nobody wins.
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
ui-error-seats = { $seats } players cannot play this game. Possible: { $allowed }.
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
ui-enter-tip = Enter does it.
ui-between = Please type a number from { $low } to { $high }.
ui-example = For example: { $move }
ui-pages = { $count ->
    [one] One legal move.
   *[other] { $count } legal moves, page { $page } of { $pages }. “all { $next }” shows another page, “back” closes the list.
  }
ui-more = Enter: more, q: enough
ui-earlier = { $count ->
    [one] … one earlier line: type “log”.
   *[other] … { $count } earlier lines: type “log”.
  }
ui-which-file = Say which file: load FILE
ui-quit-tip = To leave the table, type “quit”.
ui-record-kept = The record of this game lies in { $file }.
ui-chart = Where the points come from
# Other words for the commands; "command: word, word; command: word". The English commands always work.
ui-aliases = back: b; cards: card; help: commands; hint: advice, tip; log: history; quit: leave, bye; rules: rule; table: board, show; undo: oops; why: explain

## Reading rules, cards and records

ui-provenance = Where the cards come from: { $sources }.
ui-reconstructed = Reconstructed, so perhaps not as printed: { $cards }.
ui-reconstructed-none = No value is reconstructed.
ui-as-told = The game as told to: { $name }.
ui-proved = { $count ->
    [one] { $count } result of chance was proved.
   *[other] { $count } results of chance were proved.
  }
ui-scripted = { $count ->
    [one] { $count } result was set by hand and cannot be proved.
   *[other] { $count } results were set by hand and cannot be proved.
  }
ui-not-verified = The record { $file } is not proved:
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
ui-error-overwrite = { $file } exists already and is no record; please choose another name.
ui-error-cards = The cards in { $file } cannot be used: { $why }
ui-error-option-form = An option is written NAME=VALUE, not “{ $text }”.
ui-error-bot = There is no bot called “{ $name }”. Known bots: { $known }.
ui-error-bots = { $count ->
    [one] One bot was named, but { $wanted } are needed.
   *[other] { $count } bots were named, but { $wanted } are needed.
  }
ui-error-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
ui-error-name = A name has 1 to 30 characters.
ui-error-clause = No rule fits “{ $text }”.
ui-error-request = This cannot be done: { $why }

## server

ui-error-bad-request = This request cannot be understood.
ui-error-broken = Something went wrong on our side. Nothing of your game is lost.
ui-error-busy = Too much is happening at this table at once. Please try again.
ui-error-empty = There is nothing to say in that.
ui-error-full = That seat is taken, or all seats are.
ui-error-host-only = Only the host of the table can do that.
ui-error-method = That cannot be done at this address.
ui-error-name-taken = The name { $name } belongs to somebody else.
ui-error-no-hints = At this table there are no hints.
ui-error-no-moment = There is no such moment; the last one is { $last }.
ui-error-no-proposal = There is nothing for you to agree to.
ui-error-no-table = There is no such table, or it is not open to you.
ui-error-not-a-move = That is not a move of this game.
ui-error-not-asked = You are not asked anything now.
ui-error-not-found = There is nothing here.
ui-error-not-now = That cannot be done now.
ui-error-not-over = That can only be done when the game is over.
ui-error-not-playing = No game is going on at this table.
ui-error-not-signed-in = Please choose a name first.
ui-error-not-waiting = The game has already begun.
ui-error-not-with-token = A program with a bot token cannot do that.
ui-error-not-your-seat = You do not sit on that seat.
ui-error-old-rules = This game was played under older rules and cannot be shown at a table.
ui-error-origin = This was sent from the page of another site and was refused.
ui-error-password = Name and password do not fit together.
ui-error-password-length = A password has { $least } to { $most } characters.
ui-error-paused = The game is paused.
ui-error-hushed = Nobody talks at this table while the game runs; only the short notices are allowed.
ui-error-no-switch = There is no such switch at this table.
ui-error-phrase = There is no such quick phrase.
ui-error-proposal = That cannot be proposed now.
ui-error-proposal-open = Something else is being proposed; please answer that first.
ui-error-seat-taken = Somebody sits on a seat that would be gone.
ui-error-seats-free = Some seats are still free. Wait for people, or put bots there.
ui-error-setup = The table cannot be set up like that: { $why }
ui-error-sits-already = You already sit at this table.
ui-error-choice-taken = Somebody else has chosen that already.
ui-error-no-draft = That question keeps no half-made answers.
ui-error-stale = Too late: that question has already been answered. Here is the table as it is now.
ui-error-store = The server cannot write anything down at the moment, so nothing has changed. Please try again.
ui-error-too-big = That is too long.
ui-error-too-fast = That was too often in too short a time. Please wait a little.
ui-error-too-many-tokens = You have too many bot tokens. Take one back first.
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
ui-about-2 = The rules are enforced and explained: whatever you cannot do tells you which rule stands in the way.
ui-about-3 = Every roll and every draw follows from a secret seed. Its hash is shown before the game and the seed after it, so everybody can check that nobody cheated.
ui-account-help = A password turns your guest name into an account. Your games stay yours, on every device.
ui-add-bot = Add a bot
ui-again = Once more
ui-agree = Agree
ui-away = away
ui-bank = Clock for the whole game
ui-bot = Bot
ui-bot-warm = A bot keeps the seat warm
ui-breakdown = Where the points come from
ui-by-link = By invite link
    .help = Only people with the link find the table.
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-unread = New in the chat:
ui-close = Close
ui-commitment = Hash of the secret seed
ui-copied = Copied
ui-copy = Copy
ui-credit-by = Made by
ui-credit-headings = headings
ui-credit-icons = icons
ui-credit-scripts = live pages
ui-credit-sounds = sounds
ui-credit-text = text
ui-credit-use = Used for
ui-credits = Credits
ui-credits-lead = Rookery stands on the work of others. Thank you!
ui-credits-none = This copy runs without icons, fonts and scripts.
ui-curious = For the curious
ui-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
ui-drawer = Log, chat and table
ui-eyes = Seen by
ui-first = To the beginning
ui-font = Typeface
ui-font-alegreya = Bookish (Alegreya)
ui-font-atkinson = Easy to read (Atkinson Hyperlegible)
ui-font-system = As on my device
ui-for-programs = For programs
ui-for-research = For research
ui-free-seat = free seat
ui-go-back = Back
ui-hint-ask = Hint
ui-hint-head = A thought
ui-hint-text = A bot in your place would play this:
ui-hint-best = a bot in your place would do this
ui-more-ways = And { $count ->
    [one] one more way
   *[other] { $count } more ways
} to answer: choose on the table.
ui-hints = Allow hints
    .help = Everybody may ask what a bot would do.
ui-home = Home
ui-home-head = Take a seat among thieves
ui-home-lead = No account needed: play against bots at once, or send a link and play with friends.
ui-host = host
ui-host-starts = The host starts the game as soon as all seats are taken.
ui-prepared-table = This table begins from a prepared position, or with results of chance that the host has chosen.
ui-how-many = How many players?
ui-if-so-many = with { $n } or more players
ui-in-play = in play
ui-increment = Added after each answer
ui-invite = Invite link
ui-invite-friends = Invite friends
ui-invite-text = Send this link to your friends, or let them scan the code. Whoever opens it finds a seat here.
ui-join = Sit down
ui-join-lead = { $name } keeps a seat for you.
ui-last = To the end
ui-lead-chart = The lead, round by round
ui-learn = Learn it in one round
ui-learn-other = At a real table you could do that. For this first round, follow the coach.
ui-leave = Leave the table
ui-level = Level of the bot
ui-licence = Licence
ui-link-moment = Link to this moment
ui-login = Log in
ui-login-lead = Only for accounts with a password. Guests need not log in.
ui-logout = Log out
ui-look = Look and sound
ui-look-table = Look at the table
ui-logout-guest = You have no password yet. Whoever logs out as a guest cannot come back to these games.
ui-make-account = Keep your games: set a password
ui-make-free = Free the seat
ui-make-table = Open the table
ui-menu = Menu
ui-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
ui-mode-live = Live
    .help = All sit at the table at the same time.
ui-mode-turn = Turn by turn
    .help = Everybody answers when they find the time, over days if need be.
ui-moment = Moment
ui-my-games = My games
ui-name-help = Any name will do. Leave it empty and you get a bird's.
ui-new-lead = Sensible as it stands. Change what you like.
ui-new-table = A new table
ui-next = One step on
ui-no-clock = no limit
ui-no-motion = No motion: things jump instead of moving
ui-no-open-tables = No table is waiting right now. Open one yourself!
ui-not-so = That does not work
ui-notify = Tell me when it is my turn
ui-notify-off = Your browser does not allow notices.
ui-notify-on = You will be told.
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
ui-password-old = Present password
ui-past-games = Finished games
ui-paused = paused
ui-play-now = Play now
ui-play-on = Play on from here
ui-players-n = { $n } players
ui-prev = One step back
ui-profile = Profile
ui-search-nothing = Nothing in the rules fits these words.
ui-statistics = How it went
ui-game = Game
ui-played = Played
ui-played-with = With whom
ui-won-me = You won
ui-won-them = They won
ui-no-games = No finished game yet. The first one is one click away.
ui-won = won
ui-not-won = played
ui-proposal-others = The others at the table decide.
ui-proposal-yours = You have proposed this; the others decide.
ui-propose = Propose
ui-propose-live = Play live
ui-propose-pause = Pause
ui-propose-resume = Go on
ui-propose-turn = Play turn by turn
ui-propose-warm = A bot for { $name }
ui-proposed-live = Shall we play live from now on?
ui-proposed-pause = Shall we pause the game?
ui-proposed-resume = Shall we go on?
ui-proposed-turn = Shall we play turn by turn from now on?
ui-proposed-warm = Shall a bot keep this seat warm: { $name }?
ui-public = Public
    .help = The table stands on the home page; everybody may sit down or watch.
ui-qr = Invite link as a QR code
ui-question = Question
ui-record = Download the record
ui-refresh = Look again
ui-refuse = Rather not
ui-rematch = Rematch
ui-replay = Replay
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
ui-unfold = Show the cards of { $name }
ui-verify = Check the dice
ui-verify-how = The seed was fixed before the game by its hash. Now that it is known, every roll and draw can be worked out again and compared.
ui-verify-later = The seed is shown when the game is over. Then everything can be checked.
ui-verify-not = Not everything here can be proved.
ui-watch = Watch
ui-what-can-i = What can I do?
ui-who-comes = Who may come
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-why-not = Why can't I?
ui-your-name = Your name

# end of pages

## errors
# They follow “line 3:” or stand before [TM-S1]: no capital, no full stop.

ui-error-game-no-game = no game “{ $name }”; there are { $known }
ui-error-game-no-option = no option “{ $option }”; there are { $known }
ui-error-game-option-value = option { $option } is one of { $allowed }, not { $value }
ui-error-game-cards-text = option { $option } is the text of a cards file
ui-error-game-cards-toml = { $where }: not a TOML text{ $line ->
    [0] { "" }
   *[other] { " " }(line { $line }, column { $column })
  }
ui-error-game-cards-none = { $where }: no [[card]] rows
ui-error-game-cards-section = { $where }: the section [{ $section }] is missing
ui-error-game-card-row = { $where }: must be a table of entries
ui-error-game-card-entry = { $where }: “{ $entry }” must be a text of at most { $most } printable characters
ui-error-game-card-twice = { $where }: the id stands there twice
ui-error-game-card-source = { $where }: source must be one of { $sources }
ui-error-game-card-number = { $where } must be a number from { $low } to { $high }, not { $value }
ui-error-game-seats = { $low } to { $high } can play this game, not { $found }
ui-error-game-no-documents = { $name } has no position documents
ui-error-game-not-over = the game is not over
ui-error-game-not-asked = seat { $seat } is not asked
ui-error-game-no-seat = no seat { $seat }; there are 0 to { $last }
ui-error-game-no-record = a sampled match has no record: its past is only what one seat knows
ui-error-game-no-step = no such step: “{ $step }”
ui-error-game-words = words are texts of at most 200 characters
ui-error-game-names = names are { $seats } texts of at most 60 characters, one per seat
ui-error-game-no-bot = no bot “{ $level }” for { $name }; there are { $known }
ui-error-game-no-teams = “{ $name }” is no game of two sides
ui-error-game-bots = { $count } bots for { $seats } seats; name one to { $seats } of { $known }
ui-error-game-few-games = at least one game is needed, not { $found }
ui-error-game-few-jobs = at least one job is needed, not { $found }
ui-error-game-stored = stored answer “{ $answer }” does not follow the rules
ui-error-position-document = the document
ui-error-position-table = must be a table of entries
ui-error-position-texts = must be a list of texts
ui-error-position-not-a-result = “{ $result }” is no result of chance: { $why }
ui-error-position-cannot-happen = “{ $result }” cannot happen now, but for example “{ $example }” can
ui-error-position-one-of = must be one of { $allowed }, not { $value }
ui-error-position-number = must be a whole number from { $low } to { $high }, not { $value }
ui-error-position-no-entry = unknown entry “{ $entry }”; there are { $known }
ui-error-position-per-seat = must be a list of { $seats }, one per seat
ui-error-position-goes-on = the game cannot go on from here
ui-error-position-no-card = “{ $card }” is no card of this table
ui-error-position-card-ids = must be a list of card ids
ui-error-position-twice = { $card } stands there twice
ui-error-position-elsewhere = { $card } lies in { $place } as well
ui-error-record-text = a record is a text
ui-error-record-too-long = longer than { $most } characters
ui-error-record-too-many-lines = more than { $most } lines
ui-error-record-first-line = a record starts with “{ $format }”
ui-error-record-no-entry = “{ $entry }” is no entry; there are { $known }
ui-error-record-twice = “{ $entry }” stands here twice
ui-error-record-answer = an answer is a seat number, * or +, and a move
ui-error-record-move-missing = the move is missing
ui-error-record-hidden = this line is hidden: a player's copy of a game in progress cannot be replayed
ui-error-record-missing = the entry “{ $entry }” is missing
ui-error-record-number = “{ $entry }” is a whole number
ui-error-record-hex = “{ $entry }” is 64 hexadecimal digits
ui-error-record-json = “{ $entry }” is not readable JSON
ui-error-record-shape = “{ $entry }” has the wrong shape
ui-error-record-texts = “{ $entry }” is a list of texts
ui-error-record-rules-version = rules version { $there }, but these rules are version { $here }
ui-error-record-seed-commitment = the seed does not fit the commitment
ui-error-record-seed-hidden = the seed has not been revealed
ui-error-record-seed-differs = the seed gives “{ $proved }”, the record says “{ $found }”
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
ui-error-move-type = a move is a text or a Move, not { $found }
ui-error-move-ambiguous = “{ $text }” could mean { $count } moves: { $shown }
ui-error-move-empty = an empty text is no move
ui-error-move-no-move = “{ $text }” is no move of this game
ui-error-move-no-verb = “{ $word }” is no verb of this game
ui-error-move-one-card = “{ $verb }” is followed by one card, such as { $verb } A01
ui-error-move-nothing-follows = nothing follows “{ $verb }”
ui-error-move-no-card = “{ $word }” is no card of this game
ui-error-move-no-seat = “{ $word }” is no seat; seats are 0 to { $last }
ui-error-move-number = “{ $word }” is not a number from { $low } to { $high }
ui-error-move-chance = “{ $move }” is chance's, not a player's
ui-error-move-no-action = there is no action { $number }; there are { $actions }
ui-error-wire-json = this is not JSON
ui-error-wire-shape = this is not a packed table
ui-error-wire-numbers = not a packed table: the numbers do not fit
ui-error-wire-opening = not a packed table: { $why }
ui-error-wire-game = a table of { $there }, not of { $here }
ui-error-wire-version = rules version { $there }, but these rules are version { $here }
ui-error-wire-checksum = a damaged table: the checksum does not fit

# end of errors

## remote

ui-doctor-server = Server
ui-remote-aliases = agree: accept; refuse: decline; say: chat, tell
ui-remote-back = The server is back.
ui-remote-bad-address = “{ $text }” is not the address of a server. It looks like http://192.168.1.5:8000
ui-remote-bye = Until next time! Your seat stays yours; this brings you back:
ui-remote-consent = Type “agree” or “refuse”.
ui-remote-game = The game “{ $name }” is not known here; a newer Rookery may know it.
ui-remote-game-or-table = On a server, name either a game for a new table or, with --table, a table that is there.
ui-remote-help = On a server there is also “say TEXT” to talk to the table, and “agree” or “refuse” when somebody proposes something. The server keeps the game; “save” stores a copy of its record here.
ui-remote-invite = Friends join with this link, in the browser or with “rookery play --server”: { $link }
ui-remote-lost = The connection is lost. Trying to come back …
ui-remote-moved = The table has moved on; Enter shows it.
ui-remote-no-load = A game on a server cannot be exchanged for another.
ui-remote-no-rookery = At { $server } there is no Rookery server.
ui-remote-no-server = The server at { $server } cannot be reached: { $why }
ui-remote-not-there = { $option } does not work on a server.
ui-remote-refused = The server refuses: { $why }
ui-remote-room = { $count ->
    [0] At the table: { $names }. Waiting for the host to begin.
    [one] At the table: { $names }. { $count } seat is free.
   *[other] At the table: { $names }. { $count } seats are free.
  }
ui-remote-token = The server does not know the token in { $variable }.
ui-remote-which-server = Say which server: --server URL
ui-serve-address = The address { $address } cannot be used: { $why }
ui-serve-database = The database { $url } does not answer: { $why }
ui-serve-lan = Phones and computers in the same network: { $url }
ui-serve-missing = The package { $name } is missing. pip install 'rookery[server]' brings everything the server needs.
ui-serve-port = Port { $port } is taken. Choose another one with --port, or 0 for any.
ui-serve-ready = Rookery is served at { $url }
ui-serve-redis = The address of Redis begins with redis:// or rediss://
ui-serve-scheme = There is no database of the kind “{ $scheme }”. Use sqlite:///FILE or postgresql+psycopg://…
ui-serve-setting = This setting cannot be used: { $why }
ui-serve-stop = Ctrl-C ends it; no game is lost.
ui-which-game = Say which game. Known games: { $known }.

# end of remote
