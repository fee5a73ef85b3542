//! Urto on the table: the cave as a map of spaces, a sheet for each hero, and its hand: open to its owner, a number to everybody else.

use crate::board::{Board, Graph, GraphStyle, Ground, Piece, PieceKind, Space, SpaceState};
use crate::card::{Card, Face};
use crate::picture::{OutcomePage, Picture, ScoreRow};
use crate::scene::{Look, Scene};
use crate::sheet::{Hand, Sheet, Track};
use crate::words::Words;
use undercroft_kernel::{Id, Message};
use urto::Urto;
use urto::content::{Divine, SpaceId, Token};
use urto::message::key;
use urto::rules::{hero, reaction, score};
use urto::state::{self, Fate, Held, Player};

/// What a part of the picture is drawn from.
type Sight<'a> = Look<'a, Urto>;

/// The scene of Urto.
pub(crate) struct Cave;

impl Scene<Urto> for Cave {
    fn draw(&self, look: &Sight<'_>, picture: &mut Picture) {
        let table = &look.view.table;
        picture.title =
            vec![look.say(Message::new("board-ur-round").number("round", i64::from(table.round)))];
        for (who, seat) in look.game.everybody().iter().zip(&mut picture.seats) {
            let sheet = table.heroes[who].sheet;
            seat.name = Some(look.game.hero_key(sheet));
            seat.badge = Some(look.game.content.heroes[sheet].id.clone());
        }
        picture.boards = vec![cave(look)];
        picture.sheets = look.game.everybody().iter().map(|who| sheet(look, who)).collect();
    }

    /// Who has still to answer in a window would tell who has answered already, and how quickly.
    fn names_the_waiting(&self, look: &Sight<'_>) -> bool {
        let table = &look.view.table;
        let is_window = table.asked.iter().any(|who| reaction::reaction(table, who).is_some());
        table.asked.len() < 2 && !is_window
    }

    fn score(&self, look: &Sight<'_>, page: &mut OutcomePage) {
        let table = &look.view.table;
        let columns = [
            "track-ur-life",
            "track-ur-mana",
            "score-ur-tokens",
            "score-ur-monsters",
            "score-ur-artefacts",
            "score-ur-total",
        ];
        page.columns = columns.into_iter().map(Words::new).collect();
        let arrived = look.game.everybody().iter().filter(|who| table.heroes[*who].fate == Fate::Arrived);
        let row = |who: Player| {
            let score = score::of(look.game, table, who);
            let parts =
                [score.life, score.mana, score.tokens, score.monsters, score.artefacts, score.total()];
            ScoreRow {
                name: Words::new(look.game.hero_key(table.heroes[who].sheet)),
                seat: Some(who.0),
                cells: parts.map(i32::from).to_vec(),
            }
        };
        page.rows = arrived.map(row).collect();
    }
}

/// The cave, the summit on top.
fn cave(look: &Sight<'_>) -> Board {
    let (game, table) = (look.game, &look.view.table);
    let spaces = &game.content.board.spaces;
    let top = spaces.iter().map(|(_, space)| space.row).max().unwrap_or_default();
    let mut drawn: Vec<Space> = spaces.iter().map(|(id, _)| space(look, id, top)).collect();
    drawn.sort_by_key(|space| (space.y, space.x));
    let standing = game.everybody().iter().filter(|who| table.heroes[*who].fate != Fate::Dead);
    let piece = |who: Player| Piece {
        id: format!("hero-{}", who.0 + 1),
        at: space_id(look, table.heroes[who].space),
        kind: PieceKind::Hero,
        name: Words::new(game.hero_key(table.heroes[who].sheet)),
        label: format!("{}", who.0 + 1),
        icon: None,
        seat: Some(who.0),
        badge: Some(game.content.heroes[table.heroes[who].sheet].id.clone()),
        signs: Vec::new(),
        tracks: Vec::new(),
        size: None,
        facing: None,
        tips: Vec::new(),
    };
    Board {
        id: "cave".to_owned(),
        title: Words::new("board-ur-cave"),
        ground: Ground::Graph(Graph { style: GraphStyle::Hexes, spaces: drawn, links: Vec::new() }),
        pieces: standing.map(piece).collect(),
        marks: Vec::new(),
    }
}

fn space_id(look: &Sight<'_>, space: SpaceId) -> String {
    look.game.content.board.spaces[space].id.clone()
}

fn space(look: &Sight<'_>, id: SpaceId, top: u8) -> Space {
    let (game, table) = (look.game, &look.view.table);
    let on_paper = &game.content.board.spaces[id];
    let same_row = game.content.board.spaces.iter().filter(|(_, other)| other.row == on_paper.row);
    let row: Vec<SpaceId> = same_row.map(|(other, _)| other).collect();
    let place = row.iter().position(|other| *other == id).unwrap_or_default();
    let mushrooms = table.mushrooms[id];
    let ground = table.ground[id];
    let mut tips = Vec::new();
    if mushrooms > 0 {
        tips.push(look.say(Message::new("board-ur-mushrooms").number("n", i64::from(mushrooms))));
    }
    let mark = if mushrooms > 0 { "!" } else { "" };
    Space {
        id: on_paper.id.clone(),
        x: (place as i32) * 2 - row.len() as i32,
        y: i32::from(top) - i32::from(on_paper.row),
        state: match ground {
            state::Ground::Out => SpaceState::Out,
            state::Ground::Dark => SpaceState::Unknown,
            _ => SpaceState::Known,
        },
        label: format!("{}{mark}", on_paper.id),
        name: lies(ground).map(Words::new),
        card: None,
        signs: Vec::new(),
        tips,
    }
}

/// The name of what lies on a space.
fn lies(ground: state::Ground) -> Option<String> {
    let token = |token: Token| Some(key("token", token.id()));
    match ground {
        state::Ground::Torch => token(Token::Torch),
        state::Ground::Event => token(Token::TorchEvent),
        state::Ground::Fountain => token(Token::TorchFountain),
        state::Ground::Shortcut => token(Token::Shortcut),
        state::Ground::Nest => token(Token::Monster),
        state::Ground::Alpha => Some("token-alpha".to_owned()),
        state::Ground::Cache => Some("token-artefact".to_owned()),
        state::Ground::Stele(Divine::Hammer) => Some("artefact-hammer".to_owned()),
        state::Ground::Stele(Divine::Trumpets) => Some("artefact-trumpets".to_owned()),
        state::Ground::Stele(Divine::Scythe) => Some("artefact-scythe".to_owned()),
        state::Ground::Out | state::Ground::Dark | state::Ground::Bare | state::Ground::Urto => None,
    }
}

fn sheet(look: &Sight<'_>, who: Player) -> Sheet {
    let (game, table) = (look.game, &look.view.table);
    let one = &table.heroes[who];
    let most = hero::sheet(game, table, who);
    let track = |name: &str, value: u32, max: Option<u32>| Track {
        id: format!("{name}-{}", who.0 + 1),
        name: Words::new(name),
        value,
        max,
        ..Track::default()
    };
    let mut notes = vec![
        look.say(
            Message::new(match one.fate {
                Fate::InCave => "sheet-ur-cave",
                Fate::Arrived => "sheet-ur-arrived",
                Fate::Dead => "sheet-ur-dead",
            })
            .name("space", game.space_key(one.space))
            .number("die", if one.large_die { 8 } else { 6 }),
        ),
    ];
    if one.attack + one.defence + one.blook > 0 {
        let tokens = Message::new("sheet-ur-tokens")
            .number("attack", i64::from(one.attack))
            .number("defence", i64::from(one.defence))
            .number("traps", i64::from(one.blook));
        notes.push(look.say(tokens));
    }
    Sheet {
        id: format!("sheet-{}", who.0 + 1),
        seat: Some(who.0),
        title: Words::new(game.hero_key(one.sheet)),
        tracks: vec![
            track("track-ur-life", u32::from(one.life), Some(u32::from(most.life))),
            track("track-ur-mana", u32::from(one.mana), Some(u32::from(most.mana))),
            track("track-ur-renown", u32::from(one.renown), None),
        ],
        hand: Some(hand(look, who)),
        notes,
        ..Sheet::default()
    }
}

/// The cards of a hero: open ones by name, hidden ones by name to their owner and face down to the others.
fn hand(look: &Sight<'_>, who: Player) -> Hand {
    let held = &look.view.table.heroes[who].hand;
    let card = |(at, held): (usize, &Held)| match held.card {
        Some(card) => Card {
            id: format!("card-{}-{}", who.0 + 1, card.index()),
            face: if held.open { Face::Up } else { Face::Known },
            kind: "artefact".to_owned(),
            name: Some(Words::new(look.game.artefact_key(card))),
            ..Card::default()
        },
        None => {
            Card { id: format!("back-{}-{at}", who.0 + 1), kind: "artefact".to_owned(), ..Card::default() }
        }
    };
    Hand {
        id: format!("hand-{}", who.0 + 1),
        name: Words::new("sheet-ur-hand"),
        count: held.len() as u32,
        cards: held.iter().enumerate().map(card).collect(),
        secret: held.iter().any(|held| !held.open),
    }
}
