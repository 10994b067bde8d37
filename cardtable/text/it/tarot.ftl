# French tarot for two: its name, cards, what is said at the table, the questions and the help page.

tarot-name = Tarocchi francesi
tarot-tagline = In due: la mano e sei pile a testa, ventuno trionfi e tre carte che decidono.

tarot-suit-s = picche
tarot-suit-h = cuori
tarot-suit-d = quadri
tarot-suit-c = fiori
tarot-suit-t = trionfi
tarot-card = { $rank } di { $suit }
tarot-card-of-t = trionfo { $rank }
tarot-card-t1 = il Petit
tarot-card-exc = la Scusa
tarot-rank-k = re
tarot-rank-q = regina
tarot-rank-n = cavallo
tarot-rank-j = fante
tarot-rank-1 = asso

tarot-option-session_total = Le mani di una sessione
tarot-option-session_total-off = Separate
tarot-option-session_total-on = Sommate

## Questions

tarot-ask-play = Tocca a te

tarot-refused-follow = Devi rispondere a { $suit }: hai { $card }
tarot-refused-trump = Devi giocare un trionfo: hai { $card }
tarot-refused-overtrump = Devi salire: hai { $card }

## What happens

tarot-note-played-pile = { $you ->
    [yes] Giochi { $card } da una pila
   *[no] { $name } gioca { $card } da una pila
  }
tarot-note-turned = { $you ->
    [yes] Scopri { $card }
   *[no] { $name } scopre { $card }
  }
tarot-note-excuse = { $you ->
    [yes] Tieni la Scusa e la paghi mezzo punto
   *[no] { $name } tiene la Scusa e la paga mezzo punto
  }
tarot-paid-excuse = ½

## Score panel and sheet

tarot-aim = { $bouts ->
    [0] nessun bout: servono { $target }
   *[other] { $bouts } bout: servono { $target }
  }
tarot-line-taken = { $bouts ->
    [0] { $you ->
        [yes] Hai fatto { $points } punti senza bout, e ne servono { $target }: { $margin_signed }.
       *[no] { $name } ha fatto { $points } punti senza bout, e ne servono { $target }: { $margin_signed }.
      }
   *[other] { $you ->
        [yes] Hai fatto { $points } punti con { $bouts } bout, e ne servono { $target }: { $margin_signed }.
       *[no] { $name } ha fatto { $points } punti con { $bouts } bout, e ne servono { $target }: { $margin_signed }.
      }
  }
tarot-line-petit = { $you ->
    [yes] Hai fatto l’ultima presa con dentro il Petit: { $points } punti in più per te, { $points } in meno per l’avversario.
   *[no] { $name } ha fatto l’ultima presa con dentro il Petit: { $points } punti in più, e { $points } in meno per l’avversario.
  }
tarot-won = { $you ->
    [yes] Vinci la mano: { $base } più il margine di { $margin } fa { $total }.
   *[no] { $name } vince la mano: { $base } più il margine di { $margin } fa { $total }.
  }
tarot-short-won = { $you ->
    [yes] Hai vinto di { $margin }
   *[no] { $name } ha vinto di { $margin }
  }
