//! Replay files: a header, one line a step with its draws, and a closing line.
//! Written as JSON lines, so that a truncated file shows where it ends. Loading reads the written draws and never a
//! generator; a file that does not fit is refused with the line and the reason.

use crate::chance::NoAnswer;
use crate::fair::Stretch;
use crate::ids::Seat;
use crate::message::Message;
use crate::playable::check_playable;
use crate::session::{Lineage, PlayError, Ruling, Session, StepKind, digest};
use crate::vocabulary::{Setup, Value, Vocabulary, WordError};
use crate::{Answers, Ctx, Drawn, Key, RuleId, Seeded, Silent, Turn};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// The first line: which rules, which content, which options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of the file.
    pub undercroft: u32,
    pub game: String,
    /// The version of its rules; raised when a recorded match would play differently.
    pub rules: u32,
    /// The packs in use with the hash of their content.
    pub packs: BTreeMap<String, String>,
    /// The options of the table.
    pub setup: Setup,
    /// Whether the dice were typed in by people.
    #[serde(default)]
    pub typed_in: bool,
    /// The line of play and where it left its parent.
    #[serde(default)]
    pub line: u32,
    /// The line it left and after how many steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<(u32, usize)>,
    /// The draws of the set-up.
    pub opening: Vec<String>,
    /// Where play begins, if not after the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// How the draws can be derived again; empty where nobody has promised that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fair: Vec<Stretch>,
    /// The check value of the state in which play begins.
    pub digest: String,
}

/// Where a practice table begins, in the words of scenarios: a named place, then facts, then face-down things.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Start {
    /// The number from which set-up and place draw.
    pub seed: u64,
    /// The named place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Facts that are set, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<(String, Value)>,
    /// Face-down things that are fixed: place and card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pin: Vec<(String, String)>,
}

/// One step as a file or a store keeps it, in the words of its game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Who acted.
    pub seat: String,
    /// The action in its notation; empty for a step that is none.
    #[serde(rename = "do", default, skip_serializing_if = "String::is_empty")]
    pub action: String,
    /// The fact that was set by ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Ruling>,
    /// The state from which the match goes on under other rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adopt: Option<serde_json::Value>,
    /// What chance answered: die and face.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<String>,
    /// The check value of the state after the step.
    pub digest: String,
    /// Played by the session because it was the only choice and decided nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub routine: bool,
    /// The seal of what the step has hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClosingLine {
    end: String,
    steps: usize,
}

/// Why a file does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// The first line is not a header of ours.
    #[error("line 1 is not the header of an Undercroft replay: {0}")]
    NotAReplay(String),
    /// Written by another version of the format.
    #[error("the file has format {found}; this program reads format {expected}")]
    Format {
        /// What the file says.
        found: u32,
        /// What is read here.
        expected: u32,
    },
    /// Another game.
    #[error("the file is a match of {found}, not of {expected}")]
    OtherGame {
        /// What the file says.
        found: String,
        /// What is played here.
        expected: String,
    },
    /// A line is not understood.
    #[error("line {line} is not a step: {reason}")]
    Line {
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The closing line is missing.
    #[error("the file breaks off after line {line}: its closing line is missing")]
    Truncated {
        /// The last line there is.
        line: usize,
    },
    /// The closing line counts other steps.
    #[error("the closing line counts {counted} steps, the file has {found}")]
    Count {
        /// What the closing line says.
        counted: usize,
        found: usize,
    },
    /// An action that cannot be read or has no such seat.
    #[error("line {line}: {reason}")]
    Word {
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The rules refuse a step.
    #[error("line {line}: `{action}` is refused by {rule}")]
    Refused { line: usize, action: String, rule: String },
    /// Something else is drawn than the file says.
    #[error("line {line}: the rules draw {asked}, the file has {found}")]
    Draws {
        line: usize,
        /// What the rules ask for.
        asked: String,
        /// What is written.
        found: String,
    },
    /// The state after a step is another one than it was.
    #[error(
        "line {line}: after `{action}` the table differs from the recorded one; the rules or the packs have changed"
    )]
    Differs { line: usize, action: String },
    /// Whoever wanted it does not want it any more.
    #[error("line {line}: reading was called off")]
    CalledOff {
        /// The line that was not read.
        line: usize,
    },
}

impl Misfit {
    /// The same as a message for players.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Misfit::NotAReplay(reason) => Message::new("replay-foreign").word("reason", reason),
            Misfit::Format { found, expected } => Message::new("replay-format")
                .number("found", i64::from(*found))
                .number("expected", i64::from(*expected)),
            Misfit::OtherGame { found, expected } => {
                Message::new("replay-other-game").word("found", found).word("expected", expected)
            }
            Misfit::Line { line, reason } => at_line("replay-line", *line).word("reason", reason),
            Misfit::Truncated { line } => at_line("replay-truncated", *line),
            Misfit::Count { counted, found } => {
                Message::new("replay-count").number("counted", *counted as i64).number("found", *found as i64)
            }
            Misfit::Word { line, reason } => at_line("replay-word", *line).word("reason", reason),
            Misfit::Refused { line, action, rule } => {
                at_line("replay-refused", *line).word("action", action).word("rule", rule)
            }
            Misfit::Draws { line, asked, found } => {
                at_line("replay-draws", *line).word("asked", asked).word("found", found)
            }
            Misfit::Differs { line, action } => at_line("replay-differs", *line).word("action", action),
            Misfit::CalledOff { line } => at_line("replay-called-off", *line),
        }
    }
}

fn at_line(key: &'static str, line: usize) -> Message {
    Message::new(key).number("line", line as i64)
}

/// Reads the header of a file, so that the right game can be opened.
///
/// # Errors
/// When the first line is not a header of this format.
pub fn header(text: &str) -> Result<Header, Misfit> {
    let first = text.lines().next().unwrap_or_default();
    let version: Result<serde_json::Value, _> = serde_json::from_str(first);
    let version = version.map_err(|e| Misfit::NotAReplay(e.to_string()))?;
    let found = version.get("undercroft").and_then(serde_json::Value::as_u64);
    let found = found.ok_or_else(|| Misfit::NotAReplay("it has no field `undercroft`".to_owned()))? as u32;
    if found != FORMAT {
        return Err(Misfit::Format { found, expected: FORMAT });
    }
    serde_json::from_value(version).map_err(|e| Misfit::NotAReplay(e.to_string()))
}

/// Writes a match. `header` gives game, rules, packs and options; the rest is filled in.
pub fn write<G: Vocabulary + Clone>(session: &Session<G>, header: &Header) -> String {
    let mut lines = vec![json(&first_line(session, header))];
    lines.extend((0..session.at()).filter_map(|at| record(session, at)).map(|record| json(&record)));
    let end = match session.game().turn(session.state()) {
        Turn::Over(outcome) => outcome.key,
        Turn::Ask(_) => "running",
    };
    lines.push(json(&ClosingLine { end: end.to_owned(), steps: session.at() }));
    lines.push(String::new());
    lines.join("\n")
}

/// The header of a match, filled in: what a store keeps beside the steps.
pub fn first_line<G: Vocabulary + Clone>(session: &Session<G>, header: &Header) -> Header {
    let lineage = session.lineage();
    Header {
        undercroft: FORMAT,
        line: lineage.line,
        parent: lineage.parent,
        opening: words(session.game(), session.opening()),
        digest: hex(digest(&session.state_at(0))),
        ..header.clone()
    }
}

/// The step with this number, from 0; undone ones too.
pub fn record<G: Vocabulary + Clone>(session: &Session<G>, at: usize) -> Option<Record> {
    let (game, step) = (session.game(), session.steps().get(at)?);
    let record = Record {
        seat: game.seat_word(step.seat),
        draws: words(game, &step.drawn),
        digest: hex(step.digest),
        routine: step.routine,
        seal: step.seal.clone(),
        ..Record::default()
    };
    Some(match &step.kind {
        StepKind::Played(action) => Record { action: game.notation(*action), ..record },
        StepKind::Ruled(ruling, _) => Record { rule: Some(ruling.clone()), ..record },
        StepKind::Adopted(state) => Record { adopt: serde_json::to_value(state).ok(), ..record },
    })
}

/// Plays a file again, checking every step.
///
/// # Errors
/// The first place where the file does not fit these rules.
pub fn read<G: Vocabulary + Clone>(game: G, text: &str) -> Result<Session<G>, Misfit> {
    read_shared(Arc::new(game), text)
}

/// Plays a file again, of a game that others play too.
///
/// # Errors
/// The first place where the file does not fit these rules.
pub fn read_shared<G: Vocabulary + Clone>(game: Arc<G>, text: &str) -> Result<Session<G>, Misfit> {
    read_unless(game, text, &|| false)
}

/// Plays a file again, unless it is called off; that is asked before each step.
///
/// # Errors
/// The first place where the file does not fit these rules, or where it was called off.
pub fn read_unless<G: Vocabulary + Clone>(
    game: Arc<G>,
    text: &str,
    called_off: &dyn Fn() -> bool,
) -> Result<Session<G>, Misfit> {
    let header = header(text)?;
    let mut session = open_shared(game, &header)?;
    let lines: Vec<&str> = text.lines().skip(1).filter(|line| !line.trim().is_empty()).collect();
    let Some((closing, steps)) = lines.split_last() else { return Err(Misfit::Truncated { line: 1 }) };
    let Ok(closing) = serde_json::from_str::<ClosingLine>(closing) else {
        return Err(Misfit::Truncated { line: lines.len() + 1 });
    };
    if closing.steps != steps.len() {
        return Err(Misfit::Count { counted: closing.steps, found: steps.len() });
    }
    for (text, line) in steps.iter().zip(2..) {
        if called_off() {
            return Err(Misfit::CalledOff { line });
        }
        let step = serde_json::from_str(text).map_err(|e| Misfit::Line { line, reason: e.to_string() })?;
        play_record(&mut session, &step, line)?;
    }
    Ok(session)
}

/// Opens a match again with the draws of its header.
///
/// # Errors
/// When the set-up does not fit these rules.
pub fn open<G: Vocabulary + Clone>(game: G, header: &Header) -> Result<Session<G>, Misfit> {
    open_shared(Arc::new(game), header)
}

/// Opens a match again, of a game that others play too.
///
/// # Errors
/// When the set-up does not fit these rules.
pub fn open_shared<G: Vocabulary + Clone>(game: Arc<G>, header: &Header) -> Result<Session<G>, Misfit> {
    if let Some(start) = &header.start {
        let state =
            begin(&*game, start).map_err(|error| Misfit::Word { line: 1, reason: error.to_string() })?;
        let session = Session::from_shared(game, state);
        check(digest(session.state()), &header.digest, 1, "start")?;
        return Ok(session);
    }
    let opening = header.opening.iter().map(|word| read_draw(&*game, word)).collect::<Result<Vec<_>, _>>();
    let opening = opening.map_err(|reason| Misfit::Word { line: 1, reason })?;
    let opened = Session::open_shared(game, Answers::new(&opening));
    let mut session = opened.map_err(|error| failure(error, 1, "start"))?;
    check(digest(session.state()), &header.digest, 1, "start")?;
    session.set_lineage(Lineage { line: header.line, parent: header.parent });
    Ok(session)
}

/// The state in which a practice table begins.
///
/// # Errors
/// A place or fact that the game does not know, or a table that cannot be.
pub fn begin<G: Vocabulary>(game: &G, start: &Start) -> Result<G::State, WordError> {
    let mut chance = Seeded::new(Key::derive(&start.seed.to_le_bytes(), 0), 0);
    let mut ctx = Ctx::new(&mut chance, Silent);
    let mut state = game.start(&mut ctx).map_err(|refusal| WordError::Impossible {
        rule: refusal.rule().unwrap_or(RuleId("UC-BOUND")),
        reason: "the set-up is refused".to_owned(),
    })?;
    if let Some(place) = &start.place {
        game.go_to(&mut state, place, &mut chance)?;
    }
    for (fact, value) in &start.given {
        game.write(&mut state, fact, value)?;
    }
    for (place, card) in &start.pin {
        game.pin(&mut state, place, card)?;
    }
    check_playable(game, &state)?;
    Ok(state)
}

/// Plays a recorded step again and checks it. `line` is where it stands, for the answer when it does not fit.
///
/// # Errors
/// Why it does not fit; nothing but a wrong check value leaves the step in force.
pub fn play_record<G: Vocabulary + Clone>(
    session: &mut Session<G>,
    step: &Record,
    line: usize,
) -> Result<(), Misfit> {
    let word = |reason| Misfit::Word { line, reason };
    let game = session.shared_game();
    let game = &*game;
    let seat = seat(game, &step.seat).map_err(word)?;
    if let Some(ruling) = &step.rule {
        session.rule(seat, ruling.clone()).map_err(|error| word(error.to_string()))?;
        return check(digest(session.state()), &step.digest, line, &ruling.fact);
    }
    if let Some(state) = &step.adopt {
        let state = serde_json::from_value(state.clone()).map_err(|error| word(error.to_string()))?;
        session.adopt(state).map_err(|error| word(error.to_string()))?;
        return check(digest(session.state()), &step.digest, line, "adopt");
    }
    let action = game.parse(&step.action).map_err(word)?;
    let draws =
        step.draws.iter().map(|draw| read_draw(game, draw)).collect::<Result<Vec<_>, _>>().map_err(word)?;
    let mut answers = Answers::new(&draws);
    let played = session.play(seat, action, &mut answers).map(|step| step.digest);
    let found = played.map_err(|error| failure(error, line, &step.action))?;
    if answers.used() < draws.len() {
        let left = step.draws.get(answers.used()..).unwrap_or_default().join(", ");
        return Err(Misfit::Draws { line, asked: "-".to_owned(), found: left });
    }
    check(found, &step.digest, line, &step.action)?;
    if step.routine {
        session.mark_routine();
    }
    if let Some(seal) = &step.seal {
        session.mark_sealed(seal.clone());
    }
    Ok(())
}

fn check(found: u64, expected: &str, line: usize, action: &str) -> Result<(), Misfit> {
    if hex(found) == expected { Ok(()) } else { Err(Misfit::Differs { line, action: action.to_owned() }) }
}

fn failure(error: PlayError<NoAnswer>, line: usize, action: &str) -> Misfit {
    let action = action.to_owned();
    match error {
        PlayError::Illegal(rule) => Misfit::Refused { line, action, rule: rule.0.to_owned() },
        PlayError::NotAsked => Misfit::Word { line, reason: format!("`{action}` is out of turn") },
        PlayError::Over => Misfit::Word { line, reason: format!("`{action}` comes after the end") },
        PlayError::Bound(full) => Misfit::Word { line, reason: full.to_string() },
        PlayError::Pause(NoAnswer::Asked(asked)) => {
            Misfit::Draws { line, asked: asked.name.to_owned(), found: "-".to_owned() }
        }
        PlayError::Pause(NoAnswer::Misfit { asked, found }) => {
            Misfit::Draws { line, asked: asked.name.to_owned(), found: format!("{} {}", found.0, found.1) }
        }
    }
}

/// Finds a seat by its word.
///
/// # Errors
/// A sentence that lists the seats.
pub fn seat<G: Vocabulary>(game: &G, word: &str) -> Result<Seat, String> {
    let mut seats = (0..game.seats()).map(Seat);
    seats.find(|seat| game.seat_word(*seat) == word).ok_or_else(|| {
        let seats: Vec<String> = (0..game.seats()).map(|seat| game.seat_word(Seat(seat))).collect();
        format!("there is no seat `{word}`; the seats are {}", seats.join(", "))
    })
}

fn words<G: Vocabulary>(game: &G, drawn: &[Drawn]) -> Vec<String> {
    drawn.iter().map(|draw| format!("{} {}", draw.name, game.draw_word(draw.name, draw.value))).collect()
}

fn read_draw<G: Vocabulary>(game: &G, text: &str) -> Result<(String, u32), String> {
    let (name, word) =
        text.split_once(' ').ok_or_else(|| format!("`{text}` is not a draw: die and face expected"))?;
    let value = game.draw_value(name, &Value::word(word)).map_err(|error| error.to_string())?;
    Ok((name.to_owned(), value))
}

fn hex(digest: u64) -> String {
    format!("{digest:016x}")
}

fn json<T: Serialize>(line: &T) -> String {
    serde_json::to_string(line).unwrap_or_default()
}
