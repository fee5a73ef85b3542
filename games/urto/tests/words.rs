//! Random games, spoken in both languages: every event, button, prompt and end has its words, and all that they need.

#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::collections::BTreeSet;
use undercroft_content::Library;
use undercroft_i18n::{Called, Lang, Listener, Texts};
use undercroft_kernel::{Actions, Arg, Ctx, Fast, Game, Message, Narrate, Seat, Setup, Turn, Value, Viewer};
use urto::Urto;
use urto::action::Action;
use urto::content::SpaceId;

/// How many games are listened to at each table.
const GAMES: u64 = 30;
/// No game is listened to for longer.
const MAX_STEPS: usize = 3000;

/// What these games do not say: fallbacks, effects that no base card has in a choice, and rare ends of piles and heroes.
const RARE: [&str; 11] = [
    "ask-ur-go-on",
    "do-ur-take",
    "icon-ur-mana-lost",
    "icon-ur-no-move",
    "icon-ur-no-sprint",
    "icon-ur-renown-lost",
    "icon-ur-tokens",
    "log-ur-alpha-gone",
    "log-ur-bag-empty",
    "log-ur-died-trap",
    "log-ur-reshuffled",
];

/// Says a message to everybody: the seats, which are called by their heroes or by a nickname, and a spectator.
struct Speaker {
    texts: [Texts; 2],
    listeners: Vec<Listener>,
    said: BTreeSet<String>,
    sentences: BTreeSet<String>,
}

impl Speaker {
    fn new(players: u8) -> Speaker {
        let library = Library::built_in();
        let pack = |lang: Lang| {
            let pages = library.pages(urto::BASE_PACK);
            pages.filter(|page| page.file == format!("{lang}.ftl")).map(|page| page.text.to_owned()).collect()
        };
        let packs: Vec<(Lang, String)> = Lang::ALL.map(|lang| (lang, pack(lang))).into();
        let texts = Lang::ALL.map(|lang| Texts::new(lang, packs.clone()).unwrap());
        let viewers = (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
        let called = |listener: Listener| {
            listener
                .call(Seat(0), Called::Name("hero-oriandre".into()))
                .call(Seat(1), Called::Word("Éric".into()))
        };
        let listeners = viewers.map(Listener::new).map(called).collect();
        Speaker { texts, listeners, said: BTreeSet::new(), sentences: BTreeSet::new() }
    }

    fn say(&mut self, message: &Message) {
        self.note(message);
        // What was said once in the same words need not be said again.
        if !self.sentences.insert(format!("{message:?}")) {
            return;
        }
        for texts in &self.texts {
            for listener in &self.listeners {
                let text = texts.say(message, listener);
                assert!(!text.is_empty() && !text.contains(['{', '}', '$', '…']), "{}: {text}", message.key);
            }
            assert_eq!(texts.problems(), [], "{message:?}");
        }
    }

    /// No two choices of a prompt have the same words.
    fn tell_apart(&self, seat: Seat, labels: &[Message]) {
        for texts in &self.texts {
            let listener = self.listeners.get(usize::from(seat.0)).unwrap();
            let words: BTreeSet<String> = labels.iter().map(|label| texts.say(label, listener)).collect();
            assert_eq!(words.len(), labels.len(), "{words:?}");
        }
    }

    /// Notes the key of a message and those of its parts.
    fn note(&mut self, message: &Message) {
        self.said.insert(message.key.to_string());
        for (_, arg) in &message.args {
            if let Arg::Parts(parts) = arg {
                parts.iter().for_each(|part| self.note(part));
            }
        }
    }
}

/// Whether an action leads nearer to Urto.
fn leads_on(game: &Urto, from: SpaceId, action: Action) -> bool {
    let board = &game.content.board;
    let left = |from| board.distance(from, board.urto, board.all);
    match action {
        Action::Move(to) | Action::Sprint(to) => left(to) < left(from),
        _ => false,
    }
}

fn listen(game: &Urto, seed: u64, speaker: &mut Speaker) {
    let mut ctx = Ctx::new(Fast::new(seed), Vec::new());
    let mut state = game.start(&mut ctx).unwrap();
    let mut offered = Actions::new();
    for _ in 0..MAX_STEPS {
        for event in ctx.events.drain(..) {
            for viewer in (0..game.seats()).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
                let heard = game.witness(&event, viewer).and_then(|event| game.tell(&event));
                heard.iter().for_each(|message| speaker.say(message));
            }
        }
        let Turn::Ask(seats) = game.turn(&state) else { break };
        let seat = seats.lowest().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        offered.clear();
        game.legal_actions(&state, seat, &mut offered);
        speaker.say(&game.ask(&view, seat));
        let mut labels = Vec::new();
        for number in 0..offered.len() {
            let action = offered.get(number).unwrap();
            labels.push(game.label(&view, action));
            assert_eq!(game.parse(&game.notation(action)), Ok(action));
        }
        labels.iter().for_each(|label| speaker.say(label));
        speaker.tell_apart(seat, &labels);
        let any = ctx.chance.below(offered.len() as u32) as usize;
        let on = offered.iter().position(|action| leads_on(game, state.hero().space, action));
        // Two times in three on to Urto, so that games end there too.
        let chosen = on.filter(|_| ctx.chance.below(3) > 0).unwrap_or(any);
        game.apply(&mut ctx, &mut state, seat, offered.get(chosen).unwrap()).unwrap();
    }
    speaker.say(&game.close(&game.view(&state, Viewer::Spectator), Viewer::Spectator));
}

#[test]
fn everything_is_said_in_both_languages() {
    let mut said = BTreeSet::new();
    for (players, round_limit) in [(2, 0), (3, 0), (4, 0), (5, 0), (3, 2)] {
        let setup = Setup::default().with("players", Value::Int(i64::from(players)));
        let setup = setup.with("round_limit", Value::Int(round_limit));
        let game = Urto::open(&setup, &Library::built_in()).unwrap();
        let mut speaker = Speaker::new(players);
        (0..GAMES).for_each(|seed| listen(&game, seed, &mut speaker));
        said.append(&mut speaker.said);
    }
    let starts = ["log-ur-", "do-ur-", "ask-ur-", "end-ur-", "icon-ur-"];
    let keys = undercroft_i18n::built_in(Lang::En)
        .iter()
        .flat_map(|source| source.text.lines())
        .filter_map(|line| Some(line.split_once(" =")?.0))
        .filter(|key| starts.iter().any(|start| key.starts_with(start)));
    let unheard: Vec<&str> = keys.filter(|key| !said.contains(*key) && !RARE.contains(key)).collect();
    assert!(unheard.is_empty(), "not heard: {unheard:?}");
}
