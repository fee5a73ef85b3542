//! The sheets of the heroes and their hands: open to their owners, a number to everybody else.

use super::{Sight, ids, signs};
use crate::card::{Card, Face, Glyph};
use crate::sheet::{Hand, Pending, Sheet, Track};
use crate::words::Words;
use undercroft_kernel::Message;
use urto::content::ArtefactId;
use urto::rules::{die, hero};
use urto::state::{Fate, Foe, Held, Player};

pub(super) fn sheet(look: &Sight<'_>, who: Player) -> Sheet {
    let (game, table) = (look.game, &look.view.table);
    let one = &table.heroes[who];
    let on_paper = &game.content.heroes[one.sheet];
    let mut notes = Vec::new();
    if !game.options.standard {
        let traits = Message::new("card-ur-text").name("card", game.hero_key(one.sheet));
        notes.push(look.say(traits.cite(&["UR-HERO-01"])));
    }
    if one.attack + one.defence + one.blook > 0 {
        let tokens = Message::new("sheet-ur-tokens")
            .number("attack", i64::from(one.attack))
            .number("defence", i64::from(one.defence))
            .number("traps", i64::from(one.blook));
        notes.push(look.say(tokens));
    }
    let sides = die::sides(game, table, who, Foe::Nobody);
    let short = Message::new("sheet-ur-die").number("n", sides).cite(&["UR-DIE-01"]);
    let mut beside = vec![Glyph { says: look.say(short), ..Glyph::default() }];
    match one.fate {
        Fate::InCave => {}
        Fate::Arrived => beside.push(Glyph::new("trophy-cup", Words::new("sheet-ur-arrived"))),
        Fate::Dead => beside.push(Glyph::new("death-skull", Words::new("sheet-ur-dead"))),
    }
    Sheet {
        id: format!("sheet-{}", who.0 + 1),
        seat: Some(who.0),
        title: Words::new(game.hero_key(one.sheet)),
        subtitle: Some(subtitle(look, who)),
        icon: on_paper.icon.clone(),
        signs: beside,
        tracks: tracks(look, who),
        hand: Some(hand(look, who)),
        notes,
        ..Sheet::default()
    }
}

/// Where the hero is, and what it rolls.
fn subtitle(look: &Sight<'_>, who: Player) -> Words {
    let (game, one) = (look.game, &look.view.table.heroes[who]);
    let key = match one.fate {
        Fate::InCave => "sheet-ur-cave",
        Fate::Arrived => return Words::new("sheet-ur-arrived"),
        Fate::Dead => return Words::new("sheet-ur-dead"),
    };
    let sides = die::sides(game, &look.view.table, who, Foe::Nobody);
    look.say(Message::new(key).name("space", game.space_key(one.space)).number("die", sides))
}

fn tracks(look: &Sight<'_>, who: Player) -> Vec<Track> {
    let (game, table) = (look.game, &look.view.table);
    let one = &table.heroes[who];
    let most = hero::sheet(game, table, who);
    let track = |name: &str, icon: &str, value: u32, max: Option<u32>| Track {
        id: ids::track(name, who),
        name: Words::new(name),
        icon: Some(icon.to_owned()),
        value,
        max,
        ..Track::default()
    };
    let mut life = track("track-ur-life", signs::LIFE, u32::from(one.life), Some(u32::from(most.life)));
    if one.pending > 0 {
        let says = Message::new("sheet-ur-pending").number("n", one.pending).cite(&["UR-LIFE-01"]);
        life.pending = Some(Pending { by: -i32::from(one.pending), says: look.say(says) });
    }
    vec![
        life,
        track("track-ur-mana", signs::MANA, u32::from(one.mana), Some(u32::from(most.mana))),
        track("track-ur-renown", signs::RENOWN, u32::from(one.renown), None),
        track("track-ur-artefacts", "gem-pendant", one.hand.len() as u32, None),
    ]
}

/// The cards of a hero: open ones by name, hidden ones by name to their owner and face down to the others.
fn hand(look: &Sight<'_>, who: Player) -> Hand {
    let held = &look.view.table.heroes[who].hand;
    let drawn = |(at, held): (usize, &Held)| match held.card {
        Some(card) => {
            Card { face: if held.open { Face::Up } else { Face::Known }, ..artefact(look, who, card) }
        }
        None => {
            Card { id: format!("back-{}-{at}", who.0 + 1), kind: "artefact".to_owned(), ..Card::default() }
        }
    };
    Hand {
        id: ids::hand(who),
        name: Words::new("sheet-ur-hand"),
        count: held.len() as u32,
        cards: held.iter().enumerate().map(drawn).collect(),
        secret: held.iter().any(|held| !held.open),
    }
}

/// An artefact as its card shows it.
fn artefact(look: &Sight<'_>, who: Player, card: ArtefactId) -> Card {
    let on_paper = &look.game.content.artefacts[card];
    let name = look.game.artefact_key(card);
    Card {
        id: ids::card(who, card),
        kind: signs::class(on_paper.class).to_owned(),
        icon: on_paper.icon.clone(),
        text: vec![look.say(Message::new("card-ur-text").name("card", name.clone()))],
        name: Some(Words::new(name)),
        worth: Some(signs::renown(i32::from(on_paper.pr))),
        ..Card::default()
    }
}
