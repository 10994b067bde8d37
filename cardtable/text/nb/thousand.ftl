# Thousand: its name, cards, what is said at the table, the questions and the help page.

thousand-name = Tusen
thousand-tagline = Meld høyest og ta talongen, gift konger med damer, og kom først til tusen.

thousand-suit-h = hjerter
thousand-suit-d = ruter
thousand-suit-c = kløver
thousand-suit-s = spar
thousand-card = { $suit } { $rank }
thousand-rank-a = ess
thousand-rank-10 = ti
thousand-rank-k = konge
thousand-rank-q = dame
thousand-rank-j = knekt
thousand-rank-9 = ni

thousand-option-players = Spillere
thousand-option-players-2 = To
thousand-option-players-3 = Tre
thousand-option-must_trump = Renons i den utspilte fargen
thousand-option-must_trump-on = Må trumfe
thousand-option-must_trump-off = Fritt valg
thousand-option-marriage = Ekteskap kan inngås
thousand-option-marriage-any_lead = Fra første utspill
thousand-option-marriage-after_trick = Etter eget stikk
thousand-option-table_cards = Kort på bordet, to spillere
thousand-option-table_cards-last_trick = Til siste stikk
thousand-option-table_cards-nobody = Til ingen
thousand-option-declarer_scores = En kontrakt som går hjem, gir
thousand-option-declarer_scores-bid = Meldingen
thousand-option-declarer_scores-actual = Alle poengene
thousand-option-rounding = Forsvarernes poeng
thousand-option-rounding-exact = Nøyaktig
thousand-option-rounding-5 = Til nærmeste 5
thousand-option-rounding-10 = Til nærmeste 10
thousand-option-four_nines = Fire niere
thousand-option-four_nines-off = Spill videre
thousand-option-four_nines-on = Kan be om nye kort

## Questions

thousand-ask-four_nines = Du har alle de fire nierne
thousand-four_nines-redeal = &Nye kort
thousand-four_nines-keep = Spill vi&dere
thousand-ask-bid = Din melding
thousand-ask-bid-do = &Meld { $amount }
thousand-ask-take = Velg en talong
thousand-take-0 = Ve&nstre talong
thousand-take-1 = Hø&yre talong
thousand-ask-discard = Legg bort to kort
thousand-ask-discard-do = Legg &bort
thousand-ask-give = Gi hver motstander et kort
thousand-ask-give-do = &Gi
thousand-ask-contract = Din kontrakt
thousand-ask-contract-do = S&pill { $amount }
thousand-ask-play = Din tur

thousand-refused-follow = Følg { $suit }: Du har { $card }
thousand-refused-beat = Du må legge høyere: Du har { $card }
thousand-refused-trump = Du må trumfe: Du har { $card }
thousand-refused-overtrump = Du må trumfe over: Du har { $card }

thousand-ceiling = Du kan høyst melde { $base }{ $sums }
thousand-marries = Inngår ekteskap i { $suit }: { $points } poeng, og { $suit } blir trumf
panel-locked = bare kontrakter teller

## What happens

thousand-note-obligation = { $you ->
    [yes] Du er forpliktet til { $amount }
   *[no] { $name } er forpliktet til { $amount }
  }
thousand-note-bid = { $amount ->
    [pass] { $you ->
        [yes] Du passer
       *[no] { $name } passer
      }
   *[other] { $you ->
        [yes] Du melder { $amount }
       *[no] { $name } melder { $amount }
      }
  }
thousand-note-contract = { $you ->
    [yes] Du vinner auksjonen med { $amount }
   *[no] { $name } vinner auksjonen med { $amount }
  }
thousand-note-packet = { $you ->
    [yes] Du viser talongen: { $cards }
   *[no] { $name } viser talongen: { $cards }
  }
thousand-moment-packet = { $you ->
    [yes] Du viser talongen
   *[no] { $name } viser talongen
  }
thousand-moment-marriage = { $you ->
    [yes] Du inngår ekteskap: +{ $points }, og { $suit } blir trumf
   *[no] { $name } inngår ekteskap: +{ $points }, og { $suit } blir trumf
  }
thousand-note-laid = { $you ->
    [yes] Du legger bort to kort med baksiden opp
   *[no] { $name } legger bort to kort med baksiden opp
  }
thousand-note-gave = { $you ->
    [yes] Du gir hver motstander et kort
   *[no] { $name } gir hver motstander et kort
  }
thousand-note-raised = { $you ->
    [yes] Du høyner kontrakten til { $amount }
   *[no] { $name } høyner kontrakten til { $amount }
  }
thousand-note-marriage = { $you ->
    [yes] Du inngår ekteskap i { $suit }: { $points } poeng, og { $suit } blir trumf
   *[no] { $name } inngår ekteskap i { $suit }: { $points } poeng, og { $suit } blir trumf
  }
thousand-note-four-nines = { $you ->
    [yes] Du har alle de fire nierne og ber om nye kort
   *[no] { $name } har alle de fire nierne og ber om nye kort
  }

## Score panel and sheet

thousand-contract = { $you ->
    [yes] Du: { $amount }
   *[no] { $name }: { $amount }
  }
thousand-line-taken = { $you ->
    [yes] Du tok { $took } poeng i stikk{ $married ->
        [0] {""}
       *[other] {" "}og { $married } i ekteskap
      }.
   *[no] { $name } tok { $took } poeng i stikk{ $married ->
        [0] {""}
       *[other] {" "}og { $married } i ekteskap
      }.
  }
thousand-line-table = { $you ->
    [yes] Du tok siste stikk og fikk { $points } poeng for kortene på bordet.
   *[no] { $name } tok siste stikk og fikk { $points } poeng for kortene på bordet.
  }
thousand-line-locked = { $you ->
    [yes] Du lå over { $lock }: Nå teller bare egne kontrakter for deg.
   *[no] { $name } lå over { $lock }: Da teller bare egne kontrakter.
  }
thousand-made = { $you ->
    [yes] Du meldte { $bid } og tok { $took }: Kontrakten gikk hjem.
   *[no] { $name } meldte { $bid } og tok { $took }: Kontrakten gikk hjem.
  }
thousand-set = { $you ->
    [yes] Du meldte { $bid }, men tok bare { $took }: Du gikk bet og taper { $bid }.
   *[no] { $name } meldte { $bid }, men tok bare { $took }, gikk bet og taper { $bid }.
  }
thousand-short-made = { $you ->
    [yes] Du klarte { $bid }
   *[no] { $name } klarte { $bid }
  }
thousand-short-set = { $you ->
    [yes] Du gikk bet på { $bid }
   *[no] { $name } gikk bet på { $bid }
  }
thousand-four-nines = { $you ->
    [yes] Du hadde alle de fire nierne og ba om nye kort.
   *[no] { $name } hadde alle de fire nierne og ba om nye kort.
  }
