# The program around the games: pages, menus, settings, the parts of a table that all games share.

app-name = Cardtable
app-tagline = Un tavolo da carte per chi ama i giochi di presa

seat-south = Tu
seat-west = Ovest
seat-north = Nord
seat-east = Est

## Start page

start-resume-daily = &Riprendi il Giornaliero: { $day }
start-resume-free = Ri&prendi la tua partita
start-resume-state = Mano { $hand }, { $ours } : { $theirs }
start-daily = Giornali&ero
start-daily-hint = { $day }: stesse carte per tutti
start-new = &Nuova Partita
start-together = In&sieme su questo schermo…
start-resume-together = Riprendi la partita &condivisa
start-options = &Opzioni
start-lesson = Prima &lezione
start-level = Avversari e compagno
start-level-note = { $level ->
    [easy] Facile: dimentica le carte giocate.
    [hard] Difficile: guarda avanti e sa dedurre.
   *[other] Media: conta le carte.
  }
level-easy = Facile
level-medium = Media
level-hard = Difficile
start-daily-rules = Il Giornaliero ha sempre le regole predefinite.
start-set-aside = { $count ->
    [one] Un salvataggio danneggiato è stato messo da parte come { $name } ({ $why }).
   *[other] { $count } salvataggi danneggiati sono stati messi da parte, il primo come { $name } ({ $why }).
  } Non è stato cancellato nulla.
start-unreadable = Impossibile leggere { $name }: { $why }. Il file resta dov’è.

## Several people at one screen

cancel = A&nnulla
people-title = Più giocatori a questo schermo
people-text = Un sipario nasconde le carte ogni volta che il turno passa a un’altra persona.
people-person = Persona
people-cpu = Computer
people-name = Giocatore { $number }
people-name-of = Nome: { $seat }
people-level = Livello del computer
people-go = &Dai le carte
people-wrong-few = Servono almeno due persone allo stesso schermo.
people-wrong-empty = Ogni persona deve avere un nome.
people-wrong-twice = Due persone hanno lo stesso nome.
side-of-table-south = Sud
side-of-table-west = Ovest
side-of-table-north = Nord
side-of-table-east = Est
curtain-title = Tocca a { $name }
curtain-text = Cedi il posto. Le carte restano nascoste finché non arriva { $name }.
curtain-lift = Sono { $name }: mo&stra le mie carte

level-title = Livello di gioco
level-text = Le carte restano tutte dove sono; il nuovo livello vale dalla prossima decisione.
level-change = Cambia &livello

## Menus

menu-game = &Gioco
menu-move = &Mossa
menu-view = &Visualizza
menu-settings = &Impostazioni
menu-help = &Aiuto
menu-new = &Nuova Partita
menu-daily = &Giornaliero
menu-restart = &Ricomincia mano
menu-level = &Livello…
menu-watch = Ri&vedi una partita…
menu-start = &Pagina iniziale
menu-quit = &Esci
menu-undo = &Annulla
menu-last-trick = &Ultima presa
menu-skip = &Salta animazione
menu-full-screen = &Schermo intero
menu-log = &Cronaca
menu-points = &Punti parziali
menu-high-contrast = &Alto contrasto
menu-tell = &Tavolo a parole
menu-preferences = &Impostazioni…
menu-rules = &Guida
menu-lesson = Prima &lezione
menu-about = &Informazioni su Cardtable

## Table

dealer-mark = M
pile-den = Tana
pile-packet = Mazzo
pile-sleeping = A dormire
pile-laid = Scarto
toast-no-level = A questo tavolo il computer non gioca
toast-level = Livello: { $level }
toast-resumed = Partita ripresa
toast-undone = Mossa annullata: ora questa partita vale come allenamento
toast-restarted = Mano ricominciata: ora questa partita vale come allenamento
toast-click-on = Fai clic o premi un tasto per continuare
toast-nothing-to-undo = Non c’è niente da annullare
toast-no-last-trick = Non c’è ancora nessuna presa
toast-not-your-turn = Tocca a { $name }
toast-not-saved = Impossibile salvare la partita: { $why }. Libera un po’ di spazio; il tavolo aspetta.
toast-settings-not-saved = Impossibile salvare le impostazioni: { $why }
refused-follow = Devi rispondere a { $suit }: hai { $card }
refused-count = { $count ->
    [one] Hai già scelto una carta: fai clic per riprenderla
   *[other] Hai già scelto { $count } carte: fai clic su una per riprenderla
  }
chosen-of = { $count } su { $most }
press-pass = &Passa
ask-play-do = Gi&oca carta
slot-to = Per { $name }
bubble-pass = Passo
practice = Allenamento
spinner-less = Meno
spinner-more = Più
spinner-range = Di { $step } in { $step }, fino a { $high }
card-playable = { $card }, giocabile
card-choosable = { $card }, si può scegliere
card-not-playable = { $card }
card-chosen = { $card }, carta scelta
card-back = Carta coperta
card-on-pile = { $card }, sulla pila { $pile }
last-trick = Ultima presa
last-trick-won = { $you ->
    [yes] Hai preso tu
   *[no] Ha preso { $name }
  }

## What happens in every game

note-played-hand = { $you ->
    [yes] Giochi { $card }
   *[no] { $name } gioca { $card }
  }
note-trick = { $you ->
    [yes] La presa { $number } è tua
   *[no] La presa { $number } va a { $name }
  }

## The table in words: for screen readers, and at the press of a key

hand-name = Le tue carte
table-name = Tavolo
card-in-hand = { $card }, { $place } di { $count }
card-beneath = { $count ->
    [0] Sotto non c’è niente
    [one] Sotto c’è { $count } carta
   *[other] Sotto ci sono { $count } carte
  }
card-put-back = { $card }, carta rimessa a posto
captioned = { $caption }: { $value }
slot-filled = { $slot }: { $card }
card-worth = { $halves ->
    [0] nessun punto
    [1] mezzo punto
    [2] { $points } punto
   *[other] { $points } punti
  }
card-owner = { $you ->
    [yes] { $card }, carta tua
   *[no] { $card }, carta di { $name }
  }
card-played = { $you ->
    [yes] { $card }, carta giocata da te
   *[no] { $card }, carta giocata da { $name }
  }
turn-cards = { $question } Carte giocabili: { $lit } su { $count }.
table-asked = { $question }.
table-turn = Tocca a { $name }.
table-over = La mano è finita.
table-trick = Nella presa: { $plays }.
table-play = { $name } { $card }
table-ahead = { $you ->
    [yes] Per ora prendi tu.
   *[no] Per ora prende { $name }.
  }
table-contract = { $you ->
    [yes] Giochi per { $amount }.
   *[no] { $name } gioca per { $amount }.
  }
table-bid = { $you ->
    [yes] Miglior offerta: la tua, { $amount }.
   *[no] Miglior offerta: { $name }, { $amount }.
  }
table-trump = La briscola è { $suit }.
table-no-trump = Ancora nessuna briscola.
table-side = { $name }: { $tricks ->
    [0] nessuna presa
    [one] { $tricks } presa
   *[other] { $tricks } prese
  }{ $points ->
    [no] { "" }
    [one] , { $points } punto
   *[other] , { $points } punti
  }.
table-total = { $name }: { $total ->
    [one] { $total } punto nella partita.
   *[other] { $total } punti nella partita.
  }
table-piles = Sulle pile di { $name }: { $cards }.
table-pile = { $pile }: { $cards }.

## Score panel

panel-hand = Mano { $hand }
panel-contract = Contratto
panel-highest = Miglior offerta
panel-contract-none = –
panel-trump = Briscola
panel-tricks = Prese
panel-points = Punti
panel-log = Cronaca
told-title = Cosa si è detto
told-nothing = Ancora niente
panel-open-log = &Cronaca
side-ours = Tu e Nord
side-theirs = Ovest ed Est
side-pair = { $name1 ->
    [Est] { $name0 } ed { $name1 }
   *[other] { $name0 } e { $name1 }
  }
side-ours-short = Noi
side-theirs-short = Loro
panel-total = Totale
panel-to-go = { $points ->
    [one] manca { $points }
   *[other] mancano { $points }
  }

## Score sheet

sheet-hand = Mano { $hand }
sheet-side = Giocatori
sheet-points = Presi
sheet-scores = Segnati
sheet-totals = Totale
sheet-next = &Prossima mano
sheet-won = Tu e Nord avete vinto la partita!
sheet-lost = Ovest ed Est hanno vinto la partita.
sheet-winner = { $you ->
    [yes] Hai vinto la partita!
   *[no] { $name } ha vinto la partita.
  }
sheet-pair-won = { $name }: partita vinta!
sheet-finish = &Finisci qui
sheet-draw = La partita finisce in pareggio.
sheet-standing = { $name } ({ $standing })
sheet-again = &Nuova Partita
sheet-start = &Pagina iniziale
sheet-so-far = La partita finora
sheet-practice = Allenamento: in questa partita è stato annullato qualcosa.

## Watching a record

replay-choose = Rivedi una partita
replay-files = Partite di Cardtable
replay-look-in = &Cerca in:
replay-file-type = &Tipo di file:
replay-play = Avvia
replay-pause = Pausa
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-previous = Inizio della mano, o mano precedente
replay-next = Prossima mano
replay-place = Mano { $hand } di { $hands }, passo { $step } di { $steps }
replay-close = C&hiudi
replay-sheet-back = Un passo in&dietro
replay-ends = La registrazione finisce qui
replay-bad = Impossibile mostrare questa partita
replay-damaged = { $name } non contiene una partita leggibile. Riga { $line }: { $why }
replay-unreadable = Impossibile leggere { $name }: { $why }

## Asking

ask-abandon = Abbandonare la partita?
ask-abandon-text = La partita in corso (mano { $hand }, { $ours } : { $theirs }) va in archivio incompiuta.
ask-abandon-yes = A&bbandona
ask-abandon-no = &Resta al tavolo

## Settings

settings-title = Impostazioni
settings-done = &Fatto
settings-reset-all = &Reimposta tutto
settings-reset = Torna al valore predefinito
settings-language = Lingua
settings-look = Aspetto
settings-motion = Movimento
settings-table = Tavolo
setting-language = Lingua
setting-language-system = Come il sistema
setting-language-en = English
setting-language-it = Italiano
setting-language-nb = Norsk bokmål
setting-language-ko = 한국어
setting-letters = Lettere delle figure nei tarocchi
setting-letters-language = Come la lingua
setting-letters-fr = Francesi: R, D, C, V
setting-high_contrast = Alto contrasto
setting-high_contrast-hint = Bianco e nero, linee spesse
setting-high_contrast-system = Come il sistema
setting-high_contrast-on = Sì
setting-high_contrast-off = No
setting-appearance = Pannelli
setting-appearance-hint = Sul tavolo «Notte» sono comunque scuri
setting-appearance-system = Come il sistema
setting-appearance-light = Chiari
setting-appearance-dark = Scuri
setting-contrast = Contrasto
setting-grain = Grana
setting-temperature = Temperatura colore
setting-cloth = Colore del tavolo
setting-cloth-green = Verde
setting-cloth-blue = Blu
setting-cloth-wine = Vino
setting-cloth-light = Chiaro
setting-cloth-night = Notte
setting-cards = Carte
setting-cards-standard = Standard
setting-cards-white = Bianche
setting-cards-dim = Smorzate
setting-cards-dark = Scure
setting-four_colours = Quattro colori per i semi francesi
setting-scale = Dimensioni di testo e comandi
setting-scale-hint = Fin dove la finestra lo permette
setting-speed = Animazione
setting-speed-hint = Come il sistema: normale, o nessuna se il sistema chiede meno movimento
setting-speed-system = Come il sistema
setting-speed-slow = Lenta
setting-speed-normal = Normale
setting-speed-fast = Veloce
setting-speed-off = Nessuna
setting-hold = La presa completa resta
setting-hold-none = Per niente
setting-hold-short = Poco
setting-hold-normal = Normale
setting-hold-long = A lungo
setting-hold-click = Fino al clic
setting-partner = Il tuo compagno al tavolo
setting-partner-hard = Sempre Difficile
setting-partner-level = Al livello scelto
setting-rows = Molte carte in mano
setting-rows-one = Su una fila
setting-rows-two = Su due file
setting-click = Un clic su una carta
setting-click-game = Secondo il gioco
setting-click-plays = La gioca
setting-click-chooses = La sceglie
setting-card_names = Nome della carta sotto il puntatore
setting-card_names-hint = O raggiunta con i tasti: di chi è, quanto vale
setting-running_points = Mostra i punti parziali
setting-log = Mostra la cronaca
switch-on = Sì
switch-off = No
percent = { $value }%

## The guide

guide-title = Guida
guide-table = Il tavolo e i tasti
guide-contents = Sommario
guide-index = Indice analitico
guide-find = Cerca una parola
guide-found = { $count ->
    [0] Qui non c’è
    [one] In { $count } punto
   *[other] In { $count } punti
  }
guide-elsewhere = { $book }: { $count }
guide-back = Indietro
guide-forward = Avanti
guide-key = Tasto
guide-key-does = Che cosa fa

## Help and about

help-close = C&hiudi
about-title = Informazioni su Cardtable
about-text =
    Cardtable { $version }, un tavolo da carte per giochi di presa.
    Python { $python }, Qt { $qt }.
    { $compiled ->
        [yes] La ricerca del livello Difficile è compilata.
       *[no] Qui la ricerca del livello Difficile non è compilata: esamina meno carte e gioca un po’ peggio.
    }

    Programma: licenza MIT, Cardtable contributors.
    Carte, tavoli e icona: CC0 1.0.
    Source Sans 3, Fraunces e Noto Sans KR: SIL Open Font License 1.1.

    Le partite si trovano in { $folder }
about-copy = C&opia

key-arrows = Frecce, Invio
key-arrows-does = Scegli una carta e giocala; nell’asta, cambia l’offerta e confermala; nello scarto, vai avanti quando è completo
key-piles = Su, Giù
key-piles-does = Dalla mano alle pile davanti a te, e ritorno
key-space = Spazio
key-space-does = Scegli la carta evidenziata o rimettila a posto; mentre le carte si muovono, vai avanti
key-digits = 1…9, 0
key-digits-does = Gioca o scegli una carta, dalla prima alla decima
key-bid = Invio, P
key-bid-does = Fai l’offerta, passa
key-trump = { tallyho-suit-keys }
key-trump-does = Scegli come briscola rosso, giallo, verde o nero
key-last = L
key-last-does = Mostra l’ultima presa
key-skip = Spazio, Esc o un clic sul tavolo
key-skip-does = Salta il movimento in corso
key-undo = Ctrl+Z
key-undo-does = Annulla la tua ultima decisione
key-restart = Ctrl+R
key-restart-does = Ricomincia la mano
key-new = Ctrl+N
key-new-does = Nuova Partita
key-watch = Ctrl+O
key-watch-does = Rivedi una partita registrata
key-tell = Ctrl+T, F6
key-tell-does = Racconta il tavolo: a chi tocca, la presa, il contratto, le carte scoperte
key-contrast = Ctrl+Maiusc+H
key-contrast-does = Attiva o disattiva l’alto contrasto
key-settings = Ctrl+,
key-settings-does = Impostazioni
key-full = F11
key-full-does = Schermo intero
key-help = F1
key-help-does = Questa pagina
key-quit = Ctrl+Q
key-quit-does = Esci; la partita resta com’è

error-open = Impossibile aprire la partita in scrittura: { $why }.
error-title = Qualcosa è andato storto
error-text = C’è stato un errore del programma, annotato in { $file }. La partita è al sicuro nel suo file.
already-open = Cardtable è già aperto con questo profilo: la sua finestra è stata portata in primo piano.
