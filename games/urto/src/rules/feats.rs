//! Chapter FEATS: the heroes' record. Feats change neither score nor winner; who keeps them across matches is not decided here.

use super::{Play, PlayExt, hero, score};
use crate::Urto;
use crate::content::{FeatId, Goal, Token};
use crate::event::{Event, FateEvent};
use crate::state::{Cause, Player, Players, State};
use undercroft_kernel::{Chance, Id, Sink};

/// The feats that a hero has done in this match.
pub fn done(game: &Urto, state: &State, who: Player) -> impl Iterator<Item = FeatId> {
    let done = state.heroes[who].feats;
    (0..game.content.feats.len()).filter(move |at| done >> at & 1 == 1).map(FeatId::from_index)
}

/// Marks every feat of which the goal is reached.
fn mark<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: Player,
    mut reached: impl FnMut(Goal) -> bool,
) {
    for at in 0..play.game.content.feats.len() {
        let feat = FeatId::from_index(at);
        let bit = 1u32 << at;
        if play.state.heroes[who].feats & bit == 0 && reached(play.game.content.feats[feat].goal) {
            play.hero(who).feats |= bit;
            play.tell(who, FateEvent::FeatDone(feat));
        }
    }
}

/// UR-FEATS-09, UR-FEATS-12: The same token several times in a row.
pub fn drew<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, token: Token) {
    let hero = play.hero(who);
    let again = hero.last == Some(token);
    hero.run = if again { hero.run.saturating_add(1) } else { 1 };
    hero.last = Some(token);
    let run = hero.run;
    if run > 1 {
        mark(play, who, |goal| matches!(goal, Goal::DrawInARow(kind, n) if kind == token && run >= n));
    }
}

/// UR-FEATS-08: Failures in a row; another face begins anew.
pub fn rolled_divine<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, failure: bool) {
    let hero = play.hero(who);
    hero.failures = if failure { hero.failures.saturating_add(1) } else { 0 };
    let failures = hero.failures;
    if failures > 1 {
        mark(play, who, |goal| matches!(goal, Goal::FailInARow(n) if failures >= n));
    }
}

/// UR-FEATS-01, UR-FEATS-02, UR-FEATS-04, UR-FEATS-14: At the arrival.
pub fn arrived<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    let hero = play.state.heroes[who];
    let most = hero::sheet(play.game, play.state, who).life;
    let kept = |n: u8| hero.hand.iter().filter(|held| (1..=n).contains(&held.rank)).count() == usize::from(n);
    mark(play, who, |goal| match goal {
        Goal::ArriveWithLife(life) => hero.life == life,
        Goal::ArriveUnhurt => hero.life >= most,
        Goal::ArriveWithMana(mana) => hero.mana >= mana,
        Goal::ArriveWithFirstArtefacts(n) => kept(n),
        _ => false,
    });
}

/// UR-FEATS-05 to UR-FEATS-07: Heroes killed for good.
pub fn killed<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player) {
    let kills = play.state.heroes[who].kills;
    mark(play, who, |goal| matches!(goal, Goal::Kill(n) if kills >= n));
}

/// UR-FEATS-11, UR-FEATS-13: A final death.
pub fn died<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, cause: Cause) {
    let last = play.game.tables.next_to[play.game.content.board.urto];
    let near = last.has(play.state.heroes[who].space);
    mark(play, who, |goal| match goal {
        Goal::DieBeforeTheEnd => near,
        Goal::DieAgainstAlpha => cause == Cause::Alpha,
        _ => false,
    });
}

/// UR-FEATS-03, UR-FEATS-10, UR-FEATS-15 to UR-FEATS-17, UR-FEATS-20: When the match is over.
pub fn finished<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, arrived: Players) {
    for who in arrived.iter() {
        let total = score::of(play.game, play.state, who).total();
        mark(play, who, |goal| match goal {
            Goal::ArriveAlone => arrived.len() == 1,
            Goal::ArriveTogether(n) => arrived.len() >= u32::from(n),
            Goal::Score(n) => total >= u16::from(n),
            _ => false,
        });
    }
}
