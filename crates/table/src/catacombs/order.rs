//! The order of the turn as a sheet of its own: the heroes as their leader has put them, then the game master's creatures.

use super::{Sight, ids, names, signs};
use crate::sheet::{Group, Item, Sheet};
use crate::words::Words;
use catacombs::state::{CreatureId, Side, State, Status};
use undercroft_kernel::Message;

/// Who acts when, and who has acted.
pub(super) fn sheet(look: &Sight<'_>) -> Sheet {
    let state = &look.view.table;
    let party = party(state);
    let foes: Vec<CreatureId> = state.creatures.of(Side::Master).collect();
    let group = |word: &str, who: Vec<CreatureId>| Group {
        id: format!("{}-{word}", ids::ORDER),
        name: Words::new(format!("group-ca-{word}")),
        items: who.into_iter().map(|who| entry(look, who)).collect(),
        ..Group::default()
    };
    let turn = if state.side == Side::Party { "order-ca-party" } else { "order-ca-master" };
    Sheet {
        id: ids::ORDER.to_owned(),
        order: true,
        title: Words::new("order-ca"),
        subtitle: Some(look.say(Message::new(turn).number("round", state.round).cite(&["CA-TURN-01"]))),
        icon: Some("sands-of-time".to_owned()),
        groups: vec![group("party", party), group("foes", foes)].into(),
        ..Sheet::default()
    }
}

/// CA-TURN-04: The party: those whom the leader has named in their order, then the others.
fn party(state: &State) -> Vec<CreatureId> {
    let ours = |who: &CreatureId| state.creatures[*who].side == Side::Party;
    let mut party: Vec<CreatureId> = match state.side {
        Side::Party => state.order.iter().copied().filter(ours).collect(),
        Side::Master => Vec::new(),
    };
    let others: Vec<CreatureId> =
        state.heroes().chain(state.creatures.of(Side::Party)).filter(|who| !party.contains(who)).collect();
    for who in others {
        if !party.contains(&who) {
            party.push(who);
        }
    }
    party
}

fn entry(look: &Sight<'_>, who: CreatureId) -> Item {
    let state = &look.view.table;
    let one = &state.creatures[who];
    let note = if who == state.actor {
        Some(look.say(Message::new("order-ca-now").number("pv", one.pv)))
    } else if one.wait > 0 {
        Some(look.say(Message::new("order-ca-waits").number("points", one.wait).number("pv", one.pv)))
    } else {
        Some(look.say(Message::new("order-ca-pv").number("pv", one.pv)))
    };
    Item {
        id: ids::in_order(who),
        name: names::creature(look, who),
        icon: signs::creature(look, who),
        note,
        piece: Some(ids::creature(who)),
        spent: one.is(Status::DONE) || !one.at.is_somewhere(),
        ..Item::default()
    }
}
