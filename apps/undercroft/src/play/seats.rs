//! Who sits where: people at this keyboard, and bots.

use crate::common::{Done, Problem};
use undercroft_bots::live::Bot;
use undercroft_i18n::Texts;
use undercroft_kernel::Arg;
pub use undercroft_terminal::Sitter;

/// The word for every seat that is not named.
pub const OTHERS: &str = "others";

/// Reads `p1=me`.
pub fn read(text: &str) -> Result<(String, Sitter), String> {
    let (seat, who) = text.split_once('=').ok_or_else(|| format!("`{text}`: expected SEAT=WHO"))?;
    let sitter = match who {
        "me" => Sitter::Person,
        "auto" => Sitter::Bot(Bot::Sensible),
        word => Sitter::Bot(Bot::from_word(word).ok_or_else(|| {
            format!("`{word}`: expected me, sensible, random, beginner, easy, normal, hard, expert or auto")
        })?),
    };
    Ok((seat.to_owned(), sitter))
}

/// The sitters by seat: those that are named; of the others the first one is a person if nobody is named a person, and the rest are bots.
pub fn seat(words: &[String], named: &[(String, Sitter)], texts: &Texts) -> Done<Vec<Sitter>> {
    let others = named.iter().rfind(|(seat, _)| seat == OTHERS).map(|(_, sitter)| *sitter);
    let named: Vec<&(String, Sitter)> = named.iter().filter(|(seat, _)| seat != OTHERS).collect();
    if let Some((unknown, _)) = named.iter().find(|(seat, _)| !words.contains(seat)) {
        let args = [("seat", Arg::Word(unknown.clone())), ("known", Arg::Word(words.join(", ")))];
        return Err(Problem(texts.text("error-seat", &args)));
    }
    let somebody = named.iter().any(|(_, sitter)| *sitter == Sitter::Person);
    let free = words.iter().position(|word| !named.iter().any(|(seat, _)| seat == word));
    let sitter = |(at, word): (usize, &String)| match named.iter().rfind(|(seat, _)| seat == word) {
        Some((_, sitter)) => *sitter,
        None if !somebody && Some(at) == free => Sitter::Person,
        None => others.unwrap_or(Sitter::Bot(Bot::Sensible)),
    };
    Ok(words.iter().enumerate().map(sitter).collect())
}
