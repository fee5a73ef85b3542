//! CA-SPAWN: groups of the encounter table, and creatures coming onto the board. Where they may stand is CA-MAP.

use super::{Done, Play, PlayExt, dice, map, stat};
use crate::Catacombs;
use crate::content::{self, FACES, MonsterId};
use crate::event::{Event, MasterEvent};
use crate::geometry::Square;
use crate::state::{Creature, CreatureId, Group, Kind, Pending, Side, Status};
use undercroft_kernel::{Chance, Sink};

/// CA-SPAWN-03, CA-SPAWN-04: A roll on the quest's encounter table gives who comes.
pub fn roll_encounter<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, content::Group> {
    let face = dice::sum(dice::master_d(play, 1)?);
    let quest = &play.game.content.quests[play.state.quest];
    Ok(quest.encounters.get(usize::from(face).min(FACES - 1)).copied().unwrap_or_default())
}

/// CA-SPAWN-03, CA-SPAWN-05: Rolls how many of them come.
pub fn deploy<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, coming: content::Group) -> Done<C, Group> {
    let figures = dice::count(play, coming.count)?;
    Ok(Group { monster: coming.monster, figures })
}

/// CA-SPAWN-03, CA-SPAWN-04, CA-SPAWN-05: A roll on the quest's encounter table gives who and how many.
pub fn roll_group<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, Group> {
    let coming = roll_encounter(play)?;
    deploy(play, coming)
}

/// CA-SWARM-01: How many figures of a kind stand on one square.
#[must_use]
pub fn most_on_a_square(game: &Catacombs, monster: MonsterId) -> u8 {
    game.content.monsters[monster].block.traits.swarm.max(1)
}

/// CA-SWARM-01, CA-MONSTER-04: A group waits for its place: one by one, or in full swarms with the rest last.
pub fn muster<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, group: Group, ambush: bool) {
    let swarm = most_on_a_square(play.game, group.monster);
    let mut left = group.figures;
    while left > 0 {
        let figures = left.min(swarm);
        left -= figures;
        map::wait_for_place(play, Pending::Monster { monster: group.monster, figures, ambush });
    }
}

/// CA-SPAWN-06: A creature or a swarm stands on a square from now on; none where the board holds no more creatures.
pub fn stand<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    group: Group,
    at: Square,
    ambush: bool,
) -> Option<CreatureId> {
    let Some(who) = play.state.creatures.vacant() else {
        play.tell_all(MasterEvent::NoPlace(group.monster));
        return None;
    };
    let master = play.state.master().0;
    let pv = play.game.content.monsters[group.monster].block.pv;
    let mut mates = [0; 3];
    for mate in mates.iter_mut().take(usize::from(group.figures.saturating_sub(1))) {
        *mate = pv;
    }
    let kind = Kind::Monster(group.monster);
    *play.creature(who) = Creature { kind, side: Side::Master, owner: master, mates, ..Creature::NOBODY };
    stat::refresh(play.game, play.state, who);
    let creature = play.creature(who);
    creature.pv = creature.pv_max;
    creature.set(Status::AMBUSHER, ambush);
    play.state.put(who, at);
    play.tell(who, MasterEvent::MonsterPlaced(group.monster, group.figures, at));
    Some(who)
}
