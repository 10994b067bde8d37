# Thousand: its name, cards, what is said at the table and the questions.

-talon = 탈론

thousand-name = 사우전드
thousand-tagline = { -talon }을 두고 경매하고, 킹과 퀸을 결혼시키고, 누구보다 먼저 천 점에 오르세요.

thousand-suit-h = 하트
thousand-suit-d = 다이아몬드
thousand-suit-c = 클럽
thousand-suit-s = 스페이드
thousand-card = { $suit } { $rank }
thousand-rank-a = 에이스
thousand-rank-10 = 10
thousand-rank-k = 킹
thousand-rank-q = 퀸
thousand-rank-j = 잭
thousand-rank-9 = 9

thousand-option-players = 인원
thousand-option-players-2 = 두 명
thousand-option-players-3 = 세 명
thousand-option-must_trump = 따라 낼 슈트가 없을 때
thousand-option-must_trump-on = 트럼프 의무
thousand-option-must_trump-off = 아무 카드
thousand-option-marriage = 결혼 선언
thousand-option-marriage-any_lead = 첫 리드부터
thousand-option-marriage-after_trick = 트릭을 딴 뒤부터
thousand-option-table_cards = 둘이 할 때 테이블에 남은 카드
thousand-option-table_cards-last_trick = 마지막 트릭 승자
thousand-option-table_cards-nobody = 아무도 못 가짐
thousand-option-declarer_scores = 계약에 성공하면
thousand-option-declarer_scores-bid = 비드만큼
thousand-option-declarer_scores-actual = 딴 점수 모두
thousand-option-rounding = 수비 점수
thousand-option-rounding-exact = 그대로
thousand-option-rounding-5 = 5 단위 반올림
thousand-option-rounding-10 = 10 단위 반올림
thousand-option-four_nines = 9 네 장이 오면
thousand-option-four_nines-off = 그대로
thousand-option-four_nines-on = 새 패 요청 가능

## Questions

thousand-ask-four_nines = 9가 네 장 다 들어왔습니다
thousand-four_nines-redeal = 새로 받기(&N)
thousand-four_nines-keep = 그대로(&P)
thousand-ask-bid = 비드할 차례
thousand-ask-bid-do = { $amount } 비드(&B)
thousand-ask-take = { -talon }을 고르세요
thousand-take-0 = 왼쪽 { -talon }(&E)
thousand-take-1 = 오른쪽 { -talon }(&R)
thousand-ask-discard = 카드 두 장을 엎어 놓으세요
thousand-ask-discard-do = 엎어 놓기(&D)
thousand-ask-give = 상대마다 카드를 한 장씩 주세요
thousand-ask-give-do = 건네기(&I)
thousand-ask-contract = 내 계약
thousand-ask-contract-do = { $amount }에 도전(&P)
thousand-ask-play = 내 차례

thousand-refused-follow = { $suit }을(를) 내야 합니다: { $card }이(가) 있습니다
thousand-refused-beat = 더 높은 카드를 내야 합니다: { $card }이(가) 있습니다
thousand-refused-trump = 트럼프를 내야 합니다: { $card }이(가) 있습니다
thousand-refused-overtrump = 더 높은 트럼프를 내야 합니다: { $card }이(가) 있습니다

thousand-ceiling = 내 한도: { $base }{ $sums }
thousand-marries = { $suit } 결혼을 선언합니다: { $points }점, 트럼프는 { $suit }
panel-locked = 계약만 득점

## What happens

thousand-note-obligation = { $you ->
    [yes] 내가 의무 비드 { $amount }을(를) 맡았습니다
   *[no] { $name }이(가) 의무 비드 { $amount }을(를) 맡았습니다
  }
thousand-note-bid = { $amount ->
    [pass] { $you ->
        [yes] 내가 패스했습니다
       *[no] { $name }이(가) 패스했습니다
      }
   *[other] { $you ->
        [yes] 내가 { $amount }을(를) 불렀습니다
       *[no] { $name }이(가) { $amount }을(를) 불렀습니다
      }
  }
thousand-note-contract = { $you ->
    [yes] 내가 { $amount }에 낙찰받았습니다
   *[no] { $name }이(가) { $amount }에 낙찰받았습니다
  }
thousand-note-packet = { $you ->
    [yes] 내가 { -talon }을 공개했습니다: { $cards }
   *[no] { $name }이(가) { -talon }을 공개했습니다: { $cards }
  }
thousand-moment-packet = { $you ->
    [yes] 내가 { -talon }을 공개합니다
   *[no] { $name }이(가) { -talon }을 공개합니다
  }
thousand-moment-marriage = { $you ->
    [yes] 나의 결혼: +{ $points }, 트럼프는 { $suit }
   *[no] { $name }의 결혼: +{ $points }, 트럼프는 { $suit }
  }
thousand-note-laid = { $you ->
    [yes] 내가 카드 두 장을 엎어 놓았습니다
   *[no] { $name }이(가) 카드 두 장을 엎어 놓았습니다
  }
thousand-note-gave = { $you ->
    [yes] 내가 상대마다 카드를 한 장씩 주었습니다
   *[no] { $name }이(가) 상대마다 카드를 한 장씩 주었습니다
  }
thousand-note-raised = { $you ->
    [yes] 내가 계약을 { $amount }으로(로) 올렸습니다
   *[no] { $name }이(가) 계약을 { $amount }으로(로) 올렸습니다
  }
thousand-note-marriage = { $you ->
    [yes] 내가 { $suit } 결혼을 선언했습니다: { $points }점, 트럼프는 { $suit }
   *[no] { $name }이(가) { $suit } 결혼을 선언했습니다: { $points }점, 트럼프는 { $suit }
  }
thousand-note-four-nines = { $you ->
    [yes] 나에게 9가 네 장 다 들어와 새 패를 요청했습니다
   *[no] { $name }에게 9가 네 장 다 들어와 새 패를 요청했습니다
  }

## Score panel and sheet

thousand-contract = { $you ->
    [yes] 나: { $amount }
   *[no] { $name }: { $amount }
  }
thousand-line-taken = { $you ->
    [yes] 나는 트릭에서 { $took }점{ $married ->
        [0] {""}
       *[other] , 결혼으로 { $married }점
      }을 땄습니다.
   *[no] { $name }은(는) 트릭에서 { $took }점{ $married ->
        [0] {""}
       *[other] , 결혼으로 { $married }점
      }을 땄습니다.
  }
thousand-line-table = { $you ->
    [yes] 내가 마지막 트릭을 따서 테이블에 남은 카드의 { $points }점도 얻었습니다.
   *[no] { $name }이(가) 마지막 트릭을 따서 테이블에 남은 카드의 { $points }점도 얻었습니다.
  }
thousand-line-locked = { $you ->
    [yes] 나는 이미 { $lock }점을 넘었습니다: 이제 내가 맡은 계약으로만 득점합니다.
   *[no] { $name }은(는) 이미 { $lock }점을 넘었습니다: 이제 자기가 맡은 계약으로만 득점합니다.
  }
thousand-made = { $you ->
    [yes] 내 비드는 { $bid }, 딴 점수는 { $took }점입니다: 계약에 성공했습니다.
   *[no] { $name }의 비드는 { $bid }, 딴 점수는 { $took }점입니다: 계약에 성공했습니다.
  }
thousand-set = { $you ->
    [yes] 내 비드는 { $bid }인데 딴 점수는 { $took }점뿐이라 { $bid }점을 잃습니다.
   *[no] { $name }의 비드는 { $bid }인데 딴 점수는 { $took }점뿐이라 { $bid }점을 잃습니다.
  }
thousand-short-made = { $you ->
    [yes] 나: { $bid } 성공
   *[no] { $name }: { $bid } 성공
  }
thousand-short-set = { $you ->
    [yes] 나: { $bid } 실패
   *[no] { $name }: { $bid } 실패
  }
thousand-four-nines = { $you ->
    [yes] 나에게 9가 네 장 다 들어와 새 패를 요청했습니다.
   *[no] { $name }에게 9가 네 장 다 들어와 새 패를 요청했습니다.
  }
