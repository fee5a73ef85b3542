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

use crate::card::Glyph;
use crate::fight::Die;
use crate::motion::Motion;
use crate::odds;
use crate::picture::{OutcomePage, Picture, ScoreRow};
use crate::provenance;
use crate::reference;
use crate::scene::{Look, Place, Scene};
use crate::words::Words;
use undercroft_kernel::{Message, Seat};
use urto::Urto;
use urto::action::Action;
use urto::event::Event;
use urto::rules::{reaction, score};
use urto::state::{Fate, Player, State};

/// What a part of the picture is drawn from.
type Sight<'a> = Look<'a, Urto>;

/// The abbreviations that are explained.
const TERMS: [&str; 4] = ["term-ur-pr", "term-ur-pvp", "term-ur-pvm", "term-ur-pm"];

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
        picture.boards = vec![cave::board(look)].into();
        picture.sheets = look.game.everybody().iter().map(|who| sheets::sheet(look, who)).collect();
        picture.fight = fights::fight(look).map(Into::into);
        picture.dice = fights::dice(look).into();
        picture.piles = cave::piles(look).into();
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
        page.columns = vec![
            Glyph::new(signs::LIFE, Words::new("track-ur-life")),
            Glyph::new(signs::MANA, Words::new("track-ur-mana")),
            Glyph::new(signs::RENOWN, Words::new("score-ur-tokens")),
            Glyph::new(signs::TROPHY, Words::new("score-ur-monsters")),
            Glyph::new(signs::ARTEFACT, Words::new("score-ur-artefacts")),
            Glyph { says: Words::new("score-ur-total"), ..Glyph::default() },
        ];
        page.summed = true;
        page.measure = Some(5);
        page.rows = standings(look);
    }

    fn is_cast(&self, game: &Urto, seat: Seat) -> bool {
        game.options.heroes.get(usize::from(seat.0)).is_some_and(Option::is_some)
    }

    fn fate(&self, look: &Sight<'_>, before: &State, after: &State, events: &[Event]) -> odds::Fate {
        fates::fate(look, before, after, events)
    }
}

/// UR-SCORE-07 to UR-SCORE-12: Everybody, the best first and equals on one place; after them those who stayed in the cave.
fn standings(look: &Sight<'_>) -> Vec<ScoreRow> {
    let table = &look.view.table;
    let is_in = |who: &Player| table.heroes[*who].fate == Fate::Arrived;
    let rank = |who: Player| score::of(look.game, table, who).rank();
    let mut arrived: Vec<Player> = look.game.everybody().iter().filter(is_in).collect();
    arrived.sort_by_key(|who| std::cmp::Reverse(rank(*who)));
    let row = |who: Player| ScoreRow {
        name: Words::new(look.game.hero_key(table.heroes[who].sheet)),
        seat: Some(who.0),
        ..ScoreRow::default()
    };
    let counted = arrived.iter().map(|who| {
        let score = score::of(look.game, table, *who);
        let parts = [score.life, score.mana, score.tokens, score.monsters, score.artefacts, score.total()];
        let better = arrived.iter().filter(|other| rank(**other) > rank(*who)).count();
        ScoreRow { place: Some(better as u32 + 1), cells: parts.map(i32::from).to_vec(), ..row(*who) }
    });
    let out = look.game.everybody().iter().filter(|who| !is_in(who)).map(|who| {
        let dead = table.heroes[who].fate == Fate::Dead;
        let says = Message::new(if dead { "score-ur-dead" } else { "score-ur-left" });
        ScoreRow { out: Some(look.say(says.cite(&["UR-SCORE-01"]))), ..row(who) }
    });
    counted.chain(out).collect()
}
