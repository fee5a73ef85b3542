//! Random matches, spoken aloud in both languages: no raw key, no hole, no missing form, whoever listens.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use catacombs::Catacombs;
use catacombs::action::Action;
use catacombs::event::Event;
use catacombs::geometry::Square;
use catacombs::state::{CreatureId, Frame, PieceId, PlainRoll, Rolled, State};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{
    Actions, Ctx, Fast, Game, Narrate, Scripted, Seat, Setup, Turn, Value, Viewer, Vocabulary,
};

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

    /// The sentence over the buttons when this lies on the stack, in every language, with plain spaces.
    fn asked(&self, state: &State, frame: Frame) -> Vec<String> {
        let mut state = *state;
        state.stack.push(frame).unwrap();
        let view = self.game.view(&state, Viewer::Seat(Seat(0)));
        let message = self.game.ask(&view, Seat(0));
        let listener = Listener::seat(Seat(0));
        self.texts.iter().map(|texts| texts.say(&message, &listener).replace('\u{a0}', " ")).collect()
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

/// CA-DESTINY-01: The sentence over the buttons for each roll of D that may be repeated.
#[test]
fn what_may_be_rolled_again_is_told() {
    let hall = Hall::new("catacombs/base", "deratisation", &["svein"]);
    let mut chance = Fast::new(0);
    let mut state = hall.game.start(&mut Ctx::new(&mut chance, Vec::new())).unwrap();
    let place = "map:\n######\n#1CKO#\n######\nC = chest\nK = corpse\nO = voracious_ogre";
    hall.game.go_to(&mut state, place, &mut chance).unwrap();
    let (who, ogre, at) = (CreatureId(0), CreatureId::FIRST_OTHER, Square::new(1, 1));
    let content = |piece, may_lock| PlainRoll::Content { piece: PieceId(piece), may_lock };
    let rolls = [
        (PlainRoll::Search(at), [3, 2], "searches 1,1 in vain: 2D 2 + 1", "fouille 1,1 en vain : 2D 2 + 1"),
        (
            PlainRoll::Search(at),
            [2, 1],
            "gets hurt searching 1,1: 2D 1 + 0",
            "se blesse en fouillant 1,1 : 2D 1 + 0",
        ),
        (
            content(0, true),
            [0, 1],
            "finds the chest locked: the D 0",
            "essaie d’ouvrir le coffre, c’est verrouillé : le D 0",
        ),
        (
            content(0, false),
            [0, 1],
            "searches the chest in vain: the D 0",
            "fouille le coffre en vain : le D 0",
        ),
        (
            content(1, true),
            [0, 1],
            "risks an infection from the corpse: the D 0",
            "risque une infection en fouillant le cadavre : le D 0",
        ),
        (
            PlainRoll::Slip(at),
            [0, 1],
            "slips and falls off the bridge: the D 0",
            "glisse et tombe du pont : le D 0",
        ),
        (
            PlainRoll::Slip(at),
            [0, 2],
            "slips and falls flat on the bridge: the D 1. The turn would be over",
            "glisse et s’étale sur le pont : le D 1. Son tour serait fini",
        ),
        (
            PlainRoll::Ignite(ogre),
            [0, 3],
            "does not set the voracious ogre m1 on fire: the D 2",
            "n’enflamme pas l’ogre vorace m1 : le D 2",
        ),
    ];
    for (plain, [high, low], english, french) in rolls {
        let (dice, sum) = if high > 0 { (low << 4 | high, high + low - 2) } else { (low, low - 1) };
        let roll = Rolled { dice, sum: sum as i8, ..Rolled::default() };
        assert_eq!(
            hall.asked(&state, Frame::Fruitless { who, plain, roll }),
            [format!("Svein {english}. Let it stand?"), format!("Svein {french}. En rester là ?"),]
        );
    }
    let roll = Rolled { dice: 3, sum: 2, ..Rolled::default() };
    assert_eq!(
        hall.asked(&state, Frame::Fruitless { who, plain: PlainRoll::BurnOn(ogre), roll }),
        [
            "The flames of Svein go out, the voracious ogre m1 burns no more: the D 2. Let it stand?",
            "Les flammes de Svein s’éteignent, l’ogre vorace m1 ne brûle plus : le D 2. En rester là ?",
        ]
    );
}

/// CA-MELEE-14, CA-DICE-09: A powerful attack is told as one, and a face without a number is no number.
#[test]
fn a_powerful_attack_and_a_blank_face_are_told_as_such() {
    let hall = Hall::new("catacombs/base", "deratisation", &["svein"]);
    let mut chance = Fast::new(0);
    let mut state = hall.game.start(&mut Ctx::new(&mut chance, Vec::new())).unwrap();
    hall.game.go_to(&mut state, "map:\n#####\n#1O.#\n#####\nO = voracious_ogre", &mut chance).unwrap();
    let face = |die: &str, face: &Value| hall.game.draw_value(die, face).unwrap();
    let queues = [
        ("yellow".to_owned(), [face("yellow", &Value::word("blank"))].into()),
        ("d".to_owned(), [1, 3, 4].map(|pips| face("d", &Value::Int(pips))).into()),
    ];
    let mut ctx = Ctx::new(Scripted { queues: queues.into() }, Vec::new());
    let action = hall.game.parse("power-attack m1").unwrap();
    hall.game.apply(&mut ctx, &mut state, Seat(0), action).unwrap();
    let [en, fr] = &hall.texts[..] else { panic!("two languages") };
    let said = |texts: &Texts| {
        let told = ctx.events.iter().filter_map(|event| hall.game.tell(event));
        let lines = told.map(|message| texts.say(&message, &Listener::seat(Seat(0))));
        lines.collect::<Vec<_>>().join(" ").replace('\u{a0}', " ")
    };
    assert!(said(en).contains("with all your force") && said(en).contains("comes up blank"), "{}", said(en));
    assert!(said(fr).contains("de toutes vos forces") && said(fr).contains("face vierge"), "{}", said(fr));
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
