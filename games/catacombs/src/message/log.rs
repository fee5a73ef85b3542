//! Log lines: what happened, with the rules that made it happen. Everything is about `$who`; other arguments are named here.
//! One function a chapter of events, each a match without a rest: an event without a line does not compile.

use super::key;
use crate::Catacombs;
use crate::content::{Characteristic, ItemId, Speech};
use crate::event::{
    EventKind, FightEvent, ItemEvent, Manner, MasterEvent, MoveEvent, PlaceEvent, RollEvent, SpeechEvent,
    SpellEvent, StatusEvent, TurnEvent,
};
use crate::geometry::Square;
use crate::state::{Gait, Kind, Rolled, Side};
use undercroft_kernel::{Faces, Message};

/// The line of an event.
pub fn tell(game: &Catacombs, kind: EventKind) -> Message {
    match kind {
        EventKind::Turn(event) => turn(game, event),
        EventKind::Roll(event) => roll(game, event),
        EventKind::Move(event) => movement(event),
        EventKind::Fight(event) => fight(game, event),
        EventKind::Status(event) => status(event),
        EventKind::Item(event) => thing(game, event),
        EventKind::Spell(event) => spell(game, event),
        EventKind::Place(event) => place(game, event),
        EventKind::Master(event) => master(game, event),
        EventKind::Speech(event) => speech(event),
    }
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

/// The match, its turns and who acts.
fn turn(game: &Catacombs, event: TurnEvent) -> Message {
    match event {
        TurnEvent::Opened => game.quest_text("intro").cite(&["CA-QUEST-01"]),
        TurnEvent::Crowded(most) => new("log-ca-crowded", &["CA-SETUP-01"]).number("most", most),
        TurnEvent::Leads => new("log-ca-leads", &["CA-TURN-02", "CA-TURN-03", "CA-TURN-13"]),
        TurnEvent::TurnBegan(Side::Party, round) => {
            new("log-ca-turn-party", &["CA-TURN-01"]).number("round", round)
        }
        TurnEvent::TurnBegan(Side::Master, round) => {
            new("log-ca-turn-master", &["CA-TURN-01"]).number("round", round)
        }
        TurnEvent::Ordered(place) => new("log-ca-ordered", &["CA-TURN-04"]).number("place", place),
        TurnEvent::Began(ap) => new("log-ca-began", &["CA-STAT-09"]).number("ap", ap),
        TurnEvent::Ended(ap) => new("log-ca-ended", &["CA-TURN-12"]).number("ap", ap),
        TurnEvent::Waited => new("log-ca-waited", &["CA-WAIT-01"]),
        TurnEvent::Reacted => new("log-ca-reacted", &["CA-WAIT-02"]),
        TurnEvent::TurnReplayed => new("log-ca-turn-replayed", &["CA-TREASURE-10"]),
        TurnEvent::Won(ecus) => new("log-ca-won", &["CA-SETUP-07", "CA-GOLD-03"]).number("ecus", ecus),
        TurnEvent::SecondaryWon(ecus) => new("log-ca-secondary", &["CA-QUEST-22"]).number("ecus", ecus),
        TurnEvent::LostMatch => new("log-ca-lost", &["CA-QUEST-18"]),
    }
}

/// Tests, other rolls, and destiny.
fn roll(game: &Catacombs, event: RollEvent) -> Message {
    let about = |message: Message, one: Characteristic| {
        message.name("characteristic", key("characteristic", one.id()))
    };
    match event {
        RollEvent::Tested { characteristic, difficulty, bonus, roll, passed, .. } => {
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
        RollEvent::TestHopeless(characteristic) => {
            about(new("log-ca-test-hopeless", &["CA-TEST-08"]), characteristic)
        }
        RollEvent::RolledDice(count, sum) => {
            new("log-ca-dice", &["CA-DICE-04"]).number("count", count).number("sum", sum)
        }
        RollEvent::DestinySpent => new("log-ca-destiny", &["CA-DESTINY-01"]),
        RollEvent::DestinyGained(points) => {
            new("log-ca-destiny-gained", &["CA-DESTINY-06"]).number("points", points)
        }
    }
}

/// What a roll shows: the power die, the D, what is added.
pub fn rolled(game: &Catacombs, roll: Rolled, bonus: i8) -> Vec<Message> {
    let die = game.content.dice.power(i16::from(roll.level));
    let power = die.map(|die| {
        let key = match roll {
            Rolled { x: true, .. } => "roll-ca-x",
            _ if game.shows_blank(roll) => "roll-ca-blank",
            _ => "roll-ca-power",
        };
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
fn movement(event: MoveEvent) -> Message {
    match event {
        MoveEvent::Moved(to, gait) => {
            let (key, rules): (_, &[&'static str]) = match gait {
                Gait::Walk => ("log-ca-walked", &["CA-MOVE-01"]),
                Gait::Run => ("log-ca-ran", &["CA-MOVE-02"]),
                Gait::Brought => ("log-ca-stepped", &["CA-BLOCK-09", "CA-SHOVE-03"]),
                Gait::Fallen => ("log-ca-landed", &["CA-JUMP-03"]),
            };
            at(new(key, rules), to)
        }
        MoveEvent::BrokeAway(pv) => new("log-ca-broke-away", &["CA-BLOCK-05"]).number("pv", pv),
        MoveEvent::GaveUp => new("log-ca-gave-up", &["CA-BLOCK-06"]),
        MoveEvent::Jumped(to) => at(new("log-ca-jumped", &["CA-JUMP-02"]), to),
        MoveEvent::Shoved(to) => at(new("log-ca-shoved", &["CA-SHOVE-03"]), to),
        MoveEvent::PutOn(to) => at(new("log-ca-put-on", &[]), to),
        MoveEvent::ClimbedOut(to) => at(new("log-ca-climbed-out", &["CA-TRAP-14"]), to),
        MoveEvent::Left => new("log-ca-left", &["CA-QUEST-12"]),
        MoveEvent::Reinforced(group, figures) => {
            new("log-ca-reinforced", &["CA-SWARM-05"]).word("group", group.word()).number("figures", figures)
        }
        MoveEvent::Slipped => new("log-ca-slipped", &["CA-ELEMENT-10"]),
        MoveEvent::Fell(into) => {
            at(new("log-ca-fell", &["CA-ELEMENT-10", "CA-ELEMENT-24", "CA-SHOVE-04"]), into)
        }
    }
}

/// Blows, wounds, deaths and duels.
fn fight(game: &Catacombs, event: FightEvent) -> Message {
    match event {
        FightEvent::Attacked { target, manner, roll, hit, .. } => {
            let key = match (target.kind, hit) {
                (Kind::Nobody, true) => "log-ca-struck",
                (Kind::Nobody, false) => "log-ca-struck-beside",
                (_, true) => "log-ca-hit",
                (_, false) => "log-ca-missed",
            };
            let (manner, rules): (_, &[&'static str]) = match manner {
                Manner::Blow => ("blow", &["CA-MELEE-07", "CA-MELEE-08"]),
                Manner::PowerfulBlow => ("powerful", &["CA-MELEE-14", "CA-MELEE-07", "CA-MELEE-08"]),
                Manner::Shot => ("shot", &["CA-SHOOT-04", "CA-SHOOT-05"]),
                Manner::PreciseShot => ("precise", &["CA-SHOOT-09", "CA-SHOOT-04", "CA-SHOOT-05"]),
            };
            new(key, rules)
                .word("manner", manner)
                .name("target", game.figure(target))
                .parts("rolled", rolled(game, roll, 0))
                .word("total", signed(i16::from(roll.sum)))
        }
        FightEvent::Parried => new("log-ca-parried", &["CA-PARRY-01"]),
        FightEvent::Rerolled => new("log-ca-rerolled", &["CA-TREASURE-23"]),
        FightEvent::Defended => new("log-ca-defended", &["CA-WAIT-03"]),
        FightEvent::Wounded(pv) => new("log-ca-wounded", &["CA-STAT-14"]).number("pv", pv),
        FightEvent::Unhurt => new("log-ca-unhurt", &["CA-MELEE-11"]),
        FightEvent::Healed(pv) => new("log-ca-healed", &["CA-WOUND-03"]).number("pv", pv),
        FightEvent::Grounded => new("log-ca-grounded", &["CA-WOUND-01"]),
        FightEvent::Revived => new("log-ca-revived", &["CA-WOUND-04"]),
        FightEvent::Died => new("log-ca-died", &["CA-WOUND-05", "CA-WOUND-07"]),
        FightEvent::FigureDied => new("log-ca-figure-died", &["CA-SWARM-04"]),
        FightEvent::Spared => new("log-ca-spared", &["CA-DESTINY-03"]),
        FightEvent::Banished => new("log-ca-banished", &["CA-TREASURE-16"]),
        FightEvent::Challenged(by) => {
            new("log-ca-challenged", &["CA-DUEL-01"]).name("target", game.figure(by))
        }
        FightEvent::DuelEnded => new("log-ca-duel-ended", &["CA-DUEL-05"]),
        FightEvent::Ambushed => new("log-ca-ambushed", &["CA-AMBUSH-02"]),
    }
}

/// What ails or helps somebody, and action points.
fn status(event: StatusEvent) -> Message {
    match event {
        StatusEvent::CaughtFire => new("log-ca-caught-fire", &["CA-FIRE-01"]),
        StatusEvent::FireOut => new("log-ca-fire-out", &["CA-FIRE-03"]),
        StatusEvent::Webbed(level) => new("log-ca-webbed", &["CA-WEB-01"]).number("level", level),
        StatusEvent::BrokeFree => new("log-ca-broke-free", &["CA-WEB-02"]),
        StatusEvent::Poisoned => new("log-ca-poisoned", &["CA-POISON-03"]),
        StatusEvent::Cured => new("log-ca-cured", &["CA-POISON-04"]),
        StatusEvent::Afraid => new("log-ca-afraid", &["CA-FEAR-04"]),
        StatusEvent::Strengthened => new("log-ca-strengthened", &[]),
        StatusEvent::Jammed => new("log-ca-jammed", &["CA-TURN-05"]),
        StatusEvent::Stirred(by) if by > 0 => new("log-ca-stirred", &["CA-TURN-05"]).number("ap", by),
        StatusEvent::Stirred(by) => new("log-ca-slowed", &["CA-TURN-05"]).number("ap", -by),
        StatusEvent::ApGained(ap) => new("log-ca-ap-gained", &[]).number("ap", ap),
        StatusEvent::ApLost(ap) => new("log-ca-ap-lost", &[]).number("ap", ap),
    }
}

/// Objects and écus.
fn thing(game: &Catacombs, event: ItemEvent) -> Message {
    match event {
        ItemEvent::Searched(square) => at(new("log-ca-searched", &["CA-SEARCH-01"]), square),
        ItemEvent::FoundNothing => new("log-ca-found-nothing", &["CA-SEARCH-07"]),
        ItemEvent::Ecus(ecus) => new("log-ca-ecus", &["CA-GOLD-01"]).number("ecus", ecus),
        ItemEvent::Share(ecus) => new("log-ca-share", &["CA-GOLD-03"]).number("ecus", ecus),
        ItemEvent::Found(one) => item(game, "log-ca-found", one, &["CA-TREASURE-02"]),
        ItemEvent::Took(one) => item(game, "log-ca-took", one, &["CA-TREASURE-01", "CA-OBJECT-07"]),
        ItemEvent::Dropped(one, to) => at(item(game, "log-ca-dropped", one, &["CA-TREASURE-01"]), to),
        ItemEvent::Gave(one, to) => {
            item(game, "log-ca-gave", one, &["CA-OBJECT-06"]).name("target", game.figure(to))
        }
        ItemEvent::Declined(one) => item(game, "log-ca-declined", one, &["CA-OBJECT-08"]),
        ItemEvent::Stole(Some(one), from) => {
            item(game, "log-ca-stole", one, &["CA-THEFT-03"]).name("target", game.figure(from))
        }
        ItemEvent::Stole(None, from) => {
            new("log-ca-stole-nothing", &["CA-THEFT-03"]).name("target", game.figure(from))
        }
        ItemEvent::StoleEcus(ecus) => {
            new("log-ca-stole-ecus", &["CA-THEFT-03", "CA-THEFT-08"]).number("ecus", ecus)
        }
        ItemEvent::Threw(one, to) => at(item(game, "log-ca-threw", one, &["CA-THROW-03", "CA-THROW-04"]), to),
        ItemEvent::Lost(one) => item(game, "log-ca-item-lost", one, &["CA-THROW-04"]),
        ItemEvent::Drank(one) => item(game, "log-ca-drank", one, &["CA-POTION-01"]),
        ItemEvent::Used(one) => item(game, "log-ca-used", one, &["CA-OBJECT-01"]),
        ItemEvent::Equipped(one) => item(game, "log-ca-equipped", one, &["CA-OBJECT-04", "CA-OBJECT-05"]),
        ItemEvent::Stowed(one) => item(game, "log-ca-stowed", one, &["CA-OBJECT-04"]),
        ItemEvent::Bound(rune, to) => {
            item(game, "log-ca-bound", to, &["CA-TREASURE-37"]).name("rune", game.item(rune))
        }
        ItemEvent::Recovered(one) => item(game, "log-ca-recovered", one, &["CA-QUEST-15"]),
    }
}

fn spell(game: &Catacombs, event: SpellEvent) -> Message {
    match event {
        SpellEvent::Cast(spell) => new("log-ca-cast", &["CA-SPELL-04"]).name("spell", game.spell(spell)),
        SpellEvent::Fizzled(spell) => {
            new("log-ca-fizzled", &["CA-SPELL-03", "CA-SPELL-04"]).name("spell", game.spell(spell))
        }
        SpellEvent::Possessed => new("log-ca-possessed", &["CA-SPELL-07"]),
    }
}

/// Doors, furniture and traps.
fn place(game: &Catacombs, event: PlaceEvent) -> Message {
    let trap = |key: &'static str, trap, square, rules: &[&'static str]| {
        at(new(key, rules).name("trap", game.trap(trap)), square)
    };
    let element = |key: &'static str, element, rules: &[&'static str]| {
        new(key, rules).name("element", game.element(element))
    };
    match event {
        PlaceEvent::DoorOpened(door) => at(new("log-ca-door-opened", &["CA-DOOR-01", "CA-LOCK-02"]), door),
        PlaceEvent::DoorClosed(door) => at(new("log-ca-door-closed", &["CA-DOOR-01"]), door),
        PlaceEvent::DoorLocked(square, door) => {
            at(new("log-ca-door-locked", &["CA-DOOR-02"]).name("door", game.door(door)), square)
        }
        PlaceEvent::Battered(square, pv) => {
            at(new("log-ca-battered", &["CA-DOOR-09"]), square).number("pv", pv)
        }
        PlaceEvent::DoorBroken(door) => at(new("log-ca-door-broken", &["CA-DOOR-10"]), door),
        PlaceEvent::ChestOpened(one) => element("log-ca-chest-opened", one, &["CA-DOOR-04", "CA-ELEMENT-06"]),
        PlaceEvent::ChestLocked(one) => element("log-ca-chest-locked", one, &["CA-ELEMENT-04"]),
        PlaceEvent::Looted(one) => element("log-ca-looted", one, &["CA-SEARCH-12"]),
        PlaceEvent::Handled(one) => element("log-ca-handled", one, &["CA-OBJECT-02"]),
        PlaceEvent::Closed(one) => element("log-ca-closed", one, &["CA-QUEST-04", "CA-QUEST-05"]),
        PlaceEvent::TrapFound(one, square) => trap("log-ca-trap-found", one, square, &["CA-SEARCH-03"]),
        PlaceEvent::TrapLaid(one, square) => trap("log-ca-trap-laid", one, square, &["CA-TRAP-05"]),
        PlaceEvent::TrapDisarmed(one, square) => trap("log-ca-trap-disarmed", one, square, &["CA-TRAP-04"]),
        PlaceEvent::TrapSprung(one, square) => {
            trap("log-ca-trap-sprung", one, square, &["CA-TRAP-07", "CA-TRAP-09"])
        }
        PlaceEvent::SecretFound(door) => at(new("log-ca-secret-found", &["CA-ELEMENT-18"]), door),
    }
}

/// What the game master does. These events are about nobody, or about whoever is placed.
fn master(game: &Catacombs, event: MasterEvent) -> Message {
    match event {
        MasterEvent::ZonePlaced(Some(zone)) => {
            new("log-ca-zone-named", &["CA-MAP-11"]).name("zone", game.zone(zone))
        }
        MasterEvent::ZonePlaced(None) => new("log-ca-zone", &["CA-MAP-11", "CA-MAP-05"]),
        MasterEvent::ContentRolled(line, came) => {
            let key = if came { "log-ca-content-came" } else { "log-ca-content-none" };
            new(key, &["CA-SPAWN-02"]).number("line", line)
        }
        MasterEvent::ElementPlaced(one, square) => {
            at(new("log-ca-element-placed", &["CA-MAP-06"]).name("element", game.element(one)), square)
        }
        MasterEvent::TrapPlaced(one, square) => {
            at(new("log-ca-trap-placed", &["CA-MAP-07"]).name("trap", game.trap(one)), square)
        }
        MasterEvent::MonsterPlaced(one, figures, square) => {
            at(new("log-ca-monster-placed", &["CA-MAP-06"]).name("monster", game.monster(one)), square)
                .number("figures", figures)
        }
        MasterEvent::NoPlace(one) => {
            new("log-ca-no-place", &["CA-SPAWN-06"]).name("monster", game.monster(one))
        }
        MasterEvent::Collapsed(square) => at(new("log-ca-collapsed", &["CA-MAP-21"]), square),
        MasterEvent::ExitAdded(square) => at(new("log-ca-exit-added", &["CA-MAP-16"]), square),
        MasterEvent::Ready => new("log-ca-ready", &["CA-MAP-06"]),
        MasterEvent::EventDrawn(card) => {
            let event = key("event", &game.content.events[card].id);
            let text = Message::new(format!("{event}.text"));
            new("log-ca-event", &["CA-TURN-05"]).name("event", event).parts("text", vec![text])
        }
        MasterEvent::Foreseen(square, true) => at(new("log-ca-foreseen-end", &[]), square),
        MasterEvent::Foreseen(square, false) => at(new("log-ca-foreseen-on", &[]), square),
    }
}

/// Speeches, and who changes sides.
fn speech(event: SpeechEvent) -> Message {
    match event {
        SpeechEvent::Spoke(speech, success) => {
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
        SpeechEvent::Provoked(ap) => new("log-ca-provoked", &["CA-SPEECH-06"]).number("ap", ap),
        SpeechEvent::Fooled => new("log-ca-fooled", &["CA-SPEECH-09"]),
        SpeechEvent::Freed => new("log-ca-freed", &["CA-ELEMENT-15"]),
        SpeechEvent::Bribed => new("log-ca-bribed", &["CA-SPEECH-15"]),
        SpeechEvent::Unbribed => new("log-ca-unbribed", &["CA-SPEECH-16"]),
    }
}
