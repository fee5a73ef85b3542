//! Doing what was chosen: what risks something is asked about first, and a walk of several squares is taken step by step to the square that was pointed at.

use super::App;
use crate::things;
use std::collections::BTreeMap;
use undercroft_table::{MarkKind, MarkSpot, Picture, PieceKind, ThingId};

/// The way to a place of the main board, from its first step to its last; empty where nobody can walk to, or somebody stands.
pub(crate) fn way_to<'p>(picture: &'p Picture, to: &str) -> Vec<&'p MarkSpot> {
    let Some(board) = picture.boards.first() else { return Vec::new() };
    let spots = board.marks.iter().filter(|mark| mark.kind == MarkKind::Reach).flat_map(|mark| &mark.spots);
    let reach: BTreeMap<&str, &MarkSpot> = spots.map(|spot| (spot.at.as_str(), spot)).collect();
    let is_figure = |kind: PieceKind| matches!(kind, PieceKind::Hero | PieceKind::Foe | PieceKind::Guest);
    let is_taken = board.pieces.iter().any(|piece| piece.at == to && is_figure(piece.kind));
    let Some(end) = reach.get(to).filter(|_| !is_taken) else { return Vec::new() };
    if !end.way.is_empty() {
        return end.way.iter().filter_map(|at| reach.get(at.as_str()).copied()).collect();
    }
    let mut way = vec![*end];
    while let Some(before) = way.last().and_then(|spot| reach.get(spot.via.as_deref()?))
        && way.len() <= reach.len()
    {
        way.push(*before);
    }
    way.reverse();
    way
}

/// How many others are in sight: whoever comes into sight ends a walk.
fn in_sight(picture: &Picture) -> usize {
    let pieces = picture.boards.iter().flat_map(|board| &board.pieces);
    pieces.filter(|piece| piece.kind == PieceKind::Foe).count()
}

impl App {
    /// Plays an action; one that is asked about is played when it is chosen once more.
    pub(crate) fn do_surely(&mut self, seat: u8, action: String) {
        let speech = self.host.speech();
        let doubt = self.choices.confirm(seat, &action).map(|doubt| speech.words(doubt));
        if self.is_asked_first(&action, doubt) {
            return;
        }
        self.act(seat, action, Vec::new(), false);
    }

    /// Asks whether something is to be done, until the same is chosen once more.
    fn is_asked_first(&mut self, what: &str, doubt: Option<String>) -> bool {
        let Some(doubt) = doubt.filter(|_| self.doubted.as_deref() != Some(what)) else { return false };
        self.message = Some(format!("{doubt} {}", self.host.speech().text("term-once-more")));
        self.doubted = Some(what.to_owned());
        true
    }

    /// Walks to a place that is more than a step away. Says whether that was meant.
    pub(super) fn walk_to(&mut self, place: &str) -> bool {
        let way = way_to(&self.picture, place);
        let (Some(end), true) = (way.last(), way.len() > 1) else { return false };
        let speech = self.host.speech();
        let doubt = end.share.map(|share| {
            let chance = speech.texts.percent(u128::from(share.ways), u128::from(share.of));
            let chance = speech.with("term-percent", &[("percent", &chance)]);
            speech.with("web-doubt-way", &[("chance", &chance)])
        });
        let squares: Vec<ThingId> = way.iter().map(|spot| spot.at.clone()).collect();
        if !self.is_asked_first(place, doubt) {
            self.walk(&squares);
        }
        true
    }

    /// Goes from square to square, as long as the same verb about the next one is offered and nobody new appears.
    fn walk(&mut self, squares: &[ThingId]) {
        let met = in_sight(&self.picture);
        let mut verb: Option<String> = None;
        for square in squares {
            let Some((seat, action, label)) = self.choices.first_about(square) else { return };
            if verb.as_ref().is_some_and(|known| *known != label) || in_sight(&self.picture) > met {
                return;
            }
            let moment = self.picture.moment;
            verb = Some(label);
            self.act(seat, action, Vec::new(), false);
            if self.rolling.is_some() || self.picture.moment == moment {
                return;
            }
        }
        // The square that was walked to is where one stands now.
        self.cursor = squares.last().filter(|place| things::is_place(&self.picture, place)).cloned();
    }
}
