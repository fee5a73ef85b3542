//! The words of lines and rows, as keys and arguments. Which results a line is about is decided in `lines`.

use super::fate::{Fact, Weight};
use super::lines::Group;
use super::share::Share;
use crate::words::{Fill, Words};

/// How many things are said with "perhaps" before the rest is "perhaps more".
const PERHAPS: usize = 2;

/// A fact of several results, from its least to its greatest amount.
#[derive(Clone, Debug)]
pub(super) struct Told {
    pub(super) fact: Fact,
    pub(super) from: i32,
    pub(super) to: i32,
    /// In how many of the results.
    pub(super) times: usize,
    /// In how many cases.
    pub(super) ways: u64,
}

impl Told {
    pub(super) fn new(fact: &Fact, share: Share) -> Told {
        let amount = fact.amount.unwrap_or_default();
        Told { fact: fact.clone(), from: amount, to: amount, times: 1, ways: share.ways }
    }

    /// The same fact in one result more.
    pub(super) fn meet(&mut self, fact: &Fact, share: Share) {
        let amount = fact.amount.unwrap_or_default();
        (self.from, self.to) = (self.from.min(amount), self.to.max(amount));
        self.times += 1;
        self.ways = self.ways.saturating_add(share.ways);
    }

    /// Whether its words are true of a fact.
    pub(super) fn covers(&self, fact: &Fact) -> bool {
        fact.is_like(&self.fact) && (self.from..=self.to).contains(&fact.amount.unwrap_or_default())
    }

    fn words(&self) -> Words {
        self.fact.told(self.from, self.to)
    }
}

/// What a result is called in which nothing happens.
pub(super) fn nothing() -> Fact {
    Fact::detail(Words::new("odds-nothing"))
}

/// Everything that has no words of its own.
pub(super) fn others() -> Words {
    Words::new("odds-others")
}

/// A line: who dies, the verdict, what else is sure, and what may be. Where it has to say that the others live, `else_die` are all who die in some line.
pub(super) fn line(group: &Group, else_die: Option<Vec<&Fact>>) -> Words {
    let said = |told: &Told| (told.fact.about.clone(), told.words());
    let of = |heavy: bool| {
        let facts = group.said().filter(move |told| (told.fact.weight == Weight::Detail) != heavy);
        facts.map(said).collect::<Vec<_>>()
    };
    let mut head = by_person(of(true), "odds-by");
    if let Some(else_die) = else_die {
        head.push(Words::new(survivors(group, &else_die)));
    }
    let mut rest = by_person(of(false), "odds-about");
    if !group.is_mourned() {
        rest.extend(perhaps(group).into_iter().map(|told| {
            let what = by_person(vec![said(told)], "odds-about");
            with(Words::new("odds-perhaps"), "what", Fill::Parts { parts: what })
        }));
        if group.perhaps.len() > perhaps(group).len() {
            rest.push(Words::new("odds-perhaps-more"));
        }
    }
    if group.closed {
        rest.push(Words::new("odds-nothing-else"));
    }
    if head.is_empty() || rest.is_empty() {
        head.extend(rest);
        return together(head);
    }
    let line = with(Words::new("odds-line"), "head", Fill::Parts { parts: head });
    with(line, "rest", Fill::Parts { parts: rest })
}

/// What may be, as far as it is told: all of it where nothing else can be, and "perhaps more" is never said instead of a single thing.
fn perhaps(group: &Group) -> Vec<&Told> {
    let all = group.closed || group.perhaps.len() <= PERHAPS + 1;
    group.perhaps.iter().take(if all { usize::MAX } else { PERHAPS }).collect()
}

/// Who lives in a line although somebody dies in another one.
fn survivors(group: &Group, else_die: &[&Fact]) -> &'static str {
    let own = |fact: &&Fact| fact.words.args.get("own") == Some(&Fill::Word("yes".to_owned()));
    match group.is_deadly() {
        true => "odds-nobody-else-dies",
        false if else_die.iter().all(own) => "odds-you-live",
        false => "odds-nobody-dies",
    }
}

/// A result by those of its facts that are worth telling.
pub(super) fn row(facts: &[Fact], worth: impl Fn(&Fact) -> bool) -> Words {
    let said = |fact: &Fact| {
        let amount = fact.amount.unwrap_or_default();
        (fact.about.clone(), fact.told(amount, amount))
    };
    let parts = by_person(facts.iter().filter(|fact| worth(fact)).map(said).collect(), "odds-about");
    if parts.is_empty() { Words::new("odds-nothing-else") } else { together(parts) }
}

/// What befalls somebody else is told with a name, all of it at once.
fn by_person(said: Vec<(Option<String>, Words)>, key: &'static str) -> Vec<Words> {
    let mut parts: Vec<(Option<String>, Vec<Words>)> = Vec::new();
    for (about, words) in said {
        match parts.iter_mut().find(|(other, _)| about.is_some() && *other == about) {
            Some((_, all)) => all.push(words),
            None => parts.push((about, vec![words])),
        }
    }
    let told = |(about, parts): (Option<String>, Vec<Words>)| match about {
        None => parts,
        Some(name) => {
            let who = with(Words::new(key), "who", Fill::Name { name: name.into() });
            vec![with(who, "what", Fill::Parts { parts })]
        }
    };
    parts.into_iter().flat_map(told).collect()
}

/// One part as it is, several as one.
fn together(mut parts: Vec<Words>) -> Words {
    match parts.pop() {
        Some(only) if parts.is_empty() => only,
        last => {
            parts.extend(last);
            with(Words::new("odds-parts"), "parts", Fill::Parts { parts })
        }
    }
}

fn with(mut words: Words, name: &'static str, fill: Fill) -> Words {
    words.args.insert(name, fill);
    words
}
