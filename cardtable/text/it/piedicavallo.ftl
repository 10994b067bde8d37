# Piedicavallo Tarocchi: its name, cards, table talk, what is said at the table, the questions and the help page.

piedicavallo-name = Piedicavallo Tarocchi
piedicavallo-tagline = Tarocchi di montagna, a coppie: tra compagni ci si parla con colpi sul tavolo e gesti.

piedicavallo-suit-c = coppe
piedicavallo-suit-d = denari
piedicavallo-suit-s = spade
piedicavallo-suit-b = bastoni
piedicavallo-suit-t = tarocchi
piedicavallo-card = { $rank } di { $suit }
piedicavallo-card-of-t = tarocco { $rank }
piedicavallo-card-t1 = il Bagatto
piedicavallo-card-mat = il Matto
piedicavallo-rank-k = Re
piedicavallo-rank-q = Donna
piedicavallo-rank-n = Cavallo
piedicavallo-rank-j = Fante
piedicavallo-rank-1 = asso

piedicavallo-option-length = La partita
piedicavallo-option-length-four = Quattro mani
piedicavallo-option-length-single = Una mano
piedicavallo-option-talk = Linguaggio
piedicavallo-option-talk-simple = Semplice
piedicavallo-option-talk-off = Nessuno
piedicavallo-option-talk-full = Completo
piedicavallo-option-talk-note = { $value ->
    [off] Delle carte non si dice niente.
    [full] Tutto quello che il linguaggio sa dire: carte per nome, quantità, composizione di un seme, lo scarto e tutte le richieste.
   *[simple] Batto, alto batto, alto, «vuoto» e farlo. Lo sentono tutti al tavolo, ed è sempre vero.
  }

## Questions

piedicavallo-ask-discard = Metti a dormire due carte
piedicavallo-ask-discard-do = A &dormire
piedicavallo-ask-play = Tocca a te

piedicavallo-refused-five = I Re, il 21, il Bagatto e il Matto non dormono mai
piedicavallo-refused-trump-discard = Un tarocco può dormire solo se non te ne restano in mano, o se ti restano solo tarocchi e Re
piedicavallo-refused-pair = Queste due non possono dormire insieme: un tarocco solo se non te ne restano in mano, o se ti restano solo tarocchi e Re
piedicavallo-refused-follow = Devi rispondere a { $suit }: hai { $card }
piedicavallo-refused-trump = Devi giocare un tarocco: hai { $card }

## What happens

piedicavallo-note-discarded = { $you ->
    [yes] Metti a dormire due carte
   *[no] { $name } mette a dormire due carte
  }
piedicavallo-note-slept = { $trumps ->
    [one] { $you ->
        [yes] Annunci che dorme un tarocco
       *[no] { $name } annuncia che dorme un tarocco
      }
   *[other] { $you ->
        [yes] Annunci che dormono { $trumps } tarocchi
       *[no] { $name } annuncia che dormono { $trumps } tarocchi
      }
  }
piedicavallo-bubble-slept = { $trumps ->
    [one] dorme un tarocco
   *[other] dormono { $trumps } tarocchi
  }
piedicavallo-note-say = { $you ->
    [yes] Dici: { $remarks }
   *[no] { $name } dice: { $remarks }
  }
piedicavallo-note-matto = { $you ->
    [yes] Il Matto resta alla tua coppia
   *[no] Il Matto resta alla coppia di { $name }
  }

## Table talk: what is said in a bubble, and what it means

say-batto = { $count ->
    [one] batto
    [2] batto, batto
    [3] batto × 3
   *[other] batto × { $count }
  }
say-batto-means = { $count ->
    [one] Ha il tarocco più alto non ancora giocato
   *[other] Ha i { $count } tarocchi più alti non ancora giocati
  }
say-batto-suit = batto
say-batto-suit-means = Ha la carta più alta di { $suit } non ancora giocata
say-trump = { $rank }
say-trump-means = Ha il tarocco { $rank }
say-trumps-other = { $count ->
    [one] un altro
   *[other] altri { $count }
  }
say-trumps-other-means = { $count ->
    [one] Ha un tarocco oltre a quelli che si nominano (dal 21 al 15)
   *[other] Ha { $count } tarocchi oltre a quelli che si nominano (dal 21 al 15)
  }
say-no-trumps = niente tarocchi
say-no-trumps-means = Non ha più tarocchi
say-bagatto-danger = bagatto!
say-bagatto-danger-means = Ha il Bagatto con al massimo altri tre tarocchi
say-matto = il Matto
say-matto-means = Ha il Matto
say-court = { $rank }
say-court-means = { $rank ->
    [Donna] Ha la { $rank } di { $suit }
   *[other] Ha il { $rank } di { $suit }
  }
say-numbers = { $count ->
    [one] una cartina
   *[other] { $count } cartine
  }
say-numbers-means = { $count ->
    [one] Ha una cartina di { $suit }
   *[other] Ha { $count } cartine di { $suit }
  }
say-count = { $count } in tutto
say-count-means = { $count ->
    [one] Ha una carta di { $suit }
   *[other] Ha { $count } carte di { $suit }
  }
say-void = vuoto
say-void-means = Non ha più { $suit }
say-alto-batto = { $count ->
    [one] alto batto
   *[other] alto batto, alto batto
  }
say-alto-batto-means = { $count ->
    [one] Ha un Re dell’altro colore
   *[other] Ha tutti e due i Re dell’altro colore
  }
say-alto = alto
say-alto-means = Non ha carte di un seme dell’altro colore
say-alto-shape = { $shape }
say-alto-shape-means = In un seme dell’altro colore ha { $shape }
say-farlo = farlo!
say-farlo-means = Chiede al compagno di fare questa presa
say-low = bassa
say-low-means = Chiede al compagno una carta bassa in questa presa
say-points = punti
say-points-means = Chiede al compagno punti in questa presa
say-few = pochi punti
say-few-means = Chiede al compagno di dare pochi punti in questa presa
say-card = { $rank }!
say-card-means = Chiede al compagno di giocare { $card }
say-cover = copri e basta
say-cover-means = Chiede al compagno di coprire appena la seconda mano
say-lead-same = { $height ->
    [high] torna, alta
   *[low] torna, bassa
  }
say-lead-same-means = { $height ->
    [high] Chiede al compagno di aprire poi a { $suit }, con una carta alta
   *[low] Chiede al compagno di aprire poi a { $suit }, con una carta bassa
  }
say-lead-other = { $height ->
    [high] altro colore, alta
   *[low] altro colore, bassa
  }
say-lead-other-means = { $height ->
    [high] Chiede al compagno di aprire poi nell’altro colore, con una carta alta
   *[low] Chiede al compagno di aprire poi nell’altro colore, con una carta bassa
  }
say-lead-trump = { $height ->
    [high] tarocco alto
   *[low] tarocco basso
  }
say-lead-trump-means = { $height ->
    [high] Chiede al compagno di aprire poi a tarocchi, con uno alto
   *[low] Chiede al compagno di aprire poi a tarocchi, con uno basso
  }
say-asleep = a dormire: { $remark }
say-asleep-means = Parla delle due carte a dormire. { $meaning }
say-about-suit = A { $suit }
say-about-other = L’altro colore
say-about-sleeping = Le due a dormire
say-about-request = Al compagno
say-small = { $count ->
    [0] {""}
    [one] una cartina
   *[other] { $count } cartine
  }
say-nothing = Non dici niente
say-chosen = Dirai: { $remarks }

## Score panel and sheet

piedicavallo-line-tricks = Punti nelle prese: { $pair } { $ours }, gli altri { $theirs }.
piedicavallo-line-discard = { $you ->
    [yes] Hai messo a dormire: { $cards } ({ $points } punti).
   *[no] { $name } ha messo a dormire: { $cards } ({ $points } punti).
  }
piedicavallo-won = { $pair }: mano vinta { $points } a { $other }.
piedicavallo-swept = Cappotto! { $pair }: tutti i { $points } punti.
piedicavallo-level = Le due coppie hanno { $points } punti ciascuna.
piedicavallo-short-won = { $dealer ->
    [Tu] Mazziere: tu
   *[other] Mazziere: { $dealer }
  }
piedicavallo-short-swept = { $dealer ->
    [Tu] Mazziere: tu, cappotto
   *[other] Mazziere: { $dealer }, cappotto
  }
piedicavallo-short-level = { $dealer ->
    [Tu] Mazziere: tu
   *[other] Mazziere: { $dealer }
  }
