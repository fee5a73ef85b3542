//! *Pig*: roll as often as you dare, a 1 loses the points of the turn, hold to keep them. First to 100, two seats.
//!
//! Nothing is hidden and a step is a few instructions, so Pig measures what the kernel itself costs:
//! [`hand_written`] is the same game as a plain loop without the kernel's traits, the yardstick of the benchmark.
//! Deliberately absent: any cleverness in the yardstick that a rules author would not write.

use serde::{Deserialize, Serialize};
use undercroft_kernel::{
    Actions, Amount, Chance, Ctx, FactWord, Fast, FormWord, Game, Message, Narrate, Outcome, Refusal, RuleId,
    Seat, Seats, Sink, Turn, Value, Viewer, Vocabulary, WordError, illegal,
};

/// The points that win.
pub const TARGET: u8 = 100;

/// The rules of Pig.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pig;

/// The table: both scores, the points of the turn, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct State {
    /// The points that are safe.
    pub scores: [u8; 2],
    /// The points of this turn, which a 1 loses.
    pub pot: u8,
    pub turn: u8,
}

impl State {
    /// The safe points of the player whose turn it is.
    #[inline]
    const fn score(&self) -> u8 {
        let [first, second] = self.scores;
        if self.turn == 0 { first } else { second }
    }

    /// The table after `pot` was added to the score of the player whose turn it was.
    #[inline]
    const fn after_holding(&self, pot: u8) -> State {
        let [first, second] = self.scores;
        let scores = if self.turn == 0 { [first + pot, second] } else { [first, second + pot] };
        State { scores, pot: 0, turn: 1 - self.turn }
    }
}

/// What a player may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// PIG-ROLL-01: Roll the die; a 1 loses the points of the turn and ends it.
    Roll,
    /// PIG-HOLD-01: Keep the points of the turn and end it.
    Hold,
}

impl Amount for Action {}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The die fell.
    Rolled(Seat, u8),
    /// The points of the turn were kept.
    Held(Seat, u8),
}

impl Game for Pig {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = State;

    fn seats(&self) -> u8 {
        2
    }

    fn start<C: Chance, S: Sink<Event>>(&self, _: &mut Ctx<C, S>) -> Result<State, Refusal<C::Pause>> {
        Ok(State::default())
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.scores.iter().position(|score| *score >= TARGET) {
            Some(winner) => Turn::Over(Outcome { key: "won", winners: Seats::one(Seat(winner as u8)) }),
            None => Turn::Ask(Seats::one(Seat(state.turn))),
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        if refusal(state, seat).is_none() {
            out.push_all(&[Action::Roll, Action::Hold]);
        }
    }

    #[inline]
    fn apply<C: Chance, S: Sink<Event>>(
        &self,
        ctx: &mut Ctx<C, S>,
        state: &mut State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal<C::Pause>> {
        if let Some(rule) = refusal(state, seat) {
            return illegal(rule);
        }
        let mut pot = state.pot;
        if action == Action::Roll {
            let face = ctx.die("die", seat, 6)?;
            ctx.emit(Event::Rolled(seat, face));
            pot = if face == 1 { 0 } else { pot + face };
            // A pot that reaches the target is held at once: more rolls could only lose it.
            if face != 1 && state.score() + pot < TARGET {
                state.pot = pot;
                return Ok(());
            }
        }
        if pot > 0 {
            ctx.emit(Event::Held(seat, pot));
        }
        *state = state.after_holding(pot);
        Ok(())
    }

    fn view(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn imagine<C: Chance>(&self, view: &State, _: &mut C) -> Result<State, C::Pause> {
        Ok(*view)
    }

    fn witness(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(&self, _: &Event) -> bool {
        false
    }

    fn is_routine(&self, _: &State, _: Action) -> bool {
        false
    }

    fn notation(&self, action: Action) -> String {
        match action {
            Action::Roll => "roll".to_owned(),
            Action::Hold => "hold".to_owned(),
        }
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        match text {
            "roll" => Ok(Action::Roll),
            "hold" => Ok(Action::Hold),
            _ => Err(format!("`{text}` is not an action of Pig; expected `roll` or `hold`")),
        }
    }
}

/// PIG-OVER-01: Nobody plays after the end. PIG-TURN-01: Only the player whose turn it is plays.
#[inline]
fn refusal(state: &State, seat: Seat) -> Option<&'static str> {
    if state.scores.iter().any(|score| *score >= TARGET) {
        Some("PIG-OVER-01")
    } else if seat.0 != state.turn {
        Some("PIG-TURN-01")
    } else {
        None
    }
}

impl Vocabulary for Pig {
    fn facts(&self) -> Vec<FactWord> {
        let fact = |name: &str, range: &str, headline| FactWord {
            name: name.to_owned(),
            range: range.to_owned(),
            writable: true,
            headline,
        };
        vec![
            fact("p1.score", "0..106", true),
            fact("p2.score", "0..106", true),
            fact("pot", "0..99", true),
            fact("turn", "p1 or p2", false),
        ]
    }

    fn places(&self) -> Vec<FormWord> {
        vec![FormWord { form: "start".to_owned(), range: String::new(), rule: None }]
    }

    fn actions(&self) -> Vec<FormWord> {
        let form = |form: &str, rule| FormWord {
            form: form.to_owned(),
            range: String::new(),
            rule: Some(RuleId(rule)),
        };
        vec![form("roll", "PIG-ROLL-01"), form("hold", "PIG-HOLD-01")]
    }

    fn draws(&self) -> Vec<FormWord> {
        vec![FormWord { form: "die".to_owned(), range: "1..6".to_owned(), rule: Some(RuleId("PIG-ROLL-01")) }]
    }

    fn read(&self, state: &State, fact: &str) -> Result<Option<Value>, WordError> {
        let [first, second] = state.scores;
        match fact {
            "p1.score" => Ok(Some(Value::Int(first.into()))),
            "p2.score" => Ok(Some(Value::Int(second.into()))),
            "pot" => Ok(Some(Value::Int(state.pot.into()))),
            "turn" => Ok(Some(Value::word(self.seat_word(Seat(state.turn))))),
            _ => Err(unknown("fact", fact, "p1.score, p2.score, pot, turn")),
        }
    }

    fn read_view(&self, view: &State, fact: &str) -> Result<Option<Value>, WordError> {
        self.read(view, fact)
    }

    fn write(&self, state: &mut State, fact: &str, value: &Value) -> Result<(), WordError> {
        let [first, second] = &mut state.scores;
        match fact {
            "p1.score" => *first = number(fact, value)?,
            "p2.score" => *second = number(fact, value)?,
            "pot" => state.pot = number(fact, value)?,
            "turn" => state.turn = u8::from(value.as_word() == Some("p2")),
            _ => return Err(unknown("fact", fact, "p1.score, p2.score, pot, turn")),
        }
        Ok(())
    }

    fn pin(&self, _: &mut State, place: &str, _: &str) -> Result<(), WordError> {
        Err(unknown("place", place, "none, nothing lies face down"))
    }

    fn check_state(&self, state: &State) -> Result<(), WordError> {
        match state.scores.iter().all(|score| *score < TARGET) || state.pot == 0 {
            true => Ok(()),
            false => Err(WordError::Impossible {
                rule: RuleId("PIG-OVER-01"),
                reason: "a pot is left after the end".to_owned(),
            }),
        }
    }

    fn go_to<C: Chance>(&self, state: &mut State, place: &str, _: &mut C) -> Result<(), WordError> {
        if place != "start" {
            return Err(unknown("place", place, "start"));
        }
        *state = State::default();
        Ok(())
    }

    fn draw_word(&self, _: &str, value: u32) -> String {
        value.to_string()
    }

    fn draw_value(&self, name: &str, word: &Value) -> Result<u32, WordError> {
        if name != "die" {
            return Err(unknown("die", name, "die"));
        }
        let face =
            word.as_int().or_else(|| word.as_word()?.parse().ok()).filter(|face| (1..=6).contains(face));
        face.map(|face| face as u32).ok_or_else(|| misfit(name, word, "1..6"))
    }
}

fn unknown(kind: &'static str, word: &str, known: &str) -> WordError {
    WordError::Unknown { kind, word: word.to_owned(), known: known.to_owned() }
}

fn misfit(word: &str, value: &Value, expected: &str) -> WordError {
    WordError::Value { word: word.to_owned(), value: value.to_string(), expected: expected.to_owned() }
}

fn number(fact: &str, value: &Value) -> Result<u8, WordError> {
    let number =
        value.as_int().and_then(|number| u8::try_from(number).ok()).filter(|number| *number <= TARGET + 6);
    number.ok_or_else(|| misfit(fact, value, "0..106"))
}

impl Narrate for Pig {
    fn tell(&self, event: &Event) -> Option<Message> {
        Some(match event {
            Event::Rolled(seat, face) => Message::new("pig-rolled").number("face", *face).about(*seat),
            Event::Held(seat, points) => Message::new("pig-held").number("points", *points).about(*seat),
        })
    }

    fn label(&self, view: &State, action: Action) -> Message {
        match action {
            Action::Roll => Message::new("pig-do-roll"),
            Action::Hold => Message::new("pig-do-hold").number("points", view.pot),
        }
    }

    fn ask(&self, view: &State, seat: Seat) -> Message {
        Message::new("pig-ask").number("pot", view.pot).about(seat)
    }

    fn close(&self, view: &State, _: Viewer) -> Message {
        let winner = view.scores.iter().position(|score| *score >= TARGET).unwrap_or_default();
        Message::new("pig-won").about(Seat(winner as u8))
    }
}

/// What the yardstick counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandTally {
    /// Decisions taken.
    pub steps: u64,
    /// Games played to their end.
    pub games: u64,
}

/// Random Pig as a plain loop: the same generator, the same choices in the same order, no kernel trait.
#[must_use]
pub fn hand_written(games: u64, seed: u64) -> HandTally {
    let mut dice = Fast::new(seed);
    let mut tally = HandTally::default();
    for _ in 0..games {
        let (mut mine, mut theirs, mut pot) = (0u8, 0u8, 0u8);
        while theirs < TARGET {
            tally.steps += 1;
            let holds = dice.below(2) == 1;
            if !holds {
                let face = dice.below(6) as u8 + 1;
                pot = if face == 1 { 0 } else { pot + face };
                if face != 1 && mine + pot < TARGET {
                    continue;
                }
            }
            mine += pot;
            pot = 0;
            (mine, theirs) = (theirs, mine);
        }
        tally.games += 1;
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playout::random_playouts;

    /// The yardstick plays the same games as the kernel, die for die: it is the same amount of work.
    #[test]
    fn the_yardstick_plays_the_same_games() {
        let tally = random_playouts(&Pig, 500, 7);
        assert_eq!(hand_written(500, 7), HandTally { steps: tally.steps, games: tally.games });
        assert_eq!((tally.games, tally.forced), (500, 0));
    }
}
