//! Facts of the table: Area, seats, deck and Guardian pile.

use crate::MiniRogue;
use crate::rules::{board, coop, room};
use crate::state::{Frame, Phase, Stage, State};
use undercroft_kernel::fact::{int, list, put, word};

pub(super) type Fact = undercroft_kernel::Fact<MiniRogue, ()>;

/// Where the party is and who is asked.
pub(super) const AREA: &[Fact] = &[
    Fact::ranged(
        "area",
        |game| format!("1..{}", game.content.boards[game.board].areas.len()),
        |_, state, ()| int(state.area),
    )
    .headline()
    .set(|game, state, (), given| {
        let areas = game.content.boards[state.board].areas.len() as u8;
        put(given.number(1, areas), &mut state.area)
    }),
    Fact::new("floor", "1..4", |game, state, ()| int(board::floor(game, state))),
    Fact::new("board", "id of the board", |game, state, ()| word(&game.content.boards[state.board].id)),
    Fact::new("leader", "p1, p2: the Party Leader, in co-op", |_, state, ()| {
        if state.is_coop() { word(seat_word(state.leader)) } else { None }
    })
    .set(|_, state, (), given| {
        if !state.is_coop() || state.stack.depth() != 0 {
            return Err(given.wrong("a table for two without unfinished business"));
        }
        state.leader = match given.value.as_word() {
            Some("p1") => 0,
            Some("p2") => 1,
            _ => return Err(given.wrong("p1, p2")),
        };
        let done = state.done;
        coop::new_step(state);
        state.done = done;
        Ok(())
    }),
    Fact::new("turn", "p1, p2: the active hero, in co-op", |_, state, ()| {
        if state.is_coop() { word(seat_word(state.active())) } else { None }
    }),
    Fact::new(
        "asked",
        "what has to be decided now: arrange, attack, barter, camp, check, choice, damage, deadly-loss, deal, death, descend, drop-item, drop-potion, entrance, foresight, item, move, nothing, order, potion, potion-after, reroll, reveal, rewards, shift, shrine, trade, tunnel",
        |_, state, ()| word(asked(state)),
    ),
];

/// Rooms that do not lie in the grid, and Guardians.
pub(super) const PILES: &[Fact] = &[
    Fact::new("deck", "how many Rooms are not held by a character", |game, state, ()| {
        let held: usize = state.party().map(|hero| hero.items.len()).sum();
        int((game.content.rooms.len() - held) as i64)
    }),
    Fact::new("unused", "list of the Rooms known to lie in the unused pile", |game, state, ()| {
        let known = state.aside | state.tucked;
        let rooms = game.content.rooms.iter().filter(|(id, _)| known & (1 << id.0) != 0);
        list(rooms.map(|(_, room)| &room.id))
    }),
    Fact::new("hidden", "how many different Rooms may lie face down", |game, state, ()| {
        int(room::hidden(game, state).count_ones())
    }),
    Fact::ranged(
        "guardian",
        |game| {
            let guardians = game.content.guardians.iter().map(|(_, guardian)| guardian.id.as_str());
            format!("the face-up Guardian: {}", guardians.collect::<Vec<_>>().join(", "))
        },
        |game, state, ()| word(&game.content.guardians[state.guardians.open?].id),
    )
    .set(|game, state, (), given| {
        let find = |id: &str| game.content.guardians.find(|guardian| guardian.id == id);
        let id = given.word(find, "the id of a Guardian")?;
        if let Some(before) = state.guardians.open {
            state.guardians.seen &= !(1 << before.0);
        }
        state.guardians.open = Some(id);
        state.guardians.seen |= 1 << id.0;
        Ok(())
    }),
    Fact::new("pile", "1..4: Guardian cards left, the last one included", |game, state, ()| {
        int(state.guardians.left + u8::from(is_open(game, state)) + 1)
    })
    .set(|game, state, (), given| {
        let cards: u8 = given.number(1, 4)?;
        state.guardians.left = cards.saturating_sub(u8::from(is_open(game, state)) + 1);
        Ok(())
    }),
];

fn seat_word(seat: u8) -> String {
    format!("p{}", seat + 1)
}

/// Whether a Guardian lies open that is not the last one, which stays in its place until it is beaten.
fn is_open(game: &MiniRogue, state: &State) -> bool {
    state.guardians.open.is_some_and(|open| open != game.last_guardian)
}

fn asked(state: &State) -> &'static str {
    match state.stack.top() {
        None => match state.phase {
            Phase::Preparation | Phase::FallPreparation => "deal",
            Phase::Entrance | Phase::Joining => "entrance",
            Phase::Resolved => "reveal",
            Phase::Choice => "move",
            Phase::Exit => "descend",
            Phase::Room | Phase::Falling | Phase::Descent => "nothing",
        },
        Some(frame) => match frame {
            Frame::Check => "check",
            Frame::Shift { .. } => "shift",
            Frame::Choice { .. } => "choice",
            Frame::AnyPotion => "potion",
            Frame::DropPotion { .. } => "drop-potion",
            Frame::DropItem => "drop-item",
            Frame::Camp => "camp",
            Frame::Trade => "trade",
            Frame::Shrine { .. } => "shrine",
            Frame::ItemPrice | Frame::ItemWon { .. } => "item",
            Frame::Tunnel => "tunnel",
            Frame::Rewards => "rewards",
            Frame::Foresight { .. } => "foresight",
            Frame::Arrange { .. } => "arrange",
            Frame::Doom { .. } => "death",
            Frame::Fight => match state.fight.stage {
                Stage::Ready => "attack",
                Stage::Dice => "reroll",
                Stage::Final => "damage",
                Stage::Struck => "potion-after",
                Stage::Answered => "nothing",
            },
            Frame::Barter { .. } => "barter",
            Frame::Order { .. } => "order",
            Frame::LoseHp { .. } => "deadly-loss",
            Frame::Blank | Frame::Icons { .. } | Frame::HandOver { .. } => "nothing",
        },
    }
}
