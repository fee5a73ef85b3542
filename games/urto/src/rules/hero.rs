//! Chapter HERO: sheets, their traits and what cards change of their numbers.

use crate::Urto;
use crate::content::{Base, Effect};
use crate::event::{Event, TrackEvent};
use crate::rules::{Play, PlayExt};
use crate::state::{Player, State};
use crate::tables::Sheet;
use undercroft_kernel::{Chance, Sink};

/// The sheet of a hero at the table.
#[inline]
#[must_use]
pub fn sheet<'a>(game: &'a Urto, state: &State, who: Player) -> &'a Sheet {
    &game.tables.sheets[state.heroes[who].sheet]
}

/// A base number of a hero: its traits, then the cards that it has laid open.
#[inline]
#[must_use]
pub fn base(game: &Urto, state: &State, who: Player, base: Base) -> u8 {
    let hero = &state.heroes[who];
    let open = || hero.hand.iter().filter(|held| held.open).filter_map(|held| held.card);
    if !open().any(|card| game.tables.changes_bases[card]) {
        return sheet(game, state, who).bases[base];
    }
    let cards = open().filter(|card| game.tables.changes_bases[*card]);
    let programs = cards.map(|card| game.content.artefacts[card].program);
    game.content.base(base, std::iter::once(sheet(game, state, who).traits).chain(programs))
}

/// The effects that lie open in front of a hero all the time: traits and permanent artefacts.
pub fn standing<'a>(game: &'a Urto, state: &'a State, who: Player) -> impl Iterator<Item = &'a Effect> {
    let traits = game.content.program(sheet(game, state, who).traits);
    let open = state.heroes[who].hand.iter().filter(|held| held.open).filter_map(|held| held.card);
    let cards = open.map(|card| &game.content.artefacts[card]);
    let permanent = cards.filter(|card| card.class == crate::content::ArtefactClass::Permanent);
    traits.iter().chain(permanent.flat_map(|card| game.content.program(card.program)))
}

/// UR-HERO-04: Life never goes over the maximum.
pub fn gain_life<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8) {
    let most = sheet(play.game, play.state, who).life;
    let hero = play.hero(who);
    let gained = n.min(most.saturating_sub(hero.life));
    hero.life += gained;
    if gained > 0 {
        play.tell(who, TrackEvent::LifeGained(gained));
    }
}

/// UR-HERO-04: Mana never goes over the maximum.
pub fn gain_mana<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8) {
    let most = sheet(play.game, play.state, who).mana;
    let hero = play.hero(who);
    let gained = n.min(most.saturating_sub(hero.mana));
    hero.mana += gained;
    if gained > 0 {
        play.tell(who, TrackEvent::ManaGained(gained));
    }
}

/// UR-MAGIC-15: Mana never goes below 0.
pub fn lose_mana<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: Player, n: u8) {
    let hero = play.hero(who);
    let lost = n.min(hero.mana);
    hero.mana -= lost;
    if lost > 0 {
        play.tell(who, TrackEvent::ManaLost(lost));
    }
}
