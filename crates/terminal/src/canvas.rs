//! A part of the screen to draw on: everything is clipped, so that no board is too large for any window.

use crate::look::{Look, Role, ascii};
use crate::speech::{cut, width, wrapped};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The borders of boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// Something that lies there.
    Round,
    /// Where one is now.
    Double,
    /// What is pointed at.
    Heavy,
}

impl Border {
    const fn signs(self) -> [char; 6] {
        match self {
            Border::Round => ['╭', '╮', '╰', '╯', '─', '│'],
            Border::Double => ['╔', '╗', '╚', '╝', '═', '║'],
            Border::Heavy => ['┏', '┓', '┗', '┛', '━', '┃'],
        }
    }
}

/// Draws into a part of a buffer.
pub struct Canvas<'b> {
    buffer: &'b mut Buffer,
    area: Rect,
    pub look: &'b Look,
}

impl<'b> Canvas<'b> {
    pub fn new(buffer: &'b mut Buffer, look: &'b Look) -> Canvas<'b> {
        let area = buffer.area;
        Canvas { buffer, area, look }
    }

    /// The part of it inside these corners, in its own columns and rows.
    pub fn part(&mut self, x: u16, y: u16, wide: u16, high: u16) -> Canvas<'_> {
        let x = x.min(self.area.width);
        let y = y.min(self.area.height);
        let area = Rect {
            x: self.area.x + x,
            y: self.area.y + y,
            width: wide.min(self.area.width - x),
            height: high.min(self.area.height - y),
        };
        Canvas { buffer: &mut *self.buffer, area, look: self.look }
    }

    pub const fn wide(&self) -> u16 {
        self.area.width
    }

    pub const fn high(&self) -> u16 {
        self.area.height
    }

    pub const fn corner(&self) -> (u16, u16) {
        (self.area.x, self.area.y)
    }

    /// One character. Places outside are left alone.
    pub fn put(&mut self, x: i32, y: i32, sign: char, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        if x >= self.area.width || y >= self.area.height {
            return;
        }
        if let Some(cell) = self.buffer.cell_mut((self.area.x + x, self.area.y + y)) {
            if self.look.ascii && !sign.is_ascii() {
                cell.set_symbol(ascii(sign));
            } else {
                cell.set_char(sign);
            }
            cell.set_style(style);
        }
    }

    /// A text, cut at the border. Gives the column after it.
    pub fn styled(&mut self, x: i32, y: i32, text: &str, style: Style) -> i32 {
        let mut at = x;
        for sign in text.chars() {
            self.put(at, y, sign, style);
            at += 1;
        }
        at
    }

    pub fn text(&mut self, x: i32, y: i32, text: &str, role: Role) -> i32 {
        let style = self.look.style(role);
        self.styled(x, y, text, style)
    }

    /// A text within so many columns, with dots where it does not fit.
    pub fn within(&mut self, x: i32, y: i32, columns: usize, text: &str, role: Role) -> i32 {
        self.text(x, y, &cut(text, columns), role)
    }

    /// A text that ends before column `x`.
    pub fn right(&mut self, x: i32, y: i32, text: &str, role: Role) {
        self.text(x - width(text) as i32, y, text, role);
    }

    /// A text in several lines. Gives the row after it.
    pub fn paragraph(&mut self, x: i32, y: i32, columns: usize, text: &str, role: Role) -> i32 {
        let mut row = y;
        for line in wrapped(text, columns) {
            self.text(x, row, &line, role);
            row += 1;
        }
        row
    }

    /// Whether nothing stands on so many columns of a row.
    pub fn is_blank(&self, x: i32, y: i32, columns: usize) -> bool {
        (x..x + columns as i32).all(|x| match (u16::try_from(x), u16::try_from(y)) {
            (Ok(x), Ok(y)) if x < self.area.width && y < self.area.height => {
                self.buffer.cell((self.area.x + x, self.area.y + y)).is_some_and(|cell| cell.symbol() == " ")
            }
            _ => false,
        })
    }

    /// How many columns of a row are blank, from its left or its right end on.
    pub fn free(&self, y: i32, from_right: bool) -> usize {
        let Ok(y) = u16::try_from(y) else { return 0 };
        let wide = self.area.width;
        let is_blank = |at: &u16| {
            let x = if from_right { wide - 1 - at } else { *at };
            self.buffer.cell((self.area.x + x, self.area.y + y)).is_some_and(|cell| cell.symbol() == " ")
        };
        if y < self.area.height { (0..wide).take_while(is_blank).count() } else { 0 }
    }

    /// Gives a whole row a style, whatever stands there.
    pub fn paint_row(&mut self, y: i32, from: i32, to: i32, role: Role) {
        let style = self.look.style(role);
        for x in from..to {
            let (Ok(column), Ok(row)) = (u16::try_from(x), u16::try_from(y)) else { continue };
            if column < self.area.width
                && row < self.area.height
                && let Some(cell) = self.buffer.cell_mut((self.area.x + column, self.area.y + row))
            {
                cell.set_style(style);
            }
        }
    }

    /// Fills everything with blanks.
    pub fn clear(&mut self) {
        let style = self.look.style(Role::Text);
        for y in 0..i32::from(self.area.height) {
            for x in 0..i32::from(self.area.width) {
                self.put(x, y, ' ', style);
            }
        }
    }

    /// A box with a title in its upper border. Gives the inside.
    pub fn frame(&mut self, border: Border, title: &str, role: Role) -> Canvas<'_> {
        let (wide, high) = (i32::from(self.area.width), i32::from(self.area.height));
        let style = self.look.style(role);
        let [nw, ne, sw, se, across, down] = border.signs();
        if wide >= 2 && high >= 2 {
            for x in 1..wide - 1 {
                self.put(x, 0, across, style);
                self.put(x, high - 1, across, style);
            }
            for y in 1..high - 1 {
                self.put(0, y, down, style);
                self.put(wide - 1, y, down, style);
            }
            for (x, y, sign) in [(0, 0, nw), (wide - 1, 0, ne), (0, high - 1, sw), (wide - 1, high - 1, se)] {
                self.put(x, y, sign, style);
            }
        }
        if !title.is_empty() && wide > 6 {
            let title = format!(" {} ", cut(title, (wide - 5) as usize));
            self.text(1, 0, &title, if role == Role::Quiet { Role::Text } else { role });
        }
        let (w, h) = (self.area.width.saturating_sub(2), self.area.height.saturating_sub(2));
        self.part(1, 1, w, h)
    }

    /// A line across with a heading, and something at its end.
    pub fn rule(&mut self, y: i32, heading: &str, end: &str) {
        let wide = i32::from(self.area.width);
        let style = self.look.style(Role::Quiet);
        for x in 0..wide {
            self.put(x, y, '─', style);
        }
        if !heading.is_empty() {
            let heading = format!(" {} ", cut(heading, (wide - 6).max(0) as usize));
            self.text(2, y, &heading, Role::Key);
        }
        if !end.is_empty() && width(heading) + width(end) + 10 < wide as usize {
            self.right(wide - 2, y, &format!(" {end} "), Role::Quiet);
        }
    }

    /// A bar: what is there, what is at stake, what is missing.
    pub fn bar(&mut self, x: i32, y: i32, columns: usize, value: i32, max: u32, pending: i32) {
        // Life may fall below nothing.
        let value = value.max(0).unsigned_abs();
        let columns = columns as u64;
        let max = u64::from(max.max(1));
        let filled = |amount: u64| ((amount.min(max) * columns).div_ceil(max)) as i32;
        let loss = u64::from(pending.min(0).unsigned_abs()).min(u64::from(value));
        let kept = filled(u64::from(value) - loss);
        let full = filled(u64::from(value));
        for at in 0..columns as i32 {
            let (sign, role) = match at {
                at if at < kept => ('▆', Role::Good),
                at if at < full => ('▃', Role::Bad),
                _ => ('▁', Role::Quiet),
            };
            let style = self.look.style(role);
            self.put(x + at, y, sign, style);
        }
    }
}
