//! CA-TREASURE-36 to CA-TREASURE-39: binding runes.

use crate::Catacombs;
use crate::action::{Action, Thing};
use crate::content::{Act, ItemKind};
use crate::event::{Event, ItemEvent};
use crate::rules::legal::Actor;
use crate::rules::{Allowed, Done, Out, Play, PlayExt, action, check, demand, forbid, sheet, stat};
use crate::state::{CreatureId, State};
use undercroft_kernel::{Chance, RuleId, Sink};

/// What this chapter offers to whoever acts: each kind of rune onto each kind of weapon and armour.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    if actor.points < game.content.cost(Act::UseObject) {
        return;
    }
    for rune in actor.kinds() {
        if !is_rune(game, rune) {
            continue;
        }
        for (slot, _) in actor.carried().filter(|(slot, _)| sheet::is_distinct(state, *slot)) {
            if can_bind(game, state, who, rune, slot).is_ok() {
                out.push(Action::Bind(rune, sheet::thing(state, who, slot)));
            }
        }
    }
}

fn is_rune(game: &Catacombs, thing: Thing) -> bool {
    matches!(game.content.items[thing.item].kind, ItemKind::Rune)
}

/// CA-TREASURE-37, CA-TREASURE-38: Whether a rune can be bound to an object: to a weapon or armour, and not the same one twice.
fn can_bind(game: &Catacombs, state: &State, who: CreatureId, rune: Thing, slot: usize) -> Allowed<u16> {
    let number = game.runes.iter().position(|known| *known == rune.item).ok_or(RuleId("CA-TREASURE-37"))?;
    let bit = 1u16 << number;
    if sheet::held(state, who, rune).is_none() {
        let bound = sheet::carried(state, who).any(|item| item.runes & bit != 0);
        return forbid(if bound { "CA-TREASURE-38" } else { "CA-TREASURE-37" });
    }
    let item = state.items.get(slot).ok_or(RuleId("CA-TREASURE-37"))?;
    let fits = matches!(game.content.items[item.id].kind, ItemKind::Weapon(_) | ItemKind::Armour(_));
    demand(fits, "CA-TREASURE-37")?;
    demand(item.runes & bit == 0, "CA-TREASURE-39")?;
    Ok(bit)
}

/// CA-TREASURE-37, CA-TREASURE-38: Binds a rune to a weapon or armour, for good.
pub fn bind<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, rune: Thing, onto: Thing) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::UseObject))?;
    let slot = sheet::held(play.state, who, onto);
    check(is_there(slot))?;
    let slot = slot.unwrap_or_default();
    let bit = check(can_bind(play.game, play.state, who, rune, slot))?;
    action::charge(play, who, play.game.content.cost(Act::UseObject));
    if let Some(used) = sheet::held(play.state, who, rune) {
        sheet::consume(play.state, used);
    }
    if let Some(item) = play.state.table.items.get_mut(slot) {
        item.runes |= bit;
    }
    stat::refresh(play.game, play.state, who);
    play.tell(who, ItemEvent::Bound(rune.item, onto.item));
    Ok(())
}

fn is_there(slot: Option<usize>) -> Allowed {
    demand(slot.is_some(), "CA-TREASURE-37")
}
