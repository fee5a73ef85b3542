//! How actions are written and read. Creatures are `p1` or `m1`, directions `n` to `nw`, squares `12,7`, everything on paper its id.

use super::{Action, Hand, Thing};
use crate::content::{Content, Speech};
use crate::geometry::{Dir, Square};
use crate::state::CreatureId;
use undercroft_kernel::{FormWord, Id, IdVec, RuleId};

/// The actions that are a single word.
const PLAIN: [(&str, Action); 25] = [
    ("draw-zone", Action::DrawZone),
    ("roll-content", Action::RollContent),
    ("ready", Action::Ready),
    ("draw-event", Action::DrawEvent),
    ("upkeep", Action::Upkeep),
    ("halt", Action::Halt),
    ("stairs", Action::Stairs),
    ("break-free", Action::BreakFree),
    ("wait", Action::Wait),
    ("end-turn", Action::EndTurn),
    ("pass", Action::Pass),
    ("destiny", Action::Destiny),
    ("parry", Action::Parry),
    ("reroll", Action::Reroll),
    ("defend", Action::Defend),
    ("go-on", Action::GoOn),
    ("give-up", Action::GiveUp),
    ("advance", Action::Advance),
    ("strike", Action::Strike(Hand::Main)),
    ("strike off", Action::Strike(Hand::Off)),
    ("roll-harm", Action::RollHarm),
    ("roll-find", Action::RollFind),
    ("keep", Action::Keep),
    ("agree", Action::Agree),
    ("replay-turn", Action::ReplayTurn),
];

/// Writes an action.
pub(crate) fn write(action: Action, content: &Content) -> String {
    if let Some((word, _)) = PLAIN.iter().find(|(_, plain)| *plain == action) {
        return (*word).to_owned();
    }
    let item = |thing: Thing| write_thing(thing, content);
    let here = |dir: Option<Dir>| dir.map_or("here", Dir::id);
    match action {
        Action::Lead(who) => format!("lead {}", who.word()),
        Action::PlaceElement(kind, at) => {
            format!("place-element {} {at}", id(&content.elements, kind, |x| &x.id))
        }
        Action::PlaceTrap(kind, at) => format!("place-trap {} {at}", id(&content.traps, kind, |x| &x.id)),
        Action::PlaceMonster(kind, at) => {
            format!("place-monster {} {at}", id(&content.monsters, kind, |x| &x.id))
        }
        Action::Activate(who) => format!("activate {}", who.word()),
        Action::Grant(who) => format!("grant {}", who.word()),
        Action::ShowTrap(at) => format!("show-trap {at}"),
        Action::Order(who) => format!("order {}", who.word()),
        Action::Foresee(at) => format!("foresee {at}"),
        Action::Award(who) => format!("award {}", who.word()),
        Action::Walk(dir) => format!("walk {}", dir.id()),
        Action::Run(dir) => format!("run {}", dir.id()),
        Action::PassThrough(first, second) => format!("pass-through {} {}", first.id(), second.id()),
        Action::Jump(dir, over) => format!("jump {} {over}", dir.id()),
        Action::Reinforce(who) => format!("reinforce {}", who.word()),
        Action::Attack { target, hand, strong } => {
            format!("{} {}{}", if strong { "power-attack" } else { "attack" }, target.word(), off(hand))
        }
        Action::Batter { dir, hand, strong } => {
            format!("{} {}{}", if strong { "power-batter" } else { "batter" }, dir.id(), off(hand))
        }
        Action::Shoot { target, hand, strong } => {
            format!("{} {}{}", if strong { "precise-shot" } else { "shoot" }, target.word(), off(hand))
        }
        Action::Improvise { target, strong } => {
            format!("{} {}", if strong { "precise-improvise" } else { "improvise" }, target.word())
        }
        Action::Shove(target, dir) => format!("shove {} {}", target.word(), dir.id()),
        Action::Challenge(target) => format!("challenge {}", target.word()),
        Action::Cast(spell) => format!("cast {}", id(&content.spells, spell, |x| &x.id)),
        Action::CastAt(spell, who) => {
            format!("cast {} {}", id(&content.spells, spell, |x| &x.id), who.word())
        }
        Action::CastToward(spell, dir) => {
            format!("cast {} {}", id(&content.spells, spell, |x| &x.id), dir.id())
        }
        Action::Drink(thing) => format!("drink {}", item(thing)),
        Action::Feed(who, thing) => format!("feed {} {}", who.word(), item(thing)),
        Action::Use(thing) => format!("use {}", item(thing)),
        Action::UseOn(who, thing) => format!("use-on {} {}", who.word(), item(thing)),
        Action::Bind(rune, thing) => format!("bind {} {}", item(rune), item(thing)),
        Action::Interact(dir) => format!("interact {}", dir.id()),
        Action::CloseWell(dir) => format!("close-well {}", dir.id()),
        Action::Search(dir) => format!("search {}", here(dir)),
        Action::Loot(dir) => format!("loot {}", here(dir)),
        Action::Open(dir) => format!("open {}", dir.id()),
        Action::Close(dir) => format!("close {}", dir.id()),
        Action::Pick(dir) => format!("pick {}", dir.id()),
        Action::Disarm(dir) => format!("disarm {}", dir.id()),
        Action::Lay(dir, thing) => format!("lay {} {}", dir.id(), item(thing)),
        Action::Wield(thing, hand) => format!("wield {}{}", item(thing), off(hand)),
        Action::Wear(thing) => format!("wear {}", thing.map_or("nothing".to_owned(), item)),
        Action::PutOn(thing) => format!("put-on {}", item(thing)),
        Action::Give(who, thing) => format!("give {} {}", who.word(), item(thing)),
        Action::Take(who, thing) => format!("take {} {}", who.word(), item(thing)),
        Action::PickUp(dir, thing) => format!("pick-up {} {}", here(dir), item(thing)),
        Action::Steal(who, None) => format!("steal {}", who.word()),
        Action::Steal(who, Some(thing)) => format!("steal {} {}", who.word(), item(thing)),
        Action::Throw(thing) => format!("throw {}", item(thing)),
        Action::Speech(speech) => format!("speech {}", speech.id()),
        Action::Bribe(who, sums) => format!("bribe {} {sums}", who.word()),
        Action::React(who) => format!("react {}", who.word()),
        Action::To(at) => format!("to {at}"),
        // Every other action is a single word.
        _ => String::new(),
    }
}

fn off(hand: Hand) -> &'static str {
    match hand {
        Hand::Main => "",
        Hand::Off => " off",
    }
}

fn id<I: Id, T>(rows: &IdVec<I, T>, row: I, id: impl Fn(&T) -> &String) -> &str {
    rows.row(row).map_or("?", |row| id(row).as_str())
}

fn write_thing(thing: Thing, content: &Content) -> String {
    let word = id(&content.items, thing.item, |item| &item.id);
    if thing.nth == 0 { word.to_owned() } else { format!("{word}#{}", thing.nth + 1) }
}

/// Reads an action back.
///
/// # Errors
/// A sentence that says which word was not understood and what was expected.
pub(crate) fn read(text: &str, content: &Content) -> Result<Action, String> {
    if let Some((_, action)) = PLAIN.iter().find(|(word, _)| *word == text) {
        return Ok(*action);
    }
    let words: Vec<&str> = text.split(' ').collect();
    let item = |word: &str| read_thing(word, content);
    match words.as_slice() {
        ["lead", who] => Ok(Action::Lead(creature(who)?)),
        ["place-element", kind, at] => {
            Ok(Action::PlaceElement(find(&content.elements, kind, |x| &x.id)?, square(at)?))
        }
        ["place-trap", kind, at] => {
            Ok(Action::PlaceTrap(find(&content.traps, kind, |x| &x.id)?, square(at)?))
        }
        ["place-monster", kind, at] => {
            Ok(Action::PlaceMonster(find(&content.monsters, kind, |x| &x.id)?, square(at)?))
        }
        ["activate", who] => Ok(Action::Activate(creature(who)?)),
        ["grant", who] => Ok(Action::Grant(creature(who)?)),
        ["show-trap", at] => Ok(Action::ShowTrap(square(at)?)),
        ["order", who] => Ok(Action::Order(creature(who)?)),
        ["foresee", at] => Ok(Action::Foresee(square(at)?)),
        ["award", who] => Ok(Action::Award(creature(who)?)),
        ["walk", to] => Ok(Action::Walk(dir(to)?)),
        ["run", to] => Ok(Action::Run(dir(to)?)),
        ["pass-through", first, second] => Ok(Action::PassThrough(dir(first)?, dir(second)?)),
        ["jump", to, over] => Ok(Action::Jump(dir(to)?, number(over, 1, 9)?)),
        ["reinforce", who] => Ok(Action::Reinforce(creature(who)?)),
        [verb @ ("attack" | "power-attack" | "shoot" | "precise-shot"), target, rest @ ..] => {
            let (target, hand) = (creature(target)?, read_hand(rest)?);
            Ok(match *verb {
                "attack" => Action::Attack { target, hand, strong: false },
                "power-attack" => Action::Attack { target, hand, strong: true },
                "shoot" => Action::Shoot { target, hand, strong: false },
                _ => Action::Shoot { target, hand, strong: true },
            })
        }
        [verb @ ("batter" | "power-batter"), to, rest @ ..] => {
            Ok(Action::Batter { dir: dir(to)?, hand: read_hand(rest)?, strong: *verb == "power-batter" })
        }
        [verb @ ("improvise" | "precise-improvise"), target] => {
            Ok(Action::Improvise { target: creature(target)?, strong: *verb == "precise-improvise" })
        }
        ["shove", target, to] => Ok(Action::Shove(creature(target)?, dir(to)?)),
        ["challenge", target] => Ok(Action::Challenge(creature(target)?)),
        ["cast", spell] => Ok(Action::Cast(find(&content.spells, spell, |x| &x.id)?)),
        ["cast", spell, at] => {
            let spell = find(&content.spells, spell, |x| &x.id)?;
            match Dir::from_id(at) {
                Some(dir) => Ok(Action::CastToward(spell, dir)),
                None => Ok(Action::CastAt(spell, creature(at)?)),
            }
        }
        ["steal", who] => Ok(Action::Steal(creature(who)?, None)),
        ["steal", who, thing] => Ok(Action::Steal(creature(who)?, Some(item(thing)?))),
        ["speech", word] => match Speech::from_id(word) {
            Some(speech) => Ok(Action::Speech(speech)),
            None => Err(expected(word, "threat, bravery or manipulation")),
        },
        ["bribe", who, sums] => Ok(Action::Bribe(creature(who)?, number(sums, 0, u8::MAX)?)),
        ["react", who] => Ok(Action::React(creature(who)?)),
        ["to", at] => Ok(Action::To(square(at)?)),
        _ => read_handling(&words, content).unwrap_or_else(|| {
            Err(format!("`{text}` is not an action; `undercroft scenario words --game catacombs` lists them"))
        }),
    }
}

/// The verbs that handle things.
fn read_handling(words: &[&str], content: &Content) -> Option<Result<Action, String>> {
    let item = |word: &str| read_thing(word, content);
    let read = || -> Option<Result<Action, String>> {
        Some(match words {
            ["drink", thing] => item(thing).map(Action::Drink),
            ["use", thing] => item(thing).map(Action::Use),
            ["put-on", thing] => item(thing).map(Action::PutOn),
            ["throw", thing] => item(thing).map(Action::Throw),
            ["wear", "nothing"] => Ok(Action::Wear(None)),
            ["wear", thing] => item(thing).map(|thing| Action::Wear(Some(thing))),
            ["wield", thing, rest @ ..] => {
                item(thing).and_then(|thing| Ok(Action::Wield(thing, read_hand(rest)?)))
            }
            ["bind", rune, thing] => item(rune).and_then(|rune| Ok(Action::Bind(rune, item(thing)?))),
            ["feed", who, thing] => creature(who).and_then(|who| Ok(Action::Feed(who, item(thing)?))),
            ["use-on", who, thing] => creature(who).and_then(|who| Ok(Action::UseOn(who, item(thing)?))),
            ["give", who, thing] => creature(who).and_then(|who| Ok(Action::Give(who, item(thing)?))),
            ["take", who, thing] => creature(who).and_then(|who| Ok(Action::Take(who, item(thing)?))),
            ["lay", to, thing] => dir(to).and_then(|dir| Ok(Action::Lay(dir, item(thing)?))),
            ["pick-up", from, thing] => here(from).and_then(|from| Ok(Action::PickUp(from, item(thing)?))),
            ["interact", to] => dir(to).map(Action::Interact),
            ["close-well", to] => dir(to).map(Action::CloseWell),
            ["search", to] => here(to).map(Action::Search),
            ["loot", to] => here(to).map(Action::Loot),
            ["open", to] => dir(to).map(Action::Open),
            ["close", to] => dir(to).map(Action::Close),
            ["pick", to] => dir(to).map(Action::Pick),
            ["disarm", to] => dir(to).map(Action::Disarm),
            _ => return None,
        })
    };
    read()
}

fn expected(word: &str, what: &str) -> String {
    format!("`{word}` was not understood; expected {what}")
}

fn creature(word: &str) -> Result<CreatureId, String> {
    CreatureId::from_word(word).ok_or_else(|| expected(word, "somebody, such as p1 or m1"))
}

fn dir(word: &str) -> Result<Dir, String> {
    Dir::from_id(word).ok_or_else(|| expected(word, "a direction: n, ne, e, se, s, sw, w or nw"))
}

fn here(word: &str) -> Result<Option<Dir>, String> {
    if word == "here" { Ok(None) } else { dir(word).map(Some) }
}

fn square(word: &str) -> Result<Square, String> {
    Square::from_word(word).ok_or_else(|| expected(word, "a square, such as 12,7"))
}

fn number(word: &str, low: u8, high: u8) -> Result<u8, String> {
    let found = word.parse().ok().filter(|number| (low..=high).contains(number));
    found.ok_or_else(|| expected(word, &format!("a number from {low} to {high}")))
}

fn read_hand(words: &[&str]) -> Result<Hand, String> {
    match words {
        [] => Ok(Hand::Main),
        ["off"] => Ok(Hand::Off),
        other => Err(expected(&other.join(" "), "nothing more, or `off` for the second hand")),
    }
}

fn find<I: Id, T>(rows: &IdVec<I, T>, word: &str, id: impl Fn(&T) -> &String) -> Result<I, String> {
    rows.find(|row| id(row) == word).ok_or_else(|| {
        let known: Vec<&str> = rows.iter().map(|(_, row)| id(row).as_str()).collect();
        expected(word, &known.join(", "))
    })
}

fn read_thing(word: &str, content: &Content) -> Result<Thing, String> {
    let (word, nth) = match word.split_once('#') {
        None => (word, 1),
        Some((word, nth)) => (word, number(nth, 2, u8::MAX)?),
    };
    Ok(Thing { item: find(&content.items, word, |item| &item.id)?, nth: nth - 1 })
}

/// Every action form with what may stand for its arguments and the rule it belongs to.
pub(crate) fn words() -> Vec<FormWord> {
    FORMS
        .iter()
        .map(|(form, range, rule)| FormWord {
            form: (*form).to_owned(),
            range: (*range).to_owned(),
            rule: Some(RuleId(rule)),
        })
        .collect()
}

const WHO: &str = "a creature: p1, p2 … for heroes, m1, m2 … for the others";
const DIR: &str = "n, ne, e, se, s, sw, w, nw";
const HERE: &str = "here, or a direction";
const AT: &str = "a square: column and row from the upper left corner, such as 12,7";
const THING: &str = "an object by its id; the second of a kind as ID#2";
const FORMS: [(&str, &str, &str); 76] = [
    ("lead WHO", WHO, "CA-TURN-03"),
    ("draw-zone", "", "CA-MAP-11"),
    ("roll-content", "", "CA-SPAWN-02"),
    ("place-element ELEMENT SQUARE", AT, "CA-MAP-06"),
    ("place-trap TRAP SQUARE", AT, "CA-MAP-07"),
    ("place-monster MONSTER SQUARE", AT, "CA-MAP-06"),
    ("ready", "", "CA-MAP-06"),
    ("draw-event", "", "CA-TURN-05"),
    ("upkeep", "", "CA-TURN-10"),
    ("activate WHO", WHO, "CA-TURN-09"),
    ("grant WHO", WHO, "CA-SPEECH-06"),
    ("show-trap SQUARE", AT, "CA-TRAP-16"),
    ("order WHO", WHO, "CA-TURN-04"),
    ("foresee SQUARE", AT, "CA-TURN-05"),
    ("award WHO", WHO, "CA-GOLD-04"),
    ("walk DIR", DIR, "CA-MOVE-01"),
    ("run DIR", DIR, "CA-MOVE-02"),
    ("halt", "", "CA-MOVE-02"),
    ("pass-through DIR DIR", DIR, "CA-MOVE-07"),
    ("stairs", "", "CA-MAP-19"),
    ("jump DIR OVER", "a direction; 1..9 squares", "CA-JUMP-01"),
    ("reinforce WHO", WHO, "CA-SWARM-05"),
    ("attack WHO [off]", WHO, "CA-MELEE-01"),
    ("power-attack WHO [off]", WHO, "CA-MELEE-14"),
    ("batter DIR [off]", DIR, "CA-DOOR-09"),
    ("power-batter DIR [off]", DIR, "CA-DOOR-09"),
    ("shoot WHO [off]", WHO, "CA-SHOOT-01"),
    ("precise-shot WHO [off]", WHO, "CA-SHOOT-09"),
    ("improvise WHO", WHO, "CA-SHOOT-08"),
    ("precise-improvise WHO", WHO, "CA-SHOOT-09"),
    ("shove WHO DIR", DIR, "CA-SHOVE-01"),
    ("challenge WHO", WHO, "CA-DUEL-01"),
    ("break-free", "", "CA-WEB-02"),
    ("cast SPELL", "a spell without a target, or one whose square is asked next", "CA-SPELL-01"),
    ("cast SPELL WHO", WHO, "CA-SPELL-01"),
    ("cast SPELL DIR", DIR, "CA-SPELL-01"),
    ("drink THING", THING, "CA-POTION-01"),
    ("feed WHO THING", THING, "CA-POTION-02"),
    ("use THING", THING, "CA-OBJECT-01"),
    ("use-on WHO THING", THING, "CA-OBJECT-01"),
    ("bind RUNE THING", THING, "CA-TREASURE-37"),
    ("interact DIR", DIR, "CA-OBJECT-02"),
    ("close-well DIR", DIR, "CA-QUEST-05"),
    ("search HERE", HERE, "CA-SEARCH-01"),
    ("loot HERE", HERE, "CA-SEARCH-12"),
    ("open DIR", DIR, "CA-DOOR-01"),
    ("close DIR", DIR, "CA-DOOR-01"),
    ("pick DIR", DIR, "CA-LOCK-01"),
    ("disarm DIR", DIR, "CA-TRAP-02"),
    ("lay DIR THING", THING, "CA-TRAP-05"),
    ("wield THING [off]", THING, "CA-OBJECT-04"),
    ("wear THING", THING, "CA-OBJECT-05"),
    ("wear nothing", "", "CA-OBJECT-05"),
    ("put-on THING", THING, "CA-TREASURE-07"),
    ("give WHO THING", THING, "CA-OBJECT-06"),
    ("take WHO THING", THING, "CA-OBJECT-06"),
    ("pick-up HERE THING", THING, "CA-OBJECT-07"),
    ("steal WHO [THING]", THING, "CA-THEFT-01"),
    ("throw THING", THING, "CA-THROW-01"),
    ("speech SPEECH", "threat, bravery, manipulation", "CA-SPEECH-04"),
    ("bribe WHO SUMS", "how many times 100 écus", "CA-SPEECH-11"),
    ("wait", "", "CA-WAIT-01"),
    ("end-turn", "", "CA-TURN-07"),
    ("react WHO", WHO, "CA-WAIT-02"),
    ("pass", "lets a roll stand, a window shut, a find lie", "CA-WAIT-02"),
    ("destiny", "", "CA-DESTINY-01"),
    ("parry", "", "CA-PARRY-01"),
    ("reroll", "", "CA-TREASURE-23"),
    ("defend", "", "CA-WAIT-03"),
    ("go-on | give-up", "", "CA-BLOCK-05"),
    ("advance", "", "CA-BLOCK-09"),
    ("strike [off]", "", "CA-THEFT-05"),
    ("roll-harm", "", "CA-TRAP-11"),
    ("roll-find", "", "CA-TREASURE-02"),
    ("keep | agree | replay-turn", "", "CA-TREASURE-01"),
    ("to SQUARE", AT, "CA-THROW-03"),
];
