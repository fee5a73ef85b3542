//! A guided game at the keyboard: tells what its script says before each step. The script itself is in `crates/scenario`.

use super::dice::Script;
use super::screen::Screen;
use crate::common::{Done, Problem};
use undercroft_kernel::{Message, Setup};
use undercroft_scenario::Guided;

/// The script of a guided game.
pub struct Tutorial(Guided);

impl Tutorial {
    /// Reads a script.
    pub fn read(text: &str) -> Done<Tutorial> {
        Guided::read(text).map(Tutorial).map_err(Problem)
    }

    /// The script itself.
    pub fn into_script(self) -> Guided {
        self.0
    }

    /// The options of the table.
    pub const fn setup(&self) -> &Setup {
        &self.0.setup
    }

    /// What the set-up draws.
    pub fn opening(&self) -> Script {
        self.0.opening()
    }

    /// What is told first.
    pub fn begin(&self, screen: &Screen) {
        tell(screen, &self.0.say, &self.0.rules);
    }

    /// What is told before the step after `at` others, and once when there is none left.
    pub fn explain(&self, at: usize, screen: &Screen) {
        if let Some(step) = self.0.steps.get(at) {
            let Some(say) = &step.say else { return };
            screen.print("");
            tell(screen, say, &step.rules);
        } else if at == self.0.steps.len() {
            screen.print("");
            screen.say_text("tutorial-over", |m| m);
        }
    }

    /// What is done after `at` steps, in notation; none when the script is over.
    pub fn expected(&self, at: usize) -> Option<&str> {
        self.0.steps.get(at).map(|step| step.action.as_str())
    }

    /// What the table plays by itself after `at` steps: the word of the seat, and the action in notation.
    pub fn untold(&self, at: usize) -> Option<(String, String)> {
        self.0.untold(at).map(|step| (step.seat.clone(), step.action.clone()))
    }

    /// The dice and cards of the step after `at` others.
    pub fn rolls(&self, at: usize) -> Script {
        self.0.rolls(at)
    }
}

/// Tells a text with the rules behind it.
fn tell(screen: &Screen, key: &str, rules: &[String]) {
    let text = screen.speak(&Message::new(key.to_owned()));
    screen.print(&format!("{text} [{}]", rules.join(" ")));
}
