# Tallyho: its name, cards, what is said at the table and the questions.

-den = 굴

tallyho-name = Tallyho
tallyho-tagline = 여우 굴을 노려 비드하고, 트럼프를 정하고, 여우를 엉뚱한 트릭에 빼앗기지 마세요.

tallyho-suit-r = 빨강
tallyho-suit-y = 노랑
tallyho-suit-g = 초록
tallyho-suit-b = 검정
tallyho-suit-keys = R, Y, G, B
tallyho-card = { $suit } { $rank }
tallyho-card-fox = 여우

tallyho-option-all_pass = 다른 세 명이 패스하면
tallyho-option-all_pass-dealer = 딜러가 120을 맡음
tallyho-option-all_pass-redeal = 딜러에게도 물음

## Questions

tallyho-ask-bid = 비드할 차례
tallyho-ask-bid-do = { $amount } 비드(&B)
tallyho-ask-discard = 카드 다섯 장을 버리고 트럼프를 정하세요
tallyho-ask-discard-do = 버리고 시작(&D)
tallyho-ask-play = 내 차례

tallyho-refused-fox = 여우는 버릴 수 없습니다

## What happens

tallyho-note-bid = { $amount ->
    [pass] { $you ->
        [yes] 내가 패스했습니다
       *[no] { $name }이(가) 패스했습니다
      }
   *[other] { $you ->
        [yes] 내가 { $amount }을(를) 불렀습니다
       *[no] { $name }이(가) { $amount }을(를) 불렀습니다
      }
  }
tallyho-note-forced = { $you ->
    [yes] 모두 패스했습니다: 딜러인 내가 { $amount }을(를) 맡습니다
   *[no] 모두 패스했습니다: 딜러인 { $name }이(가) { $amount }을(를) 맡습니다
  }
tallyho-note-contract = { $you ->
    [yes] 내가 { -den }을 가져가고 { $amount }점을 따야 합니다
   *[no] { $name }이(가) { -den }을 가져가고 { $amount }점을 따야 합니다
  }
tallyho-note-trump = { $you ->
    [yes] 내가 카드 다섯 장을 버리고 { $suit }을(를) 트럼프로 정했습니다
   *[no] { $name }이(가) 카드 다섯 장을 버리고 { $suit }을(를) 트럼프로 정했습니다
  }
tallyho-note-thrown-in = 모두 패스했습니다: 같은 딜러가 패를 다시 돌립니다
## Score panel and sheet

tallyho-contract = { $you ->
    [yes] 나: { $amount }
   *[no] { $name }: { $amount }
  }
tallyho-line-tricks = { $you ->
    [yes] 트릭에서 우리 팀은 { $ours }점, 수비 팀은 { $theirs }점을 땄습니다.
   *[no] 트릭에서 { $name } 팀은 { $ours }점, 수비 팀은 { $theirs }점을 땄습니다.
  }
tallyho-line-last = { $you ->
    [yes] 내가 마지막 트릭을 땄습니다: { $points }점, 그리고 { -den }에 버린 카드에서 { $den }점.
   *[no] { $name }이(가) 마지막 트릭을 땄습니다: { $points }점, 그리고 { -den }에 버린 카드에서 { $den }점.
  }
tallyho-made = { $you ->
    [yes] 내 비드는 { $bid }, 우리 팀이 딴 점수는 { $took }점입니다. 계약에 성공해 모두 득점합니다.
   *[no] { $name }의 비드는 { $bid }, 그 팀이 딴 점수는 { $took }점입니다. 계약에 성공해 모두 득점합니다.
  }
tallyho-set = { $you ->
    [yes] 내 비드는 { $bid }인데 우리 팀이 딴 점수는 { $took }점뿐이라 { $bid }점을 잃습니다. 수비 팀은 딴 점수를 그대로 얻습니다.
   *[no] { $name }의 비드는 { $bid }인데 그 팀이 딴 점수는 { $took }점뿐이라 { $bid }점을 잃습니다. 수비 팀은 딴 점수를 그대로 얻습니다.
  }
tallyho-short-made = { $you ->
    [yes] 나: { $bid } 성공
   *[no] { $name }: { $bid } 성공
  }
tallyho-short-set = { $you ->
    [yes] 나: { $bid } 실패
   *[no] { $name }: { $bid } 실패
  }
tallyho-thrown-in = 아무도 비드하지 않았습니다. 이 판은 무효입니다.
