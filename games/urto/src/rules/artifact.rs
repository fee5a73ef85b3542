//! Chapter ARTIFACT: hands, weapons, cards played at their moment, the limit of three.

mod play;

pub use play::{can_play, can_play_at, context, has_open_answer, has_open_hide, moment, play_card, use_up};

use super::{Allowed, Done, Play, PlayExt, check, demand, forbid, hero, pvm, token};
use crate::Urto;
use crate::content::{ArtefactClass, ArtefactId, Base, Effect, MAX_KINDS, SpaceId};
use crate::event::{CardEvent, CaveEvent, Event, FightEvent};
use crate::state::{Foe, Frame, Ground, Held, Pick, Pile, Player, State};
use undercroft_kernel::{Chance, Draw, Full, Sink, Weights};

/// The name of the artefact pile.
pub const ARTEFACT: &str = "artefact";

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

/// How many cards the pile holds: a number that everybody knows, whoever looks.
#[must_use]
pub fn left(game: &Urto, state: &State) -> u32 {
    let held = |who: Player| {
        let hand = &state.heroes[who].hand;
        hand.iter().filter(|held| held.card.is_none_or(|card| !is_divine(game, card))).count() as u32
    };
    let hands: u32 = game.everybody().iter().map(held).sum();
    game.tables.artefacts.len().saturating_sub(state.artefact_discards.len() + hands)
}

#[must_use]
pub fn is_divine(game: &Urto, card: ArtefactId) -> bool {
    matches!(game.content.artefacts[card].class, ArtefactClass::Divine(_))
}

/// UR-ARTIFACT-02: The first to reach an artefact token takes it.
pub fn take_token<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId) -> Done<C> {
    let who = play.state.active;
    play.state.ground[space] = Ground::Bare;
    play.tell(who, CaveEvent::CacheTaken(space));
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
        play.tell(who, CaveEvent::Reshuffled(Pick::Artefact));
    }
    let card = pick(play, who)?;
    token::drawn(play.state);
    play.tell(who, CardEvent::ArtefactDrawn(Some(card)));
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
        play.tell(who, CardEvent::Discarded(card));
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
pub fn can_give_up(game: &Urto, state: &State, who: Player, card: ArtefactId) -> Allowed {
    let Some(Frame::GiveUp { divine, .. }) = state.stack.top() else { return forbid("UR-ARTIFACT-12") };
    demand(state.heroes[who].find(card).is_some(), "UR-ARTIFACT-12")?;
    demand(divine || !is_divine(game, card), "UR-EVENT-02")
}

pub fn give_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, card: ArtefactId) -> Done<C> {
    check(can_give_up(play.game, play.state, who, card))?;
    if let Some(Frame::GiveUp { left, .. }) = play.state.stack.top_mut() {
        *left = left.saturating_sub(1);
        if *left == 0 {
            play.state.stack.pop();
        }
    }
    if let ArtefactClass::Divine(weapon) = play.game.content.artefacts[card].class {
        remove(play.state, who, card);
        play.tell(who, CardEvent::DivineGone(weapon));
    } else {
        discard(play, who, card);
    }
    Ok(())
}

/// UR-ARTIFACT-04 to UR-ARTIFACT-06, UR-HERO-09, UR-HERO-10: A weapon, before the first roll, as many as the hero may use.
/// UR-ARTIFACT-17: Nobody has to. UR-HERO-11: Who cannot use a weapon may still carry it.
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
    play.tell(who, FightEvent::Wielded(card));
    Ok(())
}

fn has_open(state: &State, who: Player, mut test: impl FnMut(&Held, ArtefactId) -> bool) -> bool {
    let hand = &state.heroes[who].hand;
    hand.iter().filter(|held| held.open).any(|held| held.card.is_some_and(|card| test(held, card)))
}

/// Whether an open weapon may still be chosen for the combat.
#[must_use]
pub fn has_open_weapon(game: &Urto, state: &State, who: Player) -> bool {
    has_open(state, who, |_, card| can_wield(game, state, who, card).is_ok())
}
