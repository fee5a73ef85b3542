//! Random matches, spoken aloud in both languages: no raw key, no hole, no missing form, whoever listens.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::event::Event;
use catacombs::state::State;
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Actions, Ctx, Fast, Game, Narrate, Seat, Setup, Turn, Value, Viewer};

/// How many steps of a match are listened to.
const STEPS: usize = 400;

/// A match and the languages in which it is heard.
struct Hall {
    game: Catacombs,
    texts: Vec<Texts>,
}

impl Hall {
    fn new(pack: &str, quest: &str, heroes: &[&str]) -> Hall {
        let library = Library::built_in();
        let setup = Setup::default()
            .with("pack", Value::word(pack))
            .with("quest", Value::word(quest))
            .with("heroes", Value::words(heroes.iter().copied()));
        let pages = || ["catacombs/base", pack].into_iter().flat_map(|pack| library.pages(pack));
        let texts = Lang::ALL.map(|lang| {
            let name = format!("{}.ftl", lang.code());
            let files = pages().filter(|page| page.file == name).map(|page| (lang, page.text.to_owned()));
            Texts::new(lang, files).unwrap()
        });
        Hall { game: Catacombs::open(&setup, &library).unwrap(), texts: texts.into() }
    }

    /// Says a message to everybody.
    fn say(&self, message: &undercroft_kernel::Message) {
        for texts in &self.texts {
            for listener in [Listener::seat(Seat(0)), Listener::spectator()] {
                let said = texts.say(message, &listener);
                let raw = ["log-", "do-ca", "ask-ca", "{", "}", "  "].iter().any(|raw| said.contains(raw));
                assert!(!raw && !said.is_empty(), "{message:?} is spoken as {said:?}");
            }
        }
    }

    fn events(&self, events: &mut Vec<Event>) {
        for event in events.drain(..) {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let heard = self.game.witness(&event, viewer).and_then(|event| self.game.tell(&event));
                heard.into_iter().for_each(|message| self.say(&message));
            }
        }
    }

    fn prompt(&self, state: &State, seat: Seat, offered: &Actions<Action>) {
        let view = self.game.view(state, Viewer::Seat(seat));
        self.say(&self.game.ask(&view, seat));
        offered.iter().take(30).for_each(|action| self.say(&self.game.label(&view, action)));
    }

    /// Plays with random choices and says everything.
    fn play(&self, seed: u64) {
        let mut ctx = Ctx::new(Fast::new(seed), Vec::new());
        let mut state = self.game.start(&mut ctx).unwrap();
        let mut offered = Actions::new();
        for _ in 0..STEPS {
            self.events(&mut ctx.events);
            let Turn::Ask(seats) = self.game.turn(&state) else { break };
            let Some(seat) = seats.lowest() else { break };
            offered.clear();
            self.game.legal_actions(&state, seat, &mut offered);
            self.prompt(&state, seat, &offered);
            let number = ctx.chance.below(offered.len().max(1) as u32) as usize;
            let Some(action) = offered.get(number) else { break };
            if self.game.apply(&mut ctx, &mut state, seat, action).is_err() {
                break;
            }
        }
        self.events(&mut ctx.events);
        self.say(&self.game.close(&self.game.view(&state, Viewer::Spectator), Viewer::Spectator));
    }

    fn listen(&self, seeds: std::ops::Range<u64>) {
        seeds.for_each(|seed| self.play(seed));
        for texts in &self.texts {
            assert_eq!(texts.problems(), [], "in {:?}", texts.lang());
        }
    }
}

#[test]
fn the_campaign_is_told() {
    for quest in ["deratisation", "fabulous_treasure", "journey_in_shadow", "solar_orb"] {
        Hall::new("catacombs/base", quest, &["svein", "aldric", "maelle", "isaure"]).listen(1..4);
    }
}

#[test]
fn the_effects_of_the_test_pack_are_told() {
    Hall::new("catacombs/test-effects", "hidden_gate", &["bran", "odile", "mathurin", "sidonie"])
        .listen(1..8);
}
