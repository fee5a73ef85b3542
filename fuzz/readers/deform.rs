//! Seeds and deformed copies of them, for tests that need no fuzzer: the same ones in every run.

use std::panic::catch_unwind;
use std::path::Path;
use undercroft_kernel::Fast;

/// What is put where something else stood: borders of numbers, brackets that do not close, letters of several bytes.
const ODD: [&str; 16] = [
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "9223372036854775807",
    "1e9",
    "true",
    "[",
    "}",
    "\"",
    "'",
    "é",
    "\u{0}",
    "\n",
];

/// A deformed copy: a few places are cut out, doubled, or replaced by something odd or by a piece of another seed.
fn deformed(text: &str, others: &[String], dice: &mut Fast) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(4) {
        let from = dice.below(letters.len().max(1) as u32) as usize;
        let to = (from + dice.below(12) as usize).min(letters.len());
        let piece: Vec<char> = match dice.below(4) {
            0 => Vec::new(),
            1 => letters.get(from..to).unwrap_or_default().repeat(2),
            2 => ODD
                .get(dice.below(ODD.len() as u32) as usize)
                .map_or_else(Vec::new, |odd| odd.chars().collect()),
            _ => {
                let other = others.get(dice.below(others.len() as u32) as usize).map_or("", String::as_str);
                let words: Vec<&str> = other.split_inclusive([' ', '\n', ',']).collect();
                let word = words.get(dice.below(words.len().max(1) as u32) as usize);
                word.map_or_else(Vec::new, |word| word.chars().collect())
            }
        };
        letters.splice(from..to, piece);
    }
    letters.into_iter().collect()
}

/// Reads every seed of a reader and its deformed copies.
pub fn try_all(name: &str, copies: u32, read: fn(&str)) {
    let copies =
        std::env::var("UNDERCROFT_MUTANTS").ok().and_then(|number| number.parse().ok()).unwrap_or(copies);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(name);
    let entries = std::fs::read_dir(&folder).expect("the reader has seeds").flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.sort();
    let seeds: Vec<String> =
        files.iter().map(|file| std::fs::read_to_string(file).expect("a text")).collect();
    assert!(!seeds.is_empty());
    let mut dice = Fast::new(1);
    for (file, seed) in files.iter().zip(&seeds) {
        let inputs =
            (0..=copies).map(|copy| if copy == 0 { seed.clone() } else { deformed(seed, &seeds, &mut dice) });
        for input in inputs {
            assert!(
                catch_unwind(|| read(&input)).is_ok(),
                "{}: this made the reader fall over:\n{input}",
                file.display()
            );
        }
    }
}
