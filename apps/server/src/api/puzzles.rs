//! Puzzles that `undercroft puzzles` has found: the list, one as its seat sees it, and what a choice is worth. Nothing is kept of who tried what.

use crate::app::Shared;
use crate::edge::{Body, Caller, Names, Stop};
use crate::problem::{Outcome, Problem};
use crate::wire::{PuzzleAnswer, PuzzleCard, PuzzleLine, PuzzleTry, ReviewChoice};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Json;
use axum::routing::get;
use std::sync::LazyLock;
use undercroft_catalog::live::{MatchVisitor, resume};
use undercroft_catalog::{Playable, live::Live};
use undercroft_content::Library;
use undercroft_kernel::{Message, Seat, Viewer};
use undercroft_review::{Answer, Puzzle};
use undercroft_table::{LiveTable, Words};

/// How many matches were played on for each choice, at most.
const MATCHES: u32 = 4096;

/// The puzzles with their names: the game and a number.
static PUZZLES: LazyLock<Vec<(PuzzleLine, Puzzle)>> = LazyLock::new(|| {
    let files = [
        ("mini-rogue", include_str!("../../puzzles/mini-rogue.json")),
        ("urto", include_str!("../../puzzles/urto.json")),
    ];
    let read = |(game, text): (&str, &str)| {
        let puzzles: Vec<Puzzle> = serde_json::from_str(text).unwrap_or_default();
        let line = |(number, puzzle): (usize, Puzzle)| {
            let line = PuzzleLine {
                id: format!("{game}-{}", number + 1),
                game: game.to_owned(),
                rating: puzzle.rating,
            };
            (line, puzzle)
        };
        puzzles.into_iter().enumerate().map(line).collect::<Vec<_>>()
    };
    files.into_iter().flat_map(read).collect()
});

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/v1/puzzles", get(list)).route("/api/v1/puzzles/{id}", get(look).post(attempt))
}

/// Every puzzle there is.
#[utoipa::path(get, path = "/api/v1/puzzles", tag = "puzzles", responses((status = 200, body = Vec<PuzzleLine>)))]
pub(super) async fn list() -> Json<Vec<PuzzleLine>> {
    Json(PUZZLES.iter().map(|(line, _)| line.clone()).collect())
}

/// A puzzle as its seat sees it.
#[utoipa::path(get, path = "/api/v1/puzzles/{id}", tag = "puzzles", params(("id" = String, Path)),
    responses((status = 200, body = PuzzleCard), (status = 404, description = "There is no such puzzle."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn look(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
) -> Outcome<Json<PuzzleCard>> {
    let (line, puzzle) = find(&id)?;
    let library = app.games.library().clone();
    let show = move |_: &Stop| {
        let table = open(puzzle, &library)?;
        let picture = table.picture(Viewer::Seat(Seat(puzzle.seat)));
        Ok(PuzzleCard { id, game: line.game.clone(), rating: line.rating, picture })
    };
    app.ask(&caller, show).await.map(Json)
}

/// What a choice is worth.
#[utoipa::path(post, path = "/api/v1/puzzles/{id}", tag = "puzzles", params(("id" = String, Path)), request_body = PuzzleTry,
    responses((status = 200, body = PuzzleAnswer), (status = 404, description = "There is no such puzzle."),
        (status = 422, description = "It is none of its choices."),
        (status = 503, description = "There is too much to do, or it took too long.")))]
pub(super) async fn attempt(
    State(app): State<Shared>,
    caller: Caller,
    Names(id): Names<String>,
    Body(tried): Body<PuzzleTry>,
) -> Outcome<Json<PuzzleAnswer>> {
    let (_, puzzle) = find(&id)?;
    if !puzzle.choices.iter().any(|choice| choice.action == tried.action) {
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "puzzle-no-choice"));
    }
    let library = app.games.library().clone();
    let solve = move |_: &Stop| {
        let table = open(puzzle, &library)?;
        let choices =
            puzzle.choices.iter().filter_map(|answer| choice(&table, puzzle.seat, answer)).collect();
        let solved = puzzle.choices.first().is_some_and(|best| best.action == tried.action);
        Ok(PuzzleAnswer { solved, choices })
    };
    app.ask(&caller, solve).await.map(Json)
}

fn find(id: &str) -> Outcome<(&'static PuzzleLine, &'static Puzzle)> {
    let found = PUZZLES.iter().find(|(line, _)| line.id == id);
    found.map(|(line, puzzle)| (line, puzzle)).ok_or_else(|| Problem::missing("no-such-puzzle"))
}

fn open(puzzle: &Puzzle, library: &Library) -> Outcome<LiveTable> {
    let game = resume(&puzzle.replay, library);
    game.map(LiveTable::new).map_err(|_| Problem::internal(&"a puzzle does not fit the rules"))
}

fn choice(table: &LiveTable, seat: u8, answer: &Answer) -> Option<ReviewChoice> {
    let says = table.game().visit(Label { seat: Seat(seat), action: &answer.action })??;
    Some(ReviewChoice {
        action: answer.action.clone(),
        says: Words::of(&says, &|rule| table.is_in_force(rule)),
        chance: answer.chance,
        low: answer.low,
        high: answer.high,
        matches: MATCHES,
    })
}

/// The words of a choice.
struct Label<'a> {
    seat: Seat,
    action: &'a str,
}

impl MatchVisitor for Label<'_> {
    type Out = Option<Message>;

    fn visit<G: Playable>(self, live: &Live<G>) -> Option<Message> {
        let (game, state) = (live.session().game(), live.session().state());
        let view = game.view(state, Viewer::Seat(self.seat));
        let mut offered = undercroft_kernel::Actions::new();
        game.legal_actions(state, self.seat, &mut offered);
        let action = offered.iter().find(|action| game.notation(*action) == self.action)?;
        Some(game.label(&view, action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_kernel::Turn;

    /// Rules change: a puzzle whose match does not fit any more, or whose choices are others now, has to be found anew.
    #[test]
    fn every_puzzle_fits_the_rules_of_today() {
        assert!(PUZZLES.len() >= 20, "{} puzzles", PUZZLES.len());
        for (line, puzzle) in PUZZLES.iter() {
            let table = open(puzzle, &Library::built_in()).unwrap_or_else(|_| panic!("{}", line.id));
            assert!(
                matches!(table.game().turn(), Turn::Ask(seats) if seats.has(Seat(puzzle.seat))),
                "{}",
                line.id
            );
            let mut legal = table.game().legal(Seat(puzzle.seat));
            let mut known: Vec<String> = puzzle.choices.iter().map(|choice| choice.action.clone()).collect();
            legal.sort();
            known.sort();
            assert_eq!(known, legal, "{}", line.id);
            let chances: Vec<i32> = puzzle.choices.iter().map(|choice| choice.chance).collect();
            assert!(chances.windows(2).next().is_some_and(|best| best[0] > best[1]), "{}", line.id);
        }
    }
}
