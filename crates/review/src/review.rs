//! A match looked at again: the chance to win over its length, and whose every change of it was.
//!
//! A moment begins where a side decides, where somebody else's play begins, or where people ruled. At a decision the chance before is that of the best
//! choice; taking another one loses the difference, and everything else until the next moment is dice. So the changes add up to the result to the last
//! hundredth of a point.

use crate::side::side;
use crate::verdict::{FIND, Verdict};
use crate::weigh::{Allowance, Count, Effort, POINTS, Trial, Weighed, Weighing, chance, weigh};
use serde::Serialize;
use std::cmp::Reverse;
use undercroft_bots::sensible;
use undercroft_catalog::Playable;
use undercroft_catalog::live::{Live, Match, MatchVisitor};
use undercroft_kernel::{Actions, Message, Seat, Seats, Session, Turn, Viewer};

/// One choice as it is judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Judged {
    /// In notation.
    pub action: String,
    /// In words.
    #[serde(skip)]
    pub label: Message,
    pub count: Count,
}

/// What changed the chance to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stroke {
    Decision,
    Dice,
    /// Play of other sides, with their dice; rulings, too.
    Others,
}

/// Changes of the chance to win in hundredths of a point, by whose they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Strokes {
    pub decision: i32,
    pub dice: i32,
    pub others: i32,
}

impl Strokes {
    #[must_use]
    pub const fn sum(self) -> i32 {
        self.decision + self.dice + self.others
    }

    /// The largest of them.
    #[must_use]
    pub fn largest(self) -> (Stroke, i32) {
        let strokes =
            [(Stroke::Decision, self.decision), (Stroke::Dice, self.dice), (Stroke::Others, self.others)];
        strokes.into_iter().max_by_key(|(_, size)| size.abs()).unwrap_or((Stroke::Dice, 0))
    }
}

/// A stretch of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Moment {
    /// The step it begins with, from 0.
    pub step: usize,
    /// Who acted.
    pub seat: u8,
    /// The chance to win before it, with the best choice where there is one.
    pub before: i32,
    pub strokes: Strokes,
    /// Whether a die was rolled or a card turned up before the next moment.
    pub rolled: bool,
    /// At a decision of the side: what was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Judged>,
    /// At a decision: all choices, the best one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Judged>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// A match looked at again by one side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Review {
    /// For whom, such as `p1`.
    pub seat: String,
    /// The chance to win at the first moment.
    pub start: i32,
    /// 10,000 for a win, 0 for none; while the match is still running, the chance now.
    pub end: i32,
    pub over: bool,
    pub total: Strokes,
    pub moments: Vec<Moment>,
    /// The numbers of the moments that changed most, in order of time: at least one a decision where one lost anything.
    pub turning_points: Vec<usize>,
    /// The number of the moment whose decision lost most, where one did.
    pub worst: Option<usize>,
    /// The number of the best find, where there is one.
    pub best: Option<usize>,
}

/// So many actions are played on for a whole match, its moments sharing them: a long match of a slow game is looked at less closely, but in minutes.
const ACTIONS: u64 = 60_000_000;

/// Told after each moment: how many are done, and of how many. Answers whether to go on.
pub type Progress<'a> = dyn Fn(usize, usize) -> bool + Sync + 'a;

/// Looks at a match again. None when it was stopped.
#[must_use]
pub fn review(
    game: &dyn Match,
    seat: Seat,
    effort: Effort,
    seed: u64,
    progress: &Progress<'_>,
) -> Option<Review> {
    review_until(game, seat, Trial { effort, seed, stop: &|| false }, progress)
}

/// The same, and it is given up in the middle of a moment when it is stopped.
#[must_use]
pub fn review_until(
    game: &dyn Match,
    seat: Seat,
    trial: Trial<'_>,
    progress: &Progress<'_>,
) -> Option<Review> {
    game.visit(Reviewer { seat, trial, progress })?
}

struct Reviewer<'a> {
    seat: Seat,
    trial: Trial<'a>,
    progress: &'a Progress<'a>,
}

/// Where a moment begins, and what is known of it.
enum Point<A> {
    Decision { step: usize, seat: Seat, chosen: A },
    Others { step: usize, seat: Seat },
}

impl<A> Point<A> {
    const fn step(&self) -> usize {
        match self {
            Point::Decision { step, .. } | Point::Others { step, .. } => *step,
        }
    }
}

impl MatchVisitor for Reviewer<'_> {
    type Out = Option<Review>;

    fn visit<G: Playable>(self, live: &Live<G>) -> Option<Review> {
        let session = live.session();
        let side = side(session.game(), live.card(), self.seat);
        let points = points(session, side);
        let mut moments = Vec::with_capacity(points.len());
        let mut actions = ACTIONS;
        for (number, point) in points.iter().enumerate() {
            let until = points.get(number + 1).map_or(session.at(), Point::step);
            let between = session.steps().get(point.step()..until).unwrap_or_default();
            let rolled = between.iter().any(|step| !step.drawn.is_empty() || step.action().is_none());
            // What one moment does not need is there for those after it.
            let share = actions / (points.len() - number) as u64;
            let mut allowance = Allowance(share);
            moments.push(Moment { rolled, ..self.look(session, side, point, &mut allowance) });
            actions = actions.saturating_sub(share - allowance.0);
            if !(self.progress)(number + 1, points.len()) || (self.trial.stop)() {
                return None;
            }
        }
        let end = match session.game().turn(session.state()) {
            Turn::Over(outcome) => {
                Some(if outcome.winners.iter().any(|won| side.has(won)) { POINTS } else { 0 })
            }
            Turn::Ask(_) => None,
        };
        let now = end.unwrap_or_else(|| {
            let view = session.game().view(session.state(), Viewer::Seat(self.seat));
            chance(session.game(), &view, side, self.trial, &mut Allowance(actions)).points()
        });
        let over = end.is_some();
        Some(add_up(session.game().seat_word(self.seat), moments, now, over))
    }
}

impl Reviewer<'_> {
    /// Every moment has dice of its own.
    fn trial_at(&self, step: usize) -> Trial<'_> {
        Trial { seed: self.trial.seed ^ step as u64, ..self.trial }
    }

    /// What a moment was like. Its dice are not known yet: they are what is left when the next one is known.
    fn look<G: Playable>(
        &self,
        session: &Session<G>,
        side: Seats,
        point: &Point<G::Action>,
        allowance: &mut Allowance,
    ) -> Moment {
        let game = session.game();
        match *point {
            Point::Others { step, seat } => {
                let view = game.view(&session.state_at(step), Viewer::Seat(self.seat));
                let before = chance(game, &view, side, self.trial_at(step), allowance).points();
                let strokes = Strokes::default();
                let choices = Vec::new();
                Moment {
                    step,
                    seat: seat.0,
                    before,
                    strokes,
                    rolled: true,
                    chosen: None,
                    choices,
                    verdict: None,
                }
            }
            Point::Decision { step, seat, chosen } => {
                let state = session.state_at(step);
                let view = game.view(&state, Viewer::Seat(seat));
                let mut offered = Actions::new();
                game.legal_actions(&state, seat, &mut offered);
                let trial = self.trial_at(step);
                let weighing = weigh(game, &view, (seat, side), &offered, Some(chosen), trial, allowance);
                let quick = sensible::<G>(trial.seed).choose(game, &view, seat, &offered);
                let judged = |choice: &Weighed<G::Action>| Judged {
                    action: game.notation(choice.action),
                    label: game.label(&view, choice.action),
                    count: choice.count(),
                };
                let loss = loss(&weighing, chosen);
                let find = is_find(&weighing, chosen) && quick != Some(chosen);
                let took = weighing.of(chosen).map(judged);
                Moment {
                    step,
                    seat: seat.0,
                    before: took.as_ref().map_or(0, |took| took.count.points()) + loss,
                    strokes: Strokes { decision: -loss, ..Strokes::default() },
                    rolled: true,
                    chosen: took,
                    choices: weighing.choices.iter().map(judged).collect(),
                    verdict: Some(Verdict::of(loss, find)),
                }
            }
        }
    }
}

/// A choice is called worse when another one is better by so many standard errors: with a hundred decisions in a match, two would call chance a mistake.
const DOUBT: f64 = 3.5;

/// What a choice lost, in hundredths of a point: nothing unless another one is better beyond doubt.
fn loss<A: Copy + PartialEq>(weighing: &Weighing<A>, chosen: A) -> i32 {
    let (Some(best), Some(chosen)) = (weighing.best(), weighing.of(chosen)) else { return 0 };
    let (lead, error) = best.lead_over(chosen);
    if best.action == chosen.action || lead < DOUBT * error { 0 } else { lead.round() as i32 }
}

fn is_find<A: Copy + PartialEq>(weighing: &Weighing<A>, chosen: A) -> bool {
    let Some(mine) = weighing.of(chosen) else { return false };
    let others = weighing.choices.iter().filter(|choice| choice.action != chosen);
    others.into_iter().all(|other| {
        let (lead, error) = mine.lead_over(other);
        lead >= f64::from(FIND) && lead > DOUBT * error
    })
}

/// Where the moments of a match begin: at every choice of the side, and where the others begin to act.
fn points<G: Playable>(session: &Session<G>, side: Seats) -> Vec<Point<G::Action>> {
    let mut points = Vec::new();
    let mut others_act = false;
    let mut offered = Actions::new();
    for (step, taken) in session.steps().iter().enumerate().take(session.at()) {
        let state = session.state_at(step);
        offered.clear();
        session.game().legal_actions(&state, taken.seat, &mut offered);
        match taken.action() {
            Some(_) if offered.len() < 2 => {}
            Some(chosen) if side.has(taken.seat) => {
                points.push(Point::Decision { step, seat: taken.seat, chosen });
                others_act = false;
            }
            _ if others_act => {}
            _ => {
                points.push(Point::Others { step, seat: taken.seat });
                others_act = true;
            }
        }
    }
    points
}

/// Gives every moment the rest of its change, and finds the moments worth a second look.
fn add_up(seat: String, mut moments: Vec<Moment>, end: i32, over: bool) -> Review {
    let mut after = end;
    let mut total = Strokes::default();
    for moment in moments.iter_mut().rev() {
        if !moment.rolled {
            take_from_next(moment, after);
        }
        let rest = after - moment.before - moment.strokes.decision;
        let stroke =
            if moment.chosen.is_some() { &mut moment.strokes.dice } else { &mut moment.strokes.others };
        *stroke = rest;
        after = moment.before;
        total.decision += moment.strokes.decision;
        total.dice += moment.strokes.dice;
        total.others += moment.strokes.others;
    }
    let start = after;
    let numbered = || moments.iter().enumerate();
    let lost = numbered().filter(|(_, moment)| moment.strokes.decision < 0);
    let worst = lost.min_by_key(|(_, moment)| moment.strokes.decision).map(|(number, _)| number);
    let finds = numbered().filter(|(_, moment)| moment.verdict == Some(Verdict::Find));
    let best = finds.max_by_key(|(_, moment)| moment.before).map(|(number, _)| number);
    let turning_points = turning_points(&moments, worst);
    Review { seat, start, end, over, total, moments, turning_points, worst, best }
}

/// Between two decisions without a die nothing happens by chance: what was chosen is worth what the next decision is worth.
fn take_from_next(moment: &mut Moment, next: i32) {
    let Some(verdict) = moment.verdict else { return };
    let best = moment.choices.first().map_or(next, |best| best.count.points());
    let loss = if moment.strokes.decision < 0 { (best - next).max(0) } else { 0 };
    moment.strokes.decision = -loss;
    moment.before = next + loss;
    moment.verdict = Some(Verdict::of(loss, verdict == Verdict::Find));
}

/// How many turning points a match has.
const TURNING_POINTS: usize = 3;

fn turning_points(moments: &[Moment], worst: Option<usize>) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..moments.len()).collect();
    let size = |number: &usize| moments.get(*number).map_or(0, |moment| moment.strokes.largest().1.abs());
    numbers.sort_by_key(|number| Reverse(size(number)));
    numbers.truncate(TURNING_POINTS);
    let is_decision = |number: &usize| {
        moments.get(*number).is_some_and(|moment| moment.strokes.largest().0 == Stroke::Decision)
    };
    if let Some(worst) = worst
        && !numbers.iter().any(is_decision)
        && !numbers.contains(&worst)
    {
        numbers.truncate(TURNING_POINTS - 1);
        numbers.push(worst);
    }
    numbers.sort_unstable();
    numbers
}
