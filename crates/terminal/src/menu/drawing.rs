//! What the start menu looks like: its list, and beside it the form of a game.

use super::{Choice, Form, Line, Menu, Panel, Spot};
use crate::canvas::{Border, Canvas};
use crate::draw::blank;
use crate::look::Role;
use crate::speech::{shortened, width, wrapped};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The name of the program in large letters.
const TITLE: [&str; 2] =
    ["█ █ █▄ █ █▀▄ █▀▀ █▀▄ █▀▀ █▀▄ █▀█ █▀▀ ▀█▀", "█▄█ █ ▀█ █▄▀ ██▄ █▀▄ █▄▄ █▀▄ █▄█ █▀   █ "];

impl Menu {
    /// The list at the left, at least from a line on with which the one that is pointed at is seen.
    fn draw_list(&self, canvas: &mut Canvas<'_>, left: u16, hits: &mut Vec<(Rect, Spot)>) {
        let speech = &self.speech;
        let high = usize::from(canvas.high()).saturating_sub(4);
        let (first_saved, first_tool) = (self.forms.len(), self.forms.len() + self.saved.len());
        let gaps = |at: usize| {
            usize::from(at >= first_saved) + usize::from(at >= first_tool && !self.saved.is_empty())
        };
        let first = (self.at + gaps(self.at) + 1).saturating_sub(high);
        for (at, line) in self.lines().iter().enumerate() {
            let Some(row) = (at + gaps(at)).checked_sub(first).filter(|row| *row < high) else { continue };
            let row = 3 + row as i32;
            let on = at == self.at;
            let text = match line {
                Line::Game(form) => form.title.clone(),
                Line::Saved(saved) => saved.title.clone(),
                Line::Join => speech.text("term-menu-join"),
                Line::Statistics => speech.text("term-menu-statistics"),
                Line::Theme => speech.with("term-menu-theme", &[("theme", &self.theme)]),
                Line::Language => {
                    speech.with("term-menu-language", &[("language", speech.texts.lang().code())])
                }
            };
            let role = match (on, self.panel) {
                (true, Panel::List) => Role::Focus,
                (true, Panel::Options) => Role::Key,
                (false, _) => Role::Text,
            };
            canvas.text(0, row, if on { "►" } else { " " }, Role::Key);
            canvas.text(1, row, &format!("{:>2} ", at + 1), Role::Key);
            canvas.within(4, row, usize::from(left) - 6, &text, role);
            hits.push((Rect { x: 0, y: row as u16, width: left, height: 1 }, Spot::Line(at)));
        }
    }

    /// A game: what it is, its options, and what can be begun.
    fn draw_form(&self, canvas: &mut Canvas<'_>, form: &Form, hits: &mut Vec<(Rect, Spot)>) {
        let speech = &self.speech;
        let mut inside = canvas.frame(Border::Double, &form.title, Role::Key);
        let columns = usize::from(inside.wide()).saturating_sub(2);
        let (left, corner) = inside.corner();
        let top = inside.paragraph(1, 0, columns, &form.about, Role::Text) + 1;
        let pointed = form.options.get(self.option).filter(|_| self.panel == Panel::Options);
        let deed = form.deeds().get(self.deed).filter(|_| self.is_at_deeds()).map(|deed| deed.named());
        let note = pointed.map(meaning).or(deed.map(|(_, _, about)| speech.text(about)));
        let note = note.map(|note| wrapped(&note, columns)).unwrap_or_default();
        let note_rows = (note.len() as i32).min(4);
        let rows = (i32::from(inside.high()) - top - 3 - note_rows).max(1) as usize;
        let first = self.option.saturating_sub(rows.saturating_sub(1));
        let shown = form.options.iter().enumerate().skip(first).take(rows);
        for (row, (at, choice)) in (top..).zip(shown) {
            let on = self.panel == Panel::Options && at == self.option;
            let value = choice.offers.get(choice.at).map(|offer| offer.label.as_str()).unwrap_or_default();
            let value = if on { format!("◄ {value} ►") } else { value.to_owned() };
            // The name in fewer words where its value needs the room, and neither takes all of it.
            let is_whole = width(&choice.label) + width(&value) + 2 <= columns;
            let name = if is_whole || choice.brief.is_empty() { &choice.label } else { &choice.brief };
            let room = columns.saturating_sub(width(name).min(columns / 2) + 2).min(width(&value));
            let begin = (columns * 11 / 20).max(width(name) + 1).min(columns.saturating_sub(room + 1));
            let role = if on { Role::Focus } else { Role::Text };
            inside.text(1, row, &shortened(name, begin.saturating_sub(1)), role);
            inside.text(begin as i32 + 1, row, &shortened(&value, room), Role::Key);
            let area = Rect { x: left, y: corner + row as u16, width: inside.wide(), height: 1 };
            hits.push((area, Spot::Option(at)));
        }
        // Where not all of them are seen, dots say that there are more.
        for (row, is_more) in [(top - 1, first > 0), (top + rows as i32, first + rows < form.options.len())] {
            if is_more {
                inside.text(1, row, "..", Role::Key);
            }
        }
        for (row, line) in (i32::from(inside.high()) - 2 - note_rows..).zip(note.iter().take(4)) {
            inside.text(1, row, line, Role::Good);
        }
        let mut x = 1;
        let last = i32::from(inside.high()) - 1;
        for (at, deed) in form.deeds().into_iter().enumerate() {
            let (key, meaning, _) = deed.named();
            let text = format!("[{} {}]", speech.key(key), speech.text(meaning));
            if x as usize + width(&text) > usize::from(inside.wide()) {
                break;
            }
            let on = self.is_at_deeds() && at == self.deed;
            let area = Rect {
                x: left + x as u16,
                y: corner + last.max(0) as u16,
                width: width(&text) as u16,
                height: 1,
            };
            x = inside.text(x, last, &text, if on { Role::Focus } else { Role::Key }) + 1;
            hits.push((area, Spot::Deed(at)));
        }
    }

    /// What is typed of the address of a table: its end, where it is long.
    fn draw_address(&self, canvas: &mut Canvas<'_>, address: &str) {
        let speech = &self.speech;
        let mut inside = canvas.frame(Border::Double, &speech.text("term-menu-join"), Role::Key);
        let columns = usize::from(inside.wide()).saturating_sub(2);
        let row = inside.paragraph(1, 0, columns, &speech.text("term-menu-join-about"), Role::Text);
        let hidden = address.chars().count().saturating_sub(columns.saturating_sub(3));
        let shown: String = address.chars().skip(hidden).collect();
        inside.text(1, row + 1, &format!("> {shown}_"), Role::Key);
    }

    pub fn draw(&mut self, buffer: &mut Buffer) {
        let theme = self.form().map_or("", |form| form.game.as_str()).to_owned();
        let look = self.look.themed(&theme);
        let mut hits = Vec::new();
        let speech = &self.speech;
        let mut canvas = blank(buffer, &look);
        let (wide, high) = (canvas.wide(), canvas.high());
        if wide < 40 || high < 10 {
            canvas.paragraph(0, 0, usize::from(wide), &speech.text("term-larger"), Role::Text);
            return;
        }
        let end = i32::from(high) - 1;
        draw_title(&mut canvas, &speech.text("term-menu-motto"));
        let left = (wide / 3).clamp(18, 34);
        self.draw_list(&mut canvas, left, &mut hits);
        let mut part = canvas.part(left, 3, wide - left, high - 5);
        match (self.form(), &self.address) {
            (Some(form), _) => self.draw_form(&mut part, form, &mut hits),
            (None, Some(address)) => self.draw_address(&mut part, address),
            (None, None) => {}
        }
        canvas.paint_row(end, 0, i32::from(wide), Role::Bar);
        let keys = self.message.clone().unwrap_or_else(|| speech.text("term-menu-keys"));
        canvas.within(
            1,
            end,
            usize::from(wide) - 2,
            &keys,
            if self.message.is_some() { Role::Key } else { Role::Bar },
        );
        if self.keys_shown {
            let mut part = canvas.part(wide / 8, high / 4, wide * 3 / 4, high / 2);
            part.clear();
            let mut inside = part.frame(Border::Heavy, &speech.text("term-key-keys"), Role::Key);
            let columns = usize::from(inside.wide()).saturating_sub(2);
            for (row, line) in wrapped(&speech.text("term-menu-help"), columns).iter().enumerate() {
                inside.text(1, row as i32, line, Role::Text);
            }
        }
        self.hits = hits;
    }
}

/// The name of the program, in large letters where they fit, and what it is.
fn draw_title(canvas: &mut Canvas<'_>, motto: &str) {
    let wide = usize::from(canvas.wide());
    if wide < 78 || canvas.look.ascii {
        canvas.text(2, 1, "U N D E R C R O F T", Role::Key);
        canvas.text(23, 1, &shortened(motto, wide.saturating_sub(24)), Role::Quiet);
        return;
    }
    for (row, line) in (0..).zip(TITLE) {
        canvas.text(2, row, line, Role::Key);
    }
    let x = width(TITLE[0]) + 5;
    for (row, line) in wrapped(motto, wide - x - 1).iter().take(2).enumerate() {
        canvas.text(x as i32, row as i32, line, Role::Quiet);
    }
}

/// What an option means with the value that stands there.
fn meaning(choice: &Choice) -> String {
    let offer = choice.offers.get(choice.at).map(|offer| offer.note.as_str()).unwrap_or_default();
    let value = choice.offers.get(choice.at).map(|offer| offer.label.as_str()).unwrap_or_default();
    // What the row may have no room for is told whole.
    let whole = if width(&choice.label) + width(value) > 36 {
        format!("{}: {value}.", choice.label)
    } else {
        String::new()
    };
    let notes = [&whole, offer, &choice.note].into_iter().filter(|note| !note.is_empty());
    notes.collect::<Vec<_>>().join(" ")
}
