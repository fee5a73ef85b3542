//! The cave, the summit on top, with its walls, mushrooms, traps and heroes; the bag and the piles beside it.

use super::{Sight, ids, signs};
use crate::board::{Board, Graph, GraphStyle, Ground, Link, LinkKind, Piece, PieceKind, Space, SpaceState};
use crate::card::{Card, Face, Glyph};
use crate::shared::SharedList;
use crate::sheet::Pile;
use crate::words::Words;
use undercroft_kernel::{Id, Message};
use urto::content::{Divine, Role, SpaceId, Token};
use urto::message::key;
use urto::rules::artifact;
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
            spaces: drawn.into(),
            links: walls(look).into(),
            rows: SharedList::default(),
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
    let in_play = |id: SpaceId| signs::lying(look, id) != state::Ground::Out;
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
    let on_paper = &look.game.content.board.spaces[id];
    let ground = signs::lying(look, id);
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
    let mark = if obstacles.is_empty() { "" } else { "!" };
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
    // The Scythe lies on the last space until somebody has arrived.
    let scythe = id == look.game.content.board.urto && look.view.table.scythe == state::Scythe::Waiting;
    let lies = if scythe { Some(look.game.weapon_key(Divine::Scythe)) } else { lies };
    let has_text = |name: &String| name.starts_with("token-") || name.starts_with("artefact-");
    let text = lies.filter(has_text).map(|name| Words::new(format!("{name}.text")));
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

/// The bag by its kinds, the cards of the Alpha, and how many cards are left in the other piles.
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
    let cards = |id: &str, name: &'static str, icon: &str, count: u32| Pile {
        id: id.to_owned(),
        name: Words::new(name),
        icon: Some(icon.to_owned()),
        count: Some(count),
        ..Pile::default()
    };
    let events = look.game.tables.events.minus(table.event_discards).len();
    vec![
        bag,
        cards(ids::MONSTERS, "pile-ur-monsters", "monster-grasp", table.monsters.len()),
        alpha(look),
        cards(ids::ARTEFACTS, "pile-ur-artefacts", signs::ARTEFACT, artifact::left(look.game, table)),
        cards(ids::EVENTS, "pile-ur-events", "scroll-unfurled", events),
    ]
}

/// UR-SETUP-14: The cards of the Alpha lie face up beside the board: how many lives it has left, and what each of them is.
fn alpha(look: &Sight<'_>) -> Pile {
    let content = &look.game.content;
    let card = &content.monsters[content.alpha];
    let sign = |icon: &'static str, key: &'static str, n: u8| {
        Glyph::new(icon, look.say(Message::new(key).number("n", n))).with(n)
    };
    Pile {
        id: ids::ALPHA.to_owned(),
        name: Words::new("pile-ur-alpha"),
        icon: card.icon.clone(),
        count: Some(u32::from(look.view.table.alphas)),
        content: vec![
            sign("crossed-swords", "alpha-ur-attack", card.attack),
            sign(signs::LIFE, "alpha-ur-life", card.life),
            sign(signs::RENOWN, "alpha-ur-worth", card.pr),
        ],
        ..Pile::default()
    }
}
