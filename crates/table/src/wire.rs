//! The types of pictures, frames and odds for TypeScript: one text, written by `cargo run -p undercroft-table --example typescript`. A test compares it with
//! what the page has.

use crate::{Frame, LogLine, Odds, Picture, Why};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Every type that goes over the wire, by name.
#[must_use]
pub fn typescript() -> String {
    let mut types = Types { config: Config::new(), found: BTreeMap::new() };
    types.visit::<Picture>();
    types.visit::<Frame>();
    types.visit::<Odds>();
    types.visit::<Why>();
    types.visit::<LogLine>();
    let head =
        "// Written by `cargo run -p undercroft-table --example typescript`; do not edit.\n".to_owned();
    types.found.values().fold(head, |text, declaration| text + "\n" + declaration)
}

struct Types {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types have a file of their own.
        if T::output_path().is_none() || self.found.contains_key(&T::ident(&self.config)) {
            return T::visit_generics(self);
        }
        let docs = T::docs().map(|docs| docs.trim_end().to_owned() + "\n").unwrap_or_default();
        // Nothing is ever sent as null: what is not there is left out.
        let declaration = T::decl(&self.config).replace(" | null", "");
        let declaration = format!("{docs}export {declaration}\n");
        self.found.insert(T::ident(&self.config), declaration);
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
