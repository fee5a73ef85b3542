//! The screen of a table: bar, board and panels, question and choices, log, keys. What there is no room for is left out: first rule numbers, then the older log,
//! the legend and other sheets; never the question and its choices.

mod asked;
mod fight;
mod sheets;

use crate::app::{App, Focus, Hit, Key};
use crate::board::{self, Sight, track_rows};
use crate::canvas::Canvas;
use crate::look::{Look, Role};
use crate::pages::Page;
use crate::speech::{Speech, cut, width, wrapped};
use crate::things;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use undercroft_kernel::Message;
use undercroft_table::{GraphStyle, Ground, Picture, SharedLine};

/// The smallest screen on which a board is drawn.
const BOARD: (u16, u16) = (80, 24);
/// The smallest screen on which anything is asked.
const SMALLEST: (u16, u16) = (40, 10);

/// How many rows of a small screen question, choices and log take below a map.
const BELOW_MAP: u16 = 7;

/// How the parts stand beside the main board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// Sheet, board, fight and log in three columns.
    Beside,
    /// The board over the whole width, sheets in a strip below.
    Below,
    /// The board and one column.
    Right,
}

impl App {
    /// Draws the table into a buffer of any size.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let look = self.look.clone();
        let mut hits = Vec::new();
        let mut canvas = Canvas::new(buffer, &look);
        canvas.clear();
        if canvas.wide() < SMALLEST.0 || canvas.high() < SMALLEST.1 {
            let larger = self.host.speech().text("term-larger");
            let columns = usize::from(canvas.wide());
            canvas.paragraph(0, 0, columns, &larger, Role::Text);
        } else if let Some(seat) = self.host.covered() {
            let speech = self.host.speech();
            let text = speech.say(&Message::new("turn-take-over").about(seat));
            let (x, y) = (i32::from(canvas.wide()) / 8, i32::from(canvas.high()) / 3);
            canvas.paragraph(x, y, usize::from(canvas.wide()) * 3 / 4, &text, Role::Key);
            if let Some(message) = &self.message {
                let columns = usize::from(canvas.wide()) * 3 / 4;
                canvas.paragraph(x, y + 4, columns, message, Role::Text);
            }
        } else if self.page == Page::Table {
            self.draw_table(&mut canvas, &mut hits);
        } else {
            self.draw_page(&mut canvas);
        }
        if self.rolling.is_some() && canvas.wide() >= SMALLEST.0 {
            self.draw_rolling(&mut canvas);
        }
        self.hits = hits;
    }

    fn sight<'a>(&'a self, picture: &'a Picture) -> Sight<'a> {
        Sight {
            picture,
            speech: self.host.speech(),
            choices: &self.choices,
            cursor: self.cursor.as_deref(),
            aiming: self.focus == Focus::Board,
            zoom: self.zoom,
        }
    }

    fn draw_table(&self, canvas: &mut Canvas<'_>, hits: &mut Vec<(Rect, Hit)>) {
        self.draw_bar(canvas);
        self.draw_middle(canvas, hits);
        self.draw_keys(canvas, hits);
    }

    fn draw_middle(&self, canvas: &mut Canvas<'_>, hits: &mut Vec<(Rect, Hit)>) {
        let (wide, high) = (canvas.wide(), canvas.high());
        let mut middle = canvas.part(0, 1, wide, high - 2);
        if wide < BOARD.0 || high < BOARD.1 {
            return self.draw_small(&mut middle, hits);
        }
        let picture = self.shown();
        let lines = asked::rows(self, wide, high);
        let plan = plan(picture);
        let beside = plan != Plan::Below && wide >= 110;
        // A log beside the board leaves the rows below it to the choices.
        // Dice that need many words do so, too: the words say what was rolled.
        let is_short = lines <= 9 || high >= 30;
        let log = match (beside, picture.dice.is_empty()) {
            (true, _) => 0,
            // A map stays as large as it is, whatever is asked: the log gives way.
            (false, true) if plan == Plan::Right && high < 30 => BELOW_MAP.saturating_sub(lines),
            (false, true) => (high / 12).max(2),
            (false, false) => u16::from(is_short),
        };
        let strip = if plan == Plan::Below { sheets::strip_rows(wide, high) } else { 0 };
        let board_rows = middle.high().saturating_sub(lines + log + strip);
        let wanted = match (plan, picture.boards.first()) {
            (Plan::Below, Some(board)) => board::wanted_rows(board, wide, board_rows),
            _ => board_rows,
        };
        let mut row = 0;
        let mut top = middle.part(0, row, wide, wanted);
        self.draw_top(&mut top, plan, hits);
        // What the signs of a map mean stands in the rule below it, or beside the map where it does not fit there.
        let mut legend = self.legend(wide);
        if plan == Plan::Right && !asked::has_room(self, wide, &legend) {
            let mut part = middle.part(0, row, wide.saturating_sub(right_column(wide)), wanted);
            if beside_map(&mut part, &legend) {
                legend.clear();
            }
        }
        // Where dice leave no row to the log, its newest line stands in the rule above them.
        if log == 0 && !beside && legend.is_empty() && !picture.dice.is_empty() {
            let newest = picture.log.iter().rev().find(|line| !line.struck && !line.quiet);
            legend.extend(newest.map(|line| self.host.speech().words(&line.says)));
        }
        row += wanted;
        if strip > 0 {
            let mut part = middle.part(0, row, wide, strip);
            sheets::strip(&mut part, picture, self.host.speech());
            row += strip;
        }
        let mut part = middle.part(0, row, wide, lines);
        asked::draw(self, &mut part, &legend, hits);
        row += lines;
        let rest = middle.high().saturating_sub(row);
        if rest > 0 {
            let mut part = middle.part(0, row, wide, rest);
            log_lines(&mut part, &picture.log, self.host.speech());
        }
    }

    /// Game, place and step.
    fn draw_bar(&self, canvas: &mut Canvas<'_>) {
        let picture = self.shown();
        let speech = self.host.speech();
        let wide = i32::from(canvas.wide());
        canvas.paint_row(0, 0, wide, Role::Bar);
        let game = speech.texts.name(&format!("game-{}", picture.game));
        let mut parts = vec!["Undercroft".to_owned(), game];
        parts.extend(picture.title.iter().map(|words| speech.words(words)));
        let moment = i64::from(picture.moment);
        let end = match &self.past {
            Some(_) => speech.counted("term-step-past", "step", moment),
            None => speech.counted("term-step", "step", moment),
        };
        let room = (wide as usize).saturating_sub(width(&end) + 4);
        let title = cut(&parts.join(" › "), room);
        canvas.text(1, 0, &title, Role::Bar);
        canvas.text(1, 0, "Undercroft", Role::Key);
        canvas.right(wide - 1, 0, &end, if self.past.is_some() { Role::Key } else { Role::Bar });
    }

    /// The keys that work now, or a message.
    fn draw_keys(&self, canvas: &mut Canvas<'_>, hits: &mut Vec<(Rect, Hit)>) {
        let speech = self.host.speech();
        let row = i32::from(canvas.high()) - 1;
        let wide = i32::from(canvas.wide());
        canvas.paint_row(row, 0, wide, Role::Bar);
        if let Some(message) = &self.message {
            // A long one stands over what is above it until the next key.
            let lines = wrapped(message, wide as usize - 2);
            for (up, line) in lines.iter().rev().take(4).enumerate() {
                let row = row - up as i32;
                canvas.text(0, row, &" ".repeat(wide as usize), Role::Bar);
                canvas.paint_row(row, 0, wide, Role::Bar);
                canvas.text(1, row, line, Role::Key);
            }
            return;
        }
        let mut keys: Vec<(&str, &str, Option<Key>)> = Vec::new();
        if self.past.is_some() {
            keys.extend([
                ("◄ ►", "term-key-step", None),
                ("b", "term-key-branch", Some(Key::Char('b'))),
                ("Esc", "term-key-now", Some(Key::Esc)),
            ]);
        } else if self.is_showing() {
            keys.extend([
                ("Space", "term-key-next", Some(Key::Char(' '))),
                ("Enter", "term-key-skip", Some(Key::Enter)),
                ("p", "term-key-pause", Some(Key::Char('p'))),
                ("+ -", "term-key-speed", None),
            ]);
        } else if !self.choices.entries().is_empty() {
            keys.push(("1-9", "term-key-choose", None));
            if wide >= 110 {
                keys.push(("Enter", "term-key-do", Some(Key::Enter)));
            }
            if self.choices.is_below() {
                keys.push(("Esc", "term-key-back", Some(Key::Esc)));
            }
            keys.push((
                "Tab",
                if self.focus == Focus::List { "term-key-board" } else { "term-key-list" },
                Some(Key::Tab),
            ));
            keys.push(("o", "term-key-odds", Some(Key::Char('o'))));
        }
        keys.extend([
            ("?", "term-key-why", Some(Key::Char('?'))),
            ("i", "term-key-inspect", Some(Key::Char('i'))),
        ]);
        if !self.choices.entries().is_empty() && self.past.is_none() {
            keys.push(("h", "term-key-hint", Some(Key::Char('h'))));
        }
        if self.shown().outcome.is_some() {
            keys.push(("v", "term-key-again", Some(Key::Char('v'))));
        }
        keys.extend([
            ("u", "term-key-undo", Some(Key::Char('u'))),
            ("l", "term-key-log", Some(Key::Char('l'))),
            ("r", "term-key-redo", Some(Key::Char('r'))),
            ("q", "term-key-leave", Some(Key::Char('q'))),
        ]);
        // Help is never dropped.
        let help = format!("F1 {}", speech.text("term-key-keys"));
        let end = wide - 2 - width(&help) as i32;
        let mut x = 1;
        for (key, meaning, press) in keys {
            let (key, meaning) = (speech.key(key), speech.text(meaning));
            let after = x + (width(&key) + width(&meaning) + 3) as i32;
            if after > end {
                break;
            }
            let from = x;
            x = canvas.text(x, row, &key, Role::Key) + 1;
            x = canvas.text(x, row, &meaning, Role::Bar) + 2;
            if let Some(press) = press {
                let (left, top) = canvas.corner();
                let area =
                    Rect { x: left + from as u16, y: top + row as u16, width: (x - from) as u16, height: 1 };
                hits.push((area, Hit::Press(press)));
            }
        }
        let after = canvas.text(end.max(1), row, "F1", Role::Key);
        canvas.text(after + 1, row, &speech.text("term-key-keys"), Role::Bar);
    }

    /// Question and choices alone, with the numbers of whoever looks.
    fn draw_small(&self, canvas: &mut Canvas<'_>, hits: &mut Vec<(Rect, Hit)>) {
        let picture = self.shown();
        let speech = self.host.speech();
        let own = sheets::own(picture);
        let columns = usize::from(canvas.wide()) - 2;
        let mut row = 0;
        if let Some(sheet) = own {
            let tracks: Vec<String> =
                sheet.tracks.iter().map(|track| things::track_text(speech, track)).collect();
            canvas.within(1, 0, columns, &tracks.join("  "), Role::Text);
            row = 1;
        }
        let (wide, high) = (canvas.wide(), canvas.high());
        let mut part = canvas.part(0, row, wide, high - row);
        asked::draw(self, &mut part, &[], hits);
    }

    fn draw_top(&self, canvas: &mut Canvas<'_>, plan: Plan, hits: &mut Vec<(Rect, Hit)>) {
        let picture = self.shown();
        let speech = self.host.speech();
        let (wide, high) = (canvas.wide(), canvas.high());
        let sight = self.sight(picture);
        let Some(main) = picture.boards.first() else { return };
        match plan {
            Plan::Below => {
                let mut part = canvas.part(0, 0, wide, high);
                board::draw(&mut part, main, &sight, hits);
                corners(&mut part, main, &sight, picture);
            }
            Plan::Right => {
                let side = right_column(wide);
                let mut part = canvas.part(0, 0, wide - side, high);
                board::draw(&mut part, main, &sight, hits);
                let mut part = canvas.part(wide - side + 1, 0, side - 1, high);
                self.draw_column(&mut part, &sight);
            }
            Plan::Beside => {
                let left = if wide >= 160 { 34 } else { 25 };
                let right = match wide {
                    160.. => wide - left - 92,
                    110..160 => 28,
                    _ => 25,
                };
                let mut part = canvas.part(0, 0, left - 1, high);
                sheets::column(&mut part, picture, speech);
                let mut part = canvas.part(left, 0, wide - left - right, high);
                board::draw(&mut part, main, &sight, hits);
                let mut part = canvas.part(wide - right + 1, 0, right - 1, high);
                self.draw_column(&mut part, &sight);
            }
        }
    }

    /// The column at the right: the fight, who acts, tracks, sheets, piles, log.
    fn draw_column(&self, canvas: &mut Canvas<'_>, sight: &Sight<'_>) {
        let picture = sight.picture;
        let speech = sight.speech;
        let (wide, high) = (canvas.wide(), canvas.high());
        let columns = usize::from(wide);
        let mut row = 0;
        let roomy = high >= 20;
        if picture.fight.is_some() {
            let rows = fight::rows(picture, speech, columns).min(if roomy { high * 2 / 3 } else { high });
            let mut part = canvas.part(0, 0, wide, rows);
            fight::panel(&mut part, picture, speech);
            row += i32::from(rows);
        }
        for sheet in picture.sheets.iter().filter(|sheet| sheet.order) {
            row = sheets::order(canvas, row, sheet, picture, sight);
        }
        if let Some(goal) = picture.goal.as_ref().filter(|_| roomy) {
            let mut lines =
                wrapped(&speech.group(&speech.text("term-goal"), &speech.words(&goal.says)), columns);
            lines.extend(goal.note.iter().flat_map(|note| wrapped(&speech.words(note), columns)));
            for line in lines.iter().take(if wide >= 40 { 4 } else { 2 }) {
                canvas.text(0, row, line, Role::Quiet);
                row += 1;
            }
            row += 1;
        }
        for board in picture.boards.iter().skip(1) {
            if let Ground::Graph(graph) = &board.ground
                && graph.style == GraphStyle::Track
                && row + 2 < i32::from(high)
            {
                canvas.within(0, row, columns, &speech.words(&board.title), Role::Key);
                row += 1;
                for line in track_rows(board, graph, speech) {
                    canvas.within(0, row, columns, &line, Role::Text);
                    row += 1;
                }
                row += i32::from(roomy);
            }
        }
        if plan(picture) == Plan::Right
            && let Some(sheet) = sheets::own(picture)
        {
            let rest = high.saturating_sub(row.max(0) as u16);
            let most = if roomy { rest * 3 / 5 } else { rest };
            let mut part = canvas.part(0, row as u16, wide, most);
            row += sheets::full(&mut part, 0, sheet, speech).min(i32::from(most));
            if high >= 40 {
                let mut part = canvas.part(0, row as u16 + 1, wide, (high / 3).min(rest - most));
                row += sheets::others(&mut part, picture, speech) + 1;
            }
        }
        // Where cards are too small to be read, the one that is pointed at is read here, before piles are counted; the log stands below.
        let readable = board::pointed_card(sight).filter(|_| !roomy && picture.fight.is_none());
        for pile in picture.piles.iter().filter(|_| picture.fight.is_none() && readable.is_none()) {
            if row + 6 < i32::from(high)
                && let Some(count) = pile.count
            {
                let text = format!("{} {count}", speech.words(&pile.name));
                canvas.within(0, row, columns, &text, Role::Quiet);
                row += 1;
            }
        }
        let legend = self.legend_of(sight);
        let rest = i32::from(high) - row;
        if let Some(card) = readable.filter(|_| rest >= 5) {
            let mut part = canvas.part(0, row as u16, wide, rest as u16);
            board::draw_card(&mut part, card, speech);
        } else if wide >= 40 && rest >= 4 {
            canvas.part(0, row as u16, wide, 1).rule(0, &speech.text("log-title"), "");
            let mut part = canvas.part(0, row as u16 + 1, wide, rest as u16 - 1);
            log_lines(&mut part, &picture.log, speech);
        } else if rest > 1 && !legend.is_empty() {
            for line in wrapped(&legend.join("  "), columns).into_iter().take(rest as usize) {
                canvas.text(0, row, &line, Role::Quiet);
                row += 1;
            }
        } else if rest >= 4 && wide >= 24 {
            canvas.part(0, row as u16, wide, 1).rule(0, &speech.text("log-title"), "");
            let mut part = canvas.part(0, row as u16 + 1, wide, rest as u16 - 1);
            log_lines(&mut part, &picture.log, speech);
        }
    }

    /// What has no place elsewhere: the signs of a map of squares, and what the letters of a strip of sheets mean.
    fn legend(&self, wide: u16) -> Vec<String> {
        match plan(self.shown()) {
            Plan::Right => self.legend_of(&self.sight(self.shown())),
            Plan::Below if wide < 110 => sheets::letters(self.shown(), self.host.speech()),
            _ => Vec::new(),
        }
    }

    pub(crate) fn legend_of(&self, sight: &Sight<'_>) -> Vec<String> {
        sight.picture.boards.first().map(|main| board::legend(main, sight)).unwrap_or_default()
    }

    fn draw_rolling(&self, canvas: &mut Canvas<'_>) {
        let Some(rolling) = &self.rolling else { return };
        let speech = self.host.speech();
        let (die, count) = (rolling.wanted.die.as_str(), i64::from(rolling.wanted.count));
        let game = &self.picture.game;
        let word = die.replace('_', "-");
        let keys = [format!("die-{game}-{word}"), format!("die-{word}")];
        let known = keys.iter().find(|key| speech.texts.has(key));
        let name = known.map_or_else(|| die.to_owned(), |key| speech.texts.name(key));
        let ask = Message::new("play-rolls-ask").word("die", die).word("name", name).number("count", count);
        let ask = speech.say(&ask);
        let (wide, high) = (canvas.wide(), canvas.high());
        let mut part = canvas.part(wide / 8, high / 3, wide * 3 / 4, 9.min(high - high / 3));
        part.clear();
        let mut inside = part.frame(crate::canvas::Border::Heavy, "", Role::Key);
        let columns = usize::from(inside.wide()).saturating_sub(2);
        let row = inside.paragraph(1, 0, columns, &ask, Role::Text);
        inside.within(1, row, columns, &rolling.wanted.faces.join("  "), Role::Quiet);
        inside.text(1, row + 1, &format!("> {}_", rolling.typed), Role::Key);
        let hint = if rolling.wrong { "term-roll-wrong" } else { "term-roll-keys" };
        inside.within(
            1,
            row + 3,
            columns,
            &speech.text(hint),
            if rolling.wrong { Role::Bad } else { Role::Quiet },
        );
    }
}

fn plan(picture: &Picture) -> Plan {
    match picture.boards.first().map(|board| &board.ground) {
        Some(Ground::Graph(graph)) if graph.style == GraphStyle::Hexes => Plan::Below,
        Some(Ground::Tiles(_)) => Plan::Right,
        _ => Plan::Beside,
    }
}

/// How wide the column beside a map is.
const fn right_column(wide: u16) -> u16 {
    match wide {
        160.. => 66,
        110..160 => 47,
        _ => 26,
    }
}

/// Writes what the signs of a map mean at its right, below each other, where every line finds room. Says whether they did.
fn beside_map(canvas: &mut Canvas<'_>, legend: &[String]) -> bool {
    let widest = legend.iter().map(|line| width(line)).max().unwrap_or(0);
    let free: Vec<i32> =
        (1..i32::from(canvas.high())).filter(|row| canvas.free(*row, true) > widest + 2).collect();
    let Some(first) = free.len().checked_sub(legend.len()) else { return false };
    let x = i32::from(canvas.wide()) - 1 - widest as i32;
    for (row, line) in free.iter().skip(first).zip(legend) {
        canvas.text(x, *row, line, Role::Quiet);
    }
    true
}

/// Title, piles and the legend in the corners that a cave leaves free.
fn corners(canvas: &mut Canvas<'_>, main: &undercroft_table::Board, sight: &Sight<'_>, picture: &Picture) {
    let speech = sight.speech;
    let (wide, high) = (i32::from(canvas.wide()), i32::from(canvas.high()));
    let title = speech.words(&main.title);
    if canvas.free(0, false) > width(&title) + 1 {
        canvas.text(1, 0, &title, Role::Key);
    }
    let piles = picture.piles.iter().filter_map(|pile| Some((pile.count?, pile)));
    for (row, (count, pile)) in (0..high / 2).zip(piles) {
        let room = canvas.free(row, true).saturating_sub(2);
        let names = [speech.words(&pile.name), speech.brief(&pile.name)];
        let fits = names.iter().map(|name| format!("{count} {name}")).find(|text| width(text) <= room);
        if let Some(text) = fits {
            canvas.right(wide - 1, row, &text, Role::Quiet);
        }
    }
    // The lower corners of a cave are free, narrower from row to row upwards: each line goes to the lowest place that has room for it.
    let places: Vec<(i32, bool)> =
        (high / 2..high).rev().flat_map(|row| [(row, false), (row, true)]).collect();
    for line in board::legend(main, sight) {
        let free = |(row, right): &&(i32, bool)| canvas.free(*row, *right) > width(&line) + 2;
        match places.iter().find(free).copied() {
            Some((row, true)) => {
                let end = wide - 1;
                canvas.right(end, row, &line, Role::Quiet);
            }
            Some((row, false)) => {
                canvas.text(1, row, &line, Role::Quiet);
            }
            None => {}
        }
    }
}

/// Lines of the log, the newest first, with their rules where there is room.
pub(crate) fn log_lines(canvas: &mut Canvas<'_>, log: &[SharedLine], speech: &Speech) {
    let columns = usize::from(canvas.wide());
    let mut row = 0;
    for line in log.iter().rev().filter(|line| !line.struck && !line.quiet) {
        if row >= i32::from(canvas.high()) {
            return;
        }
        let number = format!("{:>3} ", line.id);
        canvas.text(0, row, &number, Role::Quiet);
        let text = speech.words(&line.says);
        let lines = wrapped(&text, columns.saturating_sub(5));
        let last = lines.last().map_or(0, |line| width(line));
        for part in &lines {
            canvas.text(4, row, part, Role::Text);
            row += 1;
        }
        let rules = line.says.rules.join(" ");
        if columns >= 60 && last + width(&rules) + 8 < columns && !rules.is_empty() {
            canvas.right(columns as i32 - 1, row - 1, &rules, Role::Quiet);
        }
    }
}

/// A page that only shows its look: for menus and tests.
pub(crate) fn blank<'b>(buffer: &'b mut Buffer, look: &'b Look) -> Canvas<'b> {
    let mut canvas = Canvas::new(buffer, look);
    canvas.clear();
    canvas
}
