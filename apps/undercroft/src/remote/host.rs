//! A match that a service holds, elsewhere or inside this program: pictures come from there, choices go there.

use super::web::{Answer as Reply, Web, fresh_id};
use crate::common::{self, Done, Problem};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use undercroft_bots::live::Bot;
use undercroft_catalog::live::Roll;
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_i18n::{Called, Lang, Listener, Texts};
use undercroft_kernel::{Message, Seat, Setup};
use undercroft_table::{LogLine, Odds, Picture, Prompt};
use undercroft_terminal::{Answer, Fight, Guidance, Hint, Host, Review, Rolls, Speech, Thought};

/// How many moments of others are shown one after the other; of a longer absence only the last ones.
const SHOWN: u32 = 60;

/// How often something is wanted of a service before it is given up, and how long after each time.
const TRIES: usize = 10;
const BETWEEN: Duration = Duration::from_millis(200);

/// Holds nothing but pictures.
pub struct Remote {
    web: Web,
    table: String,
    /// What the service says about the table.
    card: Value,
    /// The latest picture.
    latest: Picture,
    /// The picture that is looked at: what others did since is shown step by step.
    shown: Picture,
    /// Who has taken the keyboard over while the others look away.
    alone: Option<u8>,
    /// The seats at this keyboard that are asked, where there are several.
    asked: Vec<u8>,
    /// All people at this keyboard see the same.
    is_open: bool,
    speech: Speech,
    /// Set whenever something has happened.
    news: Arc<AtomicBool>,
}

struct ReadCard;

impl Visitor for ReadCard {
    type Out = Card;
    fn visit<G: Playable>(self, _: G, card: Card) -> Card {
        card
    }
}

impl Remote {
    pub fn open(mut web: Web, table: &str, lang: Lang) -> Done<Remote> {
        web.speak(lang.code());
        let reply = web.get(&format!("/api/v1/tables/{table}"))?;
        if reply.status >= 400 {
            return Err(Problem(reply.says()));
        }
        let word = |name: &str| reply.body.pointer(&format!("/card/{name}")).and_then(Value::as_str);
        let (game, edition) = (word("game").unwrap_or_default(), word("edition").unwrap_or_default());
        let setup = Setup::default().with("edition", undercroft_kernel::Value::word(edition));
        let library = Library::built_in();
        // A game with one printing has no option for it.
        let card = open(game, &setup, &library, ReadCard)
            .or_else(|_| open(game, &Setup::default(), &library, ReadCard))
            .map_err(common::open_problem)?;
        let packs = card.texts.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
        let texts = Texts::new(lang, packs).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
        let news = Arc::<AtomicBool>::default();
        web.listen(table, &news);
        let mut remote = Remote {
            web,
            table: table.to_owned(),
            card: Value::Null,
            latest: Picture::default(),
            shown: Picture::default(),
            alone: None,
            asked: Vec::new(),
            is_open: true,
            speech: Speech::new(texts, Listener::spectator()),
            news,
        };
        let answer = remote.look();
        if let Answer::Says(message) = answer {
            return Err(Problem(remote.speech.say(&message)));
        }
        if remote.latest.game.is_empty() {
            return Err(Problem(remote.speech.text("term-not-begun")));
        }
        remote.shown = remote.latest.clone();
        Ok(remote)
    }

    /// Set whenever something has happened.
    pub fn news(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.news)
    }

    /// The edition that is played.
    pub fn edition(&self) -> &str {
        self.card.get("edition").and_then(Value::as_str).unwrap_or_default()
    }

    /// The seats that the people at this keyboard play.
    fn own_seats(&self) -> Vec<u8> {
        self.seats(|seat| seat.get("you").and_then(Value::as_bool) == Some(true))
    }

    fn seats(&self, is: impl Fn(&Value) -> bool) -> Vec<u8> {
        let seats = self.card.get("seats").and_then(Value::as_array);
        let number =
            |seat: &Value| seat.get("seat").and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok());
        seats.into_iter().flatten().filter(|seat| is(seat)).filter_map(number).collect()
    }

    fn own_seats_asked(&self) -> Vec<u8> {
        self.asked.clone()
    }

    /// Which of several seats at this keyboard are asked. Where the game does not tell everybody, each seat is looked through.
    fn find_asked(&mut self, own: &[u8], picture: &Picture) -> Result<Vec<u8>, Answer> {
        let told: Vec<u8> = own.iter().copied().filter(|seat| picture.turn.asked.contains(seat)).collect();
        if !told.is_empty() || picture.outcome.is_some() {
            return Ok(told);
        }
        let mut asked = Vec::new();
        for seat in own {
            let is_asked = match picture.viewer == Some(*seat) {
                true => picture.turn.you,
                false => self.fetch(Some(*seat))?.is_some_and(|seen| seen.turn.you),
            };
            asked.extend(is_asked.then_some(*seat));
        }
        Ok(asked)
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.table)
    }

    /// The part of an address that says through whose eyes to look.
    fn eyes(&self) -> String {
        self.latest.viewer.map(|seat| format!("seat={seat}")).unwrap_or_default()
    }

    fn fetch(&mut self, seat: Option<u8>) -> Result<Option<Picture>, Answer> {
        let path = self.path(&seat.map(|seat| format!("?seat={seat}")).unwrap_or_default());
        let reply = self.web.get(&path).map_err(|problem| says(&problem.to_string()))?;
        if reply.status >= 400 {
            return Err(says(&reply.says()));
        }
        self.card = reply.body.get("card").cloned().unwrap_or_default();
        Ok(reply.body.get("picture").cloned().and_then(|picture| serde_json::from_value(picture).ok()))
    }

    /// Looks what the table is like now.
    fn look(&mut self) -> Answer {
        match self.try_to_look() {
            Ok(()) => Answer::Done,
            Err(answer) => answer,
        }
    }

    fn try_to_look(&mut self) -> Result<(), Answer> {
        let wanted = self.alone.or(self.latest.viewer);
        let Some(mut picture) = self.fetch(wanted)? else { return Ok(()) };
        let own = self.own_seats();
        if own.len() > 1 {
            let asked = self.find_asked(&own, &picture)?;
            self.asked.clone_from(&asked);
            self.is_open = self.web.inside().is_some_and(|inside| inside.is_shared_by(&self.table, &own));
            if self.is_open {
                self.alone = None;
            }
            let next = if self.is_open { asked.first().copied() } else { self.alone };
            if !asked.is_empty() && next.is_some_and(|seat| asked.contains(&seat)) {
                if picture.viewer.is_none_or(|seat| !asked.contains(&seat)) {
                    picture = self.fetch(next)?.unwrap_or(picture);
                }
            } else if !asked.is_empty() {
                // Somebody else takes over: until then only what everybody sees is shown.
                self.alone = None;
                picture = self.public().unwrap_or_default();
            }
        }
        if picture.viewer != self.latest.viewer || picture.moment < self.shown.moment {
            self.shown = picture.clone();
        }
        self.latest = picture;
        self.speech.listener = self.listener();
        Ok(())
    }

    /// What somebody sees who only watches.
    fn public(&self) -> Option<Picture> {
        let reply = self.web.as_nobody().get(&self.path("")).ok()?;
        serde_json::from_value(reply.body.get("picture")?.clone()).ok()
    }

    /// Who listens: one person is `you`; where several look at the same table, each is called by name.
    fn listener(&self) -> Listener {
        let own = match (self.latest.viewer, self.own_seats().len()) {
            (Some(seat), 1) => Listener::seat(Seat(seat)),
            (Some(seat), _) if !self.is_open => Listener::seat(Seat(seat)),
            _ => Listener::spectator(),
        };
        self.latest.seats.iter().zip(0..).fold(own, |listener, (card, seat)| {
            let called = card.name.clone().map_or_else(|| Called::Word(card.id.clone()), Called::Name);
            listener.call(Seat(seat), called)
        })
    }

    /// Sends a change and looks what came of it.
    fn change(&mut self, what: &str, body: &Value) -> Answer {
        let path = self.path(&format!("/{what}"));
        let reply = match self.web.post(&path, body) {
            Ok(reply) => reply,
            Err(problem) => return says(&problem.to_string()),
        };
        if let Some(other) = self.guided(&reply) {
            return other;
        }
        match reply.status {
            202 => wanted(&reply).map_or_else(|| says(&reply.says()), Answer::Wants),
            200..400 => self.look(),
            409 => {
                let before = self.latest.moment;
                match self.look() {
                    // The table has moved on meanwhile: its new picture says how.
                    Answer::Done if self.latest.moment != before => Answer::Done,
                    Answer::Done => says(&reply.says()),
                    other => other,
                }
            }
            _ => says(&reply.says()),
        }
    }

    /// What a guide does instead of what was chosen, if that is the answer.
    fn guided(&self, reply: &Reply) -> Option<Answer> {
        let wanted = reply.body.get("do").filter(|_| reply.status >= 400)?.as_str()?;
        let prompts = self.prompts();
        let leaves: Vec<_> = prompts.iter().flat_map(Prompt::leaves).collect();
        let leaf = leaves.iter().find(|leaf| leaf.actions().any(|action| action == wanted))?;
        let other = Message::new("tutorial-other").word("label", self.speech.words(&leaf.label));
        Some(Answer::Says(other.word("choice", leaf.number.to_string())))
    }

    fn read<T: DeserializeOwned>(&mut self, path: &str) -> Option<T> {
        let path = self.path(path);
        // While hands are covered, nothing is looked at through anybody's eyes.
        let is_covered = self.latest.viewer.is_none() && self.own_seats().len() > 1;
        let reply = if is_covered { self.web.as_nobody().get(&path) } else { self.web.get(&path) };
        let reply = reply.ok().filter(|reply| reply.status == 200)?;
        serde_json::from_value(reply.body).ok()
    }

    /// Asks for something that takes thought.
    fn think<T: DeserializeOwned>(&mut self, path: &str) -> Thought<T> {
        let path = self.path(path);
        let refused = |text: &str| Thought::Refused(Message::new("term-service-says").word("text", text));
        let reply = match self.web.get(&path) {
            Ok(reply) => reply,
            Err(problem) => return refused(&problem.to_string()),
        };
        let number = |name: &str| reply.body.get(name).and_then(Value::as_u64).unwrap_or_default() as u32;
        match reply.status {
            202 => Thought::Working { done: number("done"), of: number("of") },
            200 => serde_json::from_value(reply.body)
                .map_or_else(|error| refused(&error.to_string()), Thought::Ready),
            _ => refused(&reply.says()),
        }
    }

    /// Takes steps back or plays them again: what comes of it is there at once, and how many it were is said.
    fn jump(&mut self, what: &str, key: &'static str) -> Answer {
        let before = self.latest.moment;
        let answer = self.change(what, &json!({ "id": fresh_id(), "seat": self.latest.viewer }));
        self.shown = self.latest.clone();
        match (answer, self.latest.moment.abs_diff(before)) {
            (Answer::Done, count) if count > 0 => Answer::Says(Message::new(key).number("count", count)),
            (answer, _) => answer,
        }
    }

    /// Leaves a seat to a bot of a level; gives the reason when that does not come about. On a seat that is not left, a bot only stands in, and always the same one.
    fn seat_bot(&mut self, seat: u8, bot: &str) -> Option<String> {
        self.insist(&format!("/seats/{seat}/leave"), &json!({ "id": fresh_id() }))
            .or_else(|| self.insist(&format!("/seats/{seat}/bot"), &json!({ "id": fresh_id(), "bot": bot })))
    }

    /// Wants something of the service; gives the reason when it is not done. A service that has too much to do is asked again, for the same thing.
    fn insist(&mut self, path: &str, body: &Value) -> Option<String> {
        let path = self.path(path);
        let mut reason = String::new();
        for _ in 0..TRIES {
            match self.web.post(&path, body) {
                Ok(reply) if reply.status < 400 => return None,
                Ok(reply) => reason = reply.says(),
                Err(problem) => reason = problem.to_string(),
            }
            std::thread::sleep(BETWEEN);
        }
        Some(reason)
    }

    fn is_behind(&self) -> bool {
        self.shown.moment < self.latest.moment
    }

    /// Shows the next thing that somebody else did.
    fn catch_up(&mut self) {
        let own = self.own_seats();
        if own.len() == self.latest.seats.len() {
            self.shown = self.latest.clone();
        }
        if self.latest.moment - self.shown.moment.min(self.latest.moment) > SHOWN {
            self.shown.moment = self.latest.moment - SHOWN;
        }
        while self.is_behind() {
            let is_own = self.shown.turn.asked.iter().any(|seat| own.contains(seat));
            let moment = self.shown.moment + 1;
            let next = if moment < self.latest.moment { self.picture_at(moment) } else { None };
            self.shown = next.unwrap_or_else(|| self.latest.clone());
            if !is_own {
                return;
            }
        }
    }
}

fn says(text: &str) -> Answer {
    Answer::Says(Message::new("term-service-says").word("text", text))
}

fn rolled(rolls: &Rolls) -> Vec<Value> {
    rolls.iter().map(|(die, face)| json!({ "die": die, "face": face })).collect()
}

/// The die that has to be rolled first.
pub fn wanted(reply: &Reply) -> Option<Roll> {
    read_roll(reply.body.get("roll")?)
}

fn read_roll(roll: &Value) -> Option<Roll> {
    let faces = roll.get("faces")?.as_array()?.iter().filter_map(Value::as_str).map(str::to_owned);
    Some(Roll {
        die: roll.get("die")?.as_str()?.to_owned(),
        seat: None,
        count: u8::try_from(roll.get("count")?.as_u64()?).ok()?,
        faces: faces.collect(),
    })
}

/// An action as a part of an address.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

impl Host for Remote {
    fn speech(&self) -> &Speech {
        &self.speech
    }

    fn picture(&self) -> Picture {
        self.shown.clone()
    }

    fn prompts(&self) -> Vec<Prompt> {
        if self.is_behind() || self.covered().is_some() {
            return Vec::new();
        }
        let own = self.latest.prompt.iter().cloned();
        let others = self.own_seats_asked().into_iter().filter(|seat| Some(*seat) != self.latest.viewer);
        let path = |seat: u8| self.path(&format!("?seat={seat}"));
        let prompt = |seat: u8| {
            let reply = self.web.clone().get(&path(seat)).ok()?;
            serde_json::from_value(reply.body.pointer("/picture/prompt")?.clone()).ok()
        };
        match self.is_open {
            // At an open table the choices of several seats stand side by side.
            true => own.chain(others.filter_map(prompt)).collect(),
            false => own.collect(),
        }
    }

    fn act(&mut self, seat: u8, action: &str, rolls: &Rolls) -> Answer {
        let prompts = self.prompts();
        let prompt = prompts.iter().find(|prompt| prompt.seat == seat).map_or(0, |prompt| prompt.id);
        let rolls = rolled(rolls);
        let body = json!({ "id": fresh_id(), "prompt": prompt, "do": action, "seat": seat, "rolls": rolls });
        self.change("actions", &body)
    }

    /// The service plays what nobody decides; here it is shown, and dice of bots are rolled where people roll.
    fn advance(&mut self, rolls: &Rolls) -> Answer {
        if !self.is_behind()
            && let Answer::Says(message) = self.look()
        {
            return Answer::Says(message);
        }
        if self.is_behind() {
            self.catch_up();
            return Answer::Done;
        }
        self.shown = self.latest.clone();
        match self.card.get("roll").and_then(read_roll) {
            Some(roll) if rolls.is_empty() => Answer::Wants(roll),
            Some(_) => self.change("rolls", &json!({ "id": fresh_id(), "rolls": rolled(rolls) })),
            None => Answer::Nothing,
        }
    }

    fn undo(&mut self) -> Answer {
        self.jump("undo", "play-undone")
    }

    fn redo(&mut self) -> Answer {
        self.jump("redo", "play-redone")
    }

    /// Another table; the seats of bots are played by bots there, too.
    fn branch(&mut self, moment: u32) -> Answer {
        let word = |seat: &u8| {
            let bot = self.card.pointer(&format!("/seats/{seat}/bot")).and_then(Value::as_str);
            (*seat, bot.unwrap_or(Bot::Sensible.word()).to_owned())
        };
        let bots = self.seats(|seat| seat.get("holder").and_then(Value::as_str) == Some("bot"));
        let bots: Vec<(u8, String)> = bots.iter().map(word).collect();
        let path = self.path("/branch");
        let reply = match self.web.post(&path, &json!({ "id": fresh_id(), "moment": moment })) {
            Ok(reply) => reply,
            Err(problem) => return says(&problem.to_string()),
        };
        let Some(table) = reply.body.get("table").and_then(Value::as_str) else { return says(&reply.says()) };
        table.clone_into(&mut self.table);
        self.web.listen(&self.table, &self.news);
        let failed = bots.iter().find_map(|(seat, bot)| self.seat_bot(*seat, bot));
        match self.look() {
            Answer::Done if failed.is_some() => says(&failed.unwrap_or_default()),
            Answer::Done => {
                self.shown = self.latest.clone();
                Answer::Says(Message::new("term-branched").word("place", self.table.clone()))
            }
            other => other,
        }
    }

    fn odds(&mut self, seat: u8, action: &str) -> Option<Odds> {
        self.read(&format!("/odds?do={}&seat={seat}", encoded(action)))
    }

    fn fights(&mut self, seat: u8) -> Vec<Fight> {
        self.read(&format!("/odds/fight?seat={seat}")).unwrap_or_default()
    }

    fn hint(&mut self, seat: u8) -> Thought<Hint> {
        self.think(&format!("/hint?seat={seat}"))
    }

    fn review(&mut self) -> Thought<Review> {
        let eyes = self.eyes();
        self.think(&format!("/review?{eyes}"))
    }

    fn log(&mut self) -> Vec<LogLine> {
        let mut lines: Vec<LogLine> = Vec::new();
        let eyes = self.eyes();
        loop {
            let before = lines.first().map(|line| format!("&before={}", line.id)).unwrap_or_default();
            let earlier: Vec<LogLine> = self.read(&format!("/log?{eyes}{before}")).unwrap_or_default();
            if earlier.is_empty() {
                return lines;
            }
            lines.splice(0..0, earlier);
        }
    }

    fn picture_at(&mut self, moment: u32) -> Option<Picture> {
        self.read(&format!("/moments/{moment}?{}", self.eyes()))
    }

    fn covered(&self) -> Option<Seat> {
        let asked = self.own_seats_asked();
        let is_covered = !self.is_open && self.own_seats().len() > 1 && self.alone.is_none();
        asked.first().filter(|_| is_covered).copied().map(Seat)
    }

    fn uncover(&mut self) {
        if let Some(Seat(seat)) = self.covered() {
            self.alone = Some(seat);
            // The next look says it again if the table cannot be seen now.
            let _ = self.look();
            self.shown = self.latest.clone();
        }
    }

    fn guidance(&self) -> Guidance {
        let says = self.card.pointer("/guide/says").cloned();
        says.and_then(|says| serde_json::from_value(says).ok()).unwrap_or_default()
    }

    fn file(&mut self) -> Result<Vec<u8>, Message> {
        let says = |text: String| Message::new("term-service-says").word("text", text);
        let path = self.path("/replay");
        match self.web.file(&path) {
            Ok((status, file)) if status < 400 => Ok(file),
            Ok((status, file)) => {
                let body = serde_json::from_slice(&file).unwrap_or_default();
                Err(says(Reply { status, body }.says()))
            }
            Err(problem) => Err(says(problem.to_string())),
        }
    }

    fn kept_in(&self) -> Option<String> {
        self.web.inside().map(|_| self.table.clone())
    }
}
