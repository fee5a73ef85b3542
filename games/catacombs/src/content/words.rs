//! Closed lists of words: each variant has one word, the same in packs, notation and texts.

/// A closed list of words, for whoever reads any of them.
pub trait Word: Copy + 'static {
    /// All of them, in order.
    const WORDS: &'static [Self];
    fn word(self) -> &'static str;
}

/// Defines an enum whose variants are words.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            pub const COUNT: usize = $name::ALL.len();

            /// Its word in packs, notation and texts.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }

            /// Reads the word.
            #[must_use]
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.id() == id)
            }
        }

        impl<T: ?Sized> undercroft_kernel::Word<T> for $name {
            const PLACE: &'static str = stringify!($name);
            fn write_word(&self, _: &T) -> String {
                self.id().to_owned()
            }
            fn read_word(word: &str, _: &T) -> Option<$name> {
                $name::from_id(word)
            }
            fn range(_: &T) -> String {
                $name::ALL.iter().map(|one| one.id()).collect::<Vec<_>>().join(", ")
            }
        }

        impl $crate::content::words::Word for $name {
            const WORDS: &'static [$name] = $name::ALL;
            fn word(self) -> &'static str {
                self.id()
            }
        }
    )+};
}
pub(crate) use words;
