//! The languages that are spoken, and how one is found in what the environment or a browser says.

use std::fmt;
use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English: also what is spoken where another language has no text.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// Its code, which is also its folder in `texts/` and its file in a pack: `en`, `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The first known language in a value such as `fr_FR.UTF-8`, `fr:en`, `fr-CA,fr;q=0.9` or `en`.
    /// Values that name none, such as `C` or an empty one, give none.
    #[must_use]
    pub fn detect(value: &str) -> Option<Lang> {
        let mut tags = value.split([',', ':']);
        tags.find_map(|tag| Lang::from_code(tag.trim().split(['_', '-', '.', '@', ';']).next()?))
    }

    /// The language of the first value that names one, or English. Give the values in the order of their weight, such as
    /// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`.
    #[must_use]
    pub fn choose<'v>(values: impl IntoIterator<Item = &'v str>) -> Lang {
        values.into_iter().find_map(Lang::detect).unwrap_or_default()
    }

    /// As Fluent names it, which decides the plurals. The codes are well formed; a test counts in each language.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The languages that are spoken.
#[must_use]
pub const fn languages() -> &'static [Lang] {
    &Lang::ALL
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn the_environment_and_browsers_name_languages_in_many_ways() {
        for french in
            ["fr", "FR", "fr_FR.UTF-8", "fr_CA", "fr-BE", "fr@euro", "de:fr:en", "fr-CH, fr;q=0.9, en;q=0.8"]
        {
            assert_eq!(Lang::detect(french), Some(Lang::Fr), "{french}");
        }
        assert_eq!(Lang::detect("en_GB.UTF-8"), Some(Lang::En));
        for none in ["", "C", "POSIX", "C.UTF-8", "de_DE", "french"] {
            assert_eq!(Lang::detect(none), None, "{none}");
        }
    }

    #[test]
    fn the_first_value_that_names_a_language_counts() {
        assert_eq!(Lang::choose(["", "C", "fr_FR", "en"]), Lang::Fr);
        assert_eq!(Lang::choose(["de_DE"]), Lang::En);
    }
}
