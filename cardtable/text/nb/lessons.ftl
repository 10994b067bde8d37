# The first lessons: what the coach says beside the table. A step is lesson-GAME-STEP; "-task" is what is to be done;
# what follows a step's name otherwise is said to a wrong answer ("-else": to any other). At most 45 words a step.
# The cards were set up: what is said of them is true of every learner's hand. North, East and West are the others.

lesson-title = Første leksjon · trinn { $step } av { $steps }
lesson-name = Første leksjon
lesson-begin = En hånd å lære av: Kortene er lagt til rette, og resultatet teller ikke.
lesson-watch = Riktig. Se hva som skjer nå.
lesson-wrong = Ikke helt
lesson-hint = Ringen viser svaret.
lesson-hint-amount = Prøv med { $amount }.
lesson-next = &Neste
lesson-next-first = Les først, og trykk så Neste
lesson-skip = &Avslutt leksjonen
lesson-play-on = S&pill hånden ferdig
lesson-again = &En gang til
lesson-end = Det var den første leksjonen
lesson-leave = Avslutte leksjonen?
lesson-leave-text = Du finner den igjen på startsiden og i menyen Hjelp.
lesson-stay = &Fortsett leksjonen
lesson-sheet = Hånden i leksjonen

## Tallyho
# You: green 13 12 9 8, the Fox, yellow 1 7, black 13 10, red 7. In the Den: green 6, red 12, yellow 9, black 9 6.

lesson-tallyho-counters = Velkommen til Tallyho. Du og Nord spiller mot Vest og Øst. I stikkene er det poengkortene som teller: 15 for hver 1-er, 10 for hver 14-er og 10-er, 5 for hver 5-er og 20 for Reven. Du har tre av dem.
lesson-tallyho-ranks = I hver farge er 1-eren høyest; så kommer 14, 13 og så videre ned til 5. Reven er alltid trumf, men den laveste av dem: Den slår alle de andre fargene, men ingen trumf.
lesson-tallyho-bid = Øst har meldt 120. Den som melder høyest, tar de fem kortene i Hiet og velger trumf, men må til gjengjeld ta så mange av de 200 poengene som ble meldt. Fire grønne, Reven og en 1-er er verdt en melding.
lesson-tallyho-bid-task = Meld mellom 125 og 150.
lesson-tallyho-bid-pass = Da får Øst Hiet og velger trumf. Med så mye grønt, Reven og en 1-er kan du melde mer enn 120.
lesson-tallyho-bid-high = Laget ditt må ta så mye som du melder, ellers taper dere det. Mer enn 150 av 200 poeng er for mye for denne hånden.
lesson-tallyho-discard = Hiet er ditt, og fem kort skal kastes tilbake i det. Kvitter du deg med en hel farge, kan du trumfe den. Behold høye kort og poengkort.
lesson-tallyho-discard-task = Kast begge de røde og tre lave kort, gule eller svarte. Velg grønn som trumf.
lesson-tallyho-discard-trump = Den lengste fargen din blir den beste trumfen: fem grønne, og Reven attpå.
lesson-tallyho-discard-fox = Reven kan aldri kastes. Den blir hos deg til det kommer et trygt stikk for den.
lesson-tallyho-discard-green = Grønn skal bli trumf, og trumf tar stikk. Behold alle de grønne.
lesson-tallyho-discard-high = Behold høye kort og poengkort: De tar et stikk, eller de gjør Nords stikk mer verdt. Det som ligger i Hiet, går til den som tar siste stikk.
lesson-tallyho-discard-else = En rød du beholder, må du legge når rød blir spilt ut. Kast begge, og tre lave kort, gule eller svarte.
lesson-tallyho-draw = Du spiller ut, og alle må følge farge hvis de kan. Så lenge Vest og Øst har trumf, kan de trumfe de gode kortene dine. Trekk derfor trumfen deres først.
lesson-tallyho-draw-task = Spill ut din høyeste trumf.
lesson-tallyho-draw-fox = Ikke Reven! Den er den laveste trumfen: Vest eller Øst slår den og får de 20 poengene.
lesson-tallyho-draw-low = Den kan Vest eller Øst slå med en liten trumf. Spill ut den høyeste.
lesson-tallyho-draw-side = Det kortet kan bli trumfet så lenge Vest og Øst har trumf. Trekk trumfen først.
lesson-tallyho-fox = Nord tok stikket med 14-eren og spiller nå ut grønn 1. Ingen kort slår den, så laget ditt får helt sikkert stikket. Her er Reven trygg.
lesson-tallyho-fox-task = Få Reven hjem.
lesson-tallyho-fox-trump = Det har du lov til. Men under 1-eren til Nord er Reven trygg, og du får de 20 poengene.
lesson-tallyho-fox-suit = Grønn er spilt ut, og du har grønt, så du må følge farge. Reven er også grønn så lenge grønn er trumf.
lesson-tallyho-smear = Det er 60 poeng så langt, og Vest og Øst har ikke mer trumf. Nord spiller ut rød 1, som ingen kan slå. Du har ingen røde, så du kan legge hva du vil.
lesson-tallyho-smear-task = Gi Nord et poengkort.
lesson-tallyho-smear-trump = Stikket er allerede Nords: En trumf i det er bortkastet. Legg på poeng i stedet.
lesson-tallyho-smear-ace = Gul 1 tar et stikk selv. Behold den, og gi et annet poengkort.
lesson-tallyho-smear-else = Det gir ingenting. Svart 10 gir ti poeng, og alene tar den neppe noe stikk.
lesson-tallyho-ruff = Denne gangen leder rød 14 fra Øst, og den er verdt ti poeng. Du har ingen røde, så du kan trumfe.
lesson-tallyho-ruff-task = Ta stikket.
lesson-tallyho-ruff-ace = Den er verken rød eller trumf, så den tar ikke stikket: Øst ville fått de 15 poengene.
lesson-tallyho-ruff-else = Da får Øst stikket. Hvilken som helst trumf tar det.
lesson-tallyho-cash = Du tok stikket og spiller ut. Ingen andre har trumf nå: Det høyeste kortet i en farge er et sikkert stikk, og Nord kan legge på poeng.
lesson-tallyho-cash-task = Spill ut et kort ingen kan slå.
lesson-tallyho-cash-trump = Den tar stikket. Men trumfene tar siste stikk for deg også: Spar dem til da.
lesson-tallyho-cash-black = Svart 1 er ikke spilt ennå, og den er høyere.
lesson-tallyho-cash-else = Den kan slås. Spill ut 1-eren i samme farge.
lesson-tallyho-last = Nord la på en 10-er: Laget ditt har 125 poeng. Siste stikk gir 20 til, og det som ligger i Hiet. Det er det du har spart trumfene til.
lesson-tallyho-score = Klarer laget ditt meldingen, får det alt det tok. Hvis ikke, taper det så mye som ble meldt. De andre beholder uansett det de tok. Laget som først har 500 poeng, vinner spillet.
lesson-tallyho-end = Nå kan du melde, trekke trumf, gi poeng til makkerens stikk og få Reven hjem. Det er fem stikk igjen.

## Piedicavallo
# You: trumps 21 18 15 11 8 4 1, the Matto, king 2 3 6 of cups, queen of coins, jack 8 of batons, queen 7 of swords.

lesson-piedicavallo-points = Velkommen til Piedicavallo. Du spiller sammen med Nord. Konger, 21, bagattoen (trumf 1) og Matto teller 5, dronninger 4, springere 3, knekter 2 og alle andre kort 1: 114 poeng i alt.
lesson-piedicavallo-suits = Under knekten kommer tallkortene. I kopper og mynter er 1 det beste av dem og 6 det dårligste; i sverd og staver er 10 best. Den høyeste trumfen er 21, den laveste er bagattoen.
lesson-piedicavallo-discard = Du er giver og lar to av de 17 kortene dine sove. De teller for laget ditt hvis det tar et stikk. Kvitter du deg med en hel farge, kan du trumfe den.
lesson-piedicavallo-discard-task = La begge sverdene sove.
lesson-piedicavallo-discard-five = Konger, 21, bagattoen og Matto sover aldri: Kort på 5 poeng må vinnes i stikk.
lesson-piedicavallo-discard-trump = En trumf kan bare sove hvis du ikke har flere trumfer igjen, eller bare trumfer og konger.
lesson-piedicavallo-discard-coin = Dronningen ville sovet godt. Men to kort i samme farge er bedre: Uten sverd kan du trumfe.
lesson-piedicavallo-discard-else = To kort i samme farge er bedre: Uten sverd kan du trumfe.
lesson-piedicavallo-bagatto = Øst spilte ut konge i sverd, og du er sistemann. Du har ingen sverd og må trumfe; hvilken trumf som helst tar stikket. Bagattoen teller 5, men er den laveste trumfen: Her kan ingen slå den.
lesson-piedicavallo-bagatto-task = Få bagattoen hjem.
lesson-piedicavallo-bagatto-trump = Den tar også stikket. Men bagattoen er sjelden så trygg som her, der ingen spiller etter deg.
lesson-piedicavallo-bagatto-matto = Matto kan du spille når som helst, men den tar aldri stikk. Øst ville beholdt kongen.
lesson-piedicavallo-bagatto-must = Du har ingen sverd, men du har trumf: Da må du trumfe.
lesson-piedicavallo-farlo = Til et kort kan du også si noe: Det er alltid sant, og alle hører det. Du har bare lave staver, men Nord har kanskje en høy. «Farlo!» ber Nord om å ta stikket.
lesson-piedicavallo-farlo-task = Velg 8 i staver, si «farlo!» og spill kortet.
lesson-piedicavallo-farlo-jack = Behold knekten, den teller 2. 8-eren gjør nytten like godt.
lesson-piedicavallo-farlo-king = Kongen din tar stikk, men kan vente. Finn først ut hva Nord har, med et lavt kort i staver.
lesson-piedicavallo-farlo-trump = Trumfene får du bruk for senere. Spill ut lavt i staver, og la Nord ta stikket.
lesson-piedicavallo-farlo-matto = Matto tar aldri stikk. Spar den til den kan redde et høyt kort.
lesson-piedicavallo-farlo-silent = Det er riktig kort. Men si noe til det: Velg «farlo!», og spill det så.
lesson-piedicavallo-farlo-else = Spill heller ut lavt i staver, og be Nord ta stikket.
lesson-piedicavallo-batto = Nord tok det med kongen og banket i bordet: «Batto» betyr at Nord har det høyeste kortet i staver som ikke er spilt ennå. Alle har hørt det. Snart er det verdt et stikk.
lesson-piedicavallo-matto = Kongen til Vest leder, og i mynter har du bare dronningen: 4 poeng. Matto kan du spille i stedet for et hvilket som helst kort. Den tar aldri stikk, men blir hos laget ditt.
lesson-piedicavallo-matto-task = Redd dronningen.
lesson-piedicavallo-matto-queen = Kongen til Vest tar henne, og 4 poeng. Matto redder dem.
lesson-piedicavallo-king = Matto er din, men Vest fikk stikket og spiller ut kopper. Du må følge farge. Kongen din er høyest.
lesson-piedicavallo-king-task = Ta stikket.
lesson-piedicavallo-king-low = For lavt. Ta stikket med kongen: Du vil ha utspillet, og Nord kan legge på poeng.
lesson-piedicavallo-lead = Nord la på en dronning i stikket ditt. Nå spiller du ut: Husk at Nord banket.
lesson-piedicavallo-lead-task = Spill ut fargen der Nord har det høyeste kortet.
lesson-piedicavallo-lead-trump = Trumfene trengs ikke: Nord tar dette stikket uten dem.
lesson-piedicavallo-lead-cups = Nord banket ikke for kopper, men for staver.
lesson-piedicavallo-lead-coin = Dronningen er høyest nå, men hun kan vente. Nord banket for staver.
lesson-piedicavallo-count = Dronningen til Nord tok stikket. Til slutt telles alle kortene: de i stikkene deres, og de to som sover, for laget ditt har jo tatt et stikk. Laget med flest av de 114 poengene vinner hånden.
lesson-piedicavallo-match = Et spill er fire utdelinger: Alle deler ut én gang, og flest poeng vinner. Hvor mye som kan sies ved bordet, bestemmer du før et spill, under Valg.
lesson-piedicavallo-end = Nå kan du la kort sove, få bagattoen hjem, be makkeren om noe, tyde et bank i bordet og bruke Matto. Det er ti stikk igjen.

## French tarot
# You: trumps 21 17 14 12 9 6 5 3 1, the Excuse, jack 10 9 4 of hearts, queen of clubs, king jack 8 6 3 2 of spades;
# on your piles king of hearts (queen beneath), 3 of diamonds, 10 of spades, trump 10, 6 of hearts, 9 of spades.

lesson-tarot-bouts = Velkommen til Fransk tarot for to. Tre kort avgjør, boutene: 21, Petit (trumf 1) og Narren. Du har alle tre. Jo flere av dem du vinner, desto færre poeng trenger du.
lesson-tarot-piles = Foran deg ligger seks bunker med tre kort. De åpne kortene regnes som en del av hånden. Har du spilt et av dem, blir kortet under snudd etter stikket. Du ser også hva som ligger åpent hos Nord.
lesson-tarot-excuse = Nord spiller ut kløver konge. Din eneste kløver er dronningen, verdt 3½ poeng. Narren kan du spille i stedet for et hvilket som helst kort. Den tar aldri stikk, men du beholder den mot et halvt poeng.
lesson-tarot-excuse-task = Redd dronningen.
lesson-tarot-excuse-queen = Kongen tar henne, og 3½ poeng. Narren koster deg bare et halvt poeng.
lesson-tarot-pile = Så kommer ruter 9. Du har ingen ruter på hånden, men én øverst på en bunke: Den teller med, så du må følge med den.
lesson-tarot-pile-task = Følg farge.
lesson-tarot-pile-trump = Du kan bare trumfe når du ikke har ruter. Men du har 3-eren på en bunke.
lesson-tarot-petit = Ruter dronning, og du har ikke flere ruter: Da må du trumfe. Petit er en bout, men den laveste trumfen. Her kan ingen slå den.
lesson-tarot-petit-task = Få Petit hjem.
lesson-tarot-petit-trump = Den tar også stikket. Men Petit er sjelden så trygg som her, der ingen spiller etter deg.
lesson-tarot-king = Du spiller ut. Hos Nord ligger en hjerter åpent. Da må Nord følge farge og kan ikke trumfe. Kongen din er høyest i hjerter.
lesson-tarot-king-task = Spill ut hjerter konge fra bunken.
lesson-tarot-king-top = 21 tar alltid stikk, tidlig eller sent. Spar den.
lesson-tarot-king-else = Hjerter konge er et sikkert stikk, og verdt 4½ poeng. Spill ham ut mens Nord må følge farge.
lesson-tarot-queen = Kongen tok stikket, og kortet under ble snudd: en dronning, som nå er høyest i hjerter. Og Nord har fremdeles en hjerter å følge med.
lesson-tarot-queen-task = Spill ut hjerter dronning.
lesson-tarot-queen-trump = Spar trumfene: Dronningen tar stikket uten dem.
lesson-tarot-queen-else = Dronningen er høyest i hjerter nå, og Nord må følge farge. Hun er et sikkert stikk.
lesson-tarot-target = Panelet viser poengene dine og hva du trenger. Uten bouts trenger du 56 av de 91 poengene, med én 51, med to 41, med alle tre 36. En av dere har alltid nok.
lesson-tarot-score = Den som har nok, får 25 og alle poengene ut over det som trengtes; den andre får ingenting. Petit i det aller siste stikket gir 10 til den som tar det, og koster den andre 10.
lesson-tarot-end = Nå kan du følge farge fra en bunke, avdekke et kort, bruke Narren og få Petit hjem. En hånd har 39 stikk: De fleste er igjen.

## Thousand
# You: ace king queen of hearts, ace of diamonds, king 9 of spades, 9 of clubs. The packet: 10 9 of diamonds, jack of clubs.

lesson-thousand-ranks = Velkommen til Tusen, der alle spiller for seg selv. Et ess teller 11, en tier 10, en konge 4, en dame 3, en knekt 2 og en nier ingenting. Det er også rekkefølgen: Tieren slår kongen.
lesson-thousand-marriage = Konge og dame i samme farge er et ekteskap. Spiller du ut den ene mens du har den andre, teller det: hjerter 100, ruter 80, kløver 60, spar 40. Fargen er trumf fra da av. Ditt gir 100.
lesson-thousand-bid = Øst må spille 100 hvis ingen melder mer. Den som melder høyest, får talongen, tre kort, og må klare meldingen. Ekteskapet ditt er 100; essene gir mer.
lesson-thousand-bid-task = Meld mellom 110 og 140.
lesson-thousand-bid-pass = Da spiller Øst og får talongen. Med et ekteskap på 100 på hånden bør det være du som spiller.
lesson-thousand-bid-high = Du kan regne med 100, og rundt 40 i stikk. Klarer du ikke det du melder, taper du alt sammen.
lesson-thousand-give = Du viste talongen og tok den. Nå skal hver motstander få et kort av deg. Kvitter du deg med en hel farge, kan du trumfe den.
lesson-thousand-give-task = Gi bort begge kløverne.
lesson-thousand-give-marriage = Splitt aldri et ekteskap! Konge og dame gir 100 sammen, men nesten ingenting hver for seg.
lesson-thousand-give-high = Ess og tiere tar stikk og teller mest. Behold dem.
lesson-thousand-give-club = Da sitter du igjen med en kløver, og den må du legge når kløver blir spilt ut. Gi bort begge.
lesson-thousand-contract = Med kortene du har nå, kan du høyne meldingen en gang til. Ingen kan melde over deg, men du må klare den.
lesson-thousand-contract-task = Spill høyst 140.
lesson-thousand-contract-high = Du kan regne med 100, og rundt 40 i stikk. Klarer du det ikke, taper du hele kontrakten.
lesson-thousand-declare = Du spiller ut. Før ekteskapet ditt er ingenting trumf. Spill ut en av de to: Blir den slått, er det damen som koster minst.
lesson-thousand-declare-task = Inngå ekteskapet ved å spille ut damen.
lesson-thousand-declare-king = Det blir ekteskap med kongen også. Men blir han slått, mister du det høyeste av de to. Spill ut damen.
lesson-thousand-declare-single = Du har ikke damen hans, så denne kongen gir ikke noe ekteskap.
lesson-thousand-declare-ace = Esset tar stikket, og du spiller ut igjen. Men de 100 poengene kommer først: De gjør hjerter til trumf.
lesson-thousand-declare-else = Det gir ikke noe ekteskap. Spill ut hjerter dame.
lesson-thousand-kept = Vest slo den med tieren: Den som kan gå over, må gjøre det. Stikket er tapt, men ikke de 100 poengene dine. Og hjerter er trumf.
lesson-thousand-trump = Vest spiller ut kløver ess. Du har ingen kløver, så du må trumfe. Lå det en trumf på bordet, måtte du ha gått over den.
lesson-thousand-trump-task = Trumf med den laveste hjerteren.
lesson-thousand-trump-ace = Det tar også stikket. Men spar esset: Det trekker den siste trumfen.
lesson-thousand-trump-side = Du har ingen kløver, men du har hjerter: Da må du trumfe.
lesson-thousand-draw = Stikket er ditt, og du spiller ut. Én hjerter er ikke spilt ennå: nieren. Den kan trumfe ruterne dine.
lesson-thousand-draw-task = Trekk den med esset ditt.
lesson-thousand-draw-side = Hjerter ni kan trumfe det kortet. Trekk den først.
lesson-thousand-draw-low = Det kortet kan slås. Trekk den siste trumfen først: Da er ruterne dine trygge.
lesson-thousand-cash = Det er ingen trumf igjen. I ruter har du ess og ti: Dem kan ingen slå.
lesson-thousand-cash-task = Spill ut en av de to.
lesson-thousand-cash-low = Alle høyere ruter slår nieren. Spill ut esset eller tieren.
lesson-thousand-cash-spade = Spar ess er ikke spilt ennå. Spill ut et kort ingen kan slå.
lesson-thousand-score = 100 for ekteskapet og mer enn 40 i stikk: Kontrakten er i havn. Du får det du meldte; hadde du gått bet, ville du tapt like mye. De andre får det de tok.
lesson-thousand-end = Nå kan du melde, holde et ekteskap samlet, inngå det og trekke trumf. Den som først har 1000 poeng, vinner spillet. Det er fire stikk igjen.
