//! CA-SETUP: the party, its things and the packet of cards, until the first turn.

use super::{Done, Play, PlayExt, element, sheet, stat, turn};
use crate::Catacombs;
use crate::event::{Event, TurnEvent};
use crate::options::brought::Brought;
use crate::state::{Creature, CreatureId, Frame, Item, Kind, MAX_PARTY, Phase, Reveal, Side, State};
use undercroft_kernel::{Chance, Ctx, Full, Refusal, RuleId, Sink, Vocabulary, WordError};

/// CA-SETUP-05, CA-SETUP-06: The table before the first turn.
/// CA-SETUP-02, CA-SETUP-03, CA-SETUP-04: The game master's seat acts by the rules alone, may be played beside a hero, and what stays
/// open is ruled at the table.
pub fn start<C: Chance, S: Sink<Event>>(
    game: &Catacombs,
    ctx: &mut Ctx<C, S>,
) -> Result<State, Refusal<C::Pause>> {
    let mut state = State::default();
    let mut play = Play::new(game, ctx, &mut state);
    seat_party(game, play.state)?;
    play.tell_all(TurnEvent::Opened);
    warn_of_crowd(&mut play);
    let heirs = turn::most_charismatic(play.state);
    if heirs.count_ones() == 1 {
        turn::name_leader(&mut play, CreatureId(heirs.trailing_zeros() as u8));
        open(&mut play)?;
    }
    turn::settle(&mut play)?;
    Ok(state)
}

/// CA-SETUP-01: More heroes than recommended may play; everybody is told.
fn warn_of_crowd<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    let most = play.game.content.numbers.heroes;
    if play.state.party > most {
        play.tell_all(TurnEvent::Crowded(most));
    }
}

/// CA-STAT-15, CA-SETUP-06: Everybody sits down with sheet, full PV and equipment.
fn seat_party(game: &Catacombs, state: &mut State) -> Result<(), Full> {
    state.quest = game.options.quest;
    state.round = 1;
    let secondary = game.content.quests[game.options.quest].secondary.len();
    state.secondary_left = (1u16 << secondary).wrapping_sub(1) as u8;
    let party = game.options.heroes.iter().zip(&game.options.sheets).take(MAX_PARTY);
    for (slot, (hero, brought)) in party.enumerate() {
        let who = CreatureId(slot as u8);
        state.party = slot as u8 + 1;
        state.table.creatures[who] =
            Creature { kind: Kind::Hero(*hero), owner: slot as u8, ..Creature::NOBODY };
        unpack(state, who, brought)?;
        stat::refresh(game, state, who);
        let creature = &mut state.table.creatures[who];
        creature.pv = creature.pv_max;
    }
    Ok(())
}

/// CA-DESTINY-05, CA-SHEET-10: A hero has what it brings.
fn unpack(state: &mut State, who: CreatureId, brought: &Brought) -> Result<(), Full> {
    if let Some(sheet) = state.sheet_mut(who) {
        sheet.spells = brought.spells;
        sheet.competences = brought.competences;
        sheet.destiny = brought.destiny;
        sheet.ecus = brought.ecus;
        sheet.xp = brought.xp;
        sheet.handicaps = brought.handicaps;
    }
    for owned in &brought.things {
        let place = owned.slot.of(who);
        state.items.push(Item { id: owned.item, place, runes: owned.runes, ..Item::default() })?;
    }
    Ok(())
}

/// The party of a match as it sits down, before anything is laid out.
///
/// # Errors
/// When it brings more objects than a table holds, or more in a hand than a hand holds.
pub fn seated(game: &Catacombs) -> Result<State, WordError> {
    let mut state = State::default();
    if seat_party(game, &mut state).is_err() {
        let reason = "the party brings more objects than the table holds".to_owned();
        return Err(WordError::Impossible { rule: RuleId("CA-TREASURE-51"), reason });
    }
    game.check_state(&state)?;
    Ok(state)
}

/// CA-SHEET-08: Nobody starts with more than it can carry.
///
/// # Errors
/// Who carries too much.
pub fn check(game: &Catacombs) -> Result<(), WordError> {
    let state = seated(game)?;
    for who in state.heroes() {
        let (load, limit) = (sheet::load(game, &state, who), sheet::load_limit(game, &state, who));
        if load > limit {
            let reason = format!("{} carries {load} and can carry {limit}", who.word());
            return Err(WordError::Impossible { rule: RuleId("CA-SHEET-08"), reason });
        }
    }
    Ok(())
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
