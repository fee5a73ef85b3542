"""What an observation holds, field by field, as Markdown: ``python -m undercroft.fields mini-rogue heroes=mage``."""

from __future__ import annotations

import sys
from typing import List, Optional

from ._core import Field, Game, UndercroftError

KINDS = {
    "number": "two numbers: 1 if it applies, and the value divided by {scale}",
    "truth": "1 for true, 0 for false, -1 where it does not apply",
    "word": "a one in the place of the word: {words}, another one; all zero where it does not apply",
    "words": "how often each is there: {words}, others",
    "numbers": "the first numbers of a list, each divided by {scale}",
    "square": "three numbers: 1 if it is on the board, column and row as shares of the board",
    "map": "a map of 15 by 15 squares around whoever acts, row by row: the number of the ground from 1 ({words}), divided by how many there are",
    "seat": "a one in the place of the seat that looks: {words}",
    "said": "the words of an unfinished action: the entry of each, from 1, divided by the size of the table of actions",
}


def meaning(field: Field, most: int = 8) -> str:
    """What the numbers of a field mean; of many words, the first ones."""
    words = field.words if len(field.words) <= most else field.words[: most - 1] + [f"… ({len(field.words)} of them)"]
    return KINDS[field.kind].format(scale=field.scale, words=", ".join(words))


def table(game: Game) -> str:
    """The fields of a game as a table."""
    lines = [
        f"`{game.name}` {game.setup}: {game.observation_size} numbers, {game.action_count} entries in the table of actions.",
        "",
        "| from | numbers | field | what they mean | the fact |",
        "|---:|---:|---|---|---|",
    ]
    for field in game.fields:
        about = field.about.replace("|", "\\|")
        about = about if len(about) <= 90 else about[:89] + "…"
        lines.append(f"| {field.offset} | {field.size} | `{field.name}` | {meaning(field)} | {about} |")
    return "\n".join(lines) + "\n"


def main(arguments: Optional[List[str]] = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    if not given or given[0] in ("-h", "--help"):
        print(__doc__)
        return 0 if given else 2
    try:
        options = {}
        for word in given[1:]:
            name, equals, value = word.partition("=")
            if not equals:
                raise UndercroftError(f"`{word}`: expected NAME=VALUE")
            options[name] = int(value) if value.isdigit() else value.split(",") if "," in value else value
        print(table(Game(given[0], options)), end="")
    except UndercroftError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
