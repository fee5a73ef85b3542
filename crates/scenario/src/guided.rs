//! Guided games: a script says what is done at each step, which dice and cards come, and what is told before it. A step that is not told is played by the
//! table, such as those of other seats. Where a match stands in its script is the number of its steps, so that undo and redo need nothing of their own.
//! How a script is told is the business of whoever shows it.

use serde::Deserialize;
use std::collections::{BTreeMap, VecDeque};
use undercroft_kernel::{Setup, Value};

/// What dice and piles answer, by their names: a value, or several in their order.
type Rolls = BTreeMap<String, Value>;

/// Faces by die, as words.
pub type Faces = BTreeMap<String, VecDeque<String>>;

/// The script of a guided game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guided {
    /// The options of the table.
    pub setup: Setup,
    #[serde(default)]
    draw: Rolls,
    /// The text that is told first.
    pub say: String,
    /// The rules behind it.
    pub rules: Vec<String>,
    #[serde(rename = "step")]
    pub steps: Vec<GuidedStep>,
}

/// One step of a script.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuidedStep {
    /// Who acts in a step that the table plays, by the word of the seat.
    #[serde(default)]
    pub seat: String,
    /// The action in its notation.
    #[serde(rename = "do")]
    pub action: String,
    #[serde(default)]
    dice: Rolls,
    #[serde(default)]
    draw: Rolls,
    /// The text that is told before it; none for a step that the table plays.
    #[serde(default)]
    pub say: Option<String>,
    /// The rules behind it.
    #[serde(default)]
    pub rules: Vec<String>,
}

impl Guided {
    /// Reads a script.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<Guided, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// How many of the first `at` steps are told.
    #[must_use]
    pub fn told(&self, at: usize) -> usize {
        self.steps.iter().take(at).filter(|step| step.say.is_some()).count()
    }

    /// The step after `at` others, if the table plays it.
    #[must_use]
    pub fn untold(&self, at: usize) -> Option<&GuidedStep> {
        self.steps.get(at).filter(|step| step.say.is_none())
    }

    /// What the set-up draws.
    #[must_use]
    pub fn opening(&self) -> Faces {
        faces([&self.draw])
    }

    /// The dice and cards of the step after `at` others.
    #[must_use]
    pub fn rolls(&self, at: usize) -> Faces {
        self.steps.get(at).map_or_else(Faces::default, |step| faces([&step.dice, &step.draw]))
    }
}

fn faces<'a>(rolls: impl IntoIterator<Item = &'a Rolls>) -> Faces {
    let mut all = Faces::default();
    for (name, value) in rolls.into_iter().flatten() {
        let values =
            if let Value::List(values) = value { values.as_slice() } else { std::slice::from_ref(value) };
        all.entry(name.clone()).or_default().extend(values.iter().map(Value::to_string));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_read() {
        let text = "setup = {}\ndraw = { room = 'shrine' }\nsay = 'begin'\nrules = []\n\
            [[step]]\ndo = 'roll'\ndice = { die = [3, 4] }\nsay = 'roll'\nrules = ['PIG-01']\n\
            [[step]]\nseat = 'p2'\ndo = 'hold'\n";
        let guided = Guided::read(text).unwrap();
        assert_eq!(guided.opening()["room"], ["shrine"]);
        assert_eq!(guided.rolls(0)["die"], ["3", "4"]);
        assert!(guided.rolls(1).is_empty());
        assert_eq!((guided.told(0), guided.told(1), guided.told(2)), (0, 1, 1));
        assert_eq!((guided.untold(0), guided.untold(2)), (None, None));
        assert_eq!(
            guided.untold(1).map(|step| (step.seat.as_str(), step.action.as_str())),
            Some(("p2", "hold"))
        );
        assert!(Guided::read("say = 1").is_err());
    }
}
