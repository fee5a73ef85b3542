//! The cave and the bag.

use super::{Sight, ids, signs};
use crate::board::{Board, Graph, GraphStyle, Ground, Link, LinkKind, Piece, PieceKind, Space, SpaceState};
use crate::card::{Card, Face, Glyph};
use crate::sheet::Pile;
use crate::words::Words;
use undercroft_kernel::{Id, Message};
use urto::content::{SpaceId, Token};
use urto::message::key;
use urto::state::{self, Fate, Player};

/// The cave, the summit on top.
pub(super) fn cave(look: &Sight<'_>) -> Board {
    let (game, table) = (look.game, &look.view.table);
    let spaces = &game.content.board.spaces;
    let top = spaces.iter().map(|(_, space)| space.row).max().unwrap_or_default();
    let left = spaces.iter().map(|(_, space)| space.x).min().unwrap_or_default();
    let mut drawn: Vec<Space> = spaces.iter().map(|(id, _)| space(look, id, top, left)).collect();
    drawn.sort_by_key(|space| (space.y, space.x));
    let standing = game.everybody().iter().filter(|who| table.heroes[*who].fate != Fate::Dead);
    Board {
        id: "cave".to_owned(),
        title: Words::new("board-ur-cave"),
        ground: Ground::Graph(Graph {
            style: GraphStyle::Hexes,
            spaces: drawn,
            links: walls(look),
            rows: Vec::new(),
        }),
        pieces: standing.map(|who| piece(look, who)).collect(),
        marks: Vec::new(),
    }
}

fn piece(look: &Sight<'_>, who: Player) -> Piece {
    let hero = &look.view.table.heroes[who];
    let sheet = &look.game.content.heroes[hero.sheet];
    Piece {
        id: ids::hero(who),
        at: ids::space(look, hero.space),
        kind: PieceKind::Hero,
        name: Words::new(look.game.hero_key(hero.sheet)),
        label: format!("{}", who.0 + 1),
        icon: sheet.icon.clone(),
        seat: Some(who.0),
        badge: Some(sheet.id.clone()),
        ..Piece::default()
    }
}

/// Spaces that touch and have no passage between them.
fn walls(look: &Sight<'_>) -> Vec<Link> {
    let spaces = &look.game.content.board.spaces;
    let touch = |a: SpaceId, b: SpaceId| {
        let (one, other) = (&spaces[a], &spaces[b]);
        let (rows, steps) = (one.row.abs_diff(other.row), one.x.abs_diff(other.x));
        (rows == 0 && steps == 2) || (rows == 1 && steps == 1)
    };
    let in_play = |space: SpaceId| look.view.table.ground[space] != state::Ground::Out;
    let mut walls = Vec::new();
    for (a, one) in spaces.iter() {
        for (b, _) in spaces.iter().filter(|(b, _)| a.index() < b.index() && touch(a, *b)) {
            if !one.neighbours.has(b) && in_play(a) && in_play(b) {
                walls.push(Link { from: ids::space(look, a), to: ids::space(look, b), kind: LinkKind::Wall });
            }
        }
    }
    walls
}

fn space(look: &Sight<'_>, id: SpaceId, top: u8, left: i8) -> Space {
    let (game, table) = (look.game, &look.view.table);
    let on_paper = &game.content.board.spaces[id];
    let mut tips = vec![look.say(Message::new("tip-ur-space").name("space", game.space_key(id)))];
    let mushrooms = table.mushrooms[id];
    let mut signs = Vec::new();
    if mushrooms > 0 {
        let says = Message::new("board-ur-mushrooms").number("n", i64::from(mushrooms));
        let says = look.say(says.cite(&["UR-MUSHROOM-01"]));
        tips.push(says.clone());
        signs.push(Glyph::new(signs::token(Token::Mushroom), says).with(i32::from(mushrooms)));
    }
    for trap in table.traps.iter().filter(|trap| trap.space == id) {
        let says = Message::new("board-ur-trap").name("token", key("token", trap.token.id()));
        let says = look.say(says.seat("other", trap.owner.seat()).cite(&["UR-TOKEN-10"]));
        tips.push(says.clone());
        signs.push(Glyph::new(signs::token(trap.token), says));
    }
    let lies = signs::lies(look, id);
    if let Some(lies) = &lies {
        tips.push(look.say(Message::new("card-ur-text").name("card", lies.name.clone())));
    }
    Space {
        id: on_paper.id.clone(),
        x: i32::from(on_paper.x) - i32::from(left),
        y: i32::from(top) - i32::from(on_paper.row),
        state: match table.ground[id] {
            state::Ground::Out => SpaceState::Out,
            state::Ground::Dark => SpaceState::Unknown,
            state::Ground::Bare if id != game.content.board.start => SpaceState::Done,
            _ => SpaceState::Known,
        },
        label: on_paper.id.clone(),
        name: signs::printed(look, id),
        card: lies.map(|lies| Card {
            id: ids::on(look, id),
            face: Face::Up,
            kind: lies.kind.to_owned(),
            icon: Some(lies.icon.to_owned()),
            name: Some(Words::new(lies.name)),
            ..Card::default()
        }),
        signs,
        tips,
    }
}

/// What is left in the bag, by kinds: everybody may know it.
pub(super) fn bag(look: &Sight<'_>) -> Pile {
    let bag = &look.view.table.bag;
    let kinds: [&[Token]; 5] = [
        &[Token::Torch, Token::TorchEvent, Token::TorchFountain],
        &[Token::Monster],
        &[Token::Renown, Token::RenownDouble],
        &[Token::Shortcut],
        &[Token::Mushroom],
    ];
    let count = |kinds: &[Token]| kinds.iter().map(|token| i32::from(bag[*token])).sum::<i32>();
    let sign = |kinds: &&[Token]| {
        let token = *kinds.first()?;
        let says = look.say(
            Message::new("bag-ur-kind")
                .number("n", i64::from(count(kinds)))
                .name("token", key("token", token.id())),
        );
        (count(kinds) > 0).then(|| Glyph::new(signs::token(token), says).with(count(kinds)))
    };
    Pile {
        id: ids::BAG.to_owned(),
        name: Words::new("pile-ur-bag"),
        icon: Some("swap-bag".to_owned()),
        count: Some(kinds.iter().map(|kinds| count(kinds)).sum::<i32>().unsigned_abs()),
        content: kinds.iter().filter_map(sign).collect(),
        ..Pile::default()
    }
}
