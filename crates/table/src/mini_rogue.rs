//! The picture of Mini Rogue: the grid with its Exit, one sheet per character, the enemy and the dice.

use crate::picture::{Board, Cell, Die, Face, Foe, Picture, Sheet, Token, Track};
use mini_rogue::MiniRogue;
use mini_rogue::content::{Affliction, Resource};
use mini_rogue::message::{affliction_key, icons, key, resource_key};
use mini_rogue::rules::{board, char, turn, xp};
use mini_rogue::state::{self, CellId, Foe as Enemy, Hero, Phase, State};
use mini_rogue::view::View;
use undercroft_kernel::Message;

pub(crate) fn picture(game: &MiniRogue, view: &View) -> Picture {
    let state = &view.table;
    let sheets = state.party().zip(0..).map(|(hero, seat)| sheet(game, state, hero, seat)).collect();
    Picture { boards: vec![grid(game, state)], sheets, foe: foe(game, state), dice: dice(state) }
}

fn grid(game: &MiniRogue, state: &State) -> Board {
    let title = Message::new("board-title")
        .number("area", i64::from(state.area))
        .number("floor", i64::from(board::floor(game, state)))
        .name("board", key("board", &game.content.boards[state.board].id));
    let cells = (1..=9).filter_map(CellId::new).map(|cell| place(game, state, cell)).collect();
    Board { title, columns: 3, cells }
}

fn place(game: &MiniRogue, state: &State, cell: CellId) -> Cell {
    let name = |id: &str| Message::new("board-card").name("card", key("room", id));
    let face = if cell == CellId::EXIT {
        Face::Up(match state.guardians.open {
            Some(guardian) => {
                let id = &game.content.guardians[guardian].id;
                Message::new("board-exit-guardian").name("guardian", key("guardian", id))
            }
            None => Message::new("board-exit"),
        })
    } else {
        match state.grid.at(cell) {
            state::Cell::Hidden => Face::Down,
            state::Cell::Pinned(room, _) => Face::Known(name(&game.content.rooms[room].id)),
            state::Cell::Open(room) => Face::Up(name(&game.content.rooms[room].id)),
            state::Cell::Taken => Face::Gone,
        }
    };
    let next = state.phase == Phase::Choice && state.stack.depth() == 0 && turn::is_next(state, cell);
    let here = state.party().zip(0..).filter(|(hero, _)| hero.cell == cell);
    let token = |seat: u8| Token {
        number: state.is_coop().then_some(usize::from(seat) + 1),
        leads: state.is_coop() && seat == state.leader,
    };
    let tokens = here.map(|(_, seat)| token(seat)).collect();
    Cell { number: usize::from(cell.number()), face, tokens, next }
}

fn sheet(game: &MiniRogue, state: &State, hero: &Hero, seat: u8) -> Sheet {
    let limits = &game.content.limits;
    let track = |resource| Track {
        name: resource_key(resource),
        value: u32::from(char::value(hero, resource)),
        max: u32::from(char::limit(limits, resource)),
    };
    let level = xp::level(limits, hero.xp);
    let mut lines =
        vec![Message::new("sheet-level").number("level", i64::from(level)).number("dice", i64::from(level))];
    let potions: Vec<_> = hero.potions.iter().map(|potion| key("potion", potion.id()).into()).collect();
    lines.push(match potions.is_empty() {
        true => Message::new("sheet-no-potions"),
        false => Message::new("sheet-potions").names("potions", potions),
    });
    for item in hero.items.iter() {
        let id = &game.content.rooms[item.room].id;
        lines.push(
            Message::new("sheet-item").name("item", key("room", id)).number("uses", i64::from(item.uses)),
        );
    }
    let ailing = [
        (hero.poisoned, Affliction::Poison),
        (hero.cursed, Affliction::Curse),
        (hero.blind, Affliction::Blindness),
    ];
    let ailing: Vec<_> =
        ailing.iter().filter(|(has, _)| *has).map(|(_, kind)| affliction_key(*kind).into()).collect();
    if !ailing.is_empty() {
        lines.push(Message::new("sheet-afflictions").names("afflictions", ailing));
    }
    if let (Some(quest), Some(book)) = (&game.quest, &game.content.campaign) {
        let relics: Vec<_> =
            quest.relics.iter().map(|relic| key("relic", &book.relics[*relic].id).into()).collect();
        if !relics.is_empty() {
            lines.push(Message::new("sheet-relics").names("relics", relics));
        }
    }
    lines.push(Message::new(if hero.spent { "sheet-skills-spent" } else { "sheet-skills-ready" }));
    if state.is_coop() && seat == state.leader {
        lines.push(Message::new("sheet-leader"));
    }
    // MR-STANCE-14: A token marks the stance of each player.
    if game.options.stances && state.fight.foe != Enemy::Nobody {
        lines.push(Message::new("sheet-stance").name("stance", key("stance", hero.stance.id())));
    }
    let name = key("character", &game.content.characters[hero.character].id);
    Sheet {
        title: Message::new("sheet-title").name("character", name.clone()),
        name,
        tracks: [Resource::Hp, Resource::Armour, Resource::Xp, Resource::Food, Resource::Gold]
            .map(track)
            .to_vec(),
        lines,
    }
}

fn foe(game: &MiniRogue, state: &State) -> Option<Foe> {
    let fight = &state.fight;
    if fight.foe == Enemy::Nobody {
        return None;
    }
    let enemy = &game.content.enemies[fight.enemy];
    let title = Message::new("foe-title")
        .name("enemy", game.enemy(fight.enemy))
        .number("hp", i64::from(fight.hp))
        .number("full", i64::from(fight.full))
        .number("damage", i64::from(enemy.damage));
    let mut lines = Vec::new();
    if enemy.unstoppable {
        lines.push(Message::new("foe-unstoppable"));
    }
    let effects = icons(game, enemy.effects, board::floor(game, state));
    if !effects.is_empty() {
        lines.push(Message::new("foe-effects").parts("effects", effects));
    }
    if fight.poisoned {
        lines.push(Message::new("foe-poisoned"));
    }
    Some(Foe { title, lines })
}

fn dice(state: &State) -> Vec<Die> {
    let fight = &state.fight;
    let mut dice: Vec<Die> = Vec::new();
    for die in fight.dice.iter() {
        dice.push(Die {
            kind: "character",
            face: die.value,
            worth: (die.total != die.value).then_some(die.total),
        });
    }
    if fight.dungeon > 0 {
        dice.push(Die { kind: "dungeon", face: fight.dungeon, worth: None });
    }
    dice
}
