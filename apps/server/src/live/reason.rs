//! Why a bot did what somebody has seen it do. Bots are not remembered: one that is asked again thinks the same thoughts, and says why.

use super::minder::bot_seed;
use super::table::{Stage, Table};
use undercroft_bots::live::decide;
use undercroft_kernel::{Seat, Viewer};
use undercroft_table::Words;

impl Table {
    /// The reason for the step that led to a viewer's moment, if a bot took it that still sits there and gives reasons.
    #[must_use]
    pub fn reason_at(&self, viewer: Viewer, moment: u32) -> Option<Words> {
        let live = self.live()?;
        let step = live.steps_at(viewer, moment.checked_sub(1)?)?;
        // What was taken back has no reasons.
        let record = live.game().record(step).filter(|_| step < live.game().at())?;
        let (seat, chair) = self.seats().find(|(_, chair)| chair.word == record.seat)?;
        // What was a secret is none any more when the match is over.
        let ears = if matches!(self.stage(), Stage::Over | Stage::Closed) {
            Viewer::Seat(Seat(seat))
        } else {
            viewer
        };
        let decision = decide(live.game(), Seat(seat), chair.bot()?, bot_seed(self, seat), step, ears)?;
        let reason = decision.reason.filter(|_| decision.action == record.action)?;
        Some(Words::of(&reason, &|rule| live.is_in_force(rule)))
    }
}
