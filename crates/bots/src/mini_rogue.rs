//! A sensible player of Mini Rogue: rules of thumb, no search.
//!
//! Everything is weighed on one scale, the worth of a hit point: `worth` prices what cards give and take, `duel` guesses
//! what a fight will cost, `paths` adds the Rooms up along the ways to the Exit, and `fight` decides within an attack. This
//! file only says which question is open. Values of cards are read from the content, so the player copes with any pack.

mod duel;
mod encoder;
mod fight;
mod guide;
mod paths;
mod worth;

use crate::Policy;
pub use encoder::MiniRogueEncoder;
pub use guide::{judgement, learned, player, searcher};
use mini_rogue::MiniRogue;
use mini_rogue::action::Action;
use mini_rogue::content::{Condition, ItemKind, ItemRoom, Potion, RoomId, RoomKind};
use mini_rogue::rules::{merchant, skill};
use mini_rogue::state::{CellId, Frame, Hero, Item, Phase, State};
use mini_rogue::view::View;
use undercroft_kernel::{Actions, Seat};

/// At or below this many HP a Healing potion is drunk at once.
const LAST_DROP: u8 = 3;

/// The sensible player. It remembers nothing and rolls nothing: the same view gets the same answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sensible;

impl Policy<MiniRogue> for Sensible {
    fn choose(
        &mut self,
        game: &MiniRogue,
        view: &View,
        _: Seat,
        actions: &Actions<Action>,
    ) -> Option<Action> {
        Judge { game, table: &view.table }.answer(actions)
    }
}

/// What the player sees and the cards it knows.
#[derive(Clone, Copy)]
struct Judge<'a> {
    game: &'a MiniRogue,
    table: &'a State,
}

impl Judge<'_> {
    /// The character whose business is in hand.
    const fn hero(&self) -> &Hero {
        self.table.hero()
    }

    /// What the sensible player does; none only where nothing is offered.
    fn answer(&self, actions: &Actions<Action>) -> Option<Action> {
        if actions.len() < 2 {
            return actions.get(0);
        }
        let choice = self.drink(actions).or_else(|| self.choose(actions));
        choice.filter(|choice| actions.iter().any(|action| action == *choice)).or_else(|| actions.get(0))
    }

    /// Potions that are good at any time: a cure when something ails, a draught at the brink.
    fn drink(&self, actions: &Actions<Action>) -> Option<Action> {
        let offered = |potion| actions.iter().any(|action| action == Action::UsePotion(potion));
        let hero = self.hero();
        if (hero.cursed || hero.poisoned) && offered(Potion::HolyWater) {
            return Some(Action::UsePotion(Potion::HolyWater));
        }
        if hero.hp <= LAST_DROP && offered(Potion::Healing) {
            return Some(Action::UsePotion(Potion::Healing));
        }
        // Sight is wanted where a way is chosen; at a check the potion has a better use.
        let sees_ways = self.table.stack.depth() == 0 && self.table.phase == Phase::Choice;
        if hero.blind && sees_ways && offered(Potion::Perception) {
            return Some(Action::UsePotion(Potion::Perception));
        }
        None
    }

    /// Answers the question that is open.
    fn choose(&self, actions: &Actions<Action>) -> Option<Action> {
        match self.table.stack.top() {
            None => self.on_the_way(actions),
            Some(Frame::Fight) => fight::choose(self, actions),
            Some(Frame::Check) => Some(self.check(actions)),
            Some(Frame::Doom { .. }) => Some(Action::UseExplorationSkill(None)),
            Some(Frame::LoseHp { .. }) => Some(Action::UsePotion(Potion::Healing)),
            Some(Frame::DropPotion { .. }) => self.full_belt(actions),
            Some(Frame::ItemPrice | Frame::ItemWon { .. }) => Some(self.item()),
            Some(Frame::Foresight { .. }) => Some(self.foresee(actions)),
            Some(frame) => best(actions, |action| self.simple(frame, action)),
        }
    }

    /// Questions whose answers are weighed one by one.
    fn simple(&self, frame: Frame, action: Action) -> Option<f64> {
        match (frame, action) {
            (Frame::Choice { choice }, Action::Choose(option)) => {
                let options = &self.game.content.choices[choice];
                options.get(usize::from(option).wrapping_sub(1)).map(|list| self.list(*list))
            }
            (Frame::Camp, Action::Choose(option)) => self.camp(option),
            (Frame::Shift { die }, Action::Shift(by)) => self.row(die.saturating_add_signed(by)),
            (Frame::AnyPotion, Action::ChoosePotion(kind)) => Some(self.potion(kind)),
            (Frame::DropItem, Action::DropItem(at)) => {
                let item = self.hero().items.get(usize::from(at).wrapping_sub(1));
                item.map(|item| -self.held(*item))
            }
            (Frame::Trade, action) => self.trade(action),
            (Frame::Shrine { .. }, Action::Offer) => Some(self.offering()),
            (Frame::Shrine { .. }, Action::RollDungeon) => Some(0.0),
            (Frame::Tunnel, Action::Swap(a, b)) => Some(paths::after_swap(self, a, b)),
            (Frame::Arrange { .. }, Action::Put(cell)) => self.put(cell),
            _ => None,
        }
    }

    /// Between Rooms: on with it, or a skill or companion that spares something bad.
    fn on_the_way(&self, actions: &Actions<Action>) -> Option<Action> {
        match self.table.phase {
            Phase::Choice | Phase::Resolved | Phase::Entrance | Phase::Joining => {
                paths::choose(self, actions)
            }
            // Nothing is gained by looking at two cards: the companion is kept for a bad Room.
            _ => actions.iter().find(|action| matches!(action, Action::Deal | Action::Descend)),
        }
    }

    /// A Perception potion goes into a check where passing matters more than the potion; a card that may be left is not worth any risk.
    fn check(&self, actions: &Actions<Action>) -> Action {
        let may_leave = actions.iter().any(|action| action == Action::LeaveItem);
        if may_leave && self.pass_chance() * self.prize() <= self.poison_risk() {
            return Action::LeaveItem;
        }
        let has = self.hero().potions.has(Potion::Perception);
        let gain = (1.0 - self.pass_chance()) * self.stake();
        if has && gain > self.potion(Potion::Perception) {
            Action::UsePotion(Potion::Perception)
        } else {
            Action::RollCheck
        }
    }

    /// Three potions for two places: a Healing potion that does good now is drunk, else the poorest one goes.
    fn full_belt(&self, actions: &Actions<Action>) -> Option<Action> {
        let healing = self.game.content.numbers.healing;
        let wounded = self.game.content.limits.hp.saturating_sub(self.hero().hp);
        if self.hero().potions.has(Potion::Healing) && wounded + 2 >= healing {
            return Some(Action::UsePotion(Potion::Healing));
        }
        best(actions, |action| match action {
            Action::DropPotion(kind) => Some(-self.potion(kind)),
            _ => None,
        })
    }

    /// The card of an Item Room.
    fn item_here(&self) -> Option<(RoomId, &ItemRoom)> {
        self.here().and_then(|room| match &self.game.content.rooms[room].kind {
            RoomKind::Item(card) => Some((room, card)),
            _ => None,
        })
    }

    /// What an Item won with this die is worth more than the one that must go for it.
    fn won(&self, room: RoomId, card: &ItemRoom, die: u8) -> f64 {
        let uses = match &card.kind {
            ItemKind::Weapon { feats, .. } => skill::row(feats, die).unwrap_or(1),
            ItemKind::Companion { .. } => 1,
        };
        let kept = self.hero().items.iter().map(|item| self.held(*item)).fold(0.0, f64::max);
        self.held(Item { room, uses, die }) - kept
    }

    /// What the Item of this Room is worth on average to one who passes its check.
    fn prize(&self) -> f64 {
        let Some((room, card)) = self.item_here() else { return 0.0 };
        (1..=6).map(|die| self.won(room, card, die).max(0.0)).sum::<f64>() / 6.0
    }

    /// An Item is taken when it is worth its price, and more than the one that must go for it.
    fn item(&self) -> Action {
        let Some((room, card)) = self.item_here() else { return Action::LeaveItem };
        let die = if let Some(Frame::ItemWon { die }) = self.table.stack.top() { die } else { 0 };
        let price = if let Condition::Pay(price) = card.condition { self.list(price) } else { 0.0 };
        let gain = self.won(room, card, die) + price;
        if gain > self.list(card.refuse) { Action::TakeItem } else { Action::LeaveItem }
    }

    /// Foresight looks at the nearest hidden Room ahead.
    fn foresee(&self, actions: &Actions<Action>) -> Action {
        let here = self.hero().cell;
        let ahead = |cell: CellId| cell.row() >= here.row() && cell.column() >= here.column();
        let hidden = actions.iter().find(|action| matches!(action, Action::Foresee(cell) if ahead(*cell)));
        hidden.unwrap_or(Action::Stop)
    }

    /// What an option of the camp gives less what it costs.
    fn camp(&self, option: u8) -> Option<f64> {
        let RoomKind::Camp(options) = &self.game.content.rooms[self.here()?].kind else { return None };
        let option = options.get(usize::from(option).wrapping_sub(1))?;
        Some(self.list(option.gain) + self.list(option.pay))
    }

    /// The row of a Tomb.
    fn row(&self, die: u8) -> Option<f64> {
        let RoomKind::Tomb { rows } = &self.game.content.rooms[self.here()?].kind else { return None };
        skill::row(rows, die).map(|list| self.list(list))
    }

    /// What a trade gains; leaving gains nothing.
    fn trade(&self, action: Action) -> Option<f64> {
        let (goods, sales) = merchant::stall(self.game, self.table)?;
        let sold = |what| sales.iter().find(|sale| sale.what == what).map(|sale| self.gold(sale.price));
        match action {
            Action::Leave => Some(0.0),
            Action::Buy(word) => {
                let good = goods.iter().find(|good| good.word == word)?;
                Some(self.list(good.gain) - self.gold(good.price.on(self.floor())))
            }
            Action::SellArmour => Some(sold(mini_rogue::content::Ware::Armour)? - self.armour()),
            Action::SellPotion(kind) => Some(sold(mini_rogue::content::Ware::Potion)? - self.potion(kind)),
            _ => None,
        }
    }

    /// What an offering adds to a Shrine, less its price.
    fn offering(&self) -> f64 {
        let Some(RoomKind::Shrine { offering, bonus, rows }) =
            self.here().map(|room| &self.game.content.rooms[room].kind)
        else {
            return 0.0;
        };
        self.shifted(rows, *bonus) - self.mean(rows) - self.gold(*offering)
    }

    /// A card of the deck goes where it is likely to be met if it is a good one, and away if it is not.
    fn put(&self, cell: Option<CellId>) -> Option<f64> {
        let card = self.table.looked.last()?;
        let gain = self.room(*card) - paths::UNKNOWN;
        let near = cell.map_or(0.0, |cell| 1.0 / f64::from(cell.row() + cell.column()));
        Some(gain * near)
    }

    /// The Room the character stands on.
    fn here(&self) -> Option<RoomId> {
        self.table.room_here()
    }
}

/// The action with the highest score; the first of equals.
fn best(actions: &Actions<Action>, score: impl Fn(Action) -> Option<f64>) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for action in actions.iter() {
        if let Some(score) = score(action)
            && best.is_none_or(|(most, _)| score > most)
        {
            best = Some((score, action));
        }
    }
    best.map(|(_, action)| action)
}
