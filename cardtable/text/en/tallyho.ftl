# Tallyho: its name, cards, what is said at the table, and the questions.

tallyho-name = Tallyho
tallyho-tagline = Bid for the Den, name the trump, and keep your Fox out of the wrong trick.

tallyho-suit-r = red
tallyho-suit-y = yellow
tallyho-suit-g = green
tallyho-suit-b = black
tallyho-suit-keys = R, Y, G, B
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
