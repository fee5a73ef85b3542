//! Log lines: what happened, with the rules that made it happen. Everything is about `$who`; other arguments are named here.

use super::key;
use crate::Catacombs;
use crate::content::{Characteristic, ItemId, Speech};
use crate::event::What;
use crate::geometry::Square;
use crate::state::{Gait, Kind, Rolled, Side};
use undercroft_kernel::{Faces, Message};

/// The line of an event.
pub fn tell(game: &Catacombs, what: What) -> Option<Message> {
    time(game, what)
        .or_else(|| rolls(game, what))
        .or_else(|| moves(what))
        .or_else(|| fights(game, what))
        .or_else(|| conditions(what))
        .or_else(|| things(game, what))
        .or_else(|| places(game, what))
        .or_else(|| finds(game, what))
        .or_else(|| master(game, what))
        .or_else(|| words(game, what))
}

fn new(key: &'static str, rules: &[&'static str]) -> Message {
    Message::new(key).cite(rules)
}

fn at(message: Message, square: Square) -> Message {
    message.word("at", square.to_string())
}

fn item(game: &Catacombs, key: &'static str, item: ItemId, rules: &[&'static str]) -> Message {
    new(key, rules).name("item", game.item(item))
}

/// Turns and who acts.
fn time(game: &Catacombs, what: What) -> Option<Message> {
    Some(match what {
        What::Opened => game.quest_text("intro").cite(&["CA-QUEST-01"]),
        What::Crowded(most) => new("log-ca-crowded", &["CA-SETUP-01"]).number("most", most),
        What::Leads => new("log-ca-leads", &["CA-TURN-02", "CA-TURN-03", "CA-TURN-13"]),
        What::TurnBegan(Side::Party, round) => {
            new("log-ca-turn-party", &["CA-TURN-01"]).number("round", round)
        }
        What::TurnBegan(Side::Master, round) => {
            new("log-ca-turn-master", &["CA-TURN-01"]).number("round", round)
        }
        What::Ordered(place) => new("log-ca-ordered", &["CA-TURN-04"]).number("place", place),
        What::Began(ap) => new("log-ca-began", &["CA-STAT-09"]).number("ap", ap),
        What::Ended(ap) => new("log-ca-ended", &["CA-TURN-12"]).number("ap", ap),
        What::Waited => new("log-ca-waited", &["CA-WAIT-01"]),
        What::Reacted => new("log-ca-reacted", &["CA-WAIT-02"]),
        What::TurnReplayed => new("log-ca-turn-replayed", &["CA-TREASURE-10"]),
        What::Won(ecus) => new("log-ca-won", &["CA-SETUP-07", "CA-GOLD-03"]).number("ecus", ecus),
        What::LostMatch => new("log-ca-lost", &["CA-QUEST-18"]),
        _ => return None,
    })
}

/// Tests and other rolls.
fn rolls(game: &Catacombs, what: What) -> Option<Message> {
    let about = |message: Message, one: Characteristic| {
        message.name("characteristic", key("characteristic", one.id()))
    };
    Some(match what {
        What::Tested { characteristic, difficulty, bonus, roll, passed, .. } => {
            let (key, rules): (_, &[&'static str]) = match (passed, roll.x) {
                (true, _) => ("log-ca-test-passed", &["CA-TEST-01", "CA-TEST-04"]),
                (false, true) => ("log-ca-test-x", &["CA-TEST-05"]),
                (false, false) => ("log-ca-test-failed", &["CA-TEST-01", "CA-TEST-04"]),
            };
            about(new(key, rules), characteristic)
                .number("difficulty", difficulty)
                .parts("rolled", rolled(game, roll, bonus))
                .word("total", signed(i16::from(roll.sum) + i16::from(bonus)))
        }
        What::TestHopeless(characteristic) => {
            about(new("log-ca-test-hopeless", &["CA-TEST-08"]), characteristic)
        }
        What::RolledDice(count, sum) => {
            new("log-ca-dice", &["CA-DICE-04"]).number("count", count).number("sum", sum)
        }
        What::DestinySpent => new("log-ca-destiny", &["CA-DESTINY-01"]),
        _ => return None,
    })
}

/// What a roll shows: the power die, the D, what is added.
pub fn rolled(game: &Catacombs, roll: Rolled, bonus: i8) -> Vec<Message> {
    let die = game.content.dice.power(i16::from(roll.level));
    let power = die.map(|die| {
        let key = if roll.x { "roll-ca-x" } else { "roll-ca-power" };
        Message::new(key).name("die", super::key("die", &die.id)).word("face", signed(i16::from(roll.face)))
    });
    let shown: Vec<String> = Faces(roll.dice).iter().map(|face| (face - 1).to_string()).collect();
    let dice = Message::new("roll-ca-d").number("count", shown.len() as i64).word("dice", shown.join(" + "));
    let dice = Some(dice).filter(|_| !shown.is_empty());
    let plus = if bonus > 0 { "+" } else { "" };
    let added = Message::new("roll-ca-bonus").word("bonus", format!("{plus}{}", signed(i16::from(bonus))));
    let bonus = Some(added).filter(|_| bonus != 0);
    [power, dice, bonus].into_iter().flatten().collect()
}

/// A number with a proper minus sign.
pub fn signed(number: i16) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// Moves, wanted and unwanted.
fn moves(what: What) -> Option<Message> {
    Some(match what {
        What::Moved(to, gait) => {
            let (key, rules): (_, &[&'static str]) = match gait {
                Gait::Walk => ("log-ca-walked", &["CA-MOVE-01"]),
                Gait::Run => ("log-ca-ran", &["CA-MOVE-02"]),
                Gait::Brought => ("log-ca-stepped", &["CA-BLOCK-09", "CA-SHOVE-03"]),
                Gait::Fallen => ("log-ca-landed", &["CA-JUMP-03"]),
            };
            at(new(key, rules), to)
        }
        What::BrokeAway(pv) => new("log-ca-broke-away", &["CA-BLOCK-05"]).number("pv", pv),
        What::GaveUp => new("log-ca-gave-up", &["CA-BLOCK-06"]),
        What::Jumped(to) => at(new("log-ca-jumped", &["CA-JUMP-02"]), to),
        What::Shoved(to) => at(new("log-ca-shoved", &["CA-SHOVE-03"]), to),
        What::PutOn(to) => at(new("log-ca-put-on", &[]), to),
        What::ClimbedOut(to) => at(new("log-ca-climbed-out", &["CA-TRAP-14"]), to),
        What::Left => new("log-ca-left", &["CA-QUEST-12"]),
        What::Reinforced(group, figures) => {
            new("log-ca-reinforced", &["CA-SWARM-05"]).word("group", group.word()).number("figures", figures)
        }
        What::Slipped => new("log-ca-slipped", &["CA-ELEMENT-10"]),
        What::Fell(into) => at(new("log-ca-fell", &["CA-ELEMENT-10", "CA-ELEMENT-24", "CA-SHOVE-04"]), into),
        _ => return None,
    })
}

/// Blows, wounds, deaths and duels.
fn fights(game: &Catacombs, what: What) -> Option<Message> {
    Some(match what {
        What::Attacked { target, roll, hit } => {
            let key = match (target.kind, hit) {
                (Kind::Nobody, true) => "log-ca-struck",
                (Kind::Nobody, false) => "log-ca-struck-beside",
                (_, true) => "log-ca-hit",
                (_, false) => "log-ca-missed",
            };
            new(key, &["CA-MELEE-07", "CA-MELEE-08", "CA-SHOOT-04"])
                .name("target", game.figure(target))
                .parts("rolled", rolled(game, roll, 0))
                .word("total", signed(i16::from(roll.sum)))
        }
        What::Parried => new("log-ca-parried", &["CA-PARRY-01"]),
        What::Rerolled => new("log-ca-rerolled", &["CA-TREASURE-23"]),
        What::Defended => new("log-ca-defended", &["CA-WAIT-03"]),
        What::Wounded(pv) => new("log-ca-wounded", &["CA-STAT-14"]).number("pv", pv),
        What::Unhurt => new("log-ca-unhurt", &["CA-MELEE-11"]),
        What::Healed(pv) => new("log-ca-healed", &["CA-WOUND-03"]).number("pv", pv),
        What::Grounded => new("log-ca-grounded", &["CA-WOUND-01"]),
        What::Revived => new("log-ca-revived", &["CA-WOUND-04"]),
        What::Died => new("log-ca-died", &["CA-WOUND-05", "CA-WOUND-07"]),
        What::FigureDied => new("log-ca-figure-died", &["CA-SWARM-04"]),
        What::Spared => new("log-ca-spared", &["CA-DESTINY-03"]),
        What::Banished => new("log-ca-banished", &["CA-TREASURE-16"]),
        What::Challenged(by) => new("log-ca-challenged", &["CA-DUEL-01"]).name("target", game.figure(by)),
        What::DuelEnded => new("log-ca-duel-ended", &["CA-DUEL-05"]),
        What::Ambushed => new("log-ca-ambushed", &["CA-AMBUSH-02"]),
        _ => return None,
    })
}

/// What ails somebody, and action points.
fn conditions(what: What) -> Option<Message> {
    Some(match what {
        What::CaughtFire => new("log-ca-caught-fire", &["CA-FIRE-01"]),
        What::FireOut => new("log-ca-fire-out", &["CA-FIRE-03"]),
        What::Webbed(level) => new("log-ca-webbed", &["CA-WEB-01"]).number("level", level),
        What::BrokeFree => new("log-ca-broke-free", &["CA-WEB-02"]),
        What::Poisoned => new("log-ca-poisoned", &["CA-POISON-03"]),
        What::Cured => new("log-ca-cured", &["CA-POISON-04"]),
        What::Afraid => new("log-ca-afraid", &["CA-FEAR-04"]),
        What::Strengthened => new("log-ca-strengthened", &[]),
        What::Jammed => new("log-ca-jammed", &["CA-TURN-05"]),
        What::Stirred(by) if by > 0 => new("log-ca-stirred", &["CA-TURN-05"]).number("ap", by),
        What::Stirred(by) => new("log-ca-slowed", &["CA-TURN-05"]).number("ap", -by),
        What::ApGained(ap) => new("log-ca-ap-gained", &[]).number("ap", ap),
        What::ApLost(ap) => new("log-ca-ap-lost", &[]).number("ap", ap),
        _ => return None,
    })
}

/// Objects and spells.
fn things(game: &Catacombs, what: What) -> Option<Message> {
    Some(match what {
        What::Took(one) => item(game, "log-ca-took", one, &["CA-TREASURE-01", "CA-OBJECT-07"]),
        What::Dropped(one, to) => at(item(game, "log-ca-dropped", one, &["CA-TREASURE-01"]), to),
        What::Gave(one, to) => {
            item(game, "log-ca-gave", one, &["CA-OBJECT-06"]).name("target", game.figure(to))
        }
        What::Declined(one) => item(game, "log-ca-declined", one, &["CA-OBJECT-08"]),
        What::Stole(Some(one), from) => {
            item(game, "log-ca-stole", one, &["CA-THEFT-03"]).name("target", game.figure(from))
        }
        What::Stole(None, from) => {
            new("log-ca-stole-nothing", &["CA-THEFT-03"]).name("target", game.figure(from))
        }
        What::StoleEcus(ecus) => {
            new("log-ca-stole-ecus", &["CA-THEFT-03", "CA-THEFT-08"]).number("ecus", ecus)
        }
        What::Threw(one, to) => at(item(game, "log-ca-threw", one, &["CA-THROW-03", "CA-THROW-04"]), to),
        What::Lost(one) => item(game, "log-ca-item-lost", one, &["CA-THROW-04"]),
        What::Drank(one) => item(game, "log-ca-drank", one, &["CA-POTION-01"]),
        What::Used(one) => item(game, "log-ca-used", one, &["CA-OBJECT-01"]),
        What::Equipped(one) => item(game, "log-ca-equipped", one, &["CA-OBJECT-04", "CA-OBJECT-05"]),
        What::Stowed(one) => item(game, "log-ca-stowed", one, &["CA-OBJECT-04"]),
        What::Bound(rune, to) => {
            item(game, "log-ca-bound", to, &["CA-TREASURE-37"]).name("rune", game.item(rune))
        }
        What::Cast(spell) => new("log-ca-cast", &["CA-SPELL-04"]).name("spell", game.spell(spell)),
        What::Fizzled(spell) => {
            new("log-ca-fizzled", &["CA-SPELL-03", "CA-SPELL-04"]).name("spell", game.spell(spell))
        }
        What::Recovered(one) => item(game, "log-ca-recovered", one, &["CA-QUEST-15"]),
        _ => return None,
    })
}

/// Doors, chests, traps.
fn places(game: &Catacombs, what: What) -> Option<Message> {
    let trap = |key: &'static str, trap, square, rules: &[&'static str]| {
        at(new(key, rules).name("trap", game.trap(trap)), square)
    };
    let element = |key: &'static str, element, rules: &[&'static str]| {
        new(key, rules).name("element", game.element(element))
    };
    Some(match what {
        What::DoorOpened(door) => at(new("log-ca-door-opened", &["CA-DOOR-01", "CA-LOCK-02"]), door),
        What::DoorClosed(door) => at(new("log-ca-door-closed", &["CA-DOOR-01"]), door),
        What::DoorLocked(square, door) => {
            at(new("log-ca-door-locked", &["CA-DOOR-02"]).name("door", game.door(door)), square)
        }
        What::Battered(square, pv) => at(new("log-ca-battered", &["CA-DOOR-09"]), square).number("pv", pv),
        What::DoorBroken(door) => at(new("log-ca-door-broken", &["CA-DOOR-10"]), door),
        What::ChestOpened(one) => element("log-ca-chest-opened", one, &["CA-DOOR-04", "CA-ELEMENT-06"]),
        What::ChestLocked(one) => element("log-ca-chest-locked", one, &["CA-ELEMENT-04"]),
        What::Looted(one) => element("log-ca-looted", one, &["CA-SEARCH-12"]),
        What::Handled(one) => element("log-ca-handled", one, &["CA-OBJECT-02"]),
        What::Closed(one) => element("log-ca-closed", one, &["CA-QUEST-04", "CA-QUEST-05"]),
        What::TrapFound(one, square) => trap("log-ca-trap-found", one, square, &["CA-SEARCH-03"]),
        What::TrapLaid(one, square) => trap("log-ca-trap-laid", one, square, &["CA-TRAP-05"]),
        What::TrapDisarmed(one, square) => trap("log-ca-trap-disarmed", one, square, &["CA-TRAP-04"]),
        What::TrapSprung(one, square) => {
            trap("log-ca-trap-sprung", one, square, &["CA-TRAP-07", "CA-TRAP-09"])
        }
        What::SecretFound(door) => at(new("log-ca-secret-found", &["CA-ELEMENT-18"]), door),
        _ => return None,
    })
}

/// Searches and what they bring.
fn finds(game: &Catacombs, what: What) -> Option<Message> {
    Some(match what {
        What::Searched(square) => at(new("log-ca-searched", &["CA-SEARCH-01"]), square),
        What::FoundNothing => new("log-ca-found-nothing", &["CA-SEARCH-07"]),
        What::DestinyGained(points) => {
            new("log-ca-destiny-gained", &["CA-DESTINY-06"]).number("points", points)
        }
        What::Share(ecus) => new("log-ca-share", &["CA-GOLD-03"]).number("ecus", ecus),
        What::Ecus(ecus) => new("log-ca-ecus", &["CA-GOLD-01"]).number("ecus", ecus),
        What::Found(one) => item(game, "log-ca-found", one, &["CA-TREASURE-02"]),
        _ => return None,
    })
}

/// What the game master does. These lines are about nobody.
fn master(game: &Catacombs, what: What) -> Option<Message> {
    Some(match what {
        What::ZonePlaced(Some(zone)) => {
            new("log-ca-zone-named", &["CA-MAP-11"]).name("zone", game.zone(zone))
        }
        What::ZonePlaced(None) => new("log-ca-zone", &["CA-MAP-11", "CA-MAP-05"]),
        What::ContentRolled(line, came) => {
            let key = if came { "log-ca-content-came" } else { "log-ca-content-none" };
            new(key, &["CA-SPAWN-02"]).number("line", line)
        }
        What::ElementPlaced(one, square) => {
            at(new("log-ca-element-placed", &["CA-MAP-06"]).name("element", game.element(one)), square)
        }
        What::TrapPlaced(one, square) => {
            at(new("log-ca-trap-placed", &["CA-MAP-07"]).name("trap", game.trap(one)), square)
        }
        What::MonsterPlaced(one, figures, square) => {
            at(new("log-ca-monster-placed", &["CA-MAP-06"]).name("monster", game.monster(one)), square)
                .number("figures", figures)
        }
        What::NoPlace(one) => new("log-ca-no-place", &["CA-SPAWN-06"]).name("monster", game.monster(one)),
        What::Collapsed(square) => at(new("log-ca-collapsed", &["CA-MAP-21"]), square),
        What::ExitAdded(square) => at(new("log-ca-exit-added", &["CA-MAP-16"]), square),
        What::Ready => new("log-ca-ready", &["CA-MAP-06"]),
        What::EventDrawn(card) => {
            let event = key("event", &game.content.events[card].id);
            let text = Message::new(format!("{event}.text"));
            new("log-ca-event", &["CA-TURN-05"]).name("event", event).parts("text", vec![text])
        }
        What::Foreseen(square, true) => at(new("log-ca-foreseen-end", &[]), square),
        What::Foreseen(square, false) => at(new("log-ca-foreseen-on", &[]), square),
        _ => return None,
    })
}

/// Speeches, and who changes sides.
fn words(_: &Catacombs, what: What) -> Option<Message> {
    Some(match what {
        What::Spoke(speech, success) => {
            let key = match (speech, success) {
                (Speech::Threat, true) => "log-ca-threatened",
                (Speech::Threat, false) => "log-ca-threat-failed",
                (Speech::Bravery, true) => "log-ca-encouraged",
                (Speech::Bravery, false) => "log-ca-bravery-failed",
                (Speech::Manipulation, true) => "log-ca-manipulated",
                (Speech::Manipulation, false) => "log-ca-manipulation-failed",
                (Speech::Corruption, true) => "log-ca-bribe-taken",
                (Speech::Corruption, false) => "log-ca-bribe-failed",
            };
            new(key, &["CA-SPEECH-04"])
        }
        What::Provoked(ap) => new("log-ca-provoked", &["CA-SPEECH-06"]).number("ap", ap),
        What::Fooled => new("log-ca-fooled", &["CA-SPEECH-09"]),
        What::Freed => new("log-ca-freed", &["CA-ELEMENT-15"]),
        What::Possessed => new("log-ca-possessed", &["CA-SPELL-07"]),
        What::Bribed => new("log-ca-bribed", &["CA-SPEECH-15"]),
        What::Unbribed => new("log-ca-unbribed", &["CA-SPEECH-16"]),
        _ => return None,
    })
}
