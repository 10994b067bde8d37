"""Korean particles: of the two forms that a particle has, the one that fits the sound before it.

A message writes both, first the one that follows a consonant: "{ $name }이(가) { $card }을(를) 냈습니다". Once the
values are in, `settled` keeps one of them. What counts is how the word before is read aloud:

- Hangul by its last syllable, which ends with a consonant or not; for 으로(로) a final ㄹ is as good as a vowel.
- Numbers in Sino-Korean: 130 백삼십, 2.5 이 점 오, ½ 이분의 일.
- Signs, single letters and capitals by their names: % 퍼센트, ♥ 하트, K 케이, CPU 시피유.
- Other Latin words by their last letters, as the Korean orthography of loanwords spells their sounds (외래어 표기법,
  chapter 3, section 1, of the National Institute of Korean Language, korean.go.kr): a short vowel and p, t or k end
  in a consonant (cat 캣), a long one does not (Kate 케이트); m, n, ng and l do (Tom 톰, Bill 빌), all else does not.
  Letters do not tell every sound, so this is right for most names, not for all.
- Quotation marks and other unread signs are looked through. So are brackets, but after a word they only explain it
  and the word decides: 해(1443년)와, as the Institute itself writes in its notes on 소괄호.
"""

import re
from enum import Enum
from unicodedata import combining, digit, normalize


class Ending(Enum):
    """What a word ends with when it is read."""

    VOWEL = "vowel"
    RIEUL = "ㄹ"
    CONSONANT = "consonant"


PARTICLES = {  # as messages write them: (after a consonant, after a vowel)
    f"{consonant}({vowel})": (consonant, vowel)
    for consonant, vowel in (
        ("이", "가"), ("은", "는"), ("을", "를"), ("과", "와"), ("으로", "로"), ("아", "야"), ("이었", "였"),
        ("이에요", "예요"),
    )
} | {f"이({rest})": (f"이{rest}", rest) for rest in ("라", "여", "나", "랑", "든", "란", "며")}  # fmt: skip

DIGITS = "영일이삼사오육칠팔구"  # a last 0 is read 영, 십, 백, 천, 만 or 억: one as good as the other
LETTERS = {"L": "엘", "M": "엠", "N": "엔", "R": "알"}  # all others end with a vowel: 에이, 비, 시, …
SIGNS = {
    "%": "퍼센트", "‰": "퍼밀", "°": "도", "+": "플러스", "♠": "스페이드", "♤": "스페이드", "♥": "하트", "♡": "하트",
    "♦": "다이아몬드", "♢": "다이아몬드", "♣": "클럽", "♧": "클럽",
}  # fmt: skip

WORDS = tuple(  # the end of a Latin word in small letters, the first that fits; otherwise it is read with a vowel
    (re.compile(rf"(?:{end})\Z"), ending)
    for end, ending in (
        (r"tarot|petit", Ending.VOWEL),  # 타로, 프티: read as in French
        (r"ng|mb|[mn]|[aeiouymnr][mn]e", Ending.CONSONANT),  # Irving, Lamb, Tom, Jane, Anne
        (r"l+e?", Ending.RIEUL),  # Paul, Bill, Kyle, Isabelle
        (r"ck|ook", Ending.CONSONANT),  # Jack, Brook
        (r"(?:ai|au|ay|ea|ee|ei|ey|oa|oi|oo|ou|oy|ui)[bckpt]", Ending.VOWEL),  # Groot, scout: long
        (r"[aeiouy](?:[bckpt]|bb|kk|pp|tt)", Ending.CONSONANT),  # Eric, Philip, Matt; b as names have it: Bob 밥
    )
)

_WRITTEN = re.compile("|".join(map(re.escape, PARTICLES)))
_UNREAD = re.compile(  # at the end of a text: brackets after a word, or one sign that nobody reads
    rf"(?:(?<=[\w{re.escape(''.join(SIGNS))}])\([^()]*\)|[^\w\s{re.escape(''.join(SIGNS))}]|_)\Z"
)
_LETTERS = re.compile(r"[A-Za-z]+\Z")


def settled(text: str) -> str:
    """The text with one form of every particle; both stay where nothing is known of the sound before them."""
    return _WRITTEN.sub(_settle, text)


def _settle(written: re.Match[str]) -> str:
    ending = _ending(written.string[: written.start()])
    consonant, vowel = PARTICLES[written[0]]
    if ending is None:
        return written[0]
    if ending is Ending.VOWEL or (ending is Ending.RIEUL and vowel == "로"):
        return vowel
    return consonant


def _ending(text: str) -> Ending | None:
    """How a text ends when it is read, None if that cannot be known."""
    text = normalize("NFC", text)
    while (shorter := _UNREAD.sub("", text)) != text:
        text = shorter
    last = text[-1:]
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28  # Unicode has 28 endings of each syllable: none, ㄱ, …, the ninth is ㄹ
        return {0: Ending.VOWEL, 8: Ending.RIEUL}.get(final, Ending.CONSONANT)
    if last in SIGNS:
        return _ending(SIGNS[last])
    numerator, fraction, _ = normalize("NFKC", last).partition("\N{FRACTION SLASH}")
    if fraction:  # ¾: 사분의 삼
        return _ending(numerator)
    if last and (value := digit(last, None)) is not None:
        return _ending(DIGITS[value])
    return _ending_of_latin(text)


def _ending_of_latin(text: str) -> Ending | None:
    """The same where the last word is in Latin letters, with or without accents."""
    letters = normalize("NFD", text[-16:])
    accent = bool(letters) and combining(letters[-1]) > 0
    word = _LETTERS.search("".join(letter for letter in letters if not combining(letter)))
    if word is None:
        return None
    tail = word[0]
    if len(tail) == 1 or tail[-1].isupper():
        return _ending(LETTERS.get(tail[-1].upper(), "에이"))
    if accent and tail[-1] in "aeiouy":  # René: no silent e
        return Ending.VOWEL
    return next((ending for end, ending in WORDS if end.search(tail.lower())), Ending.VOWEL)
