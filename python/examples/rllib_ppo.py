"""PPO of Ray's RLlib on the PettingZoo table of Mini Rogue for two: both heroes share one policy, which learns to get further down.

    pip install 'undercroft[pettingzoo]' 'ray[rllib]' torch
    python rllib_ppo.py --iterations 40

Being paid at the end of a match only, a beginner would learn nothing for a long time; so Area, HP and XP make a potential, and both
heroes are paid for what it rises with each step. The mask keeps the policy to what the rules allow.
"""

from __future__ import annotations

import argparse
from typing import Any, Dict, List, Optional

import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env

from undercroft import Game, State
from undercroft.aec import mini_rogue_v0


def potential(state: State) -> float:
    """How well the party is doing."""
    view = state.view(0)
    number = lambda fact: int(view.fact(fact) or 0)  # noqa: E731
    heroes = sum(number(f"{hero}.hp") + number(f"{hero}.xp") for hero in ("hero", "hero2"))
    return number("area") + 0.1 * heroes


def note_area(*, episode: Any, metrics_logger: Any, **kwargs: Any) -> None:
    """Writes down how far a match got: the tensor `area` of what was seen last."""
    field = next(field for field in Game("mini-rogue", heroes=["rogue", "mage"]).fields if field.name == "area")
    look = next(iter(episode.get_observations(-1).values()))["observation"]
    metrics_logger.log_value("area", float(look[field.offset + 1] * field.scale), window=40)


class MaskedPolicy(TorchRLModule, ValueFunctionAPI):
    """A small network; what the mask forbids is never chosen."""

    def setup(self) -> None:
        width = self.observation_space["observation"].shape[0]
        self.body = torch.nn.Sequential(torch.nn.Linear(width, 64), torch.nn.Tanh(), torch.nn.Linear(64, 64), torch.nn.Tanh())
        self.policy = torch.nn.Linear(64, self.action_space.n)
        self.value = torch.nn.Linear(64, 1)

    def _forward(self, batch: Dict[str, Any], **kwargs: Any) -> Dict[str, Any]:
        look = batch[Columns.OBS]
        embeddings = self.body(look["observation"].float())
        logits = self.policy(embeddings).masked_fill(look["action_mask"] == 0, -1e9)
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: embeddings}

    def compute_values(self, batch: Dict[str, Any], embeddings: Optional[Any] = None) -> Any:
        if embeddings is None:
            embeddings = self.body(batch[Columns.OBS]["observation"].float())
        return self.value(embeddings).squeeze(-1)


def train(iterations: int, batch: int = 4000, seed: int = 1) -> List[float]:
    """The mean Area that the latest matches reached, after each iteration."""
    register_env("mini_rogue_for_two", lambda _: PettingZooEnv(mini_rogue_v0(potential=potential)))
    hero = RLModuleSpec(module_class=MaskedPolicy)
    config = (
        PPOConfig()
        .environment("mini_rogue_for_two")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=16)
        .multi_agent(policies={"hero"}, policy_mapping_fn=lambda agent, episode, **kwargs: "hero")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"hero": hero}))
        .training(train_batch_size_per_learner=batch, minibatch_size=256, num_epochs=8, lr=1e-3, entropy_coeff=0.003, gamma=0.98)
        .callbacks(on_episode_end=note_area)
        .debugging(seed=seed, log_level="ERROR")
    )
    algorithm = config.build_algo()
    curve: List[float] = []
    for number in range(iterations):
        curve.append(float(algorithm.train()["env_runners"]["area"]))
        print(f"{number + 1:3}  Area reached {curve[-1]:.2f}  {'#' * round(8 * curve[-1])}", flush=True)
    algorithm.stop()
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--batch", type=int, default=4000, help="choices of an iteration")
    given = parser.parse_args()
    train(given.iterations, given.batch)
