//! The words on the buttons. A choice that costs something says what.

use super::{affliction_key, cell, good, icons, key, resource_key, twin};
use crate::MiniRogue;
use crate::action::{Action, Gift, Price, SkillUse};
use crate::content::{
    CombatSkill, Condition, ExplorationSkill, GoodId, ItemKind, ItemRoom, Potion, RoomKind, Ware,
};
use crate::rules::{board, combat, merchant, skill};
use crate::state::{Cell, CellId, Frame, State};
use undercroft_kernel::{Id, Message};

pub(super) fn label(game: &MiniRogue, state: &State, action: Action) -> Message {
    let new = Message::new;
    let potion = |key: &'static str, kind: Potion| new(key).name("potion", MiniRogue::potion(kind));
    match action {
        Action::Deal => new("do-deal"),
        Action::Resolve => match state.room_here() {
            Some(room) => new("do-resolve").name("room", game.room(room)),
            None => new("do-resolve-unseen"),
        },
        Action::Reveal => new("do-reveal"),
        Action::Move(to) => move_to(game, state, to),
        Action::Descend => descend(game, state),
        Action::RollCheck => new("do-roll-check"),
        Action::RollDungeon => new("do-roll-dungeon"),
        Action::Shift(by) => shift(state, by),
        Action::Choose(option) => choose(game, state, option),
        Action::ChoosePotion(kind) => potion("do-choose-potion", kind),
        Action::DropPotion(kind) => drop_potion(state, kind),
        Action::DropItem(at) => drop_item(game, state, at),
        Action::TakeItem => take_item(game, state),
        Action::LeaveItem => leave_item(game, state),
        Action::UseItem(None) => new("do-use-item-deck"),
        Action::UseItem(Some(at)) => cell(new("do-use-item"), at),
        Action::Put(None) => new("do-put-aside"),
        Action::Put(Some(at)) => cell(new("do-put"), at),
        Action::Swap(a, b) => new("do-swap").number("a", a.number()).number("b", b.number()),
        Action::Buy(word) => buy(game, state, word),
        Action::SellArmour => new("do-sell-armour").number("gold", sale(game, state, Ware::Armour)),
        Action::SellPotion(kind) => {
            potion("do-sell-potion", kind).number("gold", sale(game, state, Ware::Potion))
        }
        Action::Leave => new("do-leave"),
        Action::Offer => offer(game, state),
        Action::UsePotion(kind) => potion("do-use-potion", kind),
        Action::CurePerception => new("do-cure-perception"),
        Action::Foresee(at) => cell(new("do-foresee"), at),
        Action::Stop => new("do-stop"),
        Action::UsePreparationSkill => new("do-preparation-skill"),
        Action::AcceptDeath => new("do-accept-death"),
        Action::ProposeOrder => new("do-propose-order"),
        Action::Agree => new("do-agree"),
        Action::Decline => new("do-decline"),
        Action::Trade => new("do-trade"),
        Action::EndTrade => new("do-end-trade"),
        Action::TakeBack => take_back(game, state),
        Action::Give(gift) => give(game, state, gift),
        Action::UseExplorationSkill(at) => exploration(game, state, at),
        Action::UseCombatSkill(how) => combat_skill(game, state, how),
        Action::RollAttack => new("do-roll-attack"),
        Action::Stance(stance) => new("do-stance").name("stance", key("stance", stance.id())),
        Action::RerollCritical(number) => die(state, "do-reroll-critical", number),
        Action::Feat(number, price) => feat(game, state, number, price),
        Action::KeepDice => new("do-keep-dice"),
        Action::DoubleDie(number) => die(state, "do-double", number),
        Action::EndAttack => new("do-end-attack").number("damage", combat::damage(game, state)),
        Action::SkipPotion => skip_potion(state),
    }
}

/// Giving a potion up; or leaving the second one of a kind.
fn drop_potion(state: &State, kind: Potion) -> Message {
    let key = match state.stack.top() {
        Some(Frame::DropPotion { new }) if state.hero().potions.has(new) => "do-leave-potion",
        _ => "do-drop-potion",
    };
    Message::new(key).name("potion", MiniRogue::potion(kind))
}

fn drop_item(game: &MiniRogue, state: &State, at: u8) -> Message {
    match state.hero().items.get(usize::from(at).wrapping_sub(1)) {
        Some(item) => Message::new("do-drop-item").name("item", game.room(item.room)),
        None => Message::new("do-drop-nothing"),
    }
}

fn take_back(game: &MiniRogue, state: &State) -> Message {
    let price = merchant::returnable(game, state).map_or(0, |good| good.price.on(board::floor(game, state)));
    Message::new("do-take-back").number("gold", price)
}

/// Using no potion after the damage; or before a deadly loss.
fn skip_potion(state: &State) -> Message {
    match state.stack.top() {
        Some(Frame::LoseHp { amount }) => Message::new("do-lose-hp").number("hp", amount),
        _ => Message::new("do-skip-potion"),
    }
}

fn combat_skill(game: &MiniRogue, state: &State, how: SkillUse) -> Message {
    let skill = game.content.characters[state.hero().character].combat;
    match (how, skill) {
        (SkillUse::Plain, CombatSkill::ArmourStrike { times }) => Message::new("do-armour-strike")
            .number("damage", u32::from(times) * u32::from(combat::worn_armour(game, state))),
        (SkillUse::Plain, CombatSkill::DoubleNextAttack) => Message::new("do-double-next"),
        (SkillUse::Plain, _) => Message::new("do-double-die-skill"),
        (SkillUse::Potion(kind), _) => Message::new("do-conjure").name("potion", MiniRogue::potion(kind)),
        (SkillUse::Hp(hp), skill) => {
            let times = if let CombatSkill::Tribute { times } = skill { times } else { 1 };
            Message::new("do-tribute").number("hp", hp).number("damage", u32::from(hp) * u32::from(times))
        }
    }
}

fn feat(game: &MiniRogue, state: &State, number: u8, price: Price) -> Message {
    let numbers = game.content.numbers;
    match price {
        Price::Xp => die(state, "do-feat-xp", number).number("price", numbers.feat_xp),
        Price::Hp => die(state, "do-feat-hp", number).number("price", numbers.feat_hp),
        Price::Item => die(state, "do-feat-item", number),
    }
}

/// A choice about one die of the attack.
fn die(state: &State, key: &'static str, number: u8) -> Message {
    let shown = combat::die(state, number).unwrap_or_default();
    Message::new(key)
        .number("die", number)
        .number("value", shown.value)
        .number("total", shown.total)
        .word("twin", twin(state, number))
}

fn sale(game: &MiniRogue, state: &State, ware: Ware) -> i64 {
    let sales = merchant::stall(game, state).map_or(&[][..], |(_, sales)| sales);
    sales.iter().find(|sale| sale.what == ware).map_or(0, |sale| i64::from(sale.price))
}

fn buy(game: &MiniRogue, state: &State, word: GoodId) -> Message {
    let goods = merchant::stall(game, state).map_or(&[][..], |(goods, _)| goods);
    let wanted = game.content.goods.get(word.index());
    let price = goods
        .iter()
        .find(|good| Some(&good.id) == wanted)
        .map_or(0, |good| good.price.on(board::floor(game, state)));
    Message::new("do-buy").name("good", good(game, word)).number("gold", price)
}

fn move_to(game: &MiniRogue, state: &State, to: CellId) -> Message {
    let right = state.hero().cell.right() == Some(to);
    if to == CellId::EXIT {
        return match state.guardians.open {
            Some(id) => Message::new("do-move-guardian")
                .name("guardian", key("guardian", &game.content.guardians[id].id)),
            None => Message::new("do-move-exit"),
        };
    }
    let way = if right { "right" } else { "down" };
    match state.grid.at(to) {
        Cell::Open(room) | Cell::Pinned(room, _) => {
            cell(Message::new("do-move").word("way", way).name("room", game.room(room)), to)
        }
        Cell::Hidden | Cell::Taken => cell(Message::new("do-move-unseen").word("way", way), to),
    }
}

fn shift(state: &State, by: i8) -> Message {
    let die = if let Some(Frame::Shift { die }) = state.stack.top() { die } else { 0 };
    let to = die.saturating_add_signed(by);
    let key = if by == 0 { "do-shift-none" } else { "do-shift" };
    Message::new(key).number("die", to)
}

/// The options of a slash or a camp are told by what they do.
fn choose(game: &MiniRogue, state: &State, option: u8) -> Message {
    let at = usize::from(option).wrapping_sub(1);
    let message = Message::new("do-choose").number("option", option);
    match state.stack.top() {
        Some(Frame::Choice { choice }) => match game.content.choices[choice].get(at) {
            Some(list) => message.parts("icons", icons(game, *list, board::floor(game, state))),
            None => message,
        },
        Some(Frame::Camp) => match state.room_here().map(|room| &game.content.rooms[room].kind) {
            Some(RoomKind::Camp(options)) => match options.get(at) {
                Some(option) => {
                    let floor = board::floor(game, state);
                    let mut parts = icons(game, option.pay, floor);
                    parts.extend(icons(game, option.gain, floor));
                    Message::new("do-camp").name("option", key("option", &option.id)).parts("icons", parts)
                }
                None => message,
            },
            _ => message,
        },
        _ => message,
    }
}

/// MR-DELVE-01, MR-DELVE-02: A ration, or HP where there is none.
fn descend(game: &MiniRogue, state: &State) -> Message {
    let next = i64::from(state.area) + 1;
    if state.hero().food > 0 {
        return Message::new("do-descend").number("area", next);
    }
    Message::new("do-descend-hungry").number("area", next).number("hp", game.content.numbers.hunger)
}

/// MR-SHRINE-02: The price of an offering and what it adds to the die.
fn offer(game: &MiniRogue, state: &State) -> Message {
    let (gold, bonus) = match state.room_here().map(|room| &game.content.rooms[room].kind) {
        Some(RoomKind::Shrine { offering, bonus, .. }) => (*offering, *bonus),
        _ => (0, 0),
    };
    Message::new("do-offer").number("gold", gold).number("bonus", bonus)
}

fn item_here<'a>(game: &'a MiniRogue, state: &State) -> Option<(&'a ItemRoom, String)> {
    let room = &game.content.rooms[state.room_here()?];
    if let RoomKind::Item(item) = &room.kind { Some((item, key("room", &room.id))) } else { None }
}

/// MR-ITEM-01: What the card costs, or which weapon it is.
fn take_item(game: &MiniRogue, state: &State) -> Message {
    let Some((item, name)) = item_here(game, state) else { return Message::new("do-take-item-won") };
    match (state.stack.top(), &item.kind, item.condition) {
        (Some(Frame::ItemWon { die }), ItemKind::Weapon { feats, names }, _) => {
            let weapon = names.get(usize::from(die).wrapping_sub(1)).map_or("", String::as_str);
            Message::new("do-take-weapon")
                .name("weapon", key("item", weapon))
                .number("feats", skill::row(feats, die).unwrap_or_default())
        }
        (_, _, Condition::Pay(price)) => Message::new("do-take-item")
            .name("item", name)
            .parts("price", icons(game, price, board::floor(game, state))),
        _ => Message::new("do-take-item-won"),
    }
}

/// MR-ITEM-06, MR-ITEM-07: Leaving it may have its price.
fn leave_item(game: &MiniRogue, state: &State) -> Message {
    let price = match (state.stack.top(), item_here(game, state)) {
        (Some(Frame::ItemPrice), Some((item, _))) => icons(game, item.refuse, board::floor(game, state)),
        _ => Vec::new(),
    };
    match price.is_empty() {
        true => Message::new("do-leave-item"),
        false => Message::new("do-leave-item-price").parts("price", price),
    }
}

/// The words on the button of an exploration skill.
fn exploration(game: &MiniRogue, state: &State, at: Option<CellId>) -> Message {
    let new = Message::new;
    if let Some(Frame::Doom { .. }) = state.stack.top() {
        return new("do-save");
    }
    match (game.content.characters[state.hero().character].exploration, at) {
        (ExplorationSkill::Evade, Some(to)) => match state.grid.at(to) {
            Cell::Open(room) => cell(new("do-evade").name("room", game.room(room)), to),
            _ => cell(new("do-evade-unseen"), to),
        },
        (ExplorationSkill::Evade, None) => new("do-evade-here"),
        (ExplorationSkill::Foresee { rooms }, _) => new("do-foresight").number("rooms", rooms),
        (ExplorationSkill::Shield { armour }, _) => new("do-shield").number("armour", armour),
        (ExplorationSkill::CancelDeath { .. }, _) => new("do-save"),
    }
}

/// The words on the button of a gift.
fn give(game: &MiniRogue, state: &State, gift: Gift) -> Message {
    let new = Message::new;
    match gift {
        Gift::Track(kind, amount) => {
            new("do-give").name("resource", resource_key(kind)).number("amount", amount)
        }
        Gift::Potion(kind) => new("do-give-potion").name("potion", MiniRogue::potion(kind)),
        Gift::Item(at) => match state.hero().items.get(usize::from(at).wrapping_sub(1)) {
            Some(item) => new("do-give-item").name("item", game.room(item.room)),
            None => new("do-drop-nothing"),
        },
        Gift::Affliction(kind) => new("do-give-affliction").name("affliction", affliction_key(kind)),
    }
}
