"""Texts in four languages, on Project Fluent: the one place where ids and numbers become sentences.

>>> from rookery.i18n import texts
>>> en = texts("en", "thiefs-market")
>>> en.t("thiefs-market-log-take", name="Ada", loot=("R", "R", "B", "S"))
'Ada takes 2 red gems, a blue gem and the start player marker.'

Messages live in ``rookery/locale/<language>.ftl`` (shared, ``ui-…``) and in the same folder of each game.
Besides Fluent's own functions a message may use

- ``CARD($card, form: "acc")``: a card's name; a form is an attribute of the card's message,
- ``CARDS($cards)``: several cards, joined; ``special+G04:5`` are two that lie together with 5 on them,
- ``ITEMS($loot, form: "acc")``: a counted list, joined the way the language joins lists,
- ``PRICE($loot, $gold, form: "acc")``: the same with gold tokens at the end,
- ``FACE($face, form: "one")``: one single thing,
- ``WORD($id, kind: "icon", form: "acc")``: any other word of the game, here ``<game>-icon-<id>``.

Forms are the business of each language: Polish has its cases, German its articles, Hungarian its a and az.
"""

from typing import TYPE_CHECKING, Any

from rookery.i18n.languages import LANGUAGES, UnknownLanguage, begun, language, typed

if TYPE_CHECKING:
    from rookery.i18n.messages import MissingText, TextError, Texts, strict

__all__ = [
    "LANGUAGES",
    "MissingText",
    "TextError",
    "Texts",
    "UnknownLanguage",
    "begun",
    "language",
    "strict",
    "texts",
    "typed",
]


KEPT = 64
_made: "dict[tuple[str, str | None], Texts]" = {}


def texts(lang: str, game: str | None = None, own: tuple[tuple[str, str], ...] = ()) -> "Texts":
    """The texts of a language, with those of a game if one is named; made once. `own` names are laid over them.

    Fluent takes longer to import than all the rules together, so it waits until the first text is wanted.
    """
    found = None if own else _made.get((lang, game))
    if found is None:
        from rookery.i18n import messages

        found = messages.texts(lang, game, own)
        if not own:
            _made[lang, game] = found
            if len(_made) > KEPT:
                _made.pop(next(iter(_made)))
    return found


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rookery.i18n import messages

    return getattr(messages, name)
