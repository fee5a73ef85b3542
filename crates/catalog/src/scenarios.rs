//! Runs scenarios of any game: opens each set-up once and hands it all its cases.

use crate::{Card, OpenError, Playable, Visitor, open};
use std::collections::BTreeMap;
use undercroft_content::Library;
use undercroft_kernel::WordError;
use undercroft_scenario::{Case, Failure, Unproven, opening_refused, prove, run};

/// What came of one case.
pub type Verdict<T> = Result<T, Failure>;

/// Runs cases, in their order.
#[must_use]
pub fn run_all(cases: &[Case], library: &Library) -> Vec<Verdict<()>> {
    each(cases, library, &Run)
}

/// Runs cases and lists the claims that hold even when their action is left out.
#[must_use]
pub fn prove_all(cases: &[Case], library: &Library) -> Vec<Verdict<Vec<Unproven>>> {
    each(cases, library, &Prove)
}

/// What is done with a case once its game is open.
trait Work {
    type Out;
    fn work<G: Playable>(&self, game: &G, case: &Case) -> Verdict<Self::Out>;
    fn unopened(&self, case: &Case, error: &WordError) -> Verdict<Self::Out>;
}

struct Run;

impl Work for Run {
    type Out = ();
    fn work<G: Playable>(&self, game: &G, case: &Case) -> Verdict<()> {
        run(game, case)
    }
    fn unopened(&self, case: &Case, error: &WordError) -> Verdict<()> {
        opening_refused(case, error)
    }
}

struct Prove;

impl Work for Prove {
    type Out = Vec<Unproven>;
    fn work<G: Playable>(&self, game: &G, case: &Case) -> Verdict<Vec<Unproven>> {
        prove(game, case)
    }
    fn unopened(&self, case: &Case, error: &WordError) -> Verdict<Vec<Unproven>> {
        opening_refused(case, error).map(|()| Vec::new())
    }
}

struct Group<'a, W> {
    cases: &'a [(usize, &'a Case)],
    work: &'a W,
}

impl<W: Work> Visitor for Group<'_, W> {
    type Out = Vec<(usize, Verdict<W::Out>)>;

    fn visit<G: Playable>(self, game: G, _: Card) -> Self::Out {
        self.cases.iter().map(|(at, case)| (*at, self.work.work(&game, case))).collect()
    }
}

/// Groups cases by game and set-up, so that each is opened once, and puts the verdicts back in order.
fn each<W: Work>(cases: &[Case], library: &Library, work: &W) -> Vec<Verdict<W::Out>> {
    let mut groups: BTreeMap<(&str, String), Vec<(usize, &Case)>> = BTreeMap::new();
    for (at, case) in cases.iter().enumerate() {
        let key = (case.scenario.game.as_str(), format!("{:?}", case.setup));
        groups.entry(key).or_default().push((at, case));
    }
    let mut verdicts: Vec<(usize, Verdict<W::Out>)> = Vec::new();
    for ((game, _), group) in &groups {
        let Some((_, first)) = group.first() else { continue };
        match open(game, &first.setup, library, Group { cases: group, work }) {
            Ok(done) => verdicts.extend(done),
            Err(error) => {
                let error = as_word_error(error);
                verdicts.extend(group.iter().map(|(at, case)| (*at, work.unopened(case, &error))));
            }
        }
    }
    verdicts.sort_by_key(|(at, _)| *at);
    verdicts.into_iter().map(|(_, verdict)| verdict).collect()
}

fn as_word_error(error: OpenError) -> WordError {
    match error {
        OpenError::Option(error) => error,
        OpenError::Game { name, known } => WordError::Unknown { kind: "game", word: name, known },
        OpenError::Content(problems) => WordError::Value {
            word: "pack".to_owned(),
            value: problems.to_string(),
            expected: "a pack without problems".to_owned(),
        },
    }
}
