//! Where the choices of Mini Rogue belong in the prompt, what they are about, and what they cost.

use super::sheets::{combat, exploration};
use super::{Sight, ids, reference, signs};
use crate::card::Glyph;
use crate::picture::ThingId;
use crate::scene::{Branch, Place};
use crate::words::Words;
use mini_rogue::action::{Action, Gift, Price, SkillUse};
use mini_rogue::content::{
    CampOption, Condition, Good, GoodId, Icon, ListId, Potion, Resource, RoomKind, Stance, StanceRow, Ware,
};
use mini_rogue::message::{icons, key, resource_key, twin};
use mini_rogue::rules::{board, char, coop, merchant, stance};
use mini_rogue::state::{Cell, CellId, Frame, State};
use undercroft_kernel::{Message, Viewer};

/// What somebody who presses a thing may have in mind: to go there, or to use what is held.
pub(super) fn meant(thing: &str) -> Option<String> {
    if let Some(cell) = thing.strip_prefix("cell-") {
        return Some(format!("move {cell}"));
    }
    let (_, held) = thing.strip_prefix("sheet-")?.split_once('-')?;
    match held {
        "skill-exploration" => Some("use-exploration-skill".to_owned()),
        "skill-preparation" => Some("use-preparation-skill".to_owned()),
        "skill-combat" => Some("use-combat-skill".to_owned()),
        _ => Some(format!("use-potion {}", held.strip_prefix("potion-")?.replace('-', "_"))),
    }
}

/// Where a choice belongs.
pub(super) fn place(look: &Sight<'_>, action: Action) -> Place {
    let state = &seen(look);
    turn(look, state, action)
        .or_else(|| room(look, state, action))
        .or_else(|| fight(look, state, action))
        .unwrap_or_else(|| party(look, state, action))
}

/// The table as the viewer's own business, where both are asked.
fn seen(look: &Sight<'_>) -> State {
    let state = &look.view.table;
    match look.viewer {
        Viewer::Seat(seat) if coop::asked(look.game, state).has(seat) => coop::seen_by(state, seat.0),
        _ => *state,
    }
}

fn verb(key: &'static str, icon: &str) -> Vec<Branch> {
    vec![Branch::new(Words::new(key), icon)]
}

/// A choice about a cell and the card on it.
fn at(look: &Sight<'_>, cell: CellId) -> Vec<ThingId> {
    let card = match look.view.table.grid.at(cell) {
        Cell::Open(room) | Cell::Pinned(room, _) => Some(ids::room(look.game, room)),
        Cell::Hidden | Cell::Taken => None,
    };
    [ids::cell(cell)].into_iter().chain(card).collect()
}

fn cell_name(look: &Sight<'_>, cell: CellId) -> Words {
    look.say(Message::new("brief-cell").number("cell", i64::from(cell.number())))
}

/// The turn: dealing, revealing, moving, looking.
fn turn(look: &Sight<'_>, state: &State, action: Action) -> Option<Place> {
    let here = state.hero().cell;
    let icon = |icon: &str| Some(icon.to_owned());
    Some(match action {
        Action::Deal => Place { icon: icon("card-draw"), reveals: true, ..Place::default() },
        Action::Resolve => Place { icon: icon("footsteps"), things: at(look, here), ..Place::default() },
        Action::Reveal => Place { icon: icon("card-draw"), reveals: true, ..Place::default() },
        Action::Move(to) => Place {
            path: verb("verb-go", "footsteps"),
            icon: icon("footsteps"),
            things: at(look, to),
            reveals: to != CellId::EXIT && matches!(state.grid.at(to), Cell::Hidden),
            ..Place::default()
        },
        Action::Descend => {
            let (price, thing) = if state.hero().food > 0 {
                (signs::amount(Resource::Food, -1), Resource::Food)
            } else {
                let hunger = look.game.content.numbers.hunger;
                (signs::amount(Resource::Hp, -i32::from(hunger)), Resource::Hp)
            };
            Place {
                icon: icon("stairs"),
                things: vec![
                    ids::area(state.area.saturating_add(1)),
                    ids::track(state.party.active(), thing),
                ],
                tags: vec![price],
                costs: true,
                ..Place::default()
            }
        }
        Action::UseItem(cell) => Place {
            path: verb("verb-companion", "raven"),
            brief: cell.map(|cell| cell_name(look, cell)),
            icon: icon("raven"),
            things: cell.map_or_else(|| vec![ids::UNUSED.to_owned()], |cell| at(look, cell)),
            costs: true,
            reveals: true,
            ..Place::default()
        },
        Action::Put(cell) => Place {
            path: verb("verb-put", "card-pick"),
            brief: cell.map(|cell| cell_name(look, cell)),
            things: cell.map_or_else(|| vec![ids::UNUSED.to_owned()], |cell| at(look, cell)),
            ..Place::default()
        },
        Action::Foresee(cell) => Place {
            path: verb("verb-foresee", "crystal-ball"),
            brief: Some(cell_name(look, cell)),
            things: at(look, cell),
            reveals: true,
            ..Place::default()
        },
        Action::Swap(first, second) => Place {
            path: vec![
                Branch::new(
                    look.say(Message::new("verb-swap").number("cell", i64::from(first.number()))),
                    "card-exchange",
                )
                .about(ids::cell(first)),
            ],
            brief: Some(cell_name(look, second)),
            things: at(look, second).into_iter().chain(at(look, first)).collect(),
            ..Place::default()
        },
        _ => return None,
    })
}

/// Rooms: checks, options, trade, shrines and Items.
fn room(look: &Sight<'_>, state: &State, action: Action) -> Option<Place> {
    let seat = state.party.active();
    let icon = |icon: &str| Some(icon.to_owned());
    Some(match action {
        Action::RollCheck | Action::RollDungeon => {
            Place { icon: icon("rolling-dices"), reveals: true, ..Place::default() }
        }
        Action::Shift(by) => shifted(look, state, by),
        Action::Choose(option) => Place { tags: option_signs(look, state, option), ..Place::default() },
        Action::ChoosePotion(kind) => Place { icon: icon(signs::potion(kind)), ..Place::default() },
        Action::DropPotion(kind) => potion(seat, kind),
        Action::UsePotion(kind) => {
            Place { path: verb("verb-potion", "potion-ball"), costs: true, ..potion(seat, kind) }
        }
        Action::CurePerception => Place {
            path: verb("verb-potion", "potion-ball"),
            costs: true,
            ..potion(seat, Potion::Perception)
        },
        Action::DropItem(at) => {
            let held = state.hero().items.get(usize::from(at).wrapping_sub(1));
            Place {
                things: held.map(|item| ids::item(look.game, seat, item.room)).into_iter().collect(),
                costs: true,
                ..Place::default()
            }
        }
        Action::TakeItem | Action::LeaveItem => item(look, state, action == Action::TakeItem),
        Action::Buy(word) => buy(look, state, word),
        Action::SellArmour => {
            let things = vec![ids::track(seat, Resource::Armour)];
            Place { things, ..sale(look, state, Ware::Armour) }
        }
        Action::SellPotion(kind) => Place {
            things: vec![ids::potion(seat, kind)],
            icon: icon(signs::potion(kind)),
            ..sale(look, state, Ware::Potion)
        },
        Action::Leave => Place { icon: icon("footsteps"), ..Place::default() },
        Action::TakeBack => Place { icon: icon("cancel"), last: true, ..Place::default() },
        Action::Offer => Place {
            icon: icon("two-coins"),
            things: at(look, state.hero().cell),
            tags: offering(look, state).into_iter().collect(),
            costs: true,
            ..Place::default()
        },
        _ => return None,
    })
}

fn potion(seat: u8, kind: Potion) -> Place {
    Place {
        brief: Some(Words::new(key("potion", kind.id()))),
        icon: Some(signs::potion(kind).to_owned()),
        things: vec![ids::potion(seat, kind)],
        ..Place::default()
    }
}

/// The options of a camp or slash, by what they cost and give.
fn option_signs(look: &Sight<'_>, state: &State, option: u8) -> Vec<Glyph> {
    let at = usize::from(option).wrapping_sub(1);
    match state.stack.top() {
        Some(Frame::Choice { choice }) => {
            let list = look.game.content.choices[choice].get(at);
            list.map(|list| signs::list(look, *list)).unwrap_or_default()
        }
        Some(Frame::Camp) => {
            let options: &[CampOption] =
                match state.room_here().map(|room| &look.game.content.rooms[room].kind) {
                    Some(RoomKind::Camp(options)) => options,
                    _ => &[],
                };
            let option = options.get(at);
            let lists = option.map(|option| [option.pay, option.gain]).into_iter().flatten();
            lists.flat_map(|list| signs::list(look, list)).collect()
        }
        _ => Vec::new(),
    }
}

/// MR-TOMB-01: What the row of the die gives that a shift comes to.
fn shifted(look: &Sight<'_>, state: &State, by: i8) -> Place {
    let mut place = Place { things: vec![ids::DUNGEON.to_owned()], ..Place::default() };
    let Some(Frame::Shift { die }) = state.stack.top() else { return place };
    let room = state.room_here().map(|room| &look.game.content.rooms[room].kind);
    let Some(RoomKind::Tomb { rows }) = room else { return place };
    let at = usize::from(die.saturating_add_signed(by)).wrapping_sub(1);
    let Some(list) = rows.get(at) else { return place };
    match look.game.content.lists[*list].as_slice() {
        [Icon::Choose(choice)] => {
            if let [one, other] = look.game.content.choices[*choice].as_slice() {
                let floor = board::floor(look.game, state);
                let parts = |list: &ListId| icons(look.game, *list, floor);
                let note = Message::new("note-either").parts("one", parts(one)).parts("other", parts(other));
                place.note = Some(look.say(note));
            }
        }
        _ => place.tags = signs::list(look, *list),
    }
    place
}

fn offering(look: &Sight<'_>, state: &State) -> Option<Glyph> {
    match &look.game.content.rooms[state.room_here()?].kind {
        RoomKind::Shrine { offering, .. } => Some(signs::amount(Resource::Gold, -i32::from(*offering))),
        _ => None,
    }
}

fn item(look: &Sight<'_>, state: &State, take: bool) -> Place {
    let pays = state.stack.top() == Some(Frame::ItemPrice);
    let price = match state.room_here().map(|room| &look.game.content.rooms[room].kind) {
        Some(RoomKind::Item(card)) if pays => match card.condition {
            Condition::Pay(price) if take => signs::list(look, price),
            _ if take => Vec::new(),
            _ => signs::list(look, card.refuse),
        },
        _ => Vec::new(),
    };
    Place {
        icon: Some(if take { "card-pick" } else { "cancel" }.to_owned()),
        things: at(look, state.hero().cell),
        costs: !price.is_empty(),
        tags: price,
        ..Place::default()
    }
}

fn buy(look: &Sight<'_>, state: &State, word: GoodId) -> Place {
    let goods: &[Good] = merchant::stall(look.game, state).map_or(&[], |(goods, _)| goods);
    let Some(good) = goods.iter().find(|good| good.word == word) else { return Place::default() };
    let price = good.price.on(board::floor(look.game, state));
    let gain = signs::list(look, good.gain);
    let wasted = wasted(look, state, good);
    Place {
        path: verb("verb-buy", "buy-card"),
        note: wasted.clone(),
        confirm: wasted,
        brief: Some(Words::new(key("good", &good.id))),
        icon: gain.first().and_then(|sign| sign.icon.clone().map(String::from)),
        things: vec![ids::track(state.party.active(), Resource::Gold)],
        tags: [signs::amount(Resource::Gold, -i32::from(price))].into_iter().chain(gain).collect(),
        costs: true,
        ..Place::default()
    }
}

/// MR-MERCHANT-09: What is bought for a full track is paid and lost.
fn wasted(look: &Sight<'_>, state: &State, good: &Good) -> Option<Words> {
    let is_full =
        |resource| char::value(state.hero(), resource) >= char::limit(&look.game.content.limits, resource);
    let gains = look.game.content.lists[good.gain].iter();
    let full: Option<Vec<Resource>> = gains
        .map(|icon| match icon {
            Icon::Gain(Resource::Xp, _) => None,
            Icon::Gain(resource, _) if is_full(*resource) => Some(*resource),
            _ => None,
        })
        .collect();
    let first = *full?.first()?;
    let says = Message::new("note-full").name("resource", resource_key(first));
    Some(look.say(says.cite(&["MR-MERCHANT-09", "MR-CHAR-16"])))
}

fn sale(look: &Sight<'_>, state: &State, ware: Ware) -> Place {
    let sales = merchant::stall(look.game, state).map_or(&[][..], |(_, sales)| sales);
    let price = sales.iter().find(|sale| sale.what == ware).map_or(0, |sale| sale.price);
    Place {
        path: verb("verb-sell", "sell-card"),
        icon: Some("sell-card".to_owned()),
        tags: vec![signs::amount(Resource::Gold, i32::from(price))],
        costs: true,
        ..Place::default()
    }
}

/// Skills and fights.
fn fight(look: &Sight<'_>, state: &State, action: Action) -> Option<Place> {
    let seat = state.party.active();
    let card = &look.game.content.characters[state.hero().character];
    let skill = |message: Message, kind: &str| {
        let icon = signs::skill(&message.key);
        Place {
            path: vec![Branch::new(Words::new(message.key), icon).about(ids::skill(seat, kind))],
            icon: Some(icon.to_owned()),
            things: vec![ids::skill(seat, kind)],
            costs: true,
            ..Place::default()
        }
    };
    Some(match action {
        Action::UseExplorationSkill(to) => {
            let mut place = skill(exploration(card.exploration), "exploration");
            if let Some(to) = to {
                place.brief = Some(cell_name(look, to));
                place.things.splice(0..0, at(look, to));
            }
            place
        }
        Action::UsePreparationSkill => Place {
            icon: Some("card-draw".to_owned()),
            things: vec![ids::skill(seat, "preparation")],
            costs: true,
            reveals: true,
            ..Place::default()
        },
        Action::UseCombatSkill(how) => {
            let mut place = skill(combat(card.combat), "combat");
            match how {
                SkillUse::Plain => {}
                SkillUse::Potion(kind) => {
                    place.brief = Some(Words::new(key("potion", kind.id())));
                    place.icon = Some(signs::potion(kind).to_owned());
                }
                SkillUse::Hp(_) => place.things.push(ids::track(seat, Resource::Hp)),
            }
            place
        }
        Action::RollAttack => Place {
            icon: Some("rolling-dices".to_owned()),
            things: vec![ids::FOE.to_owned()],
            reveals: true,
            ..Place::default()
        },
        Action::RerollCritical(die) => Place {
            icon: Some("rolling-dices".to_owned()),
            note: Some(
                look.say(
                    Message::new("note-reroll-critical")
                        .number("total", total(state, die))
                        .number("miss", stance::reading(look.game, state).miss),
                ),
            ),
            things: vec![ids::die(die)],
            reveals: true,
            ..Place::default()
        },
        Action::Feat(die, price) => feat(look, state, die, price),
        Action::DoubleDie(die) => Place {
            path: verb("verb-double", "backstab"),
            icon: Some("backstab".to_owned()),
            things: vec![ids::die(die)],
            ..Place::default()
        },
        Action::KeepDice => Place {
            icon: Some("check-mark".to_owned()),
            note: Some(Words::new("note-keep-dice")),
            last: true,
            ..Place::default()
        },
        Action::SkipPotion => Place { icon: Some("check-mark".to_owned()), last: true, ..Place::default() },
        Action::EndAttack => Place {
            icon: Some("crossed-swords".to_owned()),
            things: vec![ids::FOE.to_owned()],
            last: true,
            ..Place::default()
        },
        Action::Stance(stance) => Place {
            path: verb("verb-stance", "fencer"),
            brief: Some(Words::new(key("stance", stance.id()))),
            icon: Some("fencer".to_owned()),
            note: stance_row(look, stance).map(|row| look.say(reference::reading(row))),
            ..Place::default()
        },
        _ => return None,
    })
}

/// How a Stance reads the dice, where the box has Stances.
fn stance_row<'l>(look: &'l Sight<'_>, stance: Stance) -> Option<&'l StanceRow> {
    look.game.content.stances.as_ref()?.get(stance as usize)
}

/// What a die of the attack has come to.
fn total(state: &State, die: u8) -> u8 {
    state.fight.dice.get(usize::from(die).wrapping_sub(1)).map_or(0, |die| die.total)
}

/// A Feat: the die, then how it is paid.
fn feat(look: &Sight<'_>, state: &State, die: u8, price: Price) -> Place {
    let seat = state.party.active();
    let numbers = look.game.content.numbers;
    let value = state.fight.dice.get(usize::from(die).wrapping_sub(1)).map_or(0, |die| die.value);
    let (tag, thing) = match price {
        Price::Xp => {
            (signs::amount(Resource::Xp, -i32::from(numbers.feat_xp)), ids::track(seat, Resource::Xp))
        }
        Price::Hp => {
            (signs::amount(Resource::Hp, -i32::from(numbers.feat_hp)), ids::track(seat, Resource::Hp))
        }
        Price::Item => (signs::sign("broadsword", "sign-use"), ids::items(seat)),
    };
    let verb = look.say(
        Message::new("verb-feat")
            .number("value", value)
            .number("die", die)
            .word("twin", twin(state, die))
            .cite(&["MR-FEAT-01"]),
    );
    Place {
        path: vec![Branch::new(verb, "rolling-dices").about(ids::die(die))],
        brief: Some(tag.says.clone()),
        icon: Some("rolling-dices".to_owned()),
        things: vec![ids::die(die), thing],
        tags: vec![tag],
        costs: true,
        reveals: true,
        ..Place::default()
    }
}

/// Between two characters.
fn party(look: &Sight<'_>, state: &State, action: Action) -> Place {
    let seat = state.party.active();
    let icon = |icon: &str| Some(icon.to_owned());
    match action {
        Action::Trade => Place { icon: icon("trade"), things: vec![ids::hero(seat ^ 1)], ..Place::default() },
        Action::Give(gift) => {
            let (thing, sign) = match gift {
                Gift::Track(resource, _) => (ids::track(seat, resource), signs::resource(resource)),
                Gift::Potion(kind) => (ids::potion(seat, kind), signs::potion(kind)),
                Gift::Item(at) => {
                    let held = state.hero().items.get(usize::from(at).wrapping_sub(1));
                    (
                        held.map_or_else(|| ids::items(seat), |item| ids::item(look.game, seat, item.room)),
                        "knapsack",
                    )
                }
                Gift::Affliction(affliction) => {
                    (ids::condition(seat, affliction), signs::affliction(affliction))
                }
            };
            Place {
                path: verb("verb-give", "shaking-hands"),
                icon: icon(sign),
                things: vec![thing],
                costs: true,
                ..Place::default()
            }
        }
        Action::ProposeOrder => Place { things: vec![ids::hero(seat)], ..Place::default() },
        Action::Agree | Action::EndTrade | Action::Stop => {
            Place { icon: icon("check-mark"), ..Place::default() }
        }
        Action::Decline => Place { icon: icon("cancel"), ..Place::default() },
        Action::AcceptDeath => Place { icon: icon("death-skull"), costs: true, ..Place::default() },
        _ => Place::default(),
    }
}
