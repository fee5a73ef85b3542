//! Content packs: the cards and boards of a game as data files with provenance, from text to checked records.
//!
//! A **pack** is a folder of files: `pack.toml` (the manifest), other `*.toml` files (records) and one `*.ftl` file per
//! language (names). A pack may extend another one; records are merged by kind and id. Reading goes in this order:
//! [`Source`] (the texts of one pack), [`Library`] (all packs, the built-in ones embedded), [`Merged`] (the records of a
//! pack and of what it extends), [`Desk`] (one record under a game's eyes), [`Inspection`] (what was found, all of it).
//!
//! This crate knows no game: a game says with a [`Schema`] which kinds of record there are, reads each record into its
//! own serde type and checks the values. It does no I/O either: reading the disk is the app's job.
//!
//! ```
//! use undercroft_content::{Inspection, Library, Schema, Source};
//!
//! const PIG: Schema = Schema { game: "pig", editions: &["base"], lists: &["die"], tables: &[] };
//!
//! let mut library = Library::new();
//! let id = library.add(Source::new("packs/pig", [
//!     ("pack.toml", "id = 'pig/base'\ngame = 'pig'\neditions = ['base']\nversion = 1\nlicence = 'facts only'\n"),
//!     ("dice.toml", "[[die]]\nid = 'red'\nsides = 6\n"),
//! ])).unwrap();
//! let mut inspection = Inspection::new();
//! let merged = library.merge(&PIG, &id, &mut inspection).unwrap();
//! assert_eq!(merged.list("die").len(), 1);
//! let problems = inspection.finish(&merged, ()).unwrap_err();
//! assert_eq!(problems.to_string(), "packs/pig/dice.toml:1: die red: `source` is missing; \
//!     expected \"rulebook …\", \"public …\" or \"reconstructed …\"");
//! ```

mod built_in;
mod canonical;
mod desk;
mod inspection;
mod layer;
mod library;
mod manifest;
mod merge;
mod open_error;
mod origin;
mod problem;
mod raw;
mod record;
mod source;
mod texts;

pub use desk::Desk;
pub use inspection::Inspection;
pub use library::Library;
pub use manifest::{Manifest, PackKind};
pub use merge::{Merged, Schema};
pub use open_error::OpenError;
pub use origin::{Origin, Origins};
pub use problem::{Problem, Problems};
pub use raw::{Field, Rows};
pub use record::{Fields, Record, Span};
pub use source::{Page, Source};
pub use texts::{LANGUAGES, NAME_ATTRIBUTES, TextFile, Texts, key};
pub use toml::Spanned;
