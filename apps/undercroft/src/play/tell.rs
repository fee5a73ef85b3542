//! A picture in words, line by line. What has not changed is not said again.

mod boards;
mod tiles;

use super::screen::Screen;
use undercroft_kernel::{Arg, Message};
use undercroft_table::{Die, Fight, Glyph, OutcomePage, Picture, Pile, Row, Sheet, Side, Total, Track};

/// How many characters of a sheet stand on one line, whatever they are.
const SHORT: usize = 260;

impl Screen {
    /// Tells what has changed since the last time.
    pub fn show_changes(&mut self, picture: Picture) {
        self.viewer = picture.viewer;
        if picture.goal != self.shown.goal
            && let Some(goal) = &picture.goal
        {
            let says: Vec<String> = [Some(&goal.says), goal.note.as_ref()]
                .into_iter()
                .flatten()
                .map(|words| self.words(words))
                .map(|text| format!("{text}{}", full_stop(&text)))
                .collect();
            self.print(&self.group(&self.texts.text("term-goal", &[]), &says.join(" ")));
        }
        for board in &picture.boards {
            let known = self.shown.boards.iter().find(|known| known.id == board.id);
            if known != Some(board) {
                self.board(board, known);
            }
        }
        for sheet in &picture.sheets {
            let known = self.shown.sheets.iter().find(|known| known.id == sheet.id);
            self.sheet(sheet, known);
        }
        if picture.piles != self.shown.piles {
            self.piles(&picture.piles);
        }
        if picture.fight != self.shown.fight
            && let Some(fight) = &picture.fight
        {
            self.fight(fight);
        }
        // Dice that only lie there from an earlier roll have been told.
        let lie =
            |dice: &[Die]| dice.iter().map(|die| Die { past: false, ..die.clone() }).collect::<Vec<_>>();
        if lie(&picture.dice) != lie(&self.shown.dice) {
            self.dice(&picture.dice);
        }
        self.shown = picture;
    }

    /// Tells everything.
    pub fn show_all(&mut self, picture: Picture) {
        self.shown = Picture::default();
        self.show_changes(picture);
    }

    /// The last page, row by row.
    pub fn outcome(&self, page: &OutcomePage) {
        self.print(&self.words(&page.says));
        for row in &page.rows {
            let cells = page.columns.iter().zip(&row.cells).map(|(column, cell)| {
                let name = self.words(&column.says);
                self.texts.text(
                    "sheet-number",
                    &[("name", Arg::Word(name)), ("value", Arg::Number((*cell).into()))],
                )
            });
            let cells = match &row.out {
                Some(why) => self.words(why),
                None => self.texts.join(&cells.collect::<Vec<_>>()),
            };
            self.print(&format!("{}.", self.group(&self.words(&row.name), &cells)));
        }
    }

    /// A sheet that has changed: a short one as a whole, of a long one what has changed.
    fn sheet(&self, sheet: &Sheet, known: Option<&Sheet>) {
        let (head, mut lines) = (self.sheet_head(sheet), self.sheet_lines(sheet));
        let before = known.map(|known| (self.sheet_head(known), self.sheet_lines(known)));
        if before.as_ref().is_some_and(|(known, same)| *known == head && *same == lines) {
            return;
        }
        self.print(&head);
        if lines.iter().map(|line| line.chars().count()).sum::<usize>() <= SHORT {
            if !lines.is_empty() {
                let lines: Vec<&str> = lines.iter().map(|line| line.trim_end_matches('.')).collect();
                self.print(&format!("  {}.", lines.join(". ")));
            }
            return;
        }
        lines.retain(|line| before.as_ref().is_none_or(|(_, known)| !known.contains(line)));
        lines.iter().for_each(|line| self.print(&format!("  {line}{}", full_stop(line))));
    }

    /// The first line of a sheet: whose it is, and its numbers.
    fn sheet_head(&self, sheet: &Sheet) -> String {
        let tracks: Vec<String> = sheet.tracks.iter().map(|track| self.track(track)).collect();
        let title = self.words(&sheet.title);
        if tracks.is_empty() { format!("{title}.") } else { self.group(&title, &tracks.join(", ")) + "." }
    }

    /// Everything else that is written on it.
    fn sheet_lines(&self, sheet: &Sheet) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        // A dot that parts two things is seen and not heard.
        lines.extend(sheet.subtitle.as_ref().map(|subtitle| self.words(subtitle).replace(" · ", ", ")));
        lines.extend(sheet.signs.iter().map(|sign| self.words(&sign.says)));
        for group in &sheet.groups {
            let items: Vec<String> = group.items.iter().map(|item| self.item(item)).collect();
            let note = group.note.as_ref().map(|note| self.words(note));
            lines.push(match (items.is_empty(), note) {
                (true, Some(note)) => note,
                (true, None) => continue,
                (false, None) => self.group(&self.words(&group.name), &self.texts.join(&items)),
                (false, Some(note)) => {
                    self.group(&self.words(&group.name), &format!("{} ({note})", self.texts.join(&items)))
                }
            });
        }
        let ails: Vec<String> =
            sheet.conditions.iter().filter(|condition| condition.on).map(|it| self.words(&it.name)).collect();
        if !ails.is_empty() {
            let ails = Arg::Word(self.texts.list(&ails));
            lines.push(self.texts.text("sheet-conditions", &[("conditions", ails)]));
        }
        if let Some(hand) = &sheet.hand {
            let cards: Vec<String> = hand
                .cards
                .iter()
                .filter_map(|card| card.name.as_ref())
                .map(|name| self.words(name))
                .collect();
            let count = Arg::Number(i64::from(hand.count));
            let args = [("name", Arg::Word(self.words(&hand.name))), ("count", count)];
            let total = self.texts.text("sheet-hand", &args);
            lines.push(if cards.is_empty() { total } else { self.group(&total, &self.texts.join(&cards)) });
        }
        lines.extend(sheet.notes.iter().map(|note| self.words(note)));
        lines
    }

    fn item(&self, item: &undercroft_table::Item) -> String {
        let name = self.words(&item.name);
        match (&item.note, item.figure) {
            (Some(note), _) => format!("{name} ({})", self.words(note)),
            (None, Some(figure)) => format!("{name} {figure}"),
            (None, None) => name,
        }
    }

    pub(super) fn group(&self, name: &str, items: &str) -> String {
        let args = [("name", Arg::Word(name.to_owned())), ("items", Arg::Word(items.to_owned()))];
        self.texts.text("sheet-group", &args)
    }

    fn track(&self, track: &Track) -> String {
        let name = self.words(&track.name);
        let value = i64::from(track.value);
        let message = match track.max {
            Some(max) => Message::new("sheet-track").number("max", i64::from(max)),
            None => Message::new("sheet-number"),
        };
        self.speak(&message.word("name", name).number("value", value))
    }

    fn piles(&self, piles: &[Pile]) {
        let pile = |pile: &Pile| {
            let content: Vec<String> = pile
                .content
                .iter()
                .map(|sign| match sign.figure {
                    Some(figure) => format!("{figure} {}", self.words(&sign.says)),
                    None => self.words(&sign.says),
                })
                .collect();
            let name = self.words(&pile.name);
            let counted = pile.count.map(|count| {
                let args = [("name", Arg::Word(name.clone())), ("value", Arg::Number(i64::from(count)))];
                self.texts.text("sheet-number", &args)
            });
            let counted = counted.unwrap_or(name);
            if content.is_empty() { counted } else { format!("{counted} ({})", self.texts.join(&content)) }
        };
        let piles: Vec<String> = piles.iter().map(pile).collect();
        if !piles.is_empty() {
            self.print(&format!("{}.", piles.join(". ")));
        }
    }

    fn fight(&self, fight: &Fight) {
        for side in fight.sides.iter().filter(|side| !side.tracks.is_empty()) {
            self.side(side);
            // What each result of its die does is told when it is met.
            let known = self.shown.fight.iter().flat_map(|fight| &fight.sides);
            if !known.clone().any(|known| known.id == side.id && known.name == side.name) {
                side.rows.iter().for_each(|row| self.print(&format!("  {}.", self.row(row))));
            }
        }
        for line in &fight.forecast {
            self.print(&format!("  {}", self.words(line)));
        }
    }

    /// A row of a table: which result of the die, and what it does.
    fn row(&self, row: &Row) -> String {
        let way = |way: &Vec<Glyph>| {
            let says: Vec<String> = way.iter().map(|glyph| self.words(&glyph.says)).collect();
            self.texts.join(&says)
        };
        let ways: Vec<String> = row.sides.iter().flatten().map(way).collect();
        self.group(&row.key, ways.join("; ").trim_end_matches('.'))
    }

    fn side(&self, side: &Side) {
        let numbers = side.tracks.iter().map(|track| self.track(track));
        let facts = side.facts.iter().map(|fact| self.words(&fact.says));
        let total = side.total.as_ref().map(sum);
        let numbers = self.texts.join(&numbers.chain(facts).chain(total).collect::<Vec<_>>());
        let notes: Vec<String> = side.notes.iter().map(|note| self.words(note)).collect();
        let name = self.words(&side.name);
        let title = match &side.subtitle {
            Some(subtitle) => format!("{name} ({})", self.words(subtitle)),
            None => name,
        };
        self.print(format!("{}. {}", self.group(&title, &numbers), notes.join(" ")).trim_end());
    }

    fn dice(&self, dice: &[Die]) {
        let die = |die: &Die| {
            let face = match (die.face, &die.sign) {
                (Some(face), _) => format!(" {face}"),
                _ => String::new(),
            };
            let worth =
                die.worth.map(|worth| self.texts.text("dice-worth", &[("worth", Arg::Number(worth.into()))]));
            let says = die.says.as_ref().map(|says| self.words(says));
            let notes: Vec<String> = worth.into_iter().chain(says).collect();
            let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
            format!("{}{face}{notes}", self.words(&die.name))
        };
        let dice: Vec<String> = dice.iter().map(die).collect();
        if !dice.is_empty() {
            self.print(&format!("{}.", self.texts.join(&dice)));
        }
    }
}

/// The dot at the end of a line that has none.
fn full_stop(line: &str) -> &'static str {
    if line.ends_with(['.', '!', '?', '…']) { "" } else { "." }
}

/// What a roll comes to: the parts, where there are several, and their sum.
fn sum(total: &Total) -> String {
    let terms: Vec<String> = total.terms.iter().filter_map(|term| Some(term.figure?.to_string())).collect();
    if terms.len() > 1 { format!("{} = {}", terms.join(" + "), total.value) } else { total.value.to_string() }
}
