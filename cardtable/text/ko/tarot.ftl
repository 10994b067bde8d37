# French tarot for two: its name, cards, what is said at the table and the questions.

-bout = 부

tarot-name = 프렌치 타로
tarot-tagline = 둘이서 하는 타로: 손패와 여섯 더미, 트럼프 스물한 장, 그리고 승부를 가르는 카드 세 장.

tarot-suit-s = 스페이드
tarot-suit-h = 하트
tarot-suit-d = 다이아몬드
tarot-suit-c = 클럽
tarot-suit-t = 트럼프
tarot-card = { $suit } { $rank }
tarot-card-of-t = 트럼프 { $rank }
tarot-card-t1 = 프티
tarot-card-exc = 엑스큐즈
tarot-rank-k = 킹
tarot-rank-q = 퀸
tarot-rank-n = 말
tarot-rank-j = 잭
tarot-rank-1 = 1

tarot-option-session_total = 여러 판의 점수
tarot-option-session_total-off = 판마다 따로
tarot-option-session_total-on = 모두 더함

## Questions

tarot-ask-play = 내 차례

tarot-refused-follow = { $suit }을(를) 내야 합니다: { $card }이(가) 있습니다
tarot-refused-trump = 트럼프를 내야 합니다: { $card }이(가) 있습니다
tarot-refused-overtrump = 더 높은 트럼프를 내야 합니다: { $card }이(가) 있습니다

## What happens

tarot-note-played-pile = { $you ->
    [yes] 내가 더미에서 { $card }을(를) 냈습니다
   *[no] { $name }이(가) 더미에서 { $card }을(를) 냈습니다
  }
tarot-note-turned = { $you ->
    [yes] 내 더미에서 { $card }이(가) 드러났습니다
   *[no] { $name }의 더미에서 { $card }이(가) 드러났습니다
  }
tarot-note-excuse = { $you ->
    [yes] 내가 엑스큐즈를 지키고 그 값으로 반 점을 줍니다
   *[no] { $name }이(가) 엑스큐즈를 지키고 그 값으로 반 점을 줍니다
  }
tarot-paid-excuse = ½

## Score panel and sheet

tarot-aim = { $bouts ->
    [0] { -bout } 없음: { $target }점 필요
   *[other] { -bout } { $bouts }장: { $target }점 필요
  }
tarot-line-taken = { $bouts ->
    [0] { $you ->
        [yes] 나는 { -bout } 없이 { $points }점을 땄고, 필요한 점수는 { $target }점입니다: { $margin_signed }.
       *[no] { $name }은(는) { -bout } 없이 { $points }점을 땄고, 필요한 점수는 { $target }점입니다: { $margin_signed }.
      }
   *[other] { $you ->
        [yes] 나는 { -bout } { $bouts }장과 { $points }점을 땄고, 필요한 점수는 { $target }점입니다: { $margin_signed }.
       *[no] { $name }은(는) { -bout } { $bouts }장과 { $points }점을 땄고, 필요한 점수는 { $target }점입니다: { $margin_signed }.
      }
  }
tarot-line-petit = { $you ->
    [yes] 내가 마지막 트릭에서 프티를 땄습니다: 나는 { $points }점을 더 얻고 상대는 { $points }점을 잃습니다.
   *[no] { $name }이(가) 마지막 트릭에서 프티를 땄습니다: { $points }점을 더 얻고 상대는 { $points }점을 잃습니다.
  }
tarot-won = { $you ->
    [yes] 내가 이 판을 이겼습니다: 기본 { $base }점에 목표를 넘긴 { $margin }점을 더해 { $total }점.
   *[no] { $name }이(가) 이 판을 이겼습니다: 기본 { $base }점에 목표를 넘긴 { $margin }점을 더해 { $total }점.
  }
tarot-short-won = { $you ->
    [yes] 나: 승(목표 +{ $margin })
   *[no] { $name }: 승(목표 +{ $margin })
  }
