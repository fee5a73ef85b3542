//! The odds of every choice, line by line as they come; of one choice, with the results below each line.

use super::screen::Screen;
use undercroft_kernel::{Arg, Seat};
use undercroft_table::{LiveTable, Odds, Prompt, Share, Words};

/// Speaks the odds of every choice of a prompt, or of one of them with every result.
pub fn speak(table: &LiveTable, prompt: &Prompt, before: usize, only: Option<usize>, screen: &Screen) {
    for leaf in prompt.leaves() {
        let number = before + leaf.number as usize;
        if only.is_some_and(|only| only != number) {
            continue;
        }
        screen.print(&format!("{number}. {}", screen.words(&leaf.label)));
        let Some(action) = leaf.actions().next() else { continue };
        if let Ok(odds) = table.odds(Seat(prompt.seat), action) {
            lines(&odds, only.is_some(), screen);
        }
    }
}

fn lines(odds: &Odds, each: bool, screen: &Screen) {
    if !odds.exact {
        return screen.print(&format!("   {}", screen.texts.text("odds-too-many", &[])));
    }
    for line in &odds.lines {
        screen.print(&format!("   {}", told(line.share, &line.says, screen)));
        for row in line.rows.iter().filter(|_| each) {
            screen.print(&format!("      {}", told(row.share, &row.says, screen)));
        }
    }
}

fn told(share: Share, says: &Words, screen: &Screen) -> String {
    let percent = screen.texts.percent(u128::from(share.ways), u128::from(share.of));
    let args = [("percent", Arg::Word(percent)), ("result", Arg::Word(screen.words(says)))];
    screen.texts.text("play-odds-row", &args)
}
