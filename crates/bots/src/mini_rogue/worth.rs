//! What things are worth, in hit points: resources, potions, afflictions, icons and whole Rooms.
//! The numbers are rules of thumb. A gain that does not fit counts nothing, a loss that cannot be paid counts as HP.

use super::Judge;
use mini_rogue::content::{Affliction, EnemyId, Icon, ItemKind, ListId, Potion, Resource, RoomId, RoomKind};
use mini_rogue::editions::Missing;
use mini_rogue::rules::{board, char, dice, skill, xp};
use mini_rogue::state::{Frame, Item};

/// What death is worth avoiding.
pub const DEATH: f64 = 30.0;
/// One gold: a third of what a merchant gives for it, because merchants are rare.
const GOLD: f64 = 0.6;
/// A ration that will be eaten.
const MEAL: f64 = 2.5;
/// A thing of which there is enough.
const SPARE: f64 = 0.2;
/// A new Level.
const LEVEL: f64 = 5.0;
/// An affliction that lasts.
const AFFLICTION: f64 = 5.0;
/// Blindness: ways are chosen in the dark.
const BLINDNESS: f64 = 2.0;
/// Skills that are ready again.
const REFRESH: f64 = 3.0;
/// A free Feat.
const FEAT: f64 = 2.0;
const COMPANION: f64 = 2.5;
/// Falling: Areas are missed in which one could have grown.
const FALL: f64 = -3.0;
/// Swapping two Rooms.
const TUNNEL: f64 = 1.0;
/// How deep results within results are followed.
const DEEP: u8 = 3;

impl Judge<'_> {
    /// The Floor of the current Area.
    pub fn floor(&self) -> u8 {
        board::floor(self.game, self.table)
    }

    /// How many Areas are still to come.
    fn areas_left(&self) -> u8 {
        let areas = self.game.content.boards[self.table.board].areas.len() as u8;
        areas.saturating_sub(self.table.area)
    }

    /// How bad it is to lose this many HP: more than their number when life is at stake.
    pub fn danger(&self, loss: f64) -> f64 {
        let share = (loss / f64::from(self.hero().hp.max(1))).clamp(0.0, 1.0);
        loss + DEATH * share * share * share
    }

    pub fn gold(&self, amount: u8) -> f64 {
        GOLD * f64::from(amount)
    }

    /// One point of Armour: it counts in every fight to come.
    pub fn armour(&self) -> f64 {
        3.0 + 0.8 * f64::from(self.areas_left())
    }

    /// A potion in the hand.
    pub fn potion(&self, kind: Potion) -> f64 {
        let hero = self.hero();
        match kind {
            Potion::Poison => 5.0,
            Potion::Fire | Potion::Frost => 4.0,
            Potion::Healing => 6.0,
            Potion::HolyWater if hero.cursed || hero.poisoned => 3.0 + AFFLICTION,
            Potion::HolyWater => 3.0,
            Potion::Perception => 2.0,
        }
    }

    /// An Item in the hand.
    pub fn held(&self, item: Item) -> f64 {
        match &self.game.content.rooms[item.room].kind {
            RoomKind::Item(card) => match card.kind {
                ItemKind::Weapon { .. } => FEAT * f64::from(item.uses),
                ItemKind::Companion { .. } => COMPANION,
            },
            _ => 0.0,
        }
    }

    /// A potion that is gained: nothing for a second one of a kind, and a full belt gives one up for it.
    fn new_potion(&self, kind: Potion) -> f64 {
        let held = self.hero().potions;
        if held.has(kind) {
            return 0.0;
        }
        if held.len() < u32::from(self.game.content.limits.potions) {
            return self.potion(kind);
        }
        let poorest = held.iter().map(|held| self.potion(held)).fold(f64::INFINITY, f64::min);
        (self.potion(kind) - poorest).max(0.0)
    }

    /// What a gain is worth.
    pub fn gain(&self, resource: Resource, amount: u8) -> f64 {
        let limits = &self.game.content.limits;
        let have = char::value(self.hero(), resource);
        let fits = amount.min(char::limit(limits, resource).saturating_sub(have));
        let units = f64::from(fits);
        match resource {
            Resource::Hp => units * if have < limits.hp / 2 { 1.4 } else { 0.9 },
            Resource::Armour => units * self.armour(),
            Resource::Gold => units * GOLD,
            Resource::Food if have < self.areas_left() => units * MEAL,
            Resource::Food => units * SPARE,
            Resource::Xp => {
                let rises = xp::level(limits, have + fits) > xp::level(limits, have);
                let surplus = f64::from(amount - fits);
                units * self.experience(have) + surplus + if rises { LEVEL } else { 0.0 }
            }
        }
    }

    /// One XP: the first Levels are wanted soon, above the last one only the surplus counts.
    fn experience(&self, have: u8) -> f64 {
        let [_, second, third] = self.game.content.limits.levels;
        match have {
            have if have < second => 3.0,
            have if have < third => 2.0,
            _ => 0.8,
        }
    }

    /// What a loss costs, as a number above 0.
    pub fn loss(&self, resource: Resource, amount: u8) -> f64 {
        let limits = &self.game.content.limits;
        let have = char::value(self.hero(), resource);
        let paid = amount.min(have);
        let units = f64::from(paid);
        let cost = match resource {
            Resource::Hp => return self.danger(f64::from(amount)),
            Resource::Armour => units * self.armour(),
            Resource::Gold => units * GOLD,
            Resource::Food if have <= self.areas_left() => units * MEAL,
            Resource::Food => units * SPARE,
            Resource::Xp => {
                let falls = xp::level(limits, have - paid) < xp::level(limits, have);
                units * self.experience(have.saturating_sub(1)) + if falls { LEVEL } else { 0.0 }
            }
        };
        let missing = match self.game.rulebook.missing {
            Missing::HpEach => amount - paid,
            Missing::PenaltyReplaced if paid < amount => self.game.content.numbers.substitute,
            Missing::PenaltyReplaced => 0,
        };
        cost + if missing > 0 { self.danger(f64::from(missing)) } else { 0.0 }
    }

    /// What an affliction costs; nothing when it is there already.
    fn ail(&self, affliction: Affliction) -> f64 {
        let hero = self.hero();
        match affliction {
            Affliction::Poison if !hero.poisoned => AFFLICTION,
            Affliction::Curse if !hero.cursed => AFFLICTION,
            Affliction::Blindness if !hero.blind => BLINDNESS,
            _ => 0.0,
        }
    }

    /// What a cure is worth.
    fn cure(&self, affliction: Affliction) -> f64 {
        let hero = self.hero();
        match affliction {
            Affliction::Poison if hero.poisoned => AFFLICTION,
            Affliction::Curse if hero.cursed => AFFLICTION,
            Affliction::Blindness if hero.blind => BLINDNESS,
            _ => 0.0,
        }
    }

    /// A whole result.
    pub fn list(&self, list: ListId) -> f64 {
        self.list_to(list, DEEP)
    }

    fn list_to(&self, list: ListId, deep: u8) -> f64 {
        self.game.content.lists[list].iter().map(|icon| self.icon(*icon, deep)).sum()
    }

    fn icon(&self, icon: Icon, deep: u8) -> f64 {
        let content = &self.game.content;
        let Some(deeper) = deep.checked_sub(1) else { return 0.0 };
        match icon {
            Icon::Gain(resource, amount) => self.gain(resource, amount.on(self.floor())),
            Icon::Lose(resource, amount) => -self.loss(resource, amount.on(self.floor())),
            Icon::Potion(kind) => self.new_potion(kind),
            Icon::AnyPotion => Potion::ALL.into_iter().map(|kind| self.new_potion(kind)).fold(0.0, f64::max),
            Icon::Choose(choice) => {
                let options = content.choices[choice].iter().map(|list| self.list_to(*list, deeper));
                options.fold(f64::NEG_INFINITY, f64::max)
            }
            Icon::Refresh if self.hero().spent => REFRESH,
            Icon::Refresh | Icon::Story => 0.0,
            Icon::Blessing => {
                let all = [Affliction::Poison, Affliction::Curse, Affliction::Blindness];
                all.into_iter().map(|affliction| self.cure(affliction)).sum()
            }
            Icon::Cure(affliction) => self.cure(affliction),
            Icon::Suffer(affliction) => -self.ail(affliction),
            Icon::Fall if board::below(self.game, self.table).is_none() => 0.0,
            Icon::Fall => FALL,
            Icon::Ghost => {
                let line = skill_line(&content.ghost, self.floor());
                line.map_or(0.0, |line| self.foe(line, deeper))
            }
            Icon::Rewards => {
                let rows = content.rewards.rows.iter().map(|list| self.list_to(*list, deeper)).sum::<f64>();
                rows / 6.0 + self.list_to(content.rewards.extra, deeper)
            }
            Icon::RaiseHp(to) => self.gain(Resource::Hp, to.saturating_sub(self.hero().hp)),
            Icon::LoseItem => -self.hero().items.iter().map(|item| self.held(*item)).sum::<f64>(),
            Icon::Tunnel => TUNNEL,
            Icon::Regenerate(amount) => -f64::from(amount),
        }
    }

    /// What unfinished business will bring.
    pub fn frame(&self, frame: Frame) -> f64 {
        let content = &self.game.content;
        match frame {
            Frame::Icons { list, at } => {
                let icons = content.lists[list].iter().skip(usize::from(at));
                icons.map(|icon| self.icon(*icon, DEEP)).sum()
            }
            Frame::LoseHp { amount } => -self.danger(f64::from(amount)),
            Frame::Choice { choice } => self.icon(Icon::Choose(choice), DEEP),
            Frame::AnyPotion => self.icon(Icon::AnyPotion, DEEP),
            Frame::Rewards => self.icon(Icon::Rewards, DEEP),
            Frame::Tunnel => TUNNEL,
            Frame::Camp => (1..=6).filter_map(|option| self.camp(option)).fold(0.0, f64::max),
            Frame::Shift { die } => {
                let rows = [die.saturating_sub(1), die, die + 1].into_iter().filter_map(|die| self.row(die));
                rows.fold(f64::NEG_INFINITY, f64::max).max(-DEATH)
            }
            Frame::Trade | Frame::Shrine { .. } => self.here().map_or(0.0, |room| self.room(room)),
            _ => 0.0,
        }
    }

    /// A fight: what it pays less what it costs.
    fn foe(&self, line: EnemyId, deep: u8) -> f64 {
        self.list_to(self.game.content.enemies[line].reward, deep) - self.duel(line).whole_cost(self)
    }

    /// The chance to pass a check: one star among the dice.
    pub fn pass_chance(&self) -> f64 {
        let reading = self.game.content.dice;
        let cursed = if self.hero().cursed { f64::from(reading.curse_symbols) / 6.0 } else { 0.0 };
        let misses =
            |curse| (1..=6).filter(|face| !dice::is_star(reading, dice::lowered(*face, curse))).count();
        let count = i32::from(xp::level(&self.game.content.limits, self.hero().xp));
        let fails = |curse| (misses(curse) as f64 / 6.0).powi(count);
        1.0 - (1.0 - cursed) * fails(false) - cursed * fails(true)
    }

    /// The mean of a table by Dungeon die.
    pub fn mean(&self, rows: &[ListId; 6]) -> f64 {
        rows.iter().map(|list| self.list(*list)).sum::<f64>() / 6.0
    }

    /// The mean when something is added to the die.
    pub fn shifted(&self, rows: &[ListId; 6], bonus: u8) -> f64 {
        let row = |die: u8| skill::row(rows, (die + bonus).min(6)).map_or(0.0, |list| self.list(list));
        (1..=6).map(row).sum::<f64>() / 6.0
    }

    /// The mean when the better of a die and its neighbours is taken.
    fn picked(&self, rows: &[ListId; 6]) -> f64 {
        let row = |die: u8| skill::row(rows, die).map_or(f64::NEG_INFINITY, |list| self.list(list));
        (1..=6u8).map(|die| row(die).max(row(die - 1)).max(row(die + 1))).sum::<f64>() / 6.0
    }

    /// What passing the check of this Room gives over failing it.
    pub fn stake(&self) -> f64 {
        match self.here().map(|room| &self.game.content.rooms[room].kind) {
            Some(RoomKind::Trap { fail, pass }) => self.mean(pass) - self.mean(fail),
            Some(RoomKind::Treasure { rows, .. }) => self.mean(rows),
            Some(RoomKind::Tomb { rows }) => self.picked(rows) - self.mean(rows),
            Some(RoomKind::Item(_)) => FEAT,
            _ => 0.0,
        }
    }

    /// What it is worth to enter a Room.
    pub fn room(&self, room: RoomId) -> f64 {
        let card = &self.game.content.rooms[room];
        let pass = self.pass_chance();
        let kind = match &card.kind {
            RoomKind::Monster(lines) => {
                skill_line(lines, self.floor()).map_or(0.0, |line| self.foe(line, DEEP))
            }
            RoomKind::Trap { fail, pass: good } => {
                pass * self.mean(good) + (1.0 - pass) * self.mean(fail) - self.poison_bite()
            }
            RoomKind::Treasure { gold, more, rows } => {
                let gold = if self.hero().met { more } else { gold };
                self.gain(Resource::Gold, *gold) + pass * self.mean(rows) - self.poison_bite()
            }
            RoomKind::Tomb { rows } => {
                pass * self.picked(rows) + (1.0 - pass) * self.mean(rows) - self.poison_bite()
            }
            RoomKind::Camp(options) => {
                let gains = options.iter().map(|option| self.list(option.gain) + self.list(option.pay));
                gains.fold(0.0, f64::max) + if self.hero().spent { REFRESH } else { 0.0 }
            }
            RoomKind::Merchant { buy, .. } => self.shopping(buy),
            RoomKind::Shrine { bonus, rows, .. } => self.shifted(rows, *bonus),
            RoomKind::Item(card) => match card.kind {
                ItemKind::Weapon { .. } => pass * FEAT * 1.5,
                ItemKind::Companion { .. } => SPARE,
            },
        };
        kind + self.list(card.entering)
    }

    /// What the best purchase gains.
    fn shopping(&self, goods: &[mini_rogue::content::Good]) -> f64 {
        let gold = self.hero().gold;
        let affordable = goods.iter().filter(|good| good.price.on(self.floor()) <= gold);
        let gains = affordable.map(|good| self.list(good.gain) - self.gold(good.price.on(self.floor())));
        gains.fold(0.0, f64::max)
    }

    /// What the Poison die costs in a roll that need not be made: the last HP is not staked.
    pub fn poison_risk(&self) -> f64 {
        self.poison_bite() * self.danger(1.0)
    }

    /// What the Poison die costs in a roll.
    pub fn poison_bite(&self) -> f64 {
        let symbols = f64::from(self.game.content.dice.poison_symbols);
        if self.hero().poisoned { symbols / 6.0 } else { 0.0 }
    }
}

/// The line of a Floor, from 1.
pub fn skill_line(lines: &[EnemyId], floor: u8) -> Option<EnemyId> {
    lines.get(usize::from(floor).wrapping_sub(1)).copied()
}
