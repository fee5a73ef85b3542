//! The files of `texts/`, embedded: a program on another machine needs no working directory.
//! A test compares this list with the folder, so a file that is not listed here is noticed.

use crate::check::Source;
use crate::lang::Lang;

/// Embeds the named files of a folder of `texts/`.
macro_rules! texts {
    ($lang:literal: $($file:literal),* $(,)?) => {
        &[$(Source {
            file: concat!("texts/", $lang, "/", $file),
            text: include_str!(concat!("../../../texts/", $lang, "/", $file)),
        }),*]
    };
}

const EN: &[Source<'static>] = texts!["en": "app.ftl", "bots.ftl", "catacombs-campaign.ftl", "catacombs-gm.ftl", "catacombs-log.ftl", "catacombs-table.ftl", "catacombs-tutorial.ftl", "catacombs.ftl", "kernel.ftl", "lab.ftl", "mini-rogue-campaign.ftl", "mini-rogue-fight.ftl", "mini-rogue-log.ftl", "mini-rogue-table.ftl", "mini-rogue-tutorial.ftl", "mini-rogue.ftl", "server.ftl", "table.ftl", "terminal.ftl", "urto-fight.ftl", "urto-log.ftl", "urto-table.ftl", "urto-tutorial.ftl", "urto.ftl", "web.ftl"];

const FR: &[Source<'static>] = texts!["fr": "app.ftl", "bots.ftl", "catacombs-campaign.ftl", "catacombs-gm.ftl", "catacombs-log.ftl", "catacombs-table.ftl", "catacombs-tutorial.ftl", "catacombs.ftl", "kernel.ftl", "lab.ftl", "mini-rogue-campaign.ftl", "mini-rogue-fight.ftl", "mini-rogue-log.ftl", "mini-rogue-table.ftl", "mini-rogue-tutorial.ftl", "mini-rogue.ftl", "server.ftl", "table.ftl", "terminal.ftl", "urto-fight.ftl", "urto-log.ftl", "urto-table.ftl", "urto-tutorial.ftl", "urto.ftl", "web.ftl"];

/// The embedded files of a language, in the order of their names.
#[must_use]
pub const fn built_in(lang: Lang) -> &'static [Source<'static>] {
    match lang {
        Lang::En => EN,
        Lang::Fr => FR,
    }
}
