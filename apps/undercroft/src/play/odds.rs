//! The odds of every choice, in words.

use super::screen::Screen;
use undercroft_kernel::{Arg, Seat};
use undercroft_table::{LiveTable, Odds, Prompt, Share};

/// How many results are told before the rest is summed up.
const ROWS: usize = 8;

/// Speaks the odds of every choice of a prompt.
pub fn speak(table: &LiveTable, prompt: &Prompt, before: usize, screen: &Screen) {
    screen.say_text("play-odds-title", |message| message);
    for leaf in prompt.leaves() {
        let label = screen.words(&leaf.label);
        screen.print(&format!("{}. {label}", before + leaf.number as usize));
        let Some(action) = leaf.actions().next() else { continue };
        if let Ok(odds) = table.odds(Seat(prompt.seat), action) {
            rows(&odds, screen);
        }
    }
}

fn rows(odds: &Odds, screen: &Screen) {
    let texts = &screen.texts;
    if !odds.exact {
        return screen.print(&format!("   {}", texts.text("play-odds-too-many", &[])));
    }
    for row in odds.rows.iter().take(ROWS) {
        let says: Vec<String> = row.fate.says.iter().map(|says| screen.words(says)).collect();
        let result =
            if says.is_empty() { texts.text("play-odds-nothing-changes", &[]) } else { texts.join(&says) };
        let args = [("percent", percent(row.share, screen)), ("result", Arg::Word(result))];
        screen.print(&format!("   {}", texts.text("play-odds-row", &args)));
    }
    let rest = odds.rows.iter().skip(ROWS).map(|row| row.share).chain(odds.others);
    let rest = rest.fold((0u128, 1u128), |(ways, of), share| {
        (ways * u128::from(share.of) + u128::from(share.ways) * of, of * u128::from(share.of))
    });
    if rest.0 > 0 {
        let percent = Arg::Word(texts.percent(rest.0, rest.1));
        screen.print(&format!("   {}", texts.text("play-odds-other", &[("percent", percent)])));
    }
}

fn percent(share: Share, screen: &Screen) -> Arg {
    Arg::Word(screen.texts.percent(u128::from(share.ways), u128::from(share.of)))
}
