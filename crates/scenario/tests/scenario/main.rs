//! Scenario files tried on Cellar, the toy that hides everything a game can hide.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "helpers of tests"
)]

mod form;
mod proof;
mod refusals;
mod rules;
mod size;
mod steps;
mod words;

use undercroft_scenario::{Case, Failure, Unproven, expand, parse, prove, run};
use undercroft_testkit::Cellar;

const CELLAR: Cellar = Cellar { breakage: None };

/// With this seed p1 begins; the trap lies in space 6, so that the thieves are asked.
const HEAD: &str = "[[scenario]]\nname = 'test'\ngame = 'cellar'\npin = { trap = 6 }\n";

fn cases(text: &str) -> Vec<Case> {
    expand(&parse("cellar.toml", text).unwrap_or_else(|problems| panic!("{problems}")))
}

/// Runs the first scenario of a text.
fn play(text: &str) -> Result<(), Failure> {
    run(&CELLAR, &cases(text)[0])
}

/// Runs a scenario that begins with [`HEAD`] on line 5.
fn go(rest: &str) -> Result<(), Failure> {
    play(&format!("{HEAD}{rest}"))
}

/// The failure of a scenario that begins with [`HEAD`], from its line on.
fn fails(rest: &str) -> String {
    let failure = go(rest).expect_err("the scenario passes").to_string();
    failure.strip_prefix("cellar.toml:").unwrap_or_else(|| panic!("{failure}")).to_owned()
}

/// What is not proven in a scenario that begins with [`HEAD`].
fn unproven(rest: &str) -> Vec<String> {
    let found: Vec<Unproven> =
        prove(&CELLAR, &cases(&format!("{HEAD}{rest}"))[0]).unwrap_or_else(|e| panic!("{e}"));
    found.iter().map(ToString::to_string).collect()
}
