# Piedicavallo Tarocchi: its name, cards, table talk, what is said at the table and the questions.

piedicavallo-name = Piedicavallo Tarocchi
piedicavallo-tagline = 산골 마을에서 온 2 대 2 타로. 파트너끼리는 두드림과 손짓으로 이야기합니다.

piedicavallo-suit-c = 컵
piedicavallo-suit-d = 코인
piedicavallo-suit-s = 소드
piedicavallo-suit-b = 배턴
piedicavallo-suit-t = 트럼프
piedicavallo-card = { $suit } { $rank }
piedicavallo-card-of-t = 트럼프 { $rank }
piedicavallo-card-t1 = 바가토
piedicavallo-card-mat = 바보
piedicavallo-rank-k = 킹
piedicavallo-rank-q = 퀸
piedicavallo-rank-n = 말
piedicavallo-rank-j = 잭
piedicavallo-rank-1 = 1

piedicavallo-option-length = 게임 길이
piedicavallo-option-length-four = 네 판
piedicavallo-option-length-single = 한 판
piedicavallo-option-talk = 파트너와의 대화
piedicavallo-option-talk-simple = 간단히
piedicavallo-option-talk-off = 없음
piedicavallo-option-talk-full = 모두
piedicavallo-option-talk-note = { $value ->
    [off] 아무도 카드에 대해 말하지 않습니다.
    [full] 할 수 있는 말을 모두 씁니다: 카드 이름, 장수, 패의 짜임새, 재운 카드, 온갖 부탁.
   *[simple] 배토, 알토 배토, 알토, “더 없음”, 파를로. 테이블의 모두가 들으며, 언제나 참말입니다.
  }

## Questions

piedicavallo-ask-discard = 카드 두 장을 재우세요
piedicavallo-ask-discard-do = 재우기(&A)
piedicavallo-ask-play = 내 차례

piedicavallo-refused-five = 킹, 21, 바가토, 바보는 재울 수 없습니다
piedicavallo-refused-trump-discard = 트럼프를 재우려면 손에 트럼프가 하나도 남지 않거나 트럼프와 킹만 남아야 합니다
piedicavallo-refused-pair = 이 두 장은 함께 재울 수 없습니다: 트럼프를 재우려면 손에 트럼프가 하나도 남지 않거나 트럼프와 킹만 남아야 합니다
piedicavallo-refused-follow = { $suit }을(를) 내야 합니다: { $card }이(가) 있습니다
piedicavallo-refused-trump = 트럼프를 내야 합니다: { $card }이(가) 있습니다

## What happens

piedicavallo-note-discarded = { $you ->
    [yes] 내가 카드 두 장을 재웠습니다
   *[no] { $name }이(가) 카드 두 장을 재웠습니다
  }
piedicavallo-note-slept = { $you ->
    [yes] 내가 그중 트럼프가 { $trumps }장이라고 알렸습니다
   *[no] { $name }이(가) 그중 트럼프가 { $trumps }장이라고 알렸습니다
  }
piedicavallo-bubble-slept = 트럼프 { $trumps }장 재움
piedicavallo-note-say = { $you ->
    [yes] 내가 한 말: { $remarks }
   *[no] { $name }의 말: { $remarks }
  }
piedicavallo-note-matto = { $you ->
    [yes] 바보는 우리 팀에 남습니다
   *[no] 바보는 { $name } 팀에 남습니다
  }

## Table talk: what is said in a bubble, and what it means
## What is meant is told with "있습니다", so that it is as right of a hand as of the two cards asleep.

say-batto = { $count ->
    [1] 배토
    [2] 배토, 배토
    [3] 배토 × 3
   *[other] 배토 × { $count }
  }
say-batto-means = { $count ->
    [1] 아직 안 나온 트럼프 중 가장 높은 카드가 있습니다
   *[other] 아직 안 나온 트럼프 중 가장 높은 { $count }장이 있습니다
  }
say-batto-suit = 배토
say-batto-suit-means = 아직 안 나온 { $suit } 중 가장 높은 카드가 있습니다
say-trump = { $rank }
say-trump-means = 트럼프 { $rank }이(가) 있습니다
say-trumps-other = { $count }장 더
say-trumps-other-means = 이름을 대는 트럼프(21에서 15까지) 말고 다른 트럼프가 { $count }장 있습니다
say-no-trumps = 트럼프 없음
say-no-trumps-means = 트럼프가 더는 없습니다
say-bagatto-danger = 바가토!
say-bagatto-danger-means = 바가토가 있는데 다른 트럼프는 많아야 세 장입니다
say-matto = 바보
say-matto-means = 바보가 있습니다
say-court = { $rank }
say-court-means = { $suit } { $rank }이(가) 있습니다
say-numbers = 숫자 { $count }장
say-numbers-means = { $suit } 숫자 카드가 { $count }장 있습니다
say-count = 모두 { $count }장
say-count-means = { $suit } 카드가 모두 { $count }장 있습니다
say-void = 더 없음
say-void-means = { $suit } 카드가 더는 없습니다
say-alto-batto = { $count ->
    [1] 알토 배토
   *[other] 알토 배토, 알토 배토
  }
say-alto-batto-means = { $count ->
    [1] 반대 색의 킹이 한 장 있습니다
   *[other] 반대 색의 킹이 두 장 다 있습니다
  }
say-alto = 알토
say-alto-means = 반대 색의 두 슈트 중 하나는 한 장도 없습니다
say-alto-shape = { $shape }
say-alto-shape-means = 반대 색의 한 슈트에 { $shape }만 있습니다
say-farlo = 파를로!
say-farlo-means = 파트너에게 이번 트릭을 따 달라고 합니다
say-low = 낮게
say-low-means = 파트너에게 이번 트릭에 낮은 카드를 내 달라고 합니다
say-points = 점수
say-points-means = 파트너에게 이번 트릭에 점수를 실어 달라고 합니다
say-few = 점수 조금만
say-few-means = 파트너에게 이번 트릭에는 점수를 조금만 실어 달라고 합니다
say-card = { $rank }!
say-card-means = 파트너에게 { $card }을(를) 내 달라고 합니다
say-cover = 덮기만
say-cover-means = 파트너에게 두 번째 사람의 카드만 덮어 달라고 합니다
say-lead-same = { $height ->
    [high] 이어서 높게
   *[low] 이어서 낮게
  }
say-lead-same-means = { $height ->
    [high] 파트너에게 다음에는 높은 { $suit } 카드로 리드해 달라고 합니다
   *[low] 파트너에게 다음에는 낮은 { $suit } 카드로 리드해 달라고 합니다
  }
say-lead-other = { $height ->
    [high] 반대 색, 높게
   *[low] 반대 색, 낮게
  }
say-lead-other-means = { $height ->
    [high] 파트너에게 다음에는 반대 색의 높은 카드로 리드해 달라고 합니다
   *[low] 파트너에게 다음에는 반대 색의 낮은 카드로 리드해 달라고 합니다
  }
say-lead-trump = { $height ->
    [high] 트럼프, 높게
   *[low] 트럼프, 낮게
  }
say-lead-trump-means = { $height ->
    [high] 파트너에게 다음에는 높은 트럼프로 리드해 달라고 합니다
   *[low] 파트너에게 다음에는 낮은 트럼프로 리드해 달라고 합니다
  }
say-asleep = 재운 카드: { $remark }
say-asleep-means = 재운 카드 두 장: { $meaning }
say-about-suit = { $suit }에 대해
say-about-other = 반대 색
say-about-sleeping = 재운 두 장
say-about-request = 부탁
say-small = { $count ->
    [0] {""}
   *[other] 숫자 { $count }장
  }
say-nothing = 아무 말도 안 함
say-chosen = 할 말: { $remarks }

## Score panel and sheet

piedicavallo-line-tricks = 트릭에서 { $pair }은(는) { $ours }점, 다른 팀은 { $theirs }점을 땄습니다.
piedicavallo-line-discard = { $you ->
    [yes] 내가 재운 카드: { $cards } ({ $points }점).
   *[no] { $name }이(가) 재운 카드: { $cards } ({ $points }점).
  }
piedicavallo-won = { $pair }이(가) { $points } 대 { $other }으로(로) 이 판을 이겼습니다.
piedicavallo-swept = 전승! { $pair }이(가) { $points }점을 모두 가져갑니다.
piedicavallo-level = 두 팀 모두 { $points }점입니다.
piedicavallo-short-won = 딜러: { $dealer }
piedicavallo-short-swept = 딜러: { $dealer }, 전승
piedicavallo-short-level = 딜러: { $dealer }
