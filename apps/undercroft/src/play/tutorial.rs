//! A guided game: a script says what is done at each step, which dice and cards come, and what is told before it.
//! Where the match stands in the script is the number of its steps, so undo and redo need nothing of their own.

use super::screen::Screen;
use crate::common::{Done, Problem};
use serde::Deserialize;
use std::collections::BTreeMap;
use undercroft_catalog::Playable;
use undercroft_kernel::{
    Actions, Amount, Message, NoAnswer, PlayError, Scripted, Seat, Session, Setup, Value, Vocabulary,
    WordError,
};

/// What dice and piles answer, by their names: a value, or several in their order.
type Rolls = BTreeMap<String, Value>;

/// The script of a guided game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tutorial {
    /// The options of the table.
    pub setup: Setup,
    /// What the set-up draws.
    #[serde(default)]
    draw: Rolls,
    /// What is told first.
    say: String,
    rules: Vec<String>,
    #[serde(rename = "step")]
    steps: Vec<Step>,
}

/// One step of the script.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    /// The action in its notation.
    #[serde(rename = "do")]
    action: String,
    #[serde(default)]
    dice: Rolls,
    #[serde(default)]
    draw: Rolls,
    /// What is told before it.
    say: String,
    rules: Vec<String>,
}

impl Tutorial {
    /// Reads a script.
    pub fn read(text: &str) -> Done<Tutorial> {
        toml::from_str(text).map_err(|error| Problem(error.to_string()))
    }

    /// Opens the match with the cards of the script.
    pub fn open<G: Playable>(&self, game: G) -> Done<Session<G>> {
        let script = script(&game, [&self.draw]).map_err(|error| Problem(error.to_string()))?;
        Session::open(game, script).map_err(|error| Problem(format!("{error:?}")))
    }

    /// What is told first.
    pub fn begin(&self, screen: &Screen) {
        tell(screen, &self.say, &self.rules);
    }

    /// What is told before the step after `at` others, and once when there is none left.
    pub fn explain(&self, at: usize, screen: &Screen) {
        if let Some(step) = self.steps.get(at) {
            screen.print("");
            tell(screen, &step.say, &step.rules);
        } else if at == self.steps.len() {
            screen.print("");
            screen.say_text("tutorial-over", |m| m);
        }
    }

    /// What is done now; none when the script is over.
    pub fn expected<G: Playable>(&self, session: &Session<G>) -> Option<G::Action> {
        session.game().parse(&self.steps.get(session.at())?.action).ok()
    }

    /// Plays the step that is due with the dice and cards of the script.
    pub fn play<G: Playable>(
        &self,
        session: &mut Session<G>,
        seat: Seat,
        action: G::Action,
    ) -> Result<(), PlayError<NoAnswer>> {
        let rolls = self.steps.get(session.at()).map(|step| [&step.dice, &step.draw]);
        // A word that the game does not know leaves its die without an answer.
        let script = script(session.game(), rolls.into_iter().flatten()).unwrap_or_default();
        session.play(seat, action, script).map(|_| ())
    }
}

/// What is typed to choose an action: its number, and its amount where it takes one.
pub fn choice<A: Copy + Amount + PartialEq>(offers: &[(Seat, Actions<A>)], action: A) -> Option<String> {
    let all = offers.iter().flat_map(|(_, actions)| actions.offers());
    all.zip(1..).find_map(|(offer, number)| {
        if offer.high > offer.low {
            let amount =
                (offer.low..=offer.high).find(|amount| offer.action.with_amount(*amount) == action)?;
            Some(format!("{number} {amount}"))
        } else {
            (offer.action == action).then(|| number.to_string())
        }
    })
}

/// Tells a text with the rules behind it.
fn tell(screen: &Screen, key: &str, rules: &[String]) {
    let text = screen.speak(&Message::new(key.to_owned()));
    screen.print(&format!("{text} [{}]", rules.join(" ")));
}

/// Looks up the words of a script.
fn script<'a, G: Vocabulary>(
    game: &G,
    rolls: impl IntoIterator<Item = &'a Rolls>,
) -> Result<Scripted, WordError> {
    let mut script = Scripted::default();
    for (name, value) in rolls.into_iter().flatten() {
        let values =
            if let Value::List(values) = value { values.as_slice() } else { std::slice::from_ref(value) };
        for value in values {
            script.queues.entry(name.clone()).or_default().push_back(game.draw_value(name, value)?);
        }
    }
    Ok(script)
}
