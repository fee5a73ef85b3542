"""Lab runs on many machines with Ray.

The matches of a run are numbered, and match *n* of a seed is the same everywhere; so a run is cut into chunks, and the totals are the
same whatever the cluster. A lost worker's chunk is played again. With ``out``, a folder that all nodes reach, each chunk is stored as
Parquet when it is done, and the same call goes on from what is stored. The rules are in the wheel: a node needs nothing else.

>>> from undercroft import Game
>>> from undercroft.ray import play_local
>>> totals = play_local(Game("mini-rogue"), 200, chunk=64, player="random")
>>> totals["games"]
200
"""

from __future__ import annotations

import json
import os
import pickle
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Tuple

from ._core import Game, UndercroftError, play_many

Totals = Dict[str, int]


def chunks(games: int, chunk: int) -> Iterator[Tuple[int, int]]:
    """First number and count of each chunk."""
    if games < 1 or chunk < 1:
        raise UndercroftError(f"{games} matches in chunks of {chunk}: both have to be at least 1")
    for first in range(0, games, chunk):
        yield first, min(chunk, games - first)


def add_up(parts: List[Mapping[str, int]]) -> Totals:
    """The sum of totals, keys in order."""
    keys = sorted({key for part in parts for key in part})
    return {key: sum(part.get(key, 0) for part in parts) for key in keys}


class _Store:
    """Finished chunks in a folder."""

    def __init__(self, folder: str, plan: Dict[str, Any]) -> None:
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

    def get(self, first: int, count: int) -> Optional[Totals]:
        import pyarrow.parquet as parquet

        path = self.path(first, count)
        if not os.path.exists(path):
            return None
        table = parquet.read_table(path).to_pydict()
        return dict(zip(table["key"], table["value"]))


def _write(path: str, data: bytes) -> None:
    """A whole file or none."""
    part = f"{path}.{os.getpid()}.part"
    with open(part, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def _save(path: str, totals: Totals) -> None:
    import pyarrow
    import pyarrow.parquet as parquet

    sink = pyarrow.BufferOutputStream()
    keys = list(totals)
    parquet.write_table(pyarrow.table({"key": keys, "value": [totals[key] for key in keys]}), sink)
    _write(path, sink.getvalue().to_pybytes())


def _play(game: bytes, first: int, count: int, how: Dict[str, Any], path: Optional[str]) -> Totals:
    """One chunk, on whatever node."""
    totals = play_many(pickle.loads(game), count, first=first, **how)
    if path is not None:
        _save(path, totals)
    return totals


def _how(seed: int, player: str, others: Optional[str]) -> Dict[str, Any]:
    return {"seed": seed, "player": player, "others": others}


def play_local(
    game: Game, games: int, *, seed: int = 1, player: str = "sensible", others: Optional[str] = None, chunk: int = 5000
) -> Totals:
    """The same in this process alone."""
    how = _how(seed, player, others)
    return add_up([play_many(game, count, first=first, **how) for first, count in chunks(games, chunk)])


def play(
    game: Game,
    games: int,
    *,
    seed: int = 1,
    player: str = "sensible",
    others: Optional[str] = None,
    chunk: int = 5000,
    out: Optional[str] = None,
    retries: int = 5,
    progress: Optional[Callable[[int, int], None]] = None,
) -> Totals:
    """Plays matches on the cluster that Ray is connected to, and adds up what came of them.

    ``progress`` hears how many matches are done, of how many.
    """
    import ray

    how = _how(seed, player, others)
    plan = {"game": game.name, "setup": game.setup, "rules": game.rules_version, "packs": game.packs, "chunk": chunk, **how}
    store = _Store(out, plan) if out is not None else None
    remote = ray.remote(max_retries=retries, num_cpus=1)(_play)
    packed = ray.put(pickle.dumps(game))
    done: Dict[int, Totals] = {}
    waiting: Dict[Any, int] = {}
    counts = dict(chunks(games, chunk))
    for first, count in counts.items():
        known = store.get(first, count) if store else None
        if known is not None:
            done[first] = known
        else:
            path = store.path(first, count) if store else None
            waiting[remote.remote(packed, first, count, how, path)] = first
    while waiting:
        if progress:
            progress(sum(counts[first] for first in done), games)
        ready, _ = ray.wait(list(waiting), num_returns=1)
        for task in ready:
            done[waiting.pop(task)] = ray.get(task)
    if progress:
        progress(games, games)
    return add_up([done[first] for first in counts])


def sweep(tables: Mapping[str, Game], games: int, **how: Any) -> Dict[str, Totals]:
    """The totals of several tables on the same dice, by name."""
    return {name: play(game, games, **how) for name, game in tables.items()}
