# Piedicavallo Tarocchi: its name, cards, table talk, what is said at the table, the questions and the help page.

piedicavallo-name = Piedicavallo Tarocchi
piedicavallo-tagline = Tarot fra fjellene for to lag, der makkerne snakker sammen med bank og tegn.

piedicavallo-suit-c = kopper
piedicavallo-suit-d = mynter
piedicavallo-suit-s = sverd
piedicavallo-suit-b = staver
piedicavallo-suit-t = trumf
piedicavallo-card = { $rank } i { $suit }
piedicavallo-card-of-t = trumf { $rank }
piedicavallo-card-t1 = bagattoen
piedicavallo-card-mat = Matto
piedicavallo-rank-k = konge
piedicavallo-rank-q = dronning
piedicavallo-rank-n = springer
piedicavallo-rank-j = knekt
piedicavallo-rank-1 = 1

piedicavallo-option-length = Et spill
piedicavallo-option-length-four = Fire utdelinger
piedicavallo-option-length-single = Én utdeling
piedicavallo-option-talk = Bordprat
piedicavallo-option-talk-simple = Enkel
piedicavallo-option-talk-off = Ingen
piedicavallo-option-talk-full = Full
piedicavallo-option-talk-note = { $value ->
    [off] Ingen sier noe om kortene.
    [full] Alt språket rommer: kort ved navn, antall, fordelinger, kortene som sover, og alle ønsker.
   *[simple] Batto, alto batto, alto, «ikke flere» og farlo. Alle ved bordet hører det, og det er alltid sant.
  }

## Questions

piedicavallo-ask-discard = La to kort sove
piedicavallo-ask-discard-do = La s&ove
piedicavallo-ask-play = Din tur

piedicavallo-refused-five = Konger, trumf 21, bagattoen og Matto sover aldri
piedicavallo-refused-trump-discard = En trumf kan bare sove hvis du ikke har flere trumfer igjen, eller bare trumfer og konger
piedicavallo-refused-pair = Disse to kan ikke sove sammen: En trumf kan bare sove hvis du ikke har flere trumfer igjen, eller bare trumfer og konger
piedicavallo-refused-follow = Følg { $suit }: Du har { $card }
piedicavallo-refused-trump = Du må trumfe: Du har { $card }

## What happens

piedicavallo-note-discarded = { $you ->
    [yes] Du lar to kort sove
   *[no] { $name } lar to kort sove
  }
piedicavallo-note-slept = { $trumps ->
    [one] { $you ->
        [yes] Du sier fra om én trumf blant dem
       *[no] { $name } sier fra om én trumf blant dem
      }
   *[other] { $you ->
        [yes] Du sier fra om { $trumps } trumfer blant dem
       *[no] { $name } sier fra om { $trumps } trumfer blant dem
      }
  }
piedicavallo-bubble-slept = { $trumps ->
    [one] én trumf sover
   *[other] { $trumps } trumfer sover
  }
piedicavallo-note-say = { $you ->
    [yes] Du sier: { $remarks }
   *[no] { $name } sier: { $remarks }
  }
piedicavallo-note-matto = { $you ->
    [yes] Laget ditt beholder Matto
   *[no] Matto blir hos laget til { $name }
  }

## Table talk: what is said in a bubble, and what it means

say-batto = { $count ->
    [one] batto
    [2] batto, batto
    [3] batto × 3
   *[other] batto × { $count }
  }
say-batto-means = { $count ->
    [one] Har den høyeste trumfen som ikke er spilt ennå
   *[other] Har de { $count } høyeste trumfene som ikke er spilt ennå
  }
say-batto-suit = batto
say-batto-suit-means = Har det høyeste kortet i { $suit } som ikke er spilt ennå
say-trump = { $rank }
say-trump-means = Har trumf { $rank }
say-trumps-other = { $count } til
say-trumps-other-means = { $count ->
    [one] Har én trumf utenom dem som nevnes ved navn (21 til 15)
   *[other] Har { $count } trumfer utenom dem som nevnes ved navn (21 til 15)
  }
say-no-trumps = ingen trumf
say-no-trumps-means = Har ingen trumf igjen
say-bagatto-danger = bagatto!
say-bagatto-danger-means = Har bagattoen med høyst tre andre trumfer
say-matto = Matto
say-matto-means = Har Matto
say-court = { $rank }
say-court-means = Har { $rank } i { $suit }
say-numbers = { $count } småkort
say-numbers-means = { $count ->
    [one] Har ett tallkort i { $suit }
   *[other] Har { $count } tallkort i { $suit }
  }
say-count = { $count } i alt
say-count-means = { $count ->
    [one] Har ett kort i { $suit }
   *[other] Har { $count } kort i { $suit }
  }
say-void = ikke flere
say-void-means = Har ingen { $suit } igjen
say-alto-batto = { $count ->
    [one] alto batto
   *[other] alto batto, alto batto
  }
say-alto-batto-means = { $count ->
    [one] Har en konge i den andre kuløren
   *[other] Har begge kongene i den andre kuløren
  }
say-alto = alto
say-alto-means = Er renons i en av fargene i den andre kuløren
say-alto-shape = { $shape }
say-alto-shape-means = Har { $shape } i en av fargene i den andre kuløren
say-farlo = farlo!
say-farlo-means = Ber makker ta dette stikket
say-low = lavt
say-low-means = Ber makker legge lavt i dette stikket
say-points = poeng
say-points-means = Ber makker gi poeng i dette stikket
say-few = lite poeng
say-few-means = Ber makker gi lite poeng i dette stikket
say-card = { $rank }!
say-card-means = Ber makker om { $card }
say-cover = bare dekk
say-cover-means = Ber makker gå akkurat over annenhånden
say-lead-same = { $height ->
    [high] samme farge, høyt
   *[low] samme farge, lavt
  }
say-lead-same-means = { $height ->
    [high] Ber makker spille ut høyt i { $suit } neste gang
   *[low] Ber makker spille ut lavt i { $suit } neste gang
  }
say-lead-other = { $height ->
    [high] andre kulør, høyt
   *[low] andre kulør, lavt
  }
say-lead-other-means = { $height ->
    [high] Ber makker spille ut høyt i den andre kuløren neste gang
   *[low] Ber makker spille ut lavt i den andre kuløren neste gang
  }
say-lead-trump = { $height ->
    [high] trumf, høyt
   *[low] trumf, lavt
  }
say-lead-trump-means = { $height ->
    [high] Ber makker spille ut en høy trumf neste gang
   *[low] Ber makker spille ut en lav trumf neste gang
  }
say-asleep = sover: { $remark }
say-asleep-means = Om de to kortene som sover: { $meaning }
say-about-suit = Om { $suit }
say-about-other = Den andre kuløren
say-about-sleeping = De to som sover
say-about-request = Be makker
say-small = { $count ->
    [0] {""}
   *[other] { $count } småkort
  }
say-nothing = Si ingenting
say-chosen = Du sier: { $remarks }

## Score panel and sheet

piedicavallo-line-tricks = { $pair } tok { $ours } poeng i stikk, de andre { $theirs }.
piedicavallo-line-discard = { $you ->
    [yes] Du lot disse sove: { $cards } ({ $points } poeng).
   *[no] { $name } lot disse sove: { $cards } ({ $points } poeng).
  }
piedicavallo-won = { $pair } vinner hånden, { $points } mot { $other }.
piedicavallo-swept = Alle stikkene! { $pair } får samtlige { $points } poeng.
piedicavallo-level = Begge lag har { $points } poeng.
piedicavallo-short-won = { $dealer } delte ut
piedicavallo-short-swept = { $dealer } delte ut, alle stikkene
piedicavallo-short-level = { $dealer } delte ut
