# Thousand: its name, cards, what is said at the table, the questions and the help page.

thousand-name = Mille
thousand-tagline = Punta sul mazzo, sposa Re e Regine e arriva a mille prima degli altri.

thousand-suit-h = cuori
thousand-suit-d = quadri
thousand-suit-c = fiori
thousand-suit-s = picche
thousand-card = { $rank } di { $suit }
thousand-rank-a = Asso
thousand-rank-10 = Dieci
thousand-rank-k = Re
thousand-rank-q = Regina
thousand-rank-j = Jack
thousand-rank-9 = Nove

thousand-option-players = Giocatori
thousand-option-players-2 = Due
thousand-option-players-3 = Tre
thousand-option-must_trump = Se manca il seme giocato
thousand-option-must_trump-on = Si taglia
thousand-option-must_trump-off = Carta libera
thousand-option-marriage = I Matrimoni si dichiarano
thousand-option-marriage-any_lead = Dalla prima carta
thousand-option-marriage-after_trick = Dopo aver preso
thousand-option-table_cards = Carte rimaste sul tavolo, in due
thousand-option-table_cards-last_trick = All’ultima presa
thousand-option-table_cards-nobody = A nessuno
thousand-option-declarer_scores = Un contratto mantenuto vale
thousand-option-declarer_scores-bid = La puntata
thousand-option-declarer_scores-actual = Tutti i punti fatti
thousand-option-rounding = Punti dei difensori
thousand-option-rounding-exact = Esatti
thousand-option-rounding-5 = Arrotondati a 5
thousand-option-rounding-10 = Arrotondati a 10
thousand-option-four_nines = Quattro Nove
thousand-option-four_nines-off = Si gioca
thousand-option-four_nines-on = Nuove carte a richiesta

## Questions

thousand-ask-four_nines = Hai tutti e quattro i Nove
thousand-four_nines-redeal = &Nuove carte
thousand-four_nines-keep = Gi&oca
thousand-ask-bid = La tua puntata
thousand-ask-bid-do = P&unta { $amount }
thousand-ask-take = Scegli un mazzo
thousand-take-0 = Mazzo &sinistro
thousand-take-1 = Mazzo &destro
thousand-ask-discard = Scarta due carte, coperte
thousand-ask-discard-do = &Scarta
thousand-ask-give = Dai una carta a ogni avversario
thousand-ask-give-do = &Dai
thousand-ask-contract = Il tuo contratto
thousand-ask-contract-do = Gi&oca per { $amount }
thousand-ask-play = Tocca a te

thousand-refused-follow = Devi rispondere a { $suit }: hai { $card }
thousand-refused-beat = Devi salire: hai { $card }
thousand-refused-trump = Devi tagliare: hai { $card }
thousand-refused-overtrump = Devi salire di briscola: hai { $card }

thousand-ceiling = Il tuo massimo: { $base }{ $sums }
thousand-marries = Dichiara il Matrimonio di { $suit }: { $points } punti, e la briscola è { $suit }
panel-locked = conta solo il contratto

## What happens

thousand-note-obligation = { $you ->
    [yes] Hai l’obbligo di { $amount }
   *[no] { $name } ha l’obbligo di { $amount }
  }
thousand-note-bid = { $amount ->
    [pass] { $you ->
        [yes] Passi
       *[no] { $name } passa
      }
   *[other] { $you ->
        [yes] Punti { $amount }
       *[no] { $name } punta { $amount }
      }
  }
thousand-note-contract = { $you ->
    [yes] Vinci l’asta a { $amount }
   *[no] { $name } vince l’asta a { $amount }
  }
thousand-note-packet = { $you ->
    [yes] Mostri il mazzo: { $cards }
   *[no] { $name } mostra il mazzo: { $cards }
  }
thousand-moment-packet = { $you ->
    [yes] Mostri il mazzo
   *[no] { $name } mostra il mazzo
  }
thousand-moment-marriage = { $you ->
    [yes] Il tuo Matrimonio: +{ $points }, la briscola è { $suit }
   *[no] Matrimonio di { $name }: +{ $points }, la briscola è { $suit }
  }
thousand-note-laid = { $you ->
    [yes] Scarti due carte coperte
   *[no] { $name } scarta due carte coperte
  }
thousand-note-gave = { $you ->
    [yes] Dai una carta a ogni avversario
   *[no] { $name } dà una carta a ogni avversario
  }
thousand-note-raised = { $you ->
    [yes] Rialzi il contratto a { $amount }
   *[no] { $name } rialza il contratto a { $amount }
  }
thousand-note-marriage = { $you ->
    [yes] Dichiari il Matrimonio di { $suit }: { $points } punti, e la briscola è { $suit }
   *[no] { $name } dichiara il Matrimonio di { $suit }: { $points } punti, e la briscola è { $suit }
  }
thousand-note-four-nines = { $you ->
    [yes] Hai tutti e quattro i Nove e chiedi nuove carte
   *[no] { $name } ha tutti e quattro i Nove e chiede nuove carte
  }

## Score panel and sheet

thousand-contract = { $you ->
    [yes] Tu: { $amount }
   *[no] { $name }: { $amount }
  }
thousand-line-taken = { $you ->
    [yes] Hai fatto { $took } punti con le prese{ $married ->
        [0] {""}
       *[other] {" "}e { $married } con i Matrimoni
      }.
   *[no] { $name } ha fatto { $took } punti con le prese{ $married ->
        [0] {""}
       *[other] {" "}e { $married } con i Matrimoni
      }.
  }
thousand-line-table = { $you ->
    [yes] Hai fatto l’ultima presa, e con le carte sul tavolo altri { $points } punti.
   *[no] { $name } ha fatto l’ultima presa, e con le carte sul tavolo altri { $points } punti.
  }
thousand-line-locked = { $you ->
    [yes] Eri oltre quota { $lock }: ormai segni solo se il contratto è tuo.
   *[no] { $name } era oltre quota { $lock }: ormai segna solo se il contratto è suo.
  }
thousand-made = { $you ->
    [yes] Hai puntato { $bid } e hai fatto { $took }: contratto mantenuto.
   *[no] { $name } ha puntato { $bid } e ha fatto { $took }: contratto mantenuto.
  }
thousand-set = { $you ->
    [yes] Hai puntato { $bid } ma hai fatto solo { $took }: perdi { $bid }.
   *[no] { $name } ha puntato { $bid } ma ha fatto solo { $took } e perde { $bid }.
  }
thousand-short-made = { $you ->
    [yes] Hai fatto { $bid }
   *[no] { $name } ha fatto { $bid }
  }
thousand-short-set = { $you ->
    [yes] Hai mancato { $bid }
   *[no] { $name } ha mancato { $bid }
  }
thousand-four-nines = { $you ->
    [yes] Avevi tutti e quattro i Nove e hai chiesto nuove carte.
   *[no] { $name } aveva tutti e quattro i Nove e ha chiesto nuove carte.
  }
