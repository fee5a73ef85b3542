//! What somebody learns who opens an invitation, before sitting down.

use serde::Serialize;
use ts_rs::TS;
use undercroft_table::{SeatCard, Sheet};
use utoipa::ToSchema;

/// An invitation to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct InvitationCard {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The edition.
    pub edition: String,
    /// `gathering`, `playing`, `over` or `closed`.
    pub stage: String,
    /// What the person is called who opened the table; empty for somebody without a name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub host: String,
    /// The seat, from 0.
    pub seat: u8,
    /// Nobody sits there yet.
    pub free: bool,
    /// The caller sits at the table already.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seated: bool,
    /// Anybody who has the address may watch.
    pub watching: bool,
    /// People roll their own dice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_dice: bool,
    /// Everybody's seats.
    pub seats: Vec<InvitedSeat>,
    /// The sheet with which the seat begins; none where chance decides who is played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub sheet: Option<Sheet>,
    /// The texts of its cards, by language: the hash in `/texts/{language}/{hash}.ftl`.
    pub texts: super::TextFiles,
}

/// A seat, as an invitation shows it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct InvitedSeat {
    /// Its number, from 0.
    pub seat: u8,
    /// Its word, such as `p1`.
    pub word: String,
    /// `open`, `person`, `bot`, or `stand-in`.
    pub holder: String,
    /// What the person is called; empty for somebody without a name. It is text, never markup.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub name: String,
    /// Who is played there; none where chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub plays: Option<SeatCard>,
}

/// Who would come to this device with a transfer code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct TransferOffer {
    /// What the person is called; empty for somebody without a name.
    pub name: String,
}
