//! Matches to look at: opened at a place, or played at random.
#![allow(dead_code, reason = "each test file uses its own part")]

use undercroft_catalog::live::{Dice, open_match, practise};
use undercroft_content::Library;
use undercroft_kernel::{Fast, Seat, Setup, Turn, Value, Viewer};
use undercroft_table::LiveTable;

/// The dice of every table here.
pub const SEED: [u8; 32] = [7; 32];

/// How many steps of a long game are looked at.
const MOST: usize = 240;

/// A game and what its form was answered.
pub struct Seating {
    pub game: &'static str,
    pub setup: Setup,
}

/// A table of Mini Rogue from words.
pub fn setup(edition: &str, heroes: &[&str], more: &[(&str, Value)]) -> Seating {
    let words = [("edition", Value::word(edition))];
    seating("mini-rogue", heroes, &words.into_iter().chain(more.iter().cloned()).collect::<Vec<_>>())
}

/// A table of any game from words.
pub fn seating(game: &'static str, heroes: &[&str], more: &[(&str, Value)]) -> Seating {
    let setup = Setup::default().with("heroes", Value::words(heroes.iter().copied()));
    let setup = more.iter().fold(setup, |setup, (name, value)| setup.with(name, value.clone()));
    Seating { game, setup }
}

/// The tables that tests look at: every edition of Mini Rogue, alone and together, both boards, stances; Urto for two and for many; two quests of
/// Catacombs.
pub fn tables() -> Vec<Seating> {
    let (tower, stances) = (("board", Value::word("tower")), ("stances", Value::Bool(true)));
    vec![
        setup("ed2025", &["rogue"], &[]),
        setup("ed2025", &["priestess", "crusader"], &[]),
        setup("ed2021", &["mage"], &[tower.clone(), stances.clone()]),
        setup("ed2021", &["mage", "rogue"], &[stances, tower]),
        setup("pnp2020", &["rogue"], &[]),
        setup("pnp2020", &["mage", "rogue"], &[]),
        seating("urto", &["sankaa", "oriandre"], &[]),
        seating("urto", &["molesor", "arminius", "barbouaille"], &[]),
        seating("catacombs", &["svein", "isaure"], &[("quest", Value::word("deratisation"))]),
        seating(
            "catacombs",
            &["maelle", "aldric", "svein", "isaure"],
            &[("quest", Value::word("fabulous_treasure"))],
        ),
    ]
}

/// A new match.
pub fn open(seating: &Seating) -> LiveTable {
    let opened = open_match(seating.game, &seating.setup, &Library::built_in(), Dice::Seed(&SEED));
    let mut table = LiveTable::new(opened.unwrap());
    while table.game_mut().settle(Dice::Seed(&SEED)).unwrap() {}
    table
}

/// A match at a named place.
pub fn at(seating: &Seating, place: &str, given: &[(&str, Value)]) -> LiveTable {
    LiveTable::new(practise(seating.game, &seating.setup, &Library::built_in(), place, given).unwrap())
}

/// Everybody who may look.
pub fn viewers(table: &LiveTable) -> Vec<Viewer> {
    let seats = (0..table.game().seats()).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// Plays one random action and everything that follows by itself. False at the end, and when a long game was looked at long enough.
pub fn random_step(table: &mut LiveTable, chance: &mut Fast, seed: &[u8]) -> bool {
    if table.game().card().game != "mini-rogue" && table.game().at() >= MOST {
        return false;
    }
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
