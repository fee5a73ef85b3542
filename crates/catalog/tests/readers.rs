//! Whatever comes from outside is read or refused, and nothing falls over: the readers of `fuzz/` meet their seeds and a few hundred
//! deformed copies of each. `make fuzz` looks longer and more cleverly; UNDERCROFT_MUTANTS sets how many copies are tried here.

#[path = "../../../fuzz/readers/deform.rs"]
mod deform;
#[path = "../../../fuzz/readers/notation.rs"]
mod notation;
#[path = "../../../fuzz/readers/pack.rs"]
mod pack;
#[path = "../../../fuzz/readers/replay.rs"]
mod replay;
#[path = "../../../fuzz/readers/scenario.rs"]
mod scenario;

use deform::try_all;

#[test]
fn notation_is_read_or_refused() {
    try_all("notation", 40, notation::read);
}

#[test]
fn a_pack_is_read_or_refused() {
    try_all("pack", 60, pack::read);
}

#[test]
fn a_replay_is_read_or_refused() {
    try_all("replay", 30, replay::read);
}

#[test]
fn a_scenario_is_read_or_refused() {
    try_all("scenario", 30, scenario::read);
}
