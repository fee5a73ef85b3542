//! Exact odds of every choice, in words: how the facts that players weigh would change.
//! Worked out on an imagined table that fits the player's view, never on the true one.

use crate::play::screen::Screen;
use undercroft_catalog::Playable;
use undercroft_kernel::{Arg, BUDGET, Fast, Message, Outcomes, Seat, Turn, Value, Viewer, outcomes};

/// How many different results are listed before the rest is summed up.
const ROWS: usize = 8;

/// What a branch leads to: the end, and each headline fact that changes.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Change {
    end: Option<&'static str>,
    facts: Vec<(String, Option<Value>, Option<Value>)>,
}

/// Speaks the odds of every offered action.
pub fn speak<G: Playable>(game: &G, state: &G::State, seat: Seat, actions: &[G::Action], screen: &Screen) {
    let view = game.view(state, Viewer::Seat(seat));
    let Ok(imagined) = game.imagine(&view, &mut Fast::new(0));
    let headlines: Vec<String> =
        game.facts().into_iter().filter(|fact| fact.headline).map(|fact| fact.name).collect();
    let read = |state: &G::State| -> Vec<Option<Value>> {
        headlines.iter().map(|fact| game.read(state, fact).unwrap_or(None)).collect()
    };
    let before = read(&imagined);
    screen.say_text("play-odds-title", |message| message);
    for (number, action) in actions.iter().enumerate() {
        let label = screen.speak(&game.label(&view, *action));
        screen.print(&format!("{}. {label}", number + 1));
        let table = outcomes(game, &imagined, seat, *action, BUDGET, |after, _| {
            let end = if let Turn::Over(outcome) = game.turn(after) { Some(outcome.key) } else { None };
            let changed = headlines.iter().zip(before.iter().zip(read(after)));
            let changed = changed.filter(|(_, (before, after))| **before != *after);
            Change {
                end,
                facts: changed.map(|(name, (before, after))| (name.clone(), before.clone(), after)).collect(),
            }
        });
        match table {
            Ok(Outcomes::Exact(table)) => {
                let mut rows = table.rows;
                rows.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
                rows_spoken(&rows, table.total, screen);
            }
            Ok(Outcomes::TooMany) => {
                screen.print(&format!("   {}", screen.texts.text("play-odds-too-many", &[])))
            }
            Err(_) => {}
        }
    }
}

fn rows_spoken(rows: &[(Change, u128)], total: u128, screen: &Screen) {
    for (change, weight) in rows.iter().take(ROWS) {
        let percent = Arg::Word(screen.texts.percent(*weight, total));
        let result = Arg::Word(spoken(change, screen));
        screen.print(&format!(
            "   {}",
            screen.texts.text("play-odds-row", &[("percent", percent), ("result", result)])
        ));
    }
    let rest: u128 = rows.iter().skip(ROWS).map(|(_, weight)| weight).sum();
    if rest > 0 {
        let percent = Arg::Word(screen.texts.percent(rest, total));
        screen.print(&format!("   {}", screen.texts.text("play-odds-other", &[("percent", percent)])));
    }
}

fn spoken(change: &Change, screen: &Screen) -> String {
    let mut parts = Vec::new();
    match change.end {
        Some("won") => parts.push(screen.texts.text("odds-won", &[])),
        Some(_) => return screen.texts.text("odds-lost", &[]),
        None => {}
    }
    for (fact, before, after) in &change.facts {
        match (fact.as_str(), after) {
            ("enemy.hp", None) => parts.push(screen.texts.text("odds-enemy-beaten", &[])),
            ("enemy.hp", Some(_)) if before.is_none() => {}
            // What does not apply any more is told by what came of it.
            (_, None) => {}
            _ => {
                let message = Message {
                    args: vec![
                        ("fact", Arg::Word(fact.clone())),
                        ("before", arg(fact, before)),
                        ("after", arg(fact, after)),
                    ],
                    ..Message::new("odds-change")
                };
                parts.push(screen.speak(&message));
            }
        }
    }
    if parts.is_empty() { screen.texts.text("play-odds-nothing-changes", &[]) } else { parts.join(", ") }
}

/// A value as an argument: lists of cards become lists of names.
fn arg(fact: &str, value: &Option<Value>) -> Arg {
    match value {
        None => Arg::Word("-".to_owned()),
        Some(Value::Int(number)) => Arg::Number(*number),
        Some(Value::List(list)) => {
            let kind = if fact.ends_with("potions") { "potion" } else { "room" };
            let names =
                list.iter().map(|value| format!("{kind}-{}", value.to_string().replace('_', "-")).into());
            Arg::Names(names.collect())
        }
        Some(other) => Arg::Word(other.to_string()),
    }
}
