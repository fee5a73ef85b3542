"""Games for OpenSpiel's algorithms: chance nodes are explicit, actions are entries of the table.

Importing this module registers ``python_undercroft_mini_rogue`` and ``python_undercroft_urto`` with OpenSpiel; ``load`` makes a game
with other options. Observations are tensors and strings of what a seat sees; information states are not offered, since a view is not
the memory of all views before it.
"""

from __future__ import annotations

import json
from typing import Any, Dict, List, Optional, Tuple

import numpy as np
import pyspiel

from ._core import Game, State

_MOST_OUTCOMES = 5000
_MOST_ACTIONS = 100_000


def _game_type(short_name: str, long_name: str, players: Tuple[int, int], default: str) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": default},
    )


class UndercroftState(pyspiel.State):
    """A match; chance outcomes are counted in the order in which the draw lists them."""

    def __init__(self, game: "UndercroftGame") -> None:
        super().__init__(game)
        self._match: State = game.rules.new_state()

    def current_player(self) -> int:
        if self._match.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self._match.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._match.seat_to_act
        assert seat is not None
        return seat

    def _legal_actions(self, player: int) -> List[int]:
        return self._match.legal_entries(player)

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        outcomes = self._match.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._match.is_chance:
            self._match.apply_chance(self._match.chance_outcomes()[action][0])
        else:
            self._match.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            draw = self._match.draw
            return f"{draw.name} {draw.outcomes[action][1]}" if draw else str(action)
        return self._match.game.action_table[action]

    def is_terminal(self) -> bool:
        return self._match.is_over

    def returns(self) -> List[float]:
        return self._match.returns

    @property
    def match(self) -> State:
        """The match as a state of ours."""
        return self._match

    def __str__(self) -> str:
        if not self._match.is_chance or self._match.steps:
            return "\n".join(f"{seat}: {action} {drawn}" for seat, action, drawn in self._match.history) + self._draw()
        return self._draw()

    def _draw(self) -> str:
        draw = self._match.draw
        return f"\n{draw.name} is drawn" if draw else ""


class UndercroftObserver:
    """What a seat sees, as OpenSpiel's observers give it."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict: Dict[str, Any] = {
            field.name: self.tensor[field.offset : field.offset + field.size] for field in game.fields
        }

    def set_from(self, state: UndercroftState, player: int) -> None:
        self.tensor.fill(0)
        if not (state.match.is_chance and not state.match.steps):
            self.tensor[:] = state.match.observation(player)

    def string_from(self, state: UndercroftState, player: int) -> str:
        if state.match.is_chance and not state.match.steps:
            return "the table is being laid"
        return state.match.text(player)


class UndercroftGame(pyspiel.Game):
    """A game of ours with its options as JSON."""

    name = ""
    game_type: Any = None

    def __init__(self, params: Optional[Dict[str, Any]] = None) -> None:
        text = (params or {}).get("options") or self.game_type.parameter_specification["options"]
        self.rules = Game(self.name, json.loads(text))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=len(self.rules.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_MOST_ACTIONS,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> UndercroftState:
        return UndercroftState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UndercroftObserver:
        return UndercroftObserver(self.rules)


class MiniRogueGame(UndercroftGame):
    name = "mini-rogue"
    game_type = _game_type("python_undercroft_mini_rogue", "Mini Rogue (undercroft)", (1, 2), "{}")


class UrtoGame(UndercroftGame):
    name = "urto"
    game_type = _game_type("python_undercroft_urto", "Urto (undercroft)", (2, 5), '{"players": 2}')


pyspiel.register_game(MiniRogueGame.game_type, MiniRogueGame)
pyspiel.register_game(UrtoGame.game_type, UrtoGame)


def load(name: str, **options: Any) -> Any:
    """A game of OpenSpiel: ``load("mini-rogue", heroes=["mage"])``."""
    kinds = {"mini-rogue": MiniRogueGame, "urto": UrtoGame}
    return pyspiel.load_game(kinds[name].game_type.short_name, {"options": json.dumps(options)})
