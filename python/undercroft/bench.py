"""Steps per second, beside peers that are measured in the same run: ``python -m undercroft.bench``.

A step is one decision of a player, chosen at random among what is allowed. Figures depend on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from typing import Callable, Dict, List, Optional, Tuple

import numpy as np

from ._core import Game, Rng


def _rate(work: Callable[[], int], seconds: float) -> float:
    """Steps per second: the best of three stretches, since a machine can be disturbed but not helped."""
    best = 0.0
    for _ in range(3):
        begin, steps = time.perf_counter(), 0
        while time.perf_counter() - begin < seconds / 3:
            steps += work()
        best = max(best, steps / (time.perf_counter() - begin))
    return best


def single(game: Game) -> Callable[[], int]:
    """`State.apply` with entries, one match after the other, in Python's loop."""
    rng, numbers = Rng(1), random.Random(1)

    def work() -> int:
        state, steps = game.new_state(rng=rng), 0
        while not state.is_over and steps < 2000:
            entries = state.legal_entries()
            state.apply(entries[int(numbers.random() * len(entries))], rng=rng)
            steps += 1
        return steps

    return work


def playout(game: Game, count: int) -> Callable[[], int]:
    """Random choices in Rust: what the engine does without Python."""
    batch = game.batch(range(count), others="random")

    def work() -> int:
        batch.playout(2000)
        return 2000 * count

    return work


def vector(game: Game, count: int, observations: bool) -> Callable[[], int]:
    """A batch stepped from Python, its choices made with NumPy out of the masks."""
    batch = game.batch(range(count), others="random")
    tensors = np.zeros((count, game.observation_size), np.float32) if observations else None
    masks = np.zeros((count, game.action_count), np.int8)
    rewards, ended, cut = np.zeros(count, np.float32), np.zeros(count, np.bool_), np.zeros(count, np.bool_)
    batch.reset(tensors, masks, rewards, ended, cut)

    def work() -> int:
        # The first allowed entry: choosing at random in NumPy would cost more than the step.
        batch.step(masks.argmax(axis=1), tensors, masks, rewards, ended, cut)
        return count

    return work


def openspiel_loop(name: str) -> Optional[Callable[[], int]]:
    try:
        import open_spiel.python.games  # noqa: F401  (registers the games that are written in Python)
        import pyspiel
    except Exception:
        return None
    game, numbers = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(numbers.random() * len(actions))])
            steps += 1
        return steps

    return work


def connect_four() -> Optional[Callable[[], int]]:
    try:
        from pettingzoo.classic import connect_four_v3
    except Exception:
        return None
    env = connect_four_v3.raw_env()
    numbers = random.Random(1)

    def work() -> int:
        env.reset(seed=1)
        steps = 0
        for agent in env.agent_iter():
            look, _, terminated, truncated, _ = env.last()
            allowed = np.flatnonzero(look["action_mask"])
            env.step(None if terminated or truncated else allowed[int(numbers.random() * len(allowed))])
            steps += 1
        return steps

    return work


def main(arguments: Optional[List[str]] = None) -> Dict[str, float]:
    parser = argparse.ArgumentParser(prog="python -m undercroft.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each line is measured")
    parser.add_argument("--matches", type=int, default=256, help="matches of a batch")
    given = parser.parse_args(arguments)
    rogue, urto = Game("mini-rogue"), Game("urto")
    threads = os.environ.get("RAYON_NUM_THREADS", f"{os.cpu_count()}")
    lines: List[Tuple[str, Optional[Callable[[], int]]]] = [
        ("Mini Rogue, State.apply", single(rogue)),
        (f"Mini Rogue, batch, {threads} threads, masks", vector(rogue, given.matches, False)),
        (f"Mini Rogue, batch, {threads} threads, masks and tensors", vector(rogue, given.matches, True)),
        (f"Mini Rogue, random playouts in Rust, {threads} threads", playout(rogue, given.matches)),
        ("Urto for two, State.apply", single(urto)),
        ("peer: OpenSpiel tic_tac_toe, its Python loop over C++", openspiel_loop("tic_tac_toe")),
        ("peer: OpenSpiel python_tic_tac_toe, all Python", openspiel_loop("python_tic_tac_toe")),
        ("peer: PettingZoo connect_four", connect_four()),
    ]
    rates: Dict[str, float] = {}
    for name, work in lines:
        if work is None:
            print(f"{name:60} not installed")
        else:
            rates[name] = _rate(work, given.seconds)
            print(f"{name:60} {rates[name]:14,.0f} steps/s", flush=True)
    print("RAYON_NUM_THREADS=1 measures one thread.")
    return rates


if __name__ == "__main__":
    main()
