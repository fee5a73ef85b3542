//! Chapter SETUP, with DIFF: the table before the first turn.

use super::{Done, Play, PlayExt, campaign, coop, turn};
use crate::MiniRogue;
use crate::content::{CharacterId, Difficulty, RoomId};
use crate::editions::GuardianPile;
use crate::event::{Event, SetupEvent};
use crate::state::{Hero, MAX_PILE, State};
use undercroft_kernel::{Chance, Ctx, Draw, Seat, Sink, Weights};

/// The name under which a random Character is drawn.
pub const CHARACTER_CARD: &str = "character-card";

/// The bit of a Room in a set.
pub const fn bit(room: RoomId) -> u32 {
    1 << room.0
}

/// MR-SETUP-08 to MR-SETUP-23: Characters, pile and first Area.
/// MR-TURN-03: The first Area is prepared by the set-up. MR-DIFF-06: Difficulty and Character are chosen apart. MR-COOP-01: Two share one
/// board.
pub fn start<C: Chance, S: Sink<Event>>(game: &MiniRogue, ctx: &mut Ctx<C, S>, state: &mut State) -> Done<C> {
    *state = State { board: game.board, area: 1, ..State::default() };
    // MR-SETUP-21, MR-SETUP-22: Exactly three of the others, or all of them, lie on the last Guardian.
    state.guardians.left = match game.rulebook.guardians {
        GuardianPile::Three => MAX_PILE as u8,
        GuardianPile::All => game.ordinary_guardians.count_ones() as u8,
    };
    campaign::lay(game, state);
    let mut play = Play::new(game, ctx, state);
    for (at, chosen) in game.options.heroes.iter().enumerate() {
        let character = match chosen {
            Some(character) => *character,
            // MR-SETUP-09: Drawn at random, where the edition says so.
            None => draw_character(&mut play, Seat(at as u8))?,
        };
        let mut hero = hero(game, character);
        campaign::equip(game, &mut hero);
        play.state.party.join(hero);
        play.tell(SetupEvent::Joined(character));
    }
    play.state.turn_to(0);
    coop::choose_leader(&mut play)?;
    campaign::gain(&mut play)?;
    // A choice among the bonuses of a campaign comes before dealing.
    if play.state.stack.depth() == 0 {
        turn::prepare(&mut play)?;
    }
    Ok(())
}

fn draw_character<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, seat: Seat) -> Done<C, CharacterId> {
    // MR-COOP-36: A card that somebody has chosen or drawn is not drawn again.
    let chosen =
        play.game.options.heroes.iter().flatten().fold(0, |taken, character| taken | 1u64 << character.0);
    let taken = play.state.party().fold(chosen, |taken, hero| taken | 1 << hero.character.0);
    let all = ((1u64 << play.game.content.characters.len()) - 1) & !taken;
    Ok(CharacterId(play.ctx.pick(Draw::new(CHARACTER_CARD, seat, Weights::Mask(all)))? as u8))
}

/// MR-SETUP-10, MR-SETUP-11: A character at the start: what its card lists, the card face up.
/// MR-DIFF-08: For both of two.
fn hero(game: &MiniRogue, character: CharacterId) -> Hero {
    let start = game.content.characters[character].start;
    // MR-DIFF-02 to MR-DIFF-05: A difficulty mode takes away, never below 0.
    let Difficulty { hp, food, gold, .. } = &game.difficulty;
    Hero {
        character,
        hp: start.hp.saturating_sub(*hp),
        armour: start.armour,
        xp: start.xp,
        food: start.food.saturating_sub(*food),
        gold: start.gold.saturating_sub(*gold),
        potions: start.potions,
        ..Hero::default()
    }
}
