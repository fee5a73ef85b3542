//! `undercroft play mini-rogue --campaign`: tells the story, plays each chapter as a match at the keyboard, and keeps the campaign in
//! a file beside the match. It knows its game: what a campaign is, is Mini Rogue's.

use super::Args;
use super::chapters::{self, Desk, Way};
use super::screen::Screen;
use crate::common::{self, Done, Problem};
use mini_rogue::MiniRogue;
use mini_rogue::campaign::Campaign;
use mini_rogue::content::{ChapterId, ChapterKind};
use mini_rogue::message::{icons, key};
use serde::{Deserialize, Serialize};
use undercroft_catalog::{OpenError, entry};
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
    /// The edition whose rules are played; none for the one that prints the campaign.
    edition: Option<String>,
    /// The campaign sheet.
    campaign: Campaign,
    /// Whether the match of the current chapter has begun: then it waits in its own file.
    playing: bool,
}

/// A campaign at the keyboard.
struct Teller<'a> {
    desk: Desk<'a>,
    /// The table without a chapter: its cards and their names.
    game: MiniRogue,
    /// Edition and pack.
    base: Setup,
    saved: Saved,
}

/// Runs the campaign until the person leaves.
pub fn run(args: &Args, lang: Lang, library: &Library, pack: Option<String>) -> Done {
    if args.game() != GAME {
        let speak = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
        let screen = Screen::new(speak, Listener::spectator());
        let message = undercroft_kernel::Message::new("play-campaign-only").word("game", args.game());
        return Err(Problem(screen.speak(&message)));
    }
    let file = chapters::file(args, GAME);
    let loaded: Option<Saved> = if file.exists() { Some(chapters::load(&file)?) } else { None };
    let chosen = loaded.as_ref().map_or(args.edition.clone(), |saved| saved.edition.clone());
    // MR-CAMPAIGN-01: The campaign is played by the rules of the edition that prints it.
    let printed = entry(GAME).ok().and_then(|entry| entry.campaigns.first());
    let edition = chosen.or_else(|| printed.map(|edition| (*edition).to_owned()));
    let words = [("edition", &edition), ("pack", &pack)];
    let given = words.into_iter().filter_map(|(name, word)| Some((name, word.clone()?)));
    let base = given.fold(Setup::default(), |setup, (name, word)| setup.with(name, Value::word(word)));
    let desk = Desk::sit(args, GAME, lang, library, &base)?;
    let game = open(&desk, &base)?;
    let saved = match loaded {
        Some(saved) => {
            saved.campaign.check(&game.content).map_err(|error| desk.refused(error))?;
            same_hero(&desk.screen, args, &saved.campaign, lang)?;
            let (hero, name) = (key("character", &saved.campaign.character), file.display().to_string());
            desk.screen.say_text("play-campaign-resumed", |m| m.name("character", hero).word("file", name));
            saved
        }
        None => begin(&game, args, edition, &desk.screen).map_err(|error| desk.refused(error))?,
    };
    let mut teller = Teller { desk, game, base, saved };
    teller.desk.screen.say_text("play-help", |m| m);
    teller.tell()
}

fn open(desk: &Desk<'_>, setup: &Setup) -> Done<MiniRogue> {
    MiniRogue::open(setup, desk.library).map_err(|error| {
        desk.closed(match error {
            mini_rogue::OpenError::Option(option) => OpenError::Option(option),
            mini_rogue::OpenError::Content(problems) => OpenError::Content(problems),
        })
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

impl Teller<'_> {
    /// Chapter after chapter.
    fn tell(&mut self) -> Done {
        self.keep()?;
        while self.chapter()? == Way::On {}
        self.desk.leave();
        Ok(())
    }

    /// One chapter, as far as the person goes.
    fn chapter(&mut self) -> Done<Way> {
        let (book, at) = self.saved.campaign.place(&self.game.content).map_err(|e| self.desk.refused(e))?;
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
        self.desk.screen.print("");
        self.desk.screen.say_text("play-campaign-chapter", |m| {
            m.word("number", chapter.number.as_str()).name("chapter", name.clone())
        });
        self.desk.screen.print(&self.desk.screen.texts.form(&name, "story").unwrap_or_default());
        let relics = self.saved.campaign.relics.iter().map(|id| key("relic", id).into()).collect::<Vec<_>>();
        if !relics.is_empty() {
            self.desk.screen.say_text("play-campaign-relics", |m| m.names("relics", relics));
        }
    }

    /// Spends points until the person goes on.
    fn spend(&mut self) -> Done<Way> {
        loop {
            let campaign = &self.saved.campaign;
            let offers = campaign.offers(&self.game.content).map_err(|error| self.desk.refused(error))?;
            let Some(book) = self.game.content.campaign.as_ref().filter(|_| !offers.is_empty()) else {
                return Ok(Way::On);
            };
            self.desk.screen.print("");
            self.desk.screen.say_text("play-campaign-points", |m| m.number("points", campaign.points));
            for (number, id) in offers.iter().enumerate() {
                let skill = &book.skills[*id];
                self.desk.screen.say_text("play-campaign-skill", |m| {
                    m.number("number", number as i64 + 1)
                        .name("skill", key("skill", &skill.id))
                        .name("branch", key("branch", skill.branch.id()))
                        .number("cost", skill.cost)
                        .parts("gain", icons(&self.game, skill.gain, 1))
                });
            }
            let last = offers.len() + 1;
            self.desk.screen.say_text("play-campaign-go", |m| m.number("number", last as i64));
            let words: Vec<String> = offers.iter().map(|id| book.skills[*id].id.clone()).collect();
            match self.desk.number(last) {
                None => return Ok(Way::Leave),
                Some(number) => match words.get(number - 1) {
                    None => return Ok(Way::On),
                    Some(word) => {
                        self.change(|campaign, game| campaign.unlock(&game.content, word))?;
                        self.desk
                            .screen
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
        self.desk.clear()?;
        self.saved.playing = true;
        self.keep()?;
        Ok(Way::On)
    }

    /// The match of the chapter, new or saved, and what follows from it.
    fn play(&mut self) -> Done<Way> {
        let setup = self.saved.campaign.setup().over(&self.base);
        let text = self.desk.play(&setup, self.saved.campaign.history.len())?;
        let game = open(&self.desk, &setup)?;
        let session = replay::read(game, &text).map_err(|misfit| self.desk.misfit(&misfit))?;
        let state = session.state();
        let Turn::Over(outcome) = session.game().turn(state) else { return Ok(Way::Leave) };
        let before = self.saved.campaign.chapter.clone();
        self.saved.playing = false;
        let earned = self
            .change(|campaign, game| campaign.finish(&game.content, outcome.key, state.guardians.beaten))?;
        self.desk.screen.say_text("play-campaign-earned", |m| m.number("points", earned));
        if self.saved.campaign.chapter == before {
            self.desk.screen.say_text("play-campaign-again", |m| m);
        }
        Ok(Way::On)
    }

    fn choose(&mut self, at: ChapterId, options: &[ChapterId]) -> Done<Way> {
        self.story(at);
        let Some(book) = &self.game.content.campaign else { return Ok(Way::Leave) };
        for (number, option) in options.iter().enumerate() {
            let name = key("chapter", &book.chapters[*option].id);
            let option = self
                .desk
                .screen
                .texts
                .form(&name, "choose")
                .unwrap_or_else(|| self.desk.screen.texts.name(&name));
            self.desk.screen.say_text("play-campaign-option", |m| {
                m.number("number", number as i64 + 1).word("option", option)
            });
        }
        let numbers: Vec<String> = options.iter().map(|id| book.chapters[*id].number.clone()).collect();
        let chosen = self.desk.number(options.len()).and_then(|number| numbers.get(number - 1));
        let Some(chosen) = chosen else { return Ok(Way::Leave) };
        self.change(|campaign, game| campaign.choose(&game.content, chosen))?;
        Ok(Way::On)
    }

    fn end(&mut self, at: ChapterId) -> Done<Way> {
        self.story(at);
        self.desk.screen.print("");
        self.desk.screen.say_text("play-campaign-finished", |m| m);
        self.desk.screen.say_text("play-campaign-new", |m| m.number("number", 1));
        self.desk.screen.say_text("play-campaign-leave", |m| m.number("number", 2));
        if self.desk.number(2) != Some(1) {
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
        self.desk.screen.say_text("play-campaign-go-read", |m| m);
        match self.desk.line() {
            Some(_) => Way::On,
            None => Way::Leave,
        }
    }

    /// Changes the campaign and keeps it.
    fn change<T>(
        &mut self,
        change: impl FnOnce(&mut Campaign, &MiniRogue) -> Result<T, WordError>,
    ) -> Done<T> {
        let changed =
            change(&mut self.saved.campaign, &self.game).map_err(|error| self.desk.refused(error))?;
        self.keep()?;
        Ok(changed)
    }

    fn keep(&self) -> Done {
        self.desk.keep(&self.saved)
    }
}
