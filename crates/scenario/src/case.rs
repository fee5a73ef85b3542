//! A scenario in one edition, and whether the rules that scenarios name exist.

use crate::format::{ANY_RULE, At, Claim, Says, Scenario};
use std::sync::Arc;
use undercroft_kernel::{Setup, Value};
use undercroft_ledger::{GameRules, Ledger, Problem, Problems};

/// A scenario in one edition: what is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    pub scenario: Arc<Scenario>,
    /// The edition; none for the game's own choice.
    pub edition: Option<String>,
    /// The options of the table, edition included.
    pub setup: Setup,
}

impl Case {
    /// The name of the scenario, with the edition where it names one.
    #[must_use]
    pub fn name(&self) -> String {
        match &self.edition {
            Some(edition) => format!("{} ({edition})", self.scenario.name),
            None => self.scenario.name.clone(),
        }
    }
}

/// One case for each edition of each scenario, in the order of the file.
#[must_use]
pub fn expand(scenarios: &[Scenario]) -> Vec<Case> {
    let mut cases = Vec::new();
    for scenario in scenarios {
        let differs = differs(scenario);
        let shared = Arc::new(scenario.clone());
        let case = |edition: Option<&String>| Case {
            scenario: match edition {
                Some(edition) if differs => Arc::new(in_edition(scenario, edition)),
                _ => Arc::clone(&shared),
            },
            edition: edition.cloned(),
            setup: match edition {
                Some(edition) => scenario.setup.clone().with("edition", Value::word(edition)),
                None => scenario.setup.clone(),
            },
        };
        match scenario.editions.as_slice() {
            [] => cases.push(case(None)),
            editions => cases.extend(editions.iter().map(|edition| case(Some(edition)))),
        }
    }
    cases
}

/// The edition in which a claim holds, and the fact without it, where it is written as `expect.ed2025 = { … }`.
fn own_edition<'s>(scenario: &'s Scenario, claim: &'s Claim) -> Option<(&'s str, &'s str)> {
    let (Says::Is { fact, .. } | Says::Sees { fact, .. }) = &claim.says else { return None };
    let (edition, fact) = fact.split_once('.')?;
    scenario.editions.iter().any(|own| own == edition).then_some((edition, fact))
}

/// Whether something is expected in one of its editions only.
fn differs(scenario: &Scenario) -> bool {
    let steps = scenario.steps.iter().flat_map(|step| &step.claims);
    scenario.claims.iter().chain(steps).any(|claim| own_edition(scenario, claim).is_some())
}

/// The scenario with what is expected in this edition.
fn in_edition(scenario: &Scenario, edition: &str) -> Scenario {
    let here = |claim: &Claim| match own_edition(scenario, claim) {
        None => Some(claim.clone()),
        Some((own, _)) if own != edition => None,
        Some((_, name)) => {
            let mut claim = claim.clone();
            let name = name.to_owned();
            if let Says::Is { fact, .. } | Says::Sees { fact, .. } = &mut claim.says {
                *fact = name;
            }
            Some(claim)
        }
    };
    let mut scenario_here = scenario.clone();
    scenario_here.claims = scenario.claims.iter().filter_map(here).collect();
    for (step, written) in scenario_here.steps.iter_mut().zip(&scenario.steps) {
        step.claims = written.claims.iter().filter_map(here).collect();
    }
    scenario_here
}

/// Checks the rules that scenarios name, in `rules` and in `refuse`, against the ledger: that they exist, are in force, and
/// belong to an edition in which the scenario runs.
///
/// # Errors
/// Every id that does not fit.
pub fn check_rules(scenarios: &[Scenario], ledger: &Ledger) -> Result<(), Problems> {
    let mut problems = Problems::default();
    for scenario in scenarios {
        let refusals = scenario.steps.iter().filter_map(|step| step.refuse.as_ref()).chain(&scenario.refuse);
        let refusals = refusals.filter(|id| id.value != ANY_RULE);
        for id in scenario.rules.iter().chain(refusals) {
            problems.extend(check_rule(scenario, id, ledger));
        }
    }
    problems.or(())
}

fn check_rule(scenario: &Scenario, id: &At<String>, ledger: &Ledger) -> Option<Problem> {
    let problem = |message: String, expected: String| {
        Some(Problem { file: scenario.file.clone(), line: id.line, span: None, message, expected })
    };
    let name = &id.value;
    let Some(rule) = ledger.rule(name).filter(|rule| rule.id == *name) else {
        let expected = match GameRules::named(&scenario.game) {
            Some(game) => format!("an id such as {}-…", game.prefix),
            None => "an id of the ledger".to_owned(),
        };
        return problem(format!("`{name}` is not in the ledger"), expected);
    };
    if let Some(reason) = &rule.retired {
        return problem(format!("{name} is retired: {reason}"), "a rule in force".to_owned());
    }
    let default =
        ledger.games().iter().find(|game| game.name == scenario.game).map(|game| game.default_edition);
    let runs: Vec<&str> = match scenario.editions.as_slice() {
        [] => default.into_iter().collect(),
        editions => editions.iter().map(String::as_str).collect(),
    };
    if runs.iter().any(|edition| rule.editions.iter().any(|own| own == edition)) {
        return None;
    }
    problem(
        format!("{name} does not belong to {}", runs.join(", ")),
        format!("one of {}", rule.editions.join(", ")),
    )
}
