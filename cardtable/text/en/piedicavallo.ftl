# Piedicavallo Tarocchi: its name, cards, table talk, what is said at the table, and the questions.

piedicavallo-name = Piedicavallo Tarocchi
piedicavallo-tagline = Tarot in pairs from the mountains, with a language of knocks and gestures between partners.

piedicavallo-suit-c = cups
piedicavallo-suit-d = coins
piedicavallo-suit-s = swords
piedicavallo-suit-b = batons
piedicavallo-suit-t = trumps
piedicavallo-card = { $rank } of { $suit }
piedicavallo-card-of-t = trump { $rank }
piedicavallo-card-t1 = the bagatto
piedicavallo-card-mat = the Matto
piedicavallo-rank-k = king
piedicavallo-rank-q = queen
piedicavallo-rank-n = knight
piedicavallo-rank-j = jack
piedicavallo-rank-1 = 1

piedicavallo-option-length = A match
piedicavallo-option-length-four = Four hands
piedicavallo-option-length-single = One hand
piedicavallo-option-talk = Table talk
piedicavallo-option-talk-simple = Simple
piedicavallo-option-talk-off = None
piedicavallo-option-talk-full = Full
piedicavallo-option-talk-note = { $value ->
    [off] Nobody says anything about the cards.
    [full] Everything the language knows: cards by name, numbers, shapes, the discard and all requests.
   *[simple] Batto, alto batto, alto, “no more”, and farlo. Everybody at the table hears it, and it is always true.
  }

## Questions

piedicavallo-ask-discard = Lay two cards asleep
piedicavallo-ask-discard-do = &Lay asleep
piedicavallo-ask-play = Your turn

piedicavallo-refused-five = Kings, the 21, the bagatto and the Matto never sleep
piedicavallo-refused-trump-discard = A trump may sleep only if no trump remains, or only trumps and kings
piedicavallo-refused-pair = These two may not sleep together: a trump only if no trump remains, or only trumps and kings
piedicavallo-refused-follow = Follow { $suit }: you hold { $card }
piedicavallo-refused-trump = You must trump: you hold { $card }

## What happens

piedicavallo-note-discarded = { $you ->
    [yes] You lay two cards asleep
   *[no] { $name } lays two cards asleep
  }
piedicavallo-note-slept = { $trumps ->
    [one] { $you ->
        [yes] You announce a trump among them
       *[no] { $name } announces a trump among them
      }
   *[other] { $you ->
        [yes] You announce { $trumps } trumps among them
       *[no] { $name } announces { $trumps } trumps among them
      }
  }
piedicavallo-bubble-slept = { $trumps ->
    [one] a trump asleep
   *[other] { $trumps } trumps asleep
  }
piedicavallo-note-say = { $you ->
    [yes] You say: { $remarks }
   *[no] { $name } says: { $remarks }
  }
piedicavallo-note-matto = { $you ->
    [yes] Your side keeps the Matto
   *[no] The Matto stays with { $name }’s side
  }

## Table talk: what is said in a bubble, and what it means

say-batto = { $count ->
    [one] batto
    [2] batto, batto
    [3] batto × 3
   *[other] batto × { $count }
  }
say-batto-means = { $count ->
    [one] Holds the highest trump not yet played
   *[other] Holds the { $count } highest trumps not yet played
  }
say-batto-suit = batto
say-batto-suit-means = Holds the highest card of { $suit } not yet played
say-trump = { $rank }
say-trump-means = Holds trump { $rank }
say-trumps-other = { $count } more
say-trumps-other-means = { $count ->
    [one] Holds one trump besides those that have names (21 to 15)
   *[other] Holds { $count } trumps besides those that have names (21 to 15)
  }
say-no-trumps = no trumps
say-no-trumps-means = Holds no trump any more
say-bagatto-danger = bagatto!
say-bagatto-danger-means = Holds the bagatto with at most three other trumps
say-matto = the Matto
say-matto-means = Holds the Matto
say-court = { $rank }
say-court-means = Holds the { $rank } of { $suit }
say-numbers = { $count } small
say-numbers-means = { $count ->
    [one] Holds one number card of { $suit }
   *[other] Holds { $count } number cards of { $suit }
  }
say-count = { $count } in all
say-count-means = { $count ->
    [one] Holds one card of { $suit }
   *[other] Holds { $count } cards of { $suit }
  }
say-void = no more
say-void-means = Holds no { $suit } any more
say-alto-batto = { $count ->
    [one] alto batto
   *[other] alto batto, alto batto
  }
say-alto-batto-means = { $count ->
    [one] Holds a king of the other colour
   *[other] Holds both kings of the other colour
  }
say-alto = alto
say-alto-means = Has none of a suit of the other colour
say-alto-shape = { $shape }
say-alto-shape-means = In one suit of the other colour holds { $shape }
say-farlo = farlo!
say-farlo-means = Asks partner to win this trick
say-low = low
say-low-means = Asks partner to play low to this trick
say-points = points
say-points-means = Asks partner for points on this trick
say-few = few points
say-few-means = Asks partner to give few points to this trick
say-card = { $rank }!
say-card-means = Asks partner for { $card }
say-cover = just cover
say-cover-means = Asks partner just to cover the second hand
say-lead-same = { $height ->
    [high] lead it high
   *[low] lead it low
  }
say-lead-same-means = { $height ->
    [high] Asks partner to lead { $suit } next, a high one
   *[low] Asks partner to lead { $suit } next, a low one
  }
say-lead-other = { $height ->
    [high] other colour, high
   *[low] other colour, low
  }
say-lead-other-means = { $height ->
    [high] Asks partner to lead the other colour next, a high one
   *[low] Asks partner to lead the other colour next, a low one
  }
say-lead-trump = { $height ->
    [high] trumps, high
   *[low] trumps, low
  }
say-lead-trump-means = { $height ->
    [high] Asks partner to lead trumps next, a high one
   *[low] Asks partner to lead trumps next, a low one
  }
say-asleep = asleep: { $remark }
say-asleep-means = Of the two sleeping cards: { $meaning }
say-about-suit = About { $suit }
say-about-other = The other colour
say-about-sleeping = The two asleep
say-about-request = Ask partner
say-small = { $count ->
    [0] {""}
   *[other] { $count } small
  }
say-nothing = Say nothing
say-chosen = You will say: { $remarks }

## Score panel and sheet

piedicavallo-line-tricks = In tricks { $pair } took { $ours } points, the others { $theirs }.
piedicavallo-line-discard = { $you ->
    [yes] You laid asleep: { $cards } ({ $points } points).
   *[no] { $name } laid asleep: { $cards } ({ $points } points).
  }
piedicavallo-won = { $pair } win the hand, { $points } to { $other }.
piedicavallo-swept = A sweep! { $pair } take all { $points } points.
piedicavallo-level = Both pairs have { $points } points.
piedicavallo-short-won = { $dealer } dealt
piedicavallo-short-swept = { $dealer } dealt, a sweep
piedicavallo-short-level = { $dealer } dealt
