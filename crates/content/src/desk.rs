//! One record under a game's eyes. Every check gives a value to go on with, good or not, so that one pass finds all
//! problems; nothing made of stand-in values leaves the inspection, because it then ends in an error.

use crate::inspection::Inspection;
use crate::record::{Fields, Record, Span};
use crate::source::Page;
use crate::texts::{self, Named};
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use toml::Spanned;

/// A record on the desk.
#[derive(Debug)]
pub struct Desk<'i, 'l> {
    inspection: &'i mut Inspection,
    page: Page<'l>,
    label: String,
    header: Span,
    /// The fields that could not be read: they are not reported as missing on top.
    unread: BTreeSet<String>,
}

impl<'i, 'l> Desk<'i, 'l> {
    /// Puts a record on the desk.
    pub fn new(inspection: &'i mut Inspection, record: &Record<'l>) -> Desk<'i, 'l> {
        Desk {
            inspection,
            page: record.page,
            label: record.label(),
            header: record.span.clone(),
            unread: BTreeSet::new(),
        }
    }

    /// The record's header: where problems of the record as a whole are shown.
    #[must_use]
    pub fn header(&self) -> Span {
        self.header.clone()
    }

    /// Reads fields into a type whose fields are all optional; what does not fit is reported and left out.
    pub fn read<T: DeserializeOwned + Default>(&mut self, fields: &Fields<'l>) -> T {
        let (read, misfits) = fields.read();
        for misfit in misfits {
            self.unread.extend(misfit.field);
            self.refuse(misfit.span.unwrap_or(self.header.clone()), misfit.message, misfit.expected);
        }
        read
    }

    /// Notes a problem at a place of the record.
    pub fn refuse(&mut self, at: Span, message: impl Into<String>, expected: impl Into<String>) {
        let problem = self.page.problem(self.label.clone(), Some(at), message, expected);
        self.inspection.push(problem);
    }

    /// The value of a field that has to be there. `at` is the table that should hold it.
    pub fn need<T: Default>(&mut self, at: &Span, name: &str, field: Option<Spanned<T>>) -> Spanned<T> {
        if let Some(field) = field {
            return field;
        }
        if !self.unread.contains(name) {
            self.refuse(at.clone(), format!("`{name}` is missing"), "");
        }
        Spanned::new(at.clone(), T::default())
    }

    /// A number that has to be there and in range.
    pub fn number(
        &mut self,
        at: &Span,
        name: &str,
        field: Option<Spanned<i64>>,
        range: RangeInclusive<u8>,
    ) -> u8 {
        match field {
            Some(field) => self.within(name, &field, range),
            None => {
                let _ = self.need(at, name, field);
                *range.start()
            }
        }
    }

    /// A number that may be left out: then it is 0.
    pub fn number_or_zero(
        &mut self,
        name: &str,
        field: Option<Spanned<i64>>,
        range: RangeInclusive<u8>,
    ) -> u8 {
        field.map_or(0, |field| self.within(name, &field, range))
    }

    pub fn within(&mut self, name: &str, field: &Spanned<i64>, range: RangeInclusive<u8>) -> u8 {
        match u8::try_from(*field.get_ref()) {
            Ok(number) if range.contains(&number) => number,
            _ => {
                let expected = format!("{} to {}", range.start(), range.end());
                self.refuse(field.span(), format!("`{name}` is {}", field.get_ref()), expected);
                *range.start()
            }
        }
    }

    /// A word for the use of code and texts: small letters, digits and underscores, a letter first.
    pub fn word(&mut self, at: &Span, name: &str, field: Option<Spanned<String>>) -> Spanned<String> {
        let given = field.is_some();
        let field = self.need(at, name, field);
        if given && !texts::is_word(field.get_ref()) {
            let message = format!("`{name}` is \"{}\"", field.get_ref());
            self.refuse(field.span(), message, "small letters, digits and underscores, a letter first");
        }
        field
    }

    /// The name of a picture: small letters, digits and hyphens. Nothing is fine.
    pub fn slug(&mut self, name: &str, field: Option<&Spanned<String>>) {
        let Some(field) = field else { return };
        if !texts::is_slug(field.get_ref()) {
            let message = format!("`{name}` is \"{}\"", field.get_ref());
            self.refuse(field.span(), message, "small letters, digits and single hyphens");
        }
    }

    /// Demands that the texts of the pack name `id`, in every language, under `kind-id`.
    pub fn name(&mut self, kind: &str, id: &str) {
        self.name_with(kind, id, &[]);
    }

    /// Demands a name with further attributes, such as `flavour`.
    pub fn name_with(&mut self, kind: &str, id: &str, more: &'static [&'static str]) {
        if texts::is_word(id) {
            let named = Named::new(kind, id, more, &self.page, self.label.clone(), self.header.clone());
            self.inspection.names.push(named);
        }
    }
}
