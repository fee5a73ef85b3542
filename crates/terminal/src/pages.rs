//! Pages over the table: why, inspect, log and keys; odds, advice and review have files of their own. Esc leads back, and nothing is changed by looking.

mod advice;
mod odds;
mod review;

use crate::app::{App, Focus, Key};
use crate::canvas::{Border, Canvas};
use crate::host::{Hint, Review};
use crate::look::Role;
use crate::speech::{cut, packed, width, wrapped};
use crate::things::{self, Details};
use undercroft_table::{Ground, LogLine, TextKey, ThingId, why};

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Table,
    Keys,
    /// The whole log, and the line that is pointed at.
    Log {
        lines: Vec<LogLine>,
        at: usize,
        find: Find,
    },
    Odds(odds::OddsPage),
    Inspect {
        things: Vec<ThingId>,
        at: usize,
        scroll: usize,
    },
    /// What each choice is worth.
    Hint {
        seat: u8,
        hint: Hint,
        at: usize,
    },
    /// Advice that is being thought about.
    Thinking,
    /// A review that is being made.
    Reviewing {
        done: u32,
        of: u32,
    },
    /// The match looked at again, at one of its moments.
    Review {
        review: Review,
        at: usize,
        /// The whole log: what happened at each moment.
        told: Vec<LogLine>,
    },
    /// Rules with their sentences.
    Why {
        title: String,
        lines: Vec<(String, bool)>,
        scroll: usize,
    },
}

/// What is looked for in a log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Find {
    text: String,
    /// It is being typed.
    typing: bool,
}

/// Every key, and what it does.
const KEYS: [(&str, &str); 22] = [
    ("1-9", "term-key-choose"),
    ("Enter", "term-key-do"),
    ("Esc", "term-key-back"),
    ("arrows", "term-key-arrows"),
    ("Tab", "term-key-tab"),
    ("o", "term-key-odds"),
    ("h", "term-key-hint"),
    ("?", "term-key-why"),
    ("i", "term-key-inspect"),
    ("l", "term-key-log"),
    ("b", "term-key-branch"),
    ("v", "term-key-review"),
    ("u", "term-key-undo"),
    ("r", "term-key-redo"),
    ("+ -", "term-key-zoom"),
    ("Space", "term-key-next"),
    ("Enter", "term-key-skip"),
    ("p", "term-key-pause"),
    ("0", "term-key-no-waiting"),
    ("F1", "term-key-keys"),
    ("q", "term-key-leave"),
    ("Ctrl-C", "term-key-leave"),
];

impl App {
    pub(crate) fn open_page(&mut self, key: Key) {
        match key {
            Key::Help => self.page = Page::Keys,
            Key::Char('l') => {
                let lines = self.host.log();
                self.page = Page::Log { at: lines.len().saturating_sub(1), lines, find: Find::default() };
            }
            Key::Char('o') => self.open_odds(),
            Key::Char('i') => {
                let mut things = things::all(self.shown());
                let pointed = self.cursor.clone().filter(|_| self.focus == Focus::Board);
                let here = pointed.iter().flat_map(|cursor| things::at(self.shown(), cursor));
                let here: Vec<ThingId> = here.collect();
                let at = things.iter().position(|thing| here.contains(thing));
                // Bare ground is worth a page where it is pointed at.
                if at.is_none() {
                    things.splice(0..0, pointed);
                }
                match things.is_empty() {
                    true => self.tell_key("term-nothing-here"),
                    false => self.page = Page::Inspect { things, at: at.unwrap_or(0), scroll: 0 },
                }
            }
            Key::Char('?') => self.ask_why(),
            Key::Char('h') => self.page = Page::Thinking,
            Key::Char('v') => self.ask_review(),
            _ => {}
        }
    }

    /// The rules behind what is pointed at: the highlighted choice, or the thing under the cursor.
    fn ask_why(&mut self) {
        let speech = self.host.speech();
        let mut rules: Vec<TextKey> = Vec::new();
        let mut title = String::new();
        if self.focus == Focus::List
            && let Some(entry) = self.choices.highlighted()
        {
            title = speech.words(&entry.whole);
            rules.extend(entry.rules.iter().cloned());
            rules.extend(entry.note.iter().flat_map(|note| note.rules.iter().cloned()));
        }
        if let Some(cursor) = &self.cursor {
            for thing in things::at(self.shown(), cursor) {
                rules.extend(self.choices.rules_about(&thing));
                if let Some(details) = things::details(self.shown(), &thing, speech) {
                    if title.is_empty() {
                        title.clone_from(&details.title);
                    }
                    rules.extend(details.rules);
                }
            }
        }
        // Where nothing is pointed at, why is asked of what has happened.
        if rules.is_empty() && title.is_empty() {
            rules.extend(
                self.shown().log.iter().rev().take(3).flat_map(|line| line.says.rules.iter().cloned()),
            );
        }
        let mut seen = std::collections::BTreeSet::new();
        rules.retain(|rule| seen.insert(rule.clone()));
        self.open_why(title, &rules);
    }

    fn open_why(&mut self, title: String, rules: &[TextKey]) {
        let speech = self.host.speech();
        let language = speech.texts.lang().code();
        let mut lines = Vec::new();
        for rule in rules {
            let Some(why) = why(rule, language) else { continue };
            lines.push((why.rule, true));
            lines.push((crate::speech::folded(&why.sentence), false));
            lines.push((speech.with("play-why-editions", &[("editions", &why.editions.join(", "))]), false));
            for source in why.sources {
                lines.push((speech.with("play-why-source", &[("source", &source)]), false));
            }
            if let (Some(note), "en") = (why.note, language) {
                lines.push((speech.with("play-why-note", &[("note", &note)]), false));
            }
            lines.push((String::new(), false));
        }
        match lines.is_empty() {
            true => self.tell_key("term-no-rule"),
            false => self.page = Page::Why { title, lines, scroll: 0 },
        }
    }

    /// Takes a key of a search in the log: `/`, what is looked for, Enter; then n for the next line above. Says whether it was one.
    fn type_find(&mut self, key: Key) -> bool {
        let Page::Log { lines, at, find } = &mut self.page else { return false };
        match key {
            Key::Char('/') if !find.typing => *find = Find { text: String::new(), typing: true },
            Key::Char('n') if !find.typing && !find.text.is_empty() => {}
            Key::Char(sign) if find.typing && find.text.chars().count() < 40 => find.text.push(sign),
            Key::Backspace if find.typing => {
                find.text.pop();
            }
            Key::Enter | Key::Esc if find.typing => {
                find.typing = false;
                return true;
            }
            _ => return find.typing,
        }
        let wanted = find.text.to_lowercase();
        let speech = self.host.speech();
        let holds = |line: &LogLine| speech.words(&line.says).to_lowercase().contains(&wanted);
        // From the line that is pointed at upwards, and round again.
        let from = if find.typing { *at + 1 } else { *at };
        let above = (0..from.min(lines.len())).rev().chain((from.min(lines.len())..lines.len()).rev());
        let found = above.into_iter().find(|place| lines.get(*place).is_some_and(&holds));
        if let Some(found) = found.filter(|_| !wanted.is_empty()) {
            *at = found;
        }
        true
    }

    pub(crate) fn press_on_page(&mut self, key: Key) {
        let step: isize = match key {
            Key::Up => -1,
            Key::Down => 1,
            Key::PageUp => -10,
            Key::PageDown => 10,
            Key::Home => -1_000_000,
            Key::End => 1_000_000,
            _ => 0,
        };
        let moved = |at: usize, count: usize| {
            (at as isize).saturating_add(step).clamp(0, count.saturating_sub(1) as isize) as usize
        };
        if self.type_find(key) {
            return;
        }
        if matches!(key, Key::Esc | Key::Char('q')) {
            self.page = Page::Table;
            return;
        }
        match (&mut self.page, key) {
            (Page::Log { lines, at, .. }, Key::Enter) => {
                let moment = lines.get(*at).map(|line| line.moment);
                self.page = Page::Table;
                self.look_back(moment);
            }
            (Page::Log { lines, at, .. }, Key::Char('?')) => {
                let line = lines.get(*at).map(|line| line.says.clone());
                if let Some(says) = line {
                    let title = self.host.speech().words(&says);
                    self.open_why(title, &says.rules);
                }
            }
            (Page::Log { .. }, Key::Char('l')) | (Page::Keys, Key::Help) => self.page = Page::Table,
            (Page::Log { lines, at, .. }, _) => *at = moved(*at, lines.len()),
            (Page::Odds(_), _) => self.press_on_odds(key, moved),
            (Page::Inspect { things, at, scroll }, key) => match key {
                Key::Left => (*at, *scroll) = ((*at + things.len() - 1) % things.len().max(1), 0),
                Key::Right => (*at, *scroll) = ((*at + 1) % things.len().max(1), 0),
                Key::Char('i') => self.page = Page::Table,
                Key::Char('?') => {
                    let thing = things.get(*at).cloned().unwrap_or_default();
                    if let Some(details) = things::details(self.shown(), &thing, self.host.speech()) {
                        self.open_why(details.title, &details.rules);
                    }
                }
                _ => *scroll = moved(*scroll, 1000),
            },
            (Page::Why { lines, scroll, .. }, _) => *scroll = moved(*scroll, lines.len()),
            (Page::Hint { .. }, Key::Char('h')) => self.page = Page::Table,
            (Page::Hint { .. }, Key::Enter) => self.take_advice(),
            (Page::Hint { hint, at, .. }, _) => *at = moved(*at, hint.choices.len()),
            (Page::Review { .. }, _) => self.press_on_review(key),
            (Page::Table | Page::Keys | Page::Thinking | Page::Reviewing { .. }, _) => {}
        }
    }

    pub(crate) fn draw_page(&self, canvas: &mut Canvas<'_>) {
        let speech = self.host.speech();
        let (wide, high) = (canvas.wide(), canvas.high());
        let back = speech.text(match self.page {
            Page::Log { .. } => "term-log-back",
            Page::Review { .. } => "term-review-keys",
            Page::Odds(_) => "term-odds-keys",
            Page::Inspect { .. } => "term-inspect-keys",
            Page::Hint { .. } => "term-hint-keys",
            _ => "term-page-back",
        });
        canvas.paint_row(i32::from(high) - 1, 0, i32::from(wide), Role::Bar);
        canvas.within(1, i32::from(high) - 1, usize::from(wide) - 2, &back, Role::Bar);
        let mut part = canvas.part(0, 0, wide, high - 1);
        match &self.page {
            Page::Table => {}
            Page::Keys => self.draw_all_keys(&mut part),
            Page::Log { lines, at, find } => self.draw_log(&mut part, lines, *at, find),
            Page::Odds(page) => {
                let asks = |prompt: &undercroft_table::Prompt| speech.words(&prompt.asks);
                let asks: Vec<String> = self.choices.prompts().iter().map(asks).collect();
                odds::draw(&mut part, page, &asks.join(" "), speech);
            }
            Page::Inspect { things, at, scroll } => {
                let thing = things.get(*at).map(String::as_str).unwrap_or_default();
                let details = things::details(self.shown(), thing, speech).unwrap_or_default();
                draw_details(
                    &mut part,
                    &details,
                    *scroll,
                    &format!("{}/{}", at + 1, things.len()),
                    speech.texts.lang().code(),
                );
            }
            Page::Hint { hint, at, .. } => advice::draw_hint(&mut part, hint, *at, speech),
            Page::Thinking => {
                let text = speech.text("web-hint-working");
                part.paragraph(2, i32::from(high) / 3, usize::from(wide) - 4, &text, Role::Key);
            }
            Page::Reviewing { done, of } => review::draw_progress(&mut part, *done, *of, speech),
            Page::Review { review, at, told } => review::draw(&mut part, review, *at, told, speech),
            Page::Why { title, lines, scroll } => {
                let mut inside = part.frame(Border::Double, title, Role::Key);
                draw_lines(&mut inside, lines, *scroll);
            }
        }
    }

    fn draw_all_keys(&self, canvas: &mut Canvas<'_>) {
        let speech = self.host.speech();
        let mut inside = canvas.frame(Border::Double, &speech.text("term-key-keys"), Role::Key);
        let columns = usize::from(inside.wide()) / 2;
        let rows = KEYS.len().div_ceil(2);
        for (at, (key, meaning)) in KEYS.iter().enumerate() {
            let (x, row) = (1 + (at / rows * columns) as i32, (at % rows) as i32);
            inside.text(x, row, &speech.key(key), Role::Key);
            inside.within(x + 9, row, columns.saturating_sub(10), &speech.text(meaning), Role::Text);
        }
        let sight = crate::board::Sight {
            picture: self.shown(),
            speech,
            choices: &self.choices,
            cursor: None,
            aiming: false,
            zoom: 0,
        };
        // Below the keys what every sign on the table means: those of this board first.
        let mut legend = self.legend_of(&sight);
        legend.extend(self.signs());
        let columns = usize::from(inside.wide()) - 2;
        for (row, line) in (rows as i32 + 1..).zip(packed(&legend, "   ", columns)) {
            inside.text(1, row, &line, Role::Quiet);
        }
    }

    /// What the signs mean that are the same on every board of a kind.
    fn signs(&self) -> Vec<String> {
        let speech = self.host.speech();
        let picture = self.shown();
        let ground = picture.boards.first().map(|board| &board.ground);
        let of_kind: &[&str] = match ground {
            Some(Ground::Grid(_)) => &["term-sign-figure", "term-sign-down", "term-sign-now"],
            Some(Ground::Graph(_)) => &["term-sign-own", "term-sign-full"],
            Some(Ground::Tiles(_)) => &[
                "term-sign-acts",
                "term-sign-aim",
                "term-sign-way",
                "term-sign-price",
                "term-sign-danger",
                "term-sign-points",
                "term-sign-block",
            ],
            None => &[],
        };
        let all = of_kind.iter().chain(&["term-sign-choice", "term-sign-bar"]);
        let dice = picture.dice.iter().filter_map(|die| {
            let letter = speech.texts.form(&die.name.key, "letter")?;
            Some(format!("{letter} {}", speech.words(&die.name)))
        });
        let mut lines: Vec<String> = all.map(|key| speech.text(key)).chain(dice).collect();
        lines.dedup();
        lines
    }

    fn draw_log(&self, canvas: &mut Canvas<'_>, lines: &[LogLine], at: usize, find: &Find) {
        let speech = self.host.speech();
        let title = match find.typing || !find.text.is_empty() {
            true => format!("{} /{}", speech.text("log-title"), find.text),
            false => speech.text("log-title"),
        };
        let mut inside = canvas.frame(Border::Double, &title, Role::Key);
        let columns = usize::from(inside.wide());
        let rows = i32::from(inside.high());
        // The line that is pointed at stands in the middle; each takes as many rows as it needs.
        let text = |line: &LogLine| wrapped(&speech.words(&line.says), columns.saturating_sub(7));
        let mut first = at;
        let mut used = lines.get(at).map_or(0, |line| text(line).len() as i32);
        while first > 0 && used < rows / 2 {
            first -= 1;
            used += lines.get(first).map_or(0, |line| text(line).len() as i32);
        }
        let mut row = 0;
        for (number, line) in lines.iter().enumerate().skip(first) {
            let role = match (number == at, line.struck) {
                (true, _) => Role::Focus,
                (false, true) => Role::Dim,
                (false, false) => Role::Text,
            };
            inside.text(0, row, if number == at { "►" } else { " " }, role);
            inside.text(1, row, &format!("{:>4} ", line.id), Role::Quiet);
            for part in text(line) {
                inside.text(6, row, &part, role);
                row += 1;
            }
            let rules = line.says.rules.join(" ");
            let last = text(line).last().map_or(0, |line| width(line));
            if last + width(&rules) + 10 < columns {
                inside.right(columns as i32, row - 1, &rules, Role::Quiet);
            }
        }
        if lines.is_empty() {
            inside.text(1, 0, &speech.text("play-log-empty"), Role::Quiet);
        }
    }
}

/// Everything about a thing, with its rules beside it where there is room.
fn draw_details(canvas: &mut Canvas<'_>, details: &Details, scroll: usize, count: &str, language: &str) {
    let (wide, high) = (canvas.wide(), canvas.high());
    let left = if wide >= 70 { wide / 2 } else { wide };
    let mut part = canvas.part(0, 0, left, high);
    let mut inside = part.frame(Border::Double, &details.title, Role::Key);
    let mut lines = details.lines.clone();
    if !details.subtitle.is_empty() {
        lines.insert(0, (details.subtitle.clone(), false));
    }
    draw_lines(&mut inside, &lines, scroll);
    part.right(i32::from(left) - 2, i32::from(high) - 1, &cut(&format!(" {count} "), 12), Role::Quiet);
    if left < wide {
        let mut part = canvas.part(left + 1, 0, wide - left - 2, high);
        let mut rules = Vec::new();
        for rule in &details.rules {
            if let Some(why) = why(rule, language) {
                rules.push((why.rule, true));
                rules.push((crate::speech::folded(&why.sentence), false));
            }
        }
        draw_lines(&mut part, &rules, scroll);
    }
}

fn draw_lines(canvas: &mut Canvas<'_>, lines: &[(String, bool)], scroll: usize) {
    let columns = usize::from(canvas.wide()).saturating_sub(2);
    let mut all = Vec::new();
    for (line, on) in lines {
        if line.is_empty() {
            all.push((String::new(), false));
        }
        all.extend(wrapped(line, columns).into_iter().map(|line| (line, *on)));
    }
    let most = all.len().saturating_sub(usize::from(canvas.high()));
    for (row, (line, on)) in all.iter().skip(scroll.min(most)).enumerate() {
        canvas.text(1, row as i32, line, if *on { Role::Key } else { Role::Text });
    }
}
