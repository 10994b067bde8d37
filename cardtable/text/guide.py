"""The guide: one Markdown file a game and language, cut into chapters and sections by headings that carry an id.

`# Title {#id}` starts a chapter, `## Title {#id}` a section of it. A line `Index: term, other term; …` right after a
heading names what the index leads from there. Pictures are `![name of the card](card:CK)`, links `[text](#id)`, or
`[text](tallyho#id)` into another file.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources

TABLE = "table"  # the file on the program itself, beside those on its games
INDEX = "index"  # the id of the chapter that is made of the terms
HEADING = re.compile(r"(#{1,2}) +(.+?) *\{#([a-z][\w-]*)\}")
TERMS = re.compile(r"Index: *(.+)")
PICTURE = re.compile(r"!\[([^\]]*)\]\((\w+):([^)]*)\)")
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)]*)\)")
# letters that stand at the end of the alphabet, in their order there
LAST_LETTERS: Mapping[str, str] = {"nb": "æøå"}
LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"  # the first sounds of Hangul syllables, in the order of Unicode
PLAIN_LEADS = {"ㄲ": "ㄱ", "ㄸ": "ㄷ", "ㅃ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ"}


class GuideError(Exception):
    """A file of the guide is not as it must be; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the text up to the next one; level 1 opens a chapter."""

    id: str
    title: str
    level: int
    text: str
    terms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading of level 1 and what belongs to it."""

    head: Section
    sections: tuple[Section, ...]

    @property
    def all(self) -> tuple[Section, ...]:
        """The heading with its text, and the sections."""
        return self.head, *self.sections


@dataclass(frozen=True)
class Guide:
    """One file."""

    name: str
    language: str
    chapters: tuple[Chapter, ...]

    @cached_property
    def sections(self) -> Mapping[str, Section]:
        """Everything with an id, chapters too, in order."""
        return {section.id: section for chapter in self.chapters for section in chapter.all}

    def chapter_of(self, id_: str) -> Chapter:
        """The chapter in which this place is; KeyError if there is none."""
        for chapter in self.chapters:
            if any(section.id == id_ for section in chapter.all):
                return chapter
        raise KeyError(f"{self.name} has no place {id_!r}")

    @cached_property
    def index(self) -> tuple[tuple[str, tuple[tuple[str, tuple[Section, ...]], ...]], ...]:
        """By first letter: the terms and where they lead, in the order of the alphabet."""
        found: dict[str, list[Section]] = {}
        for section in self.sections.values():
            for term in section.terms:
                found.setdefault(term, []).append(section)
        letters: dict[str, list[tuple[str, tuple[Section, ...]]]] = {}
        for term in sorted(found, key=lambda term: alphabetical(term, self.language)):
            letters.setdefault(initial(term), []).append((term, tuple(found[term])))
        return tuple((letter, tuple(terms)) for letter, terms in letters.items())


@cache
def load(language: str, name: str) -> Guide:
    """The guide to a game, or to the table. FileNotFoundError if there is none; GuideError."""
    file = resources.files(__package__).joinpath(language, "guide", f"{name}.md")
    return parse(file.read_text("utf-8"), name, language)


def parse(text: str, name: str, language: str) -> Guide:
    """A guide from the text of its file. GuideError says what is wrong with it, and in which line."""
    chapters: list[Chapter] = []
    seen: set[str] = set()
    for line, section in _sections(text, f"{language}/{name}.md"):
        if section.id in seen:
            raise GuideError(f"{language}/{name}.md:{line}: the id {section.id!r} is there twice")
        if section.id == INDEX:
            raise GuideError(f"{language}/{name}.md:{line}: the index is made of the terms, not written")
        seen.add(section.id)
        if section.level == 1:
            chapters.append(Chapter(section, ()))
        elif not chapters:
            raise GuideError(f"{language}/{name}.md:{line}: a section before the first chapter")
        else:
            chapters[-1] = Chapter(chapters[-1].head, (*chapters[-1].sections, section))
    if not chapters:
        raise GuideError(f"{language}/{name}.md: no chapter")
    return Guide(name, language, tuple(chapters))


def _sections(text: str, file: str) -> Iterator[tuple[int, Section]]:
    """The sections of a file in order, with the line of each."""
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if line.startswith("#")]
    for at, line in enumerate(lines[: heads[0]] if heads else lines):
        if line.strip():
            raise GuideError(f"{file}:{at + 1}: text before the first heading")
    for at, end in zip(heads, [*heads[1:], len(lines)], strict=False):
        head = HEADING.fullmatch(lines[at].strip())
        if head is None:
            raise GuideError(f"{file}:{at + 1}: a heading is # or ## with a title and an id, {{#like-this}}")
        terms = TERMS.fullmatch(lines[at + 1].strip()) if at + 1 < end else None
        body = lines[at + 1 + bool(terms) : end]
        for line_at, line in enumerate(body, end - len(body) + 1):
            if TERMS.fullmatch(line):
                raise GuideError(f"{file}:{line_at}: terms stand right after a heading")
        named = tuple(filter(None, map(str.strip, re.split("[,;]", terms.group(1))))) if terms else ()
        yield at + 1, Section(head.group(3), head.group(2), len(head.group(1)), "\n".join(body).strip(), named)


def pictures(text: str) -> list[tuple[str, str, str]]:
    """The pictures of a text: what they are called, of which kind they are, and which one."""
    return [(match[1], match[2], match[3]) for match in PICTURE.finditer(text)]


def links(text: str) -> list[str]:
    """Where the links of a text lead."""
    return [match[2] for match in LINK.finditer(text)]


def target(link: str, name: str) -> tuple[str, str]:
    """The file and the place that a link in this file leads to."""
    file, _, place = link.partition("#")
    return file or name, place


def plain(text: str) -> str:
    """The text without its marks, for those who search and those who listen; pictures are their names."""
    text = LINK.sub(r"\1", PICTURE.sub(r"\1", text))
    lines = (re.sub(r"^(\d+\.|[-*]) +", "", line.strip()) for line in text.splitlines())
    rows = (re.sub(r" *\| *", "  ", line).strip() for line in lines if not re.fullmatch(r"[|:\- ]+", line))
    return "\n".join(rows).replace("**", "").replace("`", "")


def alphabetical(term: str, language: str) -> tuple[list[tuple[int, int, str]], str]:
    """What terms are ordered by: numbers by size, then letters before their accents, and each language's last ones."""
    last = LAST_LETTERS.get(language, "")
    key: list[tuple[int, int, str]] = []
    for part in re.findall(r"\d+|\D", term.casefold()):
        if part.isdigit():
            key.append((1, int(part), ""))
        elif part in last:
            key.append((3, last.index(part), ""))
        else:
            base = [letter for letter in unicodedata.normalize("NFKD", part) if not unicodedata.combining(letter)]
            key += [(2 if letter.isalpha() else 0, 0, letter) for letter in base]
    return key, term


def initial(term: str) -> str:
    """The letter under which a term stands in the index; "0–9" for numbers."""
    first = term[0].upper()
    if first.isdigit():
        return "0–9"
    if "가" <= first <= "힣":
        lead = LEADS[(ord(first) - ord("가")) // (21 * 28)]
        return PLAIN_LEADS.get(lead, lead)
    return first
