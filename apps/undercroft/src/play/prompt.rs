//! The prompts at the keyboard: few choices are listed and numbered through, many are walked level by level. `back` costs nothing.

use super::screen::Screen;
use undercroft_kernel::Seat;
use undercroft_table::{Choice, Prompt, Words};
use undercroft_terminal::labels_below;

/// What is asked now, of one seat or of several at once, and how far a tree was walked.
#[derive(Default)]
pub struct Asked {
    prompts: Vec<Prompt>,
    /// The keys of the branches that were taken, in the only prompt that is a tree.
    path: Vec<u32>,
}

/// What a typed number means.
pub enum Picked {
    /// An action of a seat, in notation.
    Action(Seat, String),
    /// A branch was entered.
    Branch,
    /// Nothing that is offered.
    Nothing,
}

impl Asked {
    /// These prompts; where the tree of before is still asked, it stays where it was walked to.
    pub fn renew(&mut self, prompts: Vec<Prompt>) {
        let same =
            |old: &[Prompt]| old.iter().map(|prompt| prompt.id).eq(prompts.iter().map(|prompt| prompt.id));
        if !same(&self.prompts) {
            self.path.clear();
        }
        self.prompts = prompts;
    }

    pub fn prompts(&self) -> &[Prompt] {
        &self.prompts
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.prompts.iter().map(|prompt| Seat(prompt.seat))
    }

    /// Leaves a branch. Says whether there was one.
    pub fn back(&mut self) -> bool {
        self.path.pop().is_some()
    }

    pub fn show(&self, screen: &Screen) {
        match self.tree() {
            Some(prompt) => {
                screen.print(&screen.words(&prompt.asks));
                let level = self.level(prompt);
                let labels = if self.path.is_empty() { labels(level) } else { labels_below(level) };
                for (choice, label) in level.iter().zip(labels) {
                    line(screen, choice.key as usize, choice, label);
                }
                if !self.path.is_empty() {
                    screen.say_text("play-back", |m| m);
                }
            }
            None => {
                let mut before = 0;
                for prompt in &self.prompts {
                    screen.print(&screen.words(&prompt.asks));
                    let leaves = prompt.leaves();
                    for leaf in &leaves {
                        line(screen, before + leaf.number as usize, leaf, &leaf.label);
                    }
                    before += leaves.len();
                }
            }
        }
    }

    /// How many numbers can be typed.
    pub fn count(&self) -> usize {
        match self.tree() {
            Some(prompt) => self.level(prompt).len(),
            None => self.prompts.iter().map(|prompt| prompt.leaves().len()).sum(),
        }
    }

    /// Goes from branch to branch by these numbers; behind a choice that takes an amount stands the amount.
    pub fn walk(&mut self, numbers: &[u32]) -> Picked {
        let mut left = numbers;
        while let Some((number, rest)) = left.split_first() {
            match self.pick(*number, rest.first().copied()) {
                Picked::Branch if !rest.is_empty() => left = rest,
                picked => return picked,
            }
        }
        Picked::Nothing
    }

    /// The choice with this number, and this amount where it takes one.
    fn pick(&mut self, number: u32, amount: Option<u32>) -> Picked {
        if let Some(prompt) = self.tree() {
            let seat = Seat(prompt.seat);
            let Some(choice) = self.level(prompt).iter().find(|choice| choice.key == number) else {
                return Picked::Nothing;
            };
            if choice.then.is_empty() {
                return action(seat, choice, amount);
            }
            self.path.push(number);
            return Picked::Branch;
        }
        let mut left = number as usize;
        for prompt in &self.prompts {
            let leaves = prompt.leaves();
            if left <= leaves.len() {
                let leaf = left.checked_sub(1).and_then(|at| leaves.get(at));
                return leaf.map_or(Picked::Nothing, |leaf| action(Seat(prompt.seat), leaf, amount));
            }
            left -= leaves.len();
        }
        Picked::Nothing
    }

    /// What is asked before an action is played, if anything is.
    pub fn confirm(&self, Seat(seat): Seat, action: &str) -> Option<&Words> {
        let prompt = self.prompts.iter().find(|prompt| prompt.seat == seat)?;
        let leaf = prompt.leaves().into_iter().find(|leaf| leaf.actions().any(|known| known == action))?;
        leaf.confirm.as_ref()
    }

    /// The seat that is offered an action in notation.
    pub fn offered_to(&self, notation: &str) -> Option<Seat> {
        let offers = |prompt: &&Prompt| {
            prompt.leaves().iter().any(|leaf| leaf.actions().any(|known| known == notation))
        };
        self.prompts.iter().find(offers).map(|prompt| Seat(prompt.seat))
    }

    /// The prompt that is walked level by level: the only one, if it has many choices.
    fn tree(&self) -> Option<&Prompt> {
        match self.prompts.as_slice() {
            [only] if !only.flat => Some(only),
            _ => None,
        }
    }

    /// The choices below the branches that were taken.
    fn level<'p>(&self, prompt: &'p Prompt) -> &'p [Choice] {
        self.path.iter().fold(&prompt.choices, |level, key| {
            level.iter().find(|choice| choice.key == *key).map_or(level, |choice| choice.then.as_slice())
        })
    }
}

fn line(screen: &Screen, number: usize, choice: &Choice, label: &Words) {
    let label = screen.words(label);
    if let (Some(low), Some(high)) = (choice.amounts.first(), choice.amounts.last()) {
        screen.say_text("play-choice-amount", |m| {
            let m = m.number("number", number as i64).word("label", label);
            m.number("low", i64::from(low.amount)).number("high", i64::from(high.amount))
        });
    } else if choice.then.is_empty() {
        // What the label says already is not said again.
        let note = choice.note.as_ref().map(|note| screen.words(note));
        let note = note.filter(|note| !label.to_lowercase().contains(&note.to_lowercase()));
        // What it costs and gives, where the label does not say so.
        let tags = choice.tags.iter().map(|tag| screen.words(&tag.says));
        let tags = tags.filter(|tag| !label.contains(tag.trim_start_matches(['+', '−', '-', ' '])));
        let more: Vec<String> = tags.chain(note).collect();
        let more = if more.is_empty() { String::new() } else { format!(" [{}]", more.join(". ")) };
        screen.print(&format!("{number}. {label}{more}"));
    } else {
        let inside = choice.then.iter().zip(labels_below(&choice.then));
        let inside: Vec<String> = inside.map(|(choice, label)| inside_of(screen, choice, label)).collect();
        let inside = shortened(screen, &inside, LINE.saturating_sub(label.chars().count() + 6));
        screen.say_text("play-choice-branch", |m| {
            let more = choice.actions().count() as i64;
            m.number("number", number as i64)
                .word("label", label)
                .number("choices", more)
                .word("inside", inside)
        });
    }
}

fn labels(level: &[Choice]) -> Vec<&Words> {
    level.iter().map(|choice| &choice.label).collect()
}

/// A choice in the line of the branch it hangs on: whole, where a comma in its short words would sound like the end of them.
fn inside_of(screen: &Screen, choice: &Choice, label: &Words) -> String {
    let text = screen.words(label);
    if text.contains(", ") { screen.words(&choice.label) } else { text }
}

/// As many of these as fit into a line.
fn shortened(screen: &Screen, texts: &[String], most: usize) -> String {
    let fits =
        |count: &usize| screen.texts.join(texts.get(..*count).unwrap_or_default()).chars().count() <= most;
    let count = (1..=texts.len()).rev().find(fits).unwrap_or(0);
    let shown = screen.texts.join(texts.get(..count).unwrap_or_default());
    if count < texts.len() { format!("{shown}…") } else { shown }
}

/// How wide a line gets.
const LINE: usize = 96;

/// The action of a leaf; without an amount the lowest one.
fn action(seat: Seat, leaf: &Choice, amount: Option<u32>) -> Picked {
    let found = match (amount, &leaf.action) {
        (None, Some(action)) => Some(action.clone()),
        (None, None) => leaf.amounts.first().map(|amount| amount.action.clone()),
        (Some(wanted), _) => {
            leaf.amounts.iter().find(|amount| amount.amount == wanted).map(|amount| amount.action.clone())
        }
    };
    found.map_or(Picked::Nothing, |action| Picked::Action(seat, action))
}
