//! Text can be read in every theme: on a dark ground each colour keeps 4.5 to 1 against what is behind it.

mod common;

use common::{app, drawn, open, press, setup};
use ratatui::style::{Color, Modifier};
use std::collections::BTreeMap;
use undercroft_kernel::Value;
use undercroft_terminal::{Depth, Look};

/// The ground of a terminal that sets none.
const GROUND: (u8, u8, u8) = (0x12, 0x0e, 0x0b);

/// The sixteen colours as xterm shows them.
fn named(colour: Color) -> Option<(u8, u8, u8)> {
    Some(match colour {
        Color::White => (255, 255, 255),
        Color::DarkGray => (127, 127, 127),
        Color::LightRed => (255, 0, 0),
        Color::Red => (205, 0, 0),
        Color::Green => (0, 205, 0),
        Color::Yellow => (205, 205, 0),
        Color::Cyan => (0, 205, 205),
        _ => return None,
    })
}

/// The 256 colours: sixteen, a cube, and greys.
fn indexed(index: u8) -> (u8, u8, u8) {
    let step = |at: u8| if at == 0 { 0 } else { 55 + at * 40 };
    match index {
        16..232 => {
            let at = index - 16;
            (step(at / 36), step(at / 6 % 6), step(at % 6))
        }
        232.. => {
            let grey = 8 + (index - 232) * 10;
            (grey, grey, grey)
        }
        _ => panic!("{index} is whatever the terminal says"),
    }
}

fn rgb(colour: Color, unset: (u8, u8, u8)) -> (u8, u8, u8) {
    match colour {
        Color::Reset => unset,
        Color::Rgb(r, g, b) => (r, g, b),
        Color::Indexed(index) => indexed(index),
        other => named(other).unwrap_or_else(|| panic!("{other:?}")),
    }
}

fn light((r, g, b): (u8, u8, u8)) -> f64 {
    let part = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.039_28 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
}

fn contrast(one: (u8, u8, u8), other: (u8, u8, u8)) -> f64 {
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn every_colour_keeps_its_distance_from_the_ground() {
    let quest = [("quest", Value::word("fabulous_treasure"))];
    for (depth, least) in [(Depth::TrueColour, 4.5), (Depth::Indexed, 4.5), (Depth::Sixteen, 3.0)] {
        let mut ratios: BTreeMap<String, f64> = BTreeMap::new();
        for (game, set_up, keys) in [
            ("mini-rogue", setup(&["rogue"], &[]), "1111"),
            ("urto", setup(&["oriandre", "sankaa", "arminius"], &[]), "1"),
            ("catacombs", setup(&["maelle", "svein", "aldric", "isaure"], &quest), "1\t→"),
        ] {
            let mut app = app(open(game, &set_up), &Look::new(depth, false, false));
            press(&mut app, keys);
            for cell in &drawn(&mut app, 120, 40).buffer().content {
                if cell.symbol() == " " {
                    continue;
                }
                let (mut ink, mut ground) = (rgb(cell.fg, (255, 255, 255)), rgb(cell.bg, GROUND));
                if cell.modifier.contains(Modifier::REVERSED) {
                    (ink, ground) = (ground, ink);
                }
                let name = format!("{:?} on {:?} {:?}", cell.fg, cell.bg, cell.modifier);
                ratios.insert(name, contrast(ink, ground));
            }
        }
        assert!(ratios.len() > 5, "{depth:?}: {ratios:?}");
        let low: Vec<_> = ratios.iter().filter(|(_, ratio)| **ratio < least).collect();
        assert!(low.is_empty(), "{depth:?}: {low:?}");
    }
}
