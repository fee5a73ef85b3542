//! Nothing leaks: a picture, its choices, its odds and the deltas that lead on from it are the same on every table that a viewer may imagine.

mod common;

use common::{SEED, at, open, random_step, setup, tables, viewers};
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Live, MatchVisitor};
use undercroft_kernel::{Actions, BUDGET, Fast, Session, Turn, Value, Viewer};
use undercroft_table::{InForce, delta, odds, picture};

/// Compares the true table with one that a viewer imagines.
struct Imagined {
    viewer: Viewer,
    seed: u64,
    odds: bool,
}

impl MatchVisitor for Imagined {
    type Out = ();

    fn visit<G: Playable>(self, live: &Live<G>) {
        let (game, state) = (live.session().game(), live.session().state());
        let view = game.view(state, self.viewer);
        let Ok(imagined) = game.imagine(&view, &mut Fast::new(self.seed));
        let look = |state: &G::State| {
            let session = Session::from_state(game.clone(), state.clone());
            picture(&session, "mini-rogue", self.viewer, &InForce::ALL)
        };
        let (seen, other) = (look(state), look(&imagined));
        assert_eq!(seen, other, "{:?}", self.viewer);
        self.deltas(game, state, &imagined);
        let (Viewer::Seat(seat), Some(prompt), true) = (self.viewer, &seen.prompt, self.odds) else { return };
        for leaf in prompt.leaves() {
            for action in leaf.actions().take(2) {
                let action = game.parse(action).unwrap();
                let tell =
                    |state: &G::State| odds(game, state, seat, action, BUDGET.into(), &InForce::ALL).unwrap();
                assert_eq!(tell(state), tell(&imagined));
            }
        }
    }
}

impl Imagined {
    /// The same action with the same dice on both tables: where the viewer sees the same afterwards, the delta that leads there is the same to the byte.
    fn deltas<G: Playable>(&self, game: &G, truth: &G::State, imagined: &G::State) {
        let Turn::Ask(seats) = game.turn(truth) else { return };
        let Some(seat) = seats.lowest().filter(|_| game.turn(imagined) == game.turn(truth)) else { return };
        let mut actions = Actions::new();
        game.legal_actions(truth, seat, &mut actions);
        let Some(action) = actions.get(Fast::new(self.seed).below(actions.len() as u32) as usize) else {
            return;
        };
        let played = |state: &G::State| {
            let mut session = Session::from_state(game.clone(), state.clone());
            let before = picture(&session, "mini-rogue", self.viewer, &InForce::ALL);
            session.play(seat, action, Fast::new(self.seed)).ok()?;
            let (delta, after) = delta(&session, "mini-rogue", &before, 0, self.viewer, &InForce::ALL);
            Some((serde_json::to_string(&delta).unwrap(), after))
        };
        if let (Some((one, seen)), Some((other, also))) = (played(truth), played(imagined))
            && seen == also
        {
            assert_eq!(one, other, "{:?} after {}", self.viewer, game.notation(action));
        }
    }
}

#[test]
fn pictures_choices_and_odds_fit_the_view() {
    for (number, setup) in tables().iter().enumerate() {
        let mut table = open(setup);
        let mut chance = Fast::new(number as u64 + 40);
        // Odds are dear where there are many choices.
        let now_and_then = if setup.game == "catacombs" { 80 } else { 16 };
        for step in 0.. {
            for viewer in viewers(&table) {
                table.game().visit(Imagined { viewer, seed: step, odds: step % now_and_then == 0 }).unwrap();
            }
            if !random_step(&mut table, &mut chance, &SEED) {
                break;
            }
        }
    }
}

#[test]
fn a_look_into_the_deck_stays_with_who_has_looked() {
    let given = [("hero.items", Value::words(["crow"]))];
    let mut table = at(&setup("ed2025", &["rogue"], &[]), "preparation: area 2", &given);
    common::act(&mut table, "use-item", &[("room", "shrine"), ("room", "tomb")]);
    let mut chance = Fast::new(5);
    for step in 0..12 {
        for viewer in viewers(&table) {
            table.game().visit(Imagined { viewer, seed: step, odds: false }).unwrap();
        }
        if matches!(table.game().turn(), Turn::Over(_)) || !random_step(&mut table, &mut chance, &SEED) {
            break;
        }
    }
}
