"""Korean particles: which form follows what, judged by how it is read."""

import re
from pathlib import Path
from unicodedata import normalize

import pytest

from cardtable.text.particles import PARTICLES, settled

KOREAN = Path(__file__).parent.parent / "cardtable" / "text" / "ko"

# word, the sentence that it makes with 이(가), 을(를) and 으로(로); how it is read stands behind it
WORDS = [
    # Hangul
    ("북쪽", "북쪽이 북쪽을 북쪽으로"),
    ("바보", "바보가 바보를 바보로"),
    ("하트 킹", "하트 킹이 하트 킹을 하트 킹으로"),
    ("여우", "여우가 여우를 여우로"),
    ("말", "말이 말을 말로"),  # ㄹ
    ("굴", "굴이 굴을 굴로"),
    ("값", "값이 값을 값으로"),  # two consonants
    ("닭", "닭이 닭을 닭으로"),  # ㄺ is no ㄹ
    # numbers
    ("0", "0이 0을 0으로"),  # 영
    ("1", "1이 1을 1로"),  # 일
    ("2", "2가 2를 2로"),  # 이
    ("3", "3이 3을 3으로"),  # 삼
    ("4", "4가 4를 4로"),  # 사
    ("5", "5가 5를 5로"),  # 오
    ("6", "6이 6을 6으로"),  # 육
    ("7", "7이 7을 7로"),  # 칠
    ("8", "8이 8을 8로"),  # 팔
    ("9", "9가 9를 9로"),  # 구
    ("10", "10이 10을 10으로"),  # 십
    ("21", "21이 21을 21로"),  # 이십일
    ("100", "100이 100을 100으로"),  # 백
    ("130", "130이 130을 130으로"),  # 백삼십
    ("1000", "1000이 1000을 1000으로"),  # 천
    ("1,000", "1,000이 1,000을 1,000으로"),
    ("1,002", "1,002가 1,002를 1,002로"),  # 천이
    ("10000", "10000이 10000을 10000으로"),  # 만
    ("−5", "−5가 −5를 −5로"),  # 마이너스 오
    ("+8", "+8이 +8을 +8로"),
    ("2.5", "2.5가 2.5를 2.5로"),  # 이 점 오
    ("0.10", "0.10이 0.10을 0.10으로"),  # 영 점 일영
    ("½", "½이 ½을 ½로"),  # 이분의 일
    ("4½", "4½이 4½을 4½로"),
    ("¾", "¾이 ¾을 ¾으로"),  # 사분의 삼
    ("R14", "R14가 R14를 R14로"),  # 알십사
    ("2²", "2²가 2²를 2²로"),
    # signs
    ("50%", "50%가 50%를 50%로"),  # 퍼센트
    ("50 %", "50 %가 50 %를 50 %로"),
    ("♥", "♥가 ♥를 ♥로"),  # 하트
    ("♣", "♣이 ♣을 ♣으로"),  # 클럽
    ("♣\N{VARIATION SELECTOR-16}", "♣️이 ♣️을 ♣️으로"),
    ("♠", "♠가 ♠를 ♠로"),  # 스페이드
    ("♦", "♦가 ♦를 ♦로"),  # 다이아몬드
    ("A+", "A+가 A+를 A+로"),  # 에이 플러스
    # letters by their names
    ("K", "K가 K를 K로"),  # 케이
    ("Q", "Q가 Q를 Q로"),  # 큐
    ("J", "J가 J를 J로"),  # 제이
    ("L", "L이 L을 L로"),  # 엘
    ("M", "M이 M을 M으로"),  # 엠
    ("N", "N이 N을 N으로"),  # 엔
    ("R", "R이 R을 R로"),  # 알
    ("n", "n이 n을 n으로"),
    ("X", "X가 X를 X로"),  # 엑스
    ("CPU", "CPU가 CPU를 CPU로"),  # 시피유
    ("HTML", "HTML이 HTML을 HTML로"),
    ("iOS", "iOS가 iOS를 iOS로"),  # 아이오에스
    # Latin words and names
    ("Tallyho", "Tallyho가 Tallyho를 Tallyho로"),
    ("Cardtable", "Cardtable이 Cardtable을 Cardtable로"),  # 카드테이블
    ("Piedicavallo Tarocchi", "Piedicavallo Tarocchi가 Piedicavallo Tarocchi를 Piedicavallo Tarocchi로"),
    ("North", "North가 North를 North로"),  # 노스
    ("West", "West가 West를 West로"),  # 웨스트
    ("South", "South가 South를 South로"),  # 사우스
    ("Tom", "Tom이 Tom을 Tom으로"),
    ("Ann", "Ann이 Ann을 Ann으로"),
    ("Anne", "Anne이 Anne을 Anne으로"),
    ("Anna", "Anna가 Anna를 Anna로"),
    ("Jane", "Jane이 Jane을 Jane으로"),
    ("Bill", "Bill이 Bill을 Bill로"),
    ("Paul", "Paul이 Paul을 Paul로"),
    ("Kyle", "Kyle이 Kyle을 Kyle로"),
    ("Mike", "Mike가 Mike를 Mike로"),
    ("Luke", "Luke가 Luke를 Luke로"),
    ("Kate", "Kate가 Kate를 Kate로"),
    ("Jack", "Jack이 Jack을 Jack으로"),
    ("Mark", "Mark가 Mark를 Mark로"),
    ("Eric", "Eric이 Eric을 Eric으로"),
    ("Matt", "Matt이 Matt을 Matt으로"),  # 맷
    ("Scott", "Scott이 Scott을 Scott으로"),
    ("Robert", "Robert가 Robert를 Robert로"),
    ("Margaret", "Margaret이 Margaret을 Margaret으로"),  # 마거릿
    ("Groot", "Groot가 Groot를 Groot로"),  # 그루트
    ("Philip", "Philip이 Philip을 Philip으로"),
    ("Bob", "Bob이 Bob을 Bob으로"),
    ("Herb", "Herb가 Herb를 Herb로"),
    ("David", "David가 David를 David로"),
    ("Greg", "Greg가 Greg를 Greg로"),
    ("Irving", "Irving이 Irving을 Irving으로"),
    ("George", "George가 George를 George로"),
    ("Alice", "Alice가 Alice를 Alice로"),
    ("James", "James가 James를 James로"),
    ("Alex", "Alex가 Alex를 Alex로"),
    ("Peter", "Peter가 Peter를 Peter로"),
    ("Sarah", "Sarah가 Sarah를 Sarah로"),
    ("Andrew", "Andrew가 Andrew를 Andrew로"),
    ("Chloe", "Chloe가 Chloe를 Chloe로"),
    ("René", "René가 René를 René로"),
    ("Bjørn", "Bjørn이 Bjørn을 Bjørn으로"),
    ("Minjun", "Minjun이 Minjun을 Minjun으로"),
    ("Jihye", "Jihye가 Jihye를 Jihye로"),
    ("tarot", "tarot가 tarot를 tarot로"),  # 타로
    # behind quotation marks, brackets and what else nobody reads
    ("“없음”", "“없음”이 “없음”을 “없음”으로"),
    ("“배토”", "“배토”가 “배토”를 “배토”로"),
    ("‘Tom’", "‘Tom’이 ‘Tom’을 ‘Tom’으로"),
    ("파를로!", "파를로!가 파를로!를 파를로!로"),
    ("(21)", "(21)이 (21)을 (21)로"),
    ("북쪽 (Anna)", "북쪽 (Anna)가 북쪽 (Anna)를 북쪽 (Anna)로"),
    ("킹(K)", "킹(K)이 킹(K)을 킹(K)으로"),  # explains the king
    ("“킹(K)”", "“킹(K)”이 “킹(K)”을 “킹(K)”으로"),
    ("♥(K)!", "♥(K)!가 ♥(K)!를 ♥(K)!로"),
    ("my_file.py", "my_file.py가 my_file.py를 my_file.py로"),
]


@pytest.mark.parametrize(("word", "sentence"), WORDS, ids=[word for word, _ in WORDS])
def test_the_form_fits_what_is_read_before_it(word: str, sentence: str) -> None:
    assert settled(f"{word}이(가) {word}을(를) {word}으로(로)") == sentence


@pytest.mark.parametrize(
    ("written", "after_consonant", "after_vowel", "after_rieul"),
    [
        ("이(가)", "톰이", "앤디가", "빌이"),
        ("은(는)", "톰은", "앤디는", "빌은"),
        ("을(를)", "톰을", "앤디를", "빌을"),
        ("과(와)", "톰과", "앤디와", "빌과"),
        ("으로(로)", "톰으로", "앤디로", "빌로"),
        ("아(야)", "톰아", "앤디야", "빌아"),
        ("이(라)", "톰이라", "앤디라", "빌이라"),
        ("이(여)", "톰이여", "앤디여", "빌이여"),
        ("이(나)", "톰이나", "앤디나", "빌이나"),
        ("이(랑)", "톰이랑", "앤디랑", "빌이랑"),
        ("이(든)", "톰이든", "앤디든", "빌이든"),
        ("이(란)", "톰이란", "앤디란", "빌이란"),
        ("이(며)", "톰이며", "앤디며", "빌이며"),
        ("이었(였)", "톰이었", "앤디였", "빌이었"),
        ("이에요(예요)", "톰이에요", "앤디예요", "빌이에요"),
    ],
)
def test_every_particle_has_its_two_forms(
    written: str, after_consonant: str, after_vowel: str, after_rieul: str
) -> None:
    assert written in PARTICLES
    assert settled(f"톰{written}") == after_consonant
    assert settled(f"앤디{written}") == after_vowel
    assert settled(f"빌{written}") == after_rieul


def test_all_particles_are_tried() -> None:
    assert len(PARTICLES) == 15


def test_more_may_follow_and_several_stand_in_one_text() -> None:
    assert settled("오늘이(라)는 날, 손으로(로)부터, 나은(는)커녕") == "오늘이라는 날, 손으로부터, 나는커녕"
    text = "북쪽과(와) Anna이(가) 65 대 49으로(로) 이겼고,\nTom은(는) ♥ 21을(를) 냈습니다."
    assert settled(text) == "북쪽과 Anna가 65 대 49로 이겼고,\nTom은 ♥ 21을 냈습니다."


@pytest.mark.parametrize(
    "text", ["을(를)", " 을(를)", "카드: 을(를)", "“”이(가)", "🙂은(는)", "東으로(로)", "Юрий이(가)"]
)
def test_both_forms_stay_where_nothing_is_known(text: str) -> None:
    assert settled(text) == text


@pytest.mark.parametrize(
    "text", ["", "새 게임(&N)", "내가 하트 킹을 냈습니다", "나 (계약만 득점)", "이 (가)", "부(bout)"]
)
def test_nothing_else_is_touched(text: str) -> None:
    assert settled(text) == text


def test_hangul_in_single_letters_is_read_all_the_same() -> None:
    assert settled(normalize("NFD", "북쪽") + "이(가)") == normalize("NFD", "북쪽") + "이"
    assert settled(normalize("NFD", "여우") + "이(가)") == normalize("NFD", "여우") + "가"


def test_every_syllable_ends_as_its_letters_say() -> None:
    for code in range(ord("가"), ord("힣") + 1):
        syllable = chr(code)
        final = normalize("NFD", syllable)[2:]  # the third letter of a syllable is its final consonant
        assert settled(f"{syllable}을(를)") == syllable + ("을" if final else "를")
        assert settled(f"{syllable}으로(로)") == syllable + ("으로" if final and final != "\u11af" else "로")


def in_words(number: int) -> str:
    """A number below 100,000,000 in Sino-Korean: 130 백삼십."""
    if number >= 10_000:
        thousands = in_words(number // 10_000) + "만"
        return thousands + (in_words(number % 10_000) if number % 10_000 else "")
    said = "".join(
        "영일이삼사오육칠팔구"[figure] + unit
        for figure, unit in zip(map(int, f"{number:04}"), ("천", "백", "십", ""), strict=True)
        if figure
    )
    return said or "영"


def test_numbers_end_as_they_are_read() -> None:
    assert [in_words(number) for number in (0, 130, 120_005)] == ["영", "일백삼십", "일십이만오"]
    for number in (*range(2100), 9999, 10_000, 10_001, 120_000, 1_000_000, 99_990_000):
        for particle in ("을(를)", "으로(로)"):
            read = in_words(number)
            form = settled(read + particle).removeprefix(read)
            assert settled(f"{number}{particle}") == f"{number}{form}"
            assert settled(f"{number:,}{particle}") == f"{number:,}{form}"


def test_the_messages_write_only_what_is_known() -> None:
    texts = {path.name: path.read_text("utf-8") for path in KOREAN.glob("*.ftl")}
    written = [match for text in texts.values() for match in re.findall(r"\}[”’)]*([가-힣]+\([가-힣]+\))", text)]
    assert len(written) > 50
    assert set(written) <= set(PARTICLES)
