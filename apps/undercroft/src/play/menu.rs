//! The start menu: what the catalogue offers, which matches wait, and what to do with what a person wants.

use super::drawn::{Drawing, Settings};
use super::{Args, Front, home, save, seats};
use crate::common::{self, Done, Problem};
use clap::Parser;
use std::path::Path;
use std::sync::Arc;
use undercroft_catalog::live::open_game;
use undercroft_catalog::{Card, Entry, GAMES, Playable, Visitor, open};
use undercroft_content::Library;
use undercroft_i18n::{Lang, Listener, Texts};
use undercroft_kernel::{Arg, OptionWord, Setup, Value, replay};
use undercroft_table::why;
use undercroft_terminal::{Flow, Form, Menu, MenuChoice, Offer, Saved, Speech, Start, Wish};

/// How many matches that wait are listed.
const MOST: usize = 6;
/// Who may take the other seats.
const SITTERS: [&str; 8] = ["sensible", "beginner", "easy", "normal", "hard", "expert", "random", "me"];

/// Shows the menu until the person leaves it for good.
pub fn run(args: &Args, mut lang: Lang, settings: &Settings) -> Done {
    let library = Library::built_in();
    let (mut args, mut settings) = (args.clone(), settings.clone());
    let mut theme = Theme::Terminal;
    let mut problem: Option<String> = None;
    loop {
        let texts = Texts::new(lang, []).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
        let texts = Arc::new(texts);
        let forms = GAMES.iter().map(|entry| form(entry, lang, &library)).collect::<Done<Vec<Form>>>()?;
        // A store that cannot be opened is told when something is played; the menu works without it.
        let kept = home::open(lang).and_then(|mut web| home::saved(&mut web, lang, MOST)).unwrap_or_default();
        let saved = kept.into_iter().chain(files(&texts)).collect();
        let name = texts.text(theme.key(), &[]);
        let menu =
            Menu::new(forms, saved, Speech::new(Arc::clone(&texts), Listener::spectator()), &settings.look);
        let mut menu = menu.with_theme(name);
        if let Some(problem) = problem.take() {
            menu.say(problem);
        }
        let wish = {
            let mut drawing = Drawing::begin()?;
            let mut seated = None;
            loop {
                let chosen = menu.chosen();
                if chosen != seated {
                    let seats =
                        chosen.as_ref().map(|(game, options)| seats_of(game, options, &library, &texts));
                    menu.set_seats(seats.unwrap_or_default());
                    seated = chosen;
                }
                drawing.draw(|buffer| menu.draw(buffer))?;
                let Some(input) = drawing.input(None) else { return Ok(()) };
                let flow = menu.handle(input);
                if let Some(wish) = menu.take_wish() {
                    break wish;
                }
                if flow == Flow::Leave {
                    return Ok(());
                }
            }
        };
        let done = match wish {
            Wish::Leave => return Ok(()),
            Wish::Speak(other) => {
                lang = other;
                continue;
            }
            Wish::Theme => {
                theme = theme.next();
                theme.set(&mut args.look);
                settings = Settings::of(&args.look).unwrap_or(settings);
                continue;
            }
            Wish::Statistics => super::sheets::statistics(lang, &Front::Drawn(settings.clone())),
            Wish::Resume(place) => super::play(&arguments(&args, lang, &["--resume", &place])?, lang),
            Wish::Join(url) => {
                crate::remote::sit(&url, None, &Front::Drawn(settings.clone()), Some(lang.code()))
            }
            Wish::Play(start) => begin(&args, lang, &start),
        };
        problem = done.err().map(|problem| problem.to_string());
    }
}

/// The looks that the menu offers one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Theme {
    /// As many colours as the terminal has.
    Terminal,
    Contrast,
    Ascii,
    Colourless,
}

impl Theme {
    const fn next(self) -> Theme {
        match self {
            Theme::Terminal => Theme::Contrast,
            Theme::Contrast => Theme::Ascii,
            Theme::Ascii => Theme::Colourless,
            Theme::Colourless => Theme::Terminal,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Theme::Terminal => "term-theme-terminal",
            Theme::Contrast => "term-theme-contrast",
            Theme::Ascii => "term-theme-ascii",
            Theme::Colourless => "term-theme-colourless",
        }
    }

    fn set(self, look: &mut super::Look) {
        look.contrast = self == Theme::Contrast;
        look.ascii = self == Theme::Ascii;
        look.colours = (self == Theme::Colourless).then_some(super::drawn::Colours::None);
    }
}

/// The arguments of the program as if these were given, with the look of the ones that were.
fn arguments(args: &Args, lang: Lang, more: &[&str]) -> Done<Args> {
    let all = ["play"].iter().chain(more).copied();
    let parsed = Args::try_parse_from(all).map_err(common::problem)?;
    Ok(Args { look: args.look.clone(), speed: args.speed, lang: Some(lang.code().to_owned()), ..parsed })
}

fn begin(args: &Args, lang: Lang, start: &Start) -> Done {
    let mut arguments = arguments(args, lang, &[&start.game])?;
    arguments.tutorial = start.tutorial;
    arguments.campaign = start.campaign;
    for (name, value) in &start.options {
        match (name.as_str(), value) {
            ("edition", Value::Word(word)) => arguments.edition = Some(word.clone()),
            // A campaign has characters of its own and fixes the rest.
            ("heroes", Value::List(heroes)) if start.campaign => {
                arguments.hero = heroes.iter().map(ToString::to_string).collect();
            }
            _ if start.campaign => {}
            (OWN_DICE, _) => arguments.own_dice = true,
            _ => arguments.options.push((name.clone(), value.clone())),
        }
    }
    for (seat, who) in &start.seats {
        arguments.seats.push(seats::read(&format!("{seat}={who}")).map_err(Problem)?);
    }
    super::play(&arguments, lang)
}

/// The matches that wait in files, the latest first.
fn files(texts: &Texts) -> Vec<Saved> {
    let Some(home) = save::home() else { return Vec::new() };
    let title = |file: &Path| {
        let text = std::fs::read_to_string(file).ok()?;
        let header = replay::header(&text).ok()?;
        let ended = text.lines().last().is_some_and(|line| line.contains("\"end\":\""));
        let steps = Arg::Number(text.lines().count().saturating_sub(2) as i64);
        let game = Arg::Name(format!("game-{}", header.game).into());
        (!ended).then(|| texts.text("term-menu-waits", &[("game", game), ("steps", steps)]))
    };
    let files = save::kept(&home);
    let waiting = files
        .iter()
        .filter_map(|file| Some(Saved { title: title(file)?, place: file.display().to_string() }));
    waiting.take(MOST).collect()
}

struct ReadForm;

impl Visitor for ReadForm {
    type Out = Card;
    fn visit<G: Playable>(self, _: G, card: Card) -> Card {
        card
    }
}

/// What can be chosen for a game, in words.
fn form(entry: &Entry, lang: Lang, library: &Library) -> Done<Form> {
    let card = open(entry.game, &Setup::default(), library, ReadForm).map_err(common::open_problem)?;
    let packs = card.texts.iter().filter_map(|(code, text)| Some((Lang::from_code(code)?, text.clone())));
    let texts = Texts::new(lang, packs).map_err(|_| Problem("the texts cannot be read".to_owned()))?;
    let mut options = Vec::new();
    if entry.editions.len() > 1 {
        let values = entry.editions.iter();
        let values = values.map(|edition| {
            offer(Value::word(*edition), texts.name(&format!("edition-{edition}")), String::new())
        });
        options.push(choice("edition", texts.text("term-menu-edition", &[]), values.collect()));
    }
    options.extend(card.options.iter().filter_map(|option| option_of(entry.game, option, &texts)));
    options.push(own_dice(&texts));
    Ok(Form {
        game: entry.game.to_owned(),
        title: texts.name(&format!("game-{}", entry.game)),
        about: undercroft_terminal::folded(&texts.text(&format!("about-{}", entry.game), &[])),
        options,
        has_tutorial: entry.tutorial.is_some(),
        has_campaign: !entry.campaigns.is_empty(),
    })
}

/// Whether people roll their own dice and turn their own cards. No option of a table: it says how the table is opened.
const OWN_DICE: &str = "own-dice";

fn own_dice(texts: &Texts) -> MenuChoice {
    let offers = [false, true].map(|own| {
        let (name, note) = named(OWN_DICE, if own { "true" } else { "false" }, texts);
        offer(Value::Bool(own), name, note)
    });
    let note = undercroft_terminal::folded(&texts.text("web-own-dice-note", &[]));
    MenuChoice { note, ..choice(OWN_DICE, texts.text("term-menu-own-dice", &[]), offers.to_vec()) }
}

/// The seats of a table with these options: who sits at the first one, who at the others, and where there are several of these, who at each of them.
/// Empty where a single person plays, or where the options do not go together.
fn seats_of(game: &str, options: &[(String, Value)], library: &Library, texts: &Texts) -> Vec<MenuChoice> {
    let options: Vec<_> = options.iter().filter(|(name, _)| name != OWN_DICE).cloned().collect();
    let words =
        open_game(game, &common::setup(&options), library).map(|game| game.seats()).unwrap_or_default();
    let sitter = |who: &&str| {
        let key = if *who == "me" { "term-menu-me".to_owned() } else { format!("term-bot-{who}") };
        offer(Value::word(*who), texts.text(&key, &[]), String::new())
    };
    let seat = |name: &str, label: String, note: &str, offers: Vec<Offer>| {
        let note = undercroft_terminal::folded(&texts.text(note, &[]));
        MenuChoice { is_seat: true, note, ..choice(name, label, offers) }
    };
    let label = |(at, word): (usize, &String)| {
        let own = format!("term-menu-seat-{word}");
        let number = [("number", Arg::Number(at as i64 + 1))];
        if texts.has(&own) { texts.text(&own, &[]) } else { texts.text("term-menu-seat", &number) }
    };
    let (Some(first), others) = (words.first(), words.get(1..).unwrap_or_default()) else {
        return Vec::new();
    };
    if others.is_empty() {
        return Vec::new();
    }
    let me_first = SITTERS.iter().rev().take(1).chain(SITTERS.iter().take(SITTERS.len() - 1));
    let me = seat(first, label((0, first)), "term-menu-seat-note", me_first.map(sitter).collect());
    if let [other] = others {
        let sitters = SITTERS.iter().map(sitter).collect();
        return vec![me, seat(other, label((1, other)), "term-menu-others-note", sitters)];
    }
    let mut seats = vec![
        me,
        seat(
            seats::OTHERS,
            texts.text("term-menu-others", &[]),
            "term-menu-others-note",
            SITTERS.iter().map(sitter).collect(),
        ),
    ];
    let as_others = || offer(Value::word(""), texts.text("term-menu-as-others", &[]), String::new());
    let each = words.iter().enumerate().skip(1).map(|(at, word)| {
        let offers = std::iter::once(as_others()).chain(SITTERS.iter().map(sitter)).collect();
        seat(word, label((at, word)), "term-menu-seat-note", offers)
    });
    seats.extend(each);
    seats
}

fn offer(value: Value, label: String, note: String) -> Offer {
    let fold = |text: String| undercroft_terminal::folded(&text);
    Offer { value, label: fold(label), note: fold(note) }
}

fn choice(name: &str, label: String, offers: Vec<Offer>) -> MenuChoice {
    let (label, note) = (undercroft_terminal::folded(&label), String::new());
    let brief = String::new();
    MenuChoice { name: name.to_owned(), label, brief, note, offers, at: 0, default: 0, is_seat: false }
}

/// An option of the form; none for one that has no text, because programs set it.
fn option_of(game: &str, option: &OptionWord, texts: &Texts) -> Option<MenuChoice> {
    let key = format!("option-{game}-{}", option.name.replace('_', "-"));
    if !texts.has(&key) || option.choices.is_empty() {
        return None;
    }
    let one = |word: &str| named(&key, word, texts);
    let value = |word: &str| match word {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        word => word.parse().map_or_else(|_| Value::word(word), Value::Int),
    };
    let several = |value: Value, words: &[String]| {
        let (names, notes): (Vec<String>, Vec<String>) = words.iter().map(|word| one(word)).unzip();
        // What each of many can do is told when there are few.
        let note = if words.len() <= 2 { notes.join(" ") } else { String::new() };
        offer(value, texts.list(&names), note)
    };
    let mut offers: Vec<Offer> = if option.at_most > 1 {
        // One of them alone, and so many of the first ones together.
        let single = option.choices.iter().map(|word| vec![word.clone()]);
        let together =
            (2..=option.at_most).filter_map(|count| option.choices.get(..count).map(<[String]>::to_vec));
        single.chain(together).map(|words| several(Value::words(&words), &words)).collect()
    } else {
        option.choices.iter().map(|word| several(value(word), std::slice::from_ref(word))).collect()
    };
    let default = offers.iter().position(|offer| offer.value == option.default);
    let at = default.unwrap_or_else(|| {
        let words: Vec<String> = match &option.default {
            Value::List(words) => words.iter().map(ToString::to_string).collect(),
            other => vec![other.to_string()],
        };
        offers.insert(0, several(option.default.clone(), &words));
        0
    });
    let rule = option.rule.and_then(|rule| why(rule.0, texts.lang().code()));
    let note = rule.map(|why| undercroft_terminal::folded(&why.sentence)).unwrap_or_default();
    let brief = undercroft_terminal::folded(&texts.form(&key, "brief").unwrap_or_default());
    Some(MenuChoice { at, default: at, brief, note, ..choice(option.name, texts.name(&key), offers) })
}

/// What a value is called, by a text of its own, by the name of the thing it is, by its number, or as any other switch; and what it can do.
fn named(option: &str, value: &str, texts: &Texts) -> (String, String) {
    if value.parse::<u32>().is_ok() {
        return (value.to_owned(), String::new());
    }
    let word = value.replace('_', "-");
    let own = format!("{option}-{word}");
    let kind = texts.form(option, "kind").map(|kind| format!("{kind}-{word}"));
    let known = [Some(own), kind].into_iter().flatten().find(|key| texts.has(key));
    let key = known.unwrap_or_else(|| format!("choice-{word}"));
    let note = ["text", "intro"].iter().find_map(|form| texts.form(&key, form));
    (texts.name(&key), note.unwrap_or_default())
}
