//! How one game looks: the trait that each game's file implements, the list of them, and what any game gets without one.

use crate::board::Mark;
use crate::card::Glyph;
use crate::fight::Die;
use crate::motion::Motion;
use crate::odds::{Fate, changed_headlines};
use crate::picture::{OutcomePage, Picture, ThingId};
use crate::rules_in_force::InForce;
use crate::staging::Staging;
use crate::words::Words;
use crate::{catacombs, mini_rogue, urto};
use std::any::Any;
use undercroft_catalog::Playable;
use undercroft_kernel::{Game, Message, Seat, Viewer};

/// What a scene looks at: the game, what one viewer sees of it, and which rules are in force.
pub struct Look<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// What the viewer sees.
    pub view: &'a G::View,
    pub viewer: Viewer,
    /// The rules that may be cited.
    pub(crate) in_force: &'a InForce,
}

impl<G: Game> Look<'_, G> {
    /// A message as words of the picture, with the rules of this edition.
    pub fn say(&self, message: Message) -> Words {
        Words::from_message(message, &|rule| self.in_force.has(rule))
    }

    /// Whether a rule belongs to the edition in play.
    #[must_use]
    pub fn is_in_force(&self, rule: &str) -> bool {
        self.in_force.has(rule)
    }
}

/// A branch of a prompt on which choices hang.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Branch {
    /// What the choices have in common.
    pub label: Words,
    pub icon: Option<String>,
    /// The things it is about.
    pub things: Vec<ThingId>,
}

impl Branch {
    #[must_use]
    pub fn new(label: Words, icon: &str) -> Branch {
        Branch { label, icon: Some(icon.to_owned()), things: Vec::new() }
    }

    /// The same about a thing.
    #[must_use]
    pub fn about(mut self, thing: impl Into<ThingId>) -> Branch {
        self.things.push(thing.into());
        self
    }
}

/// Where a verb stands among the tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// What it stands below.
    pub says: Words,
    /// Which of its branches is the tile, from 0; without so many, the choice itself.
    pub branch: usize,
}

/// Where a choice belongs in a prompt, and what is known of it beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The branches it hangs on: verb, then thing. A branch with one choice is left out by itself.
    pub path: Vec<Branch>,
    /// What is left to say below them.
    pub brief: Option<Words>,
    /// What it means, in a second line.
    pub note: Option<Words>,
    /// Worth a key on the first page, although it hangs on a branch.
    pub quick: bool,
    /// What is pointed out on the board while it is weighed.
    pub marks: Vec<Mark>,
    pub icon: Option<String>,
    /// The things it is about, the most important one first.
    pub things: Vec<ThingId>,
    /// What it costs or gives for sure.
    pub tags: Vec<Glyph>,
    /// It costs something.
    pub costs: bool,
    /// It shows something or rolls dice.
    pub reveals: bool,
    /// It stands behind all others, because it ends what they belong to.
    pub last: bool,
    /// The tile that it belongs to, where verbs are tiles.
    pub tile: Option<Heading>,
    /// What is asked before it is played, because it is risky or done to one's own.
    pub confirm: Option<Words>,
}

/// How one game looks. Everything has an answer for a game without a file of its own: a prompt and a log, and no board.
pub trait Scene<G: Playable>: Send + Sync {
    /// Draws title, seats, boards, sheets, fight, dice and piles. Turn, prompt, log and undo are drawn for every game alike.
    fn draw(&self, _: &Look<'_, G>, _: &mut Picture) {}

    /// Where a choice belongs in the prompt.
    fn place(&self, _: &Look<'_, G>, _: G::Action) -> Place {
        Place::default()
    }

    /// What somebody who presses a thing may have in mind, in the notation of actions, whether it is allowed now or not.
    fn meant(&self, _: &Look<'_, G>, _thing: &str) -> Option<String> {
        None
    }

    /// Whether everybody may know who is waited for. Where not, the table only says that it waits.
    fn names_the_waiting(&self, _: &Look<'_, G>) -> bool {
        true
    }

    /// What is seen of an event that this viewer witnesses. `look` shows the table before the step.
    fn motions(&self, _: &Look<'_, G>, _: &G::Event, _: &mut Vec<Motion>) {}

    /// Where `draw` puts no dice on the table: whether those that were rolled last still decide something.
    fn roll_counts(&self, _: &Look<'_, G>) -> bool {
        false
    }

    /// The dice that an event tells of. Where `draw` puts none on the table, the last ones that were rolled lie there.
    fn rolled(&self, _: &G, _: &G::Event) -> Vec<Die> {
        Vec::new()
    }

    /// How the line of an event is staged: who does what to whom, and what its dice come to.
    fn staged(&self, _: &G, _: &G::Event) -> Staging {
        Staging::default()
    }

    /// Fills what came true by the last roll. `since` gives the events from that roll on, as far as the viewer heard of them.
    fn fill(&self, _: &Look<'_, G>, _since: &dyn Fn() -> Vec<G::Event>, _: &mut Picture) {}

    /// Whether an event that tells of dice tells of some that were rolled again, while the others of their roll lie there as before.
    fn is_reroll(&self, _: &G::Event) -> bool {
        false
    }

    /// Whether the set-up says who is played at a seat; else chance decides when the match begins.
    fn is_cast(&self, _: &G, _: Seat) -> bool {
        true
    }

    /// Columns and rows of the last page.
    fn score(&self, _: &Look<'_, G>, _: &mut OutcomePage) {}

    /// What a branch of chance comes to, as facts: equal results are one row of the odds, and rows that agree are told together. `before` and `after` are
    /// imagined.
    fn fate(&self, look: &Look<'_, G>, before: &G::State, after: &G::State, _: &[G::Event]) -> Fate {
        changed_headlines(look.game, before, after)
    }
}

/// A game without a file of its own.
struct Bare;

impl<G: Playable> Scene<G> for Bare {}

/// The scenes of the games that have one.
macro_rules! scenes {
    ($($game:ty => $scene:expr),+ $(,)?) => {
        /// The scene of a game.
        pub(crate) fn scene_of<G: Playable>() -> &'static dyn Scene<G> {
            $({
                let scene: &'static dyn Scene<$game> = &$scene;
                let known: &dyn Any = &scene;
                if let Some(found) = known.downcast_ref::<&'static dyn Scene<G>>() {
                    return *found;
                }
            })+
            &Bare
        }
    };
}

scenes! {
    ::catacombs::Catacombs => catacombs::Descent,
    ::mini_rogue::MiniRogue => mini_rogue::Delve,
    ::urto::Urto => urto::Cave,
}
