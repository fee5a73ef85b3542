//! The vocabulary of a game as a listing: for people, and as JSON.

use serde_json::{Value as Json, json};
use std::fmt::Write;
use undercroft_kernel::{FormWord, OptionWord, Seat, Vocabulary};

/// The words of a game: options, facts, places, actions, dice and piles, ends, seats.
#[must_use]
pub fn words<G: Vocabulary>(game: &G, options: &[OptionWord]) -> String {
    let mut text = String::new();
    section(
        &mut text,
        "options, in `setup`",
        options.iter().map(|option| {
            let many = if option.at_most > 1 { format!(", up to {}", option.at_most) } else { String::new() };
            let choices =
                if option.choices.is_empty() { "a word".to_owned() } else { option.choices.join(", ") };
            (option.name.to_owned(), format!("{choices}{many}; default {}", option.default))
        }),
    );
    section(
        &mut text,
        "facts, in `expect` and `see`; those marked (w) also in `given`, which is set after `place`, in the order of the file",
        game.facts().into_iter().map(|fact| {
            let mark = if fact.writable { " (w)" } else { "" };
            (format!("{}{mark}", fact.name), fact.range)
        }),
    );
    section(&mut text, "places, in `place`", game.places().into_iter().map(form));
    section(&mut text, "actions, in `do`, `legal` and `illegal`", game.actions().into_iter().map(form));
    section(&mut text, "dice and piles, in `dice` and `draw`", game.draws().into_iter().map(form));
    section(
        &mut text,
        "ends, in `over`",
        game.outcomes().into_iter().map(|key| (key.to_owned(), String::new())),
    );
    section(
        &mut text,
        "seats, in `as` and `see`; `see` also takes spectator",
        seats(game).into_iter().map(|seat| (seat, String::new())),
    );
    text
}

/// The same as JSON.
#[must_use]
pub fn words_json<G: Vocabulary>(game: &G, options: &[OptionWord]) -> Json {
    let forms = |words: Vec<FormWord>| {
        let entry = |word: &FormWord| json!({ "form": word.form, "range": word.range, "rule": word.rule });
        words.iter().map(entry).collect::<Vec<Json>>()
    };
    let option = |option: &OptionWord| {
        json!({
            "name": option.name,
            "choices": option.choices,
            "default": option.default,
            "at_most": option.at_most,
            "rule": option.rule,
        })
    };
    let facts = game.facts().into_iter().map(|fact| {
        json!({ "name": fact.name, "range": fact.range, "writable": fact.writable, "headline": fact.headline })
    });
    json!({
        "options": options.iter().map(option).collect::<Vec<Json>>(),
        "facts": facts.collect::<Vec<Json>>(),
        "places": forms(game.places()),
        "actions": forms(game.actions()),
        "draws": forms(game.draws()),
        "outcomes": game.outcomes(),
        "seats": seats(game),
    })
}

fn seats<G: Vocabulary>(game: &G) -> Vec<String> {
    (0..game.seats()).map(|seat| game.seat_word(Seat(seat))).collect()
}

/// A form with its range and its rule.
fn form(word: FormWord) -> (String, String) {
    let rule = word.rule.map(|rule| format!("[{rule}]"));
    let parts: Vec<String> = [word.range].into_iter().chain(rule).filter(|part| !part.is_empty()).collect();
    (word.form, parts.join("  "))
}

/// A heading and its rows in two columns; nothing where there are no rows.
fn section(text: &mut String, heading: &str, rows: impl Iterator<Item = (String, String)>) {
    let rows: Vec<(String, String)> = rows.collect();
    if rows.is_empty() {
        return;
    }
    let width = rows.iter().map(|(word, _)| word.chars().count()).max().unwrap_or_default();
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(heading);
    text.push('\n');
    for (word, range) in rows {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{}", format!("  {word:width$}  {range}").trim_end());
    }
}
