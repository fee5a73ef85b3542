//! Paints a picture: what the scene of the game draws, and what every table has besides, such as turn, prompt, log and undo.

use crate::delta::Delta;
use crate::fight::Die;
use crate::log::{Chronicle, Heard, around_events, latest};
use crate::motion::Motion;
use crate::picture::{LOG_LINES, OutcomePage, Picture, SeatCard, SharedLine, TurnCard, UndoCard};
use crate::prompt::prompt;
use crate::rules_in_force::InForce;
use crate::scene::{Look, Scene, scene_of};
use crate::words::{Fill, TextKey, Words};
use undercroft_catalog::Playable;
use undercroft_kernel::{Actions, Message, Outcome, Seat, Seats, Session, Turn, Viewer};

/// What a viewer sees of a match now.
pub fn picture<G: Playable>(session: &Session<G>, name: &str, viewer: Viewer, in_force: &InForce) -> Picture {
    present(session, name, viewer, in_force, &mut Heard::of(session, viewer))
}

/// What a viewer sees of a match now, who has heard so much.
pub(crate) fn present<G: Playable>(
    session: &Session<G>,
    name: &str,
    viewer: Viewer,
    in_force: &InForce,
    heard: &mut Heard,
) -> Picture {
    let log = latest(session, viewer, heard, in_force);
    let chronicle = Chronicle { session, viewer, heard };
    let view = session.game().view(session.state(), viewer);
    let look = Look { game: session.game(), view: &view, viewer, in_force };
    let mut picture = scenery(&look, session.state(), name);
    picture.moment = chronicle.moment();
    picture.log = log;
    picture.undo = UndoCard {
        free: if let Viewer::Seat(seat) = viewer { session.free_undo(seat) as u32 } else { 0 },
        redo: chronicle.has_redo(),
    };
    if picture.dice.is_empty() {
        picture.dice = last_roll(&look, chronicle.last_roll(u32::MAX)).into();
    }
    scene_of::<G>().fill(&look, &|| chronicle.since_roll(u32::MAX), &mut picture);
    if let (Viewer::Seat(seat), true) = (viewer, picture.turn.you) {
        let mut actions = Actions::new();
        session.game().legal_actions(session.state(), seat, &mut actions);
        picture.prompt = Some(prompt(&look, scene_of::<G>(), seat, &actions, picture.moment));
    }
    picture.finished()
}

/// What a viewer saw at an earlier moment: no prompt, and the log up to there.
pub fn picture_at<G: Playable>(
    session: &Session<G>,
    name: &str,
    viewer: Viewer,
    moment: u32,
    in_force: &InForce,
) -> Option<Picture> {
    past(session, name, viewer, moment, in_force, &Heard::of(session, viewer))
}

/// What a viewer saw at an earlier moment, who has heard so much by now.
pub(crate) fn past<G: Playable>(
    session: &Session<G>,
    name: &str,
    viewer: Viewer,
    moment: u32,
    in_force: &InForce,
    heard: &Heard,
) -> Option<Picture> {
    let state = session.state_at(heard.steps_at(moment, session.at())?);
    let view = session.game().view(&state, viewer);
    let look = Look { game: session.game(), view: &view, viewer, in_force };
    let mut picture = scenery(&look, &state, name);
    picture.moment = moment;
    let chronicle = Chronicle { session, viewer, heard };
    let lines = chronicle.lines(chronicle.line_after(moment), LOG_LINES, in_force);
    picture.log = lines.map(SharedLine::from).collect();
    if picture.dice.is_empty() {
        picture.dice = last_roll(&look, chronicle.last_roll(chronicle.line_after(moment))).into();
    }
    let since = || chronicle.since_roll(chronicle.line_after(moment));
    scene_of::<G>().fill(&look, &since, &mut picture);
    Some(picture.finished())
}

/// The delta from an earlier picture of this viewer, taken after `since` steps, to the one of now; and that one.
pub fn delta<G: Playable>(
    session: &Session<G>,
    name: &str,
    old: &Picture,
    since: usize,
    viewer: Viewer,
    in_force: &InForce,
) -> (Delta, Picture) {
    step_on(session, name, old, since, viewer, in_force, &mut Heard::of(session, viewer))
}

/// The delta from an earlier picture of this viewer, who has heard so much by now.
pub(crate) fn step_on<G: Playable>(
    session: &Session<G>,
    name: &str,
    old: &Picture,
    since: usize,
    viewer: Viewer,
    in_force: &InForce,
    heard: &mut Heard,
) -> (Delta, Picture) {
    let new = present(session, name, viewer, in_force, heard);
    let motions = motions(session, since, viewer, in_force, heard);
    (Delta::at_table(in_force, old, &new, motions), new)
}

/// The dice that were rolled last, and whether they still decide something.
fn last_roll<G: Playable>(look: &Look<'_, G>, dice: Vec<Die>) -> Vec<Die> {
    let past = !scene_of::<G>().roll_counts(look);
    dice.into_iter().map(|die| Die { past, ..die }).collect()
}

/// What the scene draws, whose turn it is, and how it ended.
pub(crate) fn drawn<G: Playable>(
    session: &Session<G>,
    state: &G::State,
    name: &str,
    viewer: Viewer,
    in_force: &InForce,
) -> Picture {
    let view = session.game().view(state, viewer);
    scenery(&Look { game: session.game(), view: &view, viewer, in_force }, state, name)
}

/// The same of a view that is there already.
fn scenery<G: Playable>(look: &Look<'_, G>, state: &G::State, name: &str) -> Picture {
    let (game, viewer, scene) = (look.game, look.viewer, scene_of::<G>());
    let seat = |seat| SeatCard { id: game.seat_word(Seat(seat)), ..SeatCard::default() };
    let mut picture = Picture {
        game: name.to_owned(),
        theme: name.to_owned(),
        viewer: if let Viewer::Seat(seat) = viewer { Some(seat.0) } else { None },
        seats: (0..game.seats()).map(seat).collect(),
        ..Picture::default()
    };
    scene.draw(look, &mut picture);
    match game.turn(state) {
        Turn::Ask(seats) => {
            let acts = std::mem::take(&mut picture.turn.acts);
            picture.turn = TurnCard { acts, ..turn(look, scene, seats, &picture.seats) };
        }
        Turn::Over(outcome) => {
            picture.turn.says = Words::new("turn-over");
            picture.outcome = Some(page(look, scene, outcome));
        }
    }
    picture
}

/// Whose turn it is, as far as this viewer may know.
fn turn<G: Playable>(look: &Look<'_, G>, scene: &dyn Scene<G>, seats: Seats, table: &[SeatCard]) -> TurnCard {
    let you = look.viewer.is_among(seats);
    if !scene.names_the_waiting(look) {
        let says = Words::new(if you { "turn-yours" } else { "turn-others" });
        return TurnCard { you, says, ..TurnCard::default() };
    }
    let asked: Vec<u8> = seats.iter().map(|seat| seat.0).collect();
    let says = match asked.as_slice() {
        [only] => look.say(Message::new("turn-of").about(Seat(*only))),
        _ => {
            let name = |seat: &u8| {
                table.get(usize::from(*seat)).and_then(|card| card.name.clone().map(TextKey::from))
            };
            let names: Option<Vec<TextKey>> = asked.iter().map(name).collect();
            names.map_or_else(
                || Words::new("turn-several"),
                |names| Words {
                    args: [("heroes", Fill::Names { names })].into(),
                    ..Words::new("turn-any-of")
                },
            )
        }
    };
    TurnCard { you, asked, says, ..TurnCard::default() }
}

fn page<G: Playable>(look: &Look<'_, G>, scene: &dyn Scene<G>, outcome: Outcome) -> OutcomePage {
    let mut page = OutcomePage {
        key: outcome.key.to_owned(),
        says: look.say(look.game.close(look.view, look.viewer)),
        winners: outcome.winners.iter().map(|seat| seat.0).collect(),
        ..OutcomePage::default()
    };
    scene.score(look, &mut page);
    page
}

/// What this viewer saw happen after `since` steps; nothing after an undo.
fn motions<G: Playable>(
    session: &Session<G>,
    since: usize,
    viewer: Viewer,
    in_force: &InForce,
    heard: &Heard,
) -> Vec<Motion> {
    let (game, scene) = (session.game(), scene_of::<G>());
    let mut motions = Vec::new();
    if since >= session.at() {
        return motions;
    }
    let mut line = heard.after(since).lines;
    session.walk(since, |state, step| {
        let view = game.view(state, viewer);
        let look = Look { game, view: &view, viewer, in_force };
        let (before, after) = around_events(step);
        let mut tell = |motions: &mut Vec<Motion>, lines: usize| {
            for _ in 0..lines {
                line += 1;
                motions.push(Motion::Tell { line });
            }
        };
        tell(&mut motions, before);
        for event in step.events.iter().filter_map(|event| game.witness(event, viewer)) {
            scene.motions(&look, &event, &mut motions);
            tell(&mut motions, usize::from(game.is_told(&event)));
        }
        tell(&mut motions, after);
    });
    motions
}
