//! The programs of cards, tokens and dice, one effect at a time. What an effect means is said by the chapter it belongs to.

use super::{
    Allowed, Done, Play, PlayExt, Progress, alpha, check, demand, fame, forbid, hero, life, monster,
    mushroom, token, turn,
};
use crate::Urto;
use crate::content::{Effect, Flag, Program, Quarry, SpaceId, Spaces, Until, Who};
use crate::event::{CaveEvent, Event, TrackEvent, TurnEvent};
use crate::state::{Aim, Cause, Frame, Ground, Mark, Pick, Player, Players, State, Stride};
use undercroft_kernel::{Chance, Sink};

/// Carries out the next effect of the program on top of the stack.
pub fn next<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    program: Program,
    who: Players,
    cause: Cause,
) -> Done<C> {
    let rest = program.rest();
    if rest.is_empty() {
        play.state.stack.pop();
    } else if let Some(Frame::Effects { program, .. }) = play.state.stack.top_mut() {
        *program = rest;
    }
    match play.game.content.first(program) {
        Some(effect) => carry_out(play, effect, who, cause),
        None => Ok(()),
    }
}

/// The heroes that an effect is for, and who is credited for it.
fn targets(state: &State, subjects: Players, who: Who, cause: Cause) -> (Players, Cause) {
    match who {
        Who::Oneself => (subjects, cause),
        Who::AllInCave => (state.cave, if let Cause::Divine(_) = cause { cause } else { Cause::Nobody }),
    }
}

/// Carries out one effect for these heroes.
pub fn carry_out<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    effect: Effect,
    subjects: Players,
    cause: Cause,
) -> Done<C> {
    let one = subjects.first_from(play.state.active).unwrap_or(play.state.active);
    match effect {
        Effect::Life { n, who } => {
            let (targets, cause) = targets(play.state, subjects, who, cause);
            if n < 0 {
                return life::threaten(play, targets, n.unsigned_abs(), cause);
            }
            targets.iter().for_each(|who| hero::gain_life(play, who, n.unsigned_abs()));
        }
        Effect::Mana { n, who } => {
            let (targets, _) = targets(play.state, subjects, who, cause);
            for who in targets.iter() {
                if n < 0 {
                    hero::lose_mana(play, who, n.unsigned_abs());
                } else {
                    hero::gain_mana(play, who, n.unsigned_abs());
                }
            }
        }
        Effect::Renown { n } if n < 0 => {
            subjects.iter().for_each(|who| fame::lose(play, who, n.unsigned_abs()))
        }
        Effect::Renown { n } => subjects.iter().for_each(|who| fame::gain(play, who, n.unsigned_abs())),
        Effect::SearchHeal => {
            let n = hero::base(play.game, play.state, one, crate::content::Base::SearchHeal);
            hero::gain_life(play, one, n);
        }
        Effect::TakeTokens { token, n } => token::take_tokens(play, one, token, n),
        Effect::PlaceToken { token } => return token::place(play, one, token),
        Effect::Status { flag, until } => subjects.iter().for_each(|who| hamper(play, who, flag, until)),
        Effect::StealRenown { n, from: Quarry::EachOpponentInCave } => {
            fame::steal(play, one, play.state.cave.without(one), n);
        }
        Effect::DamageOpponents { n } => return life::threaten(play, play.state.cave.without(one), n, cause),
        Effect::FightMonster { n } => return monster::meet(play, n),
        Effect::FightAlpha => return alpha::meet(play),
        _ => return ask(play, effect, subjects, one, cause),
    }
    Ok(())
}

/// Effects that draw, roll or leave something to be chosen.
fn ask<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    effect: Effect,
    subjects: Players,
    who: Player,
    cause: Cause,
) -> Done<C> {
    let frame = match effect {
        Effect::DefenceRoll { target, fail, who: whom } => {
            let (left, cause) = targets(play.state, subjects, whom, cause);
            Frame::Defence { left, failed: Players::NONE, target, fail, cause }
        }
        Effect::RollOff { loser } => Frame::PickHero { mark: Mark::RollOff(loser), who },
        Effect::DrawArtefact { n } => Frame::Draw { pick: Pick::Artefact, left: n, who },
        Effect::DrawEvent { n } => Frame::Draw { pick: Pick::Event, left: n, who },
        Effect::DiscardArtefact { n } => Frame::GiveUp { who, left: n, divine: false },
        Effect::DamageSpace { n } => Frame::PickSpace { aim: Aim::Strike(n, cause), who },
        Effect::StealRenown { n, .. } => Frame::PickHero { mark: Mark::Steal(n), who },
        Effect::DestroyMushrooms => Frame::PickSpace { aim: Aim::Bomb, who },
        Effect::MoveMushroom { n, optional } => Frame::PickSpace { aim: Aim::Lift { n, optional }, who },
        Effect::ExtraMove { n, optional } => Frame::FreeStep { left: n, optional },
        Effect::MoveToward { to, n, discovered_only, apply_effects } => Frame::PickSpace {
            aim: Aim::Slide { to, n, discovered: discovered_only, works: apply_effects },
            who,
        },
        Effect::SwapPosition { apply_effects, optional } => {
            Frame::PickHero { mark: Mark::Swap { optional, works: apply_effects }, who }
        }
        Effect::MayPay { cost, then } => Frame::Offer { cost, then, who },
        Effect::Choose(choice) => Frame::Choice { choice, who, cause },
        // What stands open all the time is asked for where it counts.
        _ => return Ok(()),
    };
    play.push(frame)
}

/// Something holds for a while: this turn, or the next one too.
fn hamper<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, flag: Flag, until: Until) {
    let turns = match until {
        Until::EndOfTurn => 1,
        Until::EndOfNextTurn => 2,
    };
    let hero = play.hero(who);
    let counter = match flag {
        Flag::NoSprint => &mut hero.no_sprint,
        Flag::NoMove => &mut hero.no_move,
    };
    *counter = turns.max(*counter);
    play.tell(who, TrackEvent::Hampered(flag));
}

/// A price must be payable in full and may not kill.
pub fn can_pay(game: &Urto, state: &State, who: Player, cost: Program) -> Allowed {
    let hero = &state.heroes[who];
    for effect in game.content.program(cost) {
        match effect {
            Effect::Life { n, .. } => {
                let left = hero.life.checked_sub(n.unsigned_abs());
                demand(left.is_some_and(|left| left > 0), "UR-SPRINT-08")?;
            }
            Effect::Mana { n, .. } => demand(hero.mana >= n.unsigned_abs(), "UR-MAGIC-15")?,
            Effect::Renown { n } => demand(hero.renown >= u16::from(n.unsigned_abs()), "UR-FAME-07")?,
            _ => {}
        }
    }
    Ok(())
}

pub fn pay<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, cost: Program) {
    for effect in play.game.content.program(cost) {
        match effect {
            Effect::Life { n, .. } => {
                play.hero(who).life -= n.unsigned_abs();
                play.tell(who, TrackEvent::LifePaid(n.unsigned_abs()));
            }
            Effect::Mana { n, .. } => hero::lose_mana(play, who, n.unsigned_abs()),
            Effect::Renown { n } => fame::lose(play, who, n.unsigned_abs()),
            _ => {}
        }
    }
}

/// The spaces that may be chosen.
#[must_use]
pub fn spaces(game: &Urto, state: &State, who: Player, aim: Aim) -> Spaces {
    match aim {
        // UR-DIVINE-19, UR-DIVINE-23: Any space in play but Urto.
        Aim::Strike(..) => game.tables.in_play.without(game.content.board.urto),
        Aim::Bomb => mushroom::beside(game, state, who),
        Aim::Lift { .. } => mushroom::everywhere(game, state),
        Aim::Slide { to, discovered, .. } => {
            let nearer = game.content.board.nearer(state.heroes[who].space, to, game.tables.in_play);
            let fits = |space: &SpaceId| {
                state.mushrooms[*space] == 0 && !(discovered && state.ground[*space] == Ground::Dark)
            };
            nearer.iter().filter(fits).fold(Spaces::NONE, Spaces::with)
        }
    }
}

/// UR-EVENT-09: Nothing to choose from, no effect; a slide with one way goes that way.
pub fn aim_by_itself<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    aim: Aim,
    who: Player,
) -> Done<C, Progress> {
    let choices = match aim {
        Aim::Strike(..) => return Ok(Progress::Waiting),
        _ => spaces(play.game, play.state, who, aim),
    };
    if choices.is_empty() {
        play.state.stack.pop();
        return Ok(Progress::Advanced);
    }
    if let (Aim::Slide { .. }, 1, Some(space)) = (aim, choices.len(), choices.iter().next()) {
        hit(play, aim, who, space)?;
        return Ok(Progress::Advanced);
    }
    Ok(Progress::Waiting)
}

/// Whether a space may be chosen.
pub fn can_target(game: &Urto, state: &State, space: SpaceId) -> Allowed {
    let Some(Frame::PickSpace { aim, who }) = state.stack.top() else { return forbid("UR-DIVINE-06") };
    demand(game.tables.in_play.has(space), "UR-SETUP-05")?;
    let rule = match aim {
        Aim::Strike(..) => "UR-DIVINE-19",
        Aim::Bomb | Aim::Lift { .. } | Aim::Slide { .. } => "UR-EVENT-09",
    };
    demand(spaces(game, state, who, aim).has(space), rule)
}

/// A space is chosen for an effect.
pub fn target<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, space: SpaceId) -> Done<C> {
    check(can_target(play.game, play.state, space))?;
    let Some(Frame::PickSpace { aim, who }) = play.state.stack.top() else { return Ok(()) };
    hit(play, aim, who, space)
}

fn hit<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, aim: Aim, who: Player, space: SpaceId) -> Done<C> {
    play.state.stack.pop();
    match aim {
        // UR-DIVINE-07: The user is hurt too if it stands there.
        Aim::Strike(n, cause) => life::threaten(play, play.state.standing_on(space), n, cause),
        Aim::Bomb => mushroom::destroy_all(play, space),
        Aim::Lift { n, optional } => {
            play.state.mushrooms[space] -= 1;
            play.tell(who, CaveEvent::MushroomLifted(space));
            if n > 1 {
                play.push(Frame::PickSpace { aim: Aim::Lift { n: n - 1, optional }, who })?;
            }
            play.push(Frame::Relocate { left: 1, barred: space })
        }
        Aim::Slide { to, n, discovered, works } => {
            play.hero(who).space = space;
            turn::arrive(play.state);
            play.tell(who, TurnEvent::Slid(space));
            if n > 1 {
                play.push(Frame::PickSpace { aim: Aim::Slide { to, n: n - 1, discovered, works }, who })?;
            } else if works && who == play.state.active {
                play.push(Frame::Step { to: space, stride: Stride::Inside, destroyed: 0 })?;
            }
            Ok(())
        }
    }
}
