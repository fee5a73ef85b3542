"""Gymnasium: its own checker, and what the vector environment promises."""

import numpy as np
import pytest

gym = pytest.importorskip("gymnasium")

import undercroft.envs  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from undercroft import UndercroftError  # noqa: E402

IDS = ["undercroft/MiniRogue-v0", "undercroft/CatacombsParty-v0", "undercroft/CatacombsMaster-v0"]


def play(env, seed, steps):
    """Masked random play; everything that came out."""
    rng = np.random.default_rng(seed)
    look, _ = env.reset(seed=seed)
    out = [look["observation"]]
    for _ in range(steps):
        action = rng.choice(np.flatnonzero(look["action_mask"]))
        look, reward, terminated, truncated, _ = env.step(action)
        assert look in env.observation_space
        out.append(np.append(look["observation"], reward))
        if terminated or truncated:
            look, _ = env.reset()
    return out


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_checks_the_environment(name):
    check_env(gym.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_plays_the_same_match(name):
    one, two = (play(gym.make(name).unwrapped, 3, 60) for _ in range(2))
    for left, right in zip(one, two):
        np.testing.assert_array_equal(left, right)


def test_an_illegal_action_changes_nothing():
    env = gym.make(IDS[0]).unwrapped
    look, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(look["action_mask"] == 0)[0])
    before = env.snapshot()
    again, reward, terminated, truncated, info = env.step(forbidden)
    assert info == {"illegal_action": True} and reward == 0 and not terminated and not truncated
    np.testing.assert_array_equal(look["observation"], again["observation"])
    assert env.snapshot() == before


def test_a_snapshot_can_be_played_again():
    env = gym.make(IDS[0]).unwrapped
    look, _ = env.reset(seed=2)
    kept = env.snapshot()

    def on():
        env.restore(kept, 11)
        rng = np.random.default_rng(1)
        seen = []
        for _ in range(20):
            mask = env.action_masks()
            if not mask.any():
                break
            look, *rest = env.step(rng.choice(np.flatnonzero(mask)))
            seen.append(look["observation"])
        return seen

    for left, right in zip(on(), on()):
        np.testing.assert_array_equal(left, right)


@pytest.mark.parametrize("copy", [True, False])
def test_the_vector_environment_plays_what_single_ones_play(copy):
    count = 5
    vector = gym.make_vec(IDS[0], num_envs=count, vectorization_mode="vector_entry_point", copy=copy)
    assert vector.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    singles = [gym.make(IDS[0]).unwrapped for _ in range(count)]
    look, _ = vector.reset(seed=40)
    alone = [env.reset(seed=40 + number)[0] for number, env in enumerate(singles)]
    rng = np.random.default_rng(0)
    over = [False] * count
    ends = 0
    for _ in range(250):
        actions = np.zeros(count, np.int64)
        for number in range(count):
            np.testing.assert_array_equal(look["observation"][number], alone[number]["observation"])
            np.testing.assert_array_equal(look["action_mask"][number], alone[number]["action_mask"])
            if not over[number]:
                actions[number] = rng.choice(np.flatnonzero(alone[number]["action_mask"]))
        look, rewards, terminated, truncated, _ = vector.step(actions)
        for number, env in enumerate(singles):
            if over[number]:
                alone[number], _ = env.reset()
                over[number] = False
                assert rewards[number] == 0
            else:
                alone[number], reward, ended, cut, _ = env.step(actions[number])
                assert reward == rewards[number] and ended == terminated[number] and cut == truncated[number]
                over[number] = ended or cut
                ends += ended
    assert ends > 3


def test_the_arrays_are_the_callers():
    vector = undercroft.envs.UndercroftVectorEnv(3, copy=False)
    look, _ = vector.reset(seed=1)
    entries = [int(np.flatnonzero(mask)[0]) for mask in look["action_mask"]]
    after, *_ = vector.step(np.array(entries))
    assert after["observation"] is look["observation"]
    batch, arrays = vector.batch, vector._arrays
    wrong = np.zeros((2, 2), np.float32)
    with pytest.raises(UndercroftError, match="observations has 4 elements"):
        batch.step(np.array(entries), wrong, arrays.masks, arrays.rewards, arrays.terminated, arrays.truncated)
    with pytest.raises(UndercroftError):
        vector.step(np.array([-1, -1, -1]))
    turned = np.asfortranarray(arrays.observations)
    with pytest.raises(UndercroftError, match="contiguous"):
        batch.step(np.array(entries), turned, arrays.masks, arrays.rewards, arrays.terminated, arrays.truncated)
