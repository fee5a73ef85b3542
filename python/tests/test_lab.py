"""The lab from Python, in one process: what a cluster does is the same, chunk by chunk."""

import os
import pickle
import subprocess
import sys

import pytest

import undercroft
from undercroft import Game, UndercroftError
from undercroft.ray import Local, add_up, compare, ladder, play, sweep

HERE = {"on": Local(), "player": "random"}


@pytest.fixture(scope="module")
def rogue():
    return Game("mini-rogue")


def test_rows_are_the_matches_of_the_totals(rogue):
    columns = undercroft.play_rows(rogue, 300, seed=5, first=100, player="random")
    assert columns["number"] == list(range(100, 400)) and len(columns["area"]) == 300
    totals = undercroft.play_many(rogue, 300, seed=5, first=100, player="random")
    assert sum(columns["won"]) == totals["won"] and sum(columns["decisions"]) == totals["decisions"]
    with pytest.raises(UndercroftError, match="no fact `colour`"):
        undercroft.play_rows(rogue, 1, facts=["colour"])


def test_the_size_of_chunks_changes_nothing(rogue):
    assert play(rogue, 500, chunk=500, **HERE) == play(rogue, 500, chunk=70, **HERE)
    with_rows = play(rogue, 500, chunk=90, rows=True, **HERE)
    assert with_rows.items() <= play(rogue, 500, **HERE).items()


def test_a_run_is_stored_as_parquet_and_goes_on(rogue, tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    out = str(tmp_path / "run")
    whole = play(rogue, 300, chunk=100, rows=True, out=out, **HERE)
    names = sorted(name for name in os.listdir(out) if name.endswith(".parquet"))
    assert len(names) == 3
    table = parquet.read_table(os.path.join(out, names[1]))
    assert table.column_names == ["seed", "number", "won", "end", "decisions", "area"] and table.num_rows == 100
    before = os.stat(os.path.join(out, names[0])).st_mtime_ns
    os.remove(os.path.join(out, names[2]))
    assert play(rogue, 300, chunk=100, rows=True, out=out, **HERE) == whole
    assert os.stat(os.path.join(out, names[0])).st_mtime_ns == before
    with pytest.raises(UndercroftError, match="another run"):
        play(rogue, 300, chunk=100, rows=True, out=out, seed=2, **HERE)
    with open(os.path.join(out, names[0]), "wb") as file:
        file.write(b"PAR1 broken off")
    with pytest.raises(UndercroftError, match="is no chunk of a run"):
        play(rogue, 300, chunk=100, rows=True, out=out, **HERE)


def test_a_folder_that_cannot_be_written_is_a_sentence(rogue, tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(UndercroftError, match="file"):
        play(rogue, 10, out=str(tmp_path / "file" / "run"), **HERE)


def test_a_full_disk_leaves_no_file_that_looks_whole(tmp_path):
    """A limit of the size of files stands for the disk: what does not fit is no chunk."""
    pytest.importorskip("pyarrow")
    pytest.importorskip("resource")
    code = f"""
import resource, signal
from undercroft import Game, UndercroftError
from undercroft.ray import Local, play
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
try:
    play(Game("mini-rogue"), 400, chunk=200, rows=True, player="random", out={str(tmp_path / "run")!r}, on=Local())
except UndercroftError as error:
    print("refused:", error)
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.startswith("refused:") and "part-" in said, said
    assert os.listdir(tmp_path / "run") == ["plan.json"]


def test_a_game_takes_its_cards_along(rogue):
    changed, refused = rogue.changes("hp", [1])
    # Two would have more HP than the track has.
    assert len(changed) > 20 and len(refused) == 2 and "expected" in refused["guardian ghoul: floor 3 hp +1"]
    name, game = next(iter(changed.items()))
    again = pickle.loads(pickle.dumps(game))
    assert again == game and again != rogue and again.packs == game.packs, name
    assert pickle.loads(pickle.dumps(again.new_state(1))) == game.new_state(1)
    with pytest.raises(UndercroftError, match="no record .* has a number called `charm`"):
        rogue.changes("charm", [1])
    _, broken = rogue.changes("hp", [-1000])
    assert broken and all(len(sentence) > 10 for sentence in broken.values())


def test_comparisons_are_decided_and_have_a_sign(rogue):
    same = compare(rogue, rogue, chunk=500, **HERE)
    assert (same.verdict, same.differing) == ("no difference", 0)
    better = compare(rogue, rogue, second_player="sensible", chunk=250, **HERE)
    assert better.verdict == "difference" and better.low > 0 and better.second > better.first
    small = compare(rogue, rogue, second_player="sensible", chunk=250, most=250, measure="area", **HERE)
    assert small.pairs == 250
    with pytest.raises(UndercroftError, match="no fact"):
        compare(rogue, rogue, measure="colour", **HERE)
    with pytest.raises(UndercroftError, match="between 0 and 1"):
        compare(rogue, rogue, error=5, **HERE)


def test_a_sweep_ranks_and_a_ladder_climbs(rogue):
    rows, refused = sweep(rogue, "hp", [5], pairs=100, chunk=100, measure="area", **HERE)
    sizes = [abs(found.difference) for _, found in rows]
    assert len(rows) > 20 and sizes == sorted(sizes, reverse=True) and len(refused) < len(rows)
    rungs = ladder(rogue, ["random", "sensible"], 200, chunk=80, on=Local())
    assert [rung.player for rung in rungs] == ["random", "sensible"]
    assert rungs[1].won > rungs[0].won and rungs[1].gain[1] > 0
    (urto,) = ladder(Game("urto"), ["random", "sensible"], 40, chunk=20, on=Local())
    assert urto.against == "random" and urto.won > 25


def test_sums_have_their_keys_in_order():
    assert list(add_up([{"b": 1}, {"a": 2, "b": 3}]).items()) == [("a", 2), ("b", 4)]
