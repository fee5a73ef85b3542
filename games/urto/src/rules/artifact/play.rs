//! Cards played at their moment: which moments there are, what can be played, and what comes of it.

use super::{discard, has_open};
use crate::Urto;
use crate::content::{ArtefactClass, ArtefactId, Effect, Token};
use crate::event::{CardEvent, Event, FightEvent};
use crate::rules::{
    Allowed, Done, Play, PlayExt, check, demand, forbid, hero, life, magic, mushroom, pvm, pvp, search,
    shortcut,
};
use crate::state::{Cause, Foe, Frame, Held, Hiding, Hurt, Phase, Pick, Player, Players, Stage, State};
use undercroft_kernel::{Chance, Sink};

/// UR-ARTIFACT-10, UR-ARTIFACT-16: The moments in which cards can be played, one bit each.
pub mod context {
    /// One's own turn with nothing unfinished.
    pub const TURN: u16 = 1;
    /// A prompt on the way: torch, shortcut, stele, mushroom, and any other roll or draw of one's own turn that is asked for.
    pub const STEP: u16 = 2;
    /// Before a roll of one's combat.
    pub const BEFORE: u16 = 4;
    /// One's combat die lies on the table.
    pub const ROLLED: u16 = 8;
    /// The search die lies on the table.
    pub const SEARCHED: u16 = 16;
    /// About to lose life in a combat.
    pub const THREAT_COMBAT: u16 = 32;
    /// About to lose life by a divine die.
    pub const THREAT_DIVINE: u16 = 64;
    /// About to lose life otherwise.
    pub const THREAT: u16 = 128;
    /// Any other prompt.
    pub const PROMPT: u16 = 256;
    pub const HIDE: u16 = 512;
    /// About to draw a token.
    pub const DRAW: u16 = 1024;
    pub const DYING: u16 = 2048;
    /// Before a roll of one's bare die.
    pub const DEFENCE: u16 = 4096;
    /// About to lose life.
    const LOSS: u16 = THREAT_COMBAT | THREAT_DIVINE | THREAT;
    /// Cards for any moment: not to answer one's death.
    pub const ANY: u16 = MAGIC | LOSS | PROMPT | HIDE | DRAW;
    /// The moments for magic that is not bound to a roll.
    pub const MAGIC: u16 = TURN | STEP | BEFORE | ROLLED | SEARCHED | DEFENCE;
}

/// The moment it is for a hero that is asked.
#[must_use]
pub fn moment(state: &State, who: Player) -> u16 {
    use context::*;
    match state.stack.peek() {
        None => match state.phase {
            Phase::Turn => TURN,
            Phase::Closing if state.hero().in_cave() => STEP,
            _ => 0,
        },
        Some(Frame::Combat) => match (state.combat.foe, state.combat.stage) {
            (Foe::Creature(_), Stage::Ready) => BEFORE | HIDE,
            (Foe::Creature(_), Stage::Rolled) => ROLLED | HIDE,
            (Foe::Mushroom, Stage::Ready) => BEFORE | STEP,
            (Foe::Mushroom, Stage::Rolled) => ROLLED,
            (Foe::Hero, Stage::Declared) => HIDE,
            (Foe::Hero, Stage::Arming(_)) => BEFORE,
            (Foe::Hero, Stage::Answering { .. }) => ROLLED,
            _ => 0,
        },
        Some(Frame::Torch { .. } | Frame::FreeStep { .. }) => STEP,
        Some(Frame::Stele(_)) if state.hero().in_cave() => STEP,
        Some(Frame::Searched { .. }) => SEARCHED,
        // UR-ARTIFACT-16: Who has no unseen card is not asked before a draw.
        Some(Frame::Draw { pick: Pick::Token, .. }) if state.heroes[who].hidden() == 0 => DRAW,
        Some(Frame::Draw { pick: Pick::Token, .. }) => DRAW | STEP,
        // UR-EVENT-11: Before the bare die is rolled; in another hero's turn, cards for one's own turn stay in the hand.
        Some(Frame::Defence { .. } | Frame::RollOff { .. }) => {
            if who == state.active {
                DEFENCE | STEP
            } else {
                DEFENCE
            }
        }
        Some(Frame::Harm { hurt: Hurt::Dying, .. }) => DYING,
        Some(&Frame::Harm { cause, .. }) => match cause {
            Cause::Divine(_) => THREAT_DIVINE,
            _ if cause.is_combat() => THREAT_COMBAT,
            _ => THREAT,
        },
        Some(
            Frame::Relocate { .. }
            | Frame::LayTrap
            | Frame::TokenChoice
            | Frame::Choice { .. }
            | Frame::Offer { .. }
            | Frame::PickHero { .. }
            | Frame::PickSpace { .. }
            | Frame::GiveUp { .. },
        ) if state.heroes[who].in_cave() => PROMPT,
        Some(_) => 0,
    }
}

/// Whether an open card hides for free.
#[must_use]
pub fn has_open_hide(game: &Urto, state: &State, who: Player) -> bool {
    has_open(state, who, |held, card| hides(game, held, card))
}

fn hides(game: &Urto, held: &Held, card: ArtefactId) -> bool {
    let row = &game.content.artefacts[card];
    let effects = game.content.program(row.program);
    held.used < row.uses && effects.iter().any(|effect| matches!(effect, Effect::HideFree { .. }))
}

/// Whether an open card is an answer to one's own die on the table.
#[must_use]
pub fn has_open_answer(game: &Urto, state: &State, who: Player) -> bool {
    has_open(state, who, |_, card| {
        game.tables.contexts[card] & (context::ROLLED | context::HIDE) != 0
            && can_play(game, state, who, card).is_ok()
    })
}

/// UR-ARTIFACT-07 to UR-ARTIFACT-10: A card in one's hand, at its moment.
pub fn can_play(game: &Urto, state: &State, who: Player, card: ArtefactId) -> Allowed {
    can_play_at(game, state, who, card, moment(state, who))
}

/// The same, at a moment that is known.
pub fn can_play_at(game: &Urto, state: &State, who: Player, card: ArtefactId, now: u16) -> Allowed {
    let hero = &state.heroes[who];
    let held = hero.find(card).and_then(|at| hero.hand.get(at));
    let Some(held) = held else { return forbid("UR-ARTIFACT-09") };
    let row = &game.content.artefacts[card];
    if now & game.tables.contexts[card] == 0 {
        return forbid(match row.class {
            ArtefactClass::Weapon => "UR-ARTIFACT-04",
            ArtefactClass::Divine(_) => "UR-DIVINE-04",
            _ if now == context::DYING => "UR-LIFE-07",
            _ => "UR-ARTIFACT-10",
        });
    }
    if row.class == ArtefactClass::Permanent && game.tables.contexts[card] & context::TURN != 0 {
        return demand(!held.open, "UR-ARTIFACT-15");
    }
    match game.content.first(row.program) {
        Some(Effect::ExtraMove { .. }) => {
            demand(!state.turn.rested, "UR-REST-10")?;
            demand(shortcut::is_open(game, state), "UR-TOKEN-10")
        }
        Some(Effect::DestroyMushrooms) => {
            demand(!mushroom::beside(game, state, who).is_empty(), "UR-EVENT-09")
        }
        Some(Effect::StealRenown { .. }) => {
            let others = state.standing_on(hero.space).without(who);
            demand(!others.is_empty(), "UR-EVENT-09")
        }
        Some(Effect::PlaceToken { token: Token::Minus2, .. }) => {
            demand(state.supply.minus2 > 0, "UR-TOKEN-11")
        }
        Some(Effect::Revive { mana_cost, .. }) => demand(hero.mana >= mana_cost, "UR-MAGIC-15"),
        Some(Effect::HideFree { .. }) => {
            demand(hides(game, held, card), "UR-ARTIFACT-07")?;
            magic::can_slip(game, state, who)
        }
        Some(Effect::CombatRerollFree { uses, per }) => {
            let side = state.combat.side_of(who).unwrap_or_default();
            let used = match per {
                crate::content::Per::Turn => state.turn.combat_rerolls,
                crate::content::Per::Combat => state.combat.side(side).free_rerolls,
            };
            demand(used < uses, "UR-ARTIFACT-08")
        }
        Some(Effect::SearchReroll { uses, .. }) => demand(state.turn.search_rerolls < uses, "UR-ARTIFACT-08"),
        _ => Ok(()),
    }
}

/// Plays a card, or lays a permanent one open.
pub fn play_card<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) -> Done<C> {
    check(can_play(play.game, play.state, who, card))?;
    let row = &play.game.content.artefacts[card];
    let first = play.game.content.first(row.program);
    match first {
        Some(Effect::HideFree { .. }) => return magic::slip(play, who, Hiding::Card(card)),
        Some(Effect::CombatRerollFree { .. }) => {
            open(play, who, card);
            magic::roll_again(play, who, 0)?;
            if let Some(side) = play.state.combat.side_of(who) {
                play.state.combat.side_mut(side).free_rerolls += 1;
            }
            play.state.turn.combat_rerolls = play.state.turn.combat_rerolls.saturating_add(1);
            return Ok(());
        }
        Some(Effect::SearchReroll { .. }) => {
            open(play, who, card);
            return search::reroll(play);
        }
        _ => {}
    }
    if row.class == ArtefactClass::Permanent {
        open(play, who, card);
        return answer_with(play, who);
    }
    use_up(play, who, card);
    match first {
        Some(Effect::CombatDieMax) => turn_die(play, who),
        Some(Effect::Revive { life, mana_cost, .. }) => {
            hero::lose_mana(play, who, mana_cost);
            life::come_back(play, who, life, Some(card));
            Ok(())
        }
        _ => {
            life::recheck(play.state, who);
            if play.state.stack.depth() == 0 {
                play.state.turn.acted |= matches!(first, Some(Effect::ExtraMove { .. }));
            }
            play.push_effects(row.program, Players::one(who), Cause::Aimed(who))
        }
    }
}

/// A card that lowers losses and was laid open at the last moment counts at once.
fn answer_with<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    if let Some(Frame::Harm { hurt: Hurt::Announced, cause, .. }) = play.state.stack.top() {
        life::spare(play, who, cause);
        life::recheck(play.state, who);
    }
    Ok(())
}

/// UR-ARTIFACT-15: A card becomes public.
fn open<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) {
    let hero = play.hero(who);
    let Some(held) = hero.hand.iter_mut().find(|held| held.card == Some(card)) else { return };
    if !std::mem::replace(&mut held.open, true) {
        hero.tidy();
        play.tell(who, CardEvent::Opened(card));
    }
}

/// UR-ARTIFACT-07: One use of a card; after the last one it is discarded.
pub fn use_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) {
    let uses = play.game.content.artefacts[card].uses;
    play.tell(who, CardEvent::Played(card));
    let hero = play.hero(who);
    let Some(held) = hero.hand.iter_mut().find(|held| held.card == Some(card)) else { return };
    held.used = held.used.saturating_add(1);
    held.open = true;
    if held.used >= uses {
        discard(play, who, card);
    } else {
        hero.tidy();
    }
}

/// UR-PVP-08: The die is turned to its top face, instead of a reroll.
fn turn_die<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    let Some(side) = play.state.combat.side_of(who) else { return Ok(()) };
    let die = play.state.combat.side_mut(side);
    let top = die.sides;
    die.face = top;
    play.tell(who, FightEvent::DieTurned(top));
    pvm::tell_roll(play, who, side);
    pvp::answered(play.state);
    Ok(())
}
