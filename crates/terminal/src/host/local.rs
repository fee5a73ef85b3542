//! A match that this program plays itself: people at one keyboard, bots, a guide, and somebody who keeps every step.

use super::{Answer, Fight, Guidance, Hint, Host, Review, Rolls, Thought};
use crate::speech::Speech;
use undercroft_bots::live::{Bot, choose};
use undercroft_catalog::live::{Dice, Match, Refused, Roll};
use undercroft_i18n::{Called, Listener};
use undercroft_kernel::{Grain, Message, Seat, Turn, Viewer, session};
use undercroft_scenario::{Faces, Guided};
use undercroft_table::{LiveTable, LogLine, Odds, Picture, Prompt, Words, why};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person at this keyboard.
    Person,
    Bot(Bot),
}

/// Keeps a match after each of its steps.
pub trait Keeper {
    /// # Errors
    /// Why it could not be kept, as the system says it.
    fn keep(&mut self, game: &dyn Match) -> Result<(), String>;
    /// From now on another match is kept, which leaves this one at an earlier moment.
    fn fork(&mut self);
    fn place(&self) -> String;
}

/// Says what choices are worth.
pub trait Adviser {
    fn hint(&self, table: &LiveTable, seat: Seat) -> Thought<Hint>;
    /// What the fight that a seat is in comes to.
    fn fights(&self, table: &LiveTable, seat: Seat) -> Vec<Fight>;
    /// Of a match that is over.
    fn review(&self, table: &LiveTable, seat: Seat) -> Thought<Review>;
}

/// A match with everything that it is played with.
pub struct Table {
    pub game: Box<dyn Match>,
    pub sitters: Vec<Sitter>,
    /// The secret of the dice.
    pub seed: [u8; 32],
    pub own_dice: bool,
    pub guide: Option<Guided>,
}

/// Holds a match in this program.
pub struct Local {
    table: LiveTable,
    sitters: Vec<Sitter>,
    seed: [u8; 32],
    own_dice: bool,
    guide: Option<Guided>,
    speech: Speech,
    viewer: Viewer,
    /// Who has taken the keyboard over while the others look away.
    alone: Option<Seat>,
    keeper: Box<dyn Keeper>,
    lines: u32,
    adviser: Option<Box<dyn Adviser>>,
}

impl Local {
    #[must_use]
    pub fn new(table: Table, speech: Speech, keeper: Box<dyn Keeper>) -> Local {
        let Table { game, sitters, seed, own_dice, guide } = table;
        let lines = game.header().line;
        let mut local = Local {
            table: LiveTable::new(game),
            sitters,
            seed,
            own_dice,
            guide,
            speech,
            viewer: Viewer::Spectator,
            alone: None,
            keeper,
            lines,
            adviser: None,
        };
        if let [only] = local.people().as_slice() {
            local.viewer = Viewer::Seat(*only);
        }
        local.look_at_whoever_is_asked();
        local
    }

    /// Lets somebody say what choices are worth.
    #[must_use]
    pub fn with_adviser(self, adviser: Box<dyn Adviser>) -> Local {
        Local { adviser: Some(adviser), ..self }
    }

    /// The match itself.
    #[must_use]
    pub fn game(&self) -> &dyn Match {
        self.table.game()
    }

    fn people(&self) -> Vec<Seat> {
        let seats = self.sitters.iter().zip(0..).filter(|(sitter, _)| **sitter == Sitter::Person);
        seats.map(|(_, seat)| Seat(seat)).collect()
    }

    fn people_asked(&self) -> Vec<Seat> {
        let Turn::Ask(seats) = self.game().turn() else { return Vec::new() };
        self.people().into_iter().filter(|seat| seats.has(*seat)).collect()
    }

    /// Whether the people at this keyboard all see the same, and have heard the same.
    fn is_open(&self) -> bool {
        let people = self.people();
        if people.len() < 2 {
            return true;
        }
        let mut heard = people.iter().map(|seat| self.table.log(Viewer::Seat(*seat), u32::MAX, usize::MAX));
        let first = heard.next();
        heard.all(|other| Some(&other) == first.as_ref()) && self.game().is_shared_by(&people)
    }

    /// Puts the next person before the screen; where somebody else must not see what it shows, only after that person has taken over.
    fn look_at_whoever_is_asked(&mut self) {
        let asked = self.people_asked();
        if let Some(next) = asked.first().copied() {
            let open = self.is_open();
            if open {
                self.alone = None;
                if !asked.iter().any(|seat| self.viewer == Viewer::Seat(*seat)) {
                    self.viewer = Viewer::Seat(next);
                }
            } else if !self.alone.is_some_and(|seat| asked.contains(&seat)) {
                self.alone = None;
                self.viewer = Viewer::Spectator;
            }
        }
        self.speech.listener = self.listener();
    }

    /// Who listens: one person is `you`; where several look at the same table, each is called by name.
    fn listener(&self) -> Listener {
        let own = match (self.viewer, self.people().len()) {
            (Viewer::Seat(seat), 1) => Listener::seat(seat),
            (Viewer::Seat(seat), _) if !self.is_open() => Listener::seat(seat),
            _ => Listener::spectator(),
        };
        let cards = self.table.picture(Viewer::Spectator).seats;
        let called = |seat: Seat| {
            let named = cards.get(usize::from(seat.0)).and_then(|card| card.name.clone());
            named.map_or_else(|| Called::Word(self.game().seat_word(seat)), Called::Name)
        };
        (0..self.game().seats()).map(Seat).fold(own, |own, seat| own.call(seat, called(seat)))
    }

    fn expected(&self) -> Option<&str> {
        let step = self.guide.as_ref()?.steps.get(self.game().at())?;
        Some(&step.action)
    }

    /// Plays something with the dice of this table.
    fn play(
        &mut self,
        rolls: &Rolls,
        mut play: impl FnMut(&mut dyn Match, Dice<'_>) -> Result<bool, Refused>,
    ) -> Answer {
        let at = self.game().at();
        let script = self.guide.as_ref().filter(|guide| guide.steps.len() > at).map(|guide| guide.rolls(at));
        let game = self.table.game_mut();
        let played = match script {
            Some(mut faces) => {
                let mut answers = Vec::new();
                let played = loop {
                    match play(game, Dice::Scripted(&answers)) {
                        Err(Refused::Roll(wanted)) => match next_face(&mut faces, &wanted) {
                            Some(face) => answers.push((wanted.die, face)),
                            None => break Err(Refused::Roll(wanted)),
                        },
                        other => break other,
                    }
                };
                if played.is_ok() {
                    game.seal(&self.seed);
                }
                played
            }
            None if self.own_dice => play(game, Dice::Typed(rolls)),
            None => play(game, Dice::Seed(&self.seed)),
        };
        match played {
            Ok(true) => self.happened(),
            Ok(false) => Answer::Nothing,
            Err(refused) => self.refused(refused),
        }
    }

    /// Something was played: it is kept before anybody sees it.
    fn happened(&mut self) -> Answer {
        let kept = self.keeper.keep(self.table.game());
        self.look_at_whoever_is_asked();
        match kept {
            Ok(()) => Answer::Done,
            Err(reason) => {
                let failed = Message::new("play-save-failed").word("file", self.keeper.place());
                Answer::Says(failed.word("reason", reason))
            }
        }
    }

    fn refused(&self, refused: Refused) -> Answer {
        match refused {
            Refused::Roll(wanted) | Refused::WrongRoll { wanted, .. } => Answer::Wants(wanted),
            Refused::Illegal(rule) => {
                let language = self.speech.texts.lang().code();
                let sentence = why(rule.0, language).map_or_else(String::new, |why| why.sentence);
                Answer::Says(Message::new("play-refused").word("rule", rule.0).word("sentence", sentence))
            }
            other => Answer::Says(other.message()),
        }
    }

    /// Whether the table plays the next step of the guide.
    fn is_led(&self) -> bool {
        let game = self.game();
        self.guide.as_ref().is_some_and(|guide| guide.untold(game.at()).is_some())
    }
}

/// The next faces of a die in a script.
fn next_face(faces: &mut Faces, wanted: &Roll) -> Option<String> {
    let faces = faces.get_mut(&wanted.die)?;
    let faces: Option<Vec<String>> = (0..wanted.count).map(|_| faces.pop_front()).collect();
    faces.map(|faces| faces.join(" "))
}

impl Host for Local {
    fn speech(&self) -> &Speech {
        &self.speech
    }

    fn picture(&self) -> Picture {
        self.table.picture(self.viewer)
    }

    fn prompts(&self) -> Vec<Prompt> {
        if self.covered().is_some() {
            return Vec::new();
        }
        let people = self.people_asked();
        let asked = match people.len() {
            2.. if self.is_open() => people.into_iter().map(Viewer::Seat).collect(),
            _ => vec![self.viewer],
        };
        asked.into_iter().filter_map(|viewer| self.table.picture(viewer).prompt).collect()
    }

    fn act(&mut self, seat: u8, action: &str, rolls: &Rolls) -> Answer {
        if let Some(expected) = self.expected().filter(|expected| *expected != action) {
            let mut copy = self.game().copy();
            if let Err(refused) = copy.act(Seat(seat), action, Dice::Seed(&self.seed)) {
                return self.refused(refused);
            }
            let prompts = self.prompts();
            let leaves: Vec<_> = prompts.iter().flat_map(Prompt::leaves).collect();
            let wanted = leaves.iter().find(|leaf| leaf.actions().any(|known| known == expected));
            let Some(wanted) = wanted else { return Answer::Nothing };
            let label = self.speech.words(&wanted.label);
            return Answer::Says(
                Message::new("tutorial-other").word("label", label).word("choice", wanted.number.to_string()),
            );
        }
        self.play(rolls, |game, dice| game.act(Seat(seat), action, dice).map(|()| true))
    }

    fn advance(&mut self, rolls: &Rolls) -> Answer {
        if self.game().at() < self.game().steps() {
            return Answer::Nothing;
        }
        if self.is_led() {
            let at = self.game().at();
            let untold = self.guide.as_ref().and_then(|guide| guide.untold(at)).cloned();
            let Some(step) = untold else { return Answer::Nothing };
            let seats = (0..self.game().seats()).map(Seat);
            let seat = seats.into_iter().find(|seat| self.game().seat_word(*seat) == step.seat);
            let Some(seat) = seat else { return Answer::Nothing };
            return self.play(rolls, |game, dice| game.act(seat, &step.action, dice).map(|()| true));
        }
        // A guide explains every step, so that the person takes each.
        if self.expected().is_none() && self.game().has_routine() {
            let answer = self.play(rolls, |game, dice| game.settle(dice));
            if answer != Answer::Nothing {
                return answer;
            }
        }
        let Turn::Ask(seats) = self.game().turn() else { return Answer::Nothing };
        if !self.people_asked().is_empty() {
            return Answer::Nothing;
        }
        let bot = seats.iter().find_map(|seat| match self.sitters.get(usize::from(seat.0)) {
            Some(Sitter::Bot(bot)) => Some((seat, *bot)),
            _ => None,
        });
        let Some((seat, bot)) = bot else { return Answer::Nothing };
        let thoughts = session::digest(&("bots", self.seed));
        let Some(action) = choose(self.game(), seat, bot, thoughts) else { return Answer::Nothing };
        self.play(rolls, |game, dice| game.act(seat, &action, dice).map(|()| true))
    }

    /// Takes back to the last choice of a person: what bots and the guide would only do again goes with it.
    fn undo(&mut self) -> Answer {
        let size = self.game().undo_size(Grain::Action);
        let mut taken = self.table.game_mut().undo(size);
        while self.game().at() > 0
            && (self.people_asked().is_empty() || self.is_led())
            && !self.people().is_empty()
        {
            taken += self.table.game_mut().undo(1);
        }
        if taken == 0 {
            return Answer::Says(Message::new("play-nothing-to-undo"));
        }
        match self.happened() {
            Answer::Done => Answer::Says(Message::new("play-undone").number("count", taken as i64)),
            other => other,
        }
    }

    fn redo(&mut self) -> Answer {
        let mut again = self.table.game_mut().redo(1);
        while self.game().at() < self.game().steps() && self.people_asked().is_empty() {
            again += self.table.game_mut().redo(1);
        }
        if again == 0 {
            return Answer::Says(Message::new("play-nothing-to-redo"));
        }
        match self.happened() {
            Answer::Done => Answer::Says(Message::new("play-redone").number("count", again as i64)),
            other => other,
        }
    }

    fn branch(&mut self, moment: u32) -> Answer {
        let Some(at) = self.table.steps_at(self.viewer, moment) else { return Answer::Nothing };
        self.lines += 1;
        self.table = LiveTable::new(self.game().branch(at, self.lines));
        self.keeper.fork();
        match self.happened() {
            Answer::Done => Answer::Says(Message::new("term-branched").word("place", self.keeper.place())),
            other => other,
        }
    }

    fn odds(&mut self, seat: u8, action: &str) -> Option<Odds> {
        self.table.odds(Seat(seat), action).ok()
    }

    fn fights(&mut self, seat: u8) -> Vec<Fight> {
        let adviser = self.adviser.as_ref();
        adviser.map(|adviser| adviser.fights(&self.table, Seat(seat))).unwrap_or_default()
    }

    fn hint(&mut self, seat: u8) -> Thought<Hint> {
        match &self.adviser {
            Some(adviser) if self.people().len() == 1 => adviser.hint(&self.table, Seat(seat)),
            _ => Thought::Refused(Message::new("hint-others")),
        }
    }

    fn review(&mut self) -> Thought<Review> {
        match (&self.adviser, self.viewer) {
            _ if !matches!(self.game().turn(), Turn::Over(_)) => {
                Thought::Refused(Message::new("review-not-over"))
            }
            (Some(adviser), Viewer::Seat(seat)) => adviser.review(&self.table, seat),
            _ => Thought::Refused(Message::new("review-failed")),
        }
    }

    fn log(&mut self) -> Vec<LogLine> {
        self.table.log(self.viewer, u32::MAX, usize::MAX)
    }

    fn picture_at(&mut self, moment: u32) -> Option<Picture> {
        self.table.picture_at(self.viewer, moment)
    }

    fn covered(&self) -> Option<Seat> {
        let asked = self.people_asked();
        let next = asked.first().copied()?;
        (self.viewer == Viewer::Spectator && self.alone.is_none()).then_some(next)
    }

    fn uncover(&mut self) {
        if let Some(next) = self.covered() {
            self.alone = Some(next);
            self.viewer = Viewer::Seat(next);
            self.speech.listener = self.listener();
        }
    }

    fn guidance(&self) -> Guidance {
        let Some(guide) = &self.guide else { return Vec::new() };
        let at = self.game().at();
        let words = |key: &String, rules: &[String]| Words {
            rules: rules.iter().cloned().map(Into::into).collect(),
            ..Words::new(key.clone())
        };
        let first = (guide.told(at) == 0).then(|| words(&guide.say, &guide.rules));
        let next = match guide.steps.get(at) {
            Some(step) => step.say.as_ref().map(|say| words(say, &step.rules)),
            None => (at == guide.steps.len()).then(|| Words::new("tutorial-over")),
        };
        first.into_iter().chain(next).collect()
    }

    fn file(&mut self) -> Result<Vec<u8>, Message> {
        Ok(self.game().replay().into_bytes())
    }

    fn kept_in(&self) -> Option<String> {
        Some(self.keeper.place())
    }
}
