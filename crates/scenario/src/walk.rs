//! One way through a scenario: the set-up, then step by step, everything checked on the way.

use crate::case::Case;
use crate::claim::Situation;
use crate::failure::Failure;
use crate::format::{At, Claim, Step, is_wanted};
use crate::script::{self, ThenSeed};
use undercroft_kernel::{
    Actions, Ctx, Game, Key, Narrate, NoAnswer, PlayError, Refusal, RuleId, Scripted, Seat, Seats, Seeded,
    Session, Turn, Viewer, Vocabulary, WordError, replay,
};
use undercroft_ledger::Ledger;

/// How failures call what comes before the first step.
pub(crate) const SET_UP: &str = "set-up";

/// A scenario that is being played.
pub(crate) struct Walk<'a, G: Game> {
    case: &'a Case,
    session: Session<G>,
    seed: Seeded,
}

/// What stopped a set-up: the line, what is wrong, and the rule behind it where there is one.
struct Stopped {
    line: u32,
    text: String,
    rule: Option<&'static str>,
}

impl Stopped {
    fn new(line: u32, error: &WordError) -> Stopped {
        let rule = if let WordError::Impossible { rule, .. } = error { Some(rule.0) } else { None };
        Stopped { line, text: error.to_string(), rule }
    }
}

impl<'a, G: Vocabulary + Narrate + Clone> Walk<'a, G> {
    /// Sets the table up: start, place, given, pins, and the game's check; then what is claimed of it. None where it is refused, as the scenario demands.
    pub(crate) fn open(game: &G, case: &'a Case) -> Result<Option<Self>, Failure> {
        let fail = |line, text: String| Failure::new(case, line, SET_UP, text);
        let mut seed = Seeded::new(Key::derive(&case.scenario.seed.to_le_bytes(), 0), 0);
        let mut told = Vec::new();
        let state = match (lay_out(game, case, &mut seed, &mut told), &case.scenario.refuse) {
            (Ok(state), None) => state,
            (Ok(_), Some(At { line, value })) => {
                return Err(fail(*line, format!("the set-up is possible, expected a refusal by {value}")));
            }
            (Err(stopped), Some(wanted)) if is_wanted(stopped.rule, &wanted.value) => {
                return Ok(None);
            }
            (Err(stopped), Some(wanted)) => {
                return Err(fail(
                    wanted.line,
                    format!("{}, expected a refusal by {}", stopped.text, wanted.value),
                ));
            }
            (Err(stopped), None) => return Err(fail(stopped.line, stopped.text)),
        };
        let mut walk = Walk { case, session: Session::from_state(game.clone(), state), seed };
        walk.settle(&mut Scripted::default(), &mut told).map_err(|text| fail(case.scenario.line, text))?;
        walk.judge(&case.scenario.claims, &told, None).map_err(|(line, text)| fail(line, text))?;
        Ok(Some(walk))
    }

    /// Plays one step and judges its claims.
    pub(crate) fn step(&mut self, number: usize, step: &Step) -> Result<(), Failure> {
        let outcome = self.play(step).and_then(|told| {
            let whose = match (&step.action, &step.seat) {
                (None, Some(_)) => Some(self.seat(step)?),
                _ => None,
            };
            self.judge(&step.claims, &told, whose)
        });
        outcome.map_err(|(line, text)| Failure::new(self.case, line, step_name(number, step), text))
    }

    /// The table now.
    pub(crate) const fn state(&self) -> &G::State {
        self.session.state()
    }

    /// Plays the action of a step, if it has one, and what follows by itself. Says what was told.
    fn play(&mut self, step: &Step) -> Result<Vec<String>, (u32, String)> {
        let Some(At { line, value: notation }) = &step.action else { return Ok(Vec::new()) };
        let game = self.session.game().clone();
        let action = game.parse(notation).map_err(|text| (*line, text))?;
        let seat = self.seat(step)?;
        if let Some(rule) = &step.refuse {
            return self.refused(seat, action, rule).map(|()| Vec::new());
        }
        let mut scripted = script::read(&game, &step.script)?;
        let mut told = Vec::new();
        let is_offered = is_offered(&game, self.session.state(), seat, action);
        match self.session.play(seat, action, &mut scripted) {
            Ok(played) => tell(&game, &played.events, &mut told),
            Err(error) => return Err((*line, explain(&game, seat, self.session.state(), &error))),
        }
        if !is_offered {
            return Err((*line, "it was played, and yet it was not offered".to_owned()));
        }
        self.settle(&mut scripted, &mut told).map_err(|text| (*line, text))?;
        script::left_over(&game, &step.script, &scripted).map_or(Ok(told), Err)
    }

    /// Asks the game itself to play an action that it must refuse by this rule, whoever's turn it is.
    fn refused(&self, seat: Seat, action: G::Action, rule: &At<String>) -> Result<(), (u32, String)> {
        let (game, before) = (self.session.game(), self.session.state());
        let mut after = before.clone();
        let mut ctx = Ctx::new(Scripted::default(), Vec::new());
        let wanted = &rule.value;
        let text = match game.apply(&mut ctx, &mut after, seat, action) {
            Err(Refusal::Illegal(found)) if is_wanted(Some(found.0), wanted) => {
                match (after == *before && ctx.events.is_empty(), is_offered(game, before, seat, action)) {
                    (true, false) => return Ok(()),
                    (true, true) => format!("refused by {found}, and yet it is offered"),
                    (false, _) => format!("refused by {found}, and yet something has changed"),
                }
            }
            Err(Refusal::Illegal(found)) => {
                format!("refused by {}, expected {wanted}; {}", sentence(found), offered(game, before))
            }
            Ok(()) => format!("was played, expected a refusal by {wanted}"),
            Err(Refusal::Pause(answer)) => {
                let (NoAnswer::Asked(asked) | NoAnswer::Misfit { asked, .. }) = answer;
                format!("went on to draw `{}`, expected a refusal by {wanted}", asked.name)
            }
            Err(Refusal::Bound(full)) => format!("{full}, expected a refusal by {wanted}"),
        };
        Err((rule.line, text))
    }

    /// Plays sole choices that decide nothing, where the scenario says so.
    fn settle(&mut self, scripted: &mut Scripted, told: &mut Vec<String>) -> Result<(), String> {
        if !self.case.scenario.auto {
            return Ok(());
        }
        let game = self.session.game().clone();
        while let Some((seat, action)) = self.session.sole_routine() {
            let routine = || format!("the routine `{}`", game.notation(action));
            match self.session.settle_one(ThenSeed { script: scripted, seed: &mut self.seed }) {
                Ok(true) => {
                    let played = self.session.steps().last();
                    tell(&game, played.map(|step| step.events.as_slice()).unwrap_or_default(), told);
                }
                Ok(false) => return Err(format!("{} leads nowhere", routine())),
                Err(error) => {
                    return Err(format!(
                        "{}: {}",
                        routine(),
                        explain(&game, seat, self.session.state(), &error)
                    ));
                }
            }
        }
        Ok(())
    }

    /// Who acts: the seat that the step names, or the only one that is asked.
    fn seat(&self, step: &Step) -> Result<Seat, (u32, String)> {
        let game = self.session.game();
        if let Some(At { line, value }) = &step.seat {
            return replay::seat(game, value).map_err(|text| (*line, text));
        }
        let line = step.action.as_ref().map_or(step.line, |action| action.line);
        match game.turn(self.session.state()) {
            Turn::Ask(seats) if seats.len() == 1 => Ok(seats.lowest().unwrap_or_default()),
            Turn::Ask(seats) => {
                let words: Vec<String> = seats.iter().map(|seat| game.seat_word(seat)).collect();
                Err((line, format!("{} are asked; say with `as` who acts", words.join(", "))))
            }
            Turn::Over(_) if game.seats() == 1 => Ok(Seat(0)),
            Turn::Over(_) => Err((line, "nobody is asked any more; say with `as` who acts".to_owned())),
        }
    }

    /// Judges claims; all that fail are told together, under the line of the first.
    fn judge(&self, claims: &[Claim], told: &[String], whose: Option<Seat>) -> Result<(), (u32, String)> {
        let table = Situation { game: self.session.game(), state: self.session.state(), told, whose };
        let failed: Vec<(u32, String)> = claims
            .iter()
            .filter_map(|claim| claim.holds(&table).err().map(|text| (claim.line, text)))
            .collect();
        let Some((line, _)) = failed.first() else { return Ok(()) };
        let texts: Vec<&str> = failed.iter().map(|(_, text)| text.as_str()).collect();
        Err((*line, texts.join("; ")))
    }
}

/// How failures call a step.
pub(crate) fn step_name(number: usize, step: &Step) -> String {
    match &step.action {
        Some(action) => format!("step {number} `{}`", action.value),
        None => format!("step {number}"),
    }
}

/// The table before the first step.
fn lay_out<G: Vocabulary + Narrate>(
    game: &G,
    case: &Case,
    seed: &mut Seeded,
    told: &mut Vec<String>,
) -> Result<G::State, Stopped> {
    let scenario = &case.scenario;
    let mut ctx = Ctx::new(&mut *seed, Vec::new());
    let mut state = game.start(&mut ctx).map_err(|refusal| match refusal {
        Refusal::Illegal(rule) => Stopped {
            line: scenario.line,
            text: format!("the set-up is refused by {rule}"),
            rule: Some(rule.0),
        },
        Refusal::Bound(full) => Stopped { line: scenario.line, text: full.to_string(), rule: None },
    })?;
    tell(game, &ctx.events, told);
    if let Some(At { line, value }) = &scenario.place {
        game.go_to(&mut state, value, seed).map_err(|error| Stopped::new(*line, &error))?;
    }
    for fact in &scenario.given {
        game.write(&mut state, &fact.name, &fact.value).map_err(|error| Stopped::new(fact.line, &error))?;
    }
    for pin in &scenario.pin {
        let card = pin.value.to_string();
        game.pin(&mut state, &pin.name, &card).map_err(|error| Stopped::new(pin.line, &error))?;
    }
    let written = scenario.given.first().or(scenario.pin.first()).map(|fact| fact.line);
    let line = written.or(scenario.place.as_ref().map(|place| place.line)).unwrap_or(scenario.line);
    game.check_state(&state).map_err(|error| Stopped::new(line, &error))?;
    Ok(state)
}

/// Whether a seat is offered an action: what is played has to be, what is refused must not be.
fn is_offered<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
    let mut actions = Actions::new();
    game.legal_actions(state, seat, &mut actions);
    actions.iter().any(|offered| offered == action)
}

fn tell<G: Narrate>(game: &G, events: &[G::Event], told: &mut Vec<String>) {
    told.extend(events.iter().filter_map(|event| game.tell(event)).map(|message| message.key.into_owned()));
}

/// The most actions that a failure lists.
const LISTED: usize = 12;

/// A rule with what it says, where the ledger knows it.
fn sentence(rule: RuleId) -> String {
    let said = Ledger::of(rule.0).and_then(|ledger| ledger.rule(rule.0)).map(|known| known.rule.as_str());
    said.map_or_else(|| rule.to_string(), |said| format!("{rule} ({said})"))
}

/// Who is asked what, and what they may do.
fn offered<G: Vocabulary + Narrate>(game: &G, state: &G::State) -> String {
    let Turn::Ask(seats) = game.turn(state) else { return "the match is over".to_owned() };
    let asked = seats.iter().map(|seat| {
        let prompt = game.ask(&game.view(state, Viewer::Seat(seat)), seat).key;
        let mut actions = Actions::new();
        game.legal_actions(state, seat, &mut actions);
        let first = actions.iter().take(LISTED).map(|action| format!("`{}`", game.notation(action)));
        let listed = first.collect::<Vec<_>>().join(", ");
        let more = match actions.len().saturating_sub(LISTED) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        format!("{} is asked {prompt} and may {listed}{more}", game.seat_word(seat))
    });
    asked.collect::<Vec<_>>().join("; ")
}

fn explain<G: Vocabulary + Narrate>(
    game: &G,
    seat: Seat,
    state: &G::State,
    error: &PlayError<NoAnswer>,
) -> String {
    match error {
        PlayError::Illegal(rule) => format!("refused by {}; {}", sentence(*rule), offered(game, state)),
        PlayError::Over => "the match is over".to_owned(),
        PlayError::Pause(answer) => script::explain(game, answer),
        PlayError::Bound(full) => full.to_string(),
        PlayError::NotAsked => {
            let asked = if let Turn::Ask(seats) = game.turn(state) { seats } else { Seats::NONE };
            let words: Vec<String> = asked.iter().map(|seat| game.seat_word(seat)).collect();
            format!("it is not the turn of {}; asked: {}", game.seat_word(seat), words.join(", "))
        }
    }
}
