"""The lab on many machines with Ray: runs, comparisons, sweeps and ladders.

The matches of a run are numbered, and match *n* of a seed is the same everywhere; so a run is cut into chunks, chunks are looked at in
their order, and what comes out is the same whatever the cluster. A lost worker's chunk is played again. With ``out``, a folder that all
nodes reach, each chunk is stored as Parquet when it is done, and the same call goes on from what is stored. Rules and cards travel in
the wheel and with the game: a node needs nothing else.

Everything runs in this process alone, too, with ``on=Local()``:

>>> from undercroft import Game
>>> from undercroft.ray import Local, compare, play
>>> play(Game("mini-rogue"), 200, chunk=64, player="random", on=Local())["games"]
200
>>> rogue, mage = Game("mini-rogue"), Game("mini-rogue", heroes=["mage"])
>>> compare(rogue, rogue, player="random", chunk=500, on=Local()).verdict
'no difference'
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import deque
from dataclasses import dataclass
from typing import Any, Callable, Deque, Dict, Generator, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple

from ._core import FIRST_LOOK, Game, UndercroftError, interval, play_many, play_rows

Totals = Dict[str, int]
Progress = Callable[[int, int], None]


class Local:
    """This process alone."""

    def each(self, work: Callable[..., Totals], tasks: Iterable[Tuple[Any, ...]]) -> Generator[Totals, None, None]:
        """What came of each task, in their order."""
        for task in tasks:
            yield work(*task)


class Cluster:
    """The cluster that Ray is connected to."""

    def __init__(self, retries: int = 5) -> None:
        self.retries = retries

    def each(self, work: Callable[..., Totals], tasks: Iterable[Tuple[Any, ...]]) -> Generator[Totals, None, None]:
        """What came of each task, in their order. The task of a worker that is lost is done again by another one."""
        import ray

        remote = ray.remote(max_retries=self.retries, num_cpus=1)(work)
        flying: Deque[Any] = deque()
        try:
            for task in tasks:
                flying.append(remote.remote(*task))
                # Enough for every core to have its next task, and few enough to stop soon.
                if len(flying) >= 4 * max(1, int(ray.cluster_resources().get("CPU", 1))):
                    yield self._get(flying.popleft())
            while flying:
                yield self._get(flying.popleft())
        finally:
            for task in flying:
                ray.cancel(task)

    def _get(self, task: Any) -> Totals:
        import ray

        try:
            return ray.get(task)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, UndercroftError):
                raise UndercroftError(str(error.cause)) from None
            raise


class _Folder:
    """Finished chunks in a folder of one run."""

    def __init__(self, folder: str, plan: Mapping[str, Any]) -> None:
        self.folder = folder
        path = os.path.join(folder, "plan.json")
        text = json.dumps(plan, sort_keys=True)
        try:
            os.makedirs(folder, exist_ok=True)
            if os.path.exists(path):
                with open(path, encoding="utf-8") as file:
                    found = file.read()
                if found != text:
                    raise UndercroftError(f"{folder} belongs to another run: {found}")
            else:
                _write(path, text.encode())
        except OSError as error:
            raise UndercroftError(f"{folder}: {error}") from error

    def path(self, first: int, count: int) -> str:
        return os.path.join(self.folder, f"part-{first:012}-{count}.parquet")


def _write(path: str, data: bytes) -> None:
    """A whole file or none."""
    part = f"{path}.{os.getpid()}.part"
    try:
        with open(part, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        if os.path.exists(part):
            os.remove(part)
        raise UndercroftError(f"{path}: {error}") from error


def _save(path: str, columns: Mapping[str, Sequence[Any]], totals: Totals) -> None:
    import pyarrow
    import pyarrow.parquet as parquet

    table = pyarrow.table(dict(columns)).replace_schema_metadata({"totals": json.dumps(totals)})
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(table, sink)
    _write(path, sink.getvalue().to_pybytes())


def _stored(path: Optional[str]) -> Optional[Totals]:
    """The totals of a chunk that was done before."""
    if path is None or not os.path.exists(path):
        return None
    import pyarrow.parquet as parquet

    try:
        return dict(json.loads((parquet.read_schema(path).metadata or {})[b"totals"]))
    except (OSError, ValueError, KeyError) as error:
        raise UndercroftError(f"{path} is no chunk of a run: {error}; remove it, and it is played again") from error


def _kept(path: Optional[str], totals: Totals, columns: Optional[Mapping[str, Sequence[Any]]] = None) -> Totals:
    if path is not None:
        _save(path, columns or {"key": list(totals), "value": list(totals.values())}, totals)
    return totals


def chunks(games: int, chunk: int) -> Iterator[Tuple[int, int]]:
    """First number and count of each chunk."""
    if games < 1 or chunk < 1:
        raise UndercroftError(f"{games} matches in chunks of {chunk}: both have to be at least 1")
    for first in range(0, games, chunk):
        yield first, min(chunk, games - first)


def add_up(parts: Iterable[Mapping[str, int]]) -> Totals:
    """The sum of totals, keys in order."""
    sums: Totals = {}
    for part in parts:
        for key, value in part.items():
            sums[key] = sums.get(key, 0) + value
    return dict(sorted(sums.items()))


def _row_totals(columns: Mapping[str, Sequence[Any]]) -> Totals:
    done = [at for at, end in enumerate(columns["end"]) if end is not None]
    totals = {
        "games": len(done),
        "won": sum(bool(columns["won"][at]) for at in done),
        "unfinished": len(columns["end"]) - len(done),
        "decisions": sum(columns["decisions"][at] for at in done),
        "decisions_squared": sum(columns["decisions"][at] ** 2 for at in done),
    }
    for at in done:
        key = f"end.{columns['end'][at]}"
        totals[key] = totals.get(key, 0) + 1
    return totals


def _play(game: Game, first: int, count: int, how: Dict[str, Any], rows: bool, path: Optional[str]) -> Totals:
    """One chunk, on whatever node."""
    stored = _stored(path)
    if stored is not None:
        return stored
    if not rows:
        return _kept(path, play_many(game, count, first=first, **how))
    columns = play_rows(game, count, first=first, **how)
    return _kept(path, _row_totals(columns), {"seed": [how["seed"]] * count, **columns})


def _about(game: Game) -> Dict[str, Any]:
    return {"game": game.name, "setup": game.setup, "rules": game.rules_version, "packs": game.packs}


def play(
    game: Game,
    games: int,
    *,
    seed: int = 1,
    player: str = "sensible",
    others: Optional[str] = None,
    chunk: int = 5000,
    out: Optional[str] = None,
    rows: bool = False,
    on: Any = None,
    progress: Optional[Progress] = None,
) -> Totals:
    """Plays matches and adds up what came of them.

    ``progress`` hears how many matches are done, of how many. With ``rows`` the Parquet files in ``out`` have a row for each match.
    """
    how = {"seed": seed, "player": player, "others": others}
    plan = {**_about(game), **how, "chunk": chunk, "rows": rows}
    folder = _Folder(out, plan) if out is not None else None
    parts = list(chunks(games, chunk))
    tasks = [(game, first, count, how, rows, folder.path(first, count) if folder else None) for first, count in parts]
    done, totals = 0, []
    if progress:
        progress(0, games)
    for (_, count), part in zip(parts, (on or Cluster()).each(_play, tasks)):
        totals.append(part)
        done += count
        if progress:
            progress(done, games)
    return add_up(totals)


def play_local(game: Game, games: int, **how: Any) -> Totals:
    """The same in this process alone."""
    return play(game, games, on=Local(), **how)


@dataclass(frozen=True)
class Comparison:
    """What came of a comparison. The difference is that of the second table less the first, with an interval that may be looked at
    all the time."""

    verdict: str
    difference: float
    low: float
    high: float
    pairs: int
    differing: int
    first: float
    second: float


def _measured(columns: Mapping[str, Sequence[Any]], measure: str) -> List[Optional[int]]:
    return [None if value is None else int(value) for value in columns[measure]]


def _pair(sides: Any, first: int, count: int, how: Dict[str, Any], measure: str, path: Optional[str]) -> Totals:
    """One chunk of pairs, on whatever node."""
    stored = _stored(path)
    if stored is not None:
        return stored
    facts = [] if measure in ("won", "decisions") else [measure]
    played = [
        play_rows(game, count, first=first, player=player, facts=facts, **how) for game, player in sides
    ]
    one, two = (_measured(columns, measure) for columns in played)
    pairs = [(a, b) for a, b in zip(one, two) if a is not None and b is not None]
    totals = {
        "pairs": count,
        "count": len(pairs),
        "first": sum(a for a, _ in pairs),
        "second": sum(b for _, b in pairs),
        "squares": sum((b - a) ** 2 for a, b in pairs),
        "differing": sum(a != b for a, b in pairs),
    }
    return _kept(path, totals, {"number": played[0]["number"], "first": one, "second": two})


def compare(
    first: Game,
    second: Game,
    *,
    player: str = "sensible",
    second_player: Optional[str] = None,
    others: Optional[str] = None,
    measure: str = "won",
    seed: int = 1,
    error: float = 0.05,
    margin: float = 0.01,
    most: int = 100_000,
    chunk: int = 1000,
    out: Optional[str] = None,
    on: Any = None,
    progress: Optional[Progress] = None,
) -> Comparison:
    """Plays two tables on the same dice until the difference is decided: packs, options, bots or levels.

    ``measure`` is ``won``, ``decisions`` or a fact at the end of a match. A difference is claimed where there is none in at most
    ``error`` of all comparisons; less than ``margin`` counts as none.
    """
    sides = ((first, player), (second, second_player or player))
    how = {"seed": seed, "others": others}
    plan = {"sides": [[_about(game), bot] for game, bot in sides], **how, "measure": measure, "chunk": chunk}
    folder = _Folder(out, plan) if out is not None else None
    parts = chunks(most, chunk)
    tasks = ((sides, at, count, how, measure, folder.path(at, count) if folder else None) for at, count in parts)
    sums: Totals = {"pairs": 0}
    verdict, mean, low, high = "open", 0.0, float("-inf"), float("inf")
    results = (on or Cluster()).each(_pair, tasks)
    for part in results:
        sums = add_up([sums, part])
        mean, low, high = interval(sums["count"], sums["second"] - sums["first"], sums["squares"], error)
        if progress:
            progress(sums["pairs"], most)
        if sums["pairs"] >= FIRST_LOOK:
            verdict = "difference" if low > 0 or high < 0 else "no difference" if -margin < low and high < margin else "open"
        if verdict != "open":
            break
    results.close()
    count = max(1, sums["count"])
    rates = (sums["first"] / count, sums["second"] / count)
    return Comparison(verdict, mean, low, high, sums["pairs"], sums["differing"], *rates)


def sweep(
    game: Game,
    field: str,
    by: Sequence[int] = (-1, 1),
    *,
    pairs: int = 4000,
    out: Optional[str] = None,
    progress: Optional[Progress] = None,
    **how: Any,
) -> Tuple[List[Tuple[str, Comparison]], Dict[str, str]]:
    """Changes every number called ``field`` in the cards, one at a time: what each change does, the largest first, and which were not
    played because the cards would break a rule. Everything that ``compare`` takes may be said."""
    games, refused = game.changes(field, list(by))
    found: List[Tuple[str, Comparison]] = []
    for number, (name, changed) in enumerate(games.items()):
        if progress:
            progress(number, len(games))
        place = os.path.join(out, hashlib.sha256(name.encode()).hexdigest()[:16]) if out is not None else None
        found.append((name, compare(game, changed, most=pairs, out=place, **how)))
    if progress:
        progress(len(games), len(games))
    return sorted(found, key=lambda row: -abs(row[1].difference)), refused


@dataclass(frozen=True)
class Rung:
    """A player of a ladder. Without ``against`` it plays against the game, and ``gain`` is what it wins more than the one below it, on
    the same dice."""

    player: str
    against: Optional[str]
    games: int
    won: int
    gain: Optional[Tuple[float, float, float]]


def _climb(game: Game, first: int, count: int, how: Dict[str, Any], path: Optional[str]) -> Totals:
    stored = _stored(path)
    if stored is not None:
        return stored
    columns = play_rows(game, count, first=first, **how)
    totals = {"games": sum(won is not None for won in columns["won"]), "won": sum(bool(won) for won in columns["won"])}
    # Which ones were won, a letter for each match: the next rung is compared match by match.
    return _kept(path, {**totals, **{f"match.{n}": int(bool(w)) for n, w in zip(columns["number"], columns["won"])}})


def ladder(
    game: Game,
    players: Sequence[str] = ("random", "beginner", "easy"),
    games: int = 1000,
    *,
    compete: Optional[bool] = None,
    seed: int = 1,
    chunk: int = 100,
    out: Optional[str] = None,
    on: Any = None,
    progress: Optional[Progress] = None,
) -> List[Rung]:
    """Players from the weakest to the strongest: each against the one below it where seats compete, changing seats, and otherwise all
    against the game."""
    compete = game.name == "urto" if compete is None else compete
    rungs: List[Rung] = []
    below: Optional[Totals] = None
    of = len(players) * games
    for number, player in enumerate(players):
        against = players[number - 1] if compete and number else None
        if compete and not number:
            continue
        how: Dict[str, Any] = {"seed": seed, "player": player, "others": against, "rotates": compete}
        place = os.path.join(out, f"{number}-{player}") if out is not None else None
        folder = _Folder(place, {**_about(game), **how, "chunk": chunk}) if place is not None else None
        parts = list(chunks(games, chunk))
        tasks = [(game, first, count, how, folder.path(first, count) if folder else None) for first, count in parts]
        results = []
        for part in (on or Cluster()).each(_climb, tasks):
            results.append(part)
            if progress:
                progress(min(of, number * games + len(results) * chunk), of)
        totals = add_up(results)
        gain = None
        if below is not None and not compete:
            gains = [totals[key] - below[key] for key in totals if key.startswith("match.") and key in below]
            gain = interval(len(gains), sum(gains), sum(value * value for value in gains))
        rungs.append(Rung(player, against, totals["games"], totals["won"], gain))
        below = totals
    return rungs
