//! What the new-table form asks of Urto, and the match that results.

use crate::content::{Content, HeroId};
use crate::state::Player;
use undercroft_kernel::{OptionWord, RuleId, Setup, Value, WordError};

/// The word for a hero, a side or a first player drawn at random.
const RANDOM: &str = "random";

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstPlayer {
    /// Drawn by lot.
    Random,
    /// Picked by the host.
    Seat(Player),
}

/// Who chooses between Hammer and Trumpets at a table of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideChoice {
    FirstPlayer,
    /// Nobody: it is drawn.
    Random,
}

/// The choices of a match that rules ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The heroes by seat; none for one drawn at random.
    pub heroes: Vec<Option<HeroId>>,
    /// UR-HERO-07: No traits, and the same life and mana for everybody.
    pub standard: bool,
    /// UR-SETUP-21: Who begins.
    pub first_player: FirstPlayer,
    /// UR-SETUP-07: Who chooses the side at a table of two.
    pub side_choice: SideChoice,
    /// UR-PVP-09: An attacked hero may hide.
    pub pvp_hide: bool,
    /// UR-MUSHROOM-16: A mushroom may be put on Urto while it is empty.
    pub mushroom_on_urto: bool,
    /// UR-MUSHROOM-25: A hero may stop between two mushrooms.
    pub mushroom_stop: bool,
    /// UR-DIVINE-13: The Scythe may be rolled in the turn of arrival.
    pub scythe_on_arrival: bool,
    /// UR-FAME-11: An attack that is hidden from brings its renown.
    pub renown_when_hidden: bool,
    /// UR-END-14: After this many rounds the cave is closed; 0 for never.
    pub round_limit: u16,
}

pub fn read(setup: &Setup, content: &Content) -> Result<Options, WordError> {
    let known: Vec<&str> = form(content).iter().map(|option| option.name).collect();
    if let Some(name) = setup.0.keys().find(|name| *name != "pack" && !known.contains(&name.as_str())) {
        return Err(WordError::Unknown { kind: "option", word: name.clone(), known: known.join(", ") });
    }
    if let Some(edition) = setup.get("edition").filter(|edition| edition.as_word() != Some("base")) {
        return Err(WordError::value("edition", edition, "base"));
    }
    let heroes = heroes(setup, content)?;
    let first_player = match setup.get("first_player") {
        None => FirstPlayer::Random,
        Some(value) if value.as_word() == Some(RANDOM) => FirstPlayer::Random,
        Some(value) => {
            let seat = value.as_word().and_then(crate::action::player);
            let seat = seat.filter(|who| usize::from(who.0) < heroes.len());
            FirstPlayer::Seat(
                seat.ok_or_else(|| WordError::value("first_player", value, "random, or a seat such as p1"))?,
            )
        }
    };
    let side_choice = match setup.get("side_choice") {
        None => SideChoice::FirstPlayer,
        Some(value) => match value.as_word() {
            Some("first_player") => SideChoice::FirstPlayer,
            Some(RANDOM) => SideChoice::Random,
            _ => return Err(WordError::value("side_choice", value, "first_player, random")),
        },
    };
    let standard = match setup.get("mode") {
        None => false,
        Some(value) => match value.as_word() {
            Some("heroes") => false,
            Some("standard") => true,
            _ => return Err(WordError::value("mode", value, "heroes, standard")),
        },
    };
    Ok(Options {
        heroes,
        standard,
        first_player,
        side_choice,
        pvp_hide: setup.switch("pvp_hide", true)?,
        mushroom_on_urto: setup.switch("mushroom_on_urto", true)?,
        mushroom_stop: setup.switch("mushroom_stop", true)?,
        scythe_on_arrival: setup.switch("scythe_on_arrival", true)?,
        renown_when_hidden: setup.switch("renown_when_hidden", false)?,
        round_limit: round_limit(setup)?,
    })
}

/// UR-COMPONENT-01: 2 to 5 seats, each with a hero of its own. `players` fills up with random heroes.
fn heroes(setup: &Setup, content: &Content) -> Result<Vec<Option<HeroId>>, WordError> {
    let numbers = &content.numbers;
    let words = match setup.get("heroes") {
        None => Vec::new(),
        Some(value) => {
            value.as_words().ok_or_else(|| WordError::value("heroes", value, "a list of heroes"))?
        }
    };
    let players = match setup.get("players") {
        None if words.is_empty() => usize::from(numbers.players_min),
        None => words.len(),
        Some(value) => {
            let number = value.as_int().or_else(|| value.as_word()?.parse().ok());
            let number = number.and_then(|number| usize::try_from(number).ok());
            number.ok_or_else(|| WordError::value("players", value, "a number of seats"))?
        }
    };
    let seats = usize::from(numbers.players_min)..=usize::from(numbers.players_max);
    if !seats.contains(&players) || words.len() > players {
        let reason = format!(
            "{} heroes for {players} seats; a table has {} to {}",
            words.len(),
            seats.start(),
            seats.end()
        );
        return Err(WordError::Impossible { rule: RuleId("UR-COMPONENT-01"), reason });
    }
    let mut heroes = Vec::new();
    for word in words {
        let found = content.heroes.find(|hero| hero.id == word);
        if found.is_none() && word != RANDOM {
            return Err(WordError::value("heroes", &Value::word(word), hero_words(content).join(", ")));
        }
        if found.is_some() && heroes.contains(&found) {
            let reason = format!("two seats play `{word}`");
            return Err(WordError::Impossible { rule: RuleId("UR-COMPONENT-01"), reason });
        }
        heroes.push(found);
    }
    heroes.resize(players, None);
    Ok(heroes)
}

fn hero_words(content: &Content) -> Vec<String> {
    let heroes = content.heroes.iter().map(|(_, hero)| hero.id.clone());
    heroes.chain([RANDOM.to_owned()]).collect()
}

fn round_limit(setup: &Setup) -> Result<u16, WordError> {
    let Some(value) = setup.get("round_limit") else { return Ok(0) };
    let number = value.as_int().or_else(|| value.as_word()?.parse().ok());
    let number = number.and_then(|number| u16::try_from(number).ok());
    number.ok_or_else(|| WordError::value("round_limit", value, "0 for none, or a number of rounds"))
}

/// The form: every option with what may be chosen.
#[must_use]
pub fn form(content: &Content) -> Vec<OptionWord> {
    let words = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let option = |name, choices: Vec<String>, default: Value, at_most, rule| OptionWord {
        name,
        choices,
        default,
        at_most,
        rule: Some(RuleId(rule)),
    };
    let switch =
        |name, default: bool, rule| option(name, words(&["true", "false"]), Value::Bool(default), 1, rule);
    let numbers = &content.numbers;
    let players: Vec<String> =
        (numbers.players_min..=numbers.players_max).map(|number| number.to_string()).collect();
    let seats: Vec<String> = (1..=numbers.players_max).map(|seat| format!("p{seat}")).collect();
    let first = [RANDOM.to_owned()].into_iter().chain(seats).collect();
    let default_players = Value::Int(i64::from(numbers.players_min));
    vec![
        option("edition", words(&["base"]), Value::word("base"), 1, "UR-COMPONENT-01"),
        option("players", players, default_players, 1, "UR-COMPONENT-01"),
        option(
            "heroes",
            hero_words(content),
            Value::word(RANDOM),
            usize::from(numbers.players_max),
            "UR-HERO-01",
        ),
        option("mode", words(&["heroes", "standard"]), Value::word("heroes"), 1, "UR-HERO-07"),
        option("first_player", first, Value::word(RANDOM), 1, "UR-SETUP-21"),
        option(
            "side_choice",
            words(&["first_player", RANDOM]),
            Value::word("first_player"),
            1,
            "UR-SETUP-07",
        ),
        switch("pvp_hide", true, "UR-PVP-09"),
        switch("mushroom_on_urto", true, "UR-MUSHROOM-16"),
        switch("mushroom_stop", true, "UR-MUSHROOM-25"),
        switch("scythe_on_arrival", true, "UR-DIVINE-13"),
        switch("renown_when_hidden", false, "UR-FAME-11"),
        option("round_limit", words(&["0"]), Value::Int(0), 1, "UR-END-14"),
    ]
}
