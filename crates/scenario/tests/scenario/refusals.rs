//! Refusals: of an action by a rule, and of a set-up that cannot be.

use crate::{cases, fails, go};
use undercroft_kernel::{RuleId, WordError};
use undercroft_scenario::opening_refused;

#[test]
fn a_refusal_names_exactly_the_rule() {
    go("steps = [{ do = 'look', refuse = 'CL-DRAW-01' }, { as = 'p2', do = 'draw', refuse = 'CL-TURN-01' }]\n").unwrap();
    let step = |text: &str| fails(&format!("steps = [{{ {text} }}]\n"));
    let other = "5: test, step 1 `look`: refused by CL-DRAW-01, expected CL-LOOK-01; p1 is asked cellar-ask-turn and may `draw`";
    assert_eq!(step("do = 'look', refuse = 'CL-LOOK-01'"), other);
    let draws = "5: test, step 1 `draw`: went on to draw `card`, expected a refusal by CL-DRAW-02";
    assert_eq!(step("do = 'draw', refuse = 'CL-DRAW-02'"), draws);
    let hand = "given = { 'p1.hand' = ['block-1', 'purse-1'] }\nsteps = [{ do = 'spend', refuse = 'CL-SPEND-01' }]\n";
    assert_eq!(fails(hand), "6: test, step 1 `spend`: was played, expected a refusal by CL-SPEND-01");
}

#[test]
fn a_refused_action_leaves_the_table_for_the_next_step() {
    let claims = "expect = { 'p1.cards' = 0 }, legal = ['draw']";
    go(&format!("steps = [{{ do = 'look', refuse = 'CL-DRAW-01', {claims} }}, {{ do = 'draw', draw = {{ card = 'block-1' }} }}]\n"))
        .unwrap();
}

#[test]
fn an_impossible_set_up_is_refused_with_its_rule() {
    let given = "given = { 'p1.hand' = ['block-1'], 'p2.hand' = ['block-1'] }\n";
    let reason = "that state is impossible (CL-DRAW-01): block-1 lies in two places";
    assert_eq!(fails(&format!("{given}over = false\n")), format!("5: test, set-up: {reason}"));
    go(&format!("{given}refuse = 'CL-DRAW-01'\n")).unwrap();
    let other = fails(&format!("{given}refuse = 'CL-DRAW-02'\n"));
    assert_eq!(other, format!("6: test, set-up: {reason}, expected a refusal by CL-DRAW-02"));
    let possible = "6: test, set-up: the set-up is possible, expected a refusal by CL-DRAW-01";
    assert_eq!(fails("given = { 'p1.hand' = ['block-1'] }\nrefuse = 'CL-DRAW-01'\n"), possible);
}

#[test]
fn facts_that_cannot_be_set_are_told() {
    assert_eq!(fails("given = { trap = 3 }\nover = false\n"), "5: test, set-up: `trap` can only be read");
    let coins = "5: test, set-up: `p1.coins` cannot be 16; expected 0..15";
    assert_eq!(fails("given = { 'p1.coins' = 16 }\nover = false\n"), coins);
    let card = "5: test, set-up: there is no card `ace`; known: block-1 to block-5, purse-1 to purse-7";
    assert_eq!(fails("given.p1.hand = ['ace']\nover = false\n"), card);
}

#[test]
fn a_game_that_cannot_be_opened_may_be_what_is_meant() {
    let impossible = WordError::Impossible { rule: RuleId("UR-HERO-01"), reason: "six heroes".to_owned() };
    let unknown = WordError::ReadOnly("x".to_owned());
    let case =
        |claim: &str| cases(&format!("[[scenario]]\nname = 'o'\ngame = 'cellar'\n{claim}\n")).remove(0);
    opening_refused(&case("refuse = 'UR-HERO-01'"), &impossible).unwrap();
    let text = |claim, error| opening_refused(&case(claim), error).unwrap_err().to_string();
    let reason = "that state is impossible (UR-HERO-01): six heroes";
    assert_eq!(text("over = false", &impossible), format!("cellar.toml:1: o, set-up: {reason}"));
    let other = format!("cellar.toml:4: o, set-up: {reason}, expected a refusal by UR-HERO-02");
    assert_eq!(text("refuse = 'UR-HERO-02'", &impossible), other);
    let word = "cellar.toml:4: o, set-up: `x` can only be read, expected a refusal by UR-HERO-01";
    assert_eq!(text("refuse = 'UR-HERO-01'", &unknown), word);
}

#[test]
fn a_refusal_by_any_rule_is_said_with_true() {
    go("steps = [{ do = 'look', refuse = true }]\n").unwrap();
    let played =
        "given = { 'p1.hand' = ['block-1', 'purse-1'] }\nsteps = [{ do = 'spend', refuse = true }]\n";
    assert_eq!(fails(played), "6: test, step 1 `spend`: was played, expected a refusal by any rule");
    go("given = { 'p1.hand' = ['block-1'], 'p2.hand' = ['block-1'] }\nrefuse = true\n").unwrap();
    let readable = fails("given = { trap = 3 }\nrefuse = true\n");
    assert_eq!(readable, "6: test, set-up: `trap` can only be read, expected a refusal by any rule");
}
