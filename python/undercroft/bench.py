"""Steps per second, beside peers that are measured in the same run: ``python -m undercroft.bench``.

A step is one decision of a player, chosen at random among what is allowed. Figures depend on the machine and on what else it does;
the share of the engine says more. The engine's own loop is what `undercroft bench` measures: random matches on one core, in Rust.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from typing import Callable, Dict, List, Optional, Tuple

import numpy as np

from ._core import Game, Rng, engine_playouts

Work = Callable[[], int]


def _rates(lines: List[Tuple[str, Work]], seconds: float, clock: Callable[[], float]) -> Dict[str, float]:
    """Steps per second of each line: the best of five rounds in which all take their turn, since a machine can be disturbed but not
    helped, and is disturbed for all alike."""
    best = {name: 0.0 for name, _ in lines}
    for _ in range(5):
        for name, work in lines:
            begin, steps, spent = clock(), 0, 0.0
            while spent < seconds / 5:
                steps += work()
                spent = clock() - begin
            best[name] = max(best[name], steps / spent)
    return best


def single(game: Game) -> Work:
    """`State.apply` with entries, one match after the other, in Python's loop."""
    rng, uniform = Rng(1), random.Random(1).random

    def work() -> int:
        state, steps = game.new_state(rng=rng), 0
        while steps < 2000:
            entries = state.legal_entries()
            if not entries:
                break
            state.apply(entries[int(uniform() * len(entries))], rng=rng)
            steps += 1
        return steps

    return work


def playout(game: Game, count: int, threads: int) -> Work:
    """Random choices of a batch without arrays."""
    batch = game.batch(range(count), others="random", threads=threads)

    def work() -> int:
        batch.playout(200)
        return 200 * count

    return work


def engine(game: Game) -> Work:
    """The engine's own loop, without anything of this package."""
    seeds = iter(range(1, 2**40))
    return lambda: engine_playouts(game, 30_000, seed=next(seeds))


def vector(game: Game, count: int, observations: bool, threads: int) -> Work:
    """A batch stepped from Python, with random actions, into arrays of the caller."""
    batch, rng = game.batch(range(count), others="random", threads=threads), Rng(1)
    tensors = np.zeros((count, game.observation_size), np.float32) if observations else None
    masks, actions = np.zeros((count, game.action_count), np.int8), np.zeros(count, np.int64)
    rewards, ended, cut = np.zeros(count, np.float32), np.zeros(count, np.bool_), np.zeros(count, np.bool_)
    batch.reset(tensors, masks, rewards, ended, cut)

    def work() -> int:
        batch.random_actions(actions, rng)
        batch.step(actions, tensors, masks, rewards, ended, cut)
        return count

    return work


def openspiel_loop(name: str) -> Optional[Work]:
    try:
        import open_spiel.python.games  # noqa: F401  (registers the games that are written in Python)
        import pyspiel
    except Exception:
        return None
    game, uniform = pyspiel.load_game(name), random.Random(1).random

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            steps += 1
        return steps

    return work


def connect_four() -> Optional[Work]:
    try:
        from pettingzoo.classic import connect_four_v3
    except Exception:
        return None
    env = connect_four_v3.raw_env()
    uniform = random.Random(1).random

    def work() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            look, _, terminated, truncated, _ = env.last()
            allowed = np.flatnonzero(look["action_mask"])
            over = terminated or truncated
            env.step(None if over else allowed[int(uniform() * len(allowed))])
            steps += not over
        return steps

    return work


def main(arguments: Optional[List[str]] = None) -> Dict[str, float]:
    parser = argparse.ArgumentParser(prog="python -m undercroft.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each line is measured")
    parser.add_argument("--matches", type=int, default=1024, help="matches of a batch")
    parser.add_argument("--cpu", action="store_true", help="per second of processor time, for a machine that does other things, too")
    given = parser.parse_args(arguments)
    rogue, urto, count = Game("mini-rogue"), Game("urto"), given.matches
    cores = f"{os.cpu_count()} cores" + (f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "")
    lines: List[Tuple[str, Optional[Work]]] = [("Mini Rogue, the engine's own loop, 1 thread", engine(rogue))]
    for threads in (1, 2):
        words = f"{threads} thread{'s' if threads > 1 else ''}"
        lines += [
            (f"Mini Rogue, batch of {count} without arrays, {words}", playout(rogue, count, threads)),
            (f"Mini Rogue, batch of {count}, masks, {words}", vector(rogue, count, False, threads)),
            (f"Mini Rogue, batch of {count}, masks and tensors, {words}", vector(rogue, count, True, threads)),
        ]
    lines += [
        ("Mini Rogue, State.apply, Python's loop", single(rogue)),
        ("Urto for two, State.apply, Python's loop", single(urto)),
        ("peer: OpenSpiel tic_tac_toe, Python's loop over C++", openspiel_loop("tic_tac_toe")),
        ("peer: OpenSpiel python_tic_tac_toe, all Python", openspiel_loop("python_tic_tac_toe")),
        ("peer: PettingZoo connect_four", connect_four()),
    ]
    clock = time.process_time if given.cpu else time.perf_counter
    rates = _rates([(name, work) for name, work in lines if work is not None], given.seconds, clock)
    whole = next(iter(rates.values()))
    unit = "second of processor time" if given.cpu else "second"
    print(f"{cores}; steps per {unit}, and the share of the engine's own loop on one thread")
    for name, work in lines:
        if work is None:
            print(f"{name:58} not installed")
        else:
            print(f"{name:58} {rates[name]:12,.0f} {rates[name] / whole:7.1%}")
    return rates


if __name__ == "__main__":
    main()
