//! Fights solved exactly: the chance to win, the HP left, and what every choice is worth, for somebody who always takes the best one.
//!
//! It plays no rules of its own: every choice is listed and every result of the dice played by the rules, and what follows is added up.
//! States that differ in nothing that matters are put together (`canonical`), and damage beyond the enemy's HP counts nothing, so that
//! chains of critical hits end. A round in which nothing happens leads back to where it began: such a loop is solved as an equation,
//! and all other ways lead down, so that each round is solved once.
//!
//! Numbers are whole: shares of [`ONE`]. Two characters in one fight are not solved.

mod canonical;

use crate::MiniRogue;
use crate::action::Action;
use crate::content::Resource;
use crate::event::{Event, EventKind, FightEvent, HeroEvent};
use crate::rules::{combat, potion};
use crate::state::{Fight, Frame, Hero, Stage, State};
use canonical::canonical;
use undercroft_kernel::{Actions, Game, Outcomes, Seat, outcomes};

/// Certainty.
pub const ONE: u64 = 1 << 32;
/// No character has more HP.
const MAX_HP: usize = 31;
/// How many branches a single roll may have: three Character dice, the Dungeon die and two dice of afflictions have 1,344.
const BRANCHES: usize = 4_000;
/// How often an assumption about a loop is improved: each time some choice gets better, so few are needed.
const IMPROVEMENTS: usize = 60;

#[allow(clippy::disallowed_types, reason = "only looked up, never walked through")]
type Memo<T> = std::collections::HashMap<State, T>;

/// What comes of a fight. All shares add up to [`ONE`], but for the last bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// What it is worth on average, in parts of [`ONE`].
    pub worth: u64,
    pub lost: u64,
    /// The fight ends without a winner, such as by a fall.
    pub broken_off: u64,
    /// Won with so many HP left, before the reward.
    won_with: [u64; MAX_HP + 1],
}

impl Odds {
    const NONE: Odds = Odds { worth: 0, lost: 0, broken_off: 0, won_with: [0; MAX_HP + 1] };

    #[must_use]
    pub fn won(&self) -> u64 {
        self.won_with.iter().sum()
    }

    /// The chance to win with this many HP left.
    #[must_use]
    pub fn won_with(&self, hp: u8) -> u64 {
        self.won_with.get(usize::from(hp)).copied().unwrap_or_default()
    }

    /// Every number through `change`, together with the same one of `other`.
    fn combine(mut self, other: &Odds, change: impl Fn(u64, u64) -> u64) -> Odds {
        self.worth = change(self.worth, other.worth);
        self.lost = change(self.lost, other.lost);
        self.broken_off = change(self.broken_off, other.broken_off);
        for (mine, theirs) in self.won_with.iter_mut().zip(other.won_with) {
            *mine = change(*mine, theirs);
        }
        self
    }
}

/// Why a fight was not solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// Nobody fights, or two fight together.
    NoDuel,
    /// More positions than the limit allows.
    TooLarge,
    /// Rounds lead back to earlier ones in a way that is not foreseen.
    Circular,
}

/// Odds that may lead back to the beginning of the round.
#[derive(Clone, Copy)]
struct Mix {
    odds: Odds,
    again: u64,
}

impl Mix {
    const AGAIN: Mix = Mix { odds: Odds::NONE, again: ONE };

    /// `x = a + again * x`, solved for x.
    fn resolve(&self) -> Option<Odds> {
        let rest = u128::from(ONE.checked_sub(self.again).filter(|rest| *rest > 0)?);
        let solve = |share: u64, _| (u128::from(share) * u128::from(ONE) / rest) as u64;
        Some(self.odds.combine(&Odds::NONE, solve))
    }
}

/// What an action has led to.
#[derive(Clone, PartialEq, Eq, Hash)]
enum After {
    Fighting(State),
    /// The character as it is then, with the HP that it had before the reward.
    Won(Hero),
    Lost,
    BrokenOff(Hero),
}

/// A round that is being solved.
struct Round {
    /// Where it begins; none for a question in the middle of one.
    begin: Option<State>,
    /// What the beginning is assumed to be worth.
    assumed: u64,
    memo: Memo<Mix>,
}

/// A solver. It remembers what it has solved, as long as the same rules and the same worth are asked about.
pub struct Duel<'a, F> {
    game: &'a MiniRogue,
    worth: F,
    /// How many more positions may be looked at.
    left: usize,
    solved: Memo<Odds>,
    rounds: Vec<Round>,
}

impl<'a, F: Fn(&Hero) -> u32> Duel<'a, F> {
    /// A solver for somebody to whom a won fight is worth this much, by what is left of the character; a lost one is worth nothing. It looks
    /// at no more than `limit` positions.
    pub fn new(game: &'a MiniRogue, limit: usize, worth: F) -> Duel<'a, F> {
        Duel { game, worth, left: limit, solved: Memo::default(), rounds: Vec::new() }
    }

    /// The odds of a fight under way.
    ///
    /// # Errors
    /// Why it was not solved.
    pub fn odds(&mut self, state: &State) -> Result<Odds, Unsolved> {
        self.prepare(state)?;
        let mix = self.ask(|duel| duel.value(canonical(state)))?;
        mix.resolve().ok_or(Unsolved::Circular)
    }

    /// Everything that may be done now with its odds, the best first.
    ///
    /// # Errors
    /// Why it was not solved.
    pub fn choices(&mut self, state: &State) -> Result<Vec<(Action, Odds)>, Unsolved> {
        self.prepare(state)?;
        let mut offered = Actions::new();
        self.game.legal_actions(state, Seat(0), &mut offered);
        let mut choices = Vec::new();
        for action in offered.iter() {
            let mix = self.ask(|duel| duel.after(state, action))?;
            choices.push((action, mix.resolve().ok_or(Unsolved::Circular)?));
        }
        choices.sort_by_key(|(_, odds)| std::cmp::Reverse(odds.worth));
        Ok(choices)
    }

    /// A question that is not part of a round which is being solved.
    fn ask(&mut self, question: impl FnOnce(&mut Self) -> Result<Mix, Unsolved>) -> Result<Mix, Unsolved> {
        self.rounds.clear();
        self.rounds.push(Round { begin: None, assumed: 0, memo: Memo::default() });
        let answer = question(self);
        self.rounds.clear();
        answer
    }

    /// Solves the rounds that may follow, the last ones first: no question has to go deep then.
    fn prepare(&mut self, state: &State) -> Result<(), Unsolved> {
        if state.is_coop() || !potion::in_fight(state) {
            return Err(Unsolved::NoDuel);
        }
        let mut round = *state;
        while round.stack.top().is_some_and(|frame| frame != Frame::Fight) {
            round.stack.pop();
        }
        let Fight { foe, enemy, full, poisoned, .. } = state.fight;
        for hp in 1..=state.hero().hp {
            for left in 1..=state.fight.hp {
                round.hero_mut().hp = hp;
                round.fight = Fight { foe, enemy, hp: left, full, poisoned, ..Fight::default() };
                self.ask(|duel| duel.value(canonical(&round)))?;
            }
        }
        Ok(())
    }

    fn value(&mut self, state: State) -> Result<Mix, Unsolved> {
        if let Some(odds) = self.solved.get(&state) {
            return Ok(Mix { odds: *odds, again: 0 });
        }
        if let Some(at) = self.rounds.iter().position(|round| round.begin == Some(state)) {
            return if at + 1 == self.rounds.len() { Ok(Mix::AGAIN) } else { Err(Unsolved::Circular) };
        }
        if is_beginning(&state) {
            return self.round(state);
        }
        if let Some(mix) = self.rounds.last().and_then(|round| round.memo.get(&state)) {
            return Ok(*mix);
        }
        let mix = self.best(&state)?;
        if let Some(round) = self.rounds.last_mut() {
            round.memo.insert(state, mix);
        }
        Ok(mix)
    }

    /// Solves a round from its beginning: what coming back there is worth is assumed, and the assumption improved until it is right.
    fn round(&mut self, begin: State) -> Result<Mix, Unsolved> {
        self.rounds.push(Round { begin: Some(begin), assumed: 0, memo: Memo::default() });
        let mut odds = Odds::NONE;
        for _ in 0..IMPROVEMENTS {
            let mix = self.best(&begin)?;
            odds = mix.resolve().ok_or(Unsolved::Circular)?;
            let Some(round) = self.rounds.last_mut() else { break };
            if mix.again == 0 && round.assumed == 0 && round.memo.values().all(|mix| mix.again == 0)
                || odds.worth.abs_diff(round.assumed) <= 1
            {
                break;
            }
            round.assumed = odds.worth;
            round.memo.clear();
        }
        self.rounds.pop();
        self.solved.insert(begin, odds);
        Ok(Mix { odds, again: 0 })
    }

    /// The best choice of a position.
    fn best(&mut self, state: &State) -> Result<Mix, Unsolved> {
        self.left = self.left.checked_sub(1).ok_or(Unsolved::TooLarge)?;
        // A blow that ends the fight is struck: nothing else could be better.
        if ends_fight(self.game, state) {
            return self.after(state, Action::EndAttack);
        }
        let doubles = doubling_ends_fight(self.game, state);
        let assumed = self.rounds.last().map_or(0, |round| round.assumed);
        let mut offered = Actions::new();
        self.game.legal_actions(state, Seat(0), &mut offered);
        let mut best: Option<(u128, Mix)> = None;
        for action in offered.iter().filter(|action| !doubles || matches!(action, Action::DoubleDie(_))) {
            let mix = self.after(state, action)?;
            let again = u128::from(mix.again) * u128::from(assumed) / u128::from(ONE);
            let worth = u128::from(mix.odds.worth) + again;
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, mix));
            }
        }
        best.map(|(_, mix)| mix).ok_or(Unsolved::NoDuel)
    }

    /// What an action leads to, over all dice.
    fn after(&mut self, state: &State, action: Action) -> Result<Mix, Unsolved> {
        let before = state.hero().hp;
        let fold = |after: &State, events: &[Event]| classify(before, after, events);
        let table = match outcomes(self.game, state, Seat(0), action, BRANCHES, fold) {
            Ok(Outcomes::Exact(table)) => table,
            Ok(Outcomes::TooMany) => return Err(Unsolved::TooLarge),
            Err(_) => return Err(Unsolved::NoDuel),
        };
        let mut sum = Mix { odds: Odds::NONE, again: 0 };
        let (mut seen, mut shares) = (0, 0);
        for (after, weight) in table.rows {
            // Shares are cut so that they add up to certainty.
            seen += weight;
            let share = (seen * u128::from(ONE) / table.total) as u64 - shares;
            shares += share;
            let part = |number: u64| (u128::from(number) * u128::from(share) / u128::from(ONE)) as u64;
            let mix = self.worth_of(after)?;
            sum.odds = sum.odds.combine(&mix.odds, |all, one| all + part(one));
            sum.again += part(mix.again);
        }
        Ok(sum)
    }

    fn worth_of(&mut self, after: After) -> Result<Mix, Unsolved> {
        let mut odds = Odds::NONE;
        match after {
            After::Fighting(state) => return self.value(state),
            After::Lost => odds.lost = ONE,
            After::BrokenOff(hero) => {
                odds.broken_off = ONE;
                odds.worth = u64::from((self.worth)(&hero)) * ONE;
            }
            After::Won(hero) => {
                odds.worth = u64::from((self.worth)(&hero)) * ONE;
                if let Some(share) = odds.won_with.get_mut(usize::from(hero.hp).min(MAX_HP)) {
                    *share = ONE;
                }
            }
        }
        Ok(Mix { odds, again: 0 })
    }
}

/// Whether a round begins: rounds in which nothing happens lead back here. Once a stance or a skill is chosen it is under way.
fn is_beginning(state: &State) -> bool {
    let Fight { stage, posed, .. } = state.fight;
    state.stack.now() == Frame::Fight && stage == Stage::Ready && !posed
}

/// Whether a die is to be doubled first, and the best one brings the enemy down.
fn doubling_ends_fight(game: &MiniRogue, state: &State) -> bool {
    let best = state.fight.dice.iter().map(|die| die.total).max().unwrap_or_default();
    combat::can_double(game, state, 1).is_ok()
        && combat::damage(game, state).saturating_add(best) >= state.fight.hp
}

/// Whether the attack can be ended now and brings the enemy down.
fn ends_fight(game: &MiniRogue, state: &State) -> bool {
    combat::now(state).is_some()
        && combat::can_end(game, state).is_ok()
        && combat::damage(game, state) >= state.fight.hp
}

/// What came of an action of a character that had so many HP.
fn classify(before: u8, after: &State, events: &[Event]) -> After {
    let mut hp = before;
    let mut beaten = false;
    for event in events {
        match event.kind {
            EventKind::Hero(HeroEvent::Lost(Resource::Hp, lost)) => hp = hp.saturating_sub(lost),
            EventKind::Hero(HeroEvent::Gained(Resource::Hp, gained)) => hp = hp.saturating_add(gained),
            EventKind::Hero(HeroEvent::Saved { hp: left }) => hp = left,
            EventKind::Fight(FightEvent::EnemyBeaten(_)) => {
                beaten = true;
                break;
            }
            _ => {}
        }
    }
    if potion::in_fight(after) && after.end.is_none() {
        return After::Fighting(canonical(after));
    }
    match (beaten, after.end) {
        (true, _) => After::Won(Hero { hp, ..*after.hero() }),
        (false, Some(_)) => After::Lost,
        (false, None) => After::BrokenOff(*after.hero()),
    }
}
