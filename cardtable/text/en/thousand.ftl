# Thousand: its name, cards, what is said at the table, and the questions.

thousand-name = Thousand
thousand-tagline = Bid for the packet, marry kings and queens, and be the first to a thousand.

thousand-suit-h = hearts
thousand-suit-d = diamonds
thousand-suit-c = clubs
thousand-suit-s = spades
thousand-card = { $rank } of { $suit }
thousand-rank-a = ace
thousand-rank-10 = ten
thousand-rank-k = king
thousand-rank-q = queen
thousand-rank-j = jack
thousand-rank-9 = nine

thousand-option-players = Players
thousand-option-players-2 = Two
thousand-option-players-3 = Three
thousand-option-must_trump = Void in the suit led
thousand-option-must_trump-on = Must trump
thousand-option-must_trump-off = Any card
thousand-option-marriage = Marriages may be declared
thousand-option-marriage-any_lead = From the first lead
thousand-option-marriage-after_trick = After winning a trick
thousand-option-table_cards = Cards left on the table of two
thousand-option-table_cards-last_trick = To the last trick
thousand-option-table_cards-nobody = To nobody
thousand-option-declarer_scores = A contract made scores
thousand-option-declarer_scores-bid = The bid
thousand-option-declarer_scores-actual = All points made
thousand-option-rounding = Defenders’ points
thousand-option-rounding-exact = Exact
thousand-option-rounding-5 = To the nearest 5
thousand-option-rounding-10 = To the nearest 10
thousand-option-four_nines = Four nines
thousand-option-four_nines-off = Play on
thousand-option-four_nines-on = May ask for new cards

## Questions

thousand-ask-four_nines = You hold all four nines
thousand-four_nines-redeal = &New cards
thousand-four_nines-keep = &Play on
thousand-ask-bid = Your bid
thousand-ask-bid-do = &Bid { $amount }
thousand-ask-take = Choose a packet
thousand-take-0 = &Left packet
thousand-take-1 = &Right packet
thousand-ask-discard = Lay two cards face down
thousand-ask-discard-do = &Lay down
thousand-ask-give = Give each opponent a card
thousand-ask-give-do = &Give
thousand-ask-contract = Your contract
thousand-ask-contract-do = &Play for { $amount }
thousand-ask-play = Your turn

thousand-refused-follow = Follow { $suit }: you hold { $card }
thousand-refused-beat = You must beat it: you hold { $card }
thousand-refused-trump = You must trump: you hold { $card }
thousand-refused-overtrump = You must overtrump: you hold { $card }

thousand-ceiling = Your ceiling: { $base }{ $sums }
thousand-marries = Declares the marriage of { $suit }: { $points } points, and { $suit } trumps
panel-locked = only contracts count

## What happens

thousand-note-obligation = { $you ->
    [yes] You are committed to { $amount }
   *[no] { $name } is committed to { $amount }
  }
thousand-note-bid = { $amount ->
    [pass] { $you ->
        [yes] You pass
       *[no] { $name } passes
      }
   *[other] { $you ->
        [yes] You bid { $amount }
       *[no] { $name } bids { $amount }
      }
  }
thousand-note-contract = { $you ->
    [yes] You win the auction at { $amount }
   *[no] { $name } wins the auction at { $amount }
  }
thousand-note-packet = { $you ->
    [yes] You show the packet: { $cards }
   *[no] { $name } shows the packet: { $cards }
  }
thousand-moment-packet = { $you ->
    [yes] You show the packet
   *[no] { $name } shows the packet
  }
thousand-moment-marriage = { $you ->
    [yes] You marry: +{ $points }, and { $suit } are trumps
   *[no] { $name } marries: +{ $points }, and { $suit } are trumps
  }
thousand-note-laid = { $you ->
    [yes] You lay two cards face down
   *[no] { $name } lays two cards face down
  }
thousand-note-gave = { $you ->
    [yes] You give each opponent a card
   *[no] { $name } gives each opponent a card
  }
thousand-note-raised = { $you ->
    [yes] You raise the contract to { $amount }
   *[no] { $name } raises the contract to { $amount }
  }
thousand-note-marriage = { $you ->
    [yes] You declare the marriage of { $suit }: { $points } points, and { $suit } are trumps
   *[no] { $name } declares the marriage of { $suit }: { $points } points, and { $suit } are trumps
  }
thousand-note-four-nines = { $you ->
    [yes] You hold all four nines and ask for new cards
   *[no] { $name } holds all four nines and asks for new cards
  }

## Score panel and sheet

thousand-contract = { $you ->
    [yes] You: { $amount }
   *[no] { $name }: { $amount }
  }
thousand-line-taken = { $you ->
    [yes] You took { $took } points in tricks{ $married ->
        [0] {""}
       *[other] {" "}and { $married } in marriages
      }.
   *[no] { $name } took { $took } points in tricks{ $married ->
        [0] {""}
       *[other] {" "}and { $married } in marriages
      }.
  }
thousand-line-table = { $you ->
    [yes] You won the last trick, and { $points } points with the cards on the table.
   *[no] { $name } won the last trick, and { $points } points with the cards on the table.
  }
thousand-line-locked = { $you ->
    [yes] You stood above { $lock }: only a contract of your own counts for you now.
   *[no] { $name } stood above { $lock }: only a contract of their own counts for them now.
  }
thousand-made = { $you ->
    [yes] You bid { $bid } and took { $took }: the contract is made.
   *[no] { $name } bid { $bid } and took { $took }: the contract is made.
  }
thousand-set = { $you ->
    [yes] You bid { $bid } but took only { $took }: you lose { $bid }.
   *[no] { $name } bid { $bid } but took only { $took } and loses { $bid }.
  }
thousand-short-made = { $you ->
    [yes] You made { $bid }
   *[no] { $name } made { $bid }
  }
thousand-short-set = { $you ->
    [yes] You missed { $bid }
   *[no] { $name } missed { $bid }
  }
thousand-four-nines = { $you ->
    [yes] You held all four nines and asked for new cards.
   *[no] { $name } held all four nines and asked for new cards.
  }
