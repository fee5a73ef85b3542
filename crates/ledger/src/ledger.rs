//! The whole ledger: read from its files, and looked up by id, chapter or words.

use crate::games::{GAMES, GameRules};
use crate::page::{Page, Span};
use crate::problem::{Problem, Problems};
use crate::rule::{Document, Rule};
use crate::search;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

/// The ledger of one game: its rules in English, and their sentences in French.
#[derive(Clone, Debug)]
pub struct Book<'t> {
    pub game: GameRules,
    pub rules: Page<'t>,
    /// The French sentences by id.
    pub french: Page<'t>,
}

/// One game's files, as they were when the program was built.
macro_rules! embedded {
    ($game:expr, $name:literal) => {
        Book {
            game: $game,
            rules: Page::new(
                concat!("rules/", $name, ".toml"),
                include_str!(concat!("../../../rules/", $name, ".toml")),
            ),
            french: Page::new(
                concat!("rules/fr/", $name, ".toml"),
                include_str!(concat!("../../../rules/fr/", $name, ".toml")),
            ),
        }
    };
}

/// The embedded files.
fn books() -> [Book<'static>; GAMES.len()] {
    let [mini_rogue, catacombs, urto] = GAMES;
    [embedded!(mini_rogue, "mini-rogue"), embedded!(catacombs, "catacombs"), embedded!(urto, "urto")]
}

/// Every rule with its documents.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ledger {
    pub(crate) games: Vec<GameRules>,
    pub(crate) rules: Vec<Rule>,
    pub(crate) documents: Vec<Document>,
    /// French sentences of rules that do not exist.
    pub(crate) strays: Vec<Problem>,
    by_id: BTreeMap<String, usize>,
}

impl Ledger {
    /// The ledger that this program was built with.
    ///
    /// # Errors
    /// Everything that cannot be read. What can be read but is wrong is [`Ledger::check`]'s business.
    pub fn load() -> Result<Ledger, Problems> {
        Ledger::read(&books())
    }

    /// The same, read once for everybody in this program; empty if it cannot be read, which its own tests forbid.
    #[must_use]
    pub fn shared() -> &'static Ledger {
        static READ: OnceLock<Ledger> = OnceLock::new();
        READ.get_or_init(|| Ledger::load().unwrap_or_default())
    }

    /// The ledger of the game alone that an id or its prefix belongs to, read once: a table needs no more, and is there sooner.
    #[must_use]
    pub fn of(id: &str) -> Option<&'static Ledger> {
        static READ: [OnceLock<Ledger>; GAMES.len()] = [const { OnceLock::new() }; GAMES.len()];
        let game = GameRules::of(&id.trim().to_uppercase())?;
        let (read, book) = READ.iter().zip(books()).find(|(_, book)| book.game == *game)?;
        Some(read.get_or_init(|| Ledger::read(&[book]).unwrap_or_default()))
    }

    /// A ledger from texts.
    ///
    /// # Errors
    /// Everything that cannot be read.
    pub fn read(books: &[Book<'_>]) -> Result<Ledger, Problems> {
        let mut problems = Problems::default();
        let mut ledger = Ledger { games: books.iter().map(|book| book.game).collect(), ..Ledger::default() };
        for book in books {
            ledger.read_book(book, &mut problems);
        }
        problems.or(ledger)
    }

    fn read_book(&mut self, book: &Book<'_>, problems: &mut Problems) {
        let page = &book.rules;
        let mut table = page.parse(problems);
        for (span, mut document) in entries::<Document>(page, &mut table, "document", problems) {
            (document.file, document.line) = (page.file.to_owned(), page.line(span.start));
            self.documents.push(document);
        }
        let mut french = sentences(&book.french, problems);
        for (span, mut rule) in entries::<Rule>(page, &mut table, "rule", problems) {
            (rule.file, rule.line) = (page.file.to_owned(), page.line(span.start));
            rule.french = french.remove(&rule.id).map(Spanned::into_inner);
            // The first entry of an id keeps it; the check reports the second.
            self.by_id.entry(rule.id.to_uppercase()).or_insert(self.rules.len());
            self.rules.push(rule);
        }
        for (key, value) in
            table.iter().filter(|(key, _)| !["rule", "document"].contains(&key.get_ref().as_ref()))
        {
            let expected = "[[rule]] or [[document]]";
            problems.push(page.problem(
                key.span(),
                format!("`{}` is no entry, {}", key.get_ref(), kind(value)),
                expected,
            ));
        }
        for (id, sentence) in french {
            let message = format!("{id} is not in {}", page.file);
            self.strays.push(book.french.problem(
                sentence.span(),
                message,
                "a sentence of a rule in the ledger",
            ));
        }
    }

    /// The rule with this id, in capitals or not.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.by_id.get(&id.trim().to_uppercase()).and_then(|at| self.rules.get(*at))
    }

    /// Every rule, in the order of the ledger.
    #[must_use]
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    #[must_use]
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    #[must_use]
    pub fn document(&self, id: &str) -> Option<&Document> {
        self.documents.iter().find(|document| document.id == id)
    }

    #[must_use]
    pub fn games(&self) -> &[GameRules] {
        &self.games
    }

    /// The rules of a chapter: `MR-COMBAT`, or `combat` for the chapters of that name in every game.
    #[must_use]
    pub fn in_chapter(&self, chapter: &str) -> Vec<&Rule> {
        let wanted = chapter.trim().to_uppercase();
        let is_of = |rule: &&Rule| {
            let own = rule.chapter().to_uppercase();
            own == wanted || own.split_once('-').is_some_and(|(_, name)| name == wanted)
        };
        self.rules.iter().filter(is_of).collect()
    }

    /// Every chapter with its prefix, in the order of the ledger.
    #[must_use]
    pub fn chapters(&self) -> Vec<&str> {
        let mut chapters: Vec<&str> = Vec::new();
        for rule in &self.rules {
            if !chapters.contains(&rule.chapter()) {
                chapters.push(rule.chapter());
            }
        }
        chapters
    }

    /// The rules in which every word of `text` occurs, in either language, in the id or in the note. Capitals and accents
    /// do not matter.
    #[must_use]
    pub fn search(&self, text: &str) -> Vec<&Rule> {
        search::search(&self.rules, text)
    }

    /// Where a rule is printed: title, printing and heading.
    #[must_use]
    pub fn citations(&self, rule: &Rule) -> Vec<String> {
        rule.source.iter().map(|source| self.citation(source)).collect()
    }

    /// One source spelled out; as it stands when it names no listed document.
    #[must_use]
    pub fn citation(&self, source: &str) -> String {
        let (document, heading) = source.split_once(" › ").unwrap_or((source, ""));
        match self.document(document) {
            None => source.to_owned(),
            Some(document) if heading.is_empty() => document.name(),
            Some(document) => format!("{} › {heading}", document.name()),
        }
    }
}

/// Takes the entries `[[name]]` out of a file, each with the place of its header.
fn entries<T: DeserializeOwned>(
    page: &Page<'_>,
    table: &mut DeTable<'_>,
    name: &str,
    problems: &mut Problems,
) -> Vec<(Span, T)> {
    let Some(entries) = table.remove(name) else { return Vec::new() };
    let span = entries.span();
    let DeValue::Array(entries) = entries.into_inner() else {
        problems.push(page.problem(span, format!("`{name}` is not a list"), format!("[[{name}]] entries")));
        return Vec::new();
    };
    let mut read = Vec::new();
    for entry in entries.iter() {
        let span = entry.span();
        let named =
            entry.get_ref().get("id").and_then(|id| id.get_ref().as_str()).is_some_and(|id| !id.is_empty());
        if !named {
            problems.push(page.problem(span.clone(), format!("this {name} has no id"), "id = \"…\""));
            continue;
        }
        match T::deserialize(ValueDeserializer::from(entry.clone())) {
            Ok(value) => read.push((span, value)),
            Err(error) => {
                let place = error.span().filter(|found| !found.is_empty()).unwrap_or(span);
                problems.push(page.problem(place, error.message().trim_end(), ""));
            }
        }
    }
    read
}

/// The French sentences of a file by id.
fn sentences(page: &Page<'_>, problems: &mut Problems) -> BTreeMap<String, Spanned<String>> {
    let mut sentences = BTreeMap::new();
    for (key, value) in &page.parse(problems) {
        match value.get_ref().as_str() {
            Some(text) => {
                sentences.insert(key.get_ref().to_string(), Spanned::new(key.span(), text.to_owned()));
            }
            None => problems.push(page.problem(
                value.span(),
                format!("{} is {}", key.get_ref(), kind(value)),
                "a text",
            )),
        }
    }
    sentences
}

/// How problems call what was found.
fn kind(value: &Spanned<DeValue<'_>>) -> &'static str {
    match value.get_ref() {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
