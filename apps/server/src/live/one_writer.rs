//! One writer: two tables that take in the same entries are the same table, whichever of them has decided what was to be written.
//!
//! People and bots do everything that can be done, at random, on one node; a second node only reads the entries. After each entry the whole tables
//! are compared, down to the prompts that are still open and the pictures of every viewer.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test"
)]

use super::attempt::{Attempt, Attempted, PendingEntry};
use super::card::{Onlooker, People};
use super::chair::{Chair, Holder};
use super::entry::{By, Entry, Opened, Origin, Passing, Settings};
use super::table::{Stage, Table};
use crate::clock::Millis;
use crate::game_cache::LoadedGame;
use crate::store::TableRow;
use crate::wire::{self, Roll, UndoGrain};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use undercroft_bots::live::choose;
use undercroft_catalog::live::{AnyGame, Match, open_game};
use undercroft_content::Library;
use undercroft_kernel::{Fast, Seat, Setup, Turn, Value, Viewer};

const NOON: Millis = 1_700_000_000_000;
const HOLD: Millis = 50;
const PEOPLE: [&str; 3] = ["anna", "bob", "cleo"];

/// A node that acts, and one that reads what the first has written.
struct Nodes {
    acts: Table,
    reads: Table,
    now: Millis,
    dice: Fast,
    /// Prompts that seats were shown some time ago.
    prompts: VecDeque<(u8, u32)>,
    done: BTreeMap<&'static str, usize>,
}

fn table(game: &Arc<dyn AnyGame>, opened: &Opened) -> Table {
    let row = TableRow {
        id: "table".to_owned(),
        game: opened.game.clone(),
        secret: "00".repeat(32),
        dice: "07".repeat(32),
        root: "table".to_owned(),
        line: i64::from(matches!(opened.origin, Origin::Branch { .. })),
        stage: String::new(),
        summary: String::new(),
        last: 0,
        created: NOON,
        active: NOON,
        due: None,
    };
    let any_game = LoadedGame { game: Arc::clone(game), texts: wire::TextFiles::default() };
    Table::new(&row, opened.clone(), any_game).unwrap()
}

impl Nodes {
    fn open(game: &Arc<dyn AnyGame>, opened: &Opened, first: Vec<Entry>, seed: u64) -> Nodes {
        let mut nodes = Nodes {
            acts: table(game, opened),
            reads: table(game, opened),
            now: NOON,
            dice: Fast::new(seed),
            prompts: VecDeque::new(),
            done: BTreeMap::new(),
        };
        nodes.write(PendingEntry::new(Entry::Opened(opened.clone()), Viewer::Spectator), "open");
        for entry in first {
            nodes.write(PendingEntry::new(entry, Viewer::Spectator), "first");
        }
        nodes
    }

    fn below(&mut self, count: usize) -> usize {
        self.dice.below(u32::try_from(count.max(1)).unwrap()) as usize
    }

    fn any<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        let at = self.below(of.len());
        of.get(at).cloned()
    }

    /// Writes an entry and what follows from it by itself, as the registry does.
    fn write(&mut self, pending: PendingEntry, what: &'static str) {
        *self.done.entry(what).or_default() += 1;
        self.add(&pending, what);
        for _ in 0..50 {
            let Some(pending) = self.acts.follow_up() else { break };
            self.add(&pending, "follow-up");
        }
    }

    fn add(&mut self, pending: &PendingEntry, what: &str) {
        let position = self.acts.position + 1;
        let stored = serde_json::to_string(&pending.entry).unwrap();
        self.acts.take(&pending.entry, position, self.now).unwrap();
        let read: Entry = serde_json::from_str(&stored).unwrap();
        self.reads.take(&read, position, self.now).unwrap();
        let (here, there) = (whole(&self.acts), whole(&self.reads));
        for (here, there) in here.iter().zip(&there) {
            assert_eq!(here, there, "after {what}: {stored}");
        }
        assert_eq!(here.len(), there.len());
        // A node at which nobody looks knows as well which prompts are open.
        let prompts = if self.below(4) == 0 { self.prompts.clone() } else { VecDeque::new() };
        for (seat, prompt) in prompts {
            let open = self.acts.is_open(seat, prompt);
            assert_eq!(open, self.reads.is_open(seat, prompt), "prompt of {seat} after {what}: {stored}");
        }
        for seat in 0..self.acts.chairs.len() as u8 {
            let picture = self.acts.picture(Viewer::Seat(Seat(seat)));
            if let Some(prompt) = picture.and_then(|picture| picture.prompt.as_ref().map(|prompt| prompt.id))
            {
                self.prompts.push_front((seat, prompt));
            }
        }
        self.prompts.truncate(24);
    }

    /// Tries something that needs no dice; says whether it was done.
    fn try_it(&mut self, tried: Attempted, what: &'static str) -> bool {
        match tried {
            Ok(Attempt::Entry(pending)) => {
                self.write(*pending, what);
                true
            }
            Ok(Attempt::NotBefore(until)) => {
                self.now = until;
                false
            }
            Ok(Attempt::Roll(_)) | Err(_) => false,
        }
    }

    /// Tries something with one more roll until no other is wanted, where people roll.
    fn with_rolls(
        &mut self,
        what: &'static str,
        mut work: impl FnMut(&Table, &[Roll], Millis) -> Attempted,
    ) -> bool {
        let mut rolls: Vec<Roll> = Vec::new();
        for _ in 0..60 {
            let now = self.now;
            match work(&self.acts, &rolls, now) {
                Ok(Attempt::Roll(wanted)) => {
                    let rolled: Vec<String> =
                        (0..wanted.count).map(|_| self.any(&wanted.faces).unwrap()).collect();
                    rolls.push(Roll { die: wanted.die, face: rolled.join(" ") });
                }
                tried => return self.try_it(tried, what),
            }
        }
        false
    }

    fn person_acts(&mut self, seat: u8) {
        let Some(person) = self.acts.chair(seat).and_then(|chair| chair.person()).map(str::to_owned) else {
            return;
        };
        let legal = self.acts.game().unwrap().legal(Seat(seat));
        let Some(action) = self.any(&legal) else { return };
        let shown = self.acts.picture(Viewer::Seat(Seat(seat)));
        let prompt = shown.and_then(|picture| picture.prompt.as_ref().map(|prompt| prompt.id)).unwrap_or(0);
        self.with_rolls("act", |table, rolls, now| {
            let act = wire::Act {
                id: String::new(),
                prompt,
                action: action.clone(),
                seat: Some(seat),
                rolls: rolls.to_vec(),
            };
            table.act(&person, &act, now, HOLD)
        });
    }

    fn bot_acts(&mut self, seat: u8) {
        let Some(bot) = self.acts.chair(seat).and_then(Chair::bot) else { return };
        let Some(action) = choose(self.acts.game().unwrap(), Seat(seat), bot, 5) else { return };
        match self.acts.act_for(seat, &action, By::Bot) {
            Ok(Attempt::Roll(_)) => {
                let wants = self.acts.want(seat, action);
                self.try_it(wants, "bot wants");
            }
            tried => {
                self.try_it(tried, "bot");
            }
        }
    }

    /// Whoever is asked acts, person or bot; a window may be passed by the table.
    fn play(&mut self) {
        if self.acts.wants.is_some() {
            self.with_rolls("roll for bot", |table, rolls, _| table.roll_for("anna", rolls));
            return;
        }
        let asked: Vec<u8> = self.acts.asked().iter().map(|seat| seat.0).collect();
        let Some(seat) = self.any(&asked) else { return };
        let reaction = self.acts.game().unwrap().reaction(Seat(seat));
        match reaction {
            Some((pass, _)) if self.below(4) == 0 => {
                let tried = self.acts.act_for(seat, &pass, By::Table);
                self.try_it(tried, "pass");
            }
            _ if self.acts.chair(seat).is_some_and(|chair| chair.bot().is_some()) => self.bot_acts(seat),
            _ => self.person_acts(seat),
        }
    }

    fn rule(&mut self, person: &str) {
        let facts = self.acts.game().unwrap().facts(Viewer::Spectator);
        let Some((fact, Some(value))) = self.any(&facts) else { return };
        let value = match value {
            Value::Int(number) if self.below(2) == 0 => serde_json::json!(number + 1),
            other => serde_json::to_value(other).unwrap(),
        };
        let rule = wire::RuleFact { id: String::new(), fact: fact.name, value, reason: "so".to_owned() };
        let tried = self.acts.rule(person, &rule);
        self.try_it(tried, "rule");
    }

    fn undo(&mut self, person: &str) {
        let grains = [None, Some(UndoGrain::Step), Some(UndoGrain::Action), Some(UndoGrain::Turn)];
        let grain = self.any(&grains).unwrap();
        let undo = wire::Undo { id: String::new(), grain, moment: None, seat: None };
        if self.acts.game().is_some_and(|game| game.at() < game.steps()) && self.below(4) > 0 {
            let tried = self.acts.redo(person, &undo);
            self.try_it(tried, "redo");
        } else {
            let tried = self.acts.undo(person, &undo);
            self.try_it(tried, "undo");
        }
    }

    fn move_about(&mut self, person: &str) {
        let seat = self.below(self.acts.chairs.len()) as u8;
        let until = self.any(&[None, Some(Passing::UntilMyTurn), Some(Passing::UntilAttacked)]).unwrap();
        match self.below(10) {
            0 => {
                let tried = self.acts.leave(person, seat);
                self.try_it(tried, "leave");
            }
            1 | 2 => {
                self.sit(person, seat);
            }
            3 => {
                let away = self.below(4) > 0;
                let tried = self.acts.hand_over(person, seat, None, away);
                self.try_it(tried, "hand over");
            }
            4..7 => {
                let stand_in = |(seat, chair): (u8, &Chair)| match &chair.holder {
                    Holder::StandIn(owner) => Some((seat, owner.clone())),
                    _ => None,
                };
                let Some((seat, owner)) = self.acts.seats().find_map(stand_in) else { return };
                let tried = self.acts.take_back(&owner, seat);
                self.try_it(tried, "take back");
            }
            _ => {
                let tried = self.acts.pass_until(person, Some(seat), until);
                self.try_it(tried, "pass beforehand");
            }
        }
    }

    fn agree(&mut self, person: &str) {
        let tried = match self.below(6) {
            0 => self.acts.end_proposal(self.acts.position),
            answer => self.acts.agree(person, answer > 1),
        };
        self.try_it(tried, "agree");
    }

    fn change_settings(&mut self, person: &str) {
        let set = wire::UpdateSettings {
            auto_play: Some(self.below(4) > 0),
            react_within: Some(self.below(3) as u32),
            ..wire::UpdateSettings::default()
        };
        let tried = self.acts.change_settings(person, &set);
        self.try_it(tried, "settings");
    }

    fn correct(&mut self, person: &str) {
        self.with_rolls("correct", |table, rolls, _| {
            let correct = wire::Correct { id: String::new(), rolls: rolls.to_vec() };
            table.correct(person, &correct)
        });
    }

    /// One thing that somebody does.
    fn go_on(&mut self) {
        let passed = self.below(400) as Millis;
        self.now += passed;
        let person = self.any(&PEOPLE).unwrap();
        if self.acts.stage() == Stage::Gathering {
            if self.acts.chairs.iter().all(|chair| chair.holder != Holder::Open) {
                self.with_rolls("start", |table, rolls, _| table.start_match(rolls));
            } else {
                self.move_about(person);
            }
            return;
        }
        // Proposals and what was taken back do not outlast the next step.
        let proposed = self.acts.proposal.is_some();
        let undone = self.acts.game().is_some_and(|game| game.at() < game.steps());
        let open = self.acts.chairs.iter().position(|chair| chair.holder == Holder::Open);
        match (open, self.below(24)) {
            (Some(seat), 0..12) => self.sit(person, seat as u8),
            (None, chosen) => self.go_on_with(person, chosen, proposed, undone),
            _ => self.play(),
        }
    }

    fn sit(&mut self, person: &str, seat: u8) {
        let invitation = self.acts.invitation(seat).unwrap();
        let share = Some(format!("{:02x}", self.below(200)).repeat(16));
        let tried = self.acts.sit(person, seat, &invitation, share);
        self.try_it(tried, "sit");
    }

    fn go_on_with(&mut self, person: &str, chosen: usize, proposed: bool, undone: bool) {
        match chosen {
            0..12 if proposed => self.agree(person),
            0..12 if undone => self.undo(person),
            0 => self.undo(person),
            1 => self.rule(person),
            2..6 if self.acts.opened.own_dice => self.correct(person),
            6 | 7 => self.move_about(person),
            8 => self.change_settings(person),
            9 if self.below(12) == 0 => {
                let tried = self.acts.close(person);
                self.try_it(tried, "close");
            }
            10 => {
                let on = self.below(3) > 0;
                let tried = self.acts.allow_hints(person, on);
                self.try_it(tried, "hints");
            }
            _ => self.play(),
        }
    }

    /// A line that leaves this table, with its two nodes.
    fn branch(&mut self, game: &Arc<dyn AnyGame>) -> Option<Nodes> {
        let person = PEOPLE.into_iter().find(|person| self.acts.has(person))?;
        let (at, steps) = self.acts.leave_at(person, None).ok()?;
        let mut header = self.acts.game()?.header();
        header.parent = Some((header.line, at));
        header.line = 1;
        let origin = self.acts.origin_of_branch(at, false, false);
        let opened = Opened { origin, host: person.to_owned(), ..self.acts.opened.clone() };
        let seats = 0..opened.seats.len() as u8;
        let mut first: Vec<Entry> =
            seats.map(|seat| Entry::Sat { seat, person: person.to_owned(), share: None }).collect();
        first.push(Entry::Started { header });
        first.push(Entry::Played { seat: 0, by: By::Past, steps });
        Some(Nodes::open(game, &opened, first, 3))
    }
}

/// Everything about a table. A new field has to be named here, or this does not compile.
fn whole(table: &Table) -> Vec<String> {
    let seats = table.chairs.len() as u8;
    let viewers: Vec<Viewer> =
        std::iter::once(Viewer::Spectator).chain((0..seats).map(|seat| Viewer::Seat(Seat(seat)))).collect();
    let card = |person: Option<&str>| {
        let who = Onlooker { person, viewer: table.viewer(person, None) };
        serde_json::to_string(&table.card(who, &People::default())).unwrap()
    };
    let cards: Vec<String> = [None, Some("anna"), Some("bob"), Some("cleo")].map(card).into();
    let Table {
        id,
        secret,
        root,
        name,
        opened,
        settings,
        chairs,
        dice,
        proposal,
        hints_agreed,
        marks,
        undone_by,
        wants,
        broken,
        position,
        created,
        changed,
        shown: _,
        game,
        any_game: _,
        texts: _,
        closed,
        guide: _,
        lost,
    } = table;
    let at = game.as_ref().map_or(0, |live| live.game().at());
    let mut all = vec![
        format!("{id} {secret} {root} {name} {opened:?} {settings:?} {closed} {lost} {created}"),
        format!("{position} {changed}"),
        format!("{chairs:#?}"),
        format!("{:?} {:?} {:?}", dice.seed(), dice.stretches(at, true), dice.shares()),
        format!("{proposal:?} {hints_agreed} {marks:?} {undone_by:?} {wants:?} {broken:?}"),
    ];
    if let Some(live) = game {
        let game = live.game();
        all.push(format!("{} of {}", game.at(), game.steps()));
        all.push(game.state().to_string());
        all.push(serde_json::to_string(&game.header()).unwrap());
        all.extend(
            (game.steps().saturating_sub(12)..game.steps()).map(|step| format!("{:?}", game.record(step))),
        );
        for viewer in &viewers {
            all.push(serde_json::to_string(&live.picture(*viewer)).unwrap());
            all.push(serde_json::to_string(&live.log(*viewer, u32::MAX, 40)).unwrap());
        }
        for seat in 0..seats {
            all.push(format!("{:?} {:?}", game.legal(Seat(seat)), game.reaction(Seat(seat))));
        }
    }
    all.extend(cards);
    all
}

fn setup(words: &str) -> Setup {
    serde_json::from_str(words).unwrap()
}

/// Plays a table of this game for a while; gives what was done, how often.
fn run(
    name: &str,
    options: &str,
    own_dice: bool,
    seats: &[Option<&str>],
    seed: u64,
    steps: usize,
) -> BTreeMap<&'static str, usize> {
    let setup = setup(options);
    let game =
        open_game(name, &setup, &Library::built_in()).unwrap_or_else(|_| panic!("{name} is not opened"));
    let opened = Opened {
        game: name.to_owned(),
        setup,
        host: "anna".to_owned(),
        seats: game.seats(),
        settings: Settings::default(),
        origin: Origin::New,
        own_dice,
    };
    let sit = |(seat, who): (u8, &Option<&str>)| match who {
        None => Entry::BotSat { seat, bot: "sensible".to_owned() },
        Some(person) => Entry::Sat { seat, person: (*person).to_owned(), share: Some("ab".repeat(16)) },
    };
    let first = (0u8..).zip(seats).map(sit).collect();
    let mut nodes = Nodes::open(&game, &opened, first, seed);
    for _ in 0..steps {
        nodes.go_on();
        if nodes.acts.stage() == Stage::Closed {
            break;
        }
    }
    let mut done = nodes.done.clone();
    if let Some(mut branch) = nodes.branch(&game) {
        for _ in 0..20 {
            branch.go_on();
        }
        *done.entry("branch").or_default() += 1;
    }
    let over = matches!(nodes.acts.game().map(Match::turn), Some(Turn::Over(_)));
    *done.entry("over").or_default() += usize::from(over);
    done
}

fn run_all(tables: &[(&str, &str, &[Option<&str>])], own_dice: bool, wanted: &[&str]) {
    let mut done: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, options, seats) in tables {
        for seed in 0..2 {
            for (what, count) in run(name, options, own_dice, seats, seed, 160) {
                *done.entry(what).or_default() += count;
            }
        }
    }
    for what in wanted {
        assert!(done.get(what).is_some_and(|count| *count > 0), "never done: {what}; done: {done:?}");
    }
}

const COMMON: [&str; 14] = [
    "act",
    "bot",
    "pass",
    "rule",
    "undo",
    "redo",
    "agree",
    "leave",
    "sit",
    "hand over",
    "take back",
    "pass beforehand",
    "settings",
    "hints",
];

const TABLES: [(&str, &str, &[Option<&str>]); 5] = [
    ("mini-rogue", "{}", &[Some("anna")]),
    ("mini-rogue", r#"{"heroes":["rogue","mage"]}"#, &[Some("anna"), None]),
    ("urto", r#"{"heroes":["oriandre","molesor"]}"#, &[Some("anna"), Some("bob")]),
    (
        "urto",
        r#"{"heroes":["oriandre","molesor","sankaa","arminius"]}"#,
        &[Some("anna"), Some("bob"), Some("cleo"), None],
    ),
    ("catacombs", r#"{"heroes":["svein"]}"#, &[Some("anna"), Some("bob")]),
];

/// Where the table rolls.
#[test]
fn a_node_that_reads_is_like_the_one_that_acted() {
    run_all(&TABLES, false, &COMMON);
}

/// Where people roll: corrections, and rolls for bots.
#[test]
fn a_node_that_reads_rolls_is_like_the_one_that_acted() {
    run_all(&TABLES, true, &["act", "rule", "undo", "correct", "start", "bot wants", "roll for bot"]);
}

/// Where the rules have changed since: both nodes say at which step, and both go on from the state that was kept.
#[test]
fn a_node_that_reads_adopts_like_the_one_that_acted() {
    let game = open_game("mini-rogue", &Setup::default(), &Library::built_in());
    let game = game.unwrap_or_else(|_| panic!("the game is not opened"));
    let opened = Opened {
        game: "mini-rogue".to_owned(),
        setup: Setup::default(),
        host: "anna".to_owned(),
        seats: game.seats(),
        settings: Settings::default(),
        origin: Origin::New,
        own_dice: false,
    };
    let sat = Entry::Sat { seat: 0, person: "anna".to_owned(), share: None };
    let mut nodes = Nodes::open(&game, &opened, vec![sat], 1);
    for _ in 0..5 {
        nodes.play();
    }
    let state = nodes.acts.game().unwrap().state();
    let action = nodes.acts.game().unwrap().legal(Seat(0)).remove(0);
    let Ok(Attempt::Entry(mut pending)) = nodes.acts.act_for(0, &action, By::Person) else {
        panic!("played")
    };
    let Entry::Played { steps, .. } = &mut pending.entry else { panic!("steps") };
    steps[0].digest = "0000000000000000".to_owned();
    nodes.write(*pending, "other rules");
    assert!(nodes.acts.broken.is_some());
    let tried = nodes.acts.adopt("anna", Some(&state));
    assert!(nodes.try_it(tried, "adopt"));
    assert!(nodes.acts.broken.is_none());
    nodes.play();
    assert!(nodes.done.contains_key("adopt") && nodes.done["act"] > 3, "{:?}", nodes.done);
}
