//! What happened: facts in the past tense, from which the log is spoken. No text, no decision.

use crate::content::{ArtefactId, Divine, EventId, FeatId, Flag, HeroId, MonsterId, SpaceId, Token};
use crate::state::{Cause, EndKind, Pick, Player};

/// One thing that happened to one hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Whose turn or whose fate.
    pub who: Player,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A hero came to the table.
    Joined(HeroId),
    /// This hero begins.
    Begins,
    /// The weapon of a table of two was chosen.
    SideChosen(Divine),
    /// Artefacts were dealt to it.
    Dealt(u8),
    /// It kept one of them; which, only the hero itself knows.
    KeptCard(Option<ArtefactId>),
    /// Its turn begins.
    TurnBegan {
        /// The round.
        round: u16,
    },
    /// It rests.
    Rested,
    /// It regained life.
    LifeGained(u8),
    /// It regained mana.
    ManaGained(u8),
    /// It paid life.
    LifePaid(u8),
    /// It lost or paid mana.
    ManaLost(u8),
    /// It gained renown in tokens.
    RenownGained(u8),
    /// It lost renown in tokens.
    RenownLost(u8),
    /// It took renown from another.
    RenownStolen {
        /// From whom.
        from: Player,
        /// How much.
        n: u8,
    },
    /// It announced where it goes.
    Announced(SpaceId),
    /// It sprints for so much life.
    Sprinted {
        /// Where to.
        to: SpaceId,
        /// What it costs.
        cost: u8,
    },
    /// It drew a token.
    TokenDrawn(Token),
    /// It looked at tokens and will put all but one back.
    TokensLooked(u8),
    /// A space was discovered.
    Discovered(SpaceId, Token),
    /// The bag is empty: the space counts as a torch.
    BagEmpty(SpaceId),
    /// A mushroom bars the space.
    MushroomBars(SpaceId),
    /// A mushroom was destroyed.
    MushroomDestroyed(SpaceId),
    /// A mushroom held.
    MushroomHolds(SpaceId),
    /// A mushroom was put here.
    MushroomPlaced(SpaceId),
    /// A mushroom was lifted from here.
    MushroomLifted(SpaceId),
    /// It went from one space to another.
    Moved {
        /// From here.
        from: SpaceId,
        /// To here.
        to: SpaceId,
    },
    /// It was moved without effect.
    Slid(SpaceId),
    /// It exchanged places with another.
    Swapped(Player),
    /// It laid a trap.
    TrapLaid(SpaceId, Token),
    /// It stepped into a trap of another.
    TrapSprung(SpaceId, Token, Player),
    /// It took the artefact token of a space.
    CacheTaken(SpaceId),
    /// The search die fell.
    Searched(u8),
    /// A fountain gave life for mana.
    GaveMana(u8),
    /// A fountain gave mana for life.
    GaveLife(u8),
    /// It drew an event.
    EventDrawn(EventId),
    /// A pile and its discards are empty: nothing happens.
    PileEmpty(Pick),
    /// The discards became a new pile.
    Reshuffled(Pick),
    /// It met a creature.
    Met(MonsterId),
    /// It put mana into the combat.
    Reinforced(u8),
    /// It committed attack tokens.
    Committed(u8),
    /// It chose a weapon.
    Wielded(ArtefactId),
    /// Its combat die fell.
    CombatRolled {
        /// What the die shows.
        face: u8,
        /// With everything that counts.
        total: u8,
        /// What it has to be compared with; 0 for a hero's die.
        against: u8,
    },
    /// It bought a reroll.
    Rerolled(u8),
    /// It turned its die to the top face.
    DieTurned(u8),
    /// A creature lost life.
    CreatureHurt {
        /// Which.
        monster: MonsterId,
        /// How much.
        damage: u8,
        /// What is left.
        left: u8,
    },
    /// Nobody was hurt.
    Even,
    /// A creature was slain and its card won.
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
    /// It lost life.
    LifeLost(u8),
    /// It came back to life.
    Revived {
        /// With so much life.
        life: u8,
        /// By this card, or by its own power.
        card: Option<ArtefactId>,
    },
    /// It died for good.
    Died(Cause),
    /// It drew an artefact; which, only the hero itself knows.
    ArtefactDrawn(Option<ArtefactId>),
    /// It laid an artefact open.
    Opened(ArtefactId),
    /// It used an artefact.
    Played(ArtefactId),
    /// An artefact went to the discards.
    Discarded(ArtefactId),
    /// A divine artefact left the game.
    DivineGone(Divine),
    /// It took a divine weapon.
    WeaponTaken(Divine),
    /// It left a divine weapon where it was.
    WeaponLeft(Divine),
    /// It rolled a divine die.
    DivineRolled(Divine, u8),
    /// It bought the better combat die.
    DieBought,
    /// It took tokens from the supply.
    TokensTaken(Token, u8),
    /// Something holds for a while.
    Hampered(Flag),
    /// It made a defence roll.
    DefenceRolled {
        /// What the die shows.
        face: u8,
        /// What it had to reach; 0 in a roll-off.
        target: u8,
    },
    /// It reached Urto.
    Arrived,
    /// The Alpha has died for the last time.
    AlphaGone,
    /// It did a feat.
    FeatDone(FeatId),
    /// It let something pass.
    Passed,
    /// The limit of rounds is reached.
    RoundLimit,
    /// Its score at the end.
    Scored(u16),
    /// The match is over.
    Ended(EndKind),
}
