//! Catacombs on the table: the map with everybody on it, the order of the turn, the quest, a sheet for each hero; and for the game master
//! what only that seat knows. One file for each part of the picture; the ids of all things are in `ids`.
//!
//! Everything is drawn from a viewer's own view, in which hidden things are absent. Numbers come from the rules and the pack, never from here.

mod choices;
mod creatures;
mod dice;
mod fates;
mod fights;
mod ids;
mod map;
mod marks;
mod motions;
mod names;
mod order;
mod pieces;
mod quests;
mod sheets;
mod signs;
mod staging;

use crate::card::Glyph;
use crate::fight::Die;
use crate::motion::Motion;
use crate::odds::Fate;
use crate::picture::{OutcomePage, Picture, ScoreRow, ThingId};
use crate::provenance;
use crate::reference;
use crate::scene::{Look, Place, Scene};
use crate::staging::Staging;
use crate::words::Words;
use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::event::Event;
use catacombs::state::{Kind, State};
use undercroft_kernel::Message;

/// What a part of the picture is drawn from.
type Sight<'a> = Look<'a, Catacombs>;

/// The abbreviations that are explained.
const TERMS: [&str; 6] = ["term-ca-ap", "term-ca-hp", "term-ca-d", "term-ca-d3", "term-ca-fu", "term-ca-x"];

/// The scene of Catacombs.
pub(crate) struct Descent;

impl Scene<Catacombs> for Descent {
    fn draw(&self, look: &Sight<'_>, picture: &mut Picture) {
        let state = &look.view.table;
        picture.title =
            vec![quests::name(look), look.say(Message::new("board-ca-round").number("round", state.round))];
        picture.goal = Some(quests::goal(look));
        seat(look, picture);
        picture.turn.acts = acting(look);
        picture.boards = vec![map::board(look)].into();
        let mut sheets = vec![order::sheet(look), quests::sheet(look)];
        sheets.extend(state.heroes().map(|who| sheets::hero(look, who)));
        sheets.extend(creatures::sheets(look));
        picture.sheets = sheets.into();
        picture.fight = fights::fight(look).map(Into::into);
        picture.piles = quests::piles(look).into();
        picture.reference = look.in_force.always((), || vec![reference::terms(&TERMS)].into());
        provenance::note(look, picture);
    }

    fn place(&self, look: &Sight<'_>, action: Action) -> Place {
        choices::place(look, action)
    }

    fn meant(&self, look: &Sight<'_>, thing: &str) -> Option<String> {
        choices::meant(look, thing)
    }

    fn motions(&self, look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
        motions::add(look, event, out);
    }

    fn roll_counts(&self, look: &Sight<'_>) -> bool {
        fights::is_rolled(look)
    }

    fn rolled(&self, game: &Catacombs, event: &Event) -> Vec<Die> {
        dice::rolled(game, event)
    }

    fn staged(&self, game: &Catacombs, event: &Event) -> Staging {
        staging::staged(game, event)
    }

    fn score(&self, look: &Sight<'_>, page: &mut OutcomePage) {
        let state = &look.view.table;
        let columns = [
            ("hearts", "track-ca-pv"),
            (signs::DESTINY, "track-ca-destiny"),
            (signs::ECUS, "track-ca-ecus"),
            ("knapsack", "group-ca-things"),
        ];
        page.columns = columns.map(|(icon, key)| Glyph::new(icon, Words::new(key))).to_vec();
        let row = |who| {
            let one = &state.creatures[who];
            let sheet = state.sheet(who).copied().unwrap_or_default();
            let things = catacombs::rules::sheet::carried(state, who).count();
            ScoreRow {
                name: names::creature(look, who),
                seat: Some(who.0),
                cells: vec![
                    i32::from(one.pv),
                    i32::from(sheet.destiny),
                    i32::from(sheet.ecus),
                    things as i32,
                ],
                ..ScoreRow::default()
            }
        };
        page.rows = state.heroes().map(row).collect();
    }

    fn fate(&self, look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> Fate {
        fates::fate(look, before, after, events)
    }
}

/// Whoever acts, if this viewer sees it.
fn acting(look: &Sight<'_>) -> Vec<ThingId> {
    let state = &look.view.table;
    let who = state.actor;
    if who.is_somebody() && state.creatures[who].at.is_somewhere() {
        vec![ids::creature(who), ids::sheet(who), ids::in_order(who)]
    } else {
        Vec::new()
    }
}

/// Who sits where: the heroes, then the game master.
fn seat(look: &Sight<'_>, picture: &mut Picture) {
    let state = &look.view.table;
    for (who, seat) in state.heroes().zip(&mut picture.seats) {
        if let Kind::Hero(hero) = state.creatures[who].kind {
            let on_paper = &look.game.content.heroes[hero];
            seat.name = Some(catacombs::message::key("hero", &on_paper.id));
            seat.icon.clone_from(&on_paper.icon);
            seat.badge = Some(on_paper.id.clone());
        }
    }
    if let Some(seat) = picture.seats.get_mut(usize::from(state.party)) {
        seat.name = Some("seat-ca-master".to_owned());
        seat.icon = Some(signs::MASTER.to_owned());
        seat.badge = Some("master".to_owned());
    }
}
