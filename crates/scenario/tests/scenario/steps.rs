//! Running: what passes, and in which words each kind of failure is told.

use crate::{CELLAR, HEAD, cases, fails, go, play};
use undercroft_scenario::run;
use undercroft_testkit::Cellar;
use undercroft_testkit::cellar::Breakage;

const FULL: &str = "given = { 'p1.hand' = ['block-1', 'purse-1'] }\n";

/// The rest of a scenario in which p1 has both cards; its steps begin on line 6.
fn full(steps: &str) -> String {
    format!("{FULL}{steps}")
}

#[test]
fn the_rulebook_of_cellar_passes() {
    let cases = cases(include_str!("cellar.toml"));
    assert_eq!(cases.len(), 7);
    for case in &cases {
        run(&CELLAR, case).unwrap_or_else(|failure| panic!("{failure}"));
    }
}

#[test]
fn a_fact_that_differs_is_told_with_its_line() {
    let text = "[[scenario]]\nname = 'A bet'\ngame = 'cellar'\nsetup = { edition = ['small', 'big'] }\n\
        pin = { trap = 6 }\ngiven = { 'p1.hand' = ['block-1', 'purse-1'] }\nsteps = [\n\
        { do = 'bet 2', dice = { die = 4 } },\n\
        { do = 'keep', expect = { 'p1.coins' = 5, 'p1.tokens' = 2, trap = 'absent' } },\n]\n";
    let cases = cases(text);
    let failure = run(&CELLAR, &cases[1]).unwrap_err();
    let expected =
        "cellar.toml:9: A bet (big), step 2 `keep`: p1.coins is 4, expected 5; trap is 6, expected absent";
    assert_eq!(failure.to_string(), expected);
    assert_eq!((failure.line, failure.step.as_str()), (9, "step 2 `keep`"));
}

#[test]
fn claims_of_every_kind_fail_in_words() {
    let claim = |text: &str| fails(&format!("expect = {{ round = 1 }}\nsteps = [{{ as = 'p1', {text} }}]\n"));
    assert_eq!(claim("see = { p2 = { trap = 6 } }"), "6: test, step 1: p2 sees trap as absent, expected 6");
    assert_eq!(
        claim("see = { gm = { trap = 'absent' } }"),
        "6: test, step 1: gm sees trap as 6, expected absent"
    );
    assert_eq!(claim("log = ['a']"), "6: test, step 1: the log has no `a`; it says nothing");
    assert_eq!(claim("legal = ['look']"), "6: test, step 1: `look` is not offered; p1 may draw");
    assert_eq!(claim("illegal = ['look', 'draw']"), "6: test, step 1: `draw` is offered to p1");
    assert_eq!(claim("over = 'won'"), "6: test, step 1: the match goes on, expected it to be over (won)");
    let asked = "steps = [{ as = 'p2', legal = ['draw'] }]\n";
    assert_eq!(fails(asked), "5: test, step 1: `draw` is not offered; p2 is not asked");
    let told =
        "steps = [{ do = 'draw', draw = { card = 'block-1' }, log = ['cellar-drew', 'cellar-drew'] }]\n";
    assert_eq!(
        fails(told),
        "5: test, step 1 `draw`: the log has no `cellar-drew` after `cellar-drew`; it says cellar-drew"
    );
}

#[test]
fn the_end_is_told_by_its_outcome() {
    let over = |claim: &str| {
        play(&format!("[[scenario]]\nname = 'end'\ngame = 'cellar'\ngiven = {{ round = 5 }}\n{claim}\n"))
    };
    over("over = 'kept'").unwrap();
    let text = |claim| over(claim).unwrap_err().to_string();
    assert_eq!(text("over = 'won'"), "cellar.toml:5: end, set-up: the match is over (kept), expected won");
    assert_eq!(
        text("over = false"),
        "cellar.toml:5: end, set-up: the match is over (kept), expected it to go on"
    );
    assert_eq!(
        text("legal = ['draw']"),
        "cellar.toml:5: end, set-up: `draw` is not offered; nobody is asked"
    );
    let steps = "steps = [{ as = 'p1', do = 'draw', over = 'kept' }]";
    assert_eq!(text(steps), "cellar.toml:5: end, step 1 `draw`: the match is over");
    let nobody = "steps = [{ do = 'draw', refuse = 'CL-OVER-01' }]";
    assert_eq!(
        text(nobody),
        "cellar.toml:5: end, step 1 `draw`: nobody is asked any more; say with `as` who acts"
    );
}

#[test]
fn missing_unused_and_impossible_dice_fail() {
    let step = |text: &str| fails(&full(&format!("steps = [{{ do = 'bet 1', over = false, {text} }}]\n")));
    let missing = "6: test, step 1 `bet 1`: `die` is drawn and the script has no answer for it; expected a face from 1 to 6";
    assert_eq!(step("draw = { card = 'block-2' }"), missing);
    assert_eq!(step("dice = { die = [] }"), missing);
    assert_eq!(
        step("dice = { die = [4, 5] }, draw = { card = 'purse-2' }"),
        "6: test, step 1 `bet 1`: not used: die 5, card purse-2"
    );
    assert_eq!(step("dice = { die = 7 }"), "6: test, step 1 `bet 1`: `die` cannot be 7; expected 1..6");
    assert_eq!(
        step("dice = { dye = 4 }"),
        "6: test, step 1 `bet 1`: there is no die or pile `dye`; known: first, card, die"
    );
    let twice = full("steps = [{ do = 'look', over = false, draw = { card = 'block-1' } }]\n");
    let expected = "6: test, step 1 `look`: `card` cannot be block-1 now; expected block-2, block-3, block-4, block-5, purse-2, \
        purse-3, purse-4, purse-5, purse-6, purse-7";
    assert_eq!(fails(&twice), expected);
}

#[test]
fn unknown_words_fail_with_their_line() {
    let known = "known: round, pile, pile.top, trap, and coins, tokens, space, cards, hand of p1 to p3";
    assert_eq!(fails("expect = { hp = 3 }\n"), format!("5: test, set-up: there is no fact `hp`; {known}"));
    assert_eq!(
        fails("given = { hp = 3 }\nover = false\n"),
        format!("5: test, set-up: there is no fact `hp`; {known}")
    );
    assert_eq!(
        fails("place = 'attic'\nover = false\n"),
        "5: test, set-up: there is no place `attic`; known: round N"
    );
    let seats = "there is no seat `p9`; the seats are p1, p2, p3, gm";
    assert_eq!(fails("see = { p9 = { trap = 6 } }\n"), format!("5: test, set-up: {seats}, or spectator"));
    assert_eq!(
        fails("steps = [{ as = 'p9', do = 'draw', over = false }]\n"),
        format!("5: test, step 1 `draw`: {seats}")
    );
    assert_eq!(fails("steps = [{ as = 'p9', over = false }]\n"), format!("5: test, step 1: {seats}"));
    let action = "`fly` is not an action of Cellar; expected a word such as `move 3` or `pass`";
    assert_eq!(fails("steps = [{ do = 'fly', over = false }]\n"), format!("5: test, step 1 `fly`: {action}"));
    assert_eq!(fails("illegal = ['fly']\n"), format!("5: test, set-up: {action}"));
}

#[test]
fn an_action_that_is_refused_or_out_of_turn_fails() {
    assert_eq!(
        fails("steps = [{ do = 'look', over = false }]\n"),
        "5: test, step 1 `look`: refused by CL-DRAW-01; p1 is asked cellar-ask-turn and may `draw`"
    );
    let turn = "steps = [{ as = 'p2', do = 'draw', over = false }]\n";
    assert_eq!(fails(turn), "5: test, step 1 `draw`: it is not the turn of p2; asked: p1");
    let window = "given = { 'p1.hand' = ['block-1', 'purse-1'], p2.hand = ['purse-2'], p3.hand = ['block-3'] }\n\
        steps = [{ do = 'move 2' }, { do = 'pass', over = false }]\n";
    assert_eq!(fails(window), "6: test, step 2 `pass`: p2, p3 are asked; say with `as` who acts");
}

#[test]
fn routine_choices_are_played_only_where_the_scenario_says_so() {
    let steps = "steps = [{ do = 'trap 2', draw = { card = 'block-5' }, expect = { 'p1.cards' = 2 } }]\n";
    let head = "[[scenario]]\nname = 'auto'\ngame = 'cellar'\n";
    play(&format!("{head}auto = true\n{steps}")).unwrap();
    let failure = play(&format!("{head}{steps}")).unwrap_err();
    assert_eq!(failure.text, "not used: card block-5");
    // The card that is scripted comes first, the other from the seed, which decides it once and for all.
    let hand = |seed: u32, expected: &str| {
        let see = format!("see = {{ p1 = {{ 'p1.hand' = ['block-5', '{expected}'] }} }}");
        let steps = steps.replace("expect = { 'p1.cards' = 2 }", &see);
        play(&format!("{head}auto = true\nseed = {seed}\n{steps}"))
    };
    let found = hand(0, "?").unwrap_err().text;
    let card =
        found.trim_start_matches("p1 sees p1.hand as [block-5, ").split(']').next().unwrap().to_owned();
    hand(0, &card).unwrap();
    // With `auto` the opening settles too: p1 has drawn before anybody looks.
    go("auto = true\nexpect = { 'p1.cards' = 2 }\nlog = ['cellar-opened', 'cellar-drew', 'cellar-drew']\n")
        .unwrap();
}

#[test]
fn a_misfit_in_a_routine_step_names_the_step() {
    let text = "[[scenario]]\nname = 'auto'\ngame = 'cellar'\nauto = true\ngiven = { 'p2.hand' = ['block-1'] }\n\
        steps = [{ do = 'trap 2', draw = { card = 'block-1' }, over = false }]\n";
    let failure = play(text).unwrap_err();
    assert!(
        failure.text.starts_with("the routine `draw`: `card` cannot be block-1 now; expected "),
        "{failure}"
    );
    assert_eq!(failure.line, 6);
}

#[test]
fn the_seed_decides_the_set_up() {
    let begins = |seed: u32, who: &str| {
        play(&format!(
            "[[scenario]]\nname = 's'\ngame = 'cellar'\nseed = {seed}\npin = {{ trap = 6 }}\nsteps = [{{ as = '{who}', legal = ['draw'] }}]\n"
        ))
    };
    for seed in 0..20 {
        let first: Vec<&str> =
            ["p1", "p2", "p3"].into_iter().filter(|who| begins(seed, who).is_ok()).collect();
        assert_eq!(first.len(), 1, "seed {seed}: {first:?}");
    }
}

#[test]
fn a_refusal_that_changes_something_fails() {
    let text = "[[scenario]]\nname = 'r'\ngame = 'cellar'\nsteps = [{ as = 'p1', do = 'draw', refuse = 'CL-TURN-01' }]\n";
    let case = &cases(text)[0];
    run(&CELLAR, case).unwrap();
    for breakage in [Breakage::RefusalMutates, Breakage::RefusalSpeaks] {
        let failure = run(&Cellar::broken(breakage), case).unwrap_err();
        assert_eq!(failure.text, "refused by CL-TURN-01, and yet something has changed", "{breakage:?}");
    }
    let failure = run(&Cellar::broken(Breakage::RefusalDraws), case).unwrap_err();
    assert_eq!(failure.text, "went on to draw `die`, expected a refusal by CL-TURN-01");
}

#[test]
fn what_is_played_has_to_be_offered_and_what_is_refused_must_not_be() {
    let hide = "[[scenario]]\nname = 'r'\ngame = 'cellar'\nsteps = [{ as = 'gm', do = 'trap 3', refuse = 'CL-TRAP-02' }]\n";
    let case = &cases(hide)[0];
    run(&CELLAR, case).unwrap();
    let failure = run(&Cellar::broken(Breakage::OffersTooMuch), case).unwrap_err();
    assert_eq!(failure.text, "refused by CL-TRAP-02, and yet it is offered");
    let bet = format!("{HEAD}{FULL}steps = [{{ do = 'bet 3', dice = {{ die = 1 }}, over = false }}]\n");
    let case = &cases(&bet)[0];
    let failure = run(&CELLAR, case).unwrap_err();
    assert!(failure.text.contains("CL-BET-01"), "{failure}");
    let failure = run(&Cellar::broken(Breakage::TakesAnyBet), case).unwrap_err();
    assert_eq!(failure.text, "it was played, and yet it was not offered");
}
