//! Chapter TOKEN: the bag, discovered spaces, traps, attack and defence tokens.

use super::{
    Allowed, Done, Play, PlayExt, artifact, check, demand, event, fame, feats, forbid, life, monster,
};
use crate::Urto;
use crate::content::{Effect, SpaceId, Token, TokenKind};
use crate::event::{CaveEvent, Event, FightEvent, TrackEvent};
use crate::rules::hero;
use crate::state::{Cause, Frame, Ground, MAX_LOOKED, Pick, Player, Players, State, Stride, Trap};
use undercroft_kernel::{Chance, Draw, Full, Id, Sink, Weights};

/// The name under which tokens are drawn.
pub const TOKEN: &str = "token";

/// Whether there is something to draw.
#[must_use]
pub fn can_draw(game: &Urto, state: &State, pick: Pick) -> bool {
    match pick {
        Pick::Token => true,
        Pick::Event => !game.tables.events.is_empty(),
        Pick::Monster => !state.monsters.is_empty(),
        Pick::Artefact => !artifact::pile(game, state).is_empty() || !state.artefact_discards.is_empty(),
    }
}

/// Whether a token is to be drawn.
#[must_use]
pub fn is_token_draw(state: &State) -> bool {
    matches!(state.stack.top(), Some(Frame::Draw { pick: Pick::Token, .. }))
}

/// Draws what is to be drawn.
pub fn draw<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Draw { pick, who, .. }) = play.state.stack.top() else {
        return check(forbid("UR-TURN-05"));
    };
    match pick {
        Pick::Token => draw_token(play, who),
        Pick::Event => event::draw(play, who),
        Pick::Monster => monster::draw(play, who),
        Pick::Artefact => artifact::draw(play, who),
    }
}

/// One draw less to come.
pub fn drawn(state: &mut State) {
    if let Some(Frame::Draw { left, .. }) = state.stack.top_mut() {
        *left = left.saturating_sub(1);
        if *left == 0 {
            state.stack.pop();
        }
    }
}

/// UR-TURN-05, UR-TOKEN-02: A token is drawn for an undiscovered space; with an empty bag it is a torch.
pub fn discover<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId) -> Done<C> {
    let who = play.state.active;
    if play.state.bag.iter().all(|(_, left)| *left == 0) {
        play.state.ground[space] = Ground::Torch;
        play.tell(who, CaveEvent::BagEmpty(space));
        return Ok(());
    }
    play.push(Frame::Draw { pick: Pick::Token, left: 1, who })
}

/// How many tokens a hero looks at when it draws.
fn looks(game: &Urto, state: &State, who: Player) -> u8 {
    let choice = hero::standing(game, state, who).find_map(|effect| match effect {
        Effect::BagChoice { draw, .. } => Some(*draw),
        _ => None,
    });
    choice.unwrap_or(1)
}

fn draw_token<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    let looks = if play.state.heroes[who].hand.is_empty() { 1 } else { looks(play.game, play.state, who) };
    if looks > 1 {
        return look(play, who, looks);
    }
    let weights = bag(play.state);
    let token = play.ctx.pick(Draw::new(TOKEN, who.seat(), Weights::List(&weights)))?;
    resolve(play, who, Token::from_index(token as usize))
}

/// Several tokens are looked at; they stay in the bag until one is taken.
fn look<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, looks: u8) -> Done<C> {
    let ctx = &mut *play.ctx;
    let pick = |weights: &[u32]| ctx.pick(Draw::new(TOKEN, who.seat(), Weights::List(weights)));
    look_into_bag(play.state, looks, pick)?;
    play.tell(who, CaveEvent::TokensLooked(play.state.looked.len() as u8));
    play.push(Frame::TokenChoice)
}

/// Draws the tokens that the active hero may be looking at.
pub fn look_again<E>(
    game: &Urto,
    state: &mut State,
    pick: impl FnMut(&[u32]) -> Result<u32, E>,
) -> Result<(), E> {
    let looks = looks(game, state, state.active);
    look_into_bag(state, looks, pick)
}

fn look_into_bag<E>(
    state: &mut State,
    looks: u8,
    mut pick: impl FnMut(&[u32]) -> Result<u32, E>,
) -> Result<(), E> {
    let mut weights = bag(state);
    for _ in 0..looks.min(MAX_LOOKED as u8) {
        if weights.iter().all(|weight| *weight == 0) {
            break;
        }
        let token = pick(&weights)? as usize;
        if let Some(weight) = weights.get_mut(token) {
            *weight -= 1;
        }
        // There is room: no more are drawn than the list holds.
        let _ = state.looked.push(Token::from_index(token));
    }
    state.looked.sort_unstable();
    Ok(())
}

/// What is left in the bag, as weights.
fn bag(state: &State) -> [u32; Token::BAG_KINDS] {
    let mut weights = [0u32; Token::BAG_KINDS];
    for ((_, left), weight) in state.bag.iter().zip(&mut weights) {
        *weight = u32::from(*left);
    }
    weights
}

/// One of the tokens looked at may be taken.
pub fn can_take(state: &State, token: Token) -> Allowed {
    let asked = matches!(state.stack.top(), Some(Frame::TokenChoice));
    demand(asked && state.looked.contains(&token), "UR-ARTIFACT-08")
}

/// Takes one of the tokens looked at; the others never left the bag.
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, token: Token) -> Done<C> {
    check(can_take(play.state, token))?;
    play.state.stack.pop();
    play.state.looked.clear();
    let who = play.state.active;
    resolve(play, who, token)
}

/// UR-FAME-01, UR-MUSHROOM-01, UR-TURN-07: Renown is kept and another token drawn, a mushroom bars the way, anything else is
/// laid on the space.
/// UR-FAME-03: As long as renown comes out, another token is drawn. UR-MUSHROOM-13: So may mushrooms, one behind the other.
fn resolve<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, token: Token) -> Done<C> {
    play.state.bag[token] = play.state.bag[token].saturating_sub(1);
    play.tell(who, CaveEvent::TokenDrawn(token));
    feats::drew(play, who, token);
    if token.kind() == TokenKind::Renown {
        // UR-FAME-02: What a token is worth is printed on it.
        if let Some(Effect::Renown { n }) = play.game.content.first(play.game.content.tokens[token].program) {
            fame::gain(play, who, n.unsigned_abs());
        }
        let empty = play.state.bag.iter().all(|(_, left)| *left == 0);
        if empty {
            // The step looks at the bag again.
            drawn(play.state);
        }
        return Ok(());
    }
    drawn(play.state);
    let Some(Frame::Step { to, .. }) = play.state.stack.top() else { return Ok(()) };
    if token == Token::Mushroom {
        play.state.mushrooms[to] += 1;
        play.tell(who, CaveEvent::MushroomBars(to));
        return Ok(());
    }
    play.state.ground[to] = match token {
        Token::TorchEvent => Ground::Event,
        Token::TorchFountain => Ground::Fountain,
        Token::Shortcut => Ground::Shortcut,
        Token::Monster => Ground::Nest,
        _ => Ground::Torch,
    };
    // UR-MONSTER-05: Without a pile a nest comes to light as a torch.
    let lies = if monster::ground(play.state, to) == Ground::Torch { Token::Torch } else { token };
    play.tell(who, CaveEvent::Discovered(to, lies));
    Ok(())
}

/// UR-TOKEN-10: A Blook trap is laid on the space that is left.
pub fn lay_trap<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(demand(matches!(play.state.stack.top(), Some(Frame::LayTrap)), "UR-TOKEN-10"))?;
    play.state.stack.pop();
    let who = play.state.active;
    play.hero(who).blook -= 1;
    let space = play.state.heroes[who].space;
    Ok(lay(play, Trap { space, owner: who, token: Token::BlookTrap })?)
}

fn lay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, trap: Trap) -> Result<(), Full> {
    play.state.traps.push(trap)?;
    play.tell(trap.owner, CaveEvent::TrapLaid(trap.space, trap.token));
    Ok(())
}

/// UR-TOKEN-11: The token of a card is laid on the hero's own space, if the supply has it.
pub fn place<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, token: Token) -> Done<C> {
    let space = play.state.heroes[who].space;
    if take_from_supply(play.state, token, 1) == 0 {
        return Ok(());
    }
    Ok(lay(play, Trap { space, owner: who, token })?)
}

/// UR-TOKEN-12, UR-TOKEN-13: A trap of another works on whoever has stepped in, and is then gone. Says whether there was one.
pub fn spring<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId) -> Done<C, bool> {
    let who = play.state.active;
    let there = play.state.traps.iter().position(|trap| trap.space == space && trap.owner != who);
    let Some(trap) = there.and_then(|at| play.state.traps.remove(at)) else { return Ok(false) };
    give_back(play.state, trap.token, 1);
    if let Some(Frame::Step { stride, .. }) = play.state.stack.top_mut() {
        *stride = Stride::Inside;
    }
    play.tell(who, CaveEvent::TrapSprung(space, trap.token, trap.owner));
    play.push_effects(
        play.game.content.tokens[trap.token].program,
        Players::one(who),
        Cause::Trap(trap.owner),
    )?;
    Ok(true)
}

/// UR-TOKEN-16: Takes what the supply still has of so many.
pub fn take_tokens<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, token: Token, n: u8) {
    let taken = take_from_supply(play.state, token, n);
    let hero = play.hero(who);
    match token {
        Token::Attack => hero.attack += taken,
        Token::Defence => hero.defence += taken,
        Token::BlookTrap => hero.blook += taken,
        _ => return give_back(play.state, token, taken),
    }
    play.tell(who, TrackEvent::TokensTaken(token, taken));
}

fn take_from_supply(state: &mut State, token: Token, n: u8) -> u8 {
    let Some(left) = supply(state, token) else { return 0 };
    let taken = n.min(*left);
    *left -= taken;
    taken
}

/// Tokens return to the supply.
pub fn give_back(state: &mut State, token: Token, n: u8) {
    if let Some(left) = supply(state, token) {
        *left += n;
    }
}

fn supply(state: &mut State, token: Token) -> Option<&mut u8> {
    match token {
        Token::Attack => Some(&mut state.supply.attack),
        Token::Defence => Some(&mut state.supply.defence),
        Token::BlookTrap => Some(&mut state.supply.blook),
        Token::Minus2 => Some(&mut state.supply.minus2),
        _ => None,
    }
}

/// UR-TOKEN-06, UR-TOKEN-08: Attack tokens are committed before a combat with a creature or a hero.
pub fn can_commit(state: &State, who: Player, n: u8) -> Allowed {
    super::pvm::before_combat(state, who, "UR-TOKEN-06")?;
    demand(state.combat.foe != crate::state::Foe::Mushroom, "UR-TOKEN-08")?;
    demand(n > 0 && n <= state.heroes[who].attack, "UR-TOKEN-06")
}

/// UR-TOKEN-07: Committed tokens last for the whole combat and are then spent.
pub fn commit<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8) -> Done<C> {
    check(can_commit(play.state, who, n))?;
    play.hero(who).attack -= n;
    give_back(play.state, Token::Attack, n);
    if let Some(side) = play.state.combat.side_of(who) {
        play.state.combat.side_mut(side).tokens += n;
    }
    play.tell(who, FightEvent::Committed(n));
    Ok(())
}

/// UR-TOKEN-04, UR-TOKEN-08: Defence tokens cancel damage of a combat.
pub fn can_defend(state: &State, who: Player, n: u8) -> Allowed {
    let Some(Frame::Harm { hurt: crate::state::Hurt::Announced, waiting, cause }) = state.stack.top() else {
        return forbid("UR-TOKEN-04");
    };
    demand(waiting.has(who), "UR-TOKEN-04")?;
    demand(cause.is_combat(), "UR-TOKEN-08")?;
    let hero = &state.heroes[who];
    demand(n > 0 && n <= hero.defence.min(hero.pending), "UR-TOKEN-04")
}

/// UR-TOKEN-15: Tokens come after cards; what is not needed is kept.
pub fn defend<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8) -> Done<C> {
    check(can_defend(play.state, who, n))?;
    let each = play.game.content.numbers.defence_token;
    let hero = play.hero(who);
    hero.defence -= n;
    hero.pending = hero.pending.saturating_sub(n.saturating_mul(each));
    give_back(play.state, Token::Defence, n);
    play.tell(who, FightEvent::Defended(n));
    life::answered(play.state, who);
    Ok(())
}
