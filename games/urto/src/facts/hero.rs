//! Facts of a hero: where it stands, its tracks, tokens, cards and record.

use super::{fact_word, int, seat_value, small, truth, unknown, wrong};
use crate::Urto;
use crate::content::{ArtefactId, Base, Divine, FeatId, MonsterId, Token};
use crate::rules::{divine, hero, score};
use crate::state::{Fate, Held, MAX_HAND, Pile, Player, State};
use undercroft_kernel::{FactWord, Id, Value, WordError};

/// The most of a token renown that can be written.
const MOST_RENOWN: u16 = 999;

const BASES: [(&str, Base); 8] = [
    ("rest_life", Base::RestLife),
    ("rest_mana", Base::RestMana),
    ("sprint_cost", Base::SprintCost),
    ("hide_cost", Base::HideCost),
    ("d8_cost", Base::D8Cost),
    ("mushroom_target", Base::MushroomTarget),
    ("search_heal", Base::SearchHeal),
    ("weapon_slots", Base::WeaponSlots),
];

/// Name, range, writable, headline.
const WORDS: [(&str, &str, bool, bool); 44] = [
    ("hero", "id of the hero sheet", true, false),
    ("land", "the land it stands for", false, false),
    ("colour", "of its frame and meeple", false, false),
    ("space", "id of the space it stands on; where it died, when it is dead", true, true),
    ("fate", "cave, arrived, dead", true, true),
    ("life", "0..its maximum", true, true),
    ("max_life", "life at the start and at most", false, false),
    ("mana", "0..its maximum", true, true),
    ("max_mana", "mana at the start and at most", false, false),
    ("pending", "life it is about to lose", false, false),
    ("die", "6, 8: its own combat die", true, true),
    ("rested", "true or false: in its last turn", true, false),
    ("revivals", "0..9: how often its sheet has brought it back", true, false),
    ("attack", "attack tokens held", true, true),
    ("defence", "defence tokens held", true, true),
    ("blook_trap", "Blook traps held", true, true),
    ("no_sprint", "0..2: in how many of its turns, this one included, it may not sprint", true, false),
    ("no_move", "0..2: in how many of its turns, this one included, it may not step on", true, false),
    ("renown", "0..999: PR in tokens", true, true),
    ("monsters", "list of the monster cards won, the Alpha's apart", true, false),
    ("alphas", "0..5: Alpha cards won", true, true),
    ("trophies", "number of monster cards won, the Alpha's included", false, true),
    ("artefacts", "number of artefacts held, open ones included", false, true),
    ("hidden", "number of artefacts nobody else has seen", false, false),
    ("hand", "list of the unseen artefacts; absent in a view that does not know them", true, false),
    ("open", "list of the artefacts that everybody has seen, divine ones included", true, false),
    ("used.smoke_pellet", "used.CARD: how often an open card was used", true, false),
    ("divine", "hammer, trumpets, scythe: the divine weapon it owns", false, false),
    ("wielded", "list of the weapons in use in this combat", false, false),
    ("face", "what its combat die shows in this combat", false, false),
    ("total", "its total in this combat", false, false),
    ("sides", "faces of the combat die it rolls now", false, false),
    ("reinforcement", "mana put into this combat", false, false),
    ("committed", "attack tokens put into this combat", false, false),
    ("acquired", "0..99: how many artefacts it ever had", true, false),
    ("last", "the token it drew last from the bag", true, false),
    ("run", "0..99: how many times in a row it drew that token", true, false),
    ("failures", "0..99: failures in a row with a divine die", true, false),
    ("kills", "0..9: heroes it has killed", true, true),
    ("feats", "list of the feats done in this match", true, false),
    ("score", "points, once it has arrived", false, true),
    (
        "score.life",
        "points for life; also score.mana, score.tokens, score.monsters, score.artefacts",
        false,
        false,
    ),
    ("pr", "renown of the tie-break: tokens and monster cards", false, false),
    ("first_two", "true or false: still holds the first two artefacts it had", false, false),
];

pub(super) fn words(_: &Urto, who: Player) -> Vec<FactWord> {
    let seat = crate::action::player_word(who);
    let fact = |(name, range, writable, headline): (&str, &str, bool, bool)| {
        fact_word(&format!("{seat}.{name}"), range, writable, headline)
    };
    let bases = BASES.map(|(name, _)| (name, "of this hero, with traits and open cards", false, false));
    WORDS.into_iter().chain(bases).map(fact).collect()
}

fn fate_word(fate: Fate) -> &'static str {
    match fate {
        Fate::InCave => "cave",
        Fate::Arrived => "arrived",
        Fate::Dead => "dead",
    }
}

/// The ids of cards; none when one of them is not known to the viewer.
fn cards<'a>(game: &Urto, hand: impl Iterator<Item = &'a Held>) -> Option<Value> {
    let word = |held: &Held| held.card.map(|card| game.content.artefacts[card].id.clone());
    hand.map(word).collect::<Option<Vec<String>>>().map(Value::words)
}

fn trophies(game: &Urto, pile: Pile) -> Value {
    let mut words = Vec::new();
    for (id, monster) in game.content.monsters.iter() {
        (0..pile.count(id)).for_each(|_| words.push(monster.id.clone()));
    }
    Value::words(words)
}

pub(super) fn read(
    game: &Urto,
    state: &State,
    who: Player,
    name: &str,
    fact: &str,
) -> Result<Option<Value>, WordError> {
    let own = &state.heroes[who];
    let sheet = hero::sheet(game, state, who);
    let alive = own.fate != Fate::Dead;
    // UR-LIFE-10: What a dead hero had has left the game.
    let hand = || own.hand.iter().filter(|_| alive);
    Ok(match name {
        "hero" => Some(Value::word(game.content.heroes[own.sheet].id.clone())),
        "land" => Some(Value::word(game.content.heroes[own.sheet].land.clone())),
        "colour" => Some(Value::word(game.content.heroes[own.sheet].colour.clone())),
        "space" => Some(Value::word(game.content.board.spaces[own.space].id.clone())),
        "fate" => Some(Value::word(fate_word(own.fate))),
        "life" => int(own.life),
        "max_life" => int(sheet.life),
        "mana" => int(own.mana),
        "max_mana" => int(sheet.mana),
        "pending" => int(own.pending),
        "die" => int(crate::rules::die::bare(game, own.large_die)),
        "rested" => Some(Value::Bool(own.rested)),
        "revivals" => int(own.revivals),
        "attack" => int(own.attack),
        "defence" => int(own.defence),
        "blook_trap" => int(own.blook),
        "no_sprint" => int(own.no_sprint),
        "no_move" => int(own.no_move),
        "renown" => int(own.renown),
        "monsters" => Some(trophies(game, own.trophies)),
        "alphas" => int(own.alphas),
        "trophies" => int(i64::from(own.trophies.len()) + i64::from(own.alphas)),
        "artefacts" => int(hand().count() as i64),
        "hidden" => int(hand().filter(|held| !held.open).count() as i64),
        "hand" => cards(game, hand().filter(|held| !held.open)),
        "open" => cards(game, hand().filter(|held| held.open)),
        "wielded" => cards(game, hand().filter(|held| held.wielded)),
        "divine" if alive => divine::weapon(game, state, who).map(|weapon| Value::word(weapon.id())),
        "divine" => None,
        "acquired" => int(own.acquired),
        "last" => own.last.map(|token| Value::word(token.id())),
        "run" => int(own.run),
        "failures" => int(own.failures),
        "kills" => int(own.kills),
        "feats" => Some(feats(game, own.feats)),
        "pr" => {
            let score = score::of(game, state, who);
            int(score.tokens + score.monsters)
        }
        "first_two" => {
            Some(Value::Bool(own.hand.iter().filter(|held| matches!(held.rank, 1 | 2)).count() == 2))
        }
        "face" | "total" | "sides" | "reinforcement" | "committed" => {
            super::combat::side(game, state, who, name)
        }
        _ => return read_more(game, state, who, name, fact),
    })
}

/// Scores, uses and base numbers.
fn read_more(
    game: &Urto,
    state: &State,
    who: Player,
    name: &str,
    fact: &str,
) -> Result<Option<Value>, WordError> {
    let own = &state.heroes[who];
    if let Some(card) = name.strip_prefix("used.") {
        let card = find_card(game, fact, card)?;
        return Ok(own.find(card).and_then(|at| own.hand.get(at)).and_then(|held| int(held.used)));
    }
    if let Some((_, base)) = BASES.iter().find(|(word, _)| *word == name) {
        return Ok(int(hero::base(game, state, who, *base)));
    }
    let score = score::of(game, state, who);
    let known = own.hand.iter().all(|held| held.card.is_some());
    Ok(match name {
        // UR-SCORE-01: Only heroes that reached Urto alive are scored.
        "score" if own.fate == Fate::Arrived && known => int(score.total()),
        "score" => None,
        "score.life" => int(score.life),
        "score.mana" => int(score.mana),
        "score.tokens" => int(score.tokens),
        "score.monsters" => int(score.monsters),
        "score.artefacts" if known => int(score.artefacts),
        "score.artefacts" => None,
        _ => {
            let known: Vec<&str> =
                WORDS.iter().map(|word| word.0).chain(BASES.map(|(name, _)| name)).collect();
            return Err(unknown("fact", fact, &format!("{}: {}", seat_value(who), known.join(", "))));
        }
    })
}

fn feats(game: &Urto, done: u32) -> Value {
    let feats = game.content.feats.iter().filter(|(id, _)| done >> id.index() & 1 == 1);
    Value::words(feats.map(|(_, feat)| feat.id.clone()))
}

fn find_card(game: &Urto, fact: &str, word: &str) -> Result<ArtefactId, WordError> {
    let known: Vec<&str> = game.content.artefacts.iter().map(|(_, card)| card.id.as_str()).collect();
    let found = game.content.artefacts.find(|card| card.id == word);
    found.ok_or_else(|| wrong(fact, &Value::word(word), &known.join(", ")))
}

pub(super) fn write(
    game: &Urto,
    state: &mut State,
    who: Player,
    name: &str,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let sheet = *hero::sheet(game, state, who);
    let own = &mut state.heroes[who];
    match name {
        "life" => own.life = small(fact, value, 0, sheet.life)?,
        "mana" => own.mana = small(fact, value, 0, sheet.mana)?,
        "die" => {
            let dice = &game.content.dice;
            let sides = small(fact, value, dice.small, dice.large)?;
            own.large_die = sides == dice.large;
        }
        "rested" => own.rested = truth(fact, value)?,
        "revivals" => own.revivals = small(fact, value, 0, 9)?,
        "no_sprint" => own.no_sprint = small(fact, value, 0, 2)?,
        "no_move" => own.no_move = small(fact, value, 0, 2)?,
        "renown" => own.renown = super::number(fact, value, 0, MOST_RENOWN)?,
        "acquired" => own.acquired = small(fact, value, 0, 99)?,
        "run" => own.run = small(fact, value, 0, 99)?,
        "failures" => own.failures = small(fact, value, 0, 99)?,
        "kills" => own.kills = small(fact, value, 0, 9)?,
        "last" => {
            let token =
                value.as_word().and_then(Token::from_id).filter(|token| token.index() < Token::BAG_KINDS);
            own.last = Some(token.ok_or_else(|| wrong(fact, value, "a token of the bag"))?);
        }
        "attack" | "defence" | "blook_trap" => write_tokens(game, state, who, name, fact, value)?,
        "hero" => {
            let sheet = value.as_word().and_then(|word| game.content.heroes.find(|hero| hero.id == word));
            own.sheet = sheet.ok_or_else(|| wrong(fact, value, "the id of a hero"))?;
            let numbers = game.tables.sheets[own.sheet];
            (own.life, own.mana) = (numbers.life, numbers.mana);
        }
        "space" => own.space = super::spaces::space(game, fact, value)?,
        "fate" => write_fate(game, state, who, fact, value)?,
        "monsters" => write_trophies(game, state, who, fact, value)?,
        "alphas" => {
            let won = small(fact, value, 0, 5)?;
            state.alphas = (state.alphas + own.alphas).saturating_sub(won);
            own.alphas = won;
            super::table::cover_centre(game, state);
        }
        "hand" | "open" => write_cards(game, state, who, name == "open", fact, value)?,
        "feats" => write_feats(game, state, who, fact, value)?,
        _ if name.starts_with("used.") => {
            let card = find_card(game, fact, name.trim_start_matches("used."))?;
            let used = small(fact, value, 0, 9)?;
            let held = own.hand.iter_mut().find(|held| held.card == Some(card));
            let held = held.ok_or_else(|| wrong(fact, value, "a card in hand"))?;
            (held.used, held.open) = (used, used > 0 || held.open);
            own.tidy();
        }
        _ => {
            read(game, state, who, name, fact)?;
            return Err(WordError::ReadOnly(fact.to_owned()));
        }
    }
    Ok(())
}

/// Tokens that a hero holds come out of the supply.
fn write_tokens(
    game: &Urto,
    state: &mut State,
    who: Player,
    name: &str,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let own = &mut state.heroes[who];
    let supply = &mut state.supply;
    let (held, left, token) = match name {
        "attack" => (&mut own.attack, &mut supply.attack, Token::Attack),
        "defence" => (&mut own.defence, &mut supply.defence, Token::Defence),
        _ => (&mut own.blook, &mut supply.blook, Token::BlookTrap),
    };
    let all = *held + *left;
    let new = small(fact, value, 0, all.min(game.content.tokens[token].count))?;
    *held = new;
    *left = all - new;
    Ok(())
}

/// Who has arrived stands on Urto; the first of them has declined the Scythe unless it is said to have it.
fn write_fate(
    game: &Urto,
    state: &mut State,
    who: Player,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let own = &mut state.heroes[who];
    let fate = [Fate::InCave, Fate::Arrived, Fate::Dead]
        .into_iter()
        .find(|fate| value.as_word() == Some(fate_word(*fate)));
    own.fate = fate.ok_or_else(|| wrong(fact, value, "cave, arrived, dead"))?;
    state.cave = if own.fate == Fate::InCave { state.cave.with(who) } else { state.cave.without(who) };
    let board = &game.content.board;
    if own.fate == Fate::Arrived {
        own.space = board.urto;
        if state.scythe == crate::state::Scythe::Waiting {
            state.scythe = crate::state::Scythe::Declined;
        }
    } else if own.space == board.urto {
        own.space = board.start;
    }
    if own.fate == Fate::Dead {
        own.life = 0;
    }
    Ok(())
}

/// Monster cards that a hero has won come out of the pile.
fn write_trophies(
    game: &Urto,
    state: &mut State,
    who: Player,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let before = std::mem::take(&mut state.heroes[who].trophies);
    for (id, _) in game.content.monsters.iter() {
        (0..before.count(id)).for_each(|_| state.monsters.add(id));
    }
    for word in value.as_words().ok_or_else(|| wrong(fact, value, "a list of monsters"))? {
        let monster: Option<MonsterId> = game.content.monsters.find(|monster| monster.id == word);
        let monster = monster.filter(|monster| state.monsters.take(*monster));
        let monster = monster.ok_or_else(|| wrong(fact, &Value::word(word), "a monster of the pile"))?;
        state.heroes[who].trophies.add(monster);
    }
    Ok(())
}

/// Cards in a hand: unseen ones, or open ones.
fn write_cards(
    game: &Urto,
    state: &mut State,
    who: Player,
    open: bool,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let own = &mut state.heroes[who];
    while let Some(at) = own.hand.iter().position(|held| held.open == open) {
        own.hand.remove(at);
    }
    own.acquired = own.hand.iter().map(|held| held.rank).max().unwrap_or(0);
    for word in value.as_words().ok_or_else(|| wrong(fact, value, "a list of artefacts"))? {
        let card = find_card(game, fact, word)?;
        let taken = crate::rules::artifact::add(state, who, card, open || is_weapon_of_gods(game, card));
        taken.map_err(|_| wrong(fact, value, &format!("at most {MAX_HAND} cards")))?;
        if let Some(Divine::Scythe) = divine_of(game, card) {
            state.scythe = crate::state::Scythe::Taken(who);
        }
    }
    Ok(())
}

fn divine_of(game: &Urto, card: ArtefactId) -> Option<Divine> {
    Divine::ALL.into_iter().find(|weapon| game.content.divine_card(*weapon) == Some(card))
}

fn is_weapon_of_gods(game: &Urto, card: ArtefactId) -> bool {
    divine_of(game, card).is_some()
}

fn write_feats(
    game: &Urto,
    state: &mut State,
    who: Player,
    fact: &str,
    value: &Value,
) -> Result<(), WordError> {
    let mut done = 0;
    for word in value.as_words().ok_or_else(|| wrong(fact, value, "a list of feats"))? {
        let feat: Option<FeatId> = game.content.feats.find(|feat| feat.id == word);
        done |= 1 << feat.ok_or_else(|| wrong(fact, &Value::word(word), "the id of a feat"))?.index();
    }
    state.heroes[who].feats = done;
    Ok(())
}

/// An unseen card more.
pub(super) fn pin(
    game: &Urto,
    state: &mut State,
    who: Player,
    place: &str,
    card: &str,
) -> Result<(), WordError> {
    let id = find_card(game, place, card)?;
    let added = crate::rules::artifact::add(state, who, id, false);
    added.map_err(|_| wrong(place, &Value::word(card), &format!("at most {MAX_HAND} cards")))
}
