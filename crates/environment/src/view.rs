//! What one seat sees, without the type of its game: facts by name, tensors, and states that fit what is seen.

use crate::fields;
use crate::game::Shared;
use crate::position::{Live, Position};
use std::any::Any;
use std::sync::Arc;
use undercroft_catalog::Playable;
use undercroft_kernel::{Fast, Value, Viewer};

/// What a viewer sees of a match.
pub trait Sight: Send + Sync {
    /// Every published fact that the viewer can read now.
    fn facts(&self) -> Vec<(String, Value)>;
    /// A fact by name, also one of a square or card that the list does not show; none where it is not known.
    ///
    /// # Errors
    /// There is no such fact.
    fn fact(&self, name: &str) -> Result<Option<Value>, String>;
    /// A whole position that fits what is seen.
    fn imagine(&self, rng: &mut Fast) -> Box<dyn Position>;
    fn same(&self, other: &dyn Sight) -> bool;
    fn any(&self) -> &dyn Any;
}

pub(crate) struct Seen<G: Playable> {
    shared: Arc<Shared<G>>,
    view: G::View,
    viewer: Viewer,
}

impl<G: Playable> Seen<G> {
    pub fn new(shared: Arc<Shared<G>>, view: G::View, viewer: Viewer) -> Seen<G> {
        Seen { shared, view, viewer }
    }
}

impl<G: Playable> Sight for Seen<G> {
    fn facts(&self) -> Vec<(String, Value)> {
        let read = |name: String| {
            let value = self.shared.game.read_view(&self.view, &name).ok()??;
            Some((name, value))
        };
        fields::names(&self.shared).into_iter().filter_map(read).collect()
    }

    fn fact(&self, name: &str) -> Result<Option<Value>, String> {
        self.shared.game.read_view(&self.view, name).map_err(|error| error.to_string())
    }

    fn imagine(&self, rng: &mut Fast) -> Box<dyn Position> {
        let Ok(state) = self.shared.game.imagine(&self.view, rng);
        Box::new(Live::from_state(Arc::clone(&self.shared), state))
    }

    fn same(&self, other: &dyn Sight) -> bool {
        let other = other.any().downcast_ref::<Seen<G>>();
        other.is_some_and(|other| self.viewer == other.viewer && self.view == other.view)
    }

    fn any(&self) -> &dyn Any {
        self
    }
}
