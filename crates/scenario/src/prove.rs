//! Whether claims show anything: each must fail on the table as it was before the step's action.

use crate::case::Case;
use crate::claim::Situation;
use crate::failure::{Failure, Unproven};
use crate::format::{Claim, Step};
use crate::walk::{Walk, step_name};
use undercroft_kernel::{Game, Narrate, Vocabulary};

/// Runs a scenario and lists every claim that holds even when its step's action is left out.
///
/// Not asked for a proof: claims of `unchanged`, of a refused step and of the set-up. A step without `do` is only asked to
/// help its scenario: one that acts must hold at least one claim that an action made true, or a refusal.
///
/// # Errors
/// The failure, when the scenario does not even run.
pub fn prove<G: Vocabulary + Narrate + Clone>(game: &G, case: &Case) -> Result<Vec<Unproven>, Failure> {
    let Some(mut walk) = Walk::open(game, case)? else { return Ok(Vec::new()) };
    let mut unproven = Vec::new();
    let mut proven = false;
    let mut before_action = None;
    for (index, step) in case.scenario.steps.iter().enumerate() {
        let before = walk.state().clone();
        walk.step(index + 1, step)?;
        if step.refuse.is_some() {
            proven = true;
        } else if step.action.is_some() {
            let (idle, telling) = sort_claims(game, &before, &step.claims);
            proven |= !telling.is_empty();
            unproven.extend(idle.into_iter().map(|claim| report(case, index + 1, step, claim)));
            before_action = Some(before);
        } else if let Some(before) = &before_action {
            proven |= !sort_claims(game, before, &step.claims).1.is_empty();
        }
    }
    if before_action.is_some() && !proven && unproven.is_empty() {
        unproven.push(Unproven {
            file: case.scenario.file.clone(),
            line: case.scenario.line,
            scenario: case.name(),
            step: "steps".to_owned(),
            text: "nothing that is claimed depends on an action".to_owned(),
        });
    }
    Ok(unproven)
}

/// The claims that hold without the action, and those that do not.
fn sort_claims<'s, G: Vocabulary + Narrate>(
    game: &G,
    before: &<G as Game>::State,
    claims: &'s [Claim],
) -> (Vec<&'s Claim>, Vec<&'s Claim>) {
    let table = Situation { game, state: before, told: &[], whose: None };
    claims.iter().filter(|claim| !claim.unchanged).partition(|claim| claim.holds(&table).is_ok())
}

fn report(case: &Case, number: usize, step: &Step, claim: &Claim) -> Unproven {
    Unproven {
        file: case.scenario.file.clone(),
        line: claim.line,
        scenario: case.name(),
        step: step_name(number, step),
        text: format!("{} even without the action", claim.words()),
    }
}
