//! The types of pictures, deltas and odds for TypeScript: one text, written by `cargo run -p undercroft-table --example typescript`. A test compares it with
//! what the page has. Whoever sends more gathers its own types in the same way.

use crate::{Delta, LogLine, Odds, Picture, Story, Why};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Every type that goes over the wire, by name.
#[must_use]
pub fn typescript() -> String {
    gathered().text("cargo run -p undercroft-table --example typescript")
}

fn gathered() -> WireTypes {
    let mut types = WireTypes::default();
    types.add::<Picture>();
    types.add::<Delta>();
    types.add::<Odds>();
    types.add::<Why>();
    types.add::<LogLine>();
    types.add::<Story>();
    types
}

/// Declarations for TypeScript, with everything they are made of.
#[derive(Default)]
pub struct WireTypes {
    config: Config,
    found: BTreeMap<String, String>,
    known: BTreeMap<String, String>,
}

impl WireTypes {
    /// Declarations beside those of pictures, which are only named.
    #[must_use]
    pub fn beside_pictures() -> WireTypes {
        WireTypes { known: gathered().found, ..WireTypes::default() }
    }

    /// Adds a type and whatever it is made of.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    /// The file.
    #[must_use]
    pub fn text(&self, command: &str) -> String {
        let head = format!("// Written by `{command}`; do not edit.\n");
        let body = self.found.values().fold(String::new(), |text, declaration| text + "\n" + declaration);
        let code: String = body.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])).collect();
        let used =
            |name: &&String| code.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == *name);
        let named: Vec<&str> = self.known.keys().filter(used).map(String::as_str).collect();
        if named.is_empty() {
            return head + &body;
        }
        format!("{head}import type {{ {} }} from './table';\n{body}", named.join(", "))
    }
}

impl TypeVisitor for WireTypes {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types have a file of their own.
        if T::output_path().is_none() {
            return T::visit_generics(self);
        }
        let name = T::ident(&self.config);
        if self.found.contains_key(&name) || self.known.contains_key(&name) {
            return T::visit_generics(self);
        }
        let docs = T::docs().map(|docs| docs.trim_end().to_owned() + "\n").unwrap_or_default();
        // Nothing is ever sent as null: what is not there is left out.
        let declaration = T::decl(&self.config).replace(" | null", "");
        let declaration = format!("{docs}export {declaration}\n");
        self.found.insert(name, declaration);
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
