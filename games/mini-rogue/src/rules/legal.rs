//! Everything that may be done now, chapter by chapter: the same questions that refuse an action answer what is offered.

use super::{board, camp, class, combat, coop, feat, item, merchant, potion, room, stance, tomb, turn};
use crate::MiniRogue;
use crate::action::{Action, Gift, Price, SkillUse};
use crate::content::{CombatSkill, ExplorationSkill, Potion, Potions, Resource, Stance, Ware};
use crate::state::{CellId, Double, Frame, Phase, Stage, State};
use undercroft_kernel::{Actions, rarely};

type Out<'a> = &'a mut Actions<Action>;

/// Fills `out` for the active hero.
#[inline(always)]
pub fn fill(game: &MiniRogue, state: &State, out: Out) {
    match state.stack.now() {
        Frame::Blank => phase(game, state, out),
        Frame::Fight => fight(game, state, out),
        frame => business(game, state, frame, out),
    }
    potions(potion::usable(game, state), out);
}

/// The potions that may be used.
#[inline(always)]
pub fn potions(usable: Potions, out: Out) {
    if !usable.is_empty() {
        usable.iter().for_each(|kind| out.push(Action::UsePotion(kind)));
    }
}

/// Fills `out` for one of two seats: both are asked in a trade; who comes second may propose to come first.
pub fn fill_for(game: &MiniRogue, state: &State, seat: u8, out: Out) {
    if coop::is_only_proposing(state, seat) {
        return out.push(Action::ProposeOrder);
    }
    fill(game, &coop::seen_by(state, seat), out);
}

#[inline(always)]
fn offer(out: Out, allowed: bool, action: Action) {
    out.push_if(allowed, action);
}

/// What may be done when nothing is unfinished, potions aside.
#[inline(always)]
pub fn phase(game: &MiniRogue, state: &State, out: Out) {
    match state.phase {
        Phase::Choice => choice(game, state, out),
        Phase::Resolved => resolved(game, state, out),
        phase => passage(game, state, phase, out),
    }
}

/// The way on: to the right or below.
#[inline(never)]
pub fn choice(game: &MiniRogue, state: &State, out: Out) {
    let here = state.hero().cell;
    match (here.right(), here.below()) {
        (Some(right), Some(below)) => {
            out.push(Action::Move(right));
            out.push(Action::Move(below));
        }
        (Some(cell), None) | (None, Some(cell)) => out.push(Action::Move(cell)),
        (None, None) => {}
    }
    exploration(game, state, out);
    if state.is_coop() {
        together(game, state, out);
    }
}

/// What two may do before they go on.
#[cold]
fn together(game: &MiniRogue, state: &State, out: Out) {
    offer(out, coop::can_trade(state).is_ok(), Action::Trade);
    offer(out, coop::can_propose(game, state).is_ok(), Action::ProposeOrder);
}

/// Before the neighbours are revealed.
#[inline(never)]
pub fn resolved(game: &MiniRogue, state: &State, out: Out) {
    out.push(Action::Reveal);
    exploration(game, state, out);
}

/// On the Entrance and the Exit, and before the deal.
#[inline(never)]
pub fn passage(game: &MiniRogue, state: &State, phase: Phase, out: Out) {
    match phase {
        Phase::Preparation | Phase::FallPreparation => {
            out.push(Action::Deal);
            offer(out, class::can_prepare(game, state).is_ok(), Action::UsePreparationSkill);
            offer(out, item::can_arrange(game, state).is_ok(), Action::UseItem(None));
        }
        Phase::Entrance | Phase::Joining => {
            out.push(if turn::can_resolve(state).is_ok() { Action::Resolve } else { Action::Reveal });
            exploration(game, state, out);
        }
        Phase::Exit => {
            out.push(Action::Descend);
            offer(out, state.is_coop() && coop::can_trade(state).is_ok(), Action::Trade);
        }
        Phase::Resolved | Phase::Choice | Phase::Room | Phase::Falling | Phase::Descent => {}
    }
}

/// Exploration skills of the Character and of a companion.
#[inline(always)]
fn exploration(game: &MiniRogue, state: &State, out: Out) {
    if class::may_explore(game, state) && class::is_window(game, state) {
        let skill = class::card(game, state).exploration;
        let mut use_on = |allowed: bool, cell| offer(out, allowed, Action::UseExplorationSkill(cell));
        if skill == ExplorationSkill::Evade && !class::is_entrance(state) {
            let here = state.hero().cell;
            use_on(here.room_right().is_some(), here.room_right());
            use_on(here.room_below().is_some(), here.room_below());
        } else {
            let blocked = matches!(skill, ExplorationSkill::Foresee { .. }) && !state.grid.has_face_down();
            use_on(!blocked, None);
        }
    }
    if !state.hero().items.is_empty() {
        companion(game, state, out);
    }
}

/// Rooms that a companion may replace.
#[inline(never)]
fn companion(game: &MiniRogue, state: &State, out: Out) {
    item::replaceable(game, state).for_each(|cell| out.push(Action::UseItem(Some(cell))));
}

/// What may be done about unfinished business other than a fight, potions aside.
#[inline(never)]
pub fn business(game: &MiniRogue, state: &State, frame: Frame, out: Out) {
    match frame {
        Frame::Check => check(game, state, out),
        Frame::Shift { .. } => {
            for by in [0, -1, 1] {
                offer(out, tomb::can_shift(game, state, by).is_ok(), Action::Shift(by));
            }
        }
        Frame::Choice { choice } => {
            for option in 1..=game.content.choices[choice].len() as u8 {
                out.push(Action::Choose(option));
            }
        }
        Frame::Camp => {
            for option in 1..=camp::count(game, state) {
                offer(out, room::can_choose(game, state, option).is_ok(), Action::Choose(option));
            }
        }
        Frame::AnyPotion => {
            for kind in Potion::ALL {
                offer(out, potion::can_choose(game, state, kind).is_ok(), Action::ChoosePotion(kind));
            }
            offer(out, merchant::can_take_back(game, state).is_ok(), Action::TakeBack);
        }
        Frame::DropPotion { .. } => {
            for kind in Potion::ALL {
                offer(out, potion::can_drop(game, state, kind).is_ok(), Action::DropPotion(kind));
            }
        }
        Frame::DropItem => {
            for at in 1..=state.hero().items.len() as u8 {
                out.push(Action::DropItem(at));
            }
        }
        Frame::Trade => trade(game, state, out),
        Frame::Shrine { .. } => {
            out.push(Action::RollDungeon);
            offer(out, super::shrine::can_offer(game, state).is_ok(), Action::Offer);
        }
        Frame::Rewards => out.push(Action::RollDungeon),
        Frame::ItemPrice | Frame::ItemWon { .. } => {
            offer(out, item::can_take(game, state).is_ok(), Action::TakeItem);
            out.push(Action::LeaveItem);
        }
        Frame::Tunnel => tunnel(game, state, out),
        Frame::Foresight { .. } => {
            for cell in CellId::rooms() {
                offer(out, state.grid.is_face_down(cell), Action::Foresee(cell));
            }
            out.push(Action::Stop);
        }
        Frame::Arrange { .. } => {
            for cell in CellId::rooms() {
                offer(out, class::can_put(game, state, Some(cell)).is_ok(), Action::Put(Some(cell)));
            }
            offer(out, class::can_put(game, state, None).is_ok(), Action::Put(None));
        }
        Frame::Doom { .. } => {
            out.push(Action::UseExplorationSkill(None));
            out.push(Action::AcceptDeath);
        }
        Frame::Barter { .. } => barter(game, state, out),
        Frame::Order { .. } => out.push_all(&[Action::Agree, Action::Decline]),
        Frame::LoseHp { .. } => out.push(Action::SkipPotion),
        Frame::Blank | Frame::Fight | Frame::Icons { .. } | Frame::HandOver { .. } => {}
    }
}

/// What may be done about a check, potions aside.
#[inline(never)]
pub fn check(game: &MiniRogue, state: &State, out: Out) {
    out.push(Action::RollCheck);
    offer(out, potion::can_cure_only(game, state).is_ok(), Action::CurePerception);
    offer(out, item::can_leave(game, state).is_ok(), Action::LeaveItem);
}

/// MR-COOP-13: What one can give to the other.
#[inline(never)]
fn barter(game: &MiniRogue, state: &State, out: Out) {
    offer(out, coop::can_end_trade(game, state).is_ok(), Action::EndTrade);
    for resource in [Resource::Gold, Resource::Food, Resource::Armour] {
        let most = super::char::value(state.hero(), resource);
        let fits = |amount: &u8| coop::can_give(game, state, Gift::Track(resource, *amount)).is_ok();
        // What may be given is one stretch: everything, or what brings the limits right again.
        if let (Some(low), Some(high)) = ((1..=most).find(fits), (1..=most).rev().find(fits)) {
            out.push_range(Action::Give(Gift::Track(resource, 1)), u16::from(low), u16::from(high));
        }
    }
    for kind in state.hero().potions.iter() {
        let gift = Gift::Potion(kind);
        offer(out, coop::can_give(game, state, gift).is_ok(), Action::Give(gift));
        offer(out, potion::can_drop(game, state, kind).is_ok(), Action::DropPotion(kind));
    }
    for at in 1..=state.hero().items.len() as u8 {
        let gift = Gift::Item(at);
        offer(out, coop::can_give(game, state, gift).is_ok(), Action::Give(gift));
        offer(out, item::can_drop(game, state, at).is_ok(), Action::DropItem(at));
    }
}

#[inline(never)]
fn tunnel(game: &MiniRogue, state: &State, out: Out) {
    for a in camp::unentered(state) {
        for b in camp::unentered(state).filter(|b| a < *b) {
            debug_assert!(camp::can_swap(game, state, a, b).is_ok());
            out.push(Action::Swap(a, b));
        }
    }
}

#[inline(never)]
fn trade(game: &MiniRogue, state: &State, out: Out) {
    let (goods, sales) = merchant::stall(game, state).unwrap_or_default();
    let floor = board::floor(game, state);
    for good in goods {
        offer(out, merchant::is_affordable(state, good, floor), Action::Buy(good.word));
    }
    for sale in sales {
        match sale.what {
            Ware::Armour => offer(out, state.hero().armour > 0, Action::SellArmour),
            Ware::Potion => state.hero().potions.iter().for_each(|kind| out.push(Action::SellPotion(kind))),
        }
    }
    out.push(Action::Leave);
}

/// What may be done in a fight, potions aside.
#[inline(never)]
pub fn fight(game: &MiniRogue, state: &State, out: Out) {
    match state.fight.stage {
        Stage::Ready => {
            out.push(Action::RollAttack);
            if rarely(game.options.stances) {
                for stance in Stance::ALL {
                    offer(out, stance::can_take(game, state, stance).is_ok(), Action::Stance(stance));
                }
            }
            if !state.hero().spent {
                combat_skill(game, state, out);
            }
        }
        Stage::Dice | Stage::Final => {
            offer(out, combat::can_end(game, state).is_ok(), Action::EndAttack);
            if state.fight.double == Double::DieOpen {
                for die in 1..=state.fight.dice.len() as u8 {
                    offer(out, combat::can_double(game, state, die).is_ok(), Action::DoubleDie(die));
                }
            }
            if state.fight.stage == Stage::Dice {
                rerolls(game, state, out);
            }
        }
        Stage::Struck => out.push(Action::SkipPotion),
        Stage::Answered => {}
    }
}

/// MR-COMBAT-18: Free re-rolls and Feats. What can be paid is asked once for all dice.
#[inline(always)]
fn rerolls(game: &MiniRogue, state: &State, out: Out) {
    offer(out, combat::can_keep(game, state).is_ok(), Action::KeepDice);
    let payable = feat::payable(game, state);
    for (die, number) in state.fight.dice.iter().zip(1..) {
        offer(out, die.critical, Action::RerollCritical(number));
        if die.feat {
            continue;
        }
        for (price, payable) in Price::ALL.into_iter().zip(payable) {
            offer(out, payable, Action::Feat(number, price));
        }
    }
}

fn combat_skill(game: &MiniRogue, state: &State, out: Out) {
    match class::card(game, state).combat {
        CombatSkill::Conjure => {
            for kind in [Potion::Fire, Potion::Frost, Potion::Poison] {
                let how = SkillUse::Potion(kind);
                offer(out, combat::can_use_skill(game, state, how).is_ok(), Action::UseCombatSkill(how));
            }
        }
        CombatSkill::Tribute { .. } => {
            let most = u16::from(state.hero().hp).saturating_sub(1);
            out.push_range(Action::UseCombatSkill(SkillUse::Hp(1)), 1, most);
        }
        CombatSkill::DoubleDie | CombatSkill::DoubleNextAttack | CombatSkill::ArmourStrike { .. } => {
            offer(
                out,
                combat::can_use_skill(game, state, SkillUse::Plain).is_ok(),
                Action::UseCombatSkill(SkillUse::Plain),
            );
        }
    }
}
