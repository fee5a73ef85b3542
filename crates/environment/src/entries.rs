//! The fixed table of actions. Where a game has few of them, every action is an entry. Where they are products of objects, creatures and
//! squares, the entries are words, and an action is spelled: one word after the other, until what was said can only mean one action.

use crate::hash::{Lookup, Places};
use std::collections::{BTreeMap, BTreeSet};
use undercroft_catalog::{Card, Playable};
use undercroft_kernel::{Actions, Amount, FormWord};

/// The word that ends an action which could also go on.
pub const END: &str = ".";

/// Games whose actions are spelled: they have more of them than a table should hold.
const SPELLED: &[&str] = &["catacombs"];

/// The highest amount that stands in a table.
const HIGHEST: i64 = 63;

/// The entries in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entries {
    pub texts: Vec<String>,
    /// Whether an entry is a word of an action and not a whole one.
    pub spelled: bool,
}

/// The table of a game.
pub(crate) struct Table<A> {
    pub entries: Entries,
    actions: Vec<A>,
    by_action: Places<A>,
    by_word: Lookup<String, u32>,
}

impl<A: Copy + Eq + std::hash::Hash + Amount> Table<A> {
    pub fn new<G: Playable<Action = A>>(game: &G, card: &Card) -> Table<A> {
        let words = vocabulary(game, card);
        if SPELLED.contains(&card.game) {
            let texts: Vec<String> = [END.to_owned()].into_iter().chain(words).collect();
            let by_word = texts.iter().zip(0..).map(|(text, at)| (text.clone(), at)).collect();
            let entries = Entries { texts, spelled: true };
            return Table { entries, actions: Vec::new(), by_action: Places::new(&[]), by_word };
        }
        let actions = every_action(game, &words);
        let texts = actions.iter().map(|action| game.notation(*action)).collect();
        let by_action = Places::new(&actions);
        let entries = Entries { texts, spelled: false };
        Table { entries, actions, by_action, by_word: Lookup::default() }
    }

    pub fn len(&self) -> usize {
        self.entries.texts.len()
    }

    /// The entries that may be taken next, and what each of them completes. `said` are the words so far.
    pub fn offers<G: Playable<Action = A>>(
        &self,
        game: &G,
        legal: &Actions<A>,
        said: &[u32],
        out: &mut Vec<(u32, Option<A>)>,
    ) {
        out.clear();
        if !self.entries.spelled {
            let known = |action| self.entry(action).map(|at| (at, Some(action)));
            out.extend(legal.iter().filter_map(known));
            return;
        }
        let said: Vec<&str> =
            said.iter().filter_map(|at| self.entries.texts.get(*at as usize)).map(String::as_str).collect();
        // How many actions begin with each word that may come next, and the first of them.
        let mut next: BTreeMap<u32, (usize, A)> = BTreeMap::new();
        for action in legal.iter() {
            let text = game.notation(action);
            let mut words = text.split(' ');
            if !said.iter().all(|word| words.next() == Some(*word)) {
                continue;
            }
            if let Some(at) = self.by_word.get(words.next().unwrap_or(END)) {
                next.entry(*at).or_insert((0, action)).0 += 1;
            }
        }
        let complete = |(at, (count, action)): (u32, (usize, A))| (at, (count == 1).then_some(action));
        out.extend(next.into_iter().map(complete));
    }

    /// The entry of an action, where entries are whole actions.
    #[inline]
    pub fn entry(&self, action: A) -> Option<u32> {
        self.by_action.of(&action)
    }

    /// The action of an entry, where entries are whole actions.
    pub fn action(&self, entry: u32) -> Option<A> {
        self.actions.get(entry as usize).copied()
    }
}

/// Every word that may stand in an action, numbers first.
fn vocabulary<G: Playable>(game: &G, card: &Card) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut words: Vec<String> = Vec::new();
    let mut add = |word: String| {
        if seen.insert(word.clone()) {
            words.push(word);
        }
    };
    (-1..=HIGHEST).for_each(|number| add(number.to_string()));
    for form in game.actions() {
        let literals = form.form.split(' ').filter(|word| !is_place(word));
        literals.for_each(|word| add(word.to_owned()));
    }
    let ranges = game.actions().into_iter().map(|form| form.range);
    let facts = game.facts().into_iter().flat_map(|fact| [fact.name.replace('.', " "), fact.range]);
    for text in ranges.chain(facts) {
        text.split(|c: char| !(c.is_ascii_alphanumeric() || "_-".contains(c)))
            .filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
            .for_each(|word| add(word.to_owned()));
    }
    (1..=9).for_each(|seat| add(format!("p{seat}")));
    if SPELLED.contains(&card.game) {
        spelled_words(card).for_each(add);
    }
    words
}

/// Creatures, objects of a kind that there are several of, squares, and larger amounts.
fn spelled_words(card: &Card) -> impl Iterator<Item = String> {
    let creatures = (1..=64).map(|number| format!("m{number}"));
    let items = crate::fields::text_ids(card, "item");
    let several = items.clone().into_iter().flat_map(|item| (2..=9).map(move |n| format!("{item}#{n}")));
    let squares = (0..48).flat_map(|y| (0..64).map(move |x| format!("{x},{y}")));
    let amounts = (HIGHEST + 1..=i64::from(u8::MAX)).map(|number| number.to_string());
    creatures.chain(items).chain(several).chain(squares).chain(amounts)
}

fn is_place(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
}

/// Every action that can be written with these words, in the order of the published forms.
fn every_action<G: Playable>(game: &G, words: &[String]) -> Vec<G::Action> {
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let forms = game.actions();
    // What may stand in a place is learnt where it stands alone.
    for form in &forms {
        let places: Vec<&str> = form.form.split(' ').filter(|word| is_place(word)).collect();
        if let [place] = places.as_slice() {
            let read = |word: &&String| game.parse(&form.form.replace(*place, word)).is_ok();
            let found = words.iter().filter(read).cloned();
            let all = known.entry((*place).to_owned()).or_default();
            found.for_each(|word| {
                if !all.contains(&word) {
                    all.push(word);
                }
            });
        }
    }
    let mut seen = BTreeSet::new();
    let mut actions = Vec::new();
    for text in forms.iter().flat_map(|form| fill(form, &known, words)) {
        if let Ok(action) = game.parse(&text)
            && seen.insert(game.notation(action))
        {
            actions.push(action);
        }
    }
    actions
}

/// A form with every word in every place.
fn fill(form: &FormWord, known: &BTreeMap<String, Vec<String>>, words: &[String]) -> Vec<String> {
    let mut texts = vec![String::new()];
    for word in form.form.split(' ') {
        let own = [word.to_owned()];
        let choices = if is_place(word) { known.get(word).map_or(words, Vec::as_slice) } else { &own };
        texts = texts
            .iter()
            .flat_map(|text| {
                choices.iter().map(move |choice| format!("{text} {choice}").trim_start().to_owned())
            })
            .collect();
    }
    texts
}
