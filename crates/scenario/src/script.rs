//! What a step's dice and piles answer, and how a draw without an answer is told.

use crate::format::Script;
use undercroft_kernel::{Asked, Chance, Draw, Faces, NoAnswer, Range, Scripted, Seeded, Vocabulary};

/// How many answers of a pile are listed.
const LISTED: usize = 20;

/// Looks up the words of a script.
///
/// # Errors
/// The line and the word that is unknown.
pub(crate) fn read<G: Vocabulary>(game: &G, script: &[Script]) -> Result<Scripted, (u32, String)> {
    let mut scripted = Scripted::default();
    for Script { line, name, values } in script {
        let queue = scripted.queues.entry(name.clone()).or_default();
        for value in values {
            queue.push_back(game.draw_value(name, value).map_err(|error| (*line, error.to_string()))?);
        }
    }
    Ok(scripted)
}

/// What nothing has asked for: the line of the first, and all of it in words.
pub(crate) fn left_over<G: Vocabulary>(
    game: &G,
    script: &[Script],
    left: &Scripted,
) -> Option<(u32, String)> {
    let mut lines = Vec::new();
    let mut words = Vec::new();
    for Script { line, name, .. } in script {
        for value in left.queues.get(name).into_iter().flatten() {
            lines.push(*line);
            words.push(format!("{name} {}", game.draw_word(name, *value)));
        }
    }
    lines.first().map(|line| (*line, format!("not used: {}", words.join(", "))))
}

/// Why a draw got no answer.
pub(crate) fn explain<G: Vocabulary>(game: &G, answer: &NoAnswer) -> String {
    match answer {
        NoAnswer::Asked(asked) => {
            format!(
                "`{}` is drawn and the script has no answer for it; expected {}",
                asked.name,
                range(game, asked)
            )
        }
        NoAnswer::Misfit { asked, found: (name, value) } => {
            let word = game.draw_word(name, *value);
            format!("`{name}` cannot be {word} now; expected {}", range(game, asked))
        }
    }
}

fn range<G: Vocabulary>(game: &G, asked: &Asked) -> String {
    match &asked.range {
        // What a face shows is the game's: some dice begin with 0.
        Range::Dice { count, sides } => {
            let [first, last] = [1, *sides].map(|face| game.draw_word(asked.name, Faces::collect([face]).0));
            match count {
                1 => format!("a face from {first} to {last}"),
                _ => format!("{count} faces from {first} to {last}"),
            }
        }
        Range::OneOf(values) => {
            let mut words: Vec<String> =
                values.iter().take(LISTED).map(|value| game.draw_word(asked.name, *value)).collect();
            if values.len() > LISTED {
                words.push("…".to_owned());
            }
            words.join(", ")
        }
    }
}

/// Answers from what is left of a script, and from the seed where it says nothing: routine steps of `auto` scenarios.
pub(crate) struct ThenSeed<'a> {
    pub(crate) script: &'a mut Scripted,
    pub(crate) seed: &'a mut Seeded,
}

impl Chance for ThenSeed<'_> {
    type Pause = NoAnswer;
    fn pick(&mut self, draw: Draw<'_>) -> Result<u32, NoAnswer> {
        if self.script.queues.get(draw.name).is_some_and(|queue| !queue.is_empty()) {
            return self.script.pick(draw);
        }
        let Ok(value) = self.seed.pick(draw);
        Ok(value)
    }
}
