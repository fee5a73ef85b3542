//! CA-OBJECT: using, wielding, wearing, giving, taking, picking up. What magic things do is CA-TREASURE.

use super::legal::{Actor, each};
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, duel, forbid, sheet, stat, treasure};
use crate::Catacombs;
use crate::action::{Action, Hand, Thing};
use crate::content::{Act, ItemKind, Knack};
use crate::event::{Event, ItemEvent};
use crate::geometry::{Dir, Square};
use crate::state::{CreatureId, Frame, Item, Kind, Place, State};
use undercroft_kernel::{Chance, RuleId, Sink};

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    treasure::use_offers(actor, out);
    let (game, state, who) = (actor.game, actor.state, actor.who);
    for (slot, item) in actor.carried().filter(|(slot, _)| sheet::is_distinct(state, *slot)) {
        gear_offers(actor, slot, item, out);
        gift_offers(actor, slot, item, out);
    }
    if actor.points >= game.content.cost(Act::Hand) {
        hand_offers(actor, out);
    }
    if !actor.carries_something() {
        return;
    }
    let bare = sheet::body(state, who).is_none();
    if !bare && actor.points >= game.content.cost(Act::ChangeArmour) && is_hero(state, who).is_ok() {
        out.push(Action::Wear(None));
    }
}

/// What may be picked up, and what companions may hand over.
fn hand_offers(actor: &Actor, out: Out) {
    for (slot, item) in actor.handy().filter(|(slot, _)| sheet::is_distinct(actor.state, *slot)) {
        match item.place {
            Place::Floor(at) => {
                if can_pick_up(actor.state, actor.who, at).is_ok() {
                    let dir = actor.at().dir(at);
                    out.push(Action::PickUp(dir, lying_thing(actor.state, at, slot)));
                }
            }
            _ => take_offers(actor, slot, item, out),
        }
    }
}

/// The place in the list of an object on the ground. Of several that are alike in everything only the first has a name.
#[must_use]
pub fn lying(state: &State, at: Square, thing: Thing) -> Option<usize> {
    let lies = |item: &Item| item.place == Place::Floor(at) && item.id == thing.item;
    let mut slots = (0..state.items.len()).filter(|slot| state.items.get(*slot).is_some_and(lies));
    slots.nth(usize::from(thing.nth)).filter(|slot| sheet::is_distinct(state, *slot))
}

/// The name of an object on the ground, by its place in the list.
fn lying_thing(state: &State, at: Square, slot: usize) -> Thing {
    let item = state.items.get(slot).map(|item| item.id).unwrap_or_default();
    let before = state.items.iter().take(slot);
    let same = before.filter(|other| other.place == Place::Floor(at) && other.id == item);
    Thing { item, nth: same.count() as u8 }
}

/// CA-MONSTER-01: Only heroes change what they wield and wear.
fn is_hero(state: &State, who: CreatureId) -> Allowed {
    demand(matches!(state.creatures[who].kind, Kind::Hero(_)), "CA-MONSTER-01")
}

fn gear_offers(actor: &Actor, slot: usize, item: &Item, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if item.place != Place::Pack(who) || is_hero(state, who).is_err() {
        return;
    }
    let thing = actor.thing(slot, item);
    if actor.points >= game.content.cost(Act::ChangeWeapon) {
        for hand in [Hand::Main, Hand::Off] {
            if can_wield(game, state, who, item, hand).is_ok() {
                out.push(Action::Wield(thing, hand));
            }
        }
    }
    if actor.points >= game.content.cost(Act::ChangeArmour) && can_wear(game, state, who, item).is_ok() {
        out.push(Action::Wear(Some(thing)));
    }
    if actor.points >= game.content.cost(Act::UseObject) && can_put_on(game, state, who, item).is_ok() {
        out.push(Action::PutOn(thing));
    }
}

fn gift_offers(actor: &Actor, slot: usize, item: &Item, out: Out) {
    if actor.points < actor.game.content.cost(Act::Hand) || can_part(item, actor.who).is_err() {
        return;
    }
    let thing = actor.thing(slot, item);
    for friend in each(actor.friends(actor.near)) {
        if duel::is_apart(actor.state, actor.who, friend).is_ok() {
            out.push(Action::Give(friend, thing));
        }
    }
}

fn take_offers(actor: &Actor, slot: usize, item: &Item, out: Out) {
    let Some(owner) = item.place.holder() else { return };
    let near = actor.friends(actor.near) & owner.bit() != 0;
    if near && can_part(item, owner).is_ok() && duel::is_apart(actor.state, actor.who, owner).is_ok() {
        out.push(Action::Take(owner, sheet::thing(actor.state, owner, slot)));
    }
}

/// CA-OBJECT-01: Uses an object.
pub fn use_it<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, thing: Thing) -> Done<C> {
    treasure::use_it(play, thing)
}

/// CA-OBJECT-01: Uses an object on somebody.
pub fn use_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: CreatureId, thing: Thing) -> Done<C> {
    treasure::use_on(play, target, thing)
}

/// An object in somebody's pack, with its place in the list.
fn packed(state: &State, who: CreatureId, thing: Thing, rule: &'static str) -> Allowed<(usize, Item)> {
    let slot = sheet::held(state, who, thing);
    let found = slot.and_then(|slot| state.items.get(slot).map(|item| (slot, *item)));
    found.filter(|(_, item)| item.place == Place::Pack(who)).ok_or(RuleId(rule))
}

/// CA-SHEET-04, CA-SHEET-05, CA-MELEE-15, CA-TREASURE-14: Whether an object can be taken into a hand: it is wielded at all, its requirements are
/// met, and a two-handed weapon leaves room for nothing else.
fn can_wield(game: &Catacombs, state: &State, who: CreatureId, item: &Item, hand: Hand) -> Allowed {
    let on_paper = &game.content.items[item.id];
    let hands = on_paper.hands();
    demand(hands > 0, "CA-SHEET-04")?;
    demand(hands == 1 || hand == Hand::Main, "CA-SHEET-05")?;
    let main = state.items.iter().find(|other| other.place == Place::MainHand(who));
    let both = main.is_some_and(|main| game.content.items[main.id].hands() > 1);
    demand(!(both && hand == Hand::Off), "CA-SHEET-05")?;
    let rule = if matches!(on_paper.kind, ItemKind::Weapon(_)) { "CA-MELEE-15" } else { "CA-TREASURE-14" };
    demand(stat::meets_now(state, who, on_paper), rule)
}

/// CA-OBJECT-04: Takes an object into a hand; what was there, or in both for a two-handed weapon, goes into the pack.
pub fn wield<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, thing: Thing, hand: Hand) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::ChangeWeapon))?;
    check(is_hero(play.state, who))?;
    let (slot, item) = check(packed(play.state, who, thing, "CA-OBJECT-04"))?;
    check(can_wield(play.game, play.state, who, &item, hand))?;
    action::charge(play, who, play.game.content.cost(Act::ChangeWeapon));
    let both = play.game.content.items[item.id].hands() > 1;
    let (place, other) = match hand {
        Hand::Main => (Place::MainHand(who), Place::OffHand(who)),
        Hand::Off => (Place::OffHand(who), Place::MainHand(who)),
    };
    stow(play, who, place);
    if both {
        stow(play, who, other);
    }
    equip(play, who, slot, place);
    Ok(())
}

/// Whatever is in a place goes into the pack.
fn stow<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, place: Place) {
    let found = play.state.table.items.iter_mut().find(|item| item.place == place);
    if let Some(item) = found {
        item.place = Place::Pack(who);
        let id = item.id;
        play.tell(who, ItemEvent::Stowed(id));
    }
}

fn equip<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId, slot: usize, place: Place) {
    if let Some(item) = play.state.table.items.get_mut(slot) {
        item.place = place;
        let id = item.id;
        play.tell(who, ItemEvent::Equipped(id));
    }
    stat::refresh(play.game, play.state, who);
}

/// CA-SHEET-06, CA-TREASURE-35, CA-MELEE-15: Whether an object can be worn on the body: armour, whose requirements are met; whoever is tough
/// wears nothing but a skin.
fn can_wear(game: &Catacombs, state: &State, who: CreatureId, item: &Item) -> Allowed {
    let on_paper = &game.content.items[item.id];
    let ItemKind::Armour(armour) = on_paper.kind else { return forbid("CA-SHEET-06") };
    demand(armour.hands == 0, "CA-SHEET-06")?;
    demand(armour.skin || !is_tough(game, state, who), "CA-TREASURE-35")?;
    demand(stat::meets_now(state, who, on_paper), "CA-MELEE-15")
}

fn is_tough(game: &Catacombs, state: &State, who: CreatureId) -> bool {
    let Some(sheet) = state.sheet(who) else { return false };
    let mut known = game.content.competences.iter().filter(|(id, _)| sheet.knows(*id));
    known.any(|(_, one)| matches!(one.effect, Knack::Tough { .. }))
}

/// CA-OBJECT-05, CA-SHEET-06: Changes armour or takes it off.
pub fn wear<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, thing: Option<Thing>) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::ChangeArmour))?;
    check(is_hero(play.state, who))?;
    let found = match thing {
        Some(thing) => {
            let (slot, item) = check(packed(play.state, who, thing, "CA-OBJECT-05"))?;
            check(can_wear(play.game, play.state, who, &item))?;
            Some(slot)
        }
        None => {
            check(demand(sheet::body(play.state, who).is_some(), "CA-OBJECT-05"))?;
            None
        }
    };
    action::charge(play, who, play.game.content.cost(Act::ChangeArmour));
    stow(play, who, Place::Body(who));
    match found {
        Some(slot) => equip(play, who, slot, Place::Body(who)),
        None => stat::refresh(play.game, play.state, who),
    }
    Ok(())
}

/// CA-TREASURE-07: Whether an object is one whose lasting effect counts when it is put on.
fn can_put_on(game: &Catacombs, state: &State, who: CreatureId, item: &Item) -> Allowed {
    let on_paper = &game.content.items[item.id];
    let ItemKind::Trinket(trinket) = on_paper.kind else { return forbid("CA-TREASURE-07") };
    demand(trinket.hands == 0 && trinket.effect.lasts(), "CA-TREASURE-07")?;
    demand(stat::meets_now(state, who, on_paper), "CA-TREASURE-14")
}

/// CA-TREASURE-07: Puts a magic object on; one of the same category stops working.
pub fn put_on<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::UseObject))?;
    check(is_hero(play.state, who))?;
    let (slot, item) = check(packed(play.state, who, thing, "CA-TREASURE-07"))?;
    check(can_put_on(play.game, play.state, who, &item))?;
    action::charge(play, who, play.game.content.cost(Act::UseObject));
    let category = |id| match play.game.content.items[id].kind {
        ItemKind::Trinket(trinket) => Some(trinket.category),
        _ => None,
    };
    let worn = play
        .state
        .items
        .iter()
        .position(|other| other.place == Place::Worn(who) && category(other.id) == category(item.id));
    if let Some(worn) = worn.and_then(|slot| play.state.table.items.get_mut(slot)) {
        worn.place = Place::Pack(who);
        let id = worn.id;
        play.tell(who, ItemEvent::Stowed(id));
    }
    equip(play, who, slot, Place::Worn(who));
    Ok(())
}

/// Whether an object can change hands: whatever is not worn on the body.
fn can_part(item: &Item, owner: CreatureId) -> Allowed {
    let loose = item.place.holder() == Some(owner) && item.place != Place::Body(owner);
    demand(loose, "CA-OBJECT-06")
}

/// CA-OBJECT-06, CA-DUEL-06: Whether two can hand something over: companions in reach.
fn can_hand(state: &State, who: CreatureId, other: CreatureId) -> Allowed {
    let (me, them) = (&state.creatures[who], &state.creatures[other]);
    let beside = who != other && them.at.is_somewhere() && state.is_in_reach(me.at, them.at);
    demand(beside && me.side == them.side, "CA-OBJECT-06")?;
    duel::is_apart(state, who, other)
}

/// CA-OBJECT-06, CA-OBJECT-08: Offers an object; only the giver pays, once the other agrees.
pub fn give<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, target: CreatureId, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Hand))?;
    let Some(slot) = sheet::held(play.state, who, thing) else { return check(forbid("CA-OBJECT-06")) };
    let Some(item) = play.state.items.get(slot).copied() else { return check(forbid("CA-OBJECT-06")) };
    check(can_part(&item, who))?;
    check(can_hand(play.state, who, target))?;
    transfer(play, who, slot, who, target)
}

/// CA-OBJECT-06, CA-OBJECT-08: An object is to go from one to the other, one of whom acts: the other one is asked, unless it lies on the
/// ground or the same person plays both.
fn transfer<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    slot: usize,
    from: CreatureId,
    to: CreatureId,
) -> Done<C> {
    let other = if who == from { to } else { from };
    let agrees = play.state.creatures[other].is_grounded();
    if !agrees && play.state.seat_of(other) != play.state.seat_of(who) {
        return play.push(Frame::Consent { by: who, to, item: slot as u8 });
    }
    action::charge(play, who, play.game.content.cost(Act::Hand));
    hand_over(play, slot, from, to);
    Ok(())
}

fn hand_over<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    slot: usize,
    from: CreatureId,
    to: CreatureId,
) {
    let Some(item) = play.state.table.items.get_mut(slot) else { return };
    item.place = Place::Pack(to);
    let id = item.id;
    stat::refresh(play.game, play.state, from);
    let receiver = play.figure(to);
    play.tell(from, ItemEvent::Gave(id, receiver));
}

/// CA-OBJECT-06, CA-OBJECT-08: Asks for an object.
pub fn take<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, owner: CreatureId, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Hand))?;
    let Some(slot) = sheet::held(play.state, owner, thing) else { return check(forbid("CA-OBJECT-06")) };
    let Some(item) = play.state.items.get(slot).copied() else { return check(forbid("CA-OBJECT-06")) };
    check(can_part(&item, owner))?;
    check(can_hand(play.state, who, owner))?;
    transfer(play, who, slot, owner, who)
}

/// Who has an object.
fn owner(state: &State, item: u8) -> CreatureId {
    state.items.get(usize::from(item)).and_then(|item| item.place.holder()).unwrap_or(CreatureId::NONE)
}

/// CA-OBJECT-08: Who has to agree: whoever would give when another takes, whoever would get when another gives.
#[must_use]
pub fn asked(state: &State, by: CreatureId, to: CreatureId, item: u8) -> CreatureId {
    if by == to { owner(state, item) } else { to }
}

/// CA-OBJECT-08: The other one agrees, and whoever acts pays.
pub fn agree<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Consent { by, to, item }) = play.state.stack.top() else {
        return check(forbid("CA-OBJECT-08"));
    };
    play.state.stack.pop();
    let owner = owner(play.state, item);
    action::charge(play, by, play.game.content.cost(Act::Hand));
    hand_over(play, usize::from(item), owner, to);
    Ok(())
}

/// CA-OBJECT-08: The other one declines, and nothing is paid.
pub fn decline<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let Some(Frame::Consent { item, .. }) = play.state.stack.pop() else {
        return check(forbid("CA-OBJECT-08"));
    };
    let owner = owner(play.state, item);
    if let Some(id) = play.state.items.get(usize::from(item)).map(|item| item.id) {
        play.tell(owner, ItemEvent::Declined(id));
    }
    Ok(())
}

/// CA-OBJECT-07: Whether what lies on a square can be picked up: from there or from beside it.
fn can_pick_up(state: &State, who: CreatureId, at: Square) -> Allowed {
    let me = state.creatures[who].at;
    demand(me == at || state.grid.is_in_reach(me, at), "CA-OBJECT-07")
}

/// CA-OBJECT-07: Picks an object up.
pub fn pick_up<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Option<Dir>, thing: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::Hand))?;
    let me = play.state.creatures[who].at;
    let at = dir.map_or(me, |dir| me.step(dir));
    check(can_pick_up(play.state, who, at))?;
    let slot = lying(play.state, at, thing);
    let Some(item) = slot.and_then(|slot| play.state.table.items.get_mut(slot)) else {
        return check(forbid("CA-OBJECT-07"));
    };
    item.place = Place::Pack(who);
    action::charge(play, who, play.game.content.cost(Act::Hand));
    play.tell(who, ItemEvent::Took(thing.item));
    Ok(())
}
