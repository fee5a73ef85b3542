//! What a game is to the kernel: immutable rules over a plain state.
//! Screens, clocks, files and networks are deliberately absent: rules are synchronous and know none of them.

use crate::chance::{Chance, Draw, Faces, Weights};
use crate::hint::rarely;
use crate::ids::{RuleId, Seat, Seats, Viewer};
use crate::list::Full;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of one game: edition, content and match options are chosen.
/// Immutable: everything that changes during a match is in `State`.
pub trait Game {
    /// Everything that changes: plain data.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// What a seat may do: a small `Copy` enum.
    type Action: Copy + Eq + Hash + Debug + Amount + Serialize + DeserializeOwned;
    /// What happened: facts in the past tense.
    type Event: Clone + Eq + Debug;
    /// What one viewer may see of a state.
    type View: Clone + Eq + Debug;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The state in which play begins.
    ///
    /// # Errors
    /// The pause of a source without an answer.
    fn start<C: Chance, S: Sink<Self::Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
    ) -> Result<Self::State, Refusal<C::Pause>>;

    /// Who is asked now, or how it ended.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Fills `out` with everything `seat` may do now. Depends on the seat's view only.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>);

    /// The stride of a simulation: plays what a seat has chosen from its list, and then sole actions until somebody has a choice, exactly as
    /// [`Game::apply`] would play them one by one. Says how many sole actions were played. Where one seat alone is asked then, its choices may be
    /// listed in `out`, which comes empty: simulation lists them itself if it stays so. A game that plays nothing more loses nothing but speed.
    ///
    /// # Errors
    /// As of [`Game::apply`]; the state is then to be thrown away.
    #[inline(always)]
    fn stride<C: Chance, S: Sink<Self::Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut Self::State,
        chosen: Option<(Seat, Self::Action)>,
        _: &mut Actions<Self::Action>,
    ) -> Result<u32, Refusal<C::Pause>> {
        if let Some((seat, action)) = chosen {
            self.apply(ctx, state, seat, action)?;
        }
        Ok(0)
    }

    /// Plays one action: check, then draw, then change. A refusal draws nothing and changes nothing; after a pause the
    /// state is to be thrown away.
    ///
    /// # Errors
    /// The rule that forbids the action, or the pause of the source.
    fn apply<C: Chance, S: Sink<Self::Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Refusal<C::Pause>>;

    /// What `viewer` may see. Hidden things are absent, not masked.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A full state that fits a view: the world as that viewer may imagine it.
    ///
    /// # Errors
    /// The pause of a source without an answer.
    fn imagine<C: Chance>(&self, view: &Self::View, chance: &mut C) -> Result<Self::State, C::Pause>;

    /// What `viewer` witnesses of an event: all of it, a part, or nothing.
    fn witness(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether an event showed somebody something that cannot be unseen. Such a step is not taken back alone.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// Whether `action`, being the only choice, may be played without asking: it costs nothing and decides nothing.
    fn is_routine(&self, state: &Self::State, action: Self::Action) -> bool;

    /// The window that `seat` is asked about, if it is asked for nothing but a reaction to somebody else's doing. Tables answer it for people who
    /// have passed beforehand. Depends on public facts only.
    fn reaction(&self, _: &Self::State, _: Seat) -> Option<Reaction<Self::Action>> {
        None
    }

    /// The action as text, the same in logs, replays, terminal and bot protocol.
    fn notation(&self, action: Self::Action) -> String;

    /// Reads an action back from its text.
    ///
    /// # Errors
    /// A sentence that says which word was not understood and what was expected.
    fn parse(&self, text: &str) -> Result<Self::Action, String>;
}

/// Who is asked, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// These seats may act; the first to act goes on.
    Ask(Seats),
    /// The match has ended.
    Over(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The word for it, such as `won` or `lost`.
    pub key: &'static str,
    /// Who won.
    pub winners: Seats,
}

/// A question whether a seat reacts to what somebody else does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction<A> {
    /// The answer that lets it pass.
    pub pass: A,
    /// It is aimed at this very seat, such as an attack on it.
    pub aimed: bool,
}

/// Why an action was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<P> {
    /// This rule forbids it.
    Illegal(RuleId),
    /// A draw has no answer yet.
    Pause(P),
    /// A bound of the state would be exceeded; content checks make this impossible.
    Bound(Full),
}

impl<P> Refusal<P> {
    /// The rule that forbids the action, for sources that never pause.
    pub const fn rule(&self) -> Option<RuleId> {
        match self {
            Refusal::Illegal(rule) => Some(*rule),
            _ => None,
        }
    }
}

impl<P> From<Full> for Refusal<P> {
    #[cold]
    fn from(full: Full) -> Self {
        Refusal::Bound(full)
    }
}

/// Rules may keep a refusal in a box: it is rare, and what is done then comes back in a register.
impl<P> From<Full> for Box<Refusal<P>> {
    #[cold]
    fn from(full: Full) -> Self {
        Box::new(full.into())
    }
}

impl<P> From<Box<Refusal<P>>> for Refusal<P> {
    #[cold]
    fn from(boxed: Box<Refusal<P>>) -> Self {
        *boxed
    }
}

/// Refuses with a rule.
///
/// # Errors
/// Always.
pub const fn illegal<T, P>(rule: &'static str) -> Result<T, Refusal<P>> {
    Err(Refusal::Illegal(RuleId(rule)))
}

/// Takes events as they happen.
pub trait Sink<E> {
    /// One thing happened.
    fn emit(&mut self, event: E);
}

/// Throws events away: simulation pays nothing for them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// What rules work with besides the state: chance and the record of events.
#[derive(Debug)]
pub struct Ctx<C, S> {
    /// The source of draws.
    pub chance: C,
    /// Where events go.
    pub events: S,
}

impl<C: Chance, S> Ctx<C, S> {
    /// A context over a source and a sink.
    pub const fn new(chance: C, events: S) -> Ctx<C, S> {
        Ctx { chance, events }
    }

    /// Asks chance.
    ///
    /// # Errors
    /// The pause of the source.
    #[inline]
    pub fn pick(&mut self, draw: Draw<'_>) -> Result<u32, Refusal<C::Pause>> {
        self.chance.pick(draw).map_err(Refusal::Pause)
    }

    /// Rolls several interchangeable dice at once.
    ///
    /// # Errors
    /// The pause of the source.
    #[inline]
    pub fn dice(
        &mut self,
        name: &'static str,
        seat: Seat,
        count: u8,
        sides: u8,
    ) -> Result<Faces, Refusal<C::Pause>> {
        self.pick(Draw::new(name, seat, Weights::Dice { count, sides })).map(Faces)
    }

    /// Rolls one die with the faces 1 to `sides`.
    ///
    /// # Errors
    /// The pause of the source.
    #[inline]
    pub fn die(&mut self, name: &'static str, seat: Seat, sides: u8) -> Result<u8, Refusal<C::Pause>> {
        self.pick(Draw::new(name, seat, Weights::Dice { count: 1, sides })).map(|face| face as u8)
    }

    /// Records an event.
    #[inline(always)]
    pub fn emit<E>(&mut self, event: E)
    where
        S: Sink<E>,
    {
        self.events.emit(event);
    }
}

/// Actions that carry an amount can be offered as a range instead of one by one.
pub trait Amount: Sized {
    /// This action with another amount; actions without one stay as they are.
    #[must_use]
    fn with_amount(self, _: u16) -> Self {
        self
    }
}

/// A bare number takes any amount that it can hold.
impl Amount for u8 {
    fn with_amount(self, amount: u16) -> Self {
        u8::try_from(amount).unwrap_or(u8::MAX)
    }
}

/// An offer of the list of legal actions: one action, or one with an amount from `low` to `high`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer<A> {
    /// The action; of a range, with its lowest amount.
    pub action: A,
    /// The lowest amount; 0 for an action without one.
    pub low: u16,
    /// The highest amount.
    pub high: u16,
}

/// A range among the offers: which one, and its amounts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Amounts {
    at: usize,
    low: u16,
    high: u16,
}

/// How many offers a buffer has room for from the beginning.
const ROOM: usize = 64;

/// The caller's buffer of legal actions. Cleared and filled again, it allocates nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actions<A> {
    list: Vec<A>,
    ranges: Vec<Amounts>,
    /// How many more single actions there are than offers: 0 as long as no range is offered.
    more: usize,
}

impl<A> Default for Actions<A> {
    fn default() -> Self {
        Actions { list: Vec::with_capacity(ROOM), ranges: Vec::with_capacity(4), more: 0 }
    }
}

impl<A: Copy + Amount> Actions<A> {
    /// An empty buffer.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Empties the buffer and keeps its room.
    #[inline(always)]
    pub fn clear(&mut self) {
        // There is always room for a few actions, and the compiler may know it.
        if rarely(self.list.capacity() < ROOM) {
            self.list = Vec::with_capacity(ROOM);
        }
        self.list.clear();
        // A store that is not needed would stall the read that follows.
        if rarely(self.more != 0) {
            self.ranges.clear();
            self.more = 0;
        }
    }

    /// Offers one action.
    #[inline(always)]
    pub fn push(&mut self, action: A) {
        self.list.push(action);
    }

    /// Offers an action if it is allowed. It is written down in any case and kept only then: what is allowed is hard to foresee for a
    /// processor.
    #[inline(always)]
    pub fn push_if(&mut self, allowed: bool, action: A) {
        let count = self.list.len();
        self.list.push(action);
        self.list.truncate(count + usize::from(allowed));
    }

    /// Offers several actions at once.
    #[inline(always)]
    pub fn push_all(&mut self, actions: &[A]) {
        actions.iter().for_each(|action| self.push(*action));
    }

    /// Offers an action with every amount from `low` to `high`; nothing when the range is empty.
    pub fn push_range(&mut self, action: A, low: u16, high: u16) {
        if low <= high {
            if low < high {
                self.ranges.push(Amounts { at: self.list.len(), low, high });
                self.more += usize::from(high - low);
            }
            self.list.push(action.with_amount(low));
        }
    }

    /// How many single actions are offered.
    #[inline(always)]
    #[must_use]
    pub fn len(&self) -> usize {
        self.list.len() + self.more
    }

    /// Whether nothing is offered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The offers as they were made, ranges in one piece.
    #[must_use]
    pub fn offers(&self) -> Vec<Offer<A>> {
        let offer = |(at, action): (usize, &A)| {
            let range = self.ranges.iter().find(|range| range.at == at);
            let (low, high) = range.map_or((0, 0), |range| (range.low, range.high));
            Offer { action: *action, low, high }
        };
        self.list.iter().enumerate().map(offer).collect()
    }

    /// The single action number `n`.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, n: usize) -> Option<A> {
        if rarely(self.more != 0) { self.get_ranged(n) } else { self.list.get(n).copied() }
    }

    #[cold]
    fn get_ranged(&self, n: usize) -> Option<A> {
        let mut left = n;
        for range in &self.ranges {
            // Everything before the range is still one action an offer.
            let width = usize::from(range.high - range.low);
            if left < range.at {
                break;
            }
            if left <= range.at + width {
                let action = self.list.get(range.at)?;
                return Some(action.with_amount(range.low + (left - range.at) as u16));
            }
            left -= width;
        }
        self.list.get(left).copied()
    }

    /// Every single action.
    pub fn iter(&self) -> impl Iterator<Item = A> {
        (0..self.len()).filter_map(|n| self.get(n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Bet {
        Pass,
        Coins(u16),
        Hold,
        Cards(u16),
    }

    impl Amount for Bet {
        fn with_amount(self, amount: u16) -> Self {
            match self {
                Bet::Coins(_) => Bet::Coins(amount),
                Bet::Cards(_) => Bet::Cards(amount),
                other => other,
            }
        }
    }

    #[test]
    fn ranges_count_and_index_as_single_actions() {
        let mut actions = Actions::new();
        actions.push(Bet::Pass);
        actions.push_range(Bet::Coins(0), 2, 4);
        actions.push(Bet::Hold);
        actions.push_range(Bet::Cards(0), 1, 2);
        actions.push_range(Bet::Cards(0), 3, 2);
        let all: Vec<Bet> = actions.iter().collect();
        let expected =
            [Bet::Pass, Bet::Coins(2), Bet::Coins(3), Bet::Coins(4), Bet::Hold, Bet::Cards(1), Bet::Cards(2)];
        assert_eq!(all, expected);
        assert_eq!(actions.len(), 7);
        assert_eq!(actions.get(7), None);
        assert_eq!(actions.offers().len(), 4);
        assert_eq!(actions.offers()[1], Offer { action: Bet::Coins(2), low: 2, high: 4 });
    }
}
