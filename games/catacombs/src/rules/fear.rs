//! CA-FEAR: fear tests at the start of a turn.

use super::{Done, Play, PlayExt, los, sheet, test};
use crate::Catacombs;
use crate::content::{Characteristic, Immunity};
use crate::event::{Event, StatusEvent};
use crate::state::{CreatureId, Purpose, Side, State, Status};
use undercroft_kernel::{Chance, Sink};

/// CA-FEAR-03, CA-FEAR-05, CA-FEAR-06, CA-SPEECH-05: The highest level that somebody faces: of adversaries in its sight, or of a threat
/// that it has heard.
fn level(game: &Catacombs, state: &State, who: CreatureId) -> u8 {
    let me = &state.creatures[who];
    let frightful = state.creatures.of(me.side.other()).map(|other| {
        let fear = game.block(state.creatures[other].kind).traits.fear;
        if fear > 0 && los::sees(state, who, other) { fear } else { 0 }
    });
    let seen = frightful.max().unwrap_or_default();
    let (threat, zone) = state.threat;
    let heard = me.side == Side::Master && threat > 0 && state.zone_of(me.at) == zone;
    if heard { seen.max(threat) } else { seen }
}

/// CA-FEAR-08: Whether somebody is never afraid, or not in this turn.
#[must_use]
pub fn is_fearless(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let creature = &state.creatures[who];
    game.block(creature.kind).traits.fearless
        || creature.is(Status::BRAVE)
        || sheet::is_immune(game, state, who, Immunity::Fear)
}

/// CA-FEAR-01, CA-FEAR-03: Whether somebody has to test now.
#[must_use]
pub fn is_due(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let able = !state.creatures[who].is(Status::HELPLESS);
    able && !is_fearless(game, state, who) && level(game, state, who) > 0
}

/// CA-FEAR-02, CA-FEAR-05, CA-FEAR-07: One test at the highest level in sight; a coward fails without rolling.
pub fn face<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    if play.game.block(play.state.creatures[who].kind).traits.cowardly {
        return tested(play, who, false);
    }
    let difficulty = level(play.game, play.state, who);
    test::roll(play, test::of(who, Characteristic::Will, difficulty, Purpose::Fear))
}

/// CA-FEAR-04: Whoever is afraid has fewer action points this turn.
pub fn tested<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, passed: bool) -> Done<C> {
    if passed {
        return Ok(());
    }
    let loss = play.content().numbers.fear_ap;
    let creature = play.creature(who);
    let lost = loss.min(creature.ap);
    creature.ap -= lost;
    creature.fear_loss = lost;
    play.tell(who, StatusEvent::Afraid);
    Ok(())
}
