# Tallyho: its name, cards, what is said at the table, the questions and the help page.

tallyho-name = Tallyho
tallyho-tagline = Conquista la Tana, scegli la briscola e tieni la Volpe lontana dalla presa sbagliata.

tallyho-suit-r = rosso
tallyho-suit-y = giallo
tallyho-suit-g = verde
tallyho-suit-b = nero
tallyho-suit-keys = R, G, V, N
tallyho-card = { $rank } { $suit }
tallyho-card-fox = la Volpe

tallyho-option-all_pass = Se gli altri tre passano
tallyho-option-all_pass-dealer = Il mazziere gioca per 120
tallyho-option-all_pass-redeal = Parla anche il mazziere

## Questions

tallyho-ask-bid = La tua dichiarazione
tallyho-ask-bid-do = &Dichiara { $amount }
tallyho-ask-discard = Scarta cinque carte e scegli la briscola
tallyho-ask-discard-do = &Scarta e gioca
tallyho-ask-play = Tocca a te

tallyho-refused-fox = La Volpe non si scarta mai

## What happens

tallyho-note-bid = { $amount ->
    [pass] { $you ->
        [yes] Passi
       *[no] { $name } passa
      }
   *[other] { $you ->
        [yes] Dichiari { $amount }
       *[no] { $name } dichiara { $amount }
      }
  }
tallyho-note-forced = { $you ->
    [yes] Hanno passato tutti: hai dato le carte tu e giochi per { $amount }
   *[no] Hanno passato tutti: { $name } ha dato le carte e gioca per { $amount }
  }
tallyho-note-contract = { $you ->
    [yes] Prendi la Tana e devi fare { $amount }
   *[no] { $name } prende la Tana e deve fare { $amount }
  }
tallyho-note-trump = { $you ->
    [yes] Scarti cinque carte e scegli il { $suit } come briscola
   *[no] { $name } scarta cinque carte e sceglie il { $suit } come briscola
  }
tallyho-note-thrown-in = Hanno passato tutti: lo stesso mazziere ridà le carte
## Score panel and sheet

tallyho-contract = { $you ->
    [yes] Tu: { $amount }
   *[no] { $name }: { $amount }
  }
tallyho-line-tricks = { $you ->
    [yes] Nelle prese la tua coppia ha fatto { $ours } punti e l’altra { $theirs }.
   *[no] Nelle prese la coppia di { $name } ha fatto { $ours } punti e l’altra { $theirs }.
  }
tallyho-line-last = { $you ->
    [yes] Hai fatto l’ultima presa: { $points } punti, più { $den } dagli scarti nella Tana.
   *[no] { $name } ha fatto l’ultima presa: { $points } punti, più { $den } dagli scarti nella Tana.
  }
tallyho-made = { $you ->
    [yes] Hai dichiarato { $bid } e la tua coppia ha fatto { $took }: contratto mantenuto, i punti contano tutti.
   *[no] { $name } ha dichiarato { $bid } e la sua coppia ha fatto { $took }: contratto mantenuto, i punti contano tutti.
  }
tallyho-set = { $you ->
    [yes] Hai dichiarato { $bid } ma la tua coppia ha fatto solo { $took }: perde { $bid }. I difensori tengono i loro punti.
   *[no] { $name } ha dichiarato { $bid } ma la sua coppia ha fatto solo { $took }: perde { $bid }. I difensori tengono i loro punti.
  }
tallyho-short-made = { $you ->
    [yes] Hai fatto { $bid }
   *[no] { $name } ha fatto { $bid }
  }
tallyho-short-set = { $you ->
    [yes] Hai mancato { $bid }
   *[no] { $name } ha mancato { $bid }
  }
tallyho-thrown-in = Nessuno ha dichiarato. La mano va a monte.
