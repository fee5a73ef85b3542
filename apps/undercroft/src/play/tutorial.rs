//! A guided game: a script says what is done at each step, which dice and cards come, and what is told before it.
//! Where the match stands in the script is the number of its steps, so undo and redo need nothing of their own.

use super::dice::Script;
use super::screen::Screen;
use crate::common::{Done, Problem};
use serde::Deserialize;
use std::collections::BTreeMap;
use undercroft_kernel::{Message, Setup, Value};

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

    /// What the set-up draws.
    pub fn opening(&self) -> Script {
        script([&self.draw])
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

    /// What is done after `at` steps, in notation; none when the script is over.
    pub fn expected(&self, at: usize) -> Option<&str> {
        self.steps.get(at).map(|step| step.action.as_str())
    }

    /// The dice and cards of the step after `at` others.
    pub fn rolls(&self, at: usize) -> Script {
        self.steps.get(at).map_or_else(Script::default, |step| script([&step.dice, &step.draw]))
    }
}

/// Tells a text with the rules behind it.
fn tell(screen: &Screen, key: &str, rules: &[String]) {
    let text = screen.speak(&Message::new(key.to_owned()));
    screen.print(&format!("{text} [{}]", rules.join(" ")));
}

/// The faces by die.
fn script<'a>(rolls: impl IntoIterator<Item = &'a Rolls>) -> Script {
    let mut script = Script::default();
    for (name, value) in rolls.into_iter().flatten() {
        let values =
            if let Value::List(values) = value { values.as_slice() } else { std::slice::from_ref(value) };
        script.entry(name.clone()).or_default().extend(values.iter().map(Value::to_string));
    }
    script
}
