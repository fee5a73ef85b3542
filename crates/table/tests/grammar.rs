//! What pictures say in random matches is well said in both languages: no two choices sound alike, articles and elisions agree, and nothing
//! that only machines read stands in a sentence.

mod common;

use common::{open, random_step, tables, viewers};
use std::collections::{BTreeMap, BTreeSet};
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Fast, Viewer};
use undercroft_table::{Choice, LiveTable, Prompt, Words};

/// How many different mistakes are told at once.
const TOLD: usize = 40;

/// What was found wrong: the mistake, and a sentence that has it.
type Mistakes = BTreeMap<String, String>;

fn texts(table: &LiveTable, lang: Lang) -> Texts {
    let packs = &table.game().card().texts;
    let own = packs.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
    Texts::new(lang, own).unwrap()
}

/// Every sentence of a picture, with its key.
fn sentences(value: &serde_json::Value, found: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Array(parts) => parts.iter().for_each(|part| sentences(part, found)),
        serde_json::Value::Object(parts) => {
            if parts.get("key").is_some_and(serde_json::Value::is_string) {
                found.insert(value.to_string());
            }
            parts.values().for_each(|part| sentences(part, found));
        }
        _ => {}
    }
}

/// Calls `test` with every picture that anybody sees in a few random matches of each table.
fn for_every_picture(mut test: impl FnMut(&LiveTable, Viewer)) {
    for (number, setup) in tables().iter().enumerate() {
        for game in 0..2 {
            let mut table = open(setup);
            let mut chance = Fast::new(100 + game + 10 * number as u64);
            loop {
                viewers(&table).into_iter().for_each(|viewer| test(&table, viewer));
                if !random_step(&mut table, &mut chance, &[game as u8 + 40; 32]) {
                    break;
                }
            }
        }
    }
}

fn tell(mistakes: &Mistakes) {
    let told: Vec<String> =
        mistakes.iter().take(TOLD).map(|(what, said)| format!("{what}: {said}")).collect();
    assert!(mistakes.is_empty(), "{} kinds of mistakes:\n{}", mistakes.len(), told.join("\n"));
}

#[test]
fn no_two_choices_of_a_prompt_sound_alike() {
    let mut mistakes = Mistakes::new();
    let mut speakers: BTreeMap<(String, Lang), Texts> = BTreeMap::new();
    for_every_picture(|table, viewer| {
        let Some(prompt) = table.picture(viewer).prompt else { return };
        let edition = table.game().card().edition.to_owned() + table.game().card().game;
        for lang in Lang::ALL {
            let texts = speakers.entry((edition.clone(), lang)).or_insert_with(|| texts(table, lang));
            alike(texts, viewer, &prompt, &mut mistakes);
        }
    });
    tell(&mistakes);
}

/// What is offered side by side, at every level of a prompt; the leaves of a flat one all stand side by side.
fn alike(texts: &Texts, viewer: Viewer, prompt: &Prompt, mistakes: &mut Mistakes) {
    fn leaves<'p>(choices: &'p [Choice], found: &mut Vec<&'p Choice>) {
        for choice in choices {
            if choice.then.is_empty() { found.push(choice) } else { leaves(&choice.then, found) }
        }
    }
    let mut levels: Vec<Vec<&Choice>> = vec![prompt.choices.iter().collect()];
    if prompt.flat {
        let mut all = Vec::new();
        leaves(&prompt.choices, &mut all);
        levels.push(all);
    }
    let mut open: Vec<&Choice> = prompt.choices.iter().collect();
    while let Some(choice) = open.pop() {
        if !choice.then.is_empty() {
            levels.push(choice.then.iter().collect());
            open.extend(&choice.then);
        }
    }
    let listener = Listener::new(viewer);
    for level in levels {
        let mut heard: BTreeMap<String, &Choice> = BTreeMap::new();
        for choice in level {
            let said = texts.say(&choice.label.message(), &listener);
            let note =
                choice.note.as_ref().map(|note| texts.say(&note.message(), &listener)).unwrap_or_default();
            if let Some(other) = heard.insert(format!("{said} {note}"), choice) {
                let what = format!("{} {} and {}", texts.lang(), other.label.key, choice.label.key);
                let actions = format!("{:?} and {:?}", other.action, choice.action);
                mistakes.entry(what).or_insert(format!("`{said}` for {actions}"));
            }
        }
    }
}

#[test]
fn sentences_keep_the_grammar_of_their_language() {
    let mut mistakes = Mistakes::new();
    let mut heard: BTreeMap<(String, Viewer), BTreeSet<String>> = BTreeMap::new();
    let mut speakers: BTreeMap<(String, Lang), Texts> = BTreeMap::new();
    for_every_picture(|table, viewer| {
        let edition = table.game().card().edition.to_owned() + table.game().card().game;
        let mut found = BTreeSet::new();
        sentences(&serde_json::to_value(table.picture(viewer)).unwrap(), &mut found);
        let known = heard.entry((edition.clone(), viewer)).or_default();
        for said in found {
            if !known.insert(said.clone()) {
                continue;
            }
            let Ok(words) = serde_json::from_str::<Words>(&said) else { continue };
            for lang in Lang::ALL {
                let texts = speakers.entry((edition.clone(), lang)).or_insert_with(|| texts(table, lang));
                let text = texts.say(&words.message(), &Listener::new(viewer));
                for mistake in grammar(lang, &text) {
                    mistakes.entry(format!("{lang} {} {mistake}", words.key)).or_insert(text.clone());
                }
            }
        }
    });
    tell(&mistakes);
}

const VOWELS: &str = "aàâeéèêëiîïoôuùûœ";

fn begins_with_vowel(word: &str) -> bool {
    word.chars().next().is_some_and(|first| first.to_lowercase().any(|first| VOWELS.contains(first)))
}

/// What is wrong with a sentence, as far as that can be seen without understanding it.
fn grammar(lang: Lang, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if text.contains("  ") || text.contains(" ,") || text.contains(" .") || text.starts_with(' ') {
        wrong.push("has a space too many".to_owned());
    }
    let is_seal = |word: &str| word.len() >= 32 && word.chars().all(|letter| letter.is_ascii_hexdigit());
    let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
    let words: Vec<String> = text.split_whitespace().map(bare).collect();
    if words.iter().any(|word| is_seal(word)) {
        wrong.push("shows what only machines read".to_owned());
    }
    for (first, second) in text.split_whitespace().zip(text.split_whitespace().skip(1)) {
        let article = first.trim_start_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        if article == second.to_lowercase()
            && ["a", "an", "the", "le", "la", "les", "un", "une", "de"].contains(&article.as_str())
        {
            wrong.push(format!("says `{first} {second}`"));
        }
        let vowel = begins_with_vowel(second);
        match lang {
            Lang::En => {
                let sounds_otherwise =
                    ["one", "once", "uni", "use", "eu", "hour", "honest", "8", "11", "18", "x"];
                let otherwise = sounds_otherwise.iter().any(|part| second.to_lowercase().starts_with(part));
                if !otherwise && ((article == "a" && vowel) || (article == "an" && !vowel)) {
                    wrong.push(format!("says `{first} {second}`"));
                }
            }
            Lang::Fr => {
                let elided = ["de", "le", "la", "que", "ne", "se", "je", "me", "jusque", "lorsque"];
                let free =
                    ["onze", "oui", "un", "une", "ouistiti"].contains(&bare(second).to_lowercase().as_str());
                if elided.contains(&article.as_str()) && vowel && !free {
                    wrong.push(format!("says `{first} {second}`"));
                }
                if ["à le", "à les", "de le", "de les"].contains(&format!("{article} {second}").as_str()) {
                    wrong.push(format!("says `{first} {second}`"));
                }
            }
        }
    }
    if lang == Lang::Fr {
        let signs = text.char_indices().filter(|(_, sign)| [':', ';', '!', '?', '»'].contains(sign));
        for (at, sign) in signs {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|before| !['\u{a0}', '\u{202f}', '!', '?'].contains(&before)) {
                wrong.push(format!("has no narrow space before `{sign}`"));
            }
        }
    }
    wrong
}
