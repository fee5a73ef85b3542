//! CA-SETUP: the party, its things and the packet of cards, until the first turn.

use super::{Done, Play, element, stat, turn};
use crate::Catacombs;
use crate::event::{Event, What};
use crate::state::{Creature, CreatureId, Frame, Item, Kind, MAX_PARTY, Phase, Place, Reveal, Side, State};
use undercroft_kernel::{Chance, Ctx, Refusal, Sink};

/// CA-SETUP-05, CA-SETUP-06: The table before the first turn.
pub fn start<C: Chance, S: Sink<Event>>(
    game: &Catacombs,
    ctx: &mut Ctx<C, S>,
) -> Result<State, Refusal<C::Pause>> {
    let mut state = State::default();
    let mut play = Play { game, ctx, state: &mut state };
    seat_party(&mut play)?;
    play.tell_all(What::Opened);
    let heirs = turn::most_charismatic(play.state);
    if heirs.count_ones() == 1 {
        turn::name_leader(&mut play, CreatureId(heirs.trailing_zeros() as u8));
        open(&mut play)?;
    }
    turn::settle(&mut play)?;
    Ok(state)
}

/// CA-STAT-15, CA-SETUP-06: Everybody sits down with sheet, full PV and equipment.
fn seat_party<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let game = play.game;
    play.state.quest = game.options.quest;
    play.state.round = 1;
    let secondary = game.content.quests[game.options.quest].secondary.len();
    play.state.secondary_left = (1u16 << secondary).wrapping_sub(1) as u8;
    for (slot, hero) in game.options.heroes.iter().take(MAX_PARTY).enumerate() {
        let who = CreatureId(slot as u8);
        let on_paper = &game.content.heroes[*hero];
        play.state.party = slot as u8 + 1;
        *play.creature(who) = Creature { kind: Kind::Hero(*hero), owner: slot as u8, ..Creature::NOBODY };
        if let Some(sheet) = play.state.sheet_mut(who) {
            sheet.spells = on_paper.spells.iter().fold(0, |set, spell| set | 1 << spell.0);
            sheet.competences = on_paper.competences.iter().fold(0, |set, one| set | 1 << one.0);
            sheet.destiny = on_paper.destiny;
            sheet.ecus = on_paper.ecus;
            sheet.xp = on_paper.xp;
        }
        for carried in &on_paper.equipment {
            let place = if carried.equipped {
                place_of(game, play.state, who, carried.item)
            } else {
                Place::Pack(who)
            };
            play.state.items.push(Item { id: carried.item, place, ..Item::default() })?;
        }
        stat::refresh(game, play.state, who);
        let creature = play.creature(who);
        creature.pv = creature.pv_max;
    }
    Ok(())
}

/// Where an object of a sheet is in use.
fn place_of(game: &Catacombs, state: &State, who: CreatureId, item: crate::content::ItemId) -> Place {
    let on_paper = &game.content.items[item];
    match on_paper.kind {
        crate::content::ItemKind::Armour(armour) if armour.hands == 0 => Place::Body(who),
        _ if on_paper.hands() == 0 => Place::Worn(who),
        _ if state.items.iter().any(|held| held.place == Place::MainHand(who)) => Place::OffHand(who),
        _ => Place::MainHand(who),
    }
}

/// CA-MAP-08: The first zone is drawn next.
pub fn open<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    play.state.phase = Phase::Opening;
    play.push(Frame::Reveal(Reveal::default()))
}

/// CA-MAP-10: The party enters the first zone and its first turn begins.
pub fn enter<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> Done<C> {
    let entrance = play.state.zones.first().map(|zone| zone.entrance).unwrap_or_default();
    for who in play.state.heroes() {
        if let Some(at) = element::nearest_free(play.state, entrance) {
            play.state.put(who, at);
        }
    }
    turn::begin(play, Side::Party);
    Ok(())
}
