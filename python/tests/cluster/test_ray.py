"""Two Ray nodes on this machine: the same totals as one process, also when a node dies in the middle."""

import json
import os
import threading

import pytest

ray = pytest.importorskip("ray")
from ray.cluster_utils import Cluster  # noqa: E402
from undercroft import Game, UndercroftError  # noqa: E402
from undercroft.ray import Local, compare, ladder, play, play_local, sweep  # noqa: E402

GAMES = int(os.environ.get("UNDERCROFT_CLUSTER_GAMES", "100000"))


@pytest.fixture()
def cluster():
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.second = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, logging_level="ERROR")
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_totals_are_those_of_one_process_though_a_node_dies(cluster, tmp_path):
    game = Game("mini-rogue", heroes=["mage"])
    alone = play_local(game, GAMES, seed=3, player="random")
    heard = []

    def progress(done, of):
        heard.append(done)
        if done and cluster.second is not None:
            second, cluster.second = cluster.second, None
            threading.Thread(target=cluster.remove_node, args=(second,), kwargs={"allow_graceful": False}).start()

    out = str(tmp_path / "run")
    spread = play(game, GAMES, seed=3, player="random", chunk=2000, out=out, progress=progress)
    assert json.dumps(spread, sort_keys=True) == json.dumps(alone, sort_keys=True)
    assert spread["games"] == GAMES and heard[-1] == GAMES and cluster.second is None
    # Everything is stored: nothing is played again, and a lost part alone is.
    parts = sorted(name for name in os.listdir(out) if name.startswith("part-"))
    assert len(parts) == GAMES // 2000 and not [name for name in os.listdir(out) if name.endswith(".part")]
    os.remove(os.path.join(out, parts[3]))
    assert play(game, GAMES, seed=3, player="random", chunk=2000, out=out) == spread
    with pytest.raises(UndercroftError, match="another run"):
        play(game, GAMES, seed=4, player="random", chunk=2000, out=out)


def test_comparisons_sweeps_and_ladders_are_those_of_one_process(cluster, tmp_path):
    rogue, mage = Game("mini-rogue"), Game("mini-rogue", heroes=["mage"])
    how = {"player": "random", "chunk": 500, "most": 20_000}
    out = str(tmp_path / "compared")
    spread = compare(rogue, mage, out=out, **how)
    assert spread == compare(rogue, mage, on=Local(), **how) and spread.pairs > 0
    parts = len(os.listdir(out))
    assert compare(rogue, mage, out=out, **how) == spread and len(os.listdir(out)) >= parts
    ranked = {"pairs": 200, "chunk": 100, "measure": "area", "player": "random"}
    assert sweep(rogue, "hp", [5], out=str(tmp_path / "swept"), **ranked) == sweep(rogue, "hp", [5], on=Local(), **ranked)
    climbed = ladder(rogue, ["random", "sensible"], 300, out=str(tmp_path / "ladder"))
    assert climbed == ladder(rogue, ["random", "sensible"], 300, on=Local()) and climbed[1].gain[1] > 0


def test_a_sentence_comes_back_from_a_node(cluster, tmp_path):
    game = Game("mini-rogue")
    with pytest.raises(UndercroftError, match="there is no bot `genius`"):
        play(game, 100, player="genius")
