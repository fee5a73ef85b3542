//! What published ranges leave to prose: which cards, places and creatures a fact is about, and how large a number may be.
//! Ids come from the packs in use, never from here.

use super::{Kind, words_of};
use undercroft_catalog::{Card, Playable};

pub(super) const COLUMNS: i16 = 64;
pub(super) const ROWS: i16 = 48;

/// How many creatures besides the heroes have tensors of their own, and how many may be named in those of others.
const OTHERS: usize = 8;
const NAMED: usize = 59;

/// What is said here of a fact.
pub(super) enum Source {
    Kind(Kind),
    /// Not in the tensors; it stays readable by name.
    Absent,
}

/// Where the words of a fact come from.
enum From {
    /// The ids that the packs name as `KIND-ID`.
    Texts(&'static [&'static str]),
    /// The choices of an option.
    Option(&'static str),
    Seats,
    Creatures,
}

enum Say {
    Word(From),
    List(From),
    Number(i64),
    Numbers(usize, i64),
    Square,
    Nothing,
}

/// By the end of a fact's name.
const MINI_ROGUE: &[(&str, Say)] = &[
    ("character", Say::Word(From::Option("heroes"))),
    ("board", Say::Word(From::Option("board"))),
    ("pin", Say::Word(From::Texts(&["room"]))),
    ("grid", Say::Word(From::Texts(&["room"]))),
    ("unused", Say::List(From::Texts(&["room"]))),
    ("items", Say::List(From::Texts(&["room"]))),
    ("enemy", Say::Word(From::Texts(&["enemy", "guardian"]))),
    ("full", Say::Number(50)),
    ("damage", Say::Number(50)),
    ("total", Say::Number(50)),
    ("dice", Say::Numbers(3, 6)),
    ("die", Say::Number(12)),
    ("deck", Say::Number(20)),
    ("hidden", Say::Number(20)),
    ("asked", Say::Nothing),
    ("pool", Say::Nothing),
];

const URTO: &[(&str, Say)] = &[
    ("hero", Say::Word(From::Texts(&["hero"]))),
    ("space", Say::Word(From::Texts(&["space"]))),
    ("life", Say::Number(40)),
    ("mana", Say::Number(40)),
    ("max_life", Say::Number(40)),
    ("max_mana", Say::Number(40)),
    ("pending", Say::Number(20)),
    ("attack", Say::Number(5)),
    ("defence", Say::Number(5)),
    ("blook_trap", Say::Number(5)),
    ("monsters", Say::List(From::Texts(&["monster"]))),
    ("discards", Say::List(From::Texts(&["monster", "event", "artefact"]))),
    ("trophies", Say::Number(20)),
    ("artefacts", Say::Number(10)),
    ("hidden", Say::Number(10)),
    ("hand", Say::List(From::Texts(&["artefact"]))),
    ("open", Say::List(From::Texts(&["artefact"]))),
    ("wielded", Say::List(From::Texts(&["artefact"]))),
    ("last", Say::Word(From::Texts(&["token"]))),
    ("looked", Say::List(From::Texts(&["token"]))),
    ("face", Say::Number(8)),
    ("total", Say::Number(20)),
    ("sides", Say::Number(8)),
    ("die", Say::Number(8)),
    ("reinforcement", Say::Number(5)),
    ("committed", Say::Number(5)),
    ("score", Say::Number(100)),
    ("pr", Say::Number(50)),
    ("rest_life", Say::Number(10)),
    ("rest_mana", Say::Number(10)),
    ("sprint_cost", Say::Number(10)),
    ("hide_cost", Say::Number(10)),
    ("d8_cost", Say::Number(20)),
    ("mushroom_target", Say::Number(10)),
    ("search_heal", Say::Number(10)),
    ("weapon_slots", Say::Number(5)),
    ("players", Say::Number(5)),
    ("asked", Say::List(From::Seats)),
    ("turn", Say::Word(From::Seats)),
    ("first", Say::Word(From::Seats)),
    ("mushrooms", Say::Number(10)),
    ("in_play", Say::Number(50)),
    ("bag", Say::Number(60)),
    ("supply", Say::Number(40)),
    ("events", Say::Number(30)),
    ("land", Say::Nothing),
    ("colour", Say::Nothing),
    ("feats", Say::Nothing),
    ("used", Say::Nothing),
    ("traps", Say::Nothing),
    ("prompt", Say::Nothing),
    ("shortcuts", Say::Nothing),
];

const CATACOMBS: &[(&str, Say)] = &[
    ("kind", Say::Word(From::Texts(&["hero", "monster"]))),
    ("actor", Say::Word(From::Creatures)),
    ("leader", Say::Word(From::Creatures)),
    ("holder", Say::Word(From::Creatures)),
    ("order", Say::List(From::Creatures)),
    ("at", Say::Square),
    ("pv_max", Say::Number(99)),
    ("armour", Say::Number(10)),
    ("magic_armour", Say::Number(10)),
    ("run_left", Say::Number(20)),
    ("purse", Say::Number(1000)),
    ("ecus", Say::Number(1000)),
    ("xp", Say::Number(1000)),
    ("zones", Say::Number(16)),
    ("sum", Say::Number(30)),
    ("total", Say::Number(30)),
    ("difficulty", Say::Number(30)),
    ("left", Say::Number(5)),
    ("load", Say::Number(50)),
    ("load_limit", Say::Number(50)),
    ("main", Say::Word(From::Texts(&["item"]))),
    ("off", Say::Word(From::Texts(&["item"]))),
    ("body", Say::Word(From::Texts(&["item"]))),
    ("find", Say::Word(From::Texts(&["item"]))),
    ("pack", Say::List(From::Texts(&["item"]))),
    ("worn", Say::List(From::Texts(&["item"]))),
    ("spells", Say::List(From::Texts(&["spell"]))),
    ("cast", Say::List(From::Texts(&["spell"]))),
    ("competences", Say::List(From::Texts(&["competence"]))),
    ("quest", Say::Word(From::Texts(&["quest"]))),
    ("duel", Say::Word(From::Creatures)),
    ("lit_by", Say::Word(From::Creatures)),
    ("round", Say::Number(50)),
    ("asked", Say::Nothing),
    ("seat", Say::Nothing),
    ("searched", Say::Nothing),
    ("runes", Say::Nothing),
    ("used", Say::Nothing),
    ("mates", Say::Numbers(3, 20)),
    ("dice", Say::Numbers(8, 5)),
    ("face", Say::Nothing),
    ("cards", Say::Nothing),
];

fn table(card: &Card) -> &'static [(&'static str, Say)] {
    match card.game {
        "mini-rogue" => MINI_ROGUE,
        "urto" => URTO,
        "catacombs" => CATACOMBS,
        _ => &[],
    }
}

/// What the table of a game says of a fact. The last word of its name counts; of a fact about a card or place, the first one.
pub(super) fn special(card: &Card, name: &str) -> Option<Source> {
    // The table of one's own monster cards is a list; that of the pile is a number.
    if card.game == "urto" && name == "monsters" {
        return Some(Source::Kind(Kind::Number { scale: 30 }));
    }
    if card.game == "urto" && name.starts_with("space.") {
        return None;
    }
    if card.game == "catacombs" && name.starts_with("deck.") {
        return Some(Source::Absent);
    }
    let last = name.rsplit('.').next().unwrap_or(name);
    let first = name.split('.').next().unwrap_or(name);
    let said = |word: &str| table(card).iter().find(|(end, _)| *end == word).map(|(_, say)| say);
    let keyed = ["grid", "die", "mushrooms", "bag", "supply", "traps"].contains(&first);
    let say = if name.contains(".used.") {
        &Say::Nothing
    } else {
        said(last).or_else(|| said(first).filter(|_| keyed))?
    };
    Some(match say {
        Say::Nothing => Source::Absent,
        Say::Number(scale) => Source::Kind(Kind::Number { scale: *scale }),
        Say::Numbers(slots, scale) => Source::Kind(Kind::Numbers { slots: *slots, scale: *scale }),
        Say::Square => Source::Kind(Kind::Square),
        Say::Word(from) => Source::Kind(Kind::Word { words: source(card, from, name) }),
        Say::List(from) => Source::Kind(Kind::Words { words: source(card, from, name) }),
    })
}

fn source(card: &Card, from: &From, name: &str) -> Vec<String> {
    let mut words = match from {
        From::Texts(kinds) => kinds.iter().flat_map(|kind| text_ids(card, kind)).collect(),
        From::Option(option) => {
            let option = card.options.iter().find(|known| known.name == *option);
            option.map(|option| option.choices.clone()).unwrap_or_default()
        }
        From::Seats => (1..=5).map(|seat| format!("p{seat}")).collect(),
        From::Creatures => creatures(NAMED),
    };
    if card.game == "mini-rogue" && name.starts_with("grid.") && !name.ends_with("pin") {
        words.extend(["hidden", "taken"].map(str::to_owned));
    }
    words
}

fn creatures(others: usize) -> Vec<String> {
    let heroes = (1..=5).map(|number| format!("p{number}"));
    heroes.chain((1..=others).map(|number| format!("m{number}"))).collect()
}

/// The ids that the packs name as `KIND-ID`, each once.
pub(super) fn text_ids(card: &Card, kind: &str) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let english = card.texts.iter().filter(|(language, _)| language == "en");
    for line in english.flat_map(|(_, text)| text.lines()) {
        let id =
            line.split_once(" =").map(|(id, _)| id).and_then(|id| id.strip_prefix(kind)?.strip_prefix('-'));
        if let Some(id) = id.map(|id| id.replace('-', "_"))
            && !ids.contains(&id)
        {
            ids.push(id);
        }
    }
    ids
}

/// Every fact with its range: published ones, and those of each card, place and creature that one of them is an example of.
pub(super) fn facts<G: Playable>(game: &G, card: &Card) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for fact in game.facts() {
        for name in like(card, &fact.name, &fact.range) {
            if !all.iter().any(|(known, _)| *known == name) {
                all.push((name, fact.range.clone()));
            }
        }
    }
    all
}

/// The facts that a published one stands for.
fn like(card: &Card, name: &str, range: &str) -> Vec<String> {
    let numbered = |last: usize| (1..=last).map(|n| name.replacen('1', &n.to_string(), 1)).collect();
    let first = name.split('.').next().unwrap_or(name);
    match (card.game, first) {
        ("mini-rogue", "grid") => numbered(8),
        ("mini-rogue", "die") if name == "die.1" => numbered(3),
        ("urto", "space" | "mushrooms" | "traps") if name != first => {
            text_ids(card, "space").iter().map(|id| format!("{first}.{id}")).collect()
        }
        ("urto", "bag" | "supply") if name != first => {
            let words = range.rsplit(": ").next().and_then(words_of).unwrap_or_default();
            words.iter().map(|word| format!("{first}.{word}")).collect()
        }
        ("catacombs", "p1") => {
            let rest = name.strip_prefix("p1").unwrap_or_default();
            creatures(OTHERS).iter().map(|who| format!("{who}{rest}")).collect()
        }
        // A square has its place in the map, and can be read by name.
        ("catacombs", _) if name.contains("3,4") || name.starts_with("zone.") => Vec::new(),
        _ => vec![name.to_owned()],
    }
}

pub(super) fn has_map(card: &Card) -> bool {
    card.game == "catacombs"
}

/// The kinds of ground.
pub(super) fn grounds<G: Playable>(game: &G) -> Vec<String> {
    let fact = game.facts().into_iter().find(|fact| fact.name.starts_with("ground."));
    let range = fact.map(|fact| fact.range).unwrap_or_default();
    let plain = range.split([':', ';']).next().unwrap_or_default().to_owned();
    plain.split(", ").map(str::to_owned).filter(|word| !word.contains(' ')).collect()
}

/// Reads `12,7`.
pub(super) fn square(word: &str) -> Option<(u8, u8)> {
    let (x, y) = word.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::super::bounds;
    use super::*;

    #[test]
    fn ranges_are_read_as_they_are_published() {
        assert_eq!(bounds("uses left of the Item, 0..9"), Some((0, 9)));
        assert_eq!(bounds("-99..99: life points"), Some((-99, 99)));
        assert_eq!(bounds("p1..p5: whose turn it is"), None);
        assert_eq!(words_of("fire, holy_water").map(|words| words.len()), Some(2));
        assert_eq!(words_of("id of the board"), None);
        assert_eq!(square("12,7"), Some((12, 7)));
    }
}
