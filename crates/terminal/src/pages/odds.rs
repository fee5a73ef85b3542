//! What choices may bring: every choice down to the last one, its results with their exact chances, and what the whole fight comes to.

use super::Page;
use crate::app::{App, Key};
use crate::canvas::Canvas;
use crate::choices::{Choices, Chosen};
use crate::host::Fight;
use crate::look::Role;
use crate::speech::{Speech, shortened, width};
use undercroft_table::{Odds, Words};

/// More choices than this are not listed at once.
const MOST: usize = 200;
/// Fractions of at most four dice: a larger denominator would fit any number by accident.
const LARGEST: u128 = 1296;

/// A choice that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Leaf {
    /// The numbers that lead to it, from 0.
    path: Vec<usize>,
    label: Words,
    /// The same where nothing stands before it.
    whole: Words,
    seat: u8,
    action: String,
    odds: Option<Odds>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OddsPage {
    leaves: Vec<Leaf>,
    at: usize,
    /// The fight under way, solved to its end.
    fights: Vec<Fight>,
    /// Chances are fractions instead of percents.
    fractions: bool,
}

fn leaves(choices: &Choices, path: &[usize], leaves: &mut Vec<Leaf>) {
    for (at, entry) in choices.entries().iter().enumerate() {
        if leaves.len() >= MOST {
            return;
        }
        let path = [path, &[at]].concat();
        let mut below = choices.clone();
        match below.choose(at) {
            Chosen::Action { seat, action } => {
                let (label, whole) = (entry.label.clone(), entry.whole.clone());
                leaves.push(Leaf { path, label, whole, seat, action, odds: None });
            }
            Chosen::Opened => self::leaves(&below, &path, leaves),
            Chosen::Nothing(_) => {}
        }
    }
}

impl App {
    pub(super) fn open_odds(&mut self) {
        let mut found = Vec::new();
        leaves(&self.choices, &[], &mut found);
        let Some(first) = found.first() else { return self.tell_key("term-no-odds") };
        let highlight = self.choices.highlight();
        let at = found.iter().position(|leaf| leaf.path.first() == Some(&highlight)).unwrap_or(0);
        let fights = self.host.fights(first.seat);
        self.page = Page::Odds(OddsPage { leaves: found, at, fights, fractions: false });
        self.find_odds();
    }

    /// Works out the odds of the choice that the page points at, once.
    fn find_odds(&mut self) {
        let Page::Odds(page) = &mut self.page else { return };
        let Some(leaf) = page.leaves.get_mut(page.at).filter(|leaf| leaf.odds.is_none()) else { return };
        leaf.odds = self.host.odds(leaf.seat, &leaf.action);
        self.odds = Some((leaf.action.clone(), leaf.odds.clone()));
    }

    pub(super) fn press_on_odds(&mut self, key: Key, moved: impl Fn(usize, usize) -> usize) {
        let Page::Odds(page) = &mut self.page else { return };
        match key {
            Key::Char('o') => self.page = Page::Table,
            Key::Char('f') => page.fractions = !page.fractions,
            Key::Enter => {
                let leaf = page.leaves.get(page.at).cloned();
                self.page = Page::Table;
                if let Some(leaf) = leaf {
                    self.do_surely(leaf.seat, leaf.action);
                }
            }
            _ => {
                page.at = moved(page.at, page.leaves.len());
                self.find_odds();
            }
        }
    }
}

/// A share as a percentage, or as a fraction in lowest terms; to six digits where no fraction of a few dice fits.
fn share(speech: &Speech, part: u128, of: u128, fractions: bool) -> String {
    if !fractions {
        return speech.with("term-percent", &[("percent", &speech.texts.percent(part, of))]);
    }
    let of = of.max(1);
    for below in 1..=LARGEST {
        let above = (part * below * 2 + of) / (of * 2);
        // A share of a whole is exact; the solver of fights rounds its last bits.
        if (above * of).abs_diff(part * below) * 500_000_000 < of * below {
            return format!("{above}/{below}");
        }
    }
    format!("0.{:06}", part * 1_000_000 / of)
}

/// What a fight comes to, in a sentence.
pub(super) fn told_fight(speech: &Speech, fight: &Fight, fractions: bool) -> String {
    let part = |part: u64| share(speech, part.into(), fight.of.into(), fractions);
    // The HP come in hundredths, as percents do.
    let hp = speech.texts.percent(fight.hp.into(), 10_000);
    let mut args = vec![("won", part(fight.won)), ("lost", part(fight.lost)), ("hp", hp)];
    let key = match (&fight.estimate, fight.reach.as_str()) {
        (None, _) => "term-odds-fight",
        (Some(_), "round") => "term-odds-round",
        (Some(_), _) => "term-odds-fight-counted",
    };
    if let Some(estimate) = &fight.estimate {
        let number = |part: u64| speech.texts.percent(u128::from(part) * 100, u128::from(fight.of) * 100);
        args.extend([
            ("matches", fight.of.to_string()),
            ("won-low", number(estimate.won.0)),
            ("won-high", number(estimate.won.1)),
            ("lost-low", number(estimate.lost.0)),
            ("lost-high", number(estimate.lost.1)),
        ]);
    }
    let args: Vec<(&str, &str)> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
    speech.with(key, &args)
}

pub(super) fn draw(canvas: &mut Canvas<'_>, page: &OddsPage, questions: &str, speech: &Speech) {
    let (wide, high) = (canvas.wide(), canvas.high());
    canvas.paint_row(0, 0, i32::from(wide), Role::Bar);
    canvas.within(1, 0, usize::from(wide) - 2, &speech.text("play-odds-title"), Role::Key);
    let row = canvas.paragraph(1, 1, usize::from(wide) - 2, questions, Role::Text);
    canvas.rule(row, "", "");
    let top = (row + 1) as u16;
    let list = wide * 2 / 5;
    if let Some(fight) = page.fights.first() {
        let heading = if fight.reach == "round" { "term-odds-felled" } else { "term-odds-won" };
        let won = format!(" {} ", speech.text(heading));
        canvas.right(i32::from(list), row, &won, Role::Quiet);
    }
    let rows = high.saturating_sub(top);
    let mut part = canvas.part(0, top, list, rows);
    draw_list(&mut part, page, speech);
    let style = canvas.look.style(Role::Quiet);
    for y in top..high {
        canvas.put(i32::from(list), i32::from(y), '│', style);
    }
    let mut part = canvas.part(list + 2, top, wide.saturating_sub(list + 3), rows);
    if let Some(leaf) = page.leaves.get(page.at) {
        draw_leaf(&mut part, page, leaf, speech);
    }
}

fn draw_list(canvas: &mut Canvas<'_>, page: &OddsPage, speech: &Speech) {
    let (columns, rows) = (usize::from(canvas.wide()), usize::from(canvas.high()).max(1));
    let first = page.at.saturating_sub(rows / 2).min(page.leaves.len().saturating_sub(rows));
    let deepest = page.leaves.iter().map(|leaf| leaf.path.len()).max().unwrap_or(1).min(2);
    for (row, (number, leaf)) in page.leaves.iter().enumerate().skip(first).take(rows).enumerate() {
        let role = if number == page.at { Role::Focus } else { Role::Text };
        let path: Vec<String> = leaf.path.iter().map(|at| (at + 1).to_string()).collect();
        let fight = page.fights.iter().find(|fight| fight.action == leaf.action);
        let won = fight.map(|fight| share(speech, fight.won.into(), fight.of.into(), page.fractions));
        let won = won.unwrap_or_default();
        let room = columns.saturating_sub(width(&won) + 2);
        let text = format!("{:w$} {}", path.join(" "), speech.words(&leaf.label), w = deepest * 2);
        canvas.text(0, row as i32, if number == page.at { "►" } else { " " }, role);
        canvas.text(1, row as i32, &shortened(&text, room), role);
        canvas.right(columns as i32, row as i32, &won, role);
    }
}

fn draw_leaf(canvas: &mut Canvas<'_>, page: &OddsPage, leaf: &Leaf, speech: &Speech) {
    let columns = usize::from(canvas.wide());
    let mut row = canvas.paragraph(0, 0, columns, &speech.words(&leaf.whole), Role::Key);
    // The whole fight first: that is what the choice is for.
    if let Some(fight) = page.fights.iter().find(|fight| fight.action == leaf.action) {
        row = canvas.paragraph(0, row, columns, &told_fight(speech, fight, page.fractions), Role::Text);
        draw_bar(canvas, row, fight.won.into(), fight.of.into(), Role::Good);
        row += 2;
    }
    let Some(odds) = &leaf.odds else {
        canvas.paragraph(0, row, columns, &speech.text("term-odds-none"), Role::Quiet);
        return;
    };
    if !odds.exact {
        canvas.paragraph(0, row, columns, &speech.text("odds-too-many"), Role::Quiet);
        return;
    }
    let told = |part: u64, of: u64, says: &Words| {
        let chance = share(speech, part.into(), of.into(), page.fractions);
        format!("{chance} {}", speech.words(says))
    };
    for line in &odds.lines {
        let (ways, of) = (line.share.ways, line.share.of);
        row = canvas.paragraph(0, row, columns, &told(ways, of, &line.says), Role::from(line.mood));
        draw_bar(canvas, row, ways.into(), of.into(), Role::from(line.mood));
        row += 1;
        for result in &line.rows {
            let text = told(result.share.ways, result.share.of, &result.says);
            canvas.within(2, row, columns.saturating_sub(2), &text, Role::Quiet);
            row += 1;
        }
    }
    let estimated = page.fights.iter().any(|fight| fight.action == leaf.action && fight.estimate.is_some());
    let note = if estimated { "term-odds-partly" } else { "term-odds-exact" };
    canvas.paragraph(0, row + 1, columns, &speech.text(note), Role::Quiet);
}

fn draw_bar(canvas: &mut Canvas<'_>, row: i32, part: u128, of: u128, role: Role) {
    let columns = i32::from(canvas.wide());
    let filled = (part * columns as u128).div_ceil(of.max(1)) as i32;
    let style = canvas.look.style(role);
    for x in 0..columns {
        canvas.put(x, row, if x < filled { '▆' } else { '▁' }, style);
    }
}
