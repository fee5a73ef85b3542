//! From a table of results to a few lines. Each line is a set of results, its share is their sum, and its words are true of these results and of no
//! other: what all of them have is said, with a range where numbers differ; what some of them have is said with "perhaps"; deaths stand alone.

use super::fate::{Fact, Fate, Mood, Weight};
use super::share::{Share, shares};
use super::tell::{self, Told};
use super::{OddsLine, OddsRow};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use undercroft_kernel::Distribution;

/// How many lines there are before the unlikely ones become "anything else".
const LINES: usize = 8;

/// How many results are listed below a line before the rest is summed up.
const ROWS: usize = 12;

/// One result with its share.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) facts: Vec<Fact>,
    pub(super) mood: Mood,
    pub(super) share: Share,
}

/// Results that are told together.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    pub(super) rows: Vec<Row>,
    pub(super) sure: Vec<Told>,
    /// What some of them have, the most likely first.
    pub(super) perhaps: Vec<Told>,
    /// The line says that nothing else happens.
    pub(super) closed: bool,
}

/// The lines of a table: what is hoped for first, what is feared last, each result in exactly one of them.
#[must_use]
pub fn lines(table: &Distribution<Fate>) -> Vec<OddsLine> {
    let mut groups = agreeing(rows(table));
    while tell_apart(&mut groups) {}
    groups.sort_by_key(|group| (!group.is_deadly(), Reverse(group.share().ways)));
    let rest = groups.split_off(kept(&groups));
    let mut lines: Vec<OddsLine> = groups.iter().map(|group| line(group, &groups)).collect();
    if !rest.is_empty() {
        lines.push(others(rest));
    }
    lines.sort_by_key(|line| (rank(line), Reverse(line.share.ways)));
    lines
}

/// How many groups have a line of their own, the deadly ones first. No line is given up for a single other one.
fn kept(groups: &[Group]) -> usize {
    let deadly = groups.iter().filter(|group| group.is_deadly()).count();
    if groups.len() <= LINES { groups.len() } else { deadly.max(LINES - 1) }
}

/// What is hoped for, what is neither, anything else, what is feared, and last that somebody dies.
const fn rank(line: &OddsLine) -> u8 {
    match line.mood {
        Mood::Good => 0,
        Mood::Plain if line.others => 2,
        Mood::Plain => 1,
        Mood::Bad if line.deadly => 4,
        Mood::Bad => 3,
    }
}

/// Every different result once, whatever the order of its facts.
fn rows(table: &Distribution<Fate>) -> Vec<Row> {
    let mut found: Vec<(Vec<Fact>, Mood, u128)> = Vec::new();
    let mut places: BTreeMap<Vec<Fact>, usize> = BTreeMap::new();
    for (fate, weight) in &table.rows {
        let mut facts = fate.facts.clone();
        if facts.is_empty() {
            facts.push(tell::nothing());
        }
        facts.sort_by_key(|fact| (fact.weight, fact.about.is_some()));
        let mut set = facts.clone();
        set.sort();
        let place = *places.entry(set).or_insert(found.len());
        match found.get_mut(place) {
            Some((_, mood, sum)) => {
                *mood = if *mood == fate.mood { *mood } else { Mood::Plain };
                *sum = sum.saturating_add(*weight);
            }
            None => found.push((facts, fate.mood, *weight)),
        }
    }
    let shares = shares(found.iter().map(|(.., weight)| *weight));
    let rows = found.into_iter().zip(shares);
    rows.map(|((facts, mood, _), share)| Row { facts, mood, share }).collect()
}

/// Results that agree in who dies; where nobody does, in their verdicts; without a verdict, in everything but numbers.
fn agreeing(rows: Vec<Row>) -> Vec<Group> {
    let mut groups: Vec<Vec<Row>> = Vec::new();
    for row in rows {
        match groups.iter_mut().find(|group| group.first().is_some_and(|first| agree(first, &row))) {
            Some(group) => group.push(row),
            None => groups.push(vec![row]),
        }
    }
    groups.into_iter().map(Group::new).collect()
}

fn agree(one: &Row, other: &Row) -> bool {
    let heaviest = |row: &Row| row.facts.iter().map(|fact| fact.weight).min();
    let weight = heaviest(one).min(heaviest(other)).unwrap_or(Weight::Detail);
    same_facts(&one.facts, &other.facts, weight)
}

/// Whether the facts up to a weight are the same but for their numbers.
fn same_facts(one: &[Fact], other: &[Fact], least: Weight) -> bool {
    let all_in = |these: &[Fact], those: &[Fact]| {
        let mut heavy = these.iter().filter(|fact| fact.weight <= least);
        heavy.all(|fact| those.iter().any(|known| known.is_like(fact)))
    };
    all_in(one, other) && all_in(other, one)
}

/// Finds two groups with the same deaths of which one's words are true of a result of the other, too. Where all results of the other have what the
/// words say, both are told together; otherwise the words say that nothing else happens. Says whether there was something to do.
fn tell_apart(groups: &mut Vec<Group>) -> bool {
    groups.sort_by_key(|group| Reverse(group.share().ways));
    let pairs = (0..groups.len()).flat_map(|one| (0..groups.len()).map(move |other| (one, other)));
    let confused = pairs.filter(|(one, other)| one != other).find_map(|(one, other)| {
        let (this, that) = (groups.get(one)?, groups.get(other)?);
        (this.same_deaths(that) && this.describes_some_of(that)).then_some((one, other))
    });
    let Some((one, other)) = confused else { return false };
    if let (Some(this), Some(that)) = (groups.get(one), groups.get(other))
        && !this.sure.iter().all(|told| that.sure.iter().any(|known| known.fact.is_like(&told.fact)))
    {
        let closed = Group { closed: true, ..this.clone() };
        if !this.closed && !closed.describes_some_of(that) {
            groups.remove(one);
            groups.push(closed);
            return true;
        }
    }
    let more = groups.remove(one.max(other)).rows;
    let less = groups.remove(one.min(other)).rows;
    groups.push(Group::new(less.into_iter().chain(more).collect()));
    true
}

impl Group {
    fn new(rows: Vec<Row>) -> Group {
        let mut all: Vec<Told> = Vec::new();
        for row in &rows {
            for fact in &row.facts {
                match all.iter_mut().find(|told| told.fact.is_like(fact)) {
                    Some(told) => told.meet(fact, row.share),
                    None => all.push(Told::new(fact, row.share)),
                }
            }
        }
        let (sure, mut perhaps): (Vec<Told>, Vec<Told>) =
            all.into_iter().partition(|told| told.times == rows.len());
        perhaps.sort_by_key(|told| Reverse(told.ways));
        Group { rows, sure, perhaps, closed: false }
    }

    pub(super) fn share(&self) -> Share {
        Share::sum(self.rows.iter().map(|row| row.share))
    }

    pub(super) fn is_deadly(&self) -> bool {
        self.sure.iter().any(|told| told.fact.weight == Weight::Death)
    }

    fn same_deaths(&self, other: &Group) -> bool {
        let facts = |group: &Group| group.sure.iter().map(|told| told.fact.clone()).collect::<Vec<_>>();
        same_facts(&facts(self), &facts(other), Weight::Death)
    }

    /// A death on one's own side says everything: its line tells nothing else.
    pub(super) fn is_mourned(&self) -> bool {
        self.is_deadly() && self.mood() == Mood::Bad
    }

    /// What the line says of all its results.
    pub(super) fn said(&self) -> impl Iterator<Item = &Told> {
        let deaths_alone = self.is_mourned();
        self.sure.iter().filter(move |told| !deaths_alone || told.fact.weight == Weight::Death)
    }

    /// Whether what is said of this group is true of a result of the other, too.
    fn describes_some_of(&self, other: &Group) -> bool {
        let said: Vec<&Told> = self.said().collect();
        let named = |fact: &Fact| self.sure.iter().chain(&self.perhaps).any(|told| told.covers(fact));
        other.rows.iter().any(|row| {
            said.iter().all(|told| row.facts.iter().any(|fact| told.covers(fact)))
                && (!self.closed || row.facts.iter().all(named))
        })
    }

    fn mood(&self) -> Mood {
        let mut moods = self.rows.iter().map(|row| row.mood);
        let first = moods.next().unwrap_or_default();
        if moods.all(|mood| mood == first) { first } else { Mood::Plain }
    }
}

/// A group in words. Where they would be true of results in which others die, they say that these live.
fn line(group: &Group, all: &[Group]) -> OddsLine {
    let mut elsewhere = all.iter().filter(|other| !group.same_deaths(other));
    let alone = elsewhere.any(|other| group.describes_some_of(other));
    let is_untold = |fact: &Fact| !group.said().any(|told| told.fact.is_like(fact) && told.from == told.to);
    let is_whole = group.rows.len() == 1 && !group.rows.iter().flat_map(|row| &row.facts).any(is_untold);
    OddsLine {
        share: group.share(),
        says: tell::line(group, alone.then(|| who_could_die(all))),
        mood: group.mood(),
        deadly: group.is_deadly(),
        others: false,
        rows: if is_whole { Vec::new() } else { listed(&group.rows, is_untold) },
    }
}

/// Everybody who dies in some line.
fn who_could_die(all: &[Group]) -> Vec<&Fact> {
    let told = all.iter().flat_map(|group| &group.sure).map(|told| &told.fact);
    told.filter(|fact| fact.weight == Weight::Death).collect()
}

/// Everything that has no line.
fn others(groups: Vec<Group>) -> OddsLine {
    let rows: Vec<Row> = groups.into_iter().flat_map(|group| group.rows).collect();
    OddsLine {
        share: Share::sum(rows.iter().map(|row| row.share)),
        says: tell::others(),
        mood: Mood::Plain,
        deadly: false,
        others: true,
        rows: listed(&rows, |_| true),
    }
}

/// Results one by one, the most likely first, each by those of its facts that are worth telling here.
fn listed(rows: &[Row], worth: impl Fn(&Fact) -> bool) -> Vec<OddsRow> {
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by_key(|row| Reverse(row.share.ways));
    let rest = if rows.len() > ROWS { rows.split_off(ROWS - 1) } else { Vec::new() };
    let one = |row: &&Row| OddsRow { share: row.share, says: tell::row(&row.facts, &worth), mood: row.mood };
    let mut listed: Vec<OddsRow> = rows.iter().map(one).collect();
    if !rest.is_empty() {
        let share = Share::sum(rest.iter().map(|row| row.share));
        listed.push(OddsRow { share, says: tell::others(), mood: Mood::Plain });
    }
    listed
}
