//! The form of scenario files: what is read, and everything that can be wrong with it.

use crate::cases;
use undercroft_kernel::Value;
use undercroft_scenario::{Says, parse};

/// The problems of a text, one line each.
fn problems(text: &str) -> Vec<String> {
    let problems = parse("a.toml", text).expect_err("the text has no problem");
    problems.iter().map(ToString::to_string).collect()
}

/// The problems of a scenario with a name and a game.
fn wrong(rest: &str) -> Vec<String> {
    problems(&format!("[[scenario]]\nname = 'n'\ngame = 'g'\n{rest}"))
}

#[test]
fn everything_is_read_with_its_line() {
    let text = "[[scenario]]\nname = 'n'\nrules = ['A-B-01',\n  'A-B-02']\ngame = 'g'\nsetup = { edition = 'old', heroes = ['x'] }\n\
        place = 'p'\nseed = 7\nauto = true\npin = { 'grid.3' = 'bats', space = 4 }\nsteps = [\n  { as = 'p1', do = 'go', dice = { d = [1, 'two'], e = 6 }, draw = { c = 'x' } },\n  \
        { do = 'no', refuse = 'A-B-01' },\n  { expect = { a.b = true, 'a.c' = 'absent' }, over = 'won' },\n]\n[scenario.given]\nz = 1\na = [2]\n";
    let [scenario] = parse("a.toml", text).unwrap().try_into().unwrap();
    let rules: Vec<(u32, &str)> =
        scenario.rules.iter().map(|rule| (rule.line, rule.value.as_str())).collect();
    assert_eq!(rules, [(3, "A-B-01"), (4, "A-B-02")]);
    assert_eq!(
        (scenario.editions.as_slice(), scenario.seed, scenario.auto),
        (["old".to_owned()].as_slice(), 7, true)
    );
    assert_eq!(
        (scenario.setup.get("heroes"), scenario.setup.get("edition")),
        (Some(&Value::words(["x"])), None)
    );
    let given: Vec<(u32, &str)> = scenario.given.iter().map(|fact| (fact.line, fact.name.as_str())).collect();
    assert_eq!(given, [(17, "z"), (18, "a")], "in the order of the file");
    let pins: Vec<String> = scenario.pin.iter().map(|pin| format!("{} {:?}", pin.name, pin.value)).collect();
    assert_eq!(pins, ["grid.3 Word(\"bats\")", "space Word(\"4\")"]);
    let [first, second, third] = scenario.steps.try_into().unwrap();
    let script: Vec<String> =
        first.script.iter().map(|one| format!("{} {}", one.name, Value::List(one.values.clone()))).collect();
    assert_eq!(script, ["d [1, two]", "e [6]", "c [x]"]);
    assert_eq!((first.line, second.refuse.unwrap().line, third.claims[0].line), (12, 13, 14));
    let says: Vec<&Says> = third.claims.iter().map(|claim| &claim.says).collect();
    let is = |fact: &str, value| Says::Is { fact: fact.to_owned(), value };
    assert_eq!(
        says,
        [&is("a.b", Some(Value::Bool(true))), &is("a.c", None), &Says::Over(Some("won".to_owned()))]
    );
}

#[test]
fn a_list_of_editions_runs_in_each() {
    let cases = cases(
        "[[scenario]]\nname = 'n'\ngame = 'g'\nsetup = { edition = ['a', 'b'], x = 1 }\nover = false\n\
        [[scenario]]\nname = 'm'\ngame = 'g'\nover = false\n",
    );
    let names: Vec<String> = cases.iter().map(|case| case.name()).collect();
    assert_eq!(names, ["n (a)", "n (b)", "m"]);
    assert_eq!(cases[1].setup.get("edition"), Some(&Value::word("b")));
    assert_eq!(cases[1].setup.get("x"), Some(&Value::Int(1)));
    assert_eq!(cases[2].setup.get("edition"), None);
}

#[test]
fn several_problems_are_told_at_once() {
    let text = "title = 1\n[[scenario]]\ngame = 3\nrules = ['a', 'b', 'c', 'd', 'e']\nseed = -1\nauto = 'yes'\nexpct = {}\n\
        given = { a = 1.5, b = [{}], }\nsteps = [{ do = 'x', dyce = 1 }, 3, { see = { p1 = 4 } }, { over = true }]\n";
    let keys = "one of as, do, dice, draw, refuse, expect, see, log, legal, illegal, over, unchanged";
    let value = "expected a whole number, a word, true or false, or a list of them";
    let expected = [
        "a.toml:1: the file has no key `title`; expected [[scenario]]".to_owned(),
        "a.toml:2: the scenario has no `name`; expected name = \"…\"".to_owned(),
        "a.toml:2: `` names 5 rules, so it would count for none; expected at most 4".to_owned(),
        "a.toml:2: `` expects nothing; expected expect, see, log, legal, illegal, over or refuse".to_owned(),
        "a.toml:3: `game` is the number 3; expected a text".to_owned(),
        "a.toml:5: `seed` is the number -1; expected a whole number from 0".to_owned(),
        "a.toml:6: `auto` is the text `yes`; expected true or false".to_owned(),
        "a.toml:7: the scenario has no key `expct`; expected one of name, rules, game, setup, place, given, pin, seed, \
            auto, refuse, expect, see, log, legal, illegal, over, steps"
            .to_owned(),
        "a.toml:8: this inline table goes over several lines or ends with a comma, which TOML 1.0 does not read; \
            expected one line, without a comma before `}`"
            .to_owned(),
        format!("a.toml:8: `a` is the number 1.5; {value}"),
        format!("a.toml:8: `b` is a list; {value}"),
        format!("a.toml:9: step 1 has no key `dyce`; expected {keys}"),
        "a.toml:9: step 2 is the number 3; expected a table".to_owned(),
        "a.toml:9: `p1` is the number 4; expected a table".to_owned(),
        "a.toml:9: step 3 does nothing and expects nothing; expected `do` or a claim".to_owned(),
        "a.toml:9: `over` is true; expected an outcome such as \"won\", or false".to_owned(),
        "a.toml:9: step 4 does nothing and expects nothing; expected `do` or a claim".to_owned(),
    ];
    assert_eq!(problems(text), expected);
}

#[test]
fn a_text_that_is_not_toml_is_told_with_its_lines() {
    let found = problems("[[scenario]]\nname = \nname = 'x'\ngame = = 3\n");
    assert!(found.len() >= 2 && found[0].starts_with("a.toml:2: "), "{found:?}");
    assert_eq!(problems("# nothing\n"), ["a.toml:1: the file holds no scenario; expected [[scenario]]"]);
    assert_eq!(problems("scenario = 3\n"), ["a.toml:1: `scenario` is the number 3; expected a list"]);
}

#[test]
fn steps_must_make_sense() {
    let step = |text: &str| wrong(&format!("over = false\nsteps = [{{ {text} }}]\n"));
    let idle = "a.toml:5: step 1 has no `do`; expected an action for its dice or its refusal";
    assert_eq!(step("refuse = 'A-B-01'"), [idle]);
    assert_eq!(step("dice = { d = 1 }, over = false"), [idle]);
    assert_eq!(
        step("as = 'p1'"),
        ["a.toml:5: step 1 does nothing and expects nothing; expected `do` or a claim"]
    );
    let rolls = "a.toml:5: step 1 scripts dice and is refused; expected no dice: a refusal rolls nothing";
    assert_eq!(step("do = 'x', refuse = 'A-B-01', dice = { d = 1 }"), [rolls]);
    let twice = "a.toml:5: step 1 scripts `d` twice; expected one of `dice` and `draw`";
    assert_eq!(step("do = 'x', dice = { d = 1 }, draw = { d = 1 }"), [twice]);
    assert_eq!(
        step("do = ''"),
        [
            "a.toml:5: `do` is empty; expected a text",
            "a.toml:5: step 1 does nothing and expects nothing; expected `do` or a claim"
        ]
    );
    assert_eq!(
        step("do = 'x', legal = 'y'"),
        ["a.toml:5: `legal` is the text `y`; expected a list of texts"]
    );
    assert_eq!(step("do = 'x', log = [1]"), ["a.toml:5: `log` holds the number 1; expected a text"]);
}

#[test]
fn scenarios_must_make_sense() {
    let nothing = "a.toml:1: `n` expects nothing; expected expect, see, log, legal, illegal, over or refuse";
    assert_eq!(wrong("steps = [{ do = 'x', unchanged = { a = 1 } }]\n"), [nothing]);
    let follows = "a.toml:1: the set-up of `n` is refused, and yet something follows; expected no steps and no claims beside `refuse`";
    assert_eq!(wrong("refuse = 'A-B-01'\nover = false\n"), [follows]);
    let same = "a.toml:5: there are two scenarios named `n`; expected a name of its own";
    assert_eq!(wrong("over = false\n[[scenario]]\nname = 'n'\ngame = 'g'\nover = false\n"), [same]);
    assert_eq!(
        wrong("over = false\nsetup.edition = 3\n"),
        ["a.toml:5: `edition` is 3; expected an edition, or a list of them"]
    );
    assert_eq!(
        wrong("over = false\npin = { a = ['b'] }\n"),
        ["a.toml:5: the pin `a` is a list; expected one card"]
    );
    assert_eq!(wrong("over = false\ngiven = 3\n"), ["a.toml:5: `given` is the number 3; expected a table"]);
}

#[test]
fn an_inline_table_stays_on_one_line() {
    let problem = "this inline table goes over several lines or ends with a comma, which TOML 1.0 does not read; \
        expected one line, without a comma before `}`";
    assert_eq!(wrong("steps = [\n  { do = 'x',\n    over = false },\n]\n"), [format!("a.toml:5: {problem}")]);
    assert_eq!(wrong("expect = {\n a = 1 }\n"), [format!("a.toml:4: {problem}")]);
    let fine = "[[scenario]]\nname = 'n'\ngame = 'g'\nsteps = [\n  { do = 'x', legal = [\n    'y',\n  ], expect = { a.b = '''\nc''' } },\n]\n";
    assert_eq!(parse("a.toml", fine).unwrap().len(), 1);
}

#[test]
fn what_is_wrong_with_one_scenario_leaves_the_others_alone() {
    let one = |name: &str, rest: &str| format!("[[scenario]]\nname = '{name}'\ngame = 'cellar'\n{rest}\n");
    let good = "over = false";
    let text = [one("a", good), one("b", "ovr = false"), one("c", good), one("a", good)].concat();
    let (scenarios, wrong) = undercroft_scenario::parse_each("x.toml", &text);
    assert_eq!(scenarios.iter().map(|scenario| scenario.name.as_str()).collect::<Vec<_>>(), ["a", "c"]);
    let wrong: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert!(wrong[0].starts_with("x.toml:5: ") && wrong[0].contains("`ovr`"), "{wrong:?}");
    assert!(wrong[1].contains("two scenarios named `a`"), "{wrong:?}");
    assert_eq!(undercroft_scenario::parse_each("x.toml", "").1.len(), 1, "no scenario is one problem");
    assert_eq!(undercroft_scenario::parse_each("x.toml", "[[").1.len(), 1, "so is what is no TOML");
}

#[test]
fn what_is_no_toml_is_one_scenario_too() {
    let one = |name: &str, rest: &str| format!("[[scenario]]\nname = '{name}'\ngame = 'cellar'\n{rest}\n\n");
    let good = "over = false";
    let broken = "given = { coins = 3\nover = = true";
    let text =
        [one("a", good), one("b", broken), one("c", good), one("d", "name = 'd'"), one("e", good)].concat();
    let (scenarios, wrong) = undercroft_scenario::parse_each("x.toml", &text);
    let read: Vec<(&str, u32)> = scenarios.iter().map(|one| (one.name.as_str(), one.line)).collect();
    assert_eq!(read, [("a", 1), ("c", 12), ("e", 22)]);
    let wrong: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert!(wrong[0].starts_with("x.toml:10: ") && wrong[1].starts_with("x.toml:20: "), "{wrong:?}");
    let before = undercroft_scenario::parse_each("x.toml", &format!("= 3\n{}", one("a", good)));
    assert_eq!((before.0.len(), before.1.len()), (1, 1), "what stands before the first one is one problem");
}

#[test]
fn what_is_expected_may_differ_by_edition() {
    let text = "[[scenario]]\nname = 'n'\ngame = 'pig'\nsetup = { edition = ['small', 'big'] }\n\
        expect.round = 1\nexpect.big.pot = 6\nsteps = [{ do = 'x', expect = { small.pot = 1, 'big.pot' = 2 } }]\n";
    let cases = undercroft_scenario::expand(&undercroft_scenario::parse("x.toml", text).unwrap());
    let claims = |at: usize| {
        let scenario = &cases[at].scenario;
        let all = scenario.claims.iter().chain(&scenario.steps[0].claims);
        let fact = |claim: &undercroft_scenario::Claim| match &claim.says {
            undercroft_scenario::Says::Is { fact, value: Some(value) } => format!("{fact} {value}"),
            other => panic!("{other:?}"),
        };
        all.map(fact).collect::<Vec<_>>()
    };
    assert_eq!(claims(0), ["round 1", "pot 1"]);
    assert_eq!(claims(1), ["round 1", "pot 6", "pot 2"]);
}
