//! Named starting points: `combat: dire_wolf, floor 3`, `room: merchant, area 2`, and so on. A place keeps the party and its tracks
//! and lays the table anew.

use crate::MiniRogue;
use crate::content::{EnemyId, GuardianLines, RoomId, RoomKind};
use crate::event::Event;
use crate::rules::{Done, Play, advance, board, coop, enemy, ghost, guardian, room, turn};
use crate::state::{Cell, CellId, Fight, Foe, Grid, Guardians, LastPhase, Phase, State};
use undercroft_kernel::{Chance, Ctx, FormWord, Frames, Silent, Sink, Value, WordError};

pub(super) fn words(game: &MiniRogue) -> Vec<FormWord> {
    let lines: Vec<&str> = game.content.enemies.iter().map(|(_, line)| line.id.as_str()).collect();
    let combat = format!(
        "a fight before its first roll; in co-op both stand there and p1 leads, as everywhere; ENEMY is a Monster card, ghost, a Guardian, or a line: {}; floor optional; `area N` instead of it takes the card's line of that Area's Floor; the last Guardian may have `phase 2`",
        lines.join(", ")
    );
    let word =
        |form: &str, range: &str| FormWord { form: form.to_owned(), range: range.to_owned(), rule: None };
    vec![
        word("combat: ENEMY, floor N", &combat),
        word("room: CARD, area N", "on the Entrance, its card being resolved; area optional"),
        word(
            "entrance: CARD, area N",
            "on the Entrance, its card lying open and not resolved; area optional",
        ),
        word(
            "resolved: CARD, area N",
            "on the Entrance, its card resolved, nothing revealed yet; area optional",
        ),
        word("choice: CARD, area N", "as resolved, with the neighbours revealed; area optional"),
        word("exit: area N", "on the Exit with nothing in the way"),
        word("preparation: area N", "the deck shuffled and not dealt"),
    ]
}

struct Wanted<'a> {
    kind: &'a str,
    name: Option<&'a str>,
    area: Option<u8>,
    floor: Option<u8>,
    phase: Option<u8>,
}

fn parse(place: &str) -> Option<Wanted<'_>> {
    let (kind, rest) = place.split_once(':')?;
    let mut wanted = Wanted { kind: kind.trim(), name: None, area: None, floor: None, phase: None };
    for part in rest.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        match part.split_once(' ') {
            Some(("area", number)) => wanted.area = Some(number.parse().ok()?),
            Some(("floor", number)) => wanted.floor = Some(number.parse().ok()?),
            Some(("phase", number)) => {
                wanted.phase = Some(number.parse().ok().filter(|phase| (1..=2).contains(phase))?)
            }
            Some(_) => return None,
            None if wanted.name.is_none() => wanted.name = Some(part),
            None => return None,
        }
    }
    Some(wanted)
}

pub(super) fn go_to<C: Chance>(
    game: &MiniRogue,
    state: &mut State,
    place: &str,
    chance: &mut C,
) -> Result<(), WordError> {
    let forms: Vec<String> = words(game).into_iter().map(|word| word.form).collect();
    let refused = || WordError::unknown("place", place, forms.join("; "));
    let wanted = parse(place).ok_or_else(refused)?;
    let areas = &game.content.boards[state.board].areas;
    if let Some(area) = wanted.area.filter(|area| !(1..=areas.len()).contains(&usize::from(*area))) {
        return Err(WordError::value("area", &Value::Int(i64::from(area)), format!("1..{}", areas.len())));
    }
    let first_of = |floor: u8| areas.iter().position(|area| area.floor == floor).map(|at| at as u8 + 1);
    let area = match (wanted.area, wanted.floor) {
        (Some(area), _) => area,
        (None, Some(floor)) => {
            first_of(floor).ok_or_else(|| WordError::value("floor", &Value::Int(i64::from(floor)), "1..4"))?
        }
        (None, None) => 1,
    };
    clear(game, state, area);
    let mut ctx = Ctx::new(chance, Silent);
    let mut play = Play::new(game, &mut ctx, state);
    let gone = match (wanted.kind, wanted.name) {
        ("combat", Some(name)) => {
            // A card is met as the Area's Floor prints it; a line that is of another Floor is taken by its own name.
            let printed = areas.get(usize::from(area) - 1).map(|here| here.floor);
            let floor = wanted.floor.or(printed.filter(|_| wanted.area.is_some()));
            let line = find_enemy(game, name, floor, wanted.phase);
            let line =
                line.or_else(|| find_enemy(game, name, wanted.floor, wanted.phase)).ok_or_else(refused)?;
            fight(&mut play, line, area, wanted.floor.is_some() || wanted.area.is_some())
        }
        ("exit", None) => {
            // The Guardian of this Area is beaten.
            if board::has_guardian(game, play.state) {
                play.state.guardians.left = play.state.guardians.left.saturating_sub(1);
            }
            at_exit(play.state);
            play.state.phase = Phase::Exit;
            Ok(())
        }
        ("preparation", None) => {
            play.state.phase = Phase::Preparation;
            play.state.entered = 0;
            Ok(())
        }
        (kind @ ("room" | "entrance" | "resolved" | "choice"), Some(name)) => {
            let card = game.content.rooms.find(|room| room.id == name).ok_or_else(refused)?;
            stand_on(&mut play, card, kind)
        }
        _ => return Err(refused()),
    };
    gone.map_err(|_| refused())
}

/// Lays the table anew: the party stays as it is, and the Guardians of the Floors above are behind it.
fn clear(game: &MiniRogue, state: &mut State, area: u8) {
    let ahead = game.content.boards[state.board]
        .areas
        .iter()
        .skip(usize::from(area) - 1)
        .filter(|area| area.guardian)
        .count();
    state.guardians = Guardians { left: (ahead as u8).saturating_sub(1), ..Guardians::default() };
    state.area = area;
    state.grid = Grid::default();
    state.entered = 0;
    state.enter(CellId::ENTRANCE);
    state.aside = 0;
    state.tucked = 0;
    state.looked.clear();
    state.stack = Frames::default();
    state.fight = Fight::default();
    state.end = None;
    state.party.for_each(|hero| {
        hero.cell = CellId::ENTRANCE;
        hero.met = false;
        hero.way = None;
    });
    // In co-op the first seat leads.
    state.leader = 0;
    state.fallen = None;
    coop::new_step(state);
    state.recount();
}

fn stand_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, card: RoomId, kind: &str) -> Done<C> {
    play.state.grid.lay(CellId::ENTRANCE, Cell::Open(card));
    play.state.recount();
    play.state.phase = match kind {
        "entrance" => Phase::Entrance,
        "room" => Phase::Room,
        _ => Phase::Resolved,
    };
    guardian::reveal(play)?;
    if kind == "room" {
        room::begin(play)?;
        return advance::settle(play);
    }
    if kind == "choice" { turn::reveal(play) } else { Ok(()) }
}

/// Where an enemy line is printed.
enum Printed {
    Room(RoomId, u8),
    Ghost(u8),
    Guardian(crate::content::GuardianId, u8),
    Last(crate::content::GuardianId, LastPhase),
}

fn find_enemy(
    game: &MiniRogue,
    name: &str,
    floor: Option<u8>,
    phase: Option<u8>,
) -> Option<(EnemyId, Printed)> {
    let content = &game.content;
    let fits = |line: EnemyId, card: &str, at: u8| {
        floor.is_none_or(|floor| floor == at) && (content.enemies[line].id == name || card == name)
    };
    for (room, card) in content.rooms.iter() {
        let RoomKind::Monster(lines) = &card.kind else { continue };
        for (line, at) in lines.iter().zip(1..) {
            if fits(*line, &card.id, at) {
                return Some((*line, Printed::Room(room, at)));
            }
        }
    }
    for (id, card) in content.guardians.iter() {
        match card.lines {
            GuardianLines::ByFloor(lines) => {
                for (line, at) in lines.iter().zip(1..) {
                    if fits(*line, &card.id, at) {
                        return Some((*line, Printed::Guardian(id, at)));
                    }
                }
            }
            GuardianLines::Phases(lines) => {
                let phases = lines.iter().zip([LastPhase::First, LastPhase::Second]);
                for ((line, which), number) in phases.zip(1..) {
                    if fits(*line, &card.id, 4) && phase.is_none_or(|phase| phase == number) {
                        return Some((*line, Printed::Last(id, which)));
                    }
                }
            }
        }
    }
    let ghosts = content.ghost.iter().zip(1..);
    ghosts
        .into_iter()
        .find(|(line, at)| fits(**line, "ghost", *at))
        .map(|(line, at)| (*line, Printed::Ghost(at)))
}

/// Begins a fight where its card is met. Without a wish for a Floor the card's own is taken.
fn fight<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    (line, printed): (EnemyId, Printed),
    area: u8,
    fixed: bool,
) -> Done<C> {
    play.state.phase = Phase::Room;
    let areas = &play.game.content.boards[play.state.board].areas;
    let first = |floor: u8, guardian: bool| {
        areas
            .iter()
            .position(|area| area.floor == floor && (area.guardian || !guardian))
            .map_or(area, |at| at as u8 + 1)
    };
    let foe = match printed {
        Printed::Room(room, floor) => {
            play.state.grid.lay(CellId::ENTRANCE, Cell::Open(room));
            play.state.recount();
            play.state.area = if fixed { area } else { first(floor, false) };
            Foe::Monster
        }
        Printed::Ghost(floor) => {
            let tomb = play.game.content.rooms.find(|room| matches!(room.kind, RoomKind::Tomb { .. }));
            play.state.grid.lay(CellId::ENTRANCE, Cell::Open(tomb.unwrap_or_default()));
            play.state.recount();
            play.state.area = if fixed { area } else { first(floor, false) };
            return ghost::appear(play);
        }
        Printed::Guardian(id, floor) => {
            play.state.area = first(floor, true);
            meet(play, id);
            Foe::Guardian(id)
        }
        Printed::Last(id, phase) => {
            play.state.area = areas.len() as u8;
            meet(play, id);
            Foe::Last(id, phase)
        }
    };
    debug_assert!(board::floor(play.game, play.state) > 0);
    enemy::begin(play, foe, line)
}

/// The Guardian of the Area lies open and is met at the Exit; it is one of those that were ahead.
fn meet<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, guardian: crate::content::GuardianId) {
    clear(play.game, play.state, play.state.area);
    play.state.phase = Phase::Room;
    play.state.guardians.left = play.state.guardians.left.saturating_sub(1);
    play.state.guardians.open = Some(guardian);
    play.state.guardians.seen |= 1 << guardian.0;
    at_exit(play.state);
}

/// Everybody stands on the Exit.
fn at_exit(state: &mut State) {
    state.party.for_each(|hero| hero.cell = CellId::EXIT);
}
