//! What bodies do: moves, blows, shots, and what is done to doors, traps and furniture.

use super::{ActionPlace, Group, pair, percent, sight};
use crate::board::{Mark, MarkKind, MarkSpot};
use crate::catacombs::{Sight, ids, marks, names, signs};
use crate::picture::ThingId;
use crate::scene::Place;
use crate::words::Words;
use catacombs::action::Action;
use catacombs::content::{Act, Characteristic, Lock};
use catacombs::geometry::Dir;
use catacombs::rules::{action, block};
use catacombs::state::{Leaf, Purpose};
use undercroft_kernel::Message;

/// Moves on the board.
pub(super) fn moves(look: &Sight<'_>, chosen: Action) -> Option<Place> {
    let state = &look.view.table;
    let numbers = &look.game.content.numbers;
    // CA-BLOCK-01: Leaving a square beside an adversary asks for a test.
    let leaving = |place: ActionPlace<'_>| {
        if block::is_held(look.game, state, state.actor) {
            let held = Message::new("note-ca-held").number("difficulty", numbers.test);
            let away = percent(marks::breaking_away(look, state.actor)) as i64;
            let confirm = Message::new("confirm-ca-held").number("percent", away);
            place.note(held.cite(&["CA-BLOCK-01"])).confirm(confirm.cite(&["CA-BLOCK-05"])).done()
        } else {
            place.done()
        }
    };
    let go = |verb, act, dir: Dir| {
        let place = ActionPlace::new(look, Group::Move, verb, act)
            .brief(names::direction(dir))
            .about(ids::beside(look, dir));
        let there = ids::here(look).step(dir);
        match state.trap_at(there).and_then(|at| state.traps.get(at.index())) {
            Some(trap) => {
                let name = names::trap(look, trap.kind).key;
                place.confirm(Message::new("confirm-ca-trap").name("trap", name))
            }
            None => place,
        }
    };
    match chosen {
        Action::Walk(dir) => leaving(go("verb-ca-walk", Act::Walk, dir)),
        Action::Run(dir) if state.run_left > 0 => {
            let run = ActionPlace::priced(look, Group::Move, "verb-ca-run-on", 0);
            leaving(run.brief(names::direction(dir)).about(ids::beside(look, dir)))
        }
        Action::Run(dir) => leaving(go("verb-ca-run", Act::Run, dir)),
        Action::Halt => Some(Place {
            icon: Some("halt".to_owned()),
            brief: Some(Words::new("tile-ca-halt")),
            tile: Some(Group::Move.heading()),
            things: vec![ids::square(ids::here(look))],
            ..Place::default()
        }),
        Action::PassThrough(first, then) => {
            let price = 2 * look.game.content.cost(Act::Walk);
            let there = ids::here(look).step(first).step(then);
            let way = pair(look, &names::direction(first), &names::direction(then));
            let pass = ActionPlace::priced(look, Group::Move, "verb-ca-pass-through", price).brief(way);
            leaving(pass.about(ids::square(there)))
        }
        Action::Stairs => {
            let stairs = ActionPlace::new(look, Group::Move, "verb-ca-stairs", Act::Walk);
            let there = state.other_end(ids::here(look));
            leaving(match there {
                Some(there) => stairs.about(ids::square(there)),
                None => stairs,
            })
        }
        Action::Jump(dir, over) => {
            let there = (0..=over).fold(ids::here(look), |square, _| square.step(dir));
            let difficulty = numbers.jump.saturating_mul(over);
            let lands = marks::chance(look, state.actor, difficulty, Purpose::Jump { dir, over });
            let held = block::is_held(look.game, state, state.actor);
            let share = if held { marks::breaking_away(look, state.actor).and(lands) } else { lands };
            let price = action::price(look.game, state, state.actor, Act::Jump);
            let spot = MarkSpot {
                at: ids::square(there),
                figure: Some(i32::from(price)),
                tests: 1 + u32::from(held),
                share: Some(share),
                ..MarkSpot::default()
            };
            let lit =
                Mark { kind: MarkKind::Jump, spots: vec![spot], says: Some(Words::new("mark-ca-jump")) };
            ActionPlace::new(look, Group::Move, "verb-ca-jump", Act::Jump)
                .brief(names::direction(dir))
                .about(ids::square(there))
                .mark(Some(lit))
                .test(Characteristic::Agility, difficulty)
                .confirm(
                    Message::new("confirm-ca-jump")
                        .number("percent", percent(share) as i64)
                        .cite(&["CA-JUMP-03"]),
                )
                .done()
        }
        Action::Reinforce(who) if look.view.table.run_left > 0 => {
            ActionPlace::priced(look, Group::Move, "verb-ca-reinforce-on", 0).at(who).done()
        }
        Action::Reinforce(who) => {
            ActionPlace::new(look, Group::Move, "verb-ca-reinforce", Act::Walk).at(who).done()
        }
        _ => None,
    }
}

/// Blows and shots.
pub(super) fn fights(look: &Sight<'_>, action: Action) -> Option<Place> {
    let strike = |verb, act, target| {
        ActionPlace::new(look, Group::Fight, verb, act).at(target).rolls().hurting(target)
    };
    let shoot = |verb, act, target| {
        let place = ActionPlace::new(look, Group::Shoot, verb, act);
        place.at(target).mark(sight(look, target)).rolls().hurting(target)
    };
    match action {
        Action::Attack { target, strong: false, .. } => {
            strike("verb-ca-attack", Act::Attack, target).against(target).done()
        }
        Action::Attack { target, strong: true, .. } => {
            strike("verb-ca-power-attack", Act::PowerfulAttack, target).done()
        }
        Action::Shoot { target, strong: false, .. } => {
            shoot("verb-ca-shoot", Act::Shoot, target).against(target).done()
        }
        Action::Shoot { target, strong: true, .. } => {
            shoot("verb-ca-precise-shot", Act::PreciseShot, target).done()
        }
        Action::Improvise { target, strong: false } => {
            shoot("verb-ca-improvise", Act::ImprovisedShot, target).done()
        }
        Action::Improvise { target, strong: true } => {
            shoot("verb-ca-precise-improvise", Act::PreciseShot, target).done()
        }
        Action::Shove(target, dir) => {
            let whither = pair(look, &names::creature(look, target), &names::direction(dir));
            ActionPlace::new(look, Group::Fight, "verb-ca-shove", Act::Shove)
                .brief(whither)
                .at(target)
                .rolls()
                .hurting(target)
                .done()
        }
        Action::Challenge(target) => {
            let place = ActionPlace::new(look, Group::Fight, "verb-ca-challenge", Act::Duel).at(target);
            place.rolls().hurting(target).done()
        }
        Action::BreakFree => {
            let web = look.view.table.creatures[look.view.table.actor].web;
            ActionPlace::new(look, Group::Fight, "verb-ca-break-free", Act::BreakWeb)
                .test(Characteristic::Strength, web)
                .done()
        }
        _ => None,
    }
}

/// Doors, traps, chests and furniture.
pub(super) fn places(look: &Sight<'_>, action: Action) -> Option<Place> {
    let numbers = &look.game.content.numbers;
    let here = || ids::square(ids::here(look));
    let there = |verb, act, dir: Dir| {
        let (things, name) = standing(look, dir);
        let place =
            ActionPlace::new(look, Group::Places, verb, act).brief(pair(look, &name, &names::direction(dir)));
        things.into_iter().fold(place, ActionPlace::about)
    };
    match action {
        Action::Search(None) => {
            let place = ActionPlace::new(look, Group::Places, "verb-ca-search", Act::Search);
            place.brief(Words::new("brief-ca-here")).about(here()).rolls().done()
        }
        Action::Search(Some(dir)) => {
            let place = ActionPlace::new(look, Group::Places, "verb-ca-search", Act::Search);
            place.brief(names::direction(dir)).about(ids::beside(look, dir)).rolls().done()
        }
        Action::Loot(None) => {
            let piece = ids::piece(ids::here(look));
            ActionPlace::new(look, Group::Places, "verb-ca-loot", Act::Search)
                .about(piece)
                .about(here())
                .rolls()
                .done()
        }
        Action::Loot(Some(dir)) => there("verb-ca-loot", Act::Search, dir).quick().rolls().done(),
        Action::Open(dir) => there("verb-ca-open", Act::Open, dir).quick().rolls().done(),
        Action::Close(dir) => there("verb-ca-close", Act::CloseDoor, dir).done(),
        Action::Pick(dir) => {
            let place = there("verb-ca-pick", Act::PickLock, dir);
            match lock(look, dir) {
                Some(lock) => place.test(Characteristic::Dexterity, lock.difficulty).done(),
                None => place.rolls().done(),
            }
        }
        Action::Batter { dir, strong: false, .. } => there("verb-ca-batter", Act::Batter, dir).rolls().done(),
        Action::Batter { dir, strong: true, .. } => {
            there("verb-ca-power-batter", Act::PowerfulAttack, dir).rolls().done()
        }
        Action::Disarm(dir) => {
            there("verb-ca-disarm", Act::Disarm, dir).test(Characteristic::Dexterity, numbers.disarm).done()
        }
        Action::Lay(dir, thing) => {
            let what = pair(look, &names::item(look, thing.item), &names::direction(dir));
            ActionPlace::new(look, Group::Places, "verb-ca-lay", Act::LayTrap)
                .brief(what)
                .about(ids::beside(look, dir))
                .icon(signs::item(look, thing.item))
                .done()
        }
        Action::Interact(dir) => there("verb-ca-interact", Act::UseObject, dir).rolls().done(),
        Action::CloseWell(dir) => there("verb-ca-close-well", Act::CloseWell, dir).rolls().done(),
        _ => None,
    }
}

/// What stands in a direction: its ids, and what it is called.
fn standing(look: &Sight<'_>, dir: Dir) -> (Vec<ThingId>, Words) {
    let state = &look.view.table;
    let there = ids::here(look).step(dir);
    let (thing, name) = if let Some(piece) = state.piece_at(there).and_then(|at| state.pieces.get(at.index()))
    {
        (Some(ids::piece(there)), names::element(look, piece.kind))
    } else if let Some(trap) = state.trap_at(there).and_then(|at| state.traps.get(at.index())) {
        (Some(ids::trap(there)), names::trap(look, trap.kind))
    } else {
        (None, Words::new("ground-ca-door"))
    };
    (thing.into_iter().chain([ids::square(there)]).collect(), name)
}

/// CA-DOOR-02: The lock in a direction, once its kind is known.
fn lock(look: &Sight<'_>, dir: Dir) -> Option<Lock> {
    let state = &look.view.table;
    let there = ids::here(look).step(dir);
    if let Some(piece) = state.piece_at(there).and_then(|at| state.pieces.get(at.index())) {
        return look.game.content.elements[piece.kind].lock;
    }
    let gate = state.gate_at(there).and_then(|at| state.gates.get(at.index()))?;
    (gate.tried && gate.leaf == Leaf::Locked).then(|| look.game.content.doors[gate.door].lock)
}
