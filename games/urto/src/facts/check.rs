//! Whether a table can look like this, with the rule that forbids it.

use crate::Urto;
use crate::content::{ArtefactClass, Token};
use crate::rules::{artifact, hero};
use crate::state::{Fate, Frame, Hurt, Phase, Pile, Player, Scythe, State};
use undercroft_kernel::WordError;

pub(super) fn check(game: &Urto, state: &State) -> Result<(), WordError> {
    for who in game.everybody().iter() {
        check_hero(game, state, who)?;
        check_hand(game, state, who)?;
    }
    check_cards(game, state)?;
    check_board(game, state)
}

fn demand(holds: bool, rule: &'static str, reason: &str) -> Result<(), WordError> {
    if holds { Ok(()) } else { Err(WordError::impossible(rule, reason)) }
}

fn check_hero(game: &Urto, state: &State, who: Player) -> Result<(), WordError> {
    let own = &state.heroes[who];
    let dying = state.stack.iter().any(|frame| matches!(frame, Frame::Harm { hurt: Hurt::Dying, .. }));
    demand(own.fate != Fate::InCave || own.life > 0 || dying, "UR-LIFE-01", "a hero without life is dead")?;
    let most = hero::sheet(game, state, who);
    demand(own.life <= most.life && own.mana <= most.mana, "UR-HERO-04", "more than the maximum")?;
    demand(
        own.fate == Fate::Dead || game.tables.in_play.has(own.space),
        "UR-SETUP-05",
        "a hero out of play",
    )?;
    let urto = game.content.board.urto;
    demand(
        (own.space == urto) == (own.fate == Fate::Arrived),
        "UR-END-01",
        "who stands on Urto has arrived",
    )?;
    demand(state.cave.has(who) == own.in_cave(), "UR-END-01", "who has arrived or died is not in the cave")?;
    let same = game.everybody().iter().any(|other| other != who && state.heroes[other].sheet == own.sheet);
    demand(!same, "UR-COMPONENT-01", "two seats play the same hero")
}

fn check_hand(game: &Urto, state: &State, who: Player) -> Result<(), WordError> {
    let own = &state.heroes[who];
    let setup = matches!(state.phase, Phase::Side | Phase::Dealing | Phase::Choosing);
    let giving = state.stack.iter().any(|frame| matches!(frame, Frame::GiveUp { .. }));
    let limit = usize::from(game.content.numbers.artefact_limit);
    demand(setup || giving || own.hand.len() <= limit, "UR-ARTIFACT-11", "more artefacts than can be held")?;
    let divine = own.hand.iter().filter_map(|held| held.card).filter(|card| artifact::is_divine(game, *card));
    demand(divine.clone().count() <= 1, "UR-DIVINE-03", "more than one divine artefact")?;
    for card in divine {
        let others = game.everybody().iter().filter(|other| *other != who);
        let twice = others.into_iter().any(|other| state.heroes[other].find(card).is_some());
        demand(!twice, "UR-DIVINE-01", "a divine artefact is in two hands")?;
        let ArtefactClass::Divine(weapon) = game.content.artefacts[card].class else { continue };
        let stele = crate::state::Ground::Stele(weapon);
        let waiting = state.ground.iter().any(|(_, ground)| *ground == stele);
        demand(!waiting, "UR-DIVINE-21", "a divine artefact is in a hand and on its stele")?;
        let scythe = weapon != crate::content::Divine::Scythe || state.scythe == Scythe::Taken(who);
        demand(scythe, "UR-DIVINE-11", "the Scythe is the first arrival's")?;
    }
    Ok(())
}

fn check_cards(game: &Urto, state: &State) -> Result<(), WordError> {
    let kinds = game.content.artefacts.len();
    let mut counts = vec![0u8; kinds];
    let hands = game.everybody().iter().flat_map(|who| state.heroes[who].hand.iter());
    for card in hands.filter_map(|held| held.card).filter(|card| !artifact::is_divine(game, *card)) {
        if let Some(count) = counts.get_mut(usize::from(card.0)) {
            *count += 1;
        }
    }
    for (id, card) in game.content.artefacts.iter() {
        let held = counts.get(usize::from(id.0)).copied().unwrap_or_default();
        let out = held + state.artefact_discards.count(id);
        let copies = if artifact::is_divine(game, id) { 0 } else { card.copies };
        demand(out <= copies, "UR-COMPONENT-14", "an artefact is in two places")?;
    }
    let mut trophies = Pile::default();
    for who in game.everybody().iter() {
        for (id, _) in game.content.monsters.iter() {
            (0..state.heroes[who].trophies.count(id)).for_each(|_| trophies.add(id));
        }
    }
    let kinds = game.content.monsters.len();
    demand(game.tables.monsters.holds(trophies, kinds), "UR-COMPONENT-14", "a monster card is in two places")
}

fn check_board(game: &Urto, state: &State) -> Result<(), WordError> {
    let occupied = state.occupied(game.everybody());
    let mut mushrooms = 0;
    for (space, n) in state.mushrooms.iter().filter(|(_, n)| **n > 0) {
        mushrooms += *n;
        demand(game.tables.in_play.has(space), "UR-SETUP-05", "a mushroom lies out of play")?;
        demand(!occupied.has(space), "UR-MUSHROOM-09", "a mushroom lies on an occupied space")?;
    }
    let all = game.content.tokens[Token::Mushroom].count;
    demand(
        mushrooms + state.bag[Token::Mushroom] <= all,
        "UR-COMPONENT-06",
        "more mushrooms than there are",
    )?;
    let dark = |who: Player| state.ground[state.heroes[who].space] == crate::state::Ground::Dark;
    let setup = matches!(state.phase, Phase::Side);
    let blind = !setup && state.cave.iter().any(dark);
    demand(!blind, "UR-TURN-07", "a hero stands on a space that is not discovered")
}
