//! What happened: facts in the past tense, from which the log is spoken, one enum for each part of the game. No text, no decision.

use crate::content::{ArtefactId, Divine, EventId, FeatId, Flag, HeroId, MonsterId, SpaceId, Token};
use crate::state::{Cause, EndKind, Pick, Player};
use undercroft_kernel::event_chapters;

/// One thing that happened to one hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    pub who: Player,
    pub kind: EventKind,
}

event_chapters! {
    Setup(SetupEvent),
    Turn(TurnEvent),
    /// Spaces, tokens, mushrooms, traps and piles.
    Cave(CaveEvent),
    /// Life, mana, renown and what a hero holds in tokens.
    Track(TrackEvent),
    Fight(FightEvent),
    /// Artefacts and divine weapons.
    Card(CardEvent),
    /// Death, arrival and the end of the match.
    Fate(FateEvent),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupEvent {
    /// A hero came to the table.
    Joined(HeroId),
    /// This hero has the first turn.
    Begins,
    /// The weapon of a table of two was chosen.
    SideChosen(Divine),
    /// So many artefacts were dealt to it.
    Dealt(u8),
    /// It kept one of them; which, only the hero itself knows.
    KeptCard(Option<ArtefactId>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnEvent {
    Began {
        round: u16,
    },
    Rested,
    /// It announced where it goes.
    Announced(SpaceId),
    /// It goes one space further for life.
    Sprinted {
        to: SpaceId,
        cost: u8,
    },
    Moved {
        from: SpaceId,
        to: SpaceId,
    },
    /// It was moved by a card.
    Slid(SpaceId),
    /// It exchanged places with another.
    Swapped(Player),
    /// It let something pass that it might have answered.
    Passed(Answer),
}

/// What might have been answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Attack,
    Die,
    Loss,
    Death,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaveEvent {
    TokenDrawn(Token),
    /// It looked at so many tokens and will put all but one back.
    TokensLooked(u8),
    Discovered(SpaceId, Token),
    /// The bag is empty: the space counts as a torch.
    BagEmpty(SpaceId),
    MushroomBars(SpaceId),
    MushroomDestroyed(SpaceId),
    MushroomHolds(SpaceId),
    MushroomPlaced(SpaceId),
    MushroomLifted(SpaceId),
    TrapLaid(SpaceId, Token),
    /// It stepped into a trap of another.
    TrapSprung(SpaceId, Token, Player),
    /// It took the artefact token of a space.
    CacheTaken(SpaceId),
    /// The search die shows this face.
    Searched(u8),
    /// A fountain gave life for mana.
    GaveMana(u8),
    /// A fountain gave mana for life.
    GaveLife(u8),
    EventDrawn(EventId),
    /// It left the other mushrooms of a space alone.
    TurnedBack(SpaceId),
    /// The last monster of the pile was drawn: every nest is a torch.
    NestsEmpty,
    /// The discards became a new pile.
    Reshuffled(Pick),
    /// It rolled its bare die.
    DefenceRolled {
        face: u8,
        /// What it had to reach; 0 in a roll-off.
        target: u8,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackEvent {
    LifeGained(u8),
    ManaGained(u8),
    LifePaid(u8),
    /// It lost or paid mana.
    ManaLost(u8),
    RenownGained(u8),
    RenownLost(u8),
    RenownStolen {
        from: Player,
        n: u8,
    },
    /// It took tokens from the supply.
    TokensTaken(Token, u8),
    /// Something holds for a while.
    Hampered(Flag),
    /// It bought the better combat die.
    DieBought,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FightEvent {
    Met(MonsterId),
    /// It put mana into the combat.
    Reinforced(u8),
    /// It put attack tokens into the combat.
    Committed(u8),
    Wielded(ArtefactId),
    /// Its combat die fell.
    Rolled {
        face: u8,
        /// With everything that counts.
        total: u8,
        /// What it has to be compared with; 0 for a hero's die.
        against: u8,
    },
    /// It rolls again, for so much mana.
    Rerolled(u8),
    /// It turned its die to the top face.
    DieTurned(u8),
    CreatureHurt {
        monster: MonsterId,
        damage: u8,
        left: u8,
    },
    /// Nobody was hurt.
    Even,
    /// The creature's card was won.
    Slain(MonsterId),
    /// It hid from a creature.
    Hid(MonsterId),
    /// It will hide once the damage is counted.
    HidesNext,
    /// It attacked a hero.
    Attacked(Player),
    /// It hid from an attack.
    HidFrom(Player),
    /// It won a combat with a hero.
    DuelWon(Player),
    /// It is about to lose life.
    Threatened(u8),
    /// It spent defence tokens.
    Defended(u8),
    /// A card lowered its loss.
    Spared(u8),
    LifeLost(u8),
    /// The Alpha has died for the last time.
    AlphaGone {
        /// Whether a nest with monsters comes to light.
        nest: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardEvent {
    /// It drew an artefact; which, only the hero itself knows.
    ArtefactDrawn(Option<ArtefactId>),
    /// It laid an artefact open.
    Opened(ArtefactId),
    Played(ArtefactId),
    Discarded(ArtefactId),
    /// A divine artefact left the game.
    DivineGone(Divine),
    WeaponTaken(Divine),
    WeaponLeft(Divine),
    /// Its divine die shows this face.
    DivineRolled(Divine, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FateEvent {
    Revived {
        life: u8,
        /// By this card, or by its own power.
        card: Option<ArtefactId>,
    },
    /// It died for good.
    Died(Cause),
    /// It reached Urto.
    Arrived,
    FeatDone(FeatId),
    /// The limit of rounds is reached.
    RoundLimit,
    /// Its score at the end.
    Scored(u16),
    Ended(EndKind),
}
