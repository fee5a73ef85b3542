//! What follows from the content once and for all and is looked up in play: sheets, card contexts, passages. Nothing here changes
//! during a match, and no rule is decided here.

use crate::content::{
    ArtefactClass, ArtefactId, Base, Bases, Board, Content, Effect, HeroId, MAX_SPACES, MonsterId, Program,
    Scope, SpaceId, Spaces, When,
};
use crate::rules::artifact::context;
use crate::state::Pile;
use undercroft_kernel::{IdVec, Slots};

/// A hero sheet as the rules use it, in the mode of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// Life at the start and at most.
    pub life: u8,
    /// Mana at the start and at most.
    pub mana: u8,
    /// Base numbers with the traits.
    pub bases: Bases,
    /// The traits; empty in the standard mode.
    pub traits: Program,
    /// Life after a revival by its own power, and how often that works.
    pub revival: Option<(u8, u8)>,
    /// What happens whenever it slays a creature.
    pub on_kill: Program,
}

/// What follows from the content.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    pub sheets: IdVec<HeroId, Sheet>,
    /// In which moments an artefact can be played.
    pub contexts: IdVec<ArtefactId, u16>,
    /// Artefacts that change base numbers while they lie open.
    pub changes_bases: IdVec<ArtefactId, bool>,
    /// Artefacts that work all the time while they lie open.
    pub standing: IdVec<ArtefactId, bool>,
    /// The least mana that anything costs: who has less cannot use magic.
    pub cheapest: u8,
    pub artefacts: Pile,
    pub events: Pile,
    pub monsters: Pile,
    pub in_play: Spaces,
    /// The passages between them.
    pub next_to: Slots<SpaceId, Spaces, MAX_SPACES>,
}

impl Tables {
    /// Works the tables out for so many heroes.
    #[must_use]
    pub fn new(content: &Content, players: u8, standard: bool) -> Tables {
        let in_play = in_play(&content.board, players <= content.numbers.small_table);
        let mut next_to: Slots<SpaceId, Spaces, MAX_SPACES> = Slots::default();
        for space in in_play.iter() {
            next_to[space] = content.board.next_to(space, in_play);
        }
        let changes = |program: Program| {
            content
                .program(program)
                .iter()
                .any(|effect| matches!(effect, Effect::Set(..) | Effect::Add { .. }))
        };
        let all = |card: &MonsterId| *card != content.alpha;
        Tables {
            sheets: content.heroes.iter().map(|(id, _)| sheet(content, id, standard)).collect(),
            contexts: content.artefacts.iter().map(|(id, _)| contexts(content, id)).collect(),
            changes_bases: content
                .artefacts
                .iter()
                .map(|(_, card)| card.class == ArtefactClass::Permanent && changes(card.program))
                .collect(),
            standing: content
                .artefacts
                .iter()
                .map(|(_, card)| card.class == ArtefactClass::Permanent)
                .collect(),
            cheapest: cheapest(content),
            artefacts: Pile::of(content.artefact_pile.iter().copied()),
            events: Pile::of(content.event_pile.iter().copied()),
            monsters: Pile::of(content.monster_pile.iter().copied().filter(all)),
            in_play,
            next_to,
        }
    }
}

/// The least that magic costs anybody; 0 where a card could make it cheaper than the sheets say.
fn cheapest(content: &Content) -> u8 {
    let magic = [Base::HideCost, Base::D8Cost];
    let changed = content.artefacts.iter().any(|(_, card)| {
        content.program(card.program).iter().any(|effect| match effect {
            Effect::Set(base, _) | Effect::Add { base, .. } => magic.contains(base),
            _ => false,
        })
    });
    let sheets = content
        .heroes
        .iter()
        .flat_map(|(_, hero)| magic.map(|base| content.base(base, std::iter::once(hero.traits))));
    let bases = magic.map(|base| content.numbers.bases[base]);
    let numbers = [content.numbers.reroll_cost, content.numbers.reinforcement_cost];
    if changed { 0 } else { sheets.chain(bases).chain(numbers).min().unwrap_or_default() }
}

/// UR-SETUP-05: With 2 players the darkened spaces are out of play.
fn in_play(board: &Board, small: bool) -> Spaces {
    if small { board.all.minus(board.darkened) } else { board.all }
}

/// UR-HERO-07, UR-HERO-08: In the standard mode there are no traits and everybody starts alike.
fn sheet(content: &Content, id: HeroId, standard: bool) -> Sheet {
    let row = &content.heroes[id];
    let traits = if standard { Program::default() } else { row.traits };
    let mut bases = Bases::default();
    for base in Base::ALL {
        bases[base] = content.base(base, std::iter::once(traits));
    }
    let effects = content.program(traits);
    let revival = effects.iter().find_map(|effect| match effect {
        Effect::Revive { life, uses, .. } => Some((*life, *uses)),
        _ => None,
    });
    let on_kill = effects.iter().find_map(|effect| match effect {
        Effect::OnMonsterKill(program) => Some(*program),
        _ => None,
    });
    let numbers = &content.numbers.standard;
    let (life, mana) = if standard { (numbers.life, numbers.mana) } else { (row.life, row.mana) };
    Sheet { life, mana, bases, traits, revival, on_kill: on_kill.unwrap_or_default() }
}

/// The moments in which a card can be played, from when it works and what it does.
fn contexts(content: &Content, id: ArtefactId) -> u16 {
    let card = &content.artefacts[id];
    let effects = content.program(card.program);
    let is = |test: fn(&Effect) -> bool| effects.iter().any(test);
    match card.when {
        When::Any => context::ANY,
        When::OwnTurn if is(|effect| matches!(effect, Effect::ExtraMove { .. })) => context::TURN,
        When::OwnTurn => context::TURN | context::STEP | context::DRAW,
        When::OwnDeath => context::DYING,
        When::Hide => context::HIDE,
        When::OwnCombatRoll => context::ROLLED,
        When::OwnSearchRoll => context::SEARCHED,
        When::OwnDraw => context::TURN | context::STEP | context::DRAW,
        When::Always if card.class == ArtefactClass::Permanent => {
            let mut all = context::TURN | context::STEP | context::DRAW;
            if is(|effect| matches!(effect, Effect::DamageReduce { scope: Scope::FirstPerCombat, .. })) {
                all |= context::BEFORE | context::ROLLED | context::THREAT_COMBAT;
            }
            if is(|effect| matches!(effect, Effect::DamageReduce { scope: Scope::DivineDice, .. })) {
                all |= context::THREAT_DIVINE;
            }
            if is(|effect| matches!(effect, Effect::OnPvpWin(_) | Effect::CombatAdd { .. })) {
                all |= context::BEFORE | context::ROLLED;
            }
            all
        }
        When::Always | When::CombatStart | When::EndOfTurn => 0,
    }
}
