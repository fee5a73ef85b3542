//! What a change puts somewhere, as it is written: it is sent as often as there are readers, and read only where a picture is put together.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::sync::Arc;

/// A value as JSON.
#[derive(Clone, Debug)]
pub struct Json(Arc<str>);

impl Json {
    /// Writes a value.
    #[must_use]
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        // Nothing in a picture fails to serialise; if something did, it would be told as nothing.
        Json::from(serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned()))
    }

    /// How it is written.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The value, to be looked into.
    #[must_use]
    pub fn value(&self) -> Value {
        serde_json::from_str(&self.0).unwrap_or_default()
    }
}

impl From<String> for Json {
    fn from(text: String) -> Json {
        Json(text.into())
    }
}

impl PartialEq for Json {
    /// The order of fields means nothing.
    fn eq(&self, other: &Json) -> bool {
        self.0 == other.0 || self.value() == other.value()
    }
}

impl Eq for Json {}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Value::deserialize(deserializer).map(|value| Json::from(value.to_string()))
    }
}
