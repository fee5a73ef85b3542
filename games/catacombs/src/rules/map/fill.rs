//! CA-MAP and CA-SPAWN: what is in a zone: rolled line by line, then set down piece by piece.

use super::place::furnish;
use super::{reveal, set_step};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{ElementId, FACES, Mission, MonsterId, Natures, Objective, Spawn, TrapId};
use crate::event::{Event, MasterEvent};
use crate::geometry::{Board, Ground, Square};
use crate::rules::{
    Allowed, Done, Out, Play, PlayExt, check, demand, dice, forbid, monster, sheet, spawn, trap,
};
use crate::state::{CreatureId, Group, Item, Pending, Place, Reveal, RevealStep, State, Trap, ZoneSlot};
use undercroft_kernel::{Chance, Sink};

/// CA-MAP-15: The mission whose zone this is, if it is a quest's; and whether it is the main one.
fn mission<'a>(game: &'a Catacombs, state: &State, zone: ZoneSlot) -> Option<(&'a Mission, bool)> {
    let card = state.zones.get(zone.index())?.card;
    let quest = &game.content.quests[state.quest];
    if quest.main.zone == card {
        return Some((&quest.main, true));
    }
    quest.secondary.iter().find(|mission| mission.zone == card).map(|mission| (mission, false))
}

/// CA-MAP-09, CA-SPAWN-02: Lines that need no roll are settled at once: what always or never comes, and encounters in the first zone.
/// Says whether it did something.
pub fn skip<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, found: Reveal, line: u8) -> Done<C, bool> {
    if let Some((mission, _)) = mission(play.game, play.state, found.zone) {
        return skip_mission(play, found, mission, line);
    }
    let Some(card) = play.state.zones.get(found.zone.index()).map(|zone| zone.card) else { return Ok(false) };
    let Some(entry) = play.game.content.zones[card].table.get(usize::from(line)).copied() else {
        gather(play, found);
        return Ok(true);
    };
    let suppressed = found.gate.is_none() && entry.what == Spawn::Encounter;
    if suppressed || usize::from(entry.least) >= FACES {
        set_step(play.state, RevealStep::Roll(line + 1));
        return Ok(true);
    }
    if entry.least == 0 {
        bring(play, entry.what, line);
        return Ok(true);
    }
    Ok(false)
}

/// CA-MAP-15: The contents of a quest zone come from the quest's text: furniture first, then its groups, whose numbers may be rolled.
fn skip_mission<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    found: Reveal,
    mission: &Mission,
    line: u8,
) -> Done<C, bool> {
    if line == 0 {
        for (kind, count) in &mission.elements {
            for _ in 0..*count {
                wait_for_place(play, Pending::Element(*kind));
            }
        }
    }
    // CA-MAP-09: Nobody of the game master is generated in the first zone, a quest's zone included.
    let group = mission.monsters.get(usize::from(line)).filter(|_| found.gate.is_some());
    let Some(group) = group else {
        gather(play, found);
        return Ok(true);
    };
    if group.count.dice > 0 {
        return Ok(false);
    }
    let figures = group.count.fixed;
    spawn::muster(play, Group { monster: group.monster, figures }, mission.ambush);
    set_step(play.state, RevealStep::Roll(line + 1));
    Ok(true)
}

/// CA-SPAWN-02: Rolls for a line: it comes if the D is at least its number. CA-MAP-15: Or the number of a group of the quest.
pub fn roll<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, found: Reveal, line: u8) -> Done<C> {
    if let Some((mission, _)) = mission(play.game, play.state, found.zone) {
        let Some(group) = mission.monsters.get(usize::from(line)) else {
            return check(forbid("CA-SPAWN-02"));
        };
        let figures = dice::count(play, group.count)?;
        spawn::muster(play, Group { monster: group.monster, figures }, mission.ambush);
        set_step(play.state, RevealStep::Roll(line + 1));
        return Ok(());
    }
    let card = play.state.zones.get(found.zone.index()).map(|zone| zone.card);
    let entry = card.and_then(|card| play.game.content.zones[card].table.get(usize::from(line)).copied());
    let Some(entry) = entry else { return check(forbid("CA-SPAWN-02")) };
    let face = dice::sum(dice::master_d(play, 1)?);
    let comes = face >= entry.least;
    play.tell_all(MasterEvent::ContentRolled(line, comes));
    if comes {
        bring(play, entry.what, line);
    } else {
        set_step(play.state, RevealStep::Roll(line + 1));
    }
    Ok(())
}

/// What a line brings; an encounter is rolled next.
fn bring<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, what: Spawn, line: u8) {
    let next = match what {
        Spawn::Encounter => RevealStep::Encounter(line + 1),
        Spawn::Element(kind) => {
            wait_for_place(play, Pending::Element(kind));
            RevealStep::Roll(line + 1)
        }
        Spawn::Trap(kind) => {
            // CA-TRAP-20: What the table has no room for is left out.
            let waiting = play.state.pending.iter().filter(|what| matches!(what, Pending::Trap(_))).count();
            if trap::room(play.state) > waiting {
                wait_for_place(play, Pending::Trap(kind));
            }
            RevealStep::Roll(line + 1)
        }
    };
    set_step(play.state, next);
}

/// CA-SPAWN-06: Something waits for its place; what there is no room for is left out.
pub fn wait_for_place<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, what: Pending) {
    if play.state.pending.push(what).is_err()
        && let Pending::Monster { monster, .. } = what
    {
        play.tell_all(MasterEvent::NoPlace(monster));
    }
}

/// CA-SPAWN-03, CA-SPAWN-04, CA-ELEMENT-20: Rolls on the quest's encounter table; whom the zone keeps out is rolled again before it is rolled how
/// many there are, unless everybody is kept out.
pub fn encounter<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, found: Reveal, next: u8) -> Done<C> {
    let barred = barred(play.game, play.state, found.zone);
    let quest = &play.game.content.quests[play.state.quest];
    let welcome = |monster: MonsterId| !barred.has(play.game.content.monsters[monster].nature);
    if !quest.encounters.iter().any(|group| welcome(group.monster)) {
        set_step(play.state, RevealStep::Roll(next));
        return Ok(());
    }
    let coming = spawn::roll_encounter(play)?;
    if welcome(coming.monster) {
        let group = spawn::deploy(play, coming)?;
        spawn::muster(play, group, false);
        set_step(play.state, RevealStep::Roll(next));
    }
    Ok(())
}

/// CA-ELEMENT-20: Whom a zone keeps out, by what stands there and by what waits for its place.
fn barred(game: &Catacombs, state: &State, zone: ZoneSlot) -> Natures {
    let standing = state.zones.get(zone.index()).map_or(0, |zone| zone.bars);
    let waiting = state.pending.iter().map(|pending| match pending {
        Pending::Element(kind) => game.content.elements[*kind].bars.0,
        _ => 0,
    });
    Natures(waiting.fold(standing, |set, bars| set | bars))
}

/// CA-AMBUSH-05: All is rolled: the groups that lie in wait come on top, then everything gets its place.
fn gather<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, found: Reveal) {
    if found.gate.is_some() {
        for group in std::mem::take(&mut play.state.table.ambushes).iter() {
            spawn::muster(play, *group, true);
        }
    }
    set_step(play.state, RevealStep::Place);
}

/// CA-SPAWN-06: Whatever finds no place is left out. Says whether something was.
pub fn go_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, found: Reveal) -> Done<C, bool> {
    let Some(first) = play.state.pending.first().copied() else { return Ok(false) };
    if !room(play.game, play.state, found.zone, first).is_empty() {
        return Ok(false);
    }
    play.state.pending.remove(0);
    if let Pending::Monster { monster, .. } = first {
        play.tell_all(MasterEvent::NoPlace(monster));
    }
    Ok(true)
}

/// What the game master may do: set the next thing down, or say that the zone is ready.
pub fn offers(game: &Catacombs, state: &State, found: Reveal, out: Out) {
    let Some(first) = state.pending.first().copied() else { return out.push(Action::Ready) };
    for at in room(game, state, found.zone, first).iter() {
        match first {
            Pending::Element(kind) => out.push(Action::PlaceElement(kind, at)),
            Pending::Trap(kind) => out.push(Action::PlaceTrap(kind, at)),
            Pending::Monster { monster, .. } => out.push(Action::PlaceMonster(monster, at)),
            Pending::Nothing => {}
        }
    }
}

/// CA-MAP-06, CA-MAP-07, CA-SPAWN-06: The squares on which a thing may be set down: bare floor of the zone; figures that find none there
/// stand in a zone next door.
fn room(game: &Catacombs, state: &State, zone: ZoneSlot, what: Pending) -> Board {
    let here = squares(state, zone, |at| is_welcome(game, state, what, at).is_ok());
    if !here.is_empty() || !matches!(what, Pending::Monster { .. }) {
        return here;
    }
    let mut next_door = Board::default();
    for other in (0..state.zones.len()).map(|slot| ZoneSlot(slot as u8)) {
        if other != zone && are_joined(state, zone, other) {
            let there = squares(state, other, |at| is_welcome(game, state, what, at).is_ok());
            next_door = next_door.or(&there);
        }
    }
    nearest(state, zone, &next_door)
}

/// Whether a gate leads from one zone to the other.
fn are_joined(state: &State, one: ZoneSlot, other: ZoneSlot) -> bool {
    state.gates.iter().any(|gate| match gate.lead {
        crate::state::Lead::Zone(there) => {
            (gate.zone == one && there == other) || (gate.zone == other && there == one)
        }
        _ => false,
    })
}

/// CA-SPAWN-06: Those of a set that lie nearest to the entrance of a zone.
fn nearest(state: &State, zone: ZoneSlot, set: &Board) -> Board {
    let Some(entrance) = state.zones.get(zone.index()).map(|zone| zone.entrance) else { return *set };
    let least = set.iter().map(|at| entrance.distance(at)).min();
    set.iter().filter(|at| Some(entrance.distance(*at)) == least).collect()
}

fn squares(state: &State, zone: ZoneSlot, wanted: impl Fn(Square) -> bool) -> Board {
    let Some(zone) = state.zones.get(zone.index()) else { return Board::default() };
    let mut board = Board::default();
    for y in 0..i16::from(zone.height) {
        for x in 0..i16::from(zone.width) {
            let at = zone.corner.by(x, y);
            if wanted(at) {
                board.insert(at);
            }
        }
    }
    board
}

/// CA-MAP-06, CA-MAP-07, CA-ELEMENT-20: Whether something may be set down on a square: bare floor without anything else; furniture and traps
/// not in the way in, figures not where they are kept out.
fn is_welcome(game: &Catacombs, state: &State, what: Pending, at: Square) -> Allowed {
    demand(state.grid.ground(at) == Ground::Floor && !state.grid.is_occupied(at), "CA-MAP-06")?;
    match what {
        Pending::Monster { monster, .. } => {
            monster::may_stand(game, state, monster, at)?;
            demand(state.trap_at(at).is_none(), "CA-TRAP-16")
        }
        Pending::Element(_) | Pending::Trap(_) => {
            let way_in = state.zones.iter().any(|zone| zone.entrance == at);
            demand(!way_in && state.piece_at(at).is_none(), "CA-MAP-06")?;
            demand(state.trap_at(at).is_none(), "CA-MAP-07")
        }
        Pending::Nothing => forbid("CA-MAP-06"),
    }
}

/// Takes the next thing from those that wait, if it may be set down there.
fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    at: Square,
    is_it: impl Fn(Pending) -> bool,
) -> Done<C, (Reveal, Pending)> {
    let found = reveal(play.state).filter(|found| found.step == RevealStep::Place);
    let first = play.state.pending.first().copied().filter(|first| is_it(*first));
    let (Some(found), Some(first)) = (found, first) else { return check(forbid("CA-MAP-06")) };
    check(demand(room(play.game, play.state, found.zone, first).has(at), "CA-MAP-06"))?;
    play.state.pending.remove(0);
    Ok((found, first))
}

/// CA-MAP-06: Places furniture.
pub fn place_element<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    kind: ElementId,
    at: Square,
) -> Done<C> {
    take(play, at, |first| first == Pending::Element(kind))?;
    furnish(play, kind, at)
}

/// CA-MAP-07, CA-TRAP-16: Hides a trap: its square is fixed from now on.
pub fn place_trap<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, kind: TrapId, at: Square) -> Done<C> {
    take(play, at, |first| first == Pending::Trap(kind))?;
    trap::set(play.state, Trap { kind, at, armed: true, ..Trap::default() })?;
    play.tell_all(MasterEvent::TrapPlaced(kind, at));
    Ok(())
}

/// CA-MAP-06: Places a monster or a swarm.
pub fn place_monster<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    kind: MonsterId,
    at: Square,
) -> Done<C> {
    let is_it = |first| matches!(first, Pending::Monster { monster, .. } if monster == kind);
    let (found, first) = take(play, at, is_it)?;
    let Pending::Monster { monster, figures, ambush } = first else { return Ok(()) };
    match spawn::stand(play, Group { monster, figures }, at, ambush) {
        Some(who) => entrust(play, found, who, monster),
        None => leave_behind(play, found, monster, at),
    }
}

/// CA-SPAWN-07: What a creature for which the table has no room would have carried for the quest lies where it would have stood.
fn leave_behind<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    found: Reveal,
    monster: MonsterId,
    at: Square,
) -> Done<C> {
    let Some((mission, _)) = mission(play.game, play.state, found.zone) else { return Ok(()) };
    let Objective::Recover { item, holder } = mission.objective else { return Ok(()) };
    if holder != monster || play.state.items.iter().any(|one| one.id == item) {
        return Ok(());
    }
    Ok(sheet::put_down(play.state, Item { id: item, place: Place::Floor(at), ..Item::default() })?)
}

/// CA-MAP-09, CA-SPAWN-07: In the first zone nobody carries what the quest is about: it lies as far from the entrance as there is floor.
pub fn lay_prize<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, found: Reveal) -> Done<C> {
    let Some((mission, _)) = mission(play.game, play.state, found.zone) else { return Ok(()) };
    let Objective::Recover { item, .. } = mission.objective else { return Ok(()) };
    let state = &*play.state;
    let entrance = state.zones.get(found.zone.index()).map(|zone| zone.entrance).unwrap_or_default();
    let bare = |at: Square| state.grid.ground(at) == Ground::Floor && state.piece_at(at).is_none();
    let at = squares(state, found.zone, bare).iter().max_by_key(|at| entrance.distance(*at));
    let place = Place::Floor(at.unwrap_or(entrance));
    Ok(sheet::put_down(play.state, Item { id: item, place, ..Item::default() })?)
}

/// CA-QUEST-15, CA-QUEST-22: The first of its kind in a mission's zone carries what the mission is about.
fn entrust<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    found: Reveal,
    who: CreatureId,
    monster: MonsterId,
) -> Done<C> {
    let Some((mission, main)) = mission(play.game, play.state, found.zone) else { return Ok(()) };
    let Objective::Recover { item, holder } = mission.objective else { return Ok(()) };
    if holder != monster || play.state.items.iter().any(|one| one.id == item) {
        return Ok(());
    }
    if main {
        play.state.table.progress.holder = who;
    }
    Ok(sheet::receive(play.state, who, item)?)
}

/// CA-AMBUSH-05: A group enters by the edge of the explored zones that is farthest from the leader; it does not act early.
pub fn enter_from_afar<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, group: Group) -> Done<C> {
    let leader = play.state.creatures[play.state.leader].at;
    let swarm = spawn::most_on_a_square(play.game, group.monster);
    let what = Pending::Monster { monster: group.monster, figures: group.figures, ambush: false };
    let all = (0..play.state.zones.len()).fold(Board::default(), |board, slot| {
        let slot = ZoneSlot(slot as u8);
        board.or(&squares(play.state, slot, |at| is_welcome(play.game, play.state, what, at).is_ok()))
    });
    let mut left = group.figures;
    while left > 0 {
        let figures = left.min(swarm);
        left -= figures;
        let free = all.iter().filter(|at| !play.state.grid.is_occupied(*at));
        let farthest = free.max_by_key(|at| leader.distance(*at));
        match farthest {
            Some(at) => {
                spawn::stand(play, Group { monster: group.monster, figures }, at, false);
            }
            None => play.tell_all(MasterEvent::NoPlace(group.monster)),
        }
    }
    Ok(())
}
