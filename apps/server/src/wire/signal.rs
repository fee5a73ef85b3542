//! What people tell each other without words.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A face that somebody makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Emote {
    Thanks,
    WellDone,
    Ouch,
    Laugh,
    Think,
    Ready,
}

/// A signal to everybody at the table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewSignal {
    /// A thing of the caller's boards to look at.
    #[serde(default)]
    #[schema(max_length = 64)]
    pub thing: Option<String>,
    /// A face.
    #[serde(default)]
    pub face: Option<Emote>,
}

/// A signal that was heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct SignalCard {
    /// The seat from which it comes.
    pub seat: u8,
    /// What is pointed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thing: Option<String>,
    /// The face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Emote>,
}
