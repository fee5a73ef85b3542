//! What viewers are shown: the picture of each is kept until the next one is made from it, so that everybody who looks through the same eyes
//! gets the same bytes and they are made once.

use super::table::Table;
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};
use undercroft_kernel::{Seat, Viewer};
use undercroft_table::{LiveTable, Picture};

/// How many moments ago a prompt may have been shown that is still open.
const FORMER: u32 = 8;

/// What viewers were shown last.
#[derive(Default)]
pub struct Shown {
    seen: BTreeMap<Option<u8>, Seen>,
}

/// What one viewer was shown last.
pub struct Seen {
    pub picture: Arc<Picture>,
    /// After how many steps it was made.
    at: usize,
    /// After which entry it was made.
    position: i64,
    /// The mark of the picture before, and the delta that leads from it, as JSON.
    delta: Option<(u32, Arc<str>)>,
}

/// What a viewer who has a picture needs to have the present one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Update {
    Nothing,
    /// This delta, as JSON.
    Delta(Arc<str>),
    /// The whole picture, as JSON.
    Whole(Arc<str>),
}

impl Table {
    /// The picture of a viewer; none before the match has begun.
    pub fn picture(&self, viewer: Viewer) -> Option<Arc<Picture>> {
        self.with_seen(viewer, |seen| Arc::clone(&seen.picture))
    }

    /// What a viewer needs, who has the picture with this mark.
    pub fn update(&self, viewer: Viewer, mark: Option<u32>) -> Update {
        let update = |seen: &mut Seen| match (mark, &seen.delta) {
            (Some(mark), _) if mark == seen.picture.mark => Update::Nothing,
            (Some(mark), Some((base, delta))) if mark == *base => Update::Delta(Arc::clone(delta)),
            // Asked for once by each who comes, and larger than everything else about a table: it is not kept.
            _ => Update::Whole(serde_json::to_string(seen.picture.as_ref()).unwrap_or_default().into()),
        };
        self.with_seen(viewer, update).unwrap_or(Update::Nothing)
    }

    /// Whether an answer to this prompt of a seat is still wanted: it is the present one, or one that asked the same since the seat is asked. In a
    /// window for several seats one answer must not close the prompts of the others.
    #[must_use]
    pub fn is_open(&self, seat: u8, id: u32) -> bool {
        let viewer = Viewer::Seat(Seat(seat));
        let Some(picture) = self.picture(viewer) else { return false };
        let Some(prompt) = &picture.prompt else { return false };
        if prompt.id == id {
            return true;
        }
        let asked_from = self.chair(seat).map_or(usize::MAX, |chair| chair.asked_from);
        let first = self.live().and_then(|live| live.moment_at(viewer, asked_from));
        let first = first.unwrap_or(picture.moment).max(picture.moment.saturating_sub(FORMER));
        (first..picture.moment).any(|moment| prompt.id_at(moment) == id)
    }

    pub fn moment(&self, viewer: Viewer) -> u32 {
        self.with_seen(viewer, |seen| seen.picture.moment).unwrap_or(0)
    }

    fn with_seen<T>(&self, viewer: Viewer, look: impl FnOnce(&mut Seen) -> T) -> Option<T> {
        let live = self.game.as_ref()?;
        let key = if let Viewer::Seat(seat) = viewer { Some(seat.0) } else { None };
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = shown.seen.entry(key).or_insert_with(|| Seen::first(live, viewer, self.position));
        if seen.position != self.position {
            seen.follow(live, viewer);
            seen.position = self.position;
        }
        Some(look(seen))
    }
}

impl Seen {
    fn first(live: &LiveTable, viewer: Viewer, position: i64) -> Seen {
        let picture = Arc::new(live.picture(viewer));
        Seen { picture, at: live.game().at(), position, delta: None }
    }

    /// Goes on to the present picture.
    fn follow(&mut self, live: &LiveTable, viewer: Viewer) {
        let (delta, picture) = live.delta(viewer, &self.picture, self.at);
        self.at = live.game().at();
        if delta.is_empty() {
            return;
        }
        self.delta = Some((delta.base, delta.json().into()));
        self.picture = Arc::new(picture);
    }
}
