"""Game, State and View: what they promise, for every game."""

import copy
import doctest
import os
import pathlib
import pickle
import random
from fractions import Fraction

import numpy as np
import pytest

import undercroft
from undercroft import ForeignStateError, Game, IllegalActionError, Rng, UndercroftError

TABLES = [
    ("mini-rogue", {}),
    ("mini-rogue", {"heroes": ["mage", "crusader"]}),
    ("urto", {"players": 3}),
    ("catacombs", {"heroes": ["svein", "isaure"]}),
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}{len(table[1])}")
def game(request):
    return Game(request.param[0], request.param[1])


def walk(game, seed, most=150):
    """Every state of a random match in which a seat is asked."""
    rng, state = Rng(seed), game.new_state(seed)
    for _ in range(most):
        if state.is_over:
            return
        yield state
        entries = state.legal_entries()
        state.apply(entries[rng.below(len(entries))], rng=rng)


def test_the_examples_of_the_documentation_run():
    failed, tried = doctest.testmod(undercroft)
    assert tried > 5 and failed == 0


def test_games_are_listed():
    assert undercroft.games() == ["mini-rogue", "catacombs", "urto"]


def test_a_clone_is_equal_and_goes_its_own_way(game):
    for state in walk(game, 1, 40):
        other = state.clone()
        assert other == state and hash(other) == hash(state)
        assert copy.deepcopy(state) == state
        # Undo takes a whole action back, with the words that it was spelled with.
        if '"said":[]' in state.serialize():
            other.apply(state.legal_actions()[0], rng=Rng(9))
            assert other != state
            assert other.undo() and other == state


def test_states_survive_a_pickle_and_text(game):
    for state in walk(game, 2, 40):
        assert pickle.loads(pickle.dumps(state)) == state
        assert game.deserialize(state.serialize()) == state
    assert pickle.loads(pickle.dumps(game)) == game


def test_chance_has_exact_weights():
    game = Game("mini-rogue")
    state = game.new_state()
    seen = 0
    rng = random.Random(4)
    while not state.is_over and seen < 200:
        if state.is_chance:
            draw = state.draw
            assert sum(weight for _, _, weight in draw.outcomes) == draw.total
            assert [(value, weight) for value, _, weight in draw.outcomes] == state.chance_outcomes()
            assert sum(Fraction(weight, draw.total) for _, _, weight in draw.outcomes) == 1
            with pytest.raises(IllegalActionError):
                state.apply(state.game.action_table[0])
            state.apply_chance(rng.choice(draw.outcomes)[0])
            seen += 1
        else:
            state.apply(rng.choice(state.legal_actions()))
    assert seen > 30
    while state.undo():
        pass
    assert state.is_chance or state.steps == 0


def test_what_python_sees_of_a_seat_is_what_the_seat_sees(game):
    """The law of imagined pairs: two states with the same view give the same of everything."""
    for seed in range(3):
        for state in walk(game, seed, 60):
            seat = state.seat_to_act
            view = state.view(seat)
            imagined = view.imagine(Rng(seed))
            assert imagined.view(seat) == view
            assert imagined.text(seat) == state.text(seat)
            assert imagined.legal_actions(seat) == state.legal_actions(seat)
            # Half an action belongs to who says it, not to what is seen.
            apart = [field for field in game.fields if field.kind == "said"]
            rows = [world.observation(seat) for world in (imagined, view.imagine(Rng(seed + 99)), state)]
            for field in apart:
                for row in rows:
                    row[field.offset : field.offset + field.size] = 0
            for row in rows:
                np.testing.assert_array_equal(row, rows[-1])
            if '"said":[]' in state.serialize():
                np.testing.assert_array_equal(imagined.action_mask(seat), state.action_mask(seat))


def test_tensors_are_named_slices_of_the_observation(game):
    fields = game.fields
    assert fields[-1].offset + fields[-1].size == game.observation_size
    assert len({field.name for field in fields}) == len(fields)
    state = next(iter(walk(game, 3)))
    row, named = state.observation(), state.tensors()
    assert row.dtype == np.float32 and row.shape == (game.observation_size,)
    for field in fields:
        np.testing.assert_array_equal(row[field.offset : field.offset + field.size], named[field.name])
        assert field.about


def test_observations_are_documented_field_by_field():
    """docs/observations.md is what `undercroft.fields` says; UNDERCROFT_BLESS=1 writes it anew."""
    from undercroft.fields import main, table

    text = "# What an observation holds\n\nMade by `python -m undercroft.fields GAME`, for the table that opens without options.\n"
    for name in undercroft.games():
        text += f"\n## {name}\n\n{table(Game(name))}"
    path = pathlib.Path(__file__).resolve().parent.parent / "docs" / "observations.md"
    if os.environ.get("UNDERCROFT_BLESS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
    assert main(["chess"]) == 2 and main(["urto", "nonsense"]) == 2 and main(["urto", "players=3"]) == 0


def test_masks_say_what_is_legal(game):
    for state in walk(game, 5, 60):
        mask = state.action_mask()
        assert mask.dtype == np.int8 and mask.shape == (game.action_count,)
        assert np.flatnonzero(mask).tolist() == state.legal_entries()


def test_wrong_input_is_an_exception_with_a_sentence(game):
    state = game.new_state(1)
    before = state.serialize()
    table = game.action_count
    wrong = [
        lambda: Game("chess"),
        lambda: Game(game.name, {"colour": "red"}),
        lambda: Game(game.name, {"edition": object()}),
        lambda: Game(game.name, pack="/no/such/folder"),
        lambda: state.apply("fly to the moon"),
        lambda: state.apply(table),
        lambda: state.apply(-1),
        lambda: state.legal_actions(17),
        lambda: state.view("nobody"),
        lambda: state.apply_chance(3),
        lambda: state.sample(Rng(1)),
        lambda: state.view(0).fact("no.such.fact"),
        lambda: state.bot_action("genius"),
        lambda: game.deserialize("nonsense"),
        lambda: game.deserialize(before[:-20]),
        lambda: game.deserialize(before.replace('"rules":', '"rules":7')),
        lambda: undercroft.play_many(game, 1, player="genius"),
    ]
    for number, call in enumerate(wrong):
        with pytest.raises(UndercroftError) as raised:
            call()
        assert len(str(raised.value)) > 10, number
    assert state.serialize() == before


def test_a_state_of_another_game_is_foreign():
    rogue, urto = Game("mini-rogue"), Game("urto")
    with pytest.raises(ForeignStateError, match="of another game: urto, and this is mini-rogue"):
        rogue.deserialize(urto.new_state(1).serialize())
    with pytest.raises(ForeignStateError, match="set-up"):
        rogue.deserialize(Game("mini-rogue", heroes=["mage"]).new_state(1).serialize())
    assert rogue.new_state(1) != urto.new_state(1)


def test_a_pickle_of_another_version_is_refused():
    """A pickle holds the text of the state, and the text its versions."""
    for name, options in TABLES:
        game = Game(name, options)
        packed = pickle.dumps(game.new_state(1), protocol=0)
        rules = f'"rules":{game.rules_version}'.encode()
        for old, new in [(rules, rules[:-1] + b"9"), (b'"undercroft":1', b'"undercroft":2'), (name.encode(), b"chess")]:
            assert old in packed
            with pytest.raises(UndercroftError) as raised:
                pickle.loads(packed.replace(old, new))
            assert len(str(raised.value)) > 10
        with pytest.raises(ForeignStateError, match="version of the rules"):
            pickle.loads(packed.replace(rules, rules[:-1] + b"9"))


def test_a_state_that_was_meddled_with_is_refused_or_plays_on():
    """Whatever stands in a saved state: an exception with a sentence or a state that plays, never the end of the interpreter."""
    game = Game("mini-rogue")
    rng = random.Random(1)
    text = list(walk(game, 6, 30))[-1].serialize()
    refused = 0
    for _ in range(400):
        at = rng.randrange(len(text))
        changed = text[:at] + rng.choice("0123456789{}[]\",:ax") + text[at + 1 :]
        try:
            state = game.deserialize(changed)
            for action in state.legal_actions():
                state.clone().apply(action, rng=Rng(1))
        except UndercroftError as error:
            assert str(error)
            refused += 1
    assert refused > 100


def test_random_calls_never_end_the_interpreter():
    """A million calls in the long run: UNDERCROFT_CALLS=1000000."""
    rng = random.Random(2)
    games = [Game(name, options) for name, options in TABLES]
    states = [game.new_state(1) for game in games]
    kept = [pickle.dumps(state) for state in states]
    generator, refused = Rng(3), 0
    calls = int(os.environ.get("UNDERCROFT_CALLS", "20000"))
    for _ in range(calls):
        at = rng.randrange(len(states))
        state, game = states[at], games[at]
        seat = rng.choice([None, 0, 1, 2, -1, 99, "p1", "gm", "x"])
        call = rng.randrange(16)
        try:
            if call < 5:
                entries = state.legal_entries()
                state.apply(rng.choice(entries) if entries and rng.random() < 0.8 else rng.randrange(-2, 5000), rng=generator)
            elif call == 5:
                state.apply(rng.choice(game.action_table), seat, rng=rng.choice([None, generator]))
            elif call == 6:
                state.apply_chance(rng.randrange(100))
            elif call == 7:
                state.undo()
            elif call == 8:
                state.observation(seat)
            elif call == 9:
                state.sample(generator)
            elif call == 10:
                state.view(seat).imagine(generator)
            elif call == 11 and rng.random() < 0.1:
                # A state of another game, or of this one with a byte changed.
                text = rng.choice(states).serialize()
                cut = rng.randrange(len(text))
                game.deserialize(rng.choice([text, text[:cut], text[:cut] + rng.choice('0{[",9') + text[cut + 1 :]]))
            elif call == 12 and rng.random() < 0.1:
                packed = bytearray(rng.choice(kept))
                packed[rng.randrange(20, len(packed))] = rng.randrange(32, 127)
                try:
                    pickle.loads(bytes(packed))
                except UndercroftError:
                    raise
                except Exception:
                    pass  # pickle's own: it is no pickle any more
            elif call == 13:
                state.legal_actions(seat), state.action_mask(seat), state.phase, state.outcome, state.returns, hash(state)
            elif call == 14:
                state.view(seat).fact(rng.choice(["area", "p1.at", "ground.3,4", "x", "", "hero.hp", "a.b.c"]))
            elif state.is_over or state.steps > 400:
                states[at] = game.new_state(rng.randrange(1000))
        except UndercroftError as error:
            assert len(str(error)) > 10
            refused += 1
    assert calls // 50 < refused < calls


def test_bots_give_legal_actions(game):
    for state in walk(game, 8, 20):
        assert state.bot_action("sensible", seed=1) in state.legal_actions()


def test_parts_of_a_plan_add_up():
    game = Game("mini-rogue")
    whole = undercroft.play_many(game, 600, seed=5, player="sensible")
    parts = [undercroft.play_many(game, 200, seed=5, first=first, player="sensible") for first in (0, 200, 400)]
    assert whole["games"] == 600
    for key, value in whole.items():
        assert value == sum(part.get(key, 0) for part in parts), key


def test_the_bench_measures_every_line():
    from undercroft.bench import main

    rates = main(["--seconds", "0.06", "--matches", "8"])
    assert len(rates) >= 5 and all(rate > 0 for rate in rates.values())
