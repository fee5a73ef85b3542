//! What can be read but is wrong: ids, editions, citations and languages that do not fit together.

use crate::ledger::Ledger;
use crate::problem::{Problem, Problems};
use crate::rule::{Rule, is_well_formed};
use std::collections::BTreeMap;

/// What an entry can be.
const KINDS: [&str; 6] = ["rule", "ruling", "example", "symbol", "derived", "component"];
/// How firmly it can stand; nothing where the ledger does not say.
const BASES: [&str; 6] = ["", "stated", "deduced", "ruling", "data", "missing"];

impl Ledger {
    /// Everything that is wrong with the ledger, in the order of its files and lines.
    ///
    /// # Errors
    /// The problems, when there are any.
    pub fn check(&self) -> Result<(), Problems> {
        let mut problems = Problems::default();
        problems.extend(self.strays.iter().cloned());
        self.check_documents(&mut problems);
        let mut seen = BTreeMap::new();
        for rule in &self.rules {
            if let Some(first) = seen.insert(rule.id.to_uppercase(), rule.line) {
                problems.push(at(
                    rule,
                    format!("{} is there twice, first in line {first}", rule.id),
                    "an id of its own",
                ));
            }
            self.check_rule(rule, &mut problems);
        }
        problems.or(())
    }

    fn check_documents(&self, problems: &mut Problems) {
        for (at, document) in self.documents.iter().enumerate() {
            let place = |message: String| Problem {
                file: document.file.clone(),
                line: document.line,
                message,
                ..Problem::default()
            };
            if document.title.is_empty() {
                problems.push(place(format!("the document {} has no title", document.id)));
            }
            if self.documents.iter().take(at).any(|other| other.id == document.id) {
                problems.push(place(format!("the document {} is listed twice", document.id)));
            }
        }
    }

    fn check_rule(&self, rule: &Rule, problems: &mut Problems) {
        let id = &rule.id;
        if !is_well_formed(id) {
            problems.push(at(rule, format!("`{id}` is not an id"), "one such as MR-COMBAT-04"));
        }
        match self.games.iter().find(|game| game.prefix == rule.prefix()) {
            None => {
                let known: Vec<&str> = self.games.iter().map(|game| game.prefix).collect();
                problems.push(at(rule, format!("`{id}` begins with no game's prefix"), known.join(", ")));
            }
            Some(game) => {
                for edition in
                    rule.editions.iter().filter(|edition| !game.editions.contains(&edition.as_str()))
                {
                    problems.push(at(
                        rule,
                        format!("{id} names the edition `{edition}`"),
                        game.editions.join(", "),
                    ));
                }
            }
        }
        if rule.retired.is_some() {
            return;
        }
        if rule.editions.is_empty() {
            problems.push(at(rule, format!("{id} belongs to no edition"), "at least one"));
        }
        if !KINDS.contains(&rule.kind.as_str()) {
            problems.push(at(rule, format!("{id} has the kind `{}`", rule.kind), KINDS.join(", ")));
        }
        if !BASES.contains(&rule.basis.as_str()) {
            problems.push(at(
                rule,
                format!("{id} has the basis `{}`", rule.basis),
                BASES.join(", ").trim_matches([',', ' ']),
            ));
        }
        for (field, text) in [("rule", &rule.rule), ("test", &rule.test)] {
            if text.trim().is_empty() {
                problems.push(at(rule, format!("{id} has no `{field}`"), "a sentence"));
            }
        }
        if rule.french.as_ref().is_none_or(|text| text.trim().is_empty()) {
            problems.push(at(rule, format!("{id} has no French sentence"), "one in rules/fr"));
        }
        self.check_sources(rule, problems);
    }

    fn check_sources(&self, rule: &Rule, problems: &mut Problems) {
        if rule.source.is_empty() {
            problems.push(at(
                rule,
                format!("{} has no source", rule.id),
                "source = [\"document › heading\"]",
            ));
        }
        for source in &rule.source {
            let document = source.split_once(" › ").map_or(source.as_str(), |(document, _)| document);
            if self.document(document).is_none() {
                let known: Vec<&str> = self.documents.iter().map(|document| document.id.as_str()).collect();
                problems.push(at(
                    rule,
                    format!("{} cites the document `{document}`", rule.id),
                    known.join(", "),
                ));
            }
        }
    }
}

fn at(rule: &Rule, message: String, expected: impl Into<String>) -> Problem {
    Problem { file: rule.file.clone(), line: rule.line, span: None, message, expected: expected.into() }
}
