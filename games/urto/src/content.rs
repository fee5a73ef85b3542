//! The board, cards, tokens and dice of Urto as the rules use them: ids resolved, numbers in range, effects understood.
//! The files in which they are written are read in [`raw`] and checked in [`check`]; no rule is here and no text.

mod board;
mod cards;
pub mod check;
mod dice;
mod effect;
mod feats;
mod numbers;
pub mod raw;
mod tokens;

pub use board::{Board, MAX_SPACES, Role, Side, SmallTable, Space, SpaceId, Spaces};
pub use cards::{
    Artefact, ArtefactClass, ArtefactId, Event, EventId, Hero, HeroId, MAX_HEROES, MAX_KINDS, MAX_PILE,
    Monster, MonsterId, When,
};
pub use dice::{Dice, Die, Divine, MAX_FACES, Outcome};
pub use effect::{
    ChoiceId, Effect, Flag, MAX_CHOICES, MAX_EFFECTS, MAX_PROGRAM, Per, Program, Quarry, Scope, Until,
    Versus, Who,
};
pub use feats::{Feat, FeatId, Goal, MAX_FEATS};
pub use numbers::{Base, Bases, Numbers, Standard};
use std::sync::Arc;
pub use tokens::{Token, TokenKind, TokenRow, Tokens};
use undercroft_content::Origins;
use undercroft_kernel::IdVec;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Content {
    /// The packs it came from: id and content hash.
    pub packs: Vec<(String, String)>,
    /// Where the values of its cards come from.
    pub origins: Arc<Origins>,
    /// The numbers of the rulebook's text.
    pub numbers: Numbers,
    /// The cave.
    pub board: Board,
    /// The hero sheets.
    pub heroes: IdVec<HeroId, Hero>,
    /// The kinds of monster card, the Alpha included.
    pub monsters: IdVec<MonsterId, Monster>,
    /// The kind that is the Alpha; its cards are not in the pile.
    pub alpha: MonsterId,
    /// The kinds of artefact card, the divine ones included.
    pub artefacts: IdVec<ArtefactId, Artefact>,
    /// The kinds of event card.
    pub events: IdVec<EventId, Event>,
    /// The kinds of token.
    pub tokens: Tokens,
    pub dice: Dice,
    /// The heroes' record.
    pub feats: IdVec<FeatId, Feat>,
    /// The cards of the monster pile, the Alpha's left out.
    pub monster_pile: Vec<MonsterId>,
    /// The cards of the artefact pile, the divine ones left out.
    pub artefact_pile: Vec<ArtefactId>,
    /// The cards of the event pile.
    pub event_pile: Vec<EventId>,
    /// All effects; programs are stretches of it.
    pub effects: Vec<Effect>,
    /// All choices between programs.
    pub choices: IdVec<ChoiceId, Vec<Program>>,
}

impl Content {
    /// The effects of a program, in order.
    #[must_use]
    pub fn program(&self, program: Program) -> &[Effect] {
        let start = usize::from(program.start);
        self.effects.get(start..start + usize::from(program.len)).unwrap_or_default()
    }

    #[must_use]
    pub fn first(&self, program: Program) -> Option<Effect> {
        self.program(program).first().copied()
    }

    /// A base number as these programs leave it: all sets first, then all that is added.
    #[must_use]
    pub fn base(&self, base: Base, programs: impl Iterator<Item = Program> + Clone) -> u8 {
        let effects = || programs.clone().flat_map(|program| self.program(program));
        let mut number = self.numbers.bases[base];
        for effect in effects() {
            if let Effect::Set(what, n) = effect
                && *what == base
            {
                number = *n;
            }
        }
        for effect in effects() {
            if let Effect::Add { base: what, n, least } = effect
                && *what == base
            {
                number = number.saturating_add_signed(*n).max(*least);
            }
        }
        number
    }

    #[must_use]
    pub fn divine_card(&self, weapon: Divine) -> Option<ArtefactId> {
        self.artefacts.find(|artefact| artefact.class == ArtefactClass::Divine(weapon))
    }
}
