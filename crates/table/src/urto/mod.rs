//! Urto on the table: the cave as a map of spaces, a sheet for each hero with its hand, open to its owner and a number to everybody else, the combat with
//! its dice, and the bag. One file for each part of the picture; the ids of all things are in `ids`.

mod cards;
mod cave;
mod choices;
mod fates;
mod fights;
mod ids;
mod motions;
mod sheets;
mod signs;

use crate::fight::Die;
use crate::motion::Motion;
use crate::odds;
use crate::picture::{OutcomePage, Picture, ScoreRow};
use crate::scene::{Look, Place, Scene};
use crate::words::Words;
use undercroft_kernel::Message;
use urto::Urto;
use urto::action::Action;
use urto::event::Event;
use urto::rules::{reaction, score};
use urto::state::{Fate, Player, State};

/// What a part of the picture is drawn from.
type Sight<'a> = Look<'a, Urto>;

/// The scene of Urto.
pub(crate) struct Cave;

impl Scene<Urto> for Cave {
    fn draw(&self, look: &Sight<'_>, picture: &mut Picture) {
        let table = &look.view.table;
        let round = Message::new("board-ur-round").number("round", i64::from(table.round));
        let heroes = Message::new("board-ur-heroes").number("n", i64::from(look.game.players()));
        picture.title = vec![look.say(round.cite(&["UR-TURN-01"])), look.say(heroes)];
        for (who, seat) in look.game.everybody().iter().zip(&mut picture.seats) {
            let sheet = &look.game.content.heroes[table.heroes[who].sheet];
            seat.name = Some(look.game.hero_key(table.heroes[who].sheet));
            seat.icon.clone_from(&sheet.icon);
            seat.badge = Some(sheet.id.clone());
        }
        picture.boards = vec![cave::board(look)];
        picture.sheets = look.game.everybody().iter().map(|who| sheets::sheet(look, who)).collect();
        picture.fight = fights::fight(look);
        picture.dice = fights::dice(look);
        picture.piles = cave::piles(look);
    }

    fn place(&self, look: &Sight<'_>, action: Action) -> Place {
        choices::place(look, action)
    }

    fn motions(&self, look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
        motions::add(look, event, out);
    }

    fn rolled(&self, game: &Urto, event: &Event) -> Vec<Die> {
        fights::rolled(game, event)
    }

    /// Who has still to answer in a window would tell who has answered already, and how quickly.
    fn names_the_waiting(&self, look: &Sight<'_>) -> bool {
        let table = &look.view.table;
        let is_window = table.asked.iter().any(|who| reaction::reaction(table, who).is_some());
        table.asked.len() < 2 && !is_window
    }

    fn score(&self, look: &Sight<'_>, page: &mut OutcomePage) {
        let table = &look.view.table;
        let columns = [
            "track-ur-life",
            "track-ur-mana",
            "score-ur-tokens",
            "score-ur-monsters",
            "score-ur-artefacts",
            "score-ur-total",
        ];
        page.columns = columns.into_iter().map(Words::new).collect();
        let arrived = look.game.everybody().iter().filter(|who| table.heroes[*who].fate == Fate::Arrived);
        let row = |who: Player| {
            let score = score::of(look.game, table, who);
            let parts =
                [score.life, score.mana, score.tokens, score.monsters, score.artefacts, score.total()];
            ScoreRow {
                name: Words::new(look.game.hero_key(table.heroes[who].sheet)),
                seat: Some(who.0),
                cells: parts.map(i32::from).to_vec(),
            }
        };
        page.rows = arrived.map(row).collect();
        // The count goes up to whoever has most.
        page.rows.sort_by_key(|row| row.cells.last().copied());
    }

    fn fate(&self, look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> odds::Fate {
        fates::fate(look, before, after, events)
    }
}
