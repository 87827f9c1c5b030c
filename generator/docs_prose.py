# SPDX-License-Identifier: Apache-2.0
"""Upstream's prose, Markdown written by many hands, as reStructuredText that no reader stumbles over.

Paragraphs, lists, code and links are kept; all else is text, and every character that would mean something is escaped.
"""

import re
import textwrap

_FENCE = re.compile(r"\s*(```+|~~~+)")
_ITEM = re.compile(r"(\s*)([-*+]|\d{1,2}[.)])\s+(\S.*)")
_HEADING = re.compile(r"\s*#{1,6}\s+(.*?)#*\s*$")
_TAG = re.compile(r"</?(?:a|b|i|p|br|dl|dt|dd|ul|ol|li|tt|em|sub|sup|code|strong)(?:\s[^<>]*)?/?>")
_INLINE = re.compile(
    r"(?P<code>``[^`]+``|`[^`\n]+`)|\[(?P<label>[^\[\]]+)\]\((?P<target>[^()\s]+(?:\([^()\s]*\)[^()\s]*)?)\)"
    r"|(?P<url>https?://[^\s<>()\[\]`'\"]+[^\s<>()\[\]`'\".,;:])|\*\*(?P<bold>[^*\s](?:[^*\n]*[^*\s])?)\*\*"
)
# At the start of a paragraph these would begin a list, a field, a directive, a doctest, an option or a title.
_START = re.compile(r"(?=\W)(?!\\|``|\*\*|`)|(?=\w+[.)]\s)|(?=\(\w+\)\s)")


def escape(text: str) -> str:
    """Text with nothing of reStructuredText left in it."""
    return re.sub(r"([\\*`|_])", r"\\\1", text).replace("::", r":\:")


def _marked(before: str, markup: str, after: str) -> str:
    """Inline markup must have blanks or punctuation around it; an escaped blank counts and does not show."""
    return ("" if not before or before.isspace() else r"\ ") + markup + ("" if not after or after.isspace() else r"\ ")


def inline(text: str) -> str:
    """One paragraph's text with its code, links and bold words."""
    text = _TAG.sub(" ", text)
    found, end = [], 0
    for match in _INLINE.finditer(text):
        found.append(escape(text[end:match.start()]))
        before, after = text[match.start() - 1:match.start()], text[match.end():match.end() + 1]
        if match["code"]:
            code = match["code"].strip("`").strip()
            # A literal takes every character as it is, so that only its end can be mistaken.
            plain = not code or code.endswith("\\")
            found.append(escape(code) if plain else _marked(before, f"``{code}``", after))
        elif match["label"]:
            label = escape(match["label"].strip("`")).replace("<", r"\<")
            target = match["target"]
            found.append(_marked(before, f"`{label} <{target}>`__", after) if target.startswith("http") else label)
        elif match["url"]:
            found.append(_marked(before, f"`{escape(match['url'])} <{match['url']}>`__", after))
        else:
            found.append(_marked(before, f"**{escape(match['bold'])}**", after))
        end = match.end()
    return "".join(found) + escape(text[end:])


def _paragraph(lines: list[str]) -> list[str]:
    text = inline("\n".join(line.strip() for line in lines))
    kept = [line.strip() for line in text.split("\n") if line.strip()]
    return [("\\" + line if _START.match(line) else line) for line in kept]


def literal(lines: list[str]) -> list[str]:
    """A block that is shown as it is."""
    body = textwrap.dedent("\n".join(lines)).strip("\n").expandtabs().split("\n")
    return [".. code-block:: text", "", *(f"   {line}".rstrip() for line in body)] if any(line.strip() for line in body) else []


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


class _Converter:
    """Walks over the lines once; `depths` are the indentations of the lists that are open."""

    def __init__(self, lines: list[str]):
        self.lines, self.at = lines, 0
        self.blocks: list[list[str]] = []
        self.depths: list[int] = []

    def add(self, lines: list[str]) -> None:
        pad = "  " * len(self.depths)
        if lines:
            self.blocks.append([f"{pad}{line}" if line else "" for line in lines])

    def take(self, goes_on) -> list[str]:
        start = self.at
        self.at += 1
        while self.at < len(self.lines) and goes_on(self.lines[self.at]):
            self.at += 1
        return self.lines[start:self.at]

    def run(self) -> list[str]:
        while self.at < len(self.lines):
            line = self.lines[self.at]
            item = _ITEM.fullmatch(line)
            if not line.strip():
                self.at += 1
            elif _FENCE.match(line):
                self.fence(_FENCE.match(line)[1])
            elif item and not self.is_code(line):
                self.item(item)
            elif self.is_code(line):
                self.add(literal(self.take(lambda next_line: not next_line.strip() or _indent(next_line) >= _indent(line))))
            elif line.lstrip().startswith("|"):
                self.close(_indent(line))
                self.add(literal(self.take(lambda next_line: next_line.lstrip().startswith("|"))))
            elif _HEADING.fullmatch(line):
                self.depths.clear()
                self.add([f"**{escape(_HEADING.fullmatch(line)[1].strip())}**"])
                self.at += 1
            else:
                self.close(_indent(line))
                self.add(_paragraph(self.take(self.is_plain)))
        return [line for block in self.blocks for line in (*block, "")]

    def is_plain(self, line: str) -> bool:
        return bool(line.strip()) and not (_ITEM.fullmatch(line) or _FENCE.match(line) or _HEADING.fullmatch(line))

    def is_code(self, line: str) -> bool:
        """Four columns in, after an empty line, and not inside a list."""
        after_blank = self.at == 0 or not self.lines[self.at - 1].strip()
        base = self.depths[-1] + 2 if self.depths else 0
        return _indent(line) >= base + 4 and (after_blank or bool(self.depths) and not _ITEM.fullmatch(line))

    def close(self, indent: int) -> None:
        """Ends the lists that a line of this indentation is not part of."""
        while self.depths and indent <= self.depths[-1]:
            self.depths.pop()

    def fence(self, mark: str) -> None:
        self.close(_indent(self.lines[self.at]))
        lines = self.take(lambda line: not line.lstrip().startswith(mark))
        self.at += 1
        self.add(literal(lines[1:]))

    def item(self, match: re.Match) -> None:
        indent, mark, text = len(match[1]), match[2], match[3]
        self.close(indent)
        # A line that stands further left and begins a sentence is none of the item's.
        belongs = lambda line: indent < _indent(line) < indent + 6 or _indent(line) <= indent and not line.strip()[:1].isupper()  # noqa: E731
        lines = [text, *self.take(lambda line: self.is_plain(line) and belongs(line))[1:]]
        shown = _paragraph(lines)
        if mark not in "-*+":
            shown = [f"\\{mark} {shown[0]}", *shown[1:]] if shown else []
        if shown:
            self.add([f"- {shown[0]}", *(f"  {line}" for line in shown[1:])])
            self.depths.append(indent)


def prose(text: str) -> list[str]:
    """The lines of a text as reStructuredText, blocks apart by empty lines, without one at the end."""
    first, _, rest = text.strip("\n").expandtabs().partition("\n")
    if first[:1].isspace():
        body = textwrap.dedent(f"{first}\n{rest}")
    else:
        body = f"{first}\n{textwrap.dedent(rest)}"
    lines = _Converter(body.split("\n")).run()
    while lines and not lines[-1]:
        lines.pop()
    return lines


def first_sentence(text: str) -> str:
    """What a list of search results says about an operator: plain text, short."""
    paragraph = re.split(r"\n\s*\n", text.strip())[0]
    plain = re.sub(r"\s+", " ", re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", paragraph)).strip()
    sentence = re.split(r"(?<=[a-z)\d])\.\s", plain)[0]
    return sentence if len(sentence) <= 160 else sentence[:157].rsplit(" ", 1)[0] + "..."
