//! Matches to look at: opened at a place, or played at random.
#![allow(dead_code, reason = "each test file uses its own part")]

use undercroft_catalog::live::{Dice, open_match, practise};
use undercroft_content::Library;
use undercroft_kernel::{Fast, Seat, Setup, Turn, Value, Viewer};
use undercroft_table::LiveTable;

/// The dice of every table here.
pub const SEED: [u8; 32] = [7; 32];

/// A set-up from words.
pub fn setup(edition: &str, heroes: &[&str], more: &[(&str, Value)]) -> Setup {
    let setup = Setup::default()
        .with("edition", Value::word(edition))
        .with("heroes", Value::words(heroes.iter().copied()));
    more.iter().fold(setup, |setup, (name, value)| setup.with(name, value.clone()))
}

/// The tables that tests look at: every edition, alone and together, both boards, stances.
pub fn tables() -> Vec<Setup> {
    let (tower, stances) = (("board", Value::word("tower")), ("stances", Value::Bool(true)));
    vec![
        setup("ed2025", &["rogue"], &[]),
        setup("ed2025", &["priestess", "crusader"], &[]),
        setup("ed2021", &["mage"], &[tower.clone(), stances.clone()]),
        setup("ed2021", &["mage", "rogue"], &[stances, tower]),
        setup("pnp2020", &["rogue"], &[]),
        setup("pnp2020", &["mage", "rogue"], &[]),
    ]
}

/// A new match.
pub fn open(setup: &Setup) -> LiveTable {
    LiveTable::new(open_match("mini-rogue", setup, &Library::built_in(), Dice::Seed(&SEED)).unwrap())
}

/// A match at a named place.
pub fn at(setup: &Setup, place: &str, given: &[(&str, Value)]) -> LiveTable {
    LiveTable::new(practise("mini-rogue", setup, &Library::built_in(), place, given).unwrap())
}

/// Everybody who may look.
pub fn viewers(table: &LiveTable) -> Vec<Viewer> {
    let seats = (0..table.game().seats()).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// Plays one random action and everything that follows by itself. False at the end.
pub fn random_step(table: &mut LiveTable, chance: &mut Fast, seed: &[u8]) -> bool {
    let Turn::Ask(seats) = table.game().turn() else { return false };
    let choices: Vec<(Seat, String)> = seats
        .iter()
        .flat_map(|seat| table.game().legal(seat).into_iter().map(move |action| (seat, action)))
        .collect();
    let (seat, action) = &choices[chance.below(choices.len() as u32) as usize];
    table.game_mut().act(*seat, action, Dice::Seed(seed)).unwrap();
    while table.game_mut().settle(Dice::Seed(seed)).unwrap() {}
    true
}

/// Plays an action with these dice.
pub fn act(table: &mut LiveTable, action: &str, dice: &[(&str, &str)]) {
    let dice: Vec<(String, String)> =
        dice.iter().map(|(die, face)| ((*die).to_owned(), (*face).to_owned())).collect();
    let Turn::Ask(seats) = table.game().turn() else { panic!("the match is over") };
    let seat = seats.iter().find(|seat| table.game().legal(*seat).iter().any(|known| known == action));
    let seat = seat.unwrap_or_else(|| panic!("nobody may {action}"));
    table.game_mut().act(seat, action, Dice::Typed(&dice)).unwrap();
}
