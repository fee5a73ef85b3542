//! What the automated game master may read of the table: the catacombs and its own creatures, and of the party what a creature there could
//! see. Packs, action points, destiny, spells, purses, plans and piles are out of reach: there is no question for them here.

use super::paths::Stairs;
use catacombs::Catacombs;
use catacombs::content::{Characteristic, Habits, Level, Traits};
use catacombs::geometry::{Board, Grid, Square};
use catacombs::rules::{action, los, map, melee, monster};
use catacombs::state::{
    Attack, Creature, CreatureId, Frame, Gate, Kind, Lead, Leaf, Pending, Phase, Piece, PlacedZone, Rolled,
    Side, State, Status, ZoneSlot,
};

/// One look at the table.
#[derive(Clone, Copy)]
pub struct Senses<'a> {
    /// What is on paper.
    pub game: &'a Catacombs,
    state: &'a State,
}

/// Somebody of the party, as a creature sees it.
#[derive(Clone, Copy, Debug)]
pub struct Foe {
    pub id: CreatureId,
    pub at: Square,
    /// What is written on its sheet: only a game master that directs all blows asks for it.
    pub pv: i16,
    /// Whether it lies on the ground.
    pub fallen: bool,
    /// How hard it is to wound: skin, build and what it wears.
    pub toughness: u8,
    /// How strong it looks.
    pub strength: u8,
}

impl<'a> Senses<'a> {
    /// Looks at a table.
    pub const fn new(game: &'a Catacombs, state: &'a State) -> Senses<'a> {
        Senses { game, state }
    }

    /// The ground and who stands where.
    pub const fn grid(&self) -> &'a Grid {
        &self.state.grid
    }

    pub const fn stairs(&self) -> &'a Stairs {
        &self.state.table.stairs
    }

    /// The business that has to be finished first.
    pub fn business(&self) -> Option<Frame> {
        self.state.stack.top()
    }

    /// What the turn has come to.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Who acts.
    pub fn actor(&self) -> CreatureId {
        self.state.actor
    }

    /// Squares that a runner still has.
    pub fn run_left(&self) -> u8 {
        self.state.run_left
    }

    /// What the actor can pay with, where it is one of the game master's.
    pub fn points(&self) -> u8 {
        let who = self.state.actor;
        if self.own(who).is_some() { action::points(self.state, who) } else { 0 }
    }

    /// Whether the level of play spares those who begin.
    pub fn is_gentle(&self) -> bool {
        self.game.options.level == Level::Novice
    }

    /// A creature of the game master.
    pub fn own(&self, who: CreatureId) -> Option<&'a Creature> {
        let creature = &self.state.creatures[who];
        (creature.side == Side::Master && creature.at.is_somewhere()).then_some(creature)
    }

    /// The creatures of the game master.
    pub fn pack(&self) -> impl Iterator<Item = CreatureId> + use<'a> {
        self.state.creatures.of(Side::Master)
    }

    /// How a creature is played.
    pub fn habits(&self, who: CreatureId) -> Habits {
        match self.state.creatures[who].kind {
            Kind::Monster(monster) => self.game.content.monsters[monster].habits,
            Kind::Hero(_) | Kind::Nobody => Habits::default(),
        }
    }

    /// What is special about a creature.
    pub fn traits(&self, who: CreatureId) -> &'a Traits {
        &self.game.block(self.state.creatures[who].kind).traits
    }

    /// Somebody of the party.
    pub fn foe(&self, who: CreatureId) -> Option<Foe> {
        let creature = &self.state.creatures[who];
        (creature.side == Side::Party && creature.at.is_somewhere()).then(|| Foe {
            id: who,
            at: creature.at,
            pv: creature.pv,
            fallen: creature.is_grounded(),
            toughness: creature.level(Characteristic::Endurance).saturating_add(creature.armour),
            strength: creature.level(Characteristic::Strength),
        })
    }

    /// The party.
    pub fn foes(&self) -> impl Iterator<Item = Foe> {
        self.state.creatures.of(Side::Party).filter_map(|who| self.foe(who))
    }

    pub fn sees(&self, who: CreatureId, foe: CreatureId) -> bool {
        los::sees(self.state, who, foe)
    }

    /// Whether somebody on one square can act on another.
    pub fn is_in_reach(&self, from: Square, to: Square) -> bool {
        self.state.is_in_reach(from, to)
    }

    /// Whether an attack of somebody of the party must be answered by a creature alone.
    pub fn duel_of(&self, who: CreatureId) -> CreatureId {
        self.state.creatures[who].duel
    }

    /// How many of the pack can strike a square already.
    pub fn attackers(&self, at: Square) -> usize {
        self.pack().filter(|who| self.state.is_in_reach(self.state.creatures[*who].at, at)).count()
    }

    /// Whether any of the pack can strike a square already.
    pub fn is_attacked(&self, at: Square) -> bool {
        self.pack().any(|who| self.state.is_in_reach(self.state.creatures[who].at, at))
    }

    /// Twice what an ordinary blow of a creature inflicts on average.
    pub fn mean_blow(&self, who: CreatureId) -> u32 {
        let weapon = melee::weapon_of(self.game, self.state, who, catacombs::action::Hand::Main);
        let damage = melee::profile(self.game, self.state, who, weapon).damage;
        let strength =
            if damage.strength { self.state.creatures[who].level(Characteristic::Strength) } else { 0 };
        let d = &self.game.content.dice.d;
        let faces = d.iter().map(|face| u32::from(*face)).sum::<u32>();
        2 * u32::from(strength + damage.fixed) + 2 * u32::from(damage.dice) * faces / d.len() as u32
    }

    /// What a blow as rolled takes from a creature.
    pub fn loss(&self, attack: &Attack, roll: Rolled, who: CreatureId) -> i16 {
        let profile = melee::profile(self.game, self.state, attack.by, attack.weapon);
        let strength = if profile.damage.strength {
            self.state.creatures[attack.by].level(Characteristic::Strength)
        } else {
            0
        };
        let creature = &self.state.creatures[who];
        let guard = creature.level(Characteristic::Endurance).saturating_add(creature.armour);
        i16::from(roll.sum) + i16::from(profile.damage.fixed) + i16::from(strength) - i16::from(guard)
    }

    /// Whether a creature would set foot on a square: no trap that it knows of, no zone that keeps it out.
    pub fn shuns(&self, who: CreatureId, square: Square) -> bool {
        monster::may_enter(self.game, self.state, who, square).is_err()
    }

    /// Whether there is anything that a creature could shun.
    pub fn is_choosy(&self, who: CreatureId) -> bool {
        monster::is_choosy(self.game, self.state, who)
    }

    /// The squares of traps that creatures know of.
    pub fn traps(&self) -> Board {
        let armed = self.state.traps.iter().filter(|trap| trap.armed && !trap.laid);
        armed.map(|trap| trap.at).collect()
    }

    pub fn zones(&self) -> impl Iterator<Item = (ZoneSlot, &'a PlacedZone)> + use<'a> {
        self.state.zones.iter().enumerate().map(|(slot, zone)| (ZoneSlot(slot as u8), zone))
    }

    pub fn zone_of(&self, at: Square) -> Option<ZoneSlot> {
        self.state.zone_of(at)
    }

    /// The doors and ways out.
    pub fn gates(&self) -> impl Iterator<Item = &'a Gate> + use<'a> {
        self.state.gates.iter()
    }

    /// Whether one can hear from one zone into another: they are the same, or a way stands open between them.
    pub fn is_within_earshot(&self, one: ZoneSlot, other: ZoneSlot) -> bool {
        let open = |gate: &Gate| matches!(gate.leaf, Leaf::None | Leaf::Open | Leaf::Broken);
        let joins = |gate: &Gate| match gate.lead {
            Lead::Zone(there) => (gate.zone == one && there == other) || (gate.zone == other && there == one),
            _ => false,
        };
        one == other || self.gates().any(|gate| open(gate) && joins(gate))
    }

    /// The furniture of a zone.
    pub fn pieces(&self, zone: ZoneSlot) -> impl Iterator<Item = &'a Piece> + use<'a> {
        let state = self.state;
        state.pieces.iter().filter(move |piece| state.zone_of(piece.at) == Some(zone))
    }

    /// Where the plan of a zone wants furniture.
    pub fn spots(&self, zone: ZoneSlot) -> impl Iterator<Item = Square> + use<'a> {
        map::spots(self.game, self.state, zone)
    }

    /// What waits for its place.
    pub fn pending(&self) -> impl Iterator<Item = Pending> + use<'a> {
        self.state.pending.iter().copied()
    }

    /// Whether a creature has been in a pit since it fell.
    pub fn is_in_pit(&self, who: CreatureId) -> bool {
        self.state.creatures[who].is(Status::IN_PIT)
    }
}
