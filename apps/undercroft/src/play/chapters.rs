//! What the campaigns at the keyboard have in common: the file that keeps one, the match of a chapter beside it, and numbered answers.
//! Which chapters there are, and what follows from a match, is each game's own: `campaign`, `quests`.

use super::save::{self, Seed};
use super::screen::{self, Screen};
use super::{Args, Sitting};
use crate::common::{self, Done, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use undercroft_catalog::{Card, OpenError, Playable, Visitor};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::replay::{self, Misfit};
use undercroft_kernel::{Setup, WordError};

/// Whether the person goes on or leaves.
#[derive(PartialEq)]
pub enum Way {
    On,
    Leave,
}

/// The keyboard, the file of a campaign, and the file of the match of its current chapter.
pub struct Desk<'a> {
    pub args: &'a Args,
    pub library: &'a Library,
    pub screen: Screen,
    pub file: PathBuf,
    lang: Lang,
    game: &'static str,
    match_file: PathBuf,
}

/// Where a campaign is kept.
pub fn file(args: &Args, game: &str) -> PathBuf {
    args.save.clone().unwrap_or_else(|| PathBuf::from(game)).with_extension("campaign.json")
}

/// Reads what was kept.
pub fn load<S: DeserializeOwned>(file: &Path) -> Done<S> {
    serde_json::from_str(&common::read(file)?)
        .map_err(|error| Problem(format!("{}: {error}", file.display())))
}

/// Gives the names in the packs of an opened game.
struct Names;

impl Visitor for Names {
    type Out = Vec<(String, String)>;

    fn visit<G: Playable>(self, _: G, card: Card) -> Self::Out {
        card.texts
    }
}

impl<'a> Desk<'a> {
    /// Sits down: the names in the packs of `base` are known from here on.
    pub fn sit(
        args: &'a Args,
        game: &'static str,
        lang: Lang,
        library: &'a Library,
        base: &Setup,
    ) -> Done<Desk<'a>> {
        let unreadable = |_| Problem("the texts cannot be read".to_owned());
        let speak = Texts::new(lang, []).map_err(unreadable)?;
        let names = undercroft_catalog::open(game, base, library, Names)
            .map_err(|error| screen::open_problem(&speak, error))?;
        let names = names.into_iter().filter_map(|(code, text)| Some((Lang::from_code(&code)?, text)));
        let screen = Screen::new(Texts::new(lang, names).map_err(unreadable)?, Listener::spectator());
        screen.say_text("app-title", |m| m.word("version", env!("CARGO_PKG_VERSION")));
        let file = file(args, game);
        let match_file = file.with_extension("undercroft");
        Ok(Desk { args, library, screen, file, lang, game, match_file })
    }

    /// Keeps the campaign.
    pub fn keep(&self, saved: &impl Serialize) -> Done {
        let text = serde_json::to_string_pretty(saved).map_err(common::problem)?;
        save::replace(&self.file, &text).map_err(|error| Problem(format!("{}: {error}", self.file.display())))
    }

    /// Takes the old match away. It goes before a new one is noted: leaving in between counts nothing twice.
    pub fn clear(&self) -> Done {
        if self.match_file.exists() {
            std::fs::remove_file(&self.match_file)
                .map_err(|error| Problem(format!("{}: {error}", self.match_file.display())))?;
        }
        Ok(())
    }

    /// The match of a chapter, new or saved, until the person leaves it: its file. `played` chapters lie behind.
    pub fn play(&self, setup: &Setup, played: usize) -> Done<String> {
        let resumed = if self.match_file.exists() { Some(common::read(&self.match_file)?) } else { None };
        let header = resumed.as_deref().map(replay::header).transpose();
        let header = header.map_err(|misfit| self.misfit(&misfit))?;
        let own_dice = header.is_some_and(|header| header.typed_in) || self.args.own_dice;
        let wanted =
            self.args.seed.filter(|_| resumed.is_none()).map(|seed| seed.wrapping_add(played as u64));
        let seed = Seed::choose(wanted, resumed.is_some().then_some(&self.match_file));
        let sitting = Sitting {
            game: self.game.to_owned(),
            setup: setup.clone(),
            library: self.library,
            lang: self.lang,
            plain: self.args.plain,
            own_dice,
            seed,
            file: self.match_file.clone(),
            resumed,
            seats: &self.args.seats,
            chapter: true,
            tutorial: None,
            drawn: self.args.drawn(),
        };
        let left = super::sit_down(sitting)?;
        let text = common::read(&left)?;
        if left != self.match_file {
            save::write(&self.match_file, &text, seed).map_err(common::problem)?;
        }
        Ok(text)
    }

    /// A number from 1 to `count`; none to leave.
    pub fn number(&mut self, count: usize) -> Option<usize> {
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
    pub fn line(&mut self) -> Option<String> {
        let line = self.screen.line(&mut std::io::stdin().lock())?;
        (!["quit", "q"].contains(&line.as_str())).then_some(line)
    }

    /// Says where the campaign waits.
    pub fn leave(&self) {
        let file = self.file.display().to_string();
        self.screen.say_text("play-campaign-bye", |m| m.word("file", file));
    }

    /// A word that the campaign does not take.
    pub fn refused(&self, error: WordError) -> Problem {
        self.closed(OpenError::Option(error))
    }

    /// A table that does not open.
    pub fn closed(&self, error: OpenError) -> Problem {
        screen::open_problem(&self.screen.texts, error)
    }

    /// A match that does not fit.
    pub fn misfit(&self, misfit: &Misfit) -> Problem {
        screen::misfit(&self.screen.texts, &self.match_file, misfit)
    }
}
