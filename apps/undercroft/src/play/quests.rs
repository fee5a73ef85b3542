//! `undercroft play catacombs --campaign`: quest after quest, each a match at the keyboard, with the town in between. The party is kept in
//! a file beside the match. What the party may do in town is the game's; here it is only asked and said.

use super::save::{self, Seed};
use super::screen::{self, Screen};
use super::table::Table;
use super::{Args, Sitting};
use crate::common::{self, Done, Problem};
use catacombs::Catacombs;
use catacombs::campaign::Campaign;
use catacombs::content::Content;
use catacombs::message::key;
use catacombs::options::brought::Slot;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use undercroft_catalog::{Card, OpenError, Playable, Visitor};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Game, Message, Setup, Turn, Value, WordError, replay};

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

/// Whether the person goes on or leaves.
#[derive(PartialEq)]
enum Way {
    On,
    Leave,
}

/// Something that one hero can do in town, with the word of what it is done with.
#[derive(PartialEq)]
enum Deed {
    Sell(String),
    Buy(String),
    Store(String),
    Fetch(String),
    Equip(String, Slot),
    Learn(String),
}

/// A campaign at the keyboard.
struct Teller<'a> {
    args: &'a Args,
    lang: Lang,
    library: &'a Library,
    content: Content,
    /// The pack.
    base: Setup,
    screen: Screen,
    /// Where the campaign is kept.
    file: PathBuf,
    /// Where the match of the next quest is kept.
    match_file: PathBuf,
    saved: Saved,
}

/// Runs the campaign until the person leaves.
pub fn run(args: &Args, lang: Lang, library: &Library, pack: Option<String>) -> Done {
    let speak = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let base = pack.into_iter().fold(Setup::default(), |setup, pack| setup.with("pack", Value::word(pack)));
    let content = open(&base, library, &speak)?.content;
    let names = undercroft_catalog::open(GAME, &base, library, Names);
    let names = names.map_err(|error| screen::open_problem(&speak, error))?;
    let names = names.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
    let texts = Texts::new(lang, names).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let screen = Screen::new(texts, Listener::spectator());
    screen.say_text("app-title", |m| m.word("version", env!("CARGO_PKG_VERSION")));
    let file = args.save.clone().unwrap_or_else(|| PathBuf::from(GAME)).with_extension("campaign.json");
    let refused = |error: WordError| screen::open_problem(&speak, OpenError::Option(error));
    let saved = match file.exists() {
        true => {
            screen.say_text("play-quests-resumed", |m| m.word("file", file.display().to_string()));
            joined(load(&file)?, &content, &args.hero).map_err(refused)?
        }
        false => begin(&content, &args.hero).map_err(refused)?,
    };
    let match_file = file.with_extension("undercroft");
    let mut teller = Teller { args, lang, library, content, base, screen, file, match_file, saved };
    teller.tell()
}

fn load(file: &Path) -> Done<Saved> {
    serde_json::from_str(&common::read(file)?)
        .map_err(|error| Problem(format!("{}: {error}", file.display())))
}

fn open(setup: &Setup, library: &Library, speak: &Texts) -> Done<Catacombs> {
    Catacombs::open(setup, library).map_err(|error| {
        let error = match error {
            catacombs::OpenError::Option(option) => OpenError::Option(option),
            catacombs::OpenError::Content(problems) => OpenError::Content(problems),
        };
        screen::open_problem(speak, error)
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

/// Gives the names in the packs of an opened game.
struct Names;

impl Visitor for Names {
    type Out = Vec<(String, String)>;

    fn visit<G: Playable>(self, _: G, card: Card) -> Self::Out {
        card.texts
    }
}

impl Teller<'_> {
    /// Quest after quest.
    fn tell(&mut self) -> Done {
        self.keep()?;
        while self.quest()? == Way::On {}
        let file = self.file.display().to_string();
        self.screen.say_text("play-campaign-bye", |m| m.word("file", file));
        Ok(())
    }

    /// One quest, as far as the person goes.
    fn quest(&mut self) -> Done<Way> {
        let Some(quest) = self.saved.campaign.quest.clone() else {
            self.screen.say_text("play-quests-finished", |m| m);
            return Ok(Way::Leave);
        };
        if self.saved.campaign.party.is_empty() {
            self.screen.say_text("play-quests-nobody", |m| m);
            return Ok(Way::Leave);
        }
        if !self.saved.playing {
            if self.town(&quest)? == Way::Leave {
                return Ok(Way::Leave);
            }
            // The old match goes before the new one is noted: leaving in between counts nothing twice.
            if self.match_file.exists() {
                std::fs::remove_file(&self.match_file)
                    .map_err(|error| Problem(format!("{}: {error}", self.match_file.display())))?;
            }
            self.saved.playing = true;
            self.keep()?;
        }
        self.play()
    }

    /// The party in town, until it sets out.
    fn town(&mut self, quest: &str) -> Done<Way> {
        loop {
            self.screen.print("");
            let seats = self.saved.campaign.party.len();
            for seat in 0..seats {
                self.show(seat)?;
            }
            let last = seats + 1;
            self.screen.say_text("play-quests-go", |m| {
                m.number("number", last as i64).name("quest", key("quest", quest))
            });
            match self.number(last) {
                None => return Ok(Way::Leave),
                Some(number) if number < last => self.visit(number - 1)?,
                Some(_) => match self.overloaded()? {
                    None => return Ok(Way::On),
                    Some(hero) => self.screen.say_text("play-quests-heavy", |m| m.name("hero", hero)),
                },
            }
        }
    }

    /// Who carries too much to set out.
    fn overloaded(&self) -> Done<Option<String>> {
        for (seat, one) in self.saved.campaign.party.iter().enumerate() {
            let (load, limit) = self.asked(|campaign, content| campaign.load(content, seat))?;
            if load > limit {
                return Ok(Some(key("hero", &one.hero)));
            }
        }
        Ok(None)
    }

    /// One line for a hero.
    fn show(&self, seat: usize) -> Done {
        let Some(one) = self.saved.campaign.party.get(seat) else { return Ok(()) };
        let sheet = self.asked(|campaign, content| campaign.sheet(content, seat))?;
        let (load, limit) = self.asked(|campaign, content| campaign.load(content, seat))?;
        self.screen.say_text("play-quests-hero", |m| {
            m.number("number", seat as i64 + 1)
                .name("hero", key("hero", &one.hero))
                .number("destiny", sheet.destiny)
                .number("ecus", sheet.ecus)
                .number("load", load)
                .number("limit", limit)
        });
        Ok(())
    }

    /// What one hero does in town.
    fn visit(&mut self, seat: usize) -> Done {
        loop {
            let deeds = self.deeds(seat)?;
            self.screen.print("");
            for (number, (_, message)) in deeds.iter().enumerate() {
                self.screen.say(&message.clone().number("number", number as i64 + 1));
            }
            let last = deeds.len() + 1;
            self.screen.say_text("play-quests-back", |m| m.number("number", last as i64));
            let chosen = self.number(last).and_then(|number| deeds.into_iter().nth(number - 1));
            let Some((deed, _)) = chosen else { return Ok(()) };
            self.change(|campaign, content| play_deed(campaign, content, seat, &deed))?;
        }
    }

    /// Everything that the rules let a hero do in town.
    fn deeds(&self, seat: usize) -> Done<Vec<(Deed, Message)>> {
        let content = &self.content;
        let sheet = self.asked(|campaign, content| campaign.sheet(content, seat))?;
        let strongbox = self.saved.campaign.party.get(seat).and_then(|one| one.strongbox.clone());
        let mut deeds: Vec<(Deed, Message)> = Vec::new();
        for owned in &sheet.things {
            let (word, item) = (owned.write(content), &content.items[owned.item]);
            let named = |text| Message::new(text).name("item", key("item", &item.id));
            deeds.push((Deed::Sell(word.clone()), named("play-quests-sell").number("ecus", item.price)));
            if strongbox.is_some() {
                deeds.push((Deed::Store(word.clone()), named("play-quests-store")));
            }
            let (slot, text) = match owned.slot {
                Slot::Pack => (sheet.use_of(content, owned.item), "play-quests-use"),
                _ => (Slot::Pack, "play-quests-stow"),
            };
            deeds.push((Deed::Equip(word, slot), named(text)));
        }
        for word in strongbox.iter().flatten() {
            let item = word.split('+').next().unwrap_or_default();
            let message = Message::new("play-quests-fetch").name("item", key("item", item));
            deeds.push((Deed::Fetch(word.clone()), message));
        }
        for item in Campaign::shop(content) {
            let message = Message::new("play-quests-buy").name("item", key("item", &item.id));
            deeds.push((Deed::Buy(item.id.clone()), message.number("ecus", item.price)));
        }
        for (_, spell) in content.spells.iter() {
            let message = Message::new("play-quests-learn").name("spell", key("spell", &spell.id));
            deeds.push((Deed::Learn(spell.id.clone()), message));
        }
        // Only what the rules allow is offered: each is tried on a copy.
        deeds.retain(|(deed, _)| play_deed(&mut self.saved.campaign.clone(), content, seat, deed).is_ok());
        // Two of a kind are one choice.
        deeds.dedup_by(|(one, _), (other, _)| one == other);
        Ok(deeds)
    }

    /// The match of the quest, new or saved, and what follows from it.
    fn play(&mut self) -> Done<Way> {
        let setup = self.base.clone().over(&self.saved.campaign.setup());
        let resumed = if self.match_file.exists() { Some(common::read(&self.match_file)?) } else { None };
        let misfit = |misfit| screen::misfit(&self.screen.texts, &self.match_file, &misfit);
        let header = resumed.as_deref().map(replay::header).transpose().map_err(misfit)?;
        let own_dice = header.is_some_and(|header| header.typed_in) || self.args.own_dice;
        let played = self.saved.campaign.history.len() as u64;
        let wanted = self.args.seed.filter(|_| resumed.is_none()).map(|seed| seed.wrapping_add(played));
        let seed = Seed::choose(wanted, resumed.is_some().then_some(&self.match_file));
        let sitting = Sitting {
            game: GAME.to_owned(),
            setup: setup.clone(),
            library: self.library,
            lang: self.lang,
            own_dice,
            seed,
            file: self.match_file.clone(),
            resumed,
            seats: &self.args.seats,
            chapter: true,
            tutorial: None,
        };
        let left = Table::sit(sitting)?.play()?;
        let text = common::read(&left)?;
        if left != self.match_file {
            save::write(&self.match_file, &text, seed).map_err(common::problem)?;
        }
        let game = open(&setup, self.library, &self.screen.texts)?;
        let session = replay::read(game, &text).map_err(misfit)?;
        let (game, state) = (session.game(), session.state());
        let Turn::Over(_) = game.turn(state) else { return Ok(Way::Leave) };
        self.saved.playing = false;
        self.change(|campaign, _| campaign.finish(game, state))?;
        let won = self.saved.campaign.history.last().is_some_and(|past| past.won);
        self.screen.say_text(if won { "play-quests-won" } else { "play-quests-lost" }, |m| m);
        Ok(Way::On)
    }

    /// A number from 1 to `count`; none to leave.
    fn number(&mut self, count: usize) -> Option<usize> {
        loop {
            let line = self.screen.line(&mut std::io::stdin().lock())?;
            match line.parse() {
                _ if ["quit", "q"].contains(&line.as_str()) => return None,
                Ok(number) if (1..=count).contains(&number) => return Some(number),
                _ => self.screen.say_text("play-campaign-number", |m| {
                    m.word("text", line.as_str()).number("count", count as i64)
                }),
            }
        }
    }

    /// Asks the campaign something.
    fn asked<T>(&self, ask: impl FnOnce(&Campaign, &Content) -> Result<T, WordError>) -> Done<T> {
        ask(&self.saved.campaign, &self.content).map_err(|error| self.refused(error))
    }

    /// Changes the campaign and keeps it.
    fn change(&mut self, change: impl FnOnce(&mut Campaign, &Content) -> Result<(), WordError>) -> Done {
        change(&mut self.saved.campaign, &self.content).map_err(|error| self.refused(error))?;
        self.keep()
    }

    fn keep(&self) -> Done {
        let text = serde_json::to_string_pretty(&self.saved).map_err(common::problem)?;
        save::replace(&self.file, &text).map_err(|error| Problem(format!("{}: {error}", self.file.display())))
    }

    fn refused(&self, error: WordError) -> Problem {
        screen::open_problem(&self.screen.texts, OpenError::Option(error))
    }
}

/// Plays a deed of somebody.
fn play_deed(campaign: &mut Campaign, content: &Content, seat: usize, deed: &Deed) -> Result<(), WordError> {
    match deed {
        Deed::Sell(word) => campaign.sell(content, seat, word),
        Deed::Buy(word) => campaign.buy(content, seat, word),
        Deed::Store(word) => campaign.store(content, seat, word),
        Deed::Fetch(word) => campaign.fetch(content, seat, word),
        Deed::Equip(word, slot) => campaign.equip(content, seat, word, *slot),
        Deed::Learn(word) => campaign.learn_spell(content, seat, word),
    }
}
