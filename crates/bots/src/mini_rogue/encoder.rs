//! What the network is told of a position of Mini Rogue: what the active character owns, where it stands, what is pending, how its fight
//! stands and who is with it. Values of cards are read from the content, and rules of thumb price what they do, so that the network
//! knows no card by name and copes with any pack.

use super::duel::Duel;
use super::{Judge, paths};
use crate::learned::Encoder;
use crate::network::{Inputs, Subject};
use mini_rogue::action::Action;
use mini_rogue::content::{CombatSkill, ExplorationSkill, ItemKind, Potion, RoomKind};
use mini_rogue::rules::{board, class, combat, xp};
use mini_rogue::state::{
    Cell, CellId, Double, Foe, Frame, Hero, Item, LastPhase, Phase, Shield, Stage, State,
};
use mini_rogue::{MiniRogue, RULES_VERSION};
use undercroft_kernel::{Actions, Game, Seat};

const HERO: u16 = 57;
const PLACE: u16 = 45;
const WAYS: u16 = 26;
const PENDING: u16 = 30;
const FIGHT: u16 = 77;
/// How many inputs there are.
const INPUTS: u16 = 1 + 2 * HERO + PLACE + WAYS + PENDING + FIGHT;

/// The encoder of Mini Rogue.
#[derive(Clone, Copy, Debug, Default)]
pub struct MiniRogueEncoder;

impl Encoder<MiniRogue> for MiniRogueEncoder {
    fn subject(&self) -> Subject {
        Subject { game: "mini-rogue", rules_version: RULES_VERSION, inputs: usize::from(INPUTS) }
    }

    /// It learned from matches of parties, too, but calls them far too good.
    fn knows(&self, game: &MiniRogue) -> bool {
        game.seats() == 1
    }

    /// A party wins or loses together.
    fn side(&self, _: Seat) -> Seat {
        Seat(0)
    }

    fn usual(&self, game: &MiniRogue, state: &State, _: Seat, actions: &Actions<Action>) -> Option<Action> {
        Judge { game, table: state }.answer(actions)
    }

    fn encode(&self, game: &MiniRogue, state: &State, _: Seat, inputs: &mut Inputs) {
        let judge = Judge { game, table: state };
        let is_fight = mini_rogue::rules::potion::in_fight(state);
        inputs.flag(state.is_coop());
        hero(game, state.hero(), inputs);
        if state.is_coop() {
            hero(game, state.partner(), inputs);
        } else {
            inputs.skip(HERO);
        }
        place(&judge, inputs);
        if is_fight {
            inputs.skip(WAYS);
        } else {
            ways(&judge, inputs);
        }
        pending(&judge, inputs);
        if is_fight {
            fight(&judge, inputs);
        } else {
            inputs.skip(FIGHT);
        }
        debug_assert_eq!(inputs.written(), usize::from(INPUTS), "every position has the same inputs");
    }
}

fn hero(game: &MiniRogue, hero: &Hero, inputs: &mut Inputs) {
    let limits = &game.content.limits;
    let card = &game.content.characters[hero.character];
    inputs.number(hero.hp, 10);
    inputs.steps(hero.hp, &[2, 3, 4, 5, 6, 7, 8, 10, 12, 15]);
    inputs.number(hero.armour, 4);
    inputs.steps(hero.armour, &[1, 2, 3, 4, 5]);
    let level = xp::level(limits, hero.xp);
    inputs.one_of(usize::from(level).saturating_sub(1), 3);
    inputs.number(hero.xp, 10);
    let next = limits.levels.iter().find(|from| **from > hero.xp).map_or(0, |from| from - hero.xp);
    inputs.number(next, 10);
    inputs.number(hero.food, 4);
    inputs.steps(hero.food, &[1, 2, 3]);
    inputs.number(hero.gold, 10);
    inputs.steps(hero.gold, &[3, 6]);
    for potion in Potion::ALL {
        inputs.flag(hero.potions.has(potion));
    }
    inputs.number(hero.potions.len() as u8, 2);
    let uses = |weapons: bool| -> u8 {
        let is_weapon = |item: &Item| match &game.content.rooms[item.room].kind {
            RoomKind::Item(card) => matches!(card.kind, ItemKind::Weapon { .. }),
            _ => false,
        };
        hero.items.iter().filter(|item| is_weapon(item) == weapons).map(|item| item.uses).sum()
    };
    inputs.number(uses(true), 3);
    inputs.flag(uses(true) > 0);
    inputs.number(uses(false), 2);
    inputs.flag(hero.poisoned);
    inputs.flag(hero.cursed);
    inputs.flag(hero.blind);
    inputs.flag(hero.spent);
    inputs.flag(hero.met);
    inputs.number(
        match hero.shield {
            Shield::Down => 0,
            Shield::Coming(armour) | Shield::Up(armour) => armour,
        },
        2,
    );
    let combat = match card.combat {
        CombatSkill::DoubleDie => 0,
        CombatSkill::DoubleNextAttack => 1,
        CombatSkill::Conjure => 2,
        CombatSkill::ArmourStrike { .. } => 3,
        CombatSkill::Tribute { .. } => 4,
    };
    inputs.one_of(combat, 5);
    let exploration = match card.exploration {
        ExplorationSkill::Evade => 0,
        ExplorationSkill::Foresee { .. } => 1,
        ExplorationSkill::Shield { .. } => 2,
        ExplorationSkill::CancelDeath { .. } => 3,
    };
    inputs.one_of(exploration, 4);
    inputs.one_of(hero.stance as usize, 3);
}

fn place(judge: &Judge, inputs: &mut Inputs) {
    let Judge { game, table } = *judge;
    let left = game.areas.len().saturating_sub(usize::from(table.area));
    inputs.number(left as i32, 5);
    inputs.one_of(left, 14);
    inputs.one_of(usize::from(judge.floor()).saturating_sub(1), 4);
    inputs.one_of(usize::from(table.hero().cell.number()).saturating_sub(1), 9);
    let phase = match table.phase {
        Phase::Preparation | Phase::FallPreparation => 0,
        Phase::Entrance => 1,
        Phase::Room => 2,
        Phase::Resolved => 3,
        Phase::Choice => 4,
        Phase::Falling => 5,
        Phase::Exit => 6,
        Phase::Descent => 7,
        Phase::Joining => 8,
    };
    inputs.one_of(phase, 9);
    inputs.flag(board::has_guardian(game, table));
    inputs.flag(table.guardians.open.is_some());
    inputs.number(table.guardians.left, 3);
    inputs.flag(table.is_together());
    inputs.flag(table.is_done(table.active()));
    inputs.flag(table.leader == table.active());
    inputs.flag(table.hero().way.is_some());
    inputs.flag(table.entered & (1 << 8) != 0);
}

/// What lies ahead of the character, by the rules of thumb.
fn ways(judge: &Judge, inputs: &mut Inputs) {
    let here = judge.hero().cell;
    for cell in [here.right(), here.below()] {
        let Some(cell) = cell else {
            inputs.skip(13);
            continue;
        };
        let grid = &judge.table.grid;
        let kind = match grid.at(cell) {
            _ if cell == CellId::EXIT => 8,
            Cell::Open(room) | Cell::Pinned(room, _) => kind(&judge.game.content.rooms[room].kind),
            Cell::Hidden | Cell::Taken => 9,
        };
        inputs.one_of(kind, 10);
        inputs.worth(paths::value(judge, cell), 8.0);
        inputs.worth(paths::way(judge, cell, None), 8.0);
        inputs.flag(true);
    }
}

const fn kind(kind: &RoomKind) -> usize {
    match kind {
        RoomKind::Monster(_) => 0,
        RoomKind::Trap { .. } => 1,
        RoomKind::Treasure { .. } => 2,
        RoomKind::Tomb { .. } => 3,
        RoomKind::Camp(_) => 4,
        RoomKind::Merchant { .. } => 5,
        RoomKind::Shrine { .. } => 6,
        RoomKind::Item(_) => 7,
    }
}

/// Unfinished business: what is asked, and what all of it is worth.
fn pending(judge: &Judge, inputs: &mut Inputs) {
    let table = judge.table;
    let (mut top, mut amount) = (0, 0);
    let mut worth = 0.0;
    if let Some(frame) = table.stack.top() {
        (top, amount) = match frame {
            Frame::Blank | Frame::Fight => (0, 0),
            Frame::Icons { .. } => (1, 0),
            Frame::LoseHp { amount } => (2, amount),
            Frame::Check => (3, 0),
            Frame::Shift { die } => (4, die),
            Frame::Choice { .. } => (5, 0),
            Frame::AnyPotion => (6, 0),
            Frame::DropPotion { .. } => (7, 0),
            Frame::DropItem => (8, 0),
            Frame::Camp => (9, 0),
            Frame::Trade => (10, 0),
            Frame::Shrine { offered } => (11, u8::from(offered)),
            Frame::ItemPrice => (12, 0),
            Frame::ItemWon { die } => (13, die),
            Frame::Tunnel => (14, 0),
            Frame::Rewards => (15, 0),
            Frame::Foresight { left } => (16, left),
            Frame::Arrange { left } => (17, left),
            Frame::HandOver { .. } => (18, 0),
            Frame::Barter { .. } => (19, 0),
            Frame::Order { .. } => (20, 0),
            Frame::Doom { .. } => (21, 0),
        };
    }
    for frame in table.stack.iter() {
        worth += judge.frame(*frame);
    }
    inputs.one_of(top, 22);
    inputs.number(amount, 4);
    inputs.number(table.stack.depth() as i32, 4);
    inputs.worth(worth, 8.0);
    let is_check = matches!(table.stack.top(), Some(Frame::Check));
    let pass = judge.pass_chance();
    inputs.worth(if is_check { pass } else { 0.0 }, 1.0);
    inputs.worth(if is_check { judge.stake() } else { 0.0 }, 8.0);
    inputs.worth(pass, 1.0);
    let room = judge.here().filter(|_| matches!(table.phase, Phase::Entrance | Phase::Room));
    inputs.worth(room.map_or(0.0, |room| judge.room(room)), 8.0);
    inputs.flag(room.is_some());
}

fn fight(judge: &Judge, inputs: &mut Inputs) {
    let Judge { game, table } = *judge;
    let fight = &table.fight;
    let foe = match fight.foe {
        Foe::Nobody => 5,
        Foe::Monster => 0,
        Foe::Ghost => 1,
        Foe::Guardian(_) => 2,
        Foe::Last(_, LastPhase::First) => 3,
        Foe::Last(_, LastPhase::Second) => 4,
    };
    inputs.one_of(foe, 5);
    inputs.number(fight.hp, 10);
    inputs.steps(fight.hp, &[2, 3, 4, 5, 6, 8, 10, 12, 15]);
    let enemy = &game.content.enemies[fight.enemy];
    let duel = judge.duel(fight.enemy);
    let hp = judge.hero().hp;
    inputs.number(duel.through, 4);
    inputs.number(duel.worst, 4);
    inputs.flag(duel.through >= hp);
    inputs.flag(duel.worst >= hp);
    inputs.flag(enemy.unstoppable);
    inputs.worth(judge.list(enemy.effects), 8.0);
    inputs.worth(judge.list(enemy.reward), 8.0);
    inputs.worth(duel.attack, 5.0);
    inputs.worth(duel.round, 4.0);
    inputs.worth(judge.poison_bite(), 1.0);
    let (left, after) = attack(judge, &duel, inputs);
    dice(judge, inputs);
    let loss = duel.loss(f64::from(left), if fight.poisoned { 3.0 } else { 0.0 });
    inputs.worth(loss, 8.0);
    inputs.worth(loss / f64::from(after.max(1)), 1.0);
    inputs.flag(loss > f64::from(after));
    let ready = !judge.hero().spent && class::is_ready(table).is_ok();
    inputs.flag(ready);
}

/// Where the attack stands: what it deals, what the enemy will answer. Gives the HP that both will have left.
fn attack(judge: &Judge, duel: &Duel, inputs: &mut Inputs) -> (u8, u8) {
    let Judge { game, table } = *judge;
    let (fight, hp) = (&table.fight, judge.hero().hp);
    let stage = match fight.stage {
        Stage::Ready => 0,
        Stage::Dice => 1,
        Stage::Final => 2,
        Stage::Struck => 3,
        Stage::Answered => 4,
    };
    inputs.one_of(stage, 5);
    let rolled = matches!(fight.stage, Stage::Dice | Stage::Final);
    let damage = if rolled { combat::damage(game, table) } else { 0 };
    let left = fight.hp.saturating_sub(damage);
    inputs.number(damage, 8);
    inputs.number(left, 8);
    inputs.flag(rolled && left == 0);
    inputs.steps(left, &[1, 2, 3, 4, 5, 6, 8, 10]);
    // What the enemy will answer, if it still stands.
    let answer = match fight.dungeon {
        0 => 0,
        1 => 1,
        6 => 3,
        _ => 2,
    };
    inputs.one_of(answer, 4);
    let hit = match answer {
        2 => duel.through,
        3 => duel.worst,
        _ => 0,
    };
    let hit = if fight.frozen { 0 } else { hit };
    inputs.number(hit, 4);
    inputs.flag(hit >= hp);
    let struck = if left == 0 { 0 } else { hit };
    inputs.number(struck, 4);
    inputs.flag(struck >= hp);
    let after = hp.saturating_sub(struck);
    inputs.number(after, 10);
    inputs.steps(after, &[2, 3, 4, 6, 8]);
    (left, after)
}

/// The dice on the table and what was done with them.
fn dice(judge: &Judge, inputs: &mut Inputs) {
    let fight = &judge.table.fight;
    let open = || fight.dice.iter().filter(|die| !die.feat);
    inputs.number(fight.dice.iter().filter(|die| die.critical).count() as i32, 2);
    inputs.number(open().filter(|die| die.total == 0).count() as i32, 2);
    inputs.number(open().count() as i32, 2);
    inputs.number(open().map(|die| die.total).min().unwrap_or_default(), 5);
    inputs.number(fight.dice.iter().map(|die| die.total).max().unwrap_or_default(), 5);
    inputs.flag(fight.curse);
    inputs.flag(fight.poisoned);
    inputs.flag(fight.frozen);
    inputs.flag(fight.kept);
    inputs.flag(fight.potion);
    inputs.number(fight.extra, 5);
    let double = match fight.double {
        Double::None => 5,
        Double::DieOpen => 0,
        Double::Die(_) => 1,
        Double::NextAttack => 2,
        Double::Attack => 3,
    };
    inputs.one_of(double, 4);
    inputs.number(fight.strike, 2);
    inputs.flag(fight.shared);
    inputs.flag(fight.posed);
}
