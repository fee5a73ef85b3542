//! Feats of a game's own record, such as the heroes' record of Urto: what a match has brought, and the record that a person keeps
//! between matches. A match never reads the record; where records are kept is not here, nor what day it is.

use crate::Playable;
use crate::live::{Live, Match, MatchVisitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use undercroft_kernel::{Seat, Value};

/// A feat that was done in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeatDone {
    pub seat: Seat,
    /// Its word; its name has the key `feat-` and this word, with dashes for underscores.
    pub feat: String,
}

/// When a feat was done for the first time, and who signed for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Signature {
    /// The day, as whoever keeps the record writes it.
    pub date: String,
    /// The name of the person.
    pub name: String,
}

/// The record of one person: the feats of each game, each ticked, dated and signed once.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FeatRecord(BTreeMap<String, BTreeMap<String, Signature>>);

impl FeatRecord {
    /// Signs for what `seat` has done in a match. Says which feats are new; what was signed before keeps its first signature.
    pub fn sign(&mut self, game: &dyn Match, seat: Seat, signature: &Signature) -> Vec<String> {
        let lines = self.0.entry(game.card().game.to_owned()).or_default();
        let mut new = Vec::new();
        for done in done(game).into_iter().filter(|done| done.seat == seat) {
            if !lines.contains_key(&done.feat) {
                lines.insert(done.feat.clone(), signature.clone());
                new.push(done.feat);
            }
        }
        new
    }

    /// The signature of a feat, if it was ever done.
    #[must_use]
    pub fn signature(&self, game: &str, feat: &str) -> Option<&Signature> {
        self.0.get(game)?.get(feat)
    }
}

/// The feats that the record of a game lists, in its order; none for a game without a record.
#[must_use]
pub fn listed(game: &dyn Match) -> Vec<String> {
    read(game, "record")
}

/// Everything that was done in a match, seat by seat.
#[must_use]
pub fn done(game: &dyn Match) -> Vec<FeatDone> {
    let of = |seat| {
        let feats = read(game, &format!("{}.feats", game.seat_word(seat)));
        feats.into_iter().map(move |feat| FeatDone { seat, feat })
    };
    (0..game.seats()).map(Seat).flat_map(of).collect()
}

/// The words of a published fact; none where the game has no such fact.
fn read(game: &dyn Match, fact: &str) -> Vec<String> {
    game.visit(Reading(fact)).unwrap_or_default()
}

struct Reading<'a>(&'a str);

impl MatchVisitor for Reading<'_> {
    type Out = Vec<String>;

    fn visit<G: Playable>(self, live: &Live<G>) -> Vec<String> {
        let session = live.session();
        let value = session.game().read(session.state(), self.0).ok().flatten();
        let words = value.as_ref().and_then(Value::as_words).unwrap_or_default();
        words.into_iter().map(str::to_owned).collect()
    }
}
