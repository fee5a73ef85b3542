//! A match that a service holds: pictures come from there, choices go there.

use super::web::{Answer as Reply, Web, fresh_id};
use crate::common::{self, Done, Problem};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use undercroft_catalog::live::Roll;
use undercroft_catalog::{Card, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_i18n::{Called, Lang, Listener, Texts};
use undercroft_kernel::{Message, Seat, Setup, Viewer};
use undercroft_table::{LogLine, Odds, Picture, Prompt};
use undercroft_terminal::{Answer, Guidance, Host, Rolls, Speech};

/// Holds nothing but the last picture.
pub struct Remote {
    web: Web,
    path: String,
    picture: Picture,
    speech: Speech,
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
        let path = format!("/api/v1/tables/{table}");
        let reply = web.get(&path)?;
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
        let speech = Speech::new(texts, Listener::spectator());
        let mut remote = Remote { web, path, picture: Picture::default(), speech };
        if !remote.take(&reply.body) {
            return Err(Problem(remote.speech.text("term-not-begun")));
        }
        Ok(remote)
    }

    /// Takes the picture of an answer. Says whether there was one.
    fn take(&mut self, body: &Value) -> bool {
        let picture = body.get("picture").cloned().and_then(|picture| serde_json::from_value(picture).ok());
        let Some(picture) = picture else { return false };
        self.picture = picture;
        let viewer = self.picture.viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        let seats = self.picture.seats.iter().zip(0..);
        self.speech.listener = seats.fold(Listener::new(viewer), |listener, (card, seat)| {
            let called = card.name.clone().map_or_else(|| Called::Word(card.id.clone()), Called::Name);
            listener.call(Seat(seat), called)
        });
        true
    }

    fn look(&mut self) -> Answer {
        let path = self.path.clone();
        match self.web.get(&path) {
            Ok(reply) if reply.status < 400 => {
                self.take(&reply.body);
                Answer::Done
            }
            Ok(reply) => says(&reply.says()),
            Err(problem) => says(&problem.to_string()),
        }
    }

    /// Sends a change and looks what came of it.
    fn change(&mut self, what: &str, body: &Value) -> Answer {
        let path = format!("{}/{what}", self.path);
        let reply = match self.web.post(&path, body) {
            Ok(reply) => reply,
            Err(problem) => return says(&problem.to_string()),
        };
        match reply.status {
            202 => wanted(&reply).map_or_else(|| says(&reply.says()), Answer::Wants),
            // The table has moved on meanwhile: its new picture says how.
            200..400 | 409 => self.look(),
            _ => says(&reply.says()),
        }
    }

    fn read<T: DeserializeOwned>(&mut self, path: &str) -> Option<T> {
        let path = format!("{}/{path}", self.path);
        let reply = self.web.get(&path).ok().filter(|reply| reply.status == 200)?;
        serde_json::from_value(reply.body).ok()
    }
}

fn says(text: &str) -> Answer {
    Answer::Says(Message::new("term-service-says").word("text", text))
}

/// The die that has to be rolled first.
fn wanted(reply: &Reply) -> Option<Roll> {
    let roll = reply.body.get("roll")?;
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
        self.picture.clone()
    }

    fn prompts(&self) -> Vec<Prompt> {
        self.picture.prompt.iter().cloned().collect()
    }

    fn act(&mut self, seat: u8, action: &str, rolls: &Rolls) -> Answer {
        let prompt = self.picture.prompt.as_ref().map_or(0, |prompt| prompt.id);
        let rolls: Vec<Value> = rolls.iter().map(|(die, face)| json!({ "die": die, "face": face })).collect();
        let body = json!({ "id": fresh_id(), "prompt": prompt, "do": action, "seat": seat, "rolls": rolls });
        self.change("actions", &body)
    }

    /// The service plays what nobody decides; here it is only looked at.
    fn advance(&mut self, _: &Rolls) -> Answer {
        match self.look() {
            Answer::Done => Answer::Nothing,
            other => other,
        }
    }

    fn undo(&mut self) -> Answer {
        self.change("undo", &json!({ "id": fresh_id() }))
    }

    fn redo(&mut self) -> Answer {
        self.change("redo", &json!({ "id": fresh_id() }))
    }

    fn branch(&mut self, _: u32) -> Answer {
        Answer::Says(Message::new("term-branch-elsewhere"))
    }

    fn odds(&mut self, seat: u8, action: &str) -> Option<Odds> {
        self.read(&format!("odds?do={}&seat={seat}", encoded(action)))
    }

    fn log(&mut self) -> Vec<LogLine> {
        let mut lines: Vec<LogLine> = Vec::new();
        loop {
            let before = lines.first().map(|line| format!("?before={}", line.id)).unwrap_or_default();
            let earlier: Vec<LogLine> = self.read(&format!("log{before}")).unwrap_or_default();
            if earlier.is_empty() {
                return lines;
            }
            lines.splice(0..0, earlier);
        }
    }

    fn picture_at(&mut self, moment: u32) -> Option<Picture> {
        self.read(&format!("moments/{moment}"))
    }

    fn covered(&self) -> Option<Seat> {
        None
    }

    fn uncover(&mut self) {}

    fn guidance(&self) -> Option<Guidance> {
        None
    }

    fn kept_in(&self) -> Option<String> {
        None
    }
}
