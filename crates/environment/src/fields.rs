//! What a seat sees as tensors: one field for each published fact, named after it. A fact whose range is published becomes a tensor by
//! itself; what a range does not say in a form that can be read, and what facts of one kind there are, is in `fields/words.rs`.

mod words;

use crate::game::Shared;
use crate::hash::Lookup;
use undercroft_catalog::{Card, Playable};
use undercroft_kernel::{Seat, Value, ViewReader};
use words::Source;

/// How many squares the map of a seat reaches to each side of whoever acts.
const REACH: i16 = 7;
/// How many words of an unfinished action are shown.
const SAID: usize = 4;

/// How a fact is written into its tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Two numbers: 1 if it applies, and the value divided by `scale`.
    Number { scale: i64 },
    /// 1 for true, 0 for false, -1 where it does not apply.
    Truth,
    /// A one for the word, or for "another" in the last place; all zero where it does not apply.
    Word { words: Vec<String> },
    /// How often each word is in the list, and how many others.
    Words { words: Vec<String> },
    /// The first numbers of the list, each divided by `scale`.
    Numbers { slots: usize, scale: i64 },
    /// Three numbers: 1 if it is on the board, column and row as shares of the board.
    Square,
    /// A map around whoever acts: for each square the number of its ground from 1, divided by how many there are.
    Map { words: Vec<String> },
    /// One for the seat that looks.
    Seat { seats: usize },
    /// The words of an unfinished action: the entry of each, from 1, divided by the size of the table.
    Said,
}

/// One named tensor of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The fact that it holds.
    pub name: String,
    /// What its value looks like.
    pub about: String,
    pub kind: Kind,
    /// Where it begins when all are laid out one after the other.
    pub offset: usize,
}

impl Field {
    #[must_use]
    pub const fn size(&self) -> usize {
        match &self.kind {
            Kind::Number { .. } => 2,
            Kind::Truth => 1,
            Kind::Word { words } | Kind::Words { words } => words.len() + 1,
            Kind::Numbers { slots, .. } => *slots,
            Kind::Square => 3,
            Kind::Map { .. } => (2 * REACH as usize + 1) * (2 * REACH as usize + 1),
            Kind::Seat { seats } => *seats,
            Kind::Said => SAID,
        }
    }
}

/// The fields of a game, in the order of its facts.
pub(crate) fn of<G: Playable>(game: &G, card: &Card) -> Vec<Field> {
    let seats = usize::from(game.seats());
    let mut fields: Vec<(String, String, Kind)> =
        vec![("seat".to_owned(), "the seat that looks".to_owned(), Kind::Seat { seats })];
    for (name, range) in words::facts(game, card) {
        let kind = match words::special(card, &name) {
            Some(Source::Kind(kind)) => Some(kind),
            Some(Source::Absent) => None,
            None => from_range(&range),
        };
        fields.extend(kind.map(|kind| (name, range, kind)));
    }
    if words::has_map(card) {
        let words = words::grounds(game);
        fields.push(("map".to_owned(), "the ground around whoever acts".to_owned(), Kind::Map { words }));
        let about = "the words of an unfinished action".to_owned();
        fields.push(("said".to_owned(), about, Kind::Said));
    }
    let mut offset = 0;
    let place = |(name, about, kind)| {
        let field = Field { name, about, kind, offset };
        offset += field.size();
        field
    };
    fields.into_iter().map(place).collect()
}

/// What fills a field: its fact found beforehand, and the places of its words.
pub(crate) struct Filler<G: Playable> {
    size: usize,
    read: Option<ViewReader<G>>,
    places: Lookup<String, usize>,
}

/// What fills the fields, in their order.
pub(crate) fn fillers<G: Playable>(game: &G, fields: &[Field]) -> Vec<Filler<G>> {
    let filler = |field: &Field| {
        let places = match &field.kind {
            Kind::Word { words } | Kind::Words { words } => words.iter().cloned().zip(0..).collect(),
            _ => Lookup::default(),
        };
        Filler { size: field.size(), read: game.view_reader(&field.name), places }
    };
    fields.iter().map(filler).collect()
}

/// Every fact that can be named beforehand.
pub(crate) fn names<G: Playable>(shared: &Shared<G>) -> Vec<String> {
    shared.facts.clone()
}

/// The names of all facts of a game, those of its cards and places included.
pub(crate) fn all_names<G: Playable>(game: &G, card: &Card) -> Vec<String> {
    words::facts(game, card).into_iter().map(|(name, _)| name).collect()
}

/// The ids that the packs name as `KIND-ID`.
pub(crate) fn text_ids(card: &Card, kind: &str) -> Vec<String> {
    words::text_ids(card, kind)
}

/// What a published range says by itself.
fn from_range(range: &str) -> Option<Kind> {
    if let Some((low, high)) = bounds(range) {
        return Some(Kind::Number { scale: low.abs().max(high.abs()).max(1) });
    }
    if range.starts_with("true or false") {
        return Some(Kind::Truth);
    }
    let (list, range) = range.strip_prefix("list of ").map_or((false, range), |rest| (true, rest));
    let parts = [Some(range), range.split(": ").next(), range.rsplit(": ").next()];
    let words = parts.into_iter().flatten().find_map(words_of)?;
    Some(if list { Kind::Words { words } } else { Kind::Word { words } })
}

/// A list of at least two plain words.
fn words_of(text: &str) -> Option<Vec<String>> {
    let plain = |word: &str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    let words: Vec<&str> = text.split(", ").collect();
    (words.len() > 1 && words.iter().all(|word| plain(word)))
        .then(|| words.into_iter().map(str::to_owned).collect())
}

/// The first `LOW..HIGH` of a range.
fn bounds(range: &str) -> Option<(i64, i64)> {
    let number = |text: &str| text.parse::<i64>().ok();
    range.split([' ', ',', ':', ';']).find_map(|word| {
        let (low, high) = word.split_once("..")?;
        Some((number(low)?, number(high)?))
    })
}

/// Fills the tensors of a seat, one after the other.
pub(crate) fn fill<G: Playable>(
    shared: &Shared<G>,
    view: &G::View,
    seat: Seat,
    said: &[u32],
    out: &mut [f32],
) {
    out.fill(0.0);
    let mut rest = out;
    for (field, filler) in shared.about.fields.iter().zip(&shared.fillers) {
        let Some((own, after)) = rest.split_at_mut_checked(filler.size) else { return };
        rest = after;
        match &field.kind {
            Kind::Seat { .. } => set(own, usize::from(seat.0), 1.0),
            Kind::Said => {
                let size = shared.table.len() as f32;
                own.iter_mut().zip(said).for_each(|(slot, word)| *slot = (word + 1) as f32 / size);
            }
            Kind::Map { words } => map(shared, view, words, own),
            kind => {
                let value = match &filler.read {
                    Some(read) => read(&shared.game, view),
                    None => shared.game.read_view(view, &field.name).ok().flatten(),
                };
                write(kind, &filler.places, value.as_ref(), own);
            }
        }
    }
}

fn set(own: &mut [f32], at: usize, value: f32) {
    if let Some(slot) = own.get_mut(at) {
        *slot = value;
    }
}

fn write(kind: &Kind, places: &Lookup<String, usize>, value: Option<&Value>, own: &mut [f32]) {
    // The last place is for words that are not listed.
    let other = own.len().saturating_sub(1);
    let place = |word: &str| places.get(word).copied().unwrap_or(other);
    match kind {
        Kind::Number { scale } => {
            if let Some(number) = value.and_then(Value::as_int) {
                set(own, 0, 1.0);
                set(own, 1, number as f32 / *scale as f32);
            }
        }
        Kind::Truth => {
            set(own, 0, value.and_then(Value::as_bool).map_or(-1.0, |truth| f32::from(u8::from(truth))))
        }
        Kind::Word { .. } => {
            if let Some(value) = value {
                let at = value.as_word().map_or_else(|| place(&value.to_string()), place);
                set(own, at, 1.0);
            }
        }
        Kind::Words { .. } => {
            let list = match value {
                Some(Value::List(list)) => list.as_slice(),
                Some(value) => std::slice::from_ref(value),
                None => &[],
            };
            for word in list.iter().filter_map(Value::as_word) {
                if let Some(slot) = own.get_mut(place(word)) {
                    *slot += 1.0;
                }
            }
        }
        Kind::Numbers { scale, .. } => {
            if let Some(Value::List(list)) = value {
                let numbers = list.iter().filter_map(Value::as_int);
                own.iter_mut().zip(numbers).for_each(|(slot, number)| *slot = number as f32 / *scale as f32);
            }
        }
        Kind::Square => {
            if let Some((x, y)) = value.and_then(Value::as_word).and_then(words::square) {
                set(own, 0, 1.0);
                set(own, 1, f32::from(x) / words::COLUMNS as f32);
                set(own, 2, f32::from(y) / words::ROWS as f32);
            }
        }
        Kind::Map { .. } | Kind::Seat { .. } | Kind::Said => {}
    }
}

/// The ground around whoever acts; around the first hero when nobody does.
fn map<G: Playable>(shared: &Shared<G>, view: &G::View, words: &[String], own: &mut [f32]) {
    let read = |fact: &str| shared.game.read_view(view, fact).ok().flatten();
    let actor = read("actor").and_then(|who| who.as_word().map(str::to_owned));
    let at = [actor.as_deref().unwrap_or("p1"), "p1"].into_iter().find_map(|who| read(&format!("{who}.at")));
    let Some((x, y)) = at.as_ref().and_then(Value::as_word).and_then(words::square) else { return };
    let around = (-REACH..=REACH).flat_map(|dy| (-REACH..=REACH).map(move |dx| (dx, dy)));
    for (slot, (dx, dy)) in own.iter_mut().zip(around) {
        let (x, y) = ((x as i16 + dx).rem_euclid(words::COLUMNS), (y as i16 + dy).rem_euclid(words::ROWS));
        let ground = read(&format!("ground.{x},{y}"));
        let number =
            ground.as_ref().and_then(Value::as_word).map(|word| words.iter().position(|known| known == word));
        *slot = number.map_or(0.0, |at| (at.unwrap_or(words.len()) + 1) as f32 / (words.len() + 1) as f32);
    }
}
