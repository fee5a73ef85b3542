//! The law of knowledge: what a viewer is shown, offered, refused and told depends on its view alone.
//!
//! A true state and a state imagined from somebody's view must look alike to that viewer in every respect. Where they do
//! not, the difference is something hidden that leaks: through a choice, a refusal, a window, an odd, a word or an event.

use super::failure::{Failure, difference};
use super::run::{Reach, Run, quietly};
use super::walk::{Tried, Walk, attempt, candidates, seats, side_stream, try_wrong};
use std::fmt::Debug;
use undercroft_kernel::{Actions, Fast, Game, Narrate, Outcomes, RuleId, Seat, Turn, Viewer, outcomes};

pub(super) const LAW: &str = "imagine_law";

/// How many branches a table of odds may have here: enough for what a player weighs.
const BRANCHES: usize = 400;

/// How many actions of each seat are played in both worlds, for each state and viewer.
const PLAYED: u32 = 3;

/// Law: in a state imagined from a view, the view, the turn, the choices, the refusals, the odds, the words and the
/// witnessed events of that viewer are those of the true state.
///
/// # Errors
/// The first game that breaks the law.
pub fn imagine_law<G: Narrate + Sync>(game: &G, run: &Run) -> Result<(), Failure> {
    quietly(run, Reach::Deep, |seed| check(game, run, seed))
}

pub(super) fn check<G: Narrate>(game: &G, run: &Run, seed: u64) -> Result<(), Failure> {
    let candidates = candidates(game, LAW, seed, run.max_steps)?;
    let mut walk = Walk::open(game, LAW, seed)?;
    let mut choice = side_stream(seed, 11);
    loop {
        if walk.step.is_multiple_of(run.stride.max(1)) {
            for viewer in seats(game).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let dream = seed ^ u64::from(choice.below(u32::MAX));
                Worlds::imagine(&walk, viewer, dream)?.compare(&candidates, run, &mut choice)?;
            }
        }
        if walk.step >= run.max_steps || walk.advance().is_none() {
            return Ok(());
        }
    }
}

/// A true state, and one that its viewer cannot tell from it.
struct Worlds<'a, G: Game> {
    walk: &'a Walk<'a, G>,
    viewer: Viewer,
    view: G::View,
    imagined: G::State,
    dream: u64,
}

impl<'a, G: Narrate> Worlds<'a, G> {
    /// Imagines a state for `viewer`, with the chance of `dream`.
    fn imagine(walk: &'a Walk<'a, G>, viewer: Viewer, dream: u64) -> Result<Self, Failure> {
        let view = walk.game.view(&walk.state, viewer);
        let Ok(imagined) = walk.game.imagine(&view, &mut Fast::new(dream));
        let worlds = Worlds { walk, viewer, view, imagined, dream };
        let again = walk.game.view(&worlds.imagined, viewer);
        worlds.same("view", None, &worlds.view, &again)?;
        Ok(worlds)
    }

    fn compare(&self, candidates: &[G::Action], run: &Run, choice: &mut Fast) -> Result<(), Failure> {
        let game = self.walk.game;
        self.same("turn", None, &game.turn(&self.walk.state), &game.turn(&self.imagined))?;
        for seat in seats(game) {
            let [window, again] = [&self.walk.state, &self.imagined].map(|state| game.reaction(state, seat));
            self.same("window", None, &window, &again)?;
        }
        if let Viewer::Seat(seat) = self.viewer {
            let offered = self.same_choices(seat)?;
            self.same_refusals(seat, &offered, candidates, run, choice)?;
            self.same_words(seat, &offered)?;
            self.same_odds(seat, &offered, choice)?;
        }
        self.same_end()?;
        self.same_events(choice)
    }

    /// What the seat may do, and whether it would be done without asking.
    fn same_choices(&self, seat: Seat) -> Result<Actions<G::Action>, Failure> {
        let game = self.walk.game;
        let (mut here, mut there) = (Actions::new(), Actions::new());
        self.walk.offers(seat, &mut here);
        game.legal_actions(&self.imagined, seat, &mut there);
        self.same("list of choices", None, &here.offers(), &there.offers())?;
        for action in here.offers().iter().map(|offer| offer.action) {
            let [routine, again] =
                [&self.walk.state, &self.imagined].map(|state| game.is_routine(state, action));
            self.same("answer to whether this is routine", Some(action), &routine, &again)?;
        }
        Ok(here)
    }

    /// Which rule forbids what the seat may not do.
    fn same_refusals(
        &self,
        seat: Seat,
        offered: &Actions<G::Action>,
        candidates: &[G::Action],
        run: &Run,
        choice: &mut Fast,
    ) -> Result<(), Failure> {
        let rule = |state: &G::State, action| -> Option<RuleId> {
            let tried = attempt(self.walk.game, state, seat, action, self.dream);
            tried.result.err().and_then(|refusal| refusal.rule())
        };
        try_wrong(offered, candidates, run.tries, choice, |action| {
            self.same("refusal", Some(action), &rule(&self.walk.state, action), &rule(&self.imagined, action))
        })
    }

    /// The prompt and the labels of the choices.
    fn same_words(&self, seat: Seat, offered: &Actions<G::Action>) -> Result<(), Failure> {
        if offered.is_empty() {
            return Ok(());
        }
        let game = self.walk.game;
        let again = game.view(&self.imagined, self.viewer);
        self.same("prompt", None, &game.ask(&self.view, seat), &game.ask(&again, seat))?;
        for action in offered.offers().iter().map(|offer| offer.action) {
            self.same("label", Some(action), &game.label(&self.view, action), &game.label(&again, action))?;
        }
        Ok(())
    }

    /// The sentence at the end.
    fn same_end(&self) -> Result<(), Failure> {
        let game = self.walk.game;
        if let Turn::Ask(_) = game.turn(&self.walk.state) {
            return Ok(());
        }
        let again = game.view(&self.imagined, self.viewer);
        self.same(
            "closing sentence",
            None,
            &game.close(&self.view, self.viewer),
            &game.close(&again, self.viewer),
        )
    }

    /// The odds of one of the seat's choices, as far as the seat can see them: imagined twice from equal views with
    /// equal chance, they are equal tables.
    fn same_odds(&self, seat: Seat, offered: &Actions<G::Action>, choice: &mut Fast) -> Result<(), Failure> {
        let game = self.walk.game;
        let Some(action) = offered.get(choice.below(offered.len() as u32) as usize) else { return Ok(()) };
        let Ok(again) = game.imagine(&game.view(&self.imagined, self.viewer), &mut Fast::new(self.dream));
        let odds = |state: &G::State| -> Result<Outcomes<String>, RuleId> {
            outcomes(game, state, seat, action, BRANCHES, |after, _| {
                format!("{:?}", game.view(after, self.viewer))
            })
        };
        self.same("table of odds", Some(action), &odds(&self.imagined), &odds(&again))
    }

    /// What the viewer witnesses when the same action meets the same dice in both worlds.
    fn same_events(&self, choice: &mut Fast) -> Result<(), Failure> {
        let mut offered = Actions::new();
        for seat in self.walk.asked().iter() {
            self.walk.offers(seat, &mut offered);
            for _ in 0..PLAYED {
                if let Some(action) = offered.get(choice.below(offered.len() as u32) as usize) {
                    self.same_step(seat, action)?;
                }
            }
        }
        Ok(())
    }

    /// One action in both worlds. Equal views afterwards come with equal events; and a step that draws nothing and reveals
    /// nothing leads to equal views, because nothing hidden can have decided anything.
    fn same_step(&self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        let game = self.walk.game;
        let here = attempt(game, &self.walk.state, seat, action, self.dream);
        let there = attempt(game, &self.imagined, seat, action, self.dream);
        if here.result.is_err() || there.result.is_err() {
            return Ok(());
        }
        let [seen_here, seen_there] = [&here, &there].map(|world| game.view(&world.state, self.viewer));
        let is_plain =
            |world: &Tried<G>| world.draws == 0 && !world.events.iter().any(|event| game.reveals(event));
        if seen_here != seen_there {
            if is_plain(&here) && is_plain(&there) {
                return self.same(
                    "view after a step that draws and reveals nothing",
                    Some(action),
                    &seen_here,
                    &seen_there,
                );
            }
            return Ok(());
        }
        let [told_here, told_there] = [&here, &there].map(|world| -> Vec<G::Event> {
            world.events.iter().filter_map(|event| game.witness(event, self.viewer)).collect()
        });
        self.same("list of witnessed events", Some(action), &told_here, &told_there)?;
        let [said_here, said_there] = [&told_here, &told_there]
            .map(|told| told.iter().filter_map(|event| game.tell(event)).collect::<Vec<_>>());
        self.same("log", Some(action), &said_here, &said_there)
    }

    /// Demands that a thing is the same in both worlds.
    fn same<T: PartialEq + Debug + ?Sized>(
        &self,
        thing: &str,
        action: Option<G::Action>,
        here: &T,
        there: &T,
    ) -> Result<(), Failure> {
        if here == there {
            return Ok(());
        }
        let what = format!(
            "to {:?}, the {thing} differs between the true state and an imagined one: {}",
            self.viewer,
            difference(here, there)
        );
        Err(self.walk.failure(action, what))
    }
}
