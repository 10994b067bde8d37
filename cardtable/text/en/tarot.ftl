# French tarot for two: its name, cards, what is said at the table, and the questions.

tarot-name = French Tarot
tarot-tagline = For two: a hand and six piles each, twenty-one trumps, and three cards that decide.

tarot-suit-s = spades
tarot-suit-h = hearts
tarot-suit-d = diamonds
tarot-suit-c = clubs
tarot-suit-t = trumps
tarot-card = { $rank } of { $suit }
tarot-card-of-t = trump { $rank }
tarot-card-t1 = the Petit
tarot-card-exc = the Excuse
tarot-rank-k = king
tarot-rank-q = queen
tarot-rank-n = cavalier
tarot-rank-j = jack
tarot-rank-1 = 1

tarot-option-session_total = The hands of a session
tarot-option-session_total-off = Stand alone
tarot-option-session_total-on = Are added up

## Questions

tarot-ask-play = Your turn

tarot-refused-follow = Follow { $suit }: you hold { $card }
tarot-refused-trump = You must trump: you hold { $card }
tarot-refused-overtrump = You must overtrump: you hold { $card }

## What happens

tarot-note-played-pile = { $you ->
    [yes] You play { $card } from a pile
   *[no] { $name } plays { $card } from a pile
  }
tarot-note-turned = { $you ->
    [yes] You uncover { $card }
   *[no] { $name } uncovers { $card }
  }
tarot-note-excuse = { $you ->
    [yes] You keep the Excuse and pay half a point for it
   *[no] { $name } keeps the Excuse and pays half a point for it
  }
tarot-paid-excuse = ½

## Score panel and sheet

tarot-aim = { $bouts ->
    [0] no bout: { $target } needed
    [one] { $bouts } bout: { $target } needed
   *[other] { $bouts } bouts: { $target } needed
  }
tarot-line-taken = { $bouts ->
    [0] { $you ->
        [yes] You took { $points } points and no bout, for which { $target } are needed: { $margin_signed }.
       *[no] { $name } took { $points } points and no bout, for which { $target } are needed: { $margin_signed }.
      }
    [one] { $you ->
        [yes] You took { $points } points with { $bouts } bout, for which { $target } are needed: { $margin_signed }.
       *[no] { $name } took { $points } points with { $bouts } bout, for which { $target } are needed: { $margin_signed }.
      }
   *[other] { $you ->
        [yes] You took { $points } points with { $bouts } bouts, for which { $target } are needed: { $margin_signed }.
       *[no] { $name } took { $points } points with { $bouts } bouts, for which { $target } are needed: { $margin_signed }.
      }
  }
tarot-line-petit = { $you ->
    [yes] You took the last trick with the Petit in it: { $points } more for you, { $points } less for the other.
   *[no] { $name } took the last trick with the Petit in it: { $points } more, and { $points } less for the other.
  }
tarot-won = { $you ->
    [yes] You win the hand: { $base } and the margin of { $margin } make { $total }.
   *[no] { $name } wins the hand: { $base } and the margin of { $margin } make { $total }.
  }
tarot-short-won = { $you ->
    [yes] You won by { $margin }
   *[no] { $name } won by { $margin }
  }
