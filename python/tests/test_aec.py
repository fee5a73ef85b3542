"""PettingZoo: its own tests on every table."""

import types

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, seed_test  # noqa: E402
from undercroft import aec  # noqa: E402

TABLES = {
    "urto2": lambda **more: aec.urto_v0(2, **more),
    "urto5": lambda **more: aec.urto_v0(5, **more),
    "mini-rogue": lambda **more: aec.mini_rogue_v0(**more),
    "catacombs": lambda **more: aec.catacombs_v0(**more),
}


@pytest.mark.parametrize("table", TABLES)
def test_api(table):
    api_test(TABLES[table](), num_cycles=150)


@pytest.mark.parametrize("table", TABLES)
def test_seeds(table):
    seed_test(TABLES[table], num_cycles=40)


@pytest.mark.parametrize("table", TABLES)
def test_max_cycles(table):
    make = TABLES[table]
    module = types.SimpleNamespace(
        env=lambda max_cycles: make(max_cycles=max_cycles, rotate=True),
        parallel_env=lambda max_cycles: aec.aec_to_parallel(make(max_cycles=max_cycles, rotate=True)),
    )
    max_cycles_test(module)


def test_a_match_ends_with_a_winner_or_without():
    env = aec.mini_rogue_v0()
    env.reset(seed=5)
    env.action_space("p1").seed(1)
    total = {agent: 0.0 for agent in env.possible_agents}
    for agent in env.agent_iter():
        look, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        mask = look["action_mask"]
        env.step(None if terminated or truncated else env.action_space(agent).sample(mask))
    assert set(total.values()) <= {1.0, -1.0}
