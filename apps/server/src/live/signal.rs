//! What somebody at a table tells the others without words. It passes by: no entry, no state, no log knows of it.

use crate::wire::Emote;

/// So many signals wait for a slow stream; older ones are lost to it.
pub(super) const WAITING: usize = 8;

/// Somebody points at something, or makes a face.
#[derive(Clone, Debug)]
pub struct Signal {
    pub seat: u8,
    pub thing: Option<String>,
    pub face: Option<Emote>,
}
