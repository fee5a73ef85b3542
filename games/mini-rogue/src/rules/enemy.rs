//! Chapter ENEMY: how an enemy is met, how it attacks, and what it pays.

use super::{Done, Play, PlayExt, campaign, char, class, combat, coop, guardian, stance};
use crate::MiniRogue;
use crate::content::EnemyId;
use crate::event::{Event, FightEvent};
use crate::state::{Fight, Foe, Frame, State};
use undercroft_kernel::{Chance, Sink, rarely};

/// MR-ENEMY-01, MR-COMBAT-02: The HP of its line are set and the character attacks first. MR-TREASURE-04: It has been met.
#[inline(always)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, foe: Foe, line: EnemyId) -> Done<C> {
    let [alone, together] = play.game.content.enemies[line].hp;
    // MR-ENEMY-02: The second value is for a card that both characters stand on; the Ghost is one player's own.
    let shared = coop::is_shared(play.state, foe);
    let hp = if shared { together } else { alone };
    play.state.fight = Fight { foe, enemy: line, hp, full: hp, shared, ..Fight::default() };
    if matches!(foe, Foe::Monster | Foe::Ghost) {
        play.hero().met = true;
    }
    if rarely(shared) {
        coop::join(play, foe);
    }
    stance::begin(play);
    play.tell(FightEvent::Began { enemy: line, hp });
    play.push(Frame::Fight)
}

/// MR-COMBAT-24, MR-COMBAT-36: The damage of an attack. Says whether the fight is over.
#[inline(always)]
pub fn strike<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, damage: u8) -> Done<C, bool> {
    let left = play.state.fight.hp.saturating_sub(damage);
    play.state.fight.hp = left;
    play.tell(FightEvent::Struck { damage, left });
    if left == 0 { beaten(play).map(|()| true) } else { Ok(false) }
}

/// Damage outside of an attack. Says whether the fight is over.
pub fn hurt<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, damage: u8) -> Done<C, bool> {
    let left = play.state.fight.hp.saturating_sub(damage);
    play.state.fight.hp = left;
    play.tell(FightEvent::EnemyHurt { damage, left });
    if left == 0 { beaten(play).map(|()| true) } else { Ok(false) }
}

/// MR-ENEMY-03: The fight is over and its reward is paid.
/// MR-ENEMY-05: A Monster does not come back. MR-GHOST-04: What the Room gives comes on top. MR-REWARD-05: A Guardian brings the Rewards
/// card.
#[inline(always)]
fn beaten<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Fight { foe, enemy, shared, .. } = play.state.fight;
    play.tell(FightEvent::EnemyBeaten(enemy));
    play.state.fight = Fight::default();
    play.state.stack.pop();
    let reward = play.game.content.enemies[enemy].reward;
    match foe {
        Foe::Guardian(guardian) => {
            guardian::discard(play, guardian);
            if campaign::is_goal_floor(play.game, play.state) {
                campaign::win(play);
                return Ok(());
            }
        }
        Foe::Last(guardian, phase) => return guardian::last_beaten(play, guardian, phase),
        Foe::Monster | Foe::Ghost | Foe::Nobody => {}
    }
    if rarely(shared) { coop::reward(play, reward) } else { play.push_icons(reward) }
}

/// What the attack of an enemy comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// It does not come.
    Frozen,
    Missed,
    Hit {
        /// HP lost after Armour.
        lost: u8,
        /// Armour does not count.
        pierced: bool,
    },
}

/// MR-POTION-04: What the Dungeon die of this round makes of the enemy's attack on the active hero; a frozen enemy loses
/// it, whatever the die shows.
pub fn blow(game: &MiniRogue, state: &State, fight: &Fight) -> Blow {
    if fight.frozen { Blow::Frozen } else { swing(game, state, fight.enemy, fight.dungeon) }
}

/// MR-COMBAT-26, MR-COMBAT-27, MR-COMBAT-28: 1 misses, 2 to 5 hit less Armour, 6 ignores it.
#[inline(always)]
fn swing(game: &MiniRogue, state: &State, line: EnemyId, dungeon: u8) -> Blow {
    // MR-EFFECT-29: Unstoppable does not turn a miss into a hit.
    if misses(dungeon) {
        return Blow::Missed;
    }
    let (lost, pierced) = wound(game, state, line, dungeon);
    Blow::Hit { lost, pierced }
}

/// MR-COMBAT-26: A 1 misses.
const fn misses(dungeon: u8) -> bool {
    dungeon == 1
}

/// MR-COMBAT-27, MR-COMBAT-28: What the attack takes, which is nothing for a miss, and whether Armour does not count.
/// MR-CHAR-05: Each point of Armour takes one from the blow. MR-CHAR-07: It is not used up.
#[inline(always)]
fn wound(game: &MiniRogue, state: &State, line: EnemyId, dungeon: u8) -> (u8, bool) {
    let enemy = &game.content.enemies[line];
    let pierced = enemy.unstoppable | (dungeon == 6);
    let armour = combat::worn_armour(game, state) + class::passive_armour(game, state);
    let lost = enemy.damage.saturating_sub(if pierced { 0 } else { armour });
    (if misses(dungeon) { 0 } else { lost }, pierced)
}

/// MR-COMBAT-25 to MR-COMBAT-29: The enemy reads the Dungeon die of the attack.
/// MR-EFFECT-32, MR-EFFECT-33, MR-EFFECT-34: Only a blow that costs HP does more. MR-EFFECT-37: Then all of it.
#[inline(always)]
pub fn attack<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, line: EnemyId, dungeon: u8) -> Done<C> {
    let (lost, pierced) = wound(play.game, play.state, line, dungeon);
    let hit = FightEvent::EnemyHit { enemy: line, lost, pierced };
    play.tell(if misses(dungeon) { FightEvent::EnemyMissed(line) } else { hit });
    if lost == 0 {
        return Ok(());
    }
    // MR-COMBAT-34, MR-CLASS-34: Effects follow only a loss of HP, and wait below a death that may be cancelled.
    play.push_icons(play.game.content.enemies[line].effects)?;
    char::lose_hp(play, lost)
}

/// MR-EFFECT-31: The enemy gets HP back, up to what it began with.
pub fn regenerate<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, amount: u8) {
    let fight = &mut play.state.fight;
    fight.hp = fight.hp.saturating_add(amount).min(fight.full);
    let hp = fight.hp;
    play.tell(FightEvent::Regenerated { hp });
}
