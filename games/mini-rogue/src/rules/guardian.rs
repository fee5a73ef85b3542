//! Chapter GUARDIAN: the pile, its fights, and the two phases of the last one.

use super::{Done, Play, PlayExt, board, campaign, end, enemy};
use crate::content::{GuardianId, GuardianLines};
use crate::event::{Event, FightEvent, TurnEvent};
use crate::state::{Foe, LastPhase};
use undercroft_kernel::{Chance, Draw, Sink, Weights};

/// The name under which Guardians are drawn.
pub const GUARDIAN: &str = "guardian";

/// MR-TURN-09, MR-EFFECT-26: In an Area with the icon the top Guardian turns face up. Below the others lies the last one.
pub fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    if !board::has_guardian(play.game, play.state) {
        return Ok(());
    }
    let guardian = if play.state.guardians.left == 0 {
        play.game.last_guardian
    } else if let Some(placed) = campaign::placed_guardian(play.game, play.state) {
        play.state.guardians.left -= 1;
        placed
    } else {
        let hidden = play.game.ordinary_guardians & !u64::from(play.state.guardians.seen);
        let drawn = play.ctx.pick(Draw::new(GUARDIAN, play.state.seat(), Weights::Mask(hidden)))?;
        play.state.guardians.left -= 1;
        GuardianId(drawn as u8)
    };
    play.state.guardians.seen |= 1 << guardian.0;
    play.state.guardians.open = Some(guardian);
    play.tell(TurnEvent::GuardianRevealed(guardian));
    Ok(())
}

/// MR-TURN-19, MR-GUARDIAN-01: The revealed Guardian is fought at once.
/// MR-GUARDIAN-02: By the rules of all fights.
pub fn meet<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, guardian: GuardianId) -> Done<C> {
    let floor = board::floor(play.game, play.state);
    match play.game.content.guardians[guardian].lines {
        GuardianLines::ByFloor(lines) => {
            let line = lines.get(usize::from(floor).wrapping_sub(1)).or(lines.last());
            line.map_or(Ok(()), |line| enemy::begin(play, Foe::Guardian(guardian), *line))
        }
        GuardianLines::Phases([first, _]) => enemy::begin(play, Foe::Last(guardian, LastPhase::First), first),
    }
}

/// MR-GUARDIAN-03: The card is discarded before its reward.
pub fn discard<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, guardian: GuardianId) {
    play.state.guardians.open = None;
    play.state.guardians.beaten += 1;
    play.tell(FightEvent::GuardianDiscarded(guardian));
}

/// MR-GUARDIAN-06 to MR-GUARDIAN-09, MR-GUARDIAN-14: The second phase is a new fight and the first pays nothing; after the second the
/// game is won at once.
pub fn last_beaten<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    guardian: GuardianId,
    phase: LastPhase,
) -> Done<C> {
    match (phase, play.game.content.guardians[guardian].lines) {
        (LastPhase::First, GuardianLines::Phases([_, second])) => {
            play.tell(FightEvent::SecondPhase);
            enemy::begin(play, Foe::Last(guardian, LastPhase::Second), second)
        }
        _ => {
            play.state.guardians.beaten += 1;
            end::win(play);
            Ok(())
        }
    }
}

/// MR-FALL-04, MR-FALL-18: The Guardian of the Floor left behind is out of the game, seen or unseen.
pub fn lose_one<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if play.state.guardians.open.take().is_none() {
        play.state.guardians.left = play.state.guardians.left.saturating_sub(1);
    }
    play.tell(TurnEvent::GuardianLost);
}
