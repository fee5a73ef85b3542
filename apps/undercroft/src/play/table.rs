//! The match at the keyboard: prompt, choices, answers, and the words that are not choices.

use super::dice::{self, Never, NoRoll};
use super::save::{self, Seed};
use super::screen::{self, Screen};
use super::tutorial::{self, Tutorial};
use super::{Sitting, odds};
use crate::common::{Done, Problem};
use std::io::BufRead;
use std::path::PathBuf;
use undercroft_catalog::{Card, Playable};
use undercroft_i18n::{Called, Lang, Listener, Texts};
use undercroft_kernel::replay::{self, Header};
use undercroft_kernel::{
    Actions, Answers, Grain, Key, NoAnswer, PlayError, RuleId, Seat, Seeded, Session, Turn, Viewer,
};
use undercroft_ledger::Ledger;

/// A match under way.
pub struct Table<G: Playable> {
    session: Session<G>,
    card: Card,
    header: Header,
    screen: Screen,
    ledger: Ledger,
    language: &'static str,
    own_dice: bool,
    seed: Seed,
    file: PathBuf,
    told: usize,
    chapter: bool,
    tutorial: Option<Tutorial>,
    /// Before which step the guide has spoken.
    explained: Option<usize>,
}

/// What a typed line leads to.
enum Next {
    /// Ask again.
    Again,
    /// Leave.
    Leave,
}

impl<G: Playable> Table<G> {
    /// Opens the match, or the saved one.
    pub fn sit(game: G, card: Card, sitting: Sitting) -> Done<Self> {
        let Sitting { lang, setup, own_dice, seed, file, resumed, ledger, chapter, tutorial } = sitting;
        let packs = card.texts.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
        let texts = Texts::new(lang, packs)
            .map_err(|problems| Problem(problems.iter().map(|p| format!("{p}\n")).collect()))?;
        let mut screen = Screen::new(texts, Listener::spectator());
        let header = Header {
            undercroft: replay::FORMAT,
            game: card.game.to_owned(),
            rules: card.rules_version,
            packs: card.packs.iter().cloned().collect(),
            setup,
            typed_in: own_dice,
            line: 0,
            parent: None,
            opening: Vec::new(),
            digest: String::new(),
        };
        if resumed.is_none() && !chapter {
            greet(&screen, &card);
        }
        if let Some(tutorial) = &tutorial {
            screen.print("");
            tutorial.begin(&screen);
            screen.print("");
        }
        let session = match (&resumed, &tutorial) {
            (Some(text), _) => {
                let session = replay::read(game, text)
                    .map_err(|misfit| screen::misfit(&screen.texts, &file, &misfit))?;
                let steps = session.at() as i64;
                screen.say_text("play-resumed", |m| {
                    m.word("file", file.display().to_string()).number("steps", steps)
                });
                session
            }
            (None, Some(tutorial)) => tutorial.open(game)?,
            (None, None) if own_dice => open_typed_in(game, &mut screen)?,
            (None, None) => open_seeded(game, seed),
        };
        screen.listener = listener(&session);
        let told = session.at();
        let table = Table {
            session,
            card,
            header,
            screen,
            ledger,
            language: lang.code(),
            own_dice,
            seed,
            file,
            told,
            chapter,
            tutorial,
            explained: None,
        };
        if resumed.is_none() {
            table.session.opening_events().iter().for_each(|event| table.tell(event));
        }
        Ok(table)
    }

    /// Plays until the person leaves, or a chapter is over; gives the file in which the match is kept.
    pub fn play(mut self) -> Done<PathBuf> {
        let stdin = std::io::stdin();
        let mut input = stdin.lock();
        loop {
            self.settle(&mut input);
            self.tell_new();
            self.save_quietly();
            let view = self.session.game().view(self.session.state(), Viewer::Seat(Seat(0)));
            let picture = undercroft_table::picture(self.session.game(), &view);
            self.screen.show_changes(picture);
            let seats = self.asked();
            self.explain();
            self.prompt(&seats);
            if self.chapter && seats.is_empty() {
                return Ok(self.file);
            }
            let Some(line) = self.screen.line(&mut input) else { break };
            if let Next::Leave = self.answer(&line, &seats, &mut input) {
                break;
            }
        }
        self.save_quietly();
        if self.chapter {
            return Ok(self.file);
        }
        let file = self.file.display().to_string();
        self.screen.say_text("play-bye", |m| m.word("file", file));
        Ok(self.file)
    }

    /// Who is asked; nobody at the end. One keyboard answers for all.
    fn asked(&self) -> Vec<Seat> {
        match self.session.game().turn(self.session.state()) {
            Turn::Ask(seats) => seats.iter().collect(),
            Turn::Over(_) => Vec::new(),
        }
    }

    fn offers(&self, seat: Seat) -> Actions<G::Action> {
        let mut actions = Actions::new();
        self.session.game().legal_actions(self.session.state(), seat, &mut actions);
        actions
    }

    fn prompt(&self, seats: &[Seat]) {
        let game = self.session.game();
        self.screen.print("");
        if seats.is_empty() {
            let view = game.view(self.session.state(), Viewer::Seat(Seat(0)));
            self.screen.say(&game.close(&view, Viewer::Seat(Seat(0))));
            if !self.chapter {
                self.screen.say_text("play-ended", |m| m);
            }
            return;
        }
        // The choices of several seats are numbered through.
        let mut before = 0;
        for seat in seats {
            before += self.choices(*seat, before);
        }
    }

    /// Shows what one seat is asked, numbered from `before`; says how many choices it has.
    fn choices(&self, seat: Seat, before: usize) -> usize {
        let game = self.session.game();
        let view = game.view(self.session.state(), Viewer::Seat(seat));
        self.screen.say(&game.ask(&view, seat));
        let offers = self.offers(seat).offers();
        for (number, offer) in offers.iter().enumerate() {
            let number = before + number;
            let label = self.screen.speak(&game.label(&view, offer.action));
            if offer.high > offer.low {
                self.screen.say_text("play-choice-amount", |m| {
                    let m = m.number("number", number as i64 + 1).word("label", label);
                    m.number("low", i64::from(offer.low)).number("high", i64::from(offer.high))
                });
            } else {
                self.screen.print(&format!("{}. {label}", number + 1));
            }
        }
        offers.len()
    }

    fn answer(&mut self, line: &str, seats: &[Seat], input: &mut impl BufRead) -> Next {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "quit" | "q" => return Next::Leave,
            "help" | "?" => self.screen.say_text("play-help", |m| m),
            "undo" | "u" => self.undo(rest),
            "redo" | "r" => self.redo(rest),
            "why" => self.why(rest),
            "log" | "l" => self.log(),
            "board" | "b" => {
                let view = self.session.game().view(self.session.state(), Viewer::Seat(Seat(0)));
                self.screen.show_all(undercroft_table::picture(self.session.game(), &view));
            }
            "save" => self.save(rest),
            "odds" | "o" => self.odds(seats),
            _ => self.act(line, seats, input),
        }
        Next::Again
    }

    /// A number, a number with an amount, or an action in its notation.
    fn act(&mut self, line: &str, seats: &[Seat], input: &mut impl BufRead) {
        let Some(first) = seats.first().copied() else { return self.screen.say_text("play-ended", |m| m) };
        let offers: Vec<(Seat, Actions<G::Action>)> =
            seats.iter().map(|seat| (*seat, self.offers(*seat))).collect();
        let numbers: Option<Vec<u16>> = line.split(' ').map(|word| word.parse().ok()).collect();
        let chosen = numbers.as_deref().map(|numbers| match *numbers {
            [number] => pick_any(&offers, number, None),
            [number, amount] => pick_any(&offers, number, Some(amount)),
            _ => None,
        });
        let action = match chosen {
            Some(action) => action,
            // A notation is meant by the seat that is offered it.
            None => self.session.game().parse(line).ok().map(|action| {
                let offered =
                    |(_, actions): &&(Seat, Actions<G::Action>)| actions.iter().any(|known| known == action);
                (offers.iter().find(offered).map_or(first, |(seat, _)| *seat), action)
            }),
        };
        let Some((seat, action)) = action else {
            let count = offers.iter().map(|(_, actions)| actions.offers().len()).sum::<usize>() as i64;
            return self
                .screen
                .say_text("play-number-expected", |m| m.word("text", line).number("count", count));
        };
        if self.expected().is_some_and(|expected| expected != action) {
            return self.other(&offers, seat, action);
        }
        if let Err(error) = self.perform(seat, action, input) {
            self.refused(error);
        }
    }

    /// Plays one action with the dice of this table.
    fn perform(
        &mut self,
        seat: Seat,
        action: G::Action,
        input: &mut impl BufRead,
    ) -> Result<(), PlayError<NoAnswer>> {
        self.told = self.told.min(self.session.at());
        if let Some(tutorial) = self.tutorial.as_ref().filter(|_| self.expected().is_some()) {
            return tutorial.play(&mut self.session, seat, action);
        }
        if !self.own_dice {
            return dice::seeded(&mut self.session, self.seed.0, seat, action).map(|_| ());
        }
        match dice::typed_in(&mut self.session, seat, action, &mut self.screen, input) {
            Ok(played) => played.map(|_| ()),
            Err(NoRoll::EndOfInput | NoRoll::Cancelled) => Ok(()),
        }
    }

    /// What the guide does now; none without a guide and after its last step.
    fn expected(&self) -> Option<G::Action> {
        self.tutorial.as_ref()?.expected(&self.session)
    }

    /// Lets the guide speak, once before each step.
    fn explain(&mut self) {
        let at = self.session.at();
        if let Some(tutorial) = self.tutorial.as_ref().filter(|_| self.explained != Some(at)) {
            tutorial.explain(at, &self.screen);
            self.explained = Some(at);
        }
    }

    /// Answers a choice that is not the guide's: what is forbidden is refused as always, and nothing is played.
    fn other(&mut self, offers: &[(Seat, Actions<G::Action>)], seat: Seat, action: G::Action) {
        if let Err(error) = dice::seeded(&mut self.session.clone(), self.seed.0, seat, action) {
            return self.refused(error);
        }
        let Some(expected) = self.expected() else { return };
        let view = self.session.game().view(self.session.state(), Viewer::Seat(seat));
        let label = self.screen.speak(&self.session.game().label(&view, expected));
        let choice = tutorial::choice(offers, expected).unwrap_or_default();
        self.screen.say_text("tutorial-other", |m| m.word("label", label).word("choice", choice));
    }

    /// Plays what needs no decision.
    fn settle(&mut self, input: &mut impl BufRead) {
        // With redo waiting, a forced step would throw it away: the person decides first.
        // A guide explains every step, so that the person takes each.
        if self.session.at() < self.session.steps().len() || self.expected().is_some() {
            return;
        }
        if !self.own_dice {
            let key = Key::derive(&self.seed.0, self.session.lineage().line);
            while self.session.sole_routine().is_some() {
                let source = Never(Seeded::new(key, self.session.draws()));
                if self.session.settle_one(source).is_err() {
                    return;
                }
            }
            return;
        }
        while let Some((seat, action)) = self.session.sole_routine() {
            let before = self.session.at();
            if self.perform(seat, action, input).is_err() || self.session.at() == before {
                return;
            }
        }
    }

    fn refused(&mut self, error: PlayError<NoAnswer>) {
        match error {
            PlayError::Illegal(rule) => {
                let sentence = self.sentence(rule);
                self.screen.say_text("play-refused", |m| m.word("rule", rule.0).word("sentence", sentence));
            }
            PlayError::NotAsked => self.screen.say_text("not-asked", |m| m),
            PlayError::Over => self.screen.say_text("match-over", |m| m),
            PlayError::Pause(_) | PlayError::Bound(_) => self.screen.say_text("error-pause", |m| m),
        }
    }

    fn sentence(&self, rule: RuleId) -> String {
        self.ledger.rule(rule.0).map_or_else(String::new, |rule| rule.sentence(self.language).to_owned())
    }

    fn undo(&mut self, count: &str) {
        let count = count.parse().unwrap_or_else(|_| self.session.undo_size(Grain::Action));
        match self.session.undo(count) {
            0 => self.screen.say_text("play-nothing-to-undo", |m| m),
            taken => self.screen.say_text("play-undone", |m| m.number("count", taken as i64)),
        }
        self.told = self.told.min(self.session.at());
    }

    fn redo(&mut self, count: &str) {
        match self.session.redo(count.parse().unwrap_or(1)) {
            0 => self.screen.say_text("play-nothing-to-redo", |m| m),
            again => self.screen.say_text("play-redone", |m| m.number("count", again as i64)),
        }
    }

    fn why(&mut self, id: &str) {
        let Some(rule) = self.ledger.rule(id.trim()).cloned() else {
            return self.screen.say_text("play-why-unknown", |m| m.word("rule", id));
        };
        self.screen.print(&format!("{}: {}", rule.id, rule.sentence(self.language)));
        let editions = rule.editions.join(", ");
        self.screen.say_text("play-why-editions", |m| m.word("editions", editions));
        for source in self.ledger.citations(&rule) {
            self.screen.say_text("play-why-source", |m| m.word("source", source));
        }
        if let (Some(note), "en") = (&rule.note, self.language) {
            self.screen.say_text("play-why-note", |m| m.word("note", note.clone()));
        }
    }

    fn log(&mut self) {
        self.screen.say_text("log-title", |m| m);
        let mut events = self.session.opening_events().to_vec();
        for step in self.session.steps().iter().take(self.session.at()) {
            events.extend(step.events.iter().cloned());
        }
        if events.is_empty() {
            self.screen.say_text("play-log-empty", |m| m);
        }
        for event in &events {
            self.tell(event);
        }
    }

    /// Tells what happened since the last time.
    fn tell_new(&mut self) {
        let steps: Vec<Vec<G::Event>> = self
            .session
            .steps()
            .iter()
            .take(self.session.at())
            .skip(self.told)
            .map(|step| step.events.clone())
            .collect();
        self.told = self.session.at();
        for event in steps.iter().flatten() {
            self.tell(event);
        }
    }

    /// One line of the log, with the rules of this edition behind it.
    fn tell(&self, event: &G::Event) {
        let game = self.session.game();
        let Some(event) = game.witness(event, Viewer::Seat(Seat(0))) else { return };
        let Some(message) = game.tell(&event) else { return };
        let in_force = |rule: &&RuleId| {
            self.ledger
                .rule(rule.0)
                .is_some_and(|rule| rule.editions.iter().any(|edition| edition == self.card.edition))
        };
        let rules: Vec<&str> = message.rules.iter().filter(in_force).map(|rule| rule.0).collect();
        let line = self.screen.speak(&message);
        if rules.is_empty() {
            self.screen.print(&line)
        } else {
            self.screen.print(&format!("{line} [{}]", rules.join(" ")))
        }
    }

    fn odds(&mut self, seats: &[Seat]) {
        if seats.is_empty() {
            return self.screen.say_text("play-ended", |m| m);
        }
        for seat in seats {
            let actions: Vec<G::Action> =
                self.offers(*seat).offers().iter().map(|offer| offer.action).collect();
            odds::speak(self.session.game(), self.session.state(), *seat, &actions, &self.screen);
        }
    }

    fn save(&mut self, file: &str) {
        if !file.trim().is_empty() {
            self.file = PathBuf::from(file.trim());
        }
        let name = self.file.display().to_string();
        match self.write() {
            Ok(()) => self.screen.say_text("play-saved", |m| m.word("file", name)),
            Err(reason) => {
                self.screen.say_text("play-save-failed", |m| {
                    m.word("file", name).word("reason", reason.to_string())
                });
            }
        }
    }

    fn write(&self) -> std::io::Result<()> {
        save::write(&self.file, &replay::write(&self.session, &self.header), self.seed)
    }

    /// The match is kept after every step; a disk that refuses is told once the person saves.
    fn save_quietly(&self) {
        let _ = self.write();
    }
}

/// Who listens: the only one is `you`; where one person plays several seats, each is called by its name.
fn listener<G: Playable>(session: &Session<G>) -> Listener {
    let game = session.game();
    if game.seats() < 2 {
        return Listener::seat(Seat(0)).call(Seat(0), Called::Word(game.seat_word(Seat(0))));
    }
    let view = game.view(session.state(), Viewer::Seat(Seat(0)));
    let sheets = undercroft_table::picture(game, &view).sheets;
    let names = sheets.into_iter().zip(0..).map(|(sheet, seat)| (Seat(seat), Called::Name(sheet.name)));
    names.fold(Listener::spectator(), |listener, (seat, called)| listener.call(seat, called))
}

/// The offer with this number among those of all seats.
fn pick_any<A: Copy + undercroft_kernel::Amount>(
    offers: &[(Seat, Actions<A>)],
    number: u16,
    amount: Option<u16>,
) -> Option<(Seat, A)> {
    let mut left = number;
    for (seat, actions) in offers {
        let count = actions.offers().len() as u16;
        if left <= count {
            return pick(actions, left, amount).map(|action| (*seat, action));
        }
        left -= count;
    }
    None
}

/// Says what is played, and how.
fn greet(screen: &Screen, card: &Card) {
    screen.say_text("app-title", |m| m.word("version", env!("CARGO_PKG_VERSION")));
    let (game, edition) = (format!("game-{}", card.game), format!("edition-{}", card.edition));
    screen.say_text("play-welcome", |m| m.name("game", game).name("edition", edition));
    screen.say_text("play-help", |m| m);
}

/// The offer with this number, and this amount where it takes one.
fn pick<A: Copy + undercroft_kernel::Amount>(
    actions: &Actions<A>,
    number: u16,
    amount: Option<u16>,
) -> Option<A> {
    let offer = *actions.offers().get(usize::from(number).checked_sub(1)?)?;
    match amount {
        None if offer.high > offer.low => None,
        None => Some(offer.action),
        Some(amount) if (offer.low..=offer.high).contains(&amount) && offer.high > offer.low => {
            Some(offer.action.with_amount(amount))
        }
        Some(_) => None,
    }
}

fn open_seeded<G: Playable>(game: G, seed: Seed) -> Session<G> {
    match Session::open(game, Seeded::new(Key::derive(&seed.0, 0), 0)) {
        Ok(session) => session,
        Err(error) => unreachable!("a seeded source answers every draw of the set-up: {error:?}"),
    }
}

/// Opens a match with typed-in cards: asks until the set-up has all answers.
fn open_typed_in<G: Playable>(game: G, screen: &mut Screen) -> Done<Session<G>> {
    let stdin = std::io::stdin();
    let mut input = stdin.lock();
    let mut answers: Vec<(String, u32)> = Vec::new();
    loop {
        match Session::open(game.clone(), Answers::new(&answers)) {
            Ok(session) => return Ok(session),
            Err(PlayError::Pause(NoAnswer::Asked(asked))) => {
                match dice::ask(&game, &asked, screen, &mut input) {
                    Ok(answer) => answers.push(answer),
                    Err(_) => return Err(Problem(screen.texts.text("error-pause", &[]))),
                }
            }
            Err(error) => return Err(Problem(format!("{error:?}"))),
        }
    }
}
