//! One language: its messages, and how a pattern becomes text. Fallback between languages is the business of [`crate::Texts`].

use crate::built_in::built_in;
use crate::check::Source;
use crate::lang::Lang;
use crate::problem::{Fault, Problem};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::Pattern;
use std::sync::{Arc, OnceLock};

/// What stands where a variable was not given.
const UNSAID: &str = "…";

/// The messages of one language.
pub(crate) struct Bundle {
    fluent: FluentBundle<Arc<FluentResource>>,
}

/// The embedded files of a language as they were read, or what cannot be read in them. A program that speaks in several places reads them once.
fn read_built_in(lang: Lang) -> &'static Result<Vec<Arc<FluentResource>>, Vec<Problem>> {
    static EN: OnceLock<Result<Vec<Arc<FluentResource>>, Vec<Problem>>> = OnceLock::new();
    static FR: OnceLock<Result<Vec<Arc<FluentResource>>, Vec<Problem>>> = OnceLock::new();
    let read = match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    };
    read.get_or_init(|| {
        let (mut resources, mut problems) = (Vec::new(), Vec::new());
        for source in built_in(lang) {
            match FluentResource::try_new(source.text.to_owned()) {
                Ok(resource) => resources.push(Arc::new(resource)),
                Err((_, errors)) => problems.extend(errors.iter().map(|error| source.unreadable(error))),
            }
        }
        if problems.is_empty() { Ok(resources) } else { Err(problems) }
    })
}

impl Bundle {
    /// A bundle without messages.
    pub(crate) fn new(lang: Lang) -> Bundle {
        let mut fluent = FluentBundle::new_concurrent(vec![lang.identifier()]);
        fluent.set_use_isolating(false);
        Bundle { fluent }
    }

    /// Adds the messages of the program.
    pub(crate) fn add_built_in(&mut self, lang: Lang, problems: &mut Vec<Problem>) {
        match read_built_in(lang) {
            Ok(resources) => {
                resources.iter().for_each(|one| self.fluent.add_resource_overriding(Arc::clone(one)));
            }
            Err(unreadable) => problems.extend(unreadable.iter().cloned()),
        }
    }

    /// Adds messages; one that is there already is replaced whole.
    pub(crate) fn add(&mut self, source: Source<'_>, problems: &mut Vec<Problem>) {
        match FluentResource::try_new(source.text.to_owned()) {
            Ok(resource) => self.fluent.add_resource_overriding(Arc::new(resource)),
            Err((_, errors)) => problems.extend(errors.iter().map(|error| source.unreadable(error))),
        }
    }

    /// The pattern of a message, or of one of its attributes.
    pub(crate) fn pattern(&self, key: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.fluent.get_message(key)?;
        match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        }
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.fluent.has_message(key)
    }

    /// Speaks a pattern. A variable that was not given is told in `faults` and spoken as `…`.
    ///
    /// # Errors
    /// When something else than a variable is missing: then there is nothing fit to be shown.
    pub(crate) fn speak(
        &self,
        pattern: &Pattern<&str>,
        args: &mut FluentArgs<'_>,
        faults: &mut Vec<Fault>,
    ) -> Result<String, Fault> {
        let mut errors = Vec::new();
        let text = self.fluent.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() {
            return Ok(text);
        }
        for error in errors {
            match error {
                FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
                    args.set(id.clone(), UNSAID);
                    faults.push(Fault::Unsaid(id));
                }
                other => return Err(Fault::Unspeakable(other.to_string())),
            }
        }
        let mut errors = Vec::new();
        let text = self.fluent.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(Fault::Unspeakable(error.to_string())),
        }
    }
}
