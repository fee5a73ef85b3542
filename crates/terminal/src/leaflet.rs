//! A page of text with choices below it: what is between matches, such as a campaign or what was played and earned.

use crate::app::{Flow, Input, Key};
use crate::canvas::Border;
use crate::draw::blank;
use crate::look::{Look, Role};
use crate::speech::{Speech, folded, wrapped};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What stands on a leaflet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Leaves {
    pub title: String,
    /// Paragraphs; an important one stands out.
    pub says: Vec<(String, bool)>,
    pub choices: Vec<String>,
}

pub struct Leaflet {
    leaves: Leaves,
    at: usize,
    scroll: usize,
    chosen: Option<usize>,
    hits: Vec<(Rect, usize)>,
    message: Option<String>,
    look: Look,
    keys: String,
    larger: String,
}

impl Leaflet {
    #[must_use]
    pub fn new(leaves: Leaves, speech: &Speech, look: &Look) -> Leaflet {
        let fold = |text: String| folded(&text);
        let Leaves { title, says, choices } = leaves;
        let leaves = Leaves {
            title: fold(title),
            says: says.into_iter().map(|(text, on)| (fold(text), on)).collect(),
            choices: choices.into_iter().map(fold).collect(),
        };
        Leaflet {
            leaves,
            at: 0,
            scroll: 0,
            chosen: None,
            hits: Vec::new(),
            message: None,
            look: look.clone(),
            keys: speech.text("term-leaflet-keys"),
            larger: speech.text("term-larger"),
        }
    }

    /// Says something in the last line, such as why something was not done.
    pub fn say(&mut self, message: String) {
        self.message = Some(message);
    }

    /// The number of the choice that was taken, from 0.
    pub fn take_choice(&mut self) -> Option<usize> {
        self.chosen.take()
    }

    pub fn handle(&mut self, input: Input) -> Flow {
        let count = self.leaves.choices.len();
        self.message = None;
        match input {
            Input::Key(Key::Char('q') | Key::Esc) => return Flow::Leave,
            Input::Key(Key::Up) => self.at = self.at.saturating_sub(1),
            Input::Key(Key::Down) => self.at = (self.at + 1).min(count.saturating_sub(1)),
            Input::Key(Key::PageUp) | Input::Scroll(..0) => self.scroll = self.scroll.saturating_sub(5),
            Input::Key(Key::PageDown) | Input::Scroll(_) => self.scroll += 5,
            Input::Key(Key::Enter) if count > 0 => self.chosen = Some(self.at),
            Input::Key(Key::Char(digit)) => {
                let number = digit.to_digit(10).unwrap_or(0) as usize;
                if (1..=count).contains(&number) {
                    self.at = number - 1;
                }
            }
            Input::Click { x, y } => {
                let hit = self.hits.iter().find(|(area, _)| area.contains((x, y).into()));
                self.chosen = hit.map(|(_, number)| *number);
            }
            _ => {}
        }
        Flow::Stay
    }

    pub fn draw(&mut self, buffer: &mut Buffer) {
        let look = self.look.clone();
        let mut hits = Vec::new();
        let mut canvas = blank(buffer, &look);
        let (wide, high) = (canvas.wide(), canvas.high());
        if wide < 40 || high < 10 {
            canvas.paragraph(0, 0, usize::from(wide), &self.larger, Role::Text);
            return;
        }
        let choices = self.leaves.choices.len();
        let rows = choices.min(usize::from(high) / 2);
        let text_high = high - 1 - rows as u16;
        let mut part = canvas.part(0, 0, wide, text_high);
        let mut inside = part.frame(Border::Double, &self.leaves.title, Role::Key);
        let columns = usize::from(inside.wide()).saturating_sub(2);
        let mut lines: Vec<(String, bool)> = Vec::new();
        for (text, on) in &self.leaves.says {
            lines.extend(wrapped(text, columns).into_iter().map(|line| (line, *on)));
            lines.push((String::new(), false));
        }
        let room = usize::from(inside.high());
        self.scroll = self.scroll.min(lines.len().saturating_sub(room));
        for (row, (line, on)) in lines.iter().skip(self.scroll).take(room).enumerate() {
            inside.text(1, row as i32, line, if *on { Role::Key } else { Role::Text });
        }
        let first = self.at.saturating_sub(rows.saturating_sub(1));
        for (row, (number, choice)) in
            self.leaves.choices.iter().enumerate().skip(first).take(rows).enumerate()
        {
            let y = text_high + row as u16;
            let on = number == self.at;
            canvas.text(0, i32::from(y), if on { "►" } else { " " }, Role::Key);
            canvas.text(1, i32::from(y), &format!("{:>2} ", number + 1), Role::Key);
            let role = if on { Role::Focus } else { Role::Text };
            canvas.within(4, i32::from(y), usize::from(wide) - 5, choice, role);
            hits.push((Rect { x: 0, y, width: wide, height: 1 }, number));
        }
        let end = i32::from(high) - 1;
        canvas.paint_row(end, 0, i32::from(wide), Role::Bar);
        let (text, role) = match &self.message {
            Some(message) => (message, Role::Key),
            None => (&self.keys, Role::Bar),
        };
        canvas.within(1, end, usize::from(wide) - 2, text, role);
        self.hits = hits;
    }
}
