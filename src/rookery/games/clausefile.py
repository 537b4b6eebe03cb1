"""A game's clauses.toml: where each clause lives. Its section and the key of its text follow from its id."""

import re
import tomllib

ID = re.compile(r"[A-Z]+-([A-Z]*)\d+[A-Za-z]?")


def read(text: str, game: str) -> list[dict[str, str]]:
    """Every clause: id, section, key of its text, where it lives.

    >>> read('[clauses]\\nTM-L6 = "split.Split"', "thiefs-market")
    [{'id': 'TM-L6', 'text': 'thiefs-market-rule-TM-L6', 'section': 'L', 'where': 'split.Split'}]
    """
    document = tomllib.loads(text)
    named = document.get("sections", {})
    found = []
    for clause, where in document["clauses"].items():
        letters = ID.fullmatch(clause)
        if letters is None:
            raise ValueError(f"{game}: clauses.toml: {clause!r} is not the id of a clause, such as AB-C1")
        section = named.get(letters[1], letters[1])
        found.append({"id": clause, "text": f"{game}-rule-{clause}", "section": section, "where": where})
    return found
