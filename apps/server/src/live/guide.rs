//! Guided tables: as long as the script goes, its steps are the only ones that are played, with its dice and cards; before each the table tells why, or
//! plays it without a word.

use super::attempt::{Attempt, PendingEntry};
use super::entry::{By, Origin};
use super::error::TableError;
use super::table::Table;
use crate::wire::GuideCard;
use undercroft_catalog::live::{Closed, Dice, Match, Refused, Roll};
use undercroft_kernel::Seat;
use undercroft_scenario::{Faces, Guided};
use undercroft_table::Words;

/// The script of a table's origin, if it has one.
pub(super) fn guide(game: &str, origin: &Origin) -> Option<Guided> {
    let text = undercroft_catalog::tutorial(game).filter(|_| *origin == Origin::Tutorial)?;
    Guided::read(text).ok()
}

impl Table {
    /// Whether the script still leads.
    #[must_use]
    pub fn is_guided(&self) -> bool {
        let at = self.game().map_or(0, Match::at);
        self.guide.as_ref().is_some_and(|guide| at < guide.steps.len())
    }

    /// The dice and cards of the script for an action; none where no script leads. Any other action is not played yet.
    pub(super) fn scripted(
        &self,
        seat: u8,
        action: &str,
    ) -> Result<Option<Vec<(String, String)>>, TableError> {
        let (Some(guide), Some(game)) = (&self.guide, self.game()) else { return Ok(None) };
        let Some(step) = guide.steps.get(game.at()) else { return Ok(None) };
        if step.action != action {
            return Err(TableError::GuideElsewhere { action: step.action.clone() });
        }
        let mut faces = guide.rolls(game.at());
        Ok(Some(script(&mut faces, |dice| game.still().act(Seat(seat), action, dice))))
    }

    /// Plays a step that the script does not tell.
    pub(super) fn untold(&self) -> Option<PendingEntry> {
        let step = self.guide.as_ref()?.untold(self.game()?.at())?;
        let (seat, _) = self.seats().find(|(_, chair)| chair.word == step.seat)?;
        match self.act_for(seat, &step.action, By::Table) {
            Ok(Attempt::Entry(pending)) => Some(*pending),
            _ => None,
        }
    }

    /// The cards of the set-up that the script has fixed.
    pub(super) fn scripted_start(&self) -> Option<Vec<(String, String)>> {
        let mut faces = self.guide.as_ref()?.opening();
        Some(script(&mut faces, |dice| match self.any_game.open(dice) {
            Err(Closed::Roll(refused)) => Err(refused),
            _ => Ok(()),
        }))
    }

    /// What is told now.
    #[must_use]
    pub fn guide_card(&self) -> Option<GuideCard> {
        let guide = self.guide.as_ref()?;
        let at = self.game().map_or(0, Match::at);
        let words = |key: &str, rules: &[String]| Words {
            rules: rules.iter().cloned().map(Into::into).collect(),
            ..Words::new(key.to_owned())
        };
        let mut says = Vec::new();
        if guide.told(at) == 0 {
            says.push(words(&guide.say, &guide.rules));
        }
        let step = guide.steps.get(at);
        match step {
            Some(step) => says.extend(step.say.as_ref().map(|say| words(say, &step.rules))),
            None if at == guide.steps.len() => says.push(Words::new("tutorial-over")),
            None => return None,
        }
        Some(GuideCard {
            step: guide.told(at) as u32,
            of: guide.told(guide.steps.len()) as u32,
            says,
            action: step.map(|step| step.action.clone()),
        })
    }
}

/// The answers of a script in the order in which they are asked for: it is tried again with one more, until nothing is wanted any more.
pub(super) fn script(
    faces: &mut Faces,
    mut play: impl FnMut(Dice<'_>) -> Result<(), Refused>,
) -> Vec<(String, String)> {
    let mut answers = Vec::new();
    while let Err(Refused::Roll(wanted)) = play(Dice::Scripted(&answers)) {
        let Some(face) = next_face(faces, &wanted) else { break };
        answers.push((wanted.die, face));
    }
    answers
}

/// The next faces of a die in the script.
pub(crate) fn next_face(faces: &mut Faces, wanted: &Roll) -> Option<String> {
    let left = faces.get_mut(&wanted.die)?;
    let taken: Option<Vec<String>> = (0..wanted.count).map(|_| left.pop_front()).collect();
    taken.map(|taken| taken.join(" "))
}
