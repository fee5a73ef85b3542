//! The quest: what the party was told, the common purse; for the game master the objectives, whom a roll brings, what waits for its place, and the card
//! just drawn. CA-QUEST-02: Everybody learns the objective at the end.

use super::{Sight, ids, names, signs};
use crate::card::{Card, Face};
use crate::picture::Goal;
use crate::sheet::{Group, Item, Pile, Sheet, Track};
use crate::words::Words;
use catacombs::content::{FACES, Objective};
use catacombs::message::key;
use catacombs::state::{Frame, Lead, Leaf, Pending};
use undercroft_kernel::Message;

/// The name of the quest.
pub(super) fn name(look: &Sight<'_>) -> Words {
    Words::new(quest_key(look))
}

fn quest_key(look: &Sight<'_>) -> String {
    key("quest", &look.game.content.quests[look.game.options.quest].id)
}

/// What the party is after, and which ways nobody has gone. Whoever may not know the objective reads the name of the quest.
pub(super) fn goal(look: &Sight<'_>) -> Goal {
    let state = &look.view.table;
    let ways = state.gates.iter().filter(|gate| gate.lead == Lead::Unknown && gate.leaf != Leaf::Secret);
    let things: Vec<_> = ways.map(|gate| ids::square(gate.at)).collect();
    let ways = Message::new("goal-ca-ways").number("ways", things.len() as i64).cite(&["CA-MAP-11"]);
    let mut goal = Goal {
        says: name(look),
        note: Some(look.say(ways)),
        icon: Some("scroll-unfurled".to_owned()),
        things,
    };
    if knows_objective(look) {
        goal.says = Words::new(format!("{}.objective", quest_key(look)));
        if let Objective::Leave { fewer_than } = look.game.content.quests[state.quest].main.objective {
            let limit = Message::new("goal-ca-limit").number("round", state.round);
            goal.note =
                Some(look.say(limit.number("rounds", fewer_than.saturating_sub(1)).cite(&["CA-QUEST-12"])));
        }
    }
    goal
}

/// CA-QUEST-02: Whether this viewer knows what the quest asks for.
fn knows_objective(look: &Sight<'_>) -> bool {
    look.view.is_master() || look.view.table.end.is_some() || look.game.options.show_objective
}

/// The quest as a sheet.
pub(super) fn sheet(look: &Sight<'_>) -> Sheet {
    let state = &look.view.table;
    let text = |carried: &str| Words::new(format!("{}.{carried}", quest_key(look)));
    let mut notes = vec![text("intro")];
    if knows_objective(look) {
        let objective = Message::new("quest-ca-objective")
            .parts("text", vec![Message::new(format!("{}.objective", quest_key(look)))])
            .cite(&["CA-QUEST-02"]);
        notes.push(look.say(objective));
    }
    let mut groups = Vec::new();
    if look.view.is_master() {
        groups.extend([pending(look), encounters(look)].into_iter().filter(|group| !group.items.is_empty()));
    }
    Sheet {
        id: ids::QUEST.to_owned(),
        title: name(look),
        subtitle: Some(Words::new(key("level", look.game.options.level.id()))),
        icon: Some("scroll-unfurled".to_owned()),
        tracks: vec![Track {
            id: ids::PURSE.to_owned(),
            name: Words::new("track-ca-purse"),
            icon: Some(signs::ECUS.to_owned()),
            value: state.purse.cast_signed(),
            tips: vec![look.say(Message::new("tip-ca-purse").cite(&["CA-GOLD-01"]))],
            ..Track::default()
        }]
        .into(),
        groups: groups.into(),
        notes,
        ..Sheet::default()
    }
}

/// CA-MAP-06: What waits for its place.
fn pending(look: &Sight<'_>) -> Group {
    let waiting = look.view.table.pending.iter().zip(1..);
    let item = |(one, number): (&Pending, u32)| {
        let (name, icon, note) = match *one {
            Pending::Nothing => return None,
            Pending::Element(kind) => (names::element(look, kind), signs::element(look, kind), None),
            Pending::Trap(kind) => (names::trap(look, kind), signs::trap(look, kind), None),
            Pending::Monster { monster, figures, ambush } => {
                let icon = look.game.content.monsters[monster].icon.clone();
                let key = if ambush { "pending-ca-ambush" } else { "pending-ca-figures" };
                (
                    names::monster(look, monster),
                    icon,
                    Some(look.say(Message::new(key).number("figures", figures))),
                )
            }
        };
        Some(Item { id: format!("{}-{number}", ids::PENDING), name, icon, note, ..Item::default() })
    };
    Group {
        id: ids::PENDING.to_owned(),
        name: Words::new("group-ca-pending"),
        items: waiting.filter_map(item).collect(),
        ..Group::default()
    }
}

/// CA-SPAWN-04: Whom a roll of 1D brings.
fn encounters(look: &Sight<'_>) -> Group {
    let table = &look.game.content.quests[look.game.options.quest].encounters;
    let item = |face: usize| {
        let monster = &look.game.content.monsters[table.get(face)?.monster];
        Some(Item {
            id: format!("quest-encounter-{face}"),
            name: Words::new(key("monster", &monster.id)),
            icon: monster.icon.clone(),
            figure: Some(face as i32),
            ..Item::default()
        })
    };
    Group {
        id: "quest-encounters".to_owned(),
        name: Words::new("group-ca-encounters"),
        items: (0..FACES).filter_map(item).collect(),
        ..Group::default()
    }
}

/// The Imprévu cards, with the one that is being resolved on top; for the game master the zone card drawn last.
pub(super) fn piles(look: &Sight<'_>) -> Vec<Pile> {
    let state = &look.view.table;
    let events = &look.game.content.events;
    let left = events
        .iter()
        .map(|(id, card)| u32::from(card.copies.saturating_sub(state.events_drawn.of(id))))
        .sum();
    let open = state.stack.iter().filter_map(|frame| match frame {
        Frame::Event { card, .. } => Some(*card),
        _ => None,
    });
    let open = open.last();
    let mut piles = vec![Pile {
        id: ids::EVENTS.to_owned(),
        name: Words::new("pile-ca-events"),
        icon: Some("card-draw".to_owned()),
        count: Some(left),
        top: open.map(|card| event(look, &events[card])),
        tips: vec![look.say(Message::new("tip-ca-events").cite(&["CA-TURN-05"]))],
        ..Pile::default()
    }];
    if let Some(zone) = state.zones.last().filter(|_| look.view.is_master()) {
        let name = names::zone(look, zone.card);
        piles.push(Pile {
            id: "pile-zones".to_owned(),
            name: Words::new("pile-ca-zones"),
            icon: Some("dungeon-gate".to_owned()),
            count: Some(state.gates.iter().map(|gate| u32::from(gate.cards)).sum()),
            top: Some(Card {
                id: format!("card-zone-{}", state.zones.len()),
                face: Face::Up,
                kind: "zone".to_owned(),
                icon: Some("dungeon-gate".to_owned()),
                name: Some(name),
                ..Card::default()
            }),
            ..Pile::default()
        });
    }
    piles
}

/// An Imprévu that lies open.
fn event(look: &Sight<'_>, card: &catacombs::content::EventCard) -> Card {
    let name = Words::new(key("event", &card.id));
    Card {
        id: format!("card-{}", card.id.replace('_', "-")),
        face: Face::Up,
        kind: "event".to_owned(),
        icon: card.icon.clone(),
        text: vec![names::text(&name)],
        name: Some(name),
        tips: vec![look.say(Message::new("tip-ca-events").cite(&["CA-TURN-05"]))],
        ..Card::default()
    }
}
