//! `undercroft play catacombs --campaign`: quest after quest, each a match at the keyboard, with the town in between. The party is kept in
//! a file beside the match. What the party may do in town is the game's; here it is only asked and said.

use super::Args;
use super::chapters::{self, Desk, Way};
use crate::common::Done;
use catacombs::Catacombs;
use catacombs::campaign::Campaign;
use catacombs::content::Content;
use catacombs::message::key;
use serde::{Deserialize, Serialize};
use undercroft_catalog::OpenError;
use undercroft_content::Library;
use undercroft_i18n::Lang;
use undercroft_kernel::{Game, Setup, Turn, Value, WordError, replay};

/// The game of this campaign.
pub const GAME: &str = "catacombs";

/// What is kept between sessions.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    /// The party and how far it has come.
    campaign: Campaign,
    /// Whether the match of the next quest has begun: then it waits in its own file.
    playing: bool,
}

/// A campaign at the keyboard.
struct Teller<'a> {
    desk: Desk<'a>,
    content: Content,
    /// The pack.
    base: Setup,
    saved: Saved,
}

/// Runs the campaign until the person leaves.
pub fn run(args: &Args, lang: Lang, library: &Library, pack: Option<String>) -> Done {
    let base = pack.into_iter().fold(Setup::default(), |setup, pack| setup.with("pack", Value::word(pack)));
    let desk = Desk::sit(args, GAME, lang, library, &base)?;
    let content = open(&desk, &base)?.content;
    let saved = match desk.file.exists() {
        true => {
            let file = desk.file.display().to_string();
            desk.screen.say_text("play-quests-resumed", |m| m.word("file", file));
            joined(chapters::load(&desk.file)?, &content, &args.hero)
        }
        false => begin(&content, &args.hero),
    };
    let saved = saved.map_err(|error| desk.refused(error))?;
    Teller { desk, content, base, saved }.tell()
}

fn open(desk: &Desk<'_>, setup: &Setup) -> Done<Catacombs> {
    Catacombs::open(setup, desk.library).map_err(|error| {
        desk.closed(match error {
            catacombs::OpenError::Option(option) => OpenError::Option(option),
            catacombs::OpenError::Content(problems) => OpenError::Content(problems),
        })
    })
}

/// A new campaign with the heroes that are asked for, or the first of the box.
fn begin(content: &Content, heroes: &[String]) -> Result<Saved, WordError> {
    let first = content.heroes.iter().next().map(|(_, hero)| hero.id.as_str());
    let asked: Vec<&str> = heroes.iter().map(String::as_str).collect();
    let heroes = if asked.is_empty() { first.into_iter().collect() } else { asked };
    Ok(Saved { campaign: Campaign::start(content, &heroes)?, playing: false })
}

/// Heroes who are asked for and are not of the party join it, as long as no match is under way.
fn joined(mut saved: Saved, content: &Content, heroes: &[String]) -> Result<Saved, WordError> {
    let new = |saved: &Saved, hero: &str| !saved.campaign.party.iter().any(|one| one.hero == hero);
    for hero in heroes {
        if !saved.playing && new(&saved, hero) {
            saved.campaign.join(content, hero)?;
        }
    }
    Ok(saved)
}

impl Teller<'_> {
    /// Quest after quest.
    fn tell(&mut self) -> Done {
        self.keep()?;
        while self.quest()? == Way::On {}
        self.desk.leave();
        Ok(())
    }

    /// One quest, as far as the person goes.
    fn quest(&mut self) -> Done<Way> {
        let Some(quest) = self.saved.campaign.quest.clone() else {
            self.desk.screen.say_text("play-quests-finished", |m| m);
            return Ok(Way::Leave);
        };
        if self.saved.campaign.party.is_empty() {
            self.desk.screen.say_text("play-quests-nobody", |m| m);
            return Ok(Way::Leave);
        }
        if !self.saved.playing {
            if self.town(&quest)? == Way::Leave {
                return Ok(Way::Leave);
            }
            self.desk.clear()?;
            self.saved.playing = true;
            self.keep()?;
        }
        self.play()
    }

    /// The party in town, until it sets out.
    fn town(&mut self, quest: &str) -> Done<Way> {
        loop {
            self.desk.screen.print("");
            let seats = self.saved.campaign.party.len();
            for seat in 0..seats {
                self.show(seat)?;
            }
            let last = seats + 1;
            self.desk.screen.say_text("play-quests-go", |m| {
                m.number("number", last as i64).name("quest", key("quest", quest))
            });
            match self.desk.number(last) {
                None => return Ok(Way::Leave),
                Some(number) if number < last => self.visit(number - 1)?,
                Some(_) => match self.asked(|campaign, content| campaign.hindrance(content))? {
                    None => return Ok(Way::On),
                    Some(message) => self.desk.screen.say(&message),
                },
            }
        }
    }

    /// One line for a hero.
    fn show(&self, seat: usize) -> Done {
        let Some(one) = self.saved.campaign.party.get(seat) else { return Ok(()) };
        let told = self.asked(|campaign, content| campaign.told(content, seat))?;
        let told: Vec<String> = told.iter().map(|message| self.desk.screen.speak(message)).collect();
        self.desk.screen.say_text("play-quests-hero", |m| {
            m.number("number", seat as i64 + 1)
                .name("hero", key("hero", &one.hero))
                .word("told", told.join(" "))
        });
        Ok(())
    }

    /// What one hero does in town.
    fn visit(&mut self, seat: usize) -> Done {
        loop {
            let deeds = self.asked(|campaign, content| campaign.deeds(content, seat))?;
            self.desk.screen.print("");
            for (number, deed) in deeds.iter().enumerate() {
                let said = self.desk.screen.speak(&deed.message(&self.content));
                self.desk.screen.say_text("play-quests-deed", |m| {
                    m.number("number", number as i64 + 1).word("deed", said)
                });
            }
            let last = deeds.len() + 1;
            self.desk.screen.say_text("play-quests-back", |m| m.number("number", last as i64));
            let chosen = self.desk.number(last).and_then(|number| deeds.into_iter().nth(number - 1));
            let Some(mut deed) = chosen else { return Ok(()) };
            if deed.verb.is_typed() {
                self.desk.screen.say_text("play-quests-name", |m| m);
                let Some(line) = self.desk.line() else { return Ok(()) };
                deed.with = line;
            }
            let done = self.asked(|campaign, content| campaign.clone().act(content, seat, &deed));
            match done {
                Ok(()) => self.change(|campaign, content| campaign.act(content, seat, &deed))?,
                // What was typed is no name: it is asked for again.
                Err(problem) => self.desk.screen.print(&problem.to_string()),
            }
        }
    }

    /// The match of the quest, new or saved, and what follows from it.
    fn play(&mut self) -> Done<Way> {
        let setup = self.base.clone().over(&self.saved.campaign.setup());
        let text = self.desk.play(&setup, self.saved.campaign.history.len())?;
        let game = open(&self.desk, &setup)?;
        let session = replay::read(game, &text).map_err(|misfit| self.desk.misfit(&misfit))?;
        let (game, state) = (session.game(), session.state());
        let Turn::Over(_) = game.turn(state) else { return Ok(Way::Leave) };
        self.saved.playing = false;
        self.change(|campaign, _| campaign.finish(game, state))?;
        let won = self.saved.campaign.history.last().is_some_and(|past| past.won);
        self.desk.screen.say_text(if won { "play-quests-won" } else { "play-quests-lost" }, |m| m);
        Ok(Way::On)
    }

    /// Asks the campaign something.
    fn asked<T>(&self, ask: impl FnOnce(&Campaign, &Content) -> Result<T, WordError>) -> Done<T> {
        ask(&self.saved.campaign, &self.content).map_err(|error| self.desk.refused(error))
    }

    /// Changes the campaign and keeps it.
    fn change(&mut self, change: impl FnOnce(&mut Campaign, &Content) -> Result<(), WordError>) -> Done {
        change(&mut self.saved.campaign, &self.content).map_err(|error| self.desk.refused(error))?;
        self.keep()
    }

    fn keep(&self) -> Done {
        self.desk.keep(&self.saved)
    }
}
