//! Room cards: the eight types, each with its own fields.

use super::enemies::{self, Who};
use super::icons::Place;
use super::rows::{Row, six};
use super::{Bench, MAX_ARRANGED, tables};
use crate::content::raw::{
    RawCamp, RawItem, RawMerchant, RawMonster, RawPrice, RawRoom, RawSale, RawShrine, RawTomb, RawTrap,
    RawTreasure,
};
use crate::content::{
    Amount, CampOption, Condition, Good, Icon, ItemKind, ItemRoom, ListId, Marks, Room, RoomId, RoomKind,
    Sale, Ware,
};
use std::collections::BTreeSet;
use undercroft_content::{Desk, Fields, Inspection, Merged, Span, Spanned};
use undercroft_kernel::IdVec;

/// The fields that every Room may have.
const COMMON: [&str; 5] = ["type", "banner", "icon", "enter", "forbids"];

/// The types, each with the words that its banner may show.
const TYPES: [(&str, &[&str]); 8] = [
    ("monster", &["none"]),
    ("trap", &["check"]),
    ("treasure", &["check"]),
    ("tomb", &["check shift"]),
    ("camp", &["refresh"]),
    ("merchant", &["trade"]),
    ("shrine", &["die"]),
    ("item", &["check", "pay"]),
];

pub fn rooms(merged: &Merged<'_>, inspection: &mut Inspection, bench: &mut Bench) -> IdVec<RoomId, Room> {
    let rooms = merged.list("room").iter().filter_map(|record| {
        let mut desk = Desk::new(inspection, record);
        let mut rest = record.fields.clone();
        let common = rest.split_off(&COMMON);
        let raw: RawRoom = desk.read(&common);
        desk.name_with("room", &record.id, &["flavour"]);
        desk.slug("icon", raw.icon.as_ref());
        let icon = raw.icon.map(Spanned::into_inner);
        let entering = bench.shelf.read_or_nothing(&mut desk, Place::Result, raw.enter);
        let forbids = enemies::marks(&mut desk, &raw.forbids);
        let at = desk.header();
        let banner = desk.need(&at, "banner", raw.banner);
        let kind = desk.need(&at, "type", raw.r#type);
        check_banner(&mut desk, &kind, &banner)?;
        let kind = Card { desk: &mut desk, bench, rest: &rest, at }.kind(
            kind.get_ref(),
            banner.get_ref(),
            forbids,
        )?;
        Some(Room { id: record.id.clone(), entering, kind, forbids, icon })
    });
    rooms.collect()
}

/// The banner says how a Room is resolved; that follows from its type, except for Items.
fn check_banner(desk: &mut Desk<'_, '_>, kind: &Spanned<String>, banner: &Spanned<String>) -> Option<()> {
    let Some((_, banners)) = TYPES.iter().find(|(name, _)| name == kind.get_ref()) else {
        if !kind.get_ref().is_empty() {
            let known = TYPES.map(|(name, _)| name).join(", ");
            desk.refuse(kind.span(), format!("there is no type `{kind}`"), format!("one of {known}"));
        }
        return None;
    };
    if !banner.get_ref().is_empty() && !banners.contains(&banner.get_ref().as_str()) {
        let message = format!("`banner` of a {kind} is \"{banner}\"");
        desk.refuse(banner.span(), message, format!("\"{}\"", banners.join("\" or \"")));
    }
    Some(())
}

/// A Room under check: what is left of its fields once the common ones are read.
struct Card<'c, 'i, 'l> {
    desk: &'c mut Desk<'i, 'l>,
    bench: &'c mut Bench,
    rest: &'c Fields<'l>,
    at: Span,
}

impl Card<'_, '_, '_> {
    fn kind(mut self, kind: &str, banner: &str, forbids: Marks) -> Option<RoomKind> {
        Some(match kind {
            "monster" => self.monster(forbids),
            "trap" => self.trap(),
            "treasure" => self.treasure(),
            "tomb" => {
                let raw: RawTomb = self.desk.read(self.rest);
                RoomKind::Tomb { rows: tables::results(self.desk, self.bench, Place::Result, raw.row) }
            }
            "camp" => self.camp(),
            "merchant" => self.merchant(),
            "shrine" => self.shrine(),
            "item" => self.item(banner),
            _ => return None,
        })
    }

    fn monster(&mut self, forbids: Marks) -> RoomKind {
        let raw: RawMonster = self.desk.read(self.rest);
        RoomKind::Monster(enemies::by_floor(self.desk, self.bench, raw.floor, Who { word: None, forbids }))
    }

    fn trap(&mut self) -> RoomKind {
        let raw: RawTrap = self.desk.read(self.rest);
        let mut rows = Vec::new();
        for row in raw.row {
            let (span, raw) = (row.span(), row.into_inner());
            let [fail, pass] = [("fail", raw.fail), ("pass", raw.pass)].map(|(name, field)| {
                let text = self.desk.need(&span, name, field);
                self.bench.shelf.read(self.desk, Place::Result, &text)
            });
            rows.push(Row { die: raw.die, span, says: (fail, pass) });
        }
        let rows = six(self.desk, &self.at, rows, (ListId::default(), ListId::default()));
        RoomKind::Trap { fail: rows.map(|(fail, _)| fail), pass: rows.map(|(_, pass)| pass) }
    }

    fn treasure(&mut self) -> RoomKind {
        let raw: RawTreasure = self.desk.read(self.rest);
        let most = self.bench.limits.gold;
        let gold = self.desk.number(&self.at, "gold", raw.gold, 0..=most);
        let more = self.desk.number(&self.at, "more", raw.more, gold..=most);
        RoomKind::Treasure {
            gold,
            more,
            rows: tables::results(self.desk, self.bench, Place::Result, raw.row),
        }
    }

    fn shrine(&mut self) -> RoomKind {
        let raw: RawShrine = self.desk.read(self.rest);
        let most = self.bench.limits.gold;
        RoomKind::Shrine {
            offering: self.desk.number(&self.at, "offering", raw.offering, 1..=most),
            bonus: self.desk.number(&self.at, "bonus", raw.bonus, 1..=5),
            rows: tables::results(self.desk, self.bench, Place::Result, raw.row),
        }
    }

    fn camp(&mut self) -> RoomKind {
        let raw: RawCamp = self.desk.read(self.rest);
        let mut options = Vec::new();
        let mut words = BTreeSet::new();
        for row in raw.option {
            let (at, raw) = (row.span(), row.into_inner());
            let id = self.own_word("option", &at, raw.id, &mut words);
            let pay = self.bench.shelf.read_or_nothing(self.desk, Place::Price, raw.pay);
            let gain = self.desk.need(&at, "gain", raw.gain);
            let gain = self.bench.shelf.read(self.desk, Place::Result, &gain);
            let tunnels = self.bench.shelf.lists[gain].contains(&Icon::Tunnel);
            options.push(CampOption { id, pay, gain, tunnels });
        }
        if options.is_empty() {
            self.desk.refuse(self.at.clone(), "there is no option", "at least one `option`");
        }
        RoomKind::Camp(options)
    }

    fn merchant(&mut self) -> RoomKind {
        let raw: RawMerchant = self.desk.read(self.rest);
        let mut words = BTreeSet::new();
        let mut buy = Vec::new();
        for row in raw.buy {
            let (at, raw) = (row.span(), row.into_inner());
            let id = self.own_word("good", &at, raw.id, &mut words);
            let price = self.desk.need(&at, "price", raw.price);
            let price = match *price.get_ref() {
                RawPrice::Floor => Amount::FLOOR,
                RawPrice::Gold(gold) => {
                    let gold = Spanned::new(price.span(), gold);
                    Amount::fixed(self.desk.within("price", &gold, 1..=self.bench.limits.gold))
                }
            };
            let gain = self.desk.need(&at, "gain", raw.gain);
            let gain = self.bench.shelf.read(self.desk, Place::Result, &gain);
            let word = self.bench.good_word(&id);
            buy.push(Good { id, word, price, gain });
        }
        let sell = self.sales(raw.sell);
        if buy.is_empty() && sell.is_empty() {
            self.desk.refuse(self.at.clone(), "nothing is traded here", "at least one `buy` or `sell`");
        }
        RoomKind::Merchant { buy, sell }
    }

    fn sales(&mut self, rows: Vec<Spanned<RawSale>>) -> Vec<Sale> {
        let mut sales: Vec<Sale> = Vec::new();
        for row in rows {
            let (at, raw) = (row.span(), row.into_inner());
            let what = self.desk.need(&at, "what", raw.what);
            let price = self.desk.number(&at, "price", raw.price, 1..=self.bench.limits.gold);
            let ware = match what.get_ref().as_str() {
                "armour" => Ware::Armour,
                "potion" => Ware::Potion,
                "" => continue,
                other => {
                    self.desk.refuse(what.span(), format!("`{other}` cannot be sold"), "armour or potion");
                    continue;
                }
            };
            if sales.iter().any(|sale| sale.what == ware) {
                self.desk.refuse(what.span(), format!("`{what}` has two prices"), "one");
            }
            sales.push(Sale { what: ware, price });
        }
        sales
    }

    fn item(&mut self, banner: &str) -> RoomKind {
        let mut raw: RawItem = self.desk.read(self.rest);
        let condition = match (banner, raw.pay.take()) {
            ("pay", pay) => {
                let pay = self.desk.need(&self.at, "pay", pay);
                Condition::Pay(self.bench.shelf.read(self.desk, Place::Price, &pay))
            }
            (_, pay) => {
                if let Some(pay) = pay {
                    self.desk.refuse(pay.span(), "`pay` without the banner for it", "`banner = \"pay\"`");
                }
                Condition::Check
            }
        };
        let refuse = self.bench.shelf.read_or_nothing(self.desk, Place::Result, raw.refuse.take());
        RoomKind::Item(ItemRoom { condition, refuse, kind: self.item_kind(raw, condition) })
    }

    fn item_kind(&mut self, raw: RawItem, condition: Condition) -> ItemKind {
        if let Some(companion) = raw.companion {
            if let Some(weapon) = raw.weapon.first() {
                self.desk.refuse(
                    weapon.span(),
                    "a companion is a weapon too",
                    "either `companion` or `weapon`",
                );
            }
            let (at, raw) = (companion.span(), companion.into_inner());
            let arrange = self.desk.number_or_zero("arrange", raw.arrange, 0..=MAX_ARRANGED);
            let replace = raw.replace.is_some_and(Spanned::into_inner);
            if arrange == 0 && !replace {
                self.desk.refuse(at, "the companion can do nothing", "`arrange` or `replace`");
            }
            return ItemKind::Companion { arrange, replace };
        }
        if raw.weapon.is_empty() || condition != Condition::Check {
            let message = if raw.weapon.is_empty() {
                "the Item is good for nothing"
            } else {
                "a weapon without a check"
            };
            self.desk.refuse(
                self.at.clone(),
                message,
                "`companion`, or `weapon` rows read from the die of a check",
            );
        }
        let mut rows = Vec::new();
        for row in raw.weapon {
            let (span, raw) = (row.span(), row.into_inner());
            let id = self.desk.word(&span, "id", raw.id).into_inner();
            self.desk.name("item", &id);
            let feats = self.desk.number(&span, "feats", raw.feats, 1..=9);
            rows.push(Row { die: raw.die, span, says: (feats, id) });
        }
        let by_die = if rows.is_empty() {
            Default::default()
        } else {
            six(self.desk, &self.at, rows, (1, String::new()))
        };
        ItemKind::Weapon {
            feats: by_die.each_ref().map(|(feats, _)| *feats),
            names: by_die.map(|(_, id)| id),
        }
    }

    /// A word that is used once on this card, and has a name.
    fn own_word(
        &mut self,
        kind: &str,
        at: &Span,
        field: Option<Spanned<String>>,
        used: &mut BTreeSet<String>,
    ) -> String {
        let id = self.desk.word(at, "id", field);
        self.desk.name(kind, id.get_ref());
        if !id.get_ref().is_empty() && !used.insert(id.get_ref().clone()) {
            self.desk.refuse(id.span(), format!("`{id}` is there twice"), "a word of its own for each row");
        }
        id.into_inner()
    }
}
