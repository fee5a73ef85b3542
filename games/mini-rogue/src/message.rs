//! How Mini Rogue speaks: events, choices and prompts as keys and arguments, with the rules behind them.
//! Words are in the Fluent files; a rule that an edition does not have is left out when the line is shown.

mod choice;
mod fight;
mod party;

use crate::MiniRogue;
use crate::action::{Action, Price, SkillUse};
use crate::content::{Affliction, CombatSkill, EnemyId, GoodId, Icon, ListId, Potion, Resource, RoomId};
use crate::event::{Event, Pool, What};
use crate::rules::{combat, coop, item};
use crate::state::{CellId, End, Frame, Hero, Phase, State};
use crate::view::View;
use undercroft_kernel::{Faces, Id, Message, Narrate, Seat, Viewer};

/// The key of a name in the texts: kind and id.
#[must_use]
pub fn key(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace('_', "-"))
}

/// The key of the name of a resource.
#[must_use]
pub const fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Hp => "resource-hp",
        Resource::Armour => "resource-armour",
        Resource::Xp => "resource-xp",
        Resource::Food => "resource-food",
        Resource::Gold => "resource-gold",
    }
}

/// The key of the name of an affliction.
#[must_use]
pub const fn affliction_key(affliction: Affliction) -> &'static str {
    match affliction {
        Affliction::Poison => "affliction-poison",
        Affliction::Curse => "affliction-curse",
        Affliction::Blindness => "affliction-blindness",
    }
}

fn key_of(game: &MiniRogue, hero: &Hero) -> String {
    key("character", &game.content.characters[hero.character].id)
}

fn faces(faces: Faces) -> String {
    let faces: Vec<String> = faces.iter().map(|face| face.to_string()).collect();
    faces.join(", ")
}

impl MiniRogue {
    fn room(&self, room: RoomId) -> String {
        key("room", &self.content.rooms[room].id)
    }

    /// The key of an enemy's name. A Guardian's lines carry the Guardian's word.
    #[must_use]
    pub fn enemy(&self, enemy: EnemyId) -> String {
        let id = &self.content.enemies[enemy].id;
        let guardian = self.content.guardians.find(|guardian| guardian.id == *id).is_some();
        key(if guardian { "guardian" } else { "enemy" }, id)
    }

    fn potion(potion: Potion) -> String {
        key("potion", potion.id())
    }

    fn pool(message: Message, pool: Pool) -> Message {
        let symbol = |shown: Option<bool>| match shown {
            None => "none",
            Some(false) => "blank",
            Some(true) => "symbol",
        };
        let count = pool.faces.iter().count() as i64;
        message
            .word("dice", faces(pool.faces))
            .number("count", count)
            .number("dungeon", i64::from(pool.dungeon))
            .word("poison", symbol(pool.poison))
            .word("curse", symbol(pool.curse))
    }
}

fn cell(message: Message, cell: CellId) -> Message {
    message
        .number("row", i64::from(cell.row()))
        .number("column", i64::from(cell.column()))
        .number("cell", i64::from(cell.number()))
}

impl Narrate for MiniRogue {
    fn tell(&self, event: &Event) -> Option<Message> {
        let message = tell_table(self, event.what)
            .or_else(|| tell_tracks(event.what))
            .or_else(|| tell_fight(self, event.what))
            .or_else(|| tell_cards(self, event.what))
            .or_else(|| party::tell(self, event.what))?;
        Some(message.about(Seat(event.hero)))
    }

    fn label(&self, view: &View, action: Action) -> Message {
        match view.viewer {
            // Where both are asked, the words are about what the viewer has.
            Viewer::Seat(seat) if coop::asked(self, &view.table).has(seat) => {
                label(self, &coop::seen_by(&view.table, seat.0), action)
            }
            _ => label(self, &view.table, action),
        }
    }

    fn ask(&self, view: &View, seat: Seat) -> Message {
        let state = &view.table;
        if !state.is_coop() {
            return ask(self, state);
        }
        // With two characters the prompt says whose turn it is.
        let seen = coop::seen_by(state, seat.0);
        let hero = state.party.at(usize::from(seat.0)).unwrap_or(state.hero());
        let key = if seat.0 == state.leader { "ask-of-leader" } else { "ask-of" };
        Message::new(key).name("character", key_of(self, hero)).parts("ask", vec![ask(self, &seen)])
    }

    fn close(&self, view: &View, _: Viewer) -> Message {
        match view.table.end {
            Some(End::Won) if self.quest.is_some() => {
                Message::new("end-chapter-won").cite(&["MR-CAMPAIGN-21"])
            }
            Some(End::Beaten) => Message::new("end-chapter-beaten").cite(&["MR-CAMPAIGN-70"]),
            Some(End::Won) => Message::new("end-won").cite(&["MR-END-01"]),
            _ => Message::new("end-lost")
                .number("area", i64::from(view.table.area))
                .cite(&["MR-END-02", "MR-CHAR-04"]),
        }
    }
}

/// Events of the turn: Areas, Rooms, moves.
fn tell_table(game: &MiniRogue, what: What) -> Option<Message> {
    let new = Message::new;
    Some(match what {
        What::Joined(id) => new("log-joined")
            .name("character", key("character", &game.content.characters[id].id))
            .cite(&["MR-SETUP-08"]),
        What::Dealt { area, floor } => new("log-dealt")
            .number("area", i64::from(area))
            .number("floor", i64::from(floor))
            .cite(&["MR-TURN-04"]),
        What::Revealed(at, room) => {
            cell(new("log-revealed").name("room", game.room(room)), at).cite(&["MR-TURN-12"])
        }
        What::GuardianRevealed(id) => new("log-guardian-revealed")
            .name("guardian", key("guardian", &game.content.guardians[id].id))
            .cite(&["MR-TURN-09"]),
        What::Entered(at, room) => {
            cell(new("log-entered").name("room", game.room(room)), at).cite(&["MR-TURN-02"])
        }
        What::Evaded(at, room) => {
            cell(new("log-evaded").name("room", game.room(room)), at).cite(&["MR-CLASS-17", "MR-CLASS-22"])
        }
        What::ExitReached => new("log-exit").cite(&["MR-TURN-17"]),
        What::CheckRolled(pool) => MiniRogue::pool(new("log-check-rolled"), pool).cite(&["MR-SKILL-01"]),
        What::CheckDone { passed: true } => new("log-check-passed").cite(&["MR-SKILL-05"]),
        What::CheckDone { passed: false } => new("log-check-failed").cite(&["MR-SKILL-05"]),
        What::CheckSeenThrough => new("log-check-seen-through").cite(&["MR-SKILL-11", "MR-SKILL-12"]),
        What::DungeonRolled(die) => {
            new("log-dungeon-rolled").number("die", i64::from(die)).cite(&["MR-ROOM-09"])
        }
        What::Shifted { from, to } => new("log-shifted")
            .number("from", i64::from(from))
            .number("to", i64::from(to))
            .cite(&["MR-TOMB-01", "MR-TOMB-02", "MR-SHRINE-03", "MR-SHRINE-04"]),
        What::Fell { from, to } => new("log-fell")
            .number("from", i64::from(from))
            .number("to", i64::from(to))
            .cite(&["MR-FALL-01", "MR-FALL-10"]),
        What::FallIgnored => new("log-fall-ignored").cite(&["MR-FALL-08", "MR-FALL-11"]),
        What::GuardianLost => new("log-guardian-lost").cite(&["MR-FALL-04", "MR-FALL-10"]),
        What::Ate => new("log-ate").cite(&["MR-DELVE-01"]),
        What::WentHungry(hp) => new("log-hungry").number("hp", i64::from(hp)).cite(&["MR-DELVE-02"]),
        What::Descended(area) => new("log-descended").number("area", i64::from(area)).cite(&["MR-DELVE-05"]),
        What::Swapped(a, b) => new("log-swapped")
            .number("a", i64::from(a.number()))
            .number("b", i64::from(b.number()))
            .cite(&["MR-CAMP-07"]),
        What::Died => new("log-died").cite(&["MR-CHAR-04"]),
        What::Won => new("log-won").cite(&["MR-END-01"]),
        What::ChapterWon => new("log-chapter-won").cite(&["MR-CAMPAIGN-21"]),
        _ => return None,
    })
}

/// Events of the Character board.
fn tell_tracks(what: What) -> Option<Message> {
    let new = Message::new;
    let amount = |key: &'static str, kind: Resource, number: u8| {
        new(key).name("resource", resource_key(kind)).number("amount", i64::from(number))
    };
    Some(match what {
        What::Gained(kind, number) => amount("log-gained", kind, number).cite(&["MR-CHAR-14"]),
        What::TrackFull(kind) => {
            new("log-track-full").name("resource", resource_key(kind)).cite(&["MR-CHAR-16"])
        }
        What::Lost(kind, number) => amount("log-lost", kind, number).cite(&["MR-CHAR-14"]),
        What::MissingPaid(hp) => new("log-missing-paid").number("hp", i64::from(hp)).cite(&["MR-CHAR-11"]),
        What::PenaltyReplaced => new("log-penalty-replaced").cite(&["MR-TRAP-02", "MR-TOMB-09"]),
        What::XpOverflow(hp) => {
            new("log-xp-overflow").number("hp", i64::from(hp)).cite(&["MR-XP-06", "MR-XP-07"])
        }
        What::LevelIs(level) => new("log-level").number("level", i64::from(level)).cite(&["MR-XP-02"]),
        What::Afflicted(kind) => {
            new("log-afflicted").name("affliction", affliction_key(kind)).cite(afflicting(kind))
        }
        What::AfflictedAlready(kind) => new("log-afflicted-already")
            .name("affliction", affliction_key(kind))
            .cite(&["MR-EFFECT-14", "MR-EFFECT-19"]),
        What::Cured(kind) => new("log-cured").name("affliction", affliction_key(kind)).cite(&[
            "MR-EFFECT-13",
            "MR-EFFECT-18",
            "MR-EFFECT-23",
        ]),
        What::BlessingBlocked => new("log-blessing-blocked").cite(&["MR-ROOM-36"]),
        What::HpRaised(hp) => new("log-hp-raised").number("hp", i64::from(hp)).cite(&["MR-ROOM-39"]),
        What::Refreshed => new("log-refreshed").cite(&["MR-CLASS-12"]),
        What::CombatSkill => new("log-combat-skill").cite(&["MR-CLASS-04"]),
        What::ExplorationSkill => new("log-exploration-skill").cite(&["MR-CLASS-04"]),
        What::PreparationSkill => new("log-preparation-skill").cite(&["MR-CLASS-04"]),
        What::Saved { hp } => new("log-saved").number("hp", i64::from(hp)).cite(&["MR-CLASS-28"]),
        What::PoisonBit => new("log-poison-bit").cite(&["MR-EFFECT-16"]),
        What::NoStory => new("log-no-story").cite(&["MR-ROOM-38"]),
        _ => return None,
    })
}

const fn afflicting(affliction: Affliction) -> &'static [&'static str] {
    match affliction {
        Affliction::Poison => &["MR-EFFECT-15"],
        Affliction::Curse => &["MR-EFFECT-03"],
        Affliction::Blindness => &["MR-EFFECT-21"],
    }
}

/// Events of a fight.
fn tell_fight(game: &MiniRogue, what: What) -> Option<Message> {
    let new = Message::new;
    Some(match what {
        What::FightBegan { enemy, hp } => new("log-fight")
            .name("enemy", game.enemy(enemy))
            .number("hp", i64::from(hp))
            .cite(&["MR-COMBAT-01", "MR-ENEMY-01"]),
        What::AttackRolled(pool) => MiniRogue::pool(new("log-attack-rolled"), pool).cite(&["MR-COMBAT-06"]),
        What::CriticalRerolled { die, value, total } => new("log-critical-rerolled")
            .number("die", i64::from(die))
            .number("value", i64::from(value))
            .number("total", i64::from(total))
            .cite(&["MR-COMBAT-10"]),
        What::FeatDone { die, value } => new("log-feat")
            .number("die", i64::from(die))
            .number("value", i64::from(value))
            .cite(&["MR-FEAT-01"]),
        What::Doubled { die } => {
            new("log-doubled").number("die", i64::from(die)).cite(&["MR-CLASS-16", "MR-CLASS-21"])
        }
        What::Struck { damage, left } => new("log-struck")
            .number("damage", i64::from(damage))
            .number("left", i64::from(left))
            .cite(&["MR-COMBAT-20", "MR-COMBAT-24"]),
        What::EnemyHurt { damage, left } => new("log-enemy-hurt")
            .number("damage", i64::from(damage))
            .number("left", i64::from(left))
            .cite(&["MR-COMBAT-22", "MR-CLASS-27"]),
        What::EnemyMissed(enemy) => {
            new("log-enemy-missed").name("enemy", game.enemy(enemy)).cite(&["MR-COMBAT-26"])
        }
        What::EnemyFrozen(enemy) => {
            new("log-enemy-frozen").name("enemy", game.enemy(enemy)).cite(&["MR-POTION-04", "MR-POTION-05"])
        }
        What::EnemyHit { enemy, lost: 0, .. } => {
            new("log-enemy-blocked").name("enemy", game.enemy(enemy)).cite(&["MR-COMBAT-27", "MR-COMBAT-29"])
        }
        What::EnemyHit { enemy, lost, pierced } => {
            new(if pierced { "log-enemy-pierced" } else { "log-enemy-hit" })
                .name("enemy", game.enemy(enemy))
                .number("lost", i64::from(lost))
                .cite(if pierced {
                    &["MR-COMBAT-28", "MR-EFFECT-27", "MR-EFFECT-28"]
                } else {
                    &["MR-COMBAT-27"]
                })
        }
        What::Regenerated { hp } => {
            new("log-regenerated").number("hp", i64::from(hp)).cite(&["MR-EFFECT-31"])
        }
        What::EnemyBeaten(enemy) => {
            new("log-enemy-beaten").name("enemy", game.enemy(enemy)).cite(&["MR-COMBAT-03"])
        }
        What::SecondPhase => new("log-second-phase").cite(&["MR-GUARDIAN-06"]),
        What::GuardianDiscarded(id) => new("log-guardian-discarded")
            .name("guardian", key("guardian", &game.content.guardians[id].id))
            .cite(&["MR-GUARDIAN-03", "MR-GUARDIAN-04"]),
        _ => return None,
    })
}

/// Events of potions, Items and trade. What remains silent is told by its neighbours.
fn tell_cards(game: &MiniRogue, what: What) -> Option<Message> {
    let new = Message::new;
    let potion = |key: &'static str, kind: Potion| new(key).name("potion", MiniRogue::potion(kind));
    let item = |key: &'static str, room: RoomId| new(key).name("item", game.room(room));
    Some(match what {
        What::PotionGained(kind) => potion("log-potion-gained", kind).cite(&["MR-POTION-18"]),
        What::PotionDouble(kind) => potion("log-potion-double", kind).cite(&["MR-POTION-19", "MR-POTION-21"]),
        What::PotionDropped(kind) => potion("log-potion-dropped", kind).cite(&["MR-POTION-20"]),
        What::PotionUsed(kind) => potion("log-potion-used", kind).cite(&["MR-POTION-17"]),
        What::ItemTaken(room, uses) => {
            item("log-item-taken", room).number("uses", i64::from(uses)).cite(&["MR-ITEM-01", "MR-ITEM-15"])
        }
        What::ItemLeft(room) => item("log-item-left", room).cite(&["MR-ITEM-06", "MR-ITEM-11", "MR-ITEM-19"]),
        What::ItemDeclined(room) => item("log-item-declined", room).cite(&["MR-COOP-19"]),
        What::ItemReturned(room) => item("log-item-returned", room).cite(&["MR-ITEM-05", "MR-ITEM-20"]),
        What::ItemUsed(room, uses) => {
            item("log-item-used", room).number("uses", i64::from(uses)).cite(&["MR-ITEM-04", "MR-ITEM-12"])
        }
        What::Replaced(at) => cell(new("log-replaced"), at).cite(&["MR-ITEM-24", "MR-ITEM-29"]),
        What::Looked(Some(room)) => new("log-looked").name("room", game.room(room)).cite(&["MR-ITEM-25"]),
        What::Looked(None) => new("log-looked-secretly").cite(&["MR-ITEM-25"]),
        What::PutBack(Some(room), Some(at)) => {
            cell(new("log-put-under").name("room", game.room(room)), at).cite(&["MR-ITEM-25"])
        }
        What::PutBack(Some(room), None) => {
            new("log-put-aside").name("room", game.room(room)).cite(&["MR-ITEM-25"])
        }
        What::PutBack(None, Some(at)) => cell(new("log-put-secretly"), at).cite(&["MR-ITEM-25"]),
        What::PutBack(None, None) => new("log-put-aside-secretly").cite(&["MR-ITEM-25"]),
        What::Offered(gold) => new("log-offered").number("gold", i64::from(gold)).cite(&["MR-SHRINE-02"]),
        What::Bought(word) => new("log-bought").name("good", good(game, word)).cite(&["MR-MERCHANT-01"]),
        What::SoldArmour(gold) => {
            new("log-sold-armour").number("gold", i64::from(gold)).cite(&["MR-MERCHANT-01"])
        }
        What::SoldPotion(kind, gold) => {
            potion("log-sold-potion", kind).number("gold", i64::from(gold)).cite(&["MR-MERCHANT-01"])
        }
        _ => return None,
    })
}

fn good(game: &MiniRogue, word: GoodId) -> String {
    key("good", game.content.goods.get(word.index()).map_or("", String::as_str))
}

/// What a list of icons does, in short: the parts of a choice or price.
pub fn icons(game: &MiniRogue, list: ListId, floor: u8) -> Vec<Message> {
    let amount = |key: &'static str, kind: Resource, number: u8| {
        Message::new(key).name("resource", resource_key(kind)).number("amount", i64::from(number))
    };
    let icon = |icon: &Icon| match icon {
        Icon::Gain(kind, number) => amount("icon-gain", *kind, number.on(floor)),
        Icon::Lose(kind, number) => amount("icon-lose", *kind, number.on(floor)),
        Icon::Potion(kind) => Message::new("icon-potion").name("potion", MiniRogue::potion(*kind)),
        Icon::AnyPotion => Message::new("icon-any-potion"),
        Icon::Choose(_) => Message::new("icon-choice"),
        Icon::Refresh => Message::new("icon-refresh"),
        Icon::Blessing => Message::new("icon-blessing"),
        Icon::Cure(kind) => Message::new("icon-cure").name("affliction", affliction_key(*kind)),
        Icon::Suffer(kind) => Message::new("icon-suffer").name("affliction", affliction_key(*kind)),
        Icon::Fall => Message::new("icon-fall"),
        Icon::Ghost => Message::new("icon-ghost"),
        Icon::Rewards => Message::new("icon-rewards"),
        Icon::RaiseHp(to) => Message::new("icon-raise-hp").number("hp", i64::from(*to)),
        Icon::LoseItem => Message::new("icon-lose-item"),
        Icon::Tunnel => Message::new("icon-tunnel"),
        Icon::Regenerate(hp) => Message::new("icon-regenerate").number("hp", i64::from(*hp)),
        Icon::Story => Message::new("icon-story"),
    };
    game.content.lists[list].iter().map(icon).collect()
}

fn label(game: &MiniRogue, state: &State, action: Action) -> Message {
    choice::label(game, state, action).unwrap_or_else(|| label_fight(game, state, action))
}

/// The words on the buttons of a fight.
fn label_fight(game: &MiniRogue, state: &State, action: Action) -> Message {
    let new = Message::new;
    let die = |key: &'static str, number: u8| {
        let value = combat::die(state, number).map_or(0, |die| die.value);
        let total = combat::die(state, number).map_or(0, |die| die.total);
        new(key)
            .number("die", i64::from(number))
            .number("value", i64::from(value))
            .number("total", i64::from(total))
    };
    let numbers = game.content.numbers;
    match action {
        Action::UseExplorationSkill(at) => fight::exploration(game, state, at),
        Action::UseCombatSkill(SkillUse::Plain) => {
            match game.content.characters[state.hero().character].combat {
                CombatSkill::ArmourStrike { times } => new("do-armour-strike")
                    .number("damage", i64::from(times) * i64::from(combat::worn_armour(game, state))),
                CombatSkill::DoubleNextAttack => new("do-double-next"),
                _ => new("do-double-die-skill"),
            }
        }
        Action::UseCombatSkill(SkillUse::Potion(kind)) => {
            new("do-conjure").name("potion", MiniRogue::potion(kind))
        }
        Action::UseCombatSkill(SkillUse::Hp(hp)) => {
            let times = match game.content.characters[state.hero().character].combat {
                CombatSkill::Tribute { times } => i64::from(times),
                _ => 1,
            };
            new("do-tribute").number("hp", i64::from(hp)).number("damage", i64::from(hp) * times)
        }
        Action::RollAttack => new("do-roll-attack"),
        Action::Stance(stance) => new("do-stance").name("stance", key("stance", stance.id())),
        Action::RerollCritical(number) => die("do-reroll-critical", number),
        Action::Feat(number, Price::Xp) => {
            die("do-feat-xp", number).number("price", i64::from(numbers.feat_xp))
        }
        Action::Feat(number, Price::Hp) => {
            die("do-feat-hp", number).number("price", i64::from(numbers.feat_hp))
        }
        Action::Feat(number, Price::Item) => die("do-feat-item", number),
        Action::KeepDice => new("do-keep-dice"),
        Action::DoubleDie(number) => die("do-double", number),
        Action::EndAttack => new("do-end-attack").number("damage", i64::from(combat::damage(game, state))),
        _ => new("do-skip-potion"),
    }
}

/// The sentence over the buttons.
fn ask(game: &MiniRogue, state: &State) -> Message {
    let new = Message::new;
    let room = |key: &'static str| match state.room_here() {
        Some(room) => new(key).name("room", game.room(room)),
        None => new(key),
    };
    match state.stack.top() {
        None => match state.phase {
            Phase::Preparation | Phase::FallPreparation => new("ask-preparation"),
            // Where both are asked at the Entrance, the second one may only propose another order.
            Phase::Entrance if state.is_coop() && state.active() != state.first && state.done == 0 => {
                new("ask-propose")
            }
            Phase::Entrance if state.room_here().is_some() => room("ask-entrance"),
            Phase::Entrance => new("ask-entrance-unseen"),
            Phase::Resolved => new("ask-reveal"),
            Phase::Choice if state.hero().blind => new("ask-move-blind"),
            Phase::Exit => new("ask-exit"),
            _ => new("ask-move"),
        },
        Some(Frame::Fight) => fight::ask(game, state),
        Some(Frame::Check) if state.room_here().is_none() => new("ask-check-taken"),
        Some(Frame::Check) if item::can_leave(game, state).is_ok() => room("ask-check-item"),
        Some(Frame::Check) => room("ask-check"),
        Some(Frame::Shift { die }) => new("ask-shift").number("die", i64::from(die)),
        Some(Frame::Choice { .. }) => new("ask-choice"),
        Some(Frame::AnyPotion) => new("ask-any-potion"),
        Some(Frame::DropPotion { new: kind }) => {
            new("ask-drop-potion").name("potion", MiniRogue::potion(kind))
        }
        Some(Frame::DropItem) => new("ask-drop-item"),
        Some(Frame::Camp) => room("ask-camp"),
        Some(Frame::Trade) => room("ask-trade"),
        Some(Frame::Shrine { offered: false }) => new("ask-shrine"),
        Some(Frame::Shrine { offered: true }) => new("ask-shrine-offered"),
        Some(Frame::ItemPrice | Frame::ItemWon { .. }) => room("ask-item"),
        Some(Frame::Tunnel) => new("ask-tunnel"),
        Some(Frame::Rewards) => new("ask-rewards"),
        Some(Frame::Foresight { left }) => new("ask-foresight").number("left", i64::from(left)),
        Some(Frame::Arrange { .. }) => match state.looked.last() {
            Some(card) => new("ask-arrange").name("room", game.room(*card)),
            None => new("ask-arrange-secret"),
        },
        Some(Frame::Doom { .. }) => new("ask-death"),
        Some(Frame::Barter { .. }) => new("ask-barter"),
        Some(Frame::Order { .. }) => new("ask-order"),
        Some(Frame::Blank | Frame::Icons { .. } | Frame::LoseHp { .. } | Frame::HandOver { .. }) => {
            new("ask-move")
        }
    }
}
