//! Chapter ROOM: Room cards, what entering one starts, and the icons of results.

use super::{
    Allowed, Done, Play, PlayExt, board, camp, char, class, coop, demand, effect, enemy, fall, forbid, ghost,
    item, potion, treasure,
};
use crate::MiniRogue;
use crate::content::{Icon, ListId, Marks, RoomId, RoomKind};
use crate::event::{Event, HeroEvent, TurnEvent};
use crate::state::{Cell, CellId, Foe, Frame, Phase, State};
use undercroft_kernel::{Chance, Draw, Sink, Weights};

/// The name under which Rooms are drawn.
pub const ROOM: &str = "room";

/// The Rooms that may lie face down: all but those that lie open, are pinned, are held, or are known to be unused.
pub const fn hidden(game: &MiniRogue, state: &State) -> u64 {
    game.all_rooms & !(state.seen as u64)
}

/// Draws a card that nobody has seen.
#[inline(always)]
pub fn draw_hidden<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C, RoomId> {
    debug_assert_eq!(play.state.seen, play.state.counted(), "the count of seen Rooms has drifted");
    let mask = hidden(play.game, play.state);
    let drawn = play.ctx.pick(Draw::new(ROOM, play.state.seat(), Weights::Mask(mask)))?;
    play.state.seen |= 1 << drawn;
    Ok(RoomId(drawn as u8))
}

/// Turns a cell face up, if it is not yet, and says whether it turned.
#[inline(always)]
pub fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, cell: CellId) -> Done<C, bool> {
    let room = match play.state.grid.at(cell) {
        Cell::Hidden => draw_hidden(play)?,
        Cell::Pinned(room, _) => room,
        Cell::Open(_) | Cell::Taken => return Ok(false),
    };
    play.state.grid.lay(cell, Cell::Open(room));
    play.tell(TurnEvent::Revealed(cell, room));
    Ok(true)
}

/// MR-ROOM-35 to MR-ROOM-37: What the cards in play cross out: the Room that is being resolved and the enemy that is fought.
/// MR-COOP-40: Each remembers what it has met.
pub fn marks(game: &MiniRogue, state: &State) -> Marks {
    let card = state.room_here().filter(|_| state.phase == Phase::Room).map(|room| &game.content.rooms[room]);
    let room = card.map_or(Marks::default(), |card| card.forbids);
    // A Monster's card stays in play until its reward is paid.
    let line = match card.map(|card| &card.kind) {
        Some(RoomKind::Monster(lines)) => {
            lines.get(usize::from(board::floor(game, state)).wrapping_sub(1)).copied()
        }
        _ => None,
    };
    let foe = (state.fight.foe != Foe::Nobody).then_some(state.fight.enemy).or(line);
    let enemy = foe.map_or(Marks::default(), |enemy| game.content.enemies[enemy].forbids);
    Marks {
        holy_water: room.holy_water || enemy.holy_water,
        blessing: room.blessing || enemy.blessing,
        fall: room.fall || enemy.fall,
    }
}

/// MR-ROOM-02: What the banner says is due.
#[inline(always)]
pub fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let game = play.game;
    let Some(room) = play.state.room_here() else { return coop::begin_taken(play) };
    play.tell(TurnEvent::Entered(play.state.hero().cell, room));
    let card = &game.content.rooms[room];
    match &card.kind {
        RoomKind::Monster(lines) => {
            let floor = board::floor(game, play.state);
            if let Some(line) = lines.get(usize::from(floor).wrapping_sub(1)) {
                enemy::begin(play, Foe::Monster, *line)?;
            }
        }
        RoomKind::Treasure { gold, more, .. } => treasure::begin(play, *gold, *more)?,
        RoomKind::Trap { .. } | RoomKind::Tomb { .. } => play.push(Frame::Check)?,
        RoomKind::Camp(_) => camp::begin(play)?,
        RoomKind::Merchant { .. } => play.push(Frame::Trade)?,
        RoomKind::Shrine { .. } => play.push(Frame::Shrine { offered: false })?,
        RoomKind::Item(card) => item::begin(play, card.condition)?,
    }
    // MR-TOMB-15: What is resolved on entering comes first: it lies on top.
    play.push_icons(card.entering)
}

/// Resolves the next icon of the list on top; MR-ROOM-03: from left to right.
#[inline(always)]
pub fn next_icon<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, list: ListId, at: u8) -> Done<C> {
    let game = play.game;
    let icons = &game.content.lists[list];
    if usize::from(at) + 1 < icons.len() {
        play.state.stack.change(Frame::Icons { list, at: at + 1 });
    } else {
        play.state.stack.pop();
    }
    match icons.get(usize::from(at)) {
        Some(icon) => resolve(play, *icon),
        None => Ok(()),
    }
}

/// Does what an icon says.
#[inline(always)]
pub fn resolve<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, icon: Icon) -> Done<C> {
    match icon {
        Icon::Gain(resource, amount) => {
            let amount = amount.on(board::floor(play.game, play.state));
            char::gain(play, resource, amount);
            Ok(())
        }
        Icon::Lose(resource, amount) => {
            let amount = amount.on(board::floor(play.game, play.state));
            char::lose(play, resource, amount)
        }
        Icon::Choose(choice) => play.push(Frame::Choice { choice }),
        Icon::Rewards => play.push(Frame::Rewards),
        rarer => resolve_rarer(play, rarer),
    }
}

#[inline(never)]
fn resolve_rarer<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, icon: Icon) -> Done<C> {
    match icon {
        Icon::Gain(..) | Icon::Lose(..) | Icon::Choose(_) | Icon::Rewards => {}
        Icon::Potion(kind) => potion::gain(play, kind)?,
        Icon::AnyPotion => play.push(Frame::AnyPotion)?,
        Icon::Refresh => class::refresh(play),
        Icon::Blessing => effect::bless(play),
        Icon::Cure(affliction) => effect::cure(play, affliction),
        Icon::Suffer(affliction) => effect::suffer(play, affliction),
        Icon::Fall => fall::begin(play)?,
        Icon::Ghost => ghost::appear(play)?,
        Icon::RaiseHp(to) => raise_hp(play, to),
        Icon::LoseItem => item::lose(play)?,
        Icon::Tunnel => play.push(Frame::Tunnel)?,
        Icon::Regenerate(amount) => enemy::regenerate(play, amount),
        // MR-ROOM-38: Without a Story deck nothing happens.
        Icon::Story => play.tell(TurnEvent::NoStory),
    }
    Ok(())
}

/// MR-ROOM-39: HP below the number are raised to it; HP at or above it stay.
fn raise_hp<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, to: u8) {
    if play.hero().hp < to {
        play.hero().hp = to;
        play.tell(HeroEvent::HpRaised(to));
    }
}

/// MR-CHAR-12: Whether a voluntary price can be paid with the real resource.
#[inline]
pub fn can_pay(game: &MiniRogue, state: &State, price: ListId) -> bool {
    missing(game, state, price) == 0
}

/// How many units of a price the active hero lacks.
#[inline]
pub fn missing(game: &MiniRogue, state: &State, price: ListId) -> u8 {
    let floor = board::floor(game, state);
    game.content.lists[price].iter().fold(0, |missing, icon| match icon {
        Icon::Lose(resource, amount) => {
            missing + amount.on(floor).saturating_sub(char::value(state.hero(), *resource))
        }
        _ => missing,
    })
}

/// MR-ROOM-16: Exactly one of the options, or of a camp.
#[inline]
pub fn can_choose(game: &MiniRogue, state: &State, option: u8) -> Allowed {
    match state.stack.now() {
        Frame::Choice { choice } => {
            let count = game.content.choices[choice].len();
            let known = (1..=count).contains(&usize::from(option));
            demand(known, game.rulebook.cite.choice)
        }
        Frame::Camp => camp::can_choose(game, state, option),
        _ => forbid(game.rulebook.cite.choice),
    }
}

#[inline(always)]
pub fn choose<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, option: u8) -> Done<C> {
    play.check(|game, state| can_choose(game, state, option))?;
    let Frame::Choice { choice } = play.state.stack.now() else { return camp::choose(play, option) };
    let game = play.game;
    play.state.stack.pop();
    let list = game.content.choices[choice].get(usize::from(option).wrapping_sub(1));
    list.map_or(Ok(()), |list| play.push_icons(*list))
}
