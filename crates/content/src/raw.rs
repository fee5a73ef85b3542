//! How games declare the records of their packs as they are written, before they are checked.

use toml::Spanned;

/// A field, with its place in the file.
pub type Field<T> = Option<Spanned<T>>;
/// A list, each item with its place.
pub type Rows<T> = Vec<Spanned<T>>;

/// Defines records of a pack: all fields optional, unknown ones refused.
#[macro_export]
macro_rules! records {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Default, serde::Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
        }
    )+};
}
