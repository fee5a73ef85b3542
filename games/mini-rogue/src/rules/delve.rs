//! Chapter DELVE: the Descent: eat, refresh, move the marker, collect the cards.

use super::{Allowed, Done, Play, PlayExt, char, class, coop, demand, turn};
use crate::content::Resource;
use crate::event::{Event, TurnEvent};
use crate::state::{Phase, State};
use undercroft_kernel::{Chance, Sink};

/// MR-GUARDIAN-01: Only from the Exit, with nothing in the way.
pub fn can_descend(state: &State) -> Allowed {
    demand(state.phase == Phase::Exit && state.stack.depth() == 0, "MR-TURN-01")
}

/// MR-DELVE-01, MR-DELVE-02: First a ration, or HP where there is none.
/// MR-CHAR-08: A ration is eaten, or HP lost. MR-DELVE-03: Hunger can kill. MR-DELVE-08: After a Guardian, too.
pub fn descend<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(|_, state| can_descend(state))?;
    play.state.phase = Phase::Descent;
    if play.hero().food > 0 {
        play.tell(TurnEvent::Ate);
        char::pay(play, Resource::Food, 1);
        return Ok(());
    }
    let hunger = play.game.content.numbers.hunger;
    play.tell(TurnEvent::WentHungry(hunger));
    char::lose_hp(play, hunger)
}

/// MR-DELVE-04 to MR-DELVE-07: Then the skills, the marker and the cards, in this order.
/// MR-DELVE-09, MR-DELVE-10: Afflictions and belongings come along.
pub fn arrive<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    if coop::eats_next(play.state) {
        return Ok(());
    }
    for hero in 0..play.state.party.size() {
        play.state.turn_to(hero);
        class::refresh(play);
    }
    play.state.area += 1;
    play.tell(TurnEvent::Descended(play.state.area));
    turn::collect(play);
    coop::pass_lead(play);
    play.state.phase = Phase::Preparation;
    turn::prepare(play)
}
