"""PettingZoo environments: every seat of a table is an agent.

``urto_v0``, ``mini_rogue_v0`` and ``catacombs_v0`` make tables of a game; ``env`` makes any. The agent that may act is the lowest
seat that is asked. An observation is a dictionary of ``observation`` and ``action_mask``, as in ``undercroft.envs``. Every agent gets
1 if it has won and -1 if it has not, at the end. An action that the mask forbids changes nothing.

With a ``potential``, a function of the match, every agent is also paid for what it rises with each step.

With ``rotate=True`` the agents take turns strictly, as the parallel interface needs it: the action table gets one more entry, the last
one, to wait with, which is all that a seat has which is not asked.
"""

from __future__ import annotations

from typing import Any, Callable, Dict, Optional, Union

import gymnasium as gym
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import aec_to_parallel, wrappers

from ._core import Game, IllegalActionError, Rng, State


class UndercroftAEC(AECEnv):
    """A match of all seats."""

    def __init__(
        self,
        game: Union[str, Game],
        max_cycles: int = 0,
        rotate: bool = False,
        skip_forced: bool = True,
        potential: Optional[Callable[[State], float]] = None,
        render_mode: Optional[str] = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = game if isinstance(game, Game) else Game(game, options)
        self.metadata: Dict[str, Any] = {
            "name": f"{self.game.name.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": rotate,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.game.seats)
        self.max_cycles = max_cycles
        self.rotate = rotate
        self.skip_forced = skip_forced
        self.potential = potential
        self.wait = self.game.action_count
        entries = self.game.action_count + int(rotate)
        observation = gym.spaces.Dict(
            {
                "observation": gym.spaces.Box(-np.inf, np.inf, (self.game.observation_size,), np.float32),
                "action_mask": gym.spaces.Box(0, 1, (entries,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: gym.spaces.Discrete(entries) for agent in self.possible_agents}
        self._seed: Optional[int] = None
        self._state: Optional[State] = None

    def observation_space(self, agent: str) -> gym.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def match(self) -> State:
        """The match as a state."""
        assert self._state is not None, "reset() begins a match"
        return self._state

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        if seed is not None or self._seed is None:
            self._seed = seed if seed is not None else int(np.random.default_rng().integers(2**62))
        else:
            self._seed += 1
        self._rng = Rng(self._seed)
        self._state = self.game.new_state(rng=self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turns = 0
        self._settle()
        self._worth = self._potential()
        self.agent_selection = self.agents[0] if self.rotate else self._asked()

    def _potential(self) -> float:
        return self.potential(self.match) if self.potential else 0.0

    def _asked(self) -> str:
        seat = self.match.seat_to_act
        return self.possible_agents[0 if seat is None else seat]

    def _settle(self) -> None:
        """Plays choices that are none."""
        while self.skip_forced and not self.match.is_over:
            entries = self.match.legal_entries()
            if len(entries) != 1:
                return
            self.match.apply(entries[0], rng=self._rng)

    def observe(self, agent: str) -> Dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.action_space(agent).n, np.int8)
        if not self.match.is_over and self.match.seat_to_act == seat:
            mask[self.match.legal_entries(seat)] = 1
        elif self.rotate:
            mask[self.wait] = 1
        return {"observation": self.match.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {name: 0.0 for name in self.agents}
        self.infos = {name: {} for name in self.agents}
        seat = self.possible_agents.index(agent)
        if self.match.seat_to_act == seat and int(action) != self.wait:
            try:
                self.match.apply(int(action), seat, rng=self._rng)
                self._settle()
            except IllegalActionError:
                self.infos[agent]["illegal_action"] = True
        elif int(action) != self.wait:
            self.infos[agent]["illegal_action"] = True
        self._turns += 1
        self._end()
        before, self._worth = self._worth, self._potential()
        if self._worth != before:
            self.rewards = {name: reward + self._worth - before for name, reward in self.rewards.items()}
        if self.rotate:
            at = self.agents.index(agent)
            self.agent_selection = self.agents[(at + 1) % len(self.agents)]
        elif not self.match.is_over:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def _end(self) -> None:
        if self.match.is_over:
            self.rewards = dict(zip(self.possible_agents, self.match.returns))
            self.terminations = {agent: True for agent in self.agents}
        elif self.max_cycles and self._turns >= self.max_cycles * (len(self.agents) if self.rotate else 1):
            self.truncations = {agent: True for agent in self.agents}

    def render(self) -> Optional[str]:
        return self.match.text(self.agent_selection) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self._state = None


def env(game: Union[str, Game], **kwargs: Any) -> Any:
    """A table with PettingZoo's usual wrapper, which sees that calls come in order."""
    return wrappers.OrderEnforcingWrapper(UndercroftAEC(game, **kwargs))


def parallel_env(game: Union[str, Game], **kwargs: Any) -> Any:
    """The same as a parallel environment: everybody answers at each step, and who is not asked waits."""
    return aec_to_parallel(env(game, rotate=True, **kwargs))


def urto_v0(players: int = 2, **kwargs: Any) -> Any:
    return env("urto", players=players, **kwargs)


def mini_rogue_v0(heroes: Optional[Any] = None, **kwargs: Any) -> Any:
    return env("mini-rogue", heroes=list(heroes or ["rogue", "mage"]), **kwargs)


def catacombs_v0(**kwargs: Any) -> Any:
    return env("catacombs", gm="person", **kwargs)
