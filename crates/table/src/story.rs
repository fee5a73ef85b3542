//! How a match went, for its last page: a number of everybody over its moments, the parts it had, whom they fought, the best roll, and the fight it ended in.
//! It is made of the pictures of one viewer, so it tells nothing that this viewer has not seen.

use crate::fight::{Die, Fight};
use crate::log::{Chronicle, Heard};
use crate::paint::drawn;
use crate::picture::{LogLine, Picture};
use crate::rules_in_force::InForce;
use crate::words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use undercroft_catalog::Playable;
use undercroft_kernel::{Session, Viewer};

/// How many moments of a long match are looked at, at most.
const LOOKS: usize = 240;

/// How a match went.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Story {
    /// What the lines count, such as HP.
    pub counts: Words,
    /// Its icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// The moments that were looked at, in order. Every line has as many values.
    pub moments: Vec<u32>,
    pub lines: Vec<StoryLine>,
    /// Where another part of the match began.
    pub parts: Vec<StoryPart>,
    /// Whom they met in a fight.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fights: Vec<StoryFight>,
    /// The line of the log with the viewer's highest roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<LogLine>,
    /// The fight that was on when the match ended, as it stood before the last step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<Fight>,
    /// The dice that lay there then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
}

/// How one of them fared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StoryLine {
    /// Who, from 0.
    pub seat: u8,
    /// What it counted at each moment.
    pub values: Vec<i32>,
    /// The most there can be.
    pub max: u32,
}

/// A part of the match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StoryPart {
    /// The moment it began at.
    pub moment: u32,
    /// The title of the table then, the largest part first.
    pub title: Vec<Words>,
}

/// A fight begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StoryFight {
    pub moment: u32,
    /// Against whom.
    pub name: Words,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// Its kind, such as `guardian`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
}

/// How a match went so far, as a viewer saw it.
pub fn story<G: Playable>(session: &Session<G>, name: &str, viewer: Viewer, in_force: &InForce) -> Story {
    let mut story = Story::default();
    let steps = session.at();
    let stride = steps.div_ceil(LOOKS).max(1);
    let mut fought: Option<Words> = None;
    let heard = Heard::of(session, viewer);
    for at in (0..steps).step_by(stride).chain([steps]) {
        let moment = heard.moment_at(at).unwrap_or_default();
        if story.moments.last() == Some(&moment) && at != steps {
            continue;
        }
        let picture = drawn(session, &session.state_at(at), name, viewer, in_force);
        story.add(moment, &picture);
        let met =
            picture.fight.as_ref().and_then(|fight| fight.sides.iter().find(|side| side.seat.is_none()));
        let met_name = met.map(|side| side.name.clone());
        if let Some(side) = met.filter(|_| met_name != fought) {
            story.fights.push(StoryFight {
                moment,
                name: side.name.clone(),
                icon: side.icon.clone(),
                kind: side.kind.clone(),
            });
        }
        fought = met_name;
    }
    if let Some(before) = steps.checked_sub(1) {
        let last = drawn(session, &session.state_at(before), name, viewer, in_force);
        story.dice = if last.fight.is_some() { last.dice.to_vec() } else { Vec::new() };
        story.fight = last.fight.as_deref().cloned();
    }
    let chronicle = Chronicle { session, viewer, heard: &heard };
    let own = |die: &&Die| match viewer {
        Viewer::Seat(seat) => die.seat == Some(seat.0),
        _ => die.seat.is_some(),
    };
    let sum = |line: &LogLine| -> i32 {
        line.dice.iter().filter(own).map(|die| die.worth.or(die.face).unwrap_or_default()).sum()
    };
    let lines = chronicle.lines(u32::MAX, usize::MAX, in_force);
    story.best = lines.filter(|line| !line.struck && sum(line) > 0).max_by_key(sum);
    story
}

impl Story {
    /// Notes what a picture shows.
    fn add(&mut self, moment: u32, picture: &Picture) {
        self.moments.push(moment);
        if self.parts.last().is_none_or(|part| part.title != picture.title) {
            self.parts.push(StoryPart { moment, title: picture.title.clone() });
        }
        for sheet in picture.sheets.iter().filter(|sheet| !sheet.order) {
            let (Some(seat), Some(track)) = (sheet.seat, sheet.tracks.first()) else { continue };
            if self.lines.is_empty() {
                self.counts = track.name.clone();
                self.icon.clone_from(&track.icon);
            }
            let known = self.lines.iter().position(|line| line.seat == seat);
            let at = known.unwrap_or_else(|| {
                // Whoever joins later has counted nothing before.
                let values = vec![0; self.moments.len() - 1];
                self.lines.push(StoryLine { seat, values, max: 0 });
                self.lines.len() - 1
            });
            if let Some(line) = self.lines.get_mut(at) {
                line.values.push(track.value);
                line.max = line.max.max(track.max.unwrap_or_default());
            }
        }
        // Whoever is gone counts nothing any more.
        let looks = self.moments.len();
        for line in &mut self.lines {
            line.values.resize(looks, 0);
        }
    }
}
