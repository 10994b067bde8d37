# The program around the games: pages, menus, settings, the parts of a table that all games share.

app-name = Cardtable
app-tagline = 트릭의 재미를 아는 사람들을 위한 카드 테이블

seat-south = 나
seat-west = 서쪽
seat-north = 북쪽
seat-east = 동쪽

## Start page

start-resume-daily = { $day } 게임 계속하기(&R)
start-resume-free = 하던 게임 계속하기(&E)
start-resume-state = { $hand }번째 판, { $ours } : { $theirs }
start-daily = 오늘의 게임(&T)
start-daily-hint = { $day }: 모두가 같은 패를 받습니다
start-new = 새 게임(&N)
start-together = 한 화면에서 함께하기(&A)…
start-resume-together = 함께하던 게임 계속하기(&U)
start-options = 옵션(&O)
start-lesson = 첫 수업(&F)
start-level = 상대와 파트너
start-level-note = { $level ->
    [easy] 쉬움: 나온 카드를 금방 잊어버립니다.
    [hard] 어려움: 앞을 내다보고 추리합니다.
   *[other] 보통: 나온 카드를 셉니다.
  }
level-easy = 쉬움
level-medium = 보통
level-hard = 어려움
start-daily-rules = 오늘의 게임은 언제나 기본 규칙으로 합니다.
start-set-aside = { $count ->
    [1] 손상된 저장 파일 하나를 따로 보관했습니다: { $name } ({ $why }).
   *[other] 손상된 저장 파일 { $count }개를 따로 보관했습니다. 첫 번째 파일: { $name } ({ $why }).
  } 지워진 것은 없습니다.
start-unreadable = { $name } 파일을 읽을 수 없습니다: { $why }. 파일은 그 자리에 그대로 둡니다.

## Several people at one screen

cancel = 취소(&C)
people-title = 이 화면에서 여럿이 함께하기
people-text = 차례가 다른 사람에게 넘어갈 때마다 커튼이 카드를 가립니다.
people-person = 사람
people-cpu = 컴퓨터
people-name = 플레이어 { $number }
people-name-of = 이름: { $seat }
people-level = 컴퓨터의 난이도
people-go = 패 돌리기(&D)
people-wrong-few = 한 화면을 함께 쓰려면 두 명 이상이어야 합니다.
people-wrong-empty = 모두의 이름을 적어 주세요.
people-wrong-twice = 이름이 같은 사람이 있습니다.
side-of-table-south = 남쪽
side-of-table-west = 서쪽
side-of-table-north = 북쪽
side-of-table-east = 동쪽
curtain-title = { $name } 님 차례
curtain-text = 화면을 넘겨주세요. { $name } 님이 올 때까지 카드를 가려 둡니다.
curtain-lift = { $name }입니다: 내 패 보기(&C)

level-title = 난이도
level-text = 카드는 모두 그대로이고, 다음 결정부터 바뀐 난이도로 합니다.
level-change = 난이도 바꾸기(&U)

## Menus

menu-game = 게임(&G)
menu-move = 진행(&M)
menu-view = 보기(&V)
menu-settings = 설정(&S)
menu-help = 도움말(&H)
menu-new = 새 게임(&N)
menu-daily = 오늘의 게임(&T)
menu-restart = 이 판 다시 하기(&R)
menu-level = 난이도(&V)…
menu-watch = 게임 다시 보기(&W)…
menu-start = 시작 화면(&S)
menu-quit = 끝내기(&Q)
menu-undo = 무르기(&U)
menu-last-trick = 지난 트릭(&L)
menu-skip = 애니메이션 건너뛰기(&K)
menu-full-screen = 전체 화면(&F)
menu-log = 기록(&L)
menu-points = 실시간 점수(&P)
menu-high-contrast = 고대비(&C)
menu-tell = 테이블 상황(&T)
menu-preferences = 설정(&S)…
menu-rules = 안내서(&G)
menu-lesson = 첫 수업(&L)
menu-about = Cardtable 정보(&A)

## Table

dealer-mark = D
pile-den = { -den }
pile-packet = { -talon }
pile-sleeping = 재운 카드
pile-laid = 엎어 둔 카드
toast-no-level = 이 테이블에는 컴퓨터 플레이어가 없습니다
toast-level = 난이도: { $level }
toast-resumed = 하던 게임을 이어서 합니다
toast-undone = 한 수 물렀습니다: 이 게임은 이제 연습으로 칩니다
toast-restarted = 판을 다시 시작했습니다: 이 게임은 이제 연습으로 칩니다
toast-click-on = 클릭이나 아무 키로 계속합니다
toast-nothing-to-undo = 무를 것이 없습니다
toast-no-last-trick = 아직 아무도 트릭을 따지 않았습니다
toast-not-your-turn = { $name } 차례입니다
toast-not-saved = 게임 기록을 저장할 수 없습니다: { $why }. 저장 공간을 비워 주세요. 게임은 그때까지 멈춰 있습니다.
toast-settings-not-saved = 설정을 저장할 수 없습니다: { $why }
refused-follow = { $suit }을(를) 내야 합니다: { $card }이(가) 있습니다
refused-count = 이미 { $count }장을 골랐습니다: 고른 카드를 클릭하면 되돌립니다
chosen-of = { $most }장 중 { $count }장
press-pass = 패스(&P)
ask-play-do = 카드 내기(&P)
slot-to = { $name }에게
bubble-pass = 패스
practice = 연습
spinner-less = 줄이기
spinner-more = 늘리기
spinner-range = { $step }씩, 최대 { $high }
card-playable = { $card }, 낼 수 있음
card-choosable = { $card }, 고를 수 있음
card-not-playable = { $card }
card-chosen = { $card }, 선택됨
card-back = 엎어 놓은 카드
card-on-pile = { $card }, { $pile }번 더미
last-trick = 지난 트릭
last-trick-won = { $you ->
    [yes] 내가 땄음
   *[no] { $name }이(가) 땄음
  }

## What happens in every game

note-played-hand = { $you ->
    [yes] 내가 { $card }을(를) 냈습니다
   *[no] { $name }이(가) { $card }을(를) 냈습니다
  }
note-trick = { $you ->
    [yes] 내가 { $number }번째 트릭을 땄습니다
   *[no] { $name }이(가) { $number }번째 트릭을 땄습니다
  }

## The table in words: for screen readers, and at the press of a key

hand-name = 내 카드
table-name = 테이블
card-in-hand = { $card }, { $count }장 중 { $place }번째
card-beneath = { $count ->
    [0] 밑에 카드가 없습니다
   *[other] 밑에 카드가 { $count }장 있습니다
  }
card-put-back = { $card }, 되돌림
captioned = { $caption }: { $value }
slot-filled = { $slot }: { $card }
card-worth = { $halves ->
    [0] 점수 없음
    [1] 반 점
   *[other] { $points }점
  }
card-owner = { $you ->
    [yes] { $card }, 내 카드
   *[no] { $card }, { $name }의 카드
  }
card-played = { $you ->
    [yes] { $card }, 내가 냄
   *[no] { $card }, { $name }이(가) 냄
  }
turn-cards = { $question } { $count }장 중 { $lit }장을 낼 수 있습니다.
table-asked = { $question }.
table-turn = { $name } 차례입니다.
table-over = 이 판이 끝났습니다.
table-trick = 지금 트릭: { $plays }.
table-play = { $name } { $card }
table-ahead = { $you ->
    [yes] 지금은 내가 이기고 있습니다.
   *[no] 지금은 { $name }이(가) 이기고 있습니다.
  }
table-contract = { $you ->
    [yes] 내 계약은 { $amount }입니다.
   *[no] { $name }의 계약은 { $amount }입니다.
  }
table-bid = { $you ->
    [yes] 최고 비드: 나, { $amount }.
   *[no] 최고 비드: { $name }, { $amount }.
  }
table-trump = 트럼프는 { $suit }입니다.
table-no-trump = 아직 트럼프가 없습니다.
table-side = { $name }: { $tricks ->
    [0] 트릭 없음
   *[other] 트릭 { $tricks }개
  }{ $points ->
    [no] { "" }
   *[other] , { $points }점
  }.
table-total = { $name }: 이 게임에서 { $total }점.
table-piles = { $name }의 더미: { $cards }.
table-pile = { $pile }: { $cards }.

## Score panel

panel-hand = { $hand }번째 판
panel-contract = 계약
panel-highest = 최고 비드
panel-contract-none = –
panel-trump = 트럼프
panel-tricks = 트릭
panel-points = 점수
panel-log = 기록
told-title = 오간 말
told-nothing = 아직 없음
panel-open-log = 기록(&L)
side-ours = 나와 북쪽
side-theirs = 서쪽과 동쪽
side-pair = { $name0 }과(와) { $name1 }
side-ours-short = 우리
side-theirs-short = 상대
panel-total = 총점
panel-to-go = { $points }점 남음

## Score sheet

sheet-hand = { $hand }번째 판
sheet-side = 편
sheet-points = 딴 점수
sheet-scores = 득점
sheet-totals = 총점
sheet-next = 다음 판(&N)
sheet-won = 나와 북쪽이 게임에서 이겼습니다!
sheet-lost = 서쪽과 동쪽이 게임에서 이겼습니다.
sheet-winner = { $you ->
    [yes] 내가 게임에서 이겼습니다!
   *[no] { $name }이(가) 게임에서 이겼습니다.
  }
sheet-pair-won = { $name }이(가) 게임에서 이겼습니다!
sheet-finish = 여기서 마치기(&F)
sheet-draw = 게임이 무승부로 끝났습니다.
sheet-standing = { $name } ({ $standing })
sheet-again = 새 게임(&N)
sheet-start = 시작 화면(&T)
sheet-so-far = 지금까지의 판
sheet-practice = 연습: 이 게임에서 수를 무른 적이 있습니다.

## Watching a record

replay-choose = 게임 다시 보기
replay-files = Cardtable 게임 기록
replay-look-in = 찾는 위치(&L):
replay-file-type = 파일 형식(&T):
replay-play = 재생
replay-pause = 일시 정지
replay-back = 한 단계 뒤로
replay-forward = 한 단계 앞으로
replay-previous = 이 판의 처음, 또는 이전 판
replay-next = 다음 판
replay-place = 판 { $hand }/{ $hands }, 단계 { $step }/{ $steps }
replay-close = 닫기(&C)
replay-sheet-back = 한 단계 뒤로(&B)
replay-ends = 기록은 여기까지입니다
replay-bad = 이 기록을 보여 줄 수 없습니다
replay-damaged = { $name } 파일을 게임 기록으로 읽을 수 없습니다. { $line }번째 줄: { $why }
replay-unreadable = { $name } 파일을 읽을 수 없습니다: { $why }

## Asking

ask-abandon = 하던 게임을 그만둘까요?
ask-abandon-text = 진행 중인 게임({ $hand }번째 판, { $ours } : { $theirs })은 끝나지 않은 채 보관함으로 들어갑니다.
ask-abandon-yes = 그만두기(&Q)
ask-abandon-no = 계속하기(&K)

## Settings

settings-title = 설정
settings-done = 완료(&D)
settings-reset-all = 모두 초기화(&I)
settings-reset = 기본값으로
settings-language = 언어
settings-look = 화면
settings-motion = 움직임
settings-table = 테이블
setting-language = 언어
setting-language-system = 시스템 언어
setting-language-en = English
setting-language-it = Italiano
setting-language-nb = Norsk bokmål
setting-language-ko = 한국어
setting-letters = 타로 그림 카드의 글자
setting-letters-language = 언어에 따라
setting-letters-fr = 프랑스식: R, D, C, V
setting-high_contrast = 고대비
setting-high_contrast-hint = 흑백과 굵은 선으로
setting-high_contrast-system = 시스템 설정대로
setting-high_contrast-on = 켬
setting-high_contrast-off = 끔
setting-appearance = 패널
setting-appearance-hint = 밤 테이블에서는 언제나 어둡습니다
setting-appearance-system = 시스템 설정대로
setting-appearance-light = 밝게
setting-appearance-dark = 어둡게
setting-contrast = 대비
setting-grain = 입자
setting-temperature = 색온도
setting-cloth = 테이블 색
setting-cloth-green = 초록
setting-cloth-blue = 파랑
setting-cloth-wine = 와인
setting-cloth-light = 밝은색
setting-cloth-night = 밤
setting-cards = 카드
setting-cards-standard = 기본
setting-cards-white = 흰색
setting-cards-dim = 은은하게
setting-cards-dark = 어둡게
setting-four_colours = 프랑스 슈트를 네 가지 색으로
setting-scale = 글자와 버튼 크기
setting-scale-hint = 창에 자리가 있는 만큼
setting-speed = 애니메이션
setting-speed-hint = 시스템 설정대로: 보통으로 하되, 시스템에서 움직임을 줄였으면 끕니다
setting-speed-system = 시스템 설정대로
setting-speed-slow = 느리게
setting-speed-normal = 보통
setting-speed-fast = 빠르게
setting-speed-off = 끔
setting-hold = 다 낸 트릭 보여 주기
setting-hold-none = 안 함
setting-hold-short = 짧게
setting-hold-normal = 보통
setting-hold-long = 길게
setting-hold-click = 클릭할 때까지
setting-partner = 내 파트너의 실력
setting-partner-hard = 항상 ‘어려움’
setting-partner-level = 선택한 난이도대로
setting-rows = 손패가 많을 때
setting-rows-one = 한 줄로
setting-rows-two = 두 줄로
setting-click = 카드를 클릭하면
setting-click-game = 게임에 따라
setting-click-plays = 바로 내기
setting-click-chooses = 고르기만
setting-card_names = 가리킨 카드의 이름 표시
setting-card_names-hint = 키로 옮겨 간 카드도: 누구의 카드인지, 몇 점인지
setting-running_points = 실시간 점수 표시
setting-log = 기록 표시
switch-on = 켬
switch-off = 끔
percent = { $value }%

## The guide

guide-title = 안내서
guide-table = 테이블과 단축키
guide-contents = 차례
guide-index = 찾아보기
guide-find = 낱말 찾기
guide-found = { $count ->
    [0] 찾은 곳 없음
   *[other] { $count }곳
  }
guide-elsewhere = { $book }: { $count }곳
guide-back = 뒤로
guide-forward = 앞으로
guide-key = 키
guide-key-does = 하는 일

## Help and about

help-close = 닫기(&C)
about-title = Cardtable 정보
about-text =
    Cardtable { $version }, 트릭테이킹 게임을 위한 카드 테이블.
    Python { $python }, Qt { $qt }.
    { $compiled ->
        [yes] ‘어려움’ 플레이어의 수읽기 코드가 컴파일되어 있습니다.
       *[no] 여기서는 ‘어려움’ 플레이어의 수읽기 코드가 컴파일되어 있지 않아, 카드를 덜 살펴보고 조금 약해집니다.
    }

    프로그램: MIT 라이선스, Cardtable 기여자들.
    카드, 테이블, 아이콘: CC0 1.0.
    Source Sans 3, Fraunces, Noto Sans KR: SIL 오픈 폰트 라이선스 1.1.

    게임이 보관되는 곳: { $folder }
about-copy = 복사(&Y)

key-arrows = 화살표 키, Enter
key-arrows-does = 카드를 골라 냅니다. 경매에서는 비드를 바꾸고 확정합니다. 버릴 카드를 다 고른 뒤에는 다음으로 넘어갑니다
key-piles = 위, 아래
key-piles-does = 손패에서 앞에 놓인 더미로 갔다가 돌아옵니다
key-space = 스페이스 바
key-space-does = 가리킨 카드를 고르거나 되돌립니다. 카드가 움직이는 동안에는 바로 다음으로 넘어갑니다
key-digits = 1 … 9, 0
key-digits-does = 첫 번째 … 열 번째 카드를 내거나 고릅니다
key-bid = Enter, P
key-bid-does = 비드, 패스
key-trump = { tallyho-suit-keys }
key-trump-does = 빨강, 노랑, 초록, 검정을 트럼프로 정합니다
key-last = L
key-last-does = 지난 트릭을 봅니다
key-skip = 스페이스 바, Esc 또는 테이블 클릭
key-skip-does = 움직임을 건너뜁니다
key-undo = Ctrl+Z
key-undo-does = 내 마지막 결정을 무릅니다
key-restart = Ctrl+R
key-restart-does = 이 판을 다시 합니다
key-new = Ctrl+N
key-new-does = 새 게임
key-watch = Ctrl+O
key-watch-does = 기록된 게임을 다시 봅니다
key-tell = Ctrl+T, F6
key-tell-does = 테이블 상황을 알려 줍니다: 누구 차례인지, 트릭, 계약, 펼쳐진 카드
key-contrast = Ctrl+Shift+H
key-contrast-does = 고대비를 켜고 끕니다
key-settings = Ctrl+,
key-settings-does = 설정
key-full = F11
key-full-does = 전체 화면
key-help = F1
key-help-does = 이 화면
key-quit = Ctrl+Q
key-quit-does = 끝내기. 게임은 지금 그대로 보관됩니다

error-open = 게임 파일을 쓰기용으로 열 수 없습니다: { $why }.
error-title = 문제가 생겼습니다
error-text = 프로그램 자체의 오류로 문제가 생겨 { $file } 파일에 적어 두었습니다. 게임은 기록에 안전하게 남아 있습니다.
already-open = 이 프로필의 Cardtable이 이미 열려 있어, 그 창을 앞으로 가져왔습니다.
