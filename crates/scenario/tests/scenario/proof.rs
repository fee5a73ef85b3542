//! Proofs: a claim that holds without its action shows nothing.

use crate::{CELLAR, HEAD, cases, unproven};
use undercroft_scenario::prove;

const FULL: &str = "given = { 'p1.hand' = ['block-1', 'purse-1'] }\n";

#[test]
fn the_rulebook_of_cellar_is_proven() {
    for case in cases(include_str!("cellar.toml")) {
        let unproven = prove(&CELLAR, &case).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(unproven, [], "{}", case.name());
    }
}

#[test]
fn each_claim_that_holds_without_the_action_is_listed() {
    let step = "{ do = 'spend', expect = { 'p1.tokens' = 3, 'p1.coins' = 2, 'pile.top' = 'absent' }, \
        see = { p2 = { 'p1.cards' = 1, 'p1.hand' = 'absent' } }, log = ['cellar-spent'], legal = ['draw', 'draw'], \
        illegal = ['pass'], over = false }";
    let expected = [
        "p1.coins is 2",
        "pile.top is absent",
        "p2 sees p1.hand as absent",
        "`pass` is not offered",
        "the match goes on",
    ];
    let expected =
        expected.map(|claim| format!("cellar.toml:6: test, step 1 `spend`: {claim} even without the action"));
    assert_eq!(unproven(&format!("{FULL}steps = [{step}]\n")), expected);
}

#[test]
fn what_an_action_leaves_alone_is_said_with_unchanged() {
    let step = "{ do = 'spend', expect = { 'p1.tokens' = 3 }, unchanged = { 'p1.coins' = 2, trap = 6, 'pile.top' = 'absent' } }";
    assert_eq!(unproven(&format!("{FULL}steps = [{step}]\n")), [""; 0]);
    let wrong = "{ do = 'spend', expect = { 'p1.tokens' = 3 }, unchanged = { 'p1.coins' = 3 } }";
    let text = format!("{HEAD}{FULL}steps = [{wrong}]\n");
    let failure = prove(&CELLAR, &cases(&text)[0]).unwrap_err();
    assert_eq!(failure.text, "p1.coins is 2, expected 3");
}

#[test]
fn a_step_without_an_action_may_carry_the_proof() {
    let after = |claim: &str| unproven(&format!("{FULL}steps = [{{ do = 'spend' }}, {{ {claim} }}]\n"));
    assert_eq!(after("expect = { 'p1.tokens' = 3, 'p1.coins' = 2 }"), [""; 0]);
    let idle = "cellar.toml:1: test, steps: nothing that is claimed depends on an action";
    assert_eq!(after("expect = { 'p1.coins' = 2 }"), [idle]);
}

#[test]
fn set_ups_and_refusals_need_no_proof() {
    assert_eq!(unproven("expect = { 'p1.coins' = 2 }\n"), [""; 0]);
    assert_eq!(unproven("steps = [{ as = 'p1', illegal = ['look'] }]\n"), [""; 0]);
    let refused = "steps = [{ do = 'draw', draw = { card = 'block-1' } }, { do = 'look', refuse = 'CL-DRAW-01', over = false }]\n";
    assert_eq!(unproven(refused), [""; 0]);
    assert_eq!(
        unproven("given = { p1.hand = ['block-1'], p2.hand = ['block-1'] }\nrefuse = 'CL-DRAW-01'\n"),
        [""; 0]
    );
}
