"""How often somebody may do something: counted per person or address, here or in Redis."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from typing import Any, Final

from limits import RateLimitItem, parse
from limits.storage import storage_from_string
from limits.strategies import FixedWindowRateLimiter

from rookery.serve import TooFast
from rookery.serve.upkeep.logs import log

SWEEP: Final = 60.0
ASK_SECONDS: Final = 0.5
PAUSE_SECONDS: Final = 5.0


class Counts:
    """What this process counts, by a clock nobody can set. A span begins with the first that counts."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str, str], list[float]] = {}
        """How many by rule, kind and key, and until when."""
        self._sweep = 0.0

    def hit(self, rule: str, kind: str, key: str) -> bool:
        """Count one; False when it was one too many."""
        most, seconds = span(rule)
        now = time.monotonic()
        found = self._counts.get((rule, kind, key))
        if found is None or found[1] <= now:
            if now > self._sweep:
                self._sweep = now + SWEEP
                self._counts = {k: v for k, v in self._counts.items() if v[1] > now}
            found = self._counts[rule, kind, key] = [0, now + seconds]
        found[0] += 1
        return found[0] <= most


@lru_cache
def span(rule: str) -> tuple[int, int]:
    """How many in how many seconds."""
    item = ruled(rule)
    return item.amount, item.get_expiry()


class Limiter:
    """Counts per key and rule. With Redis all processes count together; while it is down, each for itself."""

    def __init__(self, redis: str = "") -> None:
        self._shared = Together(redis) if redis else None
        self._own = Counts()

    async def check(self, rule: str, kind: str, key: str) -> None:
        """Count one; TooFast when it was one too many."""
        counts = bool(rule) and rule != "none"
        good = await self._shared.hit(rule, kind, key) if counts and self._shared is not None else None
        if good is None:
            self.quick(rule, kind, key)
        elif not good:
            raise TooFast

    def quick(self, rule: str, kind: str, key: str) -> None:
        """The same, counted in this process only."""
        if rule and rule != "none" and not self._own.hit(rule, kind, key):
            raise TooFast


class Together:
    """Counts in Redis, asked in a thread: one that hangs must not stop the games."""

    def __init__(self, url: str) -> None:
        from redis import RedisError  # an extra
        from redis.backoff import NoBackoff
        from redis.retry import Retry

        once: dict[str, Any] = {
            "socket_timeout": ASK_SECONDS,
            "socket_connect_timeout": ASK_SECONDS,
            "retry": Retry(NoBackoff(), 0),
        }
        self._counts = FixedWindowRateLimiter(storage_from_string(url, **once))
        self._errors = (OSError, RedisError)
        self._again = 0.0

    async def hit(self, rule: str, kind: str, key: str) -> bool | None:
        """Count one; False when it was one too many, None when Redis does not say."""
        if time.monotonic() < self._again:
            return None
        asked = asyncio.to_thread(self._counts.hit, ruled(rule), kind, key)
        try:
            return await asyncio.wait_for(asked, ASK_SECONDS)
        except self._errors as error:
            self._again = time.monotonic() + PAUSE_SECONDS
            log.warning("limits", problem=type(error).__name__)
            return None


@lru_cache
def ruled(rule: str) -> RateLimitItem:
    """A rule, read once."""
    return parse(rule)


class Bucket:
    """A small limit: so many messages per second, with a reserve."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self._left = reserve
        self._at = time.monotonic()

    def take(self) -> bool:
        """One message; False when it was one too many."""
        now = time.monotonic()
        self._left = min(self.reserve, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Is it as good as new?"""
        return self._left + (time.monotonic() - self._at) * self.rate >= self.reserve


class Buckets:
    """One for each person, however many sockets they open; those that are full again are forgotten."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self._all: dict[str, Bucket] = {}
        self._sweep = 0.0

    def take(self, key: str) -> bool:
        """One message of somebody; False when it was one too many."""
        now = time.monotonic()
        if now > self._sweep:
            self._sweep = now + SWEEP
            self._all = {k: bucket for k, bucket in self._all.items() if not bucket.full}
        if key not in self._all:
            self._all[key] = Bucket(self.rate, self.reserve)
        return self._all[key].take()
