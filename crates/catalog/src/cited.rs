//! Which rules were at work in a recorded step: for whoever has to say why a match goes another way now.

use crate::Playable;
use undercroft_kernel::replay::{self, Record};
use undercroft_kernel::{Answers, Ctx, Value};

/// The rules that the log cites for a recorded step, as far as it goes, and the one that forbids it.
pub fn rules_at_work<G: Playable>(game: &G, mut state: G::State, record: &Record) -> Vec<&'static str> {
    let (Ok(action), Ok(seat)) = (game.parse(&record.action), replay::seat(game, &record.seat)) else {
        return Vec::new();
    };
    let draws = read_draws(game, &record.draws);
    let mut ctx = Ctx::new(Answers::new(&draws), Vec::new());
    let applied = game.apply(&mut ctx, &mut state, seat, action);
    let told = ctx.events.iter().filter_map(|event| game.tell(event)).flat_map(|message| message.rules);
    let forbidding = applied.err().and_then(|refusal| refusal.rule());
    let mut rules: Vec<&'static str> = told.chain(forbidding).map(|rule| rule.0).collect();
    rules.dedup();
    rules
}

/// Draws as a file keeps them, die and face; those that the game does not know are left out.
pub fn read_draws<G: Playable>(game: &G, draws: &[String]) -> Vec<(String, u32)> {
    let draw = |text: &String| {
        let (name, word) = text.split_once(' ')?;
        Some((name.to_owned(), game.draw_value(name, &Value::word(word)).ok()?))
    };
    draws.iter().filter_map(draw).collect()
}
