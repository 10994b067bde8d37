# French tarot for two: its name, cards, what is said at the table, the questions and the help page.

tarot-name = Fransk tarot
tarot-tagline = For to: en hånd og seks bunker hver, tjueén trumfer, og tre kort som avgjør.

tarot-suit-s = spar
tarot-suit-h = hjerter
tarot-suit-d = ruter
tarot-suit-c = kløver
tarot-suit-t = trumf
tarot-card = { $suit } { $rank }
tarot-card-of-t = trumf { $rank }
tarot-card-t1 = Petit
tarot-card-exc = Narren
tarot-rank-k = konge
tarot-rank-q = dronning
tarot-rank-n = springer
tarot-rank-j = knekt
tarot-rank-1 = 1

tarot-option-session_total = Hendene i en økt
tarot-option-session_total-off = Står hver for seg
tarot-option-session_total-on = Legges sammen

## Questions

tarot-ask-play = Din tur

tarot-refused-follow = Følg { $suit }: Du har { $card }
tarot-refused-trump = Du må trumfe: Du har { $card }
tarot-refused-overtrump = Du må trumfe over: Du har { $card }

## What happens

tarot-note-played-pile = { $you ->
    [yes] Du spiller { $card } fra en bunke
   *[no] { $name } spiller { $card } fra en bunke
  }
tarot-note-turned = { $you ->
    [yes] Du snur { $card }
   *[no] { $name } snur { $card }
  }
tarot-note-excuse = { $you ->
    [yes] Du beholder Narren og betaler et halvt poeng for den
   *[no] { $name } beholder Narren og betaler et halvt poeng for den
  }
tarot-paid-excuse = ½

## Score panel and sheet

tarot-aim = { $bouts ->
    [0] ingen bouts: trenger { $target }
    [one] { $bouts } bout: trenger { $target }
   *[other] { $bouts } bouts: trenger { $target }
  }
tarot-line-taken = { $bouts ->
    [0] { $you ->
        [yes] Du tok { $points } poeng uten bouts, og da trengs det { $target }: { $margin_signed }.
       *[no] { $name } tok { $points } poeng uten bouts, og da trengs det { $target }: { $margin_signed }.
      }
    [one] { $you ->
        [yes] Du tok { $points } poeng med { $bouts } bout, og da trengs det { $target }: { $margin_signed }.
       *[no] { $name } tok { $points } poeng med { $bouts } bout, og da trengs det { $target }: { $margin_signed }.
      }
   *[other] { $you ->
        [yes] Du tok { $points } poeng med { $bouts } bouts, og da trengs det { $target }: { $margin_signed }.
       *[no] { $name } tok { $points } poeng med { $bouts } bouts, og da trengs det { $target }: { $margin_signed }.
      }
  }
tarot-line-petit = { $you ->
    [yes] Du tok siste stikk med Petit i: Du får { $points } mer, og den andre { $points } mindre.
   *[no] { $name } tok siste stikk med Petit i og får { $points } mer, den andre { $points } mindre.
  }
tarot-won = { $you ->
    [yes] Du vinner hånden: { $base } og marginen på { $margin } gir { $total }.
   *[no] { $name } vinner hånden: { $base } og marginen på { $margin } gir { $total }.
  }
tarot-short-won = { $you ->
    [yes] Du vant med { $margin }
   *[no] { $name } vant med { $margin }
  }
