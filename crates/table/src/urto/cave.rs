//! The cave, the summit on top, with its walls, mushrooms, traps and heroes; the bag and the piles beside it.

use super::{Sight, ids, signs};
use crate::board::{Board, Graph, GraphStyle, Ground, Link, LinkKind, Piece, PieceKind, Space, SpaceState};
use crate::card::{Card, Face, Glyph};
use crate::sheet::Pile;
use crate::words::Words;
use undercroft_kernel::{Id, Message};
use urto::content::{Role, SpaceId, Token};
use urto::message::key;
use urto::state::{self, Fate, Player};

/// The cave with everybody in it.
pub(super) fn board(look: &Sight<'_>) -> Board {
    let (game, table) = (look.game, &look.view.table);
    let spaces = &game.content.board.spaces;
    let top = spaces.iter().map(|(_, space)| space.row).max().unwrap_or_default();
    let mut drawn: Vec<Space> = spaces.iter().map(|(id, _)| space(look, id, top)).collect();
    drawn.sort_by_key(|space| (space.y, space.x));
    let standing = game.everybody().iter().filter(|who| table.heroes[*who].fate != Fate::Dead);
    Board {
        id: ids::CAVE.to_owned(),
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
    let in_play = |id: SpaceId| look.view.table.ground[id] != state::Ground::Out;
    let mut walls = Vec::new();
    for (from, one) in spaces.iter().filter(|(id, _)| in_play(*id)) {
        for (to, other) in spaces.iter().filter(|(id, _)| from.index() < id.index() && in_play(*id)) {
            let (across, up) = (one.x.abs_diff(other.x), one.row.abs_diff(other.row));
            let touch = matches!((across, up), (1, 1) | (2, 0));
            if touch && !one.neighbours.has(to) {
                walls.push(Link { from: one.id.clone(), to: other.id.clone(), kind: LinkKind::Wall });
            }
        }
    }
    walls
}

fn space(look: &Sight<'_>, id: SpaceId, top: u8) -> Space {
    let table = &look.view.table;
    let on_paper = &look.game.content.board.spaces[id];
    let (ground, mushrooms) = (table.ground[id], table.mushrooms[id]);
    let lies = signs::ground(look, id, ground);
    let card = lies.as_ref().map(|(kind, icon, name)| Card {
        id: ids::token(look, id),
        face: Face::Up,
        kind: (*kind).to_owned(),
        icon: Some((*icon).to_owned()),
        name: Some(Words::new(name.clone())),
        ..Card::default()
    });
    let special = matches!(
        ground,
        state::Ground::Alpha | state::Ground::Cache | state::Ground::Stele(_) | state::Ground::Urto
    ) || matches!(on_paper.role, Role::Start | Role::Cache);
    let obstacles = obstacles(look, id);
    let mark = if mushrooms > 0 { "!" } else { "" };
    Space {
        id: on_paper.id.clone(),
        x: i32::from(on_paper.x),
        y: i32::from(top) - i32::from(on_paper.row),
        state: match ground {
            state::Ground::Out => SpaceState::Out,
            state::Ground::Dark => SpaceState::Unknown,
            state::Ground::Bare if on_paper.role != Role::Start => SpaceState::Done,
            _ => SpaceState::Known,
        },
        label: format!("{}{mark}", on_paper.id),
        name: special.then(|| signs::printed(look, id)).flatten(),
        card,
        tips: tips(look, id, lies.map(|(_, _, name)| name), &obstacles),
        signs: obstacles,
    }
}

/// What a space is called, what bars it, and what lies there.
fn tips(look: &Sight<'_>, id: SpaceId, lies: Option<String>, obstacles: &[Glyph]) -> Vec<Words> {
    let called = Message::new("tip-ur-space").name("space", look.game.space_key(id));
    let text = lies.filter(|name| name.starts_with("token-")).map(|name| Words::new(format!("{name}.text")));
    let barred = obstacles.iter().map(|sign| sign.says.clone());
    [look.say(called)].into_iter().chain(barred).chain(text).collect()
}

/// Mushrooms and traps on a space.
fn obstacles(look: &Sight<'_>, id: SpaceId) -> Vec<Glyph> {
    let table = &look.view.table;
    let mushrooms = table.mushrooms[id];
    let mut found = Vec::new();
    if mushrooms > 0 {
        let says = Message::new("board-ur-mushrooms").number("n", mushrooms).cite(&["UR-MUSHROOM-01"]);
        found.push(Glyph::new(signs::token(Token::Mushroom), look.say(says)).with(mushrooms));
    }
    for trap in table.traps.iter().filter(|trap| trap.space == id) {
        let says = Message::new("board-ur-trap").name("trap", key("token", trap.token.id()));
        let says = says.seat("owner", trap.owner.seat()).cite(&["UR-TOKEN-10"]);
        found.push(Glyph::new(signs::token(trap.token), look.say(says)));
    }
    found
}

/// What is alike for whoever reaches into the bag: the first of a kind names it.
const KINDS: [&[Token]; 5] = [
    &[Token::Torch, Token::TorchEvent, Token::TorchFountain],
    &[Token::Monster],
    &[Token::Renown, Token::RenownDouble],
    &[Token::Shortcut],
    &[Token::Mushroom],
];

/// The bag by its kinds, and how many cards are left.
pub(super) fn piles(look: &Sight<'_>) -> Vec<Pile> {
    let table = &look.view.table;
    let count = |kind: &[Token]| kind.iter().map(|token| i32::from(table.bag[*token])).sum::<i32>();
    let content = KINDS.iter().filter_map(|kind| {
        let (token, n) = (*kind.first()?, count(kind));
        let says =
            Message::new("bag-ur-kind").number("n", i64::from(n)).name("token", key("token", token.id()));
        (n > 0).then(|| Glyph::new(signs::token(token), look.say(says)).with(n))
    });
    let left = Token::ALL.into_iter().take(Token::BAG_KINDS).map(|token| u32::from(table.bag[token])).sum();
    let bag = Pile {
        id: ids::BAG.to_owned(),
        name: Words::new("pile-ur-bag"),
        icon: Some("swap-bag".to_owned()),
        count: Some(left),
        content: content.collect(),
        ..Pile::default()
    };
    let monsters = look.game.content.monsters.iter();
    let monsters = Pile {
        id: ids::MONSTERS.to_owned(),
        name: Words::new("pile-ur-monsters"),
        icon: Some("monster-grasp".to_owned()),
        count: Some(monsters.map(|(id, _)| u32::from(table.monsters.count(id))).sum()),
        ..Pile::default()
    };
    vec![bag, monsters]
}
