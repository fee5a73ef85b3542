//! What stands on the map: furniture, doors of which there is something to say, traps, objects on the ground, and everybody.

use super::{Sight, ids, names, signs};
use crate::board::{Piece, PieceKind};
use crate::card::Glyph;
use crate::sheet::Track;
use crate::words::Words;
use catacombs::content::{Characteristic, ElementId};
use catacombs::geometry::Square;
use catacombs::message::key;
use catacombs::state::{self, CreatureId, Gate, Kind, Leaf, Place, Side, Trap};
use undercroft_kernel::Message;

/// Everything, what can be stood on first.
pub(super) fn all(look: &Sight<'_>) -> Vec<Piece> {
    let state = &look.view.table;
    let mut pieces: Vec<Piece> = state.pieces.iter().map(|piece| furniture(look, piece)).collect();
    pieces.extend(state.gates.iter().filter_map(|gate| door(look, gate)));
    pieces.extend(state.traps.iter().filter(|trap| trap.armed).map(|one| trap(look, one)));
    for (slot, item) in state.items.iter().enumerate() {
        if let Place::Floor(at) = item.place {
            pieces.push(Piece {
                id: ids::item(slot),
                name: names::item(look, item.id),
                label: "i".to_owned(),
                icon: signs::item(look, item.id),
                tips: vec![names::text(&names::item(look, item.id))],
                ..token(at)
            });
        }
    }
    pieces.extend(state.creatures.on_board().map(|who| creature(look, who)));
    pieces
}

fn token(at: Square) -> Piece {
    Piece { at: ids::square(at), kind: PieceKind::Token, ..Piece::default() }
}

fn furniture(look: &Sight<'_>, piece: &state::Piece) -> Piece {
    let name = names::element(look, piece.kind);
    let mut marks = Vec::new();
    if piece.searched {
        marks.push(Glyph::new(
            "magnifying-glass",
            look.say(Message::new("sign-ca-searched").cite(&["CA-SEARCH-13"])),
        ));
    }
    if piece.locked {
        marks.push(Glyph::new("padlock", look.say(Message::new("sign-ca-locked").cite(&["CA-ELEMENT-04"]))));
    }
    Piece {
        id: ids::piece(piece.at),
        kind: PieceKind::Furniture,
        tips: vec![names::text(&name)],
        name,
        label: letter(look, piece.kind).to_string(),
        icon: signs::element(look, piece.kind),
        badge: Some(look.game.content.elements[piece.kind].id.replace('_', "-")),
        signs: marks,
        ..token(piece.at)
    }
}

/// Letters that stand for something else on the map: holes, ways out of the catacombs, secret doors.
const TAKEN: [char; 3] = ['O', 'Q', 'S'];

/// The letter of a kind of furniture: the first of its word that no kind before it has.
fn letter(look: &Sight<'_>, wanted: ElementId) -> char {
    let mut taken = TAKEN.to_vec();
    for (id, element) in look.game.content.elements.iter() {
        let letters = element.id.chars().filter(char::is_ascii_lowercase);
        let free = letters.map(|letter| letter.to_ascii_uppercase()).find(|letter| !taken.contains(letter));
        let letter = free.unwrap_or('?');
        if id == wanted {
            return letter;
        }
        taken.push(letter);
    }
    '?'
}

/// A door is drawn with the ground; here is what is known of it besides, and what only the game master knows.
fn door(look: &Sight<'_>, gate: &Gate) -> Option<Piece> {
    let mut marks = Vec::new();
    let mut says = |icon: &'static str, message: Message, figure: Option<u8>| {
        let glyph = Glyph::new(icon, look.say(message));
        marks.push(figure.map_or_else(|| glyph.clone(), |figure| glyph.clone().with(figure)));
    };
    if gate.wounds > 0 {
        says(
            "broken-wall",
            Message::new("sign-ca-battered").number("pv", gate.wounds).cite(&["CA-DOOR-09"]),
            None,
        );
    }
    if let Some(end) = gate.foreseen {
        says("crystal-ball", Message::new(if end { "sign-ca-dead-end" } else { "sign-ca-way-on" }), None);
    }
    if look.view.is_master() {
        if gate.leaf == Leaf::Secret {
            says("secret-door", Message::new("sign-ca-secret").cite(&["CA-ELEMENT-17"]), None);
        }
        if gate.leaf == Leaf::Locked && !gate.tried {
            says("padlock", Message::new("sign-ca-locked").cite(&["CA-DOOR-05"]), None);
        }
        if gate.is_unexplored() {
            let cards = Message::new("sign-ca-cards").number("cards", gate.cards).cite(&["CA-MAP-13"]);
            says("card-random", cards, Some(gate.cards));
        }
    }
    let first = marks.first()?;
    let known = gate.tried || look.view.is_master();
    let kind =
        (known && gate.leaf != Leaf::None).then(|| key("door", &look.game.content.doors[gate.door].id));
    Some(Piece {
        id: ids::gate(gate.at),
        name: Words::new(
            kind.unwrap_or_else(|| {
                if gate.is_shut() { "ground-ca-door" } else { "ground-ca-exit" }.to_owned()
            }),
        ),
        label: match gate.leaf {
            Leaf::Secret => "S".to_owned(),
            _ => first.figure.map_or_else(|| "+".to_owned(), |cards| cards.to_string()),
        },
        icon: first.icon.clone().map(String::from),
        badge: Some("gate".to_owned()),
        facing: Some(gate.out as u8),
        signs: marks,
        ..token(gate.at)
    })
}

fn trap(look: &Sight<'_>, trap: &Trap) -> Piece {
    let name = names::trap(look, trap.kind);
    let hidden = (!trap.known).then(|| {
        Glyph::new("sight-disabled", look.say(Message::new("sign-ca-hidden").cite(&["CA-TRAP-16"])))
    });
    Piece {
        id: ids::trap(trap.at),
        tips: vec![names::text(&name)],
        name,
        label: "^".to_owned(),
        icon: signs::trap(look, trap.kind),
        badge: Some("trap".to_owned()),
        signs: hidden.into_iter().collect(),
        ..token(trap.at)
    }
}

/// Somebody on the map.
fn creature(look: &Sight<'_>, who: CreatureId) -> Piece {
    let state = &look.view.table;
    let one = &state.creatures[who];
    let (kind, badge) = match one.kind {
        Kind::Hero(hero) => (PieceKind::Hero, look.game.content.heroes[hero].id.clone()),
        Kind::Monster(monster) => {
            let kind = if one.side == Side::Master { PieceKind::Foe } else { PieceKind::Guest };
            (kind, look.game.content.monsters[monster].id.replace('_', "-"))
        }
        Kind::Nobody => (PieceKind::Guest, String::new()),
    };
    let mut marks = Vec::new();
    if who == state.leader {
        marks.push(Glyph::new("crown", look.say(Message::new("sign-ca-leader").cite(&["CA-TURN-02"]))));
    }
    if one.figures() > 1 {
        let says = Message::new("sign-ca-figures").number("figures", one.figures()).cite(&["CA-SWARM-01"]);
        marks.push(Glyph::new("minions", look.say(says)).with(one.figures()));
    }
    marks.extend(signs::conditions(look, one));
    Piece {
        id: ids::creature(who),
        at: ids::square(one.at),
        kind,
        name: names::creature(look, who),
        label: who.word(),
        icon: signs::creature(look, who),
        seat: Some(one.owner),
        badge: Some(badge),
        signs: marks,
        tracks: tracks(look, who),
        ..Piece::default()
    }
}

/// Life, lost life and action points under a figure.
fn tracks(look: &Sight<'_>, who: CreatureId) -> Vec<Track> {
    let one = &look.view.table.creatures[who];
    let track = |part: &str, icon: &str, value: i16, max: Option<i16>| Track {
        id: ids::on_figure(who, part),
        name: Words::new(format!("track-ca-{part}")),
        icon: Some(icon.to_owned()),
        value: i32::from(value),
        max: max.map(|max| max.max(0) as u32),
        ..Track::default()
    };
    let usual = i16::from(one.level(Characteristic::ActionPoints));
    let mut tracks = vec![
        track("pv", signs::PV, one.pv, Some(one.pv_max)),
        track("ap", signs::AP, i16::from(one.ap), Some(usual.max(i16::from(one.ap)))),
    ];
    if one.pv < one.pv_max {
        tracks.push(track("wounds", "bleeding-wound", one.pv_max - one.pv, None));
    }
    tracks
}
