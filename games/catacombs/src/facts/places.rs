//! Named starting points: a map drawn as text, and shorthands for one. A place keeps the party and what it carries, and lays the rest anew.

use super::map_text::{self, Map};
use super::square::leaf_ground;
use crate::Catacombs;
use crate::content::DoorId;
use crate::geometry::{Dir, Ground, Square};
use crate::rules::{obstacle, stat, turn};
use crate::state::{
    Creature, CreatureId, Gate, Item, Kind, Lead, Leaf, MAX_PARTY, Phase, Piece, Place, PlacedZone, Side,
    State, Table, Trap, ZoneSlot,
};
use undercroft_kernel::{Chance, FormWord, Frames, List, WordError};

pub(super) fn words() -> Vec<FormWord> {
    let word =
        |form: &str, range: &str| FormWord { form: form.to_owned(), range: range.to_owned(), rule: None };
    vec![
        word(
            "map: ROWS LEGEND",
            "rows on lines of their own (or separated by /), upper left corner 0,0. Ground: # wall, . floor, o pillar, % rubble, ~ lava, w swamp, = bridge, O hole, x exit, + shut door, ' open door, Q quest exit, * portal; 1 to 5 the heroes. Other signs are explained below: \
             `R = vermin_giant_rat x3`, `O = voracious_ogre ally`, `C = chest`, `T = trap pit` (hidden; add `known`), `D = door armoured locked tried cards 2 main`, `E = exit cards 3`, `S = door standard secret`, `J = door prison locked cell`, `I = item club care_potion`. \
             Settings: `turn = p1` (or m1, gm, order), `round = 3`, `zone = 0,0 7x5` (again for each zone; the whole map without), `entrance = 3,4`, `stairs = 1,1 9,1`",
        ),
        word(
            "fight: MONSTER xN, …",
            "an open hall with the heroes in a row and the monsters beside them, the first hero's turn",
        ),
    ]
}

pub(super) fn go_to<C: Chance>(
    game: &Catacombs,
    state: &mut State,
    place: &str,
    _: &mut C,
) -> Result<(), WordError> {
    let refused = |why: String| WordError::unknown("place", place, why);
    let forms = || words().into_iter().map(|word| word.form).collect::<Vec<_>>().join("; ");
    let (kind, rest) = place.split_once(':').ok_or_else(|| refused(forms()))?;
    let text = match kind.trim() {
        "map" => rest.to_owned(),
        "fight" => hall(state, rest),
        _ => return Err(refused(forms())),
    };
    let map = map_text::read(&text).map_err(refused)?;
    lay(game, state, &map).map_err(refused)
}

/// An open hall as a map: heroes in a row, monsters in the row above.
fn hall(state: &State, monsters: &str) -> String {
    let names: Vec<&str> = monsters.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    let letters: Vec<char> = ('A'..='N').take(names.len()).collect();
    let row = |signs: String| format!("#...{signs:.<10}...#\n");
    let heroes: String = (1..=state.party).map(|digit| digit.to_string()).collect();
    let wall = "#".repeat(18);
    let empty = row(String::new());
    let mut text = format!(
        "{wall}\n{empty}{empty}{}{}{empty}{empty}{wall}\n",
        row(letters.iter().collect()),
        row(heroes)
    );
    for (letter, name) in letters.iter().zip(names) {
        text.push_str(&format!("{letter} = {name}\n"));
    }
    text
}

fn lay(game: &Catacombs, state: &mut State, map: &Map) -> Result<(), String> {
    clear(game, state);
    for (square, ground) in &map.grounds {
        state.grid.lay(*square, *ground);
    }
    for (digit, square) in &map.heroes {
        if *digit >= state.party {
            return Err(format!("the map shows hero {}, but {} play", digit + 1, state.party));
        }
        state.put(CreatureId(*digit), *square);
    }
    lay_zones(state, map)?;
    for (words, square) in &map.things {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        lay_thing(game, state, map, &words, *square).map_err(|wrong| {
            let row = square.y() + 1;
            format!("row {row} of the map, where its legend says `{}`: {wrong}", words.join(" "))
        })?;
    }
    open_turn(state, map)
}

/// Everything goes but the party, its sheets and what it carries.
fn clear(game: &Catacombs, state: &mut State) {
    let mut table = Table {
        party: state.party,
        quest: state.quest,
        sheets: state.sheets,
        leader: state.leader,
        round: 1,
        ..Table::default()
    };
    for who in state.heroes() {
        let before = &state.creatures[who];
        table.creatures[who] = Creature { kind: before.kind, owner: before.owner, ..Creature::NOBODY };
    }
    let kept = state
        .items
        .iter()
        .filter(|item| item.place.holder().is_some_and(|who| usize::from(who.0) < MAX_PARTY));
    for item in kept {
        // As many as there were before.
        let _ = table.items.push(*item);
    }
    *state = State { table, ..State::default() };
    state.stack = Frames::default();
    state.pending = List::default();
    for who in state.heroes() {
        freshen(game, state, who);
    }
    if !state.leader.is_somebody() {
        state.leader = CreatureId(turn::most_charismatic(state).trailing_zeros() as u8);
    }
}

/// Full PV and a full turn.
fn freshen(game: &Catacombs, state: &mut State, who: CreatureId) {
    stat::refresh(game, state, who);
    let creature = &mut state.table.creatures[who];
    creature.pv = creature.pv_max;
    creature.ap = turn::full_points(creature);
}

fn square(word: &str) -> Result<Square, String> {
    Square::from_word(word).ok_or_else(|| format!("`{word}` is no square, such as 3,4"))
}

fn lay_zones(state: &mut State, map: &Map) -> Result<(), String> {
    let mut zones = Vec::new();
    let mut entrance = map.heroes.first().map_or(Square::new(0, 0), |(_, square)| *square);
    for (key, value) in &map.settings {
        match key.as_str() {
            "entrance" => entrance = square(value)?,
            "zone" => {
                let size = value.split_once(' ').and_then(|(at, size)| Some((at, size.split_once('x')?)));
                let Some((at, (width, height))) = size else {
                    return Err(format!("`{value}`: expected 0,0 7x5"));
                };
                let (Ok(width), Ok(height)) = (width.parse(), height.parse()) else {
                    return Err(format!("`{value}`: expected 0,0 7x5"));
                };
                zones.push((square(at)?, width, height));
            }
            _ => {}
        }
    }
    if zones.is_empty() {
        zones.push((Square::new(0, 0), map.width, map.height));
    }
    for (corner, width, height) in zones {
        let zone = PlacedZone { corner, width, height, entrance, ..PlacedZone::default() };
        state.zones.push(zone).map_err(|_| "too many zones".to_owned())?;
    }
    for (_, value) in map.settings.iter().filter(|(key, _)| key == "stairs") {
        let Some((low, high)) = value.split_once(' ') else {
            return Err(format!("`{value}`: expected 1,1 9,1"));
        };
        state.stairs.push((square(low)?, square(high)?)).map_err(|_| "too many stairs".to_owned())?;
    }
    Ok(())
}

fn lay_thing(
    game: &Catacombs,
    state: &mut State,
    map: &Map,
    words: &[&str],
    at: Square,
) -> Result<(), String> {
    let content = &game.content;
    match words {
        ["door", kind, rest @ ..] => {
            let door = content
                .doors
                .find(|door| door.id == *kind)
                .ok_or_else(|| format!("there is no door `{kind}`"))?;
            lay_gate(state, map, Some(door), rest, at)
        }
        ["exit", rest @ ..] => lay_gate(state, map, None, rest, at),
        ["hole"] => {
            let kind = content.traps.find(|trap| trap.pit).unwrap_or_default();
            state.grid.lay(at, Ground::Hole);
            push_trap(state, Trap { kind, at, armed: false, known: true, laid: false })
        }
        ["trap", kind, rest @ ..] => {
            let kind = content
                .traps
                .find(|trap| trap.id == *kind)
                .ok_or_else(|| format!("there is no trap `{kind}`"))?;
            let laid = rest.contains(&"laid");
            push_trap(state, Trap { kind, at, armed: true, known: laid || rest.contains(&"known"), laid })
        }
        ["item", ids @ ..] => ids.iter().try_for_each(|id| {
            let id = content
                .items
                .find(|item| item.id == *id)
                .ok_or_else(|| format!("there is no object `{id}`"))?;
            let item = Item { id, place: Place::Floor(at), ..Item::default() };
            state.items.push(item).map_err(|_| "too many objects".to_owned())
        }),
        [id, rest @ ..] => {
            if let Some(kind) = content.elements.find(|element| element.id == *id) {
                return lay_piece(game, state, kind, rest, at);
            }
            let monster = content.monsters.find(|monster| monster.id == *id);
            let monster = monster
                .ok_or_else(|| format!("`{id}` is no monster, furniture, door, exit, trap or item"))?;
            spawn(game, state, monster, rest, at)
        }
        [] => Ok(()),
    }
}

fn push_trap(state: &mut State, trap: Trap) -> Result<(), String> {
    state.traps.push(trap).map_err(|_| "too many traps".to_owned())
}

fn lay_piece(
    game: &Catacombs,
    state: &mut State,
    kind: crate::content::ElementId,
    words: &[&str],
    at: Square,
) -> Result<(), String> {
    let element = &game.content.elements[kind];
    state.grid.lay(at, obstacle::ground_of(game, kind));
    if let Some(zone) = state.zone_of(at).and_then(|zone| state.zones.get_mut(zone.index())) {
        zone.bars |= element.bars.0;
        zone.silences |= element.silences.0;
    }
    let piece = Piece {
        kind,
        at,
        searched: words.contains(&"searched"),
        locked: words.contains(&"locked"),
        wounds: 0,
    };
    state.pieces.push(piece).map_err(|_| "too many pieces".to_owned())
}

fn spawn(
    game: &Catacombs,
    state: &mut State,
    monster: crate::content::MonsterId,
    words: &[&str],
    at: Square,
) -> Result<(), String> {
    let who = state.creatures.vacant().ok_or_else(|| "too many creatures".to_owned())?;
    let ally = words.contains(&"ally");
    let (side, owner) = if ally { (Side::Party, 0) } else { (Side::Master, state.party) };
    state.creatures[who] = Creature { kind: Kind::Monster(monster), side, owner, ..Creature::NOBODY };
    freshen(game, state, who);
    let figures = words.iter().find_map(|word| word.strip_prefix('x')?.parse::<usize>().ok()).unwrap_or(1);
    let most = usize::from(game.content.monsters[monster].block.traits.swarm).max(1);
    if figures == 0 || figures > most {
        return Err(format!("`{}` stands {most} to a square at most", game.content.monsters[monster].id));
    }
    let creature = &mut state.table.creatures[who];
    let full = creature.pv_max as u8;
    creature.mates.iter_mut().take(figures - 1).for_each(|mate| *mate = full);
    state.put(who, at);
    Ok(())
}

/// A door or way out: on the edge of its zone it leads to the unknown, inside it joins two places of the map.
fn lay_gate(
    state: &mut State,
    map: &Map,
    door: Option<DoorId>,
    words: &[&str],
    at: Square,
) -> Result<(), String> {
    let number = |word: &str| -> Option<u8> {
        let place = words.iter().position(|known| *known == word)?;
        words.get(place + 1)?.parse().ok()
    };
    let out = edge(map, at);
    let zone = state.zone_of(at).unwrap_or_default();
    let leaf = match (door, words) {
        (None, _) => Leaf::None,
        (_, words) if words.contains(&"locked") => Leaf::Locked,
        (_, words) if words.contains(&"open") => Leaf::Open,
        (_, words) if words.contains(&"broken") => Leaf::Broken,
        (_, words) if words.contains(&"secret") => Leaf::Secret,
        _ => Leaf::Shut,
    };
    let cards = number("cards").unwrap_or(u8::from(out.is_some()));
    let gate = Gate {
        at,
        out: out.unwrap_or_default(),
        zone,
        door: door.unwrap_or_default(),
        leaf,
        tried: words.contains(&"tried"),
        lead: match out {
            Some(_) => Lead::Unknown,
            None if words.contains(&"cell") => Lead::Cell,
            None => inner_lead(state, at),
        },
        cards,
        main: if words.contains(&"main") { (1u32 << cards.min(16)).wrapping_sub(1) as u16 } else { 0 },
        ..Gate::default()
    };
    state.grid.lay(at, leaf_ground(&gate));
    state.gates.push(gate).map_err(|_| "too many doors".to_owned())
}

/// Which way a square at the edge of the map leads out.
fn edge(map: &Map, at: Square) -> Option<Dir> {
    match (at.x(), at.y()) {
        (_, 0) => Some(Dir::N),
        (0, _) => Some(Dir::W),
        (x, _) if x + 1 == map.width => Some(Dir::E),
        (_, y) if y + 1 == map.height => Some(Dir::S),
        _ => None,
    }
}

/// Where a door inside the map leads: to the other zone beside it, or about its own.
fn inner_lead(state: &State, at: Square) -> Lead {
    let own = state.zone_of(at);
    let other = Dir::STRAIGHT
        .into_iter()
        .filter_map(|dir| state.zone_of(at.step(dir)))
        .find(|zone| Some(*zone) != own);
    Lead::Zone(other.or(own).unwrap_or(ZoneSlot(0)))
}

/// Whose turn it is, and in which round.
fn open_turn(state: &mut State, map: &Map) -> Result<(), String> {
    let mut turn = "p1";
    for (key, value) in &map.settings {
        match key.as_str() {
            "turn" => turn = value,
            "round" => state.round = value.parse().map_err(|_| format!("`{value}` is no round"))?,
            _ => {}
        }
    }
    match turn {
        "gm" => (state.side, state.phase) = (Side::Master, Phase::Next),
        "order" => state.phase = Phase::Order,
        word => {
            let who = CreatureId::from_word(word).filter(|who| state.creatures[*who].at.is_somewhere());
            let who =
                who.ok_or_else(|| format!("`turn = {word}`: expected somebody on the map, gm or order"))?;
            state.side = state.creatures[who].side;
            state.phase = Phase::Acting;
            state.actor = who;
            if state.side == Side::Party {
                order(state, who);
            }
        }
    }
    Ok(())
}

/// The actor comes first, then the others of the party.
fn order(state: &mut State, first: CreatureId) {
    let others: Vec<CreatureId> = state.creatures.of(Side::Party).filter(|who| *who != first).collect();
    for who in [first].into_iter().chain(others) {
        // There are as many places as creatures.
        let _ = state.order.push(who);
    }
    state.begun = 1;
}
