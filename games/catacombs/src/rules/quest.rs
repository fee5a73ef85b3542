//! CA-QUEST: objectives, winning and losing. What the quest zones hold is CA-MAP.

use super::legal::Actor;
use super::{Allowed, Done, Out, Play, PlayExt, action, check, demand, forbid, gold, test};
use crate::Catacombs;
use crate::action::Action;
use crate::content::{Act, Characteristic, ElementId, Mission, Objective, Reward, ZoneId};
use crate::event::{Event, ItemEvent, MoveEvent, PlaceEvent, RollEvent, TurnEvent};
use crate::geometry::{Dir, Square};
use crate::state::{CreatureId, End, Frame, Kind, PieceId, Purpose, Side, State, Status};
use undercroft_kernel::{Chance, Sink};

fn main<'a>(game: &'a Catacombs, state: &State) -> &'a Mission {
    &game.content.quests[state.quest].main
}

/// CA-MAP-03, CA-QUEST-22: The secondary missions with their numbers.
fn secondary<'a>(game: &'a Catacombs, state: &State) -> impl Iterator<Item = (usize, &'a Mission)> + use<'a> {
    game.content.quests[state.quest].secondary.iter().enumerate()
}

/// Whether a secondary mission is achieved.
const fn has_achieved(state: &State, number: usize) -> bool {
    state.table.progress.secondary >> number & 1 == 1
}

/// What this chapter offers to whoever acts.
pub fn offers(actor: &Actor, out: Out) {
    let (game, state, who) = (actor.game, actor.state, actor.who);
    let is_closing = |mission: &Mission| matches!(mission.objective, Objective::Close { .. });
    if !is_closing(main(game, state)) && !secondary(game, state).any(|(_, mission)| is_closing(mission)) {
        return;
    }
    if actor.points < game.content.cost(Act::CloseWell) {
        return;
    }
    for dir in actor.furniture.iter() {
        if can_close(game, state, who, dir).is_ok() {
            out.push(Action::CloseWell(dir));
        }
    }
}

/// CA-QUEST-05: Whether somebody of the party can close what stands in a direction.
fn can_close(game: &Catacombs, state: &State, who: CreatureId, dir: Dir) -> Allowed<(PieceId, u8)> {
    let me = &state.creatures[who];
    demand(me.side == Side::Party, "CA-QUEST-05")?;
    let square = me.at.step(dir);
    demand(state.grid.is_in_reach(me.at, square), "CA-QUEST-05")?;
    let piece = state.piece_at(square);
    match piece.and_then(|piece| closing(game, state, piece).map(|difficulty| (piece, difficulty))) {
        Some(found) => Ok(found),
        None => forbid("CA-QUEST-05"),
    }
}

/// CA-QUEST-05: How hard it is to close a piece, if some mission wants one of its kind closed. Of which zone a mission speaks is not asked:
/// nobody but the game master knows.
fn closing(game: &Catacombs, state: &State, piece: PieceId) -> Option<u8> {
    let found = state.pieces.get(piece.index())?;
    let secondary = &game.content.quests[state.quest].secondary;
    let mut missions = std::iter::once(main(game, state)).chain(secondary).enumerate();
    missions.find_map(|(number, mission)| match mission.objective {
        Objective::Close { element, difficulty }
            if element == found.kind && state.progress.closed >> number & 1 == 0 =>
        {
            difficulty.get(game.options.level as usize).copied()
        }
        _ => None,
    })
}

/// CA-QUEST-22: A secondary mission speaks of the pieces of its zone: those that want this one closed, one bit each.
fn closed_for(game: &Catacombs, state: &State, at: Square, kind: ElementId) -> u8 {
    let card = card_of(state, at);
    let wants = |mission: &Mission| is_closing(mission, kind) && card == Some(mission.zone);
    secondary(game, state).filter(|(_, mission)| wants(mission)).fold(0, |set, (number, _)| set | 1 << number)
}

fn is_closing(mission: &Mission, kind: ElementId) -> bool {
    matches!(mission.objective, Objective::Close { element, .. } if element == kind)
}

fn card_of(state: &State, at: Square) -> Option<ZoneId> {
    state.zone_of(at).and_then(|zone| state.zones.get(zone.index())).map(|zone| zone.card)
}

/// CA-QUEST-05, CA-QUEST-19: Closes what stands in a direction: a strength test, the harder the higher the level of play.
pub fn close_well<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, dir: Dir) -> Done<C> {
    let who = check(action::can(play.game, play.state, Act::CloseWell))?;
    let (piece, difficulty) = check(can_close(play.game, play.state, who, dir))?;
    action::charge(play, who, play.game.content.cost(Act::CloseWell));
    test::roll(play, test::of(who, Characteristic::Strength, difficulty, Purpose::Close(piece)))
}

/// CA-QUEST-04: What came of it.
pub fn tested<C: Chance, S: Sink<Event>>(
    play: &mut Play<C, S>,
    who: CreatureId,
    piece: PieceId,
    passed: bool,
) -> Done<C> {
    let Some(found) = play.state.pieces.get(piece.index()).copied().filter(|_| passed) else { return Ok(()) };
    let secondary = closed_for(play.game, play.state, found.at, found.kind);
    let is_main = is_closing(main(play.game, play.state), found.kind);
    play.state.table.progress.closed |= u8::from(is_main) | secondary << 1;
    play.state.table.progress.secondary |= secondary;
    play.tell(who, PlaceEvent::Closed(found.kind));
    Ok(())
}

/// CA-QUEST-12: Somebody has come to the way out of the catacombs: a hero leaves.
pub fn leave<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) -> Done<C> {
    let hero = matches!(play.state.creatures[who].kind, Kind::Hero(_));
    if !hero || !matches!(main(play.game, play.state).objective, Objective::Leave { .. }) {
        return Ok(());
    }
    play.state.table.progress.left |= 1 << who.0;
    play.tell(who, MoveEvent::Left);
    super::duel::end(play, who)?;
    play.state.put(who, Square::NOWHERE);
    let creature = play.creature(who);
    creature.ap = 0;
    creature.wait = 0;
    if play.state.actor == who {
        play.state.run_left = 0;
    }
    Ok(())
}

/// CA-QUEST-15, CA-QUEST-22: Somebody dies who may carry what a mission is about: it is recovered.
pub fn slain<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, who: CreatureId) {
    if play.state.creatures[who].side != Side::Master {
        return;
    }
    let carries =
        |state: &State, item| state.items.iter().any(|one| one.id == item && one.place.holder() == Some(who));
    if let Objective::Recover { item, .. } = main(play.game, play.state).objective
        && carries(play.state, item)
    {
        play.state.table.progress.recovered = true;
        play.tell_all(ItemEvent::Recovered(item));
    }
    for (number, mission) in secondary(play.game, play.state) {
        if let Objective::Recover { item, .. } = mission.objective
            && carries(play.state, item)
        {
            play.state.table.progress.secondary |= 1 << number;
            play.tell_all(ItemEvent::Recovered(item));
        }
    }
}

/// CA-QUEST-22: Secondary missions that were achieved by taking something, or by searching everything.
fn note_secondary<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    for (number, mission) in secondary(play.game, play.state) {
        if has_achieved(play.state, number) {
            continue;
        }
        let achieved = match mission.objective {
            Objective::Recover { item, .. } => is_ours(play.state, item),
            Objective::SearchAll { count, .. } => {
                play.state.progress.searched_secondary.get(number).is_some_and(|searched| *searched >= count)
            }
            Objective::Close { .. } | Objective::Leave { .. } => false,
        };
        if achieved {
            play.state.table.progress.secondary |= 1 << number;
        }
    }
}

/// CA-SETUP-07, CA-QUEST-18: Whether the match is won or lost by now.
pub fn judge<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    if play.state.end.is_some() || play.state.party == 0 {
        return;
    }
    note_secondary(play);
    if is_achieved(play.game, play.state) {
        play.state.table.end = Some(End::Won);
        let purse = play.state.purse;
        play.tell_all(TurnEvent::Won(purse));
        gold::share(play);
        let earned = main(play.game, play.state).reward;
        reward(play, earned);
        reward_secondary(play);
    } else if play.state.heroes().all(|who| play.state.creatures[who].is(Status::DEAD)) {
        play.state.table.end = Some(End::Lost);
        play.tell_all(TurnEvent::LostMatch);
    }
}

/// CA-QUEST-22: At the end of the match, what the secondary missions that were achieved earn.
fn reward_secondary<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) {
    for (number, mission) in secondary(play.game, play.state) {
        if has_achieved(play.state, number) {
            play.tell_all(TurnEvent::SecondaryWon(mission.reward.ecus));
            reward(play, mission.reward);
        }
    }
}

/// CA-DESTINY-06: What success earns every hero who lives: destiny, experience and écus, as the quest says.
fn reward<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>, reward: Reward) {
    for who in play.state.heroes() {
        if play.state.creatures[who].is(Status::DEAD) {
            continue;
        }
        if let Some(sheet) = play.state.sheet_mut(who) {
            sheet.destiny = sheet.destiny.saturating_add(reward.destiny);
            sheet.xp = sheet.xp.saturating_add(reward.xp);
            sheet.ecus = sheet.ecus.saturating_add(reward.ecus);
        }
        if reward.destiny > 0 {
            play.tell(who, RollEvent::DestinyGained(reward.destiny));
        }
    }
}

/// CA-QUEST-04, CA-QUEST-09, CA-QUEST-12, CA-QUEST-15: Whether the main objective is achieved.
fn is_achieved(game: &Catacombs, state: &State) -> bool {
    match main(game, state).objective {
        Objective::Close { .. } => state.progress.closed & 1 == 1,
        Objective::SearchAll { count, .. } => state.progress.searched >= count && !is_receiving(state),
        Objective::Leave { .. } => {
            let out = |who: CreatureId| state.progress.left >> who.0 & 1 == 1;
            let living = state.heroes().filter(|who| !state.creatures[*who].is(Status::DEAD));
            state.progress.left != 0 && living.into_iter().all(out)
        }
        Objective::Recover { item, .. } => state.progress.recovered || is_ours(state, item),
    }
}

/// CA-QUEST-09: Whether what was found is still to be rolled, or to be taken or left.
fn is_receiving(state: &State) -> bool {
    matches!(state.stack.peek(), Some(Frame::Hoard { .. } | Frame::Find { .. }))
}

/// CA-QUEST-15: Whether somebody of the party has an object.
fn is_ours(state: &State, item: crate::content::ItemId) -> bool {
    let ours = |who: CreatureId| state.creatures[who].side == Side::Party;
    state.items.iter().any(|one| one.id == item && one.place.holder().is_some_and(ours))
}

/// CA-QUEST-09, CA-QUEST-21, CA-QUEST-22: A piece was searched: those of a mission's zone count.
pub fn searched(game: &Catacombs, state: &mut State, piece: PieceId) {
    let Some(found) = state.pieces.get(piece.index()).copied() else { return };
    let card = card_of(state, found.at);
    let counts = |mission: &Mission| match mission.objective {
        Objective::SearchAll { element, .. } => found.kind == element && card == Some(mission.zone),
        _ => false,
    };
    if counts(main(game, state)) {
        state.table.progress.searched += 1;
    }
    for (number, mission) in secondary(game, state) {
        if let Some(searched) = state.table.progress.searched_secondary.get_mut(number)
            && counts(mission)
        {
            *searched += 1;
        }
    }
}

/// CA-QUEST-12, CA-QUEST-20: The end of a side's turn: too late? Says whether the match has ended.
pub fn end_of_turn<C: Chance, S: Sink<Event>>(play: &mut Play<C, S>) -> bool {
    let Objective::Leave { fewer_than } = main(play.game, play.state).objective else { return false };
    let last = play.state.round + 1 >= fewer_than && play.state.extra_turns == 0;
    if play.state.side != Side::Party || !last || is_achieved(play.game, play.state) {
        return false;
    }
    play.state.table.end = Some(End::Late);
    play.tell_all(TurnEvent::LostMatch);
    reward_secondary(play);
    true
}
