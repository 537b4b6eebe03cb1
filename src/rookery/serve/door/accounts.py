"""People: guests with a name, accounts with a password added later, sessions, bot tokens.

A token is 256 random bits; the database holds its SHA-256 only. Passwords are argon2, hashed in a thread.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from rookery.i18n import UnknownLanguage, language
from rookery.i18n.birds import birds
from rookery.serve import BadName, Banned, NotAllowed, NotSignedIn, TooBig, WrongPassword
from rookery.serve.door.names import NAME_MAX, check_name, clean, folded, looks
from rookery.serve.door.rates import Limiter
from rookery.serve.door.wards import banned
from rookery.serve.store.database import Store
from rookery.serve.store.schema import moment, people, sessions

NamedBeside = Callable[[Connection, str], object]
"""What is written in the transaction that gives somebody a name."""

PASSWORD_MIN: Final = 8
PASSWORD_MAX: Final = 200
PREFS_MAX: Final = 4_000
TOKENS_MAX: Final = 20
VISITS_MAX: Final = 100
CACHE_SIZE: Final = 20_000
CACHE_SECONDS: Final = 15.0
FRESH_SECONDS: Final = 11.0
"""Those who have something open are read again together before that is over, and not one by one as they post."""
SESSION_SECONDS: Final = 400 * 86_400.0
AT_ONCE: Final = 500


@dataclass(frozen=True)
class User:
    """Somebody: a guest, or an account."""

    id: str
    name: str
    lang: str = "en"
    account: bool = False
    prefs: dict[str, Any] = field(default_factory=dict)
    bot: bool = False
    """Came with a bot token."""
    admin: bool = False
    """Looks after the server, and came with a session of their own."""
    session: str = field(default="", compare=False, repr=False)
    """What is stored of the token this user came with."""


@dataclass(frozen=True)
class Visit:
    """A session of a browser as its owner sees it."""

    id: str
    label: str
    created: float
    until: float | None
    mine: bool
    """The one that asks."""


@dataclass(frozen=True)
class Token:
    """A bot token as its owner sees it; the token itself was shown once."""

    id: str
    label: str
    created: float


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class Accounts:
    """All about people. `address` arguments are for the rate limits."""

    def __init__(
        self, store: Store, limiter: Limiter, rate_logins: str, rate_tries: str, forget: Any = None
    ) -> None:
        self._store = store
        self._limiter = limiter
        self._rate_logins = rate_logins
        self._rate_tries = rate_tries
        self._hasher = PasswordHasher()
        self._busy = asyncio.Semaphore(2)  # a hash takes 64 MiB for a sixth of a second
        self._dummy = ""
        self._known: OrderedDict[str, tuple[User, float]] = OrderedDict()
        self._changes = 0
        self._open: dict[str, set[Callable[[], None]]] = {}
        self._tell = forget
        self._fresh = 0.0
        """When those who have something open are read again."""

    # -- who is it ---------------------------------------------------------------------------------------------

    async def guest(self, name: str = "", lang: str = "en", label: str = "") -> tuple[User, str]:
        """A new guest and the token of the session. An account's name is the account's; `label`: the browser's."""
        shown = check_name(name) if name else ""
        token = secrets.token_urlsafe(32)
        user = User(secrets.token_hex(8), shown, good_language(lang), session=digest(token))

        def job(db: Connection) -> str:
            called = shown or free_bird(db, user.lang)
            if taken(db, called, user.id):
                return ""
            values = {"id": user.id, "name": called, "lang": user.lang, "prefs": "{}", "created": time.time()}
            db.execute(insert(people).values(**values))
            db.execute(insert(sessions).values(**session_row(user.id, token, "web", label)))
            return called

        called = await self._store.write(job)
        if not called:
            raise BadName("ui-error-name-taken", name=shown)
        return replace(user, name=called), token

    async def by_token(self, token: str) -> User | None:
        """Whose session or bot token this is."""
        if not token or len(token) > 200:
            return None
        key = digest(token)
        known = self._known.get(key)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        before = self._changes
        user = await self._store.read(lambda db: find_session(db, key))
        if user is not None and before == self._changes:  # else it may have ended while we read
            self._remember(key, user)
        return user

    async def since(self, user: User) -> float:
        """When somebody came here first; 0.0 if that cannot be read."""
        query = select(people.c.created).where(people.c.id == user.id)
        return moment(await self._store.read(lambda db: db.execute(query).scalar()))

    def _remember(self, key: str, user: User) -> None:
        self._known[key] = (user, time.monotonic() + CACHE_SECONDS)
        if len(self._known) > CACHE_SIZE:
            self._known.popitem(last=False)

    def forget(self, key: str) -> None:
        """A session ended, here or in another process (a user id: something about somebody changed)."""
        self._changes += 1
        self._known.pop(key, None)
        for each in [k for k, (user, _) in self._known.items() if user.id == key]:
            del self._known[each]
        for end in self._open.pop(key, ()):
            end()

    def _forget_everywhere(self, key: str) -> None:
        self.forget(key)
        if self._tell is not None:
            self._tell(key)

    # -- what is open lasts as long as its session -------------------------------------------------------------

    async def opened(self, user: User, end: Callable[[], None]) -> None:
        """Something long has begun: `end` is called when the session ends, at once if it just has."""
        self._open.setdefault(user.session, set()).add(end)
        if user.session not in self._known:
            await self._end_gone([user.session])

    def closed(self, user: User, end: Callable[[], None]) -> None:
        """It is over by itself."""
        left = self._open.get(user.session, set())
        left.discard(end)
        if not left:
            self._open.pop(user.session, None)

    async def look_after(self) -> None:
        """End what belongs to sessions that ended elsewhere, and forget them; the safety net under the bus."""
        now = time.monotonic()
        if now >= self._fresh:
            self._fresh = now + FRESH_SECONDS
            await self._read_open()
        every = list(self._open.keys() | {key for key, (_, until) in self._known.items() if until > now})
        for start in range(0, len(every), AT_ONCE):
            await self._end_gone(every[start : start + AT_ONCE])

    async def _read_open(self) -> None:
        """Read all again who have something open, many at once."""
        every = list(self._open)
        for start in range(0, len(every), AT_ONCE):
            keys, before = every[start : start + AT_ONCE], self._changes
            found = await self._store.read(lambda db, keys=keys: find_sessions(db, sessions.c.hash.in_(keys)))  # type: ignore[misc]
            if before == self._changes:  # else one of them may have ended while we read
                for user in found:
                    self._remember(user.session, user)

    async def _end_gone(self, keys: list[str]) -> None:
        query = select(sessions.c.hash).where(sessions.c.hash.in_(keys))
        there = await self._store.read(lambda db: set(db.execute(query).scalars()))
        for key in set(keys) - there:
            self.forget(key)

    # -- names and passwords -----------------------------------------------------------------------------------

    async def rename(self, user: User, name: str, beside: NamedBeside | None = None) -> User:
        """Another name, which no account has. Tables learn it through `hub.rename`.

        `beside` is written in the same transaction, and told the name as it is shown.
        """
        not_with_token(user)
        shown = check_name(name)
        values = {"name": shown, **(as_account(shown) if user.account else {})}

        def job(db: Connection) -> bool:
            if taken(db, shown, user.id):
                return False
            db.execute(update(people).where(people.c.id == user.id).values(**values))
            if beside is not None:
                beside(db, shown)
            return True

        if not await self._store.write(job):
            raise BadName("ui-error-name-taken", name=shown)
        self._forget_everywhere(user.id)
        return replace(user, name=shown)

    async def set_password(self, user: User, password: str, old: str = "", address: str = "") -> User:
        """Make a guest an account, or change an account's password. The games stay theirs; other sessions end."""
        not_with_token(user)
        check_password(password)
        if await self._store.read(lambda db: taken(db, user.name, user.id)):
            raise BadName("ui-error-name-taken", name=user.name)
        if user.account:
            await self._verify(folded(user.name), old, address)
        else:
            await self._slow_down("password", user.id, address)
        hashed = await self.hashed(password)

        def job(db: Connection) -> list[str] | None:
            if taken(db, user.name, user.id):
                return None
            values = {"password": hashed, **as_account(user.name)}
            db.execute(update(people).where(people.c.id == user.id).values(**values))
            return end_sessions(db, user)

        ended = await self._store.write(job)
        if ended is None:
            raise BadName("ui-error-name-taken", name=user.name)
        for key in (user.id, *ended):
            self._forget_everywhere(key)
        return replace(user, account=True)

    async def login(self, name: str, password: str, address: str = "", label: str = "") -> tuple[User, str]:
        """A new session of an account."""
        user_id = await self._verify(folded(clean(name, NAME_MAX)), password, address)
        token = secrets.token_urlsafe(32)

        def job(db: Connection) -> User | None:
            if banned(db, user_id):
                return None
            db.execute(insert(sessions).values(**session_row(user_id, token, "web", label)))
            return find_session(db, digest(token))

        user = await self._store.write(job)
        if user is None:
            raise Banned
        return user, token

    async def proved(self, user: User, password: str, address: str = "") -> None:
        """WrongPassword unless an account's owner asks; guests have nothing to prove."""
        not_with_token(user)
        if user.account:
            await self._verify(folded(user.name), password, address)

    async def hashed(self, password: str) -> str:
        """What is stored of a password."""
        check_password(password)
        async with self._busy:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, login: str, password: str, address: str) -> str:
        """The id of the account, or WrongPassword; an unknown name takes as long as a wrong password."""
        await self._slow_down("login", f"{login} {address}", address)  # else strangers could lock the owner out
        query = select(people.c.id, people.c.password).where(people.c.login == login)
        row = await self._store.read(lambda db: db.execute(query).first())
        async with self._busy:
            good = await asyncio.to_thread(self._matches, row.password if row else "", password[:PASSWORD_MAX])
        if row is None or not good:
            raise WrongPassword
        return str(row.id)

    async def _slow_down(self, what: str, who: str, address: str) -> None:
        await self._limiter.check(self._rate_logins, what, who)
        if address:
            await self._limiter.check(self._rate_tries, f"{what}-address", address)

    def _matches(self, hashed: str, password: str) -> bool:
        if not self._dummy:
            self._dummy = self._hasher.hash(secrets.token_hex(16))
        try:
            return self._hasher.verify(hashed or self._dummy, password) and bool(hashed)
        except VerificationError:
            return False

    async def logout(self, token: str) -> None:
        """End a session."""
        key = digest(token)
        await self._store.write(lambda db: db.execute(delete(sessions).where(sessions.c.hash == key)).rowcount)
        self._forget_everywhere(key)

    async def visits(self, user: User) -> list[Visit]:
        """The sessions of somebody's browsers, the newest first."""
        query = (
            select(sessions.c.id, sessions.c.label, sessions.c.created, sessions.c.until, sessions.c.hash)
            .where(sessions.c.person_id == user.id, sessions.c.kind == "web")
            .order_by(sessions.c.created.desc())
            .limit(VISITS_MAX)
        )
        rows = await self._store.read(lambda db: db.execute(query).all())
        return [Visit(*row[:4], mine=row.hash == user.session) for row in rows if good_until(row.until)]

    async def end_visit(self, user: User, session_id: str = "") -> int:
        """End one of one's sessions; "": all but the present one. How many ended?"""
        not_with_token(user)
        which = sessions.c.id == session_id if session_id else sessions.c.hash != user.session
        mine = sessions.c.person_id == user.id, sessions.c.kind == "web"
        return await self.end(await self._store.write(lambda db: drop_sessions(db, *mine, which)))

    async def end(self, keys: list[str]) -> int:
        """These sessions have ended: tell everybody."""
        for key in keys:
            self._forget_everywhere(key)
        return len(keys)

    def changed(self, user_id: str) -> None:
        """Something about somebody changed."""
        self._forget_everywhere(user_id)

    # -- bot tokens and preferences ----------------------------------------------------------------------------

    async def bot_token(self, user: User, label: str = "") -> tuple[Token, str]:
        """A token for a program that plays as this user. It is shown this once."""
        not_with_token(user)
        token = "rook_" + secrets.token_urlsafe(32)
        row = session_row(user.id, token, "bot", clean(label, 60))

        def job(db: Connection) -> bool:
            mine = select(sessions.c.id).where(sessions.c.person_id == user.id, sessions.c.kind == "bot")
            if len(db.execute(mine).all()) >= TOKENS_MAX:
                return False
            db.execute(insert(sessions).values(**row))
            return True

        if not await self._store.write(job):
            raise NotAllowed("ui-error-too-many-tokens")
        return Token(row["id"], row["label"], row["created"]), token

    async def bot_tokens(self, user: User) -> list[Token]:
        """The user's bot tokens."""
        query = (
            select(sessions.c.id, sessions.c.label, sessions.c.created)
            .where(sessions.c.person_id == user.id, sessions.c.kind == "bot")
            .order_by(sessions.c.created)
        )
        rows = await self._store.read(lambda db: db.execute(query).all())
        return [Token(*row) for row in rows]

    async def drop_token(self, user: User, token_id: str) -> bool:
        """Take a bot token back."""
        not_with_token(user)
        which = (sessions.c.person_id == user.id, sessions.c.kind == "bot", sessions.c.id == token_id)
        gone = await self._store.write(lambda db: drop_sessions(db, *which))
        for key in gone:
            self._forget_everywhere(key)
        return bool(gone)

    async def preferences(
        self, user: User, lang: str | None = None, prefs: Mapping[str, Any] | None = None
    ) -> User:
        """Change the language and whatever pages like to remember; None removes an entry."""
        merged = {k: v for k, v in {**user.prefs, **(prefs or {})}.items() if v is not None}
        text = json.dumps(merged, ensure_ascii=False)
        if len(text) > PREFS_MAX:
            raise TooBig
        speaks = user.lang if lang is None else good_language(lang)
        change = update(people).where(people.c.id == user.id).values(prefs=text, lang=speaks)
        await self._store.write(lambda db: db.execute(change).rowcount)
        self._forget_everywhere(user.id)
        return replace(user, prefs=merged, lang=speaks)


def not_with_token(user: User) -> None:
    """A program plays for its owner; whose account it is, it cannot change."""
    if user.bot:
        raise NotAllowed("ui-error-not-with-token")


def good_language(lang: str) -> str:
    """A language we speak; English for any other."""
    try:
        return language(lang)
    except UnknownLanguage:
        return "en"


def check_password(password: str) -> None:
    """Long enough, not too long."""
    if not PASSWORD_MIN <= len(password) <= PASSWORD_MAX:
        raise BadName("ui-error-password-length", least=PASSWORD_MIN, most=PASSWORD_MAX)


def session_row(user_id: str, token: str, kind: str, label: str) -> dict[str, Any]:
    """A row for a new session."""
    now = time.time()
    return {
        "hash": digest(token),
        "id": secrets.token_hex(6),
        "person_id": user_id,
        "kind": kind,
        "label": label,
        "created": now,
        "until": None if kind == "bot" else now + SESSION_SECONDS,
    }


def find_session(db: Connection, key: str) -> User | None:
    """The user of a stored token, if it still holds."""
    return next(iter(find_sessions(db, sessions.c.hash == key)), None)


def find_sessions(db: Connection, which: ColumnElement[bool]) -> list[User]:
    """The users of stored tokens, as far as these still hold."""
    columns = (people.c.id, people.c.name, people.c.lang, people.c.password, people.c.prefs, people.c.admin)
    query = (
        select(*columns, sessions.c.hash, sessions.c.kind, sessions.c.until)
        .join_from(sessions, people)
        .where(which)
    )
    return [user_of(row) for row in db.execute(query) if good_until(row.until)]


def user_of(row: Any) -> User:
    """The user of a session."""
    bot, account = row.kind == "bot", row.password is not None
    admin = row.admin is not None and account and not bot
    return User(row.id, row.name, good_language(str(row.lang)), account, wishes(row.prefs), bot, admin, row.hash)


def wishes(stored: str) -> dict[str, Any]:
    """The preferences in a row; none if it is damaged: then nobody loses more than these."""
    try:
        found = json.loads(stored)
    except (RecursionError, TypeError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def good_until(until: float | None) -> bool:
    """Does a session still last?"""
    return until is None or moment(until) > time.time()


def end_sessions(db: Connection, user: User) -> list[str]:
    """End all of a person's sessions but the present one; programs keep their tokens. What was stored of them."""
    return drop_sessions(
        db, sessions.c.person_id == user.id, sessions.c.kind == "web", sessions.c.hash != user.session
    )


def drop_sessions(db: Connection, *which: ColumnElement[bool]) -> list[str]:
    """Delete some sessions: what was stored of them."""
    gone = [str(key) for key in db.execute(select(sessions.c.hash).where(*which)).scalars()]
    db.execute(delete(sessions).where(sessions.c.hash.in_(gone)))
    return gone


def as_account(name: str) -> dict[str, str]:
    """What is stored of an account's name, to find it and to keep it from others."""
    return {"login": folded(name), "looks": looks(name)}


def taken(db: Connection, name: str, user_id: str) -> bool:
    """Has another account this name, or one that looks like it?"""
    alike = or_(people.c.login == folded(name), people.c.looks == looks(name))
    return db.execute(select(people.c.id).where(alike, people.c.id != user_id)).first() is not None


def free_bird(db: Connection, lang: str) -> str:
    """A name for somebody who gives none."""
    while taken(db, name := f"{secrets.choice(birds('guests', lang))} {secrets.randbelow(900) + 100}", ""):
        pass
    return name


def need(user: User | None) -> User:
    """The user, or NotSignedIn."""
    if user is None:
        raise NotSignedIn
    return user
