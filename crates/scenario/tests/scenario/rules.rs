//! The rules that scenarios name are rules of the ledger, in force, in an edition in which they run.

use undercroft_ledger::{Book, GameRules, Ledger, Page};
use undercroft_scenario::{check_rules, parse};

const PIG: GameRules =
    GameRules { name: "pig", prefix: "PIG", editions: &["base", "big"], default_edition: "base" };
const RULES: &str = "[[rule]]\nid = 'PIG-ROLL-01'\n[[rule]]\nid = 'PIG-ROLL-02'\neditions = ['big']\n\
    [[rule]]\nid = 'PIG-ROLL-03'\nretired = 'said twice'\n";

fn check(rest: &str) -> String {
    let book = Book { game: PIG, rules: Page::new("pig.toml", RULES), french: Page::new("fr.toml", "") };
    let text = format!("[[scenario]]\nname = 'n'\ngame = 'pig'\nover = false\n{rest}");
    let scenarios = parse("a.toml", &text).unwrap();
    check_rules(&scenarios, &Ledger::read(&[book]).unwrap())
        .err()
        .map(|problems| problems.to_string())
        .unwrap_or_default()
}

#[test]
fn cited_and_refusing_rules_are_looked_up() {
    assert_eq!(check("rules = ['PIG-ROLL-01']\n"), "");
    assert_eq!(check("rules = ['PIG-ROLL-01', 'PIG-ROLL-02']\nsetup = { edition = ['base', 'big'] }\n"), "");
    assert_eq!(
        check("rules = ['pig-roll-01']\n"),
        "a.toml:5: `pig-roll-01` is not in the ledger; expected an id of the ledger"
    );
    let steps = "steps = [\n  { do = 'x', refuse = 'PIG-ROLL-09' },\n]\n";
    assert_eq!(check(steps), "a.toml:6: `PIG-ROLL-09` is not in the ledger; expected an id of the ledger");
    assert_eq!(check("steps = [{ do = 'x', refuse = true }]\n"), "", "any rule is no id");
    assert_eq!(
        check("rules = ['PIG-ROLL-02']\n"),
        "a.toml:5: PIG-ROLL-02 does not belong to base; expected one of big"
    );
    assert_eq!(
        check("rules = ['PIG-ROLL-03']\n"),
        "a.toml:5: PIG-ROLL-03 is retired: said twice; expected a rule in force"
    );
}
