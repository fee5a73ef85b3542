//! What a match comes to for its people: a line in their statistics, and feats. Matches that do not count leave nothing.

use super::chair::Holder;
use super::table::{Stage, Table};
use crate::app::Shared;
use crate::clock::{self, Millis};
use crate::store::{Feat, Played, SignedFeat, Stored};
use undercroft_catalog::feats;
use undercroft_catalog::live::Match;
use undercroft_kernel::{Seat, Seats, Turn};

/// The feats there are, in the order in which they are shown.
pub const FEATS: [&str; 6] =
    ["first-match", "first-win", "no-looking-back", "three-in-a-row", "ten-wins", "every-edition"];

/// How a match ended that was closed while it went on.
pub const CLOSED: &str = "match-closed";

/// How many matches are looked at for feats.
const LOOKED_AT: i64 = 1000;

/// What to write into statistics when the match has just ended; the store keeps only the first end of a table.
pub fn of(table: &Table, now: Millis) -> Vec<Played> {
    if !table.counts() {
        return Vec::new();
    }
    let (ended, winners) = match table.game().map(Match::turn) {
        Some(Turn::Over(outcome)) => (outcome.key, outcome.winners),
        // Nobody gets rid of a match that counts by closing it.
        Some(Turn::Ask(_)) if table.stage() == Stage::Closed => (CLOSED, Seats::NONE),
        _ => return Vec::new(),
    };
    let card = table.any_game().card();
    let steps = table.game().map_or(0, Match::at) as i64;
    let people = table.seats().filter_map(|(seat, chair)| match &chair.holder {
        Holder::Person(person) => Some((seat, person.clone())),
        _ => None,
    });
    let played = |(seat, person): (u8, String)| Played {
        table: table.id.clone(),
        seat: i64::from(seat),
        person,
        game: card.game.to_owned(),
        edition: card.edition.to_owned(),
        outcome: ended.to_owned(),
        won: winners.has(Seat(seat)),
        steps,
        undone: i64::from(table.marks.undos),
        began: table.created,
        ended: now,
    };
    people.map(played).collect()
}

/// What people sign for in the record of the game when a match that counts has ended.
pub fn signed(table: &Table, results: &[Played], now: Millis) -> Vec<SignedFeat> {
    let Some(game) = table.game() else { return Vec::new() };
    let mut signed = Vec::new();
    for played in results.iter().filter(|played| played.outcome != CLOSED) {
        let own = feats::done(game).into_iter().filter(|done| i64::from(done.seat.0) == played.seat);
        signed.extend(own.map(|done| SignedFeat {
            person: played.person.clone(),
            game: played.game.clone(),
            feat: done.feat,
            day: clock::day(now),
            name: String::new(),
            table: played.table.clone(),
        }));
    }
    signed
}

/// Looks whether somebody has earned something.
pub async fn earn(app: Shared, results: Vec<Played>) {
    for played in &results {
        if let Err(error) = earned_by(&app, played).await {
            tracing::warn!(%error, "feats were not noted");
        }
    }
}

async fn earned_by(app: &Shared, played: &Played) -> Stored {
    let all = app.store.results(&played.person, LOOKED_AT).await?;
    let editions = undercroft_catalog::entry(&played.game).map_or(0, |entry| entry.editions.len());
    let feats: Vec<Feat> = earned(&all, played, editions)
        .into_iter()
        .map(|feat| Feat {
            person: played.person.clone(),
            feat: feat.to_owned(),
            table: played.table.clone(),
            made: played.ended,
        })
        .collect();
    app.store.add_feats(&feats).await
}

/// The feats that a list of matches, the latest first, earns with this one.
fn earned(all: &[Played], latest: &Played, editions: usize) -> Vec<&'static str> {
    // One that was closed earns nothing and spoils nothing: it may have been closed by somebody else.
    if latest.outcome == CLOSED {
        return Vec::new();
    }
    let all: Vec<&Played> = all.iter().filter(|played| played.outcome != CLOSED).collect();
    let wins = all.iter().filter(|played| played.won).count();
    let mut won_editions: Vec<&str> = all
        .iter()
        .filter(|played| played.won && played.game == latest.game)
        .map(|played| played.edition.as_str())
        .collect();
    won_editions.sort_unstable();
    won_editions.dedup();
    let streak = all.iter().take_while(|played| played.won).count();
    let conditions = [
        !all.is_empty(),
        wins >= 1,
        latest.won && latest.undone == 0,
        streak >= 3,
        wins >= 10,
        editions > 1 && won_editions.len() >= editions,
    ];
    FEATS.into_iter().zip(conditions).filter(|(_, met)| *met).map(|(feat, _)| feat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(won: bool, edition: &str, undone: i64) -> Played {
        Played {
            table: String::new(),
            seat: 0,
            person: String::new(),
            game: "g".to_owned(),
            edition: edition.to_owned(),
            outcome: String::new(),
            won,
            steps: 0,
            undone,
            began: 0,
            ended: 0,
        }
    }

    #[test]
    fn feats_are_earned_one_by_one() {
        let lost = played(false, "a", 0);
        assert_eq!(earned(std::slice::from_ref(&lost), &lost, 2), ["first-match"]);
        let won = played(true, "a", 2);
        assert_eq!(earned(&[won.clone(), lost], &won, 2), ["first-match", "first-win"]);
        let closed = Played { outcome: CLOSED.to_owned(), ..played(false, "a", 0) };
        assert!(earned(std::slice::from_ref(&closed), &closed, 2).is_empty());
        let clean = played(true, "b", 0);
        let three = [clean.clone(), closed, won.clone(), won];
        assert_eq!(
            earned(&three, &clean, 2),
            ["first-match", "first-win", "no-looking-back", "three-in-a-row", "every-edition"]
        );
    }
}
