# The program around the games: pages, menus, settings, the parts of a table that all games share.

app-name = Cardtable
app-tagline = A card table for people who love tricks

seat-south = You
seat-west = West
seat-north = North
seat-east = East

## Start page

start-resume-daily = &Resume the match of { $day }
start-resume-free = R&esume your match
start-resume-state = Hand { $hand }, { $ours } : { $theirs }
start-daily = &Today’s match
start-daily-hint = { $day }: everybody gets the same hands
start-new = &New match
start-together = Sh&are this screen …
start-resume-together = Resume the share&d match
start-options = &Options
start-lesson = &First lesson
start-level = Opponents and partner
start-level-note = { $level ->
    [easy] Easy forgets what was played.
    [hard] Hard looks ahead and draws conclusions.
   *[other] Medium counts the cards.
  }
level-easy = Easy
level-medium = Medium
level-hard = Hard
start-daily-rules = Today’s match always uses the default rules.
start-set-aside = { $count ->
    [one] A damaged save was set aside as { $name } ({ $why }).
   *[other] { $count } damaged saves were set aside, the first as { $name } ({ $why }).
  } Nothing was deleted.
start-unreadable = { $name } could not be read: { $why }. It stays where it is.

## Several people at one screen

cancel = &Cancel
people-title = Several players at this screen
people-text = A curtain hides the cards whenever the turn passes to another person.
people-person = Person
people-cpu = Computer
people-name = Player { $number }
people-name-of = Name: { $seat }
people-level = The computer’s players
people-go = &Deal
people-wrong-few = At least two persons share a screen.
people-wrong-empty = Every person needs a name.
people-wrong-twice = Two persons have the same name.
side-of-table-south = South
side-of-table-west = West
side-of-table-north = North
side-of-table-east = East
curtain-title = { $name }’s turn
curtain-text = Pass the screen on. The cards stay hidden until { $name } is there.
curtain-lift = I am { $name }: show m&y cards

level-title = Level of play
level-text = Every card stays where it is; the change counts from the next decision on.
level-change = Change &level

## Menus

menu-game = &Game
menu-move = &Move
menu-view = &View
menu-settings = &Settings
menu-help = &Help
menu-new = &New match
menu-daily = &Today’s match
menu-restart = &Restart hand
menu-level = Le&vel …
menu-watch = &Watch a record …
menu-start = &Start page
menu-quit = &Quit
menu-undo = &Undo
menu-last-trick = &Last trick
menu-skip = S&kip animation
menu-full-screen = &Full screen
menu-log = &Log
menu-points = Running &points
menu-high-contrast = High &contrast
menu-tell = &Table in words
menu-preferences = &Settings …
menu-rules = &Guide
menu-lesson = First &lesson
menu-about = &About Cardtable

## Table

dealer-mark = D
pile-den = Den
pile-packet = Packet
pile-sleeping = Asleep
pile-laid = Laid down
toast-no-level = No computer player sits at this table
toast-level = Level: { $level }
toast-resumed = Match resumed
toast-undone = Taken back: this match now counts as practice
toast-restarted = Hand restarted: this match now counts as practice
toast-click-on = Click or press a key to go on
toast-nothing-to-undo = There is nothing to take back
toast-no-last-trick = No trick has been taken yet
toast-not-your-turn = { $name } is to play
toast-not-saved = The record could not be written: { $why }. Free some space; the table waits.
toast-settings-not-saved = The settings could not be written: { $why }
refused-follow = Follow { $suit }: you hold { $card }
refused-count = { $count } cards are chosen already: click one to put it back
chosen-of = { $count } of { $most }
press-pass = &Pass
ask-play-do = &Play card
slot-to = To { $name }
bubble-pass = Pass
practice = Practice
spinner-less = Less
spinner-more = More
spinner-range = Steps of { $step }, up to { $high }
card-playable = { $card }, can be played
card-choosable = { $card }, can be chosen
card-not-playable = { $card }
card-chosen = { $card }, chosen
card-back = Card face down
card-on-pile = { $card }, on pile { $pile }
last-trick = Last trick
last-trick-won = { $you ->
    [yes] You took it
   *[no] { $name } took it
  }

## What happens in every game

note-played-hand = { $you ->
    [yes] You play { $card }
   *[no] { $name } plays { $card }
  }
note-trick = { $you ->
    [yes] You take trick { $number }
   *[no] { $name } takes trick { $number }
  }

## The table in words: for screen readers, and at the press of a key

hand-name = Your cards
table-name = Table
card-in-hand = { $card }, { $place } of { $count }
card-beneath = { $count ->
    [0] Nothing lies beneath it
    [one] { $count } card lies beneath it
   *[other] { $count } cards lie beneath it
  }
card-put-back = { $card }, put back
captioned = { $caption }: { $value }
slot-filled = { $slot }: { $card }
card-worth = { $halves ->
    [0] no points
    [1] half a point
    [2] { $points } point
   *[other] { $points } points
  }
card-owner = { $you ->
    [yes] { $card }, yours
   *[no] { $card }, { $name }’s
  }
card-played = { $you ->
    [yes] { $card }, played by you
   *[no] { $card }, played by { $name }
  }
turn-cards = { $question } { $lit } of { $count } cards can be played.
table-asked = { $question }.
table-turn = It is { $name }’s turn.
table-over = The hand is over.
table-trick = In the trick: { $plays }.
table-play = { $name } { $card }
table-ahead = { $you ->
    [yes] You take it so far.
   *[no] { $name } takes it so far.
  }
table-contract = { $you ->
    [yes] You play for { $amount }.
   *[no] { $name } plays for { $amount }.
  }
table-bid = { $you ->
    [yes] Highest bid: yours, { $amount }.
   *[no] Highest bid: { $name }’s, { $amount }.
  }
table-trump = Trump is { $suit }.
table-no-trump = No trump yet.
table-side = { $name }: { $tricks ->
    [0] no trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }{ $points ->
    [no] { "" }
    [one] , { $points } point
   *[other] , { $points } points
  }.
table-total = { $name }: { $total ->
    [one] { $total } point in the match.
   *[other] { $total } points in the match.
  }
table-piles = On { $name }’s piles: { $cards }.
table-pile = { $pile }: { $cards }.

## Score panel

panel-hand = Hand { $hand }
panel-contract = Contract
panel-highest = Highest bid
panel-contract-none = –
panel-trump = Trump
panel-tricks = Tricks
panel-points = Points
panel-log = Log
told-title = What was told
told-nothing = Nothing yet
panel-open-log = &Log
side-ours = You and North
side-theirs = West and East
side-pair = { $name0 } and { $name1 }
side-ours-short = We
side-theirs-short = They
panel-total = Total
panel-to-go = { $points } to go

## Score sheet

sheet-hand = Hand { $hand }
sheet-side = Side
sheet-points = Took
sheet-scores = Scores
sheet-totals = Total
sheet-next = &Next hand
sheet-won = You and North win the match!
sheet-lost = West and East win the match.
sheet-winner = { $you ->
    [yes] You win the match!
   *[no] { $name } wins the match.
  }
sheet-pair-won = { $name } win the match!
sheet-finish = &Finish here
sheet-draw = The match is a draw.
sheet-standing = { $name } ({ $standing })
sheet-again = &New match
sheet-start = S&tart page
sheet-so-far = The match so far
sheet-practice = Practice: something was taken back in this match.

## Watching a record

replay-choose = Watch a record
replay-files = Cardtable records
replay-look-in = &Look in:
replay-file-type = Files of &type:
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step on
replay-previous = Beginning of the hand, or the hand before
replay-next = Next hand
replay-place = Hand { $hand } of { $hands }, step { $step } of { $steps }
replay-close = &Close
replay-sheet-back = One step &back
replay-ends = The record ends here
replay-bad = This record cannot be shown
replay-damaged = { $name } does not read as a match. Line { $line }: { $why }
replay-unreadable = { $name } could not be read: { $why }

## Asking

ask-abandon = Abandon the match?
ask-abandon-text = The open match (hand { $hand }, { $ours } : { $theirs }) goes to the archive unfinished.
ask-abandon-yes = &Abandon it
ask-abandon-no = &Keep playing

## Settings

settings-title = Settings
settings-done = &Done
settings-reset-all = &Reset all
settings-reset = Back to the default
settings-language = Language
settings-look = Look
settings-motion = Motion
settings-table = Table
setting-language = Language
setting-language-system = As the system
setting-language-en = English
setting-language-it = Italiano
setting-language-nb = Norsk bokmål
setting-language-ko = 한국어
setting-letters = Letters of the tarot’s courts
setting-letters-language = As the language
setting-letters-fr = French: R, D, C, V
setting-high_contrast = High contrast
setting-high_contrast-hint = Black and white, thick lines
setting-high_contrast-system = As the system
setting-high_contrast-on = On
setting-high_contrast-off = Off
setting-appearance = Panels
setting-appearance-hint = Dark on the night table in any case
setting-appearance-system = As the system
setting-appearance-light = Light
setting-appearance-dark = Dark
setting-contrast = Contrast
setting-grain = Grain
setting-temperature = Colour temperature
setting-cloth = Table colour
setting-cloth-green = Green
setting-cloth-blue = Blue
setting-cloth-wine = Wine
setting-cloth-light = Light
setting-cloth-night = Night
setting-cards = Cards
setting-cards-standard = Standard
setting-cards-white = White
setting-cards-dim = Dim
setting-cards-dark = Dark
setting-four_colours = Four colours for the French suits
setting-scale = Size of text and controls
setting-scale-hint = As far as the window has room
setting-speed = Animation
setting-speed-hint = As the system: off where it asks for less motion, else normal
setting-speed-system = As the system
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-off = Off
setting-hold = A full trick stays
setting-hold-none = Not at all
setting-hold-short = Short
setting-hold-normal = Normal
setting-hold-long = Long
setting-hold-click = Until a click
setting-partner = Your partner at the table
setting-partner-hard = Always plays hard
setting-partner-level = Plays at the chosen level
setting-rows = A large hand
setting-rows-one = In one row
setting-rows-two = In two rows
setting-click = A click on a card
setting-click-game = As the game has it
setting-click-plays = Plays it
setting-click-chooses = Chooses it
setting-card_names = Name the card under the pointer
setting-card_names-hint = Or the keys: whose it is, what it counts
setting-running_points = Show running points
setting-log = Show the log
switch-on = On
switch-off = Off
percent = { $value } %

## The guide

guide-title = Guide
guide-table = The table and the keys
guide-contents = Contents
guide-index = Index
guide-find = Find a word
guide-found = { $count ->
    [0] Nothing here
    [one] In { $count } place
   *[other] In { $count } places
  }
guide-elsewhere = { $book }: { $count }
guide-back = Back
guide-forward = Forward
guide-key = Key
guide-key-does = What it does

## Help and about

help-close = &Close
about-title = About Cardtable
about-text =
    Cardtable { $version }, a card table for trick-taking games.
    Python { $python }, Qt { $qt }.
    { $compiled ->
        [yes] The search of the hard players is compiled.
       *[no] The search of the hard players is not compiled here: they look at fewer cards, and play a little weaker.
    }

    Program: MIT licence, Cardtable contributors.
    Cards, tables and icon: CC0 1.0.
    Source Sans 3, Fraunces and Noto Sans KR: SIL Open Font Licence 1.1.

    Matches are kept in { $folder }
about-copy = C&opy

key-arrows = Arrow keys, Enter
key-arrows-does = Choose a card and play it; in the auction, change the bid and make it; in a discard, go on once it is complete
key-piles = Up, Down
key-piles-does = From the hand to the piles before you, and back
key-space = Space
key-space-does = Pick the chosen card or put it back; while cards move, go on
key-digits = 1 … 9, 0
key-digits-does = Play or choose the first … tenth card
key-bid = Enter, P
key-bid-does = Bid, pass
key-trump = { tallyho-suit-keys }
key-trump-does = Choose red, yellow, green or black as trump
key-last = L
key-last-does = Show the last trick
key-skip = Space, Esc or a click on the table
key-skip-does = Skip what is moving
key-undo = Ctrl+Z
key-undo-does = Take back your last decision
key-restart = Ctrl+R
key-restart-does = Restart the hand
key-new = Ctrl+N
key-new-does = New match
key-watch = Ctrl+O
key-watch-does = Watch the record of a match
key-tell = Ctrl+T, F6
key-tell-does = Say how the table stands: whose turn it is, the trick, the contract, what lies open
key-contrast = Ctrl+Shift+H
key-contrast-does = High contrast, on and off
key-settings = Ctrl+,
key-settings-does = Settings
key-full = F11
key-full-does = Full screen
key-help = F1
key-help-does = This page
key-quit = Ctrl+Q
key-quit-does = Quit; the match is kept as it is

error-open = The match could not be opened for writing: { $why }.
error-title = Something went wrong
error-text = The program hit a fault of its own and wrote it to { $file }. The match is safe in its record.
already-open = Cardtable is open already with this profile: its window was brought to the front.
