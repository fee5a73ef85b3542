//! The set-ups of a comparison: every combination of what the new-table form offers for some of its options.

use undercroft_kernel::{OptionWord, Setup, Value};

/// The choice that leaves an option to chance: a mix of the others, so it is left out.
const DRAWN: &str = "random";

/// One set-up of a comparison.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What it chooses, a word for each option that varies.
    pub labels: Vec<String>,
    /// The set-up.
    pub setup: Setup,
}

/// Every combination of the choices of the options called `varied`, on top of `base`. An option that the form lacks gets no label;
/// one that `base` fixes does not vary and is labelled with its value.
#[must_use]
pub fn grid(base: &Setup, form: &[OptionWord], varied: &[&str]) -> (Vec<String>, Vec<Case>) {
    let mut names = Vec::new();
    let mut cases = vec![Case { labels: Vec::new(), setup: base.clone() }];
    for option in form.iter().filter(|option| varied.contains(&option.name)) {
        names.push(option.name.to_owned());
        let values: Vec<Value> = match base.get(option.name) {
            Some(value) => vec![value.clone()],
            None => option.choices.iter().filter(|choice| *choice != DRAWN).map(Value::word).collect(),
        };
        let with = |case: &Case| {
            let add = |value: &Value| Case {
                labels: case.labels.iter().cloned().chain([value.to_string()]).collect(),
                setup: case.setup.clone().with(option.name, value.clone()),
            };
            values.iter().map(add).collect::<Vec<_>>()
        };
        cases = cases.iter().flat_map(with).collect();
    }
    (names, cases)
}

/// One case for every other choice of every option: what a table can be besides its defaults.
#[must_use]
pub fn single_choices(base: &Setup, form: &[OptionWord]) -> Vec<Case> {
    let mut cases = Vec::new();
    for option in form.iter().filter(|option| base.get(option.name).is_none()) {
        for choice in option.choices.iter().filter(|choice| *choice != DRAWN) {
            let value = match choice.as_str() {
                "true" => Value::Bool(true),
                "false" => Value::Bool(false),
                word => Value::word(word),
            };
            if value != option.default {
                let setup = base.clone().with(option.name, value);
                cases.push(Case { labels: vec![format!("{}={choice}", option.name)], setup });
            }
        }
    }
    cases
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(name: &'static str, choices: &[&str]) -> OptionWord {
        let choices: Vec<String> = choices.iter().map(|choice| (*choice).to_owned()).collect();
        OptionWord { name, default: Value::word("x"), choices, at_most: 1, rule: None }
    }

    #[test]
    fn every_combination_once_and_chance_left_out() {
        let form = [
            option("heroes", &["rogue", "mage", "random"]),
            option("mode", &["easy", "hard"]),
            option("board", &["a"]),
        ];
        let (names, cases) = grid(&Setup::default(), &form, &["heroes", "mode", "weather"]);
        assert_eq!(names, ["heroes", "mode"]);
        let labels: Vec<String> = cases.iter().map(|case| case.labels.join(" ")).collect();
        assert_eq!(labels, ["rogue easy", "rogue hard", "mage easy", "mage hard"]);
        assert!(cases.iter().all(|case| case.setup.0.len() == 2));
    }

    #[test]
    fn what_the_base_fixes_stays() {
        let base = Setup::default().with("mode", Value::word("hard"));
        let (_, cases) = grid(&base, &[option("mode", &["easy", "hard"])], &["mode"]);
        assert_eq!(cases, [Case { labels: vec!["hard".to_owned()], setup: base }]);
    }
}
