//! A match with everything that a screen needs of it, without naming its game: what a server keeps for each table.
//!
//! Open or resume a [`Match`](undercroft_catalog::live::Match), put it into a [`LiveTable`], play on it through [`LiveTable::game_mut`], and ask for
//! pictures, deltas, odds and older lines of the log for each viewer. Nothing is kept between questions but the match: any node that has the
//! same steps gives the same answers.

use crate::delta::Delta;
use crate::kept::Kept;
use crate::log::{Chronicle, Heard};
use crate::odds::{self, Odds};
use crate::paint;
use crate::picture::{LogLine, Picture};
use crate::rules_in_force::InForce;
use crate::scene::{Look, scene_of};
use crate::story::{self, Story};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use ts_rs::TS;
use undercroft_catalog::live::{Live, Match, MatchVisitor, Refused};
use undercroft_catalog::{Playable, entry};
use undercroft_kernel::{BUDGET, Effort, RuleId, Seat, Viewer};
use undercroft_ledger::Ledger;

/// A match behind one object, with its pictures.
pub struct LiveTable {
    game: Box<dyn Match>,
    in_force: InForce,
    /// What each viewer has heard, counted as far as it was asked for; it can be counted again at any time.
    heard: Mutex<BTreeMap<Option<u8>, Heard>>,
}

impl LiveTable {
    /// A table with an opened match.
    #[must_use]
    pub fn new(game: Box<dyn Match>) -> LiveTable {
        let card = game.card();
        let in_force = entry(card.game)
            .map_or(InForce::ALL, |entry| InForce::of(entry.prefix, card.edition, card.origins.clone()));
        let in_force = match game.visit(Keep) {
            Some(kept) => in_force.keeping(kept),
            None => in_force,
        };
        LiveTable { game, in_force, heard: Mutex::default() }
    }

    /// A copy.
    #[must_use]
    pub fn copy(&self) -> LiveTable {
        LiveTable { game: self.game.copy(), in_force: self.in_force.clone(), heard: Mutex::default() }
    }

    /// The table as it stands, without its history: for questions about now.
    #[must_use]
    pub fn still(&self) -> LiveTable {
        LiveTable { game: self.game.still(), in_force: self.in_force.clone(), heard: Mutex::default() }
    }

    /// The match.
    #[must_use]
    pub fn game(&self) -> &dyn Match {
        &*self.game
    }

    /// The match, to play on it.
    pub fn game_mut(&mut self) -> &mut dyn Match {
        &mut *self.game
    }

    /// What a viewer sees now.
    #[must_use]
    pub fn picture(&self, viewer: Viewer) -> Picture {
        self.hear(viewer, |heard| self.ask(Now { viewer, in_force: &self.in_force, heard }))
            .unwrap_or_default()
    }

    /// What a viewer saw at an earlier moment of its own; none if it has not come, or was taken back.
    #[must_use]
    pub fn picture_at(&self, viewer: Viewer, moment: u32) -> Option<Picture> {
        self.hear(viewer, |heard| self.ask(Then { viewer, moment, in_force: &self.in_force, heard }))
            .flatten()
    }

    /// How many steps lie behind a moment of a viewer; none if it has not come, or was taken back.
    #[must_use]
    pub fn steps_at(&self, viewer: Viewer, moment: u32) -> Option<usize> {
        self.hear(viewer, |heard| {
            self.ask(Counted { viewer, heard }).and_then(|()| heard.steps_at(moment, self.game.at()))
        })
    }

    /// How many steps a viewer has witnessed among the first `steps`, undone ones included; none if there are not so many.
    #[must_use]
    pub fn moment_at(&self, viewer: Viewer, steps: usize) -> Option<u32> {
        self.hear(viewer, |heard| self.ask(Counted { viewer, heard }).and_then(|()| heard.moment_at(steps)))
    }

    /// What changed for a viewer since its picture `old`, which was made when [`Match::at`] was `since`; and the new picture.
    #[must_use]
    pub fn delta(&self, viewer: Viewer, old: &Picture, since: usize) -> (Delta, Picture) {
        let next = |heard: &mut Heard| self.ask(Next { viewer, old, since, in_force: &self.in_force, heard });
        self.hear(viewer, next).unwrap_or_else(|| (Delta::between(old, old, Vec::new()), old.clone()))
    }

    /// Up to `count` lines of a viewer's log before line `before`, oldest first.
    #[must_use]
    pub fn log(&self, viewer: Viewer, before: u32, count: usize) -> Vec<LogLine> {
        let lines =
            |heard: &mut Heard| self.ask(Lines { viewer, before, count, in_force: &self.in_force, heard });
        self.hear(viewer, lines).unwrap_or_default()
    }

    /// How the match went so far, as a viewer saw it.
    #[must_use]
    pub fn story(&self, viewer: Viewer) -> Story {
        self.ask(Told { viewer, in_force: &self.in_force }).unwrap_or_default()
    }

    /// What a choice of a seat may come to, as far as that seat can know.
    ///
    /// # Errors
    /// Words that are not of the game, or the rule that forbids the action.
    pub fn odds(&self, seat: Seat, action: &str) -> Result<Odds, Refused> {
        self.odds_unless(seat, action, &|| false)
    }

    /// What a choice of a seat may come to, unless it is called off: then as if there were too many results.
    ///
    /// # Errors
    /// Words that are not of the game, or the rule that forbids the action.
    pub fn odds_unless(
        &self,
        seat: Seat,
        action: &str,
        called_off: &dyn Fn() -> bool,
    ) -> Result<Odds, Refused> {
        let chances = Chances { seat, action, in_force: &self.in_force, called_off };
        self.ask(chances).unwrap_or(Err(Refused::NotAsked))
    }

    /// The rule that forbids what a seat that presses a thing may have in mind. None where that is allowed, and where nothing can be meant by it.
    #[must_use]
    pub fn refusal(&self, seat: Seat, thing: &str) -> Option<RuleId> {
        self.ask(Pressed { seat, thing, in_force: &self.in_force }).flatten()
    }

    /// Whether the set-up says who is played at a seat; else chance has decided when the match began.
    #[must_use]
    pub fn is_cast(&self, seat: Seat) -> bool {
        self.ask(Cast { seat }).unwrap_or(false)
    }

    /// Whether a rule is in force at this table.
    #[must_use]
    pub fn is_in_force(&self, rule: &str) -> bool {
        self.in_force.has(rule)
    }

    /// Asks with what the viewer has heard so far.
    fn hear<T>(&self, viewer: Viewer, ask: impl FnOnce(&mut Heard) -> T) -> T {
        let key = if let Viewer::Seat(seat) = viewer { Some(seat.0) } else { None };
        let mut all = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        ask(all.entry(key).or_default())
    }

    fn ask<V: MatchVisitor>(&self, visitor: V) -> Option<V::Out> {
        self.game.visit(visitor)
    }
}

/// What pictures of the game have in common.
struct Keep;

impl MatchVisitor for Keep {
    type Out = Kept;
    fn visit<G: Playable>(self, live: &Live<G>) -> Kept {
        Kept::of(&live.session().shared_game())
    }
}

struct Now<'a> {
    viewer: Viewer,
    in_force: &'a InForce,
    heard: &'a mut Heard,
}

impl MatchVisitor for Now<'_> {
    type Out = Picture;
    fn visit<G: Playable>(self, live: &Live<G>) -> Picture {
        self.heard.follow(live.session(), self.viewer);
        paint::present(live.session(), live.card().game, self.viewer, self.in_force, self.heard)
    }
}

struct Then<'a> {
    viewer: Viewer,
    moment: u32,
    in_force: &'a InForce,
    heard: &'a mut Heard,
}

impl MatchVisitor for Then<'_> {
    type Out = Option<Picture>;
    fn visit<G: Playable>(self, live: &Live<G>) -> Option<Picture> {
        let (session, name) = (live.session(), live.card().game);
        self.heard.follow(session, self.viewer);
        paint::past(session, name, self.viewer, self.moment, self.in_force, self.heard)
    }
}

/// Counts what a viewer has heard by now.
struct Counted<'a> {
    viewer: Viewer,
    heard: &'a mut Heard,
}

impl MatchVisitor for Counted<'_> {
    type Out = ();
    fn visit<G: Playable>(self, live: &Live<G>) {
        self.heard.follow(live.session(), self.viewer);
    }
}

struct Next<'a> {
    viewer: Viewer,
    old: &'a Picture,
    since: usize,
    in_force: &'a InForce,
    heard: &'a mut Heard,
}

impl MatchVisitor for Next<'_> {
    type Out = (Delta, Picture);
    fn visit<G: Playable>(self, live: &Live<G>) -> Self::Out {
        let (session, name) = (live.session(), live.card().game);
        self.heard.follow(session, self.viewer);
        paint::step_on(session, name, self.old, self.since, self.viewer, self.in_force, self.heard)
    }
}

struct Cast {
    seat: Seat,
}

impl MatchVisitor for Cast {
    type Out = bool;
    fn visit<G: Playable>(self, live: &Live<G>) -> bool {
        scene_of::<G>().is_cast(live.session().game(), self.seat)
    }
}

struct Told<'a> {
    viewer: Viewer,
    in_force: &'a InForce,
}

impl MatchVisitor for Told<'_> {
    type Out = Story;
    fn visit<G: Playable>(self, live: &Live<G>) -> Story {
        story::story(live.session(), live.card().game, self.viewer, self.in_force)
    }
}

struct Lines<'a> {
    viewer: Viewer,
    before: u32,
    count: usize,
    in_force: &'a InForce,
    heard: &'a mut Heard,
}

impl MatchVisitor for Lines<'_> {
    type Out = Vec<LogLine>;
    fn visit<G: Playable>(self, live: &Live<G>) -> Vec<LogLine> {
        let (session, viewer) = (live.session(), self.viewer);
        self.heard.follow(session, viewer);
        Chronicle { session, viewer, heard: self.heard }
            .lines(self.before, self.count, self.in_force)
            .collect()
    }
}

struct Chances<'a> {
    seat: Seat,
    action: &'a str,
    in_force: &'a InForce,
    called_off: &'a dyn Fn() -> bool,
}

impl MatchVisitor for Chances<'_> {
    type Out = Result<Odds, Refused>;
    fn visit<G: Playable>(self, live: &Live<G>) -> Self::Out {
        let session = live.session();
        let action = session
            .game()
            .parse(self.action)
            .map_err(|reason| Refused::NotUnderstood { text: self.action.to_owned(), reason })?;
        let effort = Effort { branches: BUDGET, called_off: self.called_off };
        odds::odds(session.game(), session.state(), self.seat, action, effort, self.in_force)
            .map_err(Refused::Illegal)
    }
}

struct Pressed<'a> {
    seat: Seat,
    thing: &'a str,
    in_force: &'a InForce,
}

impl MatchVisitor for Pressed<'_> {
    type Out = Option<RuleId>;
    fn visit<G: Playable>(self, live: &Live<G>) -> Self::Out {
        let session = live.session();
        let (game, state, viewer) = (session.game(), session.state(), Viewer::Seat(self.seat));
        let look = Look { game, view: &game.view(state, viewer), viewer, in_force: self.in_force };
        let action = game.parse(&scene_of::<G>().meant(&look, self.thing)?).ok()?;
        // Whether it is allowed is known before anything is counted.
        let effort = Effort { branches: 1, called_off: &|| false };
        odds::fates(game, state, self.seat, action, effort, self.in_force).err()
    }
}

/// Why something is so: a rule of the ledger, spelled out in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Why {
    /// The rule.
    pub rule: String,
    /// Its sentence.
    pub sentence: String,
    /// What it is: a rule, a ruling, an example …
    pub kind: String,
    /// The editions it belongs to.
    pub editions: Vec<String>,
    /// Where it is printed.
    pub sources: Vec<String>,
    /// What else has to be said, in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Looks a rule up, in a language such as `fr`.
#[must_use]
pub fn why(rule: &str, language: &str) -> Option<Why> {
    let ledger = Ledger::of(rule)?;
    let rule = ledger.rule(rule)?;
    Some(Why {
        rule: rule.id.clone(),
        sentence: rule.sentence(language).to_owned(),
        kind: rule.kind.clone(),
        editions: rule.editions.clone(),
        sources: ledger.citations(rule),
        note: rule.note.clone(),
    })
}
