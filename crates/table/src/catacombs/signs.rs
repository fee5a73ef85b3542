//! The signs of Catacombs: which icon stands for what the pack has none for, and what ails a creature.

use super::{Sight, ids};
use crate::card::Glyph;
use crate::sheet::Condition;
use crate::words::Words;
use catacombs::content::{ElementId, ItemId, TrapId};
use catacombs::state::{Creature, CreatureId, Kind, Status};
use undercroft_kernel::Message;

/// The game master.
pub(super) const MASTER: &str = "dungeon-gate";
pub(super) const PV: &str = "hearts";
pub(super) const AP: &str = "footsteps";
pub(super) const WAIT: &str = "hourglass";
pub(super) const DESTINY: &str = "round-star";
pub(super) const ECUS: &str = "two-coins";
pub(super) const ARMOUR: &str = "shield";

/// What somebody looks like.
pub(super) fn creature(look: &Sight<'_>, who: CreatureId) -> Option<String> {
    match look.view.table.creatures[who].kind {
        Kind::Nobody => None,
        Kind::Hero(hero) => look.game.content.heroes[hero].icon.clone(),
        Kind::Monster(monster) => look.game.content.monsters[monster].icon.clone(),
    }
}

pub(super) fn item(look: &Sight<'_>, item: ItemId) -> Option<String> {
    look.game.content.items[item].icon.clone()
}

pub(super) fn element(look: &Sight<'_>, element: ElementId) -> Option<String> {
    look.game.content.elements[element].icon.clone()
}

pub(super) fn trap(look: &Sight<'_>, trap: TrapId) -> Option<String> {
    look.game.content.traps[trap].icon.clone()
}

/// So many action points that are paid.
pub(super) fn ap(points: u8) -> Glyph {
    Glyph::new(AP, Message::new("sign-ca-ap").number("ap", points)).with(-i32::from(points))
}

/// A condition that may be there: its word, its icon, and the rules behind it.
struct Ailment {
    word: &'static str,
    icon: &'static str,
    status: Status,
    rules: &'static [&'static str],
}

const fn ailment(
    word: &'static str,
    icon: &'static str,
    status: Status,
    rules: &'static [&'static str],
) -> Ailment {
    Ailment { word, icon, status, rules }
}

/// The conditions that players have to know of.
const AILMENTS: [Ailment; 11] = [
    ailment("dead", "death-skull", Status::DEAD, &["CA-WOUND-05"]),
    ailment("grounded", "falling", Status::GROUNDED, &["CA-WOUND-01", "CA-WOUND-05"]),
    ailment("pit", "hole", Status::IN_PIT, &["CA-TRAP-13", "CA-TRAP-14"]),
    ailment("burning", "flame", Status::BURNING, &["CA-FIRE-02", "CA-FIRE-03"]),
    ailment("poisoned", "poison-gas", Status::POISONED, &["CA-POISON-03"]),
    ailment("invisible", "invisible", Status::INVISIBLE, &["CA-INVIS-01"]),
    ailment("invulnerable", "angel-wings", Status::INVULNERABLE, &["CA-POTION-05"]),
    ailment("fooled", "misdirection", Status::FOOLED, &["CA-SPEECH-09"]),
    ailment("brave", "sunbeams", Status::BRAVE, &["CA-SPEECH-07"]),
    ailment("bribed", "two-coins", Status::BRIBED, &["CA-SPEECH-15"]),
    ailment("jammed", "broken-axe", Status::JAMMED, &["CA-TURN-05"]),
];

/// What ails somebody now: word, icon and sentence.
fn ails(look: &Sight<'_>, one: &Creature) -> Vec<(&'static str, &'static str, Words)> {
    let known = AILMENTS.iter().filter(|ailment| one.is(ailment.status));
    let said = |ailment: &Ailment| {
        let mut message = Message::new(format!("condition-ca-{}-tip", ailment.word)).cite(ailment.rules);
        if ailment.status == Status::GROUNDED {
            message = message.number("turns", one.deadline).number("pv", one.pv);
        }
        (ailment.word, ailment.icon, look.say(message))
    };
    let mut ails: Vec<_> = known.map(said).collect();
    if one.web > 0 {
        let tip = Message::new("condition-ca-webbed-tip")
            .number("level", one.web)
            .cite(&["CA-WEB-01", "CA-WEB-02"]);
        ails.push(("webbed", "web-spit", look.say(tip)));
    }
    if one.fear_loss > 0 {
        let tip = Message::new("condition-ca-afraid-tip").number("ap", one.fear_loss).cite(&["CA-FEAR-04"]);
        ails.push(("afraid", "screaming", look.say(tip)));
    }
    if one.duel.is_somebody() {
        let name = look.game.creature(&look.view.table, one.duel);
        let tip =
            Message::new("condition-ca-duel-tip").name("target", name).cite(&["CA-DUEL-03", "CA-DUEL-04"]);
        ails.push(("duel", "sword-clash", look.say(tip)));
    }
    ails
}

/// What ails somebody, as signs beside its figure.
pub(super) fn conditions(look: &Sight<'_>, one: &Creature) -> Vec<Glyph> {
    ails(look, one).into_iter().map(|(_, icon, says)| Glyph::new(icon, says)).collect()
}

/// What ails somebody, as its sheet lists it.
pub(super) fn on_sheet(look: &Sight<'_>, who: CreatureId) -> Vec<Condition> {
    let condition = |(word, icon, tip): (&str, &str, Words)| Condition {
        id: ids::on_sheet(who, word),
        name: Words::new(format!("condition-ca-{word}")),
        icon: Some(icon.to_owned()),
        on: true,
        tips: vec![tip],
    };
    ails(look, &look.view.table.creatures[who]).into_iter().map(condition).collect()
}
