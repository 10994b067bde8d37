# The first lessons: what the coach says beside the table. A step is lesson-GAME-STEP; "-task" is what is to be done;
# what follows a step's name otherwise is said to a wrong answer ("-else": to any other). At most 45 words a step.
# The cards were set up: what is said of them is true of every learner's hand. North, East and West are the others.

lesson-title = First lesson · step { $step } of { $steps }
lesson-name = First lesson
lesson-begin = A hand to learn by: its cards were set up, and nothing of it counts.
lesson-watch = Right. See what happens now.
lesson-wrong = Not quite
lesson-hint = The ring shows the answer.
lesson-hint-amount = { $amount } would do.
lesson-next = &Next
lesson-next-first = Read first, then press Next
lesson-skip = S&kip the lesson
lesson-play-on = &Play it to the end
lesson-again = &Once more
lesson-end = That was the first lesson
lesson-leave = Leave the lesson?
lesson-leave-text = You find it again on the start page and in the menu Help.
lesson-stay = Go &on with the lesson
lesson-sheet = The hand of the lesson

## Tallyho
# You: green 13 12 9 8, the Fox, yellow 1 7, black 13 10, red 7. In the Den: green 6, red 12, yellow 9, black 9 6.

lesson-tallyho-counters = Welcome to Tallyho. You and North play against West and East. Tricks are worth their counters: 15 for each 1, 10 for each 14 and each 10, 5 for each 5, and 20 for the Fox. You hold three of them.
lesson-tallyho-ranks = In each colour the 1 is the highest card; then come 14, 13 and so on down to 5. The Fox is always a trump, and the lowest of them: he beats every other colour, but no trump.
lesson-tallyho-bid = East has bid 120. Whoever bids most takes the five cards of the Den, names the trump, and must then win that many of the 200 points. Four greens, the Fox and a 1 are worth a bid.
lesson-tallyho-bid-task = Bid between 125 and 150.
lesson-tallyho-bid-pass = Then East has the Den, and names the trump. With these greens, the Fox and a 1 you can bid more than 120.
lesson-tallyho-bid-high = Your side must win as much as you bid, or it loses the bid. More than 150 of 200 points is too much for this hand.
lesson-tallyho-discard = The Den is yours, and five cards go back into it. Be rid of a whole colour, and you can trump it. Keep high cards and counters.
lesson-tallyho-discard-task = Put back both reds and three low cards of yellow or black. Name green as trump.
lesson-tallyho-discard-trump = Your longest colour makes the best trump: five greens, and the Fox with them.
lesson-tallyho-discard-fox = The Fox may never be put back. He stays with you until there is a safe trick for him.
lesson-tallyho-discard-green = Green will be trump, and trumps win tricks. Keep them all.
lesson-tallyho-discard-high = Keep high cards and counters: they win a trick, or make North’s trick worth more. What lies in the Den goes to whoever wins the last trick.
lesson-tallyho-discard-else = A red that stays must be played when red is led. Put back both, and three low cards of yellow or black.
lesson-tallyho-draw = You lead, and everybody must follow your colour if they can. While West and East hold trumps they can trump your good cards. So draw their trumps first.
lesson-tallyho-draw-task = Lead your highest trump.
lesson-tallyho-draw-fox = Not the Fox! He is the lowest trump: West or East could beat him, and take his 20 points.
lesson-tallyho-draw-low = West or East could win it with a small trump. Lead the highest one.
lesson-tallyho-draw-side = It can be trumped as long as West and East hold trumps. Draw those first.
lesson-tallyho-fox = North won with the 14, and now leads the green 1. No card beats it, so your side is sure of this trick. Here the Fox is safe.
lesson-tallyho-fox-task = Bring the Fox home.
lesson-tallyho-fox-trump = You may. But under North’s 1 the Fox is safe, and his 20 points are yours.
lesson-tallyho-fox-suit = Green is led and you hold green, so you must follow. The Fox is green too, as long as green is trump.
lesson-tallyho-smear = That is 60 points so far, and West and East have no trump left. North leads the red 1, which nobody can beat. You have no red, so you may play anything.
lesson-tallyho-smear-task = Give North a counter.
lesson-tallyho-smear-trump = The trick is North’s already: a trump on it is a trump wasted. Add points instead.
lesson-tallyho-smear-ace = The yellow 1 wins a trick of its own. Keep it, and give another counter.
lesson-tallyho-smear-else = That adds nothing. The black 10 adds ten points, which it could hardly win by itself.
lesson-tallyho-ruff = This time East’s red 14 is winning, and ten points with it. You have no red, so you may trump.
lesson-tallyho-ruff-task = Take the trick.
lesson-tallyho-ruff-ace = It is not red and no trump, so it cannot win here: East would get its 15 points.
lesson-tallyho-ruff-else = That leaves the trick to East. Any trump wins it.
lesson-tallyho-cash = You won, so you lead. Nobody else holds a trump now: the highest card of a colour is sure to win, and North can add to it.
lesson-tallyho-cash-task = Lead a card that nobody can beat.
lesson-tallyho-cash-trump = It wins. But trumps will win you the last trick too: keep them until then.
lesson-tallyho-cash-black = The black 1 is still out, and beats it.
lesson-tallyho-cash-else = It can be beaten. Lead the 1 of that colour.
lesson-tallyho-last = North added a 10: your side has 125 points. The last trick is worth 20 more, and brings what lies in the Den. That is what your trumps are for.
lesson-tallyho-score = If your side reaches its bid, it scores all that it took. If not, it loses the bid. The others keep what they took in any case. The first pair with 500 points wins the match.
lesson-tallyho-end = You can bid, draw trumps, add points to your partner’s tricks, and bring a Fox home. Five tricks are still to play.

## Piedicavallo
# You: trumps 21 18 15 11 8 4 1, the Matto, king 2 3 6 of cups, queen of coins, jack 8 of batons, queen 7 of swords.

lesson-piedicavallo-points = Welcome to Piedicavallo. You play with North. Kings, the 21, the bagatto (trump 1) and the Matto count 5, queens 4, knights 3, jacks 2, every other card 1: 114 points in all.
lesson-piedicavallo-suits = Below the jack come the numbers. Of cups and coins the 1 is the best of them, the 6 the worst; of swords and batons the 10 is the best. The highest trump is the 21, the lowest the bagatto.
lesson-piedicavallo-discard = You deal, and lay two of your 17 cards asleep. Their points are yours if your side wins a trick. Be rid of a whole suit, and you can trump it.
lesson-piedicavallo-discard-task = Lay both swords asleep.
lesson-piedicavallo-discard-five = Kings, the 21, the bagatto and the Matto never sleep: cards of 5 points must be won in tricks.
lesson-piedicavallo-discard-trump = A trump may sleep only if no trump remains in the hand, or nothing but trumps and kings.
lesson-piedicavallo-discard-coin = The queen would sleep well. But two cards of one suit are better: without swords you can trump.
lesson-piedicavallo-discard-else = Two cards of one suit are better: without swords you can trump.
lesson-piedicavallo-bagatto = East led the king of swords, and you play last. You have no sword, so you must trump; any trump wins. The bagatto counts 5 but is the lowest trump: here nobody can beat it.
lesson-piedicavallo-bagatto-task = Bring the bagatto home.
lesson-piedicavallo-bagatto-trump = It wins too. But the bagatto is seldom as safe as here, where nobody plays after you.
lesson-piedicavallo-bagatto-matto = The Matto may be played at any time, but never wins. The king would stay with East.
lesson-piedicavallo-bagatto-must = You have no sword and hold trumps: then you must trump.
lesson-piedicavallo-farlo = With a card you may also say something: always true, and heard by all. Your batons are low, but North may have a high one. “Farlo!” asks North to win the trick.
lesson-piedicavallo-farlo-task = Choose the 8 of batons, say “farlo!”, and play it.
lesson-piedicavallo-farlo-jack = Keep the jack, which counts 2. The 8 asks just as well.
lesson-piedicavallo-farlo-king = Your king wins, but can wait. First find out what North holds, with a low baton.
lesson-piedicavallo-farlo-trump = You will need your trumps later. Lead a low baton, and let North win.
lesson-piedicavallo-farlo-matto = The Matto wins nothing. Keep it for a trick in which it saves a high card.
lesson-piedicavallo-farlo-silent = The right card. But say something with it: choose “farlo!”, then play it.
lesson-piedicavallo-farlo-else = Lead a low baton instead, and ask North to win it.
lesson-piedicavallo-batto = North took it with the king, and knocked on the table: “batto” means that North holds the highest baton still to come. Everybody has heard it. It will soon be worth a trick.
lesson-piedicavallo-matto = West’s king is winning, and your only coin is the queen: 4 points. The Matto may be played in place of any card. It never wins, but stays with your side.
lesson-piedicavallo-matto-task = Save the queen.
lesson-piedicavallo-matto-queen = West’s king takes her, and 4 points. The Matto saves them.
lesson-piedicavallo-king = The Matto is yours, the trick is West’s, who leads cups. You must follow. Your king is the highest of them.
lesson-piedicavallo-king-task = Win the trick.
lesson-piedicavallo-king-low = Too low. Take the trick with the king: you want the lead, and North can add points.
lesson-piedicavallo-lead = North added a queen to your trick. Now you lead: remember North’s knock.
lesson-piedicavallo-lead-task = Lead the suit of which North has the highest card.
lesson-piedicavallo-lead-trump = Your trumps are not needed: North wins this trick without them.
lesson-piedicavallo-lead-cups = North has not knocked for cups, but for batons.
lesson-piedicavallo-lead-coin = She would win too, and can wait. North has knocked for batons.
lesson-piedicavallo-count = North’s queen won. At the end all cards are counted: those in your tricks, and the two asleep, which are yours because you have won a trick. The pair with more of the 114 points wins the hand.
lesson-piedicavallo-match = A match is four hands: everybody deals once, and the most points win. How much may be said at the table you choose before a match, among its options.
lesson-piedicavallo-end = You can lay cards asleep, bring the bagatto home, ask your partner, understand a knock, and use the Matto. Ten tricks are still to play.

## French tarot
# You: trumps 21 17 14 12 9 6 5 3 1, the Excuse, jack 10 9 4 of hearts, queen of clubs, king jack 8 6 3 2 of spades;
# on your piles king of hearts (queen beneath), 3 of diamonds, 10 of spades, trump 10, 6 of hearts, 9 of spades.

lesson-tarot-bouts = Welcome to French tarot for two. Three cards decide it, the bouts: the 21, the Petit (trump 1) and the Excuse. You hold all three. The more of them you win, the fewer points you need.
lesson-tarot-piles = Six piles of three lie before you. Their open cards count as your hand. When you have played one, the card beneath is turned, after the trick. You see what lies open with North, too.
lesson-tarot-excuse = North leads the king of clubs. Your only club is the queen, worth 3½ points. The Excuse may be played in place of any card. It never wins, but it stays with you, for half a point.
lesson-tarot-excuse-task = Save the queen.
lesson-tarot-excuse-queen = The king takes her, and 3½ points. The Excuse costs you half a point only.
lesson-tarot-pile = Now the 9 of diamonds. There is no diamond in your hand, but one on your piles: it counts, so you must follow with it.
lesson-tarot-pile-task = Follow suit.
lesson-tarot-pile-trump = You may trump only without a diamond. The 3 on your pile is one.
lesson-tarot-petit = A queen of diamonds, and you have no diamond left: so you must trump. The Petit is a bout, but the lowest trump. Here nobody can beat it.
lesson-tarot-petit-task = Bring the Petit home.
lesson-tarot-petit-trump = It wins too. But the Petit is seldom as safe as here, where nobody plays after you.
lesson-tarot-king = You lead. A heart lies open with North, who must follow with hearts then, and cannot trump. Your king is the highest of them.
lesson-tarot-king-task = Lead the king of hearts from its pile.
lesson-tarot-king-top = The 21 always wins, early or late. Keep it.
lesson-tarot-king-else = The king of hearts is sure to win, and worth 4½ points. Lead it while North must follow.
lesson-tarot-queen = The king won, and the card beneath was turned: a queen, now the highest heart. And there is still a heart that North must follow with.
lesson-tarot-queen-task = Lead the queen of hearts.
lesson-tarot-queen-trump = Keep your trumps: the queen wins without them.
lesson-tarot-queen-else = The queen is the highest heart now, and North must follow. She is sure to win.
lesson-tarot-target = The panel shows your points and your need. With no bout you need 56 of the 91 points, with one 51, with two 41, with all three 36. One of you always has enough.
lesson-tarot-score = Who has enough scores 25 and every point above the need; the other scores nothing. The Petit in the very last trick brings 10 to whoever takes it, and costs the other 10.
lesson-tarot-end = You can follow from a pile, uncover a card, use the Excuse, and bring the Petit home. A hand has 39 tricks: most of it is still to play.

## Thousand
# You: ace king queen of hearts, ace of diamonds, king 9 of spades, 9 of clubs. The packet: 10 9 of diamonds, jack of clubs.

lesson-thousand-ranks = Welcome to Thousand, where everybody plays alone. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2, a nine nothing. They also rank in this order: the ten beats the king.
lesson-thousand-marriage = King and queen of a suit are a marriage. Lead one while you hold the other, and it counts: hearts 100, diamonds 80, clubs 60, spades 40. The suit is trump from then on. Yours brings 100.
lesson-thousand-bid = East must play for 100 unless somebody bids more. The highest bidder gets the packet, three cards, and must reach the bid. Your marriage is 100; your aces bring more.
lesson-thousand-bid-task = Bid between 110 and 140.
lesson-thousand-bid-pass = Then East plays, and gets the packet. With a marriage of 100 in your hand the game should be yours.
lesson-thousand-bid-high = You may count on 100 and some 40 in tricks. If you miss your bid, you lose all of it.
lesson-thousand-give = You showed the packet and took it. Now each opponent gets a card from you. Be rid of a whole suit, and you can trump it.
lesson-thousand-give-task = Give away both clubs.
lesson-thousand-give-marriage = Never break a marriage! King and queen bring 100 together, and hardly anything alone.
lesson-thousand-give-high = Aces and tens win tricks and count most. Keep them.
lesson-thousand-give-club = Then a club stays with you, which must be played when clubs are led. Give away both.
lesson-thousand-contract = For the cards you hold now you may raise your bid once more. Nobody can overbid you, but it must be reached.
lesson-thousand-contract-task = Play for 140 at most.
lesson-thousand-contract-high = You may count on 100 and some 40 in tricks. If you miss it, you lose all of it.
lesson-thousand-declare = You lead. Nothing is trump before your marriage. Lead one of the two: should it be beaten, the queen costs less.
lesson-thousand-declare-task = Declare your marriage with the queen.
lesson-thousand-declare-king = It declares the marriage too. But if it is beaten, you lose the higher card. Lead the queen.
lesson-thousand-declare-single = You do not hold its queen, so this king declares nothing.
lesson-thousand-declare-ace = It would win, and you would lead again. But your 100 points come first: they make hearts trump.
lesson-thousand-declare-else = That declares nothing. Lead the queen of hearts.
lesson-thousand-kept = West beat it with the ten: whoever can beat a card must do so. The trick is lost, but not your 100 points. And hearts are trump.
lesson-thousand-trump = West leads the ace of clubs. You have no club, so you must trump. If there were a trump on the table, you would have to beat it.
lesson-thousand-trump-task = Trump it with your lower heart.
lesson-thousand-trump-ace = It wins too. But keep the ace: it draws the last trump.
lesson-thousand-trump-side = You have no club and hold hearts: then you must trump.
lesson-thousand-draw = The trick is yours, and you lead. One heart is still out, the nine. It could trump your diamonds.
lesson-thousand-draw-task = Draw it with your ace.
lesson-thousand-draw-side = The nine of hearts could trump it. Draw it first.
lesson-thousand-draw-low = It can be beaten. First draw the last trump: then your diamonds are safe.
lesson-thousand-cash = No trump is left. Of diamonds you hold ace and ten: nobody can beat them.
lesson-thousand-cash-task = Lead one of the two.
lesson-thousand-cash-low = Any higher diamond beats the nine. Lead the ace or the ten.
lesson-thousand-cash-spade = The ace of spades is still out. Lead a card that nobody can beat.
lesson-thousand-score = 100 for the marriage and more than 40 in tricks: the contract is made. You score what you bid; if you had missed it, you would lose that much. The others score what they took.
lesson-thousand-end = You can bid, keep a marriage together, declare it, and draw trumps. The first with 1000 points wins a match. Four tricks are still to play.
