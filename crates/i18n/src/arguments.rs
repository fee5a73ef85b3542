//! From the arguments of a message to the variables of a sentence: a name brings its forms, a list is spoken.

use crate::listener::{Called, Listener};
use crate::texts::Texts;
use fluent_bundle::FluentArgs;
use std::borrow::Cow;
use undercroft_kernel::{Arg, Seat};

/// What may follow the name of an argument and a hyphen in a variable: `$room-the`, `$room-key`.
pub const FORMS: [&str; 13] =
    ["the", "The", "a", "A", "of", "to", "short", "gender", "plural", "text", "key", "count", "starts"];

/// A name in all its forms.
struct Forms {
    bare: String,
    the: String,
    a: String,
    of: String,
    to: String,
    short: String,
    gender: String,
    plural: String,
    text: String,
    key: String,
}

/// The variables of one sentence.
pub(crate) struct Variables<'t> {
    texts: &'t Texts,
    args: FluentArgs<'static>,
}

impl<'t> Variables<'t> {
    pub(crate) fn new(texts: &'t Texts) -> Variables<'t> {
        Variables { texts, args: FluentArgs::new() }
    }

    pub(crate) fn into_args(self) -> FluentArgs<'static> {
        self.args
    }

    /// Adds an argument under its name.
    pub(crate) fn add(&mut self, name: &str, arg: &Arg, listener: &Listener) {
        match arg {
            Arg::Number(number) => self.args.set(name.to_owned(), *number),
            Arg::Name(key) => self.forms(name, self.name(key)),
            Arg::Names(keys) => self.names(name, keys),
            Arg::Word(word) => {
                self.set(name, "key", identifier(word));
                self.set(name, "starts", starts(word).to_owned());
                self.args.set(name.to_owned(), word.clone());
            }
            Arg::Parts(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.texts.say(part, listener)).collect();
                self.args.set(name.to_owned(), self.texts.join(&parts));
            }
            Arg::Seat(seat) => self.seat(name, *seat, listener),
        }
    }

    /// Adds the person at a seat: the one whom the sentence is about is `$hero`.
    pub(crate) fn seat(&mut self, name: &str, seat: Seat, listener: &Listener) {
        let forms = match listener.called(seat) {
            Some(Called::Name(key)) => self.name(key),
            Some(Called::Word(word)) => self.person(word.clone()),
            None => {
                let number = Arg::Number(i64::from(seat.0) + 1);
                self.person(self.texts.text("player-unnamed", &[("number", number)]))
            }
        };
        self.forms(name, forms);
    }

    /// A name of the texts. A form that is missing is the bare name. A mark behind `#` tells one of several alike.
    fn name(&self, key: &str) -> Forms {
        let (key, mark) = key.split_once('#').unwrap_or((key, ""));
        let marked = |form: String| if mark.is_empty() { form } else { format!("{form} {mark}") };
        let bare = marked(self.texts.name(key));
        let form = |form: &str| self.texts.form(key, form).map_or_else(|| bare.clone(), marked);
        Forms {
            the: form("the"),
            a: form("a"),
            of: form("of"),
            to: form("to"),
            short: form("short"),
            gender: self.texts.form(key, "gender").unwrap_or_else(|| "n".to_owned()),
            plural: form("plural"),
            text: self.texts.form(key, "text").unwrap_or_default(),
            key: key.split_once('-').map_or(key, |(_, id)| id).to_owned(),
            bare,
        }
    }

    /// A person's own name: it takes no article.
    fn person(&self, word: String) -> Forms {
        let args = [("word", Arg::Word(word.clone()))];
        Forms {
            the: word.clone(),
            a: word.clone(),
            of: self.texts.text("player-of", &args),
            to: self.texts.text("player-to", &args),
            short: word.clone(),
            gender: "n".to_owned(),
            plural: word.clone(),
            text: String::new(),
            key: identifier(&word),
            bare: word,
        }
    }

    fn forms(&mut self, name: &str, forms: Forms) {
        // A nickname begins a sentence as its owner writes it.
        let capital = |form: &str| if form == forms.bare { form.to_owned() } else { capitalised(form) };
        self.set(name, "The", capital(&forms.the));
        self.set(name, "A", capital(&forms.a));
        self.set(name, "the", forms.the);
        self.set(name, "a", forms.a);
        self.set(name, "of", forms.of);
        self.set(name, "to", forms.to);
        self.set(name, "short", forms.short);
        self.set(name, "gender", forms.gender);
        self.set(name, "plural", forms.plural);
        self.set(name, "text", forms.text);
        self.set(name, "key", forms.key);
        self.args.set(name.to_owned(), forms.bare);
    }

    fn names(&mut self, name: &str, keys: &[Cow<'static, str>]) {
        let names: Vec<Forms> = keys.iter().map(|key| self.name(key)).collect();
        let list = |form: fn(&Forms) -> &String| {
            let words: Vec<String> = names.iter().map(|name| form(name).clone()).collect();
            self.texts.list(&words)
        };
        let (bare, the, a) = (list(|name| &name.bare), list(|name| &name.the), list(|name| &name.a));
        self.set(name, "the", the);
        self.set(name, "a", a);
        self.args.set(format!("{name}-count"), keys.len());
        self.args.set(name.to_owned(), bare);
    }

    fn set(&mut self, name: &str, form: &str, text: String) {
        self.args.set(format!("{name}-{form}"), text);
    }
}

/// The text with a capital at its beginning.
pub(crate) fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}

/// A word that a sentence can select on: `hero.hp` becomes `hero-hp`.
fn identifier(word: &str) -> String {
    word.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' }).collect()
}

/// How a word begins, for languages that write `d’Anna` and `de Bob`.
fn starts(word: &str) -> &'static str {
    const VOWELS: &str = "aeiouàâäéèêëîïôöùûüœæ";
    let first = word.chars().next().into_iter().flat_map(char::to_lowercase).next();
    if first.is_some_and(|first| VOWELS.contains(first)) { "vowel" } else { "other" }
}
