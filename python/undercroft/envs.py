"""Gymnasium environments: one seat learns, bots play the others, forced moves play themselves.

Importing this module registers

- ``undercroft/MiniRogue-v0``: Mini Rogue alone
- ``undercroft/CatacombsParty-v0``: the party of Catacombs against the automatic game master
- ``undercroft/CatacombsMaster-v0``: the game master against a party of bots

and the same ids for ``gymnasium.make_vec``. An observation is a dictionary: ``observation`` are the tensors of the seat
(``Game.fields`` says what lies where), ``action_mask`` the entries of ``Game.action_table`` that may be taken. The reward is 1 for
a won match and -1 for a lost one, at its end. An action that the mask forbids changes nothing: ``info["illegal_action"]`` says so.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ._core import Batch, Game, State

Observation = Dict[str, NDArray[Any]]


def spaces_of(game: Game) -> Tuple[gym.spaces.Dict, gym.spaces.Discrete]:
    """The observation and action spaces of a seat."""
    observation = gym.spaces.Dict(
        {
            "observation": gym.spaces.Box(-np.inf, np.inf, (game.observation_size,), np.float32),
            "action_mask": gym.spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )
    return observation, gym.spaces.Discrete(game.action_count)


class _Arrays:
    """The arrays that a batch writes into."""

    def __init__(self, batch: Batch) -> None:
        count = batch.size
        self.observations = np.zeros((count, batch.observation_size), np.float32)
        self.masks = np.zeros((count, batch.action_count), np.int8)
        self.rewards = np.zeros(count, np.float32)
        self.terminated = np.zeros(count, np.bool_)
        self.truncated = np.zeros(count, np.bool_)

    def reset(self, batch: Batch, seeds: Optional[Sequence[int]]) -> None:
        batch.reset(self.observations, self.masks, self.rewards, self.terminated, self.truncated, seeds)

    def step(self, batch: Batch, actions: NDArray[np.int64]) -> None:
        batch.step(actions, self.observations, self.masks, self.rewards, self.terminated, self.truncated)


class UndercroftEnv(gym.Env):
    """One match for one seat."""

    metadata: Dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Union[str, Game] = "mini-rogue",
        seat: Union[int, str] = 0,
        others: str = "sensible",
        max_choices: int = 0,
        render_mode: Optional[str] = None,
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else Game(game, options)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.game)
        self._batch = self.game.batch([0], seat, others=others, max_choices=max_choices)
        self._arrays = _Arrays(self._batch)
        self._seeded = False

    def _look(self) -> Observation:
        return {"observation": self._arrays.observations[0].copy(), "action_mask": self._arrays.masks[0].copy()}

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Observation, Dict[str, Any]]:
        super().reset(seed=seed)
        seeds: Optional[List[int]] = None
        if seed is not None:
            seeds = [seed]
        elif not self._seeded:
            seeds = [int(self.np_random.integers(2**63))]
        self._seeded = True
        self._arrays.reset(self._batch, seeds)
        return self._look(), {}

    def step(self, action: Any) -> Tuple[Observation, float, bool, bool, Dict[str, Any]]:
        entry = int(action)
        if self._arrays.terminated[0] or self._arrays.truncated[0]:
            return self._look(), 0.0, bool(self._arrays.terminated[0]), bool(self._arrays.truncated[0]), {}
        if not (0 <= entry < self.game.action_count and self._arrays.masks[0, entry]):
            return self._look(), 0.0, False, False, {"illegal_action": True}
        self._arrays.step(self._batch, np.array([entry], np.int64))
        arrays = self._arrays
        return self._look(), float(arrays.rewards[0]), bool(arrays.terminated[0]), bool(arrays.truncated[0]), {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib's MaskablePPO asks for it."""
        return self._arrays.masks[0].astype(np.bool_)

    def snapshot(self) -> State:
        """The match as a state, between two steps."""
        return self._batch.snapshot(self.game, 0)

    def restore(self, state: State, seed: int) -> None:
        """Goes on from a state; its later draws are those of ``seed``."""
        self._batch.restore(0, state, seed)
        self._refresh(state)

    def _refresh(self, state: State) -> None:
        seat = self.game.seats.index(self.seat) if isinstance(self.seat, str) else self.seat
        now = self.snapshot()
        self._arrays.observations[0] = now.observation(seat)
        self._arrays.masks[0] = now.action_mask(seat)
        self._arrays.terminated[0] = now.is_over
        self._arrays.truncated[0] = False

    def render(self) -> Optional[str]:
        return self.snapshot().text(self.seat) if self.render_mode == "ansi" else None


class UndercroftVectorEnv(VectorEnv):
    """Many matches in Rust threads, written into the arrays of this object without copies.

    A match that ended begins anew with the next step (``AutoresetMode.NEXT_STEP``). With ``copy=False`` the arrays that come back are
    always the same ones; they hold the latest step only.
    """

    metadata: Dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        game: Union[str, Game] = "mini-rogue",
        seat: Union[int, str] = 0,
        others: str = "sensible",
        max_choices: int = 0,
        copy: bool = True,
        render_mode: Optional[str] = None,
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else Game(game, options)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space, self.single_action_space = spaces_of(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = self.game.batch(range(num_envs), seat, others=others, max_choices=max_choices)
        self._arrays = _Arrays(self.batch)
        self._copy = copy
        self._seeded = False

    def _look(self) -> Observation:
        look: Observation = {"observation": self._arrays.observations, "action_mask": self._arrays.masks}
        return {name: array.copy() for name, array in look.items()} if self._copy else look

    def reset(
        self, *, seed: Union[int, Sequence[Optional[int]], None] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Observation, Dict[str, Any]]:
        seeds: Optional[List[int]] = None
        if isinstance(seed, int):
            super().reset(seed=seed)
            seeds = [seed + number for number in range(self.num_envs)]
        elif seed is not None:
            seeds = [int(self.np_random.integers(2**63)) if one is None else int(one) for one in seed]
        elif not self._seeded:
            seeds = [int(one) for one in self.np_random.integers(2**63, size=self.num_envs)]
        self._seeded = True
        self._arrays.reset(self.batch, seeds)
        return self._look(), {}

    def step(self, actions: Any) -> Tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], Dict[str, Any]]:
        arrays = self._arrays
        arrays.step(self.batch, np.ascontiguousarray(actions, np.int64))
        rewards, terminated, truncated = arrays.rewards, arrays.terminated, arrays.truncated
        if self._copy:
            rewards, terminated, truncated = rewards.copy(), terminated.copy(), truncated.copy()
        return self._look(), rewards, terminated, truncated, {}

    def snapshot(self, index: int) -> State:
        return self.batch.snapshot(self.game, index)

    def restore(self, index: int, state: State, seed: int) -> None:
        self.batch.restore(index, state, seed)


def _register() -> None:
    ours: Dict[str, Dict[str, Any]] = {
        "undercroft/MiniRogue-v0": {"game": "mini-rogue"},
        "undercroft/CatacombsParty-v0": {"game": "catacombs", "seat": "p1", "max_choices": 2000},
        "undercroft/CatacombsMaster-v0": {"game": "catacombs", "seat": "gm", "max_choices": 2000, "gm": "person"},
    }
    for name, kwargs in ours.items():
        if name not in gym.registry:
            gym.register(
                name,
                entry_point="undercroft.envs:UndercroftEnv",
                vector_entry_point="undercroft.envs:UndercroftVectorEnv",
                kwargs=kwargs,
            )


_register()
