"""RLlib's PPO learns on the PettingZoo table: the curve rises."""

import os
import pathlib
import sys

import pytest

pytest.importorskip("torch")
pytest.importorskip("ray.rllib")
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples"))

ITERATIONS = int(os.environ.get("UNDERCROFT_PPO_ITERATIONS", "24"))


def test_ppo_gets_further_than_it_began():
    from rllib_ppo import train

    curve = train(ITERATIONS)
    quarter = ITERATIONS // 4
    first, last = sum(curve[:quarter]) / quarter, sum(curve[-quarter:]) / quarter
    assert last > first + 0.4, curve
