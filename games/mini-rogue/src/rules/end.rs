//! Chapter END: victory, defeat, and a death that is cancelled.

use super::{Done, Play, PlayExt, campaign, forbid};
use crate::content::ExplorationSkill;
use crate::event::{Event, FightEvent, HeroEvent};
use crate::state::{End, Frame, State};
use crate::{MiniRogue, rules::Allowed};
use undercroft_kernel::{Chance, Sink};

/// MR-CHAR-04: A character without HP loses the game, unless its death is cancelled.
#[cold]
pub fn doom<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let hero = play.state.active();
    if saviour(play.game, play.state).is_some() {
        return play.push(Frame::Doom { hero });
    }
    die(play);
    Ok(())
}

/// MR-CLASS-28: Who in the party can cancel a death, and how many HP are left then.
pub fn saviour(game: &MiniRogue, state: &State) -> Option<(u8, u8)> {
    let ready = state.party().enumerate().filter(|(_, hero)| !hero.spent);
    ready.map(|(at, hero)| (at as u8, game.content.characters[hero.character].exploration)).find_map(
        |(at, skill)| {
            if let ExplorationSkill::CancelDeath { hp } = skill { Some((at, hp)) } else { None }
        },
    )
}

/// MR-CLASS-28, MR-CLASS-34: The death is cancelled; what was being resolved goes on.
#[cold]
pub fn save<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some((saviour, hp)) = saviour(play.game, play.state) else { return Ok(()) };
    let Some(Frame::Doom { hero }) = play.state.stack.pop() else { return Ok(()) };
    play.state.turn_to(saviour);
    play.hero().spent = true;
    play.tell(HeroEvent::ExplorationSkill);
    play.state.turn_to(hero);
    play.hero().hp = hp;
    play.tell(HeroEvent::Saved { hp });
    Ok(())
}

/// Whether a death can be accepted now.
pub fn can_accept_death(game: &MiniRogue, state: &State) -> Allowed {
    match state.stack.now() {
        Frame::Doom { .. } => Ok(()),
        _ => forbid(game.rulebook.cite.death),
    }
}

#[cold]
pub fn accept_death<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.check(can_accept_death)?;
    die(play);
    Ok(())
}

/// MR-END-02, MR-END-03: Nothing more is resolved.
/// MR-COOP-18: One dead is lost for both.
fn die<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    play.tell(HeroEvent::Died);
    let beaten = campaign::is_goal_fight(play.game, play.state);
    play.state.end = Some(if beaten { End::Beaten } else { End::Lost });
    play.state.stack.clear();
}

/// MR-END-01: The last Guardian is beaten.
/// MR-TURN-20, MR-TURN-21: At once, without another descent.
pub fn win<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    play.tell(FightEvent::Won);
    play.state.end = Some(End::Won);
    play.state.stack.clear();
}
