//! From text to scenarios: every problem at once, with its line and with what was expected there.
//! Only the form is judged here; the words are looked up when the scenario runs.

mod fields;
mod inline;

use crate::format::{At, Claim, Fact, Says, Scenario, Script, Step};
use fields::{Fields, Reader, kind};
use std::collections::BTreeSet;
use toml::Spanned;
use toml::de::DeValue;
use undercroft_kernel::{Setup, Value};
use undercroft_ledger::{MOST_IDS, Page, Problem, Problems, shown};

/// The value that says that a fact does not apply, or is not in a view.
const ABSENT: &str = "absent";
/// How many steps a scenario may have, and in how many editions it may run: more than any needs.
const MOST_STEPS: usize = 1000;
const MOST_EDITIONS: usize = 16;

/// Reads the scenarios of a file.
///
/// # Errors
/// Everything that is wrong with its form; where the text is not TOML, only that.
pub fn parse(file: &str, text: &str) -> Result<Vec<Scenario>, Problems> {
    let page = Page::new(file, text);
    let mut problems = Problems::default();
    let mut table = page.parse(&mut problems);
    if !problems.is_empty() {
        return problems.or(Vec::new());
    }
    let mut reader = Reader { page, problems };
    inline::check(&mut reader, &table);
    let mut scenarios: Vec<Scenario> = Vec::new();
    let mut names = BTreeSet::new();
    for entry in list(&mut reader, "scenario", table.remove("scenario")) {
        let Some(scenario) = Fields::open(&mut reader, "the scenario".to_owned(), entry) else { continue };
        let span = scenario.span.clone();
        let scenario = read_scenario(&mut reader, scenario);
        if !scenario.name.is_empty() && !names.insert(scenario.name.clone()) {
            let message = format!("there are two scenarios named `{}`", shown(&scenario.name));
            reader.wrong(span, message, "a name of its own");
        }
        scenarios.push(scenario);
    }
    for (key, _) in &table {
        let message = format!("the file has no key `{}`", shown(key.get_ref()));
        reader.wrong(key.span(), message, "[[scenario]]");
    }
    if scenarios.is_empty() && reader.problems.is_empty() {
        reader.wrong(0..0, "the file holds no scenario", "[[scenario]]");
    }
    reader.problems.or(scenarios)
}

/// Reads the scenarios of a file one by one: those that can be read, and what is wrong with each of the others. What is wrong
/// with the file as a whole is one of them.
#[must_use]
pub fn parse_each(file: &str, text: &str) -> (Vec<Scenario>, Vec<Problems>) {
    let mut problems = Problems::default();
    Page::new(file, text).parse(&mut problems);
    if problems.is_empty() {
        return read_each(file, text, Vec::new());
    }
    let (rest, wrong) = without_broken(file, text);
    let mut left = Problems::default();
    Page::new(file, &rest).parse(&mut left);
    if wrong.is_empty() || !left.is_empty() {
        return (Vec::new(), vec![problems]);
    }
    read_each(file, &rest, wrong)
}

/// A text whose scenarios that are no TOML by themselves are empty lines, and what is wrong with each of those.
fn without_broken(file: &str, text: &str) -> (String, Vec<Problems>) {
    let mut parts: Vec<(u32, String)> = vec![(0, String::new())];
    for (at, line) in (0..).zip(text.split_inclusive('\n')) {
        if line.starts_with("[[scenario]]") {
            parts.push((at, String::new()));
        }
        if let Some((_, part)) = parts.last_mut() {
            part.push_str(line);
        }
    }
    let mut rest = String::with_capacity(text.len());
    let mut wrong = Vec::new();
    for (before, part) in &parts {
        let mut problems = Problems::default();
        Page::new(file, part).parse(&mut problems);
        if problems.is_empty() {
            rest.push_str(part);
            continue;
        }
        rest.extend(std::iter::repeat_n('\n', part.matches('\n').count()));
        let mut placed = Problems::default();
        for problem in problems.iter() {
            placed.push(Problem { line: problem.line + before, ..problem.clone() });
        }
        wrong.push(placed);
    }
    (rest, wrong)
}

/// Reads the scenarios of a text that is TOML, beside those that were found wrong before.
fn read_each(file: &str, text: &str, mut wrong: Vec<Problems>) -> (Vec<Scenario>, Vec<Problems>) {
    let page = Page::new(file, text);
    let mut problems = Problems::default();
    let mut table = page.parse(&mut problems);
    let mut reader = Reader { page, problems };
    let mut good = Vec::new();
    let mut names = BTreeSet::new();
    inline::check(&mut reader, &table);
    for entry in list(&mut reader, "scenario", table.remove("scenario")) {
        wrong.extend(taken(&mut reader));
        let scenario = Fields::open(&mut reader, "the scenario".to_owned(), entry).map(|fields| {
            let span = fields.span.clone();
            let scenario = read_scenario(&mut reader, fields);
            if !names.insert(scenario.name.clone()) {
                let message = format!("there are two scenarios named `{}`", shown(&scenario.name));
                reader.wrong(span, message, "a name of its own");
            }
            scenario
        });
        match (taken(&mut reader), scenario) {
            (Some(problems), _) => wrong.push(problems),
            (None, scenario) => good.extend(scenario),
        }
    }
    for (key, _) in &table {
        let message = format!("the file has no key `{}`", shown(key.get_ref()));
        reader.wrong(key.span(), message, "[[scenario]]");
    }
    if good.is_empty() && wrong.is_empty() && reader.problems.is_empty() {
        reader.wrong(0..0, "the file holds no scenario", "[[scenario]]");
    }
    wrong.extend(taken(&mut reader));
    (good, wrong)
}

/// What was found since the last time, if anything.
fn taken(reader: &mut Reader<'_>) -> Option<Problems> {
    Some(std::mem::take(&mut reader.problems)).filter(|problems| !problems.is_empty())
}

fn read_scenario(reader: &mut Reader<'_>, mut fields: Fields<'_>) -> Scenario {
    let line = fields.line(reader);
    let name = fields.needed(reader, "name");
    if !name.is_empty() {
        fields.rename(&name);
    }
    let rules = fields.texts(reader, "rules");
    if rules.len() > MOST_IDS {
        let message = format!("`{}` names {} rules, so it would count for none", shown(&name), rules.len());
        reader.wrong(fields.span.clone(), message, format!("at most {MOST_IDS}"));
    }
    let game = fields.needed(reader, "game");
    let (setup, editions) = read_setup(reader, &mut fields);
    let scenario = Scenario {
        file: reader.page.file.to_owned(),
        line,
        name,
        rules,
        game,
        setup,
        editions,
        place: fields.text(reader, "place"),
        given: fields.facts(reader, "given"),
        pin: read_pins(reader, &mut fields),
        seed: fields.number(reader, "seed"),
        auto: fields.flag(reader, "auto"),
        refuse: fields.rule(reader, "refuse"),
        claims: read_claims(reader, &mut fields),
        steps: read_steps(reader, &mut fields),
    };
    let name = shown(&scenario.name);
    let steps = scenario.steps.len();
    if steps > MOST_STEPS {
        let message = format!("`{name}` has {steps} steps");
        reader.wrong(fields.span.clone(), message, format!("at most {MOST_STEPS}"));
    }
    let claims_something =
        |step: &Step| step.refuse.is_some() || step.claims.iter().any(|claim| !claim.unchanged);
    if scenario.refuse.is_some() && !(scenario.steps.is_empty() && scenario.claims.is_empty()) {
        let message = format!("the set-up of `{name}` is refused, and yet something follows");
        reader.wrong(fields.span.clone(), message, "no steps and no claims beside `refuse`");
    } else if scenario.refuse.is_none()
        && scenario.claims.is_empty()
        && !scenario.steps.iter().any(claims_something)
    {
        let expected = "expect, see, log, legal, illegal, over or refuse";
        reader.wrong(fields.span.clone(), format!("`{name}` expects nothing"), expected);
    }
    fields.finish(reader);
    scenario
}

/// The options, and the editions taken out of them.
fn read_setup(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> (Setup, Vec<String>) {
    let mut setup = Setup::default();
    let mut editions = Vec::new();
    for Fact { line, name, value } in fields.facts(reader, "setup") {
        if name != "edition" {
            setup = setup.with(&name, value);
            continue;
        }
        match value.as_words().filter(|words| !words.is_empty()) {
            Some(words) if words.len() > MOST_EDITIONS => {
                let message = format!("{} editions", words.len());
                reader.wrong_line(line, message, format!("at most {MOST_EDITIONS}"));
            }
            Some(words) => editions = words.into_iter().map(str::to_owned).collect(),
            None => {
                let message = format!("`edition` is {}", shown(&value.to_string()));
                reader.wrong_line(line, message, "an edition, or a list of them");
            }
        }
    }
    (setup, editions)
}

fn read_pins(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Vec<Fact> {
    let mut pins = fields.facts(reader, "pin");
    for pin in &mut pins {
        // A space or a number is a fine thing to lie face down, and is read as the word that it is.
        if !matches!(pin.value, Value::List(_)) {
            pin.value = Value::Word(pin.value.to_string());
        } else {
            reader.wrong_line(pin.line, format!("the pin `{}` is a list", pin.name), "one card");
        }
    }
    pins
}

fn read_steps(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Vec<Step> {
    let mut steps = Vec::new();
    let entries = list(reader, "steps", fields.take("steps").map(|(_, value)| value));
    for (index, entry) in entries.into_iter().enumerate() {
        if let Some(step) = Fields::open(reader, format!("step {}", index + 1), entry) {
            steps.push(read_step(reader, step, index + 1));
        }
    }
    steps
}

fn read_step(reader: &mut Reader<'_>, mut fields: Fields<'_>, number: usize) -> Step {
    let line = fields.line(reader);
    let seat = fields.text(reader, "as");
    let action = fields.text(reader, "do");
    let mut script = read_script(reader, &mut fields, "dice");
    let dice: BTreeSet<String> = script.iter().map(|die| die.name.clone()).collect();
    for pile in read_script(reader, &mut fields, "draw") {
        if dice.contains(&pile.name) {
            let message = format!("step {number} scripts `{}` twice", pile.name);
            reader.wrong_line(pile.line, message, "one of `dice` and `draw`");
        }
        script.push(pile);
    }
    let refuse = fields.rule(reader, "refuse");
    let mut claims = read_claims(reader, &mut fields);
    let unchanged = fields.facts(reader, "unchanged").into_iter();
    claims.extend(unchanged.map(|fact| Claim { unchanged: true, ..is(fact) }));
    let step = Step { line, seat, action, script, refuse, claims };
    let (span, idle) = (fields.span.clone(), step.action.is_none());
    if idle && (!step.script.is_empty() || step.refuse.is_some()) {
        reader.wrong(span, format!("step {number} has no `do`"), "an action for its dice or its refusal");
    } else if idle && step.claims.is_empty() {
        reader.wrong(span, format!("step {number} does nothing and expects nothing"), "`do` or a claim");
    } else if step.refuse.is_some() && !step.script.is_empty() {
        reader.wrong(
            span,
            format!("step {number} scripts dice and is refused"),
            "no dice: a refusal rolls nothing",
        );
    }
    fields.finish(reader);
    step
}

fn read_script(reader: &mut Reader<'_>, fields: &mut Fields<'_>, key: &'static str) -> Vec<Script> {
    let facts = fields.facts(reader, key).into_iter();
    let script = |Fact { line, name, value }| match value {
        Value::List(values) => Script { line, name, values },
        single => Script { line, name, values: vec![single] },
    };
    facts.map(script).collect()
}

fn read_claims(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Vec<Claim> {
    let mut claims: Vec<Claim> = fields.facts(reader, "expect").into_iter().map(is).collect();
    if let Some((_, see)) = fields.take("see")
        && let Some(see) = Fields::open(reader, "`see`".to_owned(), see)
    {
        for (viewer, facts) in see.tables(reader) {
            claims.extend(facts.all_facts(reader).into_iter().map(|Fact { line, name, value }| {
                claim(line, Says::Sees { viewer: viewer.clone(), fact: name, value: present(value) })
            }));
        }
    }
    let log = fields.texts(reader, "log");
    if let Some(line) = log.first().map(|key| key.line) {
        claims.push(claim(line, Says::Log(log.into_iter().map(|key| key.value).collect())));
    }
    claims.extend(
        fields.texts(reader, "legal").into_iter().map(|At { line, value }| claim(line, Says::Legal(value))),
    );
    claims.extend(
        fields
            .texts(reader, "illegal")
            .into_iter()
            .map(|At { line, value }| claim(line, Says::Illegal(value))),
    );
    claims.extend(read_over(reader, fields));
    claims.sort_by_key(|claim| claim.line);
    claims
}

fn read_over(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Option<Claim> {
    let (_, value) = fields.take("over")?;
    let line = reader.page.line(value.span().start);
    match value.get_ref() {
        DeValue::String(key) if !key.is_empty() => {
            Some(claim(line, Says::Over(Some(key.as_ref().to_owned()))))
        }
        DeValue::Boolean(false) => Some(claim(line, Says::Over(None))),
        other => {
            reader.wrong(
                value.span(),
                format!("`over` is {}", kind(other)),
                "an outcome such as \"won\", or false",
            );
            None
        }
    }
}

fn is(fact: Fact) -> Claim {
    claim(fact.line, Says::Is { fact: fact.name, value: present(fact.value) })
}

const fn claim(line: u32, says: Says) -> Claim {
    Claim { line, says, unchanged: false }
}

fn present(value: Value) -> Option<Value> {
    Some(value).filter(|value| value.as_word() != Some(ABSENT))
}

/// The entries of a list; anything else is a problem.
fn list<'t>(
    reader: &mut Reader<'_>,
    key: &str,
    value: Option<Spanned<DeValue<'t>>>,
) -> Vec<Spanned<DeValue<'t>>> {
    let Some(value) = value else { return Vec::new() };
    let span = value.span();
    match value.into_inner() {
        DeValue::Array(list) => list.into_iter().collect(),
        other => {
            reader.wrong(span, format!("`{key}` is {}", kind(&other)), "a list");
            Vec::new()
        }
    }
}
