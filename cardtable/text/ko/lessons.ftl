# The first lessons: what the coach says beside the table. A step is lesson-GAME-STEP; "-task" is what is to be done;
# what follows a step's name otherwise is said to a wrong answer ("-else": to any other). At most 45 words a step.
# The cards were set up: what is said of them is true of every learner's hand. North, East and West are the others.

lesson-title = 첫 수업 · { $steps }단계 중 { $step }단계
lesson-name = 첫 수업
lesson-begin = 배우면서 하는 한 판입니다. 카드는 미리 짜 두었고, 결과는 어디에도 남지 않습니다.
lesson-watch = 맞습니다. 이제 어떻게 되는지 보세요.
lesson-wrong = 조금 아쉽습니다
lesson-hint = 테두리로 답을 표시했습니다.
lesson-hint-amount = { $amount }으로(로) 하면 됩니다.
lesson-next = 다음(&N)
lesson-next-first = 먼저 읽고 나서 ‘다음’을 누르세요
lesson-skip = 수업 건너뛰기(&K)
lesson-play-on = 끝까지 하기(&P)
lesson-again = 한 번 더(&O)
lesson-end = 첫 수업을 마쳤습니다
lesson-leave = 수업을 그만둘까요?
lesson-leave-text = 시작 화면과 도움말 메뉴에서 다시 할 수 있습니다.
lesson-stay = 수업 계속하기(&O)
lesson-sheet = 수업에서 한 판

## Tallyho
# You: green 13 12 9 8, the Fox, yellow 1 7, black 13 10, red 7. In the Den: green 6, red 12, yellow 9, black 9 6.

lesson-tallyho-counters = Tallyho에 오신 것을 환영합니다. 북쪽과 한 팀이 되어 서쪽, 동쪽과 겨룹니다. 트릭의 점수는 그 안에 든 득점 카드로 정해집니다. 1은 15점, 14와 10은 10점, 5는 5점, 여우는 20점입니다. 그중 세 장이 지금 손에 있습니다.
lesson-tallyho-ranks = 색마다 1이 가장 높고, 그다음이 14, 13 순으로 5까지 내려갑니다. 여우는 언제나 트럼프이고, 언제나 가장 낮은 트럼프입니다. 다른 색은 모두 이기지만 트럼프는 하나도 이기지 못합니다.
lesson-tallyho-bid = 동쪽이 120을 불렀습니다. 가장 높이 부른 사람은 굴의 카드 다섯 장을 가져가고 트럼프를 정합니다. 그 대신 200점 중에서 부른 만큼 따야 합니다. 초록 네 장에 여우와 1이 있으니 비드해 볼 만합니다.
lesson-tallyho-bid-task = 125에서 150 사이로 비드하세요.
lesson-tallyho-bid-pass = 그러면 동쪽이 굴을 가져가고 트럼프를 정합니다. 초록 네 장에 여우와 1이 있으니 120보다 높이 불러도 됩니다.
lesson-tallyho-bid-high = 우리 팀이 비드한 만큼 따지 못하면 비드만큼 잃습니다. 이 패로 200점 중 150점 넘게 따기는 무리입니다.
lesson-tallyho-discard = 굴을 얻었습니다. 이제 다섯 장을 굴에 버립니다. 한 색을 다 비우면 그 색이 나올 때 트럼프를 쓸 수 있습니다. 높은 카드와 득점 카드는 남기세요.
lesson-tallyho-discard-task = 빨강 두 장과 노랑이나 검정의 낮은 카드 세 장을 버리세요. 트럼프는 초록으로 정하세요.
lesson-tallyho-discard-trump = 가장 긴 색이 가장 좋은 트럼프가 됩니다. 초록이 다섯 장이고, 여우도 트럼프입니다.
lesson-tallyho-discard-fox = 여우는 절대로 버릴 수 없습니다. 여우를 내도 안전한 트릭이 올 때까지 데리고 있으세요.
lesson-tallyho-discard-green = 초록이 트럼프가 되고, 트럼프는 트릭을 땁니다. 모두 남기세요.
lesson-tallyho-discard-high = 높은 카드와 득점 카드는 남기세요. 트릭을 따거나, 북쪽이 딴 트릭의 점수를 높여 줍니다. 굴에 버린 것은 마지막 트릭을 딴 팀이 가져갑니다.
lesson-tallyho-discard-else = 빨강을 남기면 빨강이 나올 때 그것을 내야 합니다. 빨강 두 장과 노랑이나 검정의 낮은 카드 세 장을 버리세요.
lesson-tallyho-draw = 이제 리드할 차례입니다. 그 색이 있는 사람은 모두 따라 내야 합니다. 서쪽과 동쪽은 트럼프가 있는 동안 우리의 좋은 카드를 트럼프로 잡을 수 있습니다. 그러니 그 트럼프부터 빼내세요.
lesson-tallyho-draw-task = 가장 높은 트럼프로 리드하세요.
lesson-tallyho-draw-fox = 여우는 안 됩니다! 가장 낮은 트럼프라서 서쪽이나 동쪽이 잡고 20점을 가져갑니다.
lesson-tallyho-draw-low = 그러면 서쪽이나 동쪽이 작은 트럼프로도 딸 수 있습니다. 가장 높은 트럼프로 리드하세요.
lesson-tallyho-draw-side = 서쪽과 동쪽에게 트럼프가 있는 동안에는 그 카드가 트럼프에 잡힐 수 있습니다. 트럼프부터 빼내세요.
lesson-tallyho-fox = 북쪽이 14로 땄고, 이번에는 초록 1로 리드했습니다. 초록 1을 이기는 카드는 없으니 이 트릭은 틀림없이 우리 팀 것입니다. 여기서는 여우가 안전합니다.
lesson-tallyho-fox-task = 여우를 무사히 데려오세요.
lesson-tallyho-fox-trump = 그것도 낼 수는 있습니다. 하지만 북쪽의 1 밑에서는 여우가 안전하고, 20점이 우리 것이 됩니다.
lesson-tallyho-fox-suit = 초록으로 리드했고 손에 초록이 있으니 따라 내야 합니다. 초록이 트럼프이면 여우도 초록입니다.
lesson-tallyho-smear = 지금까지 60점이고, 서쪽과 동쪽에게는 트럼프가 없습니다. 북쪽이 아무도 이길 수 없는 빨강 1로 리드했습니다. 손에 빨강이 없으니 아무 카드나 낼 수 있습니다.
lesson-tallyho-smear-task = 북쪽의 트릭에 득점 카드를 실으세요.
lesson-tallyho-smear-trump = 이 트릭은 이미 북쪽 것이라 트럼프를 내면 낭비입니다. 그 대신 점수를 실으세요.
lesson-tallyho-smear-ace = 노랑 1은 제힘으로 트릭을 땁니다. 아껴 두고 다른 득점 카드를 실으세요.
lesson-tallyho-smear-else = 그 카드는 점수가 없습니다. 검정 10을 실으면 10점이 늘어납니다. 혼자서는 트릭을 따기 어려운 카드입니다.
lesson-tallyho-ruff = 이번에는 동쪽의 빨강 14가 이기고 있고, 10점이 걸려 있습니다. 손에 빨강이 없으니 트럼프를 쓸 수 있습니다.
lesson-tallyho-ruff-task = 이 트릭을 따세요.
lesson-tallyho-ruff-ace = 빨강도 트럼프도 아니어서 여기서는 이기지 못합니다. 15점을 동쪽에게 주게 됩니다.
lesson-tallyho-ruff-else = 그러면 트릭이 동쪽에게 갑니다. 트럼프라면 무엇이든 이깁니다.
lesson-tallyho-cash = 트릭을 땄으니 리드합니다. 이제 다른 사람에게는 트럼프가 없습니다. 색마다 가장 높은 카드는 반드시 이기고, 북쪽이 점수를 실어 줄 수 있습니다.
lesson-tallyho-cash-task = 아무도 이길 수 없는 카드로 리드하세요.
lesson-tallyho-cash-trump = 이기기는 합니다. 하지만 트럼프는 마지막 트릭도 따 줍니다. 그때까지 아껴 두세요.
lesson-tallyho-cash-black = 아직 나오지 않은 검정 1이 그 카드를 이깁니다.
lesson-tallyho-cash-else = 그 카드는 질 수 있습니다. 그 색의 1로 리드하세요.
lesson-tallyho-last = 북쪽이 10을 실어 주어 우리 팀은 125점입니다. 마지막 트릭을 따면 20점을 더 얻고, 굴에 버린 카드도 가져옵니다. 트럼프는 그때 쓰려고 남겨 둔 것입니다.
lesson-tallyho-score = 우리 팀이 비드를 채우면 딴 점수를 모두 득점하고, 못 채우면 비드만큼 잃습니다. 상대 팀은 어느 경우에나 딴 점수를 그대로 얻습니다. 먼저 500점에 이르는 팀이 게임에서 이깁니다.
lesson-tallyho-end = 이제 비드하고, 트럼프를 빼내고, 파트너의 트릭에 점수를 싣고, 여우를 무사히 데려올 줄 압니다. 아직 다섯 트릭이 남아 있습니다.

## Piedicavallo
# You: trumps 21 18 15 11 8 4 1, the Matto, king 2 3 6 of cups, queen of coins, jack 8 of batons, queen 7 of swords.

lesson-piedicavallo-points = Piedicavallo에 오신 것을 환영합니다. 북쪽과 한 팀입니다. 킹, 21, 바가토(트럼프 1), 바보는 5점, 퀸은 4점, 말은 3점, 잭은 2점, 나머지 카드는 모두 1점입니다. 다 합치면 114점입니다.
lesson-piedicavallo-suits = 잭 아래로는 숫자 카드입니다. 컵과 코인에서는 1이 가장 좋고 6이 가장 나쁩니다. 소드와 배턴에서는 10이 가장 좋습니다. 트럼프는 21이 가장 높고 바가토가 가장 낮습니다.
lesson-piedicavallo-discard = 딜러는 카드 17장 가운데 두 장을 재웁니다. 우리 팀이 트릭을 하나라도 따면 그 점수는 우리 것입니다. 한 슈트를 다 비우면 그 슈트가 나올 때 트럼프를 쓸 수 있습니다.
lesson-piedicavallo-discard-task = 소드 두 장을 재우세요.
lesson-piedicavallo-discard-five = 킹, 21, 바가토, 바보는 재울 수 없습니다. 5점짜리 카드는 트릭에서 따야 합니다.
lesson-piedicavallo-discard-trump = 트럼프를 재우려면 손에 트럼프가 하나도 남지 않거나 트럼프와 킹만 남아야 합니다.
lesson-piedicavallo-discard-coin = 퀸도 재우기 좋은 카드입니다. 하지만 한 슈트에서 두 장을 재우는 편이 낫습니다. 소드를 비우면 트럼프를 쓸 수 있습니다.
lesson-piedicavallo-discard-else = 한 슈트에서 두 장을 재우는 편이 낫습니다. 소드를 비우면 트럼프를 쓸 수 있습니다.
lesson-piedicavallo-bagatto = 동쪽이 소드 킹으로 리드했고, 이제 마지막 차례입니다. 소드가 없으니 트럼프를 내야 하는데, 어느 트럼프든 이깁니다. 바가토는 5점이지만 가장 낮은 트럼프입니다. 여기서는 아무도 바가토를 이길 수 없습니다.
lesson-piedicavallo-bagatto-task = 바가토를 무사히 데려오세요.
lesson-piedicavallo-bagatto-trump = 그것도 이깁니다. 하지만 바가토가 이만큼 안전할 때는 드뭅니다. 지금은 뒤에 낼 사람이 없습니다.
lesson-piedicavallo-bagatto-matto = 바보는 언제든지 낼 수 있지만 결코 이기지 못합니다. 킹은 동쪽 것이 됩니다.
lesson-piedicavallo-bagatto-must = 소드가 없고 트럼프가 있으니 트럼프를 내야 합니다.
lesson-piedicavallo-farlo = 카드를 내면서 말도 할 수 있습니다. 언제나 참말이고, 모두가 듣습니다. 손에 든 배턴은 낮지만 북쪽에게는 높은 것이 있을지도 모릅니다. “파를로!”는 북쪽에게 이번 트릭을 따 달라는 말입니다.
lesson-piedicavallo-farlo-task = 배턴 8과 “파를로!”를 고른 다음, 카드를 내세요.
lesson-piedicavallo-farlo-jack = 2점짜리 잭은 아껴 두세요. 8로도 똑같이 부탁할 수 있습니다.
lesson-piedicavallo-farlo-king = 킹은 이기지만 급하지 않습니다. 먼저 낮은 배턴으로 북쪽에게 무엇이 있는지 알아보세요.
lesson-piedicavallo-farlo-trump = 트럼프는 나중에 필요합니다. 낮은 배턴으로 리드하고 북쪽이 따게 하세요.
lesson-piedicavallo-farlo-matto = 바보는 아무것도 따지 못합니다. 높은 카드를 구해 줄 트릭이 올 때까지 아껴 두세요.
lesson-piedicavallo-farlo-silent = 카드는 맞습니다. 그런데 말도 함께 하세요. “파를로!”를 고른 다음 내세요.
lesson-piedicavallo-farlo-else = 그 대신 낮은 배턴으로 리드하고, 북쪽에게 따 달라고 하세요.
lesson-piedicavallo-batto = 북쪽이 킹으로 따고 테이블을 두드렸습니다. “배토”는 아직 안 나온 배턴 중 가장 높은 카드가 북쪽에게 있다는 뜻입니다. 모두가 들었습니다. 머지않아 트릭 하나를 가져다줄 것입니다.
lesson-piedicavallo-matto = 서쪽의 킹이 이기고 있는데, 손에 코인은 4점짜리 퀸뿐입니다. 바보는 어떤 카드 대신으로든 낼 수 있습니다. 결코 이기지 못하지만 우리 팀에 남습니다.
lesson-piedicavallo-matto-task = 퀸을 구하세요.
lesson-piedicavallo-matto-queen = 서쪽의 킹이 퀸을 잡아 4점을 가져갑니다. 바보를 내면 지킬 수 있습니다.
lesson-piedicavallo-king = 바보는 우리 팀에 남았고, 트릭을 딴 서쪽이 컵으로 리드했습니다. 따라 내야 합니다. 컵에서는 손에 든 킹이 가장 높습니다.
lesson-piedicavallo-king-task = 이 트릭을 따세요.
lesson-piedicavallo-king-low = 너무 낮습니다. 킹으로 따세요. 그래야 리드를 얻고, 북쪽이 점수를 실을 수 있습니다.
lesson-piedicavallo-lead = 북쪽이 이 트릭에 퀸을 실어 주었습니다. 이제 리드할 차례입니다. 북쪽이 테이블을 두드린 일을 떠올려 보세요.
lesson-piedicavallo-lead-task = 북쪽에게 가장 높은 카드가 있는 슈트로 리드하세요.
lesson-piedicavallo-lead-trump = 트럼프는 필요 없습니다. 이 트릭은 트럼프 없이도 북쪽이 땁니다.
lesson-piedicavallo-lead-cups = 북쪽이 배토라고 한 것은 컵이 아니라 배턴입니다.
lesson-piedicavallo-lead-coin = 퀸도 이기겠지만 아직 급하지 않습니다. 북쪽이 배토라고 한 것은 배턴입니다.
lesson-piedicavallo-count = 북쪽의 퀸이 땄습니다. 판이 끝나면 카드를 모두 셉니다. 트릭으로 딴 카드와, 트릭을 땄으니 우리 것이 된 재운 카드 두 장입니다. 114점 중 더 많이 딴 팀이 이 판을 이깁니다.
lesson-piedicavallo-match = 한 게임은 네 판입니다. 모두가 한 번씩 딜러를 맡고, 총점이 높은 팀이 이깁니다. 테이블에서 어디까지 말할 수 있는지는 게임을 시작하기 전에 옵션에서 고릅니다.
lesson-piedicavallo-end = 이제 카드를 재우고, 바가토를 무사히 데려오고, 파트너에게 부탁하고, 두드림을 알아듣고, 바보를 쓸 줄 압니다. 아직 열 트릭이 남아 있습니다.

## French tarot
# You: trumps 21 17 14 12 9 6 5 3 1, the Excuse, jack 10 9 4 of hearts, queen of clubs, king jack 8 6 3 2 of spades;
# on your piles king of hearts (queen beneath), 3 of diamonds, 10 of spades, trump 10, 6 of hearts, 9 of spades.

lesson-tarot-bouts = 둘이서 하는 프렌치 타로에 오신 것을 환영합니다. 승부는 부(bout)라는 카드 세 장이 가릅니다. 21, 프티(트럼프 1), 엑스큐즈인데, 지금 세 장 다 손에 있습니다. 부를 많이 딸수록 필요한 점수가 적어집니다.
lesson-tarot-piles = 앞에 세 장짜리 더미가 여섯 개 있습니다. 펼쳐진 카드는 손패나 마찬가지입니다. 그 카드를 내면 트릭이 끝난 뒤 밑의 카드가 뒤집힙니다. 북쪽의 더미에 펼쳐진 카드도 보입니다.
lesson-tarot-excuse = 북쪽이 클럽 킹으로 리드했습니다. 손에 클럽은 3½점짜리 퀸뿐입니다. 엑스큐즈는 어떤 카드 대신으로든 낼 수 있습니다. 결코 이기지 못하지만, 반 점을 내주고 지킬 수 있습니다.
lesson-tarot-excuse-task = 퀸을 구하세요.
lesson-tarot-excuse-queen = 킹이 퀸을 잡아 3½점을 가져갑니다. 엑스큐즈를 내면 반 점만 내주면 됩니다.
lesson-tarot-pile = 이번에는 다이아몬드 9입니다. 손패에는 다이아몬드가 없지만 더미 위에 한 장 있습니다. 그것도 손패나 마찬가지이니 따라 내야 합니다.
lesson-tarot-pile-task = 슈트를 따라 내세요.
lesson-tarot-pile-trump = 트럼프는 다이아몬드가 없을 때만 낼 수 있습니다. 더미 위의 3이 다이아몬드입니다.
lesson-tarot-petit = 다이아몬드 퀸이 나왔는데, 이제 다이아몬드가 없으니 트럼프를 내야 합니다. 프티는 부이지만 가장 낮은 트럼프입니다. 여기서는 아무도 프티를 이길 수 없습니다.
lesson-tarot-petit-task = 프티를 무사히 데려오세요.
lesson-tarot-petit-trump = 그것도 이깁니다. 하지만 프티가 이만큼 안전할 때는 드뭅니다. 지금은 뒤에 낼 사람이 없습니다.
lesson-tarot-king = 이제 리드할 차례입니다. 북쪽의 더미에 하트가 펼쳐져 있으니, 하트로 리드하면 북쪽은 따라 내야 하고 트럼프를 쓸 수 없습니다. 하트에서는 킹이 가장 높습니다.
lesson-tarot-king-task = 더미에 있는 하트 킹으로 리드하세요.
lesson-tarot-king-top = 21은 일찍 내든 늦게 내든 언제나 이깁니다. 아껴 두세요.
lesson-tarot-king-else = 하트 킹은 반드시 이기고, 4½점입니다. 북쪽이 따라 내야 하는 동안 리드하세요.
lesson-tarot-queen = 킹이 땄고, 밑에 있던 카드가 뒤집혔습니다. 퀸인데, 이제 하트에서 가장 높습니다. 그리고 북쪽에게는 따라 내야 할 하트가 아직 있습니다.
lesson-tarot-queen-task = 하트 퀸으로 리드하세요.
lesson-tarot-queen-trump = 트럼프는 아껴 두세요. 퀸은 트럼프 없이도 이깁니다.
lesson-tarot-queen-else = 이제 퀸이 하트에서 가장 높고, 북쪽은 따라 내야 합니다. 퀸이 반드시 이깁니다.
lesson-tarot-target = 패널에 딴 점수와 필요한 점수가 나옵니다. 부가 없으면 91점 중 56점, 한 장이면 51점, 두 장이면 41점, 세 장이면 36점이 필요합니다. 둘 중 한 사람은 반드시 목표를 채웁니다.
lesson-tarot-score = 목표를 채운 사람은 25점에 목표를 넘긴 점수를 더해 득점하고, 다른 사람은 0점입니다. 맨 마지막 트릭에 프티가 나오면 그 트릭을 딴 사람은 10점을 더 얻고 상대는 10점을 잃습니다.
lesson-tarot-end = 이제 더미에서 따라 내고, 밑의 카드를 드러내고, 엑스큐즈를 쓰고, 프티를 무사히 데려올 줄 압니다. 한 판은 39트릭이라 대부분은 아직 남아 있습니다.

## Thousand
# You: ace king queen of hearts, ace of diamonds, king 9 of spades, 9 of clubs. The packet: 10 9 of diamonds, jack of clubs.

lesson-thousand-ranks = 사우전드에 오신 것을 환영합니다. 모두 저마다 혼자서 합니다. 에이스는 11점, 10은 10점, 킹은 4점, 퀸은 3점, 잭은 2점, 9는 0점입니다. 높낮이도 이 순서라서 10이 킹을 이깁니다.
lesson-thousand-marriage = 같은 슈트의 킹과 퀸은 결혼입니다. 한 장을 손에 든 채 다른 한 장으로 리드하면 점수를 얻습니다. 하트 100, 다이아몬드 80, 클럽 60, 스페이드 40. 그때부터 그 슈트가 트럼프입니다. 지금 손에 든 결혼은 100점짜리입니다.
lesson-thousand-bid = 아무도 더 높이 부르지 않으면 동쪽이 100을 맡아야 합니다. 가장 높이 부른 사람은 탈론 세 장을 가져가고, 비드를 채워야 합니다. 결혼이 100점이고, 에이스가 점수를 더 따 줍니다.
lesson-thousand-bid-task = 110에서 140 사이로 비드하세요.
lesson-thousand-bid-pass = 그러면 동쪽이 탈론을 가져가고 선언자가 됩니다. 손에 100점짜리 결혼이 있으니 직접 맡아 볼 만합니다.
lesson-thousand-bid-high = 100점에 트릭에서 40점쯤을 더 바라볼 수 있습니다. 비드를 못 채우면 비드만큼 다 잃습니다.
lesson-thousand-give = 탈론을 공개하고 가져왔습니다. 이제 상대마다 카드를 한 장씩 줍니다. 한 슈트를 다 비우면 그 슈트가 나올 때 트럼프를 쓸 수 있습니다.
lesson-thousand-give-task = 클럽 두 장을 상대마다 한 장씩 주세요.
lesson-thousand-give-marriage = 결혼은 절대로 깨지 마세요! 킹과 퀸은 함께라야 100점이고, 따로 있으면 얼마 되지 않습니다.
lesson-thousand-give-high = 에이스와 10은 트릭을 따고 점수도 가장 높습니다. 남겨 두세요.
lesson-thousand-give-club = 그러면 클럽이 남고, 클럽이 나올 때 그것을 내야 합니다. 클럽을 두 장 다 주세요.
lesson-thousand-contract = 지금 손에 든 카드를 보고 비드를 한 번 더 올릴 수 있습니다. 아무도 맞받아 부를 수 없지만, 올린 만큼 채워야 합니다.
lesson-thousand-contract-task = 140 이하로 도전하세요.
lesson-thousand-contract-high = 100점에 트릭에서 40점쯤을 더 바라볼 수 있습니다. 못 채우면 그만큼 다 잃습니다.
lesson-thousand-declare = 이제 리드할 차례입니다. 결혼을 선언하기 전에는 트럼프가 없습니다. 킹이나 퀸으로 리드하세요. 혹시 지더라도 퀸이 덜 아깝습니다.
lesson-thousand-declare-task = 퀸으로 결혼을 선언하세요.
lesson-thousand-declare-king = 그것도 결혼을 선언합니다. 하지만 지면 더 높은 카드를 잃습니다. 퀸으로 리드하세요.
lesson-thousand-declare-single = 짝이 되는 퀸이 손에 없어, 이 킹으로는 결혼을 선언할 수 없습니다.
lesson-thousand-declare-ace = 그 카드는 이기고, 다시 리드하게 됩니다. 하지만 100점이 먼저입니다. 그래야 하트가 트럼프가 됩니다.
lesson-thousand-declare-else = 그 카드로는 결혼을 선언하지 못합니다. 하트 퀸으로 리드하세요.
lesson-thousand-kept = 서쪽이 10으로 잡았습니다. 이길 수 있으면 반드시 이겨야 하기 때문입니다. 트릭은 빼앗겼지만 100점은 그대로입니다. 그리고 하트가 트럼프가 되었습니다.
lesson-thousand-trump = 서쪽이 클럽 에이스로 리드했습니다. 클럽이 없으니 트럼프를 내야 합니다. 이미 나온 트럼프가 있고 그것을 이길 수 있다면 이겨야 합니다.
lesson-thousand-trump-task = 둘 중 낮은 하트로 잡으세요.
lesson-thousand-trump-ace = 그것도 이깁니다. 하지만 에이스는 마지막 트럼프를 빼낼 카드이니 아껴 두세요.
lesson-thousand-trump-side = 클럽이 없고 하트가 있으니 트럼프인 하트를 내야 합니다.
lesson-thousand-draw = 트릭을 땄으니 리드합니다. 아직 나오지 않은 하트는 9 한 장입니다. 그 9가 손에 든 다이아몬드를 트럼프로 잡을 수 있습니다.
lesson-thousand-draw-task = 하트 에이스로 빼내세요.
lesson-thousand-draw-side = 그 카드는 하트 9에 잡힐 수 있습니다. 하트 9부터 빼내세요.
lesson-thousand-draw-low = 그 카드는 질 수 있습니다. 먼저 마지막 트럼프를 빼내면 다이아몬드가 안전해집니다.
lesson-thousand-cash = 이제 남은 트럼프가 없습니다. 다이아몬드 에이스와 10이 손에 있고, 아무도 이길 수 없습니다.
lesson-thousand-cash-task = 둘 중 한 장으로 리드하세요.
lesson-thousand-cash-low = 9는 어떤 다이아몬드에도 집니다. 에이스나 10으로 리드하세요.
lesson-thousand-cash-spade = 스페이드 에이스가 아직 나오지 않았습니다. 아무도 이길 수 없는 카드로 리드하세요.
lesson-thousand-score = 결혼 100점에 트릭에서 40점 넘게 땄으니 계약에 성공했습니다. 비드만큼 득점하고, 못 채웠다면 비드만큼 잃었을 것입니다. 다른 사람들은 딴 점수를 그대로 얻습니다.
lesson-thousand-end = 이제 비드하고, 결혼을 지키고, 선언하고, 트럼프를 빼낼 줄 압니다. 먼저 1000점에 이르는 사람이 게임에서 이깁니다. 아직 네 트릭이 남아 있습니다.
