//! What can be pointed at in a picture: where it is, what lies there, and everything that is known of it.

use crate::board::{card_lines, glyphs, row_text};
use crate::speech::{Speech, folded};
use undercroft_kernel::Arg;
use undercroft_table::{
    Board, Card, Condition, Die, Face, Ground, Item, Picture, Piece, PieceKind, Pile, Sheet, Side, Space,
    TextKey, ThingId, Track, Words,
};

/// Everything that is known of a thing, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Details {
    pub title: String,
    pub subtitle: String,
    /// Lines, and whether they count now.
    pub lines: Vec<(String, bool)>,
    pub rules: Vec<TextKey>,
}

fn places(board: &Board) -> Vec<&str> {
    match &board.ground {
        Ground::Grid(grid) => grid.cells.iter().map(|cell| cell.id.as_str()).collect(),
        Ground::Graph(graph) => graph.spaces.iter().map(|space| space.id.as_str()).collect(),
        Ground::Tiles(_) => Vec::new(),
    }
}

fn is_place_of(board: &Board, thing: &str) -> bool {
    match &board.ground {
        Ground::Tiles(tiles) => tiles.place(thing).is_some(),
        _ => places(board).contains(&thing),
    }
}

/// Whether a thing is a place of the main board.
pub(crate) fn is_place(picture: &Picture, thing: &str) -> bool {
    picture.boards.first().is_some_and(|board| is_place_of(board, thing))
}

/// The card on a place.
fn card_at<'p>(board: &'p Board, place: &str) -> Option<&'p Card> {
    match &board.ground {
        Ground::Grid(grid) => grid.cells.iter().find(|cell| cell.id == place)?.card.as_deref(),
        Ground::Graph(graph) => graph.spaces.iter().find(|space| space.id == place)?.card.as_ref(),
        Ground::Tiles(_) => None,
    }
}

/// The place of the main board on which a thing is.
pub(crate) fn place_of(picture: &Picture, thing: &str) -> Option<ThingId> {
    let board = picture.boards.first()?;
    if is_place_of(board, thing) {
        return Some(thing.to_owned());
    }
    if let Some(piece) = board.pieces.iter().find(|piece| piece.id == thing) {
        return Some(piece.at.clone());
    }
    let lies = |place: &&&str| card_at(board, place).is_some_and(|card| card.id == thing);
    places(board).iter().find(lies).map(|place| (*place).to_owned())
}

/// The things on a place of the main board, what stands on top first, and the place itself.
pub(crate) fn at(picture: &Picture, place: &str) -> Vec<ThingId> {
    let Some(board) = picture.boards.first() else { return Vec::new() };
    let mut things: Vec<ThingId> = vec![place.to_owned()];
    let pieces = board.pieces.iter().filter(|piece| piece.at == place);
    let (figures, others): (Vec<&Piece>, Vec<&Piece>) =
        pieces.partition(|piece| matches!(piece.kind, PieceKind::Hero | PieceKind::Foe | PieceKind::Guest));
    things.extend(figures.into_iter().chain(others).map(|piece| piece.id.clone()));
    things.extend(card_at(board, place).map(|card| card.id.clone()));
    things
}

/// Where pointing begins: the viewer's own figure, anybody's, or the first place.
pub(crate) fn first_place(picture: &Picture) -> Option<ThingId> {
    let board = picture.boards.first()?;
    let acts = board.pieces.iter().find(|piece| picture.turn.acts.contains(&piece.id));
    let own = || board.pieces.iter().find(|piece| piece.seat.is_some() && piece.seat == picture.viewer);
    let piece = acts.or_else(own).or_else(|| board.pieces.first());
    piece.map(|piece| piece.at.clone()).or_else(|| places(board).first().map(|place| (*place).to_owned()))
}

/// What the match is played for, as something to look at.
const GOAL: &str = "goal";

/// Everything worth a page of its own, in the order in which it is shown.
#[must_use]
pub fn all(picture: &Picture) -> Vec<ThingId> {
    let mut things = Vec::new();
    things.extend(picture.goal.as_ref().map(|_| GOAL.to_owned()));
    for side in picture.fight.iter().flat_map(|fight| &fight.sides) {
        things.push(side.id.clone());
    }
    for board in &picture.boards {
        let open = places(board).into_iter().filter(|place| {
            let space = space(board, place);
            card_at(board, place).is_some_and(|card| card.face != Face::Down)
                || space.is_some_and(|space| space.name.is_some() && !space.tips.is_empty())
        });
        if !matches!(&board.ground, Ground::Graph(graph) if graph.style == undercroft_table::GraphStyle::Track)
        {
            things.extend(open.map(str::to_owned));
        }
        // Of a marker nothing is known but where it lies.
        let is_told =
            |piece: &&Piece| !(piece.tips.is_empty() && piece.tracks.is_empty() && piece.signs.is_empty());
        things.extend(board.pieces.iter().filter(is_told).map(|piece| piece.id.clone()));
    }
    for sheet in &picture.sheets {
        things.push(sheet.id.clone());
        things.extend(sheet.hand.iter().flat_map(|hand| &hand.cards).map(|card| card.id.clone()));
        things.extend(sheet.groups.iter().flat_map(|group| &group.items).map(|item| item.id.clone()));
    }
    things.extend(picture.dice.iter().map(|die| die.id.clone()));
    things.extend(picture.piles.iter().map(|pile| pile.id.clone()));
    things.extend(picture.reference.iter().map(|card| card.id.clone()));
    let mut seen = std::collections::BTreeSet::new();
    things.retain(|thing| seen.insert(thing.clone()));
    things
}

fn space<'p>(board: &'p Board, place: &str) -> Option<&'p Space> {
    match &board.ground {
        Ground::Graph(graph) => graph.spaces.iter().find(|space| space.id == place),
        _ => None,
    }
}

impl Details {
    fn line(&mut self, text: String) {
        if !text.is_empty() {
            self.lines.push((text, false));
        }
    }

    fn say(&mut self, speech: &Speech, words: &Words) {
        self.rules.extend(words.rules.iter().cloned());
        self.line(speech.words(words));
    }

    fn tips(&mut self, speech: &Speech, tips: &[Words]) {
        tips.iter().for_each(|tip| self.say(speech, tip));
    }

    fn card(&mut self, speech: &Speech, card: &Card) {
        if self.title.is_empty() {
            self.title = card.name.as_ref().map(|name| speech.words(name)).unwrap_or_default();
        }
        if card.face == Face::Down {
            self.line(speech.text("term-face-down"));
        }
        self.lines.extend(card_lines(speech, card, 200));
        self.tips(speech, &card.tips);
    }

    fn piece(&mut self, speech: &Speech, piece: &Piece) {
        self.title = speech.words(&piece.name);
        piece.signs.iter().for_each(|sign| self.say(speech, &sign.says));
        piece.tracks.iter().for_each(|track| self.track(speech, track));
        self.tips(speech, &piece.tips);
    }

    fn track(&mut self, speech: &Speech, track: &Track) {
        self.line(track_text(speech, track));
        if let Some(pending) = &track.pending {
            self.say(speech, &pending.says);
        }
        self.tips(speech, &track.tips);
    }

    fn side(&mut self, speech: &Speech, side: &Side) {
        self.title = speech.words(&side.name);
        self.subtitle = side.subtitle.as_ref().map(|words| speech.words(words)).unwrap_or_default();
        side.tracks.iter().for_each(|track| self.track(speech, track));
        self.line(glyphs(speech, &side.facts));
        for row in &side.rows {
            self.lines.push((format!("{} {}", row.key, row_text(speech, row)), row.on));
        }
        self.tips(speech, &side.notes);
    }

    fn sheet(&mut self, speech: &Speech, sheet: &Sheet) {
        self.title = speech.words(&sheet.title);
        self.subtitle = sheet.subtitle.as_ref().map(|words| speech.words(words)).unwrap_or_default();
        sheet.signs.iter().for_each(|sign| self.say(speech, &sign.says));
        sheet.tracks.iter().for_each(|track| self.track(speech, track));
        for group in &sheet.groups {
            let items: Vec<String> = group.items.iter().map(|item| item_text(speech, item)).collect();
            let note = group.note.as_ref().map(|note| speech.words(note));
            let items = speech.texts.join(&items.into_iter().chain(note).collect::<Vec<_>>());
            self.line(named(speech, &speech.words(&group.name), &items));
        }
        let on = sheet.conditions.iter().filter(|condition| condition.on);
        on.for_each(|condition| self.condition(speech, condition));
        for card in sheet.hand.iter().flat_map(|hand| &hand.cards) {
            self.line(card.name.as_ref().map(|name| speech.words(name)).unwrap_or_default());
            self.lines.extend(card_lines(speech, card, 200));
        }
        self.tips(speech, &sheet.notes);
    }

    fn condition(&mut self, speech: &Speech, condition: &Condition) {
        self.line(speech.words(&condition.name));
        self.tips(speech, &condition.tips);
    }

    fn item(&mut self, speech: &Speech, item: &Item) {
        self.title = item_text(speech, item);
        self.tips(speech, &item.tips);
    }

    fn die(&mut self, speech: &Speech, die: &Die) {
        let face = die.face.map(|face| format!(" {face}")).unwrap_or_default();
        self.title = format!("{}{face}", speech.words(&die.name));
        die.says.iter().for_each(|says| self.say(speech, says));
        self.tips(speech, &die.tips);
    }

    fn pile(&mut self, speech: &Speech, pile: &Pile) {
        let count = pile.count.map(|count| format!(" {count}")).unwrap_or_default();
        self.title = format!("{}{count}", speech.words(&pile.name));
        for sign in &pile.content {
            let figure = sign.figure.map(|figure| format!("{figure} ")).unwrap_or_default();
            self.line(format!("{figure}{}", speech.words(&sign.says)));
        }
        if let Some(top) = &pile.top {
            self.card(speech, top);
        }
        self.tips(speech, &pile.tips);
    }
}

/// A number with its name: `HP 11 of 20`.
pub(crate) fn track_text(speech: &Speech, track: &Track) -> String {
    let name = Arg::Word(speech.words(&track.name));
    let value = Arg::Number(i64::from(track.value));
    folded(&match track.max {
        Some(max) => {
            let max = Arg::Number(i64::from(max));
            speech.texts.text("sheet-track", &[("name", name), ("value", value), ("max", max)])
        }
        None => speech.texts.text("sheet-number", &[("name", name), ("value", value)]),
    })
}

/// An item with what stands beside it.
pub(crate) fn item_text(speech: &Speech, item: &Item) -> String {
    let name = speech.words(&item.name);
    match (&item.note, item.figure) {
        (Some(note), _) => format!("{name} ({})", speech.words(note)),
        (None, Some(figure)) => format!("{name} {figure}"),
        (None, None) => name,
    }
}

fn named(speech: &Speech, name: &str, items: &str) -> String {
    if items.is_empty() {
        String::new()
    } else {
        speech.with("sheet-group", &[("name", name), ("items", items)])
    }
}

/// What is known of a thing; nothing for one that is not in the picture.
#[must_use]
pub fn details(picture: &Picture, thing: &str, speech: &Speech) -> Option<Details> {
    let mut details = Details::default();
    if let Some(goal) = picture.goal.as_ref().filter(|_| thing == GOAL) {
        details.title = speech.text("term-goal");
        details.say(speech, &goal.says);
        details.tips(speech, goal.note.as_slice());
    } else if let Some(side) =
        picture.fight.iter().flat_map(|fight| &fight.sides).find(|side| side.id == thing)
    {
        details.side(speech, side);
    } else if let Some(piece) =
        picture.boards.iter().flat_map(|board| &board.pieces).find(|piece| piece.id == thing)
    {
        details.piece(speech, piece);
    } else if let Some(sheet) = picture.sheets.iter().find(|sheet| sheet.id == thing) {
        details.sheet(speech, sheet);
    } else if let Some(die) = picture.dice.iter().find(|die| die.id == thing) {
        details.die(speech, die);
    } else if let Some(pile) = picture.piles.iter().find(|pile| pile.id == thing) {
        details.pile(speech, pile);
    } else if let Some(item) = items(picture).find(|item| item.id == thing) {
        details.item(speech, item);
    } else if let Some(card) = hands(picture).chain(&picture.reference).find(|card| card.id == thing) {
        details.card(speech, card);
    } else {
        place(picture, thing, speech, &mut details)?;
    }
    details.rules.sort();
    details.rules.dedup();
    Some(details).filter(|details| !details.title.is_empty() || !details.lines.is_empty())
}

fn items(picture: &Picture) -> impl Iterator<Item = &Item> {
    picture.sheets.iter().flat_map(|sheet| &sheet.groups).flat_map(|group| &group.items)
}

fn hands(picture: &Picture) -> impl Iterator<Item = &Card> {
    picture.sheets.iter().filter_map(|sheet| sheet.hand.as_ref()).flat_map(|hand| &hand.cards)
}

/// A place, or the card that lies there.
fn place(picture: &Picture, thing: &str, speech: &Speech, details: &mut Details) -> Option<()> {
    for board in &picture.boards {
        if let Ground::Tiles(tiles) = &board.ground
            && let Some((x, y)) = tiles.place(thing)
        {
            let sign = tiles.squares.get(y).and_then(|row| row.chars().nth(x))?;
            let terrain = tiles.legend.iter().find(|terrain| terrain.id.starts_with(sign));
            details.title =
                terrain.map_or_else(|| speech.text("term-unknown"), |known| speech.words(&known.name));
            details.subtitle = thing.to_owned();
            for piece in board.pieces.iter().filter(|piece| piece.at == thing) {
                details.line(speech.words(&piece.name));
                piece.tracks.iter().for_each(|track| details.track(speech, track));
                details.tips(speech, &piece.tips);
            }
            return Some(());
        }
        let is_here =
            |place: &&str| *place == thing || card_at(board, place).is_some_and(|card| card.id == thing);
        let Some(at) = places(board).into_iter().find(is_here) else { continue };
        if let Ground::Grid(grid) = &board.ground
            && let Some(cell) = grid.cells.iter().find(|cell| cell.id == at)
        {
            details.title = cell.name.as_ref().map(|name| speech.words(name)).unwrap_or_default();
            details.tips(speech, &cell.tips);
            details.lines.extend(cell.under.iter().map(|under| (speech.words(&under.says), false)));
        }
        if let Some(space) = space(board, at) {
            details.title = space.name.as_ref().map(|name| speech.words(name)).unwrap_or_default();
            details.tips(speech, &space.tips);
            space.signs.iter().for_each(|sign| details.say(speech, &sign.says));
        }
        if let Some(card) = card_at(board, at) {
            details.card(speech, card);
        }
        for piece in board.pieces.iter().filter(|piece| piece.at == at) {
            details.line(speech.words(&piece.name));
        }
        return Some(());
    }
    None
}
