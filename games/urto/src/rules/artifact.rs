//! Chapter ARTIFACT: hands, weapons, cards played at their moment, the limit of three.

use super::{
    Allowed, Done, Play, check, demand, forbid, hero, life, magic, pvm, pvp, search, shortcut, token,
};
use crate::Urto;
use crate::content::{ArtefactClass, ArtefactId, Base, Effect, MAX_KINDS, SpaceId, Token};
use crate::event::{Event, What};
use crate::rules::mushroom;
use crate::state::{
    Cause, Foe, Frame, Ground, Held, Hiding, Hurt, Phase, Pick, Pile, Player, Players, Stage, State,
};
use undercroft_kernel::{Chance, Draw, Full, Sink, Weights};

/// The name of the artefact pile.
pub const ARTEFACT: &str = "artefact";

/// UR-ARTIFACT-10, UR-ARTIFACT-16: The moments in which cards can be played, one bit each.
pub mod context {
    /// One's own turn with nothing unfinished.
    pub const TURN: u16 = 1;
    /// A prompt on the way: torch, shortcut, stele, mushroom.
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
    /// One may hide.
    pub const HIDE: u16 = 512;
    /// About to draw a token.
    pub const DRAW: u16 = 1024;
    /// Dying.
    pub const DYING: u16 = 2048;
    /// Cards for any moment: not to answer one's death.
    pub const ANY: u16 =
        TURN | STEP | BEFORE | ROLLED | SEARCHED | THREAT_COMBAT | THREAT_DIVINE | THREAT | PROMPT | HIDE;
    /// The moments for magic that is not bound to a roll.
    pub const MAGIC: u16 = TURN | STEP | BEFORE | ROLLED | SEARCHED;
}

/// The moment it is for a hero that is asked.
#[must_use]
pub fn moment(game: &Urto, state: &State, who: Player) -> u16 {
    use context::*;
    let _ = game;
    match state.frames.top() {
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
        Some(Frame::Draw { pick: Pick::Token, .. }) => DRAW,
        Some(Frame::Harm { hurt: Hurt::Dying, .. }) => DYING,
        Some(Frame::Harm { cause, .. }) => match cause {
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

/// The pile: all cards that are in no hand and not among the discards. Nothing of it is stored, so nothing of it leaks.
#[must_use]
pub fn pile(game: &Urto, state: &State) -> Pile {
    let mut out = state.artefact_discards;
    for who in game.everybody().iter() {
        for card in state.heroes[who].hand.iter().filter_map(|held| held.card) {
            if !is_divine(game, card) {
                out.add(card);
            }
        }
    }
    game.tables.artefacts.minus(out)
}

/// Whether a card is a divine one.
#[must_use]
pub fn is_divine(game: &Urto, card: ArtefactId) -> bool {
    matches!(game.content.artefacts[card].class, ArtefactClass::Divine(_))
}

/// UR-ARTIFACT-02: The first to reach an artefact token takes it.
pub fn take_token<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId) -> Done<C> {
    let who = play.state.active;
    play.state.ground[space] = Ground::Bare;
    play.tell(who, What::CacheTaken(space));
    play.push(Frame::Draw { pick: Pick::Artefact, left: 1, who })
}

/// Draws one card of the pile.
pub fn pick<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C, ArtefactId> {
    let mut weights = [0u32; MAX_KINDS];
    let kinds = play.game.content.artefacts.len();
    pile(play.game, play.state).weights(kinds, &mut weights);
    let weights = weights.get(..kinds).unwrap_or_default();
    let kind = play.ctx.pick(Draw::new(ARTEFACT, who.seat(), Weights::List(weights)))?;
    Ok(ArtefactId(kind as u8))
}

/// UR-ARTIFACT-11 to UR-ARTIFACT-13: The card is looked at; over the limit, one of all is given up. Discards become a new pile.
pub fn draw<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    if pile(play.game, play.state).is_empty() {
        play.state.artefact_discards = Pile::default();
        play.tell(who, What::Reshuffled(Pick::Artefact));
    }
    let card = pick(play, who)?;
    token::drawn(play.state);
    play.tell(who, What::ArtefactDrawn(Some(card)));
    receive(play, who, card, false)
}

/// A card comes into a hand; over the limit one has to go.
pub fn receive<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: Player,
    card: ArtefactId,
    open: bool,
) -> Done<C> {
    add(play.state, who, card, open)?;
    if play.state.heroes[who].hand.len() > usize::from(play.game.content.numbers.artefact_limit) {
        return play.push(Frame::GiveUp { who, left: 1, divine: true });
    }
    Ok(())
}

/// Puts a card into a hand.
///
/// # Errors
/// When the hand is full.
pub fn add(state: &mut State, who: Player, card: ArtefactId, open: bool) -> Result<(), Full> {
    let hero = &mut state.heroes[who];
    hero.acquired = hero.acquired.saturating_add(1);
    hero.hand.push(Held { card: Some(card), open, rank: hero.acquired, ..Held::default() })?;
    hero.tidy();
    Ok(())
}

/// Takes a card out of a hand: the openest one of its kind.
fn remove(state: &mut State, who: Player, card: ArtefactId) -> bool {
    let hero = &mut state.heroes[who];
    let at = hero.find(card);
    at.and_then(|at| hero.hand.remove(at)).is_some()
}

/// UR-ARTIFACT-13: A card goes face up to the discards.
pub fn discard<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) {
    if remove(play.state, who, card) {
        play.state.artefact_discards.add(card);
        play.tell(who, What::Discarded(card));
    }
}

/// Whether there is nothing left to give up.
#[must_use]
pub fn is_given(game: &Urto, state: &State, who: Player, left: u8, divine: bool) -> bool {
    let hand = &state.heroes[who].hand;
    if divine {
        return hand.len() <= usize::from(game.content.numbers.artefact_limit);
    }
    let fits = |held: &&Held| held.card.is_none_or(|card| !is_divine(game, card));
    left == 0 || hand.iter().filter(fits).count() == 0
}

/// UR-ARTIFACT-12, UR-DIVINE-22: Any of the cards; an event spares divine ones.
///
/// # Errors
/// The rule that forbids it.
pub fn can_give_up(game: &Urto, state: &State, who: Player, card: ArtefactId) -> Allowed {
    let Some(Frame::GiveUp { divine, .. }) = state.frames.top() else { return forbid("UR-ARTIFACT-12") };
    demand(state.heroes[who].find(card).is_some(), "UR-ARTIFACT-12")?;
    demand(divine || !is_divine(game, card), "UR-EVENT-02")
}

/// Gives a card up.
pub fn give_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) -> Done<C> {
    check(can_give_up(play.game, play.state, who, card))?;
    if let Some(Frame::GiveUp { left, .. }) = play.state.frames.top_mut() {
        *left = left.saturating_sub(1);
        if *left == 0 {
            play.state.frames.pop();
        }
    }
    if let ArtefactClass::Divine(weapon) = play.game.content.artefacts[card].class {
        remove(play.state, who, card);
        play.tell(who, What::DivineGone(weapon));
    } else {
        discard(play, who, card);
    }
    Ok(())
}

/// UR-ARTIFACT-04 to UR-ARTIFACT-06, UR-HERO-09, UR-HERO-10: A weapon, before the first roll, as many as the hero may use.
///
/// # Errors
/// The rule that forbids it.
pub fn can_wield(game: &Urto, state: &State, who: Player, card: ArtefactId) -> Allowed {
    pvm::before_combat(state, who, "UR-ARTIFACT-06")?;
    demand(game.content.artefacts[card].class == ArtefactClass::Weapon, "UR-ARTIFACT-03")?;
    let hand = &state.heroes[who].hand;
    let free = hand.iter().any(|held| held.card == Some(card) && !held.wielded);
    demand(free, "UR-ARTIFACT-04")?;
    let slots = hero::base(game, state, who, Base::WeaponSlots);
    demand(slots > 0, "UR-HERO-10")?;
    demand(hand.iter().filter(|held| held.wielded).count() < usize::from(slots), "UR-ARTIFACT-04")?;
    demand(is_useful(game, state, card), "UR-ARTIFACT-04")
}

/// Whether a weapon counts in the combat under way.
fn is_useful(game: &Urto, state: &State, card: ArtefactId) -> bool {
    let versus = state.combat.foe.versus();
    let effects = game.content.program(game.content.artefacts[card].program);
    effects.iter().any(|effect| match effect {
        Effect::CombatAdd { vs, .. } | Effect::CombatDie { vs, .. } => vs.has(versus),
        Effect::PvpTieDamage { .. } | Effect::OnPvpWin(_) => state.combat.foe == Foe::Hero,
        Effect::OnMonsterKill(_) => matches!(state.combat.foe, Foe::Creature(_)),
        _ => false,
    })
}

/// UR-ARTIFACT-15: A weapon is public once it is used.
pub fn wield<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) -> Done<C> {
    check(can_wield(play.game, play.state, who, card))?;
    let hero = play.hero(who);
    if let Some(held) = hero.hand.iter_mut().find(|held| held.card == Some(card) && !held.wielded) {
        held.wielded = true;
        held.open = true;
    }
    hero.tidy();
    play.tell(who, What::Wielded(card));
    Ok(())
}

fn has_open(
    game: &Urto,
    state: &State,
    who: Player,
    mut test: impl FnMut(&Held, ArtefactId) -> bool,
) -> bool {
    let _ = game;
    let hand = &state.heroes[who].hand;
    hand.iter().filter(|held| held.open).any(|held| held.card.is_some_and(|card| test(held, card)))
}

/// Whether an open weapon may still be chosen for the combat.
#[must_use]
pub fn has_open_weapon(game: &Urto, state: &State, who: Player) -> bool {
    has_open(game, state, who, |_, card| can_wield(game, state, who, card).is_ok())
}

/// Whether an open card hides for free.
#[must_use]
pub fn has_open_hide(game: &Urto, state: &State, who: Player) -> bool {
    has_open(game, state, who, |held, card| hides(game, held, card))
}

fn hides(game: &Urto, held: &Held, card: ArtefactId) -> bool {
    let row = &game.content.artefacts[card];
    let effects = game.content.program(row.program);
    held.used < row.uses && effects.iter().any(|effect| matches!(effect, Effect::HideFree { .. }))
}

/// Whether an open card is an answer to one's own die on the table.
#[must_use]
pub fn has_open_answer(game: &Urto, state: &State, who: Player) -> bool {
    has_open(game, state, who, |_, card| {
        game.tables.contexts[card] & (context::ROLLED | context::HIDE) != 0
            && can_play(game, state, who, card).is_ok()
    })
}

/// UR-ARTIFACT-07 to UR-ARTIFACT-10: A card in one's hand, at its moment.
///
/// # Errors
/// The rule that forbids it.
pub fn can_play(game: &Urto, state: &State, who: Player, card: ArtefactId) -> Allowed {
    let hero = &state.heroes[who];
    let held = hero.find(card).and_then(|at| hero.hand.get(at));
    let Some(held) = held else { return forbid("UR-ARTIFACT-09") };
    let row = &game.content.artefacts[card];
    let now = moment(game, state, who);
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
            if play.state.frames.depth() == 0 {
                play.state.turn.acted |= matches!(first, Some(Effect::ExtraMove { .. }));
            }
            play.push_effects(row.program, Players::one(who), Cause::Aimed(who))
        }
    }
}

/// A card that lowers losses and was laid open at the last moment counts at once.
fn answer_with<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    if let Some(Frame::Harm { hurt: Hurt::Announced, cause, .. }) = play.state.frames.top() {
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
        play.tell(who, What::Opened(card));
    }
}

/// UR-ARTIFACT-07: One use of a card; after the last one it is discarded.
pub fn use_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) {
    let uses = play.game.content.artefacts[card].uses;
    play.tell(who, What::Played(card));
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
    play.tell(who, What::DieTurned(top));
    pvm::tell_roll(play, who, side);
    pvp::answered(play.state);
    Ok(())
}
