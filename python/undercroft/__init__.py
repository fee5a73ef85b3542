"""Mini Rogue, Catacombs and Urto as exact environments.

>>> import undercroft
>>> game = undercroft.Game("mini-rogue", heroes=["mage"])
>>> state = game.new_state(seed=7)
>>> state.legal_actions()
['resolve', 'use-exploration-skill']
>>> state.apply("resolve")
>>> state.legal_actions()
['choose 2', 'choose 3']
>>> state.undo()
True

Chance is explicit: without a generator an action stops at its first draw, which tells exactly what may come out.

>>> for action in ("resolve", "choose 2", "reveal"):
...     state.apply(action)
>>> state.phase, state.draw.name, state.draw.total
('chance', 'room', 19)
>>> sum(weight for _, weight in state.chance_outcomes())
19
>>> state.sample(undercroft.Rng(1))
>>> state.phase
'ask'

What a seat sees is a `View`; nothing hidden can be reached from it, and `View.imagine` gives a whole state that fits.
"""

from ._core import (
    Batch,
    Draw,
    Field,
    ForeignStateError,
    Game,
    IllegalActionError,
    Rng,
    State,
    UndercroftError,
    View,
    __version__,
    games,
    interval,
    play_many,
    play_rows,
)

__all__ = [
    "Batch",
    "Draw",
    "Field",
    "ForeignStateError",
    "Game",
    "IllegalActionError",
    "Rng",
    "State",
    "UndercroftError",
    "View",
    "__version__",
    "games",
    "interval",
    "play_many",
    "play_rows",
]
