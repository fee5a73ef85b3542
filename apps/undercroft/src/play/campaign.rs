//! `undercroft play mini-rogue --campaign`: tells the story, plays each chapter as a match at the keyboard, and keeps the campaign in
//! a file beside the match. It knows its game: what a campaign is, is Mini Rogue's.

use super::save::{self, Seed};
use super::screen::{self, Screen};
use super::table::Table;
use super::{Args, Sitting};
use crate::common::{self, Done, Problem};
use mini_rogue::MiniRogue;
use mini_rogue::campaign::Campaign;
use mini_rogue::content::{ChapterId, ChapterKind};
use mini_rogue::message::{icons, key};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use undercroft_catalog::{Card, OpenError, Playable, Visitor};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Game, RuleId, Setup, Turn, Value, WordError, replay};
use undercroft_ledger::Ledger;

/// The game with a campaign.
const GAME: &str = "mini-rogue";

/// What is kept between sessions.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    /// The edition whose rules are played; none for the usual one.
    edition: Option<String>,
    /// The campaign sheet.
    campaign: Campaign,
    /// Whether the match of the current chapter has begun: then it waits in its own file.
    playing: bool,
}

/// A campaign at the keyboard.
struct Teller<'a> {
    args: &'a Args,
    lang: Lang,
    library: &'a Library,
    /// The table without a chapter: its cards and their names.
    game: MiniRogue,
    /// Edition and pack.
    base: Setup,
    screen: Screen,
    /// Where the campaign is kept.
    file: PathBuf,
    /// Where the match of the current chapter is kept.
    match_file: PathBuf,
    saved: Saved,
}

/// Whether the person goes on or leaves.
#[derive(PartialEq)]
enum Way {
    On,
    Leave,
}

/// Runs the campaign until the person leaves.
pub fn run(args: &Args, lang: Lang, library: &Library, pack: Option<String>) -> Done {
    let speak = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    if args.game != GAME {
        let screen = Screen::new(speak, Listener::spectator());
        let message = undercroft_kernel::Message::new("play-campaign-only").word("game", args.game.as_str());
        return Err(Problem(screen.speak(&message)));
    }
    let file = args.save.clone().unwrap_or_else(|| PathBuf::from(GAME)).with_extension("campaign.json");
    let loaded = if file.exists() { Some(load(&file)?) } else { None };
    let edition = loaded.as_ref().map_or(args.edition.clone(), |saved| saved.edition.clone());
    let words = [("edition", &edition), ("pack", &pack)];
    let given = words.into_iter().filter_map(|(name, word)| Some((name, word.clone()?)));
    let base = given.fold(Setup::default(), |setup, (name, word)| setup.with(name, Value::word(word)));
    let refused = |error: WordError| screen::open_problem(&speak, OpenError::Option(error));
    let game = open(&base, library, &speak)?;
    let texts = undercroft_catalog::open(GAME, &base, library, Names)
        .map_err(|error| screen::open_problem(&speak, error))?;
    let texts = texts.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
    let texts = Texts::new(lang, texts).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let screen = Screen::new(texts, Listener::spectator());
    screen.say_text("app-title", |m| m.word("version", env!("CARGO_PKG_VERSION")));
    let saved = match loaded {
        Some(saved) => {
            saved.campaign.check(&game.content).map_err(refused)?;
            same_hero(&screen, args, &saved.campaign, lang)?;
            let (hero, name) = (key("character", &saved.campaign.character), file.display().to_string());
            screen.say_text("play-campaign-resumed", |m| m.name("character", hero).word("file", name));
            saved
        }
        None => begin(&game, args, edition, &screen).map_err(refused)?,
    };
    let match_file = file.with_extension("undercroft");
    let mut teller = Teller { args, lang, library, game, base, screen, file, match_file, saved };
    teller.screen.say_text("play-help", |m| m);
    teller.tell()
}

fn load(file: &Path) -> Done<Saved> {
    serde_json::from_str(&common::read(file)?)
        .map_err(|error| Problem(format!("{}: {error}", file.display())))
}

fn open(setup: &Setup, library: &Library, speak: &Texts) -> Done<MiniRogue> {
    MiniRogue::open(setup, library).map_err(|error| {
        let error = match error {
            mini_rogue::OpenError::Option(option) => OpenError::Option(option),
            mini_rogue::OpenError::Content(problems) => OpenError::Content(problems),
        };
        screen::open_problem(speak, error)
    })
}

/// A new campaign with the Character that is asked for.
fn begin(
    game: &MiniRogue,
    args: &Args,
    edition: Option<String>,
    screen: &Screen,
) -> Result<Saved, WordError> {
    if args.hero.len() > 1 {
        let reason = args.hero.join(", ");
        return Err(WordError::Impossible { rule: RuleId("MR-CAMPAIGN-01"), reason });
    }
    let first = game.content.characters.iter().next().map(|(_, character)| character.id.clone());
    let hero = args.hero.first().cloned().or(first).unwrap_or_default();
    let campaign = Campaign::start(&game.content, &hero)?;
    screen.say_text("play-campaign-welcome", |m| m.name("character", key("character", &hero)));
    Ok(Saved { edition, campaign, playing: false })
}

/// MR-CAMPAIGN-66: The Character of a campaign is kept.
fn same_hero(screen: &Screen, args: &Args, campaign: &Campaign, lang: Lang) -> Done {
    const RULE: &str = "MR-CAMPAIGN-66";
    if args.hero.iter().all(|hero| *hero == campaign.character) {
        return Ok(());
    }
    let ledger = Ledger::load().map_err(common::problem)?;
    let sentence = ledger.rule(RULE).map_or("", |rule| rule.sentence(lang.code()));
    let message = undercroft_kernel::Message::new("play-campaign-hero")
        .name("character", key("character", &campaign.character))
        .word("rule", RULE)
        .word("sentence", sentence);
    Err(Problem(screen.speak(&message)))
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
    /// Chapter after chapter.
    fn tell(&mut self) -> Done {
        self.keep()?;
        while self.chapter()? == Way::On {}
        let file = self.file.display().to_string();
        self.screen.say_text("play-campaign-bye", |m| m.word("file", file));
        Ok(())
    }

    /// One chapter, as far as the person goes.
    fn chapter(&mut self) -> Done<Way> {
        let (book, at) = self.saved.campaign.place(&self.game.content).map_err(|e| self.refused(e))?;
        match book.chapters[at].kind.clone() {
            ChapterKind::Story(_) => {
                self.story(at);
                if self.enter() == Way::Leave {
                    return Ok(Way::Leave);
                }
                self.change(|campaign, game| campaign.go_on(&game.content))?;
                Ok(Way::On)
            }
            ChapterKind::Game(_) => {
                if !self.saved.playing && (self.spend()? == Way::Leave || self.prepare(at)? == Way::Leave) {
                    return Ok(Way::Leave);
                }
                self.play()
            }
            ChapterKind::Choice(options) => self.choose(at, &options),
            ChapterKind::Ending => self.end(at),
        }
    }

    fn story(&self, at: ChapterId) {
        let Some(book) = &self.game.content.campaign else { return };
        let chapter = &book.chapters[at];
        let name = key("chapter", &chapter.id);
        self.screen.print("");
        self.screen.say_text("play-campaign-chapter", |m| {
            m.word("number", chapter.number.as_str()).name("chapter", name.clone())
        });
        self.screen.print(&self.screen.texts.form(&name, "story").unwrap_or_default());
        let relics = self.saved.campaign.relics.iter().map(|id| key("relic", id).into()).collect::<Vec<_>>();
        if !relics.is_empty() {
            self.screen.say_text("play-campaign-relics", |m| m.names("relics", relics));
        }
    }

    /// Spends points until the person goes on.
    fn spend(&mut self) -> Done<Way> {
        loop {
            let campaign = &self.saved.campaign;
            let offers = campaign.offers(&self.game.content).map_err(|error| self.refused(error))?;
            let Some(book) = self.game.content.campaign.as_ref().filter(|_| !offers.is_empty()) else {
                return Ok(Way::On);
            };
            self.screen.print("");
            self.screen.say_text("play-campaign-points", |m| m.number("points", campaign.points));
            for (number, id) in offers.iter().enumerate() {
                let skill = &book.skills[*id];
                self.screen.say_text("play-campaign-skill", |m| {
                    m.number("number", number as i64 + 1)
                        .name("skill", key("skill", &skill.id))
                        .name("branch", key("branch", skill.branch.id()))
                        .number("cost", skill.cost)
                        .parts("gain", icons(&self.game, skill.gain, 1))
                });
            }
            let last = offers.len() + 1;
            self.screen.say_text("play-campaign-go", |m| m.number("number", last as i64));
            let words: Vec<String> = offers.iter().map(|id| book.skills[*id].id.clone()).collect();
            match self.number(last) {
                None => return Ok(Way::Leave),
                Some(number) => match words.get(number - 1) {
                    None => return Ok(Way::On),
                    Some(word) => {
                        self.change(|campaign, game| campaign.unlock(&game.content, word))?;
                        self.screen
                            .say_text("play-campaign-unlocked", |m| m.name("skill", key("skill", word)));
                    }
                },
            }
        }
    }

    /// The story, and a clean table for the match.
    fn prepare(&mut self, at: ChapterId) -> Done<Way> {
        self.story(at);
        if self.enter() == Way::Leave {
            return Ok(Way::Leave);
        }
        // The old match goes before the new one is noted: leaving in between counts nothing twice.
        if self.match_file.exists() {
            std::fs::remove_file(&self.match_file)
                .map_err(|error| Problem(format!("{}: {error}", self.match_file.display())))?;
        }
        self.saved.playing = true;
        self.keep()?;
        Ok(Way::On)
    }

    /// The match of the chapter, new or saved, and what follows from it.
    fn play(&mut self) -> Done<Way> {
        let setup = self
            .base
            .0
            .iter()
            .fold(self.saved.campaign.setup(), |setup, (name, word)| setup.with(name, word.clone()));
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
            seats: &[],
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
        let state = session.state();
        let Turn::Over(outcome) = session.game().turn(state) else { return Ok(Way::Leave) };
        let before = self.saved.campaign.chapter.clone();
        self.saved.playing = false;
        let earned = self
            .change(|campaign, game| campaign.finish(&game.content, outcome.key, state.guardians.beaten))?;
        self.screen.say_text("play-campaign-earned", |m| m.number("points", earned));
        if self.saved.campaign.chapter == before {
            self.screen.say_text("play-campaign-again", |m| m);
        }
        Ok(Way::On)
    }

    fn choose(&mut self, at: ChapterId, options: &[ChapterId]) -> Done<Way> {
        self.story(at);
        let Some(book) = &self.game.content.campaign else { return Ok(Way::Leave) };
        for (number, option) in options.iter().enumerate() {
            let name = key("chapter", &book.chapters[*option].id);
            let option =
                self.screen.texts.form(&name, "choose").unwrap_or_else(|| self.screen.texts.name(&name));
            self.screen.say_text("play-campaign-option", |m| {
                m.number("number", number as i64 + 1).word("option", option)
            });
        }
        let numbers: Vec<String> = options.iter().map(|id| book.chapters[*id].number.clone()).collect();
        let chosen = self.number(options.len()).and_then(|number| numbers.get(number - 1));
        let Some(chosen) = chosen else { return Ok(Way::Leave) };
        self.change(|campaign, game| campaign.choose(&game.content, chosen))?;
        Ok(Way::On)
    }

    fn end(&mut self, at: ChapterId) -> Done<Way> {
        self.story(at);
        self.screen.print("");
        self.screen.say_text("play-campaign-finished", |m| m);
        self.screen.say_text("play-campaign-new", |m| m.number("number", 1));
        self.screen.say_text("play-campaign-leave", |m| m.number("number", 2));
        if self.number(2) != Some(1) {
            return Ok(Way::Leave);
        }
        let hero = self.saved.campaign.character.clone();
        self.change(|campaign, game| {
            *campaign = Campaign::start(&game.content, &hero)?;
            Ok(())
        })?;
        Ok(Way::On)
    }

    /// Waits for a line.
    fn enter(&mut self) -> Way {
        self.screen.say_text("play-campaign-go-read", |m| m);
        match self.line() {
            Some(_) => Way::On,
            None => Way::Leave,
        }
    }

    /// A number from 1 to `count`; none to leave.
    fn number(&mut self, count: usize) -> Option<usize> {
        loop {
            let line = self.line()?;
            match line.parse() {
                Ok(number) if (1..=count).contains(&number) => return Some(number),
                _ => self.screen.say_text("play-campaign-number", |m| {
                    m.word("text", line.as_str()).number("count", count as i64)
                }),
            }
        }
    }

    /// A line; none to leave.
    fn line(&mut self) -> Option<String> {
        let line = self.screen.line(&mut std::io::stdin().lock())?;
        (!["quit", "q"].contains(&line.as_str())).then_some(line)
    }

    /// Changes the campaign and keeps it.
    fn change<T>(
        &mut self,
        change: impl FnOnce(&mut Campaign, &MiniRogue) -> Result<T, WordError>,
    ) -> Done<T> {
        let changed = change(&mut self.saved.campaign, &self.game).map_err(|error| self.refused(error))?;
        self.keep()?;
        Ok(changed)
    }

    fn keep(&self) -> Done {
        let text = serde_json::to_string_pretty(&self.saved).map_err(common::problem)?;
        save::replace(&self.file, &text).map_err(|error| Problem(format!("{}: {error}", self.file.display())))
    }

    fn refused(&self, error: WordError) -> Problem {
        screen::open_problem(&self.screen.texts, OpenError::Option(error))
    }
}
