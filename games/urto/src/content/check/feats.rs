//! The heroes' record.

use super::words;
use crate::content::raw::RawFeat;
use crate::content::{Feat, FeatId, Goal, MAX_FEATS, Token};
use undercroft_content::{Desk, Inspection, Merged, Record, Spanned};
use undercroft_kernel::IdVec;

/// The highest number that a feat asks for.
const MAX_ASKED: u8 = 200;

/// What a goal needs besides its word.
#[derive(Clone, Copy)]
enum Needs {
    Nothing(Goal),
    Number(fn(u8) -> Goal),
    TokenAndNumber(fn(Token, u8) -> Goal),
}

const GOALS: [(&str, Needs); 12] = [
    ("arrive_with_life", Needs::Number(Goal::ArriveWithLife)),
    ("arrive_unhurt", Needs::Nothing(Goal::ArriveUnhurt)),
    ("arrive_with_mana", Needs::Number(Goal::ArriveWithMana)),
    ("arrive_alone", Needs::Nothing(Goal::ArriveAlone)),
    ("arrive_together", Needs::Number(Goal::ArriveTogether)),
    ("arrive_with_first_artefacts", Needs::Number(Goal::ArriveWithFirstArtefacts)),
    ("kill", Needs::Number(Goal::Kill)),
    ("fail_in_a_row", Needs::Number(Goal::FailInARow)),
    ("draw_in_a_row", Needs::TokenAndNumber(Goal::DrawInARow)),
    ("die_before_the_end", Needs::Nothing(Goal::DieBeforeTheEnd)),
    ("die_against_alpha", Needs::Nothing(Goal::DieAgainstAlpha)),
    ("score", Needs::Number(Goal::Score)),
];

pub fn feats(merged: &Merged<'_>, inspection: &mut Inspection) -> IdVec<FeatId, Feat> {
    let records = merged.list("feat");
    if records.len() > MAX_FEATS {
        let message = format!("there are {} feats", records.len());
        inspection.push(merged.problem(message, format!("at most {MAX_FEATS}")));
    }
    let feats = records.iter().filter_map(|record| feat(&mut Desk::new(inspection, record), record));
    feats.collect()
}

fn feat<'l>(desk: &mut Desk<'_, 'l>, record: &Record<'l>) -> Option<Feat> {
    let raw: RawFeat = desk.read(&record.fields);
    desk.name_with("feat", &record.id, &["text"]);
    let at = desk.header();
    let needs = words::needed(desk, &at, "goal", raw.goal.clone(), &GOALS)?;
    let (number, token) = match needs {
        Needs::Nothing(_) => (false, false),
        Needs::Number(_) => (true, false),
        Needs::TokenAndNumber(_) => (true, true),
    };
    for (name, wanted, given) in [
        ("n", number, raw.n.as_ref().map(Spanned::span)),
        ("token", token, raw.token.as_ref().map(Spanned::span)),
    ] {
        if let Some(span) = given.filter(|_| !wanted) {
            desk.refuse(span, format!("this goal has no `{name}`"), "");
        }
    }
    let mut n = || desk.number(&at, "n", raw.n.clone(), 1..=MAX_ASKED);
    let goal = match needs {
        Needs::Nothing(goal) => goal,
        Needs::Number(goal) => goal(n()),
        Needs::TokenAndNumber(goal) => {
            let n = n();
            let drawn = [("shortcut", Token::Shortcut), ("mushroom", Token::Mushroom)];
            goal(words::needed(desk, &at, "token", raw.token.clone(), &drawn)?, n)
        }
    };
    Some(Feat { id: record.id.clone(), goal })
}
