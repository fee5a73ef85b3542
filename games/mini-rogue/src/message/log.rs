//! The lines of the log: one exhaustive match for each chapter of events.

use super::{affliction_key, cell, good, key, resource_key};
use crate::MiniRogue;
use crate::content::{Affliction, Potion, Resource, RoomId};
use crate::event::{
    CheckEvent, CoopEvent, EventKind, FightEvent, HeroEvent, ItemEvent, PotionEvent, SetupEvent, TradeEvent,
    TurnEvent,
};
use undercroft_kernel::Message;

/// The line of an event, if it has one.
pub(super) fn tell(game: &MiniRogue, kind: EventKind) -> Option<Message> {
    match kind {
        EventKind::Setup(event) => Some(setup(game, event)),
        EventKind::Turn(event) => turn(game, event),
        EventKind::Check(event) => Some(check(event)),
        EventKind::Hero(event) => Some(hero(event)),
        EventKind::Fight(event) => Some(fight(game, event)),
        EventKind::Potion(event) => Some(potion(event)),
        EventKind::Item(event) => Some(item(game, event)),
        EventKind::Trade(event) => Some(trade(game, event)),
        EventKind::Coop(event) => Some(coop(game, event)),
    }
}

fn setup(game: &MiniRogue, event: SetupEvent) -> Message {
    let new = Message::new;
    match event {
        SetupEvent::Joined(id) => new("log-joined")
            .name("character", key("character", &game.content.characters[id].id))
            .cite(&["MR-SETUP-08"]),
        SetupEvent::LeaderRolled { first, second } => {
            new("log-leader-rolled").number("first", first).number("second", second).cite(&["MR-COOP-03"])
        }
        SetupEvent::Leads => new("log-leads").cite(&["MR-COOP-02", "MR-COOP-16"]),
    }
}

/// Areas, Rooms and moves. The end of a Room and of an Area are told by what follows.
fn turn(game: &MiniRogue, event: TurnEvent) -> Option<Message> {
    let new = Message::new;
    Some(match event {
        TurnEvent::Dealt { area, floor } => {
            new("log-dealt").number("area", area).number("floor", floor).cite(&["MR-TURN-04"])
        }
        TurnEvent::Revealed(at, room) => {
            cell(new("log-revealed").name("room", game.room(room)), at).cite(&["MR-TURN-12"])
        }
        TurnEvent::GuardianRevealed(id) => new("log-guardian-revealed")
            .name("guardian", key("guardian", &game.content.guardians[id].id))
            .cite(&["MR-TURN-09"]),
        TurnEvent::Entered(at, room) => {
            cell(new("log-entered").name("room", game.room(room)), at).cite(&["MR-TURN-02"])
        }
        TurnEvent::Evaded(at, room) => {
            cell(new("log-evaded").name("room", game.room(room)), at).cite(&["MR-CLASS-17", "MR-CLASS-22"])
        }
        TurnEvent::ExitReached => new("log-exit").cite(&["MR-TURN-17"]),
        TurnEvent::Fell { from, to } => {
            new("log-fell").number("from", from).number("to", to).cite(&["MR-FALL-01", "MR-FALL-10"])
        }
        TurnEvent::FallIgnored => new("log-fall-ignored").cite(&["MR-FALL-08", "MR-FALL-11"]),
        TurnEvent::GuardianLost => new("log-guardian-lost").cite(&["MR-FALL-04", "MR-FALL-10"]),
        TurnEvent::Ate => new("log-ate").cite(&["MR-DELVE-01"]),
        TurnEvent::WentHungry(hp) => new("log-hungry").number("hp", hp).cite(&["MR-DELVE-02"]),
        TurnEvent::Descended(area) => new("log-descended").number("area", area).cite(&["MR-DELVE-05"]),
        TurnEvent::Swapped(a, b) => {
            new("log-swapped").number("a", a.number()).number("b", b.number()).cite(&["MR-CAMP-07"])
        }
        TurnEvent::NoStory => new("log-no-story").cite(&["MR-ROOM-38"]),
        TurnEvent::Replaced(at) => cell(new("log-replaced"), at).cite(&["MR-ITEM-24", "MR-ITEM-29"]),
        TurnEvent::Looked(Some(room)) => {
            new("log-looked").name("room", game.room(room)).cite(&["MR-ITEM-25"])
        }
        TurnEvent::Looked(None) => new("log-looked-secretly").cite(&["MR-ITEM-25"]),
        TurnEvent::PutBack(Some(room), Some(at)) => {
            cell(new("log-put-under").name("room", game.room(room)), at).cite(&["MR-ITEM-25"])
        }
        TurnEvent::PutBack(Some(room), None) => {
            new("log-put-aside").name("room", game.room(room)).cite(&["MR-ITEM-25"])
        }
        TurnEvent::PutBack(None, Some(at)) => cell(new("log-put-secretly"), at).cite(&["MR-ITEM-25"]),
        TurnEvent::PutBack(None, None) => new("log-put-aside-secretly").cite(&["MR-ITEM-25"]),
        TurnEvent::Resolved(_) | TurnEvent::Collected => return None,
    })
}

fn check(event: CheckEvent) -> Message {
    let new = Message::new;
    match event {
        CheckEvent::Rolled(pool) => MiniRogue::pool(new("log-check-rolled"), pool).cite(&["MR-SKILL-01"]),
        CheckEvent::Done { passed: true } => new("log-check-passed").cite(&["MR-SKILL-05"]),
        CheckEvent::Done { passed: false } => new("log-check-failed").cite(&["MR-SKILL-05"]),
        CheckEvent::SeenThrough => new("log-check-seen-through").cite(&["MR-SKILL-11", "MR-SKILL-12"]),
        CheckEvent::DungeonRolled(die) => new("log-dungeon-rolled").number("die", die).cite(&["MR-ROOM-09"]),
        CheckEvent::Shifted { from, to } => new("log-shifted").number("from", from).number("to", to).cite(&[
            "MR-TOMB-01",
            "MR-TOMB-02",
            "MR-SHRINE-03",
            "MR-SHRINE-04",
        ]),
    }
}

fn hero(event: HeroEvent) -> Message {
    let new = Message::new;
    let amount = |key: &'static str, kind: Resource, number: u8| {
        new(key).name("resource", resource_key(kind)).number("amount", number)
    };
    match event {
        HeroEvent::Died => new("log-died").cite(&["MR-CHAR-04"]),
        HeroEvent::Gained(kind, number) => amount("log-gained", kind, number).cite(&["MR-CHAR-14"]),
        HeroEvent::TrackFull(kind) => {
            new("log-track-full").name("resource", resource_key(kind)).cite(&["MR-CHAR-16"])
        }
        HeroEvent::Lost(kind, number) => amount("log-lost", kind, number).cite(&["MR-CHAR-14"]),
        HeroEvent::MissingPaid(hp) => new("log-missing-paid").number("hp", hp).cite(&["MR-CHAR-11"]),
        HeroEvent::PenaltyReplaced => new("log-penalty-replaced").cite(&["MR-TRAP-02", "MR-TOMB-09"]),
        HeroEvent::XpOverflow(hp) => new("log-xp-overflow").number("hp", hp).cite(&["MR-XP-06", "MR-XP-07"]),
        HeroEvent::LevelChanged(level) => new("log-level").number("level", level).cite(&["MR-XP-02"]),
        HeroEvent::Afflicted(kind) => {
            new("log-afflicted").name("affliction", affliction_key(kind)).cite(afflicting(kind))
        }
        HeroEvent::AfflictedAlready(kind) => new("log-afflicted-already")
            .name("affliction", affliction_key(kind))
            .cite(&["MR-EFFECT-14", "MR-EFFECT-19"]),
        HeroEvent::Cured(kind) => new("log-cured").name("affliction", affliction_key(kind)).cite(&[
            "MR-EFFECT-13",
            "MR-EFFECT-18",
            "MR-EFFECT-23",
        ]),
        HeroEvent::BlessingBlocked => new("log-blessing-blocked").cite(&["MR-ROOM-36"]),
        HeroEvent::HpRaised(hp) => new("log-hp-raised").number("hp", hp).cite(&["MR-ROOM-39"]),
        HeroEvent::Refreshed => new("log-refreshed").cite(&["MR-CLASS-12"]),
        HeroEvent::CombatSkill => new("log-combat-skill").cite(&["MR-CLASS-04"]),
        HeroEvent::ExplorationSkill => new("log-exploration-skill").cite(&["MR-CLASS-04"]),
        HeroEvent::PreparationSkill => new("log-preparation-skill").cite(&["MR-CLASS-04"]),
        HeroEvent::Saved { hp } => new("log-saved").number("hp", hp).cite(&["MR-CLASS-28"]),
        HeroEvent::PoisonBit => new("log-poison-bit").cite(&["MR-EFFECT-16"]),
    }
}

fn fight(game: &MiniRogue, event: FightEvent) -> Message {
    let new = Message::new;
    match event {
        FightEvent::Won => new("log-won").cite(&["MR-END-01"]),
        FightEvent::ChapterWon => new("log-chapter-won").cite(&["MR-CAMPAIGN-21"]),
        FightEvent::Began { enemy, hp } => new("log-fight")
            .name("enemy", game.enemy(enemy))
            .number("hp", hp)
            .cite(&["MR-COMBAT-01", "MR-ENEMY-01"]),
        FightEvent::Rolled(pool) => MiniRogue::pool(new("log-attack-rolled"), pool).cite(&["MR-COMBAT-06"]),
        FightEvent::CriticalRerolled { die, value, total } => new("log-critical-rerolled")
            .number("die", die)
            .number("value", value)
            .number("total", total)
            .cite(&["MR-COMBAT-10"]),
        FightEvent::FeatDone { die, value } => {
            new("log-feat").number("die", die).number("value", value).cite(&["MR-FEAT-01"])
        }
        FightEvent::Doubled { die } => {
            new("log-doubled").number("die", die).cite(&["MR-CLASS-16", "MR-CLASS-21"])
        }
        FightEvent::Struck { damage, left } => new("log-struck")
            .number("damage", damage)
            .number("left", left)
            .cite(&["MR-COMBAT-20", "MR-COMBAT-24"]),
        FightEvent::EnemyHurt { damage, left } => new("log-enemy-hurt")
            .number("damage", damage)
            .number("left", left)
            .cite(&["MR-COMBAT-22", "MR-CLASS-27"]),
        FightEvent::EnemyMissed(enemy) => {
            new("log-enemy-missed").name("enemy", game.enemy(enemy)).cite(&["MR-COMBAT-26"])
        }
        FightEvent::EnemyFrozen(enemy) => {
            new("log-enemy-frozen").name("enemy", game.enemy(enemy)).cite(&["MR-POTION-04", "MR-POTION-05"])
        }
        FightEvent::EnemyHit { enemy, lost: 0, .. } => {
            new("log-enemy-blocked").name("enemy", game.enemy(enemy)).cite(&["MR-COMBAT-27", "MR-COMBAT-29"])
        }
        FightEvent::EnemyHit { enemy, lost, pierced } => {
            new(if pierced { "log-enemy-pierced" } else { "log-enemy-hit" })
                .name("enemy", game.enemy(enemy))
                .number("lost", lost)
                .cite(if pierced {
                    &["MR-COMBAT-28", "MR-EFFECT-27", "MR-EFFECT-28"]
                } else {
                    &["MR-COMBAT-27"]
                })
        }
        FightEvent::Regenerated { hp } => new("log-regenerated").number("hp", hp).cite(&["MR-EFFECT-31"]),
        FightEvent::EnemyBeaten(enemy) => {
            new("log-enemy-beaten").name("enemy", game.enemy(enemy)).cite(&["MR-COMBAT-03"])
        }
        FightEvent::SecondPhase => new("log-second-phase").cite(&["MR-GUARDIAN-06"]),
        FightEvent::GuardianDiscarded(id) => new("log-guardian-discarded")
            .name("guardian", key("guardian", &game.content.guardians[id].id))
            .cite(&["MR-GUARDIAN-03", "MR-GUARDIAN-04"]),
        FightEvent::StanceTaken(stance) => {
            new("log-stance").name("stance", key("stance", stance.id())).cite(&["MR-STANCE-04"])
        }
    }
}

fn potion(event: PotionEvent) -> Message {
    let new = Message::new;
    let potion = |key: &'static str, kind: Potion| new(key).name("potion", MiniRogue::potion(kind));
    match event {
        PotionEvent::Gained(kind) => potion("log-potion-gained", kind).cite(&["MR-POTION-18"]),
        PotionEvent::Double(kind) => {
            potion("log-potion-double", kind).cite(&["MR-POTION-19", "MR-POTION-21"])
        }
        PotionEvent::Dropped(kind) => potion("log-potion-dropped", kind).cite(&["MR-POTION-20"]),
        PotionEvent::Used(kind) => potion("log-potion-used", kind).cite(&["MR-POTION-17"]),
    }
}

fn item(game: &MiniRogue, event: ItemEvent) -> Message {
    let new = Message::new;
    let item = |key: &'static str, room: RoomId| new(key).name("item", game.room(room));
    match event {
        ItemEvent::Taken(room, uses) => {
            item("log-item-taken", room).number("uses", uses).cite(&["MR-ITEM-01", "MR-ITEM-15"])
        }
        ItemEvent::Left(room) => {
            item("log-item-left", room).cite(&["MR-ITEM-06", "MR-ITEM-11", "MR-ITEM-19"])
        }
        ItemEvent::Declined(room) => item("log-item-declined", room).cite(&["MR-COOP-19"]),
        ItemEvent::Returned(room) => item("log-item-returned", room).cite(&["MR-ITEM-05", "MR-ITEM-20"]),
        ItemEvent::Used(room, uses) => {
            item("log-item-used", room).number("uses", uses).cite(&["MR-ITEM-04", "MR-ITEM-12"])
        }
    }
}

fn trade(game: &MiniRogue, event: TradeEvent) -> Message {
    let new = Message::new;
    match event {
        TradeEvent::Offered(gold) => new("log-offered").number("gold", gold).cite(&["MR-SHRINE-02"]),
        TradeEvent::Bought(word) => {
            new("log-bought").name("good", good(game, word)).cite(&["MR-MERCHANT-01"])
        }
        TradeEvent::TakenBack(word) => {
            new("log-taken-back").name("good", good(game, word)).cite(&["MR-MERCHANT-13"])
        }
        TradeEvent::SoldArmour(gold) => new("log-sold-armour").number("gold", gold).cite(&["MR-MERCHANT-01"]),
        TradeEvent::SoldPotion(kind, gold) => new("log-sold-potion")
            .name("potion", MiniRogue::potion(kind))
            .number("gold", gold)
            .cite(&["MR-MERCHANT-01"]),
    }
}

fn coop(game: &MiniRogue, event: CoopEvent) -> Message {
    let new = Message::new;
    match event {
        CoopEvent::WayChosen(at) => cell(new("log-way-chosen"), at).cite(&["MR-COOP-05", "MR-COOP-07"]),
        CoopEvent::OrderProposed => new("log-order-proposed").cite(&["MR-COOP-08"]),
        CoopEvent::OrderAgreed => new("log-order-agreed").cite(&["MR-COOP-08"]),
        CoopEvent::OrderDeclined => new("log-order-declined").cite(&["MR-COOP-08"]),
        CoopEvent::TradeBegan => new("log-trade-began").cite(&["MR-COOP-13"]),
        CoopEvent::GaveTrack(kind, amount) => new("log-gave")
            .name("resource", resource_key(kind))
            .number("amount", amount)
            .cite(&["MR-COOP-13"]),
        CoopEvent::GavePotion(kind) => {
            new("log-gave-potion").name("potion", MiniRogue::potion(kind)).cite(&["MR-COOP-13"])
        }
        CoopEvent::GaveItem(room) => new("log-gave-item").name("item", game.room(room)).cite(&["MR-COOP-13"]),
        CoopEvent::TradeEnded => new("log-trade-ended").cite(&["MR-COOP-15"]),
    }
}

const fn afflicting(affliction: Affliction) -> &'static [&'static str] {
    match affliction {
        Affliction::Poison => &["MR-EFFECT-15"],
        Affliction::Curse => &["MR-EFFECT-03"],
        Affliction::Blindness => &["MR-EFFECT-21"],
    }
}
