//! Mini Rogue on the table: the grid with its Exit, the track of Areas, one sheet for each character, the fight and its dice.
//! One file for each part of the picture; the ids of all things are in `ids`. Numbers come from the rules and the cards, never from here.

mod boards;
mod cards;
mod choices;
mod fates;
mod fights;
mod ids;
mod motions;
mod reference;
mod sheets;
mod signs;
mod staging;

use crate::board::Board;
use crate::card::Glyph;
use crate::fight::{Die, Fight};
use crate::motion::Motion;
use crate::odds::Fate;
use crate::picture::{OutcomePage, Picture, ScoreRow};
use crate::scene::{Look, Place, Scene};
use crate::shared::{Shared, SharedList};
use crate::sheet::{Pile, Sheet};
use crate::staging::Staging;
use crate::words::Words;
use mini_rogue::MiniRogue;
use mini_rogue::action::Action;
use mini_rogue::event::Event;
use mini_rogue::message::key;
use mini_rogue::rules::{board, xp};
use mini_rogue::state::State;
use undercroft_kernel::{Message, Seat};

/// What a part of the picture is drawn from.
type Sight<'a> = Look<'a, MiniRogue>;

/// The scene of Mini Rogue.
pub(crate) struct Delve;

impl Scene<MiniRogue> for Delve {
    fn draw(&self, look: &Sight<'_>, picture: &mut Picture) {
        let state = &look.view.table;
        for (hero, seat) in state.party().zip(&mut picture.seats) {
            let card = &look.game.content.characters[hero.character];
            seat.name = Some(key("character", &card.id));
            seat.icon.clone_from(&card.icon);
            seat.badge = Some(card.id.clone());
        }
        let drawn = look.in_force.lately(*state, || Drawn::of(look));
        picture.title = drawn.title;
        picture.boards = drawn.boards;
        picture.sheets = drawn.sheets;
        picture.fight = drawn.fight;
        picture.dice = drawn.dice;
        picture.piles = drawn.piles;
        let floor = board::floor(look.game, state);
        picture.reference = look.in_force.always(floor, || reference::all(look).into());
    }

    fn place(&self, look: &Sight<'_>, action: Action) -> Place {
        choices::place(look, action)
    }

    fn meant(&self, _: &Sight<'_>, thing: &str) -> Option<String> {
        choices::meant(thing)
    }

    fn motions(&self, look: &Sight<'_>, event: &Event, out: &mut Vec<Motion>) {
        motions::add(look, event, out);
    }

    fn rolled(&self, _: &MiniRogue, event: &Event) -> Vec<Die> {
        motions::rolled(event)
    }

    fn staged(&self, _: &MiniRogue, event: &Event) -> Staging {
        staging::staged(event)
    }

    fn fill(&self, look: &Sight<'_>, since: &dyn Fn() -> Vec<Event>, picture: &mut Picture) {
        staging::fill(look, since, picture);
    }

    fn is_reroll(&self, event: &Event) -> bool {
        motions::is_reroll(event)
    }

    fn score(&self, look: &Sight<'_>, page: &mut OutcomePage) {
        let state = &look.view.table;
        let columns = [
            ("stairs", "score-area"),
            ("crowned-skull", "score-guardians"),
            ("upgrade", "score-level"),
            ("hearts", "resource-hp"),
            ("two-coins", "resource-gold"),
        ];
        page.measure = Some(0);
        page.columns = columns.map(|(icon, key)| Glyph::new(icon, Words::new(key))).to_vec();
        let row = |(hero, seat): (&mini_rogue::state::Hero, u8)| ScoreRow {
            name: Words::new(key("character", &look.game.content.characters[hero.character].id)),
            seat: Some(seat),
            cells: [
                state.area,
                state.guardians.beaten,
                xp::level(&look.game.content.limits, hero.xp),
                hero.hp,
                hero.gold,
            ]
            .map(i32::from)
            .to_vec(),
            ..ScoreRow::default()
        };
        page.rows = state.party().zip(0..).map(row).collect();
    }

    fn is_cast(&self, game: &MiniRogue, seat: Seat) -> bool {
        game.options.heroes.get(usize::from(seat.0)).is_some_and(Option::is_some)
    }

    fn fate(&self, look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> Fate {
        fates::fate(look, before, after, events)
    }
}

/// What everybody sees who sees the same table.
#[derive(Clone, PartialEq, Debug)]
struct Drawn {
    title: Vec<Words>,
    boards: SharedList<Board>,
    sheets: SharedList<Sheet>,
    fight: Option<Shared<Fight>>,
    dice: SharedList<Die>,
    piles: SharedList<Pile>,
}

impl Drawn {
    fn of(look: &Sight<'_>) -> Drawn {
        let state = &look.view.table;
        Drawn {
            title: title(look, state),
            boards: vec![boards::grid(look), boards::areas(look)].into(),
            sheets: sheets::sheets(look).into(),
            fight: fights::fight(look).map(Into::into),
            dice: fights::dice(look).into(),
            piles: vec![boards::unused(look)].into(),
        }
    }
}

/// The Area and the Floor, as on the board.
fn title(look: &Sight<'_>, state: &State) -> Vec<Words> {
    let floor = board::floor(look.game, state);
    vec![
        look.say(Message::new("board-area").number("area", i64::from(state.area)).cite(&["MR-BOARD-04"])),
        look.say(
            Message::new("board-floor")
                .word("roman", roman(floor))
                .number("floor", i64::from(floor))
                .name("board", key("board", &look.game.content.boards[state.board].id))
                .cite(&["MR-BOARD-07"]),
        ),
    ]
}

/// The number of a Floor, as cards print it.
fn roman(floor: u8) -> &'static str {
    match floor {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IV",
    }
}
