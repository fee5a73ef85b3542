"""OpenSpiel: its random simulations, and an algorithm of its own on our games."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")

from undercroft import openspiel  # noqa: E402

GAMES = [("mini-rogue", {}), ("mini-rogue", {"heroes": ["mage", "rogue"]}), ("urto", {"players": 2})]


@pytest.mark.parametrize("name, options", GAMES)
def test_random_simulations(name, options):
    pyspiel.random_sim_test(openspiel.load(name, **options), num_sims=2, serialize=False, verbose=False)


def test_registered_names_load():
    for name in ("python_undercroft_mini_rogue", "python_undercroft_urto"):
        assert pyspiel.load_game(name).new_initial_state().is_chance_node()


def test_its_mcts_plays_our_game():
    from open_spiel.python.algorithms import mcts
    import numpy as np

    game = openspiel.load("mini-rogue")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, chance = game.new_initial_state(), random.Random(2)
    chosen = 0
    while not state.is_terminal() and chosen < 5:
        if state.is_chance_node():
            values, odds = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(values, odds)[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            chosen += 1
    assert chosen > 0
