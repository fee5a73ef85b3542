//! Why a bot did what somebody has seen it do. Bots are not remembered: one that is asked again thinks the same thoughts, and says why. That takes
//! thought, so that it is done on a copy while the table goes on.

use super::table::{Stage, Table};
use super::worker::bot_seed;
use undercroft_bots::live::{Bot, decide};
use undercroft_kernel::{Seat, Viewer};
use undercroft_table::{LiveTable, Words};

/// A copy of a table, with what it takes to let its bots think again.
pub struct Reasons {
    live: LiveTable,
    /// The word of each seat, and the bot that sits there with its number.
    bots: Vec<(String, Option<(Bot, u64)>)>,
    viewer: Viewer,
    over: bool,
}

impl Table {
    /// What a viewer may ask the bots of this table.
    #[must_use]
    pub fn reasons(&self, viewer: Viewer) -> Option<Reasons> {
        let bot = |(seat, chair): (u8, &super::chair::Chair)| {
            (chair.word.clone(), chair.bot().map(|bot| (bot, bot_seed(self, seat))))
        };
        Some(Reasons {
            live: self.live()?.copy(),
            bots: self.seats().map(bot).collect(),
            viewer,
            over: matches!(self.stage(), Stage::Over | Stage::Closed),
        })
    }
}

impl Reasons {
    /// The reason for the step that led to a moment of the viewer, if a bot took it that still sits there and gives reasons.
    #[must_use]
    pub fn at(&self, moment: u32) -> Option<Words> {
        let step = self.live.steps_at(self.viewer, moment.checked_sub(1)?)?;
        let game = self.live.game();
        // What was taken back has no reasons.
        let record = game.record(step).filter(|_| step < game.at())?;
        let (seat, (_, bot)) = (0u8..).zip(&self.bots).find(|(_, (word, _))| *word == record.seat)?;
        let (bot, seed) = (*bot)?;
        // What was a secret is none any more when the match is over.
        let ears = if self.over { Viewer::Seat(Seat(seat)) } else { self.viewer };
        let decision = decide(game, Seat(seat), bot, seed, step, ears)?;
        let reason = decision.reason.filter(|_| decision.action == record.action)?;
        Some(Words::of(&reason, &|rule| self.live.is_in_force(rule)))
    }
}
