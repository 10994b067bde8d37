# The first lessons: what the coach says beside the table. A step is lesson-GAME-STEP; "-task" is what is to be done;
# what follows a step's name otherwise is said to a wrong answer ("-else": to any other). At most 45 words a step.
# The cards were set up: what is said of them is true of every learner's hand. North, East and West are the others.

lesson-title = Prima lezione · passo { $step } di { $steps }
lesson-name = Prima lezione
lesson-begin = Una mano per imparare: le carte sono preparate apposta, e non si segna niente.
lesson-watch = Giusto. Ora guarda che cosa succede.
lesson-wrong = Non proprio
lesson-hint = La risposta è quella cerchiata.
lesson-hint-amount = { $amount } andrebbe bene.
lesson-next = Ava&nti
lesson-next-first = Prima leggi, poi premi Avanti
lesson-skip = Salta la l&ezione
lesson-play-on = &Finisci la mano
lesson-again = &Ripeti
lesson-end = Questa era la prima lezione
lesson-leave = Lasciare la lezione?
lesson-leave-text = La ritrovi nella pagina iniziale e nel menu Aiuto.
lesson-stay = Con&tinua la lezione
lesson-sheet = La mano della lezione

## Tallyho
# You: green 13 12 9 8, the Fox, yellow 1 7, black 13 10, red 7. In the Den: green 6, red 12, yellow 9, black 9 6.

lesson-tallyho-counters = Eccoci a Tallyho. Tu e Nord giocate contro Ovest ed Est. Una presa vale i contatori che ci sono dentro: 15 ogni 1, 10 ogni 14 e ogni 10, 5 ogni 5, e 20 la Volpe. Tu ne hai tre.
lesson-tallyho-ranks = In ogni colore la carta più alta è l’1; poi vengono il 14, il 13 e così via, fino al 5. La Volpe è sempre una briscola, la più bassa: batte tutti gli altri colori, ma nessuna briscola.
lesson-tallyho-bid = Est ha dichiarato 120. Chi dichiara di più prende le cinque carte della Tana, sceglie la briscola e dei 200 punti deve fare almeno quelli dichiarati. Con quattro verdi, la Volpe e un 1 si può dichiarare.
lesson-tallyho-bid-task = Dichiara da 125 a 150.
lesson-tallyho-bid-pass = Così la Tana va a Est, che sceglie la briscola. Con questi verdi, la Volpe e un 1 puoi andare oltre 120.
lesson-tallyho-bid-high = La tua coppia deve fare i punti che dichiari, altrimenti li perde. Per questa mano, più di 150 su 200 sono troppi.
lesson-tallyho-discard = La Tana è tua, e in cambio ci scarti cinque carte. Se ti liberi di tutto un colore, potrai tagliarlo. Tieni le carte alte e i contatori.
lesson-tallyho-discard-task = Scarta i due rossi e tre carte basse, gialle o nere. Scegli il verde come briscola.
lesson-tallyho-discard-trump = La briscola migliore è il tuo colore più lungo: cinque verdi, e con loro la Volpe.
lesson-tallyho-discard-fox = La Volpe non si scarta mai. Resta con te finché non c’è una presa sicura per lei.
lesson-tallyho-discard-green = I verdi saranno briscole, e le briscole fanno le prese. Tienili tutti.
lesson-tallyho-discard-high = Tieni le carte alte e i contatori: fanno una presa, o ne arricchiscono una di Nord. Quello che è nella Tana va a chi fa l’ultima presa.
lesson-tallyho-discard-else = Un rosso che ti resta lo devi giocare quando si apre a rosso. Scartali tutti e due, con tre carte basse, gialle o nere.
lesson-tallyho-draw = Apri tu, e tutti devono seguire il tuo colore, se possono. Finché Ovest ed Est hanno briscole, possono tagliare le tue carte buone. Perciò prima fai cadere le briscole.
lesson-tallyho-draw-task = Gioca la briscola più alta.
lesson-tallyho-draw-fox = La Volpe no! È la briscola più bassa: se Ovest o Est la batte, addio ai suoi 20 punti.
lesson-tallyho-draw-low = Ovest o Est potrebbe prenderla con una briscola piccola. Gioca la più alta.
lesson-tallyho-draw-side = Finché Ovest ed Est hanno briscole, possono tagliarla. Prima falle cadere.
lesson-tallyho-fox = Nord ha preso con il 14 e ora apre con l’1 verde. Nessuna carta lo batte: questa presa è già vostra. Qui la Volpe è al sicuro.
lesson-tallyho-fox-task = Porta a casa la Volpe.
lesson-tallyho-fox-trump = Si può. Ma sotto l’1 di Nord la Volpe è al sicuro, e i suoi 20 punti sono vostri.
lesson-tallyho-fox-suit = Si è aperto a verde e tu ne hai: devi rispondere. Anche la Volpe è verde, finché il verde è briscola.
lesson-tallyho-smear = Finora sono 60 punti, e Ovest ed Est non hanno più briscole. Nord apre con l’1 rosso, che nessuno può battere. Tu non hai rossi, e puoi giocare quello che vuoi.
lesson-tallyho-smear-task = Dai un contatore a Nord.
lesson-tallyho-smear-trump = La presa è già di Nord: una briscola qui è sprecata. Mettici dei punti, piuttosto.
lesson-tallyho-smear-ace = L’1 giallo farà una presa tutta sua. Tienilo, e dai un altro contatore.
lesson-tallyho-smear-else = Così non aggiungi niente. Il 10 nero porta dieci punti, che da solo difficilmente farebbe.
lesson-tallyho-ruff = Stavolta sta vincendo il 14 rosso di Est, con i suoi dieci punti. Tu non hai rossi, e puoi tagliare.
lesson-tallyho-ruff-task = Fai la presa.
lesson-tallyho-ruff-ace = Non è né un rosso né una briscola: qui non può vincere, e i suoi 15 punti andrebbero a Est.
lesson-tallyho-ruff-else = Così la presa resta a Est. La vince qualsiasi briscola.
lesson-tallyho-cash = Hai preso, quindi apri. Nessun altro ha più briscole: la carta più alta di un colore vince di sicuro, e Nord può metterci dei punti.
lesson-tallyho-cash-task = Apri con una carta che nessuno batte.
lesson-tallyho-cash-trump = Prende, sì. Ma le briscole ti daranno anche l’ultima presa: tienile fino ad allora.
lesson-tallyho-cash-black = L’1 nero è ancora in giro, e la batte.
lesson-tallyho-cash-else = Può essere battuta. Apri con l’1 di quel colore.
lesson-tallyho-last = Nord ha messo un 10: la tua coppia è a 125 punti. L’ultima presa ne vale altri 20, e porta quello che è nella Tana. Le briscole ti servono a questo.
lesson-tallyho-score = Se la tua coppia fa almeno quanto hai dichiarato, segna tutto quello che ha preso; se no, perde i punti dichiarati. Gli altri tengono in ogni caso i loro punti. Vince la partita la prima coppia a 500.
lesson-tallyho-end = Ora sai dichiarare, far cadere le briscole, caricare le prese del compagno e portare a casa la Volpe. Restano da giocare cinque prese.

## Piedicavallo
# You: trumps 21 18 15 11 8 4 1, the Matto, king 2 3 6 of cups, queen of coins, jack 8 of batons, queen 7 of swords.

lesson-piedicavallo-points = Eccoci a Piedicavallo. Giochi con Nord. I Re, il 21, il Bagatto (il tarocco 1) e il Matto contano 5, le Donne 4, i Cavalli 3, i Fanti 2, ogni altra carta 1: in tutto 114 punti.
lesson-piedicavallo-suits = Sotto il Fante vengono le cartine. A coppe e denari la migliore è l’asso, la peggiore il 6; a spade e bastoni la migliore è il 10. Il tarocco più alto è il 21, il più basso il Bagatto.
lesson-piedicavallo-discard = Dai le carte tu, e delle tue 17 ne metti due a dormire. I loro punti sono tuoi, se la tua coppia fa una presa. Se ti liberi di tutto un seme, potrai tagliarlo.
lesson-piedicavallo-discard-task = Fai dormire le due spade.
lesson-piedicavallo-discard-five = I Re, il 21, il Bagatto e il Matto non dormono mai: le carte da 5 punti si conquistano nelle prese.
lesson-piedicavallo-discard-trump = Un tarocco può dormire solo se in mano non ne restano, o se restano solo tarocchi e Re.
lesson-piedicavallo-discard-coin = La Donna dormirebbe bene. Ma sono meglio due carte dello stesso seme: senza spade puoi tagliare.
lesson-piedicavallo-discard-else = Sono meglio due carte dello stesso seme: senza spade puoi tagliare.
lesson-piedicavallo-bagatto = Est ha aperto con il Re di spade, e dopo di te non gioca nessuno. Non hai spade e devi tagliare: vince qualsiasi tarocco. Il Bagatto conta 5, ma è il più basso: qui nessuno può batterlo.
lesson-piedicavallo-bagatto-task = Porta a casa il Bagatto.
lesson-piedicavallo-bagatto-trump = Prende anche questo. Ma di rado il Bagatto è al sicuro come qui, dove dopo di te non gioca nessuno.
lesson-piedicavallo-bagatto-matto = Il Matto si può giocare in qualsiasi momento, ma non prende mai. Il Re resterebbe a Est.
lesson-piedicavallo-bagatto-must = Non hai spade e hai dei tarocchi: allora devi tagliare.
lesson-piedicavallo-farlo = Insieme alla carta puoi anche dire qualcosa: sempre il vero, e lo sentono tutti. I tuoi bastoni sono bassi, ma Nord può averne uno alto. «Farlo!» chiede a Nord di fare la presa.
lesson-piedicavallo-farlo-task = Scegli l’8 di bastoni, di’ «farlo!» e giocalo.
lesson-piedicavallo-farlo-jack = Tieni il Fante, che conta 2. Per chiedere basta l’8.
lesson-piedicavallo-farlo-king = Il tuo Re prende, ma può aspettare. Prima scopri che cosa ha Nord, con un bastone basso.
lesson-piedicavallo-farlo-trump = I tarocchi ti serviranno dopo. Apri con un bastone basso e lascia la presa a Nord.
lesson-piedicavallo-farlo-matto = Il Matto non prende niente. Tienilo per una presa in cui ti salva una carta alta.
lesson-piedicavallo-farlo-silent = La carta è giusta. Ma insieme di’ qualcosa: scegli «farlo!», poi giocala.
lesson-piedicavallo-farlo-else = Apri piuttosto con un bastone basso, e chiedi la presa a Nord.
lesson-piedicavallo-batto = Nord ha preso con il Re e ha battuto il pugno sul tavolo: «batto» vuol dire che ha il bastone più alto ancora in gioco. L’hanno sentito tutti. Presto varrà una presa.
lesson-piedicavallo-matto = Sta vincendo il Re di Ovest, e di denari hai solo la Donna: 4 punti. Il Matto si può giocare al posto di qualsiasi carta. Non prende mai, ma resta alla tua coppia.
lesson-piedicavallo-matto-task = Salva la Donna.
lesson-piedicavallo-matto-queen = Se la prende il Re di Ovest, con i suoi 4 punti. Il Matto li salva.
lesson-piedicavallo-king = Il Matto resta a te, la presa va a Ovest, che apre a coppe. Devi rispondere. La più alta è il tuo Re.
lesson-piedicavallo-king-task = Fai la presa.
lesson-piedicavallo-king-low = Troppo bassa. Prendi con il Re: così poi apri tu, e Nord può aggiungere punti.
lesson-piedicavallo-lead = Nord ha messo una Donna sulla tua presa. Ora apri tu: ricorda il suo «batto».
lesson-piedicavallo-lead-task = Apri nel seme di cui Nord ha la carta più alta.
lesson-piedicavallo-lead-trump = I tuoi tarocchi non servono: questa presa Nord la fa anche senza.
lesson-piedicavallo-lead-cups = Nord ha detto batto a bastoni, non a coppe.
lesson-piedicavallo-lead-coin = Prenderebbe anche lei. Ma dai retta a Nord, che ha detto batto a bastoni.
lesson-piedicavallo-count = Ha preso la Donna di Nord. Alla fine si contano le carte: quelle delle vostre prese e le due a dormire, che sono vostre perché una presa l’avete fatta. Dei 114 punti, chi ne ha di più vince la mano.
lesson-piedicavallo-match = Una partita è di quattro mani: ognuno dà le carte una volta, e vince chi fa più punti. Quanto si può dire al tavolo lo scegli prima della partita, fra le opzioni.
lesson-piedicavallo-end = Ora sai mettere carte a dormire, portare a casa il Bagatto, chiedere al compagno, capire un «batto» e usare il Matto. Restano da giocare dieci prese.

## French tarot
# You: trumps 21 17 14 12 9 6 5 3 1, the Excuse, jack 10 9 4 of hearts, queen of clubs, king jack 8 6 3 2 of spades;
# on your piles king of hearts (queen beneath), 3 of diamonds, 10 of spades, trump 10, 6 of hearts, 9 of spades.

lesson-tarot-bouts = Eccoci ai Tarocchi francesi, in due. Decidono tre carte, i bout: il 21, il Petit (il trionfo 1) e la Scusa. Tu li hai tutti e tre. Più ne vinci, meno punti ti servono.
lesson-tarot-piles = Davanti a te ci sono sei pile di tre carte. Quelle scoperte contano come la tua mano. Se ne giochi una, dopo la presa si scopre quella sotto. Anche le carte scoperte di Nord le vedi.
lesson-tarot-excuse = Nord apre con il re di fiori. Di fiori hai solo la regina, che vale 3½ punti. La Scusa si può giocare al posto di qualsiasi carta. Non prende mai, ma resta a te, per mezzo punto.
lesson-tarot-excuse-task = Salva la regina.
lesson-tarot-excuse-queen = Se la prende il re, con i suoi 3½ punti. La Scusa ti costa solo mezzo punto.
lesson-tarot-pile = Ora il 9 di quadri. In mano non ne hai, ma sulle tue pile ce n’è uno: conta anche quello, e con quello devi rispondere.
lesson-tarot-pile-task = Rispondi al seme.
lesson-tarot-pile-trump = Puoi tagliare solo se non hai quadri. Ma sulla pila hai il 3.
lesson-tarot-petit = Una regina di quadri, e tu quadri non ne hai più: devi tagliare. Il Petit è un bout, ma è il trionfo più basso. Qui nessuno può batterlo.
lesson-tarot-petit-task = Porta a casa il Petit.
lesson-tarot-petit-trump = Prende anche questo. Ma di rado il Petit è al sicuro come qui, dove dopo di te non gioca nessuno.
lesson-tarot-king = Apri tu. Nord ha una carta di cuori scoperta: se apri a cuori deve rispondere, e non può tagliare. La più alta è il tuo re.
lesson-tarot-king-task = Apri con il re di cuori, dalla sua pila.
lesson-tarot-king-top = Il 21 vince sempre, presto o tardi. Tienilo.
lesson-tarot-king-else = Il re di cuori vince di sicuro, e vale 4½ punti. Apri con lui finché Nord deve rispondere.
lesson-tarot-queen = Il re ha preso, e sotto si è scoperta una regina: ora è la più alta di cuori. E Nord ha ancora una carta di cuori con cui deve rispondere.
lesson-tarot-queen-task = Apri con la regina di cuori.
lesson-tarot-queen-trump = Tieni i trionfi: la regina vince anche senza.
lesson-tarot-queen-else = Ora la regina è la più alta di cuori, e Nord deve rispondere. Vince di sicuro.
lesson-tarot-target = Il pannello mostra i tuoi punti e quanti te ne servono. Senza bout servono 56 punti su 91, con uno 51, con due 41, con tutti e tre 36. Uno di voi due ne ha sempre abbastanza.
lesson-tarot-score = Chi ha abbastanza punti segna 25, più quelli oltre il necessario; l’altro non segna niente. Il Petit proprio nell’ultima presa porta 10 punti a chi la fa, e ne toglie 10 all’altro.
lesson-tarot-end = Ora sai rispondere da una pila, scoprire una carta, usare la Scusa e portare a casa il Petit. Una mano ha 39 prese: il più è ancora da giocare.

## Thousand
# You: ace king queen of hearts, ace of diamonds, king 9 of spades, 9 of clubs. The packet: 10 9 of diamonds, jack of clubs.

lesson-thousand-ranks = Eccoci a Mille, dove ognuno gioca per sé. Un Asso conta 11, un Dieci 10, un Re 4, una Regina 3, un Jack 2, un Nove niente. È anche il loro ordine: il Dieci batte il Re.
lesson-thousand-marriage = Re e Regina di un seme sono un Matrimonio. Apri con una delle due carte mentre hai l’altra in mano, e vale: cuori 100, quadri 80, fiori 60, picche 40. Da lì in poi il seme è briscola. Il tuo porta 100.
lesson-thousand-bid = Est deve giocare per 100, se nessuno punta di più. Chi punta di più prende il mazzo, tre carte, e deve raggiungere la puntata. Il tuo Matrimonio vale 100; altri punti li portano gli Assi.
lesson-thousand-bid-task = Punta da 110 a 140.
lesson-thousand-bid-pass = Così gioca Est, e il mazzo è suo. Con un Matrimonio da 100 in mano dovresti giocare tu.
lesson-thousand-bid-high = Puoi contare su 100, più una quarantina nelle prese. Se manchi la puntata, la perdi tutta.
lesson-thousand-give = Hai mostrato il mazzo e l’hai preso. Ora dai una carta a ogni avversario. Se ti liberi di tutto un seme, potrai tagliarlo.
lesson-thousand-give-task = Dai via i due fiori.
lesson-thousand-give-marriage = Mai spezzare un Matrimonio! Re e Regina insieme portano 100, da soli quasi niente.
lesson-thousand-give-high = Gli Assi e i Dieci fanno prese e contano di più. Tienili.
lesson-thousand-give-club = Così ti resta un fiori, e quando si apre a fiori va giocato. Dalli via tutti e due.
lesson-thousand-contract = Con le carte che hai ora puoi rialzare ancora una volta. Nessuno può più superarti, ma il contratto va mantenuto.
lesson-thousand-contract-task = Gioca per 140 al massimo.
lesson-thousand-contract-high = Puoi contare su 100, più una quarantina nelle prese. Se manchi il contratto, lo perdi tutto.
lesson-thousand-declare = Apri tu. Prima del tuo Matrimonio non c’è briscola. Apri con una delle due carte: se viene battuta, la Regina costa meno.
lesson-thousand-declare-task = Dichiara il Matrimonio con la Regina.
lesson-thousand-declare-king = Lo dichiara anche il Re. Ma se viene battuto, perdi la carta più alta. Apri con la Regina.
lesson-thousand-declare-single = La sua Regina non ce l’hai: questo Re non dichiara niente.
lesson-thousand-declare-ace = Prenderebbe, e apriresti ancora tu. Ma prima vengono i tuoi 100 punti: fanno di cuori la briscola.
lesson-thousand-declare-else = Così non dichiari niente. Apri con la Regina di cuori.
lesson-thousand-kept = Ovest l’ha battuta con il Dieci: chi può superare una carta deve farlo. La presa è persa, i tuoi 100 punti no. E la briscola è cuori.
lesson-thousand-trump = Ovest apre con l’Asso di fiori. Tu fiori non ne hai, e devi tagliare. Se in tavola ci fosse già una briscola, dovresti superarla.
lesson-thousand-trump-task = Taglia con la tua carta di cuori più bassa.
lesson-thousand-trump-ace = Prende anche lui. Ma tieni l’Asso: farà cadere l’ultima briscola.
lesson-thousand-trump-side = Non hai fiori e hai cuori: allora devi tagliare.
lesson-thousand-draw = La presa è tua, e apri tu. Di cuori è ancora in giro solo il Nove. Potrebbe tagliare i tuoi quadri.
lesson-thousand-draw-task = Fallo cadere con l’Asso.
lesson-thousand-draw-side = Il Nove di cuori potrebbe tagliarla. Prima fallo cadere.
lesson-thousand-draw-low = Può essere battuta. Prima fai cadere l’ultima briscola: poi i tuoi quadri sono al sicuro.
lesson-thousand-cash = Non ci sono più briscole. Di quadri hai l’Asso e il Dieci: nessuno può batterli.
lesson-thousand-cash-task = Apri con uno dei due.
lesson-thousand-cash-low = Ogni altra carta di quadri batte il Nove. Apri con l’Asso o il Dieci.
lesson-thousand-cash-spade = L’Asso di picche è ancora in giro. Apri con una carta che nessuno può battere.
lesson-thousand-score = 100 con il Matrimonio e più di 40 nelle prese: il contratto è mantenuto. Segni quanto hai puntato; se l’avessi mancato, lo perderesti. Gli altri segnano quello che hanno preso.
lesson-thousand-end = Ora sai puntare, tenere insieme un Matrimonio, dichiararlo e far cadere le briscole. Vince la partita chi arriva per primo a 1000. Restano da giocare quattro prese.
