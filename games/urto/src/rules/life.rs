//! Chapter LIFE: losing life, dying, coming back.

use super::{Allowed, Done, Play, PlayExt, check, demand, end, feats, forbid, hero, pvm, token};
use crate::Urto;
use crate::content::{ArtefactId, Effect, Scope, Token};
use crate::event::{Answer, Event, FateEvent, FightEvent, TurnEvent};
use crate::state::{Cause, Fate, Foe, Frame, Hurt, Phase, Player, Players, State};
use undercroft_kernel::{Chance, Sink};

/// Announces that these heroes lose so much life each.
pub fn threaten<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    victims: Players,
    n: u8,
    cause: Cause,
) -> Done<C> {
    // UR-END-01, UR-EVENT-04: The dead and those on Urto are spared.
    let victims = Players(victims.0 & play.state.cave.0);
    for who in victims.iter() {
        expect(play, who, n, cause);
    }
    announce(play, victims, cause)
}

/// Notes what a hero is about to lose, lowered by its open cards.
pub fn expect<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8, cause: Cause) {
    play.hero(who).pending = n;
    play.tell(who, FightEvent::Threatened(n));
    spare(play, who, cause);
}

/// UR-TOKEN-15: Cards lower a loss first: the first of a combat, or each one by a divine die.
pub fn spare<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, cause: Cause) {
    if play.state.heroes[who].hand.is_empty() {
        return;
    }
    let scope = match cause {
        Cause::Divine(_) => Scope::DivineDice,
        _ if cause.is_combat() => Scope::FirstPerCombat,
        _ => return,
    };
    let less: u8 = hero::standing(play.game, play.state, who)
        .map(|effect| match effect {
            Effect::DamageReduce { n, scope: own } if *own == scope => *n,
            _ => 0,
        })
        .sum();
    if scope == Scope::FirstPerCombat {
        let Some(side) = play.state.combat.side_of(who) else { return };
        if less == 0 || std::mem::replace(&mut play.state.combat.side_mut(side).reduced, true) {
            return;
        }
    }
    let hero = play.hero(who);
    let spared = less.min(hero.pending);
    hero.pending -= spared;
    if spared > 0 {
        play.tell(who, FightEvent::Spared(spared));
    }
}

/// UR-ARTIFACT-16: Those who may have an answer, by what everybody sees, are asked before the loss.
pub fn announce<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, victims: Players, cause: Cause) -> Done<C> {
    let waiting = victims.iter().filter(|who| is_concerned(play.state, *who, cause)).collect();
    play.push(Frame::Harm { hurt: Hurt::Announced, waiting, cause })
}

/// UR-ARTIFACT-16: In a combat the die on the table was the moment for cards; elsewhere it is now.
fn is_concerned(state: &State, who: Player, cause: Cause) -> bool {
    let hero = &state.heroes[who];
    hero.pending > 0 && if cause.is_combat() { hero.defence > 0 } else { hero.hidden() > 0 }
}

/// A hero has answered.
pub fn answered(state: &mut State, who: Player) {
    if let Some(Frame::Harm { waiting, .. }) = state.stack.top_mut() {
        *waiting = waiting.without(who);
    }
}

/// After a card was played: whoever has nothing left to answer with is not asked any more.
pub fn recheck(state: &mut State, who: Player) {
    if let Some(Frame::Harm { hurt: Hurt::Announced, cause, .. }) = state.stack.top()
        && !is_concerned(state, who, cause)
    {
        answered(state, who);
    }
}

/// Everybody has answered.
pub fn advance<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, hurt: Hurt, cause: Cause) -> Done<C> {
    play.state.stack.pop();
    match hurt {
        Hurt::Announced => count(play, cause),
        Hurt::Dying => bury(play, cause),
    }
}

/// UR-LIFE-01, UR-LIFE-09, UR-LIFE-13: All lose at the same moment, down to 0; who has none left is dying.
fn count<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cause: Cause) -> Done<C> {
    let mut dying = Players::NONE;
    for who in play.state.cave.iter() {
        let hero = play.hero(who);
        let lost = std::mem::take(&mut hero.pending).min(hero.life);
        if lost == 0 {
            continue;
        }
        hero.life -= lost;
        if hero.life == 0 {
            dying = dying.with(who);
        }
        play.tell(who, FightEvent::LifeLost(lost));
    }
    if dying.is_empty() {
        return Ok(());
    }
    play.state.turn.fallen |= dying.has(play.state.active);
    let waiting = dying.iter().filter(|who| may_revive(play.game, play.state, *who)).collect();
    play.push(Frame::Harm { hurt: Hurt::Dying, waiting, cause })
}

/// UR-LIFE-02: By what everybody sees, a hero may come back.
fn may_revive(game: &Urto, state: &State, who: Player) -> bool {
    state.heroes[who].hidden() > 0 || has_power(game, state, who)
}

fn has_power(game: &Urto, state: &State, who: Player) -> bool {
    let revival = hero::sheet(game, state, who).revival;
    revival.is_some_and(|(_, uses)| state.heroes[who].revivals < uses)
}

/// Whether a hero is dying and is asked.
#[must_use]
pub fn is_dying(state: &State, who: Player) -> bool {
    matches!(state.stack.top(), Some(Frame::Harm { hurt: Hurt::Dying, waiting, .. }) if waiting.has(who))
}

/// UR-HERO-12: By its own power.
pub fn can_revive(game: &Urto, state: &State, who: Player) -> Allowed {
    demand(is_dying(state, who), "UR-LIFE-06")?;
    demand(has_power(game, state, who), "UR-HERO-12")
}

/// UR-LIFE-03, UR-LIFE-05: It comes back where it died, with the life of its sheet and all it had.
pub fn revive<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    check(can_revive(play.game, play.state, who))?;
    let (life, _) = hero::sheet(play.game, play.state, who).revival.unwrap_or_default();
    play.hero(who).revivals += 1;
    come_back(play, who, life, None);
    Ok(())
}

/// A hero is alive again.
pub fn come_back<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: Player,
    life: u8,
    card: Option<ArtefactId>,
) {
    let most = hero::sheet(play.game, play.state, who).life;
    play.hero(who).life = life.min(most);
    play.tell(who, FateEvent::Revived { life: life.min(most), card });
    answered(play.state, who);
}

/// Whether a hero may let a loss or its death happen.
pub fn can_pass(state: &State, who: Player) -> Allowed {
    match state.stack.top() {
        Some(Frame::Harm { waiting, .. }) if waiting.has(who) => Ok(()),
        _ => forbid("UR-ARTIFACT-16"),
    }
}

/// A hero lets it happen.
pub fn pass<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) -> Done<C> {
    check(can_pass(play.state, who))?;
    let answer = if is_dying(play.state, who) { Answer::Death } else { Answer::Loss };
    play.tell(who, TurnEvent::Passed(answer));
    answered(play.state, who);
    Ok(())
}

/// UR-LIFE-06, UR-LIFE-09: Who has not come back is dead, all at the same moment.
fn bury<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cause: Cause) -> Done<C> {
    let dead: Players = play.state.cave.iter().filter(|who| play.state.heroes[*who].life == 0).collect();
    for who in dead.iter() {
        die(play, who, cause);
    }
    for who in dead.iter() {
        credit(play, who, cause);
    }
    if play.state.cave.is_empty() {
        return end::finish(play);
    }
    after_fall(play);
    Ok(())
}

/// UR-LIFE-08, UR-LIFE-10, UR-DIVINE-20: Its tokens return, its cards leave the game with it.
pub fn die<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, cause: Cause) {
    play.state.cave = play.state.cave.without(who);
    let hero = play.hero(who);
    hero.fate = Fate::Dead;
    let tokens = [
        (Token::Attack, std::mem::take(&mut hero.attack)),
        (Token::Defence, std::mem::take(&mut hero.defence)),
        (Token::BlookTrap, std::mem::take(&mut hero.blook)),
    ];
    for (kind, n) in tokens {
        token::give_back(play.state, kind, n);
    }
    play.tell(who, FateEvent::Died(cause));
    feats::died(play, who, cause);
}

/// UR-LIFE-12, UR-FEATS-21: A final death is credited to who caused it, never to the victim.
fn credit<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, victim: Player, cause: Cause) {
    let killer = match cause {
        // In a combat of heroes it is the other one.
        Cause::Pvp(_) => {
            let side = play.state.combat.side_of(victim);
            side.map(|side| play.state.combat.side(1 - side).who)
        }
        _ => cause.killer(),
    };
    if let Some(killer) = killer.filter(|killer| *killer != victim) {
        play.hero(killer).kills += 1;
        feats::killed(play, killer);
    }
}

/// UR-LIFE-11, UR-TURN-15: Whatever the active hero was at is over; its turn goes on if it is alive.
fn after_fall<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if !std::mem::take(&mut play.state.turn.fallen) {
        return;
    }
    play.state.stack.clear();
    play.state.looked.clear();
    if play.state.combat.foe != Foe::Nobody {
        pvm::abandon(play);
    }
    let alive = play.state.hero().in_cave();
    if !alive || play.state.turn.divine {
        play.state.phase = Phase::Closing;
    }
}
