//! Whether a claim holds on a table, and in which words it fails.

use crate::format::{Claim, Says};
use undercroft_kernel::{Actions, Game, Narrate, Seat, Turn, Value, Viewer, Vocabulary, replay};

/// How many actions are listed when one is missing among them.
const LISTED: usize = 12;

/// What claims are judged on.
pub(crate) struct Situation<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) state: &'a G::State,
    /// The keys of the messages that were told.
    pub(crate) told: &'a [String],
    /// Whose choices are meant; none for those of everybody who is asked.
    pub(crate) whose: Option<Seat>,
}

impl Claim {
    /// Judges the claim.
    ///
    /// # Errors
    /// What was found and what was expected, or which word is unknown.
    pub(crate) fn holds<G: Vocabulary + Narrate>(&self, table: &Situation<'_, G>) -> Result<(), String> {
        let Situation { game, state, told, .. } = *table;
        match &self.says {
            Says::Is { fact, value } => {
                let found = game.read(state, fact).map_err(|error| error.to_string())?;
                compare(&format!("{fact} is"), found.as_ref(), value.as_ref())
            }
            Says::Sees { viewer, fact, value } => {
                let view = game.view(state, viewer_named(game, viewer)?);
                let found = game.read_view(&view, fact).map_err(|error| error.to_string())?;
                compare(&format!("{viewer} sees {fact} as"), found.as_ref(), value.as_ref())
            }
            Says::Log(keys) => tells(told, keys),
            Says::Legal(notation) => match offered(table, notation)? {
                Some(_) => Ok(()),
                None => Err(format!("`{notation}` is not offered; {}", offers(table))),
            },
            Says::Illegal(notation) => match offered(table, notation)? {
                Some(seat) => Err(format!("`{notation}` is offered to {}", game.seat_word(seat))),
                None => Ok(()),
            },
            Says::Over(wanted) => over(&game.turn(state), wanted.as_deref()),
        }
    }

    /// The claim in words, for the list of what is not proven.
    pub(crate) fn words(&self) -> String {
        let value = |value: &Option<Value>| value.as_ref().map_or("absent".to_owned(), Value::to_string);
        match &self.says {
            Says::Is { fact, value: is } => format!("{fact} is {}", value(is)),
            Says::Sees { viewer, fact, value: is } => format!("{viewer} sees {fact} as {}", value(is)),
            Says::Log(keys) => format!("the log has {}", keys.join(", ")),
            Says::Legal(notation) => format!("`{notation}` is offered"),
            Says::Illegal(notation) => format!("`{notation}` is not offered"),
            Says::Over(Some(key)) => format!("the match is over ({key})"),
            Says::Over(None) => "the match goes on".to_owned(),
        }
    }
}

fn compare(what: &str, found: Option<&Value>, wanted: Option<&Value>) -> Result<(), String> {
    let word = |value: Option<&Value>| value.map_or("absent".to_owned(), Value::to_string);
    let same = found == wanted;
    if same { Ok(()) } else { Err(format!("{what} {}, expected {}", word(found), word(wanted))) }
}

fn viewer_named<G: Vocabulary>(game: &G, word: &str) -> Result<Viewer, String> {
    if word == "spectator" {
        return Ok(Viewer::Spectator);
    }
    replay::seat(game, word).map(Viewer::Seat).map_err(|error| format!("{error}, or spectator"))
}

fn tells(told: &[String], keys: &[String]) -> Result<(), String> {
    let mut left = told.iter();
    for (index, key) in keys.iter().enumerate() {
        if !left.any(|message| message == key) {
            let after = match index.checked_sub(1).and_then(|before| keys.get(before)) {
                Some(before) => format!(" after `{before}`"),
                None => String::new(),
            };
            let all = if told.is_empty() { "nothing".to_owned() } else { told.join(", ") };
            return Err(format!("the log has no `{key}`{after}; it says {all}"));
        }
    }
    Ok(())
}

fn over(turn: &Turn, wanted: Option<&str>) -> Result<(), String> {
    match (turn, wanted) {
        (Turn::Over(outcome), Some(key)) if outcome.key == key => Ok(()),
        (Turn::Ask(_), None) => Ok(()),
        (Turn::Over(outcome), Some(key)) => {
            Err(format!("the match is over ({}), expected {key}", outcome.key))
        }
        (Turn::Over(outcome), None) => {
            Err(format!("the match is over ({}), expected it to go on", outcome.key))
        }
        (Turn::Ask(_), Some(key)) => Err(format!("the match goes on, expected it to be over ({key})")),
    }
}

/// The first seat that is offered the action.
fn offered<G: Vocabulary>(table: &Situation<'_, G>, notation: &str) -> Result<Option<Seat>, String> {
    let wanted = table.game.parse(notation)?;
    let offers = |seat: &Seat| choices(table, *seat).iter().any(|action| action == wanted);
    Ok(asked(table).into_iter().find(offers))
}

/// The seats whose choices are meant and who have any.
fn asked<G: Game>(table: &Situation<'_, G>) -> Vec<Seat> {
    match table.game.turn(table.state) {
        Turn::Over(_) => Vec::new(),
        Turn::Ask(seats) => {
            seats.iter().filter(|seat| table.whose.is_none_or(|whose| whose == *seat)).collect()
        }
    }
}

fn choices<G: Game>(table: &Situation<'_, G>, seat: Seat) -> Actions<G::Action> {
    let mut actions = Actions::new();
    table.game.legal_actions(table.state, seat, &mut actions);
    actions
}

/// What is offered, in words.
fn offers<G: Vocabulary>(table: &Situation<'_, G>) -> String {
    let mut words = Vec::new();
    for seat in asked(table) {
        let actions = choices(table, seat);
        let mut some: Vec<String> =
            actions.iter().take(LISTED).map(|action| table.game.notation(action)).collect();
        if actions.len() > LISTED {
            some.push("…".to_owned());
        }
        words.push(format!("{} may {}", table.game.seat_word(seat), some.join(", ")));
    }
    match (words.is_empty(), table.whose) {
        (false, _) => words.join("; "),
        (true, Some(seat)) => format!("{} is not asked", table.game.seat_word(seat)),
        (true, None) => "nobody is asked".to_owned(),
    }
}
