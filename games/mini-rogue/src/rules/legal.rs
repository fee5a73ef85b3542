//! Everything that may be done now, chapter by chapter: the same questions that refuse an action answer what is offered.

use super::{
    Done, Play, camp, class, combat, coop, delve, feat, item, merchant, potion, reward, room, skill, stance,
    tomb, turn,
};
use crate::MiniRogue;
use crate::action::{Action, Gift, Price, SkillUse};
use crate::content::{CombatSkill, ExplorationSkill, Potion, Potions, Resource, Stance};
use crate::event::Event;
use crate::state::{CellId, Double, Frame, Phase, Stage, State};
use undercroft_kernel::{Actions, Chance, Sink};

type Out<'a> = &'a mut Actions<Action>;

/// Fills `out` for the character whose business is in hand.
#[inline(always)]
pub fn fill(game: &MiniRogue, state: &State, out: Out) {
    match state.stack.now() {
        Frame::Blank => phase(game, state, out),
        Frame::Fight => fight(game, state, out),
        frame => business(game, state, frame, out),
    }
    let usable = potion::usable(game, state);
    if !usable.is_empty() {
        potions(usable, out);
    }
}

#[inline(never)]
fn potions(usable: Potions, out: Out) {
    usable.iter().for_each(|kind| out.push(Action::UsePotion(kind)));
}

/// Fills `out` for one of two seats: both are asked in a trade; who comes second may propose to come first.
pub fn fill_for(game: &MiniRogue, state: &State, seat: u8, out: Out) {
    if coop::is_only_proposing(state, seat) {
        return out.push(Action::ProposeOrder);
    }
    fill(game, &coop::seen_by(state, seat), out);
}

/// The only thing that may be done, where that is plain: without potions and skills most moments have one answer.
#[inline(always)]
pub fn sole(game: &MiniRogue, state: &State) -> Option<Action> {
    if !potion::usable(game, state).is_empty() {
        return None;
    }
    match state.stack.now() {
        Frame::Blank => sole_way(game, state),
        Frame::Check => Some(Action::RollCheck),
        Frame::Fight => match state.fight.stage {
            Stage::Ready if state.hero().spent && !game.options.stances => Some(Action::RollAttack),
            Stage::Final if state.fight.double == Double::None => Some(Action::EndAttack),
            _ => None,
        },
        frame => sole_business(frame),
    }
}

/// The same for rarer business.
#[cold]
fn sole_business(frame: Frame) -> Option<Action> {
    if frame == Frame::Rewards { Some(Action::RollDungeon) } else { None }
}

/// The only thing to do when nothing is unfinished, potions aside.
#[inline(always)]
fn sole_way(game: &MiniRogue, state: &State) -> Option<Action> {
    let hero = state.hero();
    match state.phase {
        _ if state.end.is_some() => None,
        Phase::Resolved => {
            let early = class::may_skip_reveal(game) && class::may_explore(game, state);
            let replaced = item::may_replace_before_reveal(game, state);
            if early || replaced { None } else { Some(Action::Reveal) }
        }
        // In co-op there is more to do: another order, a trade, both at the table.
        _ if state.is_coop() || !hero.items.is_empty() => None,
        Phase::Choice => match (hero.cell.right(), hero.cell.below()) {
            (Some(cell), None) | (None, Some(cell)) if !class::may_explore(game, state) => {
                Some(Action::Move(cell))
            }
            _ => None,
        },
        phase => sole_passage(game, state, phase),
    }
}

/// The same on the Entrance and the Exit.
#[inline(never)]
fn sole_passage(game: &MiniRogue, state: &State, phase: Phase) -> Option<Action> {
    match phase {
        Phase::Exit => Some(Action::Descend),
        Phase::Entrance if state.room_here().is_some() && !class::may_explore(game, state) => {
            Some(Action::Resolve)
        }
        _ => None,
    }
}

/// Plays sole actions one after the other until there is a choice, and says how many.
pub fn play_sole<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, u32> {
    let mut played = 0;
    while let Some(action) = sole(play.game, play.state) {
        match action {
            Action::Reveal => turn::reveal(play)?,
            Action::Resolve => turn::resolve(play)?,
            Action::Move(cell) => turn::step(play, cell)?,
            Action::RollCheck => skill::roll(play)?,
            Action::RollAttack => combat::roll(play)?,
            Action::EndAttack => combat::end(play)?,
            Action::RollDungeon => reward::roll(play)?,
            Action::Descend => delve::descend(play)?,
            _ => break,
        }
        turn::settle(play)?;
        played += 1;
    }
    Ok(played)
}

#[inline(always)]
fn offer(out: Out, allowed: bool, action: Action) {
    if allowed {
        out.push(action);
    }
}

#[inline(never)]
fn phase(game: &MiniRogue, state: &State, out: Out) {
    match state.phase {
        Phase::Preparation | Phase::FallPreparation => {
            out.push(Action::Deal);
            offer(out, class::can_prepare(game, state).is_ok(), Action::UsePreparationSkill);
            offer(out, item::can_arrange(game, state).is_ok(), Action::UseItem(None));
        }
        Phase::Entrance => {
            out.push(if turn::can_resolve(state).is_ok() { Action::Resolve } else { Action::Reveal });
            exploration(game, state, out);
        }
        Phase::Resolved => {
            out.push(Action::Reveal);
            exploration(game, state, out);
        }
        Phase::Choice => {
            let here = state.hero().cell;
            match (here.right(), here.below()) {
                (Some(right), Some(below)) => out.push_all(&[Action::Move(right), Action::Move(below)]),
                (Some(cell), None) | (None, Some(cell)) => out.push(Action::Move(cell)),
                (None, None) => {}
            }
            exploration(game, state, out);
            if state.is_coop() {
                offer(out, coop::can_trade(state).is_ok(), Action::Trade);
                offer(out, coop::can_propose(game, state).is_ok(), Action::ProposeOrder);
            }
        }
        Phase::Exit => {
            out.push(Action::Descend);
            offer(out, state.is_coop() && coop::can_trade(state).is_ok(), Action::Trade);
        }
        Phase::Room | Phase::Falling | Phase::Descent => {}
    }
}

/// Exploration skills of the Character and of a companion.
#[inline(always)]
fn exploration(game: &MiniRogue, state: &State, out: Out) {
    if class::may_explore(game, state) {
        let mut use_on = |cell| {
            offer(out, class::can_explore(game, state, cell).is_ok(), Action::UseExplorationSkill(cell));
        };
        if class::card(game, state).exploration == ExplorationSkill::Evade && state.phase != Phase::Entrance {
            let here = state.hero().cell;
            [here.right(), here.below()].into_iter().filter(Option::is_some).for_each(use_on);
        } else {
            use_on(None);
        }
    }
    if !state.hero().items.is_empty() && item::companion(game, state).is_some() {
        for cell in CellId::rooms() {
            offer(out, item::can_replace(game, state, cell).is_ok(), Action::UseItem(Some(cell)));
        }
    }
}

#[inline(never)]
fn business(game: &MiniRogue, state: &State, frame: Frame, out: Out) {
    match frame {
        Frame::Check => {
            out.push(Action::RollCheck);
            offer(out, potion::can_cure_only(game, state).is_ok(), Action::CurePerception);
        }
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
        }
        Frame::DropPotion { .. } => {
            for kind in Potion::ALL {
                offer(out, potion::can_drop(state, kind).is_ok(), Action::DropPotion(kind));
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
                offer(out, class::can_foresee(game, state, cell).is_ok(), Action::Foresee(cell));
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
        Frame::Blank | Frame::Fight | Frame::Icons { .. } | Frame::LoseHp { .. } | Frame::HandOver { .. } => {
        }
    }
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
    }
    for at in 1..=state.hero().items.len() as u8 {
        let gift = Gift::Item(at);
        offer(out, coop::can_give(game, state, gift).is_ok(), Action::Give(gift));
        offer(out, item::can_drop(game, state, at).is_ok(), Action::DropItem(at));
    }
}

#[inline(never)]
fn tunnel(game: &MiniRogue, state: &State, out: Out) {
    for a in CellId::rooms() {
        for b in CellId::rooms() {
            offer(out, camp::can_swap(game, state, a, b).is_ok(), Action::Swap(a, b));
        }
    }
}

#[inline(never)]
fn trade(game: &MiniRogue, state: &State, out: Out) {
    if let Some((goods, _)) = merchant::stall(game, state) {
        for good in goods {
            offer(out, merchant::is_affordable(game, state, good), Action::Buy(good.word));
        }
    }
    offer(out, merchant::can_sell_armour(game, state).is_ok(), Action::SellArmour);
    for kind in state.hero().potions.iter() {
        offer(out, merchant::can_sell_potion(game, state, kind).is_ok(), Action::SellPotion(kind));
    }
    out.push(Action::Leave);
}

#[inline(never)]
fn fight(game: &MiniRogue, state: &State, out: Out) {
    match state.fight.stage {
        Stage::Ready => {
            out.push(Action::RollAttack);
            if game.options.stances {
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
