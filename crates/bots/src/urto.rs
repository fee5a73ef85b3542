//! A rule-of-thumb player of Urto: it walks toward the summit with some wandering, searches while it is healthy, weighs a fight by what it
//! will cost and bring, rests when it is low, attacks when it is stronger, and hurries once the Scythe is out. It sees what its seat
//! sees, remembers nothing and plans nothing.

mod guide;
mod odds;

use crate::Policy;
pub use guide::{Companion, player, searcher};
use odds::Duel;
use undercroft_kernel::{Actions, Fast, Seat};
use urto::Urto;
use urto::action::Action;
use urto::content::{ArtefactClass, ArtefactId, Base, Effect, SpaceId, Token, Versus};
use urto::rules::{mushroom, pvm};
use urto::state::{Fate, Foe, Frame, Ground, Hero, Mark, Phase, Player, Scythe, Stage, State};
use urto::view::View;

/// The rule-of-thumb player.
#[derive(Clone, Debug)]
pub struct Sensible(Fast);

impl Sensible {
    /// A player with whims of its own.
    #[must_use]
    pub fn new(seed: u64) -> Sensible {
        Sensible(Fast::new(seed))
    }
}

impl Policy<Urto> for Sensible {
    fn choose(&mut self, game: &Urto, view: &View, seat: Seat, actions: &Actions<Action>) -> Option<Action> {
        Mind { game, table: &view.table, me: Player(seat.0) }.choose(actions, &mut self.0)
    }
}

/// One look at the table.
struct Mind<'a> {
    game: &'a Urto,
    table: &'a State,
    me: Player,
}

impl Mind<'_> {
    fn choose(&self, actions: &Actions<Action>, whims: &mut Fast) -> Option<Action> {
        let mut best: Option<(f64, Action)> = None;
        for action in actions.iter() {
            // A whim decides between what is nearly alike, so that no two matches are the same walk.
            let whim = f64::from(whims.below(1000)) / 1000.0;
            let worth = self.worth(action) + 0.8 * whim;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn hero(&self) -> &Hero {
        &self.table.heroes[self.me]
    }

    fn most_life(&self) -> u8 {
        urto::rules::hero::sheet(self.game, self.table, self.me).life
    }

    /// How much an action is worth, in points of the final count; letting things be is worth nothing.
    fn worth(&self, action: Action) -> f64 {
        let hero = self.hero();
        let life = f64::from(hero.life);
        match action {
            // Before a bare die there is nothing to arm oneself with.
            Action::Ready if self.table.combat.foe == Foe::Nobody => 1.0,
            Action::Skip | Action::Pass | Action::End | Action::Keep | Action::Ready => 0.0,
            Action::Move(space) => self.step(space),
            Action::Sprint(space) => self.sprint(space),
            Action::Rest => self.rest(),
            Action::Attack(who) => self.attack(who),
            Action::Fight => self.fight(),
            Action::Hide => self.hide(),
            Action::Search => {
                if life >= 6.0 {
                    1.2
                } else {
                    -1.0
                }
            }
            Action::GiveMana(n) => self.heal_by(n),
            Action::GiveLife(_) => -2.0,
            Action::BuyDie => {
                if hero.mana > self.die_cost() {
                    4.0
                } else {
                    -3.0
                }
            }
            Action::Reroll => self.reroll(),
            Action::Reinforce(n) => self.reinforce(n),
            Action::Commit(n) => {
                if n == 1 && self.is_hard() {
                    self.before_the_roll() + 0.9
                } else {
                    -0.5
                }
            }
            Action::Defend(n) => f64::from(n.min(hero.pending)) * 1.5 - f64::from(n) * 0.4,
            Action::Revive => 50.0,
            Action::Play(card) => self.play(card),
            Action::Wield(card) => self.wield(card),
            Action::KeepCard(card) => self.card(card),
            Action::GiveUp(card) => 5.0 - self.card(card),
            Action::RollDivine => 2.0,
            Action::TakeWeapon => 4.0,
            Action::LayTrap => 1.0,
            Action::TakeToken(token) => self.token(token),
            Action::Target(space) => self.target(space),
            Action::Choose(who) => self.choose_hero(who),
            Action::Place(space) => self.mushroom(space),
            Action::Pay => 1.0,
            Action::Side(_) | Action::Deal | Action::Draw | Action::Roll | Action::Option(_) => 1.0,
        }
    }

    /// Steps to the summit from a space, as far as anybody knows.
    fn far(&self, space: SpaceId) -> f64 {
        let board = &self.game.content.board;
        let steps = board.distance(space, board.urto, self.game.tables.in_play);
        steps.map_or(30.0, f64::from)
    }

    /// Whether somebody else may reap with the Scythe.
    fn is_reaped(&self) -> bool {
        matches!(self.table.scythe, Scythe::Taken(who) if who != self.me)
    }

    fn step(&self, space: SpaceId) -> f64 {
        let nearer = self.far(self.hero().space) - self.far(space);
        let haste = if self.is_reaped() { 6.0 } else { 1.0 + f64::from(self.table.round) / 12.0 };
        let traps =
            self.table.traps.iter().filter(|trap| trap.space == space && trap.owner != self.me).count();
        let mushrooms = f64::from(self.table.mushrooms[space]);
        nearer * haste + self.ground(space) - 2.0 * traps as f64 - 2.5 * mushrooms
    }

    /// What a space is worth to whoever enters it.
    fn ground(&self, space: SpaceId) -> f64 {
        let hero = self.hero();
        let healthy = f64::from(hero.life) >= 7.0;
        match self.table.ground[space] {
            Ground::Dark => {
                if healthy {
                    1.6
                } else {
                    0.0
                }
            }
            Ground::Torch => {
                if healthy {
                    0.8
                } else {
                    0.2
                }
            }
            Ground::Event => 0.3,
            Ground::Fountain => {
                if healthy {
                    0.4
                } else {
                    1.5
                }
            }
            Ground::Shortcut => 0.8,
            Ground::Nest => {
                if healthy {
                    0.9
                } else {
                    -2.0
                }
            }
            Ground::Alpha => {
                if hero.life >= 12 && hero.large_die {
                    1.5
                } else {
                    -4.0
                }
            }
            Ground::Cache => 2.5,
            Ground::Stele(_) => 2.0,
            Ground::Urto => self.arrival(),
            Ground::Bare | Ground::Out => -0.5,
        }
    }

    /// Arriving ends the adventure: worth it when time is up, or to hold the Scythe.
    fn arrival(&self) -> f64 {
        let first = self.table.scythe == Scythe::Waiting;
        let late = f64::from(self.table.round) - 8.0;
        late + if first { 1.5 } else { 3.0 }
    }

    fn sprint(&self, space: SpaceId) -> f64 {
        let life = f64::from(self.hero().life);
        let cost = f64::from(urto::rules::hero::base(self.game, self.table, self.me, Base::SprintCost));
        if life - cost < 3.0 {
            return -5.0;
        }
        let haste = if self.is_reaped() { 3.0 } else { 0.0 };
        self.step(space) * 0.5 + haste - cost
    }

    fn rest(&self) -> f64 {
        let (hero, most) = (self.hero(), f64::from(self.most_life()));
        let low = f64::from(hero.life) < 0.34 * most && !self.is_reaped();
        if low { 6.0 } else { -2.0 }
    }

    fn heal_by(&self, n: u8) -> f64 {
        let hero = self.hero();
        let wanted = self.most_life().saturating_sub(hero.life).min(hero.mana.saturating_sub(2));
        if n <= wanted && hero.life < 9 { 1.0 + f64::from(n) * 0.3 } else { -1.0 }
    }

    fn die_cost(&self) -> u8 {
        urto::rules::hero::base(self.game, self.table, self.me, Base::D8Cost)
    }

    fn attack(&self, who: Player) -> f64 {
        let (mine, theirs) = (self.hero(), &self.table.heroes[who]);
        let edge = self.strength(mine) - self.strength(theirs);
        if mine.life <= 4 { -3.0 } else { 0.6 + edge + if theirs.life <= 3 { 1.5 } else { 0.0 } }
    }

    /// What a hero's roll comes to on average, as far as the table shows.
    fn strength(&self, hero: &Hero) -> f64 {
        let die = if hero.large_die { 4.5 } else { 3.5 };
        let cards = hero.hand.iter().filter_map(|held| held.card);
        die + f64::from(cards.map(|card| self.combat_bonus(card, Versus::PVP)).max().unwrap_or_default())
    }

    /// What a card adds to a roll of such a combat; a larger die counts as much as it is better on average.
    fn combat_bonus(&self, card: ArtefactId, versus: Versus) -> u8 {
        let artefact = &self.game.content.artefacts[card];
        let attack = match self.table.combat.foe {
            Foe::Creature(monster) => self.game.content.monsters[monster].attack,
            _ => 0,
        };
        let adds = self.game.content.program(artefact.program).iter().map(|effect| match effect {
            Effect::CombatAdd { n, vs, attack_min } if vs.has(versus) && *attack_min <= attack => *n,
            Effect::CombatDie { vs, .. } if vs.has(versus) && !self.hero().large_die => 1,
            _ => 0,
        });
        adds.sum()
    }

    /// What a card would add at its best, for one who only chooses what to keep.
    fn most_bonus(&self, card: ArtefactId) -> u8 {
        let kinds = [Versus::PVM, Versus::PVP, Versus::MUSHROOM];
        kinds.into_iter().map(|versus| self.combat_bonus(card, versus)).max().unwrap_or_default()
    }

    /// What is done before a roll comes before the roll itself.
    fn before_the_roll(&self) -> f64 {
        if self.table.combat.stage == Stage::Ready { self.fight().max(0.0) } else { 0.0 }
    }

    /// A weapon that helps is taken up; one that breaks is kept for a hard fight.
    fn wield(&self, card: ArtefactId) -> f64 {
        let bonus = self.combat_bonus(card, self.table.combat.foe.versus());
        let program = self.game.content.artefacts[card].program;
        let breaks = self.game.content.program(program).contains(&Effect::DiscardAfterCombat);
        let spared = breaks && matches!(self.table.combat.foe, Foe::Creature(_)) && !self.is_hard();
        if bonus == 0 || spared { -1.0 } else { self.before_the_roll() + 1.0 + f64::from(bonus) }
    }

    /// A hero for an effect: one who stands further on to change places with, one who has something to take it from.
    fn choose_hero(&self, who: Player) -> f64 {
        let (mine, theirs) = (self.hero(), &self.table.heroes[who]);
        match self.table.stack.peek() {
            Some(Frame::PickHero { mark: Mark::Swap { .. }, .. }) => {
                // A whim must not outweigh a step.
                2.0 * (self.far(mine.space) - self.far(theirs.space)) - 1.0
            }
            Some(Frame::PickHero { mark: Mark::Steal(n), .. }) => {
                f64::from(theirs.renown.min(u16::from(*n))) + 0.1
            }
            _ => f64::from(theirs.renown) / 4.0,
        }
    }

    /// The fight at hand, as far as it goes.
    fn duel(&self) -> Option<Duel> {
        let Foe::Creature(monster) = self.table.combat.foe else { return None };
        let monster = &self.game.content.monsters[monster];
        let side = self.table.combat.first();
        // Traits, cards, mana and tokens: all that the rules add to the die.
        let bonus = i32::from(pvm::total(self.game, self.table, 0)) - i32::from(side.face);
        Some(Duel {
            faces: if self.hero().large_die { 8 } else { 6 },
            bonus,
            attack: i32::from(monster.attack),
            life: i32::from(monster.life) - i32::from(self.table.combat.dealt),
            worth: f64::from(monster.pr),
        })
    }

    fn fight(&self) -> f64 {
        let Some(duel) = self.duel() else { return 1.0 };
        if self.is_deadly() { -20.0 } else { duel.worth - 0.8 * duel.expected_loss() }
    }

    fn hide(&self) -> f64 {
        match self.duel() {
            Some(_) => -0.8,
            // From another hero: only when a blow could kill.
            None => {
                if self.hero().life <= 4 {
                    1.0
                } else {
                    -2.0
                }
            }
        }
    }

    fn is_hard(&self) -> bool {
        self.duel().is_some_and(|duel| duel.expected_loss() >= 2.0)
    }

    fn reinforce(&self, n: u8) -> f64 {
        let spare = f64::from(self.hero().mana) - f64::from(n) - 2.0;
        if n == 1 && spare >= 0.0 && self.is_hard() { self.before_the_roll() + 1.2 } else { -1.0 }
    }

    /// A die that loses is rolled again while there is mana to spare.
    fn reroll(&self) -> f64 {
        let hero = self.hero();
        if hero.mana < 3 {
            return -1.0;
        }
        let combat = &self.table.combat;
        let Some(side) = combat.side_of(self.me) else { return -1.0 };
        let mine = pvm::total(self.game, self.table, side);
        let loses = match combat.foe {
            Foe::Creature(monster) => mine < self.game.content.monsters[monster].attack,
            Foe::Mushroom => mine < mushroom::target(self.game, self.table),
            Foe::Hero => mine < pvm::total(self.game, self.table, 1 - side),
            Foe::Nobody => false,
        };
        if loses { 1.5 } else { -1.0 }
    }

    /// A card is played when it helps now; what lasts is laid open in one's own turn.
    fn play(&self, card: ArtefactId) -> f64 {
        let artefact = &self.game.content.artefacts[card];
        let hero = self.hero();
        let dying = hero.life <= hero.pending;
        let mut worth: f64 = match artefact.class {
            ArtefactClass::Permanent if self.is_my_turn() => 1.5,
            _ => -0.6,
        };
        for effect in self.game.content.program(artefact.program) {
            match effect {
                Effect::Revive { .. } if dying => worth += 60.0,
                Effect::Life { n, .. } if *n > 0 && hero.life + 4 <= self.most_life() && hero.life <= 8 => {
                    worth += 3.0
                }
                Effect::Mana { n, .. } if *n > 0 && hero.mana <= 3 => worth += 2.0,
                Effect::CombatDieMax if self.is_hard() => worth += 2.0,
                Effect::HideFree { .. } if self.is_deadly() => worth += 4.0,
                Effect::DestroyMushrooms => worth += 1.5 * self.mushrooms_ahead(),
                Effect::ExtraMove { .. } if self.is_my_turn() && self.table.turn.moved => {
                    worth += self.best_step().min(3.0)
                }
                Effect::StealRenown { n, .. } => worth += self.renown_here(*n),
                Effect::PlaceToken { .. } if self.is_followed() => worth += 1.6,
                _ => {}
            }
        }
        worth
    }

    fn is_my_turn(&self) -> bool {
        self.table.phase == Phase::Turn && self.table.active == self.me
    }

    /// A fight that would cost about all the life there is.
    fn is_deadly(&self) -> bool {
        self.duel().is_some_and(|duel| duel.expected_loss() + 2.0 >= f64::from(self.hero().life))
    }

    fn next_spaces(&self) -> impl Iterator<Item = SpaceId> {
        self.game.tables.next_to[self.hero().space].iter()
    }

    /// How many mushrooms stand in the way on.
    fn mushrooms_ahead(&self) -> f64 {
        let here = self.far(self.hero().space);
        let ahead = self.next_spaces().filter(|space| self.far(*space) < here);
        ahead.map(|space| f64::from(self.table.mushrooms[space])).sum()
    }

    fn best_step(&self) -> f64 {
        self.next_spaces().map(|space| self.step(space)).fold(0.0, f64::max)
    }

    /// Up to so much renown of the richest hero on the same space.
    fn renown_here(&self, n: u8) -> f64 {
        let others = self.table.standing_on(self.hero().space).without(self.me);
        let most = others.iter().map(|who| self.table.heroes[who].renown).max().unwrap_or_default();
        f64::from(most.min(u16::from(n)))
    }

    /// Whether somebody still comes this way.
    fn is_followed(&self) -> bool {
        let here = self.far(self.hero().space);
        let others = self.table.cave.without(self.me);
        others.iter().any(|who| self.far(self.table.heroes[who].space) > here)
    }

    fn card(&self, card: ArtefactId) -> f64 {
        let artefact = &self.game.content.artefacts[card];
        let class = match artefact.class {
            ArtefactClass::Divine(_) => 4.0,
            ArtefactClass::Weapon => {
                let slots = urto::rules::hero::base(self.game, self.table, self.me, Base::WeaponSlots);
                if slots > 0 { 2.0 + f64::from(self.most_bonus(card)) } else { 0.5 }
            }
            ArtefactClass::Permanent => 2.0,
            ArtefactClass::Single => 1.5,
        };
        class + f64::from(artefact.pr) * 0.3
    }

    fn token(&self, token: Token) -> f64 {
        match token {
            Token::Mushroom => -2.0,
            Token::Monster => {
                if self.hero().life >= 8 {
                    0.5
                } else {
                    -1.0
                }
            }
            Token::Renown | Token::RenownDouble => 2.0,
            _ => 1.0,
        }
    }

    /// A space to strike: others there, oneself elsewhere.
    fn target(&self, space: SpaceId) -> f64 {
        let there = self.table.standing_on(space);
        let mine = if there.has(self.me) { 4.0 } else { 0.0 };
        f64::from(there.without(self.me).len()) * 1.5 - mine
    }

    /// A mushroom lies best in the way of whoever leads, and not in one's own.
    fn mushroom(&self, space: SpaceId) -> f64 {
        let board = &self.game.content.board;
        let ahead = |who: Player| {
            let hero = &self.table.heroes[who];
            let near = board.distance(hero.space, space, self.game.tables.in_play).map_or(9.0, f64::from);
            if near <= 1.0 && self.far(space) < self.far(hero.space) { 1.5 } else { 0.0 }
        };
        let others = self
            .table
            .cave
            .without(self.me)
            .iter()
            .filter(|who| self.table.heroes[*who].fate == Fate::InCave);
        others.map(ahead).sum::<f64>() - ahead(self.me) * 2.0
    }
}
