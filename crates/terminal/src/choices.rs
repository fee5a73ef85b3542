//! What is asked, as a list of entries that can be chosen: few choices are all listed, many are walked from branch to branch. Going back costs nothing.

use undercroft_table::{Choice, Glyph, Mark, Prompt, TextKey, ThingId, Words};

/// What an entry of the list leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leads {
    /// It is played.
    Action { seat: u8, action: String },
    /// To the choices below the branch with this key.
    Branch(u32),
    /// To the amounts of the leaf with this number in the prompt of a seat.
    Amounts { seat: u8, leaf: u32 },
    /// Nowhere: it is shown with the reason why it cannot be chosen.
    Nowhere,
}

/// One line that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub label: Words,
    /// The same for whoever does not see what was chosen before it.
    pub whole: Words,
    /// What it means, or why it cannot be chosen.
    pub note: Option<Words>,
    pub tags: Vec<Glyph>,
    /// The things it is about, those of everything below it too.
    pub things: Vec<ThingId>,
    pub marks: Vec<Mark>,
    /// What is below a branch, in few words.
    pub inside: Vec<Words>,
    pub rules: Vec<TextKey>,
    pub reveals: bool,
    pub leads: Leads,
}

/// What came of choosing an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    Action {
        seat: u8,
        action: String,
    },
    /// Other entries are listed now.
    Opened,
    /// There is no such entry, or it cannot be chosen; then why.
    Nothing(Option<Words>),
}

/// Where in the tree the list is.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Level {
    /// Below the branches with these keys.
    Path(Vec<u32>),
    /// Everything that is about a thing.
    About(ThingId),
    /// The amounts of a leaf, and where one came from.
    Amounts { seat: u8, leaf: u32, from: Box<Level> },
}

/// What is asked and how far it was walked.
#[derive(Clone, Debug)]
pub struct Choices {
    prompts: Vec<Prompt>,
    level: Level,
    entries: Vec<Entry>,
    highlight: usize,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices { prompts: Vec::new(), level: Level::Path(Vec::new()), entries: Vec::new(), highlight: 0 }
    }
}

impl Choices {
    /// Takes new prompts; where the same is still asked, the list stays where it was.
    pub fn renew(&mut self, prompts: Vec<Prompt>) {
        let ids = |prompts: &[Prompt]| prompts.iter().map(|prompt| prompt.id).collect::<Vec<_>>();
        if ids(&prompts) == ids(&self.prompts) {
            return;
        }
        self.prompts = prompts;
        self.go(Level::Path(Vec::new()));
    }

    fn go(&mut self, level: Level) {
        self.level = level;
        self.highlight = 0;
        self.entries = self.list();
    }

    #[must_use]
    pub fn prompts(&self) -> &[Prompt] {
        &self.prompts
    }

    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    #[must_use]
    pub const fn highlight(&self) -> usize {
        self.highlight
    }

    #[must_use]
    pub fn highlighted(&self) -> Option<&Entry> {
        self.entries.get(self.highlight)
    }

    /// Whether [`Choices::back`] leads somewhere.
    #[must_use]
    pub fn is_below(&self) -> bool {
        self.level != Level::Path(Vec::new())
    }

    pub fn set_highlight(&mut self, at: usize) {
        self.highlight = at.min(self.entries.len().saturating_sub(1));
    }

    /// Moves the highlight, around the ends.
    pub fn shift(&mut self, by: isize) {
        let count = self.entries.len() as isize;
        if count > 0 {
            self.highlight = (self.highlight as isize + by).rem_euclid(count) as usize;
        }
    }

    /// Puts the highlight on the first entry about a thing. Says whether there is one.
    pub fn point_at(&mut self, thing: &str) -> bool {
        let about = |entry: &Entry| entry.things.iter().any(|known| known == thing);
        // What is about it first of all goes before what is about it, too.
        let first = self.entries.iter().position(|entry| entry.things.first().is_some_and(|f| f == thing));
        match first.or_else(|| self.entries.iter().position(about)) {
            Some(at) => {
                self.highlight = at;
                true
            }
            None => false,
        }
    }

    /// Chooses an entry of the list.
    pub fn choose(&mut self, at: usize) -> Chosen {
        let Some(entry) = self.entries.get(at).cloned() else { return Chosen::Nothing(None) };
        match entry.leads {
            Leads::Action { seat, action } => Chosen::Action { seat, action },
            Leads::Branch(key) => {
                let mut path = match &self.level {
                    Level::Path(path) => path.clone(),
                    _ => Vec::new(),
                };
                path.push(key);
                self.go(Level::Path(path));
                Chosen::Opened
            }
            Leads::Amounts { seat, leaf } => {
                let from = Box::new(self.level.clone());
                self.go(Level::Amounts { seat, leaf, from });
                Chosen::Opened
            }
            Leads::Nowhere => Chosen::Nothing(entry.note),
        }
    }

    /// Chooses what is about a thing of the board: the only choice, or a list of them.
    pub fn choose_thing(&mut self, thing: &str) -> Chosen {
        let found: Vec<(u8, &Choice)> = self.about(thing);
        match found.as_slice() {
            [] => Chosen::Nothing(None),
            [(seat, only)] if only.amounts.is_empty() => match &only.action {
                Some(action) => Chosen::Action { seat: *seat, action: action.clone() },
                None => Chosen::Nothing(only.refused.clone()),
            },
            _ => {
                self.go(Level::About(thing.to_owned()));
                Chosen::Opened
            }
        }
    }

    /// The leaves about a thing: those that are about it first of all, or else all that name it.
    fn about(&self, thing: &str) -> Vec<(u8, &Choice)> {
        let leaves = |first: bool| -> Vec<(u8, &Choice)> {
            let each = self
                .prompts
                .iter()
                .flat_map(|prompt| prompt.leaves().into_iter().map(move |leaf| (prompt.seat, leaf)));
            each.filter(|(_, leaf)| match first {
                true => leaf.things.first().is_some_and(|known| known == thing),
                false => leaf.things.iter().any(|known| known == thing),
            })
            .collect()
        };
        let first = leaves(true);
        if first.is_empty() { leaves(false) } else { first }
    }

    /// The first choice that is about a thing first of all: who does what, and the key of its words.
    #[must_use]
    pub fn first_about(&self, thing: &str) -> Option<(u8, String, String)> {
        let (seat, leaf) = self.about(thing).into_iter().next()?;
        Some((seat, leaf.action.clone()?, leaf.label.key.to_string()))
    }

    /// What is asked before an action is played, if anything is.
    #[must_use]
    pub fn confirm(&self, seat: u8, action: &str) -> Option<&Words> {
        let prompt = self.prompts.iter().find(|prompt| prompt.seat == seat)?;
        let leaf = prompt.leaves().into_iter().find(|leaf| leaf.actions().any(|known| known == action))?;
        leaf.confirm.as_ref()
    }

    /// Whether anything can be done with a thing.
    #[must_use]
    pub fn concerns(&self, thing: &str) -> bool {
        !self.about(thing).is_empty()
    }

    /// The rules behind what can be done with a thing.
    #[must_use]
    pub fn rules_about(&self, thing: &str) -> Vec<TextKey> {
        let rules = |leaf: &Choice| {
            let note = leaf.note.iter().chain(&leaf.refused).flat_map(|note| note.rules.iter());
            leaf.label.rules.iter().chain(note).cloned().collect::<Vec<_>>()
        };
        self.about(thing).into_iter().flat_map(|(_, leaf)| rules(leaf)).collect()
    }

    /// Goes out of a branch. Says whether there was one.
    pub fn back(&mut self) -> bool {
        let level = match &self.level {
            Level::Path(path) => {
                let Some((_, rest)) = path.split_last() else { return false };
                Level::Path(rest.to_vec())
            }
            Level::About(_) => Level::Path(Vec::new()),
            Level::Amounts { from, .. } => (**from).clone(),
        };
        self.go(level);
        true
    }

    fn list(&self) -> Vec<Entry> {
        match &self.level {
            Level::About(thing) => {
                self.about(thing).into_iter().map(|(seat, leaf)| entry(seat, leaf, &leaf.label)).collect()
            }
            Level::Amounts { seat, leaf, .. } => self.amounts(*seat, *leaf),
            Level::Path(path) => match self.prompts.as_slice() {
                [only] if !only.flat => {
                    let level = path.iter().fold(only.choices.as_slice(), |level, key| {
                        let branch = level.iter().find(|choice| choice.key == *key);
                        branch.map_or(level, |choice| choice.then.as_slice())
                    });
                    let labels = match path.is_empty() {
                        true => level.iter().map(|choice| &choice.label).collect(),
                        false => labels_below(level),
                    };
                    let entries = level.iter().zip(labels);
                    entries.map(|(choice, label)| entry(only.seat, choice, label)).collect()
                }
                prompts => prompts
                    .iter()
                    .flat_map(|prompt| {
                        prompt.leaves().into_iter().map(|leaf| entry(prompt.seat, leaf, &leaf.label))
                    })
                    .collect(),
            },
        }
    }

    fn amounts(&self, seat: u8, leaf: u32) -> Vec<Entry> {
        let prompt = self.prompts.iter().find(|prompt| prompt.seat == seat);
        let leaves = prompt.map(Prompt::leaves).unwrap_or_default();
        let Some(leaf) = leaves.into_iter().find(|choice| choice.number == leaf) else { return Vec::new() };
        let amount = |amount: &undercroft_table::AmountChoice| Entry {
            label: amount.label.clone(),
            whole: amount.label.clone(),
            leads: Leads::Action { seat, action: amount.action.clone() },
            ..entry(seat, leaf, &leaf.label)
        };
        leaf.amounts.iter().map(amount).collect()
    }
}

/// What choices below a branch are called: in short, unless two of them would be called the same.
#[must_use]
pub fn labels_below(level: &[Choice]) -> Vec<&Words> {
    let brief: Vec<&Words> =
        level.iter().map(|choice| choice.brief.as_ref().unwrap_or(&choice.label)).collect();
    let is_alone = |label: &Words| brief.iter().filter(|other| **other == label).count() == 1;
    let labels = level.iter().zip(&brief);
    labels.map(|(choice, brief)| if is_alone(brief) { *brief } else { &choice.label }).collect()
}

fn entry(seat: u8, choice: &Choice, label: &Words) -> Entry {
    let leads = if !choice.then.is_empty() {
        Leads::Branch(choice.key)
    } else if choice.amounts.len() > 1 {
        Leads::Amounts { seat, leaf: choice.number }
    } else {
        let only = choice.amounts.first().map(|amount| amount.action.clone());
        match choice.action.clone().or(only) {
            Some(action) => Leads::Action { seat, action },
            None => Leads::Nowhere,
        }
    };
    let mut things = choice.things.clone();
    fn below(choice: &Choice, things: &mut Vec<ThingId>) {
        for choice in &choice.then {
            things.extend(choice.things.first().cloned());
            below(choice, things);
        }
    }
    below(choice, &mut things);
    Entry {
        label: label.clone(),
        whole: choice.label.clone(),
        note: choice.refused.clone().or_else(|| choice.note.clone()),
        tags: choice.tags.clone(),
        things,
        marks: choice.marks.clone(),
        inside: labels_below(&choice.then).into_iter().cloned().collect(),
        rules: choice.label.rules.clone(),
        reveals: choice.reveals,
        leads,
    }
}
