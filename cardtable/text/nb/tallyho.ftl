# Tallyho: its name, cards, what is said at the table, the questions and the help page.

tallyho-name = Tallyho
tallyho-tagline = Meld høyest og ta Hiet, velg trumf, og hold Reven unna feil stikk.

tallyho-suit-r = rød
tallyho-suit-y = gul
tallyho-suit-g = grønn
tallyho-suit-b = svart
tallyho-suit-keys = R, U, G, S
tallyho-card = { $suit } { $rank }
tallyho-card-fox = Reven

tallyho-option-all_pass = Hvis de tre andre passer
tallyho-option-all_pass-dealer = Giveren spiller 120
tallyho-option-all_pass-redeal = Giveren blir også spurt

## Questions

tallyho-ask-bid = Din melding
tallyho-ask-bid-do = &Meld { $amount }
tallyho-ask-discard = Kast fem kort og velg trumf
tallyho-ask-discard-do = &Kast og spill
tallyho-ask-play = Din tur

tallyho-refused-fox = Reven kan aldri kastes

## What happens

tallyho-note-bid = { $amount ->
    [pass] { $you ->
        [yes] Du passer
       *[no] { $name } passer
      }
   *[other] { $you ->
        [yes] Du melder { $amount }
       *[no] { $name } melder { $amount }
      }
  }
tallyho-note-forced = { $you ->
    [yes] Alle passet: Du er giver og må spille { $amount }
   *[no] Alle passet: { $name } er giver og må spille { $amount }
  }
tallyho-note-contract = { $you ->
    [yes] Du tar Hiet og må klare { $amount }
   *[no] { $name } tar Hiet og må klare { $amount }
  }
tallyho-note-trump = { $you ->
    [yes] Du kaster fem kort og velger { $suit } som trumf
   *[no] { $name } kaster fem kort og velger { $suit } som trumf
  }
tallyho-note-thrown-in = Alle passet: Samme giver deler ut på nytt
## Score panel and sheet

tallyho-contract = { $you ->
    [yes] Du: { $amount }
   *[no] { $name }: { $amount }
  }
tallyho-line-tricks = { $you ->
    [yes] I stikkene tok laget ditt { $ours } poeng og motstanderne { $theirs }.
   *[no] I stikkene tok laget til { $name } { $ours } poeng og motstanderne { $theirs }.
  }
tallyho-line-last = { $you ->
    [yes] Du tok siste stikk: { $points } poeng, og { $den } for kortene som ble kastet i Hiet.
   *[no] { $name } tok siste stikk: { $points } poeng, og { $den } for kortene som ble kastet i Hiet.
  }
tallyho-made = { $you ->
    [yes] Du meldte { $bid }, og laget ditt tok { $took }: Kontrakten gikk hjem, og alt teller.
   *[no] { $name } meldte { $bid }, og laget tok { $took }: Kontrakten gikk hjem, og alt teller.
  }
tallyho-set = { $you ->
    [yes] Du meldte { $bid }, men laget ditt tok bare { $took }: Dere gikk bet og taper { $bid }. Forsvarerne beholder det de tok.
   *[no] { $name } meldte { $bid }, men laget tok bare { $took }: De gikk bet og taper { $bid }. Forsvarerne beholder det de tok.
  }
tallyho-short-made = { $you ->
    [yes] Du klarte { $bid }
   *[no] { $name } klarte { $bid }
  }
tallyho-short-set = { $you ->
    [yes] Du gikk bet på { $bid }
   *[no] { $name } gikk bet på { $bid }
  }
tallyho-thrown-in = Ingen meldte. Det deles ut på nytt.
