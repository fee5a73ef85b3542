//! The texts: turns the language-free [`Message`](undercroft_kernel::Message) into a sentence in English or French.
//!
//! Reading guide: [`Texts`] holds the bundles and speaks; [`Listener`] says who hears it and how the seats are called;
//! [`Lang`] names a language and detects it; [`check`] compares two languages. The prose is in `texts/<language>/*.ftl`,
//! which is embedded, and in the packs, whose texts are given as strings. Nothing is read from the disk here.
//!
//! What a sentence may use of an argument `x`:
//!
//! | argument | variables |
//! |---|---|
//! | number | `$x` |
//! | name, such as `room-tomb` | `$x` the bare name; `$x-the`, `$x-a`, `$x-of`, `$x-to`, `$x-plural`, `$x-gender` its forms; `$x-The`, `$x-A` to begin a sentence; `$x-text` what a card says, nothing where it says nothing; `$x-key` the id without its kind (`tomb`), to select on |
//! | names | `$x`, `$x-the`, `$x-a`: the list, spoken; `$x-count` |
//! | word | `$x`; `$x-key` the same with hyphens for dots and spaces, to select on |
//! | parts | `$x`: spoken and joined by commas |
//! | seat | how the listener calls the person there, with all forms of a name |
//!
//! A name's key may end in a mark, `monster-rat#m3`: every form then ends in it, to tell one of several alike.
//!
//! A message about a seat also has `$hero` with all forms of a name. It has the attributes `.you`, heard by that seat, and
//! `.they`, heard by everybody else.
//!
//! ```
//! use undercroft_i18n::{Called, Lang, Listener, Texts};
//! use undercroft_kernel::{Message, Seat, Viewer};
//!
//! let pack = (Lang::En, "enemy-rat = Giant Rat\n    .the = the Giant Rat\n".to_owned());
//! let texts = Texts::new(Lang::En, [pack]).unwrap();
//! let missed = Message::new("log-enemy-missed").name("enemy", "enemy-rat").about(Seat(0));
//! let anna = Listener::seat(Seat(0));
//! assert_eq!(texts.say(&missed, &anna), "The Giant Rat misses you.");
//! let bob = Listener::new(Viewer::Spectator).call(Seat(0), Called::Word("Anna".to_owned()));
//! assert_eq!(texts.say(&missed, &bob), "The Giant Rat misses Anna.");
//! ```

mod arguments;
mod built_in;
mod bundle;
mod check;
mod lang;
mod listener;
mod problem;
mod texts;

pub use arguments::FORMS;
pub use built_in::built_in;
pub use check::{Source, check, check_built_in};
pub use lang::{Lang, languages};
pub use listener::{Called, Listener};
pub use problem::{Fault, Problem};
pub use texts::Texts;
