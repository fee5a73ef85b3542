//! The sheet of a hero: life, mana, renown, tokens, trophies and the hand.

use super::{Sight, cards, ids, signs};
use crate::card::Glyph;
use crate::sheet::{Group, Item, Pending, Sheet, Track};
use crate::words::Words;
use undercroft_kernel::Message;
use urto::message::key;
use urto::rules::{feats, hero};
use urto::state::{Fate, Player};

/// The sheet of a hero.
pub(super) fn sheet(look: &Sight<'_>, who: Player) -> Sheet {
    let (game, table) = (look.game, &look.view.table);
    let one = &table.heroes[who];
    let most = hero::sheet(game, table, who);
    let track = |name: &'static str, icon: &str, value: u32, max: Option<u32>| Track {
        id: ids::track(who, name),
        name: Words::new(name),
        icon: Some(icon.to_owned()),
        value: value.cast_signed(),
        max,
        ..Track::default()
    };
    let mut life = track("track-ur-life", signs::LIFE, u32::from(one.life), Some(u32::from(most.life)));
    life.pending = (one.pending > 0)
        .then(|| Pending { by: -i32::from(one.pending), says: Words::new("sheet-ur-threatened") });
    let die = if one.large_die { 8 } else { 6 };
    Sheet {
        id: ids::sheet(who),
        seat: Some(who.0),
        title: Words::new(game.hero_key(one.sheet)),
        subtitle: Some(subtitle(look, who, die)),
        icon: game.content.heroes[one.sheet].icon.clone(),
        signs: vec![Glyph {
            icon: None,
            figure: None,
            says: look.say(Message::new("sheet-ur-die").number("die", die)),
        }],
        tracks: vec![
            life,
            track("track-ur-mana", signs::MANA, u32::from(one.mana), Some(u32::from(most.mana))),
            track("track-ur-renown", signs::RENOWN, u32::from(one.renown), None),
            track("track-ur-artefacts", signs::ARTEFACT, one.hand.len() as u32, None),
        ]
        .into(),
        groups: vec![tokens(look, who), trophies(look, who), feats(look, who)]
            .into_iter()
            .filter(|group| !group.items.is_empty())
            .collect(),
        hand: Some(cards::hand(look, who)),
        notes: notes(look, who),
        ..Sheet::default()
    }
}

/// Where the hero is, and what it rolls.
fn subtitle(look: &Sight<'_>, who: Player, die: u8) -> Words {
    let one = &look.view.table.heroes[who];
    let says = Message::new(match one.fate {
        Fate::InCave => "sheet-ur-cave",
        Fate::Arrived => "sheet-ur-arrived",
        Fate::Dead => "sheet-ur-dead",
    });
    look.say(says.name("space", look.game.space_key(one.space)).number("die", die))
}

fn notes(look: &Sight<'_>, who: Player) -> Vec<Words> {
    let (game, one) = (look.game, &look.view.table.heroes[who]);
    let mut notes = vec![Words::new(format!("{}.text", game.hero_key(one.sheet)))];
    if one.no_sprint > 0 {
        notes.push(look.say(Message::new("sheet-ur-no-sprint").number("turns", one.no_sprint)));
    }
    if one.no_move > 0 {
        notes.push(look.say(Message::new("sheet-ur-no-move").number("turns", one.no_move)));
    }
    notes
}

/// Attack, defence and trap tokens.
fn tokens(look: &Sight<'_>, who: Player) -> Group {
    let one = &look.view.table.heroes[who];
    let item = |word: &str, icon: &str, n: u8| {
        (n > 0).then(|| Item {
            id: format!("{}-{word}", ids::sheet(who)),
            name: Words::new(format!("token-{word}")),
            icon: Some(icon.to_owned()),
            figure: Some(i32::from(n)),
            ..Item::default()
        })
    };
    let items = [
        item("attack", "crossed-swords", one.attack),
        item("defence", "shield", one.defence),
        item("blook-trap", "wolf-trap", one.blook),
    ];
    Group {
        id: format!("{}-tokens", ids::sheet(who)),
        name: Words::new("group-ur-tokens"),
        items: items.into_iter().flatten().collect(),
        ..Group::default()
    }
}

/// Creatures slain, which count at the end.
fn trophies(look: &Sight<'_>, who: Player) -> Group {
    let content = &look.game.content;
    let one = &look.view.table.heroes[who];
    let slain = content.monsters.iter().map(|(id, monster)| {
        let n = if id == content.alpha { one.alphas } else { one.trophies.count(id) };
        (id, monster, n)
    });
    let items = slain.filter(|(_, _, n)| *n > 0).map(|(id, monster, n)| Item {
        id: format!("{}-{}", ids::sheet(who), look.game.monster_key(id)),
        name: Words::new(look.game.monster_key(id)),
        icon: monster.icon.clone(),
        figure: (n > 1).then_some(i32::from(n)),
        tips: vec![look.say(Message::new("card-ur-worth").number("n", monster.pr))],
        ..Item::default()
    });
    Group {
        id: format!("{}-trophies", ids::sheet(who)),
        name: Words::new("group-ur-trophies"),
        items: items.collect(),
        ..Group::default()
    }
}

/// UR-FEATS-18: Feats done in this match, for the heroes' record.
fn feats(look: &Sight<'_>, who: Player) -> Group {
    let done = feats::done(look.game, &look.view.table, who);
    let items = done.map(|feat| {
        let name = key("feat", &look.game.content.feats[feat].id);
        Item {
            id: format!("{}-{name}", ids::sheet(who)),
            tips: vec![Words::new(format!("{name}.text"))],
            name: Words::new(name),
            icon: Some(signs::FEAT.to_owned()),
            ..Item::default()
        }
    });
    Group {
        id: format!("{}-feats", ids::sheet(who)),
        name: Words::new("group-ur-feats"),
        items: items.collect(),
        ..Group::default()
    }
}
