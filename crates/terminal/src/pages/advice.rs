//! What choices are worth: advice for the one that is asked for.

use super::Page;
use crate::app::App;
use crate::canvas::{Border, Canvas};
use crate::host::{Advice, CERTAIN, Hint, Thought, Weighed};
use crate::look::Role;
use crate::speech::Speech;
use undercroft_kernel::Arg;

impl App {
    /// Asks what each choice is worth; the page that says that it is being thought about is on the screen.
    pub(crate) fn ask_hint(&mut self) {
        self.page = Page::Table;
        let Some(seat) = self.choices.prompts().first().map(|prompt| prompt.seat) else {
            return self.tell_key("term-no-odds");
        };
        match self.host.hint(seat) {
            Thought::Ready(hint) => self.page = Page::Hint { seat, hint, at: 0 },
            Thought::Refused(why) => self.tell(&why),
            Thought::Working { .. } => {}
        }
    }

    /// Does what the page points at.
    pub(super) fn take_advice(&mut self) {
        let Page::Hint { seat, hint, at } = &self.page else { return };
        let wanted = hint.choices.get(*at).map(|choice| (*seat, choice.action.clone()));
        self.page = Page::Table;
        if let Some((seat, action)) = wanted {
            self.do_surely(seat, action);
        }
    }
}

pub(super) fn percent(speech: &Speech, chance: i32) -> String {
    speech.texts.percent(chance.clamp(0, CERTAIN) as u128, CERTAIN as u128)
}

/// A change in points, with its sign.
pub(super) fn points(speech: &Speech, change: i32) -> String {
    let sign = if change < 0 { "−" } else { "+" };
    format!("{sign}{}", speech.texts.percent(u128::from(change.unsigned_abs()), CERTAIN as u128))
}

/// One choice with its bar and interval.
pub(super) fn draw_choice(
    canvas: &mut Canvas<'_>,
    row: i32,
    choice: &Weighed,
    mark: &str,
    role: Role,
    speech: &Speech,
) {
    let wide = usize::from(canvas.wide());
    let chance = speech.with(
        "term-chance",
        &[
            ("percent", &percent(speech, choice.chance)),
            ("low", &percent(speech, choice.low)),
            ("high", &percent(speech, choice.high)),
        ],
    );
    // Where there is little room the words go before the bar.
    let bar = if wide >= 100 { wide / 4 } else { wide / 8 };
    let label = wide.saturating_sub(bar + 28);
    canvas.text(0, row, mark, role);
    canvas.within(2, row, label, &speech.words(&choice.says), role);
    canvas.within(label as i32 + 3, row, 22, &chance, role);
    let filled = choice.chance.clamp(0, CERTAIN) as usize * bar / CERTAIN as usize;
    let style = canvas.look.style(role);
    for x in 0..bar {
        canvas.put((wide - bar + x) as i32, row, if x < filled { '▆' } else { '▁' }, style);
    }
}

pub(super) fn draw_hint(canvas: &mut Canvas<'_>, hint: &Hint, at: usize, speech: &Speech) {
    let mut inside = canvas.frame(Border::Double, &speech.text("term-hint-title"), Role::Key);
    let columns = usize::from(inside.wide()).saturating_sub(2);
    let (Some(best), second) = (hint.choices.first(), hint.choices.get(1)) else { return };
    let key = match hint.advice {
        Advice::Forced => "term-hint-forced",
        Advice::Clear => "term-hint-clear",
        Advice::Close => "term-hint-close",
    };
    let other = second.unwrap_or(best);
    let why = speech.texts.text(
        key,
        &[
            ("best", Arg::Word(speech.words(&best.says))),
            ("other", Arg::Word(speech.words(&other.says))),
            ("percent", Arg::Word(percent(speech, best.chance))),
            ("other-percent", Arg::Word(percent(speech, other.chance))),
            ("count", Arg::Number(i64::from(best.matches))),
        ],
    );
    let mut top = inside.paragraph(1, 0, columns, &crate::speech::folded(&why), Role::Key);
    if let Some(fight) = hint.fights.iter().find(|fight| fight.action == best.action) {
        top = inside.paragraph(1, top, columns, &super::odds::told_fight(speech, fight, false), Role::Text);
    }
    top += 1;
    let rows = (i32::from(inside.high()) - top - 3).max(1) as usize;
    let first = at.saturating_sub(rows.saturating_sub(1));
    let wide = inside.wide().saturating_sub(2);
    let mut list = inside.part(1, top as u16, wide, rows as u16);
    for (row, (number, choice)) in hint.choices.iter().enumerate().skip(first).take(rows).enumerate() {
        let on = number == at;
        let role = if on { Role::Focus } else { Role::Text };
        draw_choice(&mut list, row as i32, choice, if on { "►" } else { " " }, role, speech);
    }
    let last = i32::from(inside.high()) - 2;
    inside.paragraph(1, last, columns, &speech.text("term-hint-estimate"), Role::Quiet);
}
