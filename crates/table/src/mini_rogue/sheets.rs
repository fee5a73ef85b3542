//! The sheet of a character: tracks, potions, Items, skills, relics and afflictions.

use super::boards::leader;
use super::{Sight, cards, fights, ids, signs};
use crate::provenance;
use crate::shared::SharedList;
use crate::sheet::{Condition, Group, Item, Sheet, Track, TrackMark};
use crate::words::Words;
use mini_rogue::content::{
    Affliction, Character, CombatSkill, ExplorationSkill, ItemKind, Potion, PreparationSkill, Resource,
    RoomKind,
};
use mini_rogue::editions::{CombatSkillTiming, Perception};
use mini_rogue::message::{affliction_key, key};
use mini_rogue::rules::{char, item, xp};
use mini_rogue::state::{self, Hero, Shield};
use undercroft_kernel::Message;

/// The sheets of the party.
pub(super) fn sheets(look: &Sight<'_>) -> Vec<Sheet> {
    let party = || look.view.table.party().zip(0..);
    let has: Vec<_> =
        party().map(|(hero, _)| (hero.character, hero.potions, hero.items, hero.spent)).collect();
    let groups = look.in_force.lately(has, || {
        party().map(|(hero, seat)| groups(look, hero, seat)).collect::<Vec<SharedList<Group>>>()
    });
    party().zip(groups).map(|((hero, seat), groups)| sheet(look, hero, seat, groups)).collect()
}

/// What a character has and can do.
fn groups(look: &Sight<'_>, hero: &Hero, seat: u8) -> SharedList<Group> {
    let card = &look.game.content.characters[hero.character];
    let mut groups = vec![potions(look, hero, seat), items(look, hero, seat), skills(look, hero, card, seat)];
    groups.extend(relics(look, seat));
    provenance::on_groups(look, &mut groups);
    groups.into()
}

/// The sheet of one character.
fn sheet(look: &Sight<'_>, hero: &Hero, seat: u8, groups: SharedList<Group>) -> Sheet {
    let state = &look.view.table;
    let card = &look.game.content.characters[hero.character];
    let level = i64::from(xp::level(&look.game.content.limits, hero.xp));
    let leads = state.is_coop() && seat == state.leader;
    let resources = [Resource::Hp, Resource::Armour, Resource::Food, Resource::Gold, Resource::Xp];
    let ails = [Affliction::Curse, Affliction::Poison, Affliction::Blindness];
    let suffers = [hero.cursed, hero.poisoned, hero.blind];
    let conditions = || {
        ails.iter().zip(suffers).map(|(ail, on)| condition(look, *ail, on, seat)).collect::<SharedList<_>>()
    };
    Sheet {
        id: ids::sheet(seat),
        seat: Some(seat),
        title: Words::new(key("character", &card.id)),
        subtitle: Some(look.say(
            Message::new("sheet-level").number("level", level).number("dice", level).cite(&["MR-XP-02"]),
        )),
        icon: card.icon.clone(),
        signs: if leads { vec![leader(look)] } else { Vec::new() },
        tracks: resources.map(|resource| track(look, hero, seat, resource)).to_vec().into(),
        groups,
        conditions: look.in_force.always((seat, suffers), conditions),
        notes: notes(look, hero),
        ..Sheet::default()
    }
}

fn track(look: &Sight<'_>, hero: &Hero, seat: u8, resource: Resource) -> Track {
    let limits = &look.game.content.limits;
    let marks = limits.levels.iter().zip(1i64..).filter(|(at, _)| resource == Resource::Xp && **at > 0);
    let mark = |(at, level): (&u8, i64)| TrackMark {
        at: u32::from(*at),
        says: look.say(Message::new("sheet-level-begins").number("level", level)),
    };
    let bite = if resource == Resource::Hp { fights::bite(look, seat) } else { None };
    Track {
        id: ids::track(seat, resource),
        name: cards::resource_name(resource),
        icon: Some(signs::resource(resource).to_owned()),
        value: i32::from(char::value(hero, resource)),
        max: Some(u32::from(char::limit(limits, resource))),
        marks: marks.map(mark).collect(),
        pending: bite,
        tips: vec![look.say(track_tip(look, resource))],
    }
}

fn track_tip(look: &Sight<'_>, resource: Resource) -> Message {
    match resource {
        Resource::Hp => Message::new("tip-hp").cite(&["MR-CHAR-04", "MR-CHAR-02", "MR-CHAR-03"]),
        Resource::Armour => Message::new("tip-armour").cite(&["MR-CHAR-05", "MR-CHAR-06"]),
        Resource::Xp => Message::new("tip-xp").cite(&["MR-XP-02", "MR-XP-13"]),
        Resource::Food => Message::new("tip-food")
            .number("hp", i64::from(look.game.content.numbers.hunger))
            .cite(&["MR-CHAR-08"]),
        Resource::Gold => Message::new("tip-gold").cite(&["MR-CHAR-09"]),
    }
}

fn potions(look: &Sight<'_>, hero: &Hero, seat: u8) -> Group {
    let potion = |potion: Potion| Item {
        id: ids::potion(seat, potion),
        name: Words::new(key("potion", potion.id())),
        icon: Some(signs::potion(potion).to_owned()),
        tips: vec![look.say(potion_tip(look, potion))],
        ..Item::default()
    };
    Group {
        id: ids::potions(seat),
        name: Words::new("group-potions"),
        items: hero.potions.iter().map(potion).collect(),
        room: Some(u32::from(look.game.content.limits.potions)),
        note: (hero.potions.iter().count() == 0).then(|| Words::new("sheet-no-potions")),
    }
}

/// What a potion does, with the numbers of this edition.
pub(super) fn potion_tip(look: &Sight<'_>, potion: Potion) -> Message {
    let numbers = look.game.content.numbers;
    match potion {
        Potion::Fire => Message::new("tip-potion-fire")
            .number("damage", i64::from(numbers.fire))
            .cite(&["MR-POTION-02", "MR-POTION-03"]),
        Potion::Frost => Message::new("tip-potion-frost").cite(&["MR-POTION-04", "MR-POTION-05"]),
        Potion::Poison => Message::new("tip-potion-poison")
            .number("damage", i64::from(numbers.poison))
            .cite(&["MR-POTION-06", "MR-POTION-07"]),
        Potion::Healing => Message::new("tip-potion-healing")
            .number("hp", i64::from(numbers.healing))
            .cite(&["MR-POTION-09"]),
        Potion::HolyWater => Message::new("tip-potion-holy-water").cite(&["MR-POTION-10"]),
        Potion::Perception => Message::new(match look.game.rulebook.perception {
            Perception::Either => "tip-potion-perception",
            Perception::Both => "tip-potion-perception-both",
        })
        .cite(&["MR-POTION-11", "MR-POTION-12", "MR-POTION-13"]),
    }
}

fn items(look: &Sight<'_>, hero: &Hero, seat: u8) -> Group {
    let held = |held: &state::Item| {
        let room = &look.game.content.rooms[held.room];
        let weapon = match &room.kind {
            RoomKind::Item(card) => match &card.kind {
                ItemKind::Weapon { names, .. } => names.get(usize::from(held.die).wrapping_sub(1)),
                ItemKind::Companion { .. } => None,
            },
            _ => None,
        };
        let name = weapon.map_or_else(|| key("room", &room.id), |weapon| key("item", weapon));
        let icon = match weapon {
            Some(_) => Some(cards::weapon_icon(held.uses).to_owned()),
            None => room.icon.clone(),
        };
        Item {
            id: ids::item(look.game, seat, held.room),
            name: Words::new(name),
            icon,
            figure: Some(i32::from(held.uses)),
            note: Some(look.say(Message::new("sheet-uses").number("uses", i64::from(held.uses)))),
            tips: vec![look.say(Message::new("tip-held").cite(&["MR-ITEM-02", "MR-ITEM-04", "MR-ITEM-22"]))],
            ..Item::default()
        }
    };
    Group {
        id: ids::items(seat),
        name: Words::new("group-items"),
        items: hero.items.iter().map(held).collect(),
        room: Some(item::limit(look.game) as u32),
        note: hero.items.is_empty().then(|| Words::new("sheet-no-item")),
    }
}

fn skills(look: &Sight<'_>, hero: &Hero, card: &Character, seat: u8) -> Group {
    let skill = |kind: &str, message: Message, passive: bool| {
        let says = look.say(message);
        Item {
            id: ids::skill(seat, kind),
            icon: Some(signs::skill(&says.key).to_owned()),
            name: Words::new(says.key.clone()),
            spent: hero.spent && !passive,
            tips: vec![Words { key: format!("{}-tip", says.key).into(), ..says }],
            ..Item::default()
        }
    };
    let mut items = vec![
        skill("combat", combat(card.combat).word("timing", timing(look)), false),
        skill("exploration", exploration(card.exploration), false),
    ];
    items.extend(card.preparation.map(|PreparationSkill::Arrange { cards }| {
        skill(
            "preparation",
            Message::new("ability-arrange").number("cards", cards).cite(&["MR-CLASS-10"]),
            false,
        )
    }));
    items.extend(card.passive.map(|mini_rogue::content::PassiveSkill::Armour { armour }| {
        skill("passive", Message::new("ability-armour").number("armour", armour).cite(&["MR-CLASS-06"]), true)
    }));
    let note = if hero.spent { "sheet-skills-spent" } else { "sheet-skills-ready" };
    Group {
        id: ids::skill(seat, "all"),
        name: Words::new("group-skills"),
        items,
        room: None,
        note: Some(look.say(Message::new(note).cite(&["MR-CLASS-04", "MR-CLASS-12"]))),
    }
}

/// Whether a combat skill comes before the attack or takes its place.
const fn timing(look: &Sight<'_>) -> &'static str {
    match look.game.rulebook.combat_skill {
        CombatSkillTiming::BeforeRoll => "before",
        CombatSkillTiming::InsteadOfAttack => "instead",
    }
}

/// The name of a combat skill, with its numbers and rules for the tooltip.
pub(super) fn combat(skill: CombatSkill) -> Message {
    match skill {
        CombatSkill::DoubleDie => Message::new("ability-double-die").cite(&["MR-CLASS-16", "MR-CLASS-21"]),
        CombatSkill::DoubleNextAttack => Message::new("ability-double-next").cite(&["MR-CLASS-15"]),
        CombatSkill::Conjure => Message::new("ability-conjure").cite(&["MR-CLASS-13", "MR-CLASS-23"]),
        CombatSkill::ArmourStrike { times } => {
            Message::new("ability-armour-strike").number("times", times).cite(&["MR-CLASS-25"])
        }
        CombatSkill::Tribute { times } => {
            Message::new("ability-tribute").number("times", times).cite(&["MR-CLASS-27"])
        }
    }
}

/// The name of an exploration skill, with its numbers and rules for the tooltip.
pub(super) fn exploration(skill: ExplorationSkill) -> Message {
    match skill {
        ExplorationSkill::Evade => Message::new("ability-evade").cite(&["MR-CLASS-17", "MR-CLASS-22"]),
        ExplorationSkill::Foresee { rooms } => {
            Message::new("ability-foresee").number("rooms", rooms).cite(&["MR-CLASS-14", "MR-CLASS-24"])
        }
        ExplorationSkill::Shield { armour } => {
            Message::new("ability-shield").number("armour", armour).cite(&["MR-CLASS-26"])
        }
        ExplorationSkill::CancelDeath { hp } => {
            Message::new("ability-cancel-death").number("hp", hp).cite(&["MR-CLASS-28"])
        }
    }
}

fn relics(look: &Sight<'_>, seat: u8) -> Option<Group> {
    let (quest, book) = (look.game.quest.as_ref()?, look.game.content.campaign.as_ref()?);
    let relic = |id: &mini_rogue::content::RelicId| {
        let relic = &book.relics[*id];
        Item {
            id: format!("{}-{}", ids::sheet(seat), key("relic", &relic.id)),
            name: Words::new(key("relic", &relic.id)),
            icon: relic.icon.clone(),
            ..Item::default()
        }
    };
    let items: Vec<Item> = quest.relics.iter().map(relic).collect();
    (!items.is_empty()).then(|| Group {
        id: format!("{}-relics", ids::sheet(seat)),
        name: Words::new("group-relics"),
        items,
        ..Group::default()
    })
}

fn condition(look: &Sight<'_>, affliction: Affliction, on: bool, seat: u8) -> Condition {
    let tip = match affliction {
        Affliction::Poison => {
            Message::new("tip-poison").cite(&["MR-EFFECT-15", "MR-EFFECT-16", "MR-EFFECT-18"])
        }
        Affliction::Curse => {
            Message::new("tip-curse").cite(&["MR-EFFECT-03", "MR-EFFECT-04", "MR-EFFECT-13"])
        }
        Affliction::Blindness => Message::new("tip-blindness").cite(&["MR-EFFECT-21", "MR-EFFECT-23"]),
    };
    Condition {
        id: ids::condition(seat, affliction),
        name: Words::new(affliction_key(affliction)),
        icon: Some(signs::affliction(affliction).to_owned()),
        on,
        tips: vec![look.say(tip)],
    }
}

fn notes(look: &Sight<'_>, hero: &Hero) -> Vec<Words> {
    let mut notes = Vec::new();
    if let Some(quest) = &look.game.quest {
        let goal = Message::new("sheet-goal").word("roman", super::roman(quest.game.goal));
        notes.push(look.say(goal.number("floor", quest.game.goal).cite(&["MR-CAMPAIGN-21"])));
    }
    match hero.shield {
        Shield::Down => {}
        Shield::Coming(more) => {
            let message = Message::new("sheet-shield-coming").number("armour", more).cite(&["MR-CLASS-26"]);
            notes.push(look.say(message));
        }
        Shield::Up(more) => {
            notes.push(
                look.say(Message::new("sheet-shield-up").number("armour", more).cite(&["MR-CLASS-26"])),
            );
        }
    }
    // MR-STANCE-14: A token marks the stance of each player.
    if look.game.options.stances && fights::fight(look).is_some() {
        let stance = Message::new("sheet-stance").name("stance", key("stance", hero.stance.id()));
        notes.push(look.say(stance.cite(&["MR-STANCE-14"])));
    }
    notes
}
