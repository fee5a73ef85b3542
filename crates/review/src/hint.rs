//! What the table would choose, when somebody asks for advice.

use crate::review::Judged;
use crate::side::side;
use crate::weigh::{Allowance, Effort, Trial, weigh};
use serde::Serialize;
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Live, Match, MatchVisitor};
use undercroft_kernel::{Actions, Seat, Viewer};

/// How sure the advice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advice {
    /// There is nothing to choose.
    Forced,
    /// The first choice is better than the second beyond doubt.
    Clear,
    /// The first choices are worth the same as far as can be told.
    Close,
}

impl Advice {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Advice::Forced => "forced",
            Advice::Clear => "clear",
            Advice::Close => "close",
        }
    }
}

/// Every choice with its chance to win, the best one first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hint {
    pub advice: Advice,
    pub choices: Vec<Judged>,
}

/// Advice for a seat that is asked, from nothing but what it sees. None where it is not asked.
#[must_use]
pub fn hint(game: &dyn Match, seat: Seat, effort: Effort, seed: u64) -> Option<Hint> {
    hint_until(game, seat, Trial { effort, seed, stop: &|| false })
}

/// The same from as many matches as could be played before it was stopped.
#[must_use]
pub fn hint_until(game: &dyn Match, seat: Seat, trial: Trial<'_>) -> Option<Hint> {
    game.visit(Adviser { seat, trial })?
}

struct Adviser<'a> {
    seat: Seat,
    trial: Trial<'a>,
}

impl MatchVisitor for Adviser<'_> {
    type Out = Option<Hint>;

    fn visit<G: Playable>(self, live: &Live<G>) -> Option<Hint> {
        let (game, state) = (live.session().game(), live.session().state());
        let mut offered = Actions::new();
        game.legal_actions(state, self.seat, &mut offered);
        offered.get(0)?;
        let view = game.view(state, Viewer::Seat(self.seat));
        let side = side(game, live.card(), self.seat);
        let mut allowance = Allowance(u64::MAX);
        let weighing = weigh(game, &view, (self.seat, side), &offered, None, self.trial, &mut allowance);
        let advice = match weighing.choices.as_slice() {
            [best, second, ..] if best.is_clearly_better(second, 2.0) => Advice::Clear,
            [_, _, ..] => Advice::Close,
            _ => Advice::Forced,
        };
        let choices = weighing.choices.iter().map(|choice| Judged {
            action: game.notation(choice.action),
            label: game.label(&view, choice.action),
            count: choice.count(),
        });
        Some(Hint { advice, choices: choices.collect() })
    }
}
