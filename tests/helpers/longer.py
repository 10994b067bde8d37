"""A language that nobody speaks: English, every text 40 % longer and in letters that only it has.

What is cut off in it would be cut off in some language; what is seen without its letters was never translated.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

LONGER = 0.4
MARKS = "ąęįųķ"
WORD = re.compile(r"[A-Za-z’&]{2,}")  # a mnemonic may stand within


class _Stretch(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        node.value = stretched(node.value)
        return node


def stretched(text: str) -> str:
    """A text with every word longer by 40 %, or one letter where that is more."""

    def longer(match: re.Match[str]) -> str:
        word = match.group()
        more = max(1, round(len(word.replace("&", "")) * LONGER))
        return word + (MARKS * more)[:more]

    return WORD.sub(longer, text)


def stretched_file(source: str) -> str:
    """A Fluent file with every text stretched; what chooses between variants stays as it is."""
    resource = _Stretch().visit(FluentParser().parse(source))
    assert isinstance(resource, Resource)
    return FluentSerializer().serialize(resource)


def foreign(text: str) -> list[str]:
    """The words of a text that are not in this language."""
    words = re.findall(r"[^\W\d_](?:[^\W\d_]|’)+", text.replace("&", ""))
    return [word for word in words if not any(mark in word for mark in MARKS)]
