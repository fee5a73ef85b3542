//! How a screen looks: which colours a terminal has, which characters, and what each role is drawn with.
//! Nothing is told by colour alone: whatever a role means is also a sign, a border or a word.

use ratatui::style::{Color, Modifier, Style};
use undercroft_table::Mood;

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    #[default]
    TrueColour,
    Indexed,
    Sixteen,
    None,
}

/// What something is drawn as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Text,
    Quiet,
    /// Headings, keys and whatever can be acted on.
    Key,
    /// What Enter would do.
    Focus,
    /// A card that lies open.
    Paper,
    Good,
    Bad,
    /// A place that can be reached.
    Reach,
    /// The way to where one points.
    Path,
    /// The bars at the top and the bottom.
    Bar,
    /// Known, but not in sight now.
    Dim,
}

impl From<Mood> for Role {
    fn from(mood: Mood) -> Role {
        match mood {
            Mood::Good => Role::Good,
            Mood::Bad => Role::Bad,
            Mood::Plain => Role::Text,
        }
    }
}

/// The look of one table.
#[derive(Clone, Debug, Default)]
pub struct Look {
    pub depth: Depth,
    /// Nothing but ASCII.
    pub ascii: bool,
    /// Black, white and reverse.
    pub contrast: bool,
    accent: Accent,
}

#[derive(Clone, Copy, Debug, Default)]
struct Accent {
    fill: (u8, u8, u8),
    on: (u8, u8, u8),
    bright: (u8, u8, u8),
    indexed: (u8, u8),
    sixteen: Option<Color>,
}

const RED: Accent = Accent {
    fill: (0xb2, 0x3a, 0x30),
    on: (0xff, 0xf6, 0xec),
    bright: (0xf0, 0x8b, 0x7d),
    indexed: (131, 210),
    sixteen: Some(Color::LightRed),
};
const AMBER: Accent = Accent {
    fill: (0xe0, 0xa0, 0x3c),
    on: (0x1d, 0x12, 0x04),
    bright: (0xf2, 0xbb, 0x5c),
    indexed: (179, 215),
    sixteen: Some(Color::Yellow),
};
const TEAL: Accent = Accent {
    fill: (0x3f, 0xb0, 0xa4),
    on: (0x04, 0x20, 0x1d),
    bright: (0x6f, 0xdc, 0xcd),
    indexed: (73, 80),
    sixteen: Some(Color::Cyan),
};

/// The accents that the themes of tables may name; any other table is amber.
const ACCENTS: [(&str, Accent); 2] = [("mini-rogue", RED), ("urto", TEAL)];

impl Look {
    #[must_use]
    pub fn new(depth: Depth, ascii: bool, contrast: bool) -> Look {
        Look { depth, ascii, contrast, accent: AMBER }
    }

    /// The same with the accent of a table's theme.
    #[must_use]
    pub fn themed(&self, theme: &str) -> Look {
        let known = ACCENTS.iter().find(|(name, _)| *name == theme);
        Look { accent: known.map_or(AMBER, |(_, accent)| *accent), ..self.clone() }
    }

    #[must_use]
    pub fn style(&self, role: Role) -> Style {
        let plain = Style::new();
        if self.contrast || self.depth == Depth::None {
            return match role {
                Role::Key => plain.add_modifier(Modifier::BOLD),
                Role::Focus => plain.add_modifier(Modifier::REVERSED),
                Role::Bar if self.contrast => plain.add_modifier(Modifier::REVERSED),
                _ => plain,
            };
        }
        match self.depth {
            Depth::TrueColour => self.true_colour(role),
            Depth::Indexed => self.indexed(role),
            _ => self.sixteen(role),
        }
    }

    fn true_colour(&self, role: Role) -> Style {
        let rgb = |(r, g, b): (u8, u8, u8)| Color::Rgb(r, g, b);
        let ink = |hex: u32| Style::new().fg(Color::from_u32(hex));
        match role {
            Role::Text => ink(0x00f1_e8d6),
            Role::Quiet => ink(0x00ab_9a81),
            Role::Key => Style::new().fg(rgb(self.accent.bright)).add_modifier(Modifier::BOLD),
            Role::Focus => {
                let focus = Style::new().fg(rgb(self.accent.on)).bg(rgb(self.accent.fill));
                focus.add_modifier(Modifier::BOLD)
            }
            Role::Paper => ink(0x00eb_dfc4),
            Role::Good => ink(0x009c_cb7c),
            Role::Bad => ink(0x00f0_907f),
            Role::Reach => ink(0x00f1_e8d6).bg(Color::from_u32(0x005a_4520)),
            Role::Path => ink(0x00ff_ffff).bg(Color::from_u32(0x008a_641f)),
            Role::Bar => ink(0x00d0_c1a7).bg(Color::from_u32(0x001b_1816)),
            Role::Dim => ink(0x008a_7f70),
        }
    }

    fn indexed(&self, role: Role) -> Style {
        let ink = |index: u8| Style::new().fg(Color::Indexed(index));
        match role {
            Role::Text => ink(254),
            Role::Quiet => ink(138),
            Role::Key => ink(self.accent.indexed.1).add_modifier(Modifier::BOLD),
            Role::Focus => ink(16).bg(Color::Indexed(self.accent.indexed.0)).add_modifier(Modifier::BOLD),
            Role::Paper => ink(253),
            Role::Good => ink(150),
            Role::Bad => ink(210),
            Role::Reach => ink(254).bg(Color::Indexed(238)),
            Role::Path => ink(231).bg(Color::Indexed(94)),
            Role::Bar => ink(252).bg(Color::Indexed(234)),
            Role::Dim => ink(245),
        }
    }

    fn sixteen(&self, role: Role) -> Style {
        let ink = |colour: Color| Style::new().fg(colour);
        let accent = self.accent.sixteen.unwrap_or(Color::Yellow);
        match role {
            Role::Text | Role::Paper | Role::Bar => ink(Color::White),
            Role::Quiet | Role::Dim => ink(Color::DarkGray),
            Role::Key => ink(accent).add_modifier(Modifier::BOLD),
            Role::Focus => ink(accent).add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Role::Good => ink(Color::Green),
            Role::Bad => ink(Color::Red),
            Role::Reach => ink(Color::Yellow),
            Role::Path => ink(Color::Yellow).add_modifier(Modifier::BOLD),
        }
    }
}

/// What stands for a character on a terminal that has ASCII alone.
#[must_use]
pub(crate) fn ascii(sign: char) -> &'static str {
    match sign {
        '─' | '━' | '═' | '╌' | '╟' | '╢' | '├' | '┤' | '┴' | '┬' | '╡' | '╞' | '–' | '−' => {
            "-"
        }
        '│' | '┃' | '║' => "|",
        '╭' | '╮' | '╰' | '╯' | '┌' | '┐' | '└' | '┘' | '┼' => "+",
        '╔' | '╗' | '╚' | '╝' | '╠' | '╣' | '╦' | '╩' | '╬' => "#",
        '┏' | '┗' => "[",
        '┓' | '┛' => "]",
        '▆' | '█' | '▓' => "#",
        '▃' => "=",
        '▁' | '∙' | '·' => ".",
        '░' | '▒' => ":",
        '►' | '›' => ">",
        '◄' | '‹' => "<",
        '◊' | '┊' => "|",
        '┈' | '\u{2800}' => ".",
        '\u{2801}'..='\u{28ff}' | '◆' => "*",
        '▲' => "^",
        '◦' => "o",
        '▐' => "(",
        '▌' => ")",
        '╱' => "/",
        '╲' => "\\",
        'à' | 'â' | 'ä' | 'á' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'î' | 'ï' | 'í' => "i",
        'ô' | 'ö' | 'ó' => "o",
        'ù' | 'û' | 'ü' | 'ú' => "u",
        'À' | 'Â' => "A",
        'Ç' => "C",
        'È' | 'É' | 'Ê' => "E",
        'Î' => "I",
        'Ô' => "O",
        'Ù' | 'Û' => "U",
        'œ' | 'Œ' => "o",
        'æ' => "a",
        '×' => "x",
        '«' | '»' => "\"",
        _ => "?",
    }
}
