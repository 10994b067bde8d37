# Tallyho: its name, cards, what is said at the table, the questions and the help page.

tallyho-name = Tallyho
tallyho-tagline = Bid for the Den, name the trump, and keep your Fox out of the wrong trick.

tallyho-suit-r = red
tallyho-suit-y = yellow
tallyho-suit-g = green
tallyho-suit-b = black
tallyho-card = { $suit } { $rank }
tallyho-card-fox = Fox

tallyho-option-all_pass = If the other three pass
tallyho-option-all_pass-dealer = The dealer plays at 120
tallyho-option-all_pass-redeal = The dealer is asked too

## Questions

tallyho-ask-bid = Your bid
tallyho-ask-bid-do = &Bid { $amount }
tallyho-ask-discard = Discard five cards and name trump
tallyho-ask-discard-do = &Discard and play
tallyho-ask-play = Your turn

tallyho-refused-fox = The Fox is never discarded

## What happens

tallyho-note-bid = { $amount ->
    [pass] { $you ->
        [yes] You pass
       *[no] { $name } passes
      }
   *[other] { $you ->
        [yes] You bid { $amount }
       *[no] { $name } bids { $amount }
      }
  }
tallyho-note-forced = { $you ->
    [yes] Everybody passed: you, the dealer, play at { $amount }
   *[no] Everybody passed: { $name }, the dealer, plays at { $amount }
  }
tallyho-note-contract = { $you ->
    [yes] You take the Den and must make { $amount }
   *[no] { $name } takes the Den and must make { $amount }
  }
tallyho-note-trump = { $you ->
    [yes] You discard five cards and name { $suit } as trump
   *[no] { $name } discards five cards and names { $suit } as trump
  }
tallyho-note-thrown-in = Everybody passed: the same dealer deals again
## Score panel and sheet

tallyho-contract = { $you ->
    [yes] You: { $amount }
   *[no] { $name }: { $amount }
  }
tallyho-line-tricks = { $you ->
    [yes] In the tricks, your side took { $ours } points and the other side { $theirs }.
   *[no] In the tricks, { $name }’s side took { $ours } points and the other side { $theirs }.
  }
tallyho-line-last = { $you ->
    [yes] You won the last trick: { $points } points, and { $den } from the discards in the Den.
   *[no] { $name } won the last trick: { $points } points, and { $den } from the discards in the Den.
  }
tallyho-made = { $you ->
    [yes] You bid { $bid } and your side took { $took }: the contract is made, and all of it counts.
   *[no] { $name } bid { $bid } and that side took { $took }: the contract is made, and all of it counts.
  }
tallyho-set = { $you ->
    [yes] You bid { $bid } but your side took only { $took }: it loses { $bid }. The defenders keep what they took.
   *[no] { $name } bid { $bid } but that side took only { $took }: it loses { $bid }. The defenders keep what they took.
  }
tallyho-short-made = { $you ->
    [yes] You made { $bid }
   *[no] { $name } made { $bid }
  }
tallyho-short-set = { $you ->
    [yes] You missed { $bid }
   *[no] { $name } missed { $bid }
  }
tallyho-thrown-in = Nobody bid. The hand is thrown in.

## Help page

tallyho-help =
    Four players in two pairs: you and North against West and East. The pack has four colours of eleven cards, and the Fox.

    The cards. In each colour the 1 is highest, then 14, 13 and so on down to 5. The Fox is always the lowest trump.

    The points. Each 1 counts 15, each 14 and each 10 counts 10, each 5 counts 5, the Fox 20. The side that wins the last trick gets 20 more and everything in the Den: every hand is worth 200.

    The auction. Bids start at 120 and go up in steps of 5 to 200. Once you pass you are out of it. The highest bidder takes the five cards of the Den, discards five (never the Fox), names a trump colour and leads.

    The play. Follow the colour led if you can; otherwise play any card. The highest trump wins the trick, or else the highest card of the colour led.

    The score. The bidder’s side scores all that it took if that is at least the bid; otherwise it loses the bid. The defenders always score what they took. The first pair to 500 wins.
