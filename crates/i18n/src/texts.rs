//! The texts of one language with English behind them: sentences, names and lists.

use crate::arguments::{Variables, capitalised};
use crate::bundle::Bundle;
use crate::check::Source;
use crate::lang::Lang;
use crate::listener::Listener;
use crate::problem::{Fault, Problem};
use fluent_bundle::FluentArgs;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use undercroft_kernel::{Arg, Message};

/// The texts in one language. Where it has none, English is spoken; where that has none either, the words of the key.
/// Both are noted in [`Texts::problems`]. May be shared between threads.
pub struct Texts {
    lang: Lang,
    own: Bundle,
    english: Option<Bundle>,
    heard: Mutex<BTreeSet<Problem>>,
}

impl Texts {
    /// Loads the embedded texts and those of packs, the extended packs first: a later message replaces an earlier one whole.
    ///
    /// # Errors
    /// Everything that cannot be read.
    pub fn new(lang: Lang, packs: impl IntoIterator<Item = (Lang, String)>) -> Result<Texts, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut own = Bundle::new(lang);
        let mut english = (lang != Lang::En).then(|| Bundle::new(Lang::En));
        own.add_built_in(lang, &mut problems);
        if let Some(english) = &mut english {
            english.add_built_in(Lang::En, &mut problems);
        }
        for (at, (language, text)) in packs.into_iter().enumerate() {
            let file = format!("pack text {} ({language})", at + 1);
            let source = Source { file: &file, text: &text };
            match &mut english {
                _ if language == lang => own.add(source, &mut problems),
                Some(english) if language == Lang::En => english.add(source, &mut problems),
                _ => {}
            }
        }
        if problems.is_empty() {
            Ok(Texts { lang, own, english, heard: Mutex::default() })
        } else {
            Err(problems)
        }
    }

    /// The language that is spoken.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// What was to be said so far and had no proper text.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    /// Whether there is a text in this language or in English.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundles().any(|(_, bundle)| bundle.has(key))
    }

    /// Speaks a message. One that is about a seat is heard as `.you` by that seat and as `.they` by everybody else; one
    /// about nobody's seat, such as a monster's, as `.they` by all. A key with a dot is a text that a name carries, such as
    /// `quest-well.intro`.
    #[must_use]
    pub fn say(&self, message: &Message, listener: &Listener) -> String {
        let mut variables = Variables::new(self);
        for (name, arg) in &message.args {
            variables.add(name, arg, listener);
        }
        if let Some(seat) = message.who {
            variables.seat("hero", seat, listener);
        }
        let form = match message.who {
            Some(seat) if listener.is(seat) => "you",
            _ => "they",
        };
        let (key, parts) = match message.key.split_once('.') {
            Some((name, carried)) => (name, [Some(carried), None]),
            None => (message.key.as_ref(), [Some(form), None]),
        };
        self.speak(key, &parts, &mut variables.into_args())
    }

    /// Speaks a text with arguments.
    #[must_use]
    pub fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let listener = Listener::spectator();
        let mut variables = Variables::new(self);
        for (name, arg) in args {
            variables.add(name, arg, &listener);
        }
        self.speak(key, &[None], &mut variables.into_args())
    }

    /// The bare name of a thing, such as `room-tomb`.
    #[must_use]
    pub fn name(&self, key: &str) -> String {
        self.speak(key, &[None], &mut FluentArgs::new())
    }

    /// Another form of a name, such as `the`, or another text that it carries, such as `flavour`.
    #[must_use]
    pub fn form(&self, key: &str, form: &str) -> Option<String> {
        let (_, bundle) = self.bundles().find(|(_, bundle)| bundle.has(key))?;
        let pattern = bundle.pattern(key, Some(form))?;
        bundle.speak(pattern, &mut FluentArgs::new(), &mut Vec::new()).ok()
    }

    /// A list: `a, b and c`.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self.pair("list-and", self.join(first), last),
        }
    }

    /// Things one after the other: `a, b, c`.
    #[must_use]
    pub fn join(&self, items: &[String]) -> String {
        let join = |text: String, item: &String| self.pair("list-comma", text, item);
        match items {
            [] => String::new(),
            [first, rest @ ..] => rest.iter().fold(first.clone(), join),
        }
    }

    fn pair(&self, key: &str, first: String, last: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("first", first);
        args.set("last", last.to_owned());
        self.speak(key, &[None], &mut args)
    }

    /// The number of `part` in `whole` in hundredths, to one decimal and without the sign: `12.5`, in French `12,5`. What is possible never reads 0,
    /// what may fail never reads 100; a half goes to the even digit, so that the two parts of a whole add up to 100.
    #[must_use]
    pub fn percent(&self, part: u128, whole: u128) -> String {
        let (mut part, mut whole) = (part.min(whole), whole);
        while whole > u128::MAX >> 12 {
            (part, whole) = (part >> 1, whole >> 1);
        }
        let (down, left) = match whole {
            0 => (0, 0),
            _ => (part * 1000 / whole, part * 1000 % whole),
        };
        let tenths = match (left * 2).cmp(&whole) {
            Ordering::Less => down,
            Ordering::Equal => down + down % 2,
            Ordering::Greater => down + 1,
        };
        let (sign, tenths) = match tenths {
            0 if part > 0 => ("<", 1),
            1000.. if part < whole => (">", 999),
            _ => ("", tenths),
        };
        let point = match self.lang {
            Lang::En => '.',
            Lang::Fr => ',',
        };
        match (tenths / 10, tenths % 10) {
            (ones, 0) => format!("{sign}{ones}"),
            (ones, tenth) => format!("{sign}{ones}{point}{tenth}"),
        }
    }

    /// This language, then English.
    fn bundles(&self) -> impl Iterator<Item = (Lang, &Bundle)> {
        let english = self.english.as_ref().map(|english| (Lang::En, english));
        [(self.lang, &self.own)].into_iter().chain(english)
    }

    /// Speaks the first of these parts of a message that there is: attributes, or its value.
    fn speak(&self, key: &str, parts: &[Option<&str>], args: &mut FluentArgs<'_>) -> String {
        for (lang, bundle) in self.bundles() {
            let Some(pattern) = parts.iter().find_map(|part| bundle.pattern(key, *part)) else { continue };
            let mut faults = Vec::new();
            let spoken = bundle.speak(pattern, args, &mut faults);
            if lang != self.lang {
                faults.push(Fault::Untranslated(self.lang));
            }
            faults.into_iter().for_each(|fault| self.note(key, fault));
            match spoken {
                Ok(text) => return text,
                Err(fault) => self.note(key, fault),
            }
        }
        self.note(key, Fault::Unknown);
        words(key)
    }

    fn note(&self, key: &str, fault: Fault) {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.insert(Problem::heard(key, fault));
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// The words of a key without its kind, for want of a text: `enemy-giant-rat` is spoken `Giant rat`.
fn words(key: &str) -> String {
    let words = key.split_once('-').map_or(key, |(_, words)| words);
    capitalised(&words.replace(['-', '_', '.'], " "))
}
