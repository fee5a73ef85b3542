//! A tactical situation drawn as text: rows of characters, then a legend. Reading only; laying it out is in `places.rs`.
//!
//! ```text
//! map:
//! #######
//! #1..R.#
//! #..C..+
//! #######
//! R = vermin_giant_rat x3
//! C = chest
//! turn = m1
//! ```

use crate::geometry::{Ground, HEIGHT, Square, WIDTH};
use std::collections::BTreeMap;

/// The most columns and rows: half of the grid, so that distances go the short way.
const MOST: (usize, usize) = (WIDTH as usize / 2, HEIGHT as usize / 2);

/// What a character of the map means without a legend.
const BUILT_IN: [(char, Ground); 9] = [
    ('#', Ground::Wall),
    (' ', Ground::Wall),
    ('.', Ground::Floor),
    ('o', Ground::Pillar),
    ('%', Ground::Rubble),
    ('~', Ground::Lava),
    ('w', Ground::Swamp),
    ('Q', Ground::QuestExit),
    ('*', Ground::Portal),
];

/// A map as it was read.
pub(super) struct Map {
    pub width: u8,
    pub height: u8,
    /// The ground of every square within.
    pub grounds: Vec<(Square, Ground)>,
    /// The heroes by their digit, from 0.
    pub heroes: Vec<(u8, Square)>,
    /// Everything else, in reading order: the words of the legend and the square.
    pub things: Vec<(Vec<String>, Square)>,
    /// Lines that name no character: `turn`, `round`, `zone` and so on.
    pub settings: Vec<(String, String)>,
}

/// Reads rows and legend.
///
/// # Errors
/// A sentence that says what was not understood.
pub(super) fn read(text: &str) -> Result<Map, String> {
    let lines: Vec<&str> = text.split(['\n', '/']).map(|line| line.trim_end_matches('\r')).collect();
    let is_legend = |line: &&str| line.split_once(" = ").is_some_and(|(key, _)| is_key(key.trim()));
    let (legend, rows): (Vec<&str>, Vec<&str>) = lines.into_iter().partition(is_legend);
    let rows: Vec<&str> = trimmed(&rows);
    let (signs, settings) = read_legend(&legend);
    let width = rows.iter().map(|row| row.chars().count()).max().unwrap_or_default();
    if rows.is_empty() || width > MOST.0 || rows.len() > MOST.1 {
        return Err(format!("a map has 1 to {} columns and 1 to {} rows", MOST.0, MOST.1));
    }
    let mut map = Map {
        width: width as u8,
        height: rows.len() as u8,
        grounds: Vec::new(),
        heroes: Vec::new(),
        things: Vec::new(),
        settings,
    };
    for (y, row) in rows.iter().enumerate() {
        for x in 0..width {
            let sign = row.chars().nth(x).unwrap_or(' ');
            put(&mut map, Square::new(x as i16, y as i16), sign, &signs, &rows)
                .map_err(|wrong| format!("row {} of the map, `{row}`: {wrong}", y + 1))?;
        }
    }
    Ok(map)
}

/// Whether a line of the legend begins with this: one character, or the word of a setting.
fn is_key(key: &str) -> bool {
    key.chars().count() == 1 || ["turn", "round", "zone", "entrance", "stairs"].contains(&key)
}

/// The rows without empty lines around them.
fn trimmed<'a>(rows: &[&'a str]) -> Vec<&'a str> {
    let is_empty = |row: &&&str| row.trim().is_empty();
    let first = rows.iter().take_while(is_empty).count();
    let last = rows.iter().rev().take_while(is_empty).count();
    rows.iter().skip(first).take(rows.len().saturating_sub(first + last)).copied().collect()
}

type Legend = (BTreeMap<char, Vec<String>>, Vec<(String, String)>);

fn read_legend(lines: &[&str]) -> Legend {
    let (mut signs, mut settings) = (BTreeMap::new(), Vec::new());
    for line in lines {
        let Some((key, words)) = line.split_once(" = ") else { continue };
        let mut letters = key.trim().chars();
        match (letters.next(), letters.next()) {
            (Some(sign), None) => {
                signs.insert(sign, words.split_whitespace().map(str::to_owned).collect());
            }
            _ => settings.push((key.trim().to_owned(), words.trim().to_owned())),
        }
    }
    (signs, settings)
}

fn put(
    map: &mut Map,
    at: Square,
    sign: char,
    signs: &BTreeMap<char, Vec<String>>,
    rows: &[&str],
) -> Result<(), String> {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<String>>();
    let mut thing = |words: Vec<String>| map.things.push((words, at));
    let mut ground = Ground::Floor;
    match sign {
        _ if signs.contains_key(&sign) => thing(signs.get(&sign).cloned().unwrap_or_default()),
        '1'..='5' => map.heroes.push((sign as u8 - b'1', at)),
        '+' => thing(words("door standard shut")),
        '\'' => thing(words("door standard open")),
        'x' => thing(words("exit")),
        'O' => thing(words("hole")),
        '=' => {
            // A bridge spans what lies around it.
            let over_lava = rows.iter().any(|row| row.contains('~'));
            ground = if over_lava { Ground::LavaBridge } else { Ground::SwampBridge };
        }
        _ => match BUILT_IN.iter().find(|(known, _)| *known == sign) {
            Some((_, known)) => ground = *known,
            None => return Err(format!("there is no legend for `{sign}`")),
        },
    }
    map.grounds.push((at, ground));
    Ok(())
}
