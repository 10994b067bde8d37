# The program around the games: pages, menus, settings, the parts of a table that all games share.

app-name = Cardtable
app-tagline = Et kortbord for deg som er glad i stikkspill

seat-south = Du
seat-west = Vest
seat-north = Nord
seat-east = Øst

## Start page

start-resume-daily = &Fortsett spillet fra { $day }
start-resume-free = Fo&rtsett spillet ditt
start-resume-state = Hånd { $hand }, { $ours } : { $theirs }
start-daily = &Dagens spill
start-daily-hint = { $day }: samme kort til alle
start-new = &Nytt spill
start-together = Fl&ere ved skjermen …
start-resume-together = Fortsett fe&llesspillet
start-options = V&alg
start-lesson = Første le&ksjon
start-level = Motstandere og makker
start-level-note = { $level ->
    [easy] På lett glemmer de hva som er spilt.
    [hard] På vanskelig tenker de fremover og trekker slutninger.
   *[other] På middels teller de kortene.
  }
level-easy = Lett
level-medium = Middels
level-hard = Vanskelig
start-daily-rules = Dagens spill følger alltid standardreglene.
start-set-aside = { $count ->
    [one] Et skadet spill ble lagt til side som { $name } ({ $why }).
   *[other] { $count } skadede spill ble lagt til side, det første som { $name } ({ $why }).
  } Ingenting ble slettet.
start-unreadable = { $name } kunne ikke leses: { $why }. Filen blir liggende der den er.

## Several people at one screen

cancel = &Avbryt
people-title = Flere spillere ved denne skjermen
people-text = Et forheng skjuler kortene hver gang turen går over til en annen.
people-person = Person
people-cpu = Datamaskin
people-name = Spiller { $number }
people-name-of = Navn: { $seat }
people-level = Datastyrte spillere
people-go = &Del ut
people-wrong-few = Det må være minst to personer om skjermen.
people-wrong-empty = Alle personene må ha et navn.
people-wrong-twice = To personer har samme navn.
side-of-table-south = Sør
side-of-table-west = Vest
side-of-table-north = Nord
side-of-table-east = Øst
curtain-title = { $name } står for tur
curtain-text = Send skjermen videre. Kortene holdes skjult til { $name } er på plass.
curtain-lift = Jeg er { $name }: Vis &kortene mine

level-title = Nivå
level-text = Alle kort blir liggende der de er. Endringen gjelder fra og med neste valg.
level-change = Endre &nivå

## Menus

menu-game = &Spill
menu-move = &Trekk
menu-view = &Vis
menu-settings = &Innstillinger
menu-help = &Hjelp
menu-new = &Nytt spill
menu-daily = &Dagens spill
menu-restart = Start &hånden på nytt
menu-level = Ni&vå …
menu-watch = S&e et opptak …
menu-start = &Startside
menu-quit = &Avslutt
menu-undo = &Angre
menu-last-trick = &Siste stikk
menu-skip = &Hopp over animasjon
menu-full-screen = &Fullskjerm
menu-log = &Logg
menu-points = &Poeng underveis
menu-high-contrast = Høy &kontrast
menu-tell = &Bordet i ord
menu-preferences = &Innstillinger …
menu-rules = &Veiledning
menu-lesson = Første &leksjon
menu-about = &Om Cardtable

## Table

dealer-mark = G
pile-den = Hiet
pile-packet = Talong
pile-sleeping = Sover
pile-laid = Lagt bort
toast-no-level = Ingen datastyrte spillere sitter ved dette bordet
toast-level = Nivå: { $level }
toast-resumed = Spillet fortsetter
toast-undone = Angret: Spillet teller nå som øving
toast-restarted = Hånden er startet på nytt: Spillet teller nå som øving
toast-click-on = Klikk eller trykk på en tast for å fortsette
toast-nothing-to-undo = Det er ingenting å angre
toast-no-last-trick = Ingen har tatt stikk ennå
toast-not-your-turn = { $name } står for tur
toast-not-saved = Spillet kunne ikke lagres: { $why }. Frigjør litt plass; bordet venter.
toast-settings-not-saved = Innstillingene kunne ikke lagres: { $why }
refused-follow = Følg { $suit }: Du har { $card }
refused-count = { $count } kort er valgt allerede: Klikk på et av dem for å legge det tilbake
chosen-of = { $count } av { $most }
press-pass = &Pass
ask-play-do = Spill &kort
slot-to = Til { $name }
bubble-pass = Pass
practice = Øving
spinner-less = Lavere
spinner-more = Høyere
spinner-range = Trinn på { $step }, opp til { $high }
card-playable = { $card }, kan spilles
card-choosable = { $card }, kan velges
card-not-playable = { $card }
card-chosen = { $card }, valgt
card-back = Kort med baksiden opp
card-on-pile = { $card }, på bunke { $pile }
last-trick = Siste stikk
last-trick-won = { $you ->
    [yes] Du tok det
   *[no] { $name } tok det
  }

## What happens in every game

note-played-hand = { $you ->
    [yes] Du spiller { $card }
   *[no] { $name } spiller { $card }
  }
note-trick = { $you ->
    [yes] Du tar stikk { $number }
   *[no] { $name } tar stikk { $number }
  }

## The table in words: for screen readers, and at the press of a key

hand-name = Kortene dine
table-name = Bordet
card-in-hand = { $card }, { $place } av { $count }
card-beneath = { $count ->
    [0] Det ligger ingen kort under
    [one] Det ligger { $count } kort under
   *[other] Det ligger { $count } kort under
  }
card-put-back = { $card }, lagt tilbake
captioned = { $caption }: { $value }
slot-filled = { $slot }: { $card }
card-worth = { $halves ->
    [0] ingen poeng
    [1] et halvt poeng
    [2] { $points } poeng
   *[other] { $points } poeng
  }
card-owner = { $you ->
    [yes] { $card }, hos deg
   *[no] { $card }, hos { $name }
  }
card-played = { $you ->
    [yes] { $card }, spilt av deg
   *[no] { $card }, spilt av { $name }
  }
turn-cards = { $question } { $lit } av { $count } kort kan spilles.
table-asked = { $question }.
table-turn = { $name } står for tur.
table-over = Hånden er ferdigspilt.
table-trick = I stikket: { $plays }.
table-play = { $name } { $card }
table-ahead = { $you ->
    [yes] Foreløpig tar du det.
   *[no] Foreløpig tar { $name } det.
  }
table-contract = { $you ->
    [yes] Du spiller { $amount }.
   *[no] { $name } spiller { $amount }.
  }
table-bid = { $you ->
    [yes] Høyeste melding: din, { $amount }.
   *[no] Høyeste melding: { $name }, { $amount }.
  }
table-trump = Trumf er { $suit }.
table-no-trump = Ingen trumf ennå.
table-side = { $name }: { $tricks ->
    [0] ingen stikk
    [one] { $tricks } stikk
   *[other] { $tricks } stikk
  }{ $points ->
    [no] { "" }
    [one] , { $points } poeng
   *[other] , { $points } poeng
  }.
table-total = { $name }: { $total ->
    [one] { $total } poeng i spillet.
   *[other] { $total } poeng i spillet.
  }
table-piles = Øverst på bunkene til { $name }: { $cards }.
table-pile = { $pile }: { $cards }.

## Score panel

panel-hand = Hånd { $hand }
panel-contract = Kontrakt
panel-highest = Høyeste melding
panel-contract-none = –
panel-trump = Trumf
panel-tricks = Stikk
panel-points = Poeng
panel-log = Logg
told-title = Dette er sagt
told-nothing = Ingenting ennå
panel-open-log = &Logg
side-ours = Du og Nord
side-theirs = Vest og Øst
side-pair = { $name0 } og { $name1 }
side-ours-short = Vi
side-theirs-short = De
panel-total = Totalt
panel-to-go = { $points } igjen

## Score sheet

sheet-hand = Hånd { $hand }
sheet-side = Hvem
sheet-points = Tok
sheet-scores = Får
sheet-totals = Totalt
sheet-next = &Neste hånd
sheet-won = Du og Nord vinner spillet!
sheet-lost = Vest og Øst vinner spillet.
sheet-winner = { $you ->
    [yes] Du vinner spillet!
   *[no] { $name } vinner spillet.
  }
sheet-pair-won = { $name } vinner spillet!
sheet-finish = &Avslutt her
sheet-draw = Spillet endte uavgjort.
sheet-standing = { $name } ({ $standing })
sheet-again = &Nytt spill
sheet-start = Sta&rtside
sheet-so-far = Spillet så langt
sheet-practice = Øving: Noe er angret i dette spillet.

## Watching a record

replay-choose = Se et opptak
replay-files = Cardtable-spill
replay-look-in = &Se i:
replay-file-type = Fil&type:
replay-play = Spill av
replay-pause = Pause
replay-back = Ett trinn tilbake
replay-forward = Ett trinn frem
replay-previous = Begynnelsen av hånden, eller hånden før
replay-next = Neste hånd
replay-place = Hånd { $hand } av { $hands }, trinn { $step } av { $steps }
replay-close = L&ukk
replay-sheet-back = Ett trinn til&bake
replay-ends = Opptaket slutter her
replay-bad = Dette spillet kan ikke vises
replay-damaged = { $name } lar seg ikke lese som et spill. Linje { $line }: { $why }
replay-unreadable = { $name } kunne ikke leses: { $why }

## Asking

ask-abandon = Gi opp spillet?
ask-abandon-text = Spillet som er i gang (hånd { $hand }, { $ours } : { $theirs }), legges uferdig i arkivet.
ask-abandon-yes = &Gi opp
ask-abandon-no = Spill vi&dere

## Settings

settings-title = Innstillinger
settings-done = &Ferdig
settings-reset-all = &Nullstill alt
settings-reset = Tilbake til standard
settings-language = Språk
settings-look = Utseende
settings-motion = Bevegelse
settings-table = Bord
setting-language = Språk
setting-language-system = Følger systemet
setting-language-en = English
setting-language-it = Italiano
setting-language-nb = Norsk bokmål
setting-language-ko = 한국어
setting-letters = Bokstaver på tarotkortene
setting-letters-language = Følger språket
setting-letters-fr = Franske: R, D, C, V
setting-high_contrast = Høy kontrast
setting-high_contrast-hint = Svart og hvitt, tykke streker
setting-high_contrast-system = Følger systemet
setting-high_contrast-on = På
setting-high_contrast-off = Av
setting-appearance = Paneler
setting-appearance-hint = Alltid mørke når bordfargen er natt
setting-appearance-system = Følger systemet
setting-appearance-light = Lyse
setting-appearance-dark = Mørke
setting-contrast = Kontrast
setting-grain = Korn
setting-temperature = Fargetemperatur
setting-cloth = Bordfarge
setting-cloth-green = Grønn
setting-cloth-blue = Blå
setting-cloth-wine = Vinrød
setting-cloth-light = Lys
setting-cloth-night = Natt
setting-cards = Kort
setting-cards-standard = Standard
setting-cards-white = Hvite
setting-cards-dim = Dempede
setting-cards-dark = Mørke
setting-four_colours = Franske kort i fire farger
setting-scale = Størrelse på tekst og knapper
setting-scale-hint = Så langt vinduet har plass
setting-speed = Animasjon
setting-speed-hint = Følger systemet: normal, eller av når systemet ber om mindre bevegelse
setting-speed-system = Følger systemet
setting-speed-slow = Langsom
setting-speed-normal = Normal
setting-speed-fast = Rask
setting-speed-off = Av
setting-hold = Et fullt stikk blir liggende
setting-hold-none = Ikke
setting-hold-short = Kort tid
setting-hold-normal = Normalt
setting-hold-long = Lenge
setting-hold-click = Til du klikker
setting-partner = Makkeren din ved bordet
setting-partner-hard = Spiller alltid på vanskelig
setting-partner-level = Spiller på valgt nivå
setting-rows = En stor hånd
setting-rows-one = På én rad
setting-rows-two = På to rader
setting-click = Et klikk på et kort
setting-click-game = Avhenger av spillet
setting-click-plays = Spiller det
setting-click-chooses = Velger det
setting-card_names = Vis navnet på kortet under pekeren
setting-card_names-hint = Også med tastene: hvem som har det, hva det teller
setting-running_points = Vis poeng underveis
setting-log = Vis loggen
switch-on = På
switch-off = Av
percent = { $value } %

## The guide

guide-title = Veiledning
guide-table = Bordet og tastene
guide-contents = Innhold
guide-index = Stikkord
guide-find = Finn et ord
guide-found = { $count ->
    [0] Ingenting her
    [one] På { $count } sted
   *[other] På { $count } steder
  }
guide-elsewhere = { $book }: { $count }
guide-back = Tilbake
guide-forward = Fremover
guide-key = Tast
guide-key-does = Hva den gjør

## Help and about

help-close = L&ukk
about-title = Om Cardtable
about-text =
    Cardtable { $version }, et kortbord for stikkspill.
    Python { $python }, Qt { $qt }.
    { $compiled ->
        [yes] Søket på vanskelig nivå er kompilert.
       *[no] Søket på vanskelig nivå er ikke kompilert her: Spillerne ser på færre kort og spiller litt svakere.
    }

    Program: MIT-lisens, bidragsyterne til Cardtable.
    Kort, bord og ikon: CC0 1.0.
    Source Sans 3, Fraunces og Noto Sans KR: SIL Open Font License 1.1.

    Spillene lagres i { $folder }
about-copy = &Kopier

key-arrows = Piltaster, Enter
key-arrows-does = Velg et kort og spill det; i auksjonen: endre meldingen og meld; når du kaster: gå videre når alle kortene er valgt
key-piles = Pil opp, pil ned
key-piles-does = Fra hånden til bunkene foran deg, og tilbake
key-space = Mellomrom
key-space-does = Plukk ut kortet du står på, eller legg det tilbake; mens kort beveger seg: gå videre
key-digits = 1 … 9, 0
key-digits-does = Spill eller velg det første … tiende kortet
key-bid = Enter, P
key-bid-does = Meld, pass
key-trump = { tallyho-suit-keys }
key-trump-does = Velg rød, gul, grønn eller svart som trumf
key-last = L
key-last-does = Vis siste stikk
key-skip = Mellomrom, Esc eller et klikk på bordet
key-skip-does = Hopp over det som beveger seg
key-undo = Ctrl+Z
key-undo-does = Angre det siste valget ditt
key-restart = Ctrl+R
key-restart-does = Start hånden på nytt
key-new = Ctrl+N
key-new-does = Nytt spill
key-watch = Ctrl+O
key-watch-does = Se et opptak av et spill
key-tell = Ctrl+T, F6
key-tell-does = Fortell hvordan det står til på bordet: hvem som står for tur, stikket, kontrakten, og hva som ligger åpent
key-contrast = Ctrl+Shift+H
key-contrast-does = Høy kontrast, på og av
key-settings = Ctrl+,
key-settings-does = Innstillinger
key-full = F11
key-full-does = Fullskjerm
key-help = F1
key-help-does = Denne siden
key-quit = Ctrl+Q
key-quit-does = Avslutt; spillet blir liggende som det er

error-open = Spillet kunne ikke åpnes for skriving: { $why }.
error-title = Noe gikk galt
error-text = Det oppsto en feil i selve programmet. Detaljene ligger i { $file }. Spillet er trygt lagret.
already-open = Cardtable er allerede åpent med denne profilen: Vinduet er hentet frem.
