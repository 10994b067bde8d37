# French tarot for two: its name, cards, what is said at the table, the questions and the help page.

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

## Help page

tarot-help =
    Two players, 78 cards: four suits of king, queen, cavalier, jack and ten to one, the trumps 21 to 1, and the Excuse. Each holds 21 cards and has six piles of three, of which only the tops are seen.

    A trick. Play a card of your hand or the top of one of your piles. What lay beneath is turned once the trick is gathered, for both at the same time. Whoever wins the trick takes both cards and leads.

    What must be played. Follow suit; without that suit play a trump, and one that beats the highest trump in the trick if you can; with neither, anything. The tops of your piles count as if you held them.

    The Excuse. It may be played at any time and never wins. You keep it and pay half a point to the winner of the trick; in the last trick it is lost to the winner. If it is led, the other may play anything, and wins.

    The points. Bouts (the 21, the Petit, which is trump 1, and the Excuse) and kings count 4½, queens 3½, cavaliers 2½, jacks 1½, every other card ½: 91 in all.

    The aim. With no bout you need 56 points, with one 51, with two 41, with three 36. One of the two always has enough and scores 25 and the points above the need; the other scores nothing. The Petit in the last trick is worth 10 to whoever takes it and costs the other 10.

    A session is as many hands as you like, the lead changing every hand. Each hand stands alone, or they are added up if you choose so.
