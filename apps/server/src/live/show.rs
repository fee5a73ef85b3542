//! What viewers are shown: the picture of each is kept until the next one is made from it, so that everybody who looks through the same eyes
//! gets the same bytes and they are made once.

use super::table::Table;
use std::collections::BTreeMap;
use std::sync::Arc;
use undercroft_kernel::{Seat, Viewer};
use undercroft_table::{LiveTable, Picture};

/// How many former prompts are remembered whose choices are still the same.
const STILL: usize = 8;

/// What viewers were shown last.
#[derive(Default)]
pub struct Shown {
    seen: BTreeMap<Option<u8>, Seen>,
}

/// What one viewer was shown last.
pub struct Seen {
    /// The picture.
    pub picture: Arc<Picture>,
    /// After how many steps it was made.
    at: usize,
    /// After which entry it was made.
    position: i64,
    /// The mark of the picture before, and the frame that leads from it, as JSON.
    frame: Option<(u32, Arc<str>)>,
    /// The picture as JSON.
    whole: Option<Arc<str>>,
    /// Former prompts that ask the same as the present one.
    still: Vec<u32>,
}

/// What a viewer who has a picture needs to have the present one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Update {
    /// Nothing: it has it.
    Nothing,
    /// This frame, as JSON.
    Frame(Arc<str>),
    /// The whole picture, as JSON.
    Whole(Arc<str>),
}

impl Table {
    /// The picture of a viewer; none before the match has begun.
    pub fn picture(&mut self, viewer: Viewer) -> Option<Arc<Picture>> {
        self.seen(viewer).map(|seen| Arc::clone(&seen.picture))
    }

    /// What a viewer needs, who has the picture with this mark.
    pub fn update(&mut self, viewer: Viewer, mark: Option<u32>) -> Update {
        let Some(seen) = self.seen(viewer) else { return Update::Nothing };
        match (mark, &seen.frame) {
            (Some(mark), _) if mark == seen.picture.mark => Update::Nothing,
            (Some(mark), Some((base, frame))) if mark == *base => Update::Frame(Arc::clone(frame)),
            _ => {
                let picture = &seen.picture;
                let whole = seen.whole.get_or_insert_with(|| {
                    serde_json::to_string(picture.as_ref()).unwrap_or_default().into()
                });
                Update::Whole(Arc::clone(whole))
            }
        }
    }

    /// Whether an answer to this prompt of a seat is still wanted: it is the present one, or one that asked the same.
    pub fn is_open(&mut self, seat: u8, prompt: u32) -> bool {
        let Some(seen) = self.seen(Viewer::Seat(Seat(seat))) else { return false };
        let now = seen.picture.prompt.as_ref().map(|prompt| prompt.id);
        now.is_some() && (now == Some(prompt) || seen.still.contains(&prompt))
    }

    /// The moment of a viewer.
    pub fn moment(&mut self, viewer: Viewer) -> u32 {
        self.seen(viewer).map_or(0, |seen| seen.picture.moment)
    }

    /// Forgets what was shown: nobody looks any more.
    pub fn forget_shown(&mut self) {
        self.shown = Shown::default();
    }

    fn seen(&mut self, viewer: Viewer) -> Option<&mut Seen> {
        let live = self.game.as_ref()?;
        let key = if let Viewer::Seat(seat) = viewer { Some(seat.0) } else { None };
        let position = self.position;
        let seen = self.shown.seen.entry(key).or_insert_with(|| Seen::first(live, viewer, position));
        if seen.position != position {
            seen.follow(live, viewer);
            seen.position = position;
        }
        Some(seen)
    }
}

impl Seen {
    fn first(live: &LiveTable, viewer: Viewer, position: i64) -> Seen {
        let picture = Arc::new(live.picture(viewer));
        Seen { picture, at: live.game().at(), position, frame: None, whole: None, still: Vec::new() }
    }

    /// Goes on to the present picture.
    fn follow(&mut self, live: &LiveTable, viewer: Viewer) {
        let (frame, picture) = live.frame(viewer, &self.picture, self.at);
        let went_back = live.game().at() < self.at;
        self.at = live.game().at();
        if frame.is_empty() {
            return;
        }
        match (&self.picture.prompt, &picture.prompt) {
            (Some(before), Some(now)) if before.id == now.id => {}
            (Some(before), Some(now))
                if !went_back && before.asks == now.asks && before.choices == now.choices =>
            {
                self.still.truncate(STILL - 1);
                self.still.insert(0, before.id);
            }
            _ => self.still.clear(),
        }
        let json = serde_json::to_string(&frame).unwrap_or_default();
        self.frame = Some((frame.base, json.into()));
        self.whole = None;
        self.picture = Arc::new(picture);
    }
}
