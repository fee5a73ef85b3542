//! Artefact cards as they are held.

use super::{Sight, ids, signs};
use crate::card::{Card, Face, Glyph};
use crate::sheet::Hand;
use crate::words::Words;
use undercroft_kernel::Message;
use urto::content::ArtefactClass;
use urto::state::{Held, Player};

/// The cards of a hero: open ones by name, hidden ones by name to their owner and face down to the others.
pub(super) fn hand(look: &Sight<'_>, who: Player) -> Hand {
    let held = &look.view.table.heroes[who].hand;
    Hand {
        id: ids::hand(who),
        name: Words::new("sheet-ur-hand"),
        count: held.len() as u32,
        cards: held.iter().enumerate().map(|(at, held)| card(look, who, at, held)).collect(),
        secret: held.iter().any(|held| !held.open),
    }
}

fn card(look: &Sight<'_>, who: Player, at: usize, held: &Held) -> Card {
    let Some(card) = held.card else {
        return Card {
            id: format!("{}-back-{at}", ids::hand(who)),
            kind: "artefact".to_owned(),
            icon: Some(signs::ARTEFACT.to_owned()),
            ..Card::default()
        };
    };
    let artefact = &look.game.content.artefacts[card];
    let name = look.game.artefact_key(card);
    let left = (artefact.uses > 1)
        .then(|| look.say(Message::new("card-ur-uses").number("n", artefact.uses.saturating_sub(held.used))));
    let copies =
        look.view.table.heroes[who].hand.iter().take(at).filter(|other| other.card == held.card).count();
    let again = if copies > 0 { format!("-{}", copies + 1) } else { String::new() };
    Card {
        id: format!("{}{again}", ids::card(look, who, card)),
        face: if held.open { Face::Up } else { Face::Known },
        kind: match artefact.class {
            ArtefactClass::Weapon => "weapon",
            ArtefactClass::Single => "single",
            ArtefactClass::Permanent => "permanent",
            ArtefactClass::Divine(_) => "divine",
        }
        .to_owned(),
        icon: artefact.icon.clone(),
        text: [Words::new(format!("{name}.text"))].into_iter().chain(left).collect(),
        name: Some(Words::new(name)),
        worth: Some(
            Glyph::new(signs::RENOWN, look.say(Message::new("card-ur-worth").number("n", artefact.pr)))
                .with(artefact.pr),
        ),
        banner: held
            .wielded
            .then(|| Glyph::new("crossed-swords", Words::new("card-ur-wielded")))
            .into_iter()
            .collect(),
        ..Card::default()
    }
}
