//! Chapter SEARCH: torches and the search die.

use super::{Allowed, Done, Play, PlayExt, check, demand, hero};
use crate::Urto;
use crate::content::Effect;
use crate::event::{CaveEvent, Event};
use crate::state::{Cause, Frame, Players, State};
use undercroft_kernel::{Chance, Sink};

/// The name of the search die.
pub const SEARCH: &str = "search";

/// UR-SEARCH-01: On a torch the hero may search.
/// UR-SEARCH-13: A torch is never used up. UR-SEARCH-18: A creature met here leaves it a torch.
pub fn offer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, fountain: bool) -> Done<C> {
    let arrival = play.state.turn.arrivals;
    play.push(Frame::Torch { fountain, arrival })
}

/// UR-SEARCH-12: Once per arrival on a torch.
pub fn can_search(state: &State) -> Allowed {
    demand(matches!(state.stack.top(), Some(Frame::Torch { .. })), "UR-SEARCH-12")
}

/// UR-SEARCH-02: One roll of the search die.
pub fn search<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    check(can_search(play.state))?;
    let face = roll(play)?;
    play.state.stack.pop();
    play.push(Frame::Searched { face })
}

fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, u8> {
    let who = play.state.active;
    let face = play.ctx.die(SEARCH, who.seat(), play.game.content.dice.search.sides)?;
    play.tell(who, CaveEvent::Searched(face));
    Ok(face)
}

/// How often the cards that lie open let the active hero roll again in a turn.
fn rerolls(game: &Urto, state: &State) -> u8 {
    let uses = hero::standing(game, state, state.active).filter_map(|effect| match effect {
        Effect::SearchReroll { uses, .. } => Some(*uses),
        _ => None,
    });
    uses.sum()
}

/// UR-ARTIFACT-10: A roll may be answered by who has unseen cards, or an open one that rolls again.
#[must_use]
pub fn may_answer(game: &Urto, state: &State) -> bool {
    let hero = state.hero();
    !hero.hand.is_empty() && (hero.hidden() > 0 || state.turn.search_rerolls < rerolls(game, state))
}

/// The die is rolled again by a card; the last roll stands.
pub fn reroll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let new = roll(play)?;
    play.state.turn.search_rerolls += 1;
    if let Some(Frame::Searched { face }) = play.state.stack.top_mut() {
        *face = new;
    }
    Ok(())
}

/// UR-SEARCH-03 to UR-SEARCH-09: What the die shows happens.
pub fn resolve<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, face: u8) -> Done<C> {
    play.state.stack.pop();
    let program = play.game.content.dice.search.shown(face).map(|outcome| outcome.program);
    let who = Players::one(play.state.active);
    play.carry_out(program.unwrap_or_default(), who, Cause::Nobody)
}
